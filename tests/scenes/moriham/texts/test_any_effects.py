"""Any effect that a card file may hold has a text in every language, and no two that do different things have the same
(H-73). The effects are those of the box and all that come of them by changing one word, drawn from the vocabulary's
types alone, so that a new word is among them without a change here.
"""

from __future__ import annotations

import re
import runpy
from collections.abc import Iterator
from functools import cache
from itertools import islice, product
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
import pytest

from scenes.moriham.texts import cards as texts
from tabletop.app.translations import LANGUAGES
from tabletop.core.rng import Rng
from tabletop.games.moriham import vocabulary as words
from tabletop.games.moriham.cards import Ability, Option, SummonCondition
from tabletop.games.moriham.soundness import faults_of, standard_box

ANY_CARDS: Final = runpy.run_path(
    str(Path(__file__).parents[3] / "games" / "moriham" / "test_any_cards.py"), run_name="any_cards"
)

Plain = dict[str, Any]
KINDS: Final = {"summon": SummonCondition, "ability": Ability, "magic": Option, "trap": Option}
"""What effects are effects of."""

BLANK: Final[Plain] = {
    "id": "blank", "name": "Blank", "kin": "tide", "level": 1, "attack": 1, "defence": 1,
    "summon": {"costs": [{"pay": "life", "amount": 1}]},
    "ability": {"works": "activated", "operations": [{"do": "draw"}]},
}  # fmt: skip
SPELL: Final[Plain] = {"id": "blank", "name": "Blank", "b": {"operations": [{"do": "draw"}]}}

# Which effects


def effects_of_the_box() -> list[tuple[str, Plain]]:
    """Every effect of the box as plain data, with what it is an effect of."""
    found: list[tuple[str, Plain]] = []
    for card in standard_box().cards.values():
        plain = msgspec.to_builtins(card)
        kinds = ("summon", "ability") if card.kind == "monster" else ("a", "b")
        found += [(field if card.kind == "monster" else card.kind, plain[field]) for field in kinds]
    return found


def is_sound(of: str, effect: Plain) -> bool:
    if of in ("summon", "ability"):
        card = {**BLANK, "kind": "monster", of: effect}
    else:
        card = {**SPELL, "kind": of, "a": effect}
    return not faults_of({"format": 1, "kins": ["tide", "ember"], "cards": [card]})


def in_kins(effect: Any) -> Any:
    """The same with two kins alone, so that words of the box and those put in are of the same."""
    if isinstance(effect, dict):
        return {
            key: ("tide" if value == "tide" else "ember") if key == "kin" else in_kins(value)
            for key, value in effect.items()
        }
    return [in_kins(one) for one in effect] if isinstance(effect, list | tuple) else effect


def samples(kind: Any) -> Iterator[Any]:
    """The plainest data of a type, one for each of its members."""
    if isinstance(kind, msgspec.inspect.UnionType):
        for one in kind.types:
            yield from samples(one)
    elif isinstance(kind, msgspec.inspect.StructType):
        plain = {} if kind.tag_field is None else {kind.tag_field: kind.tag}
        yield {**plain, **{f.encode_name: next(samples(f.type)) for f in kind.fields if f.required}}
    elif isinstance(kind, msgspec.inspect.LiteralType):
        yield from kind.values
    elif isinstance(kind, msgspec.inspect.IntType):
        yield max(2, kind.ge or 0)
    elif isinstance(kind, msgspec.inspect.StrType):
        yield from ("tide", "ember")
    elif isinstance(kind, msgspec.inspect.VarTupleType):
        yield [next(samples(kind.item_type))]


