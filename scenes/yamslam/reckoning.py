"""The count of Yamslam as the screen shows it."""

from __future__ import annotations

from functools import partial
from typing import Final

import pygame

from scenes.art.chips import paint_chips
from scenes.art.medals import paint_star
from scenes.count.reckoning import Line, Picture, Reckoning, Side
from scenes.play import Play
from scenes.yamslam import words
from tabletop.app.translations import _
from tabletop.games.yamslam.combinations import EACH
from tabletop.games.yamslam.count import SideCount, Step, tally

_STEP: Final = 0.46  # of a chip's width, from one chip of a fan to the next


def reckoning(play: Play) -> Reckoning:
    """Chips in rising order of value, then bonuses."""
    outcome = play.game.outcome(play.state)
    headline = _("Grand Slam!") if outcome is not None and outcome.reason == "grand_slam" else ""
    return Reckoning(tuple(_side(count) for count in tally(play.state)), headline)


def _side(count: SideCount) -> Side:
    return Side(count.seats, tuple(_line(step) for step in count.steps))


def _line(step: Step) -> Line:
    """Chips are seen and named; for a bonus there is a star."""
    if step.reason == "chips" and step.chip is not None:
        chip, count = step.chip, step.chips
        picture = Picture(("chips", chip, count), partial(_paint_fan, chip, count))
        return Line(words.combination(chip), step.points, picture)
    return Line(words.step(step), step.points, Picture("bonus", paint_star))


def _paint_fan(chip: str, count: int, surface: pygame.Surface) -> None:
    """Chips side by side, each half over the one before."""
    wide, high = surface.get_size()
    width = min(high * 0.9, wide / (1 + (EACH - 1) * _STEP) * 0.96)
    sprite = paint_chips(chip, width)
    for place in range(count):
        foot = (round(width * (0.52 + _STEP * place)), round(high * 0.53))
        surface.blit(sprite.surface, sprite.corner(foot))
