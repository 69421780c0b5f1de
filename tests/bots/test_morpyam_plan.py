"""The planner of a hand of Morpyam, against a slow and plain enumeration of all that the rules allow."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations, product

import pytest

from tabletop.bots.morpyam_chances import chance_of
from tabletop.bots.morpyam_hands import WAYS, WINNING, WON, covering
from tabletop.bots.morpyam_plan import Plan
from tabletop.core.rng import Rng
from tabletop.dice.hands import HANDS, NUMBER

BRELANS = ("b1", "b2", "b3", "b4", "b5", "b6")
CLASSIC = (*BRELANS, "ps", "suite", "full", "carre", "mini", "maxi", "morpyam", "sec", "appel")
CALLABLE = ("morpyam", "carre", "maxi", "mini", "suite", "full")

Hand = tuple[int, ...]


def alike(hand: Hand) -> int:
    return max(Counter(hand).values())


def longest(hand: Hand) -> int:
    return max(length for length in range(1, 6) for low in range(1, 7) if set(range(low, low + length)) <= set(hand))


@cache
def makes(tile: str, hand: Hand) -> bool:
    """M-20 to M-27; five alike count as a full (M-23)."""
    if tile in BRELANS:
        return hand.count(int(tile[1])) >= 3
    return {
        "ps": longest(hand) >= 4,
        "suite": longest(hand) == 5,
        "full": sorted(Counter(hand).values()) in ([2, 3], [5]),
        "carre": alike(hand) >= 4,
        "mini": sum(hand) <= 8,
        "maxi": sum(hand) >= 27,
        "morpyam": alike(hand) == 5,
    }[tile]


@cache
def sec(hand: Hand) -> bool:
    return any(makes(tile, hand) for tile in CALLABLE)


@cache
def outcomes(keep: Hand) -> dict[Hand, int]:
    """How many of the throws of the other dice give each hand."""
    return Counter(tuple(sorted((*keep, *thrown))) for thrown in product(range(1, 7), repeat=5 - len(keep)))


@cache
def keeps(hand: Hand) -> frozenset[Hand]:
    """What can be kept while at least one die is thrown."""
    return frozenset(keep for size in range(5) for keep in combinations(hand, size))


class Slow:
    """What hands are worth, one choice after the other; whole numbers, in units of 1/7776 for each throw left."""

    def __init__(self, worth: dict[str, int], five: dict[str, int]) -> None:
        self.worth, self.five = worth, five
        self.after = cache(self._after)
        self.thrown = cache(self._thrown)

    def covering(self, hand: Hand, throws: int) -> int | None:
        """The best placing without a call; None when there is none (M-12, M-29 to M-31)."""
        if alike(hand) == 5 and "morpyam" in self.worth:
            tiles = ["morpyam"]
        else:
            tiles = [tile for tile in CLASSIC if tile not in ("sec", "appel") and makes(tile, hand)]
        if throws == 1 and sec(hand):
            tiles.append("sec")
        values = self.five if alike(hand) == 5 else self.worth
        return max((values[tile] for tile in tiles if tile in values), default=None)

    def calls(self, throws: int) -> list[str | None]:
        """Before the throw after so many (M-40)."""
        if "appel" not in self.worth:
            return [None]
        return [None, *CALLABLE, *(["sec"] if throws == 0 else [])]

    def _after(self, hand: Hand, throws: int) -> int:
        """With no call standing, none won and none lost with the third throw."""
        covering = self.covering(hand, throws)
        if throws == 3:
            return covering or 0
        options = [] if covering is None else [covering * 7776 ** (3 - throws)]
        return max(options + [self.thrown(keep, throws, call) for keep in keeps(hand) for call in self.calls(throws)])

    def _thrown(self, keep: Hand, throws: int, call: str | None) -> int:
        total = sum(ways * self.landed(hand, throws + 1, call) for hand, ways in outcomes(keep).items())
        return total * 6 ** len(keep)

    def landed(self, hand: Hand, throws: int, call: str | None) -> int:
        if call is not None:
            if sec(hand) if call == "sec" else makes(call, hand):
                return (self.five if alike(hand) == 5 else self.worth)["appel"] * 7776 ** (3 - throws)
            if throws == 3:
                return 0
        return self.after(hand, throws)


def board(*tiles: str) -> tuple[dict[str, int], dict[str, int]]:
    """What these tiles might be worth, some less than nothing; more where the player plays again."""
    rng = Rng(12)
    worth = {tile: rng.below(100) - 10 for tile in tiles}
    return worth, {tile: value + rng.below(60) for tile, value in worth.items()}


BOARDS = [board(*CLASSIC), board("b2", "carre", "appel", "sec"), board("full", "ps", "maxi", "b1", "b6", "sec")]


@pytest.mark.rule("M-13", "M-29", "M-30", "M-31", "M-40", "M-41", "M-42", "M-43", "M-44", "M-45")
@pytest.mark.parametrize(("worth", "five"), BOARDS)
def test_a_hand_is_worth_what_trying_every_choice_finds(worth: dict[str, int], five: dict[str, int]) -> None:
    plan, slow = Plan(worth, five), Slow(worth, five)
    assert plan.untouched() == max(slow.thrown((), 0, call) for call in slow.calls(0))
    for hand in HANDS:
        for throws in (1, 2, 3):
            step = plan.step(hand, throws)
            assert step.worth == slow.after(hand, throws)
            if step.tile is None and throws < 3:
                assert slow.thrown(step.keep, throws, step.call) == step.worth


@pytest.mark.rule("M-42", "M-44")
@pytest.mark.parametrize(("worth", "five"), BOARDS[:2])
def test_with_a_call_standing_it_throws_what_is_best_with_it(worth: dict[str, int], five: dict[str, int]) -> None:
    plan, slow = Plan(worth, five), Slow(worth, five)
    for hand, throws, call in product(HANDS[::10], (1, 2), CALLABLE):
        step = plan.step(hand, throws, call)
        assert (step.tile, step.call) == (None, call)
        best = max(slow.thrown(keep, throws, call) for keep in keeps(hand))
        assert slow.thrown(step.keep, throws, call) == best == step.worth
    opening = plan.step(None, 0, "sec")
    assert (opening.keep, opening.call, opening.tile) == ((), "sec", None)
    assert opening.worth == slow.thrown((), 0, "sec")


@pytest.mark.parametrize(("call", "throws"), [("full", 306), ("carre", 156), ("mini", 56), ("maxi", 56), ("sec", 736)])
def test_a_first_throw_wins_a_call_as_often_as_the_rules_count(call: str, throws: int) -> None:
    """Of 7776; what is more than that comes of the throws after."""
    assert WINNING[call][NUMBER[()]] == sum(WAYS[number] for number in WON[call]) == throws


@pytest.mark.parametrize(
    ("tile", "throws"),
    [("b4", 276), ("ps", 1200), ("suite", 240), ("full", 306), ("carre", 156), ("morpyam", 6), ("sec", 736)],
)
def test_a_first_throw_covers_a_tile_as_often_as_the_rules_count(tile: str, throws: int) -> None:
    covering_hands = covering(True, tile == "morpyam")
    assert sum(ways for ways, tiles in zip(WAYS, covering_hands, strict=True) if tile in tiles) == throws


@pytest.mark.rule("M-29")
def test_a_sec_comes_with_the_first_throw_only() -> None:
    assert chance_of("sec") == Fraction(736, 7776)


def test_a_figure_aimed_at_comes_as_often_as_its_own_dice_say() -> None:
    """A brelan of one value: each die shows it after three throws but in (5/6)**3. Suites by the known fraction."""
    shown = 1 - Fraction(5, 6) ** 3
    three = sum(Fraction(count) * shown**n * (1 - shown) ** (5 - n) for n, count in ((3, 10), (4, 5), (5, 1)))
    assert chance_of("b4", False) == three
    assert chance_of("suite", True) == Fraction(319695199, 1224440064)
    assert chance_of("morpyam", True) == Fraction(347897, 7558272)


@pytest.mark.rule("M-42")
def test_a_carre_that_is_there_is_called_for_an_appel_and_cannot_fail() -> None:
    step = Plan({"appel": 10, "carre": 9}, {"appel": 10, "carre": 9}).step((3, 5, 5, 5, 5), 2)
    assert (step.keep, step.call, step.expected) == ((5, 5, 5, 5), "carre", 10)


@pytest.mark.rule("M-44")
def test_no_third_call_where_more_is_lost_with_it() -> None:
    """A brelan of fives stands; the carré called for with two dice would come in 11 of 36."""
    step = Plan({"appel": 20, "b5": 10}, {"appel": 20, "b5": 10}).step((1, 2, 5, 5, 5), 2)
    assert (step.tile, step.expected) == ("b5", 10)
    step = Plan({"appel": 40, "b5": 10}, {"appel": 40, "b5": 10}).step((1, 2, 5, 5, 5), 2)
    assert (step.keep, step.call) == ((5, 5, 5), "carre")
    assert Fraction(step.worth, 7776) == Fraction(40 * 11, 36)


@pytest.mark.rule("M-43")
def test_a_call_before_the_second_throw_costs_nothing() -> None:
    """The brelan that is there stays whatever comes, so something is called even where appel is worth little more."""
    step = Plan({"appel": 11, "b5": 10}, {"appel": 11, "b5": 10}).step((1, 2, 5, 5, 5), 1)
    assert step.keep == (5, 5, 5)
    assert step.call is not None
    assert step.expected > 10
