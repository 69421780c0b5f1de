"""How does it do? A hundred quick duels against each ready deck, played by bots behind the window."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar, Final, Protocol

from scenes.input.intents import Back, Intent, Menu
from scenes.kit.layout import Node
from scenes.kit.ui import Ui
from scenes.moriham.deck_design import Cards
from scenes.moriham.deck_words import ready_name
from scenes.scene import Scene
from scenes.setup.plan import bot_levels
from scenes.words import who_plays
from tabletop.app.formats import format_percent
from tabletop.app.translations import _
from tabletop.bots.process import WorkerError
from tabletop.core.game import Setup
from tabletop.games.moriham.decks import Deck, ready_decks
from tabletop.workbench.trials import Played, Result, Trial, TrialRunner, processes_for

DUELS: Final = 100
"""Duels against each ready deck."""

_GAME: Final = "moriham"
_FEW: Final = 10  # duels that tell nothing yet
_STRONG, _EVEN, _WEAK = 0.6, 0.53, 0.47
_POOR: Final = 0.4


class Runner(Protocol):
    """Plays a trial: ``tabletop.workbench.trials.TrialRunner``, or one for tests and pictures."""

    def start(self) -> None:
        """Begins. Raises WorkerError."""

    def results(self) -> Iterable[Played]:
        """What has been played since it was last asked. Raises WorkerError."""

    def close(self) -> None:
        """Ends, in the middle of a game too."""


def _run(trial: Trial) -> Runner:
    return TrialRunner(trial, processes_for(len(trial.setups)))


class DeckTrial(Scene):
    """The duels of a deck, as they are played.

    Args:
        cards: the deck, whole.
        run: makes what plays a trial.
    """

    overlay: ClassVar[bool] = True

    def __init__(self, cards: Cards, run: Callable[[Trial], Runner] = _run) -> None:
        self._cards = tuple(sorted(cards))
        self._others: tuple[Deck, ...] = ready_decks()
        self._run = run
        self._runner: Runner | None = None
        self._level = bot_levels(_GAME)[0]
        self._stopped = ""
        self.results: list[Counter[Result]] = [Counter() for _deck in self._others]

    # What is played

    @property
    def played(self) -> int:
        """Duels played so far."""
        return sum(results.total() for results in self.results)

    @property
    def running(self) -> bool:
        """Whether duels are being played."""
        return self._runner is not None

    def trial(self) -> Trial:
        """The duels: by turns against each deck, and by turns beginning."""
        setups = [
            Setup("base", 2, {}, {"decks": [list(self._cards), list(other.cards)], "first": number % 2})
            for number in range(DUELS)
            for other in self._others
        ]
        return Trial(_GAME, tuple(setups), self._level, secrets.randbits(63))

    def begin(self) -> None:
        """Plays anew."""
        self._end()
        self._stopped = ""
        self.results = [Counter() for _deck in self._others]
        self._runner = self._run(self.trial())
        try:
            self._runner.start()
        except WorkerError:
            self._fail()

    def _end(self) -> None:
        if self._runner is not None:
            self._runner.close()
            self._runner = None

    def _fail(self) -> None:
        self._end()
        self._stopped = _("The duels broke off")

    def enter(self) -> None:
        """The duels begin by themselves."""
        self.begin()

    def leave(self) -> None:
        """No duel goes on behind a scene that is gone."""
        self._end()

    def advance(self, _elapsed: float, /) -> None:
        """Takes what has been played."""
        if self._runner is None:
            return
        try:
            news = list(self._runner.results())
        except WorkerError:
            self._fail()
            self.refresh()
            return
        for one in news:
            self.results[one.number % len(self._others)][one.result] += 1
        if news:
            if self.played >= DUELS * len(self._others):
                self._end()
            self.refresh()

    # How it looks

    def compose(self, ui: Ui) -> Node:
        """The levels above, a row a deck, the progress, and what it means in words."""
        levels = [(level, who_plays(level)) for level in bot_levels(_GAME)]
        whole = DUELS * len(self._others)
        progress = 300 if not ui.compact else 380
        rows = [self._row(ui, deck, results) for deck, results in zip(self._others, self.results, strict=True)]
        again = ui.button(
            "again", _("Once more"), self.begin, enabled=not self.running, why=_("Duels are being played")
        )
        stop = ui.button("stop", _("Stop"), self.stop, enabled=self.running, why=_("No duel is being played"))
        body = ui.column(
            ui.heading(_("How does it do?")),
            ui.row(
                ui.text(_("Both decks are played by"), grow=1),
                ui.stepper("level", levels, self._level, self._choose_level, width=360 if not ui.compact else 520),
                gap=20,
            ),
            ui.column(*rows, gap=18),
            ui.row(
                ui.progress(self.played / whole, grow=1),
                ui.small(
                    _("{count} of {most} duels").format(count=self.played, most=whole),
                    align="right",
                    lines=1,
                    width=progress,
                ),
                gap=18,
            ),
            ui.text(self._verdict(), bold=True, lines=2, least_height=84),
            ui.row(
                again,
                stop,
                ui.space(grow=1),
                ui.button("close", _("Close"), self.host.pop, style="primary", default=True),
                gap=16,
            ),
            gap=24,
        )
        return ui.center(ui.card(body, pad=44, width=min(1240.0, ui.width * 0.94)))

    def _row(self, ui: Ui, deck: Deck, results: Counter[Result]) -> Node:
        games = results.total()
        rate = _rate(results)
        told = "" if not games else format_percent(rate)
        count = _("{count} of {most}").format(count=results["won"], most=games)
        return ui.row(
            ui.text(ready_name(deck), lines=1, width=390 if not ui.compact else 470),
            ui.progress(rate if games else 0.0, grow=1),
            ui.text(told, bold=True, align="right", lines=1, width=120),
            ui.small(count if games else "", align="right", lines=1, width=190 if not ui.compact else 260),
            gap=18,
        )

    def _verdict(self) -> str:
        """What the results mean, in plain words."""
        if self._stopped:
            return self._stopped
        if self.played < _FEW * len(self._others):
            return _("The first duels are being played") if self.running else ""
        rates = [_rate(results) for results in self.results]
        return f"{_overall(sum(rates) / len(rates))} {self._hardest(rates)}"

    def _hardest(self, rates: Sequence[float]) -> str:
        """Against whom it does best and worst."""
        best, worst = max(rates), min(rates)
        if best - worst < 0.1:
            return ""
        return _("Best against {best}, hardest against {worst}.").format(
            best=ready_name(self._others[rates.index(best)]), worst=ready_name(self._others[rates.index(worst)])
        )

    def stop(self) -> None:
        """Plays no more; what was played stays."""
        self._end()

    def _choose_level(self, level: str) -> None:
        self._level = level
        self.begin()

    def handle(self, intent: Intent) -> bool:
        """Back closes it."""
        if isinstance(intent, Back | Menu):
            self.host.pop()
            return True
        return False


def _rate(results: Counter[Result]) -> float:
    """The share of duels won; a draw is half a win."""
    games = results.total()
    return (results["won"] + results["drawn"] / 2) / games if games else 0.0


def _overall(rate: float) -> str:
    """How strong a deck with that share of wins is."""
    if rate >= _STRONG:
        return _("A strong deck: it wins most of its duels.")
    if rate > _EVEN:
        return _("A good deck: it wins more than it loses.")
    if rate >= _WEAK:
        return _("It holds its own.")
    if rate > _POOR:
        return _("It loses a little more than it wins.")
    return _("It loses most of its duels.")
