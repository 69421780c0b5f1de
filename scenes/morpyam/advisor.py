"""What Morpyam's table knows when chances are shown: how likely each square is, and what the hard player would do."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Final

from scenes.morpyam.board import Square
from tabletop.app.formats import format_percent
from tabletop.dice.hands import DICE, FACES
from tabletop.dice.odds import Chance
from tabletop.dice.throws import Throw
from tabletop.games.morpyam.odds import ODDS
from tabletop.games.morpyam.state import MOST_THROWS
from tabletop.games.morpyam.tiles import is_sec

if TYPE_CHECKING:
    from scenes.morpyam.table import MorpyamTable
    from tabletop.bots.morpyam_coach import Advice

_EXACT_BELOW: Final = 0.995  # chances from here on are shown without decimals


class Advisor:
    """Speaks for one table, while its chances are shown."""

    def __init__(self, table: MorpyamTable) -> None:
        self._table = table
        self._advice: tuple[int, Advice] | None = None

    def chance(self, square: Square) -> str | None:
        """The chance to cover a free square in this hand, playing for it alone; None while none is to be shown."""
        table = self._table
        if not table.odds or not table.settled or table.play_.decision is None or square in table.shown.tokens:
            return None
        if table.shown.seat is None:
            return None
        return _percent(self._of_tile(table.shown.grid[square]))

    def call_chance(self, figure: str) -> str:
        """The chance that the next throw shows a figure, the best dice for it kept."""
        return _percent(self._next_throw(figure))

    def keep(self) -> set[int]:
        """The dice to be kept for the square or figure pointed at, or else by the coach's advice."""
        table = self._table
        if not table.odds or not table.settled or not table.shown.lying:
            return set()
        match table.view.focus.lit:
            case ("square", (int(row), int(column))) if (row, column) not in table.shown.tokens:
                tile = table.shown.grid[row, column]
                keep = self._chances(self._left)[tile].keep if tile in ODDS.figures else ()
            case ("call", str(figure)) if figure in ODDS.figures:
                keep = self._chances(1)[figure].keep
            case _:
                advice = self._advise()
                keep = advice.keep if advice is not None and isinstance(advice.action, Throw) else ()
        return table.shown.matching(keep)

    def says(self) -> str:
        """What the coach says now; empty when it has nothing to say."""
        advice = self._advise()
        if advice is None:
            return ""
        from scenes.morpyam import coaching

        return coaching.advice(advice, self._table.seat_name)

    @property
    def _left(self) -> int:
        return MOST_THROWS - self._table.shown.throws

    @property
    def _dice(self) -> tuple[int, ...] | None:
        """The dice as they lie; None before the first throw of a hand."""
        lying = self._table.shown.lying
        return tuple(lying[die].value for die in sorted(lying)) if len(lying) == DICE else None

    def _chances(self, left: int) -> dict[str, Chance]:
        return ODDS.chances(self._dice, left)

    def _of_tile(self, tile: str) -> float:
        """The chance of a square that shows a tile."""
        shown = self._table.shown
        if shown.call_state == "won":
            return float(tile == "appel")
        if shown.call_state == "lost" and not self._left:
            return 0.0
        if tile == "appel":
            figures = [shown.call] if shown.call_state == "standing" and shown.call else self._table.callable_figures
            return max((self._next_throw(figure) for figure in figures), default=0.0)
        if shown.call_state == "standing" and self._left == 1:
            return 0.0
        if tile == "sec":
            return self._next_throw(tile) if self._dice is None else float(shown.throws == 1 and is_sec(self._dice))
        return self._chances(self._left)[tile].p

    def _next_throw(self, figure: str) -> float:
        """The chance that the next throw shows a figure; of a sec only the first throw of a hand has one."""
        if figure == "sec":
            return sec_chance() if self._dice is None else 0.0
        return self._chances(1)[figure].p if self._left else 0.0

    def _advise(self) -> Advice | None:
        """What the hard player would do; thought over once a choice."""
        table = self._table
        if not (table.odds and table.choosing):
            return None
        step = len(table.play_.match.log)
        if self._advice is None or self._advice[0] != step:
            from tabletop.bots.morpyam_coach import advise

            self._advice = step, advise(table.play_.game.position(table.play_.state), table.legal)
        return self._advice[1]


@cache
def sec_chance() -> float:
    """The chance that a throw of all five dice is a sec (M-29)."""
    throws = list(product(FACES, repeat=DICE))
    return sum(is_sec(tuple(sorted(throw))) for throw in throws) / len(throws)


def _percent(p: float) -> str:
    return format_percent(p, 1 if 0 < p < _EXACT_BELOW else 0)
