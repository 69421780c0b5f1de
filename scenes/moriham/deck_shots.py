"""Pictures of the deck builder in its telling states."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from scenes.boxes import Shot
from scenes.driver import STEP, Driver
from scenes.gallery import evening_for
from scenes.input.intents import MOUSE, Point, Press
from scenes.moriham.deck_design import Cards, DeckDesign
from scenes.moriham.deck_editor import DeckEditor
from scenes.moriham.deck_hand import TrialHand
from scenes.moriham.deck_trial import DeckTrial
from scenes.moriham.deck_workshop import DeckWorkshop
from scenes.moriham.leaf import Reading
from scenes.moriham.looks import look_of
from scenes.works.files import Files
from scenes.works.shelf import WorkShelf
from tabletop.core.rng import Rng
from tabletop.games.moriham.decks import ready_decks
from tabletop.workbench.trials import Played, Result, Trial

_NAME: Final = "Émile's long night"


def shots() -> Iterable[Shot]:
    """The list of decks, the builder at work, its cards, and what a deck is tried with."""
    whole = _deck(0)
    part = frozenset(sorted(whole)[:31])
    yield Shot("moriham-decks", None, _show_decks)
    yield Shot("moriham-deck", None, partial(_edit, whole, _point))
    yield Shot("moriham-deck-part", None, partial(_edit, part, _filter))
    yield Shot("moriham-deck-empty", None, partial(_edit, frozenset(), lambda driver: driver.focus("save")))
    yield Shot("moriham-deck-drag", None, partial(_edit, part, _carry))
    yield Shot("moriham-deck-start", None, partial(_edit, part, lambda driver: driver.accept("begin")))
    yield Shot("moriham-deck-topics", None, partial(_edit, part, lambda driver: driver.accept("topic")))
    yield Shot("moriham-deck-code", None, partial(_edit, whole, lambda driver: driver.accept("code")))
    yield Shot("moriham-deck-reading", None, partial(_edit, whole, _read))
    yield Shot("moriham-deck-hand", None, partial(_edit, whole, lambda driver: driver.host.push(_hand(whole))))
    yield Shot("moriham-deck-trial", None, partial(_try, whole, 0.61))
    yield Shot("moriham-deck-tried", None, partial(_try, whole, 1.0))
    yield Shot("moriham-deck-files", None, _show_files)


class PlayedOut:
    """Stands for the process: so much of a trial has been played, and was won by turns.

    Args:
        trial: what is played.
        share: of the trial that has been played.
    """

    def __init__(self, share: float, trial: Trial) -> None:
        games = len(trial.setups)
        results: tuple[Result, ...] = ("won", "lost", "won", "won", "lost", "won", "lost")
        self._played = [Played(n, results[(n % 4 + 1) * n % 7]) for n in range(round(games * share))]

    def start(self) -> None:
        """It is played already."""

    def results(self) -> list[Played]:
        """All of it, once."""
        played, self._played = self._played, []
        return played

    def close(self) -> None:
        """Nothing goes on."""


def _deck(number: int) -> Cards:
    return frozenset(ready_decks()[number].cards)


def _workshop(driver: Driver) -> DeckWorkshop:
    return DeckWorkshop(evening_for(driver))


def _show_decks(driver: Driver) -> None:
    workshop = _workshop(driver)
    workshop.save(_NAME, _deck(1), None)
    workshop.save("Tides", _deck(0), None)
    workshop.keep_draft(DeckDesign(sorted(_deck(2))[:20], "Zoë"))
    driver.host.push(WorkShelf(workshop))


def _show_files(driver: Driver) -> None:
    workshop = _workshop(driver)
    workshop.hand_out(_NAME, _deck(0))
    workshop.hand_out("Fuß", _deck(1))
    driver.host.push(Files(workshop, lambda _: None))


def _edit(cards: Cards, then: Callable[[Driver], None], driver: Driver) -> None:
    driver.host.push(DeckEditor(_workshop(driver), DeckDesign(cards, _NAME if cards else "")))
    then(driver)


def _point(driver: Driver) -> None:
    driver.hover(("card", "coal_runt"))


def _filter(driver: Driver) -> None:
    editor = _editor(driver)
    editor.toggle_kin("tide")
    editor.toggle_kin("brass")
    editor.filter.topic = "draw"
    driver.host.relayout()


def _carry(driver: Driver) -> None:
    """A card in the hand, over the deck."""
    x, y = driver.centre(("card", "coal_runt"))
    driver.feed(Point(MOUSE, x, y), Press(MOUSE, x, y))
    x, y = driver.centre("save")
    driver.feed(Point(MOUSE, x - 60, y - 300), Point(MOUSE, x, y - 320))


def _read(driver: Driver) -> None:
    driver.host.push(Reading(look_of("siege_lathe")))


def _hand(cards: Cards) -> TrialHand:
    return TrialHand(cards, Rng(3))


def _try(cards: Cards, share: float, driver: Driver) -> None:
    driver.host.push(DeckEditor(_workshop(driver), DeckDesign(cards, _NAME)))
    driver.host.push(DeckTrial(cards, partial(PlayedOut, share)))
    driver.advance(2 * STEP)


def _editor(driver: Driver) -> DeckEditor:
    editor = driver.host.stack.top
    assert isinstance(editor, DeckEditor)
    return editor
