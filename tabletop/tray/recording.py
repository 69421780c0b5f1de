"""What a throw was: poses step by step, impacts, fouls, the result."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from math import sqrt
from typing import NamedTuple

import msgspec

from tabletop.tray.cube import (
    COMPOSED,
    QUATERNIONS,
    TOP_VALUE,
    Quaternion,
    multiply,
    nearest_flat,
    rotation_matrix,
)
from tabletop.tray.motion import POSE_SIZE
from tabletop.tray.tray import RestingDie
from tabletop.tray.world import STEP


class Surface(Enum):
    """What a die struck."""

    TABLE = "table"
    WALL = "wall"
    DIE = "die"


class Impact(NamedTuple):
    """A die striking something.

    Attributes:
        time: seconds from the release.
        die: its number.
        surface: what it struck.
        other: the number of the die struck, or None.
        strength: by how much its velocity changed (die sides a second).
    """

    time: float
    die: int
    surface: Surface
    other: int | None
    strength: float


class FoulKind(Enum):
    """What can go wrong with a die, by the words of a ``rolled`` action."""

    OFF_TRACK = "off_track"
    COCKED = "cocked"
    DISTURBED = "disturbed"


class Foul(NamedTuple):
    """A foul and its moment: over the rim, come to lean, or struck over.

    Attributes:
        time: seconds from the release.
        die: its number.
        kind: which foul.
    """

    time: float
    die: int
    kind: FoulKind


class Pose(NamedTuple):
    """Where a die is at a moment.

    Attributes:
        die: its number.
        x, y: of its centre in the track (die sides).
        z: of its centre above the table; 0.5 at rest.
        orientation: unit quaternion ``(w, x, y, z)``, the faces worked in.
    """

    die: int
    x: float
    y: float
    z: float
    orientation: Quaternion


@dataclass(frozen=True, slots=True)
class ThrowResult:
    """What came of a throw.

    Attributes:
        dice: the dice thrown, ascending.
        values: the top face of each; of a die off the track or cocked, that of its nearest face.
        off_track: the dice thrown that left the track, ascending.
        cocked: the dice thrown that lean, ascending.
        disturbed: dice not thrown that show another face now, and which.
        resting: where every die of the throw lies that lies flat in the track, thrown or not, by number; a
            leaning one as it would lie.
    """

    dice: tuple[int, ...]
    values: tuple[int, ...]
    off_track: tuple[int, ...]
    cocked: tuple[int, ...]
    disturbed: Mapping[int, int]
    resting: tuple[RestingDie, ...]

    @property
    def foul(self) -> bool:
        """Whether anything went wrong."""
        return bool(self.off_track or self.cocked or self.disturbed)


class Recording:
    """The motion of a throw, playable at any rate, and what it came to.

    Attributes:
        dice: the numbers of the dice that move, thrown and lying in the track, ascending.
        duration: seconds until the last die lies still.
        impacts: in order of time.
        fouls: in order of time.
        result: what came of it.
    """

    __slots__ = ("_labels", "_quaternions", "_tracks", "dice", "duration", "fouls", "impacts", "result")

    def __init__(
        self,
        dice: tuple[int, ...],
        tracks: Sequence[array[float]],
        labels: Sequence[int],
        impacts: Sequence[Impact],
        fouls: Sequence[Foul],
        result: ThrowResult,
    ) -> None:
        """Takes the motion apart from the faces.

        Args:
            dice: the numbers of the dice that move.
            tracks: for each, ``POSE_SIZE`` numbers a step, of the unlabelled cube.
            labels: for each, the rotation that is its labelling.
            impacts: in order of time.
            fouls: in order of time.
            result: what came of it.
        """
        self.dice = dice
        self._tracks = tuple(tracks)
        self._labels = tuple(labels)
        self._quaternions = tuple(QUATERNIONS[label] for label in labels)
        self.impacts = tuple(impacts)
        self.fouls = tuple(fouls)
        self.result = result
        self.duration = (len(self._tracks[0]) // POSE_SIZE - 1) * STEP

    @property
    def steps(self) -> int:
        """How many poses each die has, ``STEP`` seconds apart."""
        return len(self._tracks[0]) // POSE_SIZE

    def motion(self, index: int) -> array[float]:
        """The motion of the index-th die as an unlabelled cube: ``x, y, z, w, x, y, z`` a step."""
        return self._tracks[index]

    def showing(self, values: Sequence[int]) -> Recording:
        """The same motion with dice so labelled that it ends with other values.

        A throw kept with its outcome shows that outcome, even where the motion came out differently.

        Args:
            values: one for each die thrown, 1 to 6.

        Raises:
            ValueError: there are too few or too many, or one is no face.
        """
        thrown = self.result.dice
        if len(values) != len(thrown) or not set(values) <= set(range(1, 7)):
            raise ValueError(f"values: {list(values)}; each of the {len(thrown)} dice thrown needs one, 1 to 6")
        wanted = dict(zip(thrown, values, strict=True))
        labels = list(self._labels)
        rotations: dict[int, int] = {}
        for index, die in enumerate(self.dice):
            lies = nearest_flat(_orientation(self._tracks[index], self.steps - 1)).rotation
            if die in wanted:
                labels[index] = next(
                    label for label, turned in enumerate(COMPOSED[lies]) if TOP_VALUE[turned] == wanted[die]
                )
            rotations[die] = COMPOSED[lies][labels[index]]
        resting = tuple(msgspec.structs.replace(lying, rotation=rotations[lying.die]) for lying in self.result.resting)
        result = replace(self.result, values=tuple(values), resting=resting)
        return Recording(self.dice, self._tracks, labels, self.impacts, self.fouls, result)

    def at(self, time: float) -> tuple[Pose, ...]:
        """Every moving die at a time; before the beginning and after the end, as it was then."""
        place = min(max(time, 0.0), self.duration) / STEP
        step = min(int(place), self.steps - 2) if self.steps > 1 else 0
        share = place - step
        start = step * POSE_SIZE
        poses = []
        for die, track, label in zip(self.dice, self._tracks, self._quaternions, strict=True):
            before = track[start : start + POSE_SIZE]
            after = track[start + POSE_SIZE : start + 2 * POSE_SIZE] or before
            x, y, height = (a + (b - a) * share for a, b in zip(before[:3], after[:3], strict=True))
            orientation = _between(before[3:], after[3:], share)
            z = height + sum(map(abs, rotation_matrix(orientation)[2])) / 2
            poses.append(Pose(die, x, y, z, multiply(orientation, label)))
        return tuple(poses)


def _orientation(track: array[float], step: int) -> Quaternion:
    w, x, y, z = track[(step + 1) * POSE_SIZE - 4 : (step + 1) * POSE_SIZE]
    return (w, x, y, z)


def _between(start: Sequence[float], end: Sequence[float], share: float) -> Quaternion:
    """The orientation a share of the way from one to another that is near it."""
    if sum(a * b for a, b in zip(start, end, strict=True)) < 0:
        end = [-b for b in end]
    w, x, y, z = (a + (b - a) * share for a, b in zip(start, end, strict=True))
    norm = 1 / sqrt(w * w + x * x + y * y + z * z)
    return (w * norm, x * norm, y * norm, z * norm)
