"""Learns what positions of Yamslam for several are worth: ``python build/tune_yamslam.py base2 base3 base4 teams``.

Needs numpy (the ``test`` extra). A small network says how likely a side is to win. It plays itself, many games side by
side; what it says of a position is drawn towards what exact best play of the next hand makes of what it says of the
positions after. Fixed seeds. Written to assets/yamslam as whole numbers, so that every machine reckons the same.
"""

import argparse
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from yamslam_hands import OUTCOMES, HandPlay

from tabletop.bots.yamslam_outlook import (
    FINE,
    HIDDEN,
    INNER,
    MARGIN_SPAN,
    MARGIN_WEIGHT,
    TABLES,
    Shape,
    file_of,
)
from tabletop.games.yamslam.combinations import CHIPS, EACH, VALUES
from tabletop.games.yamslam.count import ALL_SEVEN, LAST_CHIP, SERIES, SIX_OF_SEVEN

OUT = Path(__file__).resolve().parent.parent / "assets"

Counts = NDArray[np.int64]
Floats = NDArray[np.float32]

KINDS = len(CHIPS)
BASE = EACH + 1
VALUES_ARRAY = np.array(VALUES)
LEAD_SCALE = 10.0
"""Leads come in fives of points; the network sees them in fifties."""

NOTHING, FROM_TRAY, YAMSLAM = 0, slice(1, 1 + KINDS), slice(1 + KINDS, 1 + 3 * KINDS)
BRANCHES = 1 + 3 * KINDS
"""What a hand may lead to: nothing; a chip of the tray; with a yamslam, a chip of the tray or one out of play."""

NEVER = np.float32(-1e6)

KEPT = 60
"""Steps that are learnt from again: few, since what the network said then grows old."""

TRIALS = 3
"""Hands played to learn what a position is worth to sides that do not move."""


def score(chips: Counts) -> Counts:
    """Points with the bonuses for kinds and series, over the last axis."""
    kinds = (chips > 0).sum(axis=-1)
    bonus = np.select([kinds == KINDS, kinds == KINDS - 1], [ALL_SEVEN, SIX_OF_SEVEN], 0)
    result: Counts = chips @ VALUES_ARRAY + bonus + SERIES * (chips == EACH).sum(axis=-1)
    return result


def final_worth(totals: Counts) -> Floats:
    """What a final score, sides over the last axis, is worth to the first: its share of the win, and some margin."""
    own, others = totals[..., 0], totals[..., 1:]
    share = (own >= others.max(axis=-1)) / (totals == own[..., None]).sum(axis=-1)
    lead = np.clip(own - others.mean(axis=-1), -MARGIN_SPAN, MARGIN_SPAN)
    margin = 1 / totals.shape[-1] + lead / (2 * MARGIN_SPAN)
    result: Floats = ((1 - MARGIN_WEIGHT) * share + MARGIN_WEIGHT * margin).astype(np.float32)
    return result


class Seen(tuple[Counts, Counts, Floats]):
    """What the network is shown of a batch: for each kind the number of how its chips lie, the moment, the leads."""


