"""Cards as they are drawn."""

from __future__ import annotations

import pygame
import pytest

from scenes.moriham.card_face import NAMED_FROM, RATIO, CardLook, paint_back, paint_full, paint_small
from scenes.moriham.looks import look_of
from tabletop.games.moriham.soundness import standard_box

IMP = CardLook("none such", "Cinder Imp", "monster", "ember", 1, 4, 1, "Monster", ("Pay 2 life.", "It burns."))


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


@pytest.mark.parametrize("wide", [40, 96, 240])
def test_a_card_has_the_size_it_is_asked_for(wide: int) -> None:
    size = (wide, round(wide / RATIO))
    assert paint_small(IMP, size).get_size() == size
    assert paint_full(IMP, size).get_size() == size
    assert paint_back(size).get_size() == size


@pytest.mark.parametrize("other", [IMP._replace(kin="tide"), IMP._replace(level=2), IMP._replace(attack=3)])
def test_kin_level_and_numbers_are_seen(other: CardLook) -> None:
    size = (96, 137)
    assert pixels(paint_small(IMP, size)) != pixels(paint_small(other, size))


def test_numbers_may_be_left_to_the_field() -> None:
    plain, stronger = (paint_small(look, (96, 137), numbers=False) for look in (IMP, IMP._replace(attack=9)))
    assert pixels(plain) == pixels(stronger)


def test_a_name_is_whole_or_not_there() -> None:
    narrow = (NAMED_FROM - 20, 120)
    assert pixels(paint_small(IMP, narrow)) == pixels(paint_small(IMP._replace(name=""), narrow))
    wide = (NAMED_FROM + 20, 150)
    nameless = paint_small(IMP._replace(name=""), wide)
    assert pixels(paint_small(IMP, wide)) != pixels(nameless)


def test_long_effects_take_room_from_the_picture() -> None:
    """The picture of a full card ends where the ground of its words begins."""
    wordy = IMP._replace(effects=("It burns what it touches. " * 12,) * 2)
    size = (300, 429)
    brief, long = paint_full(IMP, size), paint_full(wordy, size)
    below_art = (150, 230)
    assert brief.get_at(below_art) != long.get_at(below_art)


@pytest.mark.parametrize("kind", ["monster", "magic"])
def test_flavour_stands_on_the_full_card_where_it_fits(kind: str) -> None:
    look = IMP._replace(kind=kind, level=0)
    size = (420, 600)
    assert pixels(paint_full(look._replace(flavour="It burns."), size)) != pixels(paint_full(look, size))
    too_long = look._replace(flavour="It burns and burns and burns. " * 20)
    assert pixels(paint_full(too_long, size)) == pixels(paint_full(look, size))


def test_every_card_of_the_box_has_a_look() -> None:
    for card in standard_box().cards:
        look = look_of(card)
        assert look.card == card
        assert (look.kind == "monster") == bool(look.level)
