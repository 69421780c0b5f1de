"""The hard player alone: its table against a plain recursion in fractions, and what it does with it."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations, combinations_with_replacement, product
from pathlib import Path

import pytest

from tabletop.bots.bot import ask
from tabletop.bots.yamslam import LEVELS
from tabletop.bots.yamslam_hard import prospects_of, solo_prospects
from tabletop.bots.yamslam_prospects import best_choice
from tabletop.bots.yamslam_solo import FILE, POSITIONS, UNIT, DamagedTable, SoloTable, position_number, solo_table
from tabletop.core.actions import CHANCE
from tabletop.core.game import Setup
from tabletop.core.rng import Rng
from tabletop.games.yamslam.rules import GAME
from tabletop.games.yamslam.state import Table, YamslamState
from tabletop.resources import asset

START = 874.304
"""What the start is worth, played best."""

HALF_A_PART = Fraction(1, 2 * UNIT)
"""The table is rounded; what one hand makes of rounded values is off by no more."""

Counts = tuple[int, ...]
Hand = tuple[int, ...]

VALUES = (5, 10, 20, 25, 30, 40, 50)
HANDS: list[Hand] = list(combinations_with_replacement(range(1, 7), 5))


def made(hand: Hand) -> set[int]:
    """The numbers of the combinations that five dice make, in rising order of value; all seven are a yamslam's."""
    counts = sorted(Counter(hand).values(), reverse=True)
    if counts == [5]:
        return set(range(7))
    holds = [
        counts[:2] in ([2, 2], [3, 2], [4, 1]),
        counts[0] >= 3,
        any({low, low + 1, low + 2, low + 3} <= set(hand) for low in (1, 2, 3)),
        len({value % 2 for value in hand}) == 1,
        counts == [3, 2],
        counts[0] >= 4,
        set(hand) in ({1, 2, 3, 4, 5}, {2, 3, 4, 5, 6}),
    ]
    return {number for number, one in enumerate(holds) if one}


def points(tray: Counts, out: Counts) -> int:
    """The count of one who has all the chips that are in neither, the last chip's bonus left out."""
    own = [4 - t - o for t, o in zip(tray, out, strict=True)]
    kinds = sum(count > 0 for count in own)
    bonus = {7: 50, 6: 20}.get(kinds, 0) + 30 * own.count(4)
    return sum(map(int.__mul__, own, VALUES)) + bonus


@cache
def throws_of(count: int) -> dict[Hand, Fraction]:
    """How likely so many dice are to show each multiset of values."""
    shown = Counter(tuple(sorted(values)) for values in product(range(1, 7), repeat=count))
    return {values: Fraction(times, 6**count) for values, times in shown.items()}


@cache
def keeps(hand: Hand) -> set[Hand]:
    return {keep for size in range(5) for keep in combinations(hand, size)}


def after_takes(
    tray: Counts, out: Counts, numbers: set[int], aside_too: bool
) -> Iterator[tuple[int, tuple[Counts, Counts]]]:
    """Points gained and chips left after each take there is."""
    for pile, other, from_tray in ((tray, out, True), (out, tray, False)):
        if not (from_tray or aside_too):
            continue
        for number in numbers:
            if pile[number]:
                fewer = (*pile[:number], pile[number] - 1, *pile[number + 1 :])
                left = (fewer, other) if from_tray else (other, fewer)
                last = 20 if from_tray and not any(fewer) else 0
                yield points(*left) - points(tray, out) + last, left


@cache
def worth(tray: Counts, out: Counts) -> Fraction:
    """Points to come from here, played best: every keep of every hand tried, every throw weighed."""
    if not any(tray):
        return Fraction(0)
    final = {hand: payoff(tray, out, hand) for hand in HANDS}
    stop = {hand: pay for hand, pay in final.items() if any(tray[number] for number in made(hand))}
    best = final
    for _ in range(2):
        thrown_on = {keep: thrown(best, keep) for keep in {keep for hand in HANDS for keep in keeps(hand)}}
        best = {
            hand: max([thrown_on[keep] for keep in keeps(hand)] + ([stop[hand]] if hand in stop else []))
            for hand in HANDS
        }
    return thrown(best, ())


def thrown(best: dict[Hand, Fraction], keep: Hand) -> Fraction:
    """What a keep is worth on average when the rest is thrown."""
    throws = throws_of(5 - len(keep)).items()
    return sum((chance * best[tuple(sorted(keep + values))] for values, chance in throws), Fraction(0))


def payoff(tray: Counts, out: Counts, hand: Hand) -> Fraction:
    if len(set(hand)) == 1:
        return max(
            gain
            + max((more + worth(*left) for more, left in after_takes(*then, set(range(7)), True)), default=Fraction(0))
            for gain, then in after_takes(tray, out, set(range(7)), True)
        )
    takes = [gain + worth(*left) for gain, left in after_takes(tray, out, made(hand), False)]
    if takes:
        return max(takes)
    top = max(number for number in range(7) if tray[number])
    fewer, more = list(tray), list(out)
    fewer[top] -= 1
    more[top] += 1
    return worth(tuple(fewer), tuple(more))


ENDGAMES = [
    ((1, 0, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0, 0)),
    ((0, 0, 0, 0, 0, 0, 1), (0, 0, 0, 0, 0, 0, 2)),
    ((1, 0, 0, 1, 0, 0, 0), (0, 0, 0, 0, 0, 0, 0)),
    ((0, 1, 0, 0, 1, 0, 0), (0, 0, 0, 0, 0, 1, 0)),
    ((0, 0, 2, 0, 0, 0, 0), (0, 0, 1, 0, 0, 0, 1)),
]


