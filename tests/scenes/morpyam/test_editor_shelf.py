"""The list of designed grids: begun, changed, copied, deleted after asking, taken in and played on."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from scenes.boxes import box_of
from scenes.driver import Driver
from scenes.evening import Evening
from scenes.gallery import evening_for
from scenes.input.intents import KEYBOARD, Back
from scenes.kit.dialog import Ask
from scenes.kit.writing import Writing
from scenes.morpyam.editor import Editor
from scenes.morpyam.editor_design import Design
from scenes.morpyam.workshop import Workshop, beginnings
from scenes.setup.scene import SetUp
from scenes.shelf.scene import Shelf
from scenes.works.files import Files
from scenes.works.shelf import WorkShelf
from tabletop.app.translations import set_language
from tabletop.core.rng import Rng
from tabletop.games.morpyam import designs, grid_codes

ONE, OTHER = designs.at_random(Rng(1)), designs.at_random(Rng(2))

pytestmark = pytest.mark.rule("M-73")


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    set_language("en")
    yield
    set_language("en")


class Room:
    """The list of grids, opened from the shelf."""

    def __init__(self, home: Path, *, draft: Design | None = None, size: tuple[int, int] = (1280, 720)) -> None:
        self.driver = Driver(size=size)
        self.evening: Evening = evening_for(self.driver, home)
        self.workshop = Workshop(self.evening)
        self.workshop.save("Zigzag", ONE, None)
        self.workshop.save("Fortress", OTHER, None)
        if draft is not None:
            self.workshop.keep_draft(draft)
        self.driver.host.push(self.evening.shelf())
        self.driver.click(("extra", "morpyam"))

    @property
    def top(self) -> Any:
        return self.driver.host.stack.top

    @property
    def names(self) -> list[str]:
        return [grid.name for grid in self.workshop.works()]

    def press(self, name: Hashable) -> None:
        self.driver.accept(name)

    def texts(self) -> str:
        return "\n".join(self.driver.frame.texts)


@pytest.fixture
def room(tmp_path: Path) -> Room:
    return Room(tmp_path)


def test_the_shelf_leads_to_the_grids_by_name(room: Room) -> None:
    assert isinstance(room.top, WorkShelf)
    texts = room.texts()
    assert texts.index("Fortress") < texts.index("Zigzag")
    room.driver.feed(Back(KEYBOARD))
    assert isinstance(room.top, Shelf)


def test_the_set_up_of_morpyam_leads_there_too(room: Room) -> None:
    box = box_of("morpyam")
    assert box is not None
    room.evening.set_up(box)
    room.press("extra")
    assert isinstance(room.top, WorkShelf)


def test_a_new_grid_is_begun(room: Room) -> None:
    room.press("new")
    room.press(("start", "classic"))
    assert isinstance(room.top, Editor)
    assert len(room.top.design.tiles) == 36
    assert room.top.design.slot is None


def test_a_grid_is_changed_where_it_is_kept(room: Room) -> None:
    room.press(("change", "grid-1"))
    assert (room.top.design.name, room.top.design.tiles, room.top.design.slot) == ("Zigzag", ONE, "grid-1")
    assert not room.top.design.changed
    room.press("mirror")
    room.press("save")
    room.driver.feed(Back(KEYBOARD))
    assert isinstance(room.top, WorkShelf)
    kept = room.workshop.store.load("grid-1").value
    assert kept is not None
    assert designs.arranged(kept.grid) == designs.mirrored(ONE)


def test_copying_and_deleting_asked_once(room: Room) -> None:
    room.press(("copy", "grid-1"))
    assert room.names == ["Fortress", "Zigzag", "Zigzag 2"]
    room.press(("delete", "grid-1"))
    assert isinstance(room.top, Ask)
    room.driver.feed(Back(KEYBOARD))
    assert room.names == ["Fortress", "Zigzag", "Zigzag 2"]
    room.press(("delete", "grid-1"))
    room.press(("answer", 1))
    assert room.names == ["Fortress", "Zigzag 2"]
    assert "Zigzag 2" in room.texts()


def test_exporting_and_taking_in(room: Room) -> None:
    room.press(("export", "grid-1"))
    room.press(("delete", "grid-1"))
    room.press(("answer", 1))
    room.press("files")
    assert isinstance(room.top, Files)
    assert "Zigzag.png" in room.texts()
    room.press(("file", 0))
    assert isinstance(room.top, Editor)
    assert (room.top.design.name, room.top.design.tiles, room.top.design.slot) == ("Zigzag", ONE, None)
    assert room.top.design.changed


def test_a_bad_file_is_told_and_the_list_stays(room: Room) -> None:
    room.workshop.exchange.mkdir(parents=True)
    (room.workshop.exchange / "bad.json").write_text('{"format":"tabletop grid","version":1,"name":"Bad","grid":[]}')
    room.press("files")
    room.press(("file", 0))
    assert isinstance(room.top, Files)
    assert "bad.json is damaged" in room.texts()
    assert room.names == ["Fortress", "Zigzag"]


def test_a_file_dropped_onto_the_list_is_taken_in(room: Room, tmp_path: Path) -> None:
    file = room.workshop.hand_out("Zoë", ONE)
    room.driver.events(pygame.event.Event(pygame.DROPFILE, file=str(file)))
    assert isinstance(room.top, Editor)
    assert room.top.design.name == "Zoë"


def test_a_code_that_is_typed_is_laid(room: Room) -> None:
    room.press("code")
    room.press("code")
    room.driver.events(pygame.event.Event(pygame.TEXTINPUT, text=grid_codes.encode(OTHER)))
    room.press(None)
    room.press("enter")
    assert isinstance(room.top, Editor)
    assert room.top.design.tiles == OTHER


def test_playing_on_a_grid_sets_the_table_up_with_it(room: Room) -> None:
    room.press(("play", "grid-2"))
    assert isinstance(room.top, SetUp)
    assert room.top.plan.variant == "plus"
    room.press("start")
    table = room.evening.table
    assert table is not None
    position = table.play_.game.position(table.play_.state)
    assert (position.variant, position.grid) == ("plus", designs.rows_of(OTHER))


def test_once_more_is_played_on_the_same_grid_and_a_drawn_game_draws_again(room: Room) -> None:
    room.press(("play", "grid-2"))
    room.press("start")
    first = room.evening.table
    assert first is not None
    room.evening.again(first.play_, [1, 0])
    second = room.evening.table
    assert second is not None
    assert second is not first
    assert second.play_.game.position(second.play_.state).grid == designs.rows_of(OTHER)
    box = box_of("morpyam")
    assert box is not None
    setup = SetUp(room.evening, box, "plus")
    room.driver.host.push(setup)
    setup.start()
    drawn = room.evening.table
    assert drawn is not None
    drawn.play_.run_setup()
    assert box.begun_with(drawn.play_, [0, 1]) == {}


def test_setting_up_plus_offers_the_grids_and_the_draw(room: Room) -> None:
    assert [beginning.name for beginning in beginnings(room.evening, "plus")] == ["Drawn tiles", "Fortress", "Zigzag"]
    assert beginnings(room.evening, "classic") == ()
    box = box_of("morpyam")
    assert box is not None
    room.evening.set_up(box)
    room.press(("variant", "plus"))
    assert room.top.beginning is None
    room.driver.click("beginning")
    assert room.top.beginning.name == "Fortress"
    assert "Fortress" in room.texts()
    room.press(("variant", "classic"))
    assert room.top.beginning is None


def test_the_unfinished_grid_comes_first_and_is_not_lost_for_another(tmp_path: Path) -> None:
    room = Room(tmp_path, draft=Design({(0, 0): "b1"}, "Half"))
    assert "The unfinished grid" in room.texts()
    room.press(("change", "grid-1"))
    assert isinstance(room.top, Ask)
    room.driver.feed(Back(KEYBOARD))  # the safe answer: on with the unfinished one
    assert isinstance(room.top, Editor)
    assert (room.top.design.name, room.top.design.tiles) == ("Half", {(0, 0): "b1"})
    room.driver.feed(Back(KEYBOARD))
    room.press("forget")
    room.press(("answer", 1))
    assert "The unfinished grid" not in room.texts()
    assert room.workshop.draft() is None


def test_an_unfinished_change_goes_on_where_it_is_kept(tmp_path: Path) -> None:
    room = Room(tmp_path, draft=Design(designs.mirrored(ONE), "Zigzag", "grid-1"))
    room.press("go on")
    design = room.top.design
    assert (design.slot, design.tiles, design.changed) == ("grid-1", designs.mirrored(ONE), True)
    room.press("undo")
    assert (design.tiles, design.changed) == (ONE, False)


def test_tiles_that_no_board_can_have_are_left_out_of_an_unfinished_grid(tmp_path: Path) -> None:
    squares = list(ONE)
    room = Room(tmp_path, draft=Design(dict.fromkeys(squares[:4], "sec") | {squares[9]: "p3"}))
    draft = room.workshop.draft()
    assert draft is not None
    assert list(draft.tiles.values()) == ["sec", "sec"]


@pytest.mark.parametrize("size", [(1920, 1080), (800, 600)])
@pytest.mark.parametrize("language", ["en", "fr", "es", "de"])
def test_everything_fits(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    set_language(language)
    room = Room(tmp_path, draft=Design({}, "Half"), size=size)
    assert room.driver.frame.faults == []
    room.workshop.hand_out("Zigzag", ONE)
    room.press("files")
    assert room.driver.frame.faults == []


def test_a_grid_is_renamed_and_never_in_place_of_another(room: Room) -> None:
    for typed, names in (("Ziggurat", ["Fortress", "Ziggurat"]), ("fortress", ["Fortress", "fortress 2"])):
        room.press(("rename", "grid-1"))
        assert isinstance(room.top, Writing)
        room.top.value = typed
        room.press("done")
        assert room.names == names
    room.press(("rename", "grid-1"))
    room.driver.feed(Back(KEYBOARD))
    assert room.names == ["Fortress", "fortress 2"]
