"""The physical dice on the command line."""

from __future__ import annotations

import argparse
import json

import pytest

from tabletop.workbench import dice


def parse(*arguments):
    parser = argparse.ArgumentParser()
    dice.add_arguments(parser)
    return parser.parse_args(arguments)


def run_json(capsys, *arguments):
    assert dice.run(parse(*arguments, "--json")) == 0
    return json.loads(capsys.readouterr().out)


def test_counts_add_up(capsys):
    result = run_json(capsys, "--throws", "20", "--seed", "3")
    assert result["throws"] == 20
    assert result["dice"] == 100
    assert list(result["faces"]) == ["1", "2", "3", "4", "5", "6"]
    assert sum(result["faces"].values()) == 100
    assert [sum(counts) for counts in result["by_die"]] == [20] * 5
    assert [sum(column) for column in zip(*result["by_die"], strict=True)] == list(result["faces"].values())
    expected = 100 / 6
    assert result["chi2"] == pytest.approx(sum((n - expected) ** 2 / expected for n in result["faces"].values()))
    assert 0 <= result["p"] <= 1
    assert result["throws_per_second"] > 0
    assert {"off_track", "cocked", "disturbed"} <= set(result)


def test_a_seed_gives_the_same_counts(capsys):
    one, two = (run_json(capsys, "--throws", "5", "--speed", "20", "--seed", "9") for _ in range(2))
    assert one["by_die"] == two["by_die"]


def test_reckless_throws_are_counted_as_fouls_once_each(capsys):
    result = run_json(capsys, "--throws", "10", "--speed", "60")
    assert 5 <= result["off_track"] <= 10


def test_lying_dice_are_not_counted(capsys):
    result = run_json(capsys, "--throws", "4", "--lying", "3")
    assert result["dice"] == 8
    assert [sum(counts) for counts in result["by_die"]] == [4, 4, 0, 0, 0]


def test_the_text_says_what_was_seen(capsys):
    assert dice.run(parse("--throws", "4")) == 0
    text = capsys.readouterr().out
    assert "χ²(5)" in text
    assert "cocked" in text
    assert "die 5" in text


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--throws", "0"), "too small"),
        (("--speed", "fast"), "no speed"),
        (("--speed", "7"), "8 to 60"),
        (("--speed", "61"), "8 to 60"),
        (("--speed", "nan"), "8 to 60"),
        (("--lying", "5"), "choose from"),
        (("--seed", "-1"), "no seed"),
    ],
)
def test_what_cannot_be_is_refused(capsys, arguments, complaint):
    with pytest.raises(SystemExit):
        parse(*arguments)
    assert complaint in capsys.readouterr().err
