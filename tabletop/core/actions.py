"""The bases of what a game says: actions, events, decisions, outcomes.

All are frozen and hold ids and resulting values, never live objects, so they can be kept, compared, sent and
written down. JSON carries the tag: ``"type"`` for actions and events, ``"kind"`` for decisions.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

CHANCE: Final = -1
"""The seat that throws dice, shuffles and draws."""

TABLE: Final = "table"
"""The viewer that sees only what lies open."""

Viewer: TypeAlias = int | Literal["table"]
"""A seat, or the table."""


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", gc=False):
    """What a seat, or chance, does. Subclasses name their tag: ``class Throw(Action, frozen=True, tag="throw")``."""


class Event(msgspec.Struct, frozen=True, tag_field="type", gc=False):
    """What came of an action, with the resulting values in it, so that a screen need not ask the state."""


class Decision(msgspec.Struct, frozen=True, tag_field="kind", gc=False):
    """Whose choice it is and of what kind.

    Attributes:
        seat: the seat to choose, or CHANCE.
    """

    seat: int


class Turn(Decision, frozen=True, tag="turn", gc=False):
    """The ordinary choice of a turn."""


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """How a game ended.

    Attributes:
        reason: a word of the game's own, such as ``"points"`` or ``"ko"``.
        ranking: seats, best first; those who tie share a rank; team partners share one.
        scores: final score by seat; a team's total is given to each partner.
    """

    reason: str
    ranking: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]


def rank(scores: tuple[int, ...] | list[int]) -> tuple[tuple[int, ...], ...]:
    """Seats by falling score; equal scores share a rank."""
    order = sorted(set(scores), reverse=True)
    return tuple(tuple(seat for seat, score in enumerate(scores) if score == value) for value in order)
