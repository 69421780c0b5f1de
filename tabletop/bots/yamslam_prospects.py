"""What a hand of Yamslam may come to, and the choice that makes the most of it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tabletop.bots.throwing import throw_all_but
from tabletop.core.actions import Action
from tabletop.dice.hands import THROWS_OF_FIVE, BestPlay, Keep
from tabletop.games.yamslam.actions import TAKE_FROM_TRAY, Take
from tabletop.games.yamslam.combinations import NUMBER, earned, is_yamslam
from tabletop.games.yamslam.position import MOST_THROWS
from tabletop.games.yamslam.state import YamslamState


class Prospects(msgspec.Struct, frozen=True):
    """What the side to decide expects after each end of its hand, in whole numbers of one unit.

    Attributes:
        nothing: after a hand that brings no chip.
        takes: after each chip of the tray, taken with its combination.
        yamslam: after each chip that five alike may take now.
    """

    nothing: int
    takes: dict[Take, int]
    yamslam: dict[Take, int]

    def of_hand(self, hand: Keep) -> int:
        """After this hand, with the take that is best; one that can be taken must be."""
        return max(self.offers(hand).values(), default=self.nothing)

    def lets_take(self, hand: Keep) -> bool:
        """Whether the hand can be ended before its third throw, which only a take does."""
        return bool(self.offers(hand))

    def offers(self, hand: Keep) -> dict[Take, int]:
        """What the hand lets the player take."""
        if is_yamslam(hand):
            return self.yamslam
        takes = self.takes
        made = [TAKE_FROM_TRAY[number] for number in earned(hand)]
        return {take: takes[take] for take in made if take in takes}

    def play(self, throws_left: int) -> BestPlay:
        """Best play of the hand for this side."""
        return BestPlay(self.of_hand, throws_left, self.lets_take)


class Choice(msgspec.Struct, frozen=True):
    """An action, and what it leads to.

    Attributes:
        action: the action.
        keep: the values it leaves as they are, rising: none for a first throw, all five unless it throws.
        worth: what is to be expected on average, in the unit of the prospects.
    """

    action: Action
    keep: Keep
    worth: float


def best_choice(state: YamslamState, legal: Sequence[Action], prospects: Prospects) -> Choice:
    """What leads to the best on average; of equal choices a take, then the throw of fewest dice, then the first.

    Args:
        state: one in which a seat is to decide.
        legal: all legal actions.
        prospects: of the side to decide.
    """
    left = MOST_THROWS - state.throws
    if state.dice is None:
        return Choice(legal[0], (), prospects.play(left).untouched(left) / THROWS_OF_FIVE**left)
    hand = tuple(sorted(state.dice))
    if left and not state.takes_due:
        worth, keep = prospects.play(left).best(hand, left)
        if keep != hand:
            return Choice(throw_all_but(state.dice, keep), keep, worth / THROWS_OF_FIVE**left)
    offers = prospects.offers(hand)
    if not offers:
        return Choice(legal[0], hand, prospects.nothing)
    best = max((action for action in legal if isinstance(action, Take)), key=offers.__getitem__)
    return Choice(best, hand, offers[best])


def after_take(take: Take, tray: Sequence[int], out: Sequence[int]) -> tuple[list[int], list[int]]:
    """The tray and the chips out of play once the chip is taken."""
    tray, out = list(tray), list(out)
    pile = tray if take.source == "tray" else out
    pile[NUMBER[take.chip]] -= 1
    return tray, out


def after_nothing(tray: Sequence[int], out: Sequence[int]) -> tuple[list[int], list[int]]:
    """The tray and the chips out of play once the most valuable chip has left it (Y-15)."""
    tray, out = list(tray), list(out)
    top = max(number for number, count in enumerate(tray) if count)
    tray[top] -= 1
    out[top] += 1
    return tray, out


def there(takes: Sequence[Take], pile: Sequence[int]) -> list[Take]:
    """Those takes, one a combination, of which the pile has a chip."""
    return [take for take, count in zip(takes, pile, strict=True) if count]
