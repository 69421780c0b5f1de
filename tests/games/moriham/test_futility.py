"""What could do nothing is not to be used, and does not go off (a ruling under H-40)."""

from __future__ import annotations

import runpy
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tabletop.core.actions import CHANCE, Action, Event
from tabletop.core.game import Setup
from tabletop.core.rng import Rng
from tabletop.games.moriham.actions import DECLINE, NO_PICK, Choose, ChooseDue, ResponseDue
from tabletop.games.moriham.cards import Continuous
from tabletop.games.moriham.effects import uses
from tabletop.games.moriham.effects.futility import TESTS_OF
from tabletop.games.moriham.events import Activated, HandShown, KeywordGranted, LinkResolved, ValuesChanged
from tabletop.games.moriham.rules import GAME, Moriham
from tabletop.games.moriham.state import State

ANY = runpy.run_path(str(Path(__file__).with_name("test_any_cards.py")))
any_game: Callable[[Rng], Moriham] = ANY["any_game"]

GAIN = {"do": "gain", "amount": 1}
THEIRS = {"zone": "monsters", "side": "opponent"}
MINE = {"zone": "monsters"}
GRAVE = {"zone": "graveyard"}
FIVE = [f"m1_1_1{letter}" for letter in "abcde"]
STEEL = {"card": "m1_1_1", "for_good": {"keywords": ["survives_effects"]}}
DEFENDING = "m1_2_2/d"
PER_MINE = {"amount": "per", "group": MINE}
TRIBUTE, DISCARD, MILL = {"pay": "tribute"}, {"pay": "discard"}, {"pay": "mill", "count": 2}

CASES: list[tuple[dict[str, Any], dict[str, Any], dict[str, Any], dict[str, Any], dict[str, Any]]] = [
    # the effect; then a table on which it could do nothing, and one on which it could: my side, their side
    ({"do": "draw"}, {"deck": []}, {}, {"deck": ["m1_1_1"]}, {}),
    ({"do": "draw", "player": "opponent"}, {}, {"deck": []}, {}, {"deck": ["m1_1_1"]}),
    ({"do": "mill"}, {}, {"deck": []}, {}, {"deck": ["m1_1_1"]}),
    ({"do": "search", "card": {"kind": "trap"}}, {"deck": []}, {}, {"deck": ["m1_1_1"]}, {}),
    ({"do": "discard"}, {}, {}, {}, {"hand": ["m1_1_1"]}),
    ({"do": "discard", "player": "you"}, {}, {}, {"hand": ["m1_1_1"]}, {}),
    ({"do": "look"}, {}, {}, {}, {"hand": ["m1_1_1"]}),
    ({"do": "damage", "amount": PER_MINE}, {}, {}, {"monsters": ["m1_1_1"]}, {}),
    ({"do": "gain", "amount": {"amount": "per", "group": {"zone": "hand"}}}, {}, {}, {"hand": ["m1_1_1"]}, {}),
    ({"do": "destroy", "what": THEIRS}, {}, {"monsters": [STEEL]}, {}, {"monsters": [STEEL, "m1_2_2"]}),
    ({"do": "sacrifice"}, {}, {"monsters": [STEEL]}, {}, {"monsters": ["m1_2_2"]}),
    ({"do": "return", "what": THEIRS}, {}, {}, {}, {"monsters": [STEEL]}),
    ({"do": "banish", "what": {**GRAVE, "pick": 2}}, {}, {}, {"graveyard": ["m1_1_1"]}, {}),
    ({"do": "recycle", "what": {**GRAVE, "pick": 1}}, {}, {}, {"graveyard": ["m1_1_1"]}, {}),
    ({"do": "revive", "what": GRAVE}, {"graveyard": ["m2_2_2"], "monsters": FIVE}, {}, {"graveyard": ["m2_2_2"]}, {}),
    ({"do": "revive", "what": GRAVE}, {"graveyard": ["net"]}, {}, {"graveyard": ["m2_2_2"]}, {}),
    ({"do": "call", "zone": "hand"}, {"hand": ["net"]}, {}, {"hand": ["m2_2_2"]}, {}),
    ({"do": "call", "zone": "hand"}, {"hand": ["m2_2_2"], "monsters": FIVE}, {}, {"hand": ["m2_2_2"]}, {}),
    ({"do": "call", "zone": "deck", "card": {"max_level": 1}}, {"deck": []}, {}, {"deck": ["m4_9_9"]}, {}),
    ({"do": "change", "what": MINE, "attack": 2}, {}, {}, {"monsters": ["m1_1_1"]}, {}),
    ({"do": "change", "what": THEIRS, "attack": PER_MINE}, {}, {"monsters": ["m1_1_1"]}, {"monsters": ["m1_2_2"]},
     {"monsters": ["m1_1_1"]}),
    ({"do": "turn", "what": THEIRS, "to": "defence"}, {}, {"monsters": [DEFENDING]}, {}, {"monsters": ["m1_2_2"]}),
    ({"do": "grant", "what": MINE, "keyword": "survives_effects"}, {"monsters": [STEEL]}, {},
     {"monsters": [STEEL, "m1_2_2"]}, {}),
    ({"do": "control", "what": THEIRS}, {"monsters": FIVE}, {"monsters": ["m1_2_2"]}, {"monsters": FIVE[:4]},
     {"monsters": ["m1_2_2"]}),
    ({**GAIN, "provided": [{"if": "life", "at_most": 9}]}, {}, {}, {"life": 9}, {}),
]  # fmt: skip


