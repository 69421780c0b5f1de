"""The requests of the line protocol, one typed shape each."""

from __future__ import annotations

from typing import Any

import msgspec

from tabletop.core.errors import EngineError
from tabletop.core.game import shape_fault


class RequestError(EngineError):
    """A request that cannot be answered; ``kind`` is the protocol's code for it."""

    kind = "malformed"


class UnknownCommand(RequestError):
    """There is no such command."""

    kind = "unknown_command"


class NoGame(RequestError):
    """The command needs a game under way, or names a game there is not."""

    kind = "no_game"


class Over(RequestError):
    """The game under way has ended."""

    kind = "over"


class Request(msgspec.Struct, frozen=True, tag_field="cmd"):
    """One request; its ``id``, if any, comes back with the answer and is kept apart."""


class Games(Request, frozen=True, tag="games"):
    """Which games there are."""


class New(Request, frozen=True, tag="new"):
    """A new game."""

    game: str
    variant: str | None = None
    players: int | None = None
    seed: int = 0
    options: dict[str, Any] = {}
    setup: dict[str, Any] = {}


class State(Request, frozen=True, tag="state"):
    """The state: all of it, or what a viewer may know."""

    viewer: int | str | None = None


class Legal(Request, frozen=True, tag="legal"):
    """Whose choice it is, and between what."""


class Apply(Request, frozen=True, tag="apply"):
    """An action of the seat to decide, or chance's with its result."""

    action: dict[str, Any]
    viewer: int | str | None = None


class Chance(Request, frozen=True, tag="chance"):
    """The engine's own chance decides."""

    viewer: int | str | None = None


class Bot(Request, frozen=True, tag="bot"):
    """What a bot of that level would play."""

    level: str = "medium"
    seed: int = 0


class Save(Request, frozen=True, tag="save"):
    """The game under way as a save."""


class Load(Request, frozen=True, tag="load"):
    """A game from a save."""

    save: dict[str, Any]


class Place(Request, frozen=True, tag="position"):
    """A game set up from a full state."""

    state: dict[str, Any]
    seed: int = 0


class Odds(Request, frozen=True, tag="odds"):
    """Exact chances of a dice game's figures."""

    game: str
    dice: list[int] | None = None
    left: int = 0


class Quit(Request, frozen=True, tag="quit"):
    """The end."""


KINDS: dict[str, type[Request]] = {
    str(kind.__struct_config__.tag): kind
    for kind in (Games, New, State, Legal, Apply, Chance, Bot, Save, Load, Place, Odds, Quit)
}
"""Every request by its ``cmd``."""


def decode(line: bytes | str) -> tuple[object, dict[str, Any] | RequestError]:
    """A line's ``id`` (None if it has none) and its object, or the fault that it has."""
    try:
        data = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return None, RequestError("not_json", "line", got=str(error), want="one JSON object a line")
    if not isinstance(data, dict):
        return None, RequestError("not_an_object", "line", got=type(data).__name__, want="object with a cmd")
    return data.get("id"), data


def parse(data: dict[str, Any]) -> Request:
    """The typed request.

    Raises:
        RequestError: a field is missing or of another type.
        UnknownCommand: there is no such command.
    """
    name = data.get("cmd")
    if not isinstance(name, str):
        raise RequestError("no_command" if name is None else "bad_shape", "cmd", got=name, want=list(KINDS))
    if name not in KINDS:
        raise UnknownCommand("unknown_command", "cmd", got=name, want=list(KINDS))
    try:
        return msgspec.convert(data, KINDS[name])
    except (msgspec.ValidationError, RecursionError) as error:
        raise shape_fault(error, RequestError) from error
