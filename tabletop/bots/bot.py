"""What a bot is, and how one is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from tabletop.core.actions import CHANCE, Action
from tabletop.core.errors import IllegalAction
from tabletop.core.game import Game, PositionT, StateT
from tabletop.core.rng import Rng


class Bot(Protocol):
    """A player that answers a decision from what its seat may know.

    A level is a fixed amount of work, never of time.
    """

    def choose(self, view: Any, legal: Sequence[Action], rng: Rng) -> Action:
        """One of the legal actions.

        Args:
            view: the Position as the seat to decide may know it.
            legal: all legal actions, at least one.
            rng: the bot's own chance, the same for the same position.
        """
        ...


def ask(bot: Bot, game: Game[StateT, PositionT], state: StateT, seed: int = 0) -> Action:
    """What the bot would do for the seat to decide; the state and every other stream of chance stay as they are.

    Args:
        seed: the bot's own seed; with the position it settles the bot's chance.

    Raises:
        IllegalAction: the game is over, or chance is to decide.
    """
    decision = game.decision(state)
    if decision is None:
        raise IllegalAction("over")
    if decision.seat == CHANCE:
        raise IllegalAction("chance_due", got=type(decision).__struct_config__.tag)
    legal = game.legal(state)
    if len(legal) == 1:
        return legal[0]
    view = game.view(state, decision.seat)
    rng = Rng.from_bytes(seed.to_bytes(16, "big", signed=True), msgspec.json.encode(view, order="sorted"))
    return bot.choose(view, legal, rng)