@pytest.mark.rule("H-40")
@pytest.mark.parametrize("case", CASES, ids=lambda case: case[0]["do"])
def test_an_option_that_could_do_nothing_is_not_offered(duel: Any, w: Any, case: Any) -> None:
    effect, my_poor, their_poor, my_rich, their_rich = case
    cards = [w.magic("spell", w.option(effect), w.option(effect, GAIN)), w.trap("net", w.NOTHING)]
    for my, their, able in ((my_poor, their_poor, False), (my_rich, their_rich, True)):
        my = w.side(**{**my, "hand": ["spell", *my.get("hand", [])]})
        play = duel(my=my, their=w.side(**their), cards=cards)
        assert bool(play.legal("activate", source=w.ref("0h:spell"), option="a")) is able
        if not able:
            assert play.refusal(type="activate", source=w.ref("0h:spell"), option="a") == "does_nothing"
        assert play.legal("activate", source=w.ref("0h:spell"), option="b"), (
            "one operation that does something is enough"
        )


@pytest.mark.rule("H-40")
@pytest.mark.parametrize(
    ("cost", "effect", "side", "paid", "comes_of_it"),
    [
        (TRIBUTE, {"do": "control", "what": THEIRS}, {"monsters": FIVE}, "0m0", "control_taken"),
        (TRIBUTE, {"do": "regain", "what": GRAVE}, {"monsters": FIVE[:1]}, "0m0", "regained"),
        (DISCARD, {"do": "revive", "what": GRAVE}, {"hand": ["m1_3_3"]}, "0h:m1_3_3", "summoned"),
        (MILL, {"do": "banish", "what": GRAVE}, {}, "", "banished"),
    ],
)
def test_what_a_cost_brings_is_reckoned_with(
    duel: Any, w: Any, cost: Any, effect: Any, side: dict[str, Any], paid: str, comes_of_it: str
) -> None:
    """A tribute frees a place; what is discarded, tributed or milled lies in the graveyard then."""
    spell = w.magic("spell", w.option(effect, costs=[cost]))
    my = w.side(**{**side, "hand": ["spell", *side.get("hand", [])]})
    play = duel(my=my, their=w.side(monsters=["m1_2_2"]), cards=[spell]).activate("0h:spell", cost=paid)
    assert comes_of_it in [event.get("cause", event["type"]) for event in play.events]


@pytest.mark.rule("H-40")
@pytest.mark.parametrize(
    ("cost", "effect", "side"),
    [
        (DISCARD, {"do": "discard", "player": "you"}, {"hand": ["m1_3_3"]}),
        (DISCARD, {"do": "call", "zone": "hand"}, {"hand": ["m1_3_3"]}),
        (TRIBUTE, {"do": "change", "what": MINE, "attack": 1}, {"monsters": ["m1_3_3"]}),
        (TRIBUTE, {"do": "gain", "amount": PER_MINE}, {"monsters": ["m1_3_3"]}),
        (MILL, {"do": "draw"}, {"deck": ["m1_3_3", "m1_2_2"]}),
    ],
)
def test_what_a_cost_takes_is_reckoned_with(duel: Any, w: Any, cost: Any, effect: Any, side: dict[str, Any]) -> None:
    spell = w.magic("spell", w.option(effect, costs=[cost]))
    play = duel(my=w.side(**{**side, "hand": ["spell", *side.get("hand", [])]}), cards=[spell])
    assert not play.legal("activate")
    assert play.refusal(type="activate", source=w.ref("0h:spell"), option="a") == "does_nothing"


