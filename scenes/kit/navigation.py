"""From target to target by direction: geometry alone, predictable, and no target out of reach.

A step goes to the nearest target on that side, those straight ahead before those aslant. Where there is none, it
wraps to the far end of the same row or column, and stays if it is alone there. Where that would leave a target
that no steps lead to or from, a step that would otherwise wrap or stay leads there instead.
"""

from collections.abc import Sequence
from typing import Final

import pygame

from scenes.input.intents import Direction

Edges = dict[Direction, list[int]]
"""For each direction, the index that a step from each index leads to."""

_ASLANT: Final = 5.0  # how much farther a pixel across counts than one ahead
_DIRECTIONS: Final = tuple(Direction)
_LEFT, _RIGHT, _UP, _DOWN = range(len(_DIRECTIONS))
_FAR: Final = float("inf")


def graph(rects: Sequence[pygame.Rect]) -> Edges:
    """Where each step from each rectangle leads. Every rectangle can be reached from every other."""
    count = len(rects)
    edges: Edges = {direction: list(range(count)) for direction in _DIRECTIONS}
    firm: dict[Direction, list[bool]] = {direction: [False] * count for direction in _DIRECTIONS}
    boxes = [(r.left, r.top, r.right, r.bottom, r.centerx, r.centery) for r in rects]
    for direction, nearest in zip(_DIRECTIONS, _nearest(boxes), strict=True):
        for here, there in nearest.items():
            edges[direction][here] = there
            firm[direction][here] = True
    for direction in _DIRECTIONS:
        for here in range(count):
            if not firm[direction][here]:
                edges[direction][here] = _wrapped(here, direction, boxes)
    _connect(edges, firm, boxes)
    return edges


_Bounds = tuple[int, int, int, int, int, int]


def _nearest(boxes: list[_Bounds]) -> list[dict[int, int]]:
    """For each direction the nearest box on that side of each box that has one.

    How near is the same seen from either box, so every pair is looked at once: this runs on a key press.
    """
    count = len(boxes)
    best = [[_FAR] * count for _ in _DIRECTIONS]
    found: list[dict[int, int]] = [{} for _ in _DIRECTIONS]
    for one in range(count):
        left, top, right, bottom, x, y = boxes[one]
        for other in range(one + 1, count):
            l2, t2, r2, b2, x2, y2 = boxes[other]
            apart_x = l2 - right if l2 > right else left - r2 if left > r2 else 0
            apart_y = t2 - bottom if t2 > bottom else top - b2 if top > b2 else 0
            dx, dy = x2 - x, y2 - y
            wide, high = abs(dx), abs(dy)
            if dx and (not apart_y or wide >= high):
                aslant = 0.0 if b2 > top and bottom > t2 else _ASLANT * (apart_y + 1)
                score = apart_x + aslant + high * 0.25 + wide * 0.05
                ahead, behind = (_RIGHT, _LEFT) if dx > 0 else (_LEFT, _RIGHT)
                if score < best[ahead][one]:
                    best[ahead][one], found[ahead][one] = score, other
                if score < best[behind][other]:
                    best[behind][other], found[behind][other] = score, one
            if dy and (not apart_x or high >= wide):
                aslant = 0.0 if r2 > left and right > l2 else _ASLANT * (apart_x + 1)
                score = apart_y + aslant + wide * 0.25 + high * 0.05
                ahead, behind = (_DOWN, _UP) if dy > 0 else (_UP, _DOWN)
                if score < best[ahead][one]:
                    best[ahead][one], found[ahead][one] = score, other
                if score < best[behind][other]:
                    best[behind][other], found[behind][other] = score, one
    return found


def _wrapped(here: int, direction: Direction, boxes: list[_Bounds]) -> int:
    """The far end of the same row or column."""
    left, top, right, bottom, _, _ = boxes[here]
    beside = direction in (Direction.LEFT, Direction.RIGHT)
    line = [
        there
        for there, (l2, t2, r2, b2, _, _) in enumerate(boxes)
        if there != here and (min(bottom, b2) > max(top, t2) if beside else min(right, r2) > max(left, l2))
    ]
    if not line:
        return here
    across, ahead = (5, 4) if beside else (4, 5)
    sign = 1 if direction in (Direction.LEFT, Direction.UP) else -1
    middle = boxes[here][across]
    far = max(line, key=lambda there: (sign * boxes[there][ahead], -abs(boxes[there][across] - middle)))
    beyond = sign * boxes[far][ahead] > sign * boxes[here][ahead]
    return far if beyond else here


def _connect(edges: Edges, firm: dict[Direction, list[bool]], boxes: list[_Bounds]) -> None:
    """Turns steps that wrap or stay into ways to and from what could not be reached otherwise."""
    count = len(boxes)
    for _ in range(2 * count):
        if count < 2:
            return
        reached = _reach(edges, 0, count)
        lost = [i for i in range(count) if i not in reached]
        if lost:
            _bridge(edges, firm, boxes, sorted(reached), lost)
            continue
        homing = _reach_back(edges, 0, count)
        stuck = [i for i in range(count) if i not in homing]
        if not stuck:
            return
        _bridge(edges, firm, boxes, stuck, sorted(homing))


def _bridge(
    edges: Edges,
    firm: dict[Direction, list[bool]],
    boxes: list[_Bounds],
    origins: list[int],
    goals: list[int],
) -> None:
    """Lets the shortest loose step from the origins lead to one of the goals."""
    best: tuple[float, Direction, int, int] | None = None
    for direction in _DIRECTIONS:
        right, down = direction.value
        for origin in origins:
            if firm[direction][origin]:
                continue
            x, y = boxes[origin][4], boxes[origin][5]
            for goal in goals:
                dx, dy = boxes[goal][4] - x, boxes[goal][5] - y
                against = max(0.0, -(dx * right + dy * down))
                score = abs(dx) + abs(dy) + 2 * against
                if best is None or score < best[0]:
                    best = (score, direction, origin, goal)
    if best is None:  # cannot be: the outermost origin has a side with nothing firm on it
        return
    _, direction, origin, goal = best
    edges[direction][origin] = goal
    firm[direction][origin] = True


def _reach(edges: Edges, start: int, count: int) -> set[int]:
    seen, frontier = {start}, [start]
    while frontier and len(seen) < count:
        here = frontier.pop()
        for direction in _DIRECTIONS:
            there = edges[direction][here]
            if there not in seen:
                seen.add(there)
                frontier.append(there)
    return seen


def _reach_back(edges: Edges, goal: int, count: int) -> set[int]:
    sources: list[list[int]] = [[] for _ in range(count)]
    for direction in _DIRECTIONS:
        for here, there in enumerate(edges[direction]):
            sources[there].append(here)
    seen, frontier = {goal}, [goal]
    while frontier:
        for there in sources[frontier.pop()]:
            if there not in seen:
                seen.add(there)
                frontier.append(there)
    return seen
