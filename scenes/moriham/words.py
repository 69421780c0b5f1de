"""What MorihaM's table says: phases, what can be done, why not, what would come of it, what has happened."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from scenes.moriham.draft import Verb, parts_of, sorted_places
from scenes.moriham.texts.cards import name_of
from scenes.words import joined
from tabletop.app.translations import N_, _, ngettext
from tabletop.core.actions import Action, Event
from tabletop.core.errors import IllegalAction
from tabletop.games.moriham.events import (
    UNKNOWN,
    AbilityCopied,
    Activated,
    AttackAimed,
    AttackDeclared,
    AttackEnded,
    AttackNegated,
    CardSet,
    ControlTaken,
    DeckShuffled,
    Drawn,
    DuelEnded,
    Fought,
    HandShown,
    LifeChanged,
    LinkNegated,
    Moved,
    PhaseBegan,
    PositionTurned,
    StartDrawn,
    Summoned,
    Summoning,
    SummonNegated,
    SummonsAllowed,
    Target,
    TributeLowered,
    TurnBegan,
    ValuesChanged,
)
from tabletop.games.moriham.preview import Preview
from tabletop.games.moriham.refs import SEATS, Ref, Seat

_MOST_NAMED: Final = 2

NameOf = Callable[[Seat], str]
"""The name of a seat."""

Places = Mapping[tuple[Seat, int], str]
"""Ids of the monsters in the field, by seat and place."""

_PHASES: Final = {
    "draw": N_("Draw"),
    "initial": N_("Beginning"),
    "main1": N_("Main phase"),
    "battle": N_("Battle"),
    "main2": N_("Second main phase"),
    "end": N_("End"),
}

_VERBS: Final[dict[Verb, str]] = {
    "summon": N_("Summon"),
    "special": N_("Summon specially"),
    "set": N_("Set face down"),
    "a": N_("Activate A"),
    "b": N_("Activate B"),
    "ability": N_("Use its ability"),
    "turn": N_("Turn"),
    "attack": N_("Attack"),
    "retarget": N_("Aim anew"),
    "choose": N_("Choose"),
}

_REFUSALS: Final = {
    "over": N_("the duel is over"),
    "no_normal_summon_left": N_("the normal summon of this turn has been made"),
    "field_full": N_("there is no free place"),
    "wrong_phase": N_("not in this phase"),
    "used_this_turn": N_("it has been used this turn"),
    "condition_not_met": N_("its condition is not met"),
    "cost_not_met": N_("its cost cannot be paid"),
    "no_target": N_("there is no target for it"),
    "does_nothing": N_("it would do nothing"),
    "traps_are_set_first": N_("traps are set first"),
    "wrong_trigger": N_("it waits for its moment"),
    "traps_only": N_("only traps can answer"),
    "in_defence": N_("it is in defence position"),
    "no_attack_left": N_("it has attacked this turn"),
    "cannot_attack": N_("an effect forbids it to attack"),
    "not_activated": N_("its ability works by itself"),
    "turned_this_turn": N_("it has been turned this turn"),
    "attacked_this_turn": N_("it has attacked this turn"),
}

_KEYWORDS: Final = {
    "direct_attack": N_("attacks directly"),
    "double_attack": N_("attacks twice"),
    "cannot_attack": N_("cannot attack"),
    "cannot_be_attacked": N_("cannot be attacked"),
    "survives_battle": N_("is not destroyed by battle"),
    "survives_effects": N_("is not destroyed by effects"),
    "no_battle_damage": N_("costs no life in battle"),
}

_MOVES: Final = {
    "effect": N_("{card} is destroyed"),
    "battle": N_("{card} is destroyed in battle"),
    "tribute": N_("{name} tributes {card}"),
    "discarded": N_("{name} discards {card}"),
    "banished": N_("{card} is banished"),
    "returned": N_("{card} goes back to the hand of {name}"),
    "milled": N_("{card} goes from the deck of {name} to the graveyard"),
    "searched": N_("{name} takes {card} from the deck"),
    "regained": N_("{name} takes {card} back from the graveyard"),
    "recycled": N_("{card} goes back into the deck of {name}"),
    "negated": N_("{card} goes to the graveyard without having been in the field"),
    "no_place": N_("There is no place for {card} to go back to"),
}

_PILES: Final = {
    "deck": N_("Deck of {name}: {count}"),
    "graveyard": N_("Graveyard of {name}: {count}"),
    "banished": N_("Banished cards of {name}: {count}"),
}

_PURPOSES: Final = {
    "may": N_("{name}, does the ability of {card} go off?"),
    "target": N_("{name}, choose a target for {card}"),
    "discard": N_("{name}, choose a card to discard for {card}"),
    "destroy": N_("{name}, choose a monster to lose to {card}"),
    "search": N_("{name}, take a card from the deck for {card}"),
    "call": N_("{name}, choose a monster to come for {card}"),
    "banish": N_("{name}, choose a card to banish for {card}"),
    "regain": N_("{name}, choose a card to take back for {card}"),
    "recycle": N_("{name}, choose a card to go into the deck for {card}"),
}


def phase(name: str) -> str:
    """The name of a phase."""
    return _(_PHASES[name])


def verb(name: Verb) -> str:
    """What can be done with a card."""
    return _(_VERBS[name])


def keyword(name: str) -> str:
    """What a keyword lets a monster do, or spares it."""
    return _(_KEYWORDS[name])


def card(card_id: str) -> str:
    """The name of a card, or that it is one that is not known."""
    return _("a card") if card_id == UNKNOWN else name_of(card_id)


def purpose(who: str, name: str, card_id: str) -> str:
    """What is asked of a seat for an effect."""
    return _(_PURPOSES[name]).format(name=who, card=card(card_id))


def refusal(error: IllegalAction, names: Mapping[int, str]) -> str:
    """Why something cannot be done, with what stands in its way; ``names`` are the opponent's monsters by place."""
    bars = error.params.get("bars")
    if error.code == "not_attackable":
        assert isinstance(bars, list)
        if not bars:
            return _("it cannot be attacked")
        standing = [names[place] for place in bars if place in names]
        return ngettext("{names} bars the way", "{names} bar the way", len(standing)).format(names=joined(standing))
    needed = error.params.get("needed")
    if error.code == "no_tribute" and isinstance(needed, int):
        return ngettext(
            "it takes tributes of exactly {count} level in all",
            "it takes tributes of exactly {count} levels in all",
            needed,
        ).format(count=needed)
    return _(_REFUSALS.get(error.code, N_("not now")))


