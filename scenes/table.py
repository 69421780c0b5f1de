"""What the tables of all games share: the match being played, bots asked, the menu, and looking back."""

from __future__ import annotations

import gc
import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from scenes.boxes import box_of
from scenes.guide import AnyStep, Guide, card
from scenes.input.intents import KEYBOARD, Back, Device, DeviceKind, DeviceRemoved, Hurry, Intent, Menu, Scroll
from scenes.kit.layout import Node
from scenes.kit.table import felt, prompt
from scenes.kit.ui import Ui
from scenes.play import Play
from scenes.scene import Scene
from scenes.words import seat_name
from tabletop.app.translations import _
from tabletop.app.words import tell_not_kept
from tabletop.bots.worker import WorkerError
from tabletop.core.actions import CHANCE, Action

if TYPE_CHECKING:
    from scenes.evening import Evening

_log = logging.getLogger(__name__)

_PANEL_WIDTH: Final = 440


class WayOut(NamedTuple):
    """A way to end one's game early: what it is called, what is asked before, what it does."""

    label: str
    question: str
    act: Callable[[], None]


class MenuEntry(NamedTuple):
    """A page of the game besides its rules: what it is called on the pause card, and what makes its scene."""

    label: str
    open: Callable[[], Scene]


class TableScene(Scene):
    """A game's table; subclasses show the game.

    Attributes:
        play_: the match as this table plays it.
        evening: what the pause card and the count lead on to; None at a table that stands alone.
        step: how many entries of the record the table shows while looking back; None at the table itself.
        notice: what people should be told besides the game, in words; empty when nothing.
        guide: what tells newcomers what to do.
    """

    NARROW_GUIDE: ClassVar[bool] = False
    """Whether the guide's card stands beside a board, where there is little width."""

    def __init__(self, play: Play) -> None:
        self.play_ = play
        self.evening: Evening | None = None
        self.step: int | None = None
        self.notice = ""
        self.guide = Guide(self.guide_steps(), self)
        self._finished = False

    def enter(self) -> None:
        """Shows the guide if this is the first game of its kind, and settles the memory: the collector of unused
        memory need not go through all that is there during a throw.
        """
        persons = any(seat.bot is None for seat in self.play_.seats)
        first = self.evening is not None and persons
        self.guide.on = self.guide.has_steps and self.host.settings.guides.get(self.play_.game.id, first)
        gc.unfreeze()
        gc.collect()
        gc.freeze()

    # For subclasses to fill

    def show_position(self, position: Any) -> None:
        """Shows a position at once, without motion: when looking back, and when returning."""
        raise AssertionError(f"{type(self).__name__} shows no {type(position).__name__}")

    @property
    def settled(self) -> bool:
        """Whether everything that has happened has been shown."""
        return True

    def rule_now(self) -> str:
        """The id of the rule that matters now: the pause card opens the rules there."""
        return ""

    def menu_entries(self) -> Sequence[MenuEntry]:
        """Pages of the game that the pause card leads to, besides its rules."""
        return ()

    def guide_steps(self) -> Sequence[AnyStep]:
        """What the guide tells in a first game, the weightiest first."""
        return ()

    def ways_out(self) -> Sequence[WayOut]:
        """How a person may end their game early now: retiring, surrendering."""
        return ()

    # Looking back

    @property
    def looking_back(self) -> bool:
        """Whether an earlier step of the record is shown."""
        return self.step is not None

    def look(self, step: int) -> None:
        """Shows the table after the first ``step`` entries of the record; the last is the table itself."""
        last = len(self.play_.match.log)
        step = max(0, min(step, last))
        self.step = None if step == last else step
        state = self.play_.state if self.step is None else self.play_.state_at(step)
        self.show_position(self.play_.game.position(state))
        self.refresh()

    def look_by(self, steps: int) -> None:
        """Steps back or forward in the record, once everything has been shown."""
        if self.settled:
            now = len(self.play_.match.log) if self.step is None else self.step
            self.look(now + steps)

    def look_at_table(self) -> None:
        """Ends the looking back."""
        self.look(len(self.play_.match.log))

    # The guide

    def show_guide(self, *, shown: bool) -> None:
        """Shows the guide or ends it, here and at later tables of the game."""
        self.guide.on = shown
        self._keep_guide(shown=shown)
        self.refresh()

    def _keep_guide(self, *, shown: bool) -> None:
        self.host.change_settings(guides={**self.host.settings.guides, self.play_.game.id: shown})

    # What tables share

    def seat_name(self, seat: int) -> str:
        """The name of a seat; a bot or person without one is called by number."""
        return seat_name(self.play_.seats[seat], seat)

    @property
    def legal(self) -> tuple[Action, ...]:
        """What the rules allow now."""
        return tuple(self.play_.game.legal(self.play_.state))

    @property
    def choosing(self) -> bool:
        """Whether a person is to choose now, and everything that has happened has been shown."""
        return self.settled and not self.looking_back and self.play_.bot_to_move is None and bool(self.legal)

    def sound(self, name: str, volume: float = 1.0) -> None:
        """Plays a sound."""
        self.host.sounds.play(name, volume)

    def think(self) -> Action | None:
        """What the bot to move chooses, once it has; a bot whose process is gone is asked here and now."""
        level = self.play_.bot_to_move
        return None if level is None else self.advise(level)

    def advise(self, level: str) -> Action | None:
        """What a bot of that level would choose for the seat to move, be it a person's; likewise."""
        try:
            return self.play_.advise(level)
        except WorkerError as error:
            _log.warning("the bots' process could not be asked: %s", error)
        return self.play_.advise_here(level)

    def after_action(self) -> None:
        """Tells what could not be kept; subclasses call it after every action."""
        fault = self.play_.take_fault()
        if fault is not None:
            self.notice = tell_not_kept(fault)

    def finish(self) -> None:
        """Opens the count, once."""
        if not self._finished:
            self._finished = True
            if self.guide.on:
                self._keep_guide(shown=False)
            self.open_count()

    def open_count(self) -> None:
        """Shows the count of the game that has ended."""
        box = box_of(self.play_.game.id)
        if self.evening is not None and box is not None:
            from scenes.count.scene import Count

            self.host.push(Count(self.evening, self.play_, box.count(self.play_)))

    def open_menu(self) -> None:
        """Lays the pause card over the table."""
        if self.evening is not None:
            from scenes.pause.scene import Pause

            self.host.push(Pause(self.evening, self))

    def advance(self, _elapsed: float) -> None:
        """Pauses when a seat's own pad is missing; subclasses call it first."""
        seat = self._seat_without_pad()
        if seat is not None and self.evening is not None:
            from scenes.pause.pad_gone import PadGone

            self.host.push(PadGone(self.evening, self, seat))

    def intercept(self, intent: Intent) -> bool:
        """Going back ends the looking back; another seat's pad does nothing but hurry and pause."""
        if self.looking_back and isinstance(intent, Back):
            self.look_at_table()
            return True
        if isinstance(intent, Menu | Hurry | DeviceRemoved):
            return False
        return self._is_of_another_seat(intent.device)

    def handle(self, intent: Intent) -> bool:
        """The menu key opens the pause card; page up and page down step through the record."""
        match intent:
            case Menu():
                self.open_menu()
            case Scroll(device=device, down=down) if device == KEYBOARD:
                self.look_by(1 if down > 0 else -1)
            case _:
                return False
        return True

    def _seat_without_pad(self) -> int | None:
        """A person's seat whose own pad is not plugged in."""
        if self.evening is None or not self.evening.pads:
            return None
        present = self.host.router.pads.devices
        if any(pad not in present for pad in self.evening.pads.values()):
            self.evening.find_pads(self.play_)
        missing = [seat for seat, pad in self.evening.pads.items() if pad not in present]
        return next((seat for seat in missing if self.play_.seats[seat].bot is None), None)

    def _is_of_another_seat(self, device: Device) -> bool:
        """Whether a pad belongs to a seat other than the person's who is to choose."""
        decision = self.play_.decision
        if self.evening is None or device.kind is not DeviceKind.PAD or decision is None:
            return False
        if decision.seat == CHANCE or self.play_.bot_to_move is not None:
            return False
        owner = next((seat for seat, pad in self.evening.pads.items() if pad == device), None)
        return owner is not None and owner != decision.seat

    # How it looks

    def prompt_line(self, ui: Ui, text: str) -> Node:
        """What is wanted now, or that the table is only looked at."""
        if self.step is None:
            return prompt(ui, text)
        back = _("Looking back: step {step} of {last}").format(step=self.step, last=len(self.play_.match.log))
        return prompt(ui, back, tone="live")

    def framed(self, ui: Ui, area: Node, side: Sequence[Node], bottom: Sequence[Node]) -> Node:
        """The table as large as may be, the players beside it, what can be done below; menu and record at hand."""
        area.grow = 1.0
        tools = self._tools(ui)
        guide = self._guide_card(ui)
        notice = ui.small(self.notice, tone="alert", lines=3) if self.notice else None
        if ui.compact:
            players = ui.row(*[ui.column(node, grow=1) for node in side], gap=10, align="start")
            body = ui.column(players, area, notice, guide, *bottom, tools, gap=10)
            return felt(ui, ui.pad(body, 16))
        panel = ui.column(*side, ui.space(grow=1), notice, tools, gap=14)
        main = ui.column(area, guide, *bottom, gap=14, grow=1)
        framed = ui.panel(panel, "panel", pad=22, width=_PANEL_WIDTH)
        return felt(ui, ui.pad(ui.row(main, framed, gap=32, align="stretch"), 36))

    def _guide_card(self, ui: Ui) -> Node | None:
        """What the guide says now."""
        if not self.guide.on:
            return None
        return card(
            ui, self.guide.step(), self.guide.read, lambda: self.show_guide(shown=False), narrow=self.NARROW_GUIDE
        )

    def _guide_switch(self, ui: Ui) -> Node | None:
        """Shows the guide, or ends it."""
        if not self.guide.has_steps or self.looking_back:
            return None
        shown = self.guide.on
        return ui.icon_button(
            "guide",
            "question",
            lambda: self.show_guide(shown=not shown),
            tip=_("End the guide") if shown else _("A guide for the first game"),
            style="primary" if shown else "quiet",
            shortcut="g",
        )

    def _tools(self, ui: Ui) -> Node:
        """The menu, the guide, and the steps through the record."""
        last = len(self.play_.match.log)
        now = last if self.step is None else self.step
        returning = ui.icon_button("now", "cross", self.look_at_table, tip=_("Back to the game"))
        return ui.row(
            ui.icon_button("menu", "menu", self.open_menu, tip=_("Menu")),
            self._guide_switch(ui),
            ui.space(grow=1),
            returning if self.looking_back else None,
            ui.icon_button(
                "back",
                "left",
                lambda: self.look_by(-1),
                tip=_("Look back one step"),
                enabled=now > 0,
                why=_("This is where the record begins"),
            ),
            ui.icon_button(
                "forward",
                "right",
                lambda: self.look_by(1),
                tip=_("Look forward one step"),
                enabled=now < last,
                why=_("This is the table as it stands"),
            ),
            gap=12,
        )
