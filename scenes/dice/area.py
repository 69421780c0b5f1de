"""The tray on the screen: its dice as targets, the hand over it, and everything that moves in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import pi, sin
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from scenes.dice import pieces, words
from scenes.dice.drawing import DieLook, lying, rolling
from scenes.dice.marks import Mark, draw_mark
from scenes.dice.view import Depth, TrayView
from scenes.kit.canvas import Canvas
from scenes.kit.controls import Manner
from scenes.kit.frame import Box, Frame
from scenes.kit.layout import Node
from scenes.kit.spread import Spot, Spread
from scenes.kit.ui import Ui
from tabletop.app.translations import _

if TYPE_CHECKING:
    from scenes.dice.table import AnyDiceTable

Draw: TypeAlias = Callable[[Frame], None]

_HOP: Final = 0.42  # the share of a cheer that one die's hop takes
_HOP_HEIGHT: Final = 0.8


class TrayLayers(NamedTuple):
    """What draws a tray: all of it, and the near wall that hides the feet of the dice close to it."""

    back: Draw
    front: Draw


class TrayArea:
    """A table's tray laid out in a view.

    Args:
        inlays: what is let into the tray, between its ground and the dice.
        plates: what is laid over it, beneath the hand.
    """

    def __init__(
        self,
        ui: Ui,
        table: AnyDiceTable,
        view: TrayView,
        layers: TrayLayers,
        inlays: Sequence[Spot] = (),
        plates: Sequence[Spot] = (),
    ) -> None:
        self._ui = ui
        self._table = table
        self._view = view
        self._layers = layers
        self._inlays = inlays
        self._plates = plates

    def node(self) -> Node:
        """All of it, from the farthest to the nearest."""
        view, table = self._view, self._table
        looks = self._still()
        return Spread(
            [
                self._layer("behind", partial(self._draw_moving, Depth.BEHIND)),
                self._dice(looks, Depth.BEHIND),
                self._whole(self._layers.back),
                *self._inlays,
                self._whole(lambda frame: pieces.aside_marks(frame, view.eye, table.shown.PLACES.aside)),
                Spot(self._track(), lambda _: view.track_box()),
                self._dice(looks, Depth.WITHIN),
                self._layer("rolling", partial(self._draw_moving, Depth.WITHIN)),
                self._whole(self._layers.front),
                self._whole(self._draw_track_ring),
                self._dice(looks, Depth.OVER),
                *(self._die(number, look) for number, look in looks.items() if number in table.shown.lying),
                *(self._die(number, lying(table.shown.lying[number]), marked=False) for number in self._sliding()),
                *(self._stray_mark(looks[number]) for number in table.shown.stray if number in looks),
                self._layer("over", partial(self._draw_moving, Depth.OVER)),
                *self._plates,
                self._layer("hand", self._draw_hand),
            ]
        )

    # Where dice are

    def _still(self) -> dict[int, DieLook]:
        """The dice that do not move, by number."""
        table = self._table
        if table.cheer is not None:
            return {}
        moving = set(table.sliding.dice)
        if table.hand.grip is not None:
            moving.update(table.to_throw)
        if table.throws.roll is not None:
            moving.update(table.throws.roll.recording.dice)
        looks = {
            number: lying(die, fine=number not in table.throws.coarse)
            for number, die in sorted(table.shown.lying.items())
            if number not in moving
        }
        strays = {n: self._view.standing(rolling(pose)) for n, pose in table.shown.stray.items() if n not in moving}
        return looks | strays

    def _moving(self) -> list[DieLook]:
        """The dice that move."""
        table = self._table
        looks = [] if table.throws.roll is None else table.throws.roll.looks
        looks = looks + table.sliding.looks()
        if table.cheer is not None:
            looks = looks + _hopping(table, table.cheer)
        return [self._view.standing(look) for look in looks]

    # What moves

    def _draw_moving(self, where: Depth, canvas: Canvas) -> None:
        looks = [look for look in self._moving() if self._view.depth(look) is where]
        pieces.moving_dice(canvas, self._view.eye, self._table.PALETTE, looks)

    def _draw_hand(self, canvas: Canvas) -> None:
        table, view = self._table, self._view
        hand = table.hand
        if hand.grip is not None:
            if hand.grip != "drag":
                pieces.put_aim(canvas, view, hand)
            pieces.put_cup(canvas, view, hand.x, hand.y)
        elif table.throws.throwing is not None:
            release = table.throws.throwing.inputs.release
            pieces.put_cup(canvas, view, release.x, release.y)

    # What can be pointed at

    def _sliding(self) -> list[int]:
        """The dice on their way to where they will lie: the focus that sent them goes with them."""
        return sorted(self._table.sliding.dice & self._table.shown.lying.keys())

    def _die(self, die: int, look: DieLook, *, marked: bool = True) -> Spot:
        table = self._table
        aside = die in table.shown.aside
        foul = table.shown.foul

        def draw(frame: Frame, _box: Box, _manner: Manner) -> None:
            if foul is not None and die in foul.dice:
                self._mark(frame, look, Mark.FOUL)
            elif die in table.worth_keeping():
                self._mark(frame, look, Mark.KEEP)
            elif aside and table.shown.lying[die].in_track:
                self._mark(frame, look, Mark.ASIDE)

        node = self._ui.target(
            ("die", die),
            self._ui.space(),
            on=partial(table.toggle_die, die),
            enabled=table.may_choose_dice,
            why="" if not table.choosing else table.why_no_choice_of_dice(),
            tip=_("Take it back into the throw") if aside else _("Set it aside"),
            shortcut=str(die + 1),
            draw=draw if marked else None,
        )
        return Spot(node, lambda _box: pieces.die_box(self._view.eye, look))

    def _stray_mark(self, look: DieLook) -> Spot:
        marked = self._ui.painted(lambda frame, _: self._mark(frame, look, Mark.FOUL))
        return Spot(marked, lambda _box: pieces.die_box(self._view.eye, look))

    def _mark(self, frame: Frame, look: DieLook, mark: Mark) -> None:
        draw_mark(frame, self._view.eye, self._table.PALETTE, look, mark)

    def _track(self) -> Node:
        table = self._table
        return self._ui.target(
            "track",
            self._ui.space(),
            hold=table.handling.hold,
            enabled=table.may_throw,
            why="" if table.settled else _("The dice are rolling"),  # the focus that threw them stays
            tip=_("Drag and flick the dice, or hold to charge the throw; left and right aim"),
            radius=None,  # its mark is drawn along its edge, over the near wall
        )

    def _draw_track_ring(self, frame: Frame) -> None:
        if frame.lit == "track" and self._table.view.focus.ring_shown:
            pieces.track_ring(frame, self._view)

    # Shorter words for what is laid over the whole tray

    def _whole(self, draw: Draw) -> Spot:
        return Spot(self._ui.painted(lambda frame, _: draw(frame)), _everywhere)

    def _layer(self, key: str, draw: Callable[[Canvas], None]) -> Spot:
        return Spot(self._ui.layer(key, draw), _everywhere)

    def _dice(self, looks: dict[int, DieLook], where: Depth) -> Spot:
        chosen = [look for look in looks.values() if self._view.depth(look) is where]
        table = self._table
        return self._whole(lambda frame: pieces.resting_dice(frame, self._view.eye, table.PALETTE, chosen))


def throw_pips(ui: Ui, left: int, throws: int) -> Node:
    """How many throws of a hand are left, as lamps and in words."""
    lamps = ui.painted(lambda frame, box: pieces.pips(frame, box, throws, left), width=132, height=44)
    return ui.row(lamps, ui.small(words.throws_left(left), tone="plain", lines=1), gap=12)


def _everywhere(box: Box) -> Box:
    return box


def _hopping(table: AnyDiceTable, share: float) -> list[DieLook]:
    """Five alike, hopping one after another from left to right and catching the light."""
    dice = sorted(table.shown.lying.values(), key=lambda die: die.x)
    looks = []
    for place, die in enumerate(dice):
        start = (1 - _HOP) * place / max(1, len(dice) - 1)
        high = sin(pi * min(1.0, max(0.0, (share - start) / _HOP)))
        look = lying(die, fine=False)
        looks.append(look._replace(z=look.z + _HOP_HEIGHT * high, glow=round(0.6 * high, 2)))
    return looks
