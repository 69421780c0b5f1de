"""Pyramix: the rules of RULES.md as a Game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from tabletop.core.actions import CHANCE, Action, Decision, Event, Outcome, Viewer, rank
from tabletop.core.errors import BadSetup, IllegalAction
from tabletop.core.game import Game, Option, Setup, Variant, to_plain
from tabletop.core.rng import Rng
from tabletop.games.pyramix import events
from tabletop.games.pyramix.actions import (
    STACK_DUE,
    START_DUE,
    TAKE_DUE,
    TAKES,
    PyramixAction,
    Stacked,
    Starts,
    Take,
)
from tabletop.games.pyramix.cubes import ALL_CUBES, COLOURS, KIND, KINDS
from tabletop.games.pyramix.geometry import BIT, CELLS, NAMES, NUMBER, SEEN_AT_FIRST, TOUCHING, members
from tabletop.games.pyramix.hidden import Hidden
from tabletop.games.pyramix.positions import (
    ALL,
    OPTION,
    UNSEEN,
    VISIBLE,
    PyramixPosition,
    full_pyramid_of,
    named,
    restored,
)
from tabletop.games.pyramix.settlement import Settlement, settle
from tabletop.games.pyramix.state import State


class Pyramix(Game[State, PyramixPosition]):
    """The rules of Pyramix.

    ``why_not`` of a take gives the code ``not_a_cell``, ``empty_cell``, ``no_face`` or ``one_face`` (P-12),
    ``tray_bare`` (P-13), ``cobra`` with the cells of the cobras in sight as ``cobras``, or ``hidden_cobra``, which
    never says where (P-14).
    """

    id: ClassVar[str] = "pyramix"
    rules_version: ClassVar[int] = 1
    variants: ClassVar[tuple[Variant, ...]] = (Variant("base", (2, 3, 4)),)
    options: ClassVar[tuple[Option, ...]] = (Option(OPTION, (ALL, VISIBLE)),)
    action_type: ClassVar[Any] = PyramixAction
    position_type: ClassVar[type[Any]] = PyramixPosition
    setup_kinds: ClassVar[frozenset[str]] = frozenset({"stack", "starts"})

    def new(self, setup: Setup) -> State:
        """A game at its beginning. The setup may fix ``first``, a seat, and ``cubes``, every cell's cube by name."""
        self.variant_of(setup.variant, setup.players)
        options = self.options_of(setup.options)
        for name, value in setup.fixed.items():
            if name not in ("first", "cubes"):
                raise BadSetup("unknown_setup", f"setup.{name}", got=value, want=["cubes", "first"])
        first = setup.fixed.get("first")
        if first is not None and (type(first) is not int or not 0 <= first < setup.players):
            raise BadSetup("no_such_seat", "setup.first", got=first, want=list(range(setup.players)))
        state = State(setup.players, all_cobras_block=options[OPTION] == ALL, first=first)
        cubes = setup.fixed.get("cubes")
        if cubes is not None:
            if not isinstance(cubes, Mapping):
                raise BadSetup("bad_shape", "setup.cubes", got=type(cubes).__name__, want="object: cell to cube")
            state.stack(full_pyramid_of(cubes, "setup.cubes", BadSetup))
        return state

    def decision(self, state: State) -> Decision | None:
        """Stacking and drawing the start are chance's, every take a seat's."""
        seat = state.to_play
        if seat is not None and state.filled:
            return TAKE_DUE[seat]
        if not state.filled:
            return STACK_DUE
        return None if state.over else START_DUE

    def legal(self, state: State) -> tuple[Take, ...]:
        """The takes allowed (P-11…P-15), by cell, ascending."""
        if state.first is None:
            return ()
        takes: tuple[Take, ...] = ()
        for of_byte, byte in zip(_TAKES_OF_BYTES, state.takeable.to_bytes(7, "little"), strict=True):
            takes += of_byte[byte]
        return takes

    def check(self, state: State, action: Action) -> None:
        """Raises IllegalAction if the action cannot be applied now."""
        if type(action) is Take:
            number = NUMBER.get(action.cube)
            if number is None or state.first is None or not state.takeable & BIT[number]:
                raise self._refusal(state, action)
            return
        decision = self.decision(state)
        if decision is None:
            raise IllegalAction("over")
        if type(action) is Stacked and decision is STACK_DUE:
            full_pyramid_of(action.cubes, "action.cubes", IllegalAction)
        elif type(action) is Starts and decision is START_DUE:
            if not 0 <= action.seat < state.players:
                raise IllegalAction("no_such_seat", "action.seat", got=action.seat, want=list(range(state.players)))
        else:
            raise _wrong_kind(decision, action)

    def perform(self, state: State, action: Action) -> list[Event]:
        """Applies an action that ``check`` accepts."""
        if type(action) is Take:
            return self._take(state, NUMBER[action.cube])
        if type(action) is Stacked:
            state.stack([KIND[action.cubes[name]] for name in NAMES])
            return [events.PyramidStacked(named(state.cubes))]
        assert type(action) is Starts
        state.first = action.seat
        return [events.StartDrawn(action.seat)]

    def sample(self, state: State, rng: Rng) -> Action:
        """A random stacking (P-05), or a random seat to start (P-10)."""
        if not state.stacked:
            cubes = list(ALL_CUBES)
            rng.shuffle(cubes)
            return Stacked(named(cubes))
        return Starts(rng.below(state.players))

    def outcome(self, state: State) -> Outcome | None:
        """The points of P-20…P-23; None before only the tray's layer is left."""
        if not state.over:
            return None
        scores = _settlement(state).scores
        return Outcome("points", rank(scores), scores)

    def position(self, state: State) -> PyramixPosition:
        """The whole state as plain data."""
        return self._position(state, 0)

    def view(self, state: State, viewer: Viewer) -> PyramixPosition:  # noqa: ARG002 - all know the same (P-05)
        """The state with ``"?"`` for each cube that has shown no face."""
        return self._position(state, state.hidden)

    def redact(self, event: Event, viewer: Viewer) -> Event:  # noqa: ARG002 - all know the same (P-05)
        """The event; of the stacking, only what shows a face."""
        if type(event) is not events.PyramidStacked:
            return event
        return events.PyramidStacked(
            {NAMES[n]: event.cubes[NAMES[n]] if SEEN_AT_FIRST & BIT[n] else UNSEEN for n in range(len(CELLS))}
        )

    def determinize(self, view: PyramixPosition, rng: Rng) -> State:
        """A full state in which the same cubes are in sight and the same takes legal; each is as likely."""
        return Hidden(view).sample(rng)

    def restore(self, position: PyramixPosition) -> State:
        """The state that a full position describes. Raises BadState if no game can be in it."""
        return restored(position)

    def _position(self, state: State, hidden: int) -> PyramixPosition:
        decision, outcome = self.decision(state), self.outcome(state)
        return PyramixPosition(
            game=self.id,
            variant=self.variants[0].id,
            players=state.players,
            options={OPTION: ALL if state.all_cobras_block else VISIBLE},
            turn=state.first if not state.stacked else state.to_play,
            decision=None if decision is None else to_plain(decision),
            outcome=None if outcome is None else to_plain(outcome),
            cubes=named(state.cubes, hidden),
            taken=[[KINDS[kind] for kind in state.collection(seat)] for seat in range(state.players)],
            legal_takes=[NAMES[NUMBER[take.cube]] for take in self.legal(state)],
        )

    def _take(self, state: State, number: int) -> list[Event]:
        seat = state.to_play
        assert seat is not None
        taken = KINDS[state.cubes[number]]
        slid, revealed = state.take(number)
        told: list[Event] = [events.Taken(seat, CELLS[number], taken)]
        if slid:
            gaps = (number, *slid)
            told.append(events.Slid(tuple([(CELLS[a], CELLS[b]) for a, b in zip(slid, gaps, strict=False)])))
        if revealed:
            told.append(events.Revealed({NAMES[n]: KINDS[state.cubes[n]] for n in members(revealed)}))
        if state.over:
            told += _told_at_the_end(_settlement(state), state.cubes)
        return told

    def _refusal(self, state: State, action: Take) -> IllegalAction:
        """Why the take is not allowed now."""
        decision = self.decision(state)
        if decision is None:
            return IllegalAction("over")
        if decision.seat == CHANCE:
            return _wrong_kind(decision, action)
        where, cell = "action.cube", list(action.cube)
        number = NUMBER.get(action.cube)
        if number is None:
            return IllegalAction("not_a_cell", where, got=cell, want="x, y, z, each at least 0, their sum at most 5")
        if not state.filled & BIT[number]:
            return IllegalAction("empty_cell", where, got=cell, want="a cell with a cube")
        faces = state.faces(number)
        if faces < 2:
            code = "one_face" if faces else "no_face"
            return IllegalAction(code, where, got=cell, want="a cube that shows two faces or three")
        if not state.movable & BIT[number]:
            return IllegalAction("tray_bare", where, got=cell, want="a cube of the tray with another on it")
        seen = TOUCHING[number] & state.cobras & state.seen
        if seen:
            cobras = [list(CELLS[cobra]) for cobra in members(seen)]
            return IllegalAction("cobra", where, got=cell, want="a cube that touches no cobra", cobras=cobras)
        return IllegalAction("hidden_cobra", where, got=cell, want="a cube that touches no cobra")


