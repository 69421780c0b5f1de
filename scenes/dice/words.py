"""What is said of dice at any table: how many throws are left, why not, what went wrong."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from tabletop.app.translations import _, ngettext
from tabletop.core.errors import IllegalAction
from tabletop.dice.throws import Landed


def throws_left(count: int) -> str:
    """How many throws of the hand are left."""
    if count == 0:
        return _("No throw left")
    return ngettext("{count} throw left", "{count} throws left", count).format(count=count)


def foul(event: Landed) -> str:
    """What went wrong with a throw, and what it was ruled."""
    if event.ruling == "turn_lost":
        return _("A die set aside was turned: the turn is lost")
    if event.ruling == "stands":
        return _("A die set aside was turned: it is put back")
    if event.off_track:
        return ngettext(
            "A die left the track: the same throw again",
            "{count} dice left the track: the same throw again",
            len(event.off_track),
        ).format(count=len(event.off_track))
    return ngettext(
        "A die is cocked: the same throw again",
        "{count} dice are cocked: the same throw again",
        len(event.cocked),
    ).format(count=len(event.cocked))


REFUSALS: Final[Mapping[str, Callable[[IllegalAction], str]]] = {
    "over": lambda _error: _("The game is over"),
    "chance_due": lambda _error: _("The dice are rolling"),
    "throw_first": lambda _error: _("Throw the dice first"),
    "no_throws_left": lambda _error: _("All three throws have been made"),
    "all_five_first": lambda _error: _("The first throw is made with all five dice"),
    "no_dice": lambda _error: _("Pick the dice to throw again: all are set aside"),
}
"""Why dice cannot be thrown, by the code of the refusal."""
