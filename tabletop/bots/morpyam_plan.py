"""Exact best play of a hand of Morpyam: what to keep, what to call, what to cover.

A plan is made once for a hand, whose board does not change, and asked at each of its throws. All is whole numbers:
what a throw leads to is reckoned in 7776ths of what the hands after it are worth.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

from tabletop.bots.morpyam_hands import (
    FIVE_ALIKE,
    WAYS,
    WINNING,
    WINNING_WITH_FIVE_ALIKE,
    WON,
    averages,
    best_throws,
    covering,
)
from tabletop.dice.hands import FIRST_HAND, HANDS, KEEPS, NUMBER, THROWS_OF_FIVE, Keep, keeps_of
from tabletop.games.morpyam.state import MOST_THROWS
from tabletop.games.morpyam.tiles import CALLS, is_morpyam

APPEL: Final = "appel"
MORPYAM: Final = "morpyam"
SEC: Final = "sec"

_LATER_CALLS: Final = tuple(call for call in CALLS if call != SEC)


class Step(msgspec.Struct, frozen=True):
    """What to do next in a hand.

    Attributes:
        tile: the tile to cover; None to throw, or to pass after the third throw.
        keep: the values that stay, rising: none for a first throw, all five unless it throws.
        call: what to call before the throw; None for nothing.
        worth: what is to be expected on average, in units of 1/7776**left.
        left: throws left before it.
    """

    tile: str | None
    keep: Keep
    call: str | None
    worth: int
    left: int

    @property
    def expected(self) -> float:
        """What is to be expected on average, in the unit of the plan."""
        return self.worth / float(THROWS_OF_FIVE**self.left)


class Plan:
    """Best play of a hand of three throws for the sake of what covering each tile is worth.

    Passing, and a hand lost, are worth 0.

    Args:
        worth: what the best free square of each tile is worth. A tile without a free square is absent.
        five: the same for those covered with five alike, which play again.
    """

    __slots__ = ("_calls", "_thrown", "_untouched", "five", "worth")

    def __init__(self, worth: Mapping[str, int], five: Mapping[str, int]) -> None:
        self.worth = dict(worth)
        self.five = dict(five)
        may_call = APPEL in worth
        self._calls: tuple[str, ...] = _LATER_CALLS if may_call else ()
        later, first = self._offers(first=False), self._offers(first=True)
        last = averages([0 if offer is None else offer for offer in later])
        second = self._thrown_for_last(last)
        after_second = _stopping_or(best_throws(_best_of(second)), later, 1)
        third = self._thrown_for_more(averages(after_second), after_second)
        after_first = _stopping_or(best_throws(_best_of(third)), first, 2)
        self._thrown: tuple[dict[str | None, list[int]], ...] = ({}, second, third)
        self._untouched = self._openings(after_first, may_call)

    def untouched(self) -> int:
        """What the hand is worth before its first throw, in units of 1/7776**3."""
        return max(self._untouched.values())

    def step(self, hand: Keep | None, throws: int, standing: str | None = None) -> Step:
        """What to do next.

        Of steps worth the same: to cover, then to throw without a call, fewest dice first.

        Args:
            hand: five values, rising; None before the first throw.
            throws: how many have been made in this hand, at most 3. After the third, no call of it may have been lost.
            standing: what has been called for the next throw; None when nothing has.
        """
        left = MOST_THROWS - throws
        if hand is None:
            calls = self._untouched if standing is None else (standing,)
            call = max(calls, key=self._untouched.__getitem__)
            return Step(None, (), call, self._untouched[call], left)
        covered = self.best_tile(hand, throws == 1) if standing is None else None
        if not left:
            return Step(covered, hand, None, 0 if covered is None else self.of_tile(covered, hand), 0)
        thrown = self._thrown[left]
        worth, keep, call = max(
            (
                (thrown[call][number], number, call)
                for call in (thrown if standing is None else (standing,))
                for number in keeps_of(hand)[1:]
            ),
            key=lambda option: option[0],
        )
        if covered is not None and (sure := self.of_tile(covered, hand) * THROWS_OF_FIVE**left) >= worth:
            return Step(covered, hand, None, sure, left)
        return Step(None, KEEPS[keep], call, worth, left)

    def of_keep(self, keep: Keep, throws: int, call: str | None = None) -> int:
        """What it is worth to keep these values and throw the rest, in units of 1/7776**left.

        Args:
            keep: values, rising: none before the first throw, fewer than five after it.
            throws: how many have been made in this hand, fewer than 3.
            call: what is called for it; None for nothing.
        """
        if not throws:
            return self._untouched[call]
        return self._thrown[MOST_THROWS - throws][call][NUMBER[keep]]

    def best_tile(self, hand: Keep, first: bool) -> str | None:
        """The best tile with a free square that the hand covers without a call; None when there is none."""
        tiles = covering(first, MORPYAM in self.worth)[NUMBER[hand] - FIRST_HAND]
        offered = [tile for tile in tiles if tile in self.worth]
        return max(offered, key=lambda tile: self.of_tile(tile, hand), default=None)

    def of_tile(self, tile: str, hand: Keep) -> int:
        """What covering a tile with this hand is worth."""
        return (self.five if is_morpyam(hand) else self.worth)[tile]

    def _offers(self, first: bool) -> list[int | None]:
        """What each of HANDS can be stopped with; None where it covers nothing."""
        worth, five = self.worth, self.five
        tiles_by_hand = covering(first, MORPYAM in worth)
        offers: list[int | None] = [
            max([worth[tile] for tile in tiles if tile in worth], default=None) for tiles in tiles_by_hand
        ]
        for number in FIVE_ALIKE:
            offers[number] = max([five[tile] for tile in tiles_by_hand[number] if tile in worth], default=None)
        return offers

    def _thrown_for_last(self, quiet: list[int]) -> dict[str | None, list[int]]:
        """What each keep is worth before the last throw, by call: one that fails costs the hand (M-44)."""
        thrown: dict[str | None, list[int]] = {None: quiet}
        for call in self._calls:
            won = self.worth[APPEL]
            again = self.five[APPEL] - won
            ways, ways_again = WINNING[call], WINNING_WITH_FIVE_ALIKE[call]
            thrown[call] = [won * all_ways + again * some for all_ways, some in zip(ways, ways_again, strict=True)]
        return thrown

    def _thrown_for_more(self, quiet: list[int], after: list[int]) -> dict[str | None, list[int]]:
        """What each keep is worth before the second throw, by call: one that fails costs nothing (M-43)."""
        thrown: dict[str | None, list[int]] = {None: quiet}
        for call in self._calls:
            changes = averages(self._changes(call, after, THROWS_OF_FIVE))
            thrown[call] = [worth + change for worth, change in zip(quiet, changes, strict=True)]
        return thrown

    def _openings(self, after: list[int], may_call: bool) -> dict[str | None, int]:
        """What the first throw is worth, by call."""
        quiet = sum([ways * worth for ways, worth in zip(WAYS, after, strict=True)])
        openings: dict[str | None, int] = {None: quiet}
        for call in CALLS if may_call else ():
            changes = self._changes(call, after, THROWS_OF_FIVE**2)
            openings[call] = quiet + sum([WAYS[number] * changes[number] for number in WON[call]])
        return openings

    def _changes(self, call: str, after: list[int], unit: int) -> list[int]:
        """By how much each of HANDS is worth more when it wins the call and must go on appel (M-42)."""
        changes = [0] * len(HANDS)
        won, five = self.worth[APPEL] * unit, self.five[APPEL] * unit
        for number in WON[call]:
            changes[number] = (five if number in FIVE_ALIKE else won) - after[number]
        return changes


def _best_of(thrown: Mapping[str | None, list[int]]) -> list[int]:
    """The most that each keep is worth with any call."""
    return list(map(max, zip(*thrown.values(), strict=True))) if len(thrown) > 1 else thrown[None]


def _stopping_or(throwing: Iterable[int], offers: Iterable[int | None], left: int) -> list[int]:
    """What each of HANDS is worth where it may be stopped with what it covers, or thrown on."""
    unit = THROWS_OF_FIVE**left
    return [
        more if offer is None or offer * unit < more else offer * unit
        for more, offer in zip(throwing, offers, strict=True)
    ]
