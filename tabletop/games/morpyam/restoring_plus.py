"""What a position of Plus says of the tiles: drawn, laid, confirmed (M-70 to M-72)."""

from __future__ import annotations

from typing import cast

from msgspec import UNSET

from tabletop.core.errors import BadState
from tabletop.games.morpyam.grids import SIDE, check_tiles
from tabletop.games.morpyam.laying import share
from tabletop.games.morpyam.position import MorpyamPosition
from tabletop.games.morpyam.seats import marks_of
from tabletop.games.morpyam.state import MorpyamState
from tabletop.games.morpyam.tiles import CLASSIC_TILES, Tile


def take_laying(state: MorpyamState, position: MorpyamPosition) -> None:
    """Takes the tiles over, and who has confirmed; where all have, the grid itself is not looked at here.

    Raises:
        BadState: tiles are missing or too many, or those who lay cannot have come so far.
    """
    players = state.table.players
    whole = all(state.grid)
    state.tiles = _hands(position, players, whole)
    if position.confirmed is not UNSET:
        state.confirmed = marks_of(position.confirmed, "confirmed", players)
    else:
        state.confirmed = [whole and not any(state.tiles or ())] * players
    if all(state.confirmed):
        _check_done(state, position)
        return
    if state.tiles is None:
        _check_nothing_laid(state, position, "tiles")
        return
    check_tiles(
        [*filter(None, state.grid), *(tile for hand in state.tiles for tile in hand)], CLASSIC_TILES, "tiles", BadState
    )
    if state.turn is None:
        _check_nothing_laid(state, position, "turn")
    _check_order(state)
    _take_laid(state, position)


def _hands(position: MorpyamPosition, players: int, whole: bool) -> list[list[Tile]] | None:
    if position.tiles is UNSET or position.tiles is None:
        return [[] for _ in range(players)] if whole else None
    if len(position.tiles) != players:
        raise BadState("wrong_count", "tiles", got=len(position.tiles), want=players)
    for seat, hand in enumerate(position.tiles):
        for place, tile in enumerate(hand):
            if tile not in CLASSIC_TILES:
                raise BadState("unknown_tile", f"tiles[{seat}][{place}]", got=tile, want=list(CLASSIC_TILES))
    return [[cast(Tile, tile) for tile in hand] for hand in position.tiles]


def _check_done(state: MorpyamState, position: MorpyamPosition) -> None:
    """All have confirmed: nobody holds a tile, none can be taken back."""
    if any(state.tiles or ()):
        raise BadState("tiles_left", "tiles", got=state.tiles, want=[[] for _ in state.confirmed])
    if position.laid is not UNSET and position.laid:
        raise BadState("confirmed_tiles", "laid", got=position.laid, want=[])


def _check_nothing_laid(state: MorpyamState, position: MorpyamPosition, missing: str) -> None:
    """Before the draw, and before who starts is decided, no tile lies and nobody has confirmed."""
    laid = position.laid is not UNSET and position.laid
    if any(state.grid) or any(state.confirmed) or laid:
        want = "tiles for each seat" if missing == "tiles" else list(range(len(state.confirmed)))
        raise BadState(f"{missing}_missing", missing, got=None, want=want)


def _check_order(state: MorpyamState) -> None:
    """M-71: those before the seat whose turn it is have laid and confirmed all, those after it nothing."""
    players, tiles = state.table.players, cast("list[list[Tile]]", state.tiles)
    turn = state.turn or 0
    done = sum(state.confirmed)
    expected = [(turn - seat) % players in range(1, done + 1) for seat in range(players)]
    if state.confirmed != expected:
        want = [seat for seat, mark in enumerate(expected) if mark]
        got = [seat for seat, mark in enumerate(state.confirmed) if mark]
        raise BadState("not_in_turn", "confirmed", got=got, want=want)
    each = share(players)
    for seat, hand in enumerate(tiles):
        possible = range(each + 1) if seat == state.turn else (0,) if state.confirmed[seat] else (each,)
        if len(hand) not in possible:
            raise BadState("wrong_count", f"tiles[{seat}]", got=len(hand), want=list(possible))


def _take_laid(state: MorpyamState, position: MorpyamPosition) -> None:
    """The squares of the tiles that the seat whose turn it is has laid: as many as it holds no more."""
    count = (
        0 if state.turn is None else share(state.table.players) - len(cast("list[list[Tile]]", state.tiles)[state.turn])
    )
    if position.laid is UNSET:
        if count and any(state.confirmed):
            raise BadState("laid_missing", "laid", got=None, want=f"{count} squares")
        state.laid = sum(1 << square for square, tile in enumerate(state.grid) if tile and count)
        return
    for place, at in enumerate(position.laid):
        square = SIDE * at[0] + at[1] if len(at) == 2 and all(part in range(SIDE) for part in at) else None
        if square is None or state.grid[square] is None or state.laid >> square & 1:
            raise BadState("no_tile_there", f"laid[{place}]", got=at, want="a square with a tile, row and column, once")
        state.laid |= 1 << square
    if len(position.laid) != count:
        raise BadState("wrong_count", "laid", got=len(position.laid), want=count)
