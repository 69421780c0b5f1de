"""Below MorihaM's table: what is wanted now, what pointing tells, and what can be pressed."""

from __future__ import annotations

from functools import partial
from typing import Final

from scenes.input.intents import Intent
from scenes.kit.layout import Node
from scenes.kit.targets import HoldPhase
from scenes.kit.ui import Ui
from scenes.moriham import words
from scenes.moriham.draft import Draft, Verb
from scenes.moriham.duel import Duel, places_of
from scenes.moriham.looks import look_of
from scenes.moriham.phases import reachable
from tabletop.app.translations import _
from tabletop.games.moriham.actions import GIVE_UP, NO_PICK, ChooseDue, Respond, ResponseDue, RetargetDue, Summon
from tabletop.games.moriham.events import Phase
from tabletop.games.moriham.refs import Ref
from tabletop.games.moriham.soundness import standard_box

_HIGH: Final = 164.0
"""The height of what can be pressed, whatever it is: the table above must not jump."""

_PLATE: Final = 620.0


def bottom(ui: Ui, duel: Duel, prompt: Node) -> list[Node]:
    """The prompt, the line below it, and the buttons."""
    news = duel.shown.news if duel.may_choose or duel.looking_back else ""
    line = ui.explanation(news, warns=duel.may_choose, lines=2 if duel.looking_back else 1)
    return [ui.column(prompt, line, ui.placed(ui.center(_actions(ui, duel)), {"height": _HIGH}), gap=6)]


# What is wanted


def prompt_words(duel: Duel) -> str:
    """What is wanted now, of whom."""
    decision = duel.play_.decision
    if duel.looking_back or decision is None or not duel.settled:
        return duel.shown.news
    asked = duel.questioned
    if asked is not None and isinstance(decision, ResponseDue):
        return words.question(duel.seat_name(asked), decision.to, duel.seat_name, places_of(duel.shown))
    if decision.seat not in (0, 1):
        return duel.shown.news
    name = duel.seat_name(decision.seat)
    if duel.play_.bot_to_move is not None:
        return _("{name} considers").format(name=name)
    if duel.curtain.hangs_before(decision.seat):
        return _("{name}, the cards are yours. The other looks away.").format(name=name)
    return _wanted(duel, name)


def _wanted(duel: Duel, name: str) -> str:
    draft = duel.choice.draft
    if draft is not None:
        return _next_pick(duel, draft)
    decision = duel.play_.decision
    if isinstance(decision, ChooseDue):
        return words.purpose(name, decision.purpose, decision.card)
    if isinstance(decision, RetargetDue):
        return _("{name}, the target has gone: aim anew or give up").format(name=name)
    if isinstance(decision, ResponseDue):
        return words.question(name, decision.to, duel.seat_name, places_of(duel.shown))
    if duel.shown.view.phase == "battle":
        return _("{name}, attack with a monster, or go on").format(name=name)
    return _("{name}, play your cards").format(name=name)


def _next_pick(duel: Duel, draft: Draft) -> str:
    card = words.card(duel.shown.card_at(draft.source) or "?")
    step = draft.step
    if step == "tribute":
        return _("{card}: {count}").format(card=card, count=_tributes(duel, draft))
    if step == "cost":
        return _("{card}: choose what to pay with").format(card=card)
    if step == "target":
        return _("{card}: choose a target").format(card=card)
    if step == "aim":
        return _("{card} attacks: choose what").format(card=card)
    if step == "position":
        return _("{card}: in which position?").format(card=card)
    return _("{card}: what with it?").format(card=card)


def _tributes(duel: Duel, draft: Draft) -> str:
    """How many levels have been tributed of those it takes."""
    levels = [_level(duel, ref) for ref in draft.tributes]
    needed = min(
        sum(_level(duel, ref) for ref in parts.tributes) for parts, _action in draft.candidates if parts.tributes
    )
    return words.tribute_count(sum(levels), needed)


def _level(duel: Duel, ref: Ref) -> int:
    monster = duel.shown.monster(ref)
    return 0 if monster is None else standard_box().monsters[monster.card].level


