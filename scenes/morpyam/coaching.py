"""What the coach of Morpyam says: the hard bot's choice and its reason."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from scenes.morpyam import words
from tabletop.app.formats import format_percent
from tabletop.app.translations import _, ngettext
from tabletop.bots.morpyam_coach import (
    Advice,
    Aim,
    Build,
    CallFor,
    Cover,
    Deny,
    Finish,
    Guard,
    Hold,
    Only,
    Purpose,
    Score,
    Stand,
    Win,
)

SeatName: TypeAlias = Callable[[int], str]
"""Names a seat, by its number."""


def advice(given: Advice, seat_name: SeatName) -> str:
    """What to do and why; empty where there is nothing else to do."""
    match given.reason:
        case Only():
            return ""
        case Hold():
            return _("Coach: throw on; nothing these dice make is worth a token")
        case Cover(tile=tile, purpose=purpose, again=again):
            what = _("Coach: cover {figure} and play again.") if again else _("Coach: cover {figure}.")
            return _joined(what.format(figure=words.figure(tile)), purpose_of(purpose, seat_name))
        case Aim(tile=tile, p=p, purpose=purpose):
            if given.keep:
                what = _("Coach: keep {dice} for {figure}, {chance}.")
            else:
                what = _("Coach: throw all five for {figure}, {chance}.")
            chance = format_percent(p, 1)
            told = what.format(dice=_dice(given.keep), figure=words.figure(tile), chance=chance)
            return _joined(told, purpose_of(purpose, seat_name))
        case CallFor(figure=figure, p=p, risk=risk, purpose=purpose):
            if risk:
                what = _("Coach: call {figure}, {chance}, though the hand is at stake.")
            else:
                what = _("Coach: call {figure}, {chance}; it costs nothing.")
            told = what.format(figure=words.figure(figure), chance=format_percent(p, 1))
            return _joined(told, purpose_of(purpose, seat_name))


def square_of(given: Advice) -> int | None:
    """The number of the square that the advice is about; None where it is about none."""
    match given.reason:
        case Cover(square=square) | Aim(square=square) | CallFor(square=square):
            return square
        case Only() | Hold():
            return None


def purpose_of(purpose: Purpose, seat_name: SeatName) -> str:
    """What a token there is good for; empty when for nothing in particular."""
    match purpose:
        case Win():
            return _("It wins the game.")
        case Finish(points):
            return ngettext(
                "It is the last token and brings {count} point.",
                "It is the last token and brings {count} points.",
                points,
            ).format(count=points)
        case Guard(seat):
            return _("Else {name} could have five in a row there.").format(name=seat_name(seat))
        case Score(points):
            return ngettext("It makes {count} point.", "It makes {count} points.", points).format(count=points)
        case Deny(seat, points):
            return ngettext(
                "It keeps {count} point from {name}.", "It keeps {count} points from {name}.", points
            ).format(count=points, name=seat_name(seat))
        case Build(tokens):
            return _("It makes {count} of five in a line that is still open.").format(count=tokens)
        case Stand():
            return ""


def _joined(what: str, why: str) -> str:
    return f"{what} {why}".rstrip()


def _dice(keep: Sequence[int]) -> str:
    return " ".join(map(str, keep))
