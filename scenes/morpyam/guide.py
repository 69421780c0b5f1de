"""What the guide tells in a first game of Morpyam, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from scenes.guide import Step
from tabletop.app.translations import N_
from tabletop.dice.throws import Throw
from tabletop.games.morpyam.actions import PASS

if TYPE_CHECKING:
    from scenes.morpyam.table import MorpyamTable

_LAST_TOKENS: Final = 3


def _first_throw(table: MorpyamTable) -> bool:
    return table.may_throw and not table.shown.lying and table.shown.call is None


def _may_throw_on(table: MorpyamTable) -> bool:
    return table.choosing and bool(table.shown.lying) and any(isinstance(action, Throw) for action in table.legal)


def _may_cover(table: MorpyamTable) -> bool:
    return bool(table.placeable())


def _has_laid(table: MorpyamTable) -> bool:
    return bool(table.shown.tokens)


STEPS: Final[tuple[Step[MorpyamTable], ...]] = (
    Step(
        "foul",
        N_("The same throw again."),
        N_(
            "A die that leaves the track, or leans against something, spoils the throw. It is made again with the same "
            "dice; you may look at what happened."
        ),
        lambda table: table.rethrow_due,
        passing=True,
    ),
    Step(
        "ring",
        N_("Say it first."),
        N_(
            "Choose what the next throw will show. The percentage says how likely that is. If it comes, your token "
            "goes on a call square; if it fails with the third throw, your hand is lost."
        ),
        lambda table: table.calling,
        passing=True,
    ),
    Step(
        "lay",
        N_("Build the board."),
        N_(
            "Drag your tiles to any free squares; you may move them until you confirm. What lies in one line is what "
            "will be thrown for it: bars at the edge show how hard a line is."
        ),
        lambda table: table.laying.due,
        passing=True,
    ),
    Step(
        "aim",
        N_("The aim."),
        N_(
            "Throw what a square shows and lay your token on it. Three or four of your tokens in a row bring points at "
            "the end, in every direction; five win at once."
        ),
        lambda table: not _has_laid(table),
    ),
    Step(
        "throw",
        N_("Throw the dice."),
        N_(
            "Press the button for a good throw. Or throw by hand: drag the dice over the track and flick them; by keys "
            "hold accept on the track, on a pad pull the right trigger."
        ),
        _first_throw,
        done=_has_laid,
    ),
    Step(
        "keep",
        N_("Keep what you like."),
        N_(
            "Press the dice you want to keep: they are set aside. The others are thrown again, three throws in all. "
            "Press one again to take it back."
        ),
        _may_throw_on,
        done=lambda table: table.choosing and bool(table.shown.aside),
    ),
    Step(
        "cover",
        N_("Lay a token."),
        N_(
            "The lit squares fit what the dice show. Drag a token from your pile to one of them, or press it: it stays "
            "there. Point at any square to see what it needs."
        ),
        _may_cover,
        done=_has_laid,
    ),
    Step(
        "pass",
        N_("Nothing fits."),
        N_("After the third throw you lay a token if the dice fit a free square. If they fit none, pass."),
        lambda table: table.choosing and PASS in table.legal,
    ),
    Step(
        "call",
        N_("Call a figure."),
        N_(
            "The squares with the megaphone are covered by a figure that was named before the throw. Before a first or "
            "second throw a call costs nothing, so dare."
        ),
        lambda table: _first_throw(table) and _has_laid(table) and table.may_call,
        done=lambda table: table.calling or table.shown.call is not None,
    ),
    Step(
        "threats",
        N_("Watch the lines."),
        N_("Five in a row win the game. Press Threats to see the squares with which somebody would have them."),
        lambda table: table.choosing and any(table.points(seat) for seat in range(len(table.play_.seats))),
        done=lambda table: table.threats_shown,
    ),
    Step(
        "chances",
        N_("In doubt?"),
        N_("The chances show how likely every square is with the throws left, and the coach says what it would do."),
        lambda table: _may_throw_on(table) and _has_laid(table),
        done=lambda table: table.odds,
    ),
    Step(
        "last tokens",
        N_("The end is near."),
        N_("The game ends when somebody lays their last token, and that one brings a point more."),
        lambda table: table.choosing and min(table.shown.in_hand) <= _LAST_TOKENS,
    ),
    Step(
        "turn",
        N_("Your turn."),
        N_("Throw, keep what you like, throw again, and lay a token where it helps you or hinders the others."),
        lambda table: table.choosing,
        passing=True,
    ),
)
"""In the order of their weight."""
