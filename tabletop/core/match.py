"""A game being played: its state, its chance and its record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Generic

import msgspec

from tabletop.core.actions import CHANCE, Action, Decision, Event
from tabletop.core.errors import BadState, IllegalAction
from tabletop.core.game import Game, PositionT, Setup, StateT, shape_fault, to_plain
from tabletop.core.rng import Rng

SAVE_FORMAT: Final = 1
"""The version of the shape that ``Match.save`` writes."""


class Entry(msgspec.Struct, frozen=True):
    """One line of the record.

    Attributes:
        seat: who acted; CHANCE for dice and shuffles.
        action: what was done, with the result in it if it was chance.
    """

    seat: int
    action: Action


class _SavedEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    action: dict[str, Any]


class _Saved(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    format: int
    game: str
    rules_version: int
    rng: int
    start: dict[str, Any]
    log: list[_SavedEntry]
    state: dict[str, Any]


class Match(Generic[StateT, PositionT]):
    """A game under way. Rules are asked of the game; this keeps what the game does not.

    Attributes:
        game: the rules.
        state: where the game stands. Clone it before trying anything out.
        rng: chance of this match; asked only by ``run_chance``.
        log: the record so far, chance included.
        start: the position the record starts from.
    """

    def __init__(self, game: Game[StateT, PositionT], state: StateT, rng: Rng) -> None:
        self.game = game
        self.state = state
        self.rng = rng
        self.log: list[Entry] = []
        self.start: dict[str, Any] = game.dump(state)

    @classmethod
    def begin(
        cls, game: Game[StateT, PositionT], setup: Setup, seed: int, *, manual: bool = False
    ) -> Match[StateT, PositionT]:
        """A new match; chance at the setup has run from the seed, unless ``manual`` leaves it to be submitted.

        Raises:
            BadSetup: the setup cannot be played.
        """
        match = cls(game, game.new(setup), Rng(seed))
        if not manual:
            match.run_setup()
        return match

    @property
    def decision(self) -> Decision | None:
        """Whose choice it is and of what kind; None when the game is over."""
        return self.game.decision(self.state)

    def submit(self, action: Action) -> list[Event]:
        """Applies the action of the seat to decide, or chance's with its result given, and records it.

        Raises:
            IllegalAction: it is not legal; nothing has changed.
        """
        decision = self.decision
        if decision is None:
            raise IllegalAction("over")
        events = self.game.apply(self.state, action)
        self.log.append(Entry(decision.seat, action))
        return events

    def run_chance(self) -> tuple[Action, list[Event]]:
        """Lets this match's chance decide what is due.

        Raises:
            IllegalAction: no chance is due.
        """
        decision = self.decision
        if decision is None:
            raise IllegalAction("over")
        if decision.seat != CHANCE:
            raise IllegalAction("no_chance_due", got=to_plain(decision))
        action = self.game.sample(self.state, self.rng)
        return action, self.submit(action)

    def run_setup(self) -> list[Event]:
        """Lets chance decide whatever of the setup is still due."""
        events: list[Event] = []
        while (decision := self.decision) is not None and self._is_setup(decision):
            events += self.run_chance()[1]
        return events

    def _is_setup(self, decision: Decision) -> bool:
        return decision.seat == CHANCE and type(decision).__struct_config__.tag in self.game.setup_kinds

    def at(self, step: int) -> StateT:
        """The state after the first ``step`` entries of the record.

        Raises:
            IndexError: the record has fewer.
        """
        if not 0 <= step <= len(self.log):
            raise IndexError(f"step {step} of a record of {len(self.log)}")
        state = self.game.load(self.start)
        for entry in self.log[:step]:
            self.game.apply(state, entry.action)
        return state

    def save(self) -> dict[str, Any]:
        """The match as plain JSON data: the snapshot to play on from, and the record to look back on."""
        return {
            "format": SAVE_FORMAT,
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "rng": self.rng.state,
            "start": self.start,
            "log": [{"seat": entry.seat, "action": to_plain(entry.action)} for entry in self.log],
            "state": self.game.dump(self.state),
        }

    @classmethod
    def load(cls, game: Game[StateT, PositionT], data: object) -> Match[StateT, PositionT]:
        """A match as ``save`` gave it. Play goes on from the snapshot.

        Where the record was made under other rules, or does not lead to the snapshot, looking back starts at
        the snapshot.

        Raises:
            BadState: the data are cut off, foreign, or no game can be in the snapshot.
        """
        if not isinstance(data, Mapping):
            raise BadState("not_an_object", got=type(data).__name__, want="object")
        try:
            saved = msgspec.convert(data, _Saved)
        except (msgspec.ValidationError, RecursionError) as error:
            raise shape_fault(error, BadState) from error
        if saved.format != SAVE_FORMAT:
            raise BadState("other_format", "format", got=saved.format, want=SAVE_FORMAT)
        if saved.game != game.id:
            raise BadState("other_game", "game", got=saved.game, want=game.id)
        if not 0 <= saved.rng < 1 << 64:
            raise BadState("out_of_range", "rng", got=saved.rng, want="0 to 2**64 - 1")
        match = cls(game, game.load(saved.state), Rng(saved.rng))
        if saved.rules_version == game.rules_version:
            match._take_record(saved)
        return match

    def _take_record(self, saved: _Saved) -> None:
        try:
            state = self.game.load(saved.start)
            log = []
            for line in saved.log:
                action: Action = msgspec.convert(line.action, self.game.action_type)
                self.game.apply(state, action)
                log.append(Entry(line.seat, action))
            if self.game.dump(state) != self.game.dump(self.state):
                return
        except (BadState, IllegalAction, msgspec.ValidationError):
            return
        self.start, self.log = saved.start, log
