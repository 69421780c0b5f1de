"""Pyramix as plain data: positions and views, written and read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from tabletop.core.errors import BadState, EngineError
from tabletop.core.game import Position
from tabletop.games.pyramix.cubes import ALL_CUBES, COUNTS, EMPTY, KIND, KINDS, UNKNOWN, missing
from tabletop.games.pyramix.geometry import BELOW, CELLS, NAMED, NAMES, TRAY, members
from tabletop.games.pyramix.state import TAKES_IN_A_GAME, State

UNSEEN: Final = "?"
"""Stands in a view for a cube that has shown no face."""

A_CELL: Final = "x,y,z, each at least 0, their sum at most 5"
"""What a cell's name is, for who gave another."""

_SORTED_CUBES: Final = sorted(ALL_CUBES)

OPTION: Final = "cobras_block"
ALL: Final = "all"
VISIBLE: Final = "visible"


class PyramixPosition(Position, kw_only=True):
    """A game of Pyramix as plain data.

    Attributes:
        turn: the seat to play; None before that is drawn and after the end.
        cubes: name by cell (``"3,0,1"`` → ``"blue-ankh"``, ``"cobra"``; in a view ``"?"``), cells without a cube left
            out; empty before they are stacked.
        taken: by seat, the names of the cubes taken, in order.
        legal_takes: the cells whose cube the seat to play may take, ascending; open to all, though hidden cobras forbid
            takes too (P-14). It follows from the rest and is not read on loading.
    """

    cubes: dict[str, str]
    taken: list[list[str]]
    legal_takes: list[str] = msgspec.field(default_factory=list)


def legal_cells(view: PyramixPosition) -> list[int]:
    """The numbers of the cells whose cube may be taken.

    Raises:
        BadState: one of them is no cell.
    """
    for place, cell in enumerate(view.legal_takes):
        if cell not in NAMED:
            raise BadState("not_a_cell", f"legal_takes[{place}]", got=cell, want=A_CELL)
    return [NAMED[cell] for cell in view.legal_takes]


def named(cubes: Sequence[int], hidden: int = 0) -> dict[str, str]:
    """Kinds by cell number as names by cell name; the hidden cells' as UNSEEN."""
    return {
        NAMES[number]: UNSEEN if hidden >> number & 1 else KINDS[kind]
        for number, kind in enumerate(cubes)
        if kind != EMPTY
    }


def pyramid_of(cubes: Mapping[Any, Any], where: str, error: type[EngineError], *, view: bool = False) -> list[int]:
    """Names by cell name as kinds by cell number.

    Args:
        view: whether UNSEEN is allowed; it becomes UNKNOWN.

    Raises:
        EngineError: of the type given; a cell or a cube there is not.
    """
    kinds = [EMPTY] * len(CELLS)
    for cell, name in cubes.items():
        number = NAMED.get(cell)
        if number is None:
            raise error("not_a_cell", where, got=cell, want=A_CELL)
        kind = KIND.get(name) if isinstance(name, str) else None
        if kind is None:
            if not view or name != UNSEEN:
                raise _no_cube(name, f"{where}.{cell}", error)
            kind = UNKNOWN
        kinds[number] = kind
    return kinds


def full_pyramid_of(cubes: Mapping[Any, Any], where: str, error: type[EngineError]) -> list[int]:
    """The 56 cubes (P-01), one in each cell, by cell number.

    Raises:
        EngineError: of the type given; they are not that.
    """
    kinds = pyramid_of(cubes, where, error)
    if EMPTY in kinds:
        bare = [NAMES[number] for number, kind in enumerate(kinds) if kind == EMPTY]
        raise error("bare_cells", where, got=bare, want="a cube in each of the 56 cells")
    if sorted(kinds) != _SORTED_CUBES:
        raise _wrong_cubes(missing(kinds), where, error)
    return kinds


def _wrong_cubes(lacking: Counter[int], where: str, error: type[EngineError]) -> EngineError:
    got = {KINDS[kind]: COUNTS[kind] - count for kind, count in lacking.items()}
    want = {KINDS[kind]: COUNTS[kind] for kind in lacking}
    return error("wrong_cubes", where, got=got, want=want)


def restored(position: PyramixPosition) -> State:
    """The state of a full position.

    Raises:
        BadState: no game can be in it.
    """
    return _restored(position, pyramid_of(position.cubes, "cubes", BadState))


