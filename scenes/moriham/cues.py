"""How the events of a duel are shown, one after another."""

from __future__ import annotations

from typing import Final

from scenes.kit.cues import Cue
from scenes.kit.frame import Box
from scenes.kit.motion import Call, Sequence, Timeline, Wait, ease_out, stagger
from scenes.moriham.duel import Duel, box_of_card, known_look, turned
from tabletop.core.actions import Event
from tabletop.games.moriham.events import (
    AbilityCopied,
    Activated,
    AttackAimed,
    AttackDeclared,
    AttackEnded,
    AttackNegated,
    AttacksAdded,
    CardSet,
    ChainResolved,
    ControlTaken,
    DeckShuffled,
    Drawn,
    DuelEnded,
    Fought,
    HandShown,
    KeywordGranted,
    LifeChanged,
    LinkNegated,
    LinkResolved,
    Moved,
    PhaseBegan,
    PositionTurned,
    StartDrawn,
    Summoned,
    Summoning,
    SummonNegated,
    SummonsAllowed,
    TributeLowered,
    TurnBegan,
    ValuesChanged,
)
from tabletop.games.moriham.refs import BACKROW_REFS, MONSTER_REFS, Ref

_READ: Final = 420.0
_SHORT: Final = 180.0
_TURN: Final = 560.0
_END: Final = 1300.0
_APART: Final = 80.0
_COUNT: Final = 380.0

_DESTROYED: Final = ("battle", "effect")
_MOVE_SOUNDS: Final = {"battle": "destroy", "effect": "destroy", "tribute": "tribute", "negated": "destroy"}


def _follow(event: Event, duel: Duel, pause: float = _SHORT, sound: str = "") -> Timeline:
    """Shows an event by its outcome, its sentence and a pause."""
    duel.shown.follow(event)
    duel.tell_event(event)
    if sound:
        duel.sound(sound)
    return duel.pacing.wait(pause)


def _silent(event: Event, duel: Duel) -> None:
    duel.shown.follow(event)


def _turn_began(event: TurnBegan, duel: Duel) -> Timeline:
    return _follow(event, duel, _TURN, "turn")


def _phase_began(event: PhaseBegan, duel: Duel) -> Timeline | None:
    duel.shown.follow(event)
    duel.tell_event(event)
    duel.refresh()
    return duel.pacing.wait(_SHORT) if event.phase in ("battle", "main2", "end") else None


def _drawn(event: Drawn, duel: Duel) -> Timeline:
    """Card after card flies from the deck to the hand."""
    duel.shown.follow(event)
    duel.tell_event(event)
    board = duel.board
    if board is None:
        return Wait(0.0)
    hand = duel.shown.hand(event.seat)
    first = len(hand) - len(event.cards)
    start = board.pile(event.seat, "deck")
    degrees = turned(event.seat, board.near)
    parts: list[Timeline] = []
    for number in range(first, len(hand)):
        end = board.hand(event.seat, number, len(hand))
        look = known_look(hand[number])
        parts.append(
            Sequence(
                Call(lambda: duel.sound("draw", 0.7)),
                duel.flights.fly(look, start, end, ("hand", event.seat), degrees),
            )
        )
    return stagger(duel.pacing.time(_APART), *parts)


def _summoning(event: Summoning, duel: Duel) -> Timeline:
    """The card is lifted from the hand to the middle, where it can be answered."""
    board = duel.board
    hand = Ref(event.seat, "hand", card=event.card)
    start = None if board is None else box_of_card(board, duel.shown, hand, event.card)
    duel.shown.follow(event)
    duel.tell_event(event)
    duel.sound("summon")
    if board is None or start is None:
        return Wait(0.0)
    degrees = turned(event.seat, board.near)
    fly = duel.flights.fly(known_look(event.card), start, board.middle, "summon", degrees)
    return Sequence(fly, duel.pacing.wait(_READ))


