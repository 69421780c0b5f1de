"""What cards say in English, held to what a careful editor would print for the same data (H-73)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from scenes.moriham.texts import cards
from tabletop.games.moriham.cards import Ability, Option, SummonCondition

OPTIONS: list[tuple[dict[str, Any], str]] = [
    (
        {
            "on": {"on": "attack"},
            "costs": [{"pay": "life", "amount": 2}],
            "operations": [{"do": "negate", "what": "attack"}],
        },
        "When an opposing monster attacks, pay 2 life: negate the attack.",
    ),
    (
        {"operations": [{"do": "draw", "count": 3}, {"do": "discard", "player": "you", "count": 2}]},
        "Draw 3 cards, then discard 2 cards.",
    ),
    (
        {
            "targets": [{"zone": "monsters"}],
            "operations": [{"do": "grant", "keyword": "direct_attack"}, {"do": "change", "attack": -1}],
        },
        "A monster you control can attack directly this turn. It gets −1 attack this turn.",
    ),
    (
        {"on": {"on": "destroyed", "by": "battle"}, "operations": [{"do": "revive", "what": "subject"}]},
        "When a monster you control is destroyed by battle, special summon that monster in attack position.",
    ),
    (
        {"stays": [{"gives": "values", "to": {"zone": "monsters", "kin": "tide"}, "attack": 1}]},
        "This card stays on the field: your Tide monsters get +1 attack.",
    ),
]


@pytest.mark.rule("H-73")
@pytest.mark.parametrize(("data", "text"), OPTIONS)
def test_options(data: dict[str, Any], text: str) -> None:
    assert cards.option_text(msgspec.convert(data, Option), "en") == text


@pytest.mark.rule("H-73", "H-22")
@pytest.mark.parametrize(
    ("data", "text"),
    [
        (
            {"conditions": [{"if": "has", "group": {"zone": "monsters"}, "at_least": 0, "at_most": 0}]},
            "If you control no monsters, you may special summon this card.",
        ),
        (
            {"conditions": [{"if": "life", "at_most": 10}], "costs": [{"pay": "discard", "card": {"kin": "ember"}}]},
            "If you have 10 or less life, discard an Ember monster: special summon this card.",
        ),
    ],
)
def test_special_summons(data: dict[str, Any], text: str) -> None:
    assert cards.summon_text(msgspec.convert(data, SummonCondition), "en") == text


@pytest.mark.rule("H-73", "H-47")
@pytest.mark.parametrize(
    ("data", "text"),
    [
        (
            {
                "works": "continuous",
                "conditions": [
                    {"if": "has", "group": {"zone": "monsters", "other": True}, "at_least": 0, "at_most": 0}
                ],
                "gives": [{"gives": "keyword", "to": "self", "keyword": "cannot_attack"}],
            },
            "While you control no other monsters, this monster cannot attack.",
        ),
        (
            {"works": "activated", "operations": [{"do": "gain", "amount": 2}]},
            "Once per turn: gain 2 life.",
        ),
        (
            {
                "works": "triggered",
                "on": {"on": "summoned", "itself": True},
                "may": True,
                "operations": [{"do": "draw"}],
            },
            "When this monster is summoned, you may draw a card.",
        ),
    ],
)
def test_abilities(data: dict[str, Any], text: str) -> None:
    assert cards.ability_text(msgspec.convert(data, Ability), "en") == text
