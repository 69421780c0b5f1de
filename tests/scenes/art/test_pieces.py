"""Chips, players' tokens, icons, emblems, boxes and trays."""

from itertools import combinations

import pygame
import pytest

from scenes.art import boxes, chips, emblems, icons, players, trays
from scenes.art.eye import Eye
from scenes.art.numerals import numeral_svg
from scenes.art.palette import contrast

Y_02 = {"two_pairs": 5, "three": 10, "small_straight": 20, "flush": 25, "full": 30, "four": 40, "large_straight": 50}


def _bytes(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


@pytest.mark.rule("Y-02")
def test_chips_bear_the_values_of_the_rules() -> None:
    assert {name: series.value for name, series in chips.SERIES.items()} == Y_02


def test_each_series_has_a_colour_pattern_and_blocks_of_its_own() -> None:
    for parts in ("body", "pattern"):
        assert len({getattr(series, parts) for series in chips.SERIES.values()}) == 7
    assert len({_bytes(chips.paint_chips(name, 60).surface) for name in chips.SERIES}) == 7
    assert [len(chips.SERIES[name].blocks) for name in Y_02] == [4, 3, 4, 5, 5, 4, 5]


def test_a_stack_rises_by_its_thickness() -> None:
    one, four = chips.paint_chips("full", 80, 1), chips.paint_chips("full", 80, 4)
    rise = chips.chip_stack_height(80, 4) - chips.chip_stack_height(80, 1)
    assert rise == pytest.approx(3 * chips.THICKNESS * 0.8)
    assert four.surface.get_height() - one.surface.get_height() == pytest.approx(rise, abs=2)
    # The middle of the top face is cream where it is said to be, just below the number.
    x, y = four.anchor
    spot = four.surface.get_at((round(x), round(y - chips.chip_stack_height(80, 4) - 80 * 0.28)))
    assert spot.a == 255
    assert min(spot[:3]) > 150


def test_chips_lit_and_out_of_play_look_different() -> None:
    states: tuple[dict[str, bool], ...] = ({}, {"lit_up": True}, {"dim": True}, {"out": True})
    looks = [chips.paint_chips("four", 60, **state).surface for state in states]
    assert len({_bytes(look) for look in looks}) == 4


def test_chips_out_of_play_keep_their_values_and_lose_their_colours() -> None:
    seen = {name: chips.paint_chips(name, 60, out=True).surface for name in chips.SERIES}
    assert len({_bytes(surface) for surface in seen.values()}) == 7
    red = seen["four"]
    middle = red.get_at((red.get_width() // 2 - 24, red.get_height() // 2))
    assert max(middle[:3]) - min(middle[:3]) < 40


def test_chips_that_do_not_exist_are_refused() -> None:
    with pytest.raises(ValueError, match=r"'yamslam'.*two_pairs"):
        chips.paint_chips("yamslam", 60)
    with pytest.raises(ValueError, match="at least one"):
        chips.paint_chips("full", 60, 0)


def _linear(colour: tuple[int, int, int]) -> tuple[float, ...]:
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in colour))


def _lab(linear: tuple[float, ...]) -> tuple[float, float, float]:
    r, g, b = (min(1.0, max(0.0, part)) for part in linear)
    white = (0.9505, 1.0, 1.089)
    xyz = (
        0.4124 * r + 0.3576 * g + 0.1805 * b,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        0.0193 * r + 0.1192 * g + 0.9505 * b,
    )
    x, y, z = (
        (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116)
        for t in (value / top for value, top in zip(xyz, white, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


# What people without one kind of cone see (Machado, Oliveira and Fernandes 2009, severity 1).
_BLINDNESS = {
    "none": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


@pytest.mark.parametrize("kind", list(_BLINDNESS))
def test_players_colours_stay_apart_for_every_eye(kind: str) -> None:
    matrix = _BLINDNESS[kind]
    seen = []
    for player in players.PLAYERS:
        linear = _linear(player.colour)
        seen.append(_lab(tuple(sum(a * b for a, b in zip(row, linear, strict=True)) for row in matrix)))
    for first, second in combinations(seen, 2):
        assert sum((a - b) ** 2 for a, b in zip(first, second, strict=True)) ** 0.5 > 15


def test_players_signs_can_be_seen_on_their_tokens() -> None:
    assert [player.name for player in players.PLAYERS] == ["vermilion", "blue", "yellow", "violet"]
    for player in players.PLAYERS:
        assert contrast(player.colour, player.mark) >= 3.0


@pytest.mark.parametrize("player", range(4))
def test_tokens_and_signs(player: int) -> None:
    for size in (20, 64):
        for picture in (players.paint_sign(player, size), players.paint_badge(player, size)):
            assert picture.get_size() == (size, size)
            assert picture.get_at((size // 2, size // 2)).a == 255
    token = players.paint_token(player, 70)
    x, y = token.anchor
    assert token.surface.get_at((round(x), round(y - 15))).a == 255
    ghost = players.paint_token(player, 70, ghost=True)
    assert ghost.surface.get_at((round(ghost.anchor[0]), round(ghost.anchor[1] - 15))).a < 200


def test_a_lifted_token_stands_above_its_foot() -> None:
    lifted = players.paint_token(0, 70, lift=0.5)
    x, y = lifted.anchor
    assert lifted.surface.get_at((round(x), round(y - 35 - 15))).a == 255
    assert lifted.surface.get_at((round(x), round(y + 3))).a < 200


def test_a_fifth_player_has_no_colour() -> None:
    with pytest.raises(ValueError, match="0 to 3"):
        players.player_of(4)


@pytest.mark.parametrize("name", icons.ICONS)
def test_icons_fill_their_box_and_stay_within(name: str) -> None:
    picture = icons.paint_icon(name, 96)
    drawn = picture.get_bounding_rect(min_alpha=40)
    assert drawn.width >= 60 or drawn.height >= 60
    assert picture.get_rect().inflate(-4, -4).contains(drawn)


def test_icons_differ_and_unknown_ones_are_refused() -> None:
    assert len({_bytes(icons.paint_icon(name, 32)) for name in icons.ICONS}) == len(icons.ICONS)
    with pytest.raises(ValueError, match=r"'spoon'.*trophy"):
        icons.paint_icon("spoon", 32)


def test_percentages() -> None:
    assert icons.paint_percent(37, (90, 30)).get_bounding_rect(min_alpha=40).width > 40
    with pytest.raises(ValueError, match="101"):
        icons.paint_percent(101, (90, 30))
    with pytest.raises(KeyError):
        numeral_svg("x", 0, 0, 10, "#fff")


@pytest.mark.parametrize("game", list(emblems.DRESSES))
def test_emblems_and_boxes(game: str) -> None:
    emblem = emblems.paint_emblem(game, 64)
    assert emblem.get_at((0, 0)).a == 0
    assert emblem.get_at((32, 32)).a == 255
    cover = boxes.paint_cover(game, (210, 260))
    assert cover.get_size() == (210, 260)
    area = boxes.title_area((210, 260))
    assert cover.get_rect().contains(area)
    # The title stands on an even, dark ground.
    ground = pygame.transform.average_color(cover, area)
    assert contrast(emblems.DRESSES[game].title, (ground[0], ground[1], ground[2])) >= 7
    box = boxes.paint_box(game, (210, 260))
    left, top = box.anchor
    assert box.surface.get_at((round(left) + 100, round(top) + 265)).a == 255


def test_a_cover_of_another_shape_is_cut_not_stretched() -> None:
    assert boxes.paint_cover("pyramix", (300, 200)).get_size() == (300, 200)


def test_a_game_without_a_dress_is_refused() -> None:
    with pytest.raises(ValueError, match=r"'chess'.*morpyam"):
        emblems.paint_emblem("chess", 20)
    with pytest.raises(ValueError, match="chess"):
        boxes.paint_cover("chess", (20, 20))


EYE = Eye((320.0, 180.0), 26.0, (5.75, -3.65))
SIZE = (640, 360)


@pytest.mark.parametrize("tin", [True, False])
def test_trays_have_their_floor_and_near_rim_where_the_eye_sees_them(tin: bool) -> None:
    layers = (trays.paint_tin if tin else trays.paint_wooden_tray)(EYE, SIZE)
    assert layers.back.get_size() == SIZE
    assert layers.front.get_height() == SIZE[1] - layers.front_top
    x, y, _ = EYE.project(5.75, -3.65)
    assert layers.back.get_at((round(x), round(y))).a == 255
    assert layers.back.get_at((2, 2)).a == 0
    # Just outside the near edge, on top of the wall, both layers show the rim; inside the track only the back does.
    x, y, _ = EYE.project(5.75, -7.3 - 0.25, 1.5)
    assert layers.front.get_at((round(x), round(y) - layers.front_top)).a == 255
    x, y, _ = EYE.project(5.75, -7.3 + 0.25, 1.5)
    assert layers.front.get_at((round(x), round(y) - layers.front_top)).a == 0
    assert layers.back.get_at((round(x), round(y))).a == 255


def test_seven_wells_lie_on_the_flange() -> None:
    outline, wells = trays.tin_outline(), trays.tin_wells()
    assert len(wells) == 7
    radius = trays.WELL_RADIUS
    for x, y, z in wells:
        assert z == 1.5
        assert outline.left < x - radius
        assert x + radius < outline.right
        assert y + radius < outline.top
        assert x + radius < 0 or x - radius > 11.5 or y - radius > 0
    for (ax, ay, _), (bx, by, _) in combinations(wells, 2):
        assert (ax - bx) ** 2 + (ay - by) ** 2 > (2 * radius) ** 2
