"""Learns what the lines of Morpyam are worth: ``python build/tune_morpyam.py classic2 classic3 classic4 flash2 …``.

Needs numpy (the ``test`` extra). The weights of a table say how likely each player is to win. They play themselves,
many games side by side; what they say of a board is drawn towards what exact best play of the next hand makes of what
they say of the boards after. Fixed seeds. Written to assets/morpyam as whole numbers.
"""

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from morpyam_hands import NEVER, Counts, Floats, HandPlay, Truths
from numpy.typing import NDArray

from tabletop.bots.morpyam_board import AGAIN, DENIED, HOPE_OF_KO, HOPE_OF_THREE, POINT, TOKEN
from tabletop.bots.morpyam_outlook import (
    AHEAD,
    EVERY_LINE,
    FINE,
    FOLDED,
    KINDS,
    OTHER,
    OWN,
    PATTERNS,
    PHASES,
    START_OF_LINE,
    TABLES,
    WEIGHTS,
    Shape,
    file_of,
)
from tabletop.games.morpyam.grids import SQUARES, grid
from tabletop.games.morpyam.lines import KO, SHORTEST, worth
from tabletop.games.morpyam.state import TOKENS
from tabletop.games.morpyam.tiles import TILES

OUT = Path(__file__).resolve().parent.parent / "assets"

LINES = len(EVERY_LINE)
AHEADS = 2 * AHEAD + 1

SHUFFLED = 0.4
"""How many of the games are played on any grid."""

WILD = 0.07
"""How many of the hands cover any free square at all."""

ITSELF, GREEDY, MEDIUM = range(3)
ALONE, MIXED = (1.0, 0.0, 0.0), (0.4, 0.3, 0.3)
"""How many of the players play for the chance to win, for points alone, and like the medium bot at a glance.

Two players learn best from themselves. Of more, who only ever meets itself leaves it to others to stand in the way.
"""

SOMETHING = 0.01
"""Points that any token is worth to the greedy, up to twice as many by chance: of equal squares it takes any."""

KO_POINTS = 100
"""Points that a KO counts as, where points are gained."""

RATE = 0.05
"""How fast the weights learn at first."""

FOLD = np.array(FOLDED)
START = np.array(START_OF_LINE)

POWERS = np.zeros((SQUARES, LINES), np.int64)
"""What the digit of a square (row) counts in the pattern of a line (column); 0 where it is not in it."""
for _number, _line in enumerate(EVERY_LINE):
    for _place, _square in enumerate(_line):
        POWERS[_square, _number] = KINDS**_place

MOST = max(np.count_nonzero(POWERS, axis=1))
LINES_OF = np.zeros((SQUARES, MOST), np.int64)
"""The lines through each square, the first repeated where there are fewer than four."""
POWERS_OF = np.zeros((SQUARES, MOST), np.int64)
"""What the square's digit counts in them; 0 for a line that is there only to fill the row."""
for _square in range(SQUARES):
    _through = np.flatnonzero(POWERS[_square])
    LINES_OF[_square] = np.resize(_through[:1], MOST)
    LINES_OF[_square, : len(_through)] = _through
    POWERS_OF[_square, : len(_through)] = POWERS[_square, _through]


def _windows(length: int) -> Counts:
    """Whether a square (row) is among so many adjacent ones of a line (column)."""
    windows = [line[start : start + length] for line in EVERY_LINE for start in range(len(line) - length + 1)]
    return np.array([[square in window for window in windows] for square in range(SQUARES)]).astype(np.int64)


WINDOWS = (_windows(SHORTEST), HOPE_OF_THREE), (_windows(KO), HOPE_OF_KO)


