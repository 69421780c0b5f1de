"""What the seat to decide may choose, how far it has come with it, what would come of it, and why not.

All of it is asked of the game; nothing here knows a rule.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from scenes.moriham import words
from scenes.moriham.draft import Aim, Draft, Pick, Step, aims, drafts
from scenes.moriham.shown import Shown
from scenes.play import Play
from tabletop.core.actions import CHANCE, Action
from tabletop.core.errors import IllegalAction
from tabletop.games.moriham.actions import (
    Activate,
    Attack,
    Respond,
    SetCard,
    Summon,
    TurnPosition,
)
from tabletop.games.moriham.preview import Preview, preview
from tabletop.games.moriham.refs import MONSTER_REFS, Ref, Seat
from tabletop.games.moriham.soundness import standard_box

_AT_ONCE: Final = frozenset({"attack", "choose"})
"""What need not be picked by name when nothing else can be done with a card."""


class Choosing:
    """The choice under way.

    Attributes:
        draft: the action half chosen; None when nothing has been picked.
    """

    def __init__(self, play: Play, submit: Callable[[Action], None]) -> None:
        self.draft: Draft | None = None
        self._play = play
        self._submit = submit
        self._asked: tuple[int, tuple[Action, ...], dict[Ref, Draft]] | None = None
        self._previews: dict[Action, Preview] = {}

    # What there is to choose

    @property
    def seat(self) -> Seat | None:
        """The seat to decide; None for chance and at the end."""
        decision = self._play.decision
        return None if decision is None or decision.seat == CHANCE else decision.seat

    @property
    def legal(self) -> tuple[Action, ...]:
        """What the rules allow now."""
        return self._known()[0]

    @property
    def drafts(self) -> dict[Ref, Draft]:
        """By card, what may be done with it."""
        return self._known()[1]

    @property
    def step(self) -> Step | None:
        """What is to be picked next; None when nothing is half chosen."""
        return None if self.draft is None else self.draft.step

    @property
    def choices(self) -> tuple[Pick, ...]:
        """What may be picked next."""
        return () if self.draft is None else self.draft.choices

    @property
    def aims(self) -> dict[Aim, Action]:
        """What an attack whose target has gone may be aimed at anew."""
        seat = self.seat
        return {} if seat is None else aims(self.legal, seat)

    def is_live(self, ref: Ref) -> bool:
        """Whether pressing a card does something now."""
        if self.draft is not None:
            return ref in self.choices or ref == self.draft.source
        return ref in self.drafts or ref in self.aims

    def _known(self) -> tuple[tuple[Action, ...], dict[Ref, Draft]]:
        step = len(self._play.match.log)
        if self._asked is None or self._asked[0] != step:
            seat = self.seat
            legal = () if seat is None else tuple(self._play.game.legal(self._play.state))
            self._asked = (step, legal, {} if seat is None else drafts(legal, seat))
            self._previews.clear()
            self.draft = None
        return self._asked[1], self._asked[2]

    # Choosing

    def press(self, ref: Ref) -> None:
        """What pressing a card does: it is picked, or something is begun with it, or given up."""
        if self.draft is not None and ref in self.choices:
            self.pick(ref)
        elif self.draft is not None and ref == self.draft.source:
            self.undo()
        elif self.draft is None and ref in self.aims:
            self._submit(self.aims[ref])
        elif ref in self.drafts:
            self.begin(ref)

    def begin(self, ref: Ref) -> None:
        """Begins an action with a card."""
        draft = self.drafts[ref]
        if len(draft.verbs) == 1 and draft.verbs[0] in _AT_ONCE:
            draft = draft.pick(draft.verbs[0])
        self._go_on_with(draft)

    def pick(self, choice: Pick) -> None:
        """Picks one thing more; an action that is whole is done."""
        if self.draft is not None and choice in self.choices:
            self._go_on_with(self.draft.pick(choice))

    def undo(self) -> None:
        """Takes the last pick back, if there was one."""
        if self.draft is None:
            return
        before = self.draft.before
        at_once = before is not None and before.before is None and len(before.verbs) == 1
        self.draft = None if at_once and self.draft.verb in _AT_ONCE else before

    def clear(self) -> None:
        """Gives up what is half chosen."""
        self.draft = None

    def aim_at_player(self) -> None:
        """Attacks the opponent, in a draft or with an attack aimed anew."""
        if "player" in self.choices:
            self.pick("player")
        elif self.draft is None and "player" in self.aims:
            self._submit(self.aims["player"])

    def do(self, action: Action) -> None:
        """Does what is made with no card: going on, giving up, picking nothing. Does nothing if it is not legal."""
        if action in self.legal:
            self.draft = None
            self._submit(action)

    def _go_on_with(self, draft: Draft) -> None:
        action = draft.action
        if action is None:
            self.draft = draft
        else:
            self.draft = None
            self._submit(action)

    # What would come of it, and why not

    def outcome(self, choice: Pick) -> Action | None:
        """The action that picking this would do at once; None when more is to be picked after it."""
        if self.draft is not None and choice in self.choices:
            return self.draft.outcomes(choice)
        if self.draft is None and isinstance(choice, Ref | str) and choice in self.aims:
            return self.aims[choice]
        return None

    def preview(self, action: Action) -> Preview:
        """What an action would do if nobody answered."""
        seat = self.seat
        assert seat is not None
        if action not in self._previews:
            self._previews[action] = preview(self._play.state, action, seat)
        return self._previews[action]

    def why_not(self, ref: Ref, table: Shown) -> str:
        """Why nothing can be done with a card now, or why it cannot be picked; empty when there is nothing to say."""
        seat = self.seat
        if seat is None:
            return ""
        if self.draft is not None:
            return self._why_not_picked(ref, table)
        action = _usual_action(ref, seat, table, self._play.state.phase)
        error = None if action is None else self._play.game.why_not(self._play.state, action)
        return "" if error is None else words.refusal(error, _names(table, 1 - seat))

    def _why_not_picked(self, ref: Ref, table: Shown) -> str:
        draft = self.draft
        assert draft is not None
        if draft.step != "aim" or ref.zone != "monsters":
            return ""
        assert draft.source.place is not None
        assert ref.place is not None
        error = self._play.game.why_not(self._play.state, Attack(draft.source.place, ref.place))
        return "" if error is None else words.refusal(error, _names(table, ref.seat))

    def why_not_player(self, table: Shown) -> str:
        """Why the opponent cannot be attacked directly by the monster that attacks."""
        draft = self.draft
        if draft is None or draft.source.place is None:
            return ""
        error: IllegalAction | None = self._play.game.why_not(self._play.state, Attack(draft.source.place, "player"))
        return "" if error is None else words.refusal(error, _names(table, 1 - draft.source.seat))


def _usual_action(ref: Ref, seat: Seat, table: Shown, phase: str | None) -> Action | None:
    """What one would do with a card: the action that is asked about when nothing can be done with it."""
    if ref.seat != seat:
        return None
    if ref.zone == "hand" and ref.card is not None:
        kind = standard_box().cards[ref.card].kind
        return (
            Summon(ref.card, "attack")
            if kind == "monster"
            else SetCard(ref.card)
            if kind == "trap"
            else (Activate(ref, "a"))
        )
    if ref.zone == "backrow" and table.spell(ref) is not None:
        return Respond(ref, "a") if phase is None else Activate(ref, "a")
    if ref.zone == "monsters" and ref.place is not None and table.monster(ref) is not None:
        return Attack(ref.place, "player") if phase == "battle" else TurnPosition(ref.place)
    return None


def _names(table: Shown, seat: Seat) -> dict[int, str]:
    monsters = ((ref.place, table.monster(ref)) for ref in MONSTER_REFS[seat])
    return {place: words.card(monster.card) for place, monster in monsters if monster is not None and place is not None}
