"""Plus: tiles drawn and laid, grids given (M-70 to M-73)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tabletop.core.actions import CHANCE
from tabletop.core.errors import BadSetup, IllegalAction
from tabletop.core.game import Setup, to_plain
from tabletop.core.match import Match
from tabletop.core.rng import Rng
from tabletop.dice.starts import Starts
from tabletop.dice.throws import THROW_ALL
from tabletop.games.morpyam.actions import CONFIRM, PASS, Drawn, Lay, Lift, Place, Retire
from tabletop.games.morpyam.rules import GAME
from tabletop.games.morpyam.tiles import CLASSIC_TILES

TILES = sorted(CLASSIC_TILES.elements())
CELLS = [(row, column) for row in range(6) for column in range(6)]


def dealt(players: int) -> list[list[str]]:
    """All tiles, the same number to each, in alphabetical order."""
    each = 36 // players
    return [TILES[seat * each : (seat + 1) * each] for seat in range(players)]


def laying(players: int = 2, first: int = 0) -> Any:
    return GAME.new(Setup("plus", players, {}, {"first": first, "tiles": dealt(players)}))


def code_of(state: Any, action: Any) -> str | None:
    refusal = GAME.why_not(state, action)
    return None if refusal is None else refusal.code


def lay_all(state: Any, cells: list[tuple[int, int]]) -> list[dict[str, Any]]:
    """The seat whose turn it is lays its tiles in order on these cells and confirms."""
    tiles = list(GAME.dump(state)["tiles"][state.turn])
    for tile in tiles:
        GAME.apply(state, Lay(tile, cells.pop(0)))
    return [to_plain(event) for event in GAME.apply(state, CONFIRM)]


@pytest.mark.rule("M-70")
@pytest.mark.parametrize(("players", "each"), [(2, 18), (3, 12), (4, 9)])
def test_each_player_draws_the_same_number_of_the_classic_tiles(players: int, each: int) -> None:
    hands = set()
    for seed in range(5):
        match = Match.begin(GAME, Setup("plus", players), seed)
        now = GAME.dump(match.state)
        assert [len(tiles) for tiles in now["tiles"]] == [each] * players
        assert Counter(tile for tiles in now["tiles"] for tile in tiles) == CLASSIC_TILES
        assert now["grid"] == [[None] * 6] * 6
        assert (now["confirmed"], now["laid"]) == ([], [])
        assert now["decision"] == {"kind": "lay", "seat": now["turn"]}
        hands.add(tuple(now["tiles"][0]))
        assert to_plain(GAME.view(match.state, 1)) == now, "drawn tiles lie open"
    assert len(hands) == 5, "at random"


@pytest.mark.rule("M-70", "M-71")
def test_the_draw_comes_first_then_who_starts_then_the_laying() -> None:
    match = Match.begin(GAME, Setup("plus", 3), 1, manual=True)
    assert to_plain(match.decision) == {"kind": "drawn", "seat": CHANCE}  # type: ignore[arg-type]
    before = GAME.dump(match.state)
    assert (before["tiles"], before["turn"]) == (None, None)
    assert GAME.legal(match.state) == ()
    for action, code in (
        (Lay("b1", (0, 0)), "chance_due"),
        (CONFIRM, "chance_due"),
        (THROW_ALL, "chance_due"),
        (Starts(0), "no_start_due"),
    ):
        assert code_of(match.state, action) == code
    tiles = tuple(map(tuple, dealt(3)))
    assert [to_plain(event) for event in match.submit(Drawn(tiles))] == [{"type": "drawn", "tiles": dealt(3)}]  # type: ignore[arg-type]
    assert code_of(match.state, Drawn(tiles)) == "no_draw_due"  # type: ignore[arg-type]
    assert to_plain(match.decision) == {"kind": "starts", "seat": CHANCE}  # type: ignore[arg-type]
    assert [to_plain(event) for event in match.submit(Starts(1, ((2, 6, 6), (None, 5, 4))))] == [
        {"type": "starts", "seat": 1, "rolls": [[2, 6, 6], [None, 5, 4]]},
        {"type": "laying_began", "seat": 1},
    ]
    assert to_plain(match.decision) == {"kind": "lay", "seat": 1}  # type: ignore[arg-type]


@pytest.mark.rule("M-70")
@pytest.mark.parametrize(
    ("tiles", "code", "where"),
    [
        (dealt(2)[:1], "wrong_count", "tiles"),
        ([TILES[:17], TILES[17:]], "wrong_count", "tiles[0]"),
        ([TILES[:18], [*TILES[18:35], "p1"]], "unknown_tile", "tiles[1][17]"),
        ([TILES[:18], [*TILES[18:35], "b1"]], "wrong_tiles", "tiles"),
    ],
)
def test_a_draw_that_cannot_be_is_refused(tiles: Any, code: str, where: str) -> None:
    match = Match.begin(GAME, Setup("plus", 2), 1, manual=True)
    with pytest.raises(IllegalAction) as raised:
        match.submit(Drawn(tuple(map(tuple, tiles))))
    assert (raised.value.code, raised.value.where) == (code, where)
    with pytest.raises(BadSetup) as refused:
        GAME.new(Setup("plus", 2, {}, {"tiles": tiles}))
    assert (refused.value.code, refused.value.where) == (code, f"setup.{where}") or code == "wrong_count"
    assert refused.value.where.startswith("setup.tiles")


@pytest.mark.rule("M-71")
def test_a_table_that_fixes_who_starts_still_draws() -> None:
    state = GAME.new(Setup("plus", 2, {}, {"first": 1}))
    assert to_plain(GAME.decision(state)) == {"kind": "drawn", "seat": CHANCE}  # type: ignore[arg-type]
    assert code_of(state, Lay("b1", (0, 0))) == "chance_due"
    events = GAME.apply(state, GAME.sample(state, Rng(1)))
    assert to_plain(events[-1]) == {"type": "laying_began", "seat": 1}


@pytest.mark.rule("M-71")
def test_any_of_ones_tiles_on_any_free_cell_equal_tiles_once() -> None:
    state = laying(3)
    kinds = set(dealt(3)[0])
    assert len(kinds) < 12
    legal = [to_plain(action) for action in GAME.legal(state)]
    assert len(legal) == len(kinds) * 36
    assert {(action["tile"], *action["square"]) for action in legal} == {
        (tile, *cell) for tile in kinds for cell in CELLS
    }
    assert [to_plain(event) for event in GAME.apply(state, Lay("b1", (2, 3)))] == [
        {"type": "laid", "seat": 0, "tile": "b1", "square": [2, 3]}
    ]
    assert (2, 3) not in {tuple(action["square"]) for action in map(to_plain, GAME.legal(state))}
    other = next(tile for tile in dealt(3)[1] if tile not in kinds)
    assert code_of(state, Lay("b1", (2, 3))) == "cell_taken"
    assert code_of(state, Lay(other, (0, 0))) == "tile_not_held"  # type: ignore[arg-type]
    assert code_of(state, Lay("b1", (6, 0))) == "not_a_square"
    assert code_of(state, CONFIRM) == "tiles_left"
    for action in (THROW_ALL, Place((0, 0)), PASS, Retire()):
        assert code_of(state, action) == "laying"


@pytest.mark.rule("M-72")
def test_a_laid_tile_may_be_moved_until_its_owner_confirms() -> None:
    state = laying()
    assert GAME.also(state) == ()
    GAME.apply(state, Lay("b1", (0, 0)))
    assert GAME.also(state) == ("lift",)
    assert GAME.dump(state)["laid"] == [[0, 0]]
    assert [to_plain(event) for event in GAME.apply(state, Lift((0, 0)))] == [
        {"type": "lifted", "seat": 0, "tile": "b1", "square": [0, 0]}
    ]
    now = GAME.dump(state)
    assert Counter(now["tiles"][0]) == Counter(dealt(2)[0])
    assert (now["grid"], now["laid"]) == ([[None] * 6] * 6, [])
    assert code_of(state, Lift((0, 0))) == "no_tile_there"
    cells = CELLS[:]
    for tile in dealt(2)[0]:
        GAME.apply(state, Lay(tile, cells.pop(0)))  # type: ignore[arg-type]
    assert GAME.legal(state) == (CONFIRM,)
    assert GAME.also(state) == ("lift",), "all laid, and still to be moved"
    GAME.apply(state, Lift((0, 0)))
    GAME.apply(state, Lay(dealt(2)[0][0], (5, 5)))  # type: ignore[arg-type]
    assert [to_plain(event) for event in GAME.apply(state, CONFIRM)] == [
        {"type": "confirmed", "seat": 0},
        {"type": "laying_began", "seat": 1},
    ]
    now = GAME.dump(state)
    assert (now["confirmed"], now["laid"], now["turn"]) == ([0], [], 1)
    assert GAME.also(state) == ()
    assert code_of(state, Lift((5, 5))) == "not_your_tile", "then they are fixed"
    GAME.apply(state, Lay(dealt(2)[1][0], (0, 0)))  # type: ignore[arg-type]
    assert code_of(state, Lift((5, 5))) == "not_your_tile"
    assert code_of(state, Lift((0, 0))) is None


@pytest.mark.rule("M-71", "M-72")
@pytest.mark.parametrize(("players", "first"), [(2, 1), (3, 1), (4, 2)])
def test_round_from_the_highest_who_then_starts_the_game(players: int, first: int) -> None:
    state = laying(players, first)
    cells = CELLS[:]
    laid = []
    for number in range(players):
        laid.append(GAME.dump(state)["turn"])
        events = lay_all(state, cells)
        if number < players - 1:
            assert events[1] == {"type": "laying_began", "seat": (laid[-1] + 1) % players}
    assert laid == [(first + number) % players for number in range(players)]
    assert events == [{"type": "confirmed", "seat": laid[-1]}, {"type": "turn_began", "seat": first, "replay": False}]
    now = GAME.dump(state)
    assert now["decision"] == {"kind": "turn", "seat": first}
    assert now["confirmed"] == list(range(players))
    assert now["tiles"] == [[]] * players
    expected = [tile for seat in laid for tile in dealt(players)[seat]]
    assert [tile for row in now["grid"] for tile in row] == expected
    assert code_of(state, Lift((0, 0))) == "grid_complete"
    assert code_of(state, Lay("b1", (0, 0))) == "grid_complete"
    assert code_of(state, CONFIRM) == "grid_complete"


@pytest.mark.rule("M-55", "M-71")
def test_then_it_is_morpyam_on_that_grid_in_every_other_rule() -> None:
    state = laying()
    cells = CELLS[:]
    for _ in range(2):
        lay_all(state, cells)
    grid = GAME.dump(state)["grid"]
    assert GAME.also(state) == ("retire",), "once the grid is complete"
    state = GAME.load(GAME.dump(state) | {"dice": [3, 3, 3, 5, 5], "throws": 1})
    tiles = {grid[row][column] for row, column in (a.square for a in GAME.legal(state) if isinstance(a, Place))}
    assert tiles == {"b3", "full", "sec"}


@pytest.mark.rule("M-73")
def test_a_table_need_not_draw_any_arrangement_of_the_tiles_is_a_grid() -> None:
    grid = [TILES[row * 6 : row * 6 + 6] for row in range(6)]
    state = GAME.new(Setup("plus", 2, {}, {"grid": grid, "first": 1}))
    now = GAME.dump(state)
    assert (now["grid"], now["tiles"], now["confirmed"]) == (grid, [[], []], [0, 1])
    assert now["decision"] == {"kind": "turn", "seat": 1}
    without_first = Match.begin(GAME, Setup("plus", 2, {}, {"grid": grid}), 1, manual=True)
    assert to_plain(without_first.decision) == {"kind": "starts", "seat": CHANCE}  # type: ignore[arg-type]
    begun = without_first.submit(Starts(0))
    assert to_plain(begun[-1]) == {"type": "turn_began", "seat": 0, "replay": False}


@pytest.mark.rule("M-04", "M-73")
@pytest.mark.parametrize("variant", ["classic", "plus"])
def test_a_grid_that_is_none_is_refused_by_name(variant: str) -> None:
    grid: list[list[Any]] = [TILES[row * 6 : row * 6 + 6] for row in range(6)]

    def refusal(given: Any) -> tuple[str, str, Any, Any]:
        with pytest.raises(BadSetup) as raised:
            GAME.new(Setup(variant, 2, {}, {"grid": given}))
        error = raised.value
        return error.code, error.where, error.got, error.want

    assert refusal(grid[:5])[:2] == ("bad_shape", "setup.grid")
    assert refusal("b1")[:2] == ("bad_shape", "setup.grid")
    assert refusal([*grid[:5], grid[5][:5]])[:2] == ("bad_shape", "setup.grid[5]")
    assert refusal([*grid[:5], [*grid[5][:5], None]])[:2] == ("unknown_tile", "setup.grid[5][5]")
    assert refusal([*grid[:5], [*grid[5][:5], "p1"]])[:2] == ("unknown_tile", "setup.grid[5][5]")
    assert refusal([*grid[:5], [*grid[5][:5], ["b1"]]])[:2] == ("unknown_tile", "setup.grid[5][5]")
    assert TILES[35] == "suite"
    code, where, got, want = refusal([*grid[:5], [*grid[5][:5], "b1"]])
    assert (code, where, got, want) == ("wrong_tiles", "setup.grid", {"b1": 4, "suite": 1}, {"b1": 3, "suite": 2})


@pytest.mark.rule("M-73")
def test_a_grid_and_tiles_to_lay_exclude_each_other() -> None:
    grid = [TILES[row * 6 : row * 6 + 6] for row in range(6)]
    with pytest.raises(BadSetup, match="grid_or_tiles"):
        GAME.new(Setup("plus", 2, {}, {"grid": grid, "tiles": dealt(2)}))
