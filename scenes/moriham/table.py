"""MorihaM's table: two fields, the hands behind a curtain, the choice under way, and what happens shown in turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from scenes.guide import AnyStep
from scenes.input.intents import Back, Hint, Intent
from scenes.kit.cues import Cues
from scenes.kit.frame import Box
from scenes.kit.layout import Node
from scenes.kit.targets import HoldPhase
from scenes.kit.ui import Ui
from scenes.moriham import words
from scenes.moriham.area import Area
from scenes.moriham.art_ahead import load_ahead, shared_parts
from scenes.moriham.askings import Askings
from scenes.moriham.board import Board
from scenes.moriham.bottom import bottom, prompt_words
from scenes.moriham.choosing import Choosing
from scenes.moriham.cues import CUES
from scenes.moriham.curtain import Curtain
from scenes.moriham.duel import Duel, known_look, places_of
from scenes.moriham.flights import Flights
from scenes.moriham.guide import STEPS
from scenes.moriham.leaf import Leaf, Reading
from scenes.moriham.panel import large_size, paint_ahead, pointed_ref, side_panel
from scenes.moriham.shown import Shown, shown
from scenes.moriham.story import Story, told_by_step
from scenes.moriham.windows import LEAST_QUESTION, Windows
from scenes.play import Play
from scenes.table import MenuEntry, TableScene, WayOut
from tabletop.app.translations import _
from tabletop.core.actions import CHANCE, Action, Event
from tabletop.games.moriham.actions import DECLINE, NEXT_PHASE, BattleDue, MainDue, ResponseDue, Surrender
from tabletop.games.moriham.events import UNKNOWN, Phase
from tabletop.games.moriham.positions import MorihamPosition
from tabletop.games.moriham.refs import BACKROW_REFS, Ref, Seat, Zone
from tabletop.games.moriham.soundness import standard_box
from tabletop.games.moriham.vocabulary import Kind

_BOT_PAUSE: Final = 550.0
_BOT_DECLINES: Final = 160.0
_ADVISER: Final = "medium"  # the strongest there is, by name: its module is for the bots' process
_HELD: Final = 650.0  # milliseconds after which not answering passes the whole chain


class MorihamTable(TableScene):
    """The table of one duel.

    Attributes:
        shown: the table as it is seen now.
        life: by seat, the life that is seen.
        choice: the choice under way.
        windows: how seats are asked in response windows.
        curtain: whose secrets may be seen.
        flights: the cards in the air.
        thinking: whether advice has been asked for and is yet to come.
        featured: the card that last did something, shown large while none is pointed at; None for none.
    """

    def __init__(self, play: Play) -> None:
        super().__init__(play)
        self.curtain = Curtain()
        self.windows = Windows()
        self.choice = Choosing(play, self._submit)
        self.flights = Flights(self)
        self.thinking = False
        self._board: Board | None = None
        self._parts: Iterator[Callable[[], object]] = iter(())
        self._bot_waited = 0.0
        self._heading: tuple[Phase, int] | None = None  # and the turn in which it was chosen
        self._question_stood = 0.0
        self._answered: bool | None = None
        self._held: float | None = None
        self.featured: str | None = None
        self._coming: str | None = None
        self._look_at_game()
        self.shown: Shown = self._taken()
        self.life = [float(life) for life in self.shown.view.life]
        duel: Duel = self
        self.cues: Cues[Duel] = Cues(CUES, duel)

    # What is seen

    @property
    def board(self) -> Board | None:
        """Where things are; None before the table was laid out."""
        return self._board

    @property
    def settled(self) -> bool:
        """Whether everything that has happened has been shown."""
        return self.cues.idle and self.flights.idle

    @property
    def pointed(self) -> Ref | None:
        """The card pointed at, or carried, if it is seen to lie there."""
        carry = self.view.focus.carry
        carried = None if carry is None else carry.drag.payload
        ref = pointed_ref(self.view.focus.lit) or (carried if isinstance(carried, Ref) else None)
        return ref if ref is not None and self.shown.holds(ref) else None

    def _look_at_game(self) -> None:
        """Closes the curtain, or opens it, for who is to decide now."""
        persons = [seat for seat, sitting in enumerate(self.play_.seats) if sitting.bot is None]
        self.curtain.follow(persons, self.choice.seat)

    def _taken(self) -> Shown:
        """The table as the game stands, for whose secrets may be seen."""
        viewer = self.curtain.viewer
        return shown(self.play_.game.view(self.play_.state, viewer), viewer, _kind_of)

    def _take_anew(self) -> None:
        """Everything has been shown: the table is taken from the game."""
        news = self.shown.news
        self.shown = self._taken()
        self.shown.news = news
        self.life = [float(life) for life in self.shown.view.life]
        self.featured, self._coming = self._coming or self.featured, None
        lying = [ref for refs in BACKROW_REFS for ref in refs if _is_down(self.shown, ref)]
        self.windows.keep_marks(lying)
        self.refresh()

    def show_position(self, position: MorihamPosition) -> None:
        """Shows a position at once, as far as whose secrets may be seen now may know it."""
        viewer = self.curtain.viewer
        game = self.play_.game
        self.shown = shown(game.view(game.restore(position), viewer), viewer, _kind_of)
        self.featured = self._coming = None
        self.life = [float(life) for life in self.shown.view.life]
        self.choice.clear()
        self.refresh()

    # What can be done

    @property
    def may_choose(self) -> bool:
        """Whether a person is to choose now, and sees what it has."""
        seat = self.choice.seat
        return (
            seat is not None
            and self.settled
            and not self.looking_back
            and self.play_.bot_to_move is None
            and self.questioned is None
            and not self._keeps_heading()
            and not self.curtain.hangs_before(seat)
        )

    @property
    def questioned(self) -> Seat | None:
        """The seat that is asked openly whether it answers: between two people, whatever they have chosen."""
        seat = self.choice.seat
        if not self.settled or self.looking_back or seat is None or self.play_.bot_to_move is not None:
            return None
        if not isinstance(self.play_.decision, ResponseDue) or not self.curtain.between_people:
            return None
        return seat if self._answered is not True else None

    def answer(self, *, yes: bool) -> None:
        """What the seat that is asked says; a no takes effect when the question has stood long enough."""
        if self.questioned is not None:
            self._answered = yes
            self.refresh()
        elif not yes and self.may_choose and isinstance(self.play_.decision, ResponseDue):
            self._submit(DECLINE)

    def hold_no(self, phase: HoldPhase) -> None:
        """Not answering is being pressed; held long enough, the whole chain passes."""
        if phase == "begin":
            self._held = 0.0
        elif self._held is not None:
            self._held = None
            if phase == "end":
                self.answer(yes=False)

    def draw_curtain(self) -> None:
        """The seat to decide opens the curtain."""
        seat = self.choice.seat
        if seat is not None:
            self.curtain.open(seat)
            self._take_anew()

    def hold_curtain(self, phase: HoldPhase) -> None:
        """The seat to decide holds the curtain up to see its cards, or lets it fall."""
        seat = self.choice.seat
        if phase == "begin" and seat is not None:
            self.curtain.lift(seat)
            self._take_anew()
        elif self.curtain.lifted:
            self.curtain.drop()
            self._hide()
            self._take_anew()

    def head_for(self, phase: Phase) -> None:
        """Goes on to a later phase of the turn, through those between; an answer or a choice may come between."""
        if self.may_choose:
            self._heading = (phase, self.play_.state.turns)
            self._submit(NEXT_PHASE)

    def toggle_mark(self, ref: Ref) -> None:
        """Marks a face-down card as one to be asked for, or takes the mark away."""
        self.windows.toggle_mark(ref)
        self.choice.clear()

    def guide_steps(self) -> Sequence[AnyStep]:
        """What the guide tells in a first duel."""
        return STEPS

    def ways_out(self) -> Sequence[WayOut]:
        """A person who is to decide may surrender (H-16)."""
        seat = self.choice.seat
        if seat is None or self.play_.bot_to_move is not None:
            return ()
        question = _("{name} gives up the duel, and the other wins.").format(name=self.seat_name(seat))
        return (WayOut(_("Surrender"), question, lambda: self._submit(Surrender())),)

    def menu_entries(self) -> Sequence[MenuEntry]:
        """What has happened, and when people want to be asked whether they answer."""
        return (
            MenuEntry(_("What has happened"), lambda: Story(self._told())),
            MenuEntry(_("When you are asked"), lambda: Askings(self)),
        )

    def _told(self) -> list[list[str]]:
        return told_by_step(self.play_, self.curtain.viewer, self.seat_name)

    def look(self, step: int) -> None:
        """Shows an earlier step, and tells what came of it."""
        super().look(step)
        if self.step is not None and self.step > 0:
            self.tell(". ".join(self._told()[self.step - 1]))

    def rule_now(self) -> str:
        """The rule of the phase, of battle, or of answers."""
        if isinstance(self.play_.decision, ResponseDue):
            return "H-44"
        return {"battle": "H-30", "main1": "H-20", "main2": "H-20"}.get(self.shown.view.phase or "", "H-10")

    def leaf(self, seat: Seat, zone: Zone) -> None:
        """Looks through the cards of a pile, to see them or to choose among them."""
        wanted = self.choice.choices or (tuple(self.choice.drafts) if self.may_choose else ())
        legal = {ref.card: ref for ref in wanted if isinstance(ref, Ref) and (ref.seat, ref.zone) == (seat, zone)}
        cards = list(reversed(self.shown.pile(seat, zone)))
        if zone == "deck":
            cards = sorted((card for card in legal if card is not None), key=words.card)
        cards = [card for card in cards if card != UNKNOWN]
        title = words.pile(zone, self.seat_name(seat), len(self.shown.pile(seat, zone)))
        chosen = {card for card in legal if card is not None}
        self.host.push(Leaf(title, cards, chosen, lambda card: self.choice.press(legal[card])))

    def _submit(self, action: Action) -> None:
        """Tells the rules what was chosen, and shows what comes of it."""
        self.thinking = False
        self._bot_waited = 0.0
        self._answered = None
        self._question_stood = 0.0
        self._show(self.play_.submit(action))

    def _show(self, events: Sequence[Event]) -> None:
        """Shows events as far as whose secrets are seen from now on may know them."""
        before = self.curtain.viewer
        self._look_at_game()
        if self.curtain.viewer != before:
            self._hide()
        viewer = self.curtain.viewer
        self.cues.feed([self.play_.game.redact(event, viewer) for event in events])
        self.after_action()
        if self.settled:
            self._take_anew()
        self.refresh()

    def _hide(self) -> None:
        """The curtain has closed: what is seen forgets at once what nobody may see any longer."""
        view, table = self.shown.view, self.shown
        for seat in (0, 1):
            hand = view.hands[seat]
            hand[:] = [UNKNOWN] * len(hand)
            for spell in view.backrow[seat]:
                if spell is not None and spell.face == "down":
                    spell.card = UNKNOWN
        table.viewer, table.news = self.curtain.viewer, ""
        self.featured = self._coming = None

    # Advice

    def ask_advice(self) -> None:
        """Asks what the strongest bot would do here."""
        if self.may_choose and not self.thinking:
            self.thinking = True
            self.refresh()

    # What moves by itself

    def enter(self) -> None:
        """Goes on where the duel stands; a new one is shuffled and dealt."""
        super().enter()
        self.windows.asking = dict(enumerate(self.host.settings.asking))
        self.play_.wake_bots()
        if self.evening is not None:
            load_ahead(card for deck in self.play_.game.position(self.play_.state).decklists for card in deck)
        if self.play_.decision is not None and not self.play_.match.log:
            self._show(self.play_.run_setup())

    def advance(self, elapsed: float) -> None:
        """Shows what has happened, asks who is to be asked, lets bots act."""
        super().advance(elapsed)
        showing = not self.settled
        self._feature()
        self.cues.advance(elapsed)
        if showing and self.settled:
            self._take_anew()
        if self._held is not None:
            self._hold(elapsed)
        if self.settled and not self.looking_back:
            self._go_on(elapsed)
        if self.flights.idle and not self.view.stale and not self.view.timelines.moving:
            self._paint_ahead()

    def _large_size(self) -> tuple[int, int] | None:
        return None if self.view.frame is None else large_size(self.view.frame)

    def _paint_ahead(self) -> None:
        """Nothing moves: what cards share is drawn, then what may be pointed at next, a piece a frame."""
        frame = self.view.frame
        if frame is None:
            return
        part = next(self._parts, None)
        if part is not None:
            part()
        elif self.settled:
            refs = (pointed_ref(target.id) for target in frame.targets)
            paint_ahead(frame, (self.shown.card_at(ref) for ref in refs if ref is not None and self.shown.holds(ref)))

    def _feature(self) -> None:
        """Shows the card that has done something, a frame after it has been painted: one frame has no time for both."""
        frame = self.view.frame
        if self._coming is not None and (frame is None or not paint_ahead(frame, [self._coming])):
            self.featured, self._coming = self._coming, None
            self.refresh()

    def uncover(self) -> None:
        """A seat may have been handed over in between: whose secrets may be seen follows."""
        before = self.curtain.viewer
        self._look_at_game()
        if self.curtain.viewer != before:
            self._hide()
            self.choice.clear()
            if self.looking_back:
                self.look_at_table()
            elif self.settled:
                self._take_anew()

    def hurry(self) -> None:
        """Shows the end of what moves."""
        showing = not self.settled
        self.cues.complete()
        self.view.timelines.complete()
        self.flights.clear()
        if showing:
            self._take_anew()
        self._bot_waited = _BOT_PAUSE

    @property
    def moving(self) -> bool:
        """Whether something moves, or is about to."""
        return not self.settled or self._held is not None

    def _hold(self, elapsed: float) -> None:
        assert self._held is not None
        self._held += elapsed
        seat = self.choice.seat
        if self._held >= _HELD and seat is not None and isinstance(self.play_.decision, ResponseDue):
            self._held = None
            self.windows.pass_chain(seat)
            self.answer(yes=False)

    def _go_on(self, elapsed: float) -> None:
        """When all is shown: chance, a bot, a question, a phase to go on to, or the end."""
        decision = self.play_.decision
        if decision is None:
            self.finish()
        elif decision.seat == CHANCE:
            self._show(self.play_.run_chance())
        elif self.play_.bot_to_move is not None:
            self._let_bot_act(elapsed)
        elif isinstance(decision, ResponseDue):
            self._ask(decision.seat, elapsed)
        else:
            self._choose()

    def _let_bot_act(self, elapsed: float) -> None:
        self._bot_waited += elapsed
        answers = isinstance(self.play_.decision, ResponseDue)
        action = self.think()
        pause = _BOT_DECLINES if answers and action == DECLINE else _BOT_PAUSE
        if action is not None and self._bot_waited >= self.pacing.pause(pause):
            self._submit(action)

    def _ask(self, seat: Seat, elapsed: float) -> None:
        """Asks a seat, or declines for it what it does not want to be asked; to who looks on it is the same."""
        wants = self.windows.wants(seat, self.choice.legal)
        if not self.curtain.between_people:
            if not wants:
                self._submit(DECLINE)
            return
        self._question_stood += elapsed
        if self._answered is None and not wants:
            self._answered = False
        if self._answered is False and self._question_stood >= LEAST_QUESTION:
            self._submit(DECLINE)

    def _choose(self) -> None:
        """A person is to choose: what it is heading for goes on by itself."""
        self.windows.chain_over()
        if self._heading is not None:
            if self._keeps_heading():
                self._submit(NEXT_PHASE)
                return
            self._heading = None
            self.refresh()
        if self.thinking:
            self._await_advice()

    def _keeps_heading(self) -> bool:
        """Whether the phase headed for is still to come in the turn in which it was chosen."""
        decision, state = self.play_.decision, self.play_.state
        if self._heading is None or not isinstance(decision, MainDue | BattleDue):
            return False
        phase, turn = self._heading
        return bool(state.turns == turn and state.phase != phase)

    def _await_advice(self) -> None:
        action = self.advise(_ADVISER)
        if action is not None:
            self.thinking = False
            self.tell(words.advice(action, self.choice.seat or 0, self.shown.card_at))

    def intercept(self, intent: Intent) -> bool:
        """Going back undoes what is half chosen, before it leads anywhere else."""
        if super().intercept(intent):
            return True
        if isinstance(intent, Back) and self.view.focus.carry is None and self.choice.draft is not None:
            self.choice.undo()
            return True
        return False

    def handle(self, intent: Intent) -> bool:
        """The hint key asks for advice."""
        if isinstance(intent, Hint):
            self.ask_advice()
            return True
        return super().handle(intent)

    def read(self, ref: Ref) -> None:
        """Shows a card as large as may be, if it may be seen."""
        look = known_look(self.shown.card_at(ref))
        if look is not None:
            self.host.push(Reading(look))

    # What the cues ask of it

    def tell(self, news: str) -> None:
        """Tells what has happened."""
        self.shown.news = news
        self.refresh()

    def tell_event(self, event: Event) -> None:
        """Tells an event as a sentence, if it is one that is told."""
        sentence = words.told(event, self.seat_name, places_of(self.shown))
        if sentence:
            self.tell(sentence)
        card = getattr(event, "card", UNKNOWN)
        if card != UNKNOWN:
            self._coming = card

    # How it looks

    def compose(self, ui: Ui) -> Node:
        """The table in the middle, the players beside it, what is wanted below; what flies is over all."""
        area = ui.painted(lambda frame, box: self._spread(ui, box).place(frame, box), grow=1.0, name="board")
        prompt = self.prompt_line(ui, prompt_words(self))
        table = self.framed(ui, area, side_panel(ui, self), bottom(ui, self, prompt))
        return ui.stack(table, ui.layer("flying", self.flights.draw))

    def _spread(self, ui: Ui, box: Box) -> Node:
        board = self._board
        if board is None or board.box != box or board.near != self.curtain.near:
            new_size = board is None or board.box != box
            board = self._board = Board(box, self.curtain.near)
            if new_size:
                self._parts = shared_parts(board, self._large_size)
        return Area(ui, self, board).spread()


def _kind_of(card: str) -> Kind:
    return standard_box().cards[card].kind


def _is_down(table: Shown, ref: Ref) -> bool:
    spell = table.spell(ref)
    return spell is not None and spell.face == "down"
