"""A throw, from the hand's opening until every die lies still.

The motion is that of unlabelled cubes. Each die thrown has a labelling besides, one of the 24 rotations,
drawn when it is picked up; it is applied to what the motion gave and is not read by it. So a face is on top
exactly one time in six, whatever the hand, the walls and the model do.
"""

from __future__ import annotations

from math import hypot, sqrt

from tabletop.tray.cube import COMPOSED, TOP_VALUE, nearest_flat
from tabletop.tray.inputs import ThrowInputs
from tabletop.tray.launch import launch
from tabletop.tray.leaning import LEAST_TILT, leans
from tabletop.tray.motion import GRAVITY, Motion, Phase
from tabletop.tray.recording import Foul, FoulKind, Impact, Recording, Surface, ThrowResult
from tabletop.tray.tray import RestingDie
from tabletop.tray.world import ROLLING_RADIUS, STEP, Outline, World

_ROLLING, _SETTLING, _LEANING = Phase.ROLLING, Phase.SETTLING, Phase.LEANING

_AUDIBLE = 1.0
_NEIGHBOURS = 1.6
_UNPROPPED = 2.0
_TIRED_STEPS = round(3.0 / STEP)
_TIRED_KEPT = 0.95
_MOST_STEPS = round(6.0 / STEP)

_CLIMB_SHARE = 0.15  # of the energy with which a die meets a wall: what the wall turns upwards
_FASTEST_KEPT_IN = 25.0  # no wall is so low that a slower die need be looked at
_RIM_CLEARANCE = 1.3
_RIM_KEPT = 0.12
_RIM_LEAST = 5.5
_RIM_SIDEWAYS_KEPT = 0.35
_OUTSIDE_DRAG = 8.0 * STEP


