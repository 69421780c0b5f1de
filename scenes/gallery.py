"""The shell's own scenes in their telling states, and those of every game: for pictures, tests and measurements."""

from __future__ import annotations

import datetime
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from scenes.already_open import AlreadyOpen
from scenes.boxes import Shot, box_of, boxes
from scenes.crash import CrashCard
from scenes.driver import STEP, Driver
from scenes.evening import Evening
from scenes.pause.pad_gone import PadGone
from scenes.pause.scene import Pause
from scenes.pause.seats import Seats
from scenes.play import Play, playable
from scenes.rules.scene import Rules
from scenes.settings.scene import SettingsScene
from scenes.setup.scene import SetUp
from scenes.shelf.saved import SavedGames
from scenes.shelf.scores import Scores
from scenes.table import TableScene
from tabletop import catalogue
from tabletop.app.keeping import Keeping
from tabletop.app.paths import find_paths
from tabletop.app.seats import Seat
from tabletop.app.settings import Table
from tabletop.app.statistics import FinishedMatch
from tabletop.app.translations import _
from tabletop.bots.bot import ask
from tabletop.core.actions import CHANCE
from tabletop.core.game import Setup

_SEATS: Final = (Seat("Zoë", 0), Seat("Émile", 1), Seat("Nuño", 2, "medium"), Seat("Ana-Lucía Weißenburger", 3))
_DAY: Final = datetime.date(2026, 1, 6)


def shots() -> Iterator[Shot]:
    """Every picture: the shell's, then those of the games in the order of the shelf."""
    for name, prepare in _SHELL.items():
        yield Shot(name, None, lambda driver, prepare=prepare: prepare(driver, evening_for(driver)))  # type: ignore[misc]
    for box in boxes():
        yield from box.shots()
        for number in range(len(box.pages())):
            yield Shot(f"{box.id}-rules-{number + 1}", lambda box=box, number=number: _rules(box.id, number))  # type: ignore[misc]


def evening_for(driver: Driver, home: Path | None = None) -> Evening:
    """An evening in a driver; without a ``home`` what it keeps is gone when the program ends."""
    if home is None:
        folder = tempfile.TemporaryDirectory(prefix="tabletop-", ignore_cleanup_errors=True)
        _folders.append(folder)
        home = Path(folder.name)
    return Evening(driver.host, Keeping(find_paths({"TABLETOP_HOME": str(home)}), playable), home / "tabletop.log")


_folders: list[tempfile.TemporaryDirectory[str]] = []


def _rules(game: str, page: int) -> Rules:
    box = box_of(game)
    assert box is not None
    rules = Rules(box)
    rules.page = page
    return rules


def _begun(evening: Evening, seats: tuple[Seat, ...] = _SEATS) -> Play:
    """A game of the first box under way, and kept."""
    box = boxes()[0]
    variant = next(iter(box.variants))
    play = Play.begin(box.id, Setup(variant, len(seats)), seats, 1, evening.keeping)
    play.run_setup()
    return play


def _open_table(driver: Driver, evening: Evening) -> TableScene:
    """A table at the beginning of a game."""
    box = boxes()[0]
    table = box.open(Play.begin(box.id, Setup(next(iter(box.variants)), len(_SEATS)), _SEATS, 4))
    evening.table, table.evening = table, evening
    driver.host.push(table)
    driver.settle()
    return table


def _shelf(driver: Driver, evening: Evening) -> None:
    driver.host.push(evening.shelf())


def _shelf_continue(driver: Driver, evening: Evening) -> None:
    for _number in range(3):
        _begun(evening)
    _shelf(driver, evening)


def _saved(driver: Driver, evening: Evening) -> None:
    _shelf_continue(driver, evening)
    driver.host.push(SavedGames(evening))


def _delete(driver: Driver, evening: Evening) -> None:
    _saved(driver, evening)
    driver.accept(("delete", boxes()[0].id))


