"""The words that cards are written in (H-72): condition, cost, target, operation, trigger, duration.

Data only. What they mean on the table stands in ``effects``; ``cards`` checks that they are put together well.
In words, ``you`` is the player of the card and ``opponent`` the other.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias, get_args

import msgspec

from tabletop.games.moriham.refs import Zone

Kind: TypeAlias = Literal["monster", "magic", "trap"]
BattlePosition: TypeAlias = Literal["attack", "defence"]
Face: TypeAlias = Literal["up", "down"]
Player: TypeAlias = Literal["you", "opponent"]
Side: TypeAlias = Literal["you", "opponent", "either"]
Stat: TypeAlias = Literal["attack", "defence"]
Duration: TypeAlias = Literal["turn", "good"]
"""This turn (H-15), or as long as the monster stays in the field."""

Keyword: TypeAlias = Literal[
    "direct_attack",
    "double_attack",
    "cannot_attack",
    "cannot_be_attacked",
    "survives_battle",
    "survives_effects",
    "no_battle_damage",
]
"""What a monster may have: it attacks directly (H-37), attacks twice, cannot attack, cannot be attacked (H-37), is not
destroyed by battle, is not destroyed by effects, its controller loses no life in its battles."""

KEYWORDS: Final[tuple[Keyword, ...]] = get_args(Keyword)

Natural: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
Positive: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]
Level: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=4)]


class Word(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True, cache_hash=True, gc=False
):
    """A piece of a card's data."""


# Which cards


class Filter(Word, frozen=True, kw_only=True):
    """Cards of some sort; what is left out does not matter. All that is given must hold.

    Attributes:
        kind: monster, magic or trap.
        kin: the kin of a monster.
        min_level: lowest level; magic and trap cards count as level 0.
        max_level: highest level.
        min_attack: lowest attack, in the field with all changes, else as printed.
        max_attack: highest attack, likewise.
        position: attack or defence, in the field.
        face: up or down, of magic and trap cards in the field.
        itself: the card alone whose effect this is.
        other: not the card itself whose effect this is.
    """

    kind: Kind | None = None
    kin: str | None = None
    min_level: Level = 0
    max_level: Level = 4
    min_attack: Natural | None = None
    max_attack: Natural | None = None
    position: BattlePosition | None = None
    face: Face | None = None
    itself: bool = False
    other: bool = False


class Group(Filter, frozen=True, kw_only=True):
    """Cards of some sort in a zone.

    Attributes:
        zone: where they are.
        side: whose zone: for monsters and backrow that of the controller.
        pick: so many of them, as far as there are; you pick them one at a time when the operation is done. 0 for all.
    """

    zone: Zone
    side: Side = "you"
    pick: Natural = 0


ANY: Final = Filter()

Role: TypeAlias = Literal["target", "second", "targets", "self", "subject"]
"""Things an effect speaks of: its first target, its second, both, its own monster, and what set off its trigger."""

Things: TypeAlias = Role | Group


# How much


class Per(Word, frozen=True, kw_only=True, tag_field="amount", tag="per"):
    """``times`` for each card of a group, and no more than ``at_most``."""

    group: Group
    times: int = 1
    at_most: Positive | None = None


class ValueOf(Word, frozen=True, kw_only=True, tag_field="amount", tag="value"):
    """The attack or defence of a thing, as it is in the field; 0 when it is gone."""

    of: Literal["target", "second", "self", "subject"]
    stat: Stat = "attack"


Amount: TypeAlias = int | Per | ValueOf


# Conditions


class Has(Word, frozen=True, kw_only=True, tag_field="if", tag="has"):
    """A group has at least, and at most, so many cards."""

    group: Group
    at_least: Natural = 1
    at_most: Natural | None = None


class Life(Word, frozen=True, kw_only=True, tag_field="if", tag="life"):
    """A player has at least, and at most, so much life."""

    player: Player = "you"
    at_least: Natural | None = None
    at_most: Natural | None = None


class Behind(Word, frozen=True, kw_only=True, tag_field="if", tag="behind"):
    """You have less than the opponent, by at least ``by``: life, or cards in a zone."""

    what: Literal["life", "monsters", "hand", "backrow", "graveyard"]
    by: Positive = 1


