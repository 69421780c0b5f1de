"""What a table with dice shows just now: whose turn it is, where dice lie, what went wrong with a throw."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import ClassVar, NamedTuple, TypeAlias

from msgspec.structs import replace

from scenes.dice.sliding import squared
from tabletop.dice.throws import Landed, Ruling
from tabletop.tray.cube import TOP_VALUE
from tabletop.tray.recording import Pose, Recording
from tabletop.tray.tray import DICE, RestingDie

Place: TypeAlias = tuple[float, float]

_ROTATION_OF = {value: TOP_VALUE.index(value) for value in range(1, 7)}


class Places(NamedTuple):
    """Where dice lie at a table, in the tray's frame (die sides, y down), five places each.

    ``aside``: beside the tray, for dice set aside, by slot. ``scattered``: in the track, for dice that nobody saw
    fall, by number.
    """

    aside: tuple[Place, ...]
    scattered: tuple[Place, ...]


@dataclass(slots=True)
class Foul:
    """A throw that went wrong: which dice, and what it was ruled."""

    off_track: tuple[int, ...]
    cocked: tuple[int, ...]
    disturbed: tuple[int, ...]
    ruling: Ruling

    @property
    def dice(self) -> tuple[int, ...]:
        """All dice to be marked."""
        return (*self.off_track, *self.cocked, *self.disturbed)


@dataclass(slots=True, kw_only=True)
class ShownDice:
    """The table as it is seen, as far as all tables with dice are alike.

    Attributes:
        PLACES: where dice lie at this table.
        seat: whose turn is shown; None before it is known who starts.
        news: the last thing that happened, in words.
        throws: throws made in this hand.
        lying: the dice that lie, by number, in the track or beside it; empty before the first throw.
        stray: the dice of a throw that does not stand, by number, that left the track or lean.
        aside: dice set aside, in the order they were; theirs is a draft until the next throw.
        back: where a die set aside lay in the track, to put it back.
        foul: what went wrong with the throw last shown.
    """

    PLACES: ClassVar[Places]

    seat: int | None = None
    news: str = ""
    throws: int = 0
    lying: dict[int, RestingDie] = field(default_factory=dict)
    stray: dict[int, Pose] = field(default_factory=dict)
    aside: list[int] = field(default_factory=list)
    back: dict[int, RestingDie] = field(default_factory=dict)
    foul: Foul | None = None

    @property
    def thrown(self) -> tuple[int, ...]:
        """The dice that would be thrown now, rising."""
        return tuple(die for die in range(DICE) if die not in self.aside)

    def clear_dice(self) -> None:
        """Takes all dice up: a hand begins."""
        self.lying.clear()
        self.stray.clear()
        self.aside.clear()
        self.back.clear()
        self.foul = None
        self.throws = 0

    def scatter(self, dice: Iterable[int]) -> None:
        """Lays dice of these values in the track, as nobody saw them fall."""
        for die, value in enumerate(dice):
            x, y = self.PLACES.scattered[die]
            self.lying[die] = RestingDie(die, x, y, 0.35 * die - 0.6, _ROTATION_OF[value], True)

    def take_up(self, dice: tuple[int, ...]) -> None:
        """Takes dice up into the hand."""
        for die in dice:
            self.lying.pop(die, None)
        self.stray.clear()
        self.foul = None

    def set_aside(self, die: int, *, in_track: bool = False) -> None:
        """Sets a die aside that lies in the track: beside it, or where it lies for a table that leaves dice there."""
        self.aside.append(die)
        if in_track:
            return
        x, y = next(place for place in self.PLACES.aside if place not in self._aside_taken())
        lay = self.lying[die]
        self.back[die] = lay
        self.lying[die] = RestingDie(die, x, y, squared(lay.heading), lay.rotation, False)

    def take_back(self, die: int) -> None:
        """Puts a die that was set aside back where it lay."""
        self.aside.remove(die)
        if self.lying[die].in_track:
            return
        rotation = self.lying[die].rotation
        lay = self.back.pop(die, None)
        x, y, heading = (*self.PLACES.scattered[die], 0.2) if lay is None else (lay.x, lay.y, lay.heading)
        self.lying[die] = RestingDie(die, x, y, heading, rotation, True)

    def rest(self, event: Landed, recording: Recording) -> None:
        """Leaves the dice of a throw as they fell and as they were ruled.

        Of a throw that does not stand, dice that left the track or lean stay as they are. Of one that stands, they lie
        in the track with the value that counts. A die set aside that was turned is put back, unless that cost the turn.
        """
        self.throws = event.throws
        fell = {die.die: die for die in recording.result.resting}
        strays = () if event.ruling == "stands" else (*event.off_track, *event.cocked)
        ends = {pose.die: pose for pose in recording.at(recording.duration)}
        for die, value in zip(event.thrown, event.values, strict=True):
            if die in strays:
                self.stray[die] = ends[die]
                continue
            lies = fell.get(die) or RestingDie(die, *self.PLACES.scattered[die], 0.0, 0, True)
            self.lying[die] = lies if value in (None, lies.value) else _turned(lies, value)
        self._move_struck(event, fell)

    def matching(self, values: Iterable[int]) -> set[int]:
        """The numbers of lying dice that show these values, for each value the first that does."""
        found: set[int] = set()
        for value in values:
            die = next((d for d in sorted(self.lying) if d not in found and self.lying[d].value == value), None)
            if die is not None:
                found.add(die)
        return found

    def _move_struck(self, event: Landed, fell: dict[int, RestingDie]) -> None:
        """Dice set aside that were struck lie where they were pushed to; those turned as it was ruled."""
        for die in self.lying.keys() - set(event.thrown):
            value = event.disturbed.get(str(die))
            if value is None:
                self.lying[die] = fell.get(die, self.lying[die])
            elif event.ruling == "turn_lost":
                self.lying[die] = _turned(fell.get(die, self.lying[die]), value)

    def _aside_taken(self) -> set[Place]:
        return {(self.lying[die].x, self.lying[die].y) for die in self.aside if die in self.lying}


def _turned(die: RestingDie, value: int | None) -> RestingDie:
    """The die with another value on top."""
    return die if value is None else replace(die, rotation=_ROTATION_OF[value])
