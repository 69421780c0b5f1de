"""The coach of Morpyam: what the strongest player would do, and why, as codes and parameters without words."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TypeAlias

import msgspec

from tabletop.bots.morpyam_board import LAST, POINT, WIN, Board, board_of, gain, longest
from tabletop.bots.morpyam_chances import Reach, aim_at, reaches
from tabletop.bots.morpyam_hands import WINNING
from tabletop.bots.morpyam_hard import Expected, expected_of
from tabletop.bots.morpyam_outlook import CERTAIN
from tabletop.bots.morpyam_plan import APPEL, MORPYAM
from tabletop.bots.morpyam_turn import Choice, choose
from tabletop.core.actions import Action
from tabletop.dice.hands import NUMBER, THROWS_OF_FIVE, Keep
from tabletop.games.morpyam.position import MorpyamPosition
from tabletop.games.morpyam.restoring import state_of
from tabletop.games.morpyam.state import MOST_THROWS, MorpyamState
from tabletop.games.morpyam.tiles import is_morpyam


class Win(msgspec.Struct, frozen=True, tag="win", tag_field="code"):
    """The token wins the game at once, by five in a row or a second morpyam (M-52, M-32)."""


class Finish(msgspec.Struct, frozen=True, tag="finish", tag_field="code"):
    """It is the last token, and the points decide.

    Attributes:
        points: what it brings, its own point included.
    """

    points: int


class Guard(msgspec.Struct, frozen=True, tag="guard", tag_field="code"):
    """It keeps another from five in a row.

    Attributes:
        seat: whom.
    """

    seat: int


class Score(msgspec.Struct, frozen=True, tag="score", tag_field="code"):
    """It completes runs.

    Attributes:
        points: what they bring (M-51).
    """

    points: int


class Deny(msgspec.Struct, frozen=True, tag="deny", tag_field="code"):
    """It keeps another from points.

    Attributes:
        seat: whom.
        points: how many.
    """

    seat: int
    points: int


class Build(msgspec.Struct, frozen=True, tag="build", tag_field="code"):
    """It prepares a run.

    Attributes:
        tokens: how many of five squares in line have one's token then, with nobody else in them.
    """

    tokens: int


class Stand(msgspec.Struct, frozen=True, tag="stand", tag_field="code"):
    """It is one token fewer in hand, on the best square there is."""


Purpose: TypeAlias = Win | Finish | Guard | Score | Deny | Build | Stand
"""What a token on a square is good for."""


class Only(msgspec.Struct, frozen=True, tag="only", tag_field="code"):
    """There is nothing else to do."""


class Cover(msgspec.Struct, frozen=True, tag="cover", tag_field="code"):
    """The square is worth more than any other there is, and than throwing on.

    Attributes:
        square: its number.
        tile: what it shows.
        purpose: what the token is good for.
        again: the player plays again (M-30).
    """

    square: int
    tile: str
    purpose: Purpose
    again: bool


class Aim(msgspec.Struct, frozen=True, tag="aim", tag_field="code"):
    """The throw is for one square above all.

    Attributes:
        square: its number.
        tile: what it shows.
        p: the chance to cover it in this hand for whoever keeps these dice and then plays for it alone.
        fraction: the same exactly, in lowest terms: ``"n/d"``.
        purpose: what a token there is good for.
    """

    square: int
    tile: str
    p: float
    fraction: str
    purpose: Purpose


class CallFor(msgspec.Struct, frozen=True, tag="call", tag_field="code"):
    """What is called lets an appel square be covered.

    Attributes:
        figure: what is called.
        p: the chance that the next throw brings it, these dice kept.
        fraction: the same exactly, in lowest terms: ``"n/d"``.
        risk: the hand is lost if it does not come (M-44).
        square: the number of the best appel square.
        purpose: what a token there is good for.
    """

    figure: str
    p: float
    fraction: str
    risk: bool
    square: int
    purpose: Purpose


class Hold(msgspec.Struct, frozen=True, tag="hold", tag_field="code"):
    """The throw is to bring nothing: every token that can be placed is worth less than none."""


Reason: TypeAlias = Only | Cover | Aim | CallFor | Hold


class Advice(msgspec.Struct, frozen=True):
    """What the strongest player would do.

    Attributes:
        action: its choice.
        keep: the values it leaves as they are, rising: none for a first throw, all five unless it throws.
        reason: why.
        win: how likely the player is to win, as judged; None where that has not been learnt.
        reaches: for every tile with a free square, how likely this hand can cover it.
    """

    action: Action
    keep: Keep
    reason: Reason
    win: float | None
    reaches: dict[str, Reach]


def advise(view: MorpyamPosition, legal: Sequence[Action]) -> Advice:
    """What to do for the seat to decide.

    Args:
        view: the position as that seat may know it, the grid being whole.
        legal: all its legal actions, at least one.
    """
    state = state_of(view)
    board = board_of(state)
    expected = expected_of(board)
    choice = choose(state, expected.prospects)
    reason = Only() if len(legal) == 1 else _reason(state, board, choice, expected)
    return Advice(choice.action, choice.keep, reason, _win(expected, choice), reaches(state))


def _win(expected: Expected, choice: Choice) -> float | None:
    if expected.nothing is None:
        return None
    return max(0.0, min((expected.nothing + choice.expected) / CERTAIN, 1.0))


def _reason(state: MorpyamState, board: Board, choice: Choice, expected: Expected) -> Reason:
    if choice.square is not None:
        tile, again = board.layout.grid[choice.square], is_morpyam(choice.keep) and board.in_hand[board.seat] > 1
        return Cover(choice.square, tile, purpose_of(board, choice.square, is_morpyam(choice.keep)), again)
    if choice.call is not None:
        ways = WINNING[choice.call][NUMBER[choice.keep]]
        chance = Fraction(ways, THROWS_OF_FIVE)
        square = expected.prospects.square[APPEL]
        risk = state.throws == MOST_THROWS - 1
        return CallFor(choice.call, float(chance), _written(chance), risk, square, purpose_of(board, square, False))
    return _reason_to_throw(state, board, choice, expected)


def _reason_to_throw(state: MorpyamState, board: Board, choice: Choice, expected: Expected) -> Reason:
    """The square that adds most, on average, to what these dice are sure to bring."""
    prospects = expected.prospects
    left = MOST_THROWS - state.throws
    morpyam_free = MORPYAM in prospects.square
    chances: dict[str, Fraction] = {}
    worth: dict[str, int] = {}
    for tile in prospects.square:
        ways = aim_at(tile, morpyam_free).of_keep(choice.keep, state.throws)
        chances[tile] = Fraction(ways, THROWS_OF_FIVE**left)
        worth[tile] = prospects.plan.five[tile] if tile == MORPYAM else prospects.plan.worth[tile]
    sure = max((worth[tile] for tile, chance in chances.items() if chance == 1), default=0)
    adds = {tile: chance * (worth[tile] - sure) for tile, chance in chances.items()}
    tile = max(adds, key=adds.__getitem__)
    if adds[tile] <= 0:
        return Hold()
    five = tile == MORPYAM
    square = (prospects.square_of_five if five else prospects.square)[tile]
    chance = chances[tile]
    return Aim(square, tile, float(chance), _written(chance), purpose_of(board, square, five))


def purpose_of(board: Board, square: int, five: bool) -> Purpose:
    """What a token of the seat whose turn it is would be good for on a free square.

    Args:
        board: the board.
        square: the number of the square.
        five: the token would be placed with five alike.
    """
    players = len(board.own)
    own = board.own[board.seat]
    gained = gain(own, square, players)
    if gained >= WIN or (five and board.doubles):
        return Win()
    if board.in_hand[board.seat] == 1:
        return Finish(gained // POINT + LAST)
    denied = {seat: gain(board.own[seat], square, players) for seat in board.playing if seat != board.seat}
    rival = max(denied, key=denied.__getitem__)
    if denied[rival] >= WIN:
        return Guard(rival)
    if gained > 0 and gained >= denied[rival]:
        return Score(gained // POINT)
    if denied[rival] > 0:
        return Deny(rival, denied[rival] // POINT)
    tokens = longest(board, square)
    return Build(tokens) if tokens > 1 else Stand()


def _written(chance: Fraction) -> str:
    return f"{chance.numerator}/{chance.denominator}"