class Network:
    """Two small hidden layers over a sum of vectors, one a kind by how its chips lie."""

    def __init__(self, shape: Shape, rng: np.random.Generator) -> None:
        self.shape = shape
        lies, moments, others = len(shape.lies), shape.sides * shape.idle_turns, shape.sides - 1

        def normal(*size: int, scale: float) -> Floats:
            return (rng.standard_normal(size) * scale).astype(np.float32)

        self.weights = [
            normal(KINDS * lies, HIDDEN, scale=0.1),
            normal(moments, HIDDEN, scale=0.1),
            normal(others, HIDDEN, scale=0.5),
            normal(HIDDEN, INNER, scale=HIDDEN**-0.5),
            np.zeros(INNER, np.float32),
            normal(INNER, 1, scale=INNER**-0.5),
            np.full(1, -np.log(others), np.float32),
        ]
        self._first = [np.zeros_like(weight) for weight in self.weights]
        self._second = [np.zeros_like(weight) for weight in self.weights]
        self._steps = 0
        self._number = np.zeros((BASE,) * (shape.sides + 1), np.int64)
        for lie, number in shape.lies.items():
            self._number[lie] = number

    def seen(self, rows: Counts, tray: Counts, moment: Counts) -> Seen:
        """What is shown of positions: chips by side from the one asked for on, the tray, and the moment."""
        lies = self._number[(*(rows[:, side] for side in range(self.shape.sides)), tray)]
        totals = score(rows)
        leads = ((totals[:, :1] - totals[:, 1:]) / 5 / LEAD_SCALE).astype(np.float32)
        return Seen((lies + np.arange(KINDS) * len(self.shape.lies), moment, leads))

    def _forward(self, seen: Seen) -> tuple[Floats, Floats, Floats]:
        lies, moment, leads = seen
        embed, moments, lead_weights, w2, b2, w3, b3 = self.weights
        total = moments[moment] + leads @ lead_weights
        for kind in range(KINDS):
            total += embed[lies[:, kind]]
        hidden = np.maximum(total, 0)
        inner = np.maximum(hidden @ w2 + b2, 0)
        return hidden, inner, 1 / (1 + np.exp(-(inner @ w3 + b3)[:, 0]))

    def worth(self, seen: Seen) -> Floats:
        """Of each position, 0 to 1."""
        return self._forward(seen)[2]

    def learn(self, seen: Seen, target: Floats, rate: float) -> float:
        """One step (Adam) towards the targets; returns the root of the mean square error before."""
        lies, moment, leads = seen
        hidden, inner, worth = self._forward(seen)
        *_, w2, _, w3, _ = self.weights
        size = len(target)
        slope = ((worth - target) / size)[:, None].astype(np.float32)
        slope_inner = (slope @ w3.T) * (inner > 0)
        slope_hidden = (slope_inner @ w2.T) * (hidden > 0)
        shown = np.zeros((size, len(self.weights[0])), np.float32)
        np.put_along_axis(shown, lies, 1, axis=1)
        moments = np.zeros((size, len(self.weights[1])), np.float32)
        moments[np.arange(size), moment] = 1
        self._move(
            [
                shown.T @ slope_hidden,
                moments.T @ slope_hidden,
                leads.T @ slope_hidden,
                hidden.T @ slope_inner,
                slope_inner.sum(axis=0),
                inner.T @ slope,
                slope.sum(axis=0),
            ],
            rate,
        )
        return float(np.sqrt(np.mean((worth - target) ** 2)))

    def _move(self, slopes: list[Floats], rate: float) -> None:
        self._steps += 1
        for weight, slope, first, second in zip(self.weights, slopes, self._first, self._second, strict=True):
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            unbiased = first / (1 - 0.9**self._steps)
            weight -= rate * unbiased / (np.sqrt(second / (1 - 0.999**self._steps)) + 1e-8)

    def whole(self) -> NDArray[np.int16]:
        """The weights as whole numbers in the order of the file."""
        embed, moments, leads, w2, b2, w3, b3 = self.weights
        fine = [embed * FINE, moments * FINE, leads * FINE / LEAD_SCALE, w2.T * FINE, b2 * FINE, w3 * FINE, b3 * FINE]
        flat = np.concatenate([np.round(part).ravel() for part in fine])
        assert np.abs(flat).max() < 2**15, np.abs(flat).max()
        return flat.astype("<i2")


class Games:
    """Many games side by side, each at the beginning of a hand; sides in the order of their turns, the mover first."""

    def __init__(self, shape: Shape, count: int, rng: np.random.Generator) -> None:
        self.shape = shape
        self._rng = rng
        self.count = count
        self.rows = np.zeros((count, shape.sides, KINDS), np.int64)
        self.tray = np.zeros((count, KINDS), np.int64)
        self.idle = np.zeros(count, np.int64)
        self.took = np.zeros(count, np.bool_)
        self._begin(np.ones(count, np.bool_))

    def _begin(self, which: NDArray[np.bool_]) -> None:
        """New games; one in five begins in the middle, with chips strewn about at random."""
        size = int(which.sum())
        rows = np.zeros((size, self.shape.sides, KINDS), np.int64)
        tray = np.full((size, KINDS), EACH)
        strewn = self._rng.random(size) < 0.2
        away = self._rng.random(size)
        for kind, _ in product(range(KINDS), range(EACH)):
            leaves = np.flatnonzero(strewn & (self._rng.random(size) < away))
            where = self._rng.integers(0, self.shape.sides + 1, len(leaves))
            tray[leaves, kind] -= 1
            owned = where < self.shape.sides
            rows[leaves[owned], where[owned], kind] += 1
        bare = tray.sum(axis=1) == 0
        rows[bare], tray[bare] = 0, EACH
        self.rows[which], self.tray[which] = rows, tray
        self.idle[which] = np.where(strewn & ~bare, self._rng.integers(0, self.shape.idle_turns, size), 0)
        self.took[which] = False

    def branches(self) -> "Branches":
        """Where each game may stand after the hand."""
        return Branches(self)

    def follow(self, branches: "Branches", chosen: Counts) -> None:
        """Goes on where the chosen branch leads; games that are over begin anew."""
        at = np.arange(self.count)
        self.rows, self.tray = branches.rows[chosen, at].copy(), branches.tray[chosen, at].copy()
        self.idle = branches.idle[chosen, at].copy()
        passes = ~branches.replay[chosen]
        self.rows[passes] = np.roll(self.rows[passes], -1, axis=1)
        self.took = ~passes
        self._begin(branches.over[chosen, at])


