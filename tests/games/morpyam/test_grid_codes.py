"""The code of a grid: one line for every grid, and a misread sign never makes another grid."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.core.codes import SIGNS, CodeFault
from tabletop.core.rng import Rng
from tabletop.games.morpyam import designs, grid_codes
from tabletop.games.morpyam.grid_codes import decode, encode

pytestmark = pytest.mark.rule("M-73")

seeds = st.integers(0, 2**64 - 1)


def grid(seed: int) -> dict[tuple[int, int], str]:
    return designs.at_random(Rng(seed))


def fault_of(code: str) -> CodeFault:
    with pytest.raises(CodeFault) as caught:
        decode(code)
    return caught.value


@given(seeds)
def test_a_code_comes_back_as_its_grid(seed):
    code = encode(grid(seed))
    assert len(code) == 8 * 4 + 7
    assert set(code) <= {*"23456789ABCDEFGHJKMNPQRSTUVWXYZ-"}
    assert decode(code) == grid(seed)


@given(seeds, st.sampled_from(["", " ", "  -  ", "\t", "–", ". ", "_"]), st.booleans())
def test_it_may_be_grouped_otherwise_and_in_small_letters(seed, between, small):
    code = encode(grid(seed)).replace("-", between)
    assert decode(code.lower() if small else code) == grid(seed)
    whole = encode(grid(seed)).replace("-", "")
    assert decode("  " + " ".join(whole[start : start + 5] for start in range(0, 32, 5)) + "\n") == grid(seed)


def test_the_first_and_the_last_grid_have_codes_of_their_own():
    tiles = [tile for tile, count in designs.CLASSIC_TILES.items() for _ in range(count)]
    squares = list(grid(0))
    first = dict(zip(squares, tiles, strict=True))
    last = dict(zip(squares, reversed(tiles), strict=True))
    assert decode(encode(first)) == first
    assert decode(encode(last)) == last
    assert encode(first) != encode(last)


@given(seeds, st.integers(0, 31), st.integers(1, 30))
def test_one_misread_sign_is_noticed_and_its_group_named(seed, place, shift):
    signs = [*encode(grid(seed)).replace("-", "")]
    signs[place] = SIGNS[(SIGNS.index(signs[place]) + shift) % 31]
    fault = fault_of("".join(signs))
    assert (fault.code, fault.params) == ("misread", {"group": place // 4 + 1})


@given(seeds, st.integers(0, 30))
def test_two_signs_exchanged_are_noticed(seed, place):
    signs = [*encode(grid(seed)).replace("-", "")]
    signs[place], signs[place + 1] = signs[place + 1], signs[place]
    if signs[place] != signs[place + 1]:
        assert fault_of("".join(signs)).code == "misread"


@given(seeds, st.integers(0, 7), st.integers(0, 7))
def test_two_groups_exchanged_are_noticed(seed, one, other):
    groups = encode(grid(seed)).split("-")
    groups[one], groups[other] = groups[other], groups[one]
    if one != other:
        fault = fault_of("-".join(groups))
        assert (fault.code, fault.params) == ("misread", {"group": min(one, other) + 1})


def test_a_sign_that_no_code_has_is_named_with_its_group():
    groups = encode(grid(1)).split("-")
    groups[2] = "A0BC"
    fault = fault_of("-".join(groups))
    assert (fault.code, fault.got, fault.params) == ("bad_sign", "0", {"group": 3})
    assert fault_of("é").code == "bad_sign"


def test_a_group_that_is_too_short_or_too_long_is_named():
    for text in ("ABC", "ABCDE"):
        groups = encode(grid(1)).split("-")
        groups[4] = text
        fault = fault_of("-".join(groups))
        assert (fault.code, fault.got, fault.want, fault.params) == ("bad_length", len(text), 4, {"group": 5})


@pytest.mark.parametrize("count", [0, 1, 4, 31, 33, 36, 900])
def test_a_code_has_thirty_two_signs(count):
    fault = fault_of("A" * count)
    assert (fault.code, fault.got, fault.want) == ("bad_length", count, 32)


@given(st.text(max_size=60) | st.text(alphabet=SIGNS + "- ", max_size=60))
def test_whatever_is_typed_gets_an_answer(text):
    fault_of(text)


def test_codes_made_up_at_random_pass_for_none():
    """Every group would have to agree, 1 in 31**8, then the whole, 1 in 31."""
    generator = random.Random(5)
    for _ in range(2000):
        fault_of("".join(generator.choice(SIGNS) for _ in range(32)))


def test_a_number_beyond_the_last_grid_has_no_grid():
    """The greatest number that 23 signs can write, with all its check signs right."""
    top = [30] * 23
    held = [*top, sum(weight * sign for weight, sign in enumerate(top, start=2)) % 31]
    groups = []
    for place in range(8):
        one, two, three = held[3 * place : 3 * place + 3]
        groups.append([one, two, three, (2 * one + 3 * two + 4 * three + 3 * place) % 31])
    assert fault_of("-".join("".join(SIGNS[sign] for sign in group) for group in groups)).code == "no_grid"


def test_a_grid_that_is_not_whole_has_no_code():
    tiles = grid(1)
    del tiles[3, 3]
    for part in ({}, tiles, {**tiles, (3, 3): tiles[0, 0]} if tiles[0, 0] != grid(1)[3, 3] else {}):
        with pytest.raises(ValueError, match="36 tiles"):
            encode(part)
    assert grid_codes.decode(encode(grid(1)))
