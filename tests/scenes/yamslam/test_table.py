"""Yamslam's table, played through the scene: what is lit is legal, fouls are told, dice in the hand are safe."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pytest

from scenes.driver import Driver
from scenes.input.intents import KEYBOARD, MOUSE, Accept, AcceptEnd, Lapse, Point, Press, Release
from scenes.play import Play
from scenes.yamslam.cues import CUES
from scenes.yamslam.shots import shots
from scenes.yamslam.table import YamslamTable
from tabletop import catalogue
from tabletop.app.seats import Seat
from tabletop.app.settings import Settings
from tabletop.core.actions import CHANCE, Event
from tabletop.core.game import Setup
from tabletop.core.match import Match
from tabletop.core.rng import Rng
from tabletop.dice.throws import Rolled, Throw
from tabletop.games.yamslam.actions import Pass, Take

ALL_FIVE = Throw((0, 1, 2, 3, 4))


def opened(variant: str, players: int, seed: int = 3, **options: str) -> tuple[Driver, YamslamTable]:
    seats = tuple(Seat(f"P{number}", number) for number in range(players))
    play = Play.begin("yamslam", Setup(variant, players, dict(options)), seats, seed)
    table = YamslamTable(play)
    driver = Driver(table, size=(1280, 720), settings=Settings(animation="none"))
    driver.settle()
    return driver, table


def lit(driver: Driver) -> set[Hashable]:
    return {target.id for target in driver.frame.targets if target.enabled}


def legal_targets(table: YamslamTable) -> set[Hashable]:
    """What the rules allow, as the targets that do it."""
    ids: set[Hashable] = set()
    for action in table.legal:
        if isinstance(action, Take):
            ids.add((action.source, action.chip))
        elif isinstance(action, Pass):
            ids.add("pass")
        elif action == Throw(table.shown.thrown):
            ids.add("throw")
    return ids


@pytest.mark.parametrize("shot", list(shots()), ids=lambda shot: shot.name)
@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (1920, 1080)], ids=str)
def test_everything_fits(shot: object, size: tuple[int, int]) -> None:
    driver = Driver(shot.scene(), size=size)  # type: ignore[attr-defined]
    driver.settle()
    shot.prepare(driver)  # type: ignore[attr-defined]
    assert driver.frame.faults == []


@pytest.mark.rule("Y-10", "Y-11")
@pytest.mark.parametrize("press", [Driver.click, Driver.accept], ids=["mouse", "keyboard"])
@pytest.mark.parametrize(("variant", "players"), [("solo", 1), ("base", 2), ("teams", 4)])
def test_what_is_lit_is_what_the_rules_allow(
    variant: str, players: int, press: Callable[[Driver, Hashable], None]
) -> None:
    driver, table = opened(variant, players)
    rng = Rng(8)
    chips = {(source, chip) for source in ("tray", "out") for chip in catalogue.odds("yamslam").figures}  # type: ignore[union-attr]
    for _ in range(25):
        if table.play_.decision is None:
            break
        shown = lit(driver) & (chips | {"throw", "pass"})
        assert shown == legal_targets(table)
        press(driver, rng.choice(sorted(shown, key=str)))
        driver.settle()
    rows = table.play_.game.position(table.play_.state).chips
    assert table.shown.rows == [list(row.values()) for row in rows]


def test_every_event_of_the_game_has_a_cue() -> None:
    from tabletop.dice import starts, throws
    from tabletop.games.yamslam import events

    kinds = {
        kind
        for module in (events, throws, starts)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    }
    assert set(CUES) == kinds


@pytest.mark.rule("M-60")
def test_a_cocked_die_is_told_and_the_same_throw_made_again() -> None:
    driver, table = opened("base", 2)
    table.cues.feed(table.play_.submit(ALL_FIVE))
    table.cues.feed(table.play_.submit(Rolled((1, None, 3, 4, 5), cocked=(1,))))
    driver.settle()
    assert table.rethrow_due
    assert "cocked" in table.shown.news
    driver.click("throw")
    driver.settle()
    assert table.play_.game.position(table.play_.state).throws == 1


@pytest.mark.rule("M-61")
def test_a_die_set_aside_that_is_turned_ends_the_turn() -> None:
    driver, table = opened("base", 2)
    table.cues.feed(table.play_.submit(ALL_FIVE))
    table.cues.feed(table.play_.submit(Rolled((1, 1, 3, 4, 6))))
    driver.settle()
    seat = table.shown.seat
    table.cues.feed(table.play_.submit(Throw((2, 3, 4))))
    table.cues.feed(table.play_.submit(Rolled((2, 2, 2), disturbed={"0": 5})))
    driver.settle()
    assert table.shown.seat != seat
    assert not table.shown.lying


def test_a_flick_throws_and_a_lapse_does_not() -> None:
    driver, table = opened("solo", 1)
    x, y = driver.centre("track")
    driver.feed(Point(MOUSE, x, y), Press(MOUSE, x, y), Point(MOUSE, x, y - 40))
    driver.feed(Lapse(MOUSE))
    driver.settle()
    assert table.play_.match.log == []
    driver.feed(Point(MOUSE, x, y), Press(MOUSE, x, y))
    driver.advance(32)
    driver.feed(Point(MOUSE, x, y - 60))
    driver.advance(32)
    driver.feed(Release(MOUSE, x, y - 90))
    driver.settle()
    assert [type(entry.action) for entry in table.play_.match.log[:2]] == [Throw, Rolled]


def test_a_held_key_charges_and_throws() -> None:
    driver, table = opened("solo", 1)
    driver.focus("track")
    driver.feed(Accept(KEYBOARD))
    driver.advance(300)
    driver.feed(AcceptEnd(KEYBOARD))
    driver.settle()
    assert [type(entry.action) for entry in table.play_.match.log[:2]] == [Throw, Rolled]


def test_a_throw_in_the_air_is_thrown_when_the_game_goes_on() -> None:
    _, table = opened("base", 2)
    table.play_.submit(ALL_FIVE)
    saved = table.play_.match.save()
    match = Match.load(catalogue.game("yamslam"), saved)
    again = YamslamTable(Play(match, table.play_.seats))
    Driver(again, size=(1280, 720), settings=Settings(animation="none")).settle()
    decision = again.play_.decision
    assert decision is not None
    assert decision.seat != CHANCE
    assert len(again.shown.lying) == 5


def test_looking_back_shows_what_was_and_returns() -> None:
    driver, table = opened("base", 2)
    driver.click("throw")
    driver.settle()
    now = table.shown.throws
    driver.click("back")
    assert table.looking_back
    driver.click("forward")
    assert not table.looking_back
    assert table.shown.throws == now
