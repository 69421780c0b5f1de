"""What Morpyam's table knows when chances are shown: how likely each square is, and what the hard player would do."""

from __future__ import annotations

import logging
from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Final

from scenes.morpyam.board import SQUARES, Square
from tabletop.app.formats import format_percent
from tabletop.bots.morpyam_chances import aim_at
from tabletop.dice.hands import DICE, FACES, Keep
from tabletop.dice.throws import Throw
from tabletop.games.morpyam.actions import Call
from tabletop.games.morpyam.odds import ODDS
from tabletop.games.morpyam.tiles import is_sec
from tabletop.resources import MissingResource

if TYPE_CHECKING:
    from scenes.morpyam.table import MorpyamTable
    from tabletop.bots.morpyam_coach import Advice

_log = logging.getLogger(__name__)

_EXACT_BELOW: Final = 0.995  # chances from here on are shown without decimals


class Advisor:
    """Speaks for one table, while its chances are shown."""

    def __init__(self, table: MorpyamTable) -> None:
        self._table = table
        self._advice: tuple[int, Advice | None] | None = None

    def chance(self, square: Square) -> str | None:
        """The chance to cover a free square in this hand, playing for it alone; None while none is to be shown."""
        if not self._speaks or square in self._table.shown.tokens:
            return None
        tile = self._table.shown.grid[square]
        outcome = self._decided(tile)
        return _percent(self._aim(tile)[0] if outcome is None else float(outcome))

    def call_chance(self, figure: str) -> str:
        """The chance that the next throw shows a figure, the best dice for it kept."""
        if figure == "sec":
            return _percent(sec_chance() if self._hand is None else 0.0)
        left = self._table.throws_left
        return _percent(ODDS.chances(self._hand, 1)[figure].p if left else 0.0)

    def keep(self) -> set[int]:
        """The dice to be kept for the square or figure pointed at, or else by the coach's advice."""
        if not self._speaks or self._hand is None:
            return set()
        table = self._table
        match table.view.focus.lit:
            case ("square", (int(row), int(column))) if (row, column) not in table.shown.tokens:
                tile = table.shown.grid[row, column]
                keep = self._aim(tile)[1] if self._decided(tile) is None else ()
            case ("call", str(figure)) if figure in ODDS.figures:
                keep = ODDS.chances(self._hand, 1)[figure].keep
            case _:
                advice = self._advise()
                keep = advice.keep if advice is not None and isinstance(advice.action, Throw | Call) else ()
        return table.shown.matching(keep)

    def says(self) -> str:
        """What the coach says now; empty when it has nothing to say."""
        advice = self._advise()
        if advice is None:
            return ""
        from scenes.morpyam import coaching

        return coaching.advice(advice, self._table.seat_name)

    @property
    def square(self) -> Square | None:
        """The square that the advice is about."""
        advice = self._advise()
        if advice is None:
            return None
        from scenes.morpyam import coaching

        number = coaching.square_of(advice)
        return None if number is None else SQUARES[number]

    @property
    def _speaks(self) -> bool:
        """Whether chances are to be shown now."""
        table = self._table
        return table.odds and table.settled and table.play_.decision is not None and table.shown.seat is not None

    @property
    def _hand(self) -> Keep | None:
        """The values of the dice, rising; None before the first throw of a hand."""
        lying = self._table.shown.lying.values()
        return tuple(sorted(die.value for die in lying)) if len(lying) == DICE else None

    def _decided(self, tile: str) -> bool | None:
        """Whether a call that is over has settled that a tile can be covered in this hand; None when it has not."""
        shown = self._table.shown
        if shown.call_state == "won":
            return tile == "appel"
        return False if shown.call_state == "lost" and not self._table.throws_left else None

    def _aim(self, tile: str) -> tuple[float, Keep]:
        """The chance of covering a tile in this hand under the rules of the board, and what to keep for it."""
        shown = self._table.shown
        morpyam_free = any(shown.grid[square] == "morpyam" for square in shown.grid.keys() - shown.tokens.keys())
        standing = shown.call if shown.call_state == "standing" else None
        step = aim_at(tile, morpyam_free).step(self._hand, shown.throws, standing)
        return step.expected, step.keep

    def _advise(self) -> Advice | None:
        """What the hard player would do; thought over once a choice."""
        table = self._table
        if not (table.odds and table.choosing):
            return None
        step = len(table.play_.match.log)
        if self._advice is None or self._advice[0] != step:
            self._advice = step, self._think()
        return self._advice[1]

    def _think(self) -> Advice | None:
        """What the hard player would do; None where it cannot play, because what it has learnt is missing here."""
        from tabletop.bots.morpyam_coach import advise
        from tabletop.bots.morpyam_outlook import DamagedOutlook

        play = self._table.play_
        try:
            return advise(play.game.position(play.state), self._table.legal)
        except (MissingResource, DamagedOutlook) as error:
            _log.warning("the coach is silent: %s", error)
            return None


@cache
def sec_chance() -> float:
    """The chance that a throw of all five dice is a sec (M-29)."""
    throws = list(product(FACES, repeat=DICE))
    return sum(is_sec(tuple(sorted(throw))) for throw in throws) / len(throws)


def _percent(p: float) -> str:
    return format_percent(p, 1 if 0 < p < _EXACT_BELOW else 0)
