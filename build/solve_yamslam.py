"""Solves solo Yamslam and writes the table in assets/yamslam: ``python build/solve_yamslam.py``.

Needs numpy (the ``test`` extra); takes a minute. A position is the chips in the tray and those set aside. A chip taken
lowers their number, a chip set aside lowers the tray's, so positions are solved in the order of both. Printed is what
the start is worth; with ``--check``, which takes some minutes, also for chips alone, and what play by the rounded
table makes of it.
"""

import sys
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from yamslam_hands import MAKES, OUTCOMES, HandPlay

from tabletop.bots.yamslam_solo import DIGITS, FILE, POSITIONS, SHARES, UNIT
from tabletop.games.yamslam.combinations import CHIPS, EACH, VALUES
from tabletop.games.yamslam.count import ALL_SEVEN, LAST_CHIP, SERIES, SIX_OF_SEVEN

OUT = Path(__file__).resolve().parent.parent / "assets" / FILE

Counts = NDArray[np.int64]
Floats = NDArray[np.float64]

KINDS = len(CHIPS)
BASE = EACH + 1
EMPTY_TRAYS = BASE**KINDS
"""Positions with nothing in the tray, numbered after those of the table: a game that is over, or a chip still due."""

BATCH = 2000
SOURCES = [(number, from_tray) for from_tray in (True, False) for number in range(KINDS)]
NEVER = -1e9


