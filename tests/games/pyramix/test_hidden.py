"""What is known of cubes that have shown no face, and that the rest stays secret (P-05, P-14)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations
from typing import Any

import pytest

from tabletop.core.actions import TABLE
from tabletop.core.errors import BadState
from tabletop.core.game import Setup, to_plain
from tabletop.core.match import Match
from tabletop.core.rng import Rng
from tabletop.games.pyramix.actions import Take
from tabletop.games.pyramix.hidden import Hidden
from tabletop.games.pyramix.rules import GAME
from tabletop.games.pyramix.state import State

GameAt = Callable[..., State]

ROOF = [(0, 1, 3), (1, 0, 3), (1, 1, 2)]
"""Three cubes of layer 4 that hide (1, 1, 3), with nothing above them."""
TWO_ROOFS = [*ROOF, (3, 1, 0), (3, 0, 1), (2, 1, 1)]
"""And three more that hide (3, 1, 1)."""


def name(cell: tuple[int, int, int]) -> str:
    return "{},{},{}".format(*cell)


def matches(options: dict[str, str | bool], seeds: range) -> Iterator[Match[Any, Any]]:
    for seed in seeds:
        match = Match.begin(GAME, Setup("base", 2 + seed % 3, options), seed)
        yield match
        rng = Rng(seed)
        while match.decision is not None:
            match.submit(rng.choice(GAME.legal(match.state)))
            yield match


@pytest.mark.rule("P-05")
def test_every_viewer_sees_the_same_and_no_unseen_cube() -> None:
    match = Match.begin(GAME, Setup("base", 3), 4)
    full = GAME.position(match.state)
    views = [GAME.view(match.state, viewer) for viewer in (0, 1, 2, TABLE)]
    assert all(view == views[0] for view in views)
    unseen = {cell for cell, cube in views[0].cubes.items() if cube == "?"}
    assert unseen == {cell for cell in full.cubes if "0" not in cell.split(",")}
    assert len(unseen) == 10
    assert {cell: cube for cell, cube in views[0].cubes.items() if cube != "?"} == {
        cell: cube for cell, cube in full.cubes.items() if cell not in unseen
    }


@pytest.mark.rule("P-05")
def test_the_stacking_is_told_without_the_cubes_inside() -> None:
    state = GAME.new(Setup("base", 2))
    (event,) = GAME.apply(state, GAME.sample(state, Rng(1)))
    shown = to_plain(GAME.redact(event, 0))["cubes"]
    assert list(shown.values()).count("?") == 10
    assert shown == GAME.view(state, TABLE).cubes
    assert "?" not in to_plain(event)["cubes"].values()


@pytest.mark.rule("P-05")
@pytest.mark.parametrize("block", ["all", "visible"])
def test_a_cube_once_seen_stays_in_sight_and_one_unseen_has_never_moved(block: str) -> None:
    known: dict[str, str] = {}
    start: dict[str, str] = {}
    for match in matches({"cobras_block": block}, range(12)):
        view = GAME.view(match.state, TABLE).cubes
        full = GAME.position(match.state)
        if not any(full.taken):
            known, start = view, full.cubes
        for cell, cube in view.items():
            if known[cell] != "?":
                assert cube != "?"
            if cube == "?":
                assert full.cubes[cell] == start[cell]
        known = view


@pytest.mark.rule("P-05")
def test_slides_and_takes_name_nothing_unseen() -> None:
    """Every cube that an event names is in sight before, or is told as coming to sight."""
    for seed in range(8):
        match = Match.begin(GAME, Setup("base", 2), seed)
        rng = Rng(seed)
        while match.decision is not None:
            before = GAME.view(match.state, TABLE).cubes
            told = [to_plain(event) for event in match.submit(rng.choice(GAME.legal(match.state)))]
            after = GAME.view(match.state, TABLE).cubes
            for event in told:
                if event["type"] == "taken":
                    assert before[name(event["from"])] == event["cube"]
                if event["type"] == "revealed":
                    assert all(before[cell] == "?" and after[cell] == cube for cell, cube in event["cubes"].items())
            news = {cell for cell, cube in before.items() if cube == "?" and after[cell] != "?"}
            assert news == {cell for event in told if event["type"] == "revealed" for cell in event["cubes"]}


@pytest.mark.rule("P-14")
def test_views_and_positions_carry_the_legal_takes(game_at: GameAt) -> None:
    blocked = game_at(above_tray=ROOF, cobras=[(1, 1, 3)])
    free = game_at(above_tray=ROOF, put={(1, 1, 3): "blue-ankh"})
    cells = [name(cell) for cell in ROOF]
    for state, allowed in ((blocked, False), (free, True)):
        for shown in (GAME.dump(state), to_plain(GAME.view(state, 0)), to_plain(GAME.view(state, TABLE))):
            assert shown["legal_takes"] == [name(take.cube) for take in GAME.legal(state)]
            assert all((cell in shown["legal_takes"]) == allowed for cell in cells)


@pytest.mark.rule("P-05", "P-14")
@pytest.mark.parametrize("block", ["all", "visible"])
def test_a_determinization_agrees_with_the_view(block: str) -> None:
    for step, match in enumerate(matches({"cobras_block": block}, range(6))):
        view = GAME.view(match.state, TABLE)
        guess = GAME.determinize(view, Rng(step))
        assert GAME.view(guess, TABLE) == view
        assert GAME.legal(guess) == GAME.legal(match.state)


@pytest.mark.rule("P-05", "P-14")
@pytest.mark.parametrize("block", ["all", "visible"])
@pytest.mark.parametrize("cobras", [[(1, 1, 3)], [(3, 1, 1)], [(1, 1, 3), (3, 1, 1)], []])
def test_the_ways_the_unseen_may_lie_are_those_that_agree(
    game_at: GameAt, cobras: list[tuple[int, int, int]], block: str
) -> None:
    """Against all ways to swap the unseen cubes, kept when the same takes are legal."""
    above = [*TWO_ROOFS, (2, 0, 2), (1, 1, 2)]
    above += [cell for cell in ((2, 1, 1), (2, 0, 2), (2, 2, 0)) if cell not in above]
    put = {(2, 1, 2): "green-eye"} | {cell: "blue-eye" for cell in ((3, 1, 1),) if cell not in cobras}
    state = game_at(above_tray=above, cobras=cobras, put=put, cobras_block=block)
    data = GAME.dump(state)
    view = GAME.view(state, TABLE)
    unseen = [cell for cell, cube in view.cubes.items() if cube == "?"]
    assert len(unseen) >= 3
    expected = set()
    for order in permutations([data["cubes"][cell] for cell in unseen]):
        other = GAME.load(data | {"cubes": data["cubes"] | dict(zip(unseen, order, strict=True))})
        if GAME.legal(other) == GAME.legal(state):
            expected.add(order)
    found = [tuple(GAME.position(way).cubes[cell] for cell in unseen) for way in Hidden(view).all()]
    assert len(found) == len(set(found))
    assert set(found) == expected
    if cobras and block == "all":
        assert len(expected) < len(set(permutations([data["cubes"][cell] for cell in unseen])))


@pytest.mark.rule("P-05")
def test_every_way_is_drawn_equally_often(game_at: GameAt) -> None:
    state = game_at(above_tray=[*TWO_ROOFS, (2, 0, 2)], cobras=[(1, 1, 3)], cobras_block="visible")
    hidden = Hidden(GAME.view(state, TABLE))
    ways = [tuple(way.cubes) for way in hidden.all()]
    rng = Rng(11)
    draws = 600 * len(ways)
    counts = Counter(tuple(hidden.sample(rng).cubes) for _ in range(draws))
    assert set(counts) == set(ways)
    assert all(abs(count - 600) < 5 * 600**0.5 for count in counts.values())


@pytest.mark.rule("P-05", "P-14")
def test_swapping_cubes_that_stay_unseen_changes_no_view_and_no_event() -> None:
    for step, match in enumerate(matches({}, range(10))):
        state = match.state
        legal = GAME.legal(state)
        if not legal or step % 3:
            continue
        take = legal[step % len(legal)]
        after = state.clone()
        events = GAME.apply(after, take)
        other = swapped(state, after, Rng(step))
        assert GAME.view(other, 0) == GAME.view(state, 0)
        if GAME.legal(other) == legal:
            assert GAME.apply(other, take) == events


def swapped(state: State, after: State, rng: Rng) -> State:
    """The state with cubes that are still unseen afterwards among each other, the same takes legal before and after."""
    cells = [cell for cell, cube in GAME.view(after, TABLE).cubes.items() if cube == "?"]
    data = GAME.dump(state)
    for _ in range(20):
        order = [data["cubes"][cell] for cell in cells]
        rng.shuffle(order)
        other = GAME.load(data | {"cubes": data["cubes"] | dict(zip(cells, order, strict=True))})
        if GAME.legal(other) == GAME.legal(state):
            return other
    return state


def test_a_view_that_nothing_agrees_with_is_refused(game_at: GameAt) -> None:
    """With no cobra unseen the roof would be free to take."""
    state = game_at(above_tray=ROOF, put={(1, 1, 3): "blue-ankh"})
    view = GAME.view(state, TABLE)
    view.legal_takes.remove("1,1,2")
    with pytest.raises(BadState, match="no_such_view"):
        GAME.determinize(view, Rng(0))


def test_a_view_no_game_looks_like_is_refused(game_at: GameAt) -> None:
    state = game_at(cobras=[(1, 1, 1), (2, 1, 1), (1, 2, 1), (1, 1, 2)])
    unseen, floating = GAME.view(state, TABLE), GAME.view(state, TABLE)
    unseen.cubes["0,0,0"] = "?"
    with pytest.raises(BadState, match=r"unseen_in_sight at cubes\.0,0,0"):
        GAME.determinize(unseen, Rng(0))
    del floating.cubes["2,1,1"]
    with pytest.raises(BadState, match=r"floating_cube at cubes\.1,1,1"):
        GAME.determinize(floating, Rng(0))


def test_a_view_with_nothing_unseen_determines_the_state(game_at: GameAt) -> None:
    state = game_at(above_tray=[(4, 0, 0)])
    assert GAME.dump(GAME.determinize(GAME.view(state, 1), Rng(3))) == GAME.dump(state)
    GAME.apply(state, Take((4, 0, 0)))
    assert GAME.dump(GAME.determinize(GAME.view(state, 1), Rng(3))) == GAME.dump(state)