class Throw:
    """A throw being worked out.

    It is worked out in slices, so that no frame is late: call ``step`` until ``done``, then read
    ``recording``. The same inputs give the same recording on one machine. All throws of a program belong on
    one thread.

    Attributes:
        inputs: what the throw depends on.
    """

    def __init__(self, inputs: ThrowInputs) -> None:
        self.inputs = inputs
        self._world = World(inputs.tray)
        self._steps = 0
        self._moving = True
        self._impacts: list[Impact] = []
        self._out: dict[int, float] = {}
        self._leaning: dict[int, float] = {}
        self._tipped: dict[int, float] = {}
        self._recording: Recording | None = None
        self._lying = {die.die: die for die in inputs.aside if die.in_track}
        launched = dict(zip(inputs.thrown, launch(inputs), strict=True))
        labels = dict(zip(inputs.thrown, inputs.labels, strict=True))
        labels.update((number, die.rotation) for number, die in self._lying.items())
        self._dice = tuple(sorted(labels))
        self._labels = tuple(labels[number] for number in self._dice)
        self._motions: list[Motion] = []
        for number in self._dice:
            if number in launched:
                motion, outline = launched[number], Outline.DISC
            else:
                die = self._lying[number]
                motion, outline = Motion(die.x, die.y, die.heading), Outline.SQUARE
            self._world.add_die(motion.x, motion.y, motion.heading, outline)
            motion.record()
            self._motions.append(motion)
        for die in inputs.aside:
            if not die.in_track:
                self._world.add_ledge_die(die.x, die.y, die.heading)

    @property
    def done(self) -> bool:
        """Whether every die lies still."""
        return self._recording is not None

    @property
    def recording(self) -> Recording:
        """The whole throw.

        Raises:
            RuntimeError: it is not done.
        """
        if self._recording is None:
            raise RuntimeError("the throw is still being worked out: call step until it is done")
        return self._recording

    def step(self, steps: int) -> bool:
        """Works on for at most that many steps of ``STEP`` seconds. Returns whether the throw is done."""
        for _ in range(steps):
            if self._recording is not None:
                break
            self._advance()
            if not self._moving or self._steps >= _MOST_STEPS:
                self._recording = self._finish()
        return self.done

    def run(self) -> Recording:
        """Works the throw out to its end."""
        self.step(_MOST_STEPS)
        return self.recording

    @property
    def _time(self) -> float:
        return self._steps * STEP

    def _advance(self) -> None:
        self._steps += 1
        motions = self._motions
        commands: list[float] = []
        for motion in motions:
            commands += (motion.vx, motion.vy, motion.spin)
        state = self._world.advance(commands)
        struck: list[tuple[int, float]] = []
        for index, motion in enumerate(motions):
            motion.x, motion.y, motion.heading, vx, vy, motion.spin = state[index]
            if abs(vx - motion.vx) + abs(vy - motion.vy) > _AUDIBLE:
                struck.append((index, hypot(vx - motion.vx, vy - motion.vy)))
            motion.vx, motion.vy = vx, vy
        if struck:
            self._take_blows(struck)
        self._moving = False
        for index, motion in enumerate(motions):
            self._move(index, motion)
            motion.record()

    def _move(self, index: int, motion: Motion) -> None:
        """What a die does by itself in a step."""
        phase = motion.phase
        if phase is _ROLLING:
            self._moving = True
            self._roll(index, motion)
        elif phase is _SETTLING:
            self._moving = True
            self._rock(index, motion)
        else:
            if motion.vx or motion.vy or motion.spin:
                motion.slide()
            if motion.shifts:
                self._moving = True
            if phase is _LEANING and not self._leans(index, motion):
                self._fall_again(index, motion)
        if motion.slap:
            if motion.slap > _AUDIBLE:
                self._impacts.append(Impact(self._time, self._dice[index], Surface.TABLE, None, motion.slap))
            motion.slap = 0.0

    def _roll(self, index: int, motion: Motion) -> None:
        if index in self._out:
            if motion.height == 0.0:
                motion.slow_down(1 - _OUTSIDE_DRAG)
        elif (abs(motion.vx) > _FASTEST_KEPT_IN or abs(motion.vy) > _FASTEST_KEPT_IN) and self._is_thrown(index):
            self._meet_rim(index, motion)
        if self._steps > _TIRED_STEPS:
            motion.slow_down(_TIRED_KEPT)
        if motion.roll():
            self._settle(index, motion)
            self._world.show(index, Outline.SQUARE)

    def _settle(self, index: int, motion: Motion) -> None:
        motion.settle()
        self._world.turn_to(index, motion.heading)

    def _rock(self, index: int, motion: Motion) -> None:
        if motion.rock():
            self._settle(index, motion)
        steep = abs(motion.tilt_x) + abs(motion.tilt_y) > LEAST_TILT
        if steep and index not in self._out and self._is_thrown(index) and self._leans(index, motion):
            motion.lean()
            self._leaning[index] = self._time
            self._world.show(index, Outline.LEANING)

    def _is_thrown(self, index: int) -> bool:
        return self._dice[index] not in self._lying

    def _leans(self, index: int, motion: Motion) -> bool:
        others = (other for place, other in enumerate(self._motions) if place != index and place not in self._out)
        return leans(motion, others, self.inputs.tray)

    def _fall_again(self, index: int, motion: Motion) -> None:
        """What a leaning die does when its support is gone."""
        del self._leaning[index]
        self._settle(index, motion)
        self._world.show(index, Outline.SQUARE)
        self._moving = True

    def _meet_rim(self, index: int, motion: Motion) -> None:
        """Lets a die out that is about to strike a wall so fast that the wall throws it up over itself."""
        tray = self.inputs.tray
        rise = tray.wall_height - motion.height
        fast = sqrt(2 * GRAVITY * rise / _CLIMB_SHARE) if rise > 0 else 0.0
        over_x = abs(motion.vx) > fast and _meets_wall(motion.x, motion.vx, tray.width)
        over_y = abs(motion.vy) > fast and _meets_wall(motion.y, motion.vy, tray.height)
        if over_x or over_y:
            motion.vx = _speed_over_rim(motion.vx) if over_x else motion.vx * _RIM_SIDEWAYS_KEPT
            motion.vy = _speed_over_rim(motion.vy) if over_y else motion.vy * _RIM_SIDEWAYS_KEPT
            motion.climb = sqrt(2 * GRAVITY * max(rise, 0.1) * _RIM_CLEARANCE)
            self._world.let_out(index)
            self._out[index] = self._time

    def _take_blows(self, struck: list[tuple[int, float]]) -> None:
        """Tells dice whose velocity changed by a blow of it, and writes down who struck what."""
        noted: set[int] = set()
        for index, jolt in struck:
            motion, number = self._motions[index], self._dice[index]
            partner = next((other for other, _ in struck if other != index and self._touch(index, other)), None)
            if partner is None:
                self._impacts.append(Impact(self._time, number, Surface.WALL, None, jolt))
            elif partner not in noted:
                self._impacts.append(Impact(self._time, number, Surface.DIE, self._dice[partner], jolt))
                noted.add(index)
            if motion.phase is _LEANING and jolt > _UNPROPPED:
                self._fall_again(index, motion)
            if motion.struck(jolt):
                self._world.show(index, Outline.DISC)
                if not self._is_thrown(index):
                    self._tipped.setdefault(number, self._time)

    def _touch(self, index: int, other: int) -> bool:
        a, b = self._motions[index], self._motions[other]
        return abs(a.x - b.x) < _NEIGHBOURS and abs(a.y - b.y) < _NEIGHBOURS

    def _finish(self) -> Recording:
        tops: dict[int, int] = {}
        resting: list[RestingDie] = []
        for index, (number, motion) in enumerate(zip(self._dice, self._motions, strict=True)):
            flat = nearest_flat(motion.orientation)
            rotation = COMPOSED[flat.rotation][self._labels[index]]
            tops[number] = TOP_VALUE[rotation]
            if index not in self._out:
                resting.append(RestingDie(number, motion.x, motion.y, flat.heading, rotation, True))
        result = ThrowResult(
            dice=self.inputs.thrown,
            values=tuple(tops[number] for number in self.inputs.thrown),
            off_track=tuple(sorted(self._dice[index] for index in self._out)),
            cocked=tuple(sorted(self._dice[index] for index in self._leaning)),
            disturbed={n: tops[n] for n, die in self._lying.items() if tops[n] != die.value},
            resting=tuple(resting),
        )
        return Recording(
            self._dice,
            [motion.track for motion in self._motions],
            self._labels,
            self._impacts,
            self._fouls(result),
            result,
        )

    def _fouls(self, result: ThrowResult) -> list[Foul]:
        fouls = []
        for moments, kind in ((self._out, FoulKind.OFF_TRACK), (self._leaning, FoulKind.COCKED)):
            for index, time in moments.items():
                fouls.append(Foul(time, self._dice[index], kind))
        fouls += [Foul(self._tipped[number], number, FoulKind.DISTURBED) for number in result.disturbed]
        return sorted(fouls, key=lambda foul: (foul.time, foul.die))


def _meets_wall(place: float, speed: float, length: float) -> bool:
    """Whether a rolling die strikes the wall ahead of it in the next step."""
    after = place + speed * STEP
    return after < ROLLING_RADIUS if speed < 0 else after > length - ROLLING_RADIUS


def _speed_over_rim(speed: float) -> float:
    kept = max(abs(speed) * _RIM_KEPT, _RIM_LEAST)
    return kept if speed > 0 else -kept
