"""Cards that nobody has thought of: any words of the vocabulary put together, as far as a card file may, play (H-72).

The words are drawn from their types alone, so a new word is among them without a change here.
"""

from __future__ import annotations

import json
import runpy
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from tabletop.core.actions import CHANCE, TABLE, Viewer
from tabletop.core.game import Setup, to_plain
from tabletop.core.rng import Rng
from tabletop.games.moriham.cards import Activated, Continuous, Option, SummonCondition, Triggered
from tabletop.games.moriham.rules import Moriham
from tabletop.games.moriham.soundness import faults_of, read_box
from tabletop.games.moriham.state import State
from tabletop.games.moriham.vocabulary import AnyOperation, Filter

INVARIANTS = runpy.run_path(str(Path(__file__).with_name("invariants.py")))
check_state: Callable[[State, list[list[str]]], None] = INVARIANTS["check_state"]
distance: Callable[[State], tuple[int, ...]] = INVARIANTS["distance"]
permuted: Callable[[State, Viewer, Rng], State] = INVARIANTS["permuted"]

KINS = ("red", "blue")
IDS = [f"card_{number}" for number in range(50)]
NAMED = IDS[:3]
"""The cards that words may name."""

MONSTERS = 28
TRIES = 200
"""Words drawn until some fit together, before others are tried."""

Plain = dict[str, Any]

IDLE: Plain = {"operations": [{"do": "draw"}]}
BLANK: Plain = {
    "kind": "monster", "kin": KINS[0], "level": 1, "attack": 1, "defence": 1,
    "summon": {"costs": [{"pay": "life", "amount": 1}]}, "ability": {"works": "activated", **IDLE},
}  # fmt: skip


def shape(kind: Any) -> Any:
    return msgspec.inspect.type_info(kind)


OPERATIONS = [shape(kind) for kind in get_args(AnyOperation)]


def drawn(kind: Any, rng: Rng, name: str = "") -> Any:
    """Plain data of a type of the vocabulary, any that its shape allows; what may be left out mostly is."""
    if isinstance(kind, msgspec.inspect.LiteralType):
        return rng.choice(kind.values)
    if isinstance(kind, msgspec.inspect.BoolType):
        return rng.below(3) == 0
    if isinstance(kind, msgspec.inspect.IntType):
        low = -2 if kind.ge is None else kind.ge
        return low + rng.below(1 + (5 if kind.le is None else kind.le - low))
    if isinstance(kind, msgspec.inspect.StrType):
        return rng.choice(KINS if name == "kin" else NAMED)
    if isinstance(kind, msgspec.inspect.UnionType):
        some = [one for one in kind.types if not isinstance(one, msgspec.inspect.NoneType)]
        return drawn(rng.choice(some), rng, name)
    if isinstance(kind, msgspec.inspect.VarTupleType):
        return [drawn(kind.item_type, rng, name) for _ in range(1 + rng.below(2))]
    assert isinstance(kind, msgspec.inspect.StructType), kind
    plain = {} if kind.tag_field is None else {kind.tag_field: kind.tag}
    rarely = 9 if issubclass(kind.cls, Filter) else 3
    for field in kind.fields:
        if field.required or rng.below(rarely) == 0:
            plain[field.encode_name] = drawn(field.type, rng, field.encode_name)
    return plain


def effect(kind: Any, operation: Any, rng: Rng) -> Plain:
    """An effect with that operation, and now and then another."""
    plain: Plain = drawn(kind, rng)
    more = [rng.choice(OPERATIONS)] * (rng.below(4) == 0)
    plain["operations"] = [drawn(one, rng) for one in (operation, *more)]
    if rng.below(3):
        zone = rng.choice(("monsters", "monsters", "backrow", "graveyard"))
        plain["targets"] = [{"zone": zone, "side": rng.choice(("you", "opponent", "either"))}] * (1 + rng.below(2))
    return plain