# What can be pressed


def _actions(ui: Ui, duel: Duel) -> Node:
    decision = duel.play_.decision
    if duel.questioned is not None:
        return _question(ui, duel)
    if not duel.settled or duel.looking_back or decision is None or decision.seat not in (0, 1):
        return ui.space()
    if duel.play_.bot_to_move is None and duel.curtain.hangs_before(decision.seat):
        show = ui.button("open", _("Show my cards"), duel.draw_curtain, style="primary", default=True)
        return ui.row(show, _held_curtain(ui, duel), gap=18)
    if not duel.may_choose:
        return ui.space()
    if duel.choice.draft is not None:
        return _picks(ui, duel, duel.choice.draft)
    if isinstance(decision, ResponseDue):
        return _window(ui, duel)
    if isinstance(decision, ChooseDue):
        return _choice(ui, duel, decision)
    if isinstance(decision, RetargetDue):
        return ui.button("give up", _("Give up the attack"), partial(duel.choice.do, GIVE_UP))
    return _phases(ui, duel)


def _question(ui: Ui, duel: Duel) -> Node:
    """The question, put openly: whoever is asked, and whatever it has, it looks the same."""
    return ui.row(
        ui.button("answer yes", _("Answer"), partial(duel.answer, yes=True), least_width=220),
        _no(ui, duel),
        _held_curtain(ui, duel),
        gap=18,
    )


def _held_curtain(ui: Ui, duel: Duel) -> Node:
    """A look at one's own cards for as long as it is held."""

    def hold(phase: HoldPhase, _intent: Intent) -> None:
        duel.hold_curtain(phase)

    plate = ui.panel(ui.text(_("Hold to see my cards"), align="center", lines=1), "walnut", pad=20)
    return ui.target("hold", plate, hold=hold, least_width=300)


def _window(ui: Ui, duel: Duel) -> Node:
    """An answer may be chosen; the cards that can be one are lit."""
    can = any(isinstance(action, Respond) for action in duel.choice.legal)
    note = _("Press a card that is lit to answer with it") if can else _("You have no answer to this")
    return ui.row(ui.small(note, lines=2), _no(ui, duel), gap=22)


def _no(ui: Ui, duel: Duel) -> Node:
    """Not to answer; held down, the whole chain passes."""

    def hold(phase: HoldPhase, _intent: Intent) -> None:
        duel.hold_no(phase)

    words_ = ui.column(
        ui.text(_("Do not answer"), bold=True, align="center", lines=1),
        ui.small(_("hold: let the whole chain pass"), align="center", lines=1),
        gap=0,
    )
    plate = ui.panel(words_, "walnut", pad=14)
    return ui.target("answer no", plate, hold=hold, default=True, shortcut="n", least_width=380)


def _choice(ui: Ui, duel: Duel, decision: ChooseDue) -> Node:
    choosing = duel.choice
    none = None
    if NO_PICK in choosing.legal:
        label = _("No") if decision.purpose == "may" else _("Nothing")
        none = ui.button("pick none", label, partial(choosing.do, NO_PICK), least_width=200)
    if decision.purpose == "may":
        refs = list(choosing.drafts)
        yes = ui.button(
            "may", _("Yes"), partial(choosing.press, refs[0]), style="primary", default=True, least_width=200
        )
        return ui.row(ui.small(_ability(decision.card), lines=3, width=_PLATE), yes, none, gap=18)
    zones = {(ref.seat, ref.zone) for ref in choosing.drafts if ref.zone not in ("monsters", "backrow", "hand")}
    looks = [
        ui.button(
            ("look", seat, zone), _look_label(zone), partial(duel.leaf, seat, zone), style="primary", default=True
        )
        for seat, zone in sorted(zones)
    ]
    return ui.row(*looks, none, gap=18)


def _ability(card: str) -> str:
    return look_of(card).effects[1]


def _look_label(zone: str) -> str:
    return {
        "deck": _("Look through the deck"),
        "graveyard": _("Look through the graveyard"),
        "banished": _("Look through the banished cards"),
    }[zone]


