"""Pyramix's table: the pyramid, the cube pointed at, what slides and flies, and whose turn it is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from scenes.guide import AnyStep
from scenes.input.intents import Aim, Hint, Intent, Lapse, Point, Press, Release
from scenes.kit.canvas import Canvas
from scenes.kit.cues import Cues
from scenes.kit.frame import Box, Frame
from scenes.kit.layout import Node
from scenes.kit.spread import Spot, Spread
from scenes.kit.ui import Ui
from scenes.play import Play
from scenes.pyramix import drawing, words
from scenes.pyramix.board import STEPS, Board, line
from scenes.pyramix.bottom import bottom
from scenes.pyramix.cues import CUES, in_sight
from scenes.pyramix.flights import Flights
from scenes.pyramix.guide import COBRAS
from scenes.pyramix.guide import STEPS as GUIDE
from scenes.pyramix.panel import side_panel
from scenes.pyramix.shown import Shown, shown
from scenes.pyramix.stones import Mark, Stones
from scenes.pyramix.turning import Turning
from scenes.table import TableScene
from tabletop.core.actions import CHANCE, Action
from tabletop.games.pyramix.actions import TAKES, Take
from tabletop.games.pyramix.cubes import COBRA, KIND
from tabletop.games.pyramix.geometry import NUMBER, Cell
from tabletop.games.pyramix.positions import PyramixPosition

_BOT_PAUSE: Final = 500.0  # milliseconds a bot lets pass before it points at a cube, and again before it takes it
_ADVISER: Final = "hard"  # by name: its module is for the bots' process, and takes long to import
_BUDGET: Final = 6.0  # milliseconds a frame for pictures of the turned pyramid


class Advice(NamedTuple):
    """What the strongest bot would take, and what can be seen to speak for it."""

    cell: Cell
    words: str


class PyramixTable(TableScene):
    """The table of one game.

    Attributes:
        shown: the table as it is seen now.
        advice: what was advised for this turn; None before it was asked for.
        thinking: whether advice has been asked for and is yet to come.
        chosen: the cube a bot is about to take.
        stones: the pictures of the cubes.
        flights: the cubes in the air, and dust.
    """

    def __init__(self, play: Play) -> None:
        super().__init__(play)
        self.shown: Shown = shown(play.game.view(play.state, "table"))
        self.cues: Cues[PyramixTable] = Cues(CUES, self)
        self.advice: Advice | None = None
        self.thinking = False
        self.chosen: Take | None = None
        self.stones = Stones()
        self.flights = Flights(self, self.stones)
        self._turning = Turning()
        self._bot_waited = 0.0
        self._showing = False  # an action is being shown; the turn passes after it
        self._board: Board | None = None
        self._painted: dict[int, int] = {}  # by a cube's edge, of how many of STEPS all pictures are there

    # What can be done

    @property
    def settled(self) -> bool:
        """Whether everything that has happened has been shown."""
        return self.cues.idle and self.flights.idle

    def take(self, cell: Cell) -> None:
        """Takes a cube, if the rules allow it."""
        action = TAKES[NUMBER[cell]]
        if self.choosing and action in self.legal:
            self._submit(action)

    def _submit(self, action: Action) -> None:
        self.advice, self.thinking, self.chosen = None, False, None
        self._bot_waited = 0.0
        self._showing = True
        game = self.play_.game
        self.cues.feed(in_sight(game.redact(event, "table") for event in self.play_.submit(action)))
        self.after_action()
        if self.settled:
            self._pass_turn()
        self.refresh()

    # Advice

    def ask_advice(self) -> None:
        """Asks what the strongest bot would take here."""
        if self.choosing and self.advice is None and not self.thinking:
            self.thinking = True
            self.refresh()

    def _await_advice(self) -> None:
        action = self.advise(_ADVISER)
        decision = self.play_.decision
        if not isinstance(action, Take) or decision is None:
            return
        self.thinking = False
        cube = self.shown.cubes[action.cube]
        reason = words.reason(self.shown, decision.seat, cube)
        self.advice = Advice(action.cube, words.advice(cube, reason))
        self.view.focus.focus(("cube", action.cube))
        self.refresh()

    # What moves by itself

    def enter(self) -> None:
        """Goes on where the game stands; a new pyramid is stacked."""
        super().enter()
        self.play_.wake_bots()
        decision = self.play_.decision
        if decision is not None and decision.seat == CHANCE:
            game = self.play_.game
            self.cues.feed(game.redact(event, "table") for event in self.play_.run_setup())

    def advance(self, elapsed: float) -> None:
        """Shows what has happened, turns the pyramid, lets bots act."""
        super().advance(elapsed)
        self.cues.advance(elapsed)
        if self._showing and self.settled:
            self._pass_turn()
        self._turn()
        if self.settled and not self.looking_back:
            self._go_on(elapsed)

    def hurry(self) -> None:
        """Shows the end of what moves."""
        self.cues.complete()
        self.view.timelines.complete()
        self._pass_turn()
        self._bot_waited = _BOT_PAUSE

    @property
    def moving(self) -> bool:
        """Whether cubes move, or the turn is about to pass."""
        return self._showing or not self.settled

    @property
    def waiting(self) -> bool:
        """Whether a bot is to act."""
        return self.play_.bot_to_move is not None

    def _pass_turn(self) -> None:
        """What has happened has been shown: the next seat's turn begins."""
        decision = self.play_.decision
        seat = None if decision is None or decision.seat == CHANCE else decision.seat
        if seat is not None and seat != self.shown.seat:
            self.sound("turn")
        self.shown.seat = seat
        self._showing = False
        self.refresh()

    def _go_on(self, elapsed: float) -> None:
        """When all is shown: a bot's take, advice that was asked for, or the end."""
        if self.play_.decision is None:
            self.finish()
        elif self.play_.bot_to_move is not None:
            self._let_bot_take(elapsed)
        elif self.thinking:
            self._await_advice()

    def _let_bot_take(self, elapsed: float) -> None:
        """A bot points at a cube for a moment before it takes it."""
        self._bot_waited += elapsed
        pause = self.pacing.pause(_BOT_PAUSE)
        if self.chosen is None:
            action = self.think()
            if isinstance(action, Take) and self._bot_waited >= pause:
                self.chosen = action
                self._bot_waited = 0.0
                self.refresh()
        elif self._bot_waited >= pause:
            self._submit(self.chosen)

    def show_position(self, position: PyramixPosition) -> None:
        """Shows a position at once."""
        self.shown = shown(position)
        self.chosen = None
        self.refresh()

    def rule_now(self) -> str:
        """The rule about what is to be done now: the refusal pointed at, the take, or the end."""
        if self.play_.decision is None:
            return "P-20"
        cell = self.pointed
        error = None if cell is None else self.play_.game.why_not(self.play_.state, TAKES[NUMBER[cell]])
        return {"cobra": "P-14", "hidden_cobra": "P-14", "tray_bare": "P-13", "one_face": "P-12"}.get(
            "" if error is None else error.code, "P-11"
        )

    def guide_steps(self) -> Sequence[AnyStep]:
        """What the guide tells in a first game."""
        return GUIDE

    # Turning the pyramid

    def intercept(self, intent: Intent) -> bool:
        """The pyramid turns while it is dragged, at a cube or beside it; a press that has turned it takes no cube."""
        if super().intercept(intent):
            return True
        turning = self._turning
        match intent:
            case Aim(x=x, stick="right") if x:
                turning.lean(x)
            case Aim(stick="right") if turning.grip == "stick":
                self.play(turning.let_go(self.pacing.time))
            case Press() if self._on_board(intent):
                turning.press(intent.x)
            case Point() if turning.drag(intent.x):
                self.view.focus.lapse(intent)
            case Release() | Lapse() if turning.grip is not None:
                self.play(turning.let_go(self.pacing.time))
            case Release() | Lapse():
                turning.lift()
        return False

    def handle(self, intent: Intent) -> bool:
        """The hint key asks for advice."""
        if isinstance(intent, Hint):
            self.ask_advice()
            return True
        return super().handle(intent)

    def _on_board(self, intent: Press) -> bool:
        if self._board is None:
            return False
        x, y = self.host.stage.to_pixels(intent.x, intent.y)
        return self._board.box.rect().collidepoint(x, y)

    def _turn(self) -> None:
        """Follows the hand as fast as the pictures can be painted; paints some ahead while nothing else is done."""
        board = self._board
        if board is None:
            return
        ready = partial(self.stones.ready, board.edge, budget=_BUDGET)
        if self._turning.follow(ready):
            self.refresh()
        elif self.settled and not self._turning.under_way and not self.view.timelines.moving:
            painted = self._painted.get(board.edge, 0)
            if painted < len(STEPS) and ready(STEPS[painted]):
                self._painted[board.edge] = painted + 1

    # What the cues ask of it

    def tell(self, news: str) -> None:
        """Tells what has happened."""
        self.shown.news = news
        self.refresh()

    # How it looks

    def compose(self, ui: Ui) -> Node:
        """The pyramid in the middle, the players beside it, what is wanted below; what flies is over all."""
        area = ui.painted(lambda frame, box: self._spread(ui, box).place(frame, box), grow=1.0, name="board")
        table = self.framed(ui, area, side_panel(ui, self), bottom(ui, self))
        return ui.stack(table, ui.layer("flying", self._draw_flying))

    def _spread(self, ui: Ui, box: Box) -> Node:
        board = self._board_in(box)
        choosing = self.choosing
        legal = {action.cube for action in self.legal if isinstance(action, Take)} if choosing else set()
        whole = lambda outer: outer  # noqa: E731 - the place of all that covers the board
        spots = [
            Spot(ui.painted(lambda frame, _: self._draw_pyramid(frame, board, legal)), whole),
            Spot(ui.layer("sliding", partial(self._draw_sliding, board)), whole),
        ]
        seen = self.shown.in_sight
        cells = sorted(seen, key=board.order.__getitem__)
        first = next((cell for cell in reversed(cells) if cell in legal), None)
        for cell in cells:
            why = "" if cell in legal else self._why_not(cell, choosing=choosing)
            spots.append(self._cube_spot(ui, board, cell, seen[cell], why, default=cell == first))
        spots.append(Spot(ui.painted(lambda frame, _: self._draw_marks(frame, board)), whole))
        return Spread(spots)

    def _board_in(self, box: Box) -> Board:
        board = self._board
        if board is None or board.box != box or board.step != self._turning.step:
            board = self._board = Board(box, self._turning.step)
        return board

    def _cube_spot(self, ui: Ui, board: Board, cell: Cell, seen: tuple[int, ...], why: str, *, default: bool) -> Spot:
        name = self.shown.cubes[cell]
        node = ui.target(
            ("cube", cell),
            ui.space(),
            on=partial(self.take, cell),
            enabled=not why,
            why=why,
            tip="" if why else words.offer(name, len(line(cell, self.shown.cells))),
            default=default,
            radius=None,
            covers=lambda x, y: board.covers(cell, seen, (x, y)),
        )
        least = ui.stage.target_pixels()
        return Spot(node, lambda _box: board.target(cell, seen, least))

    def _why_not(self, cell: Cell, *, choosing: bool) -> str:
        """Why a cube cannot be taken now; while nobody is to choose, only what it is."""
        name = self.shown.cubes[cell]
        error = self.play_.game.why_not(self.play_.state, TAKES[NUMBER[cell]]) if choosing else None
        return words.described(name) if error is None else words.refusal(name, error)

    @property
    def pointed(self) -> Cell | None:
        """The cube pointed at."""
        lit = self.view.focus.lit
        if isinstance(lit, tuple) and lit[0] == "cube" and lit[1] in self.shown.cubes:
            cell: Cell = lit[1]
            return cell
        return None

    def _draw_pyramid(self, frame: Frame, board: Board, legal: set[Cell]) -> None:
        drawing.stand(frame, board, self.stones)
        drawing.cubes(frame, board, self.stones, self.shown, legal)

    def _draw_marks(self, frame: Frame, board: Board) -> None:
        """The outline of the cube pointed at and what it tells, of the one advised, of those the count is about."""
        marks: list[tuple[Cell, Mark]] = [(cell, "take") for cell in self.shown.chosen]
        if self.chosen is not None and self.chosen.cube in self.shown.cubes:
            marks.append((self.chosen.cube, "take"))
        if self.advice is not None:
            marks.append((self.advice.cell, "advice"))
        if self.guide.shows(COBRAS):
            marks += [(cell, "cobra") for cell, cube in self.shown.cubes.items() if KIND[cube] == COBRA]
        pointed = self.pointed
        if pointed is not None and self.choosing:
            error = self.play_.game.why_not(self.play_.state, TAKES[NUMBER[pointed]])
            if error is None:
                drawing.ghosts(frame, board, self.stones, self.shown, line(pointed, self.shown.cells))
            else:
                cobras = error.params.get("cobras", ())
                assert isinstance(cobras, list | tuple)
                marks += [((cobra[0], cobra[1], cobra[2]), "cobra") for cobra in cobras]
            marks.append((pointed, "take" if error is None else "refuse"))
        elif pointed is not None and self.settled:
            marks.append((pointed, "slide"))
        seen = self.shown.in_sight
        for cell, mark in marks:
            if cell in seen:
                drawing.outline(frame, board, self.stones, self.shown, cell, mark)

    def _draw_sliding(self, board: Board, canvas: Canvas) -> None:
        drawing.sliding(canvas, board, self.stones, self.shown.sliding)
        self.flights.draw_dust(canvas, board)

    def _draw_flying(self, canvas: Canvas) -> None:
        if self._board is not None:
            self.flights.draw(canvas, self._board)
