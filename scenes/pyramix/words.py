"""What Pyramix's table says: the names of the cubes, why one cannot be taken, what has happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from scenes.pyramix.shown import Shown
from scenes.words import joined
from tabletop.app.translations import N_, _, ngettext
from tabletop.core.errors import IllegalAction
from tabletop.games.pyramix.cubes import ANKHS, COBRA, COLOURS, ICONS, KIND, VALUES
from tabletop.games.pyramix.events import Majority

_CUBES: Final = {
    "blue-ankh": N_("Blue ankh"),
    "blue-crane": N_("Blue crane"),
    "blue-eye": N_("Blue eye"),
    "purple-ankh": N_("Purple ankh"),
    "purple-crane": N_("Purple crane"),
    "purple-eye": N_("Purple eye"),
    "orange-ankh": N_("Orange ankh"),
    "orange-crane": N_("Orange crane"),
    "orange-eye": N_("Orange eye"),
    "green-ankh": N_("Green ankh"),
    "green-crane": N_("Green crane"),
    "green-eye": N_("Green eye"),
    "cobra": N_("Cobra"),
}

_COLOURS: Final = {"blue": N_("Blue"), "purple": N_("Purple"), "orange": N_("Orange"), "green": N_("Green")}

_REFUSALS: Final = {
    "over": N_("the game is over"),
    "no_face": N_("it shows no face"),
    "one_face": N_("it shows one face only; two are needed"),
    "tray_bare": N_("it would leave its place in the tray empty"),
    "cobra": N_("a cobra touches it"),
    "hidden_cobra": N_("a hidden cobra touches it"),
}


def cube(name: str) -> str:
    """A cube by colour and icon."""
    return _(_CUBES[name])


def colour(name: str) -> str:
    """A colour."""
    return _(_COLOURS[name])


def points_of(count: int) -> str:
    """So many points."""
    return ngettext("{count} point", "{count} points", count).format(count=count)


def described(name: str) -> str:
    """A cube and its worth: ``Blue crane, 2 points``."""
    return _("{cube}, {points}").format(cube=cube(name), points=points_of(VALUES[KIND[name]]))


def offer(name: str, slides: int) -> str:
    """What taking a cube brings and moves."""
    if not slides:
        return _("{cube}: nothing slides").format(cube=described(name))
    return ngettext("{cube}: {count} cube slides down", "{cube}: {count} cubes slide down", slides).format(
        cube=described(name), count=slides
    )


def refusal(name: str, error: IllegalAction) -> str:
    """Why a cube cannot be taken, in a line."""
    return _("{cube}: {reason}").format(cube=described(name), reason=_(_REFUSALS.get(error.code, N_("not now"))))


def took(who: str, name: str) -> str:
    """Who took what."""
    return _("{name} takes: {cube}").format(name=who, cube=described(name))


def takes_left(count: int) -> str:
    """How many cubes are still to be taken."""
    return ngettext("{count} cube to be taken", "{count} cubes to be taken", count).format(count=count)


def cobras_taken(count: int) -> str:
    """How many cobras a seat has."""
    return ngettext("{count} cobra", "{count} cobras", count).format(count=count)


def cobras_out(count: int) -> str:
    """That the cobras of the tray leave."""
    return ngettext("The cobra in the tray leaves play", "The {count} cobras in the tray leave play", count).format(
        count=count
    )


def beside_out(count: int) -> str:
    """That what lay beside them goes too."""
    return ngettext("The cube beside it goes with it", "The {count} cubes beside cobras go with them", count).format(
        count=count
    )


def majority(event: Majority, names: Sequence[str]) -> str:
    """Who receives what is left of a colour, or that nobody does."""
    count = len(event.cubes)
    if event.seat is None:
        return _("{colour}: the most ankhs are tied, so nobody receives the rest").format(colour=colour(event.colour))
    ankhs = ngettext("{count} ankh", "{count} ankhs", event.ankhs[event.seat]).format(count=event.ankhs[event.seat])
    return ngettext(
        "{colour}: {name} has the most, {ankhs}, and receives {count} cube",
        "{colour}: {name} has the most, {ankhs}, and receives {count} cubes",
        count,
    ).format(colour=colour(event.colour), name=names[event.seat], ankhs=ankhs, count=count)


def won(names: list[str], points: int) -> str:
    """Who has won, or who shares the win."""
    return ngettext("{name} wins with {points}", "{name} share the win with {points}", len(names)).format(
        name=joined(names), points=points_of(points)
    )


def advice(name: str, reason: str) -> str:
    """What the strongest player would take, and what speaks for it."""
    return _("The strongest bot would take: {cube}. {reason}").format(cube=cube(name), reason=reason)


def reason(table: Shown, seat: int, name: str) -> str:
    """What can be seen to speak for taking a cube."""
    kind = KIND[name]
    if kind == COBRA:
        return _("What it guards becomes free, and the line moves")
    if kind not in ANKHS:
        return _("It is worth {points}").format(points=points_of(VALUES[kind]))
    shade = COLOURS[kind // len(ICONS)]
    counts = list(table.ankhs(shade))
    own = counts.pop(seat) + 1
    most = max(counts)
    if own > most + 1:
        return _("It strengthens the lead in {colour}").format(colour=colour(shade))
    if own > most:
        return _("It takes the lead in {colour}").format(colour=colour(shade))
    if own == most:
        return _("It draws level in {colour}").format(colour=colour(shade))
    return _("It catches up in {colour}").format(colour=colour(shade))
