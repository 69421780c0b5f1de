"""What cards say in English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from scenes.moriham.texts.grammar import Grammar
from scenes.moriham.texts.things import Bounds, Noun, Thing

_NOUNS: Final[Mapping[Noun, tuple[str, str]]] = {
    "card": ("card", "cards"),
    "monster": ("monster", "monsters"),
    "magic": ("magic card", "magic cards"),
    "trap": ("trap card", "trap cards"),
    "spell": ("magic or trap card", "magic or trap cards"),
}

_PILES: Final = {
    "hand": ("your hand", "the opponent’s hand", "a hand", "both hands"),
    "deck": ("your deck", "the opponent’s deck", "a deck", "both decks"),
    "graveyard": ("your graveyard", "the opponent’s graveyard", "a graveyard", "both graveyards"),
}
"""Yours, the opponent’s, one player’s, both players'."""


class English(Grammar):
    """English.

    A thing is put ``top`` as the top cards of a deck, ``bare_plural`` several without an article, as a ``subject``,
    and ``from`` where it is taken from a pile.
    """

    patterns: ClassVar[Mapping[str, str]] = {
        "and": "{first} and {last}",
        "or": "{first} or {last}",
        "if": "if {condition}",
        "while": "while {condition}",
        "once": "once per turn",
        "once.pay": "once per turn, {cost}",
        "may": "you may {clause}",
        "may.have": "you may let this happen",
        "if_so": "if you do, {clause}",
        "then": "{first}, then {second}",
        "provided": "{clause} if {condition}",
        "stays": "this card stays on the field",
        "moment.battle": "in your battle phase",
        "special.may": "you may special summon this card",
        "special.do": "special summon this card",
        "choose": "choose {what}",
        "kind.monster": "{kin} monster · Level {level}",
        "kind.magic": "Magic card",
        "kind.trap": "Trap card",
        # Conditions
        "life.you.at_least": "you have {low} or more life",
        "life.you.at_most": "you have {high} or less life",
        "life.you.between": "you have {low} to {high} life",
        "life.opponent.at_least": "the opponent has {low} or more life",
        "life.opponent.at_most": "the opponent has {high} or less life",
        "life.opponent.between": "the opponent has {low} to {high} life",
        "behind.life": "you have less life than the opponent",
        "behind.life.by": "you have at least {by} less life than the opponent",
        "behind.monsters": "you control fewer monsters than the opponent",
        "behind.monsters.by": "you control at least {by} fewer monsters than the opponent",
        "behind.hand": "you have fewer cards in hand than the opponent",
        "behind.hand.by": "you have at least {by} fewer cards in hand than the opponent",
        "behind.backrow": "you control fewer magic and trap cards than the opponent",
        "behind.backrow.by": "you control at least {by} fewer magic and trap cards than the opponent",
        "behind.graveyard": "you have fewer cards in your graveyard than the opponent",
        "behind.graveyard.by": "you have at least {by} fewer cards in your graveyard than the opponent",
        "turn.you": "it is your turn",
        "turn.opponent": "it is the opponent’s turn",
        "this_turn.destroyed.you": "a monster you controlled was destroyed this turn",
        "this_turn.destroyed.you.several": "{number} or more monsters you controlled were destroyed this turn",
        "this_turn.destroyed.opponent": "a monster the opponent controlled was destroyed this turn",
        "this_turn.destroyed.opponent.several": (
            "{number} or more monsters the opponent controlled were destroyed this turn"
        ),
        "this_turn.hurt.you": "you took damage this turn",
        "this_turn.hurt.you.several": "you took {number} or more damage this turn",
        "this_turn.hurt.opponent": "the opponent took damage this turn",
        "this_turn.hurt.opponent.several": "the opponent took {number} or more damage this turn",
        "this_turn.magic.you": "you activated a magic card this turn",
        "this_turn.magic.you.several": "you activated {number} or more magic cards this turn",
        "this_turn.magic.opponent": "the opponent activated a magic card this turn",
        "this_turn.magic.opponent.several": "the opponent activated {number} or more magic cards this turn",
        "this_turn.special.you": "you special summoned a monster this turn",
        "this_turn.special.you.several": "you special summoned {number} or more monsters this turn",
        "this_turn.special.opponent": "the opponent special summoned a monster this turn",
        "this_turn.special.opponent.several": "the opponent special summoned {number} or more monsters this turn",
        "has.monsters.you": "you control {what}",
        "has.monsters.opponent": "the opponent controls {what}",
        "has.monsters.either": "there <is/are> {what} on the field",
        "has.backrow.you": "you control {what}",
        "has.backrow.opponent": "the opponent controls {what}",
        "has.backrow.either": "there <is/are> {what} on the field",
        "has.hand.you": "you have {what} in hand",
        "has.hand.opponent": "the opponent has {what} in hand",
        "has.hand.either": "the players have {what} in hand together",
        "has.deck.you": "you have {what} in your deck",
        "has.deck.opponent": "the opponent has {what} in their deck",
        "has.deck.either": "the players have {what} in their decks together",
        "has.graveyard.you": "you have {what} in your graveyard",
        "has.graveyard.opponent": "the opponent has {what} in their graveyard",
        "has.graveyard.either": "there <is/are> {what} in the graveyards together",
        "has.banished.you": "you have {what} among your banished cards",
        "has.banished.opponent": "the opponent has {what} among their banished cards",
        "has.banished.either": "there <is/are> {what} among all banished cards",
        "itself.you": "you control {what}",
        "itself.you.not": "you do not control {what}",
        "itself.you.attack": "this monster is in attack position",
        "itself.you.attack.not": "this monster is not in attack position",
        "itself.you.defence": "this monster is in defence position",
        "itself.you.defence.not": "this monster is not in defence position",
        "itself.opponent": "the opponent controls {what}",
        "itself.opponent.not": "the opponent does not control {what}",
        "itself.either": "{what} is on the field",
        "itself.either.not": "{what} is not on the field",
        # Costs
        "pay.life": "pay {amount} life",
        "pay.tribute": "tribute {what}",
        # Triggers
        "on.summoning.you": "when you would {how}summon {what}",
        "on.summoning.opponent": "when the opponent would {how}summon {what}",
        "on.summoning.either": "when a player would {how}summon {what}",
        "how.summoning.normal": "normal ",
        "how.summoning.special": "special ",
        "on.summoned": "when {what} is {how}",
        "how.summoned.any": "summoned",
        "how.summoned.normal": "normal summoned",
        "how.summoned.special": "special summoned from the hand",
        "how.summoned.effect": "special summoned by an effect",
        "on.attack.any": "when {what} attacks",
        "on.attack.monster": "when {what} attacks a monster",
        "on.attack.player": "when {what} attacks directly",
        "on.attacked": "when {what} is attacked",
        "on.activation.you": "when you activate {what}",
        "on.activation.opponent": "when the opponent activates {what}",
        "on.activation.either": "when a player activates {what}",
        "kinds.all": "a card or an ability",
        "kinds.none": "nothing",
        "kinds.magic": "a magic card",
        "kinds.trap": "a trap card",
        "kinds.ability": "an ability",
        "kinds.magic.trap": "a magic or trap card",
        "kinds.magic.ability": "a magic card or an ability",
        "kinds.trap.ability": "a trap card or an ability",
        "on.destroyed": "when {what} is destroyed{by}",
        "by.battle": " by battle",
        "by.effect": " by an effect",
        "on.slays": "when {what} destroys a monster by battle",
        "on.discarded.itself": "when this card is discarded",
        "on.discarded.you": "when you discard {what}",
        "on.discarded.opponent": "when the opponent discards {what}",
        "on.discarded.either": "when a player discards {what}",
        "on.damaged.you": "when you take damage{source}",
        "on.damaged.you.at_least": "when you take {number} or more damage{source}",
        "on.damaged.opponent": "when the opponent takes damage{source}",
        "on.damaged.opponent.at_least": "when the opponent takes {number} or more damage{source}",
        "on.damaged.either": "when a player takes damage{source}",
        "on.damaged.either.at_least": "when a player takes {number} or more damage{source}",
        "from.battle": " from battle",
        "from.effect": " from an effect",
        "on.gained.you": "when you gain life",
        "on.gained.opponent": "when the opponent gains life",
        "on.gained.either": "when a player gains life",
        "on.drawn.you": "when you draw by an effect",
        "on.drawn.opponent": "when the opponent draws by an effect",
        "on.drawn.either": "when a player draws by an effect",
        "on.turned.any": "when {what} changes position",
        "on.turned.attack": "when {what} changes to attack position",
        "on.turned.defence": "when {what} changes to defence position",
        "on.phase.initial.you": "in your initial phase",
        "on.phase.initial.opponent": "in the opponent’s initial phase",
        "on.phase.initial.either": "in each initial phase",
        "on.phase.battle.you": "at the start of your battle phase",
        "on.phase.battle.opponent": "at the start of the opponent’s battle phase",
        "on.phase.battle.either": "at the start of each battle phase",
        "on.phase.end.you": "in your end phase",
        "on.phase.end.opponent": "in the opponent’s end phase",
        "on.phase.end.either": "in each end phase",
        # Operations
        "damage.you": "you take {number} damage{per}",
        "damage.you.value": "you take damage equal to {value}",
        "damage.opponent": "deal {number} damage to the opponent{per}",
        "damage.opponent.value": "deal damage to the opponent equal to {value}",
        "damage.opponent.again": "deal {number} damage to them{per}",
        "damage.opponent.value.again": "deal damage to them equal to {value}",
        "damage.both": "both players take {number} damage{per}",
        "damage.both.value": "both players take damage equal to {value}",
        "gain.you": "gain {number} life{per}",
        "gain.you.value": "gain life equal to {value}",
        "gain.opponent": "the opponent gains {number} life{per}",
        "gain.opponent.again": "they gain {number} life{per}",
        "gain.opponent.value.again": "they gain life equal to {value}",
        "gain.opponent.value": "the opponent gains life equal to {value}",
        "draw.you": "draw {what}",
        "draw.opponent": "the opponent draws {what}",
        "draw.opponent.again": "they draw {what}",
        "discard.you.holder": "discard {what}",
        "discard.you.other": "discard {what} that the opponent chooses from your hand",
        "discard.you.chance": "discard {what} at random",
        "discard.opponent.holder": "the opponent discards {what}",
        "discard.opponent.holder.again": "they discard {what}",
        "discard.opponent.chance.again": "they discard {what} at random",
        "discard.opponent.other.again": "look at their hand and discard {what} of your choice from it",
        "discard.opponent.other": "look at the opponent’s hand and discard {what} of your choice from it",
        "discard.opponent.chance": "the opponent discards {what} at random",
        "mill.you": "send the top {what:top} of your deck to the graveyard",
        "mill.opponent": "send the top {what:top} of the opponent’s deck to the graveyard",
        "mill.opponent.again": "send the top {what:top} of their deck to the graveyard",
        "destroy": "destroy {what}",
        "sacrifice.you": "you must destroy <one/{number}> of your monsters",
        "sacrifice.opponent": "the opponent must destroy <one/{number}> of their monsters",
        "return": "return {what} to <its owner’s hand/the owners’ hands>",
        "banish": "banish {what:from}",
        "revive.attack": "special summon {what:from} in attack position",
        "revive.defence": "special summon {what:from} in defence position",
        "call.hand.attack": "special summon {what} from your hand in attack position",
        "call.hand.defence": "special summon {what} from your hand in defence position",
        "call.deck.attack": "special summon {what} from your deck in attack position",
        "call.deck.defence": "special summon {what} from your deck in defence position",
        "search": "take {what} from your deck into your hand",
        "regain": "return {what:from} to <its owner’s hand/the owners’ hands>",
        "regain.yours": "return {what:from} to your hand",
        "recycle.yours": "shuffle {what:from} into your deck",
        "recycle": "shuffle {what:from} into <its owner’s deck/the owners’ decks>",
        "change.may": "give {what} {change}{until}",
        "change": "{what:subject} <gets/get> {change}{until}",
        "stat.attack": "{number} attack",
        "stat.defence": "{number} defence",
        "stat.attack.value": "additional attack equal to {value}",
        "stat.defence.value": "additional defence equal to {value}",
        "value.attack": "the attack of {of}",
        "value.defence": "the defence of {of}",
        "per": " for each {each}",
        "per.at_most": " for each {each} (at most {most})",
        "until.turn": " this turn",
        "until.good": " for good",
        "turn_to.attack": "change {what} to attack position",
        "turn_to.defence": "change {what} to defence position",
        "turn_to.other": "change the position of {what}",
        "direct_attack": "{what:subject} can attack directly{until}",
        "double_attack": "{what:subject} can attack twice per turn{until}",
        "double_attack.turn": "{what:subject} can attack twice this turn",
        "cannot_attack": "{what:subject} cannot attack{until}",
        "cannot_attack.good": "{what:subject} can no longer attack",
        "cannot_be_attacked": "{what:subject} cannot be attacked{until}",
        "cannot_be_attacked.good": "{what:subject} can no longer be attacked",
        "survives_battle": "{what:subject} cannot be destroyed by battle{until}",
        "survives_battle.good": "{what:subject} can no longer be destroyed by battle",
        "survives_effects": "{what:subject} cannot be destroyed by effects{until}",
        "survives_effects.good": "{what:subject} can no longer be destroyed by effects",
        "no_battle_damage": "battles of {what:subject} deal no damage to <its controller/their controllers>{until}",
        "no_battle_damage.yours": "you take no damage from battles of {what:subject}{until}",
        "extra_attack": "{what:subject} can attack once more this turn",
        "extra_attack.may": "give {what} one more attack this turn",
        "negate.attack": "negate the attack",
        "negate.summon": "negate the summon",
        "negate.summon.banish": "negate the summon and banish the monster",
        "negate.activation": "negate the activation",
        "control.turn": "take control of {what} this turn",
        "control.good": "take control of {what} for good",
        "copy": "{what:subject} takes nothing from {of} this turn",
        "copy.values": "{what:subject} takes the attack and defence of {of} this turn",
        "copy.ability": "{what:subject} has the ability of {of} instead of its own this turn",
        "copy.values.ability": "{what:subject} takes the attack, defence and ability of {of} this turn",
        "look": "look at the opponent’s hand",
        "extra_summon": "you can make an extra normal summon this turn",
        "extra_summons": "you can make {number} extra normal summons this turn",
        "lower_tribute": "your tributes are 1 level lower this turn",
        "lower_tribute.by": "your tributes are {number} levels lower this turn",
        "gives.tribute": "tributes for your {what:bare_plural} are 1 level lower",
        "gives.tribute.by": "tributes for your {what:bare_plural} are {number} levels lower",
    }

    def plural(self, thing: Thing) -> bool:
        """One speaks of no monsters as of several."""
        return thing.plural or thing.quantity == "no"

    def phrase(self, thing: Thing, form: str) -> str:
        """The thing with article, kin, level, place and whatever else is known of it."""
        if thing.name is not None:
            return thing.name
        plural = self.plural(thing) or form == "bare_plural"
        noun = _NOUNS[thing.noun][plural]
        match thing.quantity:
            case "this" | "that":
                return f"{thing.quantity} {noun}"
            case "same":
                return f"that same {noun}"
            case "it" | "own":
                return "it"
            case "target":
                return "the target"
            case "first":
                return "the first target"
            case "other_target":
                return "the second target"
            case "both":
                return "both targets"
        core = " ".join([*self._before(thing), noun])
        if form == "top":
            return core if thing.number == 1 else f"{thing.number} {core}"
        if form == "bare_plural":
            return core + self._after(thing, "")
        if form == "subject" and thing.quantity == "all":
            return f"{'your ' if _is_yours(thing) else ''}{core}{self._after(thing, form)}"
        return f"{self._counted(thing, core)}{self._after(thing, form)}"

    def _before(self, thing: Thing) -> list[str]:
        """The words before the noun, without article or number."""
        words = ["other"] if thing.other else []
        if thing.face is not None:
            words.append(f"face-{thing.face}")
        if thing.zone in ("monsters", "backrow") and thing.side == "opponent":
            words.append("opposing")
        if thing.levels != (None, None):
            words.append(_level(thing.levels))
        if thing.kin is not None:
            words.append(self.kin(thing.kin))
        return words

    def _counted(self, thing: Thing, core: str) -> str:
        """With article or number."""
        if thing.itself:
            return f"this {core}"
        one = f"an{core}" if core.startswith("other ") else f"{'an' if core[0] in 'aeiouAEIO' else 'a'} {core}"
        number = thing.number
        match thing.quantity:
            case "second":
                return f"a second {core}"
            case "count":
                return one if number == 1 else f"{number} {core}"
            case "picked":
                return f"{one if number == 1 else f'{number} {core}'} of your choice"
            case "all":
                return f"all your {core}" if _is_yours(thing) else f"all {core}"
            case "each":
                return core
            case "no":
                return f"no {core}"
            case "at_least":
                return one if number == 1 else f"{number} or more {core}"
            case "at_most":
                return f"at most {number} {core}"
            case "exactly":
                return f"exactly {number} {core}"
            case "between":
                return f"{number} to {thing.highest} {core}"
        return one

    def _after(self, thing: Thing, form: str) -> str:
        """What comes after the noun: place, attack, position."""
        words = ""
        every = thing.quantity in ("all", "picked") or thing.plural
        if thing.zone in ("monsters", "backrow"):
            if thing.side == "you" and thing.quantity != "all" and not thing.itself:
                words += " you control"
            elif thing.side == "either":
                words += " on the field"
        elif thing.zone == "banished":
            place = {"you": "your", "opponent": "the opponent’s", "either": "all"}[thing.side]
            words += f" {'from' if form == 'from' else 'among'} {place} banished cards"
        elif thing.zone is not None:
            mine, theirs, one, both = _PILES[thing.zone]
            any_one = both if thing.quantity == "all" else "the graveyards" if every else one
            place = {"you": mine, "opponent": theirs, "either": any_one}[thing.side]
            words += f" {'from' if form == 'from' else 'in'} {place}"
        low, high = thing.attack
        if low is not None and high is not None:
            words += f" with {low} attack" if low == high else f" with {low} to {high} attack"
        elif low is not None:
            words += f" with {low} or more attack"
        elif high is not None:
            words += f" with {high} or less attack"
        if thing.position is not None:
            words += f" in {thing.position} position"
        return words


def _is_yours(thing: Thing) -> bool:
    return thing.zone in ("monsters", "backrow") and thing.side == "you"


def _level(levels: Bounds) -> str:
    low, high = levels
    if low is None:
        return f"level {high} or lower"
    if high is None:
        return f"level {low} or higher"
    if low == high:
        return f"level {low}"
    return f"level {low} or {high}" if high == low + 1 else f"level {low} to {high}"
