"""The texts of cards in a language: the program's current one, unless another is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from scenes.moriham.texts import sentences
from scenes.moriham.texts.clauses import condition, cost, trigger
from scenes.moriham.texts.english import English
from scenes.moriham.texts.french import French
from scenes.moriham.texts.german import German
from scenes.moriham.texts.grammar import Grammar, capital
from scenes.moriham.texts.names import DeckWords, Term, written
from scenes.moriham.texts.operations import Names, Operations
from scenes.moriham.texts.spanish import Spanish
from tabletop.app.translations import SOURCE_LANGUAGE, current_language
from tabletop.games.moriham.cards import Ability, Card, Effect, MonsterCard, Option, SummonCondition
from tabletop.games.moriham.vocabulary import Condition, Cost, Operation, Trigger

_GRAMMARS: Final[Mapping[str, type[Grammar]]] = {"en": English, "fr": French, "es": Spanish, "de": German}


@dataclass(frozen=True)
class Paragraph:
    """One of the two effects of a card.

    Attributes:
        label: what it is: the special summon or the ability of a monster, or ``A`` and ``B``.
        text: its rules text.
    """

    label: str
    text: str


@dataclass(frozen=True)
class CardText:
    """All words of a card.

    Attributes:
        kind: the line under the name: kind, and kin and level of a monster.
        first: the special summon of a monster, or option a.
        second: the ability of a monster, or option b.
        flavour: a line that means nothing for the rules.
    """

    name: str
    kind: str
    first: Paragraph
    second: Paragraph
    flavour: str

    @property
    def paragraphs(self) -> tuple[Paragraph, Paragraph]:
        """Both effects."""
        return self.first, self.second


def card_text(card: Card, language: str | None = None) -> CardText:
    """All words of a card; one without a name and flavour in the language has the name of its data and no flavour."""
    return _card_text(card, _spoken(language))


@cache
def _card_text(card: Card, language: str) -> CardText:
    words = written(language).cards.get(card.id)
    if isinstance(card, MonsterCard):
        first = Paragraph(term("special_summon", language).term, summon_text(card.summon, language))
        second = Paragraph(term("ability", language).term, ability_text(card.ability, language))
    else:
        first = Paragraph("A", option_text(card.a, language))
        second = Paragraph("B", option_text(card.b, language))
    return CardText(
        words.name if words else card.name, kind_line(card, language), first, second, words.flavour if words else ""
    )


def name_of(card_id: str, language: str | None = None) -> str:
    """The name of a card of the box, by id."""
    words = written(_spoken(language)).cards.get(card_id)
    return words.name if words else card_id


def kind_line(card: Card, language: str | None = None) -> str:
    """What a card is: ``Tide monster · Level 2``, ``Trap card``."""
    grammar = _grammar(language)
    if isinstance(card, MonsterCard):
        return grammar.say("kind.monster", kin=grammar.kin(card.kin), level=card.level)
    return grammar.say(f"kind.{card.kind}")


def kin_name(kin: str, language: str | None = None) -> str:
    """The name of a kin."""
    return _grammar(language).kin(kin)


def deck_words(deck: str, language: str | None = None) -> DeckWords | None:
    """Name and plan of a ready deck, by id; None for a deck that is not one of them."""
    return written(_spoken(language)).decks.get(deck)


def term(key: str, language: str | None = None) -> Term:
    """A term of the cards, and what it means. The key must be one of ``glossary``."""
    return written(_spoken(language)).terms[key]


def glossary(language: str | None = None) -> Mapping[str, Term]:
    """All terms by key, in the order they are listed."""
    return written(_spoken(language)).terms


# Single effects and their parts


def summon_text(summon: SummonCondition, language: str | None = None) -> str:
    """The first effect of a monster."""
    return sentences.special_summon(_grammar(language), summon)


def ability_text(ability: Ability, language: str | None = None, names: Names = sentences.NO_NAMES) -> str:
    """The second effect of a monster; ``names`` are those of what it speaks of, where that is settled."""
    return sentences.ability(_grammar(language), ability, names)


def option_text(option: Option, language: str | None = None, names: Names = sentences.NO_NAMES) -> str:
    """An option of a magic or trap card; ``names`` are those of what it speaks of, where that is settled."""
    return sentences.option(_grammar(language), option, names)


def deed_text(effect: Effect, language: str | None = None, names: Names = sentences.NO_NAMES) -> str:
    """Only what an effect does, without trigger, condition and cost: for a link of the chain.

    Args:
        effect: an option, or an ability that is activated or triggers.
        names: of what the effect speaks of: ``{"target": "Cinder Imp"}`` gives "Destroy Cinder Imp."
    """
    return sentences.deed(_grammar(language), effect, names)


def operation_text(
    operation: Operation, effect: Effect, language: str | None = None, names: Names = sentences.NO_NAMES
) -> str:
    """What one operation of an effect does, as a sentence."""
    return capital(Operations(_grammar(language), effect, sentences.trigger_of(effect), names).told(operation)) + "."


def condition_text(one: Condition, language: str | None = None) -> str:
    """A condition as it stands after "if"."""
    return condition(_grammar(language), one)


def cost_text(one: Cost, language: str | None = None) -> str:
    """A cost as an order: ``Discard a card``."""
    return capital(cost(_grammar(language), one))


def trigger_text(on: Trigger, language: str | None = None) -> str:
    """When a trigger goes off: ``When a monster you control attacks``."""
    return capital(trigger(_grammar(language), on))


@cache
def _of_language(language: str) -> Grammar:
    return _GRAMMARS[language](written(language).kins)


def _grammar(language: str | None) -> Grammar:
    return _of_language(_spoken(language))


def _spoken(language: str | None) -> str:
    """The language asked for, or the program's; English where cards do not speak it."""
    wanted = language or current_language()
    return wanted if wanted in _GRAMMARS else SOURCE_LANGUAGE