def changed(data: Any, kind: Any) -> Iterator[Any]:
    """The data with one word changed, put in or left out, in every place."""
    if isinstance(kind, msgspec.inspect.UnionType):
        structs = [one for one in kind.types if isinstance(one, msgspec.inspect.StructType)]
        if isinstance(data, dict):
            (own,) = [one for one in structs if one.tag_field is None or data.get(one.tag_field) == one.tag]
            yield from changed(data, own)
        elif isinstance(data, int):
            yield from (data + 1, data - 1)
        yield from (one for one in samples(kind) if one != data)
    elif isinstance(kind, msgspec.inspect.StructType):
        for field in kind.fields:
            name = field.encode_name
            if name in data and not field.required:
                yield {key: value for key, value in data.items() if key != name}
            current = msgspec.to_builtins(data.get(name, field.default))
            yield from ({**data, name: new} for new in changed(current, field.type))
    elif isinstance(kind, msgspec.inspect.VarTupleType):
        items = list(data)
        for number, one in enumerate(items):
            yield items[:number] + items[number + 1 :]
            yield from ([*items[:number], new, *items[number + 1 :]] for new in changed(one, kind.item_type))
        yield from ([*items, new] for new in samples(kind.item_type))
    elif isinstance(kind, msgspec.inspect.BoolType):
        yield not data
    elif isinstance(kind, msgspec.inspect.IntType):
        yield from (new for new in (data + 1, data - 1) if kind.ge is None or new >= kind.ge)
    else:
        yield from (new for new in samples(kind) if new != data)


GROUPS: Final[list[Plain]] = [
    {"zone": zone, "side": side}
    for zone in ("monsters", "backrow", "hand", "deck", "graveyard", "banished")
    for side in ("you", "opponent", "either")
] + [{"zone": "graveyard", "pick": 2}, {"zone": "graveyard", "side": "either", "pick": 1}]
FILTERS: Final[list[Plain]] = [{}, {"kind": "trap"}, {"kin": "ember", "max_level": 1}, {"min_level": 2, "other": True}]
AMOUNTS: Final[list[Any]] = [
    1, 2, {"amount": "per", "group": {"zone": "monsters"}},
    {"amount": "per", "group": {"zone": "hand"}, "times": 2, "at_most": 3},
    *({"amount": "value", "of": of, "stat": stat} for of in ("target", "self") for stat in ("attack", "defence")),
]  # fmt: skip


def all_choices(kind: Any) -> list[Any]:
    """Data of a type: all literals, both truths, some numbers, groups, filters and amounts."""
    if isinstance(kind, msgspec.inspect.UnionType):
        if {"per", "value"} & {getattr(one, "tag", None) for one in kind.types}:
            return [one for one in AMOUNTS if isinstance(one, int) or one["amount"] in {
                getattr(member, "tag", None) for member in kind.types
            }]  # fmt: skip
        return [choice for one in kind.types for choice in all_choices(one)]
    if isinstance(kind, msgspec.inspect.StructType):
        return GROUPS if kind.cls is words.Group else FILTERS if kind.cls is words.Filter else every_way(kind)
    if isinstance(kind, msgspec.inspect.LiteralType):
        return list(kind.values)
    if isinstance(kind, msgspec.inspect.BoolType):
        return [False, True]
    if isinstance(kind, msgspec.inspect.IntType):
        return [number for number in (0, 1, 2) if number >= (kind.ge or 0)]
    if isinstance(kind, msgspec.inspect.VarTupleType):
        return (
            [[]]
            if kind.item_type == CONDITION
            else [list(all_choices(kind.item_type)), all_choices(kind.item_type)[:1]]
        )
    return [None]


def every_way(kind: Any) -> list[Plain]:
    """A word with every choice in every field."""
    named = {} if kind.tag_field is None else {kind.tag_field: kind.tag}
    fields = [
        [(field.encode_name, choice) for choice in all_choices(field.type)]
        for field in kind.fields
        if field.encode_name != "provided"
    ]
    return [{**named, **{name: choice for name, choice in chosen if choice is not None}} for chosen in product(*fields)]


CONDITION: Final = msgspec.inspect.type_info(words.Condition)


def every_word(union: Any) -> list[Plain]:
    """The words of a union, each with every choice in every field."""
    return [way for kind in get_args(union) for way in every_way(msgspec.inspect.type_info(kind))]


