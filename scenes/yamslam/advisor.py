"""The chances at Yamslam's table: how likely every chip is, which dice to keep, what the hard player would do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.yamslam import words
from tabletop.dice.odds import Chance
from tabletop.dice.throws import Throw
from tabletop.games.yamslam.combinations import NUMBER, Chip
from tabletop.games.yamslam.odds import ODDS
from tabletop.games.yamslam.position import MOST_THROWS

if TYPE_CHECKING:
    from scenes.yamslam.table import YamslamTable
    from tabletop.bots.yamslam_coach import Advice


class Advisor:
    """Speaks for one table, while its chances are shown."""

    def __init__(self, table: YamslamTable) -> None:
        self._table = table
        self._advice: tuple[int, Advice] | None = None

    def chance(self, chip: Chip) -> Chance | None:
        """The chance of a chip's combination with best play; None while none is to be shown."""
        table = self._table
        if not table.odds or not table.settled or table.play_.decision is None or not table.shown.tray[NUMBER[chip]]:
            return None
        return self._chances()[chip]

    def keep(self) -> set[int]:
        """The dice to be kept for the chip pointed at, or else by the coach's advice."""
        table = self._table
        return table.shown.matching(self._keep()) if table.odds and table.settled else set()

    def says(self) -> str:
        """What the coach says now; empty when it has nothing to say."""
        advice = self._advise()
        if advice is None:
            return ""
        from scenes.yamslam import coaching

        return coaching.advice(advice, self._side_name)

    def _keep(self) -> tuple[int, ...]:
        lit = self._table.view.focus.lit
        if isinstance(lit, tuple) and lit[0] == "tray":
            return self._chances()[lit[1]].keep
        advice = self._advise()
        return advice.keep if advice is not None and isinstance(advice.action, Throw) else ()

    def _chances(self) -> dict[str, Chance]:
        table = self._table
        play = table.play_
        position = play.game.position(play.state if table.step is None else play.state_at(table.step))
        dice = position.dice if table.shown.lying else None
        return ODDS.chances(dice, MOST_THROWS - table.shown.throws)

    def _advise(self) -> Advice | None:
        """What the hard player would do; thought over once a choice."""
        table = self._table
        if not (table.odds and table.choosing):
            return None
        step = len(table.play_.match.log)
        if self._advice is None or self._advice[0] != step:
            from tabletop.bots.yamslam_coach import advise

            self._advice = step, advise(table.play_.game.position(table.play_.state), table.legal)
        return self._advice[1]

    def _side_name(self, side: int) -> str:
        table = self._table
        sides = len(table.shown.rows)
        return words.joined([table.seat_name(seat) for seat in range(side, len(table.play_.seats), sides)])
