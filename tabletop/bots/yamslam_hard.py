"""The strongest player of Yamslam: exact play of the hand for what the positions after it are worth.

Alone it knows that of every position (``yamslam_solo``); with others it judges how likely its side is to win
(``yamslam_outlook``).
"""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.bots.yamslam_outlook import Outlook, final_worth, outlook
from tabletop.bots.yamslam_prospects import Prospects, after_nothing, after_take, best_choice, there
from tabletop.bots.yamslam_solo import UNIT, SoloTable, solo_table
from tabletop.core.actions import Action
from tabletop.core.rng import Rng
from tabletop.games.yamslam.actions import TAKE_FROM_OUT, TAKE_FROM_TRAY, Take
from tabletop.games.yamslam.combinations import EACH, NUMBER
from tabletop.games.yamslam.count import score
from tabletop.games.yamslam.position import YamslamPosition, state_of
from tabletop.games.yamslam.state import YamslamState


class HardBot:
    """Plays every hand exactly, for the whole game."""

    def choose(self, view: YamslamPosition, legal: Sequence[Action], rng: Rng) -> Action:  # noqa: ARG002 - it needs none
        """One of the legal actions."""
        if len(legal) == 1 or view.dice is None:
            return legal[0]
        state = state_of(view)
        return best_choice(state, legal, prospects_of(state)).action


def prospects_of(state: YamslamState) -> Prospects:
    """Of the side whose turn it is: alone, points to come, in 1/UNIT; else its chance to win, in parts of a sure win.

    Raises MissingResource, DamagedTable or DamagedOutlook when what they are reckoned from is not there.
    """
    if state.table.solo:
        return solo_prospects(state, solo_table())
    table = state.table
    name = "teams" if table.variant == "teams" else f"base{table.players}"
    return shared_prospects(state, outlook(name))


def solo_prospects(state: YamslamState, table: SoloTable) -> Prospects:
    """Points to come, those of the take included, in 1/UNIT, for one who plays alone (Y-30)."""
    tray, out = state.tray, state.out

    def after(take: Take, tray: Sequence[int], out: Sequence[int], due: int) -> int:
        left = after_take(take, tray, out)
        gain = _gain(take, tray, out) * UNIT
        seconds = _sources(*left) if due else []
        return gain + (max(after(second, *left, 0) for second in seconds) if seconds else table.to_come(*left))

    first_of_two = 0 if state.takes_due else 1
    return Prospects(
        0 if state.takes_due else table.to_come(*after_nothing(tray, out)),
        {take: after(take, tray, out, 0) for take in there(TAKE_FROM_TRAY, tray)},
        {take: after(take, tray, out, first_of_two) for take in _sources(tray, out)},
    )


def shared_prospects(state: YamslamState, judge: Outlook) -> Prospects:
    """The chance to win of the side whose turn it is, in parts of a sure win."""
    table, turn = state.table, state.turn
    assert turn is not None
    own = table.side_of(turn)
    rows = [*state.chips[own:], *state.chips[:own]]

    def after(take: Take, mover: int) -> int:
        number = NUMBER[take.chip]
        richer = [*rows[0][:number], rows[0][number] + 1, *rows[0][number + 1 :]]
        tray, _ = after_take(take, state.tray, state.out)
        if any(tray):
            return judge.worth([richer, *rows[1:]], tray, mover, 0)
        others = [score(row, last_chip=False) for row in rows[1:]]
        return final_worth([score(richer, take.source == "tray"), *others])

    return Prospects(
        _after_no_chip(state, rows, judge),
        {take: after(take, 1) for take in there(TAKE_FROM_TRAY, state.tray)},
        {take: after(take, 0) for take in _sources(state.tray, state.out)},
    )


def _after_no_chip(state: YamslamState, rows: list[list[int]], judge: Outlook) -> int:
    idle_turns = state.idle_turns if state.took_this_turn else state.idle_turns + 1
    tray = state.tray
    if idle_turns == state.table.players:
        idle_turns = 0
        tray, _ = after_nothing(tray, state.out)
        if not any(tray):
            return final_worth([score(row, last_chip=False) for row in rows])
    return judge.worth(rows, tray, 1, idle_turns)


def _sources(tray: Sequence[int], out: Sequence[int]) -> list[Take]:
    """All that five alike may take."""
    return there(TAKE_FROM_TRAY, tray) + there(TAKE_FROM_OUT, out)


def _gain(take: Take, tray: Sequence[int], out: Sequence[int]) -> int:
    """Points that a take adds to the count of one who plays alone: to whom all belongs that is in neither."""
    number = NUMBER[take.chip]
    row = [EACH - inside - aside for inside, aside in zip(tray, out, strict=True)]
    before = score(row, last_chip=False)
    row[number] += 1
    return score(row, last_chip=take.source == "tray" and sum(tray) == 1) - before
