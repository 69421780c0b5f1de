"""The code of a deck: one line for every deck, and a misread sign never makes another deck."""

import hashlib
import random
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.core.codes import SIGNS, CodeFault
from tabletop.games.moriham.deck_codes import BOX_VERSION, CODING, decode, encode
from tabletop.games.moriham.decks import ready_decks
from tabletop.games.moriham.soundness import standard_box

pytestmark = pytest.mark.rule("H-01")

IDS = sorted(standard_box().cards)
seeds = st.integers(0, 2**64 - 1)


def deck(seed: int) -> tuple[str, ...]:
    return tuple(random.Random(seed).sample(IDS, 50))


def fault_of(code: str) -> CodeFault:
    with pytest.raises(CodeFault) as caught:
        decode(code)
    return caught.value


def test_the_ids_that_version_1_counts_over():
    """Codes out in the world hang on these ids: with other ones the version must be another."""
    assert BOX_VERSION == 1
    assert hashlib.sha256("\n".join(IDS).encode()).hexdigest()[:16] == "adf9d05cc61bd7c4"


def test_thirty_signs_hold_every_deck_and_its_version():
    assert 5 * 6 - 5 - 1 == 24
    assert 31**22 < comb(120, 50) < 31**23
    assert CODING.count == 31**24


@given(seeds)
def test_a_code_comes_back_as_its_deck(seed):
    code = encode(deck(seed))
    assert len(code) == 5 * 6 + 4
    assert set(code) <= {*SIGNS, "-"}
    assert decode(code) == tuple(sorted(deck(seed)))


@pytest.mark.parametrize("ready", ready_decks(), ids=lambda ready: ready.id)
def test_ready_decks_have_codes(ready):
    assert decode(encode(ready.cards)) == tuple(sorted(ready.cards))


def test_the_first_and_the_last_deck_have_codes_of_their_own():
    for cards in (IDS[:50], IDS[-50:]):
        assert decode(encode(cards)) == tuple(cards)
    assert CODING.decode(encode(IDS[:50])) == BOX_VERSION
    assert CODING.decode(encode(IDS[-50:])) == (comb(120, 50) - 1) * 31 + BOX_VERSION


@pytest.mark.parametrize("cards", [IDS[:49], IDS[:51], [*IDS[:49], IDS[0]], [*IDS[:49], "nobody"], []])
def test_only_a_whole_deck_has_a_code(cards):
    with pytest.raises(ValueError, match="50 different cards"):
        encode(cards)


@given(seeds, st.integers(0, 29), st.integers(1, 30))
def test_one_misread_sign_is_noticed_and_its_group_named(seed, place, shift):
    signs = [*encode(deck(seed)).replace("-", "")]
    signs[place] = SIGNS[(SIGNS.index(signs[place]) + shift) % 31]
    fault = fault_of("".join(signs))
    assert (fault.code, fault.params) == ("misread", {"group": place // 6 + 1})


@given(seeds, st.integers(0, 29), st.integers(0, 29))
def test_any_two_signs_exchanged_are_noticed(seed, one, other):
    signs = [*encode(deck(seed)).replace("-", "")]
    signs[one], signs[other] = signs[other], signs[one]
    if signs[one] != signs[other]:
        assert fault_of("".join(signs)).code == "misread"


@given(seeds, st.integers(0, 4), st.integers(0, 4))
def test_two_groups_exchanged_are_noticed(seed, one, other):
    groups = encode(deck(seed)).split("-")
    groups[one], groups[other] = groups[other], groups[one]
    if one != other:
        assert fault_of("-".join(groups)).code == "misread"


def test_codes_made_up_at_random_pass_for_none():
    generator = random.Random(5)
    for _ in range(2000):
        fault_of("".join(generator.choice(SIGNS) for _ in range(30)))


def test_a_code_of_another_box_is_told_as_such():
    fault = fault_of(CODING.encode(7 * 31 + 2))
    assert (fault.code, fault.got, fault.want) == ("other_box", 2, 1)


def test_a_number_beyond_the_last_deck_has_no_deck():
    assert fault_of(CODING.encode(comb(120, 50) * 31 + BOX_VERSION)).code == "no_deck"


@given(st.text(max_size=60) | st.text(alphabet=SIGNS + "- ", max_size=60))
def test_whatever_is_typed_gets_an_answer(text):
    fault_of(text)
