"""Built decks as they are kept and handed on. What all works have in common is tested with grids."""

import json
import struct
import zlib
from pathlib import Path

import pytest

from tabletop.app.decks import DECKS, DeckDraft, KeptDeck, encode_deck
from tabletop.app.faults import KeepingError
from tabletop.app.works import WorkStore
from tabletop.core.errors import EngineError

FILE = Path("tides.json")


def chunk(kind: bytes, held: bytes = b"") -> bytes:
    return struct.pack(">I", len(held)) + kind + held + struct.pack(">I", zlib.crc32(kind + held))


PICTURE = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", bytes(13)) + chunk(b"IEND")


def deck(name: str = "Tides", *cards: str) -> KeptDeck:
    return KeptDeck(name=name, cards=cards or ("salt_sprite", "undertow_net"))


def fault_of(data: bytes) -> tuple[str, str]:
    with pytest.raises(KeepingError) as caught:
        DECKS.decode(data, FILE)
    return caught.value.fault.code, caught.value.fault.where


def test_a_deck_on_disk():
    assert json.loads(encode_deck(deck("Zoë's"))) == {
        "format": "tabletop deck",
        "version": 1,
        "name": "Zoë's",
        "cards": ["salt_sprite", "undertow_net"],
    }


def test_a_file_cut_off_anywhere_is_refused():
    data = encode_deck(deck()).rstrip()
    for length in range(len(data)):
        assert fault_of(data[:length])[0] in ("cut_off", "malformed")


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"format": "tabletop grid"}, ("foreign", "$.format")),
        ({"version": 2}, ("newer", "$.version")),
        ({"name": "two\nlines"}, ("bad_value", "$.name")),
        ({"cards": None}, ("bad_value", "$.cards")),
        ({"cards": ["a"] * 201}, ("bad_value", "$.cards")),
        ({"cards": ["a", 7]}, ("bad_value", "$.cards[1]")),
        ({"cards": ["a", "b" * 41]}, ("bad_value", "$.cards[1]")),
    ],
)
def test_what_is_wrong_is_named_with_its_place(change, expected):
    assert fault_of(json.dumps({**json.loads(encode_deck(deck())), **change}).encode()) == expected


def test_a_deck_is_handed_out_as_a_picture_that_carries_it_and_no_grid(tmp_path):
    file = DECKS.hand_out(deck("con"), PICTURE, tmp_path)
    assert file.name == "con deck.png"
    assert DECKS.read(file) == deck("con")


def test_decks_are_kept_copied_renamed_and_deleted(tmp_path):
    store = WorkStore(DECKS, tmp_path)
    slot = store.save(deck())
    assert slot == "deck-1"
    copy = store.duplicate(slot)
    store.rename(slot, "Ebb")
    assert [(saved.slot, saved.name) for saved in store.listing().works] == [(slot, "Ebb"), (copy, "Tides 2")]
    store.delete(slot)
    assert [saved.slot for saved in store.listing().works] == [copy]


def test_a_deck_that_cannot_be_played_with_counts_as_damaged_and_is_put_aside(tmp_path):
    def refuse(work: KeptDeck) -> None:
        if "salt_sprite" in work.cards:
            raise EngineError("unknown_card", "cards[0]", got="salt_sprite")

    WorkStore(DECKS, tmp_path).save(deck())
    listing = WorkStore(DECKS, tmp_path, refuse).listing()
    assert listing.works == ()
    assert [(fault.code, fault.where) for fault in listing.faults] == [("bad_value", "$.cards[0]")]
    assert [path.name for path in tmp_path.iterdir()] == ["deck-1.json.damaged-1"]


def test_newer_decks_are_left_as_they_are(tmp_path):
    content = b'{"format":"tabletop deck","version":2}'
    (tmp_path / "deck-1.json").write_bytes(content)
    store = WorkStore(DECKS, tmp_path)
    assert [fault.code for fault in store.listing().faults] == ["newer"]
    assert store.save(deck()) == "deck-2"
    assert (tmp_path / "deck-1.json").read_bytes() == content


def test_the_unfinished_deck_is_kept_and_knows_its_slot(tmp_path):
    store = WorkStore(DECKS, tmp_path)
    store.keep_draft(DeckDraft(cards=("salt_sprite",), slot="deck-3"))
    assert store.draft().value == DeckDraft(cards=("salt_sprite",), slot="deck-3")
    with pytest.raises(KeepingError):
        store.keep_draft(DeckDraft(cards=(), slot="grid-3"))
