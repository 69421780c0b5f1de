"""The odds of Morpyam's figures."""

from __future__ import annotations

from typing import Final

from tabletop.dice.odds import Odds
from tabletop.games.morpyam.tiles import FIGURES

ODDS: Final = Odds(FIGURES)
"""Exact chances of each figure of any grid, the dice alone deciding: five alike count as full, whatever is covered.

Sec and appel are no figures of the dice alone, so they have none.
"""
