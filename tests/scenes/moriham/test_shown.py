"""What the table shows follows the events, for every viewer, and tells each no more than it may know."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from scenes.moriham.shown import Shown, shown
from tabletop import catalogue
from tabletop.core.actions import CHANCE
from tabletop.core.game import Setup
from tabletop.core.rng import Rng

GAME = catalogue.game("moriham")
VIEWERS: tuple[Any, ...] = (0, 1, "table")


def kind_of(card: str) -> Any:
    return GAME.box.cards[card].kind  # type: ignore[attr-defined]


def taken(state: Any, viewer: Any) -> Shown:
    return shown(GAME.view(state, viewer), viewer, kind_of)


def seen(table: Shown) -> dict[str, Any]:
    """What of a table must be right at every moment; the order of a hand does not matter."""
    view = table.view
    return {
        "hands": [Counter(hand) for hand in view.hands],
        "decks": [len(deck) for deck in view.decks],
        "graveyards": view.graveyards,
        "banished": view.banished,
        "monsters": [[m and (m.card, m.owner, m.position) for m in row] for row in view.monsters],
        "backrow": [[s and (s.card, s.face) for s in row] for row in view.backrow],
        "life": view.life,
        "phase": view.phase,
        "turn": view.turn,
        "chain": [(link.seat, link.card, link.option, link.kind, link.source, link.negated) for link in table.chain],
        "summon": view.summon and (view.summon.seat, view.summon.card),
        "attack": view.attack and (view.attack.seat, view.attack.negated),
    }


@pytest.mark.rule("H-05")
@pytest.mark.parametrize("seed", range(6))
def test_following_the_events_leads_to_what_the_game_shows(seed: int) -> None:
    rng = Rng(seed)
    state = GAME.new(Setup("base", 2))
    hands_apart = 0
    for _ in range(260):
        decision = GAME.decision(state)
        if decision is None:
            break
        if decision.seat == CHANCE:
            action = GAME.sample(state, rng)
        else:
            legal = GAME.legal(state)
            action = legal[rng.below(len(legal))]
        tables = [taken(state, viewer) for viewer in VIEWERS]
        events = GAME.apply(state, action)
        for viewer, table in zip(VIEWERS, tables, strict=True):
            for event in events:
                table.follow(GAME.redact(event, viewer))
            now, right = seen(table), seen(taken(state, viewer))
            hands = [sum(hand.values()) for hand in now.pop("hands")]
            assert hands == [sum(hand.values()) for hand in right.pop("hands")], (action, viewer, events)
            assert now == right, (action, viewer)
            hands_apart += hands[0] != hands[1]
    assert hands_apart
