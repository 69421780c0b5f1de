"""What the guide tells in a first game of Pyramix, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from scenes.guide import Step
from tabletop.app.translations import N_
from tabletop.games.pyramix.actions import TAKES
from tabletop.games.pyramix.cubes import COLOURS
from tabletop.games.pyramix.geometry import NUMBER
from tabletop.games.pyramix.state import TAKES_IN_A_GAME

if TYPE_CHECKING:
    from scenes.pyramix.table import PyramixTable

COBRAS: Final = "cobras"
"""The step during which the cobras in sight are marked."""

_BEFORE_HINT: Final = 4  # takes by all
_CLEAR_LEAD: Final = 2  # ankhs that make a leader worth speaking of
_LAST_TAKES: Final = 8


def _takes(table: PyramixTable) -> int:
    return TAKES_IN_A_GAME - table.shown.takes_left


def _person_has_taken(table: PyramixTable) -> bool:
    seats = zip(table.play_.seats, table.shown.taken, strict=True)
    return any(taken and seat.bot is None for seat, taken in seats)


def _cobra_in_the_way(table: PyramixTable) -> bool:
    """Whether a cobra in sight is all that forbids taking a cube."""
    if not table.choosing:
        return False
    refusals = (table.play_.game.why_not(table.play_.state, TAKES[NUMBER[cell]]) for cell in table.shown.cubes)
    return any(error is not None and error.code == "cobra" for error in refusals)


def _somebody_leads(table: PyramixTable) -> bool:
    return any(
        table.shown.leader(colour) is not None and max(table.shown.ankhs(colour)) >= _CLEAR_LEAD for colour in COLOURS
    )


STEPS: Final[tuple[Step[PyramixTable], ...]] = (
    Step(
        "majorities told",
        N_("The majorities."),
        N_("Colour by colour, the most ankhs win what is left in the tray. If they are tied, it stays there."),
        lambda table: bool(table.shown.majority) or any(table.shown.received),
        passing=True,
    ),
    Step(
        "end",
        N_("The game ends."),
        N_("Only the tray is left. Cobras lying in it go, and the cubes around them too; then the majorities count."),
        lambda table: not table.shown.takes_left,
        passing=True,
    ),
    Step(
        "aim",
        N_("The aim."),
        N_(
            "Everyone takes one cube a turn: an ankh is worth 1 point, a crane 2, an eye 3. The most ankhs of a colour "
            "also win what is left of that colour at the end."
        ),
        lambda table: table.choosing and not _takes(table),
        done=_person_has_taken,
    ),
    Step(
        "take",
        N_("Your turn."),
        N_(
            "Take a cube that shines: two or three of its sides are free. Point at one and you see which line would "
            "slide into the gap."
        ),
        lambda table: table.choosing,
        done=_person_has_taken,
    ),
    Step(
        "slide",
        N_("What moves."),
        N_(
            "When a cube goes, the straight line that lies on it slides into the gap, and nothing else. What comes "
            "free by that is there for the next player."
        ),
        lambda table: table.choosing and bool(_takes(table)),
    ),
    Step(
        COBRAS,
        N_("Cobras guard."),
        N_(
            "A cube that touches a cobra does not shine. The cobra itself may be taken: it is worth nothing, but sets "
            "free what it guards. Some may lie hidden."
        ),
        _cobra_in_the_way,
    ),
    Step(
        "majority",
        N_("Who leads?"),
        N_(
            "A brass edge marks who has the most ankhs of a colour. Who leads at the end receives all cubes of the "
            "colour left in the tray; if it is tied, nobody does."
        ),
        lambda table: table.choosing and _somebody_leads(table),
    ),
    Step(
        "hint",
        N_("In doubt?"),
        N_("The hint says what the strongest bot would take, and why. The arrows show earlier turns again."),
        lambda table: table.choosing and _takes(table) >= _BEFORE_HINT,
        done=lambda table: table.advice is not None,
    ),
    Step(
        "last takes",
        N_("The end is near."),
        N_(
            "A few cubes more, and only the tray is left. Ask of every ankh: does it win you a colour, or cost another "
            "player one?"
        ),
        lambda table: table.choosing and table.shown.takes_left <= _LAST_TAKES,
    ),
    Step(
        "weigh",
        N_("Your turn."),
        N_(
            "Points at once, an ankh for a majority, or a cobra that opens the way? Think of what your take would "
            "leave to the next player."
        ),
        lambda table: table.choosing,
        passing=True,
    ),
)
"""In the order of their weight."""