def effects_of_every_word() -> Iterator[tuple[str, Plain]]:
    """Every word of the vocabulary in the simplest effects that have it, sound or not."""
    draw = {"do": "draw"}
    for condition in every_word(words.Condition):
        yield "summon", {"conditions": [condition]}
    for cost in (*every_word(words.CardCost), {"pay": "life", "amount": 3}, {"pay": "mill", "count": 1}):
        yield "summon", {"costs": [cost]}
        yield "ability", {"works": "activated", "costs": [cost], "operations": [draw]}
    for trigger in every_word(words.AnyTrigger):
        yield "ability", {"works": "triggered", "on": trigger, "operations": [draw]}
        yield "trap", {"on": trigger, "operations": [{"do": "discard"}]}
    for operation in every_word(words.AnyOperation):
        for zone in ("monsters", "graveyard"):
            targets = [{"zone": zone, "side": "opponent"}]
            on = {"on": "summoned", "itself": True}
            yield (
                "ability",
                {"works": "triggered", "on": on, "may": True, "targets": targets, "operations": [operation]},
            )
        yield "trap", {"on": {"on": "attack"}, "operations": [operation]}
        yield "trap", {"on": {"on": "gained", "whose": "opponent"}, "operations": [operation]}
        yield "magic", {"targets": [{"zone": "monsters"}] * 2, "operations": [draw, operation]}
    for gift in every_word(words.AnyLasting):
        yield "ability", {"works": "continuous", "gives": [gift]}
        yield "ability", {"works": "continuous", "gives": [gift, gift], "conditions": [{"if": "turn", "player": "you"}]}


# What effects mean


@cache
def extension(cards: words.Filter, zone: str | None, monsters: bool) -> tuple[Any, ...]:
    """Which of all cards that could be there fit, by what the vocabulary says of its words."""
    found: list[Any] = []
    if zone != "backrow":
        found += [
            (kin, level, attack, position, itself)
            for kin in ("tide", "ember")
            for level in range(1, 5)
            for attack in range(14)
            for position in ("attack", "defence")
            for itself in (False, True)
            if cards.kind in (None, "monster")
            and cards.kin in (None, kin)
            and cards.min_level <= level <= cards.max_level
            and (cards.min_attack is None or cards.min_attack <= attack)
            and (cards.max_attack is None or attack <= cards.max_attack)
            and cards.position in (None, position)
            and itself >= cards.itself
            and not (itself and cards.other)
        ]
    if zone != "monsters" and not monsters:
        found += [
            (kind, face, itself)
            for kind in ("magic", "trap")
            for face in ("up", "down")
            for itself in (False, True)
            if cards.kind in (None, kind)
            and cards.kin is None
            and cards.min_level == 0
            and not cards.min_attack
            and cards.face in (None, face)
            and not (itself and cards.other)
        ]
    return tuple(found)


OF_MONSTERS: Final = (words.Call, words.GivesTribute)
IN_THE_FIELD: Final = (words.PayTribute, words.PayReturn)


def meaning(word: Any, within: Any = None) -> Any:
    """What a word means, the same for all ways to say it."""
    if isinstance(word, words.Group):
        return (word.zone, word.side, word.pick, extension(word, word.zone, False))
    if isinstance(word, words.Filter):
        zone = "monsters" if isinstance(within, IN_THE_FIELD) else None
        monsters = isinstance(within, (*OF_MONSTERS, words.Trigger)) and not isinstance(within, words.OnDiscarded)
        return extension(word, zone, monsters)
    if isinstance(word, words.OnActivation):
        return ("activation", word.whose, frozenset(word.kinds))
    if isinstance(word, words.Life):
        return ("life", word.player, word.at_least or 0, word.at_most)
    if isinstance(word, msgspec.Struct):
        fields = {field: meaning(getattr(word, field), word) for field in word.__struct_fields__}
        if fields.get("itself") is True:
            fields["whose"] = None
        return (type(word).__name__, tuple(fields.items()))
    return tuple(meaning(one) for one in word) if isinstance(word, tuple) else word


