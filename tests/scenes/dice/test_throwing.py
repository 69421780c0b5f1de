"""Throws worked out in slices, and what the rules are told of them."""

from __future__ import annotations

from scenes.dice.throwing import SLICE, Throwing, rolled
from tabletop.core.rng import Rng
from tabletop.dice.throws import Rolled
from tabletop.tray.recording import ThrowResult
from tabletop.tray.release import release_from_charge
from tabletop.tray.throw import Throw
from tabletop.tray.tray import RestingDie, Tray

TRAY = Tray()


def test_slices_and_the_whole_give_the_same_throw() -> None:
    sliced, whole = (Throwing((0, 1, 2, 3, 4), (), Rng(5), TRAY) for _ in range(2))
    slices = 1
    while (recording := sliced.step()) is None:
        slices += 1
    assert recording.result == whole.run().result
    assert slices >= recording.steps // SLICE


def test_a_quick_throw_does_not_foul() -> None:
    rng = Rng(11)
    assert not any(Throwing((0, 1, 2, 3, 4), (), rng, TRAY).run().result.foul for _ in range(40))


def test_the_match_moves_on_by_the_same_chance_whatever_the_throw_takes() -> None:
    rngs = [Rng(7), Rng(7)]
    Throwing((0, 1), (), rngs[0], TRAY).run()
    Throwing((0, 1, 2, 3), (), rngs[1], TRAY, release_from_charge(-1.5, 0.9, TRAY)).run()
    assert rngs[0].bits() == rngs[1].bits()


def test_a_hand_throws_as_it_let_go() -> None:
    release = release_from_charge(-1.2, 0.3, TRAY)
    throwing = Throwing((1, 4), (RestingDie(0, 2.0, 2.0, 0.0, 3, True),), Rng(3), TRAY, release)
    assert throwing.by_hand
    assert throwing.inputs.release == release
    assert throwing.run().result == Throw(throwing.inputs).run().result


def test_fouls_are_told_as_the_rules_want_them() -> None:
    result = ThrowResult((1, 2, 3), (6, 1, 2), (1,), (3,), {4: 5, 0: 2}, ())
    assert rolled(result) == Rolled((6, 1, 2), (1,), (3,), {"0": 2, "4": 5})
