"""Morpyam's table, played through the scene: what is lit is legal, and everything legal can be reached."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame
import pytest

from scenes.driver import Driver
from scenes.input.intents import Accept, AcceptEnd, Back, Device, DeviceKind, Next
from scenes.morpyam.board import SQUARES
from scenes.morpyam.cues import CUES
from scenes.morpyam.reckoning import reckoning
from scenes.morpyam.shots import shots
from scenes.morpyam.table import MorpyamTable
from tabletop.app.settings import Settings
from tabletop.app.translations import available, set_language
from tabletop.core.actions import Event
from tabletop.core.rng import Rng
from tabletop.dice import starts, throws
from tabletop.dice.throws import Throw
from tabletop.games.morpyam import events
from tabletop.games.morpyam.actions import Call, Pass, Place

PAD = Device(DeviceKind.PAD, 7)
ACTING = {"throw", "pass", "call", *(("square", square) for square in SQUARES)}
LAYING = {events.TilesDrawn, events.LayingBegan, events.Laid, events.Lifted, events.Confirmed}
SHORTCUTS = {"throw": pygame.K_r, "pass": pygame.K_p}

# Boards on which each of two holds two tokens, and on which a hand of 2 3 4 5 6 ends the game.
LAST_FOUR = ("100011", ".00110", ".10110", "111000", ".00110", "0.011.")
LAST_ONE = ("100011", ".00110", ".10110", "111000", ".00110", "0.0111")
EARLY = ("......", ".0..1.", "..01..", ".1..0.", "......", "......")
# Five in a row falling to the right wants the last square of b4 or the first of b6.
FOUR_IN_LINE = (".1....", "10.1..", "..01..", "1..0.1", "....0.", "1.0...")

Press = Callable[[Driver, Hashable], None]


def rest(driver: Driver, table: MorpyamTable) -> None:
    """Lets time pass until nothing moves, without drawing it."""
    for _frame in range(2000):
        if not table.moving and not table.view.timelines.moving:
            return
        driver.host.advance(50)
    raise TimeoutError("something still moves")


def press_by_keys(driver: Driver, name: Hashable) -> None:
    """A shortcut where there is one, else Tab to a target and Enter, as raw events."""
    if name in SHORTCUTS:
        _key(driver, SHORTCUTS[name])
        return
    for _step in range(80):
        if driver.lit() == name:
            break
        _key(driver, pygame.K_TAB)
    assert driver.lit() == name
    _key(driver, pygame.K_RETURN)


def _key(driver: Driver, key: int) -> None:
    text = chr(key) if key in SHORTCUTS.values() else ""
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        driver.events(pygame.event.Event(kind, key=key, mod=0, unicode=text, scancode=0))


def press_by_pad(driver: Driver, name: Hashable) -> None:
    """The right shoulder to a target and A."""
    for _step in range(80):
        if driver.lit() == name:
            break
        driver.feed(Next(PAD))
    assert driver.lit() == name
    driver.feed(Accept(PAD), AcceptEnd(PAD))


def lit(driver: Driver) -> set[Hashable]:
    """What acts and can be used."""
    return {target.id for target in driver.frame.targets if target.enabled} & ACTING


def legal_targets(table: MorpyamTable) -> set[Hashable]:
    """What the rules allow, as the targets that do it; dice not set aside are those to throw."""
    ids: set[Hashable] = set()
    for action in table.legal:
        if isinstance(action, Place):
            ids.add(("square", action.square))
        elif isinstance(action, Pass):
            ids.add("pass")
        elif isinstance(action, Call):
            ids.add("call")
        elif action == Throw(table.shown.thrown):
            ids.add("throw")
    return ids


def play_to_the_end(driver: Driver, table: MorpyamTable, press: Press) -> None:
    """Covers a square if one is lit, else throws or passes; now and then calls; what is lit is always what is legal."""
    rng = Rng(8)
    for _action in range(3000):
        rest(driver, table)
        if table.play_.decision is None:
            break
        if table.play_.bot_to_move is not None:
            driver.host.advance(50)
            continue
        driver.draw()
        shown = lit(driver)
        assert shown == legal_targets(table)
        squares = sorted(name for name in shown if isinstance(name, tuple))
        if "call" in shown and rng.below(8) == 0:
            press(driver, "call")
            press(driver, ("call", table.first_callable))
        elif squares:
            press(driver, rng.choice(squares))
        else:
            press(driver, "throw" if "throw" in shown else "pass")
    assert table.play_.decision is None
    rest(driver, table)
    position = table.play_.game.position(table.play_.state)
    tokens = [seat for row in position.tokens for seat in row]
    assert list(table.shown.by_square) == tokens
    assert table.shown.in_hand == position.in_hand
    outcome = table.play_.game.outcome(table.play_.state)
    assert outcome is not None
    assert [side.total for side in reckoning(table.play_).sides] == list(outcome.scores)


@pytest.mark.slow
@pytest.mark.rule("M-11", "M-12", "M-40")
def test_a_whole_game_by_mouse(open_table) -> None:  # type: ignore[no-untyped-def]
    driver, table = open_table("classic", 3, bots=(0, 2))
    play_to_the_end(driver, table, Driver.click)


@pytest.mark.parametrize("press", [Driver.click, press_by_keys, press_by_pad], ids=["mouse", "keyboard", "pad"])
@pytest.mark.parametrize("variant", ["classic", "flash"])
def test_the_last_tokens_by_every_device(variant: str, press: Press, open_position) -> None:  # type: ignore[no-untyped-def]
    driver, table = open_position(*LAST_FOUR, variant=variant)
    play_to_the_end(driver, table, press)
    assert (table.view.focus.device == PAD) is (press is press_by_pad)


@pytest.mark.rule("M-05")
def test_in_flash_nothing_can_be_called(open_position) -> None:  # type: ignore[no-untyped-def]
    driver, _ = open_position(variant="flash")
    assert driver.target("throw").enabled
    assert "call" not in {target.id for target in driver.frame.targets}


def test_a_call_by_pad(open_position) -> None:  # type: ignore[no-untyped-def]
    driver, table = open_position(*EARLY)
    press_by_pad(driver, "call")
    assert driver.lit() == ("call", "morpyam")
    driver.feed(Back(PAD))
    assert not table.calling
    assert driver.lit() == "call"
    press_by_pad(driver, "call")
    press_by_pad(driver, ("call", "sec"))
    driver.settle()
    assert table.shown.call == "sec"
    assert table.shown.call_state == "standing"


def test_bots_play_by_themselves(open_table) -> None:  # type: ignore[no-untyped-def]
    _, table = open_table("classic", 2, bots=(0, 1), settings=Settings(animation="brisk"))
    driver = Driver(table, size=(1280, 720), settings=Settings(animation="brisk"))
    for _second in range(30):
        driver.advance(1000, step=50)
        if len(table.play_.match.log) > 8:
            break
    assert len(table.play_.match.log) > 8


class TestTokens:
    @pytest.mark.rule("M-12", "M-14")
    def test_dragged_to_a_lit_square_it_stays(self, open_position) -> None:  # type: ignore[no-untyped-def]
        driver, table = open_position(*EARLY, dice=[4, 4, 4, 6, 6], throws=2)
        driver.drag(("stack", 0), ("square", (4, 0)))
        driver.settle()
        assert table.shown.tokens[4, 0] == 0
        assert table.shown.in_hand == [13, 14]
        assert table.shown.last == (4, 0)
        assert table.shown.seat == 1

    @pytest.mark.rule("M-14")
    def test_let_go_elsewhere_it_returns(self, open_position) -> None:  # type: ignore[no-untyped-def]
        driver, table = open_position(*EARLY, dice=[4, 4, 4, 6, 6], throws=2)
        for place in (("square", (0, 0)), ("square", (1, 1)), "threats"):
            driver.drag(("stack", 0), driver.centre(place))
            driver.settle()
            assert table.shown.in_hand == [14, 14]
            assert len(table.shown.tokens) == 6
        assert table.play_.match.log == []

    def test_only_whose_turn_it_is_can_take_one(self, open_position) -> None:  # type: ignore[no-untyped-def]
        driver, _ = open_position(*EARLY, dice=[4, 4, 4, 6, 6], throws=2)
        assert driver.target(("stack", 0)).enabled
        other = driver.target(("stack", 1))
        assert not other.enabled
        assert "14 tokens" in other.why

    def test_none_can_be_taken_while_no_square_is_lit(self, open_position) -> None:  # type: ignore[no-untyped-def]
        driver, _ = open_position(*EARLY)
        assert not driver.target(("stack", 0)).enabled


WHY = {
    "taken": ((1, 1), {"dice": [4, 4, 4, 6, 6], "throws": 2}, "Full house: a token lies here already"),
    "other figure": ((0, 0), {"dice": [4, 4, 4, 1, 6], "throws": 2}, "the dice do not make it"),
    "second throw": ((3, 3), {"dice": [4, 4, 4, 6, 6], "throws": 2}, "One shot: only a first throw covers this"),
    "no such first throw": ((3, 3), {"dice": [4, 4, 4, 1, 6], "throws": 1}, "it takes a figure from straight"),
    "not called": ((3, 2), {"dice": [4, 4, 4, 6, 6], "throws": 2}, "Call: nothing was called before this throw"),
    "not thrown": ((0, 0), {}, "Throw the dice first"),
    "called": (
        (0, 1),
        {"dice": [4, 4, 4, 6, 6], "throws": 2, "call": "full", "call_state": "won"},
        "must cover a call",
    ),
    "call stands": ((0, 1), {"call": "full", "call_state": "standing"}, "You have called (Full house): throw first"),
    "sec called": ((3, 3), {"dice": [1, 2, 3, 4, 5], "throws": 1, "call": "sec", "call_state": "won"}, "it was called"),
}


@pytest.mark.rule("M-29", "M-30", "M-42", "M-45")
@pytest.mark.parametrize("case", WHY)
def test_a_square_that_is_not_lit_says_why(case: str, open_position) -> None:  # type: ignore[no-untyped-def]
    square, hand, words = WHY[case]
    driver, _ = open_position(*EARLY, **hand)
    driver.hover(("square", square))
    assert any(words in text for text in driver.frame.texts), driver.target(("square", square)).why


@pytest.mark.rule("M-30")
def test_five_alike_go_on_a_morpyam_square_first(open_position) -> None:  # type: ignore[no-untyped-def]
    driver, table = open_position(dice=[4, 4, 4, 4, 4], throws=2)
    driver.hover(("square", (0, 1)))
    assert any("five alike go on a morpyam square" in text for text in driver.frame.texts)
    assert lit(driver) == {"throw", "call", ("square", (1, 4)), ("square", (3, 1))}
    driver.click(("square", (1, 4)))
    driver.settle()
    assert table.shown.seat == 0
    assert table.shown.replay


def test_everything_that_cannot_be_used_says_why(open_position) -> None:  # type: ignore[no-untyped-def]
    driver, _ = open_position(*EARLY, dice=[1, 2, 3, 4, 6], throws=3)
    for target in driver.frame.targets:
        assert target.enabled or target.why or target.id == "track", target.id


@pytest.mark.rule("M-13")
def test_the_pass_is_offered_when_nothing_fits(open_position) -> None:  # type: ignore[no-untyped-def]
    driver, table = open_position(*EARLY, dice=[1, 1, 3, 4, 6], throws=3)
    assert lit(driver) == {"pass"}
    driver.click("pass")
    driver.settle()
    assert table.shown.seat == 1


@pytest.mark.rule("M-52")
class TestFiveInARow:
    def test_threats_are_marked_on_request_with_whose_they_are(self, open_position) -> None:  # type: ignore[no-untyped-def]
        driver, table = open_position(*FOUR_IN_LINE)
        assert table.threats() == {}
        driver.accept("threats")
        assert table.threats() == {(0, 0): [0], (5, 5): [0]}
        driver.accept("threats")
        assert table.threats() == {}

    def test_a_ko_is_told_as_such(self, open_position) -> None:  # type: ignore[no-untyped-def]
        driver, table = open_position(*FOUR_IN_LINE, dice=[4, 4, 4, 1, 6], throws=2)
        driver.click(("square", (5, 5)))
        driver.settle()
        assert table.play_.decision is None
        assert table.shown.news == "KO! Zoë has five in a row"
        assert table.shown.runs[0].squares == ((1, 1), (2, 2), (3, 3), (4, 4), (5, 5))
        assert reckoning(table.play_).headline == "KO! Zoë has five in a row"


@pytest.mark.rule("M-53", "M-56")
def test_the_count_goes_over_the_board_in_four_sweeps(open_position) -> None:  # type: ignore[no-untyped-def]
    driver, table = open_position(*LAST_ONE, dice=[2, 3, 4, 5, 6], throws=1, settings=Settings(animation="brisk"))
    driver.click(("square", (2, 0)))
    told: list[str] = []
    lines = 0
    while not table.settled:
        driver.advance(16)
        if not told or told[-1] != table.shown.news:
            told.append(table.shown.news)
        lines = max(lines, len(table.shown.runs))
    outcome = table.play_.game.outcome(table.play_.state)
    assert told[1:] == [
        "Columns",
        "Rows",
        "Falling diagonals",
        "Rising diagonals",
        "Zoë laid the last token: one point more",
        "Zoë wins",
    ]
    assert lines == 1
    assert table.shown.points == list(outcome.scores)


@pytest.mark.rule("M-55")
def test_retiring_is_a_way_out_that_asks(open_position) -> None:  # type: ignore[no-untyped-def]
    driver, table = open_position(*EARLY)
    way = table.ways_out()[0]
    assert way.label == "Retire"
    assert "other player wins" in way.question
    way.act()
    driver.settle()
    assert table.play_.decision is None
    assert table.shown.retired == [True, False]
    assert table.ways_out() == ()


def test_every_event_of_the_game_has_a_cue() -> None:
    kinds = {
        kind
        for module in (events, throws, starts)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    }
    assert set(CUES) | LAYING == kinds


@pytest.mark.parametrize("shot", list(shots()), ids=lambda shot: shot.name)
def test_everything_fits_in_every_language(shot) -> None:  # type: ignore[no-untyped-def]
    driver = Driver(shot.scene(), size=(1280, 720))
    driver.settle()
    shot.prepare(driver)
    for size in ((800, 600), (1280, 720)):
        driver.resize(size)
        for language in available():
            set_language(language)
            driver.host.relayout()
            assert driver.frame.faults == [], (size, language)
    driver.resize((1920, 1080))
    assert driver.frame.faults == []


def test_nothing_is_drawn_while_nothing_moves(open_table) -> None:  # type: ignore[no-untyped-def]
    driver, _ = open_table("classic", 2)
    driver.accept("throw")
    driver.settle()
    driver.draw()
    for _frame in range(10):
        driver.host.advance(16)
        assert driver.draw() == []
    assert not driver.host.moving


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "fr", "es", "de"])
def test_what_each_player_laid_last_fits_beside_the_piles(open_table, language, size) -> None:  # type: ignore[no-untyped-def]
    set_language(language)
    driver, table = open_table(players=4, bots=(1, 3))
    driver.resize(size)
    for figure in ("b3", *table.shown.grid.values()):
        table.shown.latest = dict.fromkeys(range(4), figure)
        table.refresh()
        assert driver.frame.faults == []