def pile(zone: str, who: str, count: int) -> str:
    """A pile of a seat, and how many cards lie there."""
    return _(_PILES[zone]).format(name=who, count=count)


def advice(action: Action, seat: Seat, card_at: Callable[[Ref], str | None]) -> str:
    """What the strongest bot would do."""
    parts = parts_of(action, seat)
    if parts is None:
        return _("The strongest bot would go on")
    name = card(card_at(parts.source) or UNKNOWN)
    others = [card(card_at(ref) or UNKNOWN) for ref in (*parts.targets, *parts.cost, *sorted_places(parts.tributes))]
    if isinstance(parts.aim, Ref):
        others.append(card(card_at(parts.aim) or UNKNOWN))
    deed = _("{card}: {verb}").format(card=name, verb=verb(parts.verb))
    if others:
        deed = _("{deed} ({cards})").format(deed=deed, cards=joined(others))
    return _("The strongest bot would play {deed}").format(deed=deed)


def tribute_count(offered: int, needed: int) -> str:
    """How far a tribute has come."""
    return _("{offered} of {needed} levels tributed").format(offered=offered, needed=needed)


# What would come of it


def foreseen(outcome: Preview, name_of_seat: NameOf, places: Places) -> str:
    """What an action would do if nobody answered, in a line."""
    parts: list[str] = []
    for event in outcome.events:
        if isinstance(event, Fought) and event.target != "player":
            parts.append(_("{attack} against {defence}").format(attack=event.attack, defence=event.against))
        elif isinstance(event, Moved) and event.cause in ("battle", "effect") and event.source.zone != "hand":
            parts.append(_("{card} is destroyed").format(card=card(event.card)))
        elif isinstance(event, Drawn):
            count = len(event.cards)
            drawn = ngettext("{name} draws {count} card", "{name} draws {count} cards", count)
            parts.append(drawn.format(name=name_of_seat(event.seat), count=count))
    parts += _values(outcome, places)
    parts += [life_change(name_of_seat(seat), outcome.life[seat]) for seat in SEATS if outcome.life[seat]]
    if any(isinstance(event, DuelEnded) for event in outcome.events):
        parts.append(_("the duel ends"))
    elif any(isinstance(event, Fought) and event.damage == 0 for event in outcome.events):
        parts.append(_("nobody loses life"))
    return ", ".join(dict.fromkeys(parts))