def _counted(players: int) -> tuple[Counts, Truths]:
    """For each pattern what its own runs are worth (M-51), and whether it holds a KO (M-52)."""
    points, knocked_out = np.zeros(PATTERNS, np.int64), np.zeros(PATTERNS, np.bool_)
    for length in range(SHORTEST, 7):
        start = START_OF_LINE[next(number for number, line in enumerate(EVERY_LINE) if len(line) == length)]
        for number in range(KINDS**length):
            digits = [number // KINDS**place % KINDS for place in range(length)]
            runs = "".join("x" if digit == OWN else " " for digit in digits).split()
            points[start + number] = sum(worth(len(run), players) for run in runs)
            knocked_out[start + number] = any(len(run) >= KO for run in runs)
    return points, knocked_out


COUNTED = {players: _counted(players) for players in (2, 3)}
"""By the number of players, where more than three count as three."""


class Weights:
    """What patterns and leads are worth, by wait and phase, in numbers that can be learnt (Adagrad)."""

    def __init__(self, shape: Shape) -> None:
        self.tables = np.zeros((shape.players * PHASES, WEIGHTS + AHEADS))
        self._moved = np.full_like(self.tables, 1e-4)

    def of_patterns(self) -> Floats:
        """By wait and phase (row): what every pattern (column) is worth, both directions alike."""
        result: Floats = self.tables[:, FOLD]
        return result

    def of_leads(self) -> Floats:
        """By wait and phase (row): what every lead in tokens (column) is worth."""
        return self.tables[:, WEIGHTS:]

    def learn(self, rows: Counts, seen: Counts, slopes: Floats, rate: float) -> None:
        """Moves all weights that were seen: each slope counts for all that was seen (last axis) in its row."""
        width = self.tables.shape[1]
        places = rows[..., None] * width + seen
        weighed = np.broadcast_to(slopes[..., None], places.shape)
        moves = np.bincount(places.ravel(), weighed.ravel(), self.tables.size).reshape(self.tables.shape)
        self._moved += moves * moves
        self.tables += rate * moves / np.sqrt(self._moved)

    def whole(self) -> NDArray[np.int16]:
        """The weights as whole numbers in the order of the file."""
        fine = np.round(self.tables * FINE)
        return np.clip(fine, -(2**15), 2**15 - 1).astype("<i2")


class Games:
    """Many games side by side, each at the beginning of a hand; players in the order of their turns, the mover first.

    Attributes:
        tiles: the number of the tile of each square.
        digits: what each square is in the patterns of each player.
        codes: the pattern of each line, as each player sees it.
        in_hand: tokens by player.
        free: whether each square has no token.
        manner: how each player plays.
    """

    def __init__(self, name: str, count: int, rng: np.random.Generator) -> None:
        self.shape: Shape = TABLES[name]
        self.count = count
        self._rng = rng
        printed = grid("flash" if name.startswith("flash") else "classic")
        self._printed = np.array([TILES.index(tile) for tile in printed])
        self._hardness = np.array([self.shape.hardness(tile) for tile in TILES])
        players = self.shape.players
        self.tiles = np.zeros((count, SQUARES), np.int64)
        self.digits = np.zeros((count, players, SQUARES), np.int64)
        self.codes = np.zeros((count, players, LINES), np.int64)
        self.in_hand = np.zeros((count, players), np.int64)
        self.free = np.zeros((count, SQUARES), np.bool_)
        self.manner = np.zeros((count, players), np.int64)
        self._begin(np.ones(count, np.bool_))

    def _begin(self, which: Truths) -> None:
        """New games, some on the printed grid and some on any."""
        tiles = np.repeat(self._printed[None], int(which.sum()), axis=0)
        shuffled = self._rng.random(len(tiles)) < SHUFFLED
        tiles[shuffled] = self._rng.permuted(tiles[shuffled], axis=1)
        self.tiles[which] = tiles
        self.digits[which] = self._hardness[tiles][:, None]
        self.codes[which] = self.digits[which] @ POWERS + START
        players = self.shape.players
        self.in_hand[which] = TOKENS[players]
        self.free[which] = True
        self.manner[which] = self._rng.choice(3, (len(tiles), players), p=ALONE if players == 2 else MIXED)

    def rows(self, in_hand: Counts, mover: int) -> tuple[Counts, Counts]:
        """The row of the weights that is meant for each player, and the lead of each in tokens, counted from 0."""
        least = in_hand.min(axis=1)
        phase = np.array([self.shape.phase(tokens) for tokens in range(SQUARES)])[least]
        wait = (np.arange(self.shape.players) - mover) % self.shape.players
        others = np.array([np.delete(in_hand, player, axis=1).min(axis=1) for player in range(self.shape.players)]).T
        return PHASES * wait + phase[:, None], np.clip(others - in_hand, -AHEAD, AHEAD) + AHEAD

    def follow(self, square: Counts, five: Truths, over: Truths) -> None:
        """Goes on with a token on that square, or without one where it is -1; games that are over begin anew."""
        at = np.flatnonzero(square >= 0)
        there = square[at]
        self.digits[at, :, there] = OTHER
        self.digits[at, 0, there] = OWN
        self.codes[at] = self.digits[at] @ POWERS + START
        self.free[at, there] = False
        self.in_hand[at, 0] -= 1
        passes = ~five
        for array in (self.digits, self.codes, self.in_hand, self.manner):
            array[passes] = np.roll(array[passes], -1, axis=1)
        self._begin(over)


class Branches:
    """What may come of the hand of every game: chances to win by game and player, on the last axis by square.

    Attributes:
        nothing: after no token.
        square: after a token on each square.
        five: the same with five alike, which play again.
        over: whether the game is over with that token.
        gained: points that each player would gain at once with a token on each square; a KO counts as a hundred.
    """

    def __init__(self, games: Games, weights: Weights) -> None:
        self._games = games
        self._patterns, self._leads = weights.of_patterns(), weights.of_leads()
        players = games.shape.players
        points, knocked_out = COUNTED[2 if players == 2 else 3]
        self.nothing = softmax(self._sums(games.in_hand, 1)[0])
        codes = games.codes[:, :, LINES_OF]
        own, after = (
            self._after(codes, placed)
            for placed in (np.zeros(players, np.int64), (np.arange(players) > 0).astype(np.int64))
        )
        fewer = games.in_hand.copy()
        fewer[:, 0] -= 1
        self.square = self._placed(fewer, 1, codes, after)
        self.five = self._placed(fewer, 0, codes, after)
        self.gained = (points[own] - points[codes]).sum(axis=3) + KO_POINTS * knocked_out[own].any(axis=3)
        ko = self.gained[:, 0] >= KO_POINTS
        last = (fewer[:, 0] == 0)[:, None]
        counts = points[games.codes].sum(axis=2)[:, :, None].repeat(SQUARES, axis=2) * 2
        counts[:, 0] += 2 * self.gained[:, 0] + 3
        best = counts == counts.max(axis=1, keepdims=True)
        final = np.where(ko[:, None], np.arange(players)[None, :, None] == 0, best / best.sum(axis=1, keepdims=True))
        self.over = (ko | last) & games.free
        for chances in (self.square, self.five):
            np.copyto(chances, final, where=self.over[:, None])

    def _after(self, codes: Counts, placed: Any) -> Counts:
        """The patterns through each square once it is, to each player, what was placed there."""
        change = (OWN + placed * (OTHER - OWN))[None, :, None] - self._games.digits
        return np.where(self._games.free[:, None, :, None], codes + change[..., None] * POWERS_OF, codes)

    def _sums(self, in_hand: Counts, mover: int) -> tuple[Floats, Counts]:
        """What the lines of each player are worth as they are, and the rows of the weights."""
        rows, leads = self._games.rows(in_hand, mover)
        return self._patterns[rows[..., None], self._games.codes].sum(axis=2) + self._leads[rows, leads], rows

    def _placed(self, in_hand: Counts, mover: int, codes: Counts, after: Counts) -> Floats:
        sums, rows = self._sums(in_hand, mover)
        wide = rows[..., None, None]
        changes = (self._patterns[wide, after] - self._patterns[wide, codes]).sum(axis=3)
        return softmax(sums[..., None] + changes)


class Hands:
    """The next hand of every game, played by the mover in its manner."""

    def __init__(self, games: Games, branches: Branches, rng: np.random.Generator) -> None:
        self._branches = branches
        self._at = np.arange(games.count)
        points = branches.gained[:, 0] + SOMETHING * (1 + rng.random(games.free.shape))
        glances = glanced(games, branches)
        for_chances = (branches.square[:, 0] - branches.nothing[:, :1], branches.five[:, 0] - branches.nothing[:, :1])
        for_points = (points, points + SOMETHING)
        at_a_glance = (glances, glances + AGAIN / POINT)
        manner = games.manner[:, :1]
        gains = [
            np.where(games.free, np.choose(manner, parts), NEVER)
            for parts in zip(for_chances, for_points, at_a_glance, strict=True)
        ]
        offers = np.full((2, games.count, len(TILES)), NEVER, np.float32)
        self._squares = np.zeros((2, games.count, len(TILES)), np.int64)
        for tile in np.unique(games.tiles):
            here = games.tiles == tile
            for kind, gain in enumerate(gains):
                self._squares[kind, :, tile] = np.argmax(np.where(here, gain, 2 * NEVER), axis=1)
                offers[kind, :, tile] = gain[self._at, self._squares[kind, :, tile]]
        self._play = HandPlay(*offers)

    def played(self, rng: np.random.Generator) -> tuple[Counts, Truths]:
        """The square each game has covered after one hand thrown and played, or -1; and whether with five alike."""
        tile, five = self._play.played(rng)
        return np.where(tile < 0, -1, self._squares[five.astype(np.int64), self._at, tile]), five

    def targets(self) -> Floats:
        """How likely each player is to win, exactly."""
        plain, five = self._play.ends()
        nothing = 1 - plain.sum(axis=1) - five.sum(axis=1)
        targets = nothing[:, None] * self._branches.nothing
        for ends, chances, squares in zip(
            (plain, five), (self._branches.square, self._branches.five), self._squares, strict=True
        ):
            after = np.take_along_axis(chances, squares[:, None, :], axis=2)
            targets += (ends[:, None, :] * after).sum(axis=2)
        return targets


def glanced(games: Games, branches: Branches) -> Floats:
    """What the medium bot sees in a token of the mover on each square (``tabletop.bots.morpyam_board``), in points."""
    hopes = np.zeros(branches.gained.shape)
    for windows, hope in WINDOWS:
        there = (games.digits == OWN) @ windows
        barred = (games.digits == OTHER) @ windows
        hopes += np.where(barred > 0, 0, np.array((*hope, 0))[there]) @ windows.T
    worths = branches.gained + hopes / POINT
    denied = worths[:, 1:].max(axis=1)
    return worths[:, 0] + DENIED * denied + TOKEN / POINT


def softmax(sums: Floats) -> Floats:
    """Chances by player (axis 1)."""
    shares = np.exp(sums - sums.max(axis=1, keepdims=True))
    result: Floats = shares / shares.sum(axis=1, keepdims=True)
    return result


def learn(name: str, steps: int, lanes: int, seed: int, path: Path) -> None:
    """Lets the weights play themselves for so many hands in so many games side by side; now and then writes them."""
    rng = np.random.default_rng(seed)
    weights = Weights(TABLES[name])
    games = Games(name, lanes, rng)
    error = 0.0
    for step in range(steps):
        branches = Branches(games, weights)
        hands = Hands(games, branches, rng)
        rows, leads = games.rows(games.in_hand, 0)
        seen = np.concatenate([FOLD[games.codes], WEIGHTS + leads[..., None]], axis=2)
        said = softmax(weights.tables[rows[..., None], seen].sum(axis=2))
        slopes = hands.targets() - said
        weights.learn(rows, seen, slopes, RATE * (1 - step / steps) + RATE / 50)
        error += 0.01 * (float(np.sqrt(np.mean(slopes**2))) - error)
        square, five = taken(games, hands, rng)
        games.follow(square, five, (square >= 0) & branches.over[np.arange(lanes), square])
        if step % 500 == 499 or step == steps - 1:
            path.write_bytes(weights.whole().tobytes())
            print(f"{path}: {step + 1} steps, error {error:.4f}", flush=True)


def taken(games: Games, hands: Hands, rng: np.random.Generator) -> tuple[Counts, Truths]:
    """What each game goes on with: what play leads to or, now and then, any free square."""
    square, five = hands.played(rng)
    any_square = np.argmax(rng.random(games.free.shape) * games.free, axis=1)
    wild = rng.random(games.count) < WILD
    return np.where(wild, any_square, square), five & ~wild


def main() -> None:
    """Learn and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tables", nargs="+", choices=sorted(TABLES))
    parser.add_argument("--steps", type=int, default=8_000)
    parser.add_argument("--lanes", type=int, default=256)
    parser.add_argument("--out", type=Path, default=OUT)
    arguments: Any = parser.parse_args()
    for name in arguments.tables:
        path = arguments.out / file_of(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        learn(name, arguments.steps, arguments.lanes, 1, path)


if __name__ == "__main__":
    main()