class Whose(Word, frozen=True, kw_only=True, tag_field="if", tag="turn"):
    """It is that player's turn."""

    player: Player


class ThisTurn(Word, frozen=True, kw_only=True, tag_field="if", tag="this_turn"):
    """Something has happened to a player this turn, at least so often.

    Attributes:
        what: ``destroyed`` (monsters the player controlled were destroyed), ``hurt`` (life the player lost),
            ``magic`` (magic cards the player activated), ``special`` (monsters the player summoned specially).
    """

    what: Deed
    player: Player = "you"
    at_least: Positive = 1


Deed: TypeAlias = Literal["destroyed", "hurt", "magic", "special"]
DEEDS: Final[tuple[Deed, ...]] = ("destroyed", "hurt", "magic", "special")

Condition: TypeAlias = Has | Life | Behind | Whose | ThisTurn


# Costs. At most one of a list names a card, as an action carries one cost REF.


class PayLife(Word, frozen=True, kw_only=True, tag_field="pay", tag="life"):
    """Life; one must have more than that (H-45)."""

    amount: Positive


class PayMill(Word, frozen=True, kw_only=True, tag_field="pay", tag="mill"):
    """The top cards of one's deck go to the graveyard; there must be as many."""

    count: Positive


class PayDiscard(Word, frozen=True, kw_only=True, tag_field="pay", tag="discard"):
    """Another card of one's hand goes to the graveyard."""

    card: Filter = ANY


class PayTribute(Word, frozen=True, kw_only=True, tag_field="pay", tag="tribute"):
    """A monster one controls goes to its owner's graveyard."""

    card: Filter = ANY


class PayBanish(Word, frozen=True, kw_only=True, tag_field="pay", tag="banish"):
    """A card of one's graveyard is banished."""

    card: Filter = ANY


class PayReturn(Word, frozen=True, kw_only=True, tag_field="pay", tag="return"):
    """A monster one controls goes back to its owner's hand."""

    card: Filter = ANY


CardCost: TypeAlias = PayDiscard | PayTribute | PayBanish | PayReturn
Cost: TypeAlias = PayLife | PayMill | CardCost


# Triggers


class Trigger(Word, frozen=True, kw_only=True, tag_field="on"):
    """Something happens. ``whose`` says to which player, ``card`` to which cards, ``itself`` to the card itself."""


class OnSummoning(Trigger, frozen=True, kw_only=True, tag="summoning"):
    """A player summons a monster that is not in the field yet (H-25): its summon can be negated."""

    whose: Side = "opponent"
    card: Filter = ANY
    how: Literal["normal", "special"] | None = None


class OnSummoned(Trigger, frozen=True, kw_only=True, tag="summoned"):
    """A monster has come into the field. Subject: the monster."""

    whose: Side = "you"
    card: Filter = ANY
    how: Literal["normal", "special", "effect"] | None = None
    itself: bool = False


class OnAttack(Trigger, frozen=True, kw_only=True, tag="attack"):
    """A monster declares an attack. Subject: the attacker.

    Attributes:
        at: what it attacks: a monster, the player directly, or either.
    """

    whose: Side = "opponent"
    card: Filter = ANY
    at: Literal["monster", "player"] | None = None
    itself: bool = False


class OnAttacked(Trigger, frozen=True, kw_only=True, tag="attacked"):
    """A monster is chosen as the target of an attack. Subject: the attacker."""

    whose: Side = "you"
    card: Filter = ANY
    itself: bool = False


class OnActivation(Trigger, frozen=True, kw_only=True, tag="activation"):
    """A magic card, trap card or ability is activated; a trap answers the newest activation alone."""

    whose: Side = "opponent"
    kinds: tuple[Literal["magic", "trap", "ability"], ...] = ("magic", "trap", "ability")


class OnDestroyed(Trigger, frozen=True, kw_only=True, tag="destroyed"):
    """A monster in the field has been destroyed. Subject: the card in its graveyard.

    Attributes:
        whose: who controlled it.
        by: battle, an effect, or either.
    """

    whose: Side = "you"
    card: Filter = ANY
    by: Literal["battle", "effect"] | None = None
    itself: bool = False


