"""Cubes in the air over Pyramix's table, and the dust where others have come to rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from scenes.kit.canvas import Canvas
from scenes.kit.motion import Call, Sequence, Timeline, ease_in_out, ease_out
from scenes.pyramix import drawing
from scenes.pyramix.board import Board
from scenes.pyramix.stones import Stones
from scenes.scene import Scene
from tabletop.games.pyramix.geometry import Cell

_LIFT: Final = 170.0
_FLY: Final = 380.0
_FADE: Final = 420.0
_DUST: Final = 320.0
_RISE: Final = 0.75  # how high a cube is lifted, in edges
_NEARER: Final = 0.12  # how much larger it is seen then
_ARC: Final = 0.6  # how high its way is curved, in edges
_LANDED: Final = 0.36  # how large a cube is seen where it lands

Goal = tuple[object, ...]
"""The name of the place a cube flies to (``View.place_of``)."""


class _Flying:
    """A cube in the air: lifted so far, and flown or, without a goal, faded so far (0–1)."""

    __slots__ = ("cell", "cube", "goal", "lift", "share")

    def __init__(self, cube: str, cell: Cell, goal: Goal | None) -> None:
        self.cube = cube
        self.cell = cell
        self.goal = goal
        self.lift = 0.0
        self.share = 0.0


class Flights:
    """What is in the air over a scene's table."""

    def __init__(self, scene: Scene, stones: Stones) -> None:
        self._scene = scene
        self._stones = stones
        self._flying: list[_Flying] = []
        self._dust: list[drawing.Puff] = []

    @property
    def idle(self) -> bool:
        """Whether every cube has landed; dust does not count."""
        return not self._flying

    def lift(self, cube: str, cell: Cell, goal: Goal, land: Callable[[], None]) -> Timeline:
        """Lifts a cube off its cell; once it is up it flies by itself, while what comes after is shown.

        ``land`` is called when it has come to the goal.
        """
        flying = self._begin(cube, cell, goal)
        return Sequence(self._up(flying), Call(lambda: self._scene.play(self._on(flying, land))))

    def fly(self, cube: str, cell: Cell, goal: Goal, land: Callable[[], None]) -> Timeline:
        """Lifts a cube and lets it fly; over when it has landed."""
        flying = self._begin(cube, cell, goal)
        return Sequence(self._up(flying), self._on(flying, land))

    def fade(self, cube: str, cell: Cell) -> Timeline:
        """A cube goes out of play: it rises and is gone."""
        flying = self._begin(cube, cell, None)

        def rise(share: float) -> None:
            flying.lift = 2 * share
            flying.share = share

        return Sequence(
            self._scene.pacing.tween(_FADE, rise, easing=ease_out), Call(lambda: self._flying.remove(flying))
        )

    def raise_dust(self, cell: Cell) -> None:
        """Dust rises where a cube has come to rest."""
        puff = drawing.Puff(cell)
        self._dust.append(puff)

        def put(share: float) -> None:
            puff.share = share

        gone = Call(lambda: self._dust.remove(puff))
        self._scene.play(Sequence(self._scene.pacing.tween(_DUST, put), gone))

    def draw(self, canvas: Canvas, board: Board) -> None:
        """Draws the cubes in the air for this frame."""
        for flying in self._flying:
            x, y = board.middle(flying.cell)
            y -= flying.lift * _RISE * board.edge
            size = 1.0 + _NEARER * min(1.0, flying.lift)
            goal = None if flying.goal is None else self._scene.view.place_of(flying.goal)
            if goal is not None:
                share = flying.share
                goal_x, goal_y = canvas.stage.to_pixels(goal[0] + goal[2] * 0.3, goal[1] + goal[3] * 0.4)
                arc = _ARC * board.edge * 4 * share * (1 - share)
                x, y = x + (goal_x - x) * share, y + (goal_y - y) * share - arc
                size += (_LANDED - size) * share
            opacity = 1.0 - flying.share if flying.goal is None else 1.0
            drawing.put(canvas, self._stones.flying(flying.cube, board.edge, size), (x, y), opacity)

    def draw_dust(self, canvas: Canvas, board: Board) -> None:
        """Draws the dust for this frame."""
        for puff in self._dust:
            drawing.puff(canvas, board, self._stones, puff)

    def _begin(self, cube: str, cell: Cell, goal: Goal | None) -> _Flying:
        flying = _Flying(cube, cell, goal)
        self._flying.append(flying)
        self._scene.refresh()
        return flying

    def _up(self, flying: _Flying) -> Timeline:
        def put(lift: float) -> None:
            flying.lift = lift

        return self._scene.pacing.tween(_LIFT, put)

    def _on(self, flying: _Flying, land: Callable[[], None]) -> Timeline:
        def put(share: float) -> None:
            flying.share = share

        def down() -> None:
            self._flying.remove(flying)
            land()
            self._scene.host.sounds.play("place", 0.7)
            self._scene.refresh()

        return Sequence(self._scene.pacing.tween(_FLY, put, easing=ease_in_out), Call(down))
