"""Yamslam's table: dice set aside and thrown, chips taken, whose turn it is, and why not."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from scenes.art.dice import TWO_COLOURS
from scenes.dice.hand import Hand
from scenes.dice.handling import Handling
from scenes.dice.sliding import Sliding
from scenes.guide import AnyStep
from scenes.input.intents import Hint, Intent
from scenes.kit.cues import Cues
from scenes.kit.frame import Box
from scenes.kit.layout import Node
from scenes.kit.motion import Call
from scenes.kit.motion import Sequence as InTurn
from scenes.kit.ui import Ui
from scenes.play import Play
from scenes.table import MenuEntry, TableScene
from scenes.yamslam import drawing, words
from scenes.yamslam.advisor import Advisor
from scenes.yamslam.board import TRAY, Board
from scenes.yamslam.bottom import bottom
from scenes.yamslam.cues import CUES, Flight
from scenes.yamslam.flying import draw_flight
from scenes.yamslam.guide import STEPS
from scenes.yamslam.panel import side_panel
from scenes.yamslam.shown import Shown, shown
from scenes.yamslam.throws import Throws
from scenes.yamslam.tin import tin_area
from tabletop.app.translations import _
from tabletop.core.actions import Action
from tabletop.dice.throws import Roll, Throw
from tabletop.games.yamslam.actions import PASS, TAKE_FROM_OUT, TAKE_FROM_TRAY, Source, Take
from tabletop.games.yamslam.combinations import YAMSLAM, Chip, combinations
from tabletop.games.yamslam.position import YamslamPosition
from tabletop.tray.release import Release
from tabletop.tray.tray import DICE

_BOT_PAUSE: Final = 700.0  # milliseconds a bot lets pass before it acts, so that people can follow
_BOT_ARRANGES: Final = 450.0  # of them, those after it has set dice aside


class YamslamTable(TableScene):
    """The table of one game.

    Attributes:
        shown: the table as it is seen now.
        odds: whether the chances are shown, and the coach speaks.
        flight: the chip under way.
        cheer: how far the dice are in showing that they are five alike, 0–1; None when they are not.
        sliding: the dice being set aside or taken back.
        hand: what holds the dice before they are let go.
        handling: what people do to the hand.
        advisor: what knows the chances and what the hard player would do.
        throws: the throw being worked out, and the one shown.
        board: where everything is on the screen; None before it was laid out.
    """

    def __init__(self, play: Play) -> None:
        super().__init__(play)
        self.odds: bool = False
        self.shown: Shown = shown(play.game.position(play.state))
        self.cues: Cues[YamslamTable] = Cues(CUES, self)
        self.flight: Flight | None = None
        self.cheer: float | None = None
        self.sliding = Sliding()
        self.hand = Hand(TRAY)
        self.handling = Handling(self.hand, self)
        self.advisor = Advisor(self)
        self.throws = Throws(self)
        self.board: Board | None = None
        self._at_table: Shown | None = None  # what the table shows, while an earlier step is looked at
        self._bot_waited = 0.0

    # What can be done

    @property
    def choosing(self) -> bool:
        """Whether a person is to choose now, and everything that has happened has been shown."""
        return self.settled and not self.looking_back and self.play_.bot_to_move is None and bool(self.legal)

    @property
    def settled(self) -> bool:
        """Whether everything that has happened has been shown."""
        return self.cues.idle and self.throws.throwing is None

    @property
    def legal(self) -> tuple[Action, ...]:
        """What the rules allow now."""
        return tuple(self.play_.game.legal(self.play_.state))

    @property
    def rethrow_due(self) -> bool:
        """Whether a person is to make the same throw again, after a foul (M-60)."""
        decision = self.play_.decision
        return (
            self.settled
            and not self.looking_back
            and isinstance(decision, Roll)
            and self.shown.foul is not None
            and self.play_.seats[decision.for_seat].bot is None
        )

    @property
    def to_throw(self) -> tuple[int, ...]:
        """The dice that would be thrown now."""
        decision = self.play_.decision
        return decision.dice if isinstance(decision, Roll) else self.shown.thrown

    @property
    def may_throw(self) -> bool:
        """Whether dice may be thrown now."""
        return self.rethrow_due or (self.choosing and Throw(self.shown.thrown) in self.legal)

    @property
    def may_take(self) -> bool:
        """Whether a chip may be taken now."""
        return self.choosing and any(isinstance(action, Take) for action in self.legal)

    @property
    def may_choose_dice(self) -> bool:
        """Whether dice may be set aside and taken back now."""
        return self.choosing and any(isinstance(action, Throw) for action in self.legal) and bool(self.shown.lying)

    def takeable(self, chip: Chip, source: Source) -> tuple[bool, str]:
        """Whether a chip can be taken now, and if not why, in words."""
        if not self.settled or self.play_.bot_to_move is not None or self.looking_back:
            return False, ""
        action = next(a for a in (TAKE_FROM_TRAY if source == "tray" else TAKE_FROM_OUT) if a.chip == chip)
        refusal = self.play_.game.why_not(self.play_.state, action)
        return (True, "") if refusal is None else (False, words.refusal(refusal))

    def throw(self, release: Release | None = None) -> None:
        """Throws the dice that are not set aside, as the hand let them go, or well by itself."""
        self.view.timelines.complete()
        if self.rethrow_due:
            self.throws.begin(release)
            self.refresh()
        elif self.may_throw:
            self._submit(Throw(self.shown.thrown), release)

    def take(self, chip: str, source: Source) -> None:
        """Takes a chip."""
        action = next((a for a in self.legal if isinstance(a, Take) and a.chip == chip and a.source == source), None)
        if self.choosing and action is not None:
            self._submit(action)

    def give_up_turn(self) -> None:
        """Passes, when there is nothing else to do."""
        if self.choosing and PASS in self.legal:
            self._submit(PASS)

    def toggle_die(self, die: int) -> None:
        """Sets a die aside, or takes it back."""
        if self.may_choose_dice:
            self._move_die(die)
            self.host.sounds.play("aside")
            self.refresh()

    def toggle_odds(self) -> None:
        """Shows or hides the chances."""
        self.odds = not self.odds
        self.host.change_settings(coach=self.odds)
        self.refresh()

    def _submit(self, action: Action, release: Release | None = None) -> None:
        self.shown.foul = None
        self.throws.fouled = None
        self._bot_waited = 0.0
        self.cues.feed(self.play_.submit(action))
        self.throws.begin(release)
        self.after_action()
        self.refresh()

    def _move_die(self, die: int) -> None:
        """Sets a die aside or takes it back; it slides to its place."""
        before = self.shown.lying[die]
        if die in self.shown.aside:
            self.shown.take_back(die)
        else:
            self.shown.set_aside(die, in_track=self.host.settings.dice_aside == "tray")
        after = self.shown.lying[die]
        if after != before:
            self.play(InTurn(self.sliding.begin(before, after, self.pacing), Call(lambda: self._arrive(die))))

    def _arrive(self, die: int) -> None:
        self.throws.coarse.add(die)
        self.refresh()

    # The hand

    def over_tray(self, x: float, y: float) -> tuple[float, float] | None:
        """The place of the tray under a point of the screen in design units; None before the table was laid out."""
        if self.board is None:
            return None
        at, away = self.board.eye.point(self.host.stage.to_pixels(x, y), TRAY.wall_height)
        return at, -away

    def intercept(self, intent: Intent) -> bool:
        """While dice are in the hand it moves, aims and throws."""
        return super().intercept(intent) or self.handling.intercept(intent)

    def cover(self) -> None:
        """The dice go back to where they lay: nobody holds them through a pause."""
        self.hand.put_back()
        self.refresh()

    # What moves by itself

    def enter(self) -> None:
        """Goes on where the game stands: a throw that was in the air is thrown."""
        super().enter()
        self.odds = self.host.settings.coach
        if self.play_.decision is not None and not self.play_.match.log:
            self.cues.feed(self.play_.run_setup())
        decision = self.play_.decision
        if isinstance(decision, Roll) and self.host.settings.dice_aside != "tray":
            for die in self.shown.lying.keys() - set(decision.dice):
                self.shown.set_aside(die)
        self.throws.begin()

    def advance(self, elapsed: float) -> None:
        """Works the throw out, shows what has happened, lets bots act."""
        super().advance(elapsed)
        self.handling.advance(elapsed)
        self.throws.advance()
        showing = not self.cues.idle
        self.cues.advance(elapsed)
        if showing and self.cues.idle:
            self._meet_focus()
            self.refresh()
        elif self.cheer is None and self.throws.refine():
            self.refresh()
        if self.settled and not self.looking_back:
            self._go_on(elapsed)

    def hurry(self) -> None:
        """Shows the end of what moves."""
        self.throws.complete()
        self.cues.complete()
        self._bot_waited = _BOT_PAUSE

    @property
    def moving(self) -> bool:
        """Whether dice or chips move, or dice are in the hand."""
        return not self.settled or self.hand.grip is not None or bool(self.throws.coarse)

    def _go_on(self, elapsed: float) -> None:
        """When all is shown: the same throw again after a foul, a bot's move, or the end."""
        if self.play_.decision is None:
            self.finish()
            return
        if self.rethrow_due:
            return
        self.throws.begin()
        if self.throws.throwing is not None or self.play_.bot_to_move is None:
            return
        self._bot_waited += elapsed
        action = self.think()
        if action is None or self._bot_waited < self.pacing.pause(_BOT_PAUSE):
            return
        if self._arrange(action):
            self._bot_waited -= self.pacing.pause(_BOT_ARRANGES)
            self.refresh()
        else:
            self._submit(action)

    def _meet_focus(self) -> None:
        """The focus goes on to the pass when that is all that is left."""
        if self.choosing and PASS in self.legal and self.view.focus.lit == "throw":
            self.view.focus.focus("pass")

    def _arrange(self, action: Action) -> bool:
        """Sets aside the dice that a bot keeps; returns whether there was anything to do."""
        if not isinstance(action, Throw) or not self.shown.lying:
            return False
        moved = [die for die in range(DICE) if (die in action.dice) == (die in self.shown.aside)]
        for die in moved:
            self._move_die(die)
        if moved:
            self.sound("aside")
        return bool(moved)

    def show_position(self, position: YamslamPosition) -> None:
        """Shows a position at once; the table itself as it was left."""
        if self.looking_back:
            self._at_table = self._at_table or self.shown
            self.shown = shown(position)
        else:
            self.shown, self._at_table = self._at_table or shown(position), None
        self.refresh()

    def rule_now(self) -> str:
        """The rule about what is to be done now: a foul, the first throw, a yamslam, a pass, or the combinations."""
        if self.shown.foul is not None:
            return "Y-17"
        if not self.shown.lying:
            return "Y-10"
        if PASS in self.legal:
            return "Y-14"
        return "Y-13" if self.has_yamslam else "Y-12"

    def menu_entries(self) -> Sequence[MenuEntry]:
        """How the dice have fallen."""
        from scenes.dice.page import DicePage

        kept = None if self.evening is None else self.evening.keeping.statistics.current
        return (MenuEntry(_("The dice"), lambda: DicePage(self.play_, kept, TWO_COLOURS)),)

    def guide_steps(self) -> Sequence[AnyStep]:
        """What the guide tells in a first game."""
        return STEPS

    # What the cues ask of it

    def tell(self, news: str) -> None:
        """Tells what has happened."""
        self.shown.news = news
        self.refresh()

    def sound(self, name: str, volume: float = 1.0) -> None:
        """Plays a sound."""
        self.host.sounds.play(name, volume)

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
            self.board = Board(box)
            drawing.paint_first_die(self.board)
        return self.board

    def handle(self, intent: Intent) -> bool:
        """The key of the chances; all else as at any table."""
        if isinstance(intent, Hint):
            self.toggle_odds()
            return True
        return super().handle(intent)
