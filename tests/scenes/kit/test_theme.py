"""Contrast by the arithmetic of WCAG 2: every text on every ground."""

import pygame
import pytest

from scenes.art import ground
from scenes.art.palette import luminance
from scenes.kit.controls import off_skin, well_skin
from scenes.kit.skins import CARD, DANGEROUS, NIGHT_PANEL, PANEL, PRIMARY, QUIET, WALNUT_PANEL
from scenes.kit.theme import GROUND_COLOURS, TEXT_COLOURS, Ground, Tone

READABLE = 4.5


def contrast(one, other):
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("tone", Tone)
@pytest.mark.parametrize("on", Ground)
def test_text_on_its_ground(on, tone):
    assert contrast(TEXT_COLOURS[on][tone], GROUND_COLOURS[on]) >= READABLE


@pytest.mark.parametrize(
    "skin",
    [CARD, PANEL, NIGHT_PANEL, WALNUT_PANEL, PRIMARY, QUIET, DANGEROUS]
    + [dress(on) for dress in (off_skin, well_skin) for on in (Ground.FELT, Ground.CARD)],
    ids=lambda skin: skin.name,
)
def test_text_on_every_plate(skin):
    for tone in Tone:
        assert contrast(TEXT_COLOURS[skin.ground][tone], skin.fill) >= READABLE, tone


@pytest.mark.parametrize("tone", Tone)
def test_text_on_the_brightest_patch_of_the_painted_felt(tone):
    felt = ground.felt((480, 270), 0.25)
    patches = pygame.transform.smoothscale(felt, (48, 27))
    brightest = max((tuple(patches.get_at((x, y)))[:3] for x in range(48) for y in range(27)), key=luminance)
    assert contrast(TEXT_COLOURS[Ground.FELT][tone], brightest) >= READABLE
