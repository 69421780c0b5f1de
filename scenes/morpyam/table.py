"""Morpyam's table: dice thrown and set aside, figures called, squares covered, lines that form, and why not."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import ClassVar, Final

from scenes.dice import pieces
from scenes.dice import words as dice_words
from scenes.dice.area import TrayArea
from scenes.dice.table import DiceTable
from scenes.dice.view import TrayView
from scenes.guide import AnyStep
from scenes.input.intents import Back, Intent
from scenes.kit.canvas import Canvas
from scenes.kit.frame import Box, Frame
from scenes.kit.layout import Node
from scenes.kit.table import felt
from scenes.kit.ui import Ui
from scenes.morpyam import words
from scenes.morpyam.advisor import Advisor
from scenes.morpyam.board import SQUARES, BoardView, Square
from scenes.morpyam.board_area import board_area, wood
from scenes.morpyam.bottom import bottom, switches
from scenes.morpyam.calls import ring
from scenes.morpyam.cues import CUES, Flight
from scenes.morpyam.flying import draw_flight
from scenes.morpyam.guide import STEPS
from scenes.morpyam.laying import Laying
from scenes.morpyam.laying_view import laying_view
from scenes.morpyam.panel import seats
from scenes.morpyam.shown import Shown, shown
from scenes.morpyam.tray import TRAY, layers, tray_in
from scenes.play import Play
from scenes.table import WayOut
from tabletop.app.translations import _
from tabletop.games.morpyam.actions import PASS, Call, Place, Retire
from tabletop.games.morpyam.lines import has_five, points
from tabletop.games.morpyam.position import MorpyamPosition
from tabletop.games.morpyam.state import MOST_THROWS
from tabletop.games.morpyam.tiles import CALLS, Tile, made
from tabletop.tray.tray import DICE, Tray

RETIRE: Final = Retire()

_LAYING_PAUSE: Final = 60.0  # milliseconds a bot lets pass between two tiles
_BOARD: Final = 0.525  # the most of the table's width that the board takes


class MorpyamTable(DiceTable[Shown]):
    """The table of one game.

    Attributes:
        calling: whether the figures that can be called are laid out.
        threats_shown: whether squares are marked with which somebody would have five in a row.
        flight: the token under way.
        glow: how strongly the lines in ``shown.runs`` shine, 0–1.
        advisor: what knows the chances and what the hard player would do.
        board: where the board is on the screen; None before it was laid out.
        laying: the laying of the board, in Plus.
    """

    TRAY: ClassVar[Tray] = TRAY
    NARROW_GUIDE: ClassVar[bool] = True

    def __init__(self, play: Play) -> None:
        super().__init__(play, CUES)
        self.calling: bool = False
        self.threats_shown: bool = False
        self.flight: Flight | None = None
        self.glow = 0.0
        self.advisor = Advisor(self)
        self.board: BoardView | None = None
        self.laying: Laying = Laying(self)
        self._dropped = False

    def shown_at(self, position: MorpyamPosition) -> Shown:
        """The table as a position has it; the record up to there tells which token was laid last."""
        table = shown(position)
        record = reversed(self.play_.match.log[: self.step])
        table.last = next((entry.action.square for entry in record if isinstance(entry.action, Place)), None)
        return table

    def five_alike(self) -> str:
        """What is called out when the dice are five alike."""
        return _("Morpyam!")

    # What is there

    @property
    def flash(self) -> bool:
        """Whether the game is Flash, played without names."""
        return bool(self.play_.state.table.variant == "flash")

    @property
    def throws_left(self) -> int:
        """Throws left in this hand."""
        return MOST_THROWS - self.shown.throws

    @property
    def made(self) -> list[str]:
        """The figures that the dice make, as far as they are on the board."""
        dice = [self.shown.lying[die].value for die in sorted(self.shown.lying)]
        grid = set(self.shown.grid.values())
        return [name for name in made(dice) if name in grid] if len(dice) == DICE else []

    @property
    def hidden(self) -> Square | None:
        """The square whose token is still in the air."""
        return None if self.flight is None else self.flight.square

    def colour(self, seat: int) -> int:
        """A seat's colour."""
        return self.play_.seats[seat].colour

    def points(self, seat: int) -> int:
        """What a seat's lines are worth as they lie (M-51); during the count, what has been counted."""
        if self.shown.points:
            return self.shown.points[seat]
        return points(self._bits(seat), len(self.play_.seats))

    def threats(self) -> dict[Square, list[int]]:
        """The free squares with which seats would have five in a row, when they are to be shown (M-52)."""
        if not self.threats_shown or not self.settled:
            return {}
        found: dict[Square, list[int]] = {}
        for seat, retired in enumerate(self.shown.retired):
            own = 0 if retired else self._bits(seat)
            for number, square in enumerate(SQUARES):
                if square not in self.shown.tokens and has_five(own | 1 << number, number):
                    found.setdefault(square, []).append(seat)
        return found

    def _bits(self, seat: int) -> int:
        return sum(1 << number for number, owner in enumerate(self.shown.by_square) if owner == seat)

    # What can be done

    def placeable(self) -> frozenset[Square]:
        """The squares that shine: a token may be laid there now."""
        if not self.choosing or self.calling:
            return frozenset()
        return frozenset(action.square for action in self.legal if isinstance(action, Place))

    def why_not_place(self, square: Square) -> str:
        """Why a square cannot be covered now; while nobody is to choose, what it shows."""
        if not self.choosing or self.calling:
            return words.described(self.shown.grid[square])
        refusal = self.play_.game.why_not(self.play_.state, Place(square))
        return "" if refusal is None else words.refusal(refusal)

    @property
    def callable_figures(self) -> tuple[Tile, ...]:
        """What may be called now."""
        return tuple(action.figure for action in self.legal if isinstance(action, Call)) if self.choosing else ()

    @property
    def first_callable(self) -> Tile | None:
        """The first figure of the ring that may be called."""
        return next(iter(self.callable_figures), None)

    @property
    def may_call(self) -> bool:
        """Whether something may be called now."""
        return bool(self.callable_figures)

    def callable(self, figure: Tile) -> tuple[bool, str]:
        """Whether a figure may be called now, and if not why, in words."""
        if figure in self.callable_figures:
            return True, ""
        return False, self._why_no_call(figure)

    def why_no_call(self) -> str:
        """Why nothing may be called now."""
        return self._why_no_call(CALLS[0])

    def _why_no_call(self, figure: Tile) -> str:
        if not self.choosing:
            return ""
        refusal = self.play_.game.why_not(self.play_.state, Call(figure))
        return "" if refusal is None else words.refusal(refusal)

    @property
    def may_throw(self) -> bool:
        """Whether dice may be thrown now."""
        return super().may_throw and not self.calling

    @property
    def may_choose_dice(self) -> bool:
        """Whether dice may be set aside and taken back now."""
        return super().may_choose_dice and not self.calling

    def why_no_choice_of_dice(self) -> str:
        """Why dice cannot be set aside now."""
        return "" if self.calling else dice_words.throws_left(self.throws_left)

    def worth_keeping(self) -> set[int]:
        """The dice to be kept for what is pointed at, or by the coach."""
        return self.advisor.keep()

    # What people do

    def place(self, square: Square) -> None:
        """Covers a square with a token."""
        if square in self.placeable():
            self.submit(Place(square))

    def drop_token(self, square: Square) -> None:
        """Covers a square with a token that a hand let go over it."""
        self._dropped = True
        self.place(square)

    def take_drop(self) -> bool:
        """Whether the token that is to be shown was let go over its square by a hand; told once."""
        dropped, self._dropped = self._dropped, False
        return dropped

    def holds_token(self, seat: int) -> bool:
        """Whether a token of a seat is in the hand or in the air."""
        if self.flight is not None:
            return self.flight.seat == seat and self.flight.square not in self.shown.tokens
        carried = self.view.focus.carry
        return carried is not None and carried.source == ("stack", seat)

    def open_calls(self) -> None:
        """Lays out the figures that can be called."""
        if self.may_call:
            self.calling = True
            self.view.focus.focus(("call", self.first_callable))
            self.refresh()

    def close_calls(self) -> None:
        """Calls nothing."""
        self.calling = False
        self.view.focus.focus("call")
        self.refresh()

    def call(self, figure: Tile) -> None:
        """Calls a figure for the next throw."""
        if figure in self.callable_figures:
            self.calling = False
            self.submit(Call(figure))

    def give_up_turn(self) -> None:
        """Passes, when there is nothing else to do."""
        if self.choosing and PASS in self.legal:
            self.submit(PASS)

    def toggle_threats(self) -> None:
        """Shows or hides the squares with which somebody would have five in a row."""
        self.threats_shown = not self.threats_shown
        self.refresh()

    def guide_steps(self) -> Sequence[AnyStep]:
        """What to know in a first game."""
        return STEPS

    def ways_out(self) -> Sequence[WayOut]:
        """Retiring, for the person whose turn it is (M-55)."""
        if self.looking_back or self.play_.bot_to_move is not None or self.shown.seat is None:
            return ()
        if self.play_.game.why_not(self.play_.state, RETIRE) is not None:
            return ()
        alone = len(self.shown.retired) - sum(self.shown.retired) == 2
        question = (
            _("Retire? The other player wins.")
            if alone
            else _("Retire? The others play on; your tokens stay on the board, and you rank last.")
        )
        return (WayOut(_("Retire"), question, self.retire),)

    def retire(self) -> None:
        """Leaves the game."""
        self.calling = False
        self.submit(RETIRE)

    # What moves by itself

    def intercept(self, intent: Intent) -> bool:
        """Going back closes the ring of calls."""
        if self.calling and isinstance(intent, Back):
            self.close_calls()
            return True
        return super().intercept(intent)

    def cover(self) -> None:
        """Nothing half done stays through a pause."""
        self.calling = False
        super().cover()

    @property
    def bot_pause(self) -> float:
        """A bot lays its tiles one soon after another."""
        return _LAYING_PAUSE if self.laying.due else super().bot_pause

    def meet_focus(self) -> None:
        """The focus goes on to the pass, or to a square, when that is all that is left."""
        if self.choosing and self.laying.due:
            self.laying.meet_focus()
        if not self.choosing or self.view.focus.lit not in ("throw", "track"):
            return
        if PASS in self.legal:
            self.view.focus.focus("pass")
        elif not self.may_throw and self.placeable():
            self.view.focus.focus(("square", min(self.placeable())))

    def show_position(self, position: MorpyamPosition) -> None:
        """Shows a position at once; the table itself as it was left."""
        self.calling = False
        super().show_position(position)

    def rule_now(self) -> str:
        """The rule about what is to be done now."""
        if self.laying.due:
            return "M-71"
        if self.shown.foul is not None:
            return "M-60"
        if self.play_.decision is None:
            return "M-51"
        if self.calling or self.shown.call is not None:
            return "M-40"
        if not self.shown.lying:
            return "M-11"
        return "M-13" if PASS in self.legal else "M-30" if "morpyam" in self.made else "M-12"

    # How it looks

    def compose(self, ui: Ui) -> Node:
        """The board at the left; players, tray and what is wanted at the right; a token that flies over all of it."""
        if self.laying.due:
            return laying_view(ui, self, self._tools_wide(ui), self._guide_card(ui))
        side = min(ui.height - (32 if ui.compact else 72), ui.width * _BOARD)
        board = board_area(ui, self, side)
        tools = ui.row(*switches(ui, self), self._tools_wide(ui), gap=12)
        notice = ui.small(self.notice, tone="alert", lines=3) if self.notice else None
        guide = self._guide_card(ui)
        tray = ui.painted(partial(self._draw_tray, ui), grow=1, name="tray")
        players = seats(ui, self)
        if ui.compact:
            left = ui.column(board, players, gap=28, along="center")
            right = ui.column(tray, notice, guide, *bottom(ui, self), tools, gap=12, grow=1)
            table = felt(ui, ui.pad(ui.row(left, right, gap=24, align="stretch"), 16))
        else:
            right = ui.column(players, tray, notice, guide, *bottom(ui, self), tools, gap=12, grow=1)
            table = felt(ui, ui.pad(ui.row(board, right, gap=36, align="stretch"), 36))
        return ui.stack(table, ui.layer("flying", self._draw_flying))

    def _tools_wide(self, ui: Ui) -> Node:
        tools = self._tools(ui)
        tools.grow = 1.0
        return tools

    def _draw_tray(self, ui: Ui, frame: Frame, box: Box) -> None:
        if self.calling:
            ring(ui, self).place(frame, box)
            return
        view = self._tray_view(box)
        TrayArea(ui, self, view, layers(view)).node().place(frame, box)

    def _tray_view(self, box: Box) -> TrayView:
        view = self.view_of_tray
        if view is None or view.box != box:
            view = self.view_of_tray = tray_in(box)
            pieces.paint_first_die(view.eye, self.PALETTE)
        return view

    def board_in(self, box: Box, *, named: bool) -> BoardView:
        """The board as it is seen in a box of the screen."""
        if self.board is None or self.board.box != box or self.board.named != named:
            self.board = BoardView(box, named=named, wood=wood(self))
        return self.board

    def _draw_flying(self, canvas: Canvas) -> None:
        if self.flight is not None and self.board is not None:
            draw_flight(self, self.flight, self.board, canvas)
