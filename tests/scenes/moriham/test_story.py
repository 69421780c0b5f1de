"""What has happened, told from the record."""

from __future__ import annotations

from typing import Any

import pytest

from scenes.moriham.shots import position
from scenes.moriham.story import Story, told_by_step
from scenes.play import Play
from tabletop.app.seats import Seat
from tabletop.core.actions import CHANCE
from tabletop.core.game import Setup
from tabletop.core.rng import Rng
from tabletop.games.moriham.actions import SetCard

SEATS = (Seat("Zoë", 0), Seat("Émile", 1))


def named(seat: int) -> str:
    return SEATS[seat].name


def played(actions: int) -> Play:
    play = Play.begin("moriham", Setup("base", 2), SEATS, 4)
    play.run_setup()
    rng = Rng(9)
    while len(play.match.log) < actions and play.decision is not None:
        if play.decision.seat == CHANCE:
            play.run_chance()
        else:
            legal = play.game.legal(play.state)
            play.submit(legal[rng.below(len(legal))])
    return play


def test_every_step_is_told_and_the_state_stays_as_it_is() -> None:
    play = played(70)
    before = play.game.dump(play.state)
    steps = told_by_step(play, "table", named)
    assert len(steps) == len(play.match.log)
    assert play.game.dump(play.state) == before
    whole = [line for step in steps for line in step]
    assert any(line == "**Turn 1: Zoë**" or line == "**Turn 1: Émile**" for line in whole)
    assert any("draws 5 cards" in line for line in whole)


@pytest.mark.rule("H-05")
def test_a_card_set_face_down_is_named_to_its_player_alone(sit: Any) -> None:
    data = position("main1") | {"backrow": [[None] * 5, [None] * 5]}
    play = sit(data, SEATS).play
    action = next(action for action in play.game.legal(play.state) if isinstance(action, SetCard))
    play.submit(action)
    own, other, table = (told_by_step(play, viewer, named)[-1] for viewer in (0, 1, "table"))
    assert own != other
    assert other == table == [f"{named(0)} sets a card face down"]


def test_the_page_scrolls_to_its_end(sit: Any) -> None:
    sitting = sit("main1")
    sitting.driver.host.push(Story([["First"], [f"Line {n}" for n in range(200)]]))
    sitting.driver.draw()
    assert not sitting.driver.frame.faults
