"""Measured layout: every widget says how large it wants to be in the room there is, and is then put in its place.

All lengths in this module are real pixels; the builder (``scenes.kit.ui``) turns design units into them.
"""

from collections.abc import Callable, Hashable, Sequence
from typing import Final, Literal, TypeAlias

from scenes.kit.frame import SLACK, Box, Frame

Size: TypeAlias = tuple[float, float]
Across: TypeAlias = Literal["start", "center", "end", "stretch"]
Along: TypeAlias = Literal["start", "center", "end", "between"]

ENDLESS: Final = float("inf")


class Node:
    """A widget. Subclasses give ``wanted``, ``narrowest`` and ``emit``.

    Attributes:
        grow: the share of spare room it takes in its row or column; 0 for none.
        width, height: a fixed size; None to measure.
        least_width, most_width, least_height: limits of the measured size.
        across: how it stands across its row or column, when not as the container says.
        name: where it ends up is kept under this name in ``Frame.anchors``.
    """

    __slots__ = (
        "_answer",
        "_asked",
        "across",
        "grow",
        "height",
        "least_height",
        "least_width",
        "most_width",
        "name",
        "width",
    )

    def __init__(self) -> None:
        self.grow = 0.0
        self.width: float | None = None
        self.height: float | None = None
        self.least_width = 0.0
        self.most_width = ENDLESS
        self.least_height = 0.0
        self.across: Across | None = None
        self.name: Hashable = None
        self._asked: Size = (-1.0, -1.0)
        self._answer: Size = (0.0, 0.0)

    def wanted(self, width: float, height: float, /) -> Size:
        """The size of the contents in the room given."""
        raise AssertionError(f"{type(self).__name__} gives no size for {width} × {height}")

    def narrowest(self) -> float:
        """The least width the contents can be squeezed to."""
        return self.wanted(ENDLESS, ENDLESS)[0]

    def emit(self, frame: Frame, box: Box) -> None:
        """Puts the contents into their place."""

    def size(self, width: float, height: float) -> Size:
        """The size taken in the room given, limits included; may be more than the room when it can't be less."""
        asked = (width, height)
        if asked == self._asked:
            return self._answer
        room = min(width if self.width is None else self.width, self.most_width)
        inner_height = height if self.height is None else self.height
        if self.width is not None and self.height is not None:
            answer = (self.width, self.height)
        else:
            wide, high = self.wanted(room, inner_height)
            wide = self.width if self.width is not None else max(min(wide, self.most_width), self.least_width)
            high = self.height if self.height is not None else max(high, self.least_height)
            answer = (wide, high)
        self._asked, self._answer = asked, answer
        return answer

    def squeezed(self) -> float:
        """The least width it can be given."""
        if self.width is not None:
            return self.width
        return max(self.least_width, min(self.narrowest(), self.most_width))

    def place(self, frame: Frame, box: Box) -> None:
        """Puts the widget into a box and notes where it is."""
        if self.name is not None:
            frame.anchors[self.name] = box
        self.emit(frame, box)


class Space(Node):
    """Nothing, of some size."""

    __slots__ = ()

    def wanted(self, _width: float, _height: float, /) -> Size:
        """No size of its own."""
        return 0.0, 0.0


class Painted(Node):
    """A leaf that draws itself into whatever box it gets: ``draw(frame, box)``."""

    __slots__ = ("_draw",)

    def __init__(self, draw: Callable[[Frame, Box], None]) -> None:
        super().__init__()
        self._draw = draw

    def wanted(self, _width: float, _height: float, /) -> Size:
        """No size of its own."""
        return 0.0, 0.0

    def emit(self, frame: Frame, box: Box) -> None:
        """Draws."""
        self._draw(frame, box)


