"""Draws dice, lying and rolling, with their shadows, through the eye that sees the tray."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

import pygame

from scenes.art.dice import DiePalette, paint_die
from scenes.art.die_shadow import paint_die_shadow
from scenes.art.eye import Eye
from scenes.art.orientation import Rotation, from_screen_frame
from tabletop.tray.cube import resting_orientation, rotation_matrix
from tabletop.tray.recording import Pose
from tabletop.tray.tray import RestingDie

_KEPT: Final = 256


class DieLook(NamedTuple):
    """A die as it is to be seen: its middle in the tray's frame (die sides, y down), and how it is turned.

    ``fine``: painted more finely than a die in motion, which takes several times as long. ``floor``: how high what it
    is over stands above the table. ``glow``: how much brass light is in it, 0–1.
    """

    x: float
    y: float
    z: float
    rotation: Rotation
    fine: bool = False
    floor: float = 0.0
    glow: float = 0.0


class DieSprite(NamedTuple):
    """A picture of a die, or of its shadow, and the real pixel its middle belongs on."""

    surface: pygame.Surface
    x: float
    y: float


def lying(die: RestingDie, *, fine: bool = True) -> DieLook:
    """A die that lies flat."""
    matrix = rotation_matrix(resting_orientation(die.rotation, die.heading))
    return DieLook(die.x, die.y, 0.5, from_screen_frame(matrix), fine)


def rolling(pose: Pose) -> DieLook:
    """A die of a recording at some moment."""
    return DieLook(pose.x, pose.y, pose.z, from_screen_frame(rotation_matrix(pose.orientation)))


def shadow(eye: Eye, look: DieLook, *, kept: bool = False) -> DieSprite:
    """The shadow of a die on what it is over. ``kept``: it will be asked for again, as of a die at rest."""
    x, y, side = eye.project(look.x, -look.y, look.floor)
    paint = _kept_shadow if kept else paint_die_shadow
    return DieSprite(paint(side, look.rotation, look.z - look.floor, eye.view(look.x, -look.y, look.floor)), x, y)


def picture(eye: Eye, look: DieLook, palette: DiePalette, *, kept: bool = False) -> DieSprite:
    """The die itself. ``kept``: it will be asked for again, as at rest."""
    x, y, side = eye.project(look.x, -look.y, look.z)
    view = eye.view(look.x, -look.y, look.z)
    if kept:
        return DieSprite(_kept_die(side, look.rotation, palette, view, look.glow, look.fine), x, y)
    return DieSprite(paint_die(side, look.rotation, palette, view, look.glow, look.fine), x, y)


def far_to_near(looks: Iterable[DieLook]) -> list[DieLook]:
    """In the order of drawing: nearer and higher dice over those behind."""
    return sorted(looks, key=lambda look: (look.y, look.z))


@lru_cache(maxsize=_KEPT)
def _kept_die(
    side: float, rotation: Rotation, palette: DiePalette, view: tuple[float, float, float], glow: float, fine: bool
) -> pygame.Surface:
    return paint_die(side, rotation, palette, view, glow, fine)


@lru_cache(maxsize=_KEPT)
def _kept_shadow(side: float, rotation: Rotation, height: float, view: tuple[float, float, float]) -> pygame.Surface:
    return paint_die_shadow(side, rotation, height, view)
