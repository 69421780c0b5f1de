"""What the tables of all games with dice share: dice set aside and thrown, fouls, bots that arrange and throw."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, Final, Generic, TypeAlias, TypeVar

from scenes.art.dice import IVORY, DiePalette
from scenes.dice import pieces
from scenes.dice.hand import Hand
from scenes.dice.handling import Handling
from scenes.dice.shown import ShownDice
from scenes.dice.sliding import Sliding
from scenes.dice.throws import Throws
from scenes.dice.view import TrayView
from scenes.input.intents import Hint, Intent
from scenes.kit.cues import Cue, Cues
from scenes.kit.motion import Call
from scenes.kit.motion import Sequence as InTurn
from scenes.play import Play
from scenes.table import MenuEntry, TableScene
from tabletop.app.translations import _
from tabletop.core.actions import Action
from tabletop.dice.throws import Roll, Throw
from tabletop.tray.recording import Recording
from tabletop.tray.release import Release
from tabletop.tray.tray import DICE, Tray

ShownT = TypeVar("ShownT", bound=ShownDice)

_BOT_PAUSE: Final = 700.0
_BOT_ARRANGES: Final = 450.0  # of a bot's pause, the milliseconds after it has set dice aside


class DiceTable(TableScene, Generic[ShownT]):
    """The table of one game with dice.

    Attributes:
        TRAY: what the dice roll in.
        PALETTE: how they look.
        shown: the table as it is seen now.
        odds: whether the chances are shown, and the coach speaks.
        cheer: how far the dice are in showing that they are five alike, 0–1; None when they are not.
        sliding: the dice being set aside or taken back.
        hand: what holds the dice before they are let go.
        handling: what people do to the hand.
        throws: the throw being worked out, and the one shown.
        view_of_tray: the tray as it is on the screen; None before it was laid out.
    """

    TRAY: ClassVar[Tray] = Tray()
    PALETTE: ClassVar[DiePalette] = IVORY

    def __init__(self, play: Play, cues: dict[type, Cue]) -> None:
        super().__init__(play)
        self.odds = False
        self.shown: ShownT = self.shown_at(play.game.position(play.state))
        self.cues: Cues[DiceTable[ShownT]] = Cues(cues, self)
        self.cheer: float | None = None
        self.sliding = Sliding()
        self.hand = Hand(self.TRAY)
        self.handling = Handling(self.hand, self)
        self.throws = Throws(self)
        self.view_of_tray: TrayView | None = None
        self._at_table: ShownT | None = None  # what the table shows, while an earlier step is looked at
        self._bot_waited = 0.0

    # For games to fill

    @abstractmethod
    def shown_at(self, position: Any) -> ShownT:
        """The table as a position has it."""

    @abstractmethod
    def five_alike(self) -> str:
        """What is called out when the dice are five alike."""

    @property
    def bot_pause(self) -> float:
        """The milliseconds a bot lets pass before it acts, so that people can follow."""
        return _BOT_PAUSE

    def worth_keeping(self) -> set[int]:
        """The dice that are to be kept, by the chances or the coach."""
        return set()

    def why_no_choice_of_dice(self) -> str:
        """Why dice cannot be set aside now, though a person is to choose."""
        return ""

    # What can be done

    @property
    def settled(self) -> bool:
        """Whether everything that has happened has been shown."""
        return self.cues.idle and self.throws.throwing is None

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
    def may_choose_dice(self) -> bool:
        """Whether dice may be set aside and taken back now."""
        return self.choosing and any(isinstance(action, Throw) for action in self.legal) and bool(self.shown.lying)

    def throw(self, release: Release | None = None) -> None:
        """Throws the dice that are not set aside, as the hand let them go, or well by itself."""
        self.view.timelines.complete()
        if self.rethrow_due:
            self.throws.begin(release)
            self.refresh()
        elif self.may_throw:
            self.submit(Throw(self.shown.thrown), release)

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

    def submit(self, action: Action, release: Release | None = None) -> None:
        """Tells the rules what was chosen and shows what comes of it; a throw is made as the hand let go."""
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
        if self.view_of_tray is None:
            return None
        return self.view_of_tray.over_tray(*self.host.stage.to_pixels(x, y))

    def intercept(self, intent: Intent) -> bool:
        """While dice are in the hand it moves, aims and throws."""
        return super().intercept(intent) or self.handling.intercept(intent)

    def handle(self, intent: Intent) -> bool:
        """The key of the chances; all else as at any table."""
        if isinstance(intent, Hint):
            self.toggle_odds()
            return True
        return super().handle(intent)

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
            self.meet_focus()
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
        """Whether something moves, or dice are in the hand."""
        return not self.settled or self.hand.grip is not None or bool(self.throws.coarse)

    def meet_focus(self) -> None:
        """Everything has been shown: leads the focus on to what is wanted now."""

    def paint_ahead(self, recording: Recording) -> Iterable[Callable[[], None]]:
        """What will be seen when the dice of a throw lie, to be painted a little in each frame while they roll."""
        view = self.view_of_tray
        if view is None:
            return []
        return [pieces.prepare_die(view.eye, self.PALETTE, die) for die in recording.result.resting]

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
        if action is None or self._bot_waited < self.pacing.pause(self.bot_pause):
            return
        if self._arrange(action):
            self._bot_waited -= self.pacing.pause(_BOT_ARRANGES)
            self.refresh()
        else:
            self.submit(action)

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

    def show_position(self, position: Any) -> None:
        """Shows a position at once; the table itself as it was left."""
        if self.looking_back:
            self._at_table = self._at_table or self.shown
            self.shown = self.shown_at(position)
        else:
            self.shown, self._at_table = self._at_table or self.shown_at(position), None
        self.refresh()

    def menu_entries(self) -> Sequence[MenuEntry]:
        """How the dice have fallen."""
        from scenes.dice.page import DicePage

        kept = None if self.evening is None else self.evening.keeping.statistics.current
        return (MenuEntry(_("The dice"), lambda: DicePage(self.play_, kept, self.PALETTE)),)

    # What the cues ask of it

    def tell(self, news: str) -> None:
        """Tells what has happened."""
        self.shown.news = news
        self.refresh()


AnyDiceTable: TypeAlias = DiceTable[Any]
"""The table of some game with dice."""
