"""How a table's dice are thrown by hand: what mouse, keys and pads do to the hand that holds them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from scenes.dice.hand import Hand
from scenes.input.intents import (
    Aim,
    Back,
    Charge,
    ChargeBegin,
    ChargeEnd,
    DeviceRemoved,
    Direction,
    Intent,
    Lapse,
    Move,
    Point,
    Press,
)
from scenes.kit.targets import HoldPhase
from tabletop.app.translations import _
from tabletop.tray.release import Release

if TYPE_CHECKING:
    from scenes.host import Host
    from scenes.view import View

_KNOCK_VOLUME: Final = 0.3
_TURNS: Final = {Direction.LEFT: -1, Direction.RIGHT: 1}


class HandTable(Protocol):
    """The table scene that the hand is over."""

    host: Host
    view: View

    @property
    def may_throw(self) -> bool:
        """Whether dice may be thrown now."""

    def over_tray(self, x: float, y: float) -> tuple[float, float] | None:
        """The place of the tray under a point of the screen in design units; None before there is a picture."""

    def throw(self, release: Release | None = None) -> None:
        """Throws as the hand let go."""

    def sound(self, name: str, volume: float = 1.0) -> None:
        """Plays a sound."""

    def say(self, text: str, *, alert: bool = False) -> None:
        """Shows a line for a while."""

    def refresh(self) -> None:
        """Has the table composed anew."""


class Handling:
    """Moves, aims and opens the hand of one table as people ask for it."""

    def __init__(self, hand: Hand, table: HandTable) -> None:
        self._hand = hand
        self._table = table

    def hold(self, phase: HoldPhase, intent: Intent) -> None:
        """The track is pressed and dragged over, or a key is held on it."""
        hand, table = self._hand, self._table
        if phase == "begin" and table.may_throw:
            if isinstance(intent, Press):
                self._drag_to(intent.x, intent.y)
            else:
                hand.hold("key")
        elif phase == "end" and hand.slipped:
            hand.put_back()
            table.say(_("Drag and flick the dice to throw them"))
        elif phase == "end" and hand.grip is not None:
            table.throw(hand.let_go())
        elif phase == "cancel":
            hand.put_back()
        table.refresh()

    def advance(self, elapsed: float) -> None:
        """A key that is held charges the throw."""
        if self._hand.grip == "key":
            self._hand.press(elapsed)

    def intercept(self, intent: Intent) -> bool:
        """Moves, aims and throws while dice are in the hand; a trigger takes them up. Returns whether that was all."""
        hand, table = self._hand, self._table
        if isinstance(intent, ChargeBegin) and hand.grip is None and table.may_throw:
            table.view.timelines.complete()
            hand.hold("trigger")
            table.refresh()
            return True
        match intent:
            case _ if hand.grip is None:
                return False
            case Lapse() | DeviceRemoved():
                hand.put_back()
            case Back() if hand.grip == "trigger":
                hand.put_back()
                return True
            case Point() if hand.grip == "drag":
                self._drag_to(intent.x, intent.y)
            case Aim():
                hand.aim(intent.x, intent.y)
            case Move() if hand.grip != "drag":
                hand.turn(_TURNS.get(intent.direction, 0))
                return True
            case Charge() if hand.grip == "trigger":
                hand.charge = max(hand.charge, intent.amount)
            case ChargeEnd() if hand.grip == "trigger":
                table.throw(hand.let_go())
                return True
        return False

    def _drag_to(self, x: float, y: float) -> None:
        place = self._table.over_tray(x, y)
        if place is not None and self._hand.drag(*place, self._table.host.now):
            self._table.sound("die on die", _KNOCK_VOLUME)
