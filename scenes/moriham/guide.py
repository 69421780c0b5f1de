"""What the guide tells in a first duel, and when."""

from __future__ import annotations

from typing import Final

from scenes.guide import Step
from scenes.moriham.duel import Duel
from tabletop.app.translations import N_
from tabletop.games.moriham.actions import ResponseDue
from tabletop.games.moriham.refs import SEATS

_BEFORE_HINT: Final = 3  # turns


def _main(duel: Duel) -> bool:
    return duel.may_choose and duel.choice.draft is None and duel.shown.view.phase in ("main1", "main2")


def _battle(duel: Duel) -> bool:
    return duel.may_choose and duel.choice.draft is None and duel.shown.view.phase == "battle"


def _asked(duel: Duel) -> bool:
    decision = duel.play_.decision
    person = duel.play_.bot_to_move is None and duel.settled and not duel.looking_back
    return person and isinstance(decision, ResponseDue)


def _has_monster(duel: Duel) -> bool:
    seat = duel.choice.seat
    return seat is not None and any(duel.shown.view.monsters[seat])


def _person_has_monster(duel: Duel) -> bool:
    return any(any(duel.shown.view.monsters[seat]) for seat in SEATS if duel.play_.seats[seat].bot is None)


def _any_can(duel: Duel, *verbs: str) -> bool:
    return any(verb in draft.verbs for draft in duel.choice.drafts.values() for verb in verbs)


STEPS: Final[tuple[Step[Duel], ...]] = (
    Step(
        "aim",
        N_("The aim."),
        N_("Bring the other player from 30 life points to none. Your monsters do it, and your magic and traps help."),
        _main,
    ),
    Step(
        "summon",
        N_("Summon."),
        N_(
            "Cards that can be played are lit. Press a monster of your hand, or drag it onto the field. One normal "
            "summon in a turn; a level above 1 takes tributes."
        ),
        lambda duel: _main(duel) and _any_can(duel, "summon"),
        done=_person_has_monster,
    ),
    Step(
        "position",
        N_("Attack or defence?"),
        N_(
            "Upright a monster attacks, and its blue number counts. Sideways it defends with the red one, and guards "
            "all your others: it must be attacked first."
        ),
        lambda duel: duel.may_choose and duel.choice.step == "position",
    ),
    Step(
        "tribute",
        N_("Tributes."),
        N_("Pick monsters of yours whose levels make up exactly what it takes. They go to the graveyard."),
        lambda duel: duel.may_choose and duel.choice.step == "tribute",
    ),
    Step(
        "special",
        N_("Specially summoned."),
        N_("When what a monster demands is given, it comes without a tribute, besides your normal summon."),
        lambda duel: _main(duel) and _any_can(duel, "special"),
    ),
    Step(
        "set",
        N_("Face down."),
        N_("Set traps face down: they answer later, even in the other's turn. Magic works at once, or is set too."),
        lambda duel: _main(duel) and _any_can(duel, "set"),
    ),
    Step(
        "phase",
        N_("Go on."),
        N_(
            "When you have done what you want, go on to the battle, or end the turn. The phases stand beside the table."
        ),
        lambda duel: _main(duel) and _has_monster(duel),
    ),
    Step(
        "attack",
        N_("Attack."),
        N_(
            "Press a monster and then its target, or drag an arrow to it. The line below says beforehand who would "
            "lose what, if nobody answers."
        ),
        lambda duel: _battle(duel) and _any_can(duel, "attack"),
    ),
    Step(
        "answer",
        N_("An answer?"),
        N_(
            "Something has happened, and you may answer with a trap. Lit cards can. The last card played works first: "
            "that is the chain."
        ),
        _asked,
    ),
    Step(
        "hint",
        N_("In doubt?"),
        N_("The hint says what the strongest bot would do. Pointing at a card tells what it does, and why it cannot."),
        lambda duel: _main(duel) and duel.shown.view.turns > _BEFORE_HINT,
    ),
)
"""In the order of their weight."""
