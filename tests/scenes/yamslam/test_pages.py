"""Yamslam's rules as players read them: what is pictured is there, and the dice make what they stand for."""

from __future__ import annotations

import pygame
import pytest

from scenes.yamslam import illustrations
from scenes.yamslam.illustrations import EXAMPLES
from scenes.yamslam.pages import PAGES
from tabletop.games.yamslam.combinations import CHIPS, combinations


@pytest.mark.rule("Y-12")
def test_the_dice_beside_a_chip_make_its_combination() -> None:
    assert tuple(EXAMPLES) == CHIPS
    for chip, dice in EXAMPLES.items():
        assert chip in combinations(dice)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.title)
def test_pictures_stand_beside_paragraphs_that_are_there(page) -> None:  # type: ignore[no-untyped-def]
    assert all(0 <= number < len(page.paragraphs) for number in page.beside)


def test_every_picture_has_a_key_of_its_own_and_stays_in_its_place() -> None:
    pictures = [page.banner for page in PAGES if page.banner is not None]
    pictures += [picture for page in PAGES for picture in page.beside.values()]
    assert len({picture.key for picture in pictures}) == len(pictures)
    for picture in pictures:
        surface = pygame.Surface((round(picture.width), round(picture.height)), pygame.SRCALPHA)
        picture.paint(surface)
        seen = surface.get_bounding_rect()
        assert seen.w > surface.get_height() * 0.5, picture.key
        assert seen.right < surface.get_width() or picture.key == illustrations.all_chips().key, picture.key