def restored_view(view: PyramixPosition) -> State:
    """The state of a view, UNKNOWN standing where a cube has shown no face. What is legal in it is what the cubes in
    sight allow: hidden cobras are not among its cobras.

    Raises:
        BadState: no game can look like it.
    """
    state = _restored(view, pyramid_of(view.cubes, "cubes", BadState, view=True))
    for number in members(state.seen):
        if state.cubes[number] == UNKNOWN:
            raise BadState(
                "unseen_in_sight", f"cubes.{NAMES[number]}", got=UNSEEN, want="a cube's name: it shows a face"
            )
    return state


def _restored(position: PyramixPosition, cubes: list[int]) -> State:
    taken = [_collection(names, f"taken[{seat}]") for seat, names in enumerate(position.taken)]
    if len(taken) != position.players:
        raise BadState("wrong_length", "taken", got=len(taken), want=position.players)
    if position.turn is not None and not 0 <= position.turn < position.players:
        raise BadState("no_such_seat", "turn", got=position.turn, want=list(range(position.players)))
    standing = [kind for kind in cubes if kind != EMPTY]
    if standing or any(taken):
        _check_shape(cubes)
        _check_cubes(standing, [kind for collection in taken for kind in collection])
    first = _first(position.turn, [len(collection) for collection in taken])
    state = State(position.players, all_cobras_block=position.options.get(OPTION, ALL) == ALL, first=first)
    if standing:
        state.stack(cubes)
    state.taken = _in_order(taken, first or 0)
    return state


def _no_cube(name: object, where: str, error: type[EngineError]) -> EngineError:
    if name == UNSEEN:
        return error("unseen_cube", where, got=name, want="a cube's name: a full position hides nothing")
    return error("unknown_cube", where, got=name, want=list(KINDS))


def _collection(names: Sequence[str], where: str) -> list[int]:
    for place, name in enumerate(names):
        if name not in KIND:
            raise _no_cube(name, f"{where}[{place}]", BadState)
    return [KIND[name] for name in names]


def _check_shape(cubes: Sequence[int]) -> None:
    for number in members(TRAY):
        if cubes[number] == EMPTY:
            raise BadState("tray_bare", "cubes", got=None, want="a cube in every cell of the tray", cell=NAMES[number])
    for number, kind in enumerate(cubes):
        if kind == EMPTY:
            continue
        for below in members(BELOW[number]):
            if cubes[below] == EMPTY:
                want = f"a cube at {NAMES[below]} for it to rest on"
                raise BadState("floating_cube", f"cubes.{NAMES[number]}", want=want)


def _check_cubes(standing: Sequence[int], taken: Sequence[int]) -> None:
    """The cubes standing, those in sight and those that are not, and those taken must be the 56."""
    unknown = standing.count(UNKNOWN)
    lacking = missing(kind for kind in (*standing, *taken) if kind != UNKNOWN)
    if min(lacking.values(), default=0) >= 0 and lacking.total() == unknown:
        return
    if unknown:
        lacking = Counter({kind: count for kind, count in lacking.items() if count < 0})
    raise _wrong_cubes(lacking, "cubes", BadState)


def _first(turn: int | None, counts: Sequence[int]) -> int | None:
    """The seat that began, from whose turn it is and how many cubes each seat has taken."""
    players, taken = len(counts), sum(counts)
    if turn is None and taken == 0:
        return None
    if turn is None and taken < TAKES_IN_A_GAME:
        raise BadState("no_turn", "turn", got=turn, want="the seat to play")
    for first in range(players) if turn is None else ((turn - taken) % players,):
        if list(counts) == _shares(players, first, taken):
            return first
    fair = _shares(players, 0 if turn is None else turn - taken, taken)
    raise BadState("wrong_turns", "taken", got=list(counts), want=fair)


def _shares(players: int, first: int, taken: int) -> list[int]:
    """How many cubes each seat has taken when so many are taken in turn."""
    return [len(range((seat - first) % players, taken, players)) for seat in range(players)]


def _in_order(taken: Sequence[Sequence[int]], first: int) -> list[int]:
    players = len(taken)
    total = sum(map(len, taken))
    return [taken[(first + turn) % players][turn // players] for turn in range(total)]
