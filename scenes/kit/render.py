"""Bringing a list of items to a surface by drawing only where it differs from the list before."""

from collections import Counter
from collections.abc import Hashable, Sequence
from typing import Final, TypeAlias

import pygame

from scenes.kit.frame import Item

_Token: TypeAlias = tuple[Hashable, int, int, int, int]

MOST_REGIONS: Final = 16
WHOLE_FROM: Final = 0.7  # share of the surface from which it is drawn whole


class Renderer:
    """Keeps what a surface shows and redraws what changes.

    The surface must keep its pixels between frames; call ``forget`` when it did not.
    """

    def __init__(self) -> None:
        self._shown: list[Item] | None = None
        self._size = (0, 0)

    def forget(self) -> None:
        """Draw everything at the next frame."""
        self._shown = None

    def draw(self, surface: pygame.Surface, items: list[Item]) -> list[pygame.Rect]:
        """Draws the items from the bottom up; returns the regions that were drawn anew, none when nothing changed."""
        whole = surface.get_rect()
        if self._shown is None or self._size != whole.size:
            regions = [whole]
        else:
            regions = merged(damage(self._shown, items), whole)
        self._shown, self._size = items, whole.size
        if regions:
            rects = [item.rect for item in items]
            for region in regions:
                _repaint(surface, items, rects, region)
            surface.set_clip(None)
        return regions


def damage(before: Sequence[Item], after: Sequence[Item]) -> list[pygame.Rect]:
    """The rectangles in which two lists of items may differ in pixels."""
    start, end_before, end_after = 0, len(before), len(after)
    while start < end_before and start < end_after and _same(before[start], after[start]):
        start += 1
    while end_before > start and end_after > start and _same(before[end_before - 1], after[end_after - 1]):
        end_before -= 1
        end_after -= 1
    if start == end_before and start == end_after:
        return []
    old = [_token(item) for item in before[start:end_before]]
    new = [_token(item) for item in after[start:end_after]]
    counts_old, counts_new = Counter(old), Counter(new)
    both = {token for token, count in counts_old.items() if counts_new.get(token) == count}
    rects = [pygame.Rect(token[1:]) for token in old if token not in both]
    rects += [pygame.Rect(token[1:]) for token in new if token not in both]
    order_old = [token for token in old if token in both]
    order_new = [token for token in new if token in both]
    if order_old != order_new:
        rects += [pygame.Rect(token[1:]) for token in order_old]
    return rects


def merged(rects: list[pygame.Rect], whole: pygame.Rect) -> list[pygame.Rect]:
    """Few rectangles that do not overlap and cover all of ``rects`` inside ``whole``."""
    regions: list[pygame.Rect] = []
    for rect in rects:
        piece = rect.clip(whole)
        if piece.w <= 0 or piece.h <= 0:
            continue
        while (hit := piece.collidelist(regions)) >= 0:
            piece = piece.union(regions.pop(hit))
        regions.append(piece)
    while len(regions) > MOST_REGIONS:
        piece = regions.pop().union(regions.pop())
        while (hit := piece.collidelist(regions)) >= 0:
            piece = piece.union(regions.pop(hit))
        regions.append(piece)
    if sum(region.w * region.h for region in regions) >= WHOLE_FROM * whole.w * whole.h:
        return [whole]
    return regions


def _repaint(surface: pygame.Surface, items: list[Item], rects: list[pygame.Rect], region: pygame.Rect) -> None:
    """Draws what touches a region, from the topmost item that covers it whole."""
    touching = region.collidelistall(rects)
    first = 0
    for place in range(len(touching) - 1, -1, -1):
        item = items[touching[place]]
        if item.opaque and item.rect.contains(region):
            first = place
            break
    surface.set_clip(region)
    for index in touching[first:]:
        item = items[index]
        item.paint(surface, item.rect)


def _same(one: Item, other: Item) -> bool:
    return one is other or (one.rect == other.rect and one.key == other.key)


def _token(item: Item) -> _Token:
    rect = item.rect
    return (item.key, rect.x, rect.y, rect.w, rect.h)
