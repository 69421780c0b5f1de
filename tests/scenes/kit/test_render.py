"""Drawing only what changed gives the same pixels as drawing everything."""

import pygame
from hypothesis import given, settings
from hypothesis import strategies as st

from scenes.kit.frame import Item
from scenes.kit.render import Renderer, damage, merged

SIZE = (120, 80)


def item(colour, x, y, w, h, alpha=255):
    rect = pygame.Rect(x, y, w, h)

    def paint(surface, where):
        patch = pygame.Surface(where.size, pygame.SRCALPHA)
        patch.fill((*colour, alpha))
        surface.blit(patch, where)

    return Item((colour, alpha), rect, paint, opaque=alpha == 255)


ground = item((10, 60, 60), 0, 0, *SIZE)
ITEMS = st.builds(
    item,
    st.sampled_from([(250, 10, 10), (10, 250, 10), (10, 10, 250), (200, 200, 40)]),
    st.integers(-20, 110),
    st.integers(-20, 70),
    st.integers(1, 60),
    st.integers(1, 60),
    st.sampled_from([255, 120]),
)
LISTS = st.lists(ITEMS, max_size=9)


def drawn(items):
    surface = pygame.Surface(SIZE, 0, 32)
    Renderer().draw(surface, [ground, *items])
    return pygame.image.tobytes(surface, "RGB")


@settings(deadline=None, max_examples=150)
@given(st.lists(LISTS, min_size=2, max_size=4), st.randoms(use_true_random=False))
def test_repainting_damage_equals_painting_anew(frames, random):
    surface = pygame.Surface(SIZE, 0, 32)
    renderer = Renderer()
    frames = [*frames, random.sample(frames[-1], len(frames[-1]))]  # the last one in another order, too
    for items in frames:
        renderer.draw(surface, [ground, *items])
        assert pygame.image.tobytes(surface, "RGB") == drawn(items)


def test_nothing_changed_draws_nothing():
    calls = []
    rect = pygame.Rect(0, 0, 10, 10)
    surface = pygame.Surface(SIZE, 0, 32)
    renderer = Renderer()
    assert renderer.draw(surface, [Item("a", rect, lambda s, r: calls.append(1))])
    assert renderer.draw(surface, [Item("a", rect.copy(), lambda s, r: calls.append(2))]) == []
    assert calls == [1]


def test_what_lies_under_an_opaque_item_is_not_drawn():
    calls = []
    under = Item("under", pygame.Rect(0, 0, *SIZE), lambda s, r: calls.append("under"))
    surface = pygame.Surface(SIZE, 0, 32)
    Renderer().draw(surface, [under, ground])
    assert calls == []


def test_a_moved_item_damages_where_it_was_and_is():
    before = [ground, item((1, 2, 3), 10, 10, 8, 8)]
    after = [ground, item((1, 2, 3), 60, 50, 8, 8)]
    assert sorted(map(tuple, damage(before, after))) == [(10, 10, 8, 8), (60, 50, 8, 8)]


def test_a_forgotten_surface_is_drawn_whole():
    surface = pygame.Surface(SIZE, 0, 32)
    renderer = Renderer()
    renderer.draw(surface, [ground])
    renderer.forget()
    assert renderer.draw(surface, [ground]) == [surface.get_rect()]


RECTS = st.lists(
    st.builds(pygame.Rect, st.integers(0, 300), st.integers(0, 200), st.integers(1, 40), st.integers(1, 40)),
    max_size=40,
)


@given(RECTS)
def test_regions_cover_everything_and_do_not_overlap(rects):
    whole = pygame.Rect(0, 0, 320, 220)
    regions = merged(rects, whole)
    for rect in rects:
        piece = rect.clip(whole)
        assert any(region.contains(piece) for region in regions)
    for index, region in enumerate(regions):
        assert region.collidelist(regions[:index]) == -1
        assert whole.contains(region)
