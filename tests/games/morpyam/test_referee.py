"""A second referee, written from the rules alone on plain data, agrees with the first at every step of random games.

It shares no line with the game: figures are counted anew, lines walked square by square, and each action's outcome is
worked out from the position before it.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import msgspec
import pytest

from tabletop.core.actions import CHANCE
from tabletop.core.game import OptionValue, Setup, to_plain
from tabletop.core.match import Match
from tabletop.core.rng import Rng
from tabletop.games.morpyam.rules import GAME

Plain = dict[str, Any]

SEC_FIGURES = ("morpyam", "carre", "maxi", "mini", "suite", "full")
ENDS = ("ko", "double_morpyam", "points", "retired")


def makes(tile: str, dice: list[int]) -> bool:
    """M-20 to M-28, five alike being a full."""
    counts = sorted(Counter(dice).values(), reverse=True)
    values = sorted(set(dice))
    longest = max(
        length
        for start in range(len(values))
        for length in range(1, len(values) - start + 1)
        if values[start + length - 1] - values[start] == length - 1
    )
    if tile[0] in "bp" and tile[1:].isdigit():
        return dice.count(int(tile[1])) >= (3 if tile[0] == "b" else 2)
    return {
        "ps": longest >= 4,
        "suite": longest == 5,
        "full": counts in ([3, 2], [5]),
        "carre": counts[0] >= 4,
        "mini": sum(dice) <= 8,
        "maxi": sum(dice) >= 27,
        "morpyam": counts == [5],
        "2p": len([count for count in counts if count > 1]) == 2,
        "sec": False,
        "appel": False,
    }[tile]


def free_squares(plain: Plain, *tiles: str) -> list[tuple[int, int]]:
    return [
        (row, column)
        for row in range(6)
        for column in range(6)
        if plain["tokens"][row][column] is None and (not tiles or plain["grid"][row][column] in tiles)
    ]


def may_cover(plain: Plain, square: tuple[int, int]) -> bool:
    """M-12, M-29 to M-31, M-42, M-44, M-45, one free square at a time."""
    tile = plain["grid"][square[0]][square[1]]
    dice, throws = plain["dice"], plain["throws"]
    if plain["call_state"] == "standing" or (plain["call_state"] == "lost" and throws == 3):
        return False
    if plain["call_state"] == "won":
        return bool(tile == "appel")
    if tile == "appel":
        return False
    if tile == "sec":
        return bool(throws == 1 and any(makes(figure, dice) for figure in SEC_FIGURES))
    if makes("morpyam", dice) and free_squares(plain, "morpyam"):
        return bool(tile == "morpyam")
    return makes(tile, dice)


def legal_actions(plain: Plain) -> list[Plain]:
    """What the seat whose turn it is may do, in no order."""
    throws = plain["throws"]
    if plain["call_state"] == "won":
        return [{"type": "place", "square": list(square)} for square in free_squares(plain, "appel")]
    allowed: list[Plain] = []
    if throws < 3:
        sizes = range(1, 6) if throws else [5]
        allowed += [{"type": "throw", "dice": list(dice)} for size in sizes for dice in combinations(range(5), size)]
        if plain["call_state"] != "standing" and free_squares(plain, "appel"):
            figures = SEC_FIGURES if throws else (*SEC_FIGURES, "sec")
            allowed += [{"type": "call", "figure": figure} for figure in figures]
    if throws:
        squares = [square for square in free_squares(plain) if may_cover(plain, square)]
        allowed += [{"type": "place", "square": list(square)} for square in squares]
    return allowed or [{"type": "pass"}]


def longest_through(plain: Plain, seat: int, square: tuple[int, int]) -> int:
    longest = 0
    for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
        length = 1
        for way in (1, -1):
            row, column = square[0] + way * down, square[1] + way * right
            while row in range(6) and column in range(6) and plain["tokens"][row][column] == seat:
                length += 1
                row, column = row + way * down, column + way * right
        longest = max(longest, length)
    return longest


def points(plain: Plain, seat: int) -> int:
    """M-51, from every end of every run."""
    worth = {3: 1, 4: 2 if plain["players"] == 2 else 3}
    own = {(row, column) for row in range(6) for column in range(6) if plain["tokens"][row][column] == seat}
    total = 0
    for row, column in own:
        for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
            if (row - down, column - right) not in own:
                length = 1
                while (row + length * down, column + length * right) in own:
                    length += 1
                total += worth.get(length, 0)
    return total


def next_seat(plain: Plain) -> int:
    seat = (plain["turn"] + 1) % plain["players"]
    while seat in plain["retired"]:
        seat = (seat + 1) % plain["players"]
    return int(seat)


def after(before: Plain, action: Plain) -> Plain:
    """What the position says after a player's action, or after dice that stand: only the fields that tell it."""
    plain: Plain = {
        key: [list(row) if isinstance(row, list) else row for row in value] if isinstance(value, list) else value
        for key, value in before.items()
    }
    kind, seat = action["type"], before["turn"]
    new_hand = {"dice": None, "throws": 0, "pending": None, "call": None, "call_state": None}
    reason = None
    if kind == "throw":
        called = before["call_state"] == "standing"
        plain.update({"pending": action["dice"], "call": before["call"] if called else None})
        plain["call_state"] = "standing" if called else None
    elif kind == "rolled":
        dice = list(before["dice"] or [0] * 5)
        for die, value in zip(before["pending"], action["values"], strict=True):
            dice[die] = value
        plain.update({"dice": dice, "throws": before["throws"] + 1, "pending": None})
        if before["call"]:
            figures = SEC_FIGURES if before["call"] == "sec" else (before["call"],)
            plain["call_state"] = "won" if any(makes(figure, dice) for figure in figures) else "lost"
    elif kind == "call":
        plain.update({"call": action["figure"], "call_state": "standing"})
    elif kind == "place":
        row, column = action["square"]
        plain["tokens"][row][column] = seat
        plain["in_hand"][seat] -= 1
        morpyam = len(set(before["dice"])) == 1
        plain["morpyams"] += morpyam
        if longest_through(plain, seat, (row, column)) >= 5:
            reason = "ko"
        elif before["options"]["double_morpyam"] and plain["morpyams"] == 2:
            reason = "double_morpyam"
        elif plain["in_hand"][seat] == 0:
            reason = "points"
        elif morpyam:
            plain.update(new_hand)
        else:
            plain.update(new_hand | {"morpyams": 0, "turn": next_seat(plain)})
    elif kind == "pass":
        plain.update(new_hand | {"morpyams": 0, "turn": next_seat(plain)})
    elif kind == "retire":
        plain["retired"] = sorted([*plain["retired"], seat])
        if len(plain["retired"]) == plain["players"] - 1:
            reason = "retired"
        else:
            plain.update(new_hand | {"morpyams": 0, "turn": next_seat(plain)})
    plain["outcome"] = reason
    return plain


