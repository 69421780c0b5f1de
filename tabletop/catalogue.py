"""Every game there is: one line each."""

from __future__ import annotations

import importlib
from functools import cache
from typing import Any, Final

import msgspec

from tabletop.bots.bot import Bot
from tabletop.bots.random import RandomBot
from tabletop.core.game import Game
from tabletop.dice.odds import Odds


class Entry(msgspec.Struct, frozen=True):
    """Where a game's parts are.

    Attributes:
        id: the game's id.
        rules: module that holds its rules as ``GAME``.
        bots: module that holds its players as ``LEVELS`` (level → Bot).
        odds: module that holds exact chances of its figures as ``ODDS``; empty for a game without dice.
        scene: package that shows it, with its ``BOX``; empty for a game that is played through the protocol only.
    """

    id: str
    rules: str
    bots: str
    odds: str = ""
    scene: str = ""


ENTRIES: Final = (
    Entry(
        "morpyam",
        rules="tabletop.games.morpyam.rules",
        bots="tabletop.bots.morpyam",
        odds="tabletop.games.morpyam.odds",
        scene="scenes.morpyam",
    ),
    Entry(
        "yamslam",
        rules="tabletop.games.yamslam.rules",
        bots="tabletop.bots.yamslam",
        odds="tabletop.games.yamslam.odds",
        scene="scenes.yamslam",
    ),
    Entry("pyramix", rules="tabletop.games.pyramix.rules", bots="tabletop.bots.pyramix", scene="scenes.pyramix"),
    Entry(
        "moriham",
        rules="tabletop.games.moriham.rules",
        bots="tabletop.bots.moriham",
        scene="scenes.moriham",
    ),
)

GAMES: Final = {entry.id: entry for entry in ENTRIES}
"""The catalogue by id, in the order of the shelf."""


@cache
def game(game_id: str) -> Game[Any, Any]:
    """The rules of a game, imported when first asked for. Raises KeyError for an id there is not."""
    rules: Game[Any, Any] = importlib.import_module(GAMES[game_id].rules).GAME
    return rules


@cache
def levels(game_id: str) -> dict[str, Bot]:
    """The bots of a game by level, weakest first; ``random`` stands before them all. Raises KeyError likewise."""
    own: dict[str, Bot] = importlib.import_module(GAMES[game_id].bots).LEVELS
    return {"random": RandomBot(), **own}


def odds(game_id: str) -> Odds | None:
    """Exact chances of a dice game's figures; None for a game without dice. Raises KeyError likewise."""
    module = GAMES[game_id].odds
    if not module:
        return None
    table: Odds = importlib.import_module(module).ODDS
    return table
