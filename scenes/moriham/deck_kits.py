"""The decks that seats bring to a duel: ready ones, built ones, or any ready one."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from scenes.boxes import Kit
from scenes.moriham.deck_words import built_kit, ready_line, ready_name
from scenes.moriham.deck_workshop import DeckWorkshop
from tabletop.app.translations import _, ngettext
from tabletop.core.rng import Rng
from tabletop.games.moriham.cards import DECK_SIZE
from tabletop.games.moriham.decks import ready_decks

if TYPE_CHECKING:
    from scenes.evening import Evening
    from scenes.play import Play
    from tabletop.core.game import OptionValue

_ANY: Final = "any"
_SHARED: Final = "shared_box"


def deck_kits(evening: Evening) -> Sequence[Kit]:
    """Every deck there is, and last whichever comes."""
    workshop = DeckWorkshop(evening)
    ready = [Kit(deck.id, ready_name(deck), ready_line(deck), frozenset(deck.cards)) for deck in ready_decks()]
    built = [built_kit(saved.slot, workshop.shown_name(saved.name, ""), saved.work.cards) for saved in workshop.works()]
    return [*ready, *built, Kit(_ANY, _("Whichever comes"), _("One of the ready decks, by chance"))]


def clash(kits: Sequence[Kit], options: Mapping[str, OptionValue]) -> str:
    """Why two decks cannot play each other: they come from one box and share cards (H-02)."""
    if options.get(_SHARED) is not True:
        return ""
    known = [kit.content for kit in kits if kit.content is not None]
    if len(known) == len(kits):
        shared = len(frozenset.intersection(*known))
        if not shared:
            return ""
        return ngettext(
            "Both decks come from one box, and share {count} card",
            "Both decks come from one box, and share {count} cards",
            shared,
        ).format(count=shared)
    if _pairs(kits, options):
        return ""
    return _("No ready deck is without a card of this one, and both come from one box")


def fixed(kits: Sequence[Kit], options: Mapping[str, OptionValue], rng: Rng | None = None) -> Mapping[str, Any]:
    """The decks as the setup takes them; chance picks those that were left to it, two different ones where it can.

    ``rng`` is the chance; one that nobody can foresee without.
    """
    one, other = (rng or Rng(secrets.randbits(64))).choice(_pairs(kits, options))
    return {"decks": [sorted(one), sorted(other)]}


def _pairs(kits: Sequence[Kit], options: Mapping[str, OptionValue]) -> list[tuple[frozenset[str], frozenset[str]]]:
    """The pairs of decks that the seats may come to play with."""
    ready = [frozenset(deck.cards) for deck in ready_decks()]
    ones, others = ([kit.content] if kit.content is not None else ready for kit in kits)
    pairs = [(one, other) for one in ones for other in others]
    if options.get(_SHARED) is True:
        return [(one, other) for one, other in pairs if not one & other]
    return [(one, other) for one, other in pairs if one != other] or pairs


def begun_with(play: Play, seats: Sequence[int]) -> Mapping[str, Any]:
    """The decks that a duel was begun with, by the seats in their new order; empty when that cannot be told."""
    decks = play.game.position(play.state_at(0)).decks
    if any(len(deck) != DECK_SIZE for deck in decks):
        return {}
    return {"decks": [sorted(decks[seat]) for seat in seats]}
