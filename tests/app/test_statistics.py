"""Statistics: games, wins, best scores and dice, counted once each."""

import datetime
import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop.app.seats import Seat
from tabletop.app.statistics import (
    BEST_SCORES,
    NAMES_KEPT,
    BestScore,
    FinishedMatch,
    GameStatistics,
    Statistics,
    StatisticsStore,
    Tally,
    with_match,
)

DAY = datetime.date(2026, 3, 5)
ANA, BEN, BOT = Seat("Ana", 0), Seat("Ben", 1), Seat("", 2, "hard")


def match(number: int, **changes: object) -> FinishedMatch:
    fields: dict[str, object] = {
        "id": f"{number:x}",
        "game": "yamslam",
        "variant": "base",
        "seats": (ANA, BEN, BOT),
        "winners": (1,),
        "day": DAY,
        "scores": (120, 150, 90),
    }
    return FinishedMatch(**(fields | changes))


def store(folder: Path) -> StatisticsStore:
    return StatisticsStore(folder / "statistics.json")


def test_a_match_counts_for_all_who_sat_there(tmp_path):
    store(tmp_path).record(match(1))
    store(tmp_path).record(match(2, winners=(0, 2)))
    assert store(tmp_path).current.games == {
        "yamslam/base": GameStatistics(
            played=2,
            people={"Ana": Tally(2, 1), "Ben": Tally(2, 1)},
            bots={"hard": Tally(2, 1)},
            best=(
                BestScore("Ben", 150, DAY),
                BestScore("Ben", 150, DAY),
                BestScore("Ana", 120, DAY),
                BestScore("Ana", 120, DAY),
            ),
        )
    }


def test_a_match_recorded_twice_counts_once(tmp_path):
    store(tmp_path).record(match(7))
    again = store(tmp_path)
    again.record(match(7))
    assert again.current.games["yamslam/base"].played == 1


def test_games_and_variants_are_counted_apart(tmp_path):
    kept = store(tmp_path)
    kept.record(match(1))
    kept.record(match(2, variant="teams"))
    kept.record(match(3, game="moriham", seats=(ANA, BEN), winners=(), scores=None))
    assert set(kept.current.games) == {"yamslam/base", "yamslam/teams", "moriham/base"}
    assert kept.current.games["moriham/base"] == GameStatistics(1, {"Ana": Tally(1, 0), "Ben": Tally(1, 0)})


def test_only_the_best_scores_stay_and_of_equals_the_earlier():
    statistics = Statistics()
    for number in range(BEST_SCORES + 5):
        day = DAY + datetime.timedelta(days=number)
        statistics = with_match(statistics, match(number, seats=(ANA,), winners=(), scores=(number // 2,), day=day))
    best = statistics.games["yamslam/base"].best
    # Scores 0 0 1 1 … 6 6 7 on days 0…14: the ten best, equal ones in the order of their days.
    assert [(entry.score, (entry.day - DAY).days) for entry in best if entry.day] == [
        (7, 14), (6, 12), (6, 13), (5, 10), (5, 11), (4, 8), (4, 9), (3, 6), (3, 7), (2, 4),
    ]  # fmt: skip


def test_names_stay_within_bounds_and_the_latest_are_kept(tmp_path):
    kept = store(tmp_path)
    for number in range(NAMES_KEPT + 3):
        kept.current = with_match(kept.current, match(number, seats=(ANA, Seat(f"Guest {number}")), scores=(1, 2)))
    kept.flush()
    people = store(tmp_path).current.games["yamslam/base"].people
    assert len(people) == NAMES_KEPT
    assert people["Ana"].played == NAMES_KEPT + 3
    assert "Guest 0" not in people
    # The order survives the file: whoever played last goes last.
    again = store(tmp_path)
    again.record(match(999, seats=(Seat("Guest 100"),), scores=(1,)))
    assert list(store(tmp_path).current.games["yamslam/base"].people)[-1] == "Guest 100"


def test_dice_are_counted_by_the_way_they_were_thrown(tmp_path):
    kept = store(tmp_path)
    kept.count_dice("hand", (1, 1, 6, 3, 5))
    kept.count_dice("hand", (6,))
    kept.count_dice("quick", ())
    kept.flush()
    assert store(tmp_path).current.dice == {"hand": (2, 0, 1, 0, 1, 2), "quick": (0, 0, 0, 0, 0, 0)}
    written = (tmp_path / "statistics.json").stat().st_mtime_ns
    kept.flush()  # nothing new, nothing written
    assert (tmp_path / "statistics.json").stat().st_mtime_ns == written


@pytest.mark.parametrize("values", [(0,), (7,), (1, -1)])
def test_a_face_no_die_has_is_refused_and_counts_nothing(tmp_path, values):
    kept = store(tmp_path)
    with pytest.raises(ValueError, match="1 to 6"):
        kept.count_dice("hand", values)
    assert kept.current == Statistics()


def test_a_match_out_of_range_is_refused(tmp_path):
    kept = store(tmp_path)
    with pytest.raises(ValueError, match="name"):
        kept.record(match(1, seats=(Seat("x" * 25),), scores=(1,)))
    assert kept.current == Statistics()


def test_a_bad_entry_costs_itself_alone_and_unknown_ones_stay(tmp_path):
    path = tmp_path / "statistics.json"
    document = {
        "format": "tabletop statistics",
        "version": 2,
        "games": {
            "yamslam/base": {"played": 3, "people": {"Ana": {"played": -1, "won": 2}}, "fastest": 61},
            "chess": {"played": 1},
        },
        "dice": {"hand": [1, 2, 3], "quick": [1, 2, 3, 4, 5, 6]},
        "evenings": 12,
    }
    path.write_text(json.dumps(document))
    kept = StatisticsStore(path)
    assert {fault.where for fault in kept.faults} == {
        "$.games['yamslam/base'].people['Ana'].played",
        "$.games['chess']",
        "$.dice['hand']",
    }
    assert kept.current.games["yamslam/base"].people == {"Ana": Tally(0, 2)}
    kept.count_dice("quick", (6,))
    kept.flush()
    after = json.loads(path.read_bytes())
    assert after == {**document, "dice": {"hand": [1, 2, 3], "quick": [1, 2, 3, 4, 5, 7]}}


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
game_like = st.dictionaries(st.sampled_from(["played", "people", "bots", "best"]), json_values, max_size=4)


@settings(max_examples=60, deadline=None)
@given(
    games=json_values | st.dictionaries(st.sampled_from(["yamslam/base", "x"]), game_like | json_values),
    dice=json_values,
    matches=json_values,
)
def test_values_of_any_kind_do_not_stop_the_counting(tmp_path_factory, games, dice, matches):
    folder = tmp_path_factory.mktemp("statistics")
    head = {"format": "tabletop statistics", "version": 1}
    (folder / "statistics.json").write_text(json.dumps({**head, "games": games, "dice": dice, "matches": matches}))
    kept = store(folder)
    played = kept.current.games.get("yamslam/base", GameStatistics()).played
    kept.record(match(1))
    kept.count_dice("hand", (1,))
    kept.flush()
    after = store(folder).current
    if "1" not in (matches if isinstance(matches, list) else ()):
        assert after.games["yamslam/base"].played == min(played + 1, 2**53)
    assert after.dice["hand"][0] >= 1