def state_at(tray: Counts, out: Counts) -> YamslamState:
    own = [4 - t - o for t, o in zip(tray, out, strict=True)]
    return YamslamState(Table.of("solo", 1, "full"), list(tray), list(out), [own], 0)


@pytest.mark.rule("Y-30", "Y-31")
@pytest.mark.parametrize(("tray", "out"), ENDGAMES)
def test_small_endgames_are_worth_what_a_plain_recursion_finds(tray: Counts, out: Counts) -> None:
    exact = worth(tray, out)
    table = solo_table()
    assert abs(Fraction(table.to_come(tray, out), UNIT) - exact) <= HALF_A_PART
    prospects = solo_prospects(state_at(tray, out), table)
    assert abs(Fraction(prospects.play(3).untouched(3), 7776**3 * UNIT) - exact) <= HALF_A_PART


def test_the_start_is_worth_what_it_should_be() -> None:
    full, none = (4,) * 7, (0,) * 7
    assert solo_table().to_come(full, none) / UNIT == pytest.approx(START, abs=0.01)
    played = prospects_of(state_at(full, none)).play(3).untouched(3)
    assert played / 7776**3 / UNIT == pytest.approx(START, abs=0.01)


def test_every_position_has_a_place_of_its_own() -> None:
    """Drawn at random: the number says the position again, most valuable chips first, then the others' digits."""
    rng = Rng(3)
    for _ in range(500):
        top = rng.below(7)
        in_tray, aside = rng.choice([(t, o) for t in range(1, 5) for o in range(5 - t)])
        others = [rng.below(5) for _ in range(6)]
        tray = (*others[:top], in_tray, *[0] * (6 - top))
        out = (*[0] * top, aside, *others[top:])
        number, digits = position_number(tray, out), []
        for _ in range(6):
            number, digit = divmod(number, 5)
            digits.append(digit)
        assert digits[::-1] == others
        assert divmod(number, 10)[0] == top
    assert position_number((0,) * 6 + (4,), (0,) * 7) == POSITIONS - 15_625
    assert position_number((4,) * 7, (0,) * 7) == POSITIONS - 1


@pytest.mark.rule("Y-30")
def test_each_position_is_worth_what_its_hand_makes_of_those_after_it() -> None:
    """Along some games, however they go: the table agrees with itself."""
    table = solo_table()
    for seed in range(4):
        rng = Rng(seed)
        state = GAME.new(Setup("solo", 1))
        while (decision := GAME.decision(state)) is not None:
            if decision.seat == 0 and state.dice is None:
                expected = prospects_of(state).play(3).untouched(3) / 7776**3
                assert table.to_come(state.tray, state.out) == pytest.approx(expected, abs=1.01)
            GAME.apply(state, GAME.sample(state, rng) if decision.seat == CHANCE else rng.choice(GAME.legal(state)))


def test_the_choice_says_what_is_to_be_expected() -> None:
    """One chip left, two pairs already there: 5, the last chip's 20, the fourth of its kind's 30."""
    state = state_at((1, 0, 0, 0, 0, 0, 0), (0,) * 7)
    state.dice, state.throws = (2, 2, 5, 5, 1), 3
    choice = best_choice(state, GAME.legal(state), prospects_of(state))
    assert choice.worth == 55 * UNIT


def test_a_position_that_no_game_leads_to_is_played_all_the_same() -> None:
    """Cheap chips aside while dearer ones are in the tray."""
    state = state_at((1, 0, 0, 0, 0, 0, 2), (1, 4, 0, 0, 2, 0, 0))
    state.dice, state.throws = (3, 3, 3, 3, 3), 1
    legal = GAME.legal(state)
    assert ask(LEVELS["hard"], GAME, state) in legal


def test_a_table_cut_short_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "solo.bin"
    file.write_bytes(asset(FILE).read_bytes()[:-2])
    with pytest.raises(DamagedTable, match=f"2187498 bytes, but the table has {2 * POSITIONS}"):
        SoloTable.read(file)


def mean_and_error(scores: list[int]) -> tuple[float, float]:
    """The mean, and how far it is likely to be from the true one."""
    mean = sum(scores) / len(scores)
    variance = sum((score - mean) ** 2 for score in scores) / (len(scores) - 1)
    return mean, math.sqrt(variance / len(scores))


def scores_of_games(count: int) -> list[int]:
    """Final scores of hard alone, from seeds 0 on."""
    scores: list[int] = []
    for seed in range(count):
        state, rng = GAME.new(Setup("solo", 1)), Rng(seed)
        while (decision := GAME.decision(state)) is not None:
            GAME.apply(state, GAME.sample(state, rng) if decision.seat == CHANCE else ask(LEVELS["hard"], GAME, state))
        outcome = GAME.outcome(state)
        assert outcome is not None
        scores += outcome.scores
    return scores


def test_games_come_out_as_they_should() -> None:
    mean, error = mean_and_error(scores_of_games(12))
    assert abs(mean - START) < 3 * error


@pytest.mark.study
@pytest.mark.timeout(3600)
def test_five_thousand_games_come_out_as_they_should() -> None:
    mean, error = mean_and_error(scores_of_games(5000))
    assert error < 3
    assert abs(mean - START) < 3 * error
