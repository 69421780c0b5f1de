"""How the events of Morpyam are shown, one after another."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from scenes.dice.cues import DICE_CUES, READ
from scenes.kit.cues import Cue
from scenes.kit.motion import Call as Do
from scenes.kit.motion import Sequence, Timeline, ease_in, ease_in_out, linear
from scenes.morpyam import words
from scenes.morpyam.board import Square
from scenes.morpyam.laying_cues import LAYING_CUES
from tabletop.app.translations import _
from tabletop.games.morpyam.events import (
    Called,
    CallLost,
    CallWon,
    GameOver,
    Passed,
    Placed,
    Retired,
    TurnBegan,
    TurnLost,
)
from tabletop.games.morpyam.lines import KO, Run

if TYPE_CHECKING:
    from scenes.morpyam.table import MorpyamTable

_FLY: Final = 380.0
_FALL: Final = 160.0
_ROCK: Final = 140.0
_REBOUND: Final = 0.2  # how high a token springs back from the wood, as a share of how high it was held
_SHINE: Final = 900.0
_COUNT: Final = 700.0
_TOLD: Final = 1500.0
_CALL: Final = 900.0


@dataclass(frozen=True, slots=True)
class Flight:
    """A token under way to its square.

    Attributes:
        seat: whose.
        square: where to.
        dropped: a hand let it go over the square, so that it only falls.
        share: how far it has flown, 0–1.
        height: how high it is above where it will lie, in widths.
    """

    seat: int
    square: Square
    dropped: bool
    share: float = 0.0
    height: float = 0.0


def _turn_began(event: TurnBegan, table: MorpyamTable) -> Timeline:
    shown = table.shown
    shown.clear_dice()
    shown.clear_call()
    shown.seat, shown.replay = event.seat, event.replay
    table.sound("turn")
    table.refresh()
    return table.pacing.wait(READ / 2)


def _called(event: Called, table: MorpyamTable) -> Timeline:
    table.shown.call, table.shown.call_state = event.figure, "standing"
    table.tell(words.called(table.seat_name(event.seat), event.figure))
    table.sound("take")
    return table.pacing.wait(_CALL)


def _call_won(event: CallWon, table: MorpyamTable) -> Timeline:
    table.shown.call_state = "won"
    table.tell(_("The call has come: {figure}").format(figure=words.figure(event.figure)))
    table.sound("win", 0.5)
    return table.pacing.wait(_CALL)


def _call_lost(event: CallLost, table: MorpyamTable) -> Timeline:
    table.shown.call_state = "lost"
    table.tell(words.call_lost(event.figure, hand_lost=event.hand_lost))
    table.sound("refuse")

    def over() -> None:
        if not event.hand_lost:
            table.shown.clear_call()
        table.refresh()

    return Sequence(table.pacing.wait(_CALL), Do(over))


def _placed(event: Placed, table: MorpyamTable) -> Timeline:
    """The token flies to its square, falls and rocks; lines that it makes shine."""
    shown = table.shown
    table.tell(words.placed(table.seat_name(event.seat), event, plain=table.flash))
    flight = Flight(event.seat, event.square, table.take_drop())
    table.flight = flight

    def fly(share: float) -> None:
        table.flight = replace(flight, share=share, height=share)

    def fall(share: float) -> None:
        table.flight = replace(flight, share=1.0, height=1.0 - share)

    def rock(share: float) -> None:
        table.flight = replace(flight, share=1.0, height=_REBOUND * math.sin(math.pi * share))

    def arrive() -> None:
        shown.in_hand[event.seat] = event.left
        shown.tokens[event.square] = event.seat
        shown.last = event.square
        shown.latest[event.seat] = event.tile
        table.refresh()

    def touch() -> None:
        table.sound("place")

    def lie() -> None:
        table.flight = None
        table.refresh()

    flying = Do(lambda: fly(1.0)) if flight.dropped else table.pacing.tween(_FLY, fly, easing=ease_in_out)
    table.refresh()
    parts: list[Timeline] = [flying, Do(arrive), table.pacing.tween(_FALL, fall, easing=ease_in), Do(touch)]
    parts += [table.pacing.tween(_ROCK, rock, easing=linear), Do(lie)]
    if event.runs:
        parts.append(_shine(table, event.runs, last=any(len(run.squares) >= KO for run in event.runs)))
    return Sequence(*parts)


def _shine(table: MorpyamTable, runs: tuple[Run, ...], *, last: bool = False) -> Timeline:
    """Lines shine and fade; the last ones of a game stay."""

    def begin() -> None:
        table.shown.runs = runs
        table.sound("chip")
        table.refresh()

    def show(share: float) -> None:
        table.glow = min(1.0, 4 * share) if last else min(1.0, 4 * share, 2.5 * (1 - share))

    def end() -> None:
        if not last:
            table.shown.runs, table.glow = (), 0.0
        table.refresh()

    return Sequence(Do(begin), table.pacing.tween(_SHINE, show, easing=linear), Do(end))


def _passed(event: Passed, table: MorpyamTable) -> Timeline:
    table.tell(_("{name} passes").format(name=table.seat_name(event.seat)))
    return table.pacing.wait(READ)


def _turn_lost(event: TurnLost, table: MorpyamTable) -> Timeline:
    table.tell(_("{name} loses the turn: a die set aside was turned").format(name=table.seat_name(event.seat)))
    return table.pacing.wait(READ)


def _retired(event: Retired, table: MorpyamTable) -> Timeline:
    table.shown.retired[event.seat] = True
    table.tell(_("{name} retires").format(name=table.seat_name(event.seat)))
    table.sound("return")
    return table.pacing.wait(READ)


def _game_over(event: GameOver, table: MorpyamTable) -> Timeline:
    """A KO is told as such; else the lines are counted over the board in four sweeps, then the bonus, then who won."""
    table.shown.seat = None
    winners = [table.seat_name(seat) for seat in event.ranking[0]]
    ends = Sequence(
        Do(lambda: table.tell(words.won(winners, event.reason))),
        Do(lambda: table.sound("win")),
        table.pacing.wait(_TOLD),
    )
    if event.reason != "points":
        return ends
    table.shown.points = [0] * len(event.scores)
    parts: list[Timeline] = []
    for swept in event.sweeps:
        parts.append(_announce(table, words.sweep(swept.sweep)))
        parts += [_count_run(table, run) for run in swept.runs]
    if event.bonus is not None:
        parts.append(_give_bonus(table, event.bonus))
    return Sequence(*parts, ends)


def _announce(table: MorpyamTable, title: str) -> Timeline:
    return Sequence(Do(lambda: table.tell(title)), table.pacing.wait(_COUNT))


def _count_run(table: MorpyamTable, run: Run) -> Timeline:
    def give() -> None:
        table.shown.points[run.seat] += run.points
        table.refresh()

    return Sequence(Do(give), _shine(table, (run,)))


def _give_bonus(table: MorpyamTable, seat: int) -> Timeline:
    def give() -> None:
        table.shown.points[seat] += 1
        table.tell(_("{name} laid the last token: one point more").format(name=table.seat_name(seat)))
        table.sound("chip")

    return Sequence(Do(give), table.pacing.wait(_TOLD))


CUES: Final[dict[type, Cue]] = {
    **DICE_CUES,
    **LAYING_CUES,
    TurnBegan: _turn_began,
    Called: _called,
    CallWon: _call_won,
    CallLost: _call_lost,
    Placed: _placed,
    Passed: _passed,
    TurnLost: _turn_lost,
    Retired: _retired,
    GameOver: _game_over,
}