# Texts


def text_of(of: str, effect: Any, language: str) -> str:
    if of == "summon":
        return texts.summon_text(effect, language)
    return texts.ability_text(effect, language) if of == "ability" else texts.option_text(effect, language)


OWN: Final = {
    "en": re.compile(r"\b[Aa] [aeioAEIO]\w|\b[Aa]n [^aeioAEIO]|'"),
    "fr": re.compile(r"\b[Dd]e les? |\bà les? |\b(?:[Qq]ue|[Dd]e|[Nn]e) [aeiouéêâ]|[^\u202f][:;!?]|'"),
    "es": re.compile(r"\b[Aa] el |\b[Dd]e el |'"),
    "de": re.compile(r": [a-zäöü]|'"),
}
"""What is wrong in one language: articles, contractions and elisions not seen to, a typewriter's apostrophe."""
STRAY: Final = re.compile(r"  | [.,]|[{}\[\]<>|]|\.\.|,,|^[^A-ZÀÉÊÎÔÄÖÜ]|[^.]$|\. [a-zà-ü]")
"""What is wrong in all: stray signs, doubled spaces, sentences without a capital or a full stop."""


def check_form(text: str, language: str) -> None:
    assert not STRAY.search(text), text
    assert not OWN[language].search(text), text


class Book:
    """All texts met, with what they mean; a text met again must mean the same."""

    def __init__(self) -> None:
        self.read: dict[tuple[str, str, str], Any] = {}

    def add(self, of: str, plain: Plain) -> None:
        effect = msgspec.convert(plain, KINDS[of])
        sense = meaning(effect)
        for language in LANGUAGES:
            text = text_of(of, effect, language)
            check_form(text, language)
            before = self.read.setdefault((of, language, text), sense)
            assert before == sense, f"two meanings: {text}"


def read_changes(effects: list[tuple[str, Plain]]) -> Book:
    book = Book()
    for of, plain in effects:
        effect = in_kins(plain)
        book.add(of, effect)
        for new in changed(effect, msgspec.inspect.type_info(KINDS[of])):
            if is_sound(of, new):
                book.add(of, new)
    return book


@pytest.mark.rule("H-73")
def test_texts_of_the_box_mean_one_thing_each() -> None:
    book = Book()
    for of, effect in effects_of_the_box():
        book.add(of, effect)
    assert len(book.read) > 4 * 150


@pytest.mark.rule("H-73", "H-72")
@pytest.mark.parametrize("step", [7, pytest.param(1, marks=pytest.mark.slow)])
def test_every_word_of_the_vocabulary_is_told(step: int) -> None:
    book = Book()
    for of, effect in islice(effects_of_every_word(), 0, None, step):
        if is_sound(of, effect):
            book.add(of, effect)
    assert len(book.read) > 4 * 300


@pytest.mark.rule("H-73", "H-72")
def test_one_word_changed_changes_the_text() -> None:
    effects = effects_of_the_box()
    rng = Rng(7)
    book = read_changes([rng.choice(effects) for _ in range(16)])
    assert len(book.read) > 4 * 500


@pytest.mark.slow
@pytest.mark.rule("H-73", "H-72")
def test_one_word_changed_anywhere_in_the_box_changes_the_text() -> None:
    read_changes(effects_of_the_box())


@pytest.mark.rule("H-73", "H-72")
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.slow), pytest.param(3, marks=pytest.mark.slow)])
def test_any_sound_card_has_texts(seed: int) -> None:
    rng = Rng(seed)
    book = Book()
    for number in range(0, 50, 5 if seed == 1 else 1):
        card = in_kins(ANY_CARDS["any_card"](number, rng))
        if card["kind"] == "monster":
            book.add("summon", card["summon"])
            book.add("ability", card["ability"])
        else:
            book.add(card["kind"], card["a"])
            book.add(card["kind"], card["b"])
