"""Yamslam's table, played through the scene: what is lit is legal, and everything legal can be reached."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame
import pytest

from scenes.driver import Driver
from scenes.input.intents import Accept, AcceptEnd, Device, DeviceKind, Next
from scenes.yamslam.cues import CUES
from scenes.yamslam.reckoning import reckoning
from scenes.yamslam.shots import shots
from scenes.yamslam.table import YamslamTable
from tabletop.app.settings import Settings
from tabletop.app.translations import available, set_language
from tabletop.core.actions import Event
from tabletop.core.rng import Rng
from tabletop.dice import starts, throws
from tabletop.dice.throws import Rolled, Throw
from tabletop.games.yamslam import events
from tabletop.games.yamslam.actions import Pass, Take
from tabletop.games.yamslam.combinations import CHIPS

ALL_FIVE = Throw((0, 1, 2, 3, 4))
PAD = Device(DeviceKind.PAD, 7)
ACTING = {"throw", "pass", *((source, chip) for source in ("tray", "out") for chip in CHIPS)}

Press = Callable[[Driver, Hashable], None]


SHORTCUTS = {"throw": pygame.K_r, "pass": pygame.K_p}


def rest(driver: Driver, table: YamslamTable) -> None:
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
    for _step in range(60):
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
    for _step in range(60):
        if driver.lit() == name:
            break
        driver.feed(Next(PAD))
    assert driver.lit() == name
    driver.feed(Accept(PAD), AcceptEnd(PAD))


def lit(driver: Driver) -> set[Hashable]:
    """What acts and can be used."""
    return {target.id for target in driver.frame.targets if target.enabled} & ACTING


def legal_targets(table: YamslamTable) -> set[Hashable]:
    """What the rules allow, as the targets that do it; dice not set aside are those to throw."""
    ids: set[Hashable] = set()
    for action in table.legal:
        if isinstance(action, Take):
            ids.add((action.source, action.chip))
        elif isinstance(action, Pass):
            ids.add("pass")
        elif action == Throw(table.shown.thrown):
            ids.add("throw")
    return ids


def play_to_the_end(driver: Driver, table: YamslamTable, press: Press) -> None:
    """Presses a chip if one is lit, else anything lit, and lets bots play; what is lit is always what is legal."""
    rng = Rng(8)
    for _action in range(2000):
        rest(driver, table)
        if table.play_.decision is None:
            break
        if table.play_.bot_to_move is not None:
            driver.host.advance(50)
            continue
        shown = lit(driver)
        assert shown == legal_targets(table)
        chips = sorted(name for name in shown if isinstance(name, tuple))
        press(driver, rng.choice(chips or sorted(shown, key=str)))
    assert table.play_.decision is None
    position = table.play_.game.position(table.play_.state)
    assert table.shown.rows == [list(row.values()) for row in position.chips]
    assert table.shown.tray == list(position.tray.values())
    assert table.shown.out == list(position.out.values())
    outcome = table.play_.game.outcome(table.play_.state)
    assert outcome is not None
    for side in reckoning(table.play_).sides:
        assert {outcome.scores[seat] for seat in side.seats} == {side.total}


@pytest.mark.rule("Y-10", "Y-11", "Y-20")
def test_a_whole_game_by_mouse(open_table) -> None:  # type: ignore[no-untyped-def]
    driver, table = open_table("base", 3, bots=(1,))
    play_to_the_end(driver, table, Driver.click)


LAST_SEVEN = dict.fromkeys(CHIPS, 1)
NONE_YET = dict.fromkeys(CHIPS, 0)
THREE_EACH = dict.fromkeys(CHIPS, 3)


@pytest.mark.parametrize("press", [press_by_keys, press_by_pad], ids=["keyboard", "pad"])
@pytest.mark.parametrize(("variant", "players"), [("solo", 1), ("base", 2), ("teams", 4)])
def test_the_last_seven_chips_by_keyboard_or_pad(variant: str, players: int, press: Press, open_position) -> None:  # type: ignore[no-untyped-def]
    chips = [THREE_EACH, NONE_YET][: 1 if variant == "solo" else 2]
    driver, table = open_position(variant, players, tray=LAST_SEVEN, chips=chips)
    play_to_the_end(driver, table, press)
    assert (table.view.focus.device == PAD) is (press is press_by_pad)


def test_bots_play_by_themselves(open_table) -> None:  # type: ignore[no-untyped-def]
    _, table = open_table("base", 2, bots=(0, 1), settings=Settings(animation="brisk"))
    driver = Driver(table, size=(1280, 720), settings=Settings(animation="brisk"))
    for _second in range(30):
        driver.advance(1000, step=50)
        if len(table.play_.match.log) > 8:
            break
    assert len(table.play_.match.log) > 8


@pytest.mark.rule("Y-10")
def test_any_dice_are_thrown_again_by_setting_the_others_aside(open_table) -> None:  # type: ignore[no-untyped-def]
    for dice in ((0,), (1, 3), (0, 2, 4), (0, 1, 2, 3), (0, 1, 2, 3, 4)):
        driver, table = open_table("solo", 1)
        driver.accept("throw")
        driver.settle()
        values = {die: lies.value for die, lies in table.shown.lying.items()}
        for die in range(5):
            if die not in dice:
                driver.accept(("die", die))
        driver.accept("throw")
        assert table.play_.match.log[2].action == Throw(dice)
        driver.settle()
        kept = {die: lies.value for die, lies in table.shown.lying.items() if die not in dice}
        assert kept == {die: value for die, value in values.items() if die not in dice}


def test_the_focus_goes_with_the_die_it_sets_aside(open_position) -> None:  # type: ignore[no-untyped-def]
    settings = Settings(animation="calm")
    driver, table = open_position(settings=settings, dice=[1, 2, 3, 5, 6], throws=1)
    driver.accept(("die", 2))
    assert table.sliding.dice == {2}
    assert driver.lit() == ("die", 2)
    driver.settle()
    assert driver.lit() == ("die", 2)
    driver.accept(("die", 2))
    driver.settle()
    assert not table.shown.aside
    assert driver.lit() == ("die", 2)


def test_with_all_dice_aside_the_throw_says_why_not(open_table) -> None:  # type: ignore[no-untyped-def]
    driver, _ = open_table("solo", 1)
    driver.accept("throw")
    driver.settle()
    for die in range(5):
        driver.accept(("die", die))
    assert not driver.target("throw").enabled
    driver.hover("throw")
    assert "Pick the dice to throw again: all are set aside" in driver.frame.texts


def test_what_is_not_lit_says_why(open_position) -> None:  # type: ignore[no-untyped-def]
    driver, _ = open_position(dice=[1, 1, 1, 2, 6], throws=1)
    for target in driver.frame.targets:
        assert target.enabled or target.why, target.id
    driver.hover(("tray", "flush"))
    assert any("Five dice of one colour" in text for text in driver.frame.texts)


def test_every_event_of_the_game_has_a_cue() -> None:
    kinds = {
        kind
        for module in (events, throws, starts)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    }
    assert set(CUES) == kinds


@pytest.mark.parametrize("shot", list(shots()), ids=lambda shot: shot.name)
def test_everything_fits_in_every_language(shot) -> None:  # type: ignore[no-untyped-def]
    driver = Driver(shot.scene(), size=(1280, 720))
    driver.settle()
    shot.prepare(driver)
    for size in ((800, 600), (1280, 720), (1920, 1080)):
        driver.resize(size)
        for language in available():
            set_language(language)
            driver.host.relayout()
            assert driver.frame.faults == [], (size, language)


def test_nothing_is_drawn_while_nothing_moves(open_table) -> None:  # type: ignore[no-untyped-def]
    driver, _ = open_table("base", 2)
    driver.accept("throw")
    driver.settle()
    driver.draw()
    for _frame in range(10):
        driver.host.advance(16)
        assert driver.draw() == []
    assert not driver.host.moving


@pytest.mark.rule("Y-30")
def test_alone_a_yamslam_takes_two_chips(open_position) -> None:  # type: ignore[no-untyped-def]
    driver, table = open_position("solo", 1, dice=[4, 4, 4, 4, 4], throws=1)
    driver.click(("tray", "large_straight"))
    driver.settle()
    assert table.shown.rows[0][CHIPS.index("large_straight")] == 1
    assert lit(driver) == {("tray", chip) for chip in CHIPS}
    driver.click(("tray", "four"))
    driver.settle()
    assert table.shown.rows[0][CHIPS.index("four")] == 1
    assert sum(table.shown.tray) == 26


@pytest.mark.rule("Y-13")
def test_a_yamslam_wins_back_a_chip_out_of_play_and_plays_again(open_position) -> None:  # type: ignore[no-untyped-def]
    driver, table = open_position(
        dice=[4, 4, 4, 4, 4],
        throws=1,
        tray=dict.fromkeys(CHIPS, 4) | {"large_straight": 3},
        out=dict.fromkeys(CHIPS, 0) | {"large_straight": 1},
    )
    assert ("out", "large_straight") in lit(driver)
    driver.click(("out", "large_straight"))
    driver.settle()
    assert table.shown.out == [0] * 7
    assert table.shown.rows[0] == [0, 0, 0, 0, 0, 0, 1]
    assert table.shown.replay
    assert table.shown.seat == 0


@pytest.mark.rule("Y-40")
def test_partners_share_a_row(open_position) -> None:  # type: ignore[no-untyped-def]
    driver, table = open_position("teams", 4, turn=2, dice=[5, 5, 5, 1, 2], throws=3)
    driver.click(("tray", "three"))
    driver.settle()
    assert table.shown.rows == [[0, 1, 0, 0, 0, 0, 0], [0] * 7]
    assert len({name for name in driver.frame.anchors if isinstance(name, tuple) and name[0] == "row"}) == 14


@pytest.mark.rule("Y-15")
def test_a_chip_leaves_play_after_a_round_without_one(open_position) -> None:  # type: ignore[no-untyped-def]
    driver, table = open_position(dice=[1, 2, 3, 6, 6], throws=3, idle_turns=1)
    driver.click("pass")
    driver.settle()
    assert table.shown.out == [0, 0, 0, 0, 0, 0, 1]
    assert table.shown.tray == [4, 4, 4, 4, 4, 4, 3]


class TestLookingBack:
    def test_shows_what_was_and_returns(self, open_table) -> None:  # type: ignore[no-untyped-def]
        driver, table = open_table("solo", 1)
        driver.accept("throw")
        driver.settle()
        driver.accept(("die", 2))
        driver.settle()
        before = table.shown
        driver.accept("back")
        assert table.looking_back
        assert not lit(driver)
        driver.accept("back")
        assert not table.shown.lying
        driver.accept("forward")
        driver.accept("forward")
        assert not table.looking_back
        assert table.shown is before

    @pytest.mark.rule("M-60")
    def test_does_not_make_a_throw_that_is_due(self, open_table) -> None:  # type: ignore[no-untyped-def]
        driver, table = open_table("solo", 1)
        table.cues.feed(table.play_.submit(ALL_FIVE))
        table.cues.feed(table.play_.submit(Rolled((1, None, 3, 4, 5), cocked=(1,))))
        driver.settle()
        steps = len(table.play_.match.log)
        driver.accept("back")
        driver.advance(500)
        driver.accept("forward")
        driver.advance(500)
        assert table.rethrow_due
        assert len(table.play_.match.log) == steps
