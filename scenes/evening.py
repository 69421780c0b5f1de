"""An evening at the table: what leads from scene to scene, and what is kept on the way.

Scenes ask it to open the shelf, set up a table, begin, go on, end; it owns the bots' process and the table under way.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from scenes.boxes import Beginning, Box, Kit, box_of
from scenes.crash import CrashGuard
from scenes.host import Host
from scenes.input.intents import Device
from scenes.play import Play
from scenes.scene import Scene
from tabletop.app.faults import DAMAGE, Fault
from tabletop.app.keeping import Keeping
from tabletop.app.saves import SavedGame
from tabletop.app.settings import Table
from tabletop.app.words import tell_not_kept, tell_not_read
from tabletop.bots.worker import BotWorker
from tabletop.core.game import Setup

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from scenes.table import TableScene

_log = logging.getLogger(__name__)


class Evening:
    """What scenes need of the program.

    Attributes:
        host: the program around the scenes.
        keeping: what is kept.
        pads: the seats that have a pad of their own, at the table under way.
        table: the table under way; None on the shelf.
        show_fullscreen: takes the whole screen, or gives it back; set by who has a window.
    """

    def __init__(self, host: Host, keeping: Keeping, log_file: Path | None = None) -> None:
        self.host = host
        self.keeping = keeping
        self.pads: dict[int, Device] = {}
        self.table: TableScene | None = None
        self.show_fullscreen: Callable[[bool], None] = lambda wanted: host.change_settings(fullscreen=wanted)
        self.guard = CrashGuard(host, save=self.save, shelf=self.shelf, log_file=log_file)
        self._worker = BotWorker(_serve)
        self._news = [tell(fault) for fault in keeping.faults]

    # The way through the evening

    def shelf(self) -> Scene:
        """The shelf, as a scene to be put on the stack."""
        from scenes.shelf.scene import Shelf

        return Shelf(self)

    def to_shelf(self) -> None:
        """Leaves whatever there is for the shelf; a game under way is kept."""
        self.save()
        self.table = None
        self.pads = {}
        self.host.reset(self.shelf())

    def set_up(
        self, box: Box, variant: str | None = None, beginning: Beginning | None = None, kit: Kit | None = None
    ) -> None:
        """Opens the setting-up of a table, with what is chosen of it: variant, beginning, and what a person brings."""
        from scenes.setup.scene import SetUp

        self.host.push(SetUp(self, box, variant, beginning, kit))

    def begin(self, box: Box, table: Table, fixed: Mapping[str, Any] | None = None) -> None:
        """Begins a game at a table that is set up whole, and remembers the table. Raises BadSetup.

        ``fixed`` is what of the setup is not left to chance.
        """
        assert table.variant is not None
        options = {name: value for name, value in table.options.items() if isinstance(value, str | bool)}
        setup = Setup(table.variant, len(table.seats), options, dict(fixed or {}))
        play = Play.begin(box.id, setup, table.seats, secrets.randbits(64), self.keeping, self._worker)
        self.host.change_settings(tables={**self.host.settings.tables, box.id: table})
        self._open(box, play)

    def resume(self, slot: str) -> None:
        """Goes on with a saved game; one that cannot be read is told of on the shelf."""
        reading = self.keeping.saves.load(slot)
        save = reading.value
        box = box_of(save.game) if save is not None else None
        if save is None or box is None:
            self._news += [tell(fault) for fault in reading.faults[:1]]
            self.to_shelf()
            return
        play = Play.resume(save, self.keeping, self._worker)
        if slot != save.game:
            play.keep()  # first: the game is then twice on the disk, never not at all
            self.keeping.attempt(lambda: self.keeping.saves.delete(slot))
        self._open(box, play)

    def again(self, play: Play, seats: Sequence[int]) -> None:
        """The same table once more, its seats in another order: ``seats`` are those of ``play``."""
        box = box_of(play.game.id)
        assert box is not None
        position = play.game.position(play.state)
        known = self.host.router.pads.identities
        played_with = {seat: known[pad] for seat, pad in self.pads.items() if pad in known}
        places = [replace(play.seats[seat], pad=played_with.get(seat, play.seats[seat].pad)) for seat in seats]
        table = Table(position.variant, tuple(places), dict(position.options))
        self.begin(box, table, box.begun_with(play, seats))

    def find_pads(self, play: Play) -> None:
        """Gives the seats of people the pads they are known to play with, as far as those are plugged in.

        A pad that was plugged in again is the same to its seat, and not to the program.
        """
        plugged_in = self.host.router.pads
        for number, seat in enumerate(play.seats):
            mine = self.pads.get(number)
            if seat.bot is not None or seat.pad is None or (mine is not None and mine in plugged_in.devices):
                continue
            pad = plugged_in.known_as(seat.pad)
            if pad is not None and pad not in self.pads.values():
                self.pads[number] = pad

    def save(self) -> bool:
        """Keeps the game under way and the statistics; returns whether nothing failed."""
        faults = [self.keeping.attempt(self.keeping.statistics.flush)]
        if self.table is not None:
            play = self.table.play_
            if play.decision is not None and play.match.log:
                play.keep()
                faults.append(play.take_fault())
        told = [fault for fault in faults if fault is not None]
        self._news += [tell(fault) for fault in told]
        return not told

    def close(self) -> None:
        """Keeps everything and ends the bots' process."""
        self.save()
        self._worker.close()

    # What the shelf shows

    def saved_games(self) -> tuple[SavedGame, ...]:
        """The games that can be gone on with, newest first."""
        listing = self.keeping.saves.listing()
        self._news += [tell(fault) for fault in listing.faults]
        return tuple(game for game in listing.games if not game.over and box_of(game.game) is not None)

    def take_news(self) -> str:
        """What people should be told of the files the program keeps, told once."""
        news, self._news = self._news, []
        return " ".join(dict.fromkeys(news))

    def _open(self, box: Box, play: Play) -> None:
        self.host.sounds.prepare()
        table = box.open(play)
        table.evening = self
        self.table = table
        self.pads = {}
        self.find_pads(play)
        self.host.reset(table)


def tell(fault: Fault) -> str:
    """What people are told of a fault of a kept file."""
    unread = fault.code in DAMAGE or fault.code == "newer"
    return tell_not_read(fault) if unread else tell_not_kept(fault)


def _serve(connection: Connection) -> None:
    """The bots' process; what it needs is imported there, not here."""
    from tabletop.protocol.lines import serve_connection

    serve_connection(connection)
