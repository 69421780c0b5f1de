"""A duel at the table: by mouse, by keys, dragging, foreseeing, answering, the curtain, looking back."""

from __future__ import annotations

from typing import Any

import pytest

from scenes.input.intents import (
    KEYBOARD,
    Accept,
    AcceptEnd,
    Back,
    Direction,
    Menu,
    Move,
    Secondary,
)
from scenes.moriham.leaf import Leaf, Reading
from scenes.moriham.reckoning import reckoning
from scenes.moriham.shots import chained, position
from scenes.moriham.table import MorihamTable
from scenes.moriham.windows import LEAST_QUESTION
from scenes.play import Play
from tabletop.app.seats import Seat
from tabletop.games.moriham.actions import NEXT_PHASE, Attack, Decline, NextPhase, SetCard, Summon
from tabletop.games.moriham.refs import BACKROW_REFS, MONSTER_REFS, card_ref

PEOPLE = (Seat("Zoë", 0), Seat("Émile", 1))
MINE, THEIRS = MONSTER_REFS


def empty(**more: Any) -> dict[str, Any]:
    """A duel in which the fields are bare but for what is given by name."""
    bare = {"monsters": [[None] * 5, [None] * 5], "backrow": [[None] * 5, [None] * 5]}
    return position("main1") | bare | more


def plain_monster(level: int, *, seat: int = 0) -> str:
    """A monster of a level in the hand of the full table, or of the deck of a seat."""
    from tabletop.games.moriham.soundness import standard_box

    box = standard_box()
    data = position("main1")
    cards = [*data["hands"][seat], *data["decks"][seat]]
    return next(card for card in cards if card in box.monsters and box.monsters[card].level == level)


def holding(*cards: str, **more: Any) -> dict[str, Any]:
    """A bare duel in which seat 0 holds these cards of its deck."""
    data = empty(**more)
    lying = [monster["card"] for monster in data["monsters"][0] if monster is not None]
    pile = [card for card in (*data["decks"][0], *data["hands"][0]) if card not in (*cards, *lying)]
    return data | {"hands": [list(cards), data["hands"][1]], "decks": [pile, data["decks"][1]]}


def last(play: Play) -> Any:
    return play.match.log[-1].action


@pytest.mark.rule("H-20", "H-23")
def test_a_monster_is_summoned_by_pressing_it(sit: Any) -> None:
    card = plain_monster(1)
    sitting = sit(holding(card))
    sitting.driver.click(("card", card_ref(0, "hand", card)))
    if sitting.table.choice.step == "verb":
        sitting.driver.click(("verb", "summon"))
    assert sitting.table.choice.step == "position"
    sitting.driver.click(("position", "defence"))
    sitting.wait()
    assert any(entry.action == Summon(card, "defence") for entry in sitting.play.match.log)
    monster = sitting.table.shown.monster(MINE[0])
    assert monster is not None
    assert (monster.card, monster.position) == (card, "defence")


def test_a_card_is_dragged_to_its_place(sit: Any) -> None:
    card = plain_monster(1)
    sitting = sit(holding(card))
    driver = sitting.driver
    source = ("card", card_ref(0, "hand", card))
    board = sitting.table.board
    goal = board.place(MINE[2])
    driver.drag(source, driver.host.stage.to_units(goal.x + goal.w / 2, goal.y + goal.h / 2))
    assert sitting.table.choice.step == "position"
    assert sitting.table.choice.draft.verb == "summon"


def test_a_drag_let_go_elsewhere_changes_nothing(sit: Any) -> None:
    card = plain_monster(1)
    sitting = sit(holding(card))
    sitting.driver.drag(("card", card_ref(0, "hand", card)), (40.0, 900.0))
    sitting.driver.settle()
    assert sitting.table.choice.draft is None
    assert not sitting.play.match.log


