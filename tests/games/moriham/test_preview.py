"""What an action would do, told before it is done; and refusals that name their subject."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.core.errors import IllegalAction
from tabletop.core.game import to_plain
from tabletop.games.moriham.preview import Preview, preview

DAMAGE = {"do": "damage", "amount": 4}


def foreseen(play: Any, **action: Any) -> Preview:
    before = play.game.dump(play.state)
    result = preview(play.state, play.typed(action), play.game.decision(play.state).seat)
    assert play.game.dump(play.state) == before, "the duel stays as it is"
    return result


def kinds(result: Preview) -> list[str]:
    return [to_plain(event)["type"] for event in result.events]


def why(play: Any, **action: Any) -> IllegalAction:
    error = play.game.why_not(play.state, play.typed(action))
    assert error is not None
    return error


@pytest.mark.rule("H-32", "H-33", "H-34", "H-35")
@pytest.mark.parametrize(
    ("theirs", "target", "life", "lost"),
    [
        (["m1_3_9"], 0, (0, -2), [1]),
        (["m1_9_5/d"], 0, (0, 0), [0, 1]),
        (["m1_8_1"], 0, (-3, 0), [0]),
        ([], "player", (0, -5), []),
    ],
)
def test_an_attack_is_foreseen_as_battle_is_reckoned(
    duel: Any, w: Any, theirs: list[str], target: int | str, life: tuple[int, int], lost: list[int]
) -> None:
    play = duel(my=w.side(monsters=["m1_5_1"]), their=w.side(monsters=theirs), phase="battle")
    result = foreseen(play, type="attack", monster=0, target=target)
    assert result.life == life
    assert not result.open
    gone = [to_plain(event) for event in result.events if to_plain(event)["type"] == "moved"]
    assert sorted(event["from"]["seat"] for event in gone) == lost


@pytest.mark.rule("H-44")
def test_nobody_is_taken_to_answer(duel: Any, w: Any) -> None:
    """A face-down card of the other side changes nothing of what is foreseen, whatever it is."""
    stop = w.trap("stop", w.option({"do": "negate", "what": "attack"}, on={"on": "attack"}))
    dull = w.trap("dull", w.option(DAMAGE, conditions=[{"if": "life", "at_least": 9000}]))
    results = []
    for card in (stop, dull):
        play = duel(
            my=w.side(monsters=["m1_5_1"]), their=w.side(backrow=[card["id"]]), cards=[stop, dull], phase="battle"
        )
        results.append(foreseen(play, type="attack", monster=0, target="player"))
    assert results[0] == results[1]
    assert results[0].life == (0, -5)


@pytest.mark.rule("H-05")
def test_what_is_foreseen_names_no_card_its_player_does_not_know(duel: Any, w: Any) -> None:
    haul = w.magic("haul", w.option({"do": "draw", "count": 2}), w.option({"do": "mill", "count": 3}))
    play = duel(my=w.side(hand=["haul"]), cards=[haul])
    drawn = foreseen(play, type="activate", source=w.ref("0h:haul"), option="a")
    assert [to_plain(event)["cards"] for event in drawn.events if to_plain(event)["type"] == "drawn"] == [["?", "?"]]
    milled = foreseen(play, type="activate", source=w.ref("0h:haul"), option="b")
    cards = [to_plain(event)["card"] for event in milled.events if to_plain(event)["type"] == "moved"]
    assert cards == ["?", "?", "?", "haul"]


@pytest.mark.rule("H-05")
def test_a_face_down_card_that_would_be_destroyed_stays_unknown(duel: Any, w: Any) -> None:
    blast = w.magic("blast", w.option({"do": "destroy"}, targets=[{"zone": "backrow", "side": "opponent"}]))
    snare = w.trap("snare", w.option(DAMAGE))
    play = duel(my=w.side(hand=["blast"]), their=w.side(backrow=["snare"]), cards=[blast, snare])
    result = foreseen(play, type="activate", source=w.ref("0h:blast"), option="a", targets=[w.ref("1b0")])
    cards = [to_plain(event)["card"] for event in result.events if to_plain(event)["type"] == "moved"]
    assert cards == ["?", "blast"]


def test_it_ends_where_a_choice_or_chance_comes(duel: Any, w: Any) -> None:
    theft = w.magic("theft", w.option({"do": "discard", "chosen_by": "chance"}, {"do": "damage", "amount": 9}))
    play = duel(my=w.side(hand=["theft"]), their=w.side(hand=["m1_1_1", "m1_2_1"]), cards=[theft])
    result = foreseen(play, type="activate", source=w.ref("0h:theft"), option="a")
    assert result.open
    assert result.life == (0, 0)
    assert "moved" not in kinds(result)


@pytest.mark.rule("H-31")
def test_a_refused_target_says_which_defenders_bar_the_way(duel: Any, w: Any) -> None:
    theirs = ["m1_1_1", "m1_2_2/d", None, "m1_2_3/d"]
    play = duel(my=w.side(monsters=["m1_5_1"]), their=w.side(monsters=theirs), phase="battle")
    for target in (0, "player"):
        assert why(play, type="attack", monster=0, target=target).params["bars"] == [1, 3]


@pytest.mark.rule("H-37")
def test_one_that_cannot_be_attacked_is_no_matter_of_defenders(duel: Any, w: Any) -> None:
    veil = {"works": "continuous", "gives": [{"gives": "keyword", "to": "self", "keyword": "cannot_be_attacked"}]}
    play = duel(
        my=w.side(monsters=["m1_5_1"]),
        their=w.side(monsters=["ghost", "m1_2_2/d"]),
        cards=[w.monster("ghost", ability=veil)],
        phase="battle",
    )
    assert why(play, type="attack", monster=0, target=0).params["bars"] == []
    assert play.shown("1m0")["keywords"] == ["cannot_be_attacked"]
    assert play.shown("1m1")["keywords"] == []


@pytest.mark.rule("H-21")
def test_tributes_that_do_not_fit_say_what_they_sum_to(duel: Any, w: Any) -> None:
    play = duel(my=w.side(hand=["m4_9_9"], monsters=["m1_1_1", "m2_3_3", "m3_6_6"]))
    error = why(play, type="summon", card="m4_9_9", position="attack", tributes=[0, 2])
    assert (error.code, error.params["offered"], error.params["needed"]) == ("tributes_do_not_fit", 4, 3)
    short = duel(my=w.side(hand=["m4_9_9"], monsters=["m1_1_1"]))
    error = why(short, type="summon", card="m4_9_9", position="attack", tributes=[0])
    assert (error.code, error.params["needed"]) == ("no_tribute", 3)


@pytest.mark.rule("H-15")
def test_what_comes_with_the_next_turn_is_not_foreseen(duel: Any, w: Any) -> None:
    play = duel(my=w.side(monsters=["m1_1_1"]))
    assert kinds(foreseen(play, type="next_phase")) == ["phase_began"]
    play.next_phase().next_phase()
    assert kinds(foreseen(play, type="next_phase")) == ["phase_began"]


def test_a_monster_that_is_called_says_from_where(duel: Any, w: Any) -> None:
    call = w.magic("call", w.option({"do": "call", "zone": "deck"}), w.option({"do": "call", "zone": "hand"}))
    play = duel(my=w.side(hand=["call", "m1_2_2"], deck=["m1_3_3"]), cards=[call])
    play.activate("0h:call", "b").choose("0h:m1_2_2")
    assert [event["origin"] for event in play.happened("summoned") if "origin" in event] == []
    play = duel(my=w.side(hand=["call"], deck=["m1_3_3"]), cards=[call])
    play.activate("0h:call", "a").choose("0d:m1_3_3")
    assert [event["origin"] for event in play.happened("summoned")] == ["deck"]
