"""Documents read value by value: a bad value costs its default, and what is not known is carried along.

For settings and statistics, where one wrong entry must not cost the others, and where a file that a newer
version wrote must come back from this one with nothing lost. Structs read this way have a default for every
field.
"""

import typing
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from tabletop.app.documents import Kind, decode, written_version
from tabletop.app.faults import Fault, KeepingError

S = TypeVar("S", bound=msgspec.Struct)

_Object = dict[str, msgspec.Raw]


class Document(msgspec.Struct, Generic[S], frozen=True):
    """A value together with the text it came from.

    ``raw`` holds the entries as they were written, the unknown ones included; ``faults`` the values that had
    to be replaced by their defaults.
    """

    value: S
    raw: Mapping[str, msgspec.Raw]
    faults: tuple[Fault, ...] = ()


def read_document(data: bytes, expected: type[S], kind: Kind, file: Path) -> Document[S]:
    """Read a document of any version of ``kind``; raises KeepingError only when nothing of it can be read."""
    written_version(data, kind, file)
    raw = decode(data, _Object, file)
    reader = _Reader(file)
    value = reader.struct(raw, expected, "$")
    return Document(value, raw, tuple(reader.faults))


def fresh_document(value: S) -> Document[S]:
    """A document of which nothing has been written yet."""
    return Document(value, {})


def rewrite(document: Document[S], value: S, kind: Kind) -> bytes:
    """The text of ``document`` with ``value`` in place of the value it had.

    Only what differs between the two is written anew; all else stays to the letter, the version number of a
    newer program included.
    """
    head = {"format": kind.format, "version": kind.version}
    body = _merged(dict(document.raw), document.value, value)
    # One entry a line: pleasant to read, and never much longer than what was read, however deep it is nested.
    lines = (msgspec.json.encode(key) + b": " + msgspec.json.encode(entry) for key, entry in (head | body).items())
    return b"{\n" + b",\n".join(lines) + b"\n}\n"


class _Reader:
    """Reads values of one file and gathers the faults."""

    def __init__(self, file: Path) -> None:
        self.faults: list[Fault] = []
        self._file = file

    def struct(self, raw: Mapping[str, msgspec.Raw], expected: type[S], where: str) -> S:
        values = {}
        for field in msgspec.structs.fields(expected):
            if field.encode_name in raw:
                place = f"{where}.{field.encode_name}"
                try:
                    values[field.name] = self._value(raw[field.encode_name], field.type, place)
                except KeepingError as error:
                    self.faults.append(error.fault)
        return expected(**values)

    def _value(self, raw: msgspec.Raw, expected: Any, where: str) -> Any:
        """Raises KeepingError when the whole value is of the wrong kind; bad parts go by themselves."""
        if isinstance(expected, type) and issubclass(expected, msgspec.Struct):
            return self.struct(self._decoded(raw, _Object, where), expected, where)
        origin, arguments = typing.get_origin(expected), typing.get_args(expected)
        if origin is dict:
            return self._mapping(self._decoded(raw, _Object, where), arguments, where)
        if origin is tuple and arguments[1:] == (...,):
            items = self._decoded(raw, list[msgspec.Raw], where)
            return tuple(self._sound_items(enumerate(items), arguments[0], where).values())
        return self._decoded(raw, expected, where)

    def _mapping(self, raw: _Object, arguments: tuple[Any, ...], where: str) -> dict[str, Any]:
        key_type, value_type = arguments
        sound_keys = {}
        for key, value in raw.items():
            try:
                msgspec.convert(key, key_type)
            except msgspec.ValidationError as error:
                fault = Fault("bad_value", str(self._file), f"{where}[{key[:40]!r}]", f"key: {error}")
                self.faults.append(fault)
            else:
                sound_keys[key] = value
        return self._sound_items(sound_keys.items(), value_type, where)

    def _sound_items(self, items: Any, expected: Any, where: str) -> dict[Any, Any]:
        sound = {}
        for key, raw in items:
            try:
                sound[key] = self._value(raw, expected, f"{where}[{key!r}]")
            except KeepingError as error:
                self.faults.append(error.fault)
        return sound

    def _decoded(self, raw: msgspec.Raw, expected: Any, where: str) -> Any:
        return decode(bytes(raw), expected, self._file, where)


def _merged(raw: _Object, before: msgspec.Struct, after: msgspec.Struct) -> dict[str, Any]:
    merged: dict[str, Any] = dict(raw)
    for field in msgspec.structs.fields(type(after)):
        old, new = getattr(before, field.name), getattr(after, field.name)
        if old != new:
            merged[field.encode_name] = _merged_value(raw.get(field.encode_name), old, new)
    return merged


def _merged_value(raw: msgspec.Raw | None, old: Any, new: Any) -> Any:
    entries = _entries(raw)
    if isinstance(new, msgspec.Struct) and type(old) is type(new):
        return _merged(entries, old, new)
    if isinstance(new, dict) and isinstance(old, dict):
        kept: dict[str, Any] = {key: entry for key, entry in entries.items() if key not in old}
        for key, value in new.items():  # in the order of the new value
            unchanged = key in old and key in entries and old[key] == value
            kept[key] = entries[key] if unchanged else _merged_value(entries.get(key), old.get(key), value)
        return kept
    return new


def _entries(raw: msgspec.Raw | None) -> _Object:
    if raw is None:
        return {}
    try:
        return msgspec.json.decode(raw, type=_Object)
    except (msgspec.DecodeError, RecursionError):
        return {}