class Branches:
    """Every game after each branch: arrays of a row a branch and a column a game."""

    def __init__(self, games: Games) -> None:
        shape, count = games.shape, games.count
        self._shape = shape
        out = EACH - games.tray - games.rows.sum(axis=1)
        self.rows = np.repeat(games.rows[None], BRANCHES, axis=0)
        self.tray = np.repeat(games.tray[None], BRANCHES, axis=0)
        self.idle = np.zeros((BRANCHES, count), np.int64)
        self.there = np.zeros((BRANCHES, count), np.bool_)
        self.replay = np.arange(BRANCHES) >= YAMSLAM.start
        self.there[NOTHING] = True
        idle = np.where(games.took, games.idle, games.idle + 1)
        full_round = idle == shape.idle_turns
        self.idle[NOTHING] = np.where(full_round, 0, idle)
        top = KINDS - 1 - np.argmax(games.tray[:, ::-1] > 0, axis=1)
        self.tray[NOTHING, full_round, top[full_round]] -= 1
        for kind in range(KINDS):
            for branch in (FROM_TRAY.start + kind, YAMSLAM.start + kind):
                self.there[branch] = games.tray[:, kind] > 0
                self.tray[branch, :, kind] -= self.there[branch]
                self.rows[branch, :, 0, kind] += self.there[branch]
            branch = YAMSLAM.start + KINDS + kind
            self.there[branch] = out[:, kind] > 0
            self.rows[branch, :, 0, kind] += self.there[branch]
        self.over = ~self.tray.any(axis=2)

    def worth(self, network: Network, side: int, chosen: Counts | None = None) -> Floats:
        """To a side, of each branch and game; or of the branch chosen for each game."""
        sides = self._shape.sides
        at = np.arange(self.idle.shape[1])
        here: Any = ... if chosen is None else (chosen, at)
        rows, tray, idle, over = self.rows[here], self.tray[here], self.idle[here], self.over[here]
        replay = np.broadcast_to(self.replay[:, None], self.over.shape)[here]
        by_hand = np.broadcast_to(np.arange(BRANCHES)[:, None] > NOTHING, self.over.shape)[here]
        rows = rows[..., [(side + step) % sides for step in range(sides)], :]
        moment = ((np.where(replay, 0, 1) - side) % sides) * self._shape.idle_turns + idle
        seen = network.seen(rows.reshape(-1, sides, KINDS), tray.reshape(-1, KINDS), moment.ravel())
        totals = score(rows)
        totals[..., -side % sides] += LAST_CHIP * (over & by_hand)
        return np.where(over, final_worth(totals), network.worth(seen).reshape(over.shape))


