"""A text carried inside a PNG picture: a file that people can look at and programs can read.

The text is an ``iTXt`` chunk of the PNG standard, uncompressed, which any viewer passes over. Reading is strict:
every chunk must be whole and its check sum right, and nothing is ever unpacked, so that a foreign or hostile
picture costs no more than its own bytes.
"""

import struct
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tabletop.app.faults import Fault, FaultCode, KeepingError

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
"""The first bytes of every PNG file."""

_HEAD: Final = struct.Struct(">I4s")  # the length of what a chunk holds, and its type
_SUM: Final = struct.Struct(">I")
_PLAIN: Final = b"\0\0\0\0\0"  # ends the keyword; not compressed; no language, no translated keyword
_MOST_CHUNKS: Final = 10_000


def is_picture(data: bytes) -> bool:
    """Whether these bytes begin as a PNG file does."""
    return data.startswith(SIGNATURE)


def with_text(picture: bytes, keyword: str, text: bytes) -> bytes:
    """The PNG ``picture`` with UTF-8 ``text`` under an ASCII ``keyword`` of 1 to 79 letters.

    Raises ValueError when the picture is no whole PNG file.
    """
    try:
        *_, (last, _, _) = _chunks(picture, Path())
    except KeepingError as error:
        raise ValueError(f"no whole PNG file: {error.fault.message}") from error
    return picture[:last] + _chunk(b"iTXt", keyword.encode("ascii") + _PLAIN + text) + picture[last:]


def text_in(picture: bytes, keyword: str, file: Path) -> bytes:
    """The text that a PNG ``picture`` carries under ``keyword``; ``file`` says in faults whence it came.

    Raises KeepingError: ``cut_off``, ``malformed``, or ``foreign`` for a sound picture without such a text.
    """
    begin = keyword.encode("ascii") + _PLAIN
    texts = [held for _, kind, held in _chunks(picture, file) if kind == b"iTXt" and held.startswith(begin)]
    if not texts:
        raise _unsound("foreign", file, f'a picture that carries a "{keyword}" was expected')
    if len(texts) > 1:
        raise _unsound("malformed", file, f'the picture carries {len(texts)} texts "{keyword}"; one was expected')
    return texts[0][len(begin) :]


def _chunks(picture: bytes, file: Path) -> Iterator[tuple[int, bytes, bytes]]:
    """Every chunk, ``IHDR`` to ``IEND``: where it begins, its type, what it holds. Raises KeepingError."""
    if not is_picture(picture):
        raise _unsound("malformed", file, "a PNG file was expected")
    offset, count, kind = len(SIGNATURE), 0, b""
    while kind != b"IEND":
        if offset + _HEAD.size > len(picture):
            raise _unsound("cut_off", file, f"the picture ends at byte {len(picture)}, before its last part")
        length, kind = _HEAD.unpack_from(picture, offset)
        held = offset + _HEAD.size
        end = held + length + _SUM.size
        if (count == 0) != (kind == b"IHDR"):
            raise _unsound("malformed", file, f"byte {offset}: a picture begins with one IHDR, here is {kind!r}")
        if end > len(picture):
            raise _unsound("cut_off", file, f"the part at byte {offset} ends at byte {end}, the file before")
        if _SUM.unpack_from(picture, held + length)[0] != zlib.crc32(picture[offset + 4 : held + length]):
            raise _unsound("malformed", file, f"the check sum of the part at byte {offset} is wrong")
        count += 1
        if count > _MOST_CHUNKS:
            raise _unsound("malformed", file, f"more than {_MOST_CHUNKS} parts")
        yield offset, kind, picture[held : held + length]
        offset = end
    if offset != len(picture):
        raise _unsound("malformed", file, f"the picture ends at byte {offset}, the file at byte {len(picture)}")


def _chunk(kind: bytes, held: bytes) -> bytes:
    return _HEAD.pack(len(held), kind) + held + _SUM.pack(zlib.crc32(kind + held))


def _unsound(code: FaultCode, file: Path, message: str) -> KeepingError:
    return KeepingError(Fault(code, str(file), "$", message))
