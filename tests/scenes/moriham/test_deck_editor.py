"""Building a deck: looked for, read, chosen and left out by every device; undone; kept and handed on."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from scenes.driver import Driver
from scenes.evening import Evening
from scenes.gallery import evening_for
from scenes.input.intents import KEYBOARD, MOUSE, Back, Direction, Hint, Key, Lapse, Point, Secondary
from scenes.kit.dialog import Ask
from scenes.kit.writing import Writing
from scenes.moriham.deck_design import DeckDesign, in_order
from scenes.moriham.deck_editor import DeckEditor
from scenes.moriham.deck_hand import HAND, TrialHand
from scenes.moriham.deck_topics import TopicCard
from scenes.moriham.deck_workshop import DeckWorkshop
from scenes.moriham.leaf import Reading
from scenes.works.code import CodeCard
from scenes.works.shelf import WorkShelf
from scenes.works.start import Start
from tabletop.app.decks import DECKS
from tabletop.app.translations import set_language
from tabletop.core.rng import Rng
from tabletop.games.moriham import deck_codes
from tabletop.games.moriham.decks import RECOMMENDED, Sort, ready_decks
from tabletop.games.moriham.soundness import standard_box
from tabletop.games.moriham.topics import topics_of

CARDS = standard_box().cards
READY, OTHER = (frozenset(deck.cards) for deck in ready_decks()[:2])
SOME = sorted(READY)[:8]

pytestmark = pytest.mark.rule("H-01")


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    set_language("en")
    yield
    set_language("en")


class Bench:
    """The deck builder at work."""

    def __init__(self, home: Path, design: DeckDesign | None = None, size: tuple[int, int] = (1280, 720)) -> None:
        self.driver = Driver(size=size)
        self.evening: Evening = evening_for(self.driver, home)
        self.workshop = DeckWorkshop(self.evening)
        self.design = design or DeckDesign()
        self.editor = DeckEditor(self.workshop, self.design)
        self.driver.host.push(self.editor)

    @property
    def cards(self) -> frozenset[str]:
        return self.design.cards

    @property
    def top(self) -> Any:
        return self.driver.host.stack.top

    @property
    def shown(self) -> list[str]:
        return [target.id[1] for target in self.driver.frame.targets if target.id[0] == "card"]

    def key(self, name: str) -> None:
        self.driver.feed(Key(KEYBOARD, name))

    def texts(self) -> str:
        return "\n".join(self.driver.frame.texts)

    def notice(self) -> str:
        notice = self.top.view.notice
        return notice.text if notice is not None else ""


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    return Bench(tmp_path)


@pytest.fixture
def whole(tmp_path: Path) -> Bench:
    return Bench(tmp_path, DeckDesign(READY, "Harbour"))


# Choosing


def test_a_press_chooses_a_card_and_another_leaves_it_out(bench: Bench) -> None:
    card = bench.shown[1]
    bench.driver.click(("card", card))
    assert bench.cards == {card}
    bench.driver.click(("card", card))
    assert bench.cards == frozenset()
    bench.driver.click(("card", card))
    bench.driver.click(("chosen", card))
    assert bench.cards == frozenset()


def test_cards_are_dragged_into_the_deck_and_out_of_it(bench: Bench) -> None:
    one, other = bench.shown[:2]
    bench.driver.drag(("card", one), bench.driver.host.stage.to_units(*area(bench, "deck")))
    bench.driver.drag(("card", other), bench.driver.centre(("chosen", one)))  # onto a card is into the list
    assert bench.cards == {one, other}
    bench.driver.drag(("chosen", one), bench.driver.host.stage.to_units(*area(bench, "gallery")))
    assert bench.cards == {other}


def test_a_drag_let_go_elsewhere_changes_nothing(bench: Bench) -> None:
    bench.driver.drag(("card", bench.shown[0]), bench.driver.centre("save"))
    bench.driver.settle()
    assert bench.cards == frozenset()
    assert not bench.design.can_undo


def area(bench: Bench, key: str) -> tuple[int, int]:
    return bench.driver.target(("area", key)).rect.center


def test_cards_are_chosen_by_keys(bench: Bench) -> None:
    bench.driver.focus(("card", bench.shown[0]))
    bench.driver.move(Direction.RIGHT)
    bench.driver.accept(None)
    assert bench.cards == {bench.shown[1]}
    bench.key("z")
    assert bench.cards == frozenset()
    bench.key("y")
    assert bench.cards == {bench.shown[1]}


def test_cards_are_chosen_and_read_by_pad(bench: Bench, virtual_pad: Callable[[Driver], Any]) -> None:
    pad = virtual_pad(bench.driver)
    bench.driver.focus(("card", bench.shown[0]))
    pad.press(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    pad.press(pygame.CONTROLLER_BUTTON_A)
    assert bench.cards == {bench.shown[1]}
    pad.press(pygame.CONTROLLER_BUTTON_X)
    assert isinstance(bench.top, Reading)
    pad.press(pygame.CONTROLLER_BUTTON_B)
    assert bench.top is bench.editor


@pytest.mark.rule("H-03")
def test_the_50_and_the_advice_are_in_view_and_faults_are_named(bench: Bench) -> None:
    assert "0 of 50" in bench.texts()
    assert "50 cards are still to be chosen" in bench.texts()
    bench.design.arrange(READY | {next(iter(OTHER))})
    bench.driver.host.relayout()
    assert "51 of 50" in bench.texts()
    assert "1 card too many" in bench.texts()
    assert not bench.driver.target("save").enabled
    bench.design.arrange(READY)
    bench.driver.host.relayout()
    assert "50 of 50" in bench.texts()
    assert bench.driver.target("save").enabled
    tips = [bench.driver.target(("count", which)).tip for which in RECOMMENDED]
    assert tips[0] == "Monsters of level 1: 10. Advised: 10"
    assert tips[-1] == "Trap cards: 11. Advised: 11"


def test_the_card_pointed_at_is_to_be_read(bench: Bench) -> None:
    card = bench.shown[2]
    bench.driver.hover(("card", card))
    assert CARDS[card].name in bench.texts()
    x, y = bench.driver.centre(("card", card))
    bench.driver.feed(Point(MOUSE, x, y), Secondary(MOUSE, x, y))
    assert isinstance(bench.top, Reading)
    bench.driver.click("card")
    assert bench.top is bench.editor


# Looking for cards


def test_all_cards_are_there_by_sort_and_kin(bench: Bench) -> None:
    assert bench.shown == in_order(CARDS)
    assert len(bench.shown) == 120
    levels = [CARDS[card].level for card in bench.shown]
    assert levels == sorted(levels[:68]) + [0] * 52
    assert [CARDS[card].kin for card in bench.shown[:24]] == sorted(
        (CARDS[card].kin for card in bench.shown[:24]), key=standard_box().kins.index
    )


def test_they_are_looked_for_by_kind_level_and_kin(bench: Bench) -> None:
    bench.driver.click(("chip", Sort("monster", 4)))
    bench.driver.click(("chip", Sort("trap", 0)))
    assert {(CARDS[card].kind, CARDS[card].level) for card in bench.shown} == {("monster", 4), ("trap", 0)}
    assert len(bench.shown) == 10 + 26
    bench.driver.click(("chip", "tide"))
    assert bench.shown == [card for card in in_order(CARDS) if CARDS[card].kin == "tide" and CARDS[card].level == 4]
    bench.driver.click("all")
    assert len(bench.shown) == 120


def test_they_are_looked_for_by_what_they_do(bench: Bench) -> None:
    bench.driver.click("topic")
    assert isinstance(bench.top, TopicCard)
    bench.driver.click(("topic", "negate"))
    assert bench.shown == [card for card in in_order(CARDS) if "negate" in topics_of(CARDS[card])]
    bench.driver.click("topic")
    bench.driver.feed(Back(KEYBOARD))
    assert bench.editor.filter.topic == "negate"
    bench.driver.click("topic")
    bench.driver.click(("topic", None))
    assert len(bench.shown) == 120


def test_they_are_looked_for_by_words_whatever_their_letters(bench: Bench) -> None:
    bench.driver.click("search")
    bench.driver.events(pygame.event.Event(pygame.TEXTINPUT, text="DÍVER bell"))
    assert bench.shown == ["bell_diver"]
    bench.editor.search("no card says this")
    bench.driver.host.relayout()
    assert bench.shown == []
    assert "No card is like that" in bench.texts()


# Keeping and handing on


def test_saving_keeps_the_deck_under_its_name_and_undoing_is_a_change(whole: Bench) -> None:
    whole.key("s")
    assert "Harbour is saved" in whole.notice()
    (kept,) = whole.workshop.works()
    assert (kept.slot, kept.name, kept.work.cards) == ("deck-1", "Harbour", tuple(sorted(READY)))
    whole.design.remove(SOME[0])
    assert whole.design.changed


def test_a_deck_without_a_name_is_asked_for_one_and_another_of_that_name_is_asked_about(whole: Bench) -> None:
    whole.key("s")
    whole.design.slot, whole.design.name = None, ""
    whole.design.arrange(OTHER)
    whole.key("s")
    assert isinstance(whole.top, Writing)
    whole.top.value = "harbour"
    whole.driver.accept("done")
    assert isinstance(whole.top, Ask)
    assert "There is a deck called Harbour already" in whole.texts()
    whole.driver.feed(Back(KEYBOARD))
    assert [saved.name for saved in whole.workshop.works()] == ["Harbour", "harbour 2"]


def test_a_deck_goes_out_as_a_picture_and_comes_back(whole: Bench) -> None:
    whole.key("e")
    file = whole.workshop.exchange / "Harbour.png"
    assert str(file) in whole.notice()
    assert DECKS.read(file).cards == tuple(sorted(READY))
    whole.design.arrange(frozenset())
    whole.driver.events(pygame.event.Event(pygame.DROPFILE, file=str(file)))
    assert whole.cards == READY


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"hello", "is damaged"),
        (b'{"format":"tabletop deck","version":1,"name":"X","cards":["bell_di', "is cut off"),
        (b'{"format":"tabletop deck","version":9}', "newer version"),
        (b'{"format":"tabletop grid","version":1}', "carries no deck"),
        (b'{"format":"tabletop deck","version":1,"name":"X","cards":["bell_diver","bell_diver","nobody"]}', "3 cards"),
    ],
)
def test_a_file_that_is_no_deck_is_told_and_nothing_changes(
    whole: Bench, tmp_path: Path, content: bytes, said: str
) -> None:
    file = tmp_path / "some.json"
    file.write_bytes(content)
    whole.driver.events(pygame.event.Event(pygame.DROPFILE, file=str(file)))
    assert said in whole.notice()
    assert "some.json" in whole.notice()
    assert whole.cards == READY
    assert file.read_bytes() == content


def test_what_is_wrong_in_a_deck_is_named(whole: Bench, tmp_path: Path) -> None:
    file = tmp_path / "some.json"
    file.write_bytes(b'{"format":"tabletop deck","version":1,"name":"X","cards":["bell_diver","bell_diver","nobody"]}')
    whole.driver.events(pygame.event.Event(pygame.DROPFILE, file=str(file)))
    assert "3 cards instead of 50; twice: Bell Diver; unknown: nobody" in whole.notice()


def test_a_code_is_shown_and_another_taken(whole: Bench) -> None:
    whole.key("c")
    assert isinstance(whole.top, CodeCard)
    groups = deck_codes.encode(READY).split("-")
    assert "  ".join(groups[:3]) in whole.texts()
    assert "  ".join(groups[3:]) in whole.texts()
    whole.driver.click("code")
    whole.driver.events(pygame.event.Event(pygame.TEXTINPUT, text=deck_codes.encode(OTHER).lower()))
    whole.driver.accept(None)
    whole.driver.accept("enter")
    assert whole.cards == OTHER


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("", "Five groups of six signs"),
        ("AAAAAA-AAAAAA-AAAAAA-AAAAA-AAAAAA", "Group 4 has 5 signs instead of 6"),
        ("A0", "Group 1: no code has the sign 0"),
        (deck_codes.CODING.encode(2), "This code is from another version of Tabletop"),
        (deck_codes.CODING.encode(31**24 - 30), "This is the code of no deck"),
    ],
)
def test_what_is_wrong_with_a_code_is_said(bench: Bench, code: str, said: str) -> None:
    bench.key("c")
    bench.top._type(code)
    bench.driver.host.relayout()
    assert said in bench.texts()
    assert not bench.driver.target("enter").enabled


def test_work_that_is_not_saved_is_kept_and_gone_on_with(bench: Bench) -> None:
    for card in SOME:
        bench.design.add(card)
    bench.driver.feed(Lapse(MOUSE))
    draft = DeckWorkshop(bench.evening).draft()
    assert draft is not None
    assert draft.content == frozenset(SOME)
    bench.driver.host.pop()
    bench.driver.host.push(WorkShelf(bench.workshop))
    assert "The unfinished deck" in bench.texts()
    bench.driver.accept("go on")
    assert isinstance(bench.top, DeckEditor)
    assert bench.top.cards == frozenset(SOME)


def test_cards_that_are_no_more_are_left_out_of_an_unfinished_deck(bench: Bench) -> None:
    bench.workshop.keep_draft(DeckDesign([*SOME, "nobody"]))
    draft = bench.workshop.draft()
    assert draft is not None
    assert draft.content == frozenset(SOME)


@pytest.mark.parametrize("begun", ["empty", *(deck.id for deck in ready_decks())])
def test_a_deck_is_begun_anew_from_nothing_or_a_ready_one(bench: Bench, begun: str) -> None:
    bench.design.arrange(frozenset(SOME))
    bench.key("n")
    assert isinstance(bench.top, Start)
    bench.driver.accept(("start", begun))
    wanted = next((frozenset(deck.cards) for deck in ready_decks() if deck.id == begun), frozenset())
    assert bench.cards == wanted
    bench.key("z")
    assert bench.cards == frozenset(SOME)


# Trying a hand


@pytest.mark.rule("H-04", "H-10")
def test_a_hand_is_six_cards_of_the_deck_and_another_is_drawn_anew(whole: Bench) -> None:
    whole.driver.feed(Hint(KEYBOARD))
    assert isinstance(whole.top, TrialHand)
    hands = []
    for _ in range(8):
        hands.append(tuple(whole.top.hand))
        assert len(set(hands[-1])) == HAND == 6
        assert set(hands[-1]) <= READY
        whole.driver.feed(Hint(KEYBOARD))
    assert len(set(hands)) > 1
    whole.driver.feed(Back(KEYBOARD))
    assert whole.top is whole.editor


def test_every_card_comes_to_a_first_hand_about_as_often() -> None:
    """Each of 50 is among 6 with 6 in 50: 144 of 1200 hands, within five standard deviations of 11.3."""
    scene = TrialHand(READY, Rng(1))
    times = dict.fromkeys(READY, 0)
    for _ in range(1200):
        scene.draw()
        for card in scene.hand:
            times[card] += 1
    assert all(88 < count < 200 for count in times.values())


def test_a_hand_wants_six_cards(bench: Bench) -> None:
    bench.design.arrange(frozenset(SOME[:5]))
    bench.driver.host.relayout()
    assert not bench.driver.target("hand").enabled
    bench.driver.feed(Hint(KEYBOARD))
    assert bench.top is bench.editor
    bench.design.arrange(frozenset(SOME[:6]))
    bench.driver.host.relayout()
    assert bench.driver.target("hand").enabled


# Everywhere


@pytest.mark.parametrize("size", [(1920, 1080), (800, 600)])
@pytest.mark.parametrize("language", ["en", "fr", "es", "de"])
def test_everything_fits(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    set_language(language)
    for design in (DeckDesign(), DeckDesign(READY, "A deck with a very long name of forty letters"[:40])):
        bench = Bench(tmp_path, design, size)
        assert bench.driver.frame.faults == []
    target: Hashable
    for target in ("begin", "topic", "code", "hand"):
        bench.driver.accept(target)
        assert bench.driver.frame.faults == []
        bench.driver.feed(Back(KEYBOARD))