def _values(outcome: Preview, places: Places) -> list[str]:
    """What the monsters would count; where they are many, only how many change."""
    changed = {(e.seat, e.place): e for e in outcome.events if isinstance(e, ValuesChanged)}
    seen = {place: event for place, event in changed.items() if place in places}
    if len(seen) > _MOST_NAMED:
        return [ngettext("{count} monster changes", "{count} monsters change", len(seen)).format(count=len(seen))]
    text = _("{card} has {attack} and {defence}")
    return [text.format(card=places[place], attack=e.attack, defence=e.defence) for place, e in seen.items()]


def life_change(who: str, by: int) -> str:
    """That somebody loses or gains life."""
    if by < 0:
        return _("{name} loses {count} life").format(name=who, count=-by)
    return _("{name} gains {count} life").format(name=who, count=by)


# What has happened


def told(event: Event, name_of_seat: NameOf, places: Places) -> str:
    """An event as a sentence; empty for one that is told by what follows."""
    teller = _TOLD.get(type(event))
    return "" if teller is None else teller(event, name_of_seat, places)


def _aim(target: Target, seat: Seat, name_of_seat: NameOf, places: Places) -> str:
    if target == "player":
        return name_of_seat(1 - seat)
    return places.get((1 - seat, target), _("a monster"))


def _turn_began(event: TurnBegan, name_of_seat: NameOf, _places: Places) -> str:
    return _("Turn {number}: {name}").format(number=event.number, name=name_of_seat(event.seat))


def _phase_began(event: PhaseBegan, name_of_seat: NameOf, _places: Places) -> str:
    if event.phase in ("draw", "initial"):
        return ""
    return _("{name}: {phase}").format(name=name_of_seat(event.seat), phase=phase(event.phase))


def _start_drawn(event: StartDrawn, name_of_seat: NameOf, _places: Places) -> str:
    return _("{name} begins").format(name=name_of_seat(event.seat))


def _shuffled(event: DeckShuffled, name_of_seat: NameOf, _places: Places) -> str:
    return _("The deck of {name} is shuffled").format(name=name_of_seat(event.seat))


def _drawn(event: Drawn, name_of_seat: NameOf, _places: Places) -> str:
    count = len(event.cards)
    text = ngettext("{name} draws {count} card", "{name} draws {count} cards", count)
    return text.format(name=name_of_seat(event.seat), count=count)


def _summoning(event: Summoning, name_of_seat: NameOf, _places: Places) -> str:
    text = _("{name} summons {card}") if event.how == "normal" else _("{name} specially summons {card}")
    return text.format(name=name_of_seat(event.seat), card=card(event.card))


def _summon_negated(event: SummonNegated, _name_of_seat: NameOf, _places: Places) -> str:
    return _("The summon of {card} is negated").format(card=card(event.card))


def _summoned(event: Summoned, name_of_seat: NameOf, _places: Places) -> str:
    if event.how != "effect":
        return _("{card} takes its place").format(card=card(event.card))
    return _("{card} comes to the field of {name}").format(card=card(event.card), name=name_of_seat(event.seat))


def _card_set(event: CardSet, name_of_seat: NameOf, _places: Places) -> str:
    if event.card == UNKNOWN:
        return _("{name} sets a card face down").format(name=name_of_seat(event.seat))
    return _("{name} sets {card} face down").format(name=name_of_seat(event.seat), card=card(event.card))


def _activated(event: Activated, name_of_seat: NameOf, _places: Places) -> str:
    if event.kind == "ability":
        return _("The ability of {card} goes off").format(card=card(event.card))
    if event.link:
        return _("{name} answers with {card}").format(name=name_of_seat(event.seat), card=card(event.card))
    return _("{name} activates {card}").format(name=name_of_seat(event.seat), card=card(event.card))


def _link_negated(_event: LinkNegated, _name_of_seat: NameOf, _places: Places) -> str:
    return _("The activation is negated")


def _attack_declared(event: AttackDeclared | AttackAimed, name_of_seat: NameOf, places: Places) -> str:
    attacker = places.get((event.seat, event.monster), _("a monster"))
    goal = _aim(event.target, event.seat, name_of_seat, places)
    return _("{card} attacks {target}").format(card=attacker, target=goal)


def _attack_negated(_event: AttackNegated, _name_of_seat: NameOf, _places: Places) -> str:
    return _("The attack is negated")