def all_positions() -> tuple[Counts, Counts]:
    """Chips in the tray and aside, a row a position, in the order of their numbers."""
    digits = (np.arange(DIGITS)[:, None] // BASE ** np.arange(KINDS - 2, -1, -1)) % BASE
    trays, outs = [], []
    for top in range(KINDS):
        for in_tray, aside in SHARES:
            tray = np.zeros((DIGITS, KINDS), np.int64)
            out = np.zeros((DIGITS, KINDS), np.int64)
            tray[:, :top], tray[:, top] = digits[:, :top], in_tray
            out[:, top], out[:, top + 1 :] = aside, digits[:, top:]
            trays.append(tray)
            outs.append(out)
    trays.append(np.zeros((EMPTY_TRAYS, KINDS), np.int64))
    outs.append((np.arange(EMPTY_TRAYS)[:, None] // BASE ** np.arange(KINDS - 1, -1, -1)) % BASE)
    return np.concatenate(trays), np.concatenate(outs)


def numbers_of(tray: Counts, out: Counts) -> Counts:
    """The number of each position."""
    weights = BASE ** np.arange(KINDS - 1, -1, -1)
    numbers = POSITIONS + out @ weights
    for top in range(KINDS):
        rows = np.flatnonzero((tray[:, top] > 0) & ~tray[:, top + 1 :].any(axis=1))
        share = np.array([[SHARES.index((t, o)) if (t, o) in SHARES else 0 for o in range(BASE)] for t in range(BASE)])
        others = np.concatenate([tray[rows, :top], out[rows, top + 1 :]], axis=1)
        first = (top * len(SHARES) + share[tray[rows, top], out[rows, top]]) * DIGITS
        numbers[rows] = first + others @ weights[1:]
    return numbers


class Takes:
    """For a batch of positions: what each chip that may be taken gives at once, and where it leads.

    Attributes:
        gain: points, bonuses in, a row a source; NEVER where it has no chip.
        after: numbers of the positions after.
    """

    def __init__(self, tray: Counts, out: Counts, bonuses: bool) -> None:
        own = EACH - tray - out
        kinds = (own > 0).sum(axis=1)
        new_kind = np.select([kinds == KINDS - 1, kinds == KINDS - 2], [ALL_SEVEN - SIX_OF_SEVEN, SIX_OF_SEVEN], 0)
        last = tray.sum(axis=1) == 1
        self.gain = np.empty((len(SOURCES), len(tray)))
        self.after = np.zeros((len(SOURCES), len(tray)), np.int64)
        for row, (number, from_tray) in enumerate(SOURCES):
            pile = tray if from_tray else out
            gain = np.full(len(tray), float(VALUES[number]))
            if bonuses:
                gain += SERIES * (own[:, number] == EACH - 1) + new_kind * (own[:, number] == 0)
                gain += LAST_CHIP * last * from_tray
            there = pile[:, number] > 0
            self.gain[row] = np.where(there, gain, NEVER)
            fewer = pile[there].copy()
            fewer[:, number] -= 1
            self.after[row, there] = numbers_of(fewer, out[there]) if from_tray else numbers_of(tray[there], fewer)


class Solution:
    """What every position is worth: points still to come.

    Attributes:
        hand: with a hand to throw.
        due: with a chip due to a yamslam, then a hand.
    """

    def __init__(self) -> None:
        self.hand: Floats = np.zeros(POSITIONS + EMPTY_TRAYS)
        self.due: Floats = np.zeros(POSITIONS + EMPTY_TRAYS)


def layers(tray: Counts, out: Counts) -> list[Counts]:
    """The numbers of all positions in batches, each of which needs only those before it."""
    in_tray = tray.sum(axis=1)
    rank = (in_tray + out.sum(axis=1)) * (KINDS * EACH + 1) + in_tray
    order = np.argsort(rank, kind="stable")
    cuts = np.flatnonzero(np.diff(rank[order])) + 1
    layered = np.split(order, cuts)
    return [batch for layer in layered for batch in np.array_split(layer, -(-len(layer) // BATCH))]


def put_aside(tray: Counts, out: Counts) -> Counts:
    """The numbers of the positions after a turn without a chip."""
    rows = np.arange(len(tray))
    top = KINDS - 1 - np.argmax(tray[:, ::-1] > 0, axis=1)
    tray, out = tray.copy(), out.copy()
    tray[rows, top] -= 1
    out[rows, top] += 1
    return numbers_of(tray, out)


def solve(bonuses: bool, rounded: Solution | None = None) -> Solution:
    """What every position is worth played best; or played by what the rounded values say is best."""
    tray, out = all_positions()
    exact = Solution()
    for batch in layers(tray, out):
        takes = Takes(tray[batch], out[batch], bonuses)
        guide = rounded or exact
        exact.due[batch] = chosen(takes.gain, takes.after, guide.hand, exact.hand)
        if batch[0] >= POSITIONS:
            continue  # an empty tray: no hand is thrown
        aside = put_aside(tray[batch], out[batch])
        said = outcomes_worth(takes, aside, guide)
        lets_take = np.array([[bool(makes)] for makes in OUTCOMES]) & (said > NEVER / 2)
        lets_take &= can_take(takes)
        if rounded is None:
            exact.hand[batch] = HandPlay(said, lets_take).worth
        else:
            ends = HandPlay(said, lets_take).ends()
            exact.hand[batch] = (ends * outcomes_worth(takes, aside, guide, exact)).sum(axis=0)
    return exact


def can_take(takes: Takes) -> NDArray[np.bool_]:
    """Whether each outcome (row) lets the player take a chip, by position."""
    there = takes.gain > NEVER / 2
    can: NDArray[np.bool_] = (MAKES.astype(np.int64) @ there[:KINDS]) > 0
    can[-1] = there.any(axis=0)
    return can


def outcomes_worth(takes: Takes, aside: Counts, guide: Solution, true: Solution | None = None) -> Floats:
    """What each outcome (row) is worth by position, takes chosen by the guide's values and counted by the true ones."""
    true = true or guide
    by_guide = takes.gain[:KINDS] + guide.hand[takes.after[:KINDS]]
    by_true = takes.gain[:KINDS] + true.hand[takes.after[:KINDS]]
    worth = np.empty((len(OUTCOMES), len(aside)))
    for row, makes in enumerate(OUTCOMES[:-1]):
        worth[row] = true.hand[aside]
        if makes:
            best = np.argmax(by_guide[list(makes)], axis=0)
            taken = by_true[np.array(makes)[best], np.arange(len(aside))]
            worth[row] = np.where(taken > NEVER / 2, taken, worth[row])
    worth[-1] = chosen(takes.gain, takes.after, guide.due, true.due)
    return worth


def chosen(gain: Floats, after: Counts, guide: Floats, true: Floats) -> Floats:
    """The worth by the true values of the take that is best by the guide's; 0 where there is none."""
    best = np.argmax(gain + guide[after], axis=0)
    columns = np.arange(gain.shape[1])
    worth = gain[best, columns] + true[after[best, columns]]
    result: Floats = np.where(worth > NEVER / 2, worth, 0.0)
    return result


def rounded_as_kept(solution: Solution) -> Solution:
    """The solution as the player knows it: hands rounded to parts of a point, chips due reckoned from them."""
    known = Solution()
    known.hand = np.round(solution.hand * UNIT) / UNIT
    tray, out = all_positions()
    for first in range(0, len(tray), BATCH * 10):
        rows = slice(first, first + BATCH * 10)
        takes = Takes(tray[rows], out[rows], bonuses=True)
        known.due[rows] = chosen(takes.gain, takes.after, known.hand, known.hand)
    return known


def main() -> None:
    """Solve, print, write."""
    start = int(numbers_of(np.full((1, KINDS), EACH), np.zeros((1, KINDS), np.int64))[0])
    solution = solve(bonuses=True)
    print(f"{POSITIONS} positions; the start is worth {solution.hand[start]:.6f}", flush=True)
    if "--check" in sys.argv:
        print(f"for chips alone {solve(bonuses=False).hand[start]:.6f}", flush=True)
        by_table = solve(bonuses=True, rounded=rounded_as_kept(solution))
        print(f"played by the rounded table {by_table.hand[start]:.6f}", flush=True)
        print(f"most lost in any position {np.max(solution.hand - by_table.hand):.6f}", flush=True)
    values: Any = np.round(solution.hand[:POSITIONS] * UNIT)
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_bytes(values.astype("<u2").tobytes())


if __name__ == "__main__":
    main()
