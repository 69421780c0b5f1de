"""JSON documents that say what they are: ``{"format": …, "version": …, …}``; a failure is a typed fault."""

from pathlib import Path
from typing import TypeVar

import msgspec

from tabletop.app.faults import Fault, FaultCode, KeepingError

T = TypeVar("T")


class Kind(msgspec.Struct, frozen=True):
    """A kind of document: its name in the file, the version written here, its size limit in bytes."""

    format: str
    version: int
    limit: int


class _Head(msgspec.Struct):
    format: msgspec.Raw = msgspec.Raw(b"null")
    version: msgspec.Raw = msgspec.Raw(b"null")


def decode(data: bytes, expected: type[T], file: Path, where: str = "$") -> T:
    """The JSON ``data`` as an ``expected``; ``file`` and ``where`` say in faults whence it came.

    Raises KeepingError: ``malformed``, ``cut_off``, ``too_deep``, or ``bad_value`` with the place.
    """
    try:
        data.decode("utf-8")
        return msgspec.json.decode(data, type=expected)
    except UnicodeDecodeError as error:
        raise _unsound("malformed", file, where, f"byte {error.start} is not UTF-8") from error
    except RecursionError as error:
        raise _unsound("too_deep", file, where, "nested too deep") from error
    except msgspec.ValidationError as error:
        message, _, place = str(error).partition(" - at `")
        inner = place.removesuffix("`").removeprefix("$")
        raise _unsound("bad_value", file, where + inner, message) from error
    except msgspec.DecodeError as error:
        code: FaultCode = "cut_off" if "truncated" in str(error) else "malformed"
        raise _unsound(code, file, where, str(error)) from error


def require_writable(value: msgspec.Struct) -> None:
    """Raise ValueError, naming the place, when ``value`` written as JSON would not be read back as its type."""
    msgspec.json.decode(msgspec.json.encode(value), type=type(value))


def written_version(data: bytes, kind: Kind, file: Path) -> int:
    """The version of ``kind`` that the document says it is, which may be newer than the program's.

    Raises KeepingError: as ``decode``, and ``foreign`` when it is another kind of document.
    """
    try:
        head = decode(data, _Head, file)
        named: str | None = decode(bytes(head.format), str, file)
    except KeepingError as error:
        if error.fault.code != "bad_value":
            raise
        named = None
    if named != kind.format:
        message = f'a JSON object with "format": "{kind.format}" was expected'
        raise _unsound("foreign", file, "$.format", message)
    version = decode(bytes(head.version), int, file, "$.version")
    if version < 1:
        raise _unsound("bad_value", file, "$.version", "a whole number from 1 was expected")
    return version


def require_known_version(data: bytes, kind: Kind, file: Path) -> None:
    """Raise KeepingError ``newer`` for a version not known here; otherwise as ``written_version``."""
    version = written_version(data, kind, file)
    if version > kind.version:
        message = f"version {version} of the format; this program knows {kind.version}"
        raise _unsound("newer", file, "$.version", message)


def _unsound(code: FaultCode, file: Path, where: str, message: str) -> KeepingError:
    return KeepingError(Fault(code, str(file), where, message))