@pytest.mark.rule("H-40")
def test_a_target_to_which_nothing_could_be_done_is_no_target(duel: Any, w: Any) -> None:
    kill = w.magic("kill", w.option({"do": "destroy"}, targets=[THEIRS]), w.option({"do": "turn", "to": "defence"},
                                                                                 targets=[THEIRS]))  # fmt: skip
    play = duel(my=w.side(hand=["kill"]), their=w.side(monsters=[STEEL, DEFENDING]), cards=[kill])
    assert [one["targets"] for one in play.legal("activate", option="a")] == [[w.ref("1m1")]]
    assert [one["targets"] for one in play.legal("activate", option="b")] == [[w.ref("1m0")]]
    for option, place in (("a", "1m0"), ("b", "1m1")):
        action = {"type": "activate", "source": w.ref("0h:kill"), "option": option, "targets": [w.ref(place)]}
        assert play.refusal(**action) == "does_nothing"


@pytest.mark.rule("H-40", "H-49")
@pytest.mark.parametrize("operation", ["extra_summon", "lower_tribute"])
def test_summons_of_the_other_players_turn_are_none(duel: Any, w: Any, operation: str) -> None:
    net = w.trap("net", w.option({"do": operation}))
    play = duel(my=w.side(hand=["m1_1_1"], backrow=["net"]), their=w.side(backrow=["net"]), cards=[net]).summon(
        "m1_1_1"
    )
    assert play.asked == 1
    assert not play.legal("respond")
    assert play.refusal(type="respond", source=w.ref("1b0"), option="a") == "does_nothing"
    assert play.decline().legal("respond")


@pytest.mark.rule("H-40")
def test_an_attack_negated_already_is_not_negated_again(duel: Any, w: Any) -> None:
    stop = w.option({"do": "negate", "what": "attack"}, on={"on": "attack"})
    cards = [w.trap("stop", stop), w.trap("halt", stop)]
    play = duel(my=w.side(monsters=["m1_5_5"]), their=w.side(backrow=["stop", "halt"]), cards=cards, phase="battle")
    play.attack(0)
    assert len(play.legal("respond")) == 2
    play.respond("1b0").decline()
    assert not play.legal("respond")


@pytest.mark.rule("H-40", "H-46")
def test_what_has_triggered_and_could_do_nothing_does_not_go_off(duel: Any, w: Any) -> None:
    """Nor is its player asked whether it may; with something to do it does."""
    on = {"on": "summoned", "itself": True}
    first = w.monster("first", ability=w.triggered(on, {"do": "return", "what": THEIRS}, may=True))
    second = w.monster("second", ability=w.triggered(on, {"do": "turn", "to": "defence"}, targets=[THEIRS]))
    for theirs in (DEFENDING, "m1_2_2"):
        able = theirs != DEFENDING
        play = duel(my=w.side(hand=["second"]), their=w.side(monsters=[theirs]), cards=[second]).summon("second")
        assert (play.kind == "choose") is able
    play = duel(my=w.side(hand=["first"]), cards=[first]).summon("first")
    assert play.kind == "main"
    play = duel(my=w.side(hand=["first"]), their=w.side(monsters=["m1_2_2"]), cards=[first]).summon("first")
    assert play.due["for"] == "may"


@pytest.mark.rule("H-40", "H-46", "H-05")
@pytest.mark.parametrize(("hand", "goes_off"), [(["m1_1_1"], True), (["net"], True), ([], False)])
def test_that_it_does_not_go_off_tells_nothing_of_a_hand(duel: Any, w: Any, hand: list[str], goes_off: bool) -> None:
    call = w.triggered({"on": "summoned", "itself": True}, {"do": "call", "zone": "hand"})
    cards = [w.monster("host", ability=call), w.trap("net", w.NOTHING)]
    play = duel(my=w.side(hand=["host", *hand]), cards=cards).summon("host")
    assert bool(play.happened("activated")) is goes_off


