"""The faces have every letter that the four languages need."""

import struct

import pytest

from scenes.kit.fonts import FILES, Face, drawable, font, font_data
from tabletop.resources import MissingResource, asset

ENGLISH = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
FRENCH = "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ«»\u202f\u00a0\u2019…"
SPANISH = "ÁÉÍÑÓÚÜáéíñóúü¡¿ªº"
GERMAN = "ÄÖÜẞäöüß„“‚‘"
SIGNS = ".,:;!?'\"()[]{}/\\|+-*=<>%&@#_~–—·•×÷±−€°‹›“”‘’"


def covered(data):
    """The code points a font file maps to glyphs (cmap formats 4 and 12)."""
    count = struct.unpack(">H", data[4:6])[0]
    tables = {
        data[12 + 16 * i : 16 + 16 * i]: struct.unpack(">II", data[20 + 16 * i : 28 + 16 * i]) for i in range(count)
    }
    start = tables[b"cmap"][0]
    found = set()
    for index in range(struct.unpack(">H", data[start + 2 : start + 4])[0]):
        at = start + struct.unpack(">HHI", data[start + 4 + 8 * index : start + 12 + 8 * index])[2]
        kind = struct.unpack(">H", data[at : at + 2])[0]
        if kind == 4:
            segments = struct.unpack(">H", data[at + 6 : at + 8])[0] // 2
            ends = struct.unpack(f">{segments}H", data[at + 14 : at + 14 + 2 * segments])
            begins = struct.unpack(f">{segments}H", data[at + 16 + 2 * segments : at + 16 + 4 * segments])
            for begin, end in zip(begins, ends, strict=True):
                if begin != 0xFFFF:
                    found.update(range(begin, end + 1))
        elif kind == 12:
            groups = struct.unpack(">I", data[at + 12 : at + 16])[0]
            for group in range(groups):
                begin, end, _ = struct.unpack(">III", data[at + 16 + 12 * group : at + 28 + 12 * group])
                found.update(range(begin, end + 1))
    return found


@pytest.mark.parametrize("face", Face)
@pytest.mark.parametrize("letters", [ENGLISH, FRENCH, SPANISH, GERMAN, SIGNS], ids=["en", "fr", "es", "de", "signs"])
def test_every_letter_has_a_glyph(face, letters):
    glyphs = covered(font_data(face))
    missing = [letter for letter in drawable(letters, face) if ord(letter) not in glyphs]
    assert not missing


@pytest.mark.parametrize("language", ["fr", "es", "de"])
def test_every_letter_of_the_catalogues_has_a_glyph(language):
    try:
        words = asset(f"locale/{language}/LC_MESSAGES/tabletop.po").read_text(encoding="utf-8")
    except MissingResource:
        pytest.skip("the catalogue's source is not here")
    glyphs = covered(font_data(Face.TEXT))
    used = set(words) - set("\n\t\r")
    assert not sorted(letter for letter in used if ord(letter) not in glyphs and letter != "\u00ad")


def test_figures_of_the_sans_have_one_width():
    for face in (Face.TEXT, Face.BOLD):
        assert len({font(face, 100).size(figure)[0] for figure in "0123456789"}) == 1


def test_the_display_face_gets_a_space_it_has():
    assert drawable("12\u202f000", Face.DISPLAY) == "12\u00a0000"
    assert drawable("12\u202f000", Face.TEXT) == "12\u202f000"


def test_the_files_come_with_their_licence():
    from importlib import resources

    for package, _ in FILES.values():
        assert "SIL OPEN FONT LICENSE" in resources.files(package).joinpath("LICENSE").read_text().upper()
