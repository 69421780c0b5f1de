"""The throws of one table: worked out by the tray, told to the rules, shown, and after a foul shown again."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from scenes.dice.counting import count_throw
from scenes.dice.drawing import DieLook, rolling
from scenes.dice.throwing import Throwing, rolled
from scenes.kit.motion import Call, Sequence, Tween, linear
from tabletop.core.rng import Rng
from tabletop.dice.throws import Landed, Roll
from tabletop.tray.recording import Recording
from tabletop.tray.release import Release

if TYPE_CHECKING:
    from scenes.dice.table import AnyDiceTable

_BEFORE_FOUL: Final = 0.35  # seconds of a throw shown again before the foul, and twice that after it
_SLOWLY: Final = 3.0


class Rolling:
    """A throw being shown.

    Attributes:
        recording: how the dice moved.
        time: how much of it has been shown, in seconds.
    """

    def __init__(self, recording: Recording) -> None:
        self.recording = recording
        self.time = 0.0
        self._looks: tuple[float, list[DieLook]] | None = None

    @property
    def looks(self) -> list[DieLook]:
        """The dice as they are now."""
        if self._looks is None or self._looks[0] != self.time:
            self._looks = self.time, [rolling(pose) for pose in self.recording.at(self.time)]
        return self._looks[1]


class Throws:
    """Takes every throw of a table from the hand to its rest.

    Attributes:
        throwing: the throw being worked out.
        roll: the throw in the air, as it is shown.
        fouled: the throw that must be made again, or cost the turn.
        coarse: dice that have just come to rest, to be painted finely one a frame.
    """

    def __init__(self, table: AnyDiceTable) -> None:
        self._table = table
        self.throwing: Throwing | None = None
        self.roll: Rolling | None = None
        self.fouled: Recording | None = None
        self.coarse: set[int] = set()
        self._to_paint: deque[Callable[[], None]] = deque()

    @property
    def in_the_air(self) -> bool:
        """Whether dice have left the hand and do not lie yet."""
        return self.throwing is not None or self.roll is not None

    def begin(self, release: Release | None = None) -> None:
        """Throws the dice that the rules wait for, if they do."""
        table = self._table
        decision = table.play_.decision
        if isinstance(decision, Roll) and self.throwing is None:
            table.shown.take_up(decision.dice)
            lying_still = table.shown.lying.values()
            self.throwing = Throwing(decision.dice, lying_still, table.play_.match.rng, table.TRAY, release)

    def advance(self) -> None:
        """Works the throw out for a slice; while it is shown, paints ahead what will be seen after it."""
        throwing = self.throwing
        if throwing is not None and self._table.cues.idle:
            recording = throwing.step()
            if recording is not None:
                self._land(throwing, recording)
        elif self._to_paint:
            self._to_paint.popleft()()

    def complete(self) -> None:
        """Works the throw out to its end."""
        if self.throwing is not None:
            self._land(self.throwing, self.throwing.run())

    def refine(self) -> bool:
        """Has one die that lies still painted finely; returns whether there was one."""
        if not self.coarse or self.roll is not None:
            return False
        self.coarse.pop()
        return True

    def roll_for(self, event: Landed) -> Rolling:
        """The motion that shows a throw: the tray's own, or, for a result that came from elsewhere, another's."""
        roll = self.roll
        if roll is None or roll.recording.result.dice != event.thrown:
            recording = Throwing(event.thrown, (), Rng(0), self._table.TRAY).run()
            roll = Rolling(recording.showing([value or 1 for value in event.values]))
        self.roll = roll
        return roll

    def rest(self, event: Landed, recording: Recording) -> None:
        """Leaves the dice where they came to rest."""
        self.roll = None
        self.coarse = set(recording.dice)
        self.fouled = recording if event.ruling != "stands" else None
        self._table.shown.rest(event, recording)
        self._table.refresh()

    def show_again(self) -> None:
        """Shows the moment of the foul once more, slowly."""
        table = self._table
        recording = self.fouled
        if recording is None or not table.settled:
            return
        again = Rolling(recording)
        begin = max(0.0, min((foul.time for foul in recording.fouls), default=0.0) - _BEFORE_FOUL)
        end = min(recording.duration, begin + 3 * _BEFORE_FOUL)

        def show(time: float) -> None:
            again.time = time
            self.roll = again

        def over() -> None:
            self.roll = None
            table.refresh()

        slow = table.pacing.pause((end - begin) * 1000 * _SLOWLY)
        table.play(Sequence(Tween(slow, show, begin, end, linear), Call(over)))
        table.refresh()

    def _land(self, throwing: Throwing, recording: Recording) -> None:
        """Tells the rules what was thrown, which keeps it, and only then shows it."""
        table = self._table
        self.throwing = None
        self.roll = Rolling(recording)
        events = table.play_.submit(rolled(recording.result))
        if table.evening is not None:
            statistics = table.evening.keeping.statistics
            count_throw(statistics, events, table.play_.seats, by_hand=throwing.by_hand)
        self._to_paint = deque(table.paint_ahead(recording))
        table.cues.feed(events)
        table.after_action()
