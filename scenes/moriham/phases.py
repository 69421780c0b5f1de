"""The phases of a turn on the table: which one it is, and to which one may go."""

from __future__ import annotations

from functools import partial
from typing import Final

from scenes.kit.layout import Node
from scenes.kit.ui import Ui
from scenes.moriham import words
from scenes.moriham.duel import Duel
from tabletop.app.translations import _
from tabletop.games.moriham.events import Phase

PHASES: Final[tuple[Phase, ...]] = ("draw", "initial", "main1", "battle", "main2", "end")

BY_THEMSELVES: Final[tuple[Phase, ...]] = ("draw", "initial")
"""The phases in which nobody does anything but answer."""


def reachable(duel: Duel) -> tuple[Phase, ...]:
    """The later phases the seat to decide may go to now."""
    now = duel.shown.view.phase
    if not duel.may_choose or now is None or now not in PHASES or duel.choice.draft is not None:
        return ()
    decision = duel.play_.decision
    kind = None if decision is None else type(decision).__struct_config__.tag
    if kind not in ("main", "battle"):
        return ()
    truce = bool(duel.shown.view.options.get("opening_truce")) and duel.shown.view.turns == 1
    later = PHASES[PHASES.index(now) + 1 :]
    return tuple(phase for phase in later if not (phase == "battle" and truce))


def phase_rail(ui: Ui, duel: Duel, high: float) -> Node:
    """All phases, one below another; those ahead can be pressed.

    ``high`` is the room in real pixels: where there is too little, the phases that run by themselves are left out.
    """
    free = reachable(duel)
    now = duel.shown.view.phase
    room = high >= len(PHASES) * ui.stage.target_pixels()
    phases = [phase for phase in PHASES if room or phase == now or phase not in BY_THEMSELVES]
    return ui.column(*[_phase(ui, duel, phase, free=phase in free) for phase in phases], gap=0)


def _phase(ui: Ui, duel: Duel, phase: Phase, *, free: bool) -> Node:
    now = duel.shown.view.phase == phase
    label = words.phase(phase)
    text = ui.text(label, 24, bold=now or free, tone="live" if now else "plain" if free else "soft", lines=1)
    body = ui.pad(text, beside=14, above=4)
    plate = ui.panel(body, "night", pad=0, radius=10) if now else body
    high = ui.stage.target_pixels() / ui.stage.scale
    if not free:
        return ui.placed(plate, {"height": high})
    return ui.target(
        ("phase", phase),
        plate,
        on=partial(duel.head_for, phase),
        tip=_("Ends the turn") if phase == "end" else _("Goes on to: {phase}").format(phase=label),
        radius=10,
        height=high,
    )
