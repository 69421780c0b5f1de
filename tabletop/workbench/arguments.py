"""Arguments that several subcommands take, and the error for those that do not go together.

The functions that take a text are argparse types: what they raise becomes a line that names the option.
"""

from __future__ import annotations

import argparse

from tabletop import catalogue


class UsageError(Exception):
    """The command line asks for something that cannot be; the message says what would be right."""


def add_json(parser: argparse.ArgumentParser) -> None:
    """``--json``: one JSON object instead of text."""
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def add_seed(parser: argparse.ArgumentParser, default: int = 1) -> None:
    """``--seed``: everything random follows from it."""
    parser.add_argument(
        "--seed", type=seed, default=default, metavar="S", help=f"seed of all chance (default {default})"
    )


def game_id(text: str) -> str:
    """The id of a game in the catalogue."""
    if text not in catalogue.GAMES:
        raise argparse.ArgumentTypeError(f"there is no game {text!r}; there are {', '.join(catalogue.GAMES)}")
    return text


def game_ids(text: str) -> tuple[str, ...]:
    """Ids of games, joined by commas, none twice."""
    return tuple(dict.fromkeys(game_id(part.strip()) for part in text.split(",")))


def at_least_one(text: str) -> int:
    """A whole number from 1 up."""
    number = _whole(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is too small; it takes 1 or more")
    return number


def seed(text: str) -> int:
    """A seed: a whole number of 64 bits."""
    number = _whole(text)
    if not 0 <= number < 1 << 64:
        raise argparse.ArgumentTypeError(f"{text} is no seed; seeds go from 0 to 2^64 - 1")
    return number


def size(text: str) -> tuple[int, int]:
    """A size in pixels, ``WIDTHxHEIGHT``, between 320x200 and 7680x4320."""
    width, cross, height = text.lower().partition("x")
    if not (cross and width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"{text!r} is no size; write it like 1920x1080")
    pixels = int(width), int(height)
    if not (320 <= pixels[0] <= 7680 and 200 <= pixels[1] <= 4320):
        raise argparse.ArgumentTypeError(f"{text} is out of bounds; sizes go from 320x200 to 7680x4320")
    return pixels


def _whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number") from None
