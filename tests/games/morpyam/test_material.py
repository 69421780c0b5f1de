"""What is on the table, who plays, who starts (M-01 to M-05, M-10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from tabletop.core.actions import CHANCE, TABLE
from tabletop.core.errors import BadSetup, IllegalAction
from tabletop.core.game import Setup, to_plain
from tabletop.core.match import Match
from tabletop.dice.starts import Starts
from tabletop.dice.throws import THROW_ALL, Rolled
from tabletop.games.morpyam.rules import GAME

Begin = Callable[..., Any]

CLASSIC = """
    b6   b4     b3     b2      b1       b5
    b1   full   suite  carre   morpyam  b2
    ps   carre  mini   full    suite    b6
    b5   morpyam appel sec     maxi     b1
    b4   sec    maxi   mini    appel    b3
    b2   b6     ps     b3      b5       b4
"""
FLASH = """
    p1   p5       p6     p3       p2     p4
    p4   b5       b6     b2       b4     p5
    p2   b4       carre  morpyam  b5     p1
    p6   morpyam  b3     b6       b1     p3
    2p   b2       b1     carre    b3     p6
    p5   p1       p2     p4       p3     2p
"""


def rows(picture: str) -> list[list[str]]:
    return [line.split() for line in picture.strip().splitlines()]


def in_lines(grid: Sequence[Sequence[str]]) -> list[list[str]]:
    """Every row, column and diagonal of three squares or more."""
    lines = [list(row) for row in grid] + [list(column) for column in zip(*grid, strict=True)]
    for offset in range(-3, 4):
        lines.append([grid[row][row + offset] for row in range(6) if row + offset in range(6)])
        lines.append([grid[row][5 - row - offset] for row in range(6) if 5 - row - offset in range(6)])
    return lines


def border_and_centre(grid: Sequence[Sequence[str]]) -> tuple[Counter[str], Counter[str]]:
    centre = Counter(tile for row in grid[1:5] for tile in row[1:5])
    return Counter(tile for row in grid for tile in row) - centre, centre


@pytest.mark.rule("M-01", "M-02")
@pytest.mark.parametrize(("players", "tokens"), [(2, 17), (3, 11), (4, 8)])
def test_tokens_by_number_of_players(begin: Begin, players: int, tokens: int) -> None:
    now = begin(players=players).now
    assert now["in_hand"] == [tokens] * players
    assert now["tokens"] == [[None] * 6] * 6
    assert now["players"] == players


@pytest.mark.rule("M-01")
def test_five_dice_on_36_squares(begin: Begin) -> None:
    script = begin()
    assert {"type": "throw", "dice": [0, 1, 2, 3, 4]} in script.legal
    assert [len(row) for row in script.now["grid"]] == [6] * 6


@pytest.mark.rule("M-03", "M-04")
def test_the_classic_grid(begin: Begin, where: dict[str, list[tuple[int, int]]]) -> None:
    grid = begin().now["grid"]
    assert grid == rows(CLASSIC)
    border, centre = border_and_centre(grid)
    assert border == Counter({"b1": 3, "b2": 3, "b3": 3, "b4": 3, "b5": 3, "b6": 3, "ps": 2})
    eight = ("suite", "full", "carre", "mini", "maxi", "morpyam", "sec", "appel")
    assert centre == Counter(dict.fromkeys(eight, 2))
    assert where == {
        tile: [(row, column) for row in range(6) for column in range(6) if grid[row][column] == tile] for tile in where
    }


@pytest.mark.rule("M-05")
def test_the_flash_grid(begin: Begin) -> None:
    grid = begin("flash").now["grid"]
    assert grid == rows(FLASH)
    border, centre = border_and_centre(grid)
    assert border == Counter({"p1": 3, "p2": 3, "p3": 3, "p4": 3, "p5": 3, "p6": 3, "2p": 2})
    assert centre == Counter(dict.fromkeys(("b1", "b2", "b3", "b4", "b5", "b6", "carre", "morpyam"), 2))


@pytest.mark.rule("M-04", "M-05")
@pytest.mark.parametrize("picture", [CLASSIC, FLASH])
def test_no_figure_twice_in_a_line(picture: str) -> None:
    lines = in_lines(rows(picture))
    assert len(lines) == 26
    for line in lines:
        assert len(set(line)) == len(line), line


@pytest.mark.rule("M-02", "M-10")
@pytest.mark.parametrize(
    ("setup", "code", "where"),
    [
        (Setup("classic", 1), "bad_players", "players"),
        (Setup("classic", 5), "bad_players", "players"),
        (Setup("grand", 2), "unknown_variant", "variant"),
        (Setup("classic", 2, {"speed": "high"}), "unknown_option", "options.speed"),
        (Setup("classic", 2, {"double_morpyam": "yes"}), "bad_option", "options.double_morpyam"),
        (Setup("classic", 2, {"double_morpyam": 1}), "bad_option", "options.double_morpyam"),  # type: ignore[dict-item]
        (Setup("classic", 2, {}, {"first": 2}), "out_of_range", "setup.first"),
        (Setup("classic", 2, {}, {"first": True}), "out_of_range", "setup.first"),
        (Setup("classic", 2, {}, {"first": "1"}), "out_of_range", "setup.first"),
        (Setup("classic", 2, {}, {"tiles": [[], []]}), "unknown_setup", "setup.tiles"),
        (Setup("classic", 2, {}, {"cubes": {}}), "unknown_setup", "setup.cubes"),
    ],
)
def test_a_table_that_cannot_play_is_refused(setup: Setup, code: str, where: str) -> None:
    with pytest.raises(BadSetup) as raised:
        GAME.new(setup)
    assert (raised.value.code, raised.value.where) == (code, where)
    assert raised.value.want


@pytest.mark.rule("M-10")
def test_the_highest_die_starts_and_play_goes_round_from_it(begin: Begin) -> None:
    match = Match.begin(GAME, Setup("classic", 3), 1, manual=True)
    assert GAME.legal(match.state) == ()
    assert GAME.also(match.state) == ()
    assert to_plain(match.decision) == {"kind": "starts", "seat": CHANCE}  # type: ignore[arg-type]
    with pytest.raises(IllegalAction, match="chance_due"):
        match.submit(THROW_ALL)
    with pytest.raises(IllegalAction, match="no_roll_due"):
        match.submit(Rolled((1, 2, 3, 4, 5)))
    with pytest.raises(IllegalAction, match="other_seat"):
        match.submit(Starts(0, ((3, 6, 2),)))
    with pytest.raises(IllegalAction, match="undecided"):
        match.submit(Starts(0, ((6, 3, 6),)))
    rolls = ((6, 3, 6), (2, None, 5))
    assert [to_plain(event) for event in match.submit(Starts(2, rolls))] == [
        {"type": "starts", "seat": 2, "rolls": [[6, 3, 6], [2, None, 5]]},
        {"type": "turn_began", "seat": 2, "replay": False},
    ]
    with pytest.raises(IllegalAction, match="no_start_due"):
        match.submit(Starts(2, rolls))
    script = begin(players=3, first=2)
    turns = []
    for _ in range(4):
        turns.append(script.now["turn"])
        script.fail()
    assert turns == [2, 0, 1, 2]


@pytest.mark.rule("M-10")
def test_chance_lets_every_seat_start() -> None:
    assert {Match.begin(GAME, Setup("flash", 4), seed).state.turn for seed in range(60)} == {0, 1, 2, 3}


@pytest.mark.rule("M-01", "M-70")
def test_everything_lies_open(begin: Begin) -> None:
    script = begin(players=3)
    script.throw((1, 2, 3, 4, 5))
    for viewer in (0, 1, 2, TABLE):
        assert to_plain(GAME.view(script.state, viewer)) == script.now


def test_options_are_told_with_their_defaults(begin: Begin) -> None:
    assert begin().now["options"] == {"fair_play": "full", "double_morpyam": False}
    assert begin(double_morpyam=True).now["options"]["double_morpyam"] is True
