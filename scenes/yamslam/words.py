"""What Yamslam's table says: the names of the combinations, why something cannot be done, what has happened."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from scenes.dice import words as dice
from tabletop.app.translations import N_, _, ngettext
from tabletop.core.errors import IllegalAction
from tabletop.games.yamslam.combinations import NUMBER, VALUES
from tabletop.games.yamslam.count import Step
from tabletop.games.yamslam.events import PutOut, Took

_NAMES: Final = {
    "two_pairs": N_("Two pairs"),
    "three": N_("Three of a kind"),
    "small_straight": N_("Small straight"),
    "flush": N_("Flush"),
    "full": N_("Full house"),
    "four": N_("Four of a kind"),
    "large_straight": N_("Large straight"),
    "yamslam": N_("Yamslam"),
}

_EXPLANATIONS: Final = {
    "two_pairs": N_("Two pairs; a full house or four alike will do"),
    "three": N_("At least three dice alike"),
    "small_straight": N_("Four values in a row"),
    "flush": N_("Five dice of one colour: all odd or all even"),
    "full": N_("Three alike and two alike"),
    "four": N_("At least four dice alike"),
    "large_straight": N_("Five values in a row"),
    "yamslam": N_("Five alike: any chip you like, and play again"),
}


def combination(name: str) -> str:
    """The name of a combination, or of the yamslam."""
    return _(_NAMES[name])


def explanation(name: str) -> str:
    """What the dice must show for it, in a line."""
    return _(_EXPLANATIONS[name])


def chip_name(chip: str) -> str:
    """A chip with its value: ``Full house, 30``."""
    return _("{combination}, {value}").format(combination=combination(chip), value=VALUES[NUMBER[chip]])


def joined(names: Sequence[str]) -> str:
    """Names one after another: ``a``, ``a or b``, ``a, b or c``."""
    if len(names) < 2:
        return "".join(names)
    return _("{first} or {last}").format(first=", ".join(names[:-1]), last=names[-1])


def refusal(error: IllegalAction) -> str:
    """Why something cannot be done now, in a line."""
    words = _REFUSALS.get(error.code) or dice.REFUSALS.get(error.code)
    return words(error) if words is not None else _("Not now")


def _not_this(error: IllegalAction) -> str:
    made = [combination(str(name)) for name in error.want] if isinstance(error.want, Sequence) else []
    wanted = explanation(str(error.got))
    if made:
        return _("The dice make {combinations}. Needed here: {wanted}").format(combinations=joined(made), wanted=wanted)
    return _("The dice do not make it. Needed here: {wanted}").format(wanted=wanted)


def _chip_gone(error: IllegalAction) -> str:
    if error.params.get("source") == "out":
        return _("None of these chips is out of play")
    return _("All four of these chips are gone")


_REFUSALS: Final[Mapping[str, Callable[[IllegalAction], str]]] = {
    "must_take": lambda _error: _("Take a chip: the dice make one, and no throw is left"),
    "throws_left": lambda error: ngettext(
        "You still have {count} throw", "You still have {count} throws", _count(error.params.get("left"))
    ).format(count=_count(error.params.get("left"))),
    "chip_gone": _chip_gone,
    "not_this_combination": _not_this,
    "out_of_play_needs_yamslam": lambda _error: _("Only a yamslam wins back a chip that is out of play"),
}


def _count(value: object) -> int:
    return value if isinstance(value, int) else 0


def step(step: Step) -> str:
    """What one step of the count is for."""
    match step.reason:
        case "chips":
            assert step.chip is not None
            return ngettext("{combination}: {count} chip", "{combination}: {count} chips", step.chips).format(
                combination=combination(step.chip), count=step.chips
            )
        case "all_seven":
            return _("A chip of all seven")
        case "six_of_seven":
            return _("A chip of six of the seven")
        case "series":
            assert step.chip is not None
            return _("All four of {combination}").format(combination=combination(step.chip))
        case "last_chip":
            return _("The last chip in the tray")


def idle_warning(turns_left: int, chip: str) -> str:
    """Which chip goes unless somebody takes one soon."""
    return ngettext(
        "{count} more turn without a chip, and one of {value} leaves play",
        "{count} more turns without a chip, and one of {value} leaves play",
        turns_left,
    ).format(count=turns_left, value=VALUES[NUMBER[chip]])


def took(name: str, event: Took) -> str:
    """Who took which chip."""
    chip = chip_name(event.chip)
    if event.source == "out":
        return _("Yamslam! {name} wins back {chip}").format(name=name, chip=chip)
    if event.yamslam:
        return _("Yamslam! {name} takes {chip}").format(name=name, chip=chip)
    return _("{name} takes {chip}").format(name=name, chip=chip)


def put_out(event: PutOut) -> str:
    """Which chip has left play."""
    return _("A round without a chip: {chip} leaves play").format(chip=chip_name(event.chip))
