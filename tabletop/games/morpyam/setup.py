"""A game of Morpyam at its beginning: what the table has fixed, and the faults in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from tabletop.core.errors import BadSetup, EngineError, IllegalAction
from tabletop.core.game import OptionValue, Setup
from tabletop.dice.fair_play import FairPlay
from tabletop.games.morpyam import laying
from tabletop.games.morpyam.grids import SIDE, SQUARES, TILES_OF, Grid, check_tiles, grid, layout_of
from tabletop.games.morpyam.state import MorpyamState, Table
from tabletop.games.morpyam.tiles import Tile

_FIXED: Final = {"classic": ("first", "grid"), "flash": ("first", "grid"), "plus": ("first", "grid", "tiles")}


def new_state(setup: Setup, options: Mapping[str, OptionValue]) -> MorpyamState:
    """The state before the first throw. In Plus a grid that is given is played on as it is, without a draw (M-73).

    Args:
        setup: whose variant and number of players are sound.
        options: every option with its value.

    Raises:
        BadSetup: something fixed is unknown, of another shape, or cannot be.
    """
    variant, players = setup.variant, setup.players
    fixed = setup.fixed
    for name in fixed:
        if name not in _FIXED[variant]:
            raise BadSetup("unknown_setup", f"setup.{name}", got=name, want=list(_FIXED[variant]))
    table = Table(variant, players, cast(FairPlay, options["fair_play"]), bool(options["double_morpyam"]))
    first = fixed.get("first")
    if first is not None and (type(first) is not int or first not in range(players)):
        raise BadSetup("out_of_range", "setup.first", got=first, want=list(range(players)))
    given, tiles = fixed.get("grid"), fixed.get("tiles")
    if given is not None and tiles is not None:
        raise BadSetup("grid_or_tiles", "setup.tiles", want="either a grid or tiles to lay, not both")
    if given is not None or variant != "plus":
        whole = grid(variant) if given is None else read_grid(given, variant, "setup.grid", BadSetup)
        state = MorpyamState(table, list(whole), layout_of(whole), first)
        if variant == "plus":
            state.tiles = [[] for _ in range(players)]
        return state
    state = MorpyamState(table, [None] * SQUARES, None, first)
    if tiles is not None:
        state.tiles = _hands(tiles, players)
    return state


def read_grid(given: Any, variant: str, where: str, error: type[EngineError]) -> Grid:
    """A whole grid given as six rows of six tiles.

    Raises:
        EngineError: of the kind ``error``, naming a row, a square, or the tiles that are missing or doubled.
    """
    wanted = TILES_OF[variant]
    if not _is_list(given, SIDE):
        raise error("bad_shape", where, want=f"{SIDE} rows of {SIDE} tiles")
    for row, tiles in enumerate(given):
        if not _is_list(tiles, SIDE):
            raise error("bad_shape", f"{where}[{row}]", want=f"{SIDE} tiles")
        for column, tile in enumerate(tiles):
            if not isinstance(tile, str) or tile not in wanted:
                raise error("unknown_tile", f"{where}[{row}][{column}]", got=tile, want=list(wanted))
    whole = tuple(cast(Tile, tile) for tiles in given for tile in tiles)
    check_tiles(whole, wanted, where, error)
    return whole


def _hands(given: Any, players: int) -> list[list[Tile]]:
    if not _is_list(given, players) or not all(_is_list(hand) for hand in given):
        raise BadSetup("bad_shape", "setup.tiles", want=f"{players} lists of tiles")
    hands = tuple(tuple(hand) for hand in given)
    try:
        laying.check_drawn(hands, players)
    except IllegalAction as fault:
        where = f"setup.{fault.where}"
        raise BadSetup(fault.code, where, got=fault.got, want=fault.want) from fault
    return [list(hand) for hand in hands]


def _is_list(given: Any, length: int | None = None) -> bool:
    plain = isinstance(given, Sequence) and not isinstance(given, str)
    return plain and (length is None or len(given) == length)
