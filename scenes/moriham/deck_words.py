"""What people are told about decks."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from scenes.boxes import Kit
from scenes.moriham.looks import look_of
from scenes.moriham.texts.cards import deck_words as written
from scenes.works.words import WorkWords
from tabletop.app.translations import N_, _, ngettext
from tabletop.games.moriham.cards import DECK_SIZE
from tabletop.games.moriham.decks import Deck, DeckFault, Sort

_MOST_NAMED: Final = 4
_JUST_BUILT: Final = "just-built"

WORDS: Final = WorkWords(
    title=N_("Your decks"),
    none=N_("No deck has been built yet."),
    new=N_("New deck"),
    unfinished=N_("The unfinished deck"),
    unfinished_already=N_("There is an unfinished deck"),
    delete=N_("Delete this deck?"),
    forget=N_("Delete the unfinished deck?"),
    take_in=N_("Take in a deck"),
    name=N_("Name of the deck"),
    unnamed=N_("Deck"),
    taken=N_("There is a deck called {name} already. Replacing it cannot be undone."),
    replace=N_("Replace the deck?"),
    foreign=N_("{file} carries no deck. If a code is printed on it, type the code."),
    not_whole=N_("{file} holds no deck that can be played: {faults}"),
    play=N_("Play with it"),
    code=N_("The code of this deck"),
    other_code=N_("The deck of another code"),
    take_code=N_("Take it"),
    code_form=N_("Five groups of six signs"),
    no_such_code=N_("This is the code of no deck: read it once more"),
)

_TOPICS: Final = {
    "damage": N_("Damage"),
    "gain": N_("Gain life"),
    "draw": N_("Draw"),
    "search": N_("Search the deck"),
    "discard": N_("Discard"),
    "mill": N_("Mill"),
    "look": N_("Look at a hand"),
    "destroy": N_("Destroy"),
    "return": N_("Return to the hand"),
    "banish": N_("Banish"),
    "negate": N_("Negate"),
    "control": N_("Take control"),
    "change": N_("Change attack or defence"),
    "turn": N_("Change position"),
    "copy": N_("Copy"),
    "revive": N_("Revive"),
    "call": N_("Special summon"),
    "regain": N_("Take back from the graveyard"),
    "recycle": N_("Shuffle into the deck"),
    "extra_attack": N_("One more attack"),
    "extra_summon": N_("One more summon"),
    "lower_tribute": N_("Lower a tribute"),
    "direct_attack": N_("Attack directly"),
    "double_attack": N_("Attack twice"),
    "cannot_attack": N_("Cannot attack"),
    "cannot_be_attacked": N_("Cannot be attacked"),
    "survives_battle": N_("Survives battle"),
    "survives_effects": N_("Survives effects"),
    "no_battle_damage": N_("No damage in battle"),
}


def ready_name(deck: Deck) -> str:
    """What a ready deck is called."""
    words = written(deck.id)
    return words.name if words is not None else deck.name


def ready_line(deck: Deck) -> str:
    """How a ready deck plays; empty when nobody has said."""
    words = written(deck.id)
    return words.plan if words is not None else ""


def built_kit(slot: str | None, name: str, cards: Collection[str]) -> Kit:
    """A deck that somebody has built; ``slot`` is where it is kept, None for one that is not."""
    return Kit(slot or _JUST_BUILT, name, _("A deck of your own"), frozenset(cards))


def topic(name: str) -> str:
    """What cards are looked for by."""
    return _(_TOPICS[name])


def sort(which: Sort) -> str:
    """What is counted of a deck."""
    if which.kind == "monster":
        return _("Monsters of level {level}").format(level=which.level)
    return _("Magic cards") if which.kind == "magic" else _("Trap cards")


def short_of(count: int) -> str:
    """Why so many cards are no deck (H-01); empty for 50."""
    if count < DECK_SIZE:
        missing = DECK_SIZE - count
        return ngettext("{count} card is still to be chosen", "{count} cards are still to be chosen", missing).format(
            count=missing
        )
    if count > DECK_SIZE:
        more = count - DECK_SIZE
        return ngettext("{count} card too many", "{count} cards too many", more).format(count=more)
    return ""


def told(faults: Sequence[DeckFault]) -> str:
    """What is wrong with a deck, most of it: ``48 cards instead of 50; twice: Undertow``."""
    parts = [
        _("{count} cards instead of {want}").format(count=fault.got, want=fault.want)
        for fault in faults
        if fault.code == "deck_size"
    ]
    twice = [look_of(str(fault.got)).name for fault in faults if fault.code == "card_twice"]
    unknown = [str(fault.got) for fault in faults if fault.code == "unknown_card"]
    if twice:
        parts.append(_("twice: {cards}").format(cards=_shortened(twice)))
    if unknown:
        parts.append(_("unknown: {cards}").format(cards=_shortened(unknown)))
    return "; ".join(parts)


def _shortened(names: list[str]) -> str:
    more = len(names) - _MOST_NAMED
    shown = ", ".join(names[:_MOST_NAMED])
    return shown if more <= 0 else _("{names} and {count} more").format(names=shown, count=more)
