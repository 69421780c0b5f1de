"""The bot that plays anything legal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabletop.core.actions import Action
from tabletop.core.rng import Rng


class RandomBot:
    """Each legal action as likely: the floor every level is measured against."""

    def choose(self, view: Any, legal: Sequence[Action], rng: Rng) -> Action:  # noqa: ARG002 - the Bot interface
        """One of the legal actions, each as likely."""
        return rng.choice(legal)
