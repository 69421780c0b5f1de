"""The guide: what it tells when, how it is read and ended, and that every card fits."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from scenes.boxes import box_of
from scenes.driver import Driver
from scenes.evening import Evening
from scenes.guide import REST, AnyStep, Guide, Step, always, card, never
from scenes.kit.layout import Node
from scenes.kit.ui import Ui
from scenes.morpyam.guide import STEPS as MORPYAM
from scenes.play import playable
from scenes.pyramix.guide import STEPS as PYRAMIX
from scenes.scene import Scene
from scenes.table import TableScene
from scenes.yamslam.guide import STEPS as YAMSLAM
from tabletop.app.keeping import Keeping
from tabletop.app.paths import HOME_VARIABLE, find_paths
from tabletop.app.seats import Seat
from tabletop.app.settings import Settings, Table
from tabletop.app.translations import available, set_language
from tabletop.core.actions import Action

WIDE, NARROW = (REST, *PYRAMIX, *YAMSLAM), (REST, *MORPYAM)
NARROWEST = {(800, 600): 1888.0, (1024, 768): 1376.0, (1280, 720): 1376.0, (1920, 1080): 1376.0}
"""By window, the width in units that a table leaves a card."""
BESIDE_A_BOARD = {(800, 600): 850.0, (1024, 768): 800.0, (1280, 720): 800.0, (1920, 1080): 800.0}
"""The same for a narrow card."""


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    set_language("en")
    yield
    set_language("en")


def step(name: str, *, due: set[str], done: set[str] | None = None, passing: bool = False) -> AnyStep:
    return Step(name, name, name, lambda _: name in due, lambda _: name in (done or ()), passing)


def test_what_is_due_comes_in_the_order_of_the_steps_and_stays_until_it_is_read() -> None:
    due: set[str] = set()
    guide = Guide([step("first", due=due), step("second", due=due)], None)
    assert guide.step() is REST
    due.add("second")
    assert guide.step().id == "second"
    due.clear()
    assert guide.step().id == "second"
    due.add("first")
    assert guide.step().id == "first"
    guide.read()
    assert guide.step().id == "second"
    guide.read()
    assert guide.step() is REST
    guide.read()
    due.update(("first", "second"))
    assert guide.step() is REST


def test_what_people_have_done_need_not_be_read() -> None:
    done: set[str] = set()
    guide = Guide([step("take", due={"take"}, done=done)], None)
    assert guide.step().id == "take"
    done.add("take")
    assert guide.step() is REST
    done.clear()
    assert guide.step() is REST


def test_a_passing_step_is_shown_whenever_it_is_due_and_cannot_be_read_away() -> None:
    due: set[str] = {"end"}
    guide = Guide([step("end", due=due, passing=True), Step("other", "", "", always)], None)
    guide.read()
    assert guide.step().id == "end"
    due.clear()
    assert guide.step().id == "other"
    due.add("end")
    assert guide.step().id == "end"


def test_it_shows_nothing_while_it_is_off() -> None:
    guide = Guide([Step("one", "", "", always)], None)
    assert not guide.shows("one")
    guide.on = True
    assert guide.shows("one")
    assert not guide.shows("two")


@pytest.mark.parametrize("steps", [PYRAMIX, YAMSLAM, MORPYAM])
def test_steps_are_told_apart(steps: tuple[AnyStep, ...]) -> None:
    assert len({step.id for step in steps}) == len(steps)
    assert all(step.title.endswith((".", "!", "?")) for step in steps)
    assert all(not step.passing or step.done is never for step in steps)


class OneCard(Scene):
    def __init__(self, width: float, *, narrow: bool) -> None:
        self.step: AnyStep = REST
        self._width = width
        self._narrow = narrow

    def compose(self, ui: Ui) -> Node:
        shown = card(ui, self.step, lambda: None, lambda: None, narrow=self._narrow)
        shown.width = ui.px(self._width)
        return ui.column(shown, ui.space(grow=1), align="start")


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("size", NARROWEST)
def test_every_card_fits_in_every_language(size: tuple[int, int], narrow: bool) -> None:
    scene = OneCard((BESIDE_A_BOARD if narrow else NARROWEST)[size], narrow=narrow)
    driver = Driver(scene, size=size)
    for language in available():
        set_language(language)
        for shown in NARROW if narrow else WIDE:
            scene.step = shown
            scene.refresh()
            assert driver.frame.faults == [], (language, shown.id)


def begun(tmp_path: Path, game: str, *, bots: bool = False, **settings: object) -> tuple[Evening, TableScene]:
    driver = Driver(size=(1280, 720), settings=Settings(animation="none", **settings))  # type: ignore[arg-type]
    evening = Evening(driver.host, Keeping(find_paths({HOME_VARIABLE: str(tmp_path)}), playable))
    level = "easy" if bots else None
    box = box_of(game)
    assert box is not None
    evening.begin(box, Table("base", (Seat("A", 0, level), Seat("B", 1, level)), {}))
    assert evening.table is not None
    return evening, evening.table


@pytest.mark.parametrize("game", ["pyramix", "yamslam"])
def test_it_is_shown_in_a_first_game_until_it_is_ended(tmp_path: Path, game: str) -> None:
    evening, table = begun(tmp_path, game)
    assert table.guide.on
    table.show_guide(shown=False)
    assert evening.host.settings.guides == {game: False}
    evening.close()


@pytest.mark.parametrize(
    ("guides", "bots", "shown"),
    [({"pyramix": False}, False, False), ({"pyramix": True}, False, True), ({}, True, False)],
)
def test_later_games_show_it_only_if_it_was_called_and_bots_need_none(
    tmp_path: Path, guides: dict[str, bool], bots: bool, shown: bool
) -> None:
    evening, table = begun(tmp_path, "pyramix", bots=bots, guides=guides)
    assert table.guide.on is shown
    evening.close()


def test_it_ends_with_the_game(tmp_path: Path) -> None:
    evening, table = begun(tmp_path, "pyramix")
    play = table.play_
    while play.decision is not None:
        action: Action = play.game.legal(play.state)[0]
        play.submit(action)
    table.finish()
    assert evening.host.settings.guides == {"pyramix": False}
    evening.close()
