"""What cards are looked for by: everything the vocabulary can do, told of the cards that do it."""

from typing import get_args

import msgspec
import pytest

from tabletop.games.moriham.cards import Box, Card
from tabletop.games.moriham.rules import GAME
from tabletop.games.moriham.topics import OPERATIONS, TOPICS, topics_in, topics_of
from tabletop.games.moriham.vocabulary import AnyOperation

pytestmark = pytest.mark.rule("H-72")
CARDS = GAME.box.cards


def test_every_operation_of_the_vocabulary_is_a_topic():
    tags = {operation.__struct_config__.tag for operation in get_args(AnyOperation)}
    assert tags - {"grant", "sacrifice"} == set(OPERATIONS)
    assert len(set(TOPICS)) == len(TOPICS)


def test_every_card_does_something_that_is_a_topic():
    for card in CARDS.values():
        assert topics_of(card)
        assert topics_of(card) <= set(TOPICS), card.id
    assert set(topics_in(GAME.box)) == frozenset().union(*map(topics_of, CARDS.values()))


def test_a_card_has_the_topics_of_its_abilities_and_of_both_its_options_alone():
    plain = {"operations": [{"do": "draw"}], "costs": [{"pay": "mill", "count": 1}]}
    lasting = {"stays": [{"gives": "keyword", "to": "self", "keyword": "cannot_attack"}]}
    one = {"id": "one", "name": "One", "kind": "magic", "a": plain, "b": lasting}
    two = {"id": "two", "name": "Two", "kind": "magic", "a": {"operations": [{"do": "sacrifice"}]}, "b": plain}
    box = Box((), msgspec.convert([one, two], list[Card]))
    assert {card: topics_of(box.cards[card]) for card in box.cards} == {
        "one": {"draw", "cannot_attack"},
        "two": {"destroy", "draw"},
    }
    assert topics_in(box) == ("draw", "destroy", "cannot_attack")
