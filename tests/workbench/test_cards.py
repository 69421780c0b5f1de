"""``tabletop check`` on MorihaM's cards and decks."""

import json
import struct
import zlib

import pytest

from tabletop.app.picture_text import with_text
from tabletop.resources import asset
from tabletop.workbench.check import check_file


def chunk(kind: bytes, held: bytes = b"") -> bytes:
    return struct.pack(">I", len(held)) + kind + held + struct.pack(">I", zlib.crc32(kind + held))


PICTURE = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", bytes(13)) + chunk(b"IEND")
CARDS = asset("moriham/cards.json")
DECKS = asset("moriham/decks.json")


def told(folder, data):
    file = folder / "file.json"
    file.write_text(json.dumps(data))
    report = check_file(file)
    assert all(fault.message and fault.file == str(file) for fault in report.faults)
    return report.kind, [(fault.where, fault.code) for fault in report.faults]


def changed(file, change):
    data = json.loads(file.read_bytes())
    change(data)
    return data


@pytest.mark.parametrize(("file", "kind"), [(CARDS, "cards"), (DECKS, "decks")])
def test_what_comes_with_the_game_is_sound(file, kind):
    report = check_file(file)
    assert (report.kind, report.faults) == (kind, ())


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda data: data.update(format=9), ("$.format", "other_format")),
        (lambda data: data["cards"][0].update(level=99), ("$.cards[0].level", "bad_shape")),
        (lambda data: data["cards"].append(data["cards"][0] | {"name": "Other"}), ("$.cards[120].id", "id_twice")),
        (lambda data: data.update(cards=7), ("$.cards", "bad_shape")),
    ],
)
def test_what_is_wrong_with_a_card_is_told(tmp_path, change, fault):
    kind, faults = told(tmp_path, changed(CARDS, change))
    assert kind == "cards"
    assert fault in faults


@pytest.mark.rule("H-01")
@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda data: data.update(format=9), ("$.format", "other_format")),
        (lambda data: data.update(decks={}), ("$.decks", "bad_shape")),
        (lambda data: data["decks"].append(7), ("$.decks[4]", "bad_shape")),
        (lambda data: data["decks"][1].pop("name"), ("$.decks[1]", "bad_shape")),
        (lambda data: data["decks"][0]["cards"].pop(), ("$.decks[0].cards", "deck_size")),
        (lambda data: data["decks"][0]["cards"].__setitem__(3, "nobody"), ("$.decks[0].cards[3]", "unknown_card")),
        (
            lambda data: data["decks"][1]["cards"].append(data["decks"][1]["cards"][0]),
            ("$.decks[1].cards[50]", "card_twice"),
        ),
    ],
)
def test_what_is_wrong_with_a_deck_is_told(tmp_path, change, fault):
    kind, faults = told(tmp_path, changed(DECKS, change))
    assert kind == "decks"
    assert fault in faults


def built(**changes):
    cards = json.loads(DECKS.read_bytes())["decks"][0]["cards"]
    return {"format": "tabletop deck", "version": 1, "name": "Harbour", "cards": cards} | changes


@pytest.mark.rule("H-01")
def test_a_built_deck_is_judged_in_its_file_and_in_its_picture(tmp_path):
    assert told(tmp_path, built()) == ("deck", [])
    cards = built()["cards"]
    bad = built(cards=[*cards[:48], cards[0], "nobody", cards[49]])
    faults = [("$.cards", "deck_size"), ("$.cards[48]", "card_twice"), ("$.cards[49]", "unknown_card")]
    assert told(tmp_path, bad) == ("deck", faults)
    picture = tmp_path / "deck.png"
    for deck, expected in ((built(), []), (bad, faults)):
        picture.write_bytes(with_text(PICTURE, "tabletop deck", json.dumps(deck).encode()))
        report = check_file(picture)
        assert (report.kind, [(fault.where, fault.code) for fault in report.faults]) == ("deck", expected)


@pytest.mark.parametrize(
    ("change", "fault"),
    [({"version": 2}, ("$.version", "newer")), ({"name": " "}, ("$.name", "bad_value"))],
)
def test_a_file_that_is_no_built_deck_is_told(tmp_path, change, fault):
    assert told(tmp_path, built(**change)) == ("deck", [fault])
