"""A text inside a PNG picture: it comes back whole, or what is wrong is said; nothing of it is unpacked."""

import struct
import zlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.app.faults import KeepingError
from tabletop.app.picture_text import is_picture, text_in, with_text

FILE = Path("grid.png")
SIGNATURE = b"\x89PNG\r\n\x1a\n"


def chunk(kind: bytes, held: bytes = b"") -> bytes:
    return struct.pack(">I", len(held)) + kind + held + struct.pack(">I", zlib.crc32(kind + held))


HEAD = chunk(b"IHDR", struct.pack(">IIBBBBB", 1, 1, 8, 2, 0, 0, 0))
DATA = chunk(b"IDAT", zlib.compress(b"\0\1\2\3"))
END = chunk(b"IEND")
PICTURE = SIGNATURE + HEAD + DATA + END


def code_of(picture: bytes) -> str:
    with pytest.raises(KeepingError) as caught:
        text_in(picture, "note", FILE)
    assert caught.value.fault.file == "grid.png"
    return caught.value.fault.code


@given(st.binary(max_size=300))
def test_a_text_comes_back(text):
    carrying = with_text(PICTURE, "note", text)
    assert is_picture(carrying)
    assert text_in(carrying, "note", FILE) == text


def test_the_text_stands_as_the_standard_has_it():
    carrying = with_text(PICTURE, "note", "é".encode())
    assert carrying == SIGNATURE + HEAD + DATA + chunk(b"iTXt", b"note\0\0\0\0\0\xc3\xa9") + END


def test_pillow_reads_picture_and_text(tmp_path):
    from PIL import Image

    (tmp_path / "a.png").write_bytes(with_text(PICTURE, "note", "Zoë".encode()))
    with Image.open(tmp_path / "a.png") as picture:
        picture.load()
        assert (picture.size, picture.info["note"]) == ((1, 1), "Zoë")


@given(st.integers(0, len(with_text(PICTURE, "note", b"text")) - 1))
def test_a_picture_cut_off_anywhere_is_refused(length):
    expected = "malformed" if length < len(SIGNATURE) else "cut_off"
    assert code_of(with_text(PICTURE, "note", b"text")[:length]) == expected


@given(st.integers(0, len(with_text(PICTURE, "note", b"text")) - 1), st.integers(1, 255))
def test_a_picture_with_a_changed_byte_is_refused(place, change):
    damaged = bytearray(with_text(PICTURE, "note", b"text"))
    damaged[place] ^= change
    assert code_of(bytes(damaged)) in ("malformed", "cut_off")


def test_pictures_of_others_are_foreign():
    assert code_of(PICTURE) == "foreign"
    assert code_of(with_text(PICTURE, "other", b"text")) == "foreign"
    packed = SIGNATURE + HEAD + chunk(b"iTXt", b"note\0\1\0\0\0" + zlib.compress(b"0" * 10**7)) + END
    assert code_of(packed) == "foreign"


@pytest.mark.parametrize(
    "picture",
    [
        b"",
        b"GIF89a",
        SIGNATURE + DATA + END,
        SIGNATURE + HEAD + HEAD + END,
        PICTURE + b"more",
        PICTURE + PICTURE,
        with_text(with_text(PICTURE, "note", b"one"), "note", b"two"),
        SIGNATURE + HEAD + chunk(b"tEXt") * 10_001 + END,
    ],
    ids=["empty", "gif", "no head", "two heads", "more behind it", "twice", "two texts", "many parts"],
)
def test_what_is_no_picture_of_ours_is_malformed(picture):
    assert code_of(picture) == "malformed"


def test_a_part_that_says_it_is_huge_costs_nothing():
    assert code_of(SIGNATURE + HEAD + struct.pack(">I", 2**32 - 1) + b"iTXt" + b"note") == "cut_off"


@given(st.binary(max_size=200))
def test_whatever_follows_the_first_bytes_is_answered(rest):
    code_of(SIGNATURE + rest)


def test_only_a_whole_picture_can_carry_a_text():
    for picture in (b"", PICTURE[:-1], PICTURE + b"x"):
        with pytest.raises(ValueError, match="no whole PNG"):
            with_text(picture, "note", b"text")
