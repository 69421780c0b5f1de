"""The count of Pyramix as the screen shows it."""

from __future__ import annotations

from scenes.count.reckoning import Line, Reckoning, Side
from scenes.play import Play
from scenes.pyramix import words
from tabletop.app.translations import _, ngettext
from tabletop.games.pyramix.cubes import COLOURS, ICONS, VALUES
from tabletop.games.pyramix.settlement import Award, settle
from tabletop.games.pyramix.state import State


def reckoning(play: Play) -> Reckoning:
    """What each seat took, by icon, then what each majority gave it."""
    state: State = play.state
    collections = [state.collection(seat) for seat in range(state.players)]
    awards = settle(state.cubes, collections).awards
    return Reckoning(
        tuple(
            Side((seat,), (*_taken(collection), *(_award(state, seat, award) for award in awards)))
            for seat, collection in enumerate(collections)
        )
    )


def _taken(collection: list[int]) -> list[Line]:
    counts = [0] * len(ICONS)
    worth = [0] * len(ICONS)
    for kind in collection:
        if kind < len(COLOURS) * len(ICONS):
            counts[kind % len(ICONS)] += 1
            worth[kind % len(ICONS)] += VALUES[kind]
    ankhs, cranes, eyes = counts
    texts = (
        ngettext("{count} ankh taken", "{count} ankhs taken", ankhs).format(count=ankhs),
        ngettext("{count} crane taken", "{count} cranes taken", cranes).format(count=cranes),
        ngettext("{count} eye taken", "{count} eyes taken", eyes).format(count=eyes),
    )
    return [Line(text, points) for text, points in zip(texts, worth, strict=True)]


def _award(state: State, seat: int, award: Award) -> Line:
    colour = words.colour(COLOURS[award.colour])
    if award.seat != seat:
        return Line(_("{colour}: no majority").format(colour=colour), 0)
    count = len(award.cells)
    text = ngettext("{colour}: {count} cube from the tray", "{colour}: {count} cubes from the tray", count)
    return Line(text.format(colour=colour, count=count), sum(VALUES[state.cubes[number]] for number in award.cells))