def _summoned(event: Summoned, duel: Duel) -> Timeline:
    """The card takes its place and slams down."""
    board = duel.board
    start: Box | None = None
    if board is not None:
        origin = Ref(event.owner, event.origin, card=event.card)
        effect = event.how == "effect"
        start = box_of_card(board, duel.shown, origin, event.card) if effect else board.middle
    duel.shown.follow(event)
    duel.tell_event(event)
    if board is None or start is None:
        return Wait(0.0)
    ref = MONSTER_REFS[event.seat][event.place]
    sideways = event.position == "defence"
    end = board.place(ref, sideways=sideways)
    degrees = turned(event.seat, board.near, sideways=sideways)
    land = lambda: duel.sound("slam")  # noqa: E731 - called where it lands
    fly = duel.flights.fly(known_look(event.card), start, end, ref, degrees, land)
    return Sequence(fly, duel.pacing.wait(_SHORT))


def _card_set(event: CardSet, duel: Duel) -> Timeline:
    board = duel.board
    start = None
    if board is not None:
        start = box_of_card(board, duel.shown, Ref(event.seat, "hand", card=event.card), event.card)
    duel.shown.follow(event)
    duel.tell_event(event)
    if board is None or start is None:
        return Wait(0.0)
    ref = BACKROW_REFS[event.seat][event.place]
    land = lambda: duel.sound("set")  # noqa: E731 - called where it lands
    return duel.flights.fly(None, start, board.place(ref), ref, turned(event.seat, board.near), land)


def _activated(event: Activated, duel: Duel) -> Timeline:
    """The card is turned up where it lies, or comes from the hand; a monster is lifted and falls back."""
    board, ref = duel.board, event.source
    start = None
    if board is not None and ref.zone == "backrow" and duel.shown.spell(ref) is None:
        start = box_of_card(board, duel.shown, Ref(event.seat, "hand", card=event.card), event.card)
    duel.shown.follow(event)
    duel.tell_event(event)
    duel.sound("activate")
    if board is None or ref.zone not in ("monsters", "backrow"):
        return duel.pacing.wait(_READ)
    monster = duel.shown.monster(ref) if ref.zone == "monsters" else None
    if ref.zone == "monsters" and monster is None:
        return duel.pacing.wait(_READ)
    sideways = monster is not None and monster.position == "defence"
    box = board.place(ref, sideways=sideways)
    degrees = turned(ref.seat, board.near, sideways=sideways)
    look = known_look(event.card)
    if start is not None:
        move = duel.flights.fly(look, start, box, ref, degrees)
    else:
        move = duel.flights.slam(look, box, ref, degrees, lambda: None)
    return Sequence(move, duel.pacing.wait(_READ))


def _moved(event: Moved, duel: Duel) -> Timeline:
    """A card goes to a zone of its owner: what is destroyed burns first."""
    board = duel.board
    start, degrees = None, 0
    if board is not None:
        from_summon = event.cause == "negated"
        start = board.middle if from_summon else box_of_card(board, duel.shown, event.source, event.card)
        monster = duel.shown.monster(event.source) if event.source.zone == "monsters" else None
        sideways = monster is not None and monster.position == "defence"
        degrees = turned(event.source.seat, board.near, sideways=sideways)
    duel.shown.follow(event)
    duel.tell_event(event)
    if board is None or start is None:
        return Wait(0.0)
    look = known_look(event.card)
    duel.sound(_MOVE_SOUNDS.get(event.cause, "card"), 0.8)
    if event.cause in _DESTROYED:
        return duel.flights.burn(look, start, degrees)
    if event.zone == "hand":
        hand = duel.shown.hand(event.owner)
        end = board.hand(event.owner, len(hand) - 1, len(hand))
        return duel.flights.fly(look, start, end, ("hand", event.owner), turned(event.owner, board.near))
    end = board.pile(event.owner, event.zone)
    hides = (event.zone, event.owner)
    look = None if event.zone == "deck" else look
    return duel.flights.fly(look, start, end, hides, turned(event.owner, board.near))