_TAKES_OF_BYTES: Final = tuple(
    tuple(tuple(TAKES[first + bit] for bit in range(8) if byte >> bit & 1) for byte in range(256))
    for first in range(0, len(CELLS), 8)
)
"""The takes of each of the seven bytes of a set of cells, by the byte's value."""


def _wrong_kind(decision: Decision, action: Action) -> IllegalAction:
    due = decision.__struct_config__.tag
    want = {"stack": "stacked"}.get(str(due), due)
    return IllegalAction("not_now", "action.type", got=action.__struct_config__.tag, want=want)


def _settlement(state: State) -> Settlement:
    return settle(state.cubes, [state.collection(seat) for seat in range(state.players)])


def _told_at_the_end(settlement: Settlement, cubes: list[int]) -> list[Event]:
    """The count as the sheet tells it: cobras and their neighbours out, majority by majority, the points."""
    told: list[Event] = []
    if settlement.cobras:
        told.append(events.CobrasOut(tuple(CELLS[number] for number in settlement.cobras)))
    if settlement.beside:
        told.append(events.BesideOut({NAMES[number]: KINDS[cubes[number]] for number in settlement.beside}))
    for award in settlement.awards:
        left = {NAMES[number]: KINDS[cubes[number]] for number in award.cells}
        told.append(events.Majority(COLOURS[award.colour], award.seat, award.ankhs, left))
    told.append(events.Scored(settlement.scores))
    return told


GAME: Final = Pyramix()