class Line(Node):
    """Children side by side: a row, or a column when ``upright``."""

    __slots__ = ("across_all", "along", "children", "gap", "upright")

    def __init__(self, children: Sequence[Node], *, upright: bool, gap: float, across: Across, along: Along) -> None:
        super().__init__()
        self.children = children
        self.upright = upright
        self.gap = gap
        self.across_all = across
        self.along = along

    def wanted(self, width: float, height: float, /) -> Size:
        """The sum along, the most across."""
        if self.upright:
            sizes = self._column(width, height)
            return max((w for w, _ in sizes), default=0.0), sum(h for _, h in sizes) + self._gaps()
        sizes = self._row(width, height, grown=False)
        return sum(w for w, _ in sizes) + self._gaps(), max((h for _, h in sizes), default=0.0)

    def narrowest(self) -> float:
        """The sum along, the most across."""
        widths = [child.squeezed() for child in self.children]
        if self.upright:
            return max(widths, default=0.0)
        return sum(widths) + self._gaps()

    def emit(self, frame: Frame, box: Box) -> None:
        """Places the children one after another."""
        sizes = self._column(box.w, box.h) if self.upright else self._row(box.w, box.h, grown=True)
        length, room = (1, box.h) if self.upright else (0, box.w)
        used = sum(size[length] for size in sizes) + self._gaps()
        growing = any(child.grow for child in self.children)
        if growing and self.upright:
            sizes = self._grown(sizes, room - used)
        if not (growing and self.upright):
            note_overflow(frame, self, used, room)
        offset, gap = self._spread(0.0 if growing else max(0.0, room - used))
        for child, (w, h) in zip(self.children, sizes, strict=True):
            across = child.across or self.across_all
            if self.upright:
                x, w = _set_across(across, box.x, box.w, w, fixed=child.width is not None, most=child.most_width)
                child.place(frame, Box(x, box.y + offset, w, h))
                offset += h + gap
            else:
                y, h = _set_across(across, box.y, box.h, h, fixed=child.height is not None, most=ENDLESS)
                child.place(frame, Box(box.x + offset, y, w, h))
                offset += w + gap

    def _gaps(self) -> float:
        return self.gap * max(0, len(self.children) - 1)

    def _column(self, width: float, height: float) -> list[Size]:
        """Each child's size in a column of that width; those that grow are asked what they want of the rest."""
        steady = {i: child.size(width, height) for i, child in enumerate(self.children) if not child.grow}
        rest = max(0.0, height - self._gaps() - sum(h for _, h in steady.values()))
        return [steady[i] if i in steady else child.size(width, rest) for i, child in enumerate(self.children)]

    def _row(self, width: float, height: float, *, grown: bool) -> list[Size]:
        """Each child's size in a row of that width: squeezed where the room is short, ``grown`` where there is more."""
        room = width - self._gaps()
        steady = {i: child.size(room, height)[0] for i, child in enumerate(self.children) if not child.grow}
        rest = max(0.0, room - sum(steady.values()))
        widths = [steady[i] if i in steady else child.size(rest, height)[0] for i, child in enumerate(self.children)]
        over = sum(widths) - room
        if over > 0:
            widths = _squeeze(self.children, widths, over)
        elif grown and any(child.grow for child in self.children):
            widths = [w for w, _ in self._grown([(w, 0.0) for w in widths], -over)]
        return [(w, child.size(w, height)[1]) for child, w in zip(self.children, widths, strict=True)]

    def _grown(self, sizes: list[Size], spare: float) -> list[Size]:
        """Shares out the spare room along the line."""
        total = sum(child.grow for child in self.children)
        if total <= 0 or spare == ENDLESS:
            return sizes
        along = 1 if self.upright else 0
        base = sum(size[along] for child, size in zip(self.children, sizes, strict=True) if child.grow)
        pool = base + spare
        shares = _shares(self.children, sizes, pool, along) if spare > 0 else None
        grown: list[Size] = []
        for index, (child, size) in enumerate(zip(self.children, sizes, strict=True)):
            if not child.grow:
                grown.append(size)
                continue
            length = shares[index] if shares else max(0.0, size[along] + spare * child.grow / total)
            grown.append((size[0], length) if self.upright else (length, size[1]))
        return grown

    def _spread(self, spare: float) -> tuple[float, float]:
        """Where the first child begins, and the gap."""
        if self.along == "center":
            return spare / 2, self.gap
        if self.along == "end":
            return spare, self.gap
        if self.along == "between" and len(self.children) > 1:
            return 0.0, self.gap + spare / (len(self.children) - 1)
        return 0.0, self.gap


