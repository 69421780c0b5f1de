"""The table itself: fields, piles and hands as they lie, with what can be pressed, taken and dropped on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from scenes.art.palette import Colour
from scenes.kit.canvas import Canvas
from scenes.kit.frame import Box, Frame
from scenes.kit.layout import Node
from scenes.kit.spread import Spot, Spread
from scenes.kit.targets import Drag, Drop
from scenes.kit.ui import Ui
from scenes.moriham import drawing, words
from scenes.moriham.board import Board
from scenes.moriham.card_face import CardLook
from scenes.moriham.chain_stack import chain_stack
from scenes.moriham.draft import Draft
from scenes.moriham.drawing import CHOSEN, LEGAL
from scenes.moriham.duel import Duel, known_look, places_of, turned
from scenes.moriham.phases import phase_rail
from tabletop.app.translations import _
from tabletop.games.moriham.events import UNKNOWN
from tabletop.games.moriham.refs import BACKROW_REFS, MONSTER_REFS, Ref, Seat, Zone, card_ref

PILES: Final[tuple[Zone, ...]] = ("deck", "graveyard", "banished")


class Area:
    """The table laid out on a board.

    Args:
        ui: the builder.
        duel: what is shown.
        board: where things are.
    """

    def __init__(self, ui: Ui, duel: Duel, board: Board) -> None:
        self._ui = ui
        self._duel = duel
        self._board = board
        self._may_choose = duel.may_choose
        self._draws: list[Callable[[Frame], None]] = []
        self._spots: list[Spot] = []

    def spread(self) -> Spread:
        """Everything, from the bottom up."""
        self._paint(lambda frame: drawing.mats(frame, self._board))
        for seat in (1 - self._board.near, self._board.near):
            for zone in PILES:
                self._pile(seat, zone)
            for refs in (BACKROW_REFS[seat], MONSTER_REFS[seat]):
                for ref in refs:
                    self._place(ref)
        self._hand(1 - self._board.near)
        self._hand(self._board.near)
        self._player(1 - self._board.near)
        self._in_the_middle()
        if not self._ui.compact:
            self._at(phase_rail(self._ui, self._duel, self._board.phases.h), self._board.phases)
        if self._duel.shown.chain:
            self._at(chain_stack(self._ui, self._duel), self._board.chain)
        self._spots.append(Spot(self._ui.layer("arrows", self._draw_arrows), lambda box: box))
        return Spread([Spot(self._ui.painted(self._draw), lambda box: box), *self._spots])

    # Pieces of the table

    def _paint(self, draw: Callable[[Frame], None]) -> None:
        """Draws beneath all that can be pressed, over what was drawn before."""
        self._draws.append(draw)

    def _draw(self, frame: Frame, _box: Box) -> None:
        for draw in self._draws:
            draw(frame)

    def _at(self, node: Node, box: Box) -> None:
        self._spots.append(Spot(node, lambda _: box))

    def _pile(self, seat: Seat, zone: Zone) -> None:
        cards = self._duel.shown.pile(seat, zone)
        count = len(cards) - self._duel.flights.hidden[zone, seat]
        box = self._board.pile(seat, zone)
        degrees = turned(seat, self._board.near)
        top = known_look(cards[count - 1]) if zone != "deck" and count > 0 else None
        self._paint(lambda frame: drawing.pile(frame, box, count, top, degrees))
        name = words.pile(zone, self._duel.seat_name(seat), len(cards))
        open_pile = zone != "deck" and bool(cards)
        wanted = any(isinstance(c, Ref) and (c.seat, c.zone) == (seat, zone) for c in self._duel.choice.choices)
        if wanted:
            self._paint(lambda frame: drawing.ring(frame, box, LEGAL))
        self._at(
            self._ui.target(
                ("pile", seat, zone),
                self._ui.space(),
                on=partial(self._duel.leaf, seat, zone),
                enabled=open_pile or wanted,
                why=name,
                tip=name,
                radius=8,
            ),
            box,
        )

    def _place(self, ref: Ref) -> None:
        """A place in the field with what lies there; while a card is carried that may lie there, it takes it."""
        card_id = self._duel.shown.card_at(ref)
        if card_id is None:
            self._free_place(ref)
            return
        monster = self._duel.shown.monster(ref) if ref.zone == "monsters" else None
        sideways = monster is not None and monster.position == "defence"
        box = self._board.place(ref, sideways=sideways)
        look = known_look(card_id)
        degrees = turned(ref.seat, self._board.near, sideways=sideways)
        spell = self._duel.shown.spell(ref) if ref.zone == "backrow" else None
        down = spell is not None and spell.face == "down"
        if not self._duel.flights.hidden[ref]:
            self._paint(lambda frame: drawing.card(frame, box, None if down else look, degrees, numbers=False))
            if down and look is not None:
                self._paint(lambda frame: drawing.peek(frame, box, look))
            self._mark(ref, box)
            if monster is not None and look is not None:
                values = (monster.attack or 0, monster.defence or 0)
                printed = (look.attack, look.defence)
                self._paint(lambda frame: drawing.numbers(frame, self._board, ref, values, printed, defends=sideways))
        self._at(self._target(ref, look, box), box)

    def _free_place(self, ref: Ref) -> None:
        carry = self._ui.view.focus.carry
        payload = None if carry is None or carry.returning else carry.drag.payload
        draft = self._duel.choice.drafts.get(payload) if isinstance(payload, Ref) else None
        if draft is None or ref.seat != self._duel.choice.seat or not _may_lie(draft, ref):
            return
        box = self._board.place(ref)
        drop = Drop(lambda dropped: dropped == payload, lambda dropped: self._lay(dropped, ref))
        self._paint(lambda frame: drawing.ring(frame, box, LEGAL, 3.0))
        self._at(self._ui.target(("place", ref), self._ui.space(), drop=drop, tip=" ", radius=8), box)

    def _lay(self, source: Ref, place: Ref) -> None:
        """A card of the hand has been dropped on a free place: it is summoned or set there."""
        choosing = self._duel.choice
        choosing.begin(source)
        if choosing.draft is None:
            return
        verbs = [
            v for v in choosing.draft.verbs if v in (("summon", "special") if place.zone == "monsters" else ("set",))
        ]
        if len(verbs) == 1:
            choosing.pick(verbs[0])

    def _hand(self, seat: Seat) -> None:
        cards = self._duel.shown.hand(seat)
        hidden = self._duel.flights.hidden["hand", seat]
        for number, card_id in enumerate(cards):
            box = self._board.hand(seat, number, len(cards))
            look = known_look(card_id)
            if number < len(cards) - hidden:
                self._paint(partial(self._draw_in_hand, seat=seat, box=box, look=look))
            if card_id == UNKNOWN:
                continue
            ref = card_ref(seat, "hand", card_id)
            self._mark(ref, box)
            self._at(self._target(ref, look, box), box)

    def _draw_in_hand(self, frame: Frame, *, seat: Seat, box: Box, look: CardLook | None) -> None:
        """A card of a hand; in a small window the far hand must not hide the players above the table."""
        degrees = turned(seat, self._board.near)
        if seat == self._board.near or not self._ui.compact:
            drawing.card(frame, box, look, degrees)
            return
        with frame.clipped(self._board.box.rect()):
            drawing.card(frame, box, look, degrees)

    def _player(self, seat: Seat) -> None:
        """The opponent, who may be attacked directly."""
        choosing = self._duel.choice
        aimed = "player" in choosing.choices or (choosing.draft is None and "player" in choosing.aims)
        if not self._may_choose or not (aimed or choosing.step == "aim"):
            return
        box = self._board.player(seat)
        box = Box(box.x, box.y, box.w, max(box.h, self._ui.stage.target_pixels()))
        if aimed:
            self._paint(lambda frame: drawing.ring(frame, box, LEGAL))
        name = _("{name}, directly").format(name=self._duel.seat_name(seat))
        why = choosing.why_not_player(self._duel.shown)
        drop = Drop(self._takes_attack(None), lambda _payload: choosing.aim_at_player()) if aimed else None
        self._at(
            self._ui.target(
                "player",
                self._ui.space(),
                on=choosing.aim_at_player,
                enabled=aimed,
                why=f"{name}: {why}",
                tip=self._foreseen("player", name),
                drop=drop,
                radius=8,
            ),
            box,
        )

    def _in_the_middle(self) -> None:
        """A monster being summoned waits in the middle until nobody answers any more."""
        summon = self._duel.shown.view.summon
        if summon is None or self._duel.flights.hidden["summon"]:
            return
        look = known_look(summon.card)
        box = self._board.middle
        self._paint(lambda frame: drawing.card(frame, box, look, turned(summon.seat, self._board.near)))
        self._paint(lambda frame: drawing.ring(frame, box, drawing.REFUSED if summon.negated else LEGAL))

    # What a card says and does

    def _mark(self, ref: Ref, box: Box) -> None:
        colour = self._colour(ref)
        if colour is not None:
            self._paint(lambda frame: drawing.ring(frame, box, colour))
        if ref in self._duel.windows.marked and ref.seat == self._duel.curtain.opened:
            inner = box.inset(box.w * 0.1, box.h * 0.1, box.w * 0.1, box.h * 0.1)
            self._paint(lambda frame: drawing.ring(frame, inner, CHOSEN, 3.0))

    def _colour(self, ref: Ref) -> Colour | None:
        choosing = self._duel.choice
        if not self._may_choose:
            return None
        draft = choosing.draft
        if draft is not None and (ref == draft.source or ref in (*draft.tributes, *draft.cost, *draft.targets)):
            return CHOSEN
        return LEGAL if choosing.is_live(ref) else None

    def _target(self, ref: Ref, look: CardLook | None, box: Box) -> Node:
        duel, choosing = self._duel, self._duel.choice
        live = self._may_choose and choosing.is_live(ref)
        name = look.name if look is not None else _("A face-down card of {name}").format(name=duel.seat_name(ref.seat))
        lit = self._ui.view.focus.lit == ("card", ref)
        why = choosing.why_not(ref, duel.shown) if lit and self._may_choose and not live else ""
        draft = choosing.drafts.get(ref) if live and choosing.draft is None else None
        if not live and self._markable(ref):
            return self._marking(ref, name)
        return self._ui.target(
            ("card", ref),
            self._ui.space(),
            on=partial(choosing.press, ref),
            ask=partial(duel.read, ref) if look is not None else None,
            enabled=live,
            why=f"{name}: {why}" if why else name,
            tip=self._tip(ref, name) if live and lit else name,
            drag=self._drag(ref, look, box, draft),
            drop=self._drop(ref),
            radius=8,
        )

    def _markable(self, ref: Ref) -> bool:
        """Whether a face-down card may be marked as one its player wants to be asked for."""
        duel = self._duel
        spell = duel.shown.spell(ref) if ref.zone == "backrow" else None
        own = ref.seat == duel.curtain.opened and duel.windows.asking[ref.seat] == "marked"
        return own and self._may_choose and duel.choice.draft is None and spell is not None and spell.face == "down"

    def _marking(self, ref: Ref, name: str) -> Node:
        marked = ref in self._duel.windows.marked
        tip = _("{card}: do not ask me for it") if marked else _("{card}: ask me when it is an answer")
        return self._ui.target(
            ("card", ref),
            self._ui.space(),
            on=partial(self._duel.toggle_mark, ref),
            ask=partial(self._duel.read, ref),
            tip=tip.format(card=name),
            radius=8,
        )

    def _tip(self, ref: Ref, name: str) -> str:
        """What pressing a card does."""
        choosing = self._duel.choice
        if choosing.draft is None and ref in choosing.drafts:
            verbs = [words.verb(verb) for verb in choosing.drafts[ref].verbs if verb not in ("choose",)]
            return _("{card}: {verbs}").format(card=name, verbs=", ".join(verbs)) if verbs else name
        return self._foreseen(ref, name)

    def _foreseen(self, choice: Ref | str, name: str) -> str:
        """What would come of picking something, if that is all there is to pick."""
        choosing = self._duel.choice
        action = choosing.outcome(choice)  # type: ignore[arg-type]  # a ref, or the player
        if action is None or not self._may_choose:
            return name
        outcome = words.foreseen(choosing.preview(action), self._duel.seat_name, places_of(self._duel.shown))
        return _("{card}: {outcome}").format(card=name, outcome=outcome) if outcome else name

    def _drag(self, ref: Ref, look: CardLook | None, box: Box, draft: Draft | None) -> Drag | None:
        """A card of the hand can be taken to a place, a monster to what it attacks."""
        if draft is None:
            return None
        if ref.zone == "hand":
            if not {"summon", "special", "set"}.intersection(draft.verbs):
                return None
            return Drag(ref, partial(self._draw_carried, look, box))
        if "attack" not in draft.verbs:
            return None
        choosing = self._duel.choice
        return Drag(
            ref,
            lambda _canvas, _x, _y: None,
            taken=partial(self._begin_attack, ref),
            returned=choosing.clear,
        )

    def _begin_attack(self, ref: Ref) -> None:
        choosing = self._duel.choice
        choosing.begin(ref)
        if choosing.step == "verb":
            choosing.pick("attack")

    def _drop(self, ref: Ref) -> Drop | None:
        choosing = self._duel.choice
        if choosing.step != "aim" or ref not in choosing.choices:
            return None
        return Drop(self._takes_attack(ref), lambda _payload: choosing.pick(ref))

    def _takes_attack(self, _goal: Ref | None) -> Callable[[object], bool]:
        draft = self._duel.choice.draft
        return lambda payload: draft is not None and payload == draft.source

    # What moves

    def _draw_carried(self, look: CardLook | None, box: Box, canvas: Canvas, x: float, y: float) -> None:
        size = (round(box.w), round(box.h))
        key = drawing.card_key(look, 0, numbers=True)
        picture = canvas.pictures.get(
            key, size, lambda surface: surface.blit(drawing.card_picture(look, surface.get_size()), (0, 0)) and None
        )
        canvas.put(picture, x, y)

    def _draw_arrows(self, canvas: Canvas) -> None:
        """The attack under way, and the one being chosen."""
        attack = self._duel.shown.view.attack
        if attack is not None and attack.monster is not None and attack.target is not None:
            target = attack.target
            end = (
                self._board.player(1 - attack.seat)
                if target == "player"
                else self._board.place(MONSTER_REFS[1 - attack.seat][target])
            )
            drawing.arrow(canvas, _middle(self._board.place(MONSTER_REFS[attack.seat][attack.monster])), _middle(end))
        draft = self._duel.choice.draft
        if draft is None or draft.step != "aim" or not self._may_choose:
            return
        goal = self._aimed_at()
        if goal is not None:
            drawing.arrow(canvas, _middle(self._board.place(draft.source)), goal, LEGAL)

    def _aimed_at(self) -> tuple[float, float] | None:
        """Where the arrow of an attack being chosen points: at what is lit, else at the hand that carries it."""
        focus = self._ui.view.focus
        lit = focus.lit
        if lit == "player":
            return _middle(self._board.player(1 - self._board.near))
        if isinstance(lit, tuple) and lit[0] == "card" and lit[1] in self._duel.choice.choices:
            return _middle(self._board.place(lit[1]))
        carry = focus.carry
        return None if carry is None or carry.returning else self._ui.stage.to_pixels(carry.x, carry.y)


def _may_lie(draft: Draft, ref: Ref) -> bool:
    """Whether a card of the hand may be taken to a place of that row."""
    wanted = {"summon", "special"} if ref.zone == "monsters" else {"set"}
    return bool(wanted.intersection(draft.verbs))


def _middle(box: Box) -> tuple[float, float]:
    return box.x + box.w / 2, box.y + box.h / 2
