"""Duels set up from positions: what is taken over, and what is refused by name."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tabletop.core.actions import CHANCE
from tabletop.core.errors import BadState, IllegalAction
from tabletop.core.game import Setup
from tabletop.core.match import Match
from tabletop.core.rng import Rng
from tabletop.games.moriham.decks import ready_decks
from tabletop.games.moriham.rules import GAME


def middle(frames: int, links: int, wanted: str = "", phase: str = "") -> dict[str, Any]:
    """The first position of random duels with so many frames under way, the last of that kind, and links at least."""
    for seed in range(2000):
        decks = [list(deck.cards) for deck in (ready_decks()[seed % 2], ready_decks()[2 + seed % 2])]
        match = Match.begin(GAME, Setup("base", 2, {}, {"decks": decks}), seed)
        rng = Rng(seed)
        while match.decision is not None:
            state = match.state
            if len(state.frames) >= frames and len(state.chain) >= links:
                kind = str(type(state.frames[-1]).__struct_config__.tag)
                if wanted in ("", kind) and phase in ("", state.phase):
                    return GAME.dump(state)
            if match.decision.seat < 0:
                match.run_chance()
            else:
                match.submit(rng.choice(GAME.legal(state)))
    raise AssertionError("no such position")


def aiming() -> dict[str, Any]:
    """A position in which an attacker, its target gone, is aimed anew: laid from the deck for it."""
    data = middle(1, 0, "window", phase="battle")
    seat = data["turn"]
    card = next(card for card in data["decks"][seat] if card in GAME.box.monsters)
    data["decks"][seat].remove(card)
    data["graveyards"][seat] += [one["card"] for one in data["monsters"][seat] if one is not None]
    data["monsters"][seat] = [{"card": card, "position": "attack"}, None, None, None, None]
    data |= {"chain": [], "pending": [], "happened": [], "used": []}
    return data | {"attack": {"seat": seat, "monster": 0, "target": None}, "frames": [{"frame": "attacking"}]}


MIDDLES = [
    middle(1, 1, "window"),
    middle(2, 2, "window"),
    middle(3, 1, "window"),
    aiming(),
    middle(2, 0, "triggering"),
    middle(2, 1, "picking"),
    middle(2, 1, "losing"),
    middle(2, 1, "shuffling"),
]
"""Positions in the middle of things: chains, an attack to be aimed anew, triggers, picks, chance."""


def test_attack_and_defence_that_a_position_shows_are_what_counts(duel: Any, w: Any) -> None:
    monster = {"card": "m1_2_2", "attack": 7, "defence": 0, "attacks_left": 2}
    play = duel(my=w.side(monsters=[monster]), phase="battle")
    assert play.values("0m0") == (7, 0)
    play.attack(0).attack(0)
    assert play.life == [30, 16]
    assert play.shown("0m0")["attacks_left"] == 0


def test_values_below_0_are_lifted_to_what_is_shown(duel: Any, w: Any) -> None:
    monster = {"card": "m1_2_2", "attack": 3, "this_turn": {"attack": -9}}
    play = duel(my=w.side(monsters=[monster]), phase="main2")
    assert play.values("0m0") == (3, 2)
    play.next_phase()
    assert play.values("0m0") == (12, 2), "what ends with the turn is given back"


def test_a_monster_without_an_owner_is_that_of_its_field(duel: Any, w: Any) -> None:
    assert duel(their=w.side(monsters=["m1_2_2"])).shown("1m0")["owner"] == 1


@pytest.mark.parametrize("data", MIDDLES, ids=lambda data: data["frames"][-1]["frame"])
def test_a_position_in_the_middle_of_things_plays_on_as_the_duel_would(data: dict[str, Any]) -> None:
    one, other = GAME.load(data), GAME.load(copy.deepcopy(data))
    rng, again = Rng(5), Rng(5)
    for _ in range(60):
        due = GAME.decision(one)
        if due is None:
            break
        for state, chance in ((one, rng), (other, again)):
            legal = GAME.legal(state)
            GAME.apply(state, chance.choice(legal) if legal else GAME.sample(state, chance))
        assert GAME.dump(one) == GAME.dump(other)


def play_on(match: Match[Any, Any], rng: Rng, steps: int) -> None:
    """So many more steps at random, or fewer if the duel ends."""
    for _ in range(steps):
        if match.decision is None:
            return
        if match.decision.seat == CHANCE:
            match.run_chance()
        else:
            match.submit(rng.choice(GAME.legal(match.state)))


@pytest.mark.rule("H-45")
@pytest.mark.parametrize("seed", range(4))
def test_a_match_kept_in_the_middle_of_a_chain_goes_on_and_looks_back_as_if_it_had_not_been(seed: int) -> None:
    """Saved, taken up, played on, and replayed from its record; with two links and more, and while one resolves."""
    decks = [list(deck.cards) for deck in (ready_decks()[seed % 4], ready_decks()[(seed + 1) % 4])]
    match = Match.begin(GAME, Setup("base", 2, {}, {"decks": decks}), seed)
    rng = Rng(seed)
    kept = 0
    while match.decision is not None and kept < 6:
        if match.state.chain and (len(match.state.chain) > 1 or len(match.state.frames) > 1):
            kept += 1
            save = match.save()
            taken_up = Match.load(GAME, json.loads(json.dumps(save)))
            assert taken_up.save() == save
            assert GAME.dump(taken_up.at(len(match.log))) == GAME.dump(match.state)
            there, here = Match.load(GAME, save), Match.load(GAME, save)
            play_on(there, Rng(kept), 10)
            again = Rng(kept)
            for _ in range(10):  # the same, put by and taken up again before every step
                here = Match.load(GAME, json.loads(json.dumps(here.save())))
                play_on(here, again, 1)
            assert GAME.dump(here.state) == GAME.dump(there.state)
        play_on(match, rng, 1)
    assert kept >= 3


@pytest.mark.parametrize(
    ("path", "value", "code", "where"),
    [
        ("hands.0.0", "no_such_card", "unknown_card", "hands[0][0]"),
        ("hands.0.0", "?", "unknown_card", "hands[0][0]"),
        ("graveyards", [["kiln_blast"], []], None, None),
        ("monsters.0.0", {"card": "kiln_blast", "position": "attack"}, "not_a_monster", "monsters[0][0].card"),
        ("backrow.1.2", {"card": "bell_diver", "face": "down"}, "not_magic_or_trap", "backrow[1][2].card"),
        ("backrow.1.2", {"card": "snare", "face": "up"}, "open_for_nothing", "backrow[1][2].face"),
        ("backrow.1.2", {"card": "snare", "face": "up", "option": "a"}, "does_not_stay", "backrow[1][2].option"),
        ("life", [0, 30], "no_life", "life[0]"),
        ("life", [30], "bad_shape", "life"),
        ("turn", 2, "no_such_seat", "turn"),
        ("turn", None, "nothing_under_way", "frames"),
        ("phase", "draw", "nothing_under_way", "frames"),
        ("phase", "dusk", "bad_shape", "phase"),
        ("known", [["snare"], []], "not_in_hand", "known[0]"),
        ("monsters", [[None] * 4, [None] * 5], "bad_shape", "monsters[0]"),
        ("attack", {"seat": 0, "monster": 0, "target": "player"}, "not_in_battle", "attack.seat"),
        ("summon", {"seat": 0, "card": "bell_diver", "position": "attack", "how": "normal"}, "frames_do_not_fit",
         "summon"),
        ("frames", [{"frame": "placing"}], "frame_out_of_place", "frames[0]"),
        ("frames", [{"frame": "nonsense"}], "bad_shape", "frames[0].frame"),
        ("used", [{"seat": 0, "card": "goat", "what": "play"}], "unknown_card", "used[0].card"),
        ("outcome", {"reason": "boredom", "ranking": [[0], [1]], "scores": [1, 2]}, "no_such_outcome", "outcome"),
        ("unknown_field", 1, "bad_shape", ""),
    ],
)  # fmt: skip
def test_a_position_names_its_fault(w: Any, path: str, value: Any, code: str | None, where: str | None) -> None:
    side = w.side(hand=["moss_balm"], deck=["snare", "echo_vault"])
    other = w.side(hand=["moss_balm"], deck=["echo_vault"])
    data = w.described([side, other])
    *way, last = path.split(".")
    place: Any = data
    for step in way:
        place = place[int(step)] if isinstance(place, list) else place[step]
    if isinstance(place, list):
        place[int(last)] = value
    else:
        place[last] = value
    if code is None:
        GAME.load(data)
        return
    with pytest.raises(BadState) as raised:
        GAME.load(data)
    assert (raised.value.code, raised.value.where) == (code, where)


SUMMON = {"seat": 0, "card": "m1_2_2", "position": "attack", "how": "normal"}
SUMMONING = {"type": "summoning", **SUMMON}
FIVE = [{"card": f"m1_1_1{letter}", "position": "attack"} for letter in "abcde"]
LINK = {"seat": 0, "source": {"seat": 0, "zone": "backrow", "place": 0}, "card": "spell", "owner": 0,
        "option": "a", "targets": [], "negated": False}  # fmt: skip
CAT = {"seat": 0, "card": "cat", "owner": 0, "source": {"seat": 0, "zone": "graveyard", "card": "cat"},
            "field": 5}  # fmt: skip


def window(**more: Any) -> dict[str, Any]:
    began = {"type": "phase_began", "seat": 0, "phase": "battle"}
    return {"frame": "window", "to": began, "events": [began], "asked": 1, "declined": 0, **more}


@pytest.mark.parametrize(
    ("changes", "code", "where"),
    [
        ({"phase": "initial", "frames": [window()]}, "nothing_under_way", "frames"),
        ({"phase": "end", "frames": [{"frame": "entering", "phase": "battle", "begun": True}, window()]},
         "frame_out_of_place", "frames[0]"),
        ({"frames": [window()], "happened": [{"type": "life_changed", "seat": 0, "by": -1, "life": 9,
                                              "cause": "effect"}]}, "nothing_under_way", "happened"),
        ({"frames": [window()], "pending": [CAT]}, "nothing_there", "pending[0].source.card"),
        ({"frames": [window()], "pending": [{**CAT, "here": False}]}, "nothing_under_way", "pending"),
        ({"frames": [{"frame": "settling", "actor": 0, "to": None, "events": []}, window()]}, "frame_out_of_place",
         "frames[1]"),
        ({"frames": [window(asked=0)]}, "waits_for_nobody", "frames[0]"),
        ({"frames": [window(events=[{"type": "activated", "seat": 0, "source": LINK["source"], "card": "spell",
                                     "kind": "magic", "option": "a", "targets": [], "link": 0}])]}, "not_answered",
         "frames[0].events[0]"),
        ({"frames": [window(events=[{"type": "position_turned", "seat": 0, "place": 4, "position": "attack"}])]},
         "no_monster_there", "frames[0].events[0].place"),
        ({"frames": [{"frame": "placing"}, window(to=SUMMONING, events=[SUMMONING])], "summon": SUMMON,
          "monsters": [FIVE, [None] * 5]}, "field_full", "monsters[0]"),
        ({"frames": [{"frame": "placing"}, window(to=SUMMONING, events=[SUMMONING])],
          "summon": {**SUMMON, "seat": 1}}, "other_seat", "summon.seat"),
        ({"chain": [LINK], "frames": [window()]}, "nothing_there", "chain[0].source.place"),
        ({"chain": [{**LINK, "here": False}, {**LINK, "here": False}], "frames": [window()]}, "not_a_trap",
         "chain[1].card"),
        ({"chain": [{**LINK, "here": False, "source": {"seat": 0, "zone": "hand", "card": "spell"}}],
          "frames": [window()]}, "not_there", "chain[0].source"),
        ({"chain": [{**LINK, "here": False}], "frames": [
            {"frame": "resolving", "operation": 1}, {"frame": "shuffling", "seat": 0}]}, "other_operation",
         "frames[1]"),
    ],
)  # fmt: skip
def test_what_is_under_way_names_its_fault(duel: Any, w: Any, changes: dict[str, Any], code: str, where: str) -> None:
    cat = w.monster("cat", ability=w.triggered({"on": "discarded", "itself": True}, {"do": "draw"}))
    cards = [cat, w.magic("spell", w.option({"do": "draw"})), w.trap("net", w.NOTHING)]
    five = w.side(monsters=[one["card"] for one in FIVE], hand=["m1_2_2"])
    game = duel(my=five, cards=cards).game
    data = w.described([w.side(), w.side(backrow=["net"])]) | {"phase": "battle"} | changes
    with pytest.raises(BadState) as raised:
        game.load(data)
    assert (raised.value.code, raised.value.where) == (code, where)
    assert raised.value.got is not None or raised.value.want is not None


FIELDS = [
    "frames", "chain", "attack", "summon", "pending", "happened", "monsters", "backrow", "hands", "known", "phase",
    "turn", "used", "tallies",
]  # fmt: skip
LEAVES = st.sampled_from(
    [None, -1, 0, 1, 2, 5, 99, "", "?", "attack", "deck", "bell_diver", "snare", [], {}, True, 1.5]
)


@settings(max_examples=250, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(MIDDLES), st.data())
def test_a_position_damaged_anywhere_is_refused_or_plays(whole: dict[str, Any], data: st.DataObject) -> None:
    """One value somewhere inside is replaced: nothing but BadState on loading, nothing at all in playing on."""
    hurt = copy.deepcopy(whole)
    place: Any = hurt
    key: Any = data.draw(st.sampled_from(FIELDS))
    while isinstance(place[key], dict | list) and place[key] and data.draw(st.integers(0, 5)) > 0:
        place = place[key]
        key = data.draw(st.sampled_from(sorted(place) if isinstance(place, dict) else range(len(place))))
    place[key] = data.draw(LEAVES)
    try:
        state = GAME.load(hurt)
    except BadState:
        return
    rng = Rng(1)
    for _ in range(40):
        if GAME.decision(state) is None:
            break
        legal = GAME.legal(state)
        try:
            GAME.apply(state, rng.choice(legal) if legal else GAME.sample(state, rng))
        except IllegalAction:  # pragma: no cover
            pytest.fail("a legal action was refused")
        GAME.dump(state)
