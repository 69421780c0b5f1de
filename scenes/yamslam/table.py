"""Yamslam's table: dice set aside and thrown, chips taken, whose turn it is, and why not."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from scenes.dice.drawing import DieLook, lying, rolling
from scenes.dice.hand import RECKLESS, Hand
from scenes.dice.throwing import Throwing, rolled
from scenes.input.intents import Aim, Charge, ChargeBegin, ChargeEnd, Direction, Hint, Intent, Lapse, Move, Point, Press
from scenes.kit.canvas import Canvas
from scenes.kit.controls import Manner
from scenes.kit.cues import Cues
from scenes.kit.frame import Box, Frame
from scenes.kit.layout import Node
from scenes.kit.motion import Call, Sequence, Tween, linear
from scenes.kit.spread import Spot, Spread
from scenes.kit.targets import HoldPhase
from scenes.kit.ui import Ui
from scenes.play import Play
from scenes.table import TableScene
from scenes.yamslam import drawing, words
from scenes.yamslam.board import TRAY, Board, out_place
from scenes.yamslam.cues import CUES, Flight, Rolling
from scenes.yamslam.panel import side_panel
from scenes.yamslam.shown import Shown, shown
from tabletop.app.formats import format_percent
from tabletop.app.translations import _
from tabletop.core.actions import Action
from tabletop.core.rng import Rng
from tabletop.dice.odds import Chance
from tabletop.dice.throws import Landed, Roll, Throw
from tabletop.games.yamslam.actions import PASS, TAKE_FROM_OUT, TAKE_FROM_TRAY, Pass, Source, Take
from tabletop.games.yamslam.combinations import CHIPS, combinations
from tabletop.games.yamslam.odds import ODDS
from tabletop.games.yamslam.position import MOST_THROWS, YamslamPosition
from tabletop.tray.recording import Recording
from tabletop.tray.release import Release
from tabletop.tray.tray import DICE

_BEFORE_FOUL: Final = 0.35  # seconds of a throw shown again before the foul, and twice that after it
_SLOWLY: Final = 3.0
_BOT_PAUSE: Final = 700.0  # milliseconds a bot lets pass before it acts, so that people can follow


def _given(box: Box, _whole: Box) -> Box:
    """A place that does not depend on the whole."""
    return box


class YamslamTable(TableScene):
    """The table of one game.

    Attributes:
        shown: the table as it is seen now.
        odds: whether the chances are shown.
        roll: the throw in the air, as it is shown.
        flight: the chip under way.
    """

    def __init__(self, play: Play) -> None:
        super().__init__(play)
        self.odds = False
        self.roll: Rolling | None = None
        self.flight: Flight | None = None
        self.shown: Shown = shown(play.game.position(play.state))
        self.cues: Cues[YamslamTable] = Cues(CUES, self)
        self._throwing: Throwing | None = None
        self._fouled: Recording | None = None
        self._coarse: set[int] = set()  # dice that have just come to rest, to be painted finely one a frame
        self._hand = Hand(TRAY)
        self._bot_waited = 0.0
        self._board: Board | None = None

    # What can be done

    @property
    def choosing(self) -> bool:
        """Whether a person is to choose now, and everything that has happened has been shown."""
        return self.settled and not self.looking_back and self.play_.bot_to_move is None and bool(self.legal)

    @property
    def settled(self) -> bool:
        """Whether everything that has happened has been shown."""
        return self.cues.idle and self._throwing is None

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
    def may_throw(self) -> bool:
        """Whether dice may be thrown now."""
        return self.rethrow_due or (self.choosing and Throw(self.shown.thrown) in self.legal)

    def throw(self, release: Release | None = None) -> None:
        """Throws the dice that are not set aside, as the hand let them go, or well by itself."""
        if self.rethrow_due:
            self.shown.foul = None
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
        if not self.choosing or not any(isinstance(action, Throw) for action in self.legal):
            return
        if die in self.shown.aside:
            self.shown.take_back(die)
        else:
            self._set_aside(die)
        self.host.sounds.play("aside")
        self.refresh()

    def toggle_odds(self) -> None:
        """Shows or hides the chances."""
        self.odds = not self.odds
        self.host.change_settings(coach=self.odds)
        self.refresh()

    def _submit(self, action: Action, release: Release | None = None) -> None:
        self.shown.foul = None
        self._bot_waited = 0.0
        self.cues.feed(self.play_.submit(action))
        self._begin_throw(release)
        self.after_action()
        self.refresh()

    # The hand

    def _hold(self, phase: HoldPhase, intent: Intent) -> None:
        """The track is pressed and dragged over, or a key is held on it."""
        if phase == "begin" and self.may_throw:
            if isinstance(intent, Press):
                self._drag_to(intent.x, intent.y)
            else:
                self._hand.hold("key")
        elif phase == "end" and self._hand.grip is not None:
            self.throw(self._hand.let_go())
        elif phase == "cancel":
            self._hand.put_back()
        self.refresh()

    def _drag_to(self, x: float, y: float) -> None:
        """The hand is over a point of the screen, in design units."""
        if self._board is not None:
            at, away = self._board.eye.point(self.host.stage.to_pixels(x, y), TRAY.wall_height)
            self._hand.drag(at, -away, self.host.now)

    def intercept(self, intent: Intent) -> bool:
        """While dice are in the hand it moves, aims and throws."""
        if super().intercept(intent):
            return True
        hand = self._hand
        if isinstance(intent, ChargeBegin) and self.may_throw:
            hand.hold("trigger")
            self.refresh()
            return True
        if hand.grip is None:
            return False
        match intent:
            case Lapse():
                hand.put_back()
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

    # What moves by itself

    def enter(self) -> None:
        """Goes on where the game stands: a throw that was in the air is thrown."""
        super().enter()
        self.odds = self.host.settings.coach
        if self.play_.decision is not None and not self.play_.match.log:
            self.cues.feed(self.play_.run_setup())
        self._begin_throw()

    def advance(self, elapsed: float) -> None:
        """Works the throw out, shows what has happened, lets bots act."""
        super().advance(elapsed)
        if self._hand.grip == "key":
            self._hand.press(elapsed)
        if self._throwing is not None and self.cues.idle:
            self._work_out(self._throwing)
        showing = not self.cues.idle
        self.cues.advance(elapsed)
        if (showing and self.cues.idle) or (self._coarse and self.roll is None):
            self._coarse -= set(list(self._coarse)[:1])
            self.refresh()
        if self.settled and not self.looking_back:
            self._go_on(elapsed)

    def hurry(self) -> None:
        """Shows the end of what moves."""
        if self._throwing is not None:
            throwing, self._throwing = self._throwing, None
            self._land(throwing.run)
        self.cues.complete()
        self._bot_waited = _BOT_PAUSE

    @property
    def moving(self) -> bool:
        """Whether dice or chips move, or dice are in the hand."""
        return not self.settled or self._hand.grip is not None or bool(self._coarse)

    @property
    def waiting(self) -> bool:
        """Whether a bot is to act."""
        return self.play_.bot_to_move is not None

    def _begin_throw(self, release: Release | None = None) -> None:
        """Throws the dice that the rules wait for, if they do."""
        decision = self.play_.decision
        if isinstance(decision, Roll) and self._throwing is None:
            staying = [die for number, die in self.shown.lying.items() if number not in decision.dice]
            self._throwing = Throwing(decision.dice, staying, self.play_.match.rng, TRAY, release)

    def _work_out(self, throwing: Throwing) -> None:
        recording = throwing.step()
        if recording is not None:
            self._throwing = None
            self._land(lambda: recording)

    def _land(self, recorded: Callable[[], Recording]) -> None:
        recording = recorded()
        self.roll = Rolling(recording)
        self.cues.feed(self.play_.submit(rolled(recording.result)))
        self.after_action()

    def _go_on(self, elapsed: float) -> None:
        """When all is shown: the same throw again after a foul, a bot's move, or the end."""
        if self.play_.decision is None:
            self.finish()
            return
        if self.rethrow_due:
            return
        self._begin_throw()
        if self._throwing is not None or self.play_.bot_to_move is None:
            return
        self._bot_waited += elapsed
        action = self.think()
        if action is not None and self._bot_waited >= self.pacing.pause(_BOT_PAUSE):
            self._show_choice(action)
            self._submit(action)

    def _show_choice(self, action: Action) -> None:
        """Sets aside the dice that a bot keeps."""
        if isinstance(action, Throw) and self.shown.lying:
            for die in range(DICE):
                if (die in action.dice) == (die in self.shown.aside):
                    (self.shown.take_back if die in action.dice else self._set_aside)(die)

    def _set_aside(self, die: int) -> None:
        self.shown.set_aside(die, in_track=self.host.settings.dice_aside == "tray")

    def show_position(self, position: YamslamPosition) -> None:
        """Shows a position at once."""
        self.shown = shown(position)
        self.refresh()

    def rule_now(self) -> str:
        """The rule about what is to be done now: a foul, the first throw, a yamslam, a pass, or the combinations."""
        if self.shown.foul is not None:
            return "Y-17"
        if not self.shown.lying:
            return "Y-10"
        if PASS in self.legal:
            return "Y-14"
        return "Y-13" if "yamslam" in self._made() else "Y-12"

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
        self._coarse = set(recording.dice)
        self._fouled = recording if event.ruling != "stands" else None
        resting = {die.die: die for die in recording.result.resting}
        if event.ruling == "turn_lost":
            self.shown.lying.update(resting)
        else:
            self.shown.rest(resting, event.thrown, event.off_track, event.dice)
        self.shown.throws = event.throws
        self.refresh()

    def show_again(self) -> None:
        """Shows the moment of the foul once more, slowly."""
        recording = self._fouled
        if recording is None or not self.settled:
            return
        rolling_again = Rolling(recording)
        begin = max(0.0, min((foul.time for foul in recording.fouls), default=0.0) - _BEFORE_FOUL)
        end = min(recording.duration, begin + 3 * _BEFORE_FOUL)

        def show(time: float) -> None:
            rolling_again.time = time
            self.roll = rolling_again

        def over() -> None:
            self.roll = None
            self.refresh()

        slow = self.pacing.pause((end - begin) * 1000 * _SLOWLY)
        self.play(Sequence(Tween(slow, show, begin, end, linear), Call(over)))
        self.refresh()

    # How it looks

    def compose(self, ui: Ui) -> Node:
        """The tin in the middle, the players beside it, what is wanted below."""
        area = ui.painted(lambda frame, box: self._spread(ui, box).place(frame, box), grow=1.0, name="board")
        return self.framed(ui, area, side_panel(ui, self), self._bottom(ui))

    def _spread(self, ui: Ui, box: Box) -> Node:
        board = self._board_in(box)
        whole = lambda outer: outer  # noqa: E731 - the place of all that covers the board
        spots = [Spot(ui.painted(lambda frame, _: drawing.tin_back(frame, board)), whole)]
        spots += [self._well_spot(ui, board, number) for number in range(len(CHIPS))]
        spots += self._out_spots(ui, board)
        spots += [Spot(self._aside_marks(ui, board), whole)]
        spots += [Spot(self._track_node(ui), lambda _box: drawing.track_box(board))]
        in_hand = set(self.shown.thrown) if self._hand.grip is not None else set()
        if self.roll is not None:
            in_hand.update(self.roll.recording.dice)
        looks = {
            number: lying(die, fine=number not in self._coarse)
            for number, die in self.shown.lying.items()
            if number not in in_hand
        }
        spots.append(Spot(ui.painted(lambda frame, _: drawing.resting_dice(frame, board, looks.values())), whole))
        spots.append(Spot(ui.layer("rolling", partial(self._draw_rolling, board)), whole))
        spots.append(Spot(ui.painted(lambda frame, _: drawing.tin_front(frame, board)), whole))
        spots += [self._die_spot(ui, board, number, looks[number]) for number in sorted(looks)]
        if self.odds:
            spots += self._odds_spots(ui, board)
        spots.append(Spot(ui.layer("flying", partial(self._draw_flight, board)), whole))
        spots.append(Spot(ui.layer("hand", partial(self._draw_hand, board)), whole))
        return Spread(spots)

    def _board_in(self, box: Box) -> Board:
        if self._board is None or self._board.box != box:
            self._board = Board(box)
        return self._board

    def _well_spot(self, ui: Ui, board: Board, number: int) -> Spot:
        chip = CHIPS[number]
        count = self.shown.tray[number]
        enabled, why = self._takeable(chip, "tray")

        def draw(frame: Frame, _box: Box, _manner: Manner) -> None:
            drawing.stack(frame, board, number, count, lit=enabled)

        node = ui.target(
            ("tray", chip),
            ui.space(),
            on=partial(self.take, chip, "tray"),
            enabled=enabled,
            why=why or words.explanation(chip),
            tip=words.chip_name(chip),
            draw=draw,
            name=("tray", chip),
        )
        return Spot(node, lambda _box: drawing.stack_box(board, number, count))

    def _out_spots(self, ui: Ui, board: Board) -> list[Spot]:
        spots = []
        for slot, number in enumerate(reversed(range(len(CHIPS)))):
            count = self.shown.out[number]
            chip = CHIPS[number]
            place = board.seen(*out_place(slot))
            half = place.side * 0.72
            box = Box(place.x - half, place.y - half, 2 * half, 2 * half)
            spots.append(Spot(self._out_node(ui, board, slot, number, count), partial(_given, box)))
            if not count:
                spots[-1] = Spot(ui.space(name=("out", chip)), partial(_given, box))
        return spots

    def _out_node(self, ui: Ui, board: Board, slot: int, number: int, count: int) -> Node:
        chip = CHIPS[number]
        enabled, why = self._takeable(chip, "out")

        def draw(frame: Frame, _box: Box, _manner: Manner) -> None:
            drawing.out_stack(frame, board, slot, number, count, lit=enabled)

        return ui.target(
            ("out", chip),
            ui.space(),
            on=partial(self.take, chip, "out"),
            enabled=enabled,
            why=why or _("Out of play: {chip}").format(chip=words.chip_name(chip)),
            tip=words.chip_name(chip),
            draw=draw,
            name=("out", chip),
        )

    def _takeable(self, chip: str, source: Source) -> tuple[bool, str]:
        """Whether a chip can be taken now, and if not why, in words."""
        if not self.settled or self.play_.bot_to_move is not None or self.looking_back:
            return False, ""
        action = next(a for a in (TAKE_FROM_TRAY if source == "tray" else TAKE_FROM_OUT) if a.chip == chip)
        refusal = self.play_.game.why_not(self.play_.state, action)
        return (True, "") if refusal is None else (False, words.refusal(refusal))

    def _aside_marks(self, ui: Ui, board: Board) -> Node:
        return ui.painted(lambda frame, _box: drawing.aside_marks(frame, board))

    def _die_spot(self, ui: Ui, board: Board, die: int, look: DieLook) -> Spot:
        aside = die in self.shown.aside
        may = self.choosing and any(isinstance(action, Throw) for action in self.legal)
        foul = self.shown.foul

        def draw(frame: Frame, box: Box, _manner: Manner) -> None:
            if foul is not None and die in foul.dice:
                drawing.mark_foul(frame, box)
            elif self._worth_keeping(die):
                drawing.mark_kept(frame, box)
            elif aside and self.shown.lying[die].in_track:
                drawing.mark_aside(frame, box)

        node = ui.target(
            ("die", die),
            ui.space(),
            on=partial(self.toggle_die, die),
            enabled=may,
            why="" if not self.choosing else words.throws_left(MOST_THROWS - self.shown.throws),
            tip=_("Take it back into the throw") if aside else _("Set it aside"),
            shortcut=str(die + 1),
            draw=draw,
        )
        return Spot(node, lambda _box: drawing.die_box(board, look))

    def _track_node(self, ui: Ui) -> Node:
        return ui.target(
            "track",
            ui.space(),
            hold=self._hold,
            enabled=self.may_throw,
            tip=_("Drag and flick the dice, or hold to charge the throw; left and right aim"),
        )

    def _draw_hand(self, board: Board, canvas: Canvas) -> None:
        hand = self._hand
        if hand.grip is None:
            return
        if hand.grip != "drag":
            drawing.put_aim(canvas, board, hand.x, hand.y, hand.angle, hand.charge, hand.charge > RECKLESS)
        drawing.put_cup(canvas, board, hand.x, hand.y)

    def _chances(self) -> dict[str, Chance]:
        position = self.play_.game.position(self.play_.state)
        dice = position.dice if self.shown.lying else None
        return ODDS.chances(dice, MOST_THROWS - self.shown.throws)

    def _worth_keeping(self, die: int) -> bool:
        """Whether the die belongs to those to keep for the chip pointed at, while the chances are shown."""
        lit = self.view.focus.lit
        if not (self.odds and self.settled and isinstance(lit, tuple) and lit[0] == "tray"):
            return False
        keep = list(self._chances()[lit[1]].keep)
        for number in range(die + 1):
            value = self.shown.lying[number].value if number in self.shown.lying else 0
            if value in keep:
                keep.remove(value)
                if number == die:
                    return True
        return False

    def _odds_spots(self, ui: Ui, board: Board) -> list[Spot]:
        if not self.settled or self.play_.decision is None:
            return []
        spots = []
        chances = self._chances()
        for number, chip in enumerate(CHIPS):
            if not self.shown.tray[number]:
                continue
            text = format_percent(chances[chip].p, 1 if chances[chip].p < 0.995 else 0)
            node = ui.panel(ui.center(ui.small(text, tone="live", align="center", lines=1)), "night", pad=4)
            well = board.well(number)
            half = max(well.side * 0.62, ui.px(52))
            high = max(ui.px(38), ui.stage.text_pixels(22) * 1.5)
            box = Box(well.x - half, well.y + well.side * 0.7, 2 * half, high)
            spots.append(Spot(node, partial(_given, box)))
        return spots

    def _draw_rolling(self, board: Board, canvas: Canvas) -> None:
        roll = self.roll
        if roll is not None:
            looks = [rolling(pose) for pose in roll.recording.at(roll.time)]
            drawing.rolling_dice(canvas, board, looks)

    def _draw_flight(self, board: Board, canvas: Canvas) -> None:
        flight = self.flight
        if flight is None:
            return
        start, end = self.view.place_of(flight.start), self.view.place_of(flight.end)
        if start is None or end is None:
            return
        share = flight.share
        x = start[0] + start[2] / 2 + (end[0] + end[2] / 2 - start[0] - start[2] / 2) * share
        y = start[1] + start[3] / 2 + (end[1] + end[3] / 2 - start[1] - start[3] / 2) * share
        lift = 140 * 4 * share * (1 - share) * 0.5
        wide = drawing.chip_width(board.well(flight.number).side)
        last = max(8.0, min(wide, end[2] * canvas.stage.scale * 0.86))
        px, py = canvas.stage.to_pixels(x, y - lift)
        drawing.put_chip(canvas, flight.number, wide + (last - wide) * share, px, py, grey=flight.grey and share > 0.4)

    def _bottom(self, ui: Ui) -> list[Node]:
        legal = self.legal if self.choosing else ()
        may_pass = any(isinstance(action, Pass) for action in legal)
        none_thrown = not self.shown.thrown
        buttons = ui.wrap(
            self._throw_pips(ui),
            ui.button(
                "throw",
                _("Throw") if not self.shown.lying else _("Throw again"),
                self.throw,
                style="primary",
                enabled=self.may_throw,
                why=self._why_no_throw(none_thrown),
                shortcut="r",
                default=not may_pass,
            ),
            ui.button("pass", _("Pass"), self.give_up_turn, style="primary", shortcut="p", default=True)
            if may_pass
            else None,
            ui.button("again", _("See the foul again"), self.show_again, shortcut="v")
            if self._fouled is not None and self.rethrow_due
            else None,
            ui.button("odds", _("Hide the chances") if self.odds else _("Chances"), self.toggle_odds, shortcut="o"),
            along="center",
            gap=18,
        )
        return [ui.column(self.prompt_line(ui, self._prompt()), ui.explanation(self._aside_line()), buttons, gap=10)]

    def _why_no_throw(self, none_thrown: bool) -> str:
        if not self.choosing:
            return _("The dice are rolling") if self.shown.seat is not None else ""
        if none_thrown:
            return _("Pick the dice to throw again: all are set aside")
        refusal = self.play_.game.why_not(self.play_.state, Throw(self.shown.thrown))
        return "" if refusal is None else words.refusal(refusal)

    def _throw_pips(self, ui: Ui) -> Node:
        left = MOST_THROWS - self.shown.throws
        pips = ui.painted(lambda frame, box: drawing.pips(frame, box, MOST_THROWS, left), width=132, height=44)
        return ui.row(pips, ui.small(words.throws_left(left), tone="plain", lines=1), gap=12)

    def _prompt(self) -> str:
        """What is wanted now."""
        if self.shown.seat is None:
            return _("Who begins? Everyone throws two dice")
        name = self.seat_name(self.shown.seat)
        if self.rethrow_due:
            return _("{name}, make the same throw again").format(name=name)
        if not self.choosing:
            return self.shown.news or name
        kinds = {type(action) for action in self.legal}
        if not self.shown.lying:
            return (
                _("{name}, play again: throw").format(name=name)
                if self.shown.replay
                else _("{name}, throw the dice").format(name=name)
            )
        if Take not in kinds:
            return (
                _("{name}, keep what you like and throw again").format(name=name)
                if Throw in kinds
                else _("{name}, no chip this time: pass").format(name=name)
            )
        if Throw in kinds:
            return _("{name}, take a chip or throw again").format(name=name)
        return _("{name}, take a chip").format(name=name)

    def _made(self) -> list[str]:
        """What the dice make, in words."""
        dice = self.play_.game.position(self.play_.state).dice
        names = combinations(tuple(dice)) if dice is not None else ()
        return (
            [words.combination(name) for name in names if name != "yamslam"]
            if "yamslam" not in names
            else [words.combination("yamslam")]
        )

    def _aside_line(self) -> str:
        """What stands below the prompt when nothing is pointed at."""
        if not self.choosing:
            return ""
        made = self._made()
        if made:
            return _("The dice make: {combinations}").format(combinations=words.joined(made))
        return self.shown.news

    def handle(self, intent: Intent) -> bool:
        """The key of the chances; all else as at any table."""
        if isinstance(intent, Hint):
            self.toggle_odds()
            return True
        return super().handle(intent)
