"""For tests that play duels: what holds in every state, what every action makes smaller, what nobody may notice."""

from __future__ import annotations

from tabletop.core.actions import CHANCE, TABLE, Viewer
from tabletop.core.rng import Rng
from tabletop.games.moriham import ending
from tabletop.games.moriham.effects.reading import attacks_left, value_of
from tabletop.games.moriham.frames import Losing, Picking, Resolving, Settling, Shuffling, Triggering, Window
from tabletop.games.moriham.legal import decision, legal
from tabletop.games.moriham.state import Spell, State, decklist
from tabletop.games.moriham.vocabulary import KEYWORDS, GivesKeyword

PHASES = ("draw", "initial", "main1", "battle", "main2", "end")


def check_state(state: State, sizes: list[list[str]]) -> None:
    """What holds in every state of a duel that has begun."""
    assert [decklist(state, seat) for seat in (0, 1)] == sizes, "no card is lost or made"
    assert state.gifts == state._find_gifts(), "what is kept of the field is so"
    assert state.listeners == state._find_listeners(), "what is kept of the field is so"
    by_keyword = [gift for keyword in KEYWORDS for gift in state.gifts.get(keyword, ())]
    assert sorted(state.gifts.get(GivesKeyword, ()), key=repr) == sorted(by_keyword, key=repr)
    for side, kept in zip(state.backrow, state.face_down, strict=True):
        down = [(place, spell.card) for place, spell in enumerate(side) if spell is not None and spell.face == "down"]
        assert kept == down, "what is kept of the field is so"
    for seat in (0, 1):
        assert state.known[seat] <= set(state.hands[seat])
        for place, monster in enumerate(state.monsters[seat]):
            if monster is not None:
                assert value_of(state, seat, place, "attack") >= 0
                assert value_of(state, seat, place, "defence") >= 0
                assert attacks_left(state, seat, place) >= 0
                assert monster.owner == seat or monster.back_to in (None, 1 - seat)
        for spell in state.backrow[seat]:
            if spell is not None and spell.face == "up":
                assert spell.option is not None or any(link.card == spell.card for link in state.chain)
    if state.ended is None:
        assert min(state.life) > 0
        due = decision(state)
        assert due is not None
        if due.seat != CHANCE:
            assert legal(state)
    if not state.frames and state.ended is None:
        assert not state.chain
        assert not state.pending
        assert state.attack is None
        assert state.summon is None


def distance(state: State) -> tuple[int, ...]:
    """The numbers of ``ending``, by which a duel comes nearer to its end with every action."""
    chain = sum(1 + _operations(state, number) for number in range(len(state.chain)))
    picks = sum(frame.left + 2 for frame in state.frames if isinstance(frame, Picking))
    chance = sum(isinstance(frame, Shuffling | Losing) for frame in state.frames)
    monsters = [monster for side in state.monsters for monster in side if monster is not None]
    moves = sum((not one.turned) + max(0, 2 + one.extra_attacks - one.attacks) for one in monsters)
    attack = 0 if state.attack is None else 2 if state.attack.target is None else 1
    triggered = 4 * len(state.pending)
    triggered += sum(4 - one.agreed - len(one.targets) for one in state.frames if isinstance(one, Triggering))
    settling = sum(isinstance(frame, Settling) for frame in state.frames)
    answers = sum(3 - frame.declined for frame in state.frames if isinstance(frame, Window))
    return (
        max(0, ending.MOST_TURNS - state.turns),
        len(PHASES) if state.phase is None else len(PHASES) - 1 - PHASES.index(state.phase),
        -len(state.used),
        chain,
        picks + chance,
        state.normal_summons,
        sum(map(len, state.hands)),
        int(state.summon is not None),
        moves,
        attack,
        triggered,
        settling,
        answers,
    )


def _operations(state: State, number: int) -> int:
    """Operations that a link of the chain has left to do."""
    link = state.chain[number]
    operations = len(state.box.effect(link.text or link.card, link.option).operations)
    newest = number == len(state.chain) - 1
    done = [frame.operation for frame in state.frames if isinstance(frame, Resolving)] if newest else []
    return operations - sum(done)


def permuted(state: State, viewer: Viewer, rng: Rng) -> State:
    """The same duel with what the viewer cannot know laid otherwise: hidden cards of a seat change places."""
    other = state.clone()
    for seat in (0, 1):
        if seat == viewer:
            rng.shuffle(other.decks[seat])
            continue
        known = [] if viewer == TABLE else [card for card in other.hands[seat] if card in other.known[seat]]
        hidden = [card for card in other.hands[seat] if card not in known]
        row = other.backrow[seat]
        down = [place for place, spell in enumerate(row) if spell is not None and spell.face == "down"]
        pool = hidden + other.decks[seat] + [spell.card for spell in row if spell is not None and spell.face == "down"]
        rng.shuffle(pool)
        spells = [card for card in pool if card in state.box.spells]
        for place in down:
            row[place] = Spell(spells.pop(), "down")
            pool.remove(row[place].card)
        other.hands[seat] = [*pool[: len(hidden)], *known]
        rng.shuffle(other.hands[seat])
        other.decks[seat] = pool[len(hidden) :]
        if viewer == TABLE:  # nor does the table know which cards of a hand have been shown
            other.known[seat] = set(other.hands[seat][: len(other.known[seat])])
    return other
