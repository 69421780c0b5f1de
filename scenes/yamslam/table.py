"""Yamslam's table: dice set aside and thrown, chips taken, whose turn it is, and why not."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from scenes.art.dice import TWO_COLOURS
from scenes.dice.counting import count_throw
from scenes.dice.drawing import lying
from scenes.dice.hand import Hand
from scenes.dice.sliding import Sliding
from scenes.dice.throwing import Throwing, rolled
from scenes.input.intents import (
    Aim,
    Back,
    Charge,
    ChargeBegin,
    ChargeEnd,
    DeviceRemoved,
    Direction,
    Hint,
    Intent,
    Lapse,
    Move,
    Point,
    Press,
)
from scenes.kit.cues import Cues
from scenes.kit.frame import Box
from scenes.kit.layout import Node
from scenes.kit.motion import Call, Tween, linear
from scenes.kit.motion import Sequence as InTurn
from scenes.kit.targets import HoldPhase
from scenes.kit.ui import Ui
from scenes.play import Play
from scenes.table import MenuEntry, TableScene
from scenes.yamslam import drawing, words
from scenes.yamslam.board import TRAY, Board
from scenes.yamslam.bottom import bottom
from scenes.yamslam.cues import CUES, Flight, Rolling
from scenes.yamslam.flying import draw_flight
from scenes.yamslam.panel import side_panel
from scenes.yamslam.shown import Shown, shown
from scenes.yamslam.tin import tin_area
from tabletop.app.translations import _
from tabletop.core.actions import Action
from tabletop.core.rng import Rng
from tabletop.dice.odds import Chance
from tabletop.dice.throws import Landed, Roll, Throw
from tabletop.games.yamslam.actions import PASS, TAKE_FROM_OUT, TAKE_FROM_TRAY, Source, Take
from tabletop.games.yamslam.combinations import NUMBER, YAMSLAM, Chip, combinations
from tabletop.games.yamslam.odds import ODDS
from tabletop.games.yamslam.position import MOST_THROWS, YamslamPosition
from tabletop.tray.recording import Recording
from tabletop.tray.release import Release
from tabletop.tray.tray import DICE

if TYPE_CHECKING:
    from tabletop.bots.yamslam_coach import Advice

_BEFORE_FOUL: Final = 0.35  # seconds of a throw shown again before the foul, and twice that after it
_SLOWLY: Final = 3.0
_BOT_PAUSE: Final = 700.0  # milliseconds a bot lets pass before it acts, so that people can follow
_BOT_ARRANGES: Final = 450.0  # of them, those after it has set dice aside


class YamslamTable(TableScene):
    """The table of one game.

    Attributes:
        shown: the table as it is seen now.
        odds: whether the chances are shown, and the coach speaks.
        roll: the throw in the air, as it is shown.
        flight: the chip under way.
        cheer: how far the dice are in showing that they are five alike, 0–1; None when they are not.
        sliding: the dice being set aside or taken back.
        coarse: dice that have just come to rest, to be painted finely one a frame.
        hand: what holds the dice before they are let go.
        throwing: the throw being worked out.
        board: where everything is on the screen; None before it was laid out.
        fouled: the throw that must be made again, or cost the turn.
    """

    def __init__(self, play: Play) -> None:
        super().__init__(play)
        self.odds = False
        self.shown: Shown = shown(play.game.position(play.state))
        self.cues: Cues[YamslamTable] = Cues(CUES, self)
        self.roll: Rolling | None = None
        self.flight: Flight | None = None
        self.cheer: float | None = None
        self.sliding = Sliding()
        self.coarse: set[int] = set()
        self.hand = Hand(TRAY)
        self.throwing: Throwing | None = None
        self.fouled: Recording | None = None
        self.board: Board | None = None
        self._at_table: Shown | None = None  # what the table shows, while an earlier step is looked at
        self._bot_waited = 0.0
        self._to_paint: deque[Callable[[], None]] = deque()
        self._advice: tuple[int, Advice] | None = None

    # What can be done

    @property
    def choosing(self) -> bool:
        """Whether a person is to choose now, and everything that has happened has been shown."""
        return self.settled and not self.looking_back and self.play_.bot_to_move is None and bool(self.legal)

    @property
    def settled(self) -> bool:
        """Whether everything that has happened has been shown."""
        return self.cues.idle and self.throwing is None

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
            self._begin_throw(release)
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
        self.fouled = None
        self._bot_waited = 0.0
        self.cues.feed(self.play_.submit(action))
        self._begin_throw(release)
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
        self.coarse.add(die)
        self.refresh()

    # The hand

    def hold(self, phase: HoldPhase, intent: Intent) -> None:
        """The track is pressed and dragged over, or a key is held on it."""
        if phase == "begin" and self.may_throw:
            if isinstance(intent, Press):
                self._drag_to(intent.x, intent.y)
            else:
                self.hand.hold("key")
        elif phase == "end" and self.hand.slipped:
            self.hand.put_back()
            self.say(_("Drag and flick the dice to throw them"))
        elif phase == "end" and self.hand.grip is not None:
            self.throw(self.hand.let_go())
        elif phase == "cancel":
            self.hand.put_back()
        self.refresh()

    def _drag_to(self, x: float, y: float) -> None:
        """The hand is over a point of the screen, in design units."""
        if self.board is not None:
            at, away = self.board.eye.point(self.host.stage.to_pixels(x, y), TRAY.wall_height)
            if self.hand.drag(at, -away, self.host.now):
                self.sound("die on die", 0.3)

    def intercept(self, intent: Intent) -> bool:
        """While dice are in the hand it moves, aims and throws."""
        if super().intercept(intent):
            return True
        hand = self.hand
        if isinstance(intent, ChargeBegin) and hand.grip is None and self.may_throw:
            self.view.timelines.complete()
            hand.hold("trigger")
            self.refresh()
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
                hand.turn({Direction.LEFT: -1, Direction.RIGHT: 1}.get(intent.direction, 0))
                return True
            case Charge() if hand.grip == "trigger":
                hand.charge = max(hand.charge, intent.amount)
            case ChargeEnd() if hand.grip == "trigger":
                self.throw(hand.let_go())
                return True
        return False

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
        self._begin_throw()

    def advance(self, elapsed: float) -> None:
        """Works the throw out, shows what has happened, lets bots act."""
        super().advance(elapsed)
        if self.hand.grip == "key":
            self.hand.press(elapsed)
        if self.throwing is not None and self.cues.idle:
            self._work_out(self.throwing)
        elif self._to_paint:
            self._to_paint.popleft()()
        showing = not self.cues.idle
        self.cues.advance(elapsed)
        if showing and self.cues.idle:
            self._meet_focus()
            self.refresh()
        elif self.coarse and self.roll is None and self.cheer is None:
            self.coarse.pop()
            self.refresh()
        if self.settled and not self.looking_back:
            self._go_on(elapsed)

    def hurry(self) -> None:
        """Shows the end of what moves."""
        if self.throwing is not None:
            throwing, self.throwing = self.throwing, None
            self._land(throwing, throwing.run())
        self.cues.complete()
        self._bot_waited = _BOT_PAUSE

    @property
    def moving(self) -> bool:
        """Whether dice or chips move, or dice are in the hand."""
        return not self.settled or self.hand.grip is not None or bool(self.coarse)

    def _begin_throw(self, release: Release | None = None) -> None:
        """Throws the dice that the rules wait for, if they do."""
        decision = self.play_.decision
        if isinstance(decision, Roll) and self.throwing is None:
            self.shown.take_up(decision.dice)
            self.throwing = Throwing(decision.dice, self.shown.lying.values(), self.play_.match.rng, TRAY, release)

    def _work_out(self, throwing: Throwing) -> None:
        recording = throwing.step()
        if recording is not None:
            self.throwing = None
            self._land(throwing, recording)

    def _land(self, throwing: Throwing, recording: Recording) -> None:
        """Tells the rules what was thrown, which keeps it, and only then shows it."""
        self.roll = Rolling(recording)
        events = self.play_.submit(rolled(recording.result))
        if self.evening is not None:
            count_throw(self.evening.keeping.statistics, events, self.play_.seats, by_hand=throwing.by_hand)
        self._plan_painting(recording)
        self.cues.feed(events)
        self.after_action()

    def _plan_painting(self, recording: Recording) -> None:
        """What will be seen when the dice lie is painted while they roll, a little in each frame."""
        board = self.board
        if board is None:
            return
        self._to_paint.clear()
        for die in recording.result.resting:
            self._to_paint.append(partial(drawing.prepare_die, board, lying(die, fine=False)))
        for action in self.legal:
            if isinstance(action, Take) and action.source == "tray":
                number = NUMBER[action.chip]
                self._to_paint.append(partial(drawing.prepare_stack, board, number, self.shown.tray[number]))

    def _go_on(self, elapsed: float) -> None:
        """When all is shown: the same throw again after a foul, a bot's move, or the end."""
        if self.play_.decision is None:
            self.finish()
            return
        if self.rethrow_due:
            return
        self._begin_throw()
        if self.throwing is not None or self.play_.bot_to_move is None:
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

    # What the cues ask of it

    def tell(self, news: str) -> None:
        """Tells what has happened."""
        self.shown.news = news
        self.refresh()

    def sound(self, name: str, volume: float = 1.0) -> None:
        """Plays a sound."""
        self.host.sounds.play(name, volume)

    def roll_for(self, event: Landed) -> Rolling:
        """The motion that shows a throw: the tray's own, or, for a result that came from elsewhere, another's."""
        roll = self.roll
        if roll is None or roll.recording.result.dice != event.thrown:
            recording = Throwing(event.thrown, (), Rng(0), TRAY).run()
            roll = Rolling(recording.showing([value or 1 for value in event.values]))
        self.roll = roll
        return roll

    def rest(self, event: Landed, recording: Recording) -> None:
        """Leaves the dice where they came to rest."""
        self.roll = None
        self.coarse = set(recording.dice)
        self.fouled = recording if event.ruling != "stands" else None
        self.shown.rest(event, recording)
        self.refresh()

    def show_again(self) -> None:
        """Shows the moment of the foul once more, slowly."""
        recording = self.fouled
        if recording is None or not self.settled:
            return
        again = Rolling(recording)
        begin = max(0.0, min((foul.time for foul in recording.fouls), default=0.0) - _BEFORE_FOUL)
        end = min(recording.duration, begin + 3 * _BEFORE_FOUL)

        def show(time: float) -> None:
            again.time = time
            self.roll = again

        def over() -> None:
            self.roll = None
            self.refresh()

        slow = self.pacing.pause((end - begin) * 1000 * _SLOWLY)
        self.play(InTurn(Tween(slow, show, begin, end, linear), Call(over)))
        self.refresh()

    # Chances and coach

    def odds_for(self, chip: Chip) -> Chance | None:
        """The chance of a chip's combination with best play; None while none is to be shown."""
        if not self.odds or not self.settled or self.play_.decision is None or not self.shown.tray[NUMBER[chip]]:
            return None
        return self._chances()[chip]

    def _chances(self) -> dict[str, Chance]:
        position = self.play_.game.position(self.play_.state if self.step is None else self.play_.state_at(self.step))
        dice = position.dice if self.shown.lying else None
        return ODDS.chances(dice, MOST_THROWS - self.shown.throws)

    def worth_keeping(self, die: int) -> bool:
        """Whether the die is to be kept for the chip pointed at, or else by the coach's advice."""
        if not self.odds or not self.settled:
            return False
        keep = list(self._keep())
        for number in range(die + 1):
            value = self.shown.lying[number].value if number in self.shown.lying else 0
            if value in keep:
                keep.remove(value)
                if number == die:
                    return True
        return False

    def _keep(self) -> tuple[int, ...]:
        lit = self.view.focus.lit
        if isinstance(lit, tuple) and lit[0] == "tray":
            return self._chances()[lit[1]].keep
        advice = self._advise()
        return advice.keep if advice is not None and isinstance(advice.action, Throw) else ()

    def advised(self) -> str:
        """What the coach says now; empty when it has nothing to say."""
        advice = self._advise()
        if advice is None:
            return ""
        from scenes.yamslam import coaching

        return coaching.advice(advice, self._side_name)

    def _advise(self) -> Advice | None:
        """What the hard bot would do; thought over once a choice."""
        if not (self.odds and self.choosing):
            return None
        step = len(self.play_.match.log)
        if self._advice is None or self._advice[0] != step:
            from tabletop.bots.yamslam_coach import advise

            self._advice = step, advise(self.play_.game.position(self.play_.state), self.legal)
        return self._advice[1]

    def _side_name(self, side: int) -> str:
        sides = len(self.shown.rows)
        return words.joined([self.seat_name(seat) for seat in range(side, len(self.play_.seats), sides)])

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