@pytest.mark.rule("H-40", "H-45")
def test_the_subject_is_what_is_still_there(duel: Any, w: Any) -> None:
    """Of two destroyed, one is taken out of the graveyard; the trap speaks of the other."""
    storm = w.magic("storm", w.option({"do": "destroy", "what": THEIRS}, {"do": "banish", "what": {
        "zone": "graveyard", "side": "opponent", "max_level": 1}}))  # fmt: skip
    bloom = w.trap("bloom", w.option({"do": "revive", "what": "subject"}, on={"on": "destroyed"}))
    for monsters, back in ((["m1_2_2", "m2_3_3"], ["m2_3_3"]), (["m1_2_2"], None)):
        play = duel(my=w.side(hand=["storm"]), their=w.side(monsters=monsters, backrow=["bloom"]), cards=[storm, bloom])
        play.activate("0h:storm").decline()
        assert bool(play.legal("respond")) is (back is not None)
        if back is not None:
            assert play.respond("1b0").field(1) == back


def test_effects_that_always_do_something_are_not_asked_for() -> None:
    """Of the cards that come with the game, some; they cost nothing to find out."""
    effects = [monster.ability for monster in GAME.box.monsters.values() if not isinstance(monster.ability, Continuous)]
    always = [effect for effect in effects if not TESTS_OF[effect]]
    assert 0 < len(always) < len(effects)


def possible(game: Moriham, state: State, monkeypatch: pytest.MonkeyPatch) -> list[Action]:
    """What would be legal if it did not matter whether it could do anything."""
    copy = state.clone()
    copy.offered = None
    with monkeypatch.context() as patch:
        patch.setattr(uses, "TESTS_OF", defaultdict(tuple))
        return list(game.legal(copy))


def done_by(game: Moriham, state: State, action: Action) -> list[Event]:
    """What the link of an activation does if nobody answers; for a choice, the choice, if there is one to make."""
    trial = state.clone()
    events = game.perform(trial, action)
    while not any(isinstance(event, LinkResolved) for event in events):
        due = game.decision(trial)
        if isinstance(due, ChooseDue) and NO_PICK in game.legal(trial) and len(game.legal(trial)) == 1:
            events += game.perform(trial, NO_PICK)
        elif isinstance(due, ResponseDue):
            events += game.perform(trial, DECLINE)
        else:
            pytest.fail(f"{due} comes of what could do nothing")
    begin = next(number for number, event in enumerate(events) if isinstance(event, Activated))
    end = next(number for number, event in enumerate(events) if isinstance(event, LinkResolved))
    return events[begin + 1 : end]


@pytest.mark.rule("H-40")
@pytest.mark.parametrize("seed", range(3))
def test_what_is_not_offered_for_it_does_nothing_indeed(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With any cards: values and keywords that are as they were, and empty hands that are shown, are nothing."""
    rng = Rng(seed)
    game = any_game(rng)
    idle = 0
    while idle < 20:
        idle += check_idle(game, rng, monkeypatch)


def check_idle(game: Moriham, rng: Rng, monkeypatch: pytest.MonkeyPatch) -> int:
    """Plays a duel at random; how many actions were not offered for doing nothing, each tried out."""
    idle = 0
    state = game.new(Setup("base", 2, {}, {"decks": [ANY["IDS"], ANY["IDS"]]}))
    while (due := game.decision(state)) is not None:
        if due.seat == CHANCE:
            game.apply(state, game.sample(state, rng))
            continue
        legal = game.legal(state)
        for action in possible(game, state, monkeypatch):
            if action in legal or isinstance(action, Choose):
                continue
            idle += 1
            assert getattr(game.why_not(state, action), "code", None) == "does_nothing"
            before = game.dump(state)["monsters"]
            for event in done_by(game, state, action):
                if isinstance(event, HandShown):
                    assert not event.cards
                elif isinstance(event, ValuesChanged):
                    shown = before[event.seat][event.place]
                    assert (event.attack, event.defence) == (shown["attack"], shown["defence"])
                else:
                    assert isinstance(event, KeywordGranted)
                    assert event.keyword in before[event.seat][event.place]["keywords"]
        game.apply(state, rng.choice(legal))
    return idle