class Hands:
    """The next hand of every game, played best by the mover.

    Args:
        own: what each branch is worth to the mover.
    """

    def __init__(self, branches: Branches, own: Floats) -> None:
        payoff = np.where(branches.there, own, NEVER)
        self._at = np.arange(payoff.shape[1])
        self._branch_of = np.zeros((len(OUTCOMES), len(self._at)), np.int64)
        for number, makes in enumerate(OUTCOMES[:-1]):
            if makes:
                candidates = np.array(makes) + FROM_TRAY.start
                best = candidates[np.argmax(payoff[candidates], axis=0)]
                self._branch_of[number] = np.where(branches.there[best, self._at], best, NOTHING)
        self._branch_of[-1] = np.argmax(payoff[YAMSLAM], axis=0) + YAMSLAM.start
        self._play = HandPlay(payoff[self._branch_of, self._at], self._branch_of > 0)

    @property
    def worth(self) -> Floats:
        """To the mover, exactly."""
        return self._play.worth

    def played(self, rng: np.random.Generator) -> Counts:
        """The branch each game goes on by in one throw of the dice."""
        result: Counts = self._branch_of[self._play.played(rng), self._at]
        return result


def learn(shape: Shape, steps: int, lanes: int, seed: int) -> Network:
    """Lets the network play itself for so many hands in so many games side by side."""
    rng = np.random.default_rng(seed)
    network = Network(shape, rng)
    games = Games(shape, lanes, rng)
    kept: list[tuple[Seen, Floats]] = []
    error = 0.0
    for step in range(steps):
        rate = 2e-3 * (1 - step / steps) + 3e-5
        branches = games.branches()
        hands = Hands(branches, branches.worth(network, 0))
        keep(kept, network, games, targets_of(hands, branches, network, rng), step)
        for number in {step % KEPT, *rng.integers(0, len(kept), 3)}:
            error += 0.01 * (network.learn(*kept[number], rate) - error)
        games.follow(branches, branch_taken(hands, branches, rng))
        if step % 500 == 499:
            print(f"{step + 1} steps, error {error:.4f}, start {start_worth(network):.3f}", flush=True)
    return network


def targets_of(hands: Hands, branches: Branches, network: Network, rng: np.random.Generator) -> Floats:
    """What each game is worth to each side (first axis): to the mover exactly, to others from some hands played.

    All together have one win: what the network says too much or too little is shared out.
    """
    sides = network.shape.sides
    if sides == 2:
        return np.array([hands.worth, 1 - hands.worth], np.float32)
    played = [hands.played(rng) for _ in range(TRIALS)]
    others = [np.mean([branches.worth(network, side, one) for one in played], axis=0) for side in range(1, sides)]
    targets = np.array([hands.worth, *others], np.float32)
    return np.clip(targets + (1 - targets.sum(axis=0)) / sides, 0, 1)


def keep(kept: list[tuple[Seen, Floats]], network: Network, games: Games, targets: Floats, step: int) -> None:
    """Keeps what the last hands have taught, to learn from it again."""
    sides = games.shape.sides
    parts = []
    for side in range(sides):
        order = [(side + step_) % sides for step_ in range(sides)]
        moment = ((-side) % sides) * games.shape.idle_turns + games.idle
        parts.append(network.seen(games.rows[:, order], games.tray, moment))
    seen = Seen(tuple(np.concatenate([part[place] for part in parts]) for place in range(3)))
    item = (seen, targets.reshape(-1).astype(np.float32))
    if len(kept) < KEPT:
        kept.append(item)
    else:
        kept[step % KEPT] = item


def branch_taken(hands: Hands, branches: Branches, rng: np.random.Generator) -> Counts:
    """A branch for each game: the one play leads to, or, one in ten, any that may be."""
    played = hands.played(rng)
    wild = np.argmax(rng.random(branches.there.shape) * branches.there, axis=0)
    return np.where(rng.random(len(played)) < 0.1, wild, played)


def start_worth(network: Network) -> float:
    """What the network says of the start, to the side that throws first."""
    sides = network.shape.sides
    seen = network.seen(np.zeros((1, sides, KINDS), np.int64), np.full((1, KINDS), EACH), np.zeros(1, np.int64))
    return float(network.worth(seen)[0])


def main() -> None:
    """Learn and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tables", nargs="+", choices=sorted(TABLES))
    parser.add_argument("--steps", type=int, default=10_000)
    parser.add_argument("--lanes", type=int, default=384)
    parser.add_argument("--out", type=Path, default=OUT)
    arguments: Any = parser.parse_args()
    for name in arguments.tables:
        network = learn(TABLES[name], arguments.steps, arguments.lanes, seed=1)
        path = arguments.out / file_of(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(network.whole().tobytes())
        print(f"{path}: {path.stat().st_size} bytes", flush=True)


if __name__ == "__main__":
    main()