def with_sound(field: str, draw: Callable[[], Plain], card: Plain) -> Plain | None:
    """The card with words in a field such that a card file may hold it; None if none are found soon."""
    for _ in range(TRIES):
        tried = {**card, field: draw()}
        named = [
            {**one, "id": card_id, "name": card_id} for one, card_id in zip((tried, BLANK, BLANK), NAMED, strict=True)
        ]
        if not faults_of({"format": 1, "kins": KINS, "cards": named}):
            return tried
    return None


def with_effect(field: str, kinds: tuple[type[Any], ...], card: Plain, rng: Rng) -> Plain:
    """The card with an effect of one of these kinds in a field, every operation as likely, as far as one fits."""
    shapes = [shape(kind) for kind in kinds]
    found = None
    while found is None:
        kind, operation = rng.choice(shapes), rng.choice(OPERATIONS)
        lasts = kind.cls is Continuous
        found = with_sound(field, lambda: drawn(kind, rng) if lasts else effect(kind, operation, rng), card)  # noqa: B023
    return found


def any_card(number: int, rng: Rng) -> Plain:
    """A card of any words."""
    card: Plain = {**BLANK, "id": IDS[number], "name": IDS[number]}
    if number < MONSTERS:
        card |= {"kin": rng.choice(KINS), "level": 1 + rng.below(4) * rng.below(2)}
        card |= {"attack": rng.below(7), "defence": rng.below(7)}
        summoned = None
        while summoned is None:
            summoned = with_sound("summon", lambda: drawn(shape(SummonCondition), rng), card)
        return with_effect("ability", (Activated, Triggered, Triggered, Continuous), summoned, rng)
    card = {"kind": rng.choice(("magic", "trap", "trap")), "id": IDS[number], "name": IDS[number], "a": IDLE, "b": IDLE}
    return with_effect("b", (Option,), with_effect("a", (Option,), card, rng), rng)


def any_game(rng: Rng) -> Moriham:
    """The rules with a box of any cards."""
    cards = [any_card(number, rng) for number in range(len(IDS))]
    return Moriham(read_box({"format": 1, "kins": KINS, "cards": cards}), {})


def states(game: Moriham, rng: Rng) -> Iterator[State]:
    """A duel at random, before its first action and after each; now and then it is kept and taken up again."""
    state = game.new(Setup("base", 2, {}, {"decks": [IDS, IDS]}))
    yield state
    while (due := game.decision(state)) is not None:
        legal = list(game.legal(state))
        assert len(set(legal)) == len(legal)
        game.apply(state, game.sample(state, rng) if due.seat == CHANCE else rng.choice(legal))
        if rng.below(10) == 0:
            data = game.dump(state)
            state = game.load(json.loads(json.dumps(data)))
            assert game.dump(state) == data
        yield state


def check_secrets(game: Moriham, state: State, rng: Rng) -> None:
    """What a viewer cannot see changes nothing for it, and what it sees can be filled in."""
    due = game.decision(state)
    for viewer in (0, 1, TABLE):
        view = to_plain(game.view(state, viewer))
        other = permuted(state, viewer, rng)
        assert to_plain(game.view(other, viewer)) == view
        if due is not None and due.seat == viewer:
            assert list(game.legal(other)) == list(game.legal(state))
        assert to_plain(game.view(game.determinize(game.view(state, viewer), rng), viewer)) == view


def play_any(seed: int, duels: int) -> None:
    """Duels with any cards: sound in every state, with nothing told, nearer to their end with each action."""
    rng = Rng(seed)
    game = any_game(rng)
    for _ in range(duels):
        before = None
        for state in states(game, rng):
            check_state(state, [sorted(IDS)] * 2)
            if rng.below(20) == 0:
                check_secrets(game, state, rng)
            if state.ended is None:
                assert before is None or distance(state) < before
                before = distance(state)
        assert state.ended is not None


@pytest.mark.rule("H-72", "H-05", "H-48", "H-51")
@pytest.mark.parametrize("seed", range(2))
def test_any_sound_cards_play_and_end(seed: int) -> None:
    play_any(seed, 2)


@pytest.mark.slow
@pytest.mark.rule("H-72", "H-05", "H-48", "H-51")
@pytest.mark.parametrize("seed", range(2, 60))
def test_many_more_sound_cards_play_and_end(seed: int) -> None:
    play_any(seed, 6)
