"""Reads a saved game from a file: the program's own save, or a match as the line protocol gives it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tabletop import catalogue
from tabletop.app.documents import decode
from tabletop.app.faults import KeepingError
from tabletop.app.files import read_capped
from tabletop.app.saves import KIND, decode_save
from tabletop.core.errors import BadState
from tabletop.core.match import Match
from tabletop.protocol.wording import message


class FileFault(Exception):
    """What is wrong with a file.

    ``where`` is a JSON path (``$`` is the whole), ``code`` a stable word, ``message`` says what would be right.
    """

    def __init__(self, where: str, code: str, text: str) -> None:
        super().__init__(f"{where}: {text}")
        self.where = where
        self.code = code
        self.message = text


def read_file(path: Path, limit: int = KIND.limit) -> bytes:
    """The content of a regular file; raises FileFault when it cannot be read or has more than ``limit`` bytes."""
    try:
        return read_capped(path, limit)
    except KeepingError as error:
        raise FileFault(error.fault.where, error.fault.code, error.fault.message) from error


def decode_object(content: bytes, path: Path) -> dict[str, Any]:
    """The JSON object a file holds; raises FileFault when it holds none."""
    try:
        return decode(content, dict[str, Any], path)
    except KeepingError as error:
        raise FileFault(error.fault.where, error.fault.code, error.fault.message) from error


def is_saved(data: dict[str, Any]) -> bool:
    """Whether a JSON object means to be a saved game, sound or not."""
    return data.get("format") == KIND.format or ("game" in data and "state" in data)


def decode_match(content: bytes, path: Path) -> tuple[Match[Any, Any], dict[str, Any]]:
    """The match of a saved game, and what was saved of it.

    Raises FileFault when the file is no saved game, or one that cannot be played on.
    """
    data = decode_object(content, path)
    where = "$"
    if data.get("format") == KIND.format:
        try:
            data, where = decode_save(content, path).match, "$.match"
        except KeepingError as error:
            raise FileFault(error.fault.where, error.fault.code, error.fault.message) from error
    elif not is_saved(data):
        raise FileFault("$", "foreign", "a saved game was expected")
    game = data.get("game")
    if not isinstance(game, str) or game not in catalogue.GAMES:
        known = ", ".join(catalogue.GAMES)
        raise FileFault(f"{where}.game", "no_such_game", f"got {game!r}; right would be {known}")
    try:
        return Match.load(catalogue.game(game), data), data
    except BadState as error:
        raise FileFault(f"{where}.{error.where}" if error.where else where, error.code, message(error)) from error


def lost_record(match: Match[Any, Any], data: dict[str, Any]) -> bool:
    """Whether the file has a record that these rules made and that does not lead to its state."""
    return bool(data["log"]) and not match.log and data["rules_version"] == match.game.rules_version
