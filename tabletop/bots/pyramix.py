"""Players of Pyramix. They know what every player knows: the view and which takes are legal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop.bots.bot import Bot
from tabletop.bots.pyramix_endgame import Endgame
from tabletop.bots.pyramix_foresight import Foresight
from tabletop.bots.pyramix_round import Round
from tabletop.core.actions import Action
from tabletop.core.rng import Rng
from tabletop.games.pyramix.actions import TAKES, Take
from tabletop.games.pyramix.cubes import ANKHS, KIND, VALUES, colour_of
from tabletop.games.pyramix.geometry import NAMES, members
from tabletop.games.pyramix.hidden import Hidden
from tabletop.games.pyramix.positions import PyramixPosition, legal_cells
from tabletop.games.pyramix.state import TAKES_IN_A_GAME, State


class EasyBot:
    """Likes valuable cubes, but not reliably: an ankh may please it more than a crane."""

    POINT = 4
    WHIM = 7

    def choose(self, view: PyramixPosition, legal: Sequence[Action], rng: Rng) -> Take:  # noqa: ARG002 - in the view
        """The take that pleases most."""
        cells = legal_cells(view)
        return TAKES[max(cells, key=lambda cell: self.POINT * _value(view, cell) + rng.below(self.WHIM))]


class MediumBot:
    """Weighs a cube's points, the majority its ankh would help, and what the next player could take then."""

    DANGER = 0.5

    def choose(self, view: PyramixPosition, legal: Sequence[Action], rng: Rng) -> Take:  # noqa: ARG002 - in the view
        """The take with the best balance; of several, the first."""
        world = Hidden(view).sample(rng)
        seat = world.to_play
        assert seat is not None
        cells = legal_cells(view)
        return TAKES[max(cells, key=lambda cell: self._balance(world, seat, cell))]

    def _balance(self, world: State, seat: int, number: int) -> float:
        gain = _worth(world, seat, world.cubes[number])
        after = world.clone()
        after.take(number)
        rival = after.to_play
        if rival is None:
            return gain
        danger = max(_worth(after, rival, after.cubes[offer]) for offer in members(after.takeable))
        return gain - self.DANGER * danger


class HardBot:
    """Looks ahead. Of two players it searches the takes to come, and plays the last ones perfectly; of more it looks
    one round ahead.
    """

    PERFECT = 7
    """Takes left from which it plays perfectly."""
    WAYS = 4
    """Guesses at how the unseen cubes lie."""
    WORK = 5000
    """Positions to look at in one search ahead, about."""

    def choose(self, view: PyramixPosition, legal: Sequence[Action], rng: Rng) -> Take:  # noqa: ARG002 - in the view
        """The best take it can find."""
        cells = legal_cells(view)
        if len(cells) == 1:
            return TAKES[cells[0]]
        hidden = Hidden(view)
        if view.players == 2 and TAKES_IN_A_GAME - len(hidden.state.taken) <= self.PERFECT:
            return TAKES[Endgame(hidden.all()).best()]
        ways = [hidden.sample(rng) for _ in range(self.WAYS if hidden.cells else 1)]
        return TAKES[Foresight(ways, self.WORK).best() if view.players == 2 else Round(ways).best()]


def _value(view: PyramixPosition, number: int) -> int:
    return VALUES[KIND[view.cubes[NAMES[number]]]]


def _worth(state: State, seat: int, kind: int) -> float:
    """Points of a cube and, for an ankh, what it adds to the hope of the majority's share of the tray."""
    points = float(VALUES[kind])
    if kind not in ANKHS:
        return points
    counts = [state.collection(other).count(kind) for other in range(state.players)]
    own = counts.pop(seat)
    lead = own - max(counts)
    left = sum(VALUES[other] for other in state.cubes if other >= 0 and colour_of(other) == colour_of(kind))
    return points + left * _STEP.get(lead, 0.02)


_STEP: Final = {-3: 0.06, -2: 0.1, -1: 0.17, 0: 0.2, 1: 0.14, 2: 0.08}
"""By the lead in ankhs over the strongest rival: what part of a colour's cubes left one ankh more is worth."""

LEVELS: Final[dict[str, Bot]] = {"easy": EasyBot(), "medium": MediumBot(), "hard": HardBot()}
