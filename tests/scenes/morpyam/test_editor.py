"""Designing a grid: laid, exchanged and taken back by every device; undone; kept and handed on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from scenes.driver import Driver
from scenes.evening import Evening
from scenes.gallery import evening_for
from scenes.input.intents import KEYBOARD, MOUSE, Back, Direction, Key, Lapse, Point, Secondary
from scenes.kit.dialog import Ask
from scenes.kit.writing import Writing
from scenes.morpyam.board import SQUARES, Square
from scenes.morpyam.editor import Editor
from scenes.morpyam.editor_design import Design
from scenes.morpyam.editor_start import start
from scenes.morpyam.workshop import Workshop
from scenes.setup.scene import SetUp
from scenes.works.code import CodeCard
from scenes.works.start import Start
from tabletop.app.translations import set_language
from tabletop.core.rng import Rng
from tabletop.games.morpyam import designs, grid_codes

TILES = designs.at_random(Rng(4))

pytestmark = pytest.mark.rule("M-73")


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    set_language("en")
    yield
    set_language("en")


class Desk:
    """The editor at work."""

    def __init__(self, home: Path, design: Design | None = None, size: tuple[int, int] = (1280, 720)) -> None:
        self.driver = Driver(size=size)
        self.evening: Evening = evening_for(self.driver, home)
        self.workshop = Workshop(self.evening)
        self.design = design or Design()
        self.editor = Editor(self.workshop, self.design)
        self.driver.host.push(self.editor)

    @property
    def tiles(self) -> dict[Square, str]:
        return self.design.tiles

    @property
    def top(self) -> Any:
        return self.driver.host.stack.top

    def key(self, name: str) -> None:
        self.driver.feed(Key(KEYBOARD, name))

    def texts(self) -> str:
        return "\n".join(self.driver.frame.texts)

    def notice(self) -> str:
        notice = self.top.view.notice
        return notice.text if notice is not None else ""


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


@pytest.fixture
def whole(tmp_path: Path) -> Desk:
    return Desk(tmp_path, Design(TILES, "Zigzag"))


# By mouse


def test_a_tile_is_dragged_onto_the_board_moved_exchanged_and_dragged_off(desk: Desk) -> None:
    desk.driver.drag(("tile", "b1"), ("square", (0, 0)))
    desk.driver.drag(("tile", "full"), ("square", (3, 3)))
    assert desk.tiles == {(0, 0): "b1", (3, 3): "full"}
    desk.driver.drag(("square", (0, 0)), ("square", (5, 5)))
    assert desk.tiles == {(5, 5): "b1", (3, 3): "full"}
    desk.driver.drag(("square", (5, 5)), ("square", (3, 3)))
    assert desk.tiles == {(5, 5): "full", (3, 3): "b1"}
    desk.driver.drag(("square", (5, 5)), ("tile", "sec"))
    assert desk.tiles == {(3, 3): "b1"}


def test_a_tile_from_beside_the_board_sends_the_one_it_covers_back(desk: Desk) -> None:
    desk.driver.drag(("tile", "b1"), ("square", (0, 0)))
    desk.driver.drag(("tile", "mini"), ("square", (0, 0)))
    assert desk.tiles == {(0, 0): "mini"}
    assert desk.design.beside["b1"] == 3
    assert desk.design.beside["mini"] == 1


def test_a_drag_let_go_elsewhere_changes_nothing(desk: Desk) -> None:
    desk.driver.drag(("tile", "b1"), ("square", (0, 0)))
    desk.driver.drag(("square", (0, 0)), (1500.0, 30.0))
    desk.driver.settle()
    assert desk.tiles == {(0, 0): "b1"}
    assert not desk.design.can_redo


def test_the_second_mouse_button_takes_a_tile_back(desk: Desk) -> None:
    desk.driver.drag(("tile", "b1"), ("square", (0, 0)))
    x, y = desk.driver.centre(("square", (0, 0)))
    desk.driver.feed(Point(MOUSE, x, y), Secondary(MOUSE, x, y))
    assert desk.tiles == {}


def test_a_click_takes_a_tile_and_another_lays_it(desk: Desk) -> None:
    desk.driver.click(("tile", "morpyam"))
    desk.driver.click(("square", (1, 4)))
    assert desk.tiles == {(1, 4): "morpyam"}


def test_nothing_can_be_laid_more_often_than_there_are_tiles(desk: Desk) -> None:
    for column in range(2):
        desk.driver.drag(("tile", "sec"), ("square", (0, column)))
    assert desk.driver.target(("tile", "sec")).drag is None
    desk.driver.drag(("tile", "sec"), ("square", (0, 2)))
    desk.driver.settle()
    assert list(desk.tiles.values()) == ["sec", "sec"]
    assert "One shot: all laid" in desk.driver.target(("tile", "sec")).tip


# By keys


def test_a_tile_is_picked_up_carried_and_laid_by_keys(desk: Desk) -> None:
    desk.driver.accept(("tile", "b1"))
    desk.driver.move(Direction.LEFT)
    square = desk.driver.lit()
    assert isinstance(square, tuple)
    assert square[0] == "square"
    desk.driver.accept()
    assert desk.tiles == {square[1]: "b1"}
    desk.driver.accept()  # picked up again
    desk.driver.move(Direction.UP)
    desk.driver.accept()
    assert list(desk.tiles) == [(square[1][0] - 1, square[1][1])]


def test_going_back_while_carrying_puts_the_tile_down_where_it_was(desk: Desk) -> None:
    desk.driver.accept(("tile", "b1"))
    desk.driver.move(Direction.LEFT)
    desk.driver.feed(Back(KEYBOARD))
    desk.driver.settle()
    assert desk.tiles == {}
    assert desk.driver.lit() == ("tile", "b1")
    assert desk.top is desk.editor


def test_a_free_square_leads_to_the_tiles(desk: Desk) -> None:
    desk.driver.accept(("square", (2, 2)))
    assert desk.driver.lit() == ("tile", "b1")


def test_steps_are_undone_and_made_again_by_keys(whole: Desk) -> None:
    whole.key("t")
    assert whole.tiles == designs.turned(TILES)
    whole.key("m")
    assert whole.tiles == designs.mirrored(designs.turned(TILES))
    whole.key("z")
    whole.key("z")
    assert whole.tiles == TILES
    whole.key("z")
    assert whole.tiles == TILES
    whole.key("y")
    assert whole.tiles == designs.turned(TILES)
    whole.driver.drag(("square", (0, 0)), ("square", (0, 1)))
    assert not whole.design.can_redo


# By pad


def test_a_tile_is_laid_and_taken_back_by_a_pad(desk: Desk, virtual_pad: Callable[[Driver], Any]) -> None:
    pad = virtual_pad(desk.driver)
    pad.press(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    pad.step_to(("tile", "ps"))
    pad.press(pygame.CONTROLLER_BUTTON_A)
    while not isinstance(desk.driver.lit(), tuple) or desk.driver.lit()[0] != "square":  # type: ignore[index]
        pad.press(pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    pad.press(pygame.CONTROLLER_BUTTON_A)
    assert list(desk.tiles.values()) == ["ps"]
    pad.press(pygame.CONTROLLER_BUTTON_X)
    assert desk.tiles == {}


def test_a_pad_names_and_saves_a_grid(tmp_path: Path, virtual_pad: Callable[[Driver], Any]) -> None:
    desk = Desk(tmp_path, Design(TILES))
    pad = virtual_pad(desk.driver)
    pad.press(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    pad.step_to("save")
    pad.press(pygame.CONTROLLER_BUTTON_A)
    assert isinstance(desk.top, Writing)
    pad.step_to(("key", "a"))
    pad.press(pygame.CONTROLLER_BUTTON_A)
    pad.step_to("done")
    pad.press(pygame.CONTROLLER_BUTTON_A)
    assert [grid.name for grid in desk.workshop.works()] == ["A"]
    assert desk.design.slot == "grid-1"


# What is always shown


def test_what_is_still_to_be_laid_is_always_said(desk: Desk) -> None:
    assert "36 tiles are still to be laid" in desk.texts()
    desk.design.arrange(TILES)
    desk.editor.refresh()
    assert "All 36 tiles are laid" in desk.texts()
    desk.driver.drag(("square", (0, 0)), ("tile", "b1"))
    assert "1 tile is still to be laid" in desk.texts()
    save = desk.driver.target("save")
    assert not save.enabled
    assert "1 tile is still to be laid" in save.why


def test_pointing_at_a_square_tells_the_tile_its_chance_and_its_lines(whole: Desk) -> None:
    square = next(square for square, tile in TILES.items() if tile == "sec")
    whole.driver.hover(("square", square))
    assert "9% in a turn" in whole.driver.target(("square", square)).tip  # 736 of 7776
    assert "Turns a square: row" in whole.driver.target(("square", square)).tip


@pytest.mark.parametrize("size", [(1920, 1080), (800, 600), (640, 400)])
@pytest.mark.parametrize("language", ["en", "fr", "es", "de"])
def test_everything_fits(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    set_language(language)
    for design in (Design(), Design(TILES, "A grid with a very long name of forty letters"[:40])):
        desk = Desk(tmp_path, design, size)
        assert desk.driver.frame.faults == []
        for card in (start(lambda _: None), CodeCard(desk.workshop, TILES, lambda _: None)):
            desk.driver.host.push(card)
            assert desk.driver.frame.faults == []
            desk.driver.host.pop()


# Starts


@pytest.mark.parametrize("begun", ["empty", "classic", "random", "mirrored"])
def test_a_board_is_begun_anew_and_that_can_be_undone(whole: Desk, begun: str) -> None:
    whole.key("n")
    assert isinstance(whole.top, Start)
    whole.driver.click(("start", begun))
    tiles = whole.tiles
    assert len(tiles) == (0 if begun == "empty" else 36)
    if begun == "classic":
        assert [tiles[0, column] for column in range(6)] == ["b6", "b4", "b3", "b2", "b1", "b5"]
    if begun == "mirrored":
        assert all(tiles[row, column] == tiles[column, row] for row, column in SQUARES)
    whole.key("z")
    assert whole.tiles == TILES


def test_going_back_begins_nothing(whole: Desk) -> None:
    whole.key("n")
    whole.driver.feed(Back(KEYBOARD))
    assert whole.top is whole.editor
    assert whole.tiles == TILES


# Keeping


def test_saving_keeps_the_grid_under_its_name(whole: Desk) -> None:
    whole.key("s")
    assert "Zigzag is saved" in whole.notice()
    assert not whole.design.changed
    assert "Saved" in whole.texts()
    whole.key("m")
    assert whole.design.changed
    whole.key("s")
    (kept,) = whole.workshop.works()
    assert (kept.name, designs.arranged(kept.work.grid)) == ("Zigzag", designs.mirrored(TILES))


def test_another_grid_of_that_name_is_asked_about_once(whole: Desk) -> None:
    other = whole.workshop.save("zigzag", designs.mirrored(TILES), None)
    whole.key("s")
    assert isinstance(whole.top, Ask)
    whole.driver.feed(Back(KEYBOARD))  # the safe answer: keep both
    assert sorted(grid.name for grid in whole.workshop.works()) == ["Zigzag 2", "zigzag"]
    whole.design.name = "Zigzag"
    whole.driver.host.frame  # noqa: B018
    whole.key("s")
    whole.driver.click(("answer", 1))
    kept = whole.workshop.store.load(other).value
    assert kept is not None
    assert designs.arranged(kept.grid) == TILES


def test_a_folder_that_cannot_be_written_is_told(whole: Desk) -> None:
    folder = whole.evening.keeping.paths.grids
    folder.rmdir()
    folder.write_text("a file")
    whole.key("s")
    assert "may not write" in whole.notice()
    assert whole.design.changed


def test_what_is_not_saved_is_kept_as_unfinished(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.driver.drag(("tile", "b1"), ("square", (0, 0)))
    desk.driver.feed(Back(KEYBOARD))
    assert desk.driver.host.stack.top is None
    found = desk.workshop.draft()
    assert found is not None
    assert found.tiles == {(0, 0): "b1"}
    assert found.changed
    assert not found.can_undo  # or one step back would take the whole work away


def test_out_of_sight_the_work_is_kept_and_saving_ends_it(whole: Desk) -> None:
    whole.driver.feed(Lapse(KEYBOARD))
    found = whole.workshop.draft()
    assert found is not None
    assert (found.name, found.tiles) == ("Zigzag", TILES)
    whole.key("s")
    assert whole.workshop.draft() is None


# Handing on


def test_exporting_writes_a_picture_that_is_taken_in_again(whole: Desk) -> None:
    whole.key("e")
    (file,) = whole.workshop.files()
    assert file.name == "Zigzag.png"
    assert str(file) in whole.notice()
    assert file.stat().st_size < 1_000_000
    picture = pygame.image.load(file)
    assert picture.get_width() > 600
    grid = whole.workshop.read(file)
    assert (grid.name, designs.arranged(grid.grid)) == ("Zigzag", TILES)


def test_a_file_dropped_onto_the_window_is_laid(whole: Desk, tmp_path: Path) -> None:
    whole.key("e")
    (file,) = whole.workshop.files()
    desk = Desk(tmp_path / "friend")
    desk.driver.events(pygame.event.Event(pygame.DROPFILE, file=str(file)))
    assert desk.tiles == TILES
    desk.key("z")
    assert desk.tiles == {}


def test_a_bad_file_says_what_is_missing_or_doubled_and_changes_nothing(whole: Desk, tmp_path: Path) -> None:
    rows = designs.rows_of(TILES)
    places = {tile: square for square, tile in TILES.items()}
    rows[places["sec"][0]][places["sec"][1]] = "b1"
    file = tmp_path / "bad.json"
    file.write_text(f'{{"format":"tabletop grid","version":1,"name":"Bad","grid":{rows!r}}}'.replace("'", '"'))
    whole.driver.events(pygame.event.Event(pygame.DROPFILE, file=str(file)))
    assert "missing: One shot: 1 instead of 2" in whole.notice()
    assert "too many: Three of a kind (1): 4 instead of 3" in whole.notice()
    assert whole.tiles == TILES


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"\x89PNG\r\n\x1a\n", "is cut off"),
        (b"", "is cut off"),
        (b"hello", "is damaged"),
        (b"{}", "carries no grid"),
        (b'{"format":"tabletop grid","version":9}', "newer version"),
        (b"x" * 5_000_000, "is damaged"),
        (None, "could not be read"),
    ],
)
def test_a_file_that_is_no_grid_is_told(whole: Desk, tmp_path: Path, content: bytes | None, said: str) -> None:
    file = tmp_path / "some.png"
    if content is not None:
        file.write_bytes(content)
    whole.driver.events(pygame.event.Event(pygame.DROPFILE, file=str(file)))
    assert said in whole.notice()
    assert whole.tiles == TILES


# The code


def test_the_code_is_shown_and_another_one_typed(whole: Desk) -> None:
    whole.key("c")
    shown = whole.texts()
    for group in grid_codes.encode(TILES).split("-"):
        assert group in shown
    other = designs.mirrored(TILES)
    whole.driver.accept("code")
    for sign in grid_codes.encode(other).lower():
        whole.driver.events(pygame.event.Event(pygame.TEXTINPUT, text=sign))
    whole.driver.accept()
    whole.driver.accept("enter")
    assert whole.top is whole.editor
    assert whole.tiles == other


def test_a_code_that_was_misread_names_its_group(whole: Desk) -> None:
    whole.key("c")
    code = grid_codes.encode(TILES).split("-")
    code[2] = "2222" if code[2] != "2222" else "3333"
    whole.driver.accept("code")
    whole.driver.events(pygame.event.Event(pygame.TEXTINPUT, text="-".join(code)))
    assert "Group 3 is not right" in whole.texts()
    assert not whole.driver.target("enter").enabled
    whole.driver.feed(Back(KEYBOARD), Back(KEYBOARD))
    assert whole.tiles == TILES


# Playing


def test_playing_on_it_sets_a_table_up_with_this_grid(whole: Desk) -> None:
    whole.key("p")
    assert isinstance(whole.top, SetUp)
    assert "Zigzag" in whole.texts()
    whole.driver.click("start")
    table = whole.evening.table
    assert table is not None
    assert table.play_.game.position(table.play_.state).variant == "plus"
    assert table.play_.game.position(table.play_.state).grid == designs.rows_of(TILES)


def test_copying_the_code_puts_it_on_the_clipboard_if_there_is_one(whole: Desk, monkeypatch: Any) -> None:
    clipboard: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", clipboard.append)
    whole.key("c")
    whole.driver.accept("copy")
    assert clipboard == [grid_codes.encode(TILES)]
    assert "Copied" in whole.texts()

    def refuse(_text: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", refuse)
    whole.driver.accept("copy")
