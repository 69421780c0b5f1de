"""Nothing on the screen tells a secret to who may not know it: texts, words of targets, faces of cards, in every frame.

The first two ready decks share no card, so a card's id tells whose it is.
"""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from scenes.driver import Driver
from scenes.moriham.card_face import CardLook
from scenes.moriham.table import MorihamTable
from scenes.moriham.texts.cards import name_of
from scenes.play import Play
from tabletop.app.seats import Seat
from tabletop.app.settings import Settings
from tabletop.core.game import Setup

PEOPLE = (Seat("Zoë", 0), Seat("Émile", 1))
AGAINST_BOT = (Seat("Zoë", 0), Seat("", 1, "random"))
TOOLS = ("menu", "guide", "forward", "hint", "undo")


def secret(state: Any, seat: int, *, known_to_other: bool) -> set[str]:
    """The cards of a seat that only it, or nobody, may know."""
    hand = set(state.hands[seat]) - (state.known[seat] if known_to_other else set())
    down = {spell.card for spell in state.backrow[seat] if spell is not None and spell.face == "down"}
    return hand | down | set(state.decks[seat])


def hidden_from_screen(table: MorihamTable) -> set[str]:
    """The cards that must not be seen now: the other's from who looks, everybody's while nobody does."""
    state, opened = table.play_.state, table.curtain.opened
    if opened is None:
        return secret(state, 0, known_to_other=True) | secret(state, 1, known_to_other=True)
    return secret(state, 1 - opened, known_to_other=True) | set(state.decks[opened])


def faces(key: Any) -> set[str]:
    """The ids of the cards whose faces an item shows."""
    if isinstance(key, CardLook):
        return {key.card}
    return set().union(*map(faces, key)) if isinstance(key, tuple) else set()


def seen(driver: Driver, table: MorihamTable) -> tuple[set[str], str]:
    """The ids of all faces on the screen, and all its words."""
    frame = driver.frame
    shown = set().union(*(faces(item.key) for item in frame.items)) | {look.card for look in table.flights.faces}
    words = [*frame.texts, *(target.words for target in frame.targets), table.shown.news]
    return shown, "\n".join(words)


def named(card: str, words: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(name_of(card))}(?!\w)", words) is not None


@pytest.mark.rule("H-05", "H-44")
@pytest.mark.parametrize(
    ("seats", "seed", "frames", "animation"),
    [(PEOPLE, 1, 320, "none"), (PEOPLE, 2, 190, "calm"), (AGAINST_BOT, 3, 160, "none"), (AGAINST_BOT, 4, 150, "calm")],
)
def test_no_frame_tells_a_secret(seats: Any, seed: int, frames: int, animation: Any) -> None:
    chance = random.Random(seed)
    play = Play.begin("moriham", Setup("base", 2), seats, seed)
    table = MorihamTable(play)
    driver = Driver(table, (1280, 720), Settings(animation=animation))
    driver.draw()
    before: set[str] = set()
    moves = opened = closed = 0
    for _ in range(frames):
        if play.decision is None:
            break
        log = len(play.match.log)
        hidden = hidden_from_screen(table)
        driver.advance(17 if animation == "none" else 90, 90)
        told = hidden & hidden_from_screen(table) & (before or hidden)
        shown, words = seen(driver, table)
        assert not told & shown
        leaks = [card for card in told if named(card, words)]
        assert not leaks
        opened += table.curtain.opened is not None
        closed += table.curtain.opened is None
        before = hidden
        targets = [t for t in driver.frame.targets if t.enabled and (t.act or t.hold) and t.id not in TOOLS]
        targets = [t for t in targets if t.id != "back"]
        if targets and (animation == "none" or chance.random() < 0.5):
            target = chance.choice(targets)
            if chance.random() < 0.3:
                driver.hover(target.id)
            else:
                driver.click(target.id)
        moves += len(play.match.log) - log
    assert moves > 3
    assert opened
    assert closed or seats is AGAINST_BOT


@pytest.mark.rule("H-05")
def test_looking_back_keeps_the_same_secrets(sit: Any) -> None:
    sitting = sit("main1", PEOPLE)
    table, driver = sitting.table, sitting.driver
    driver.accept("open")
    hand = set(sitting.play.state.hands[0])
    assert hand <= seen(driver, table)[0]
    driver.accept("end turn")
    sitting.wait(1200)
    table.look(0)
    driver.draw()
    shown, words = seen(driver, table)
    assert not hand & shown
    assert not [card for card in hand if named(card, words)]


def test_a_save_is_told_of_without_cards(sit: Any) -> None:
    """What the shelf tells of a saved game holds no card."""
    about = sit("main1", PEOPLE).play.as_save().about
    assert set(about) == {"step"}
