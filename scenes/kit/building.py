"""Building layouts: what scenes call to put widgets beside, below and upon each other. All lengths are design units."""

from collections.abc import Callable, Hashable, Iterable
from typing import Any, Literal, TypedDict, TypeVar, Unpack

import pygame

from scenes.kit.canvas import Canvas
from scenes.kit.frame import Box, Frame
from scenes.kit.grids import Fit, Grid, Wrap
from scenes.kit.layout import Across, Align, Along, Line, Node, Pad, Painted, Space, Stack
from scenes.kit.pictures import Painter
from scenes.kit.scrolling import Scroller
from scenes.kit.skins import CARD, NIGHT_PANEL, PANEL, WALNUT_PANEL, Skin, plate
from scenes.kit.stage import Stage
from scenes.kit.theme import GAP, PAD, RADIUS
from scenes.view import View

N = TypeVar("N", bound=Node)
PanelKind = Literal["card", "panel", "walnut", "night"]
_SKINS: dict[str, Skin] = {"card": CARD, "panel": PANEL, "walnut": WALNUT_PANEL, "night": NIGHT_PANEL}


_LENGTHS = frozenset({"width", "height", "least_width", "most_width", "least_height"})


class Place(TypedDict, total=False):
    """How a widget takes its place; every builder takes these by name.

    ``grow``: its share of spare room along its row or column. ``width``, ``height``: fixed. ``least_width``,
    ``most_width``, ``least_height``: limits. ``across``: where it stands across its row or column. ``name``: keeps
    where it ends up, for ``View.place_of``.
    """

    grow: float
    width: float
    height: float
    least_width: float
    most_width: float
    least_height: float
    across: Across
    name: Hashable