def _attack_ended(event: AttackEnded, _name_of_seat: NameOf, _places: Places) -> str:
    return "" if event.reason == "negated" else _("The attack comes to nothing")


def _fought(event: Fought, name_of_seat: NameOf, places: Places) -> str:
    attacker = places.get((event.seat, event.monster), _("a monster"))
    if event.target == "player":
        return _("{card} strikes {name} with {attack}").format(
            card=attacker, name=name_of_seat(1 - event.seat), attack=event.attack
        )
    goal = _aim(event.target, event.seat, name_of_seat, places)
    return _("{card} against {target}: {attack} to {defence}").format(
        card=attacker, target=goal, attack=event.attack, defence=event.against
    )


def _life_changed(event: LifeChanged, name_of_seat: NameOf, _places: Places) -> str:
    return life_change(name_of_seat(event.seat), event.by)


def _moved(event: Moved, name_of_seat: NameOf, _places: Places) -> str:
    text = _MOVES.get(event.cause)
    return "" if text is None else _(text).format(card=card(event.card), name=name_of_seat(event.owner))


def _position_turned(event: PositionTurned, _name_of_seat: NameOf, places: Places) -> str:
    name = places.get((event.seat, event.place), _("a monster"))
    if event.position == "attack":
        return _("{card} turns to attack position").format(card=name)
    return _("{card} turns to defence position").format(card=name)


def _control_taken(event: ControlTaken, name_of_seat: NameOf, _places: Places) -> str:
    return _("{card} goes over to {name}").format(card=card(event.card), name=name_of_seat(event.to.seat))


def _copied(event: AbilityCopied, _name_of_seat: NameOf, places: Places) -> str:
    name = places.get((event.seat, event.place), _("a monster"))
    return _("{card} has the ability of {other} this turn").format(card=name, other=card(event.card))


def _hand_shown(event: HandShown, name_of_seat: NameOf, _places: Places) -> str:
    return _("The hand of {name} is shown").format(name=name_of_seat(event.seat))


def _summons_allowed(event: SummonsAllowed, name_of_seat: NameOf, _places: Places) -> str:
    text = ngettext(
        "{name} may make {count} more normal summon", "{name} may make {count} more normal summons", event.left
    )
    return text.format(name=name_of_seat(event.seat), count=event.left)


def _tribute_lowered(event: TributeLowered, name_of_seat: NameOf, _places: Places) -> str:
    return _("Tributes of {name} are lower by {count} this turn").format(name=name_of_seat(event.seat), count=event.by)


def _duel_ended(event: DuelEnded, name_of_seat: NameOf, _places: Places) -> str:
    return ended(event.reason, None if event.winner is None else name_of_seat(event.winner))


_TOLD: Final[dict[type[Event], Callable[[Any, NameOf, Places], str]]] = {
    TurnBegan: _turn_began,
    PhaseBegan: _phase_began,
    StartDrawn: _start_drawn,
    DeckShuffled: _shuffled,
    Drawn: _drawn,
    Summoning: _summoning,
    SummonNegated: _summon_negated,
    Summoned: _summoned,
    CardSet: _card_set,
    Activated: _activated,
    LinkNegated: _link_negated,
    AttackDeclared: _attack_declared,
    AttackAimed: _attack_declared,
    AttackNegated: _attack_negated,
    AttackEnded: _attack_ended,
    Fought: _fought,
    LifeChanged: _life_changed,
    Moved: _moved,
    PositionTurned: _position_turned,
    ControlTaken: _control_taken,
    AbilityCopied: _copied,
    HandShown: _hand_shown,
    SummonsAllowed: _summons_allowed,
    TributeLowered: _tribute_lowered,
    DuelEnded: _duel_ended,
}

_ENDS: Final = {
    "life": N_("{name} wins: the other has no life left"),
    "deck": N_("{name} wins: the other has no card left to draw"),
    "surrender": N_("{name} wins: the other has surrendered"),
}


def ended(reason: str, winner: str | None) -> str:
    """How the duel has ended."""
    if winner is None:
        return _("The duel is a draw")
    return _(_ENDS[reason]).format(name=winner)


def question(asked: str, event: Event, name_of_seat: NameOf, places: Places) -> str:
    """What a seat is asked in a response window, put openly."""
    happened = told(event, name_of_seat, places)
    if not happened:
        return _("{name}, do you answer?").format(name=asked)
    return _("{event}. {name}, do you answer?").format(event=happened, name=asked)
