"""How two players of Pyramix stand to each other, and how that is likely to end."""

from __future__ import annotations

from functools import cache
from typing import Final

from tabletop.bots.pyramix_chances import EDGE, MOST_ANKHS, SHARE
from tabletop.games.pyramix.cubes import ANKHS, COBRA, COLOURS, COUNTS, ICONS, KINDS, VALUES
from tabletop.games.pyramix.geometry import BESIDE, BIT, TRAY, members
from tabletop.games.pyramix.state import TAKES_IN_A_GAME, State

_COLOURLESS: Final = len(COLOURS)
_COLOUR: Final = tuple(_COLOURLESS if kind == COBRA else kind // len(ICONS) for kind in range(len(KINDS)))
_IS_ANKH: Final = tuple(kind in ANKHS for kind in range(len(KINDS)))
_VALUE_OF_COLOUR: Final = sum(VALUES[kind] * COUNTS[kind] for kind in range(len(ICONS)))


class Balance:
    """One seat, the near one, against the other. Takes are entered and struck out again as a search goes on.

    Lists are by colour, with a last entry for cobras that counts nothing.

    Args:
        state: a game of two.
        seat: the near seat.

    Attributes:
        points: points of the cubes taken, near less far.
        leads: ankhs taken, near less far.
        ankhs: ankhs in the pyramid.
        values: points in the pyramid.
    """

    __slots__ = ("ankhs", "leads", "points", "values")

    def __init__(self, state: State, seat: int) -> None:
        self.points = 0
        self.leads = [0] * (_COLOURLESS + 1)
        self.ankhs = [MOST_ANKHS] * _COLOURLESS + [0]
        self.values = [_VALUE_OF_COLOUR] * _COLOURLESS + [0]
        for kind in state.collection(seat):
            self.enter(kind, 1)
        for kind in state.collection(1 - seat):
            self.enter(kind, -1)

    def enter(self, kind: int, side: int) -> None:
        """A cube is taken, by the near seat (1) or the far one (-1)."""
        colour, value = _COLOUR[kind], VALUES[kind]
        self.points += side * value
        self.values[colour] -= value
        if _IS_ANKH[kind]:
            self.leads[colour] += side
            self.ankhs[colour] -= 1

    def strike(self, kind: int, side: int) -> None:
        """Undoes ``enter``."""
        colour, value = _COLOUR[kind], VALUES[kind]
        self.points -= side * value
        self.values[colour] += value
        if _IS_ANKH[kind]:
            self.leads[colour] -= side
            self.ankhs[colour] += 1

    def key(self) -> tuple[int, ...]:
        """What tells two balances of the same pyramid apart."""
        return (self.points, *self.leads)

    def margin(self, cubes: list[int], cobras: int) -> int:
        """The final margin of the near seat (P-21…P-23).

        Args:
            cubes: kinds by cell, the tray alone being left.
            cobras: set of the cells that hold a cobra.
        """
        signs = [(lead > 0) - (lead < 0) for lead in self.leads]
        margin = self.points
        for sign, value in zip(signs, self.values, strict=True):
            margin += sign * value
        for number in _beside(cobras):
            kind = cubes[number]
            margin -= signs[_COLOUR[kind]] * VALUES[kind]
        return margin

    def last_margin(self, state: State, side: int) -> int:
        """The final margin, to the seat of that side, of the best last take: of the one cube on the tray, or of a cube
        under it."""
        cubes, cobras = state.cubes, state.cobras
        top = (state.filled & ~TRAY).bit_length() - 1
        fallen = cubes[top]
        out = _beside(cobras & TRAY)
        in_play = self.values.copy()
        for number in out:
            in_play[_COLOUR[cubes[number]]] -= VALUES[cubes[number]]
        signs = [side * ((lead > 0) - (lead < 0)) for lead in self.leads]
        before = side * self.points
        for sign, value in zip(signs, in_play, strict=True):
            before += sign * value
        best = -sum(self.values) - abs(self.points)
        for number in members(state.takeable):
            kind = cubes[number]
            if kind == COBRA or (fallen == COBRA and number != top):
                margin = self._margin_with_other_cobras(state, number, top, side)
            else:
                colour, value = _COLOUR[kind], VALUES[kind]
                sign = signs[colour]
                if _IS_ANKH[kind]:
                    lead = side * self.leads[colour] + 1
                    signs[colour] = (lead > 0) - (lead < 0)
                margin = before + value + (signs[colour] - sign) * in_play[colour]
                gone = fallen if number in out else kind
                margin -= signs[_COLOUR[gone]] * VALUES[gone]
                signs[colour] = sign
            if margin > best:
                best = margin
        return best

    def _margin_with_other_cobras(self, state: State, number: int, top: int, side: int) -> int:
        """The same of the take from this cell, which changes where cobras lie in the tray."""
        cubes = state.cubes
        kind = cubes[number]
        cobras = state.cobras & TRAY & ~BIT[number]
        if number != top and cubes[top] == COBRA:
            cobras |= BIT[number]
        cubes[number] = cubes[top]
        self.enter(kind, side)
        margin = side * self.margin(cubes, cobras)
        self.strike(kind, side)
        cubes[number] = kind
        return margin

    def promising(self, state: State, side: int) -> list[int]:
        """The cells whose cube may be taken, the likely best first."""
        cubes = state.cubes
        _, gains = self.prospects(side, TAKES_IN_A_GAME - len(state.taken))
        return sorted(members(state.takeable), key=lambda number: gains[cubes[number]], reverse=True)

    def prospects(self, side: int, takes_left: int) -> tuple[float, list[float]]:
        """The margin to be expected for a seat that is to take a cube, whatever becomes takeable.

        Args:
            side: 1 if the near seat is to take, -1 if the far one.
            takes_left: by both, this one included.

        With one take left and no cobra in the pyramid the expectation is exact.

        Returns:
            What it would be if nothing were taken, and by kind what taking such a cube adds.
        """
        edge = EDGE[takes_left - 1]
        share = SHARE[takes_left - 1]
        margin = side * float(self.points)
        gains: list[float] = []
        for colour in range(_COLOURLESS):
            ankhs, lead, value = self.ankhs[colour], side * self.leads[colour], self.values[colour]
            hope = share * edge[ankhs][lead]
            margin += hope * value
            if ankhs:
                gains.append(1 + share * edge[ankhs - 1][lead + 1] * (value - 1) - hope * value)
            else:
                gains.append(0.0)
            gains.append(2 - 2 * hope)
            gains.append(3 - 3 * hope)
        gains.append(0.0)
        return margin, gains


@cache
def _beside(cobras: int) -> tuple[int, ...]:
    """The cells beside one of the cobras of the tray (P-21), cobras apart."""
    beside = 0
    for number in members(cobras):
        beside |= BESIDE[number]
    return tuple(members(beside & ~cobras))