class Stack(Node):
    """Children one over another, each in the whole box."""

    __slots__ = ("children",)

    def __init__(self, children: Sequence[Node]) -> None:
        super().__init__()
        self.children = children

    def wanted(self, width: float, height: float, /) -> Size:
        """The most each way."""
        sizes = [child.size(width, height) for child in self.children]
        return max((w for w, _ in sizes), default=0.0), max((h for _, h in sizes), default=0.0)

    def narrowest(self) -> float:
        """The widest child's."""
        return max((child.squeezed() for child in self.children), default=0.0)

    def emit(self, frame: Frame, box: Box) -> None:
        """Places every child in the box."""
        for child in self.children:
            child.place(frame, box)


class Align(Node):
    """One child at its own size somewhere in the box: ``x`` and ``y`` 0–1, 0.5 in the middle."""

    __slots__ = ("child", "x", "y")

    def __init__(self, child: Node, x: float, y: float) -> None:
        super().__init__()
        self.child = child
        self.x = x
        self.y = y

    def wanted(self, width: float, height: float, /) -> Size:
        """The child's."""
        return self.child.size(width, height)

    def narrowest(self) -> float:
        """The child's."""
        return self.child.squeezed()

    def emit(self, frame: Frame, box: Box) -> None:
        """Places the child."""
        w, h = self.child.size(box.w, box.h)
        note_overflow(frame, self.child, w, box.w)
        note_overflow(frame, self.child, h, box.h)
        self.child.place(frame, Box(box.x + (box.w - w) * self.x, box.y + (box.h - h) * self.y, w, h))


class Pad(Node):
    """One child with room around it."""

    __slots__ = ("bottom", "child", "left", "right", "top")

    def __init__(self, child: Node, left: float, top: float, right: float, bottom: float) -> None:
        super().__init__()
        self.child = child
        self.left, self.top, self.right, self.bottom = left, top, right, bottom

    def wanted(self, width: float, height: float, /) -> Size:
        """The child's and the room around it."""
        beside, above = self.left + self.right, self.top + self.bottom
        w, h = self.child.size(max(0.0, width - beside), max(0.0, height - above))
        return w + beside, h + above

    def narrowest(self) -> float:
        """The child's and the room beside it."""
        return self.child.squeezed() + self.left + self.right

    def emit(self, frame: Frame, box: Box) -> None:
        """Places the child."""
        self.child.place(frame, box.inset(self.left, self.top, self.right, self.bottom))


def _squeeze(children: Sequence[Node], widths: list[float], over: float) -> list[float]:
    """Takes ``over`` pixels from the children that can give way, in proportion to what they can give."""
    slack = [max(0.0, w - child.squeezed()) for child, w in zip(children, widths, strict=True)]
    total = sum(slack)
    if total <= 0:
        return widths
    share = min(1.0, over / total)
    return [w - s * share for w, s in zip(widths, slack, strict=True)]


def _shares(children: Sequence[Node], sizes: list[Size], pool: float, along: int) -> list[float]:
    """Divides ``pool`` among growing children by weight, none getting less than its own size."""
    lengths = [0.0] * len(children)
    open_ones = [i for i, child in enumerate(children) if child.grow]
    while open_ones:
        weight = sum(children[i].grow for i in open_ones)
        full = [i for i in open_ones if pool * children[i].grow / weight < sizes[i][along]]
        if not full:
            for i in open_ones:
                lengths[i] = pool * children[i].grow / weight
            break
        for i in full:
            lengths[i] = sizes[i][along]
            pool -= lengths[i]
        open_ones = [i for i in open_ones if i not in full]
    return lengths


def _set_across(
    across: Across, start: float, room: float, own: float, *, fixed: bool, most: float
) -> tuple[float, float]:
    """Where a child begins across its line, and how wide it is there."""
    if across == "stretch" and not fixed:
        wide = min(room, most)
        return start, wide
    own = min(own, room) if not fixed else own
    if across == "center":
        return start + (room - own) / 2, own
    if across == "end":
        return start + room - own, own
    return start, own


def note_overflow(frame: Frame, node: Node, used: float, room: float) -> None:
    """Notes a fault when a widget needs more pixels than it has."""
    if used > room + SLACK:
        frame.fault(f"{type(node).__name__} {node.name or ''} needs {used:.0f} pixels and has {room:.0f}")