class OnSlain(Trigger, frozen=True, kw_only=True, tag="slays"):
    """A monster has destroyed another by battle. Subject: the one that did."""

    whose: Side = "you"
    card: Filter = ANY
    itself: bool = False


class OnDiscarded(Trigger, frozen=True, kw_only=True, tag="discarded"):
    """A card has gone from a hand to the graveyard. Subject: the card in the graveyard."""

    whose: Side = "you"
    card: Filter = ANY
    itself: bool = False


class OnDamaged(Trigger, frozen=True, kw_only=True, tag="damaged"):
    """A player has lost life by battle or an effect, at least so much."""

    whose: Side = "you"
    by: Literal["battle", "effect"] | None = None
    at_least: Positive = 1


class OnGained(Trigger, frozen=True, kw_only=True, tag="gained"):
    """A player has gained life."""

    whose: Side = "you"


class OnDrawn(Trigger, frozen=True, kw_only=True, tag="drawn"):
    """A player has drawn by an effect."""

    whose: Side = "opponent"


class OnTurned(Trigger, frozen=True, kw_only=True, tag="turned"):
    """A monster has changed its position. Subject: the monster."""

    whose: Side = "you"
    card: Filter = ANY
    to: BattlePosition | None = None
    itself: bool = False


class OnPhase(Trigger, frozen=True, kw_only=True, tag="phase"):
    """The initial, battle or end phase of a player begins."""

    phase: Literal["initial", "battle", "end"]
    whose: Side = "you"


AnyTrigger: TypeAlias = (
    OnSummoning
    | OnSummoned
    | OnAttack
    | OnAttacked
    | OnActivation
    | OnDestroyed
    | OnSlain
    | OnDiscarded
    | OnDamaged
    | OnGained
    | OnDrawn
    | OnTurned
    | OnPhase
)


# Operations


class Operation(Word, frozen=True, kw_only=True, tag_field="do"):
    """What an effect does, one after the other.

    Attributes:
        provided: what must hold when it is this operation's turn; otherwise it is passed over.
    """

    provided: tuple[Condition, ...] = ()


class Damage(Operation, frozen=True, kw_only=True, tag="damage"):
    """Players lose life."""

    amount: Amount
    player: Player | Literal["both"] = "opponent"


class Gain(Operation, frozen=True, kw_only=True, tag="gain"):
    """A player gains life."""

    amount: Amount
    player: Player = "you"


class Draw(Operation, frozen=True, kw_only=True, tag="draw"):
    """A player draws, what there is (H-16)."""

    count: Positive = 1
    player: Player = "you"


class Discard(Operation, frozen=True, kw_only=True, tag="discard"):
    """Cards of a player's hand go to the graveyard, as many as there are.

    Attributes:
        chosen_by: the player of the hand, the one who looks at it and takes, or chance.
    """

    player: Player = "opponent"
    count: Positive = 1
    chosen_by: Literal["holder", "other", "chance"] = "holder"


class Mill(Operation, frozen=True, kw_only=True, tag="mill"):
    """The top cards of a player's deck go to the graveyard, as many as there are (H-16)."""

    player: Player = "opponent"
    count: Positive = 1


class Destroy(Operation, frozen=True, kw_only=True, tag="destroy"):
    """Cards in the field are destroyed: they go to their owners' graveyards."""

    what: Things = "target"


class Sacrifice(Operation, frozen=True, kw_only=True, tag="sacrifice"):
    """A player picks one of the monsters it controls; it is destroyed."""

    player: Player = "opponent"
    count: Positive = 1


class Return(Operation, frozen=True, kw_only=True, tag="return"):
    """Cards in the field go to their owners' hands."""

    what: Things = "target"


class Banish(Operation, frozen=True, kw_only=True, tag="banish"):
    """Cards in the field or in a graveyard are banished."""

    what: Things = "target"


class Revive(Operation, frozen=True, kw_only=True, tag="revive"):
    """Monsters come from a graveyard to your field."""

    what: Things = "target"
    position: BattlePosition = "attack"