def check_outcome(plain: Plain) -> None:
    """M-52 to M-55: who stands first, who last, and for how many points."""
    reason, ranking, scores = (plain["outcome"][field] for field in ("reason", "ranking", "scores"))
    seats = range(plain["players"])
    expected = [points(plain, seat) + (reason == "points" and plain["in_hand"][seat] == 0) for seat in seats]
    assert scores == expected
    assert sorted(seat for rank in ranking for seat in rank) == list(seats)
    playing = [seat for seat in seats if seat not in plain["retired"]]
    if reason == "retired":
        assert ranking[0] == playing
    elif reason == "points":
        most = max(scores[seat] for seat in playing)
        tied = [seat for seat in playing if scores[seat] == most]
        assert ranking[0] == ([plain["turn"]] if plain["turn"] in tied else tied)
    else:
        assert ranking[0] == [plain["turn"]]
    order = [seat for rank in ranking for seat in rank]
    places = {seat: number for number, rank in enumerate(ranking) for seat in rank}
    for better, worse in combinations(order[len(ranking[0]) :], 2):
        assert (better in plain["retired"]) <= (worse in plain["retired"]), "the retired last"
        if (better in plain["retired"]) == (worse in plain["retired"]):
            assert scores[better] >= scores[worse]
            if scores[better] > scores[worse]:
                assert places[better] < places[worse]


def told(plain: Plain) -> Plain:
    fields = ("tokens", "in_hand", "dice", "throws", "pending", "call", "call_state", "morpyams", "retired", "turn")
    outcome = plain["outcome"]
    return {field: plain[field] for field in fields} | {
        "outcome": outcome["reason"] if isinstance(outcome, dict) else outcome
    }


@pytest.mark.rule("M-12", "M-13", "M-29", "M-30", "M-31", "M-32", "M-40", "M-42", "M-44", "M-45", "M-51", "M-52")
@pytest.mark.parametrize("variant", ["classic", "flash", "plus"])
@pytest.mark.parametrize(("players", "double"), [(2, False), (3, True), (4, False), (2, True)])
def test_both_referees_agree(variant: str, players: int, double: bool) -> None:
    options: dict[str, OptionValue] = {"double_morpyam": double}
    seen: Counter[str] = Counter()
    for seed in range(3):
        rng = Rng(1000 * players + seed)
        match = Match.begin(GAME, Setup(variant, players, options), seed)
        plain = GAME.dump(match.state)
        while match.decision is not None:
            chance = match.decision.seat == CHANCE
            legal = [to_plain(action) for action in GAME.legal(match.state)]
            if plain["decision"]["kind"] == "turn":
                assert sorted(map(repr, legal)) == sorted(map(repr, legal_actions(plain)))
            if chance:
                # Dice that like to agree, so that morpyams and calls that come are not rare.
                alike = plain["decision"]["kind"] == "roll" and rng.below(3) == 0
                count = len(plain["pending"] or ())
                action = {"type": "rolled", "values": [1 + rng.below(6)] * count} if alike else None
                if action is None:
                    action = to_plain(GAME.sample(match.state, rng))
            elif plain["decision"]["kind"] == "turn" and rng.below(150) == 0:
                action = {"type": "retire"}
            else:
                action = legal[-1] if rng.below(3) == 0 else rng.choice(legal)
            laying = plain["decision"]["kind"] == "lay"
            match.submit(decoded(action))
            before, plain = plain, GAME.dump(match.state)
            if not laying:
                assert told(plain) == told(after(before, action)), (before, action)
            seen[str(plain["call_state"])] += 1
        check_outcome(plain)
        seen[plain["outcome"]["reason"]] += 1
    assert sum(seen[reason] for reason in ENDS) == 3
    assert (seen["won"] > 0) == (variant != "flash")


def decoded(action: Plain) -> Any:

    return msgspec.convert(action, GAME.action_type)
