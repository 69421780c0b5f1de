"""Yamslam's table: dice set aside and thrown, chips taken, whose turn it is, and why not."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import ClassVar

from scenes.art.dice import TWO_COLOURS, DiePalette
from scenes.dice import pieces
from scenes.dice import words as dice_words
from scenes.dice.table import DiceTable
from scenes.guide import AnyStep
from scenes.kit.frame import Box
from scenes.kit.layout import Node
from scenes.kit.ui import Ui
from scenes.play import Play
from scenes.yamslam import drawing, words
from scenes.yamslam.advisor import Advisor
from scenes.yamslam.board import TRAY, Board
from scenes.yamslam.bottom import bottom
from scenes.yamslam.cues import CUES, Flight
from scenes.yamslam.flying import draw_flight
from scenes.yamslam.guide import STEPS
from scenes.yamslam.panel import side_panel
from scenes.yamslam.shown import Shown, shown
from scenes.yamslam.tin import tin_area
from tabletop.app.translations import _
from tabletop.games.yamslam.actions import PASS, TAKE_FROM_OUT, TAKE_FROM_TRAY, Source, Take
from tabletop.games.yamslam.combinations import NUMBER, YAMSLAM, Chip, combinations
from tabletop.games.yamslam.position import MOST_THROWS, YamslamPosition
from tabletop.tray.recording import Recording
from tabletop.tray.tray import Tray


class YamslamTable(DiceTable[Shown]):
    """The table of one game.

    Attributes:
        flight: the chip under way.
        advisor: what knows the chances and what the hard player would do.
        board: where everything is on the screen; None before it was laid out.
    """

    TRAY: ClassVar[Tray] = TRAY
    PALETTE: ClassVar[DiePalette] = TWO_COLOURS

    def __init__(self, play: Play) -> None:
        super().__init__(play, CUES)
        self.flight: Flight | None = None
        self.advisor = Advisor(self)
        self.board: Board | None = None

    def shown_at(self, position: YamslamPosition) -> Shown:
        """The table as a position has it."""
        return shown(position)

    def five_alike(self) -> str:
        """What is called out when the dice are five alike."""
        return _("Yamslam!")

    # What can be done

    @property
    def may_take(self) -> bool:
        """Whether a chip may be taken now."""
        return self.choosing and any(isinstance(action, Take) for action in self.legal)

    def takeable(self, chip: Chip, source: Source) -> tuple[bool, str]:
        """Whether a chip can be taken now, and if not why, in words."""
        if not self.settled or self.play_.bot_to_move is not None or self.looking_back or self.rethrow_due:
            return False, ""
        action = next(a for a in (TAKE_FROM_TRAY if source == "tray" else TAKE_FROM_OUT) if a.chip == chip)
        refusal = self.play_.game.why_not(self.play_.state, action)
        return (True, "") if refusal is None else (False, words.refusal(refusal))

    def take(self, chip: str, source: Source) -> None:
        """Takes a chip."""
        action = next((a for a in self.legal if isinstance(a, Take) and a.chip == chip and a.source == source), None)
        if self.choosing and action is not None:
            self.submit(action)

    def give_up_turn(self) -> None:
        """Passes, when there is nothing else to do."""
        if self.choosing and PASS in self.legal:
            self.submit(PASS)

    def worth_keeping(self) -> set[int]:
        """The dice to be kept for the chip pointed at, or by the coach."""
        return self.advisor.keep()

    def why_no_choice_of_dice(self) -> str:
        """Why dice cannot be set aside now."""
        return dice_words.throws_left(MOST_THROWS - self.shown.throws)

    # What moves by itself

    def meet_focus(self) -> None:
        """The focus goes on to the pass when that is all that is left."""
        if self.choosing and PASS in self.legal and self.view.focus.lit == "throw":
            self.view.focus.focus("pass")

    def paint_ahead(self, recording: Recording) -> Iterable[Callable[[], None]]:
        """The dice as they will lie, and the chips as they will look then."""
        painters = list(super().paint_ahead(recording))
        offered = {NUMBER[action.chip] for action in self.legal if isinstance(action, Take) and action.source == "tray"}
        if self.board is not None and offered:
            for number, count in enumerate(self.shown.tray):
                light = drawing.Light.LIT if number in offered else drawing.Light.DIM
                painters.append(partial(drawing.prepare_stack, self.board, number, count, light))
        return painters

    def rule_now(self) -> str:
        """The rule about what is to be done now: a foul, the first throw, a yamslam, a pass, or the combinations."""
        if self.shown.foul is not None:
            return "Y-17"
        if not self.shown.lying:
            return "Y-10"
        if PASS in self.legal:
            return "Y-14"
        return "Y-13" if self.has_yamslam else "Y-12"

    def guide_steps(self) -> Sequence[AnyStep]:
        """What the guide tells in a first game."""
        return STEPS

    # What the dice make

    @property
    def has_yamslam(self) -> bool:
        """Whether the dice are five alike."""
        return YAMSLAM in self._combinations()

    @property
    def made(self) -> list[str]:
        """What the dice make, in words."""
        names = self._combinations()
        return [words.combination(name) for name in ((YAMSLAM,) if YAMSLAM in names else names)]

    def _combinations(self) -> tuple[str, ...]:
        dice = self.play_.game.position(self.play_.state).dice
        return tuple(combinations(tuple(dice))) if dice is not None else ()

    # How it looks

    def compose(self, ui: Ui) -> Node:
        """The tin in the middle, the players beside it, what is wanted below, and a chip that flies over all of it."""
        table = self.framed(ui, tin_area(ui, self), side_panel(ui, self), bottom(ui, self))
        return ui.stack(table, ui.layer("flying", partial(draw_flight, self)))

    def board_in(self, box: Box) -> Board:
        """The table as it is seen in a box of the screen."""
        if self.board is None or self.board.box != box:
            self.board = self.view_of_tray = Board(box)
            pieces.paint_first_die(self.board.eye, self.PALETTE)
        return self.board
