"""MorihaM: the rules of RULES.md as a Game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from tabletop.core.actions import Action, Decision, Event, Outcome, Viewer
from tabletop.core.errors import BadSetup
from tabletop.core.game import Game, Option, Setup, Variant
from tabletop.core.rng import Rng
from tabletop.games.moriham import hidden, legal, machine
from tabletop.games.moriham.actions import MorihamAction, Picked, Shuffled, Starts
from tabletop.games.moriham.cards import Box
from tabletop.games.moriham.checks import check
from tabletop.games.moriham.decks import check_deck, ready_decks
from tabletop.games.moriham.frames import Losing, Opening, Shuffling
from tabletop.games.moriham.positions import MorihamPosition, outcome_of, position_of
from tabletop.games.moriham.refs import SEATS, card_ref
from tabletop.games.moriham.restoring import restore
from tabletop.games.moriham.soundness import standard_box
from tabletop.games.moriham.state import State

TRUCE: Final = "opening_truce"
SHARED: Final = "shared_box"


class Moriham(Game[State, MorihamPosition]):
    """The rules of MorihaM, played with the cards of a box.

    Attributes:
        box: the cards there are.
        decks: the decks that come with the game, by name; the first two are what the seats play with when a setup
            gives no decks.
    """

    id: ClassVar[str] = "moriham"
    rules_version: ClassVar[int] = 2
    variants: ClassVar[tuple[Variant, ...]] = (Variant("base", (2,)),)
    options: ClassVar[tuple[Option, ...]] = (Option(TRUCE, (False, True)), Option(SHARED, (False, True)))
    action_type: ClassVar[Any] = MorihamAction
    position_type: ClassVar[type[Any]] = MorihamPosition
    setup_kinds: ClassVar[frozenset[str]] = frozenset({"shuffle", "starts"})

    def __init__(self, box: Box, decks: Mapping[str, Sequence[str]]) -> None:
        self.box = box
        self.decks = decks
        self.ready_decks = tuple(decks)

    def new(self, setup: Setup) -> State:
        """A duel at its beginning.

        The setup may fix ``first``, a seat; ``decks``, two lists of 50 ids or names of ready decks; and ``shuffle``:
        false leaves the decks as they are given, top first.
        """
        self.variant_of(setup.variant, setup.players)
        options = self.options_of(setup.options)
        for name, value in setup.fixed.items():
            if name not in ("first", "decks", "shuffle"):
                raise BadSetup("unknown_setup", f"setup.{name}", got=value, want=["decks", "first", "shuffle"])
        first = setup.fixed.get("first")
        if first is not None and (type(first) is not int or first not in SEATS):
            raise BadSetup("no_such_seat", "setup.first", got=first, want=list(SEATS))
        shuffle = setup.fixed.get("shuffle", True)
        if not isinstance(shuffle, bool):
            raise BadSetup("bad_shape", "setup.shuffle", got=shuffle, want=[True, False])
        state = State(self.box, opening_truce=options[TRUCE] is True, shared_box=options[SHARED] is True)
        state.decks = self._decks(setup.fixed.get("decks", self.ready_decks[:2]), shared=state.shared_box)
        state.first = first
        state.frames.append(Opening())
        if shuffle:
            state.frames += (Shuffling(seat) for seat in reversed(SEATS))
        else:
            machine.run(state, [])
        return state

    def decision(self, state: State) -> Decision | None:
        """Whose choice it is: a seat's, or chance's; None when the duel is over."""
        return legal.decision(state)

    def legal(self, state: State) -> Sequence[Action]:
        """All legal actions of the seat to decide."""
        if state.offered is None:
            state.offered = legal.legal(state)
        return state.offered

    def also(self, state: State) -> tuple[str, ...]:
        """A player who is to decide may surrender (H-16)."""
        due = legal.decision(state)
        return ("surrender",) if due is not None and due.seat in SEATS else ()

    def check(self, state: State, action: Action) -> None:
        """Raises IllegalAction if the action cannot be applied now."""
        if state.offered is None or action not in state.offered:  # what was found legal as things stand is so
            check(state, action)

    def perform(self, state: State, action: Action) -> list[Event]:
        """Applies an action that ``check`` accepts."""
        return machine.perform(state, action)

    def apply(self, state: State, action: Action) -> list[Event]:
        """Applies an action and says what came of it; raises IllegalAction if it is not legal."""
        if state.offered is None or action not in state.offered:
            check(state, action)
        return machine.perform(state, action)

    def sample(self, state: State, rng: Rng) -> Action:
        """A shuffled deck, a seat to start, or cards of a hand to lose."""
        frame = state.frames[-1]
        if isinstance(frame, Shuffling):
            deck = sorted(state.decks[frame.seat])
            rng.shuffle(deck)
            return Shuffled(frame.seat, tuple(deck))
        if isinstance(frame, Losing):
            hand = sorted(state.hands[frame.seat])
            rng.shuffle(hand)
            return Picked(tuple(card_ref(frame.seat, "hand", card) for card in sorted(hand[: frame.count])))
        return Starts(rng.below(len(SEATS)))

    def outcome(self, state: State) -> Outcome | None:
        """How the duel ended (H-16, H-50); scores are life points."""
        return outcome_of(state)

    def position(self, state: State) -> MorihamPosition:
        """The whole duel as plain data."""
        return position_of(state)

    def view(self, state: State, viewer: Viewer) -> MorihamPosition:
        """The duel as the viewer may know it (H-05)."""
        return hidden.hide(position_of(state), viewer)

    def redact(self, event: Event, viewer: Viewer) -> Event:
        """The event as the viewer may know it."""
        return hidden.redact(event, viewer)

    def determinize(self, view: MorihamPosition, rng: Rng) -> State:
        """A full duel that agrees with the view; unknown cards are any that may be there."""
        return hidden.determined(view, self.box, rng)

    def restore(self, position: MorihamPosition) -> State:
        """The duel that a full position describes."""
        return restore(position, self.box)

    def _decks(self, given: object, *, shared: bool) -> list[list[str]]:
        if not isinstance(given, Sequence) or isinstance(given, str) or len(given) != len(SEATS):
            raise BadSetup("bad_shape", "setup.decks", got=type(given).__name__, want="two decks")
        decks: list[list[str]] = []
        for seat, cards in enumerate(given):
            where = f"setup.decks[{seat}]"
            if isinstance(cards, str):
                if cards not in self.decks:
                    raise BadSetup("unknown_deck", where, got=cards, want=list(self.ready_decks))
                cards = self.decks[cards]
            if not isinstance(cards, Sequence):
                raise BadSetup(
                    "bad_shape",
                    where,
                    got=type(cards).__name__,
                    want="a list of 50 ids, top first, or the name of a ready deck",
                )
            other = decks[0] if decks and shared else ()
            for fault in check_deck(cards, self.box, other, where):
                raise BadSetup(fault.code, fault.where, got=fault.got, want=fault.want, **fault.params)
            decks.append(list(cards))
        return decks


GAME: Final = Moriham(standard_box(), {deck.id: deck.cards for deck in ready_decks()})