def _attack_declared(event: AttackDeclared | AttackAimed, duel: Duel) -> Timeline:
    return _follow(event, duel, _READ, "attack")


def _fought(event: Fought, duel: Duel) -> Timeline:
    """The attacker strikes its target."""
    duel.tell_event(event)
    board = duel.board
    ref = MONSTER_REFS[event.seat][event.monster]
    monster = duel.shown.monster(ref)
    if board is None or monster is None:
        duel.shown.follow(event)
        return Wait(0.0)
    start = board.place(ref)
    goal = (
        board.player(1 - event.seat)
        if event.target == "player"
        else board.place(MONSTER_REFS[1 - event.seat][event.target])
    )
    end = Box(goal.x + (goal.w - start.w) / 2, goal.y + (goal.h - start.h) / 2, start.w, start.h)
    over = Call(lambda: duel.shown.follow(event))
    lunge = duel.flights.lunge(
        known_look(monster.card), start, end, ref, turned(event.seat, board.near), lambda: duel.sound("hit")
    )
    return Sequence(lunge, over)


def _life_changed(event: LifeChanged, duel: Duel) -> Timeline:
    """The number falls or rises to what it is now."""
    before = duel.shown.view.life[event.seat]
    duel.shown.follow(event)
    duel.tell_event(event)
    duel.sound("life" if event.by < 0 else "gain")

    def put(life: float) -> None:
        if round(life) != round(duel.life[event.seat]):
            duel.refresh()
        duel.life[event.seat] = life

    return Sequence(
        duel.pacing.tween(_COUNT, put, float(before), float(event.life), ease_out), duel.pacing.wait(_SHORT)
    )


def _position_turned(event: PositionTurned, duel: Duel) -> Timeline:
    return _follow(event, duel, _SHORT, "card")


def _control_taken(event: ControlTaken, duel: Duel) -> Timeline:
    board = duel.board
    start = None if board is None else box_of_card(board, duel.shown, event.source, event.card)
    duel.shown.follow(event)
    duel.tell_event(event)
    monster = duel.shown.monster(event.to)
    if board is None or start is None or monster is None:
        return Wait(0.0)
    sideways = monster.position == "defence"
    end = board.place(event.to, sideways=sideways)
    degrees = turned(event.to.seat, board.near, sideways=sideways)
    return duel.flights.fly(known_look(event.card), start, end, event.to, degrees, lambda: duel.sound("slam"))


def _values_changed(event: ValuesChanged, duel: Duel) -> Timeline:
    duel.shown.follow(event)
    duel.refresh()
    return duel.pacing.wait(_SHORT)


def _link_negated(event: LinkNegated, duel: Duel) -> Timeline:
    return _follow(event, duel, _READ, "refuse")


def _duel_ended(event: DuelEnded, duel: Duel) -> Timeline:
    return _follow(event, duel, _END, "win")


CUES: Final[dict[type, Cue]] = {
    AbilityCopied: _follow,
    Activated: _activated,
    AttackAimed: _attack_declared,
    AttackDeclared: _attack_declared,
    AttackEnded: _follow,
    AttackNegated: _follow,
    AttacksAdded: _silent,
    CardSet: _card_set,
    ChainResolved: _silent,
    ControlTaken: _control_taken,
    DeckShuffled: _follow,
    Drawn: _drawn,
    DuelEnded: _duel_ended,
    Fought: _fought,
    HandShown: _follow,
    KeywordGranted: _values_changed,
    LifeChanged: _life_changed,
    LinkNegated: _link_negated,
    LinkResolved: _values_changed,
    Moved: _moved,
    PhaseBegan: _phase_began,
    PositionTurned: _position_turned,
    StartDrawn: _follow,
    SummonNegated: _follow,
    Summoned: _summoned,
    Summoning: _summoning,
    SummonsAllowed: _follow,
    TributeLowered: _follow,
    TurnBegan: _turn_began,
    ValuesChanged: _values_changed,
}