@pytest.mark.rule("H-21")
def test_tributes_are_counted_aloud(sit: Any) -> None:
    large = plain_monster(4)
    field = [{"card": c, "position": "attack"} for c in _weak(3)] + [None, None]
    sitting = sit(holding(large, monsters=[field, [None] * 5]))
    driver = sitting.driver
    driver.click(("card", card_ref(0, "hand", large)))
    if sitting.table.choice.step == "verb":
        driver.click(("verb", "summon"))
    driver.click(("card", MINE[0]))
    error = sitting.play.game.why_not(sitting.play.state, Summon(large, "attack", (0,)))
    assert error is not None
    needed = error.params["needed"]
    assert isinstance(needed, int)
    assert any(f"1 of {needed} levels tributed" in text for text in driver.frame.texts)
    for ref in MINE[1:needed]:
        driver.click(("card", ref))
    assert sitting.table.choice.step == "position"
    driver.feed(Back(KEYBOARD))
    assert sitting.table.choice.step == "tribute"


def _weak(count: int) -> list[str]:
    from tabletop.games.moriham.soundness import standard_box

    box = standard_box()
    deck = position("main1")["decks"][0]
    return [card for card in deck if card in box.monsters and box.monsters[card].level == 1][:count]


@pytest.mark.rule("H-32", "H-34")
def test_the_damage_is_told_before_the_attack(sit: Any) -> None:
    sitting = sit("battle")
    driver, play = sitting.driver, sitting.play
    driver.click(("card", MINE[0]))
    driver.hover(("card", THEIRS[1]))
    foreseen = sitting.table.choice.preview(Attack(0, 1))
    told = sitting.targets()["card", THEIRS[1]].tip
    assert not play.match.log
    for seat, by in enumerate(foreseen.life):
        if by:
            assert f"{sitting.table.seat_name(seat)} loses {-by} life" in told
    driver.click(("card", THEIRS[1]))
    assert Attack(0, 1) in [entry.action for entry in play.match.log]


@pytest.mark.rule("H-31")
def test_pointing_past_a_defender_says_who_bars_the_way(sit: Any) -> None:
    sitting = sit(position("battle", barred=True))
    driver = sitting.driver
    driver.click(("card", MINE[0]))
    driver.hover(("card", THEIRS[0]))
    target = sitting.targets()["card", THEIRS[0]]
    guard = sitting.table.shown.monster(THEIRS[4])
    assert guard is not None
    from scenes.moriham.texts.cards import name_of

    assert not target.enabled
    assert f"{name_of(guard.card)} bars the way" in target.why


def test_an_attack_is_dragged_to_its_target(sit: Any) -> None:
    sitting = sit("battle")
    sitting.driver.drag(("card", MINE[0]), sitting.driver.centre(("card", THEIRS[2])))
    assert Attack(0, 2) in [entry.action for entry in sitting.play.match.log]


@pytest.mark.rule("H-12", "H-13", "H-14", "H-15")
def test_the_turn_ends_with_one_press(sit: Any) -> None:
    sitting = sit(empty())
    turns = sitting.play.state.turns
    sitting.driver.click("end turn")
    for _ in range(60):
        if sitting.play.state.turns > turns:
            break
        sitting.wait()
    own = [entry.action for entry in sitting.play.match.log if isinstance(entry.action, NextPhase)]
    assert sitting.play.state.turns > turns
    assert len(own) == 3  # to the battle, to the second main phase, to the end


@pytest.mark.rule("H-44")
def test_a_question_between_people_stands_for_the_same_time_whatever_is_chosen(sit: Any) -> None:
    """Declined by itself or by a press, at once: it is over at the same moment, and looks the same until then."""
    ends = []
    for press, asking in ((False, "marked"), (True, "marked"), (True, "always")):
        sitting = sit("main1", PEOPLE)
        table, driver = sitting.table, sitting.driver
        table.windows.asking[1] = asking
        driver.accept("open")
        table.head_for("battle")
        driver.settle()
        assert table.questioned == 1
        assert table.curtain.opened is None
        texts = [text for text in driver.frame.texts if "answer" in text]
        if press:
            driver.click("answer no")
        passed = 0.0
        while table.questioned == 1 and passed < 3 * LEAST_QUESTION:
            driver.advance(20, 20)
            passed += 20
            if table.questioned == 1:
                assert [text for text in driver.frame.texts if "answer" in text] == texts
        ends.append(passed)
    assert ends[0] == ends[1] == ends[2]
    assert LEAST_QUESTION <= ends[0] < LEAST_QUESTION + 100


