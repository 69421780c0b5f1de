"""A duel by pad alone: the focus, summoning, attacking, reading, the hint, holding a pass, going back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from scenes.moriham.leaf import Reading
from scenes.moriham.shots import position
from tabletop.games.moriham.actions import Attack, Summon
from tabletop.games.moriham.refs import MONSTER_REFS, card_ref
from tabletop.games.moriham.soundness import standard_box

MINE, THEIRS = MONSTER_REFS
A, B, X, Y = (
    pygame.CONTROLLER_BUTTON_A,
    pygame.CONTROLLER_BUTTON_B,
    pygame.CONTROLLER_BUTTON_X,
    pygame.CONTROLLER_BUTTON_Y,
)


def begun(sit: Any, virtual_pad: Callable, duel: Any) -> tuple[Any, Any]:
    sitting = sit(duel)
    pad = virtual_pad(sitting.driver)
    pad.press(pygame.CONTROLLER_BUTTON_DPAD_UP)  # shows the focus
    return sitting, pad


@pytest.mark.rule("H-20")
def test_a_monster_is_summoned(sit: Any, virtual_pad: Callable) -> None:
    box = standard_box()
    data = position("main1")
    card = next(c for c in data["hands"][0] if c in box.monsters and box.monsters[c].level == 1)
    data["monsters"][0] = [None] * 5
    sitting, pad = begun(sit, virtual_pad, data)
    pad.step_to(("card", card_ref(0, "hand", card)))
    pad.press(A)
    if sitting.table.choice.step == "verb":
        pad.step_to(("verb", "summon"))
        pad.press(A)
    pad.step_to(("position", "attack"))
    pad.press(B)
    assert sitting.table.choice.step != "position"
    while sitting.table.choice.draft is not None:
        pad.press(B)
    pad.step_to(("card", card_ref(0, "hand", card)))
    pad.press(A)
    if sitting.table.choice.step == "verb":
        pad.step_to(("verb", "summon"))
        pad.press(A)
    pad.step_to(("position", "attack"))
    pad.press(A)
    assert any(entry.action == Summon(card, "attack") for entry in sitting.play.match.log)


@pytest.mark.rule("H-31")
def test_an_attack_is_aimed(sit: Any, virtual_pad: Callable) -> None:
    sitting, pad = begun(sit, virtual_pad, "battle")
    pad.step_to(("card", MINE[0]))
    pad.press(A)
    pad.step_to(("card", THEIRS[1]))
    assert "against" in sitting.targets()["card", THEIRS[1]].tip
    pad.press(A)
    assert any(entry.action == Attack(0, 1) for entry in sitting.play.match.log)


def test_a_card_is_read_and_laid_aside(sit: Any, virtual_pad: Callable) -> None:
    sitting, pad = begun(sit, virtual_pad, "main1")
    pad.step_to(("card", THEIRS[2]))
    pad.press(X)
    assert isinstance(sitting.driver.host.stack.top, Reading)
    pad.press(B)
    assert sitting.driver.host.stack.top is sitting.table


def test_the_hint_button_asks(sit: Any, virtual_pad: Callable) -> None:
    sitting, pad = begun(sit, virtual_pad, "main1")
    pad.press(Y)
    sitting.driver.advance(60)
    assert not sitting.table.thinking
    assert sitting.table.shown.news.startswith("The strongest bot would")
    assert not sitting.play.match.log