def _scores(driver: Driver, evening: Evening) -> None:
    _shelf(driver, evening)
    for box in boxes():
        for number, variant in enumerate(box.variants):
            for match in range(3):
                order = _SEATS[match:] + _SEATS[:match]
                scores = tuple(310 - 40 * place - 5 * match for place in range(4))
                finished = FinishedMatch(
                    id=f"{len(box.id)}{number}{match}",
                    game=box.id,
                    variant=variant,
                    seats=order,
                    winners=(0,),
                    day=_DAY,
                    scores=scores,
                )
                evening.keeping.statistics.record(finished)
    driver.host.push(Scores(evening))


def _no_scores(driver: Driver, evening: Evening) -> None:
    driver.host.push(Scores(evening))


def _set_up(driver: Driver, evening: Evening) -> None:
    driver.host.push(SetUp(evening, boxes()[0]))


def _set_up_full(driver: Driver, evening: Evening) -> None:
    box = boxes()[0]
    most = max(box.variants, key=lambda variant: variant == "teams")
    driver.host.change_settings(tables={box.id: Table(most, _SEATS)})
    for number in range(2):
        driver.host.router.pads.adopt(_Unplugged(), number + 1, "Pad", 0.0)
    driver.host.push(SetUp(evening, box))


def _writing(driver: Driver, evening: Evening) -> None:
    _set_up(driver, evening)
    driver.host.ask_text(_("Name of player {number}").format(number=1), "Zoë", lambda _text: None, 24)


def _settings(driver: Driver, evening: Evening) -> None:
    driver.host.push(SettingsScene(evening))


def _pause(driver: Driver, evening: Evening) -> None:
    driver.host.push(Pause(evening, _open_table(driver, evening)))


def _who_plays(driver: Driver, evening: Evening) -> None:
    driver.host.push(Seats(_open_table(driver, evening)))


def _pad_gone(driver: Driver, evening: Evening) -> None:
    driver.host.push(PadGone(evening, _open_table(driver, evening), 0))


def _look_back(driver: Driver, evening: Evening) -> None:
    _open_table(driver, evening).look_by(-1)


def _over(driver: Driver, evening: Evening, players: int) -> None:
    """The table of a game that bots have played to its end, when its count begins."""
    box = boxes()[0]
    play = Play.begin(box.id, Setup(next(iter(box.variants)), players), _SEATS[:players], 7)
    bot = next(iter(bots for level, bots in catalogue.levels(box.id).items() if level != "random"))
    while (decision := play.decision) is not None:
        if decision.seat == CHANCE:
            play.run_chance()
        else:
            play.submit(ask(bot, play.game, play.state))
    table = box.open(play)
    evening.table, table.evening = table, evening
    driver.host.push(table)
    while driver.host.stack.top is table:
        driver.advance(STEP)


def _count(driver: Driver, evening: Evening) -> None:
    _over(driver, evening, 4)
    driver.advance(1500)


def _count_whole(driver: Driver, evening: Evening) -> None:
    _over(driver, evening, 2)
    driver.settle()


def _already_open(driver: Driver, _evening: Evening) -> None:
    driver.host.push(AlreadyOpen())


def _crash(driver: Driver, _evening: Evening) -> None:
    file = Path("/home/zoe/.local/state/Tabletop/log/tabletop.log")
    driver.host.push(CrashCard("KeyError: 'chips'", file, True, lambda: None))


class _Unplugged:
    """Stands for the handle of a pad there is not."""

    def quit(self) -> None:
        """Lets go of it."""


_SHELL: Final[dict[str, Callable[[Driver, Evening], None]]] = {
    "shelf": _shelf,
    "shelf-continue": _shelf_continue,
    "saved": _saved,
    "saved-delete": _delete,
    "scores": _scores,
    "scores-none": _no_scores,
    "setup": _set_up,
    "setup-full": _set_up_full,
    "setup-writing": _writing,
    "settings": _settings,
    "pause": _pause,
    "pause-seats": _who_plays,
    "pad-gone": _pad_gone,
    "looking-back": _look_back,
    "count": _count,
    "count-whole": _count_whole,
    "already-open": _already_open,
    "crash": _crash,
}


def picture(shot: Shot, size: tuple[int, int]) -> Driver:
    """A driver that shows the shot."""
    driver = Driver(shot.scene() if shot.scene is not None else None, size)
    shot.prepare(driver)
    driver.draw()
    return driver
