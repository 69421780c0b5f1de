"""Words that several scenes of the shell share: who sits where, how strong a bot is, the way back."""

from __future__ import annotations

from typing import Final

from tabletop.app.seats import Seat
from tabletop.app.translations import N_, _

_LEVELS: Final = {
    "random": N_("Bot, random"),
    "easy": N_("Bot, easy"),
    "medium": N_("Bot, medium"),
    "hard": N_("Bot, hard"),
}


def who_plays(level: str | None) -> str:
    """Who plays a seat: a person, or a bot of that level."""
    if level is None:
        return _("Person")
    known = _LEVELS.get(level)
    return _(known) if known is not None else _("Bot, {level}").format(level=level)


def seat_name(seat: Seat, number: int) -> str:
    """The name of the seat ``number`` (from 0); one without a name is called by its number."""
    if seat.name:
        return seat.name
    return (_("Bot {number}") if seat.bot else _("Player {number}")).format(number=number + 1)


def joined(names: list[str]) -> str:
    """Names one after another: ``a``, ``a and b``, ``a, b and c``."""
    if len(names) < 2:
        return "".join(names)
    return _("{first} and {last}").format(first=", ".join(names[:-1]), last=names[-1])
