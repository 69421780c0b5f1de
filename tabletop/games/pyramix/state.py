"""A game of Pyramix under way."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from tabletop.games.pyramix.cubes import COBRA, EMPTY
from tabletop.games.pyramix.geometry import ABOVE, BELOW, BIT, CELLS, LINES, TOUCHING, TRAY, mask_of, members

TAKES_IN_A_GAME: Final = 35
"""Cubes above the tray; the game ends when as many are taken (P-20)."""

_TOUCHING_BIT: Final = {BIT[number]: mask for number, mask in enumerate(TOUCHING)}


class State:
    """The pyramid, what was taken from it, and what follows from both. Change it through its methods alone.

    The shape always keeps P-03: the tray is full and every cube rests on three. Therefore cubes never come to show
    fewer faces than they did, a cube that has shown none has never moved, and a cube once seen stays in sight.

    Attributes:
        players: how many seats.
        all_cobras_block: whether ``cobras_block`` is ``all``, else ``visible`` (P-14).
        first: the seat that plays first; None while that is not drawn.
        cubes: kind by cell number, EMPTY where there is no cube; all EMPTY before they are stacked.
        taken: kinds in the order taken, by all seats in turn.
        filled: set of the cells that hold a cube.
        seen: set of the filled cells that show a face (P-04).
        cobras: set of the cells that hold a cobra.
        takeable: set of the cells whose cube may be taken, whoever is to play (P-12…P-15).
    """

    __slots__ = (
        "_three_faces",
        "_two_faces",
        "all_cobras_block",
        "cobras",
        "cubes",
        "filled",
        "first",
        "players",
        "seen",
        "takeable",
        "taken",
    )

    def __init__(self, players: int, *, all_cobras_block: bool, first: int | None = None) -> None:
        self.players = players
        self.all_cobras_block = all_cobras_block
        self.first = first
        self.taken: list[int] = []
        self.stack([EMPTY] * len(CELLS))

    def stack(self, cubes: list[int]) -> None:
        """Puts the pyramid down, kind by cell number, in a shape that P-03 allows; it is the state's from now on."""
        self.cubes = cubes
        self.filled = mask_of([number for number, kind in enumerate(cubes) if kind != EMPTY])
        self.cobras = mask_of([number for number, kind in enumerate(cubes) if kind == COBRA])
        self.seen, self._two_faces, self._three_faces = _showing(self.filled)
        self._find_takeable()

    def clone(self) -> State:
        """An independent copy."""
        copy = State.__new__(State)
        copy.players = self.players
        copy.all_cobras_block = self.all_cobras_block
        copy.first = self.first
        copy.cubes = self.cubes.copy()
        copy.taken = self.taken.copy()
        copy.filled = self.filled
        copy.seen = self.seen
        copy.cobras = self.cobras
        copy.takeable = self.takeable
        copy._two_faces = self._two_faces
        copy._three_faces = self._three_faces
        return copy

    @property
    def stacked(self) -> bool:
        """Whether the pyramid stands."""
        return self.filled != 0

    @property
    def over(self) -> bool:
        """Whether only the tray's layer is left (P-20)."""
        return self.filled == TRAY

    @property
    def to_play(self) -> int | None:
        """The seat whose turn it is; None before that is drawn and after the end."""
        if self.first is None or self.over:
            return None
        return (self.first + len(self.taken)) % self.players

    @property
    def hidden(self) -> int:
        """Set of the cells whose cube has shown no face."""
        return self.filled & ~self.seen

    @property
    def movable(self) -> int:
        """Set of the cells that P-12 and P-13 allow to take from, cobras or not."""
        return self._two_faces & ~(self._three_faces & TRAY)

    def faces(self, number: int) -> int:
        """How many faces the cube of that cell shows (P-04)."""
        return 3 - (ABOVE[number] & self.filled).bit_count()

    def collection(self, seat: int) -> list[int]:
        """What the seat has taken, kinds in order."""
        return [] if self.first is None else self.taken[(seat - self.first) % self.players :: self.players]

    def take(self, number: int) -> tuple[list[int], int]:
        """Takes the cube of a takeable cell and lets the line above it slide (P-16).

        Returns:
            The cells of the cubes that slid, each one step down its line, the lowest first; and the set of the cells
            whose cubes show a face for the first time.
        """
        cubes = self.cubes
        kind = cubes[number]
        self.taken.append(kind)
        if kind == COBRA:
            self.cobras ^= BIT[number]
        gap = number
        slid = []
        for source in LINES[number][ABOVE[number] & self.filled]:
            kind = cubes[source]
            if kind == EMPTY:
                break
            if kind == COBRA:
                self.cobras ^= BIT[source] | BIT[gap]
            cubes[gap] = kind
            slid.append(source)
            gap = source
        cubes[gap] = EMPTY
        revealed = self._leave_empty(gap)
        self._find_takeable()
        return slid, revealed

    def learn(self, kinds: Mapping[int, int]) -> None:
        """Says what lies in cells whose cube was UNKNOWN, kind by cell number."""
        for number, kind in kinds.items():
            self.cubes[number] = kind
            if kind == COBRA:
                self.cobras |= BIT[number]
        self._find_takeable()

    def _leave_empty(self, number: int) -> int:
        """Empties the top cell of a line: the cubes below it show one face more. Returns those that showed none."""
        below = BELOW[number]
        others = ~BIT[number]
        self._three_faces = (self._three_faces | (self._two_faces & below)) & others
        self._two_faces = (self._two_faces | (self.seen & below)) & others
        revealed = below & ~self.seen
        self.seen = (self.seen | below) & others
        self.filled &= others
        return revealed

    def _find_takeable(self) -> None:
        touched = 0
        cobras = self.cobras if self.all_cobras_block else self.cobras & self.seen
        while cobras:
            cobra = cobras & -cobras
            touched |= _TOUCHING_BIT[cobra]
            cobras ^= cobra
        self.takeable = self.movable & (self.cobras | ~touched)


@lru_cache(maxsize=256)
def _showing(filled: int) -> tuple[int, int, int]:
    """The cells of a shape whose cubes show at least one face, at least two, and three (P-04)."""
    faces = {number: 3 - (ABOVE[number] & filled).bit_count() for number in members(filled)}
    return (
        mask_of([number for number, count in faces.items() if count >= 1]),
        mask_of([number for number, count in faces.items() if count >= 2]),
        mask_of([number for number, count in faces.items() if count == 3]),
    )
