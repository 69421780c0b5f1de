"""A game being played at this table: the match, who sits where, the bots' thinking, and its keeping.

The scene of a game shows it and submits what people choose; nothing here draws.
"""

from __future__ import annotations

import datetime
from typing import Any

import msgspec
from msgspec.structs import replace

import tabletop
from tabletop import catalogue
from tabletop.app.faults import Fault
from tabletop.app.keeping import Keeping
from tabletop.app.saves import Save, new_match_id
from tabletop.app.seats import Seat
from tabletop.app.statistics import FinishedMatch
from tabletop.bots.bot import ask
from tabletop.bots.worker import BotWorker
from tabletop.core.actions import CHANCE, Action, Decision, Event
from tabletop.core.errors import EngineError
from tabletop.core.game import Game, Setup
from tabletop.core.match import Match


class Play:
    """One match and the people and bots who play it. Every action is on the disk before its events are returned.

    Attributes:
        match: the match; change it only through this class.
        seats: who sits where, by seat.
        keep_fault: what people should be told of a failed keeping, once; the scene takes it with ``take_fault``.
    """

    def __init__(
        self,
        match: Match[Any, Any],
        seats: tuple[Seat, ...],
        keeping: Keeping | None = None,
        worker: BotWorker | None = None,
        match_id: str | None = None,
    ) -> None:
        self.match = match
        self.seats = seats
        self.keep_fault: Fault | None = None
        self._keeping = keeping
        self._worker = worker
        self._id = match_id or new_match_id()
        self._asked: tuple[int, str] | None = None
        self._answer: Action | None = None

    @classmethod
    def begin(
        cls,
        game_id: str,
        setup: Setup,
        seats: tuple[Seat, ...],
        seed: int,
        keeping: Keeping | None = None,
        worker: BotWorker | None = None,
    ) -> Play:
        """A new match, chance at its setup still due (``run_setup``). Raises BadSetup."""
        match = Match.begin(catalogue.game(game_id), setup, seed, manual=True)
        return cls(match, seats, keeping, worker)

    @classmethod
    def resume(cls, save: Save, keeping: Keeping | None = None, worker: BotWorker | None = None) -> Play:
        """The match of a save. Raises BadState when it cannot be played on, KeyError for a game not known."""
        match = Match.load(catalogue.game(save.game), save.match)
        return cls(match, save.seats, keeping, worker, save.id)

    @property
    def game(self) -> Game[Any, Any]:
        """The rules."""
        return self.match.game

    @property
    def state(self) -> Any:
        """Where the game stands, for asking the rules; never to be changed."""
        return self.match.state

    @property
    def decision(self) -> Decision | None:
        """Whose choice it is; None when over."""
        return self.match.decision

    @property
    def bot_to_move(self) -> str | None:
        """The level of the bot whose choice it is, or None."""
        decision = self.decision
        if decision is None or decision.seat == CHANCE:
            return None
        return self.seats[decision.seat].bot

    def submit(self, action: Action) -> list[Event]:
        """Applies what a seat chose, or a throw with its result. Raises IllegalAction: nothing has changed."""
        events = self.match.submit(action)
        self._after_action()
        return events

    def run_chance(self) -> list[Event]:
        """Lets the match's own chance decide what is due. Raises IllegalAction when nothing is."""
        _, events = self.match.run_chance()
        self._after_action()
        return events

    def run_setup(self) -> list[Event]:
        """Lets chance decide whatever of the setup is due."""
        events = self.match.run_setup()
        self._after_action()
        return events

    def hand_over(self, seat: int, bot: str | None) -> None:
        """Gives a seat to a bot of that level, or back to a person."""
        self.seats = tuple(replace(s, bot=bot) if i == seat else s for i, s in enumerate(self.seats))
        self._forget_question()
        self.keep()

    def wake_bots(self) -> None:
        """Starts the bots' process, if this table has one: the first question then finds it there."""
        if self._worker is not None:
            self._worker.start()

    def advise(self, level: str) -> Action | None:
        """What a bot of that level would choose for the seat to move, be it a person's, once it has chosen.

        Asks it when it has not been asked yet. Call it as often as you like: the answer stays the same until something
        is submitted. A table without bots' process asks here and now. Raises WorkerError when the bot cannot be asked.
        """
        question = (len(self.match.log), level)
        if self._asked != question:
            self._answer = None
            if self._worker is not None:
                self._worker.ask(self.game.dump(self.state), level)
                self._asked = question
                return None
            self._asked = question
        if self._answer is None:
            self._answer = self._ask_here(level) if self._worker is None else self._poll(self._worker)
        return self._answer

    def advise_here(self, level: str) -> Action:
        """The same as ``advise``, without the bots' process."""
        self._asked, self._answer = (len(self.match.log), level), self._ask_here(level)
        return self._answer

    def _ask_here(self, level: str) -> Action:
        return ask(catalogue.levels(self.game.id)[level], self.game, self.state)

    def _poll(self, worker: BotWorker) -> Action | None:
        plain = worker.poll()
        return None if plain is None else msgspec.convert(plain, self.game.action_type)

    def keep(self) -> None:
        """Writes the match whole to the disk; play goes on when that fails, and ``keep_fault`` says why."""
        keeping = self._keeping
        if keeping is None:
            return
        save = self.as_save()
        fault = keeping.attempt(lambda: keeping.saves.autosave(save))
        self.keep_fault = fault or self.keep_fault

    def take_fault(self) -> Fault | None:
        """What people should be told of a failed keeping, told once."""
        fault, self.keep_fault = self.keep_fault, None
        return fault

    def as_save(self) -> Save:
        """The match as a save."""
        data = self.match.save()
        return Save(
            program=tabletop.__version__,
            saved_at=datetime.datetime.now(datetime.UTC),
            id=self._id,
            game=self.game.id,
            variant=data["state"]["variant"],
            about={"step": len(self.match.log)},
            seats=self.seats,
            over=self.decision is None,
            match=data,
        )

    def state_at(self, step: int) -> Any:
        """The state after the first ``step`` entries of the record, to look back at."""
        return self.match.at(step)

    def _after_action(self) -> None:
        self._forget_question()
        if self.decision is None:
            self._finish()
        else:
            self.keep()

    def _finish(self) -> None:
        """A match that is over goes from the saves to the statistics."""
        keeping, outcome = self._keeping, self.game.outcome(self.state)
        if keeping is None or outcome is None:
            return
        finished = FinishedMatch(
            id=self._id,
            game=self.game.id,
            variant=self.game.position(self.state).variant,
            seats=self.seats,
            winners=outcome.ranking[0],
            day=datetime.datetime.now(datetime.UTC).date(),
            scores=outcome.scores,
        )
        self.keep()
        fault = keeping.attempt(lambda: keeping.statistics.record(finished))
        self.keep_fault = fault or self.keep_fault

    def _forget_question(self) -> None:
        if self._worker is not None and self._asked is not None:
            self._worker.forget()
        self._asked = self._answer = None


def playable(save: Save) -> None:
    """Judges the match inside a save; raises EngineError when it cannot be played on."""
    if save.game in catalogue.GAMES:
        match = Match.load(catalogue.game(save.game), save.match)
        players = match.game.position(match.state).players
        if players != len(save.seats):
            raise EngineError("seats_differ", "seats", got=len(save.seats), want=players)