def test_only_yes_brings_the_curtain(sit: Any) -> None:
    sitting = sit("main1", PEOPLE)
    table, driver = sitting.table, sitting.driver
    table.windows.asking[1] = "always"
    driver.accept("open")
    assert table.curtain.opened == 0
    table.head_for("battle")
    driver.settle()
    driver.click("answer yes")
    assert table.questioned is None
    assert table.curtain.opened is None
    driver.click("open")
    assert table.curtain.opened == table.curtain.near == 1
    driver.click("answer no")
    assert table.curtain.opened is None
    assert isinstance(last(sitting.play), Decline)


@pytest.mark.rule("H-44")
def test_not_answering_held_down_lets_the_chain_pass(sit: Any) -> None:
    sitting = sit("main1")
    table, driver = sitting.table, sitting.driver
    table.windows.asking[0] = "always"
    table.head_for("battle")
    driver.advance(100)
    while not sitting.targets().get("answer no"):
        driver.advance(100)
    driver.focus("answer no")
    driver.feed(Accept(KEYBOARD))
    driver.advance(300)
    assert not table.windows.passing
    driver.advance(900)
    assert sitting.play.state.phase == "battle"
    assert table.may_choose
    driver.feed(AcceptEnd(KEYBOARD))
    driver.settle()
    assert sitting.play.state.phase == "battle"
    assert not table.windows.passing


def test_a_pile_is_leafed_through_and_a_card_read(sit: Any) -> None:
    sitting = sit("main1")
    driver = sitting.driver
    driver.click(("pile", 1, "graveyard"))
    assert isinstance(driver.host.stack.top, Leaf)
    driver.feed(Back(KEYBOARD))
    driver.focus(("card", MINE[0]))
    driver.feed(Secondary(KEYBOARD))
    assert isinstance(driver.host.stack.top, Reading)
    driver.feed(Back(KEYBOARD))
    assert driver.host.stack.top is sitting.table


def test_every_live_card_is_reached_by_keys(sit: Any) -> None:
    sitting = sit("main1")
    driver = sitting.driver
    wanted = {target for target in sitting.live() if isinstance(target, tuple) and target[0] == "card"}
    assert wanted
    seen = set()
    driver.feed(Move(KEYBOARD, Direction.DOWN))
    frontier, tried = [driver.lit()], set()
    while frontier:
        here = frontier.pop()
        if here in tried:
            continue
        tried.add(here)
        for direction in Direction:
            driver.focus(here)
            driver.move(direction)
            seen.add(driver.lit())
            frontier.append(driver.lit())
    assert wanted <= seen


def test_a_trap_is_set_by_keys_alone(sit: Any) -> None:
    sitting = sit(empty())
    driver, table = sitting.driver, sitting.table
    ref = next(ref for ref, draft in table.choice.drafts.items() if "set" in draft.verbs)
    for _ in range(40):
        driver.move(Direction.RIGHT)
        if driver.lit() == ("card", ref):
            break
        if _ % 8 == 7:
            driver.move(Direction.UP)
    driver.focus(("card", ref))
    driver.accept()
    driver.accept(("verb", "set"))
    assert isinstance(last(sitting.play), SetCard)
    assert table.shown.spell(BACKROW_REFS[0][0]) is not None


def test_a_mark_is_set_on_a_face_down_card(sit: Any) -> None:
    sitting = sit("main1")
    table = sitting.table
    table.windows.asking[0] = "marked"
    table.refresh()
    idle = next(ref for ref in BACKROW_REFS[0] if ref not in table.choice.drafts)
    sitting.driver.click(("card", idle))
    assert table.windows.marked == {idle}
    sitting.driver.click(("card", idle))
    assert table.windows.marked == set()


def test_the_menu_leads_to_when_one_is_asked_and_to_surrendering(sit: Any) -> None:
    sitting = sit("main1")
    labels = [entry.label for entry in sitting.table.menu_entries()]
    assert labels == ["What has happened", "When you are asked"]
    (way,) = sitting.table.ways_out()
    way.act()
    assert sitting.play.decision is None
    assert reckoning(sitting.play).headline == "Bot 2 wins: the other has surrendered"
    sitting.driver.feed(Menu(KEYBOARD))


