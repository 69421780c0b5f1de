"""A seat at the table as it is kept: who sits there, under which sign."""

from typing import Annotated

import msgspec

Name = Annotated[str, msgspec.Meta(max_length=24, pattern=r"^[^\x00-\x1f\x7f\u2028\u2029]*$")]
"""What a person calls themselves: at most 24 characters, on one line."""

GameId = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]{0,31}$")]
"""The id of a game, a variant, an option or a bot's level, as in the catalogue."""

Colour = Annotated[int, msgspec.Meta(ge=0, le=3)]
"""0 vermilion ●, 1 blue ■, 2 yellow ▲, 3 violet ◆."""


PadId = Annotated[str, msgspec.Meta(max_length=80, pattern=r"^[^\x00-\x1f\x7f\u2028\u2029]*$")]
"""What a gamepad is known by on this computer, on one line."""


KitId = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_-]{0,47}$")]
"""What a seat brings of its own, by the name the game knows it by: a deck."""


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat: the name shown, the colour with its sign, and the level of the bot, or None for a person.

    ``pad`` is the gamepad the person plays with; None for whatever is at hand. ``kit`` is what the seat brings of its
    own, in games where seats do; None for what is usual.
    """

    name: Name = ""
    colour: Colour = 0
    bot: GameId | None = None
    pad: PadId | None = None
    kit: KitId | None = None
