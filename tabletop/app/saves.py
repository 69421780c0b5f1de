"""Games under way, kept after every action so that nothing is lost whatever ends the program."""

import datetime
import itertools
import os
import re
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from tabletop.app.documents import Kind, decode, require_known_version
from tabletop.app.faults import Fault, KeepingError
from tabletop.app.files import rename
from tabletop.app.kept import KeptFile, Reading
from tabletop.app.seats import GameId, Seat
from tabletop.core.errors import EngineError

KIND = Kind("tabletop save", 1, 16 * 1024 * 1024)

_SLOT = re.compile(r"[a-z][a-z0-9_]{0,31}(-[1-9][0-9]{0,5})?")

ShortText = Annotated[str, msgspec.Meta(max_length=200)]
Moment = Annotated[datetime.datetime, msgspec.Meta(tz=True)]


class Save(msgspec.Struct, frozen=True, kw_only=True):
    """A match as it is kept: what the shelf shows of it, and the match itself as its rules dumped it.

    ``id`` tells one match from another, ``about`` holds what the game wants to say of it on the shelf (the
    turn, the scores) as parameters for a text. ``over`` says that the match has come to its end and only its count
    may still be looked at. ``match`` is opaque here and checked by those who load it.
    """

    format: Literal["tabletop save"] = "tabletop save"
    version: Literal[1] = 1
    program: ShortText
    saved_at: Moment
    id: Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{1,32}$")]
    game: GameId
    variant: GameId
    about: dict[GameId, int | ShortText] = {}
    seats: Annotated[tuple[Seat, ...], msgspec.Meta(min_length=1, max_length=8)]
    over: bool = False
    match: dict[str, Any]


class SavedGame(msgspec.Struct, frozen=True):
    """One line of the list of saved games. ``automatic`` is the game under way, others were put by."""

    slot: str
    automatic: bool
    saved_at: datetime.datetime
    game: str
    variant: str
    about: dict[str, int | str]
    seats: tuple[Seat, ...]
    over: bool


class Listing(msgspec.Struct, frozen=True):
    """The saved games, the newest first, and what was found wrong with others."""

    games: tuple[SavedGame, ...]
    faults: tuple[Fault, ...] = ()


Accept = Callable[[Save], object]
"""Judges the match inside a save: raises EngineError when it cannot be played on.

A save of a game or variant that is not known is to be accepted: another version of the program may know it.
"""


def new_match_id() -> str:
    """An id for a match that begins."""
    return secrets.token_hex(8)


def encode_save(save: Save) -> bytes:
    """The save as its file holds it."""
    return msgspec.json.encode(save)


def decode_save(data: bytes, file: Path) -> Save:
    """Read a save; raises KeepingError with what is wrong and where. The match inside is not judged."""
    require_known_version(data, KIND, file)
    return decode(data, Save, file)


class SaveStore:
    """The saved games of one folder: for each game the one under way, and those put by.

    A slot is the name of a save: the game's id for the one under way, ``yamslam-1`` and so on for those put
    by. ``accept`` judges the match inside; a save it finds fault with counts as damaged, and the one before
    it is read instead.
    """

    def __init__(self, folder: Path, accept: Accept | None = None) -> None:
        self._folder = folder
        self._accept = accept
        self._slots: dict[str, KeptFile[Save]] = {}
        self._under_way: dict[str, str] = {}  # the id of the match last written, by game

    def autosave(self, save: Save) -> None:
        """Keep the game under way; on return it is on the disk.

        Another match of the same game that is still under way is put by, not written over. Raises KeepingError
        when the save cannot be written, or could not be read back: the earlier one is intact then.
        """
        slot = self._slot(save.game)
        try:
            data = encode_save(save)
        except UnicodeEncodeError as error:
            raise KeepingError(Fault("bad_value", str(slot.path), "$", str(error))) from error
        # The envelope alone: the match is JSON by being encoded, and reading it too would triple the cost.
        decode_save(encode_save(msgspec.structs.replace(save, match={})), slot.path)
        if self._under_way.get(save.game) != save.id:
            earlier = slot.read().value
            if earlier is not None and earlier.id != save.id and not earlier.over:
                self.put_by(save.game)
            self._under_way[save.game] = save.id
        slot.write(data)

    def listing(self) -> Listing:
        """Every saved game, the newest first. Never raises for what is, or is not, on the disk."""
        games: list[SavedGame] = []
        faults: list[Fault] = []
        for name in self._slot_names():
            reading = self._slot(name).read()
            faults.extend(reading.faults)
            if reading.value is not None:
                games.append(_saved_game(name, reading.value))
        games.sort(key=lambda game: game.saved_at, reverse=True)
        return Listing(tuple(games), tuple(faults))

    def newest(self) -> SavedGame | None:
        """The game to continue: of those under way, the one played last."""
        return next((game for game in self.listing().games if game.automatic and not game.over), None)

    def load(self, slot: str) -> Reading[Save]:
        """The newest sound save of a slot, and what was wrong with it or newer ones."""
        return self._slot(slot).read()

    def put_by(self, game: str) -> str:
        """Keep the game under way in a slot of its own, so that another of the same game can begin.

        Returns the slot; raises KeepingError (``missing`` when none is under way).
        """
        source = self._slot(game)
        reading = source.read()
        if reading.copy is None:
            fault = reading.faults[0] if reading.faults else _no_such_game(source.path)
            raise KeepingError(fault)
        names = self._slot_names()
        put_by = next(slot for n in itertools.count(1) if self._is_free(slot := f"{game}-{n}", names))
        rename(reading.copy, self._slot(put_by).path)
        source.remove()
        self._under_way.pop(game, None)
        return put_by

    def delete(self, slot: str) -> None:
        """Delete a saved game for good; one that is not there is no error. Raises KeepingError."""
        self._slot(slot).remove()
        self._under_way.pop(slot, None)

    def _slot(self, name: str) -> KeptFile[Save]:
        if _SLOT.fullmatch(name) is None:
            raise ValueError(f"{name!r} is no slot: a game's id is, perhaps with a number, as in yamslam-1")
        if name not in self._slots:
            self._slots[name] = KeptFile(self._folder / f"{name}.json", self._decode, KIND.limit)
        return self._slots[name]

    def _is_free(self, slot: str, names: list[str]) -> bool:
        """Whether no save lies there: a folder that keeps its list to itself may hold one that ``names`` lacks."""
        return slot not in names and not os.path.lexists(self._slot(slot).path)

    def _slot_names(self) -> list[str]:
        try:
            present = [path.name for path in self._folder.iterdir()]
        except OSError:
            return []
        files = (name.removesuffix(".previous") for name in present)
        slots = {name.removesuffix(".json") for name in files if name.endswith(".json")}
        return sorted(slot for slot in slots if _SLOT.fullmatch(slot))

    def _decode(self, data: bytes, file: Path) -> Save:
        save = decode_save(data, file)
        if self._accept is not None:
            try:
                self._accept(save)
            except EngineError as error:
                where = f"$.match.{error.where}" if error.where else "$.match"
                raise KeepingError(Fault("bad_value", str(file), where, str(error))) from error
        return save


def _saved_game(slot: str, save: Save) -> SavedGame:
    return SavedGame(
        slot=slot,
        automatic=slot == save.game,
        saved_at=save.saved_at,
        game=save.game,
        variant=save.variant,
        about=save.about,
        seats=save.seats,
        over=save.over,
    )


def _no_such_game(path: Path) -> Fault:
    return Fault("missing", str(path), "$", "no game is under way")