@pytest.mark.rule("H-45")
def test_a_duel_is_kept_and_taken_up_in_the_middle_of_a_chain(sit: Any) -> None:
    from scenes.play import Play as Plays
    from tabletop.core.match import Match

    play = chained(2)
    assert len(play.state.chain) == 2
    saved = play.match.save()
    again = Plays(Match.load(play.game, saved), play.seats)
    one, other = sit.sitting(play), sit.sitting(again)
    assert [link.card for link in one.table.shown.chain] == [link.card for link in other.table.shown.chain]
    assert len(other.table.shown.chain) == 2
    assert one.driver.frame.texts == other.driver.frame.texts
    assert {("link", 0), ("link", 1)} <= set(other.targets())


def test_going_back_in_the_record_and_forward_again(sit: Any) -> None:
    sitting = sit(empty())
    table = sitting.table
    sitting.driver.click("next")
    sitting.wait()
    assert table.shown.view.phase == "battle"
    sitting.driver.click("next")
    sitting.wait()
    table.look(1)
    assert table.shown.news
    table.look(0)
    assert table.shown.view.phase == "main1"
    assert not table.may_choose
    table.look_at_table()
    assert table.shown.view.phase == "main2"
    assert table.may_choose
    assert NEXT_PHASE in table.choice.legal


@pytest.mark.rule("H-05")
def test_a_seat_handed_over_takes_its_secrets_with_it(sit: Any) -> None:
    """The person becomes a bot and the bot a person: whose cards are seen follows."""
    sitting = sit("main1")
    table = sitting.table
    own = set(sitting.play.state.hands[0])
    assert set(table.shown.hand(0)) == own
    sitting.play.hand_over(0, "random")
    sitting.play.hand_over(1, None)
    table.uncover()
    assert set(table.shown.hand(0)) == {"?"}
    assert set(table.shown.hand(1)) == set(sitting.play.state.hands[1])
    assert table.curtain.near == 1


@pytest.mark.rule("H-05")
def test_cards_are_seen_as_long_as_the_curtain_is_held_up(sit: Any) -> None:
    sitting = sit("main1", PEOPLE)
    table, driver = sitting.table, sitting.driver
    own = set(sitting.play.state.hands[0])
    driver.focus("hold")
    driver.feed(Accept(KEYBOARD))
    driver.advance(100)
    assert set(table.shown.hand(0)) == own
    assert set(table.shown.hand(1)) == {"?"}
    assert not table.may_choose
    driver.feed(AcceptEnd(KEYBOARD))
    driver.draw()
    assert set(table.shown.hand(0)) == {"?"}
    assert not sitting.play.match.log


def test_who_is_asked_may_look_before_it_answers(sit: Any) -> None:
    sitting = sit("main1", PEOPLE)
    table, driver = sitting.table, sitting.driver
    table.windows.asking[1] = "always"
    driver.accept("open")
    table.head_for("battle")
    driver.settle()
    driver.focus("hold")
    driver.feed(Accept(KEYBOARD))
    driver.advance(100)
    assert table.questioned == 1
    assert table.curtain.near == 1
    assert set(table.shown.hand(1)) == set(sitting.play.state.hands[1])
    assert set(table.shown.hand(0)) == {"?"}
    driver.feed(AcceptEnd(KEYBOARD))
    driver.draw()
    assert table.curtain.near == 0
    assert set(table.shown.hand(1)) == {"?"}
    driver.click("answer yes")
    assert table.curtain.opened is None


def test_when_one_is_asked_is_kept_for_the_next_duel(sit: Any) -> None:
    sitting = sit("main1", PEOPLE)
    driver = sitting.driver
    driver.host.push(sitting.table.menu_entries()[1].open())
    driver.click((("asking", 1), "always"))
    assert sitting.table.windows.asking == {0: "able", 1: "always"}
    assert driver.host.settings.asking == ("able", "always")
    driver.host.reset(MorihamTable(sitting.play))
    table = driver.host.stack.top
    assert isinstance(table, MorihamTable)
    assert table.windows.asking == {0: "able", 1: "always"}
