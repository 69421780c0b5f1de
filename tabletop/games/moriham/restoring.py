"""Sets a duel up from a position, and says what is wrong with one that no duel can be in."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.errors import BadState
from tabletop.games.moriham.cards import Box
from tabletop.games.moriham.effects.reading import attacks_left, sums_of
from tabletop.games.moriham.positions import MonsterShown, MorihamPosition, SpellShown, ended_of
from tabletop.games.moriham.refs import SEATS, Seat
from tabletop.games.moriham.state import MOST, Changes, Monster, Spell, State, Summon
from tabletop.games.moriham.underway import check_under_way
from tabletop.games.moriham.vocabulary import Stat

STATS: tuple[Stat, ...] = ("attack", "defence")


def restore(position: MorihamPosition, box: Box) -> State:
    """The duel that a full position describes.

    Raises:
        BadState: no duel can be in it; ``where`` names the field.
    """
    _check_cards(position, box)
    state = taken_over(position, box)
    _check_field(state, position)
    _check_knowledge(state)
    _check_life(state)
    check_under_way(state)
    _fit_values(state, position)
    return state


def _check_cards(position: MorihamPosition, box: Box) -> None:
    """Every card is one there is, lies where its kind may lie, and is there once (H-02)."""
    seen: dict[tuple[Seat, str], str] = {}

    def note(card: str, owner: Seat, where: str, among: Sequence[str] | dict[str, object], code: str) -> None:
        if card not in box.cards:
            raise BadState("unknown_card", where, got=card, want="the id of a card")
        if card not in among:
            raise BadState(code, where, got=card)
        owners = SEATS if position.options.get("shared_box") else (owner,)
        for seat in owners:
            if (seat, card) in seen:
                raise BadState("card_twice", where, got=card, first=seen[seat, card])
        seen[owner, card] = where

    everything: dict[str, object] = dict(box.cards)
    monsters: dict[str, object] = dict(box.monsters)
    spells: dict[str, object] = dict(box.spells)
    for seat in SEATS:
        for name in ("hands", "decks", "graveyards", "banished"):
            for number, card in enumerate(getattr(position, name)[seat]):
                note(card, seat, f"{name}[{seat}][{number}]", everything, "unknown_card")
        for place, monster in enumerate(position.monsters[seat]):
            if monster is not None:
                owner = seat if monster.owner is None else monster.owner
                where = f"monsters[{seat}][{place}]"
                note(monster.card, owner, f"{where}.card", monsters, "not_a_monster")
                if monster.copied is not None and monster.copied not in monsters:
                    raise BadState("unknown_card", f"{where}.copied", got=monster.copied, want="the id of a monster")
        for place, spell in enumerate(position.backrow[seat]):
            if spell is not None:
                note(spell.card, seat, f"backrow[{seat}][{place}].card", spells, "not_magic_or_trap")
    if position.summon is not None:
        if position.summon.seat not in SEATS:
            raise BadState("no_such_seat", "summon.seat", got=position.summon.seat, want=list(SEATS))
        note(position.summon.card, position.summon.seat, "summon.card", monsters, "not_a_monster")
    for number, use in enumerate(position.used):
        if use.card not in box.cards:
            raise BadState("unknown_card", f"used[{number}].card", got=use.card, want="the id of a card")


def taken_over(position: MorihamPosition, box: Box) -> State:
    """What a position shows, as it is: whether a duel can be in it is not looked at."""
    state = State(
        box,
        opening_truce=bool(position.options.get("opening_truce")),
        shared_box=bool(position.options.get("shared_box")),
    )
    state.first = position.first
    if position.turn is not None and position.turn not in SEATS:
        raise BadState("no_such_seat", "turn", got=position.turn, want=list(SEATS))
    state.turn = position.turn
    state.turns = position.turns
    state.phase = position.phase
    state.life = list(position.life)
    state.hands = [list(cards) for cards in position.hands]
    state.decks = [list(cards) for cards in position.decks]
    state.monsters = [[_monster(shown, seat) for shown in position.monsters[seat]] for seat in SEATS]
    state.backrow = [[_spell(shown) for shown in position.backrow[seat]] for seat in SEATS]
    state.look_around()
    state.graveyards = [list(cards) for cards in position.graveyards]
    state.banished = [list(cards) for cards in position.banished]
    state.known = [set(cards) for cards in position.known]
    state.normal_summons = position.normal_summons
    state.tribute_cut = position.tribute_cut
    state.used = {(use.seat, use.card, use.what) for use in position.used}
    state.tallies = [tally.__copy__() for tally in position.tallies]
    state.summon = _copy_of(position.summon)
    state.attack = None if position.attack is None else position.attack.__copy__()
    state.chain = [link.__copy__() for link in position.chain]
    state.frames = [frame.__copy__() for frame in position.frames]
    state.pending = list(position.pending)
    state.happened = list(position.happened)
    state.quiet_turns = position.quiet_turns
    state.stirred = position.stirred
    try:
        state.ended = ended_of(position.outcome)
    except ValueError as error:
        raise BadState("no_such_outcome", "outcome", got=str(position.outcome), want=str(error)) from error
    return state


def _copy_of(summon: Summon | None) -> Summon | None:
    return None if summon is None else summon.__copy__()


def _monster(shown: MonsterShown | None, seat: Seat) -> Monster | None:
    if shown is None:
        return None
    return Monster(
        shown.card,
        seat if shown.owner is None else shown.owner,
        shown.position,
        shown.turned,
        shown.attacks,
        shown.extra_attacks,
        shown.for_good,
        shown.this_turn,
        shown.copied,
        shown.back_to,
    )


def _spell(shown: SpellShown | None) -> Spell | None:
    return None if shown is None else Spell(shown.card, shown.face, shown.option)


def _check_field(state: State, position: MorihamPosition) -> None:
    for seat in SEATS:
        for place, spell in enumerate(state.backrow[seat]):
            where = f"backrow[{seat}][{place}]"
            if spell is None:
                continue
            if spell.option is not None:
                card = state.box.spells[spell.card]
                if spell.face == "down" or not (card.a if spell.option == "a" else card.b).stays:
                    raise BadState("does_not_stay", f"{where}.option", got=spell.option)
            elif spell.face == "up" and not any(
                link.here and link.seat == seat and link.source.zone == "backrow" and link.source.place == place
                for link in state.chain
            ):
                raise BadState("open_for_nothing", f"{where}.face", got="up", want="down, an option, or a link")
    if position.phase is None and position.turn is not None:
        raise BadState("no_phase", "phase", want=["draw", "initial", "main1", "battle", "main2", "end"])


def _check_knowledge(state: State) -> None:
    for seat in SEATS:
        unheld = state.known[seat] - set(state.hands[seat])
        if unheld:
            raise BadState("not_in_hand", f"known[{seat}]", got=sorted(unheld), want="cards of the hand")


def _check_life(state: State) -> None:
    if state.ended is None:
        for seat in SEATS:
            if state.life[seat] <= 0:
                raise BadState("no_life", f"life[{seat}]", got=state.life[seat], want="at least 1, or an outcome")


def _fit_values(state: State, position: MorihamPosition) -> None:
    """Takes the attack, defence and attacks left that a position shows, where they are not what follows."""
    for seat in SEATS:
        for place, shown in enumerate(position.monsters[seat]):
            monster = state.monsters[seat][place]
            if shown is None or monster is None:
                continue
            for stat, total in zip(STATS, sums_of(state, seat, place), strict=True):
                wanted: int | None = getattr(shown, stat)
                if wanted is not None and wanted != max(0, total):
                    good = monster.for_good
                    more = {stat: getattr(good, stat) + wanted - total}
                    monster.for_good = Changes(
                        more.get("attack", good.attack), more.get("defence", good.defence), good.keywords
                    )
            left = attacks_left(state, seat, place)
            if shown.attacks_left is not None and shown.attacks_left != left:
                monster.extra_attacks += shown.attacks_left - left
            good = monster.for_good
            if max(abs(good.attack), abs(good.defence), abs(monster.extra_attacks)) > MOST:
                raise BadState("out_of_range", f"monsters[{seat}][{place}]", want=f"changes of at most {MOST}")
