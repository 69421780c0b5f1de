"""The odds of Yamslam's combinations."""

from __future__ import annotations

from typing import Final

from tabletop.dice.odds import Odds
from tabletop.games.yamslam.combinations import FIGURES

ODDS: Final = Odds(FIGURES)
"""Exact chances of each combination and of the yamslam, the dice alone deciding (no chips, no tray)."""
