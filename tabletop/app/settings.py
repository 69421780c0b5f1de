"""What people have chosen, kept from one evening to the next."""

from pathlib import Path
from typing import Annotated, Literal

import msgspec

from tabletop.app.documents import Kind, require_writable
from tabletop.app.faults import Fault
from tabletop.app.kept import KeptFile
from tabletop.app.lenient import Document, fresh_document, read_document, rewrite
from tabletop.app.seats import GameId, Seat

KIND = Kind("tabletop settings", 1, 256 * 1024)

Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
Language = Annotated[str, msgspec.Meta(pattern=r"^[a-z]{2,3}$")]
Coordinate = Annotated[int, msgspec.Meta(ge=-100_000, le=100_000)]
Extent = Annotated[int, msgspec.Meta(ge=1, le=100_000)]
OptionValue = bool | Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)] | GameId


Asking = Literal["always", "able", "marked"]
"""When a player wants to be asked whether it answers: always, when it has an answer, or for what it has marked."""


class WindowPlace(msgspec.Struct, frozen=True):
    """Where the window was, in desktop pixels; ``x`` and ``y`` are None until it has been moved."""

    x: Coordinate | None = None
    y: Coordinate | None = None
    width: Extent = 1280
    height: Extent = 720
    maximised: bool = False


class Table(msgspec.Struct, frozen=True):
    """The last table of a game: its variant, who sat where, and the table options."""

    variant: GameId | None = None
    seats: tuple[Seat, ...] = ()
    options: dict[GameId, OptionValue] = {}


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings. ``language`` None follows the system; ``volume`` and ``safe_margin`` are in percent.

    ``presenting`` is the way to bring pictures to the screen that was found fastest on this computer, None
    until it has been looked for. ``tables`` holds the last table by game, ``coach`` shows the chances,
    ``dice_aside`` is where set-aside dice lie: beside the track or left in the tray. ``guides`` says by game
    whether its guide is shown; a game that is not in it has yet to be played for the first time. ``asking`` is by
    seat, for duels.
    """

    language: Language | None = None
    volume: Percent = 80
    muted: bool = False
    animation: Literal["calm", "brisk", "none"] = "calm"
    reduced_motion: bool = False
    safe_margin: Annotated[int, msgspec.Meta(ge=0, le=10)] = 0
    fullscreen: bool = False
    window: WindowPlace = WindowPlace()
    presenting: GameId | None = None
    coach: bool = False
    dice_aside: Literal["beside", "tray"] = "beside"
    tables: dict[GameId, Table] = {}
    guides: dict[GameId, bool] = {}
    asking: tuple[Asking, Asking] = ("able", "able")


class SettingsStore:
    """The settings in their file: ``current`` is what holds now, ``faults`` what was wrong on reading.

    Settings that cannot be read are the defaults; the store never raises for what it finds on the disk.
    """

    def __init__(self, file: Path) -> None:
        self._file = KeptFile(file, _decode, KIND.limit)
        reading = self._file.read()
        self._document = reading.value or fresh_document(Settings())
        self.current = self._document.value
        self.faults: tuple[Fault, ...] = reading.faults + self._document.faults

    def change(self, settings: Settings) -> None:
        """Make ``settings`` the current ones and write them.

        Raises ValueError, naming the setting, when one is out of range: nothing has changed then. Raises
        KeepingError when they cannot be written: they hold all the same, until the program ends.
        """
        require_writable(settings)
        self.current = settings
        data = rewrite(self._document, settings, KIND)
        self._file.write(data)
        self._document = _decode(data, self._file.path)


def _decode(data: bytes, file: Path) -> Document[Settings]:
    return read_document(data, Settings, KIND, file)
