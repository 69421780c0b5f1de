"""Players of Yamslam.

Easy and medium think of one hand at a time. Easy goes for whatever it is likeliest to get; medium weighs what every
hand would be worth to its side and plays for the best on average. Hard looks further (``yamslam_hard``).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.bots.bot import Bot
from tabletop.bots.throwing import throw_all_but
from tabletop.bots.yamslam_hard import HardBot
from tabletop.core.actions import Action
from tabletop.core.rng import Rng
from tabletop.dice.hands import BestPlay, Keep
from tabletop.games.yamslam.actions import Source, Take
from tabletop.games.yamslam.combinations import CHIPS, EACH, VALUES, earned, is_yamslam
from tabletop.games.yamslam.count import ALL_SEVEN, LAST_CHIP, SERIES, SIX_OF_SEVEN
from tabletop.games.yamslam.odds import ODDS
from tabletop.games.yamslam.position import MOST_THROWS, YamslamPosition
from tabletop.games.yamslam.state import Table

UNIT: Final = 100
"""Payoffs are reckoned in hundredths of a point, so that they stay integers."""

SERIES_HOPE: Final = (3, 10, 30, 100)
"""What the bonus for a series is worth, in percent, when a chip is added to so many and no other side has one."""

KINDS_HOPE: Final = (100, 150, 250, 400, 700)
"""What a combination not held yet is worth towards six of seven, when so many are held."""

REPLAY: Final = 20 * UNIT
"""What a replay brings on average."""

SOLO_REGRET: Final = 60
"""What losing the most valuable chip of the tray costs one who plays alone, in percent of its value."""


class EasyBot:
    """Takes the dearest chip as soon as there is one; until then it plays for the likeliest."""

    def choose(self, view: YamslamPosition, legal: Sequence[Action], rng: Rng) -> Action:  # noqa: ARG002 - it needs none
        """One of the legal actions."""
        takes = [action for action in legal if isinstance(action, Take)]
        if takes:
            return max(takes, key=lambda take: VALUES[CHIPS.index(take.chip)])
        if len(legal) == 1 or view.dice is None:
            return legal[0]
        chances = ODDS.chances(view.dice, MOST_THROWS - view.throws)
        left = [chip for chip in CHIPS if view.tray.get(chip)]
        likeliest = max(reversed(left), key=lambda chip: chances[chip].p)
        return throw_all_but(view.dice, chances[likeliest].keep)


class MediumBot:
    """Plays each hand for the most points on average, bonuses in sight included."""

    def choose(self, view: YamslamPosition, legal: Sequence[Action], rng: Rng) -> Action:  # noqa: ARG002 - it needs none
        """One of the legal actions."""
        if len(legal) == 1 or view.dice is None:
            return legal[0]
        worth = _Worth(view)
        takes = [action for action in legal if isinstance(action, Take)]
        if not view.takes_due and view.throws < MOST_THROWS:
            left = MOST_THROWS - view.throws
            hand = tuple(sorted(view.dice))
            _, keep = BestPlay(worth.of_hand, left).best(hand, left)
            if keep != hand:
                return throw_all_but(view.dice, keep)
        return max(takes, key=lambda take: worth.of_chip(CHIPS.index(take.chip), take.source))


class _Worth:
    """What chips and hands are worth to the seat to decide, in hundredths of a point."""

    def __init__(self, view: YamslamPosition) -> None:
        table = Table.of(view.variant, view.players, "full")
        side = table.side_of(view.turn or 0)
        self.solo = table.solo
        self.tray = [view.tray.get(chip, 0) for chip in CHIPS]
        self.out = [view.out.get(chip, 0) for chip in CHIPS]
        rows = [[row.get(chip, 0) for chip in CHIPS] for row in view.chips]
        self.own = rows[side]
        self.others = [row for number, row in enumerate(rows) if number != side]
        self.from_tray = [self.of_chip(number, "tray") if count else 0 for number, count in enumerate(self.tray)]
        self.from_out = [self.of_chip(number, "out") if count else 0 for number, count in enumerate(self.out)]
        dearest = max((VALUES[number] for number, count in enumerate(self.tray) if count), default=0)
        self.nothing = -dearest * SOLO_REGRET if self.solo and not view.took_this_turn else 0

    def of_chip(self, number: int, source: Source) -> int:
        """A chip's value with what it does for the bonuses of this side, and against those of the others."""
        worth = VALUES[number] * UNIT + self._towards_series(number) + self._towards_kinds(number)
        if source == "tray" and sum(self.tray) == 1:
            worth += LAST_CHIP * UNIT
        return worth

    def of_hand(self, hand: Keep) -> int:
        """The best that five dice give."""
        if is_yamslam(hand):
            offers = sorted(self.from_tray + self.from_out, reverse=True)
            return (offers[0] + offers[1] if self.solo else offers[0]) + REPLAY
        return max((self.from_tray[number] for number in earned(hand) if self.tray[number]), default=self.nothing)

    def _towards_series(self, number: int) -> int:
        taken = [row[number] for row in self.others]
        if not any(taken):
            return SERIES * SERIES_HOPE[self.own[number]]
        if max(taken) == EACH - 1:
            return SERIES * UNIT // len(self.others)
        return 0

    def _towards_kinds(self, number: int) -> int:
        if self.own[number]:
            return 0
        kinds = sum(map(bool, self.own))
        if kinds == len(CHIPS) - 1:
            return (ALL_SEVEN - SIX_OF_SEVEN) * UNIT
        return SIX_OF_SEVEN * UNIT if kinds == len(CHIPS) - 2 else KINDS_HOPE[kinds]


LEVELS: Final[dict[str, Bot]] = {"easy": EasyBot(), "medium": MediumBot(), "hard": HardBot()}
"""Weakest first."""
