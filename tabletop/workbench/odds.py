"""``tabletop odds``: exact chances of a game's figures, with best play for each alone."""

from __future__ import annotations

import argparse

from tabletop import catalogue
from tabletop.core.errors import EngineError
from tabletop.dice.odds import Odds
from tabletop.protocol.wording import message
from tabletop.workbench.arguments import UsageError, add_json, game_id
from tabletop.workbench.output import print_json, print_table


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The game, the dice and the throws left."""
    parser.add_argument("game", type=game_id, metavar="GAME", help="a dice game's id")
    parser.add_argument(
        "dice", type=_dice, metavar="DICE", help="five values, as in 11346, or none: before the first throw"
    )
    parser.add_argument(
        "--left", type=int, metavar="N", help="throws left, 0 to 3 (default: 2, before the first throw 3)"
    )
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Print the chances as a table or as ``{figure: {"p", "fraction", "keep"}}``."""
    dice: list[int] | None = arguments.dice
    left = arguments.left if arguments.left is not None else 3 if dice is None else 2
    try:
        chances = _odds(arguments.game).chances(dice, left)
    except EngineError as error:
        raise UsageError(message(error)) from error
    if arguments.json:
        print_json(chances)
        return 0
    rows = [
        (figure, f"{chance.p:.3%}", chance.fraction, " ".join(map(str, chance.keep)) or "nothing")
        for figure, chance in chances.items()
    ]
    print_table(("figure", "chance", "exactly", "keep"), rows)
    return 0


def _odds(game: str) -> Odds:
    odds = catalogue.odds(game)
    if odds is None:
        with_dice = ", ".join(entry.id for entry in catalogue.ENTRIES if entry.odds)
        raise UsageError(f"{game} is no dice game; odds are known for {with_dice}")
    return odds


def _dice(text: str) -> list[int] | None:
    if text.lower() == "none":
        return None
    values = text.replace(",", "").replace(" ", "")
    if len(values) != 5 or not set(values) <= set("123456"):
        raise argparse.ArgumentTypeError(f"{text!r} is no hand; write five values from 1 to 6, as in 11346, or none")
    return [int(value) for value in values]
