"""Pyramix's table, played through the scene: what is lit is legal, refusals say why, nothing unseen is told."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pytest

from scenes.boxes import Shot
from scenes.driver import Driver
from scenes.input.intents import (
    KEYBOARD,
    MOUSE,
    Accept,
    AcceptEnd,
    Device,
    DeviceKind,
    Direction,
    Hint,
    Move,
    Point,
    Press,
    Release,
)
from scenes.kit.navigation import graph
from scenes.play import Play
from scenes.pyramix.board import faces
from scenes.pyramix.cues import CUES
from scenes.pyramix.reckoning import reckoning
from scenes.pyramix.shots import longest_line, opened, shots
from scenes.pyramix.shown import shown
from scenes.pyramix.table import PyramixTable
from tabletop import catalogue
from tabletop.app.seats import Seat
from tabletop.app.settings import Settings
from tabletop.core.actions import Event
from tabletop.core.game import Setup
from tabletop.core.match import Match
from tabletop.core.rng import Rng
from tabletop.games.pyramix import events
from tabletop.games.pyramix.actions import TAKES, Take
from tabletop.games.pyramix.geometry import NAMES, NUMBER, Cell, members
from tabletop.games.pyramix.state import TAKES_IN_A_GAME

PAD = Device(DeviceKind.PAD, 7)
FULLEST = ("pyramix-four", "pyramix-end", "pyramix-hint", "pyramix-turned")


def at_table(table: PyramixTable, size: tuple[int, int] = (1280, 720), animation: str = "none") -> Driver:
    driver = Driver(table, size=size, settings=Settings(animation=animation))  # type: ignore[arg-type]
    driver.settle()
    return driver


def begun(players: int, seed: int = 5, **options: str) -> tuple[Driver, PyramixTable]:
    seats = tuple(Seat(f"P{number}", number) for number in range(players))
    table = PyramixTable(Play.begin("pyramix", Setup("base", players, dict(options)), seats, seed))
    return at_table(table), table


def lit(driver: Driver) -> set[Cell]:
    return {t.id[1] for t in driver.frame.targets if t.enabled and isinstance(t.id, tuple) and t.id[0] == "cube"}


def legal(table: PyramixTable) -> set[Cell]:
    return {action.cube for action in table.legal if isinstance(action, Take)}


def assert_shown_as_it_stands(table: PyramixTable) -> None:
    """What the events left on the screen is what a position laid there at once would be."""
    still = shown(table.play_.game.position(table.play_.state))
    assert table.shown.cells == still.cells
    assert table.shown.cubes == still.cubes
    assert table.shown.taken == still.taken
    assert [sorted(cubes) for cubes in table.shown.received] == [sorted(cubes) for cubes in still.received]
    assert (table.shown.seat, table.shown.last) == (still.seat, still.last)


def by_mouse(driver: Driver, name: Hashable) -> None:
    driver.click(name)


def by_keyboard(driver: Driver, name: Hashable) -> None:
    """Moves the focus step by step towards a target, by the shortest way the focus graph knows, and accepts."""
    driver.feed(Move(KEYBOARD, Direction.LEFT))
    targets = [target for target in driver.frame.targets if target.focusable]
    names = [target.id for target in targets]
    edges = graph([target.rect for target in targets])
    start = names.index(driver.lit())
    ways: dict[int, tuple[Direction, ...]] = {start: ()}
    frontier = [start]
    while frontier:
        here = frontier.pop(0)
        for direction, leads in edges.items():
            if leads[here] not in ways:
                ways[leads[here]] = (*ways[here], direction)
                frontier.append(leads[here])
    for direction in ways[names.index(name)]:
        driver.feed(Move(KEYBOARD, direction))
    assert driver.lit() == name
    driver.feed(Accept(KEYBOARD), AcceptEnd(KEYBOARD))


@pytest.mark.parametrize(
    ("shot", "size"),
    [
        *((shot, (800, 600)) for shot in shots()),
        *((shot, (1280, 720)) for shot in shots() if shot.name in FULLEST),
        *((shot, (3840, 2160)) for shot in shots() if shot.name == FULLEST[0]),
    ],
    ids=lambda value: value.name if isinstance(value, Shot) else str(value),
)
def test_everything_fits(shot: Shot, size: tuple[int, int]) -> None:
    assert shot.scene is not None
    driver = Driver(shot.scene(), size=size)
    shot.prepare(driver)
    assert driver.frame.faults == []


@pytest.mark.rule("P-11", "P-12", "P-13", "P-14", "P-20")
@pytest.mark.parametrize(("press", "players", "block"), [(by_mouse, 2, "all"), (by_keyboard, 3, "visible")])
def test_a_whole_game_is_played_by_what_is_lit(
    press: Callable[[Driver, Hashable], None], players: int, block: str
) -> None:
    driver, table = begun(players, cobras_block=block)
    rng = Rng(8)
    for take in range(TAKES_IN_A_GAME):
        assert len(table.play_.match.log) == 2 + take  # stacking and drawing the start come first
        assert lit(driver) == legal(table)
        press(driver, ("cube", rng.choice(sorted(lit(driver)))))
        driver.settle()
        assert_shown_as_it_stands(table)
    assert table.play_.decision is None
    outcome = table.play_.game.outcome(table.play_.state)
    assert outcome is not None
    assert tuple(table.shown.points(seat) for seat in range(players)) == outcome.scores
    assert tuple(side.total for side in reckoning(table.play_).sides) == outcome.scores


def test_every_event_of_the_game_has_a_cue() -> None:
    kinds = {
        kind
        for kind in vars(events).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    }
    assert set(CUES) == kinds


@pytest.mark.rule("P-04", "P-05")
def test_every_cube_in_sight_is_hit_where_its_faces_are_and_no_other() -> None:
    driver, table = begun(2)
    board = table._board
    assert board is not None
    seen = {
        (cell, axis): board.view.face(cell, axis)
        for cell in table.shown.cubes
        for axis in faces(cell, table.shown.cells)
    }
    assert len(seen) == 3 + 15 * 2 + 30
    for (cell, _axis), quad in seen.items():
        x, y = sum(x for x, _ in quad) / 4, sum(y for _, y in quad) / 4
        driver.feed(Point(MOUSE, *driver.host.stage.to_units(x, y)))
        assert driver.lit() == ("cube", cell)


@pytest.mark.rule("P-12", "P-13", "P-14")
@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("one_face", "one face only"),
        ("tray_bare", "empty"),
        ("cobra", "a cobra touches it"),
        ("hidden_cobra", "a hidden cobra touches it"),
    ],
)
def test_pointing_at_what_may_not_be_taken_says_why(code: str, said: str) -> None:
    for seed in range(60):
        for takes in (0, 12, 26):
            table = opened(2, takes, seed)
            game, state = table.play_.game, table.play_.state
            refused = [
                cell
                for cell in table.shown.cubes
                if (error := game.why_not(state, TAKES[NUMBER[cell]])) is not None and error.code == code
            ]
            if refused:
                driver = at_table(table)
                driver.hover(("cube", refused[0]))
                assert any(said in text for text in driver.frame.texts)
                before = len(table.play_.match.log)
                driver.click(("cube", refused[0]))
                assert len(table.play_.match.log) == before
                return
    pytest.fail(f"no position refuses with {code}")


@pytest.mark.rule("P-05")
def test_what_is_drawn_does_not_depend_on_cubes_that_show_no_face() -> None:
    """The unseen cubes that are no cobras change places: the same things are drawn, said and lit, also in motion."""
    table = opened(2, 4, 3)
    game, state = table.play_.game, table.play_.state
    position = game.position(state)
    hidden = [NAMES[number] for number in members(state.hidden)]
    plain = [name for name in hidden if position.cubes[name] != "cobra"]
    kinds = [position.cubes[name] for name in plain]
    assert len(set(kinds)) > 1
    other = dict(position.cubes) | dict(zip(plain, kinds[1:] + kinds[:1], strict=True))
    seats = table.play_.seats
    drawn = []
    for cubes in (position.cubes, other):
        plain_state = game.dump(state) | {"cubes": cubes}
        twin = PyramixTable(Play(Match(game, game.load(plain_state), Rng(1)), seats))
        driver = at_table(twin)
        driver.accept("hint")
        driver.advance(40)
        seen: list[object] = [(item.key, tuple(item.rect)) for item in driver.host.items() if _is_stone(item.key)]
        seen += driver.frame.texts
        seen += [(target.id, tuple(target.rect), target.enabled, target.why) for target in driver.frame.targets]
        drawn.append(seen)
    assert drawn[0] == drawn[1]


def _is_stone(key: object) -> bool:
    return isinstance(key, tuple) and not any(hasattr(part, "get_size") for part in key)


def test_a_press_let_go_elsewhere_takes_nothing() -> None:
    driver, table = begun(2)
    cell = longest_line(table)
    x, y = driver.centre(("cube", cell))
    driver.feed(Point(MOUSE, x, y), Press(MOUSE, x, y), Point(MOUSE, x, y + 400), Release(MOUSE, x, y + 400))
    driver.settle()
    assert len(table.play_.match.log) == 2


def test_a_press_in_mid_slide_shows_its_end() -> None:
    driver = at_table(table := opened(2, 2, 11), animation="calm")
    driver.click(("cube", longest_line(table)))
    driver.advance(300)
    assert not table.settled
    driver.feed(Press(MOUSE, 2.0, 2.0), Release(MOUSE, 2.0, 2.0))
    assert table.settled
    assert table.shown.cubes == shown(table.play_.game.position(table.play_.state)).cubes


@pytest.mark.rule("P-05", "P-16")
def test_in_motion_only_cubes_with_a_face_in_sight_can_be_pointed_at() -> None:
    driver = at_table(table := opened(2, 8, 4), size=(800, 600), animation="brisk")
    rng = Rng(4)
    revealed = 0
    for _ in range(6):
        before = set(table.shown.cubes)
        driver.accept(("cube", rng.choice(sorted(lit(driver)))))
        while driver.host.moving:
            driver.advance(40, 40)
            pointed = {t.id[1] for t in driver.frame.targets if isinstance(t.id, tuple) and t.id[0] == "cube"}
            assert pointed == set(table.shown.in_sight)
        revealed += len(set(table.shown.cubes) - before)
        assert_shown_as_it_stands(table)
    assert revealed


def test_the_felt_turns_the_pyramid_and_it_springs_back() -> None:
    driver = at_table(table := opened(2, 2, 11), animation="calm")
    board = table._board
    assert board is not None
    x, y = driver.host.stage.to_units(board.box.x + 4, board.box.y + board.box.h - 4)
    driver.feed(Point(MOUSE, x, y), Press(MOUSE, x, y), Point(MOUSE, x + 150, y))
    while table._turning.under_way:
        driver.advance(20)
    assert table._turning.step > 0
    assert driver.frame.faults == []
    driver.feed(Release(MOUSE, x + 150, y))
    driver.settle()
    while table._turning.under_way:
        driver.advance(20)
    assert table._turning.step == 0
    assert len(table.play_.match.log) == 4


def test_a_cube_that_is_dragged_turns_the_pyramid_and_is_not_taken() -> None:
    driver = at_table(table := opened(2, 2, 11), animation="calm")
    x, y = driver.centre(("cube", longest_line(table)))
    driver.feed(Point(MOUSE, x, y), Press(MOUSE, x, y), Point(MOUSE, x + 60, y), Point(MOUSE, x + 120, y))
    while table._turning.under_way:
        driver.advance(20)
    assert table._turning.step > 0
    driver.feed(Point(MOUSE, x, y), Release(MOUSE, x, y))  # back over the cube
    driver.settle()
    assert len(table.play_.match.log) == 4
    driver.feed(Press(MOUSE, x, y), Point(MOUSE, x + 6, y + 3), Release(MOUSE, x + 6, y + 3))  # a hand that trembles
    driver.settle()
    assert len(table.play_.match.log) == 5


def test_a_hint_names_a_legal_take_and_leaves_it_to_the_player() -> None:
    driver, table = begun(2)
    driver.feed(Hint(PAD))
    driver.advance(40)
    assert table.advice is not None
    assert table.advice.cell in legal(table)
    assert len(table.play_.match.log) == 2
    driver.click(("cube", table.advice.cell))
    driver.settle()
    assert table.advice is None


def test_looking_back_shows_what_was_and_returns() -> None:
    driver, table = begun(2)
    full = dict(table.shown.cubes)
    driver.click(("cube", longest_line(table)))
    driver.settle()
    now = dict(table.shown.cubes)
    driver.click("back")
    assert table.looking_back
    assert table.shown.cubes == full
    assert lit(driver) == set()
    driver.click("forward")
    assert not table.looking_back
    assert table.shown.cubes == now


def test_a_game_goes_on_where_it_was_left() -> None:
    driver, table = begun(3)
    driver.click(("cube", longest_line(table)))
    driver.settle()
    match = Match.load(catalogue.game("pyramix"), table.play_.match.save())
    again = PyramixTable(Play(match, table.play_.seats))
    twin = at_table(again)
    assert again.shown.cubes == table.shown.cubes
    assert again.shown.taken == table.shown.taken
    assert lit(twin) == lit(driver)


def test_nothing_is_drawn_while_nothing_moves() -> None:
    driver, _ = begun(2)
    driver.advance(500)
    for _ in range(20):
        driver.host.advance(20)
        assert driver.draw() == []
    assert not driver.host.moving