def _picks(ui: Ui, duel: Duel, draft: Draft) -> Node:
    back = ui.icon_button("undo", "cross", duel.choice.undo, tip=_("Back"))
    step = draft.step
    if step == "verb":
        plates = [_verb(ui, duel, draft, verb, first=verb == draft.verbs[0]) for verb in draft.verbs]
        mark = _mark(ui, duel, draft.source)
        return ui.row(*plates, mark, back, gap=14)
    if step == "position":
        labels = {"attack": _("In attack position"), "defence": _("In defence position")}
        buttons = [
            ui.button(
                ("position", one),
                labels[str(one)],
                partial(duel.choice.pick, one),
                style="primary",
                default=one == "attack",
            )
            for one in draft.choices
        ]
        return ui.row(*buttons, back, gap=18)
    piles = {
        (ref.seat, ref.zone)
        for ref in draft.choices
        if isinstance(ref, Ref) and ref.zone in ("graveyard", "banished", "deck")
    }
    looks = [
        ui.button(
            ("look", seat, zone), _look_label(zone), partial(duel.leaf, seat, zone), style="primary", default=True
        )
        for seat, zone in sorted(piles)
    ]
    return ui.row(*looks, back, gap=18)


def _mark(ui: Ui, duel: Duel, ref: Ref) -> Node | None:
    """Whether to be asked for a face-down card, for who wants to be asked for marked cards only."""
    if ref.zone != "backrow" or duel.windows.asking[ref.seat] != "marked":
        return None
    marked = ref in duel.windows.marked
    label = _("Do not ask for it") if marked else _("Ask me for it")
    return ui.button("mark", label, partial(duel.toggle_mark, ref))


def _verb(ui: Ui, duel: Duel, draft: Draft, verb: Verb, *, first: bool) -> Node:
    """One thing that can be done with a card, with its text and what would come of it."""
    look = look_of(duel.shown.card_at(draft.source) or "")
    text = {"special": 0, "a": 0, "b": 1, "ability": 1}.get(verb)
    note = look.effects[text].partition("** ")[2] if text is not None else ""
    if verb == "summon":
        note = _summon_note(draft)
    if verb == "turn":
        monster = duel.shown.monster(draft.source)
        to_defence = monster is not None and monster.position == "attack"
        note = _("to defence position") if to_defence else _("to attack position")
    body = ui.column(
        ui.text(words.verb(verb), 26, bold=True, lines=1, align="center"),
        ui.small(note, lines=4, align="center") if note else None,
        gap=2,
    )
    width = _PLATE if len(draft.verbs) < 3 and note else 400.0 if note else 280.0
    if len(draft.verbs) > 3:
        width = 330.0 if note else 200.0
    plate = ui.panel(body, "walnut", pad=12)
    action = draft.outcomes(verb)
    outcome = ""
    if action is not None and verb != "set" and ui.view.focus.lit == ("verb", verb):
        outcome = words.foreseen(duel.choice.preview(action), duel.seat_name, places_of(duel.shown))
    return ui.target(("verb", verb), plate, on=partial(duel.choice.pick, verb), tip=outcome, default=first, width=width)


def _summon_note(draft: Draft) -> str:
    needs = any(isinstance(action, Summon) and action.tributes for _parts, action in draft.candidates)
    return _("with tributes") if needs else ""


def _phases(ui: Ui, duel: Duel) -> Node:
    free = reachable(duel)
    following: Phase | None = free[0] if free else None
    buttons = []
    if following is not None and following != "end":
        label = _("Go on to: {phase}").format(phase=words.phase(following))
        buttons.append(ui.button("next", label, partial(duel.head_for, following), shortcut="p", least_width=280))
    if free:
        buttons.append(
            ui.button("end turn", _("End the turn"), partial(duel.head_for, "end"), shortcut="e", least_width=240)
        )
    hint = ui.button(
        "hint",
        _("Thinking…") if duel.thinking else _("Hint"),
        duel.ask_advice,
        enabled=not duel.thinking,
        shortcut="h",
        least_width=160,
    )
    return ui.row(*buttons, hint, gap=18)
