"""What a player, or chance, does in Yamslam."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from tabletop.core.actions import Action
from tabletop.dice.starts import Starts
from tabletop.dice.throws import Rolled, Throw
from tabletop.games.yamslam.combinations import CHIPS, Chip

Source: TypeAlias = Literal["tray", "out"]
"""Where a chip comes from: the tray, or those put out of play."""


class Take(Action, frozen=True, tag="take", rename={"source": "from"}, gc=False):
    """Takes one chip (Y-11); from those out of play only with a yamslam (Y-13).

    Attributes:
        chip: the combination.
        source: where the chip lies; ``from`` in JSON.
    """

    chip: Chip
    source: Source


class Pass(Action, frozen=True, tag="pass", gc=False):
    """Ends the turn after the third throw, when no chip can be taken (Y-14)."""


YamslamAction: TypeAlias = Throw | Take | Pass | Rolled | Starts

PASS: Final = Pass()
TAKE_FROM_TRAY: Final = tuple(Take(chip, "tray") for chip in CHIPS)
TAKE_FROM_OUT: Final = tuple(Take(chip, "out") for chip in CHIPS)
