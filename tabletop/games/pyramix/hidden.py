"""What can be known of the cubes that have shown no face (P-05, P-14).

All players know the same: the cubes in sight, those taken, and which takes are legal. A hidden cobra forbids taking
the cubes that it touches, so the legal takes tell something of where cobras lie. Every placing of the unseen cubes
that agrees with them is as likely as any other, since they were stacked at random.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

from tabletop.core.errors import BadState
from tabletop.core.rng import Rng
from tabletop.games.pyramix.cubes import COBRA, EMPTY, UNKNOWN, missing
from tabletop.games.pyramix.geometry import members
from tabletop.games.pyramix.positions import PyramixPosition, legal_cells, restored_view
from tabletop.games.pyramix.state import State


class Hidden:
    """The ways in which a view's unseen cubes may lie.

    Args:
        view: a view, as any seat or the table has it.

    Raises:
        BadState: no game can look like the view.

    Attributes:
        state: what is in sight, UNKNOWN standing where nothing is.
        cells: the cells whose cube is unseen, ascending.
        others: the kinds of the unseen cubes that are no cobras, ascending.
        cobras: every set of cells where the unseen cobras may all lie.
    """

    def __init__(self, view: PyramixPosition) -> None:
        self.state = restored_view(view)
        self.cells = tuple(number for number, kind in enumerate(self.state.cubes) if kind == UNKNOWN)
        in_sight = (kind for kind in (*self.state.cubes, *self.state.taken) if kind not in (EMPTY, UNKNOWN))
        unseen = sorted(missing(in_sight).elements()) if self.cells else []
        self.others = tuple(kind for kind in unseen if kind != COBRA)
        legal = None if self.state.to_play is None else set(legal_cells(view))
        placings = combinations(self.cells, unseen.count(COBRA))
        self.cobras = tuple(placing for placing in placings if legal is None or self._takeable(placing) == legal)
        if not self.cobras:
            raise BadState("no_such_view", "legal_takes", got=view.legal_takes, want="takes that some stacking allows")

    def _takeable(self, cobras: tuple[int, ...]) -> set[int]:
        trial = self.state.clone()
        trial.learn(dict.fromkeys(cobras, COBRA))
        return set(members(trial.takeable))

    def sample(self, rng: Rng) -> State:
        """A full state that agrees with the view, each as likely."""
        others = list(self.others)
        rng.shuffle(others)
        return self._with(rng.choice(self.cobras), others)

    def all(self) -> Iterator[State]:
        """Every full state that agrees with the view, once; all are as likely. There may be millions."""
        for cobras in self.cobras:
            for others in _orders(Counter(self.others)):
                yield self._with(cobras, others)

    def _with(self, cobras: tuple[int, ...], others: Sequence[int]) -> State:
        state = self.state.clone()
        rest = (cell for cell in self.cells if cell not in cobras)
        state.learn(dict.fromkeys(cobras, COBRA) | dict(zip(rest, others, strict=True)))
        return state


def _orders(left: Counter[int]) -> Iterator[tuple[int, ...]]:
    """Every distinguishable order of these kinds."""
    if not left:
        yield ()
    for kind in sorted(left):
        for rest in _orders(left - Counter((kind,))):
            yield (kind, *rest)