class Building:
    """The part of the builder that lays things out.

    Attributes:
        stage: the design space; ``compact`` says whether the window is small.
        view: what the screen knows of the scene.
    """

    def __init__(self, stage: Stage, view: View) -> None:
        self.stage = stage
        self.view = view

    @property
    def compact(self) -> bool:
        """Whether the window is so small that a scene should show less and larger."""
        return self.stage.compact

    @property
    def width(self) -> float:
        """The width of the design space in units: 1920, or more when compact."""
        return self.stage.width

    @property
    def height(self) -> float:
        """The height of the design space in units: 1080, or more when compact."""
        return self.stage.height

    def px(self, units: float) -> float:
        """A length in real pixels."""
        return units * self.stage.scale

    def row(
        self,
        *children: Node | None,
        gap: float = GAP,
        align: Across = "center",
        along: Along = "start",
        **place: Unpack[Place],
    ) -> Node:
        """Children side by side. ``align`` sets how they stand in height, ``along`` where they begin."""
        line = Line(_present(children), upright=False, gap=self.px(gap), across=align, along=along)
        return self.placed(line, place)

    def column(
        self,
        *children: Node | None,
        gap: float = GAP,
        align: Across = "stretch",
        along: Along = "start",
        **place: Unpack[Place],
    ) -> Node:
        """Children one below another."""
        line = Line(_present(children), upright=True, gap=self.px(gap), across=align, along=along)
        return self.placed(line, place)

    def stack(self, *children: Node | None, **place: Unpack[Place]) -> Node:
        """Children one upon another, each in the whole of the room."""
        return self.placed(Stack(_present(children)), place)

    def wrap(
        self,
        *children: Node | None,
        gap: float = GAP,
        row_gap: float | None = None,
        along: Along = "start",
        **place: Unpack[Place],
    ) -> Node:
        """Children in rows that break where the room ends."""
        rows = self.px(gap if row_gap is None else row_gap)
        return self.placed(Wrap(_present(children), self.px(gap), rows, along), place)

    def grid(
        self,
        children: Iterable[Node],
        columns: int,
        *,
        gap: float = GAP,
        ratio: float | None = None,
        **place: Unpack[Place],
    ) -> Node:
        """Children in columns of one width. With ``ratio`` (width : height) all cells are alike, as large as fits."""
        return self.placed(Grid(list(children), columns, self.px(gap), ratio), place)

    def fit(self, child: Node, ratio: float, **place: Unpack[Place]) -> Node:
        """The child in the largest box of that ratio (width : height), in the middle."""
        return self.placed(Fit(child, ratio), place)

    def align(self, child: Node, x: float = 0.5, y: float = 0.5, **place: Unpack[Place]) -> Node:
        """The child at its own size somewhere in the room: 0 left or top, 1 right or bottom."""
        return self.placed(Align(child, x, y), place)

    def center(self, child: Node, **place: Unpack[Place]) -> Node:
        """The child at its own size in the middle."""
        return self.placed(Align(child, 0.5, 0.5), place)

    def pad(
        self,
        child: Node,
        all_round: float = PAD,
        *,
        beside: float | None = None,
        above: float | None = None,
        **place: Unpack[Place],
    ) -> Node:
        """The child with room around it; ``beside`` left and right, ``above`` above and below when they differ."""
        x = self.px(all_round if beside is None else beside)
        y = self.px(all_round if above is None else above)
        return self.placed(Pad(child, x, y, x, y), place)

    def space(self, size: float = 0.0, **place: Unpack[Place]) -> Node:
        """Empty room; with ``grow`` it pushes its neighbours apart."""
        node = self.placed(Space(), place)
        if size:
            node.width = node.height = self.px(size)
        return node

    def panel(
        self,
        child: Node,
        kind: PanelKind = "panel",
        *,
        pad: float = PAD,
        radius: float = RADIUS,
        **place: Unpack[Place],
    ) -> Node:
        """The child on a plate: a cream ``card``, a felt ``panel``, ``walnut``, or ``night`` dark."""
        skin = _SKINS[kind]
        body = Pad(child, *([self.px(pad)] * 4))
        return self.placed(_Plated(body, skin, self.px(radius)), place)

    def card(self, child: Node, *, pad: float = PAD, **place: Unpack[Place]) -> Node:
        """The child on a cream card."""
        return self.panel(child, "card", pad=pad, **place)

    def scroll(self, key: Hashable, child: Node, *, margin: float = 8.0, **place: Unpack[Place]) -> Node:
        """The child in a window that scrolls when it is taller. Give it ``grow`` or a ``height``.

        ``margin`` is kept free above and below, so that shadows and the focus ring are not cut off.
        """
        node = Scroller(child, key, self.view.memory, max(6.0, self.px(10)), self.px(margin))
        return self.placed(node, place)

    def picture(
        self,
        key: Hashable,
        painter: Painter,
        *,
        opaque: bool = False,
        **place: Unpack[Place],
    ) -> Node:
        """A picture that is made once for its key and its size in real pixels; the key says all that it depends on."""
        return self.placed(Painted(lambda frame, box: frame.picture(key, box.rect(), painter, opaque=opaque)), place)

    def painted(self, draw: Callable[[Frame, Box], None], **place: Unpack[Place]) -> Node:
        """A widget that draws itself: ``draw(frame, box)`` adds items to the frame, in real pixels."""
        return self.placed(Painted(draw), place)

    def layer(self, key: Hashable, draw: Callable[[Canvas], None], **place: Unpack[Place]) -> Node:
        """A place for moving things: ``draw(canvas)`` is called for each frame and puts its sprites."""
        return self.placed(Painted(lambda frame, box: frame.layer(key, box, draw)), place)

    def backdrop(self, key: Hashable, painter: Painter, child: Node | None = None) -> Node:
        """A picture behind everything that fills the whole window, past the design space; then the child."""

        def draw(frame: Frame, box: Box) -> None:
            rect = pygame.Rect((0, 0), frame.stage.window)
            frame.picture(key, rect, painter, opaque=True)
            if child is not None:
                child.place(frame, box)

        return _Behind(child, draw)

    def placed(self, node: N, place: Place) -> N:
        """The node with the layout keywords applied."""
        lengths: dict[str, Any] = dict(place)
        for name, value in lengths.items():
            setattr(node, name, self.px(value) if name in _LENGTHS else value)
        return node


class _Plated(Node):
    """A child on a plate."""

    __slots__ = ("child", "radius", "skin")

    def __init__(self, child: Node, skin: Skin, radius: float) -> None:
        super().__init__()
        self.child = child
        self.skin = skin
        self.radius = radius

    def wanted(self, width: float, height: float, /) -> tuple[float, float]:
        """The child's."""
        return self.child.size(width, height)

    def narrowest(self) -> float:
        """The child's."""
        return self.child.squeezed()

    def emit(self, frame: Frame, box: Box) -> None:
        """Draws the plate, then the child on it."""
        plate(frame, box, self.skin, self.radius)
        with frame.on(self.skin.ground):
            self.child.place(frame, box)


class _Behind(Painted):
    """A drawing with the size of the child before it."""

    __slots__ = ("child",)

    def __init__(self, child: Node | None, draw: Callable[[Frame, Box], None]) -> None:
        super().__init__(draw)
        self.child = child

    def wanted(self, width: float, height: float, /) -> tuple[float, float]:
        """The child's."""
        return self.child.size(width, height) if self.child is not None else (0.0, 0.0)


def _present(children: Iterable[Node | None]) -> list[Node]:
    return [child for child in children if child is not None]