class Call(Operation, frozen=True, kw_only=True, tag="call"):
    """You pick a monster of your hand or deck; it comes to your field. A deck is shuffled after."""

    zone: Literal["hand", "deck"]
    card: Filter = ANY
    position: BattlePosition = "attack"


class Search(Operation, frozen=True, kw_only=True, tag="search"):
    """You pick a card of your deck, show it and take it to your hand; the deck is shuffled after (H-49)."""

    card: Filter = ANY


class Regain(Operation, frozen=True, kw_only=True, tag="regain"):
    """Cards go from a graveyard to their owners' hands."""

    what: Things = "target"


class Recycle(Operation, frozen=True, kw_only=True, tag="recycle"):
    """Cards go from a graveyard to their owners' decks, which are shuffled."""

    what: Things = "target"


class Change(Operation, frozen=True, kw_only=True, tag="change"):
    """Monsters gain or lose attack and defence."""

    what: Things = "target"
    attack: Amount = 0
    defence: Amount = 0
    until: Duration = "turn"


class Turn(Operation, frozen=True, kw_only=True, tag="turn"):
    """Monsters change their position: to attack, to defence, or each to its other one."""

    what: Things = "target"
    to: BattlePosition | Literal["other"] = "other"


class Grant(Operation, frozen=True, kw_only=True, tag="grant"):
    """Monsters get a keyword."""

    keyword: Keyword
    what: Things = "target"
    until: Duration = "turn"


class ExtraAttack(Operation, frozen=True, kw_only=True, tag="extra_attack"):
    """Monsters may attack once more this turn."""

    what: Things = "self"


class Negate(Operation, frozen=True, kw_only=True, tag="negate"):
    """The attack under way, the summon under way, or the activation that this answers is negated.

    Attributes:
        banish: the card of a negated summon is banished.
    """

    what: Literal["attack", "summon", "activation"]
    banish: bool = False


class Control(Operation, frozen=True, kw_only=True, tag="control"):
    """You take control of monsters (H-49)."""

    what: Things = "target"
    until: Duration = "turn"


class Copy(Operation, frozen=True, kw_only=True, tag="copy"):
    """The effect's own monster becomes like another this turn.

    Attributes:
        values: it takes the other's attack and defence.
        ability: it has the other's ability in place of its own.
    """

    what: Literal["target", "subject"] = "target"
    values: bool = True
    ability: bool = False


class Look(Operation, frozen=True, kw_only=True, tag="look"):
    """You look at the opponent's hand."""


class ExtraSummon(Operation, frozen=True, kw_only=True, tag="extra_summon"):
    """You may make more normal summons this turn, if it is yours."""

    count: Positive = 1


class LowerTribute(Operation, frozen=True, kw_only=True, tag="lower_tribute"):
    """Your normal summons need a lower tribute this turn, if it is yours (H-49)."""

    by: Positive = 1


AnyOperation: TypeAlias = (
    Damage
    | Gain
    | Draw
    | Discard
    | Mill
    | Destroy
    | Sacrifice
    | Return
    | Banish
    | Revive
    | Call
    | Search
    | Regain
    | Recycle
    | Change
    | Turn
    | Grant
    | ExtraAttack
    | Negate
    | Control
    | Copy
    | Look
    | ExtraSummon
    | LowerTribute
)


# What a card gives as long as it lies face up in the field


class Lasting(Word, frozen=True, kw_only=True, tag_field="gives"):
    """What a continuous ability, or a card that stays, gives."""


class GivesValues(Lasting, frozen=True, kw_only=True, tag="values"):
    """Monsters have more or less attack and defence."""

    to: Literal["self"] | Group
    attack: int | Per = 0
    defence: int | Per = 0


class GivesKeyword(Lasting, frozen=True, kw_only=True, tag="keyword"):
    """Monsters have a keyword."""

    to: Literal["self"] | Group
    keyword: Keyword


class GivesTribute(Lasting, frozen=True, kw_only=True, tag="lower_tribute"):
    """Your normal summons need a lower tribute (H-49)."""

    by: Positive = 1
    card: Filter = ANY


AnyLasting: TypeAlias = GivesValues | GivesKeyword | GivesTribute
