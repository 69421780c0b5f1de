"""Layouts of more than one line: rows that break, grids, and one child of a fixed ratio. Lengths are real pixels."""

from collections.abc import Sequence

from scenes.kit.frame import Box, Frame
from scenes.kit.layout import ENDLESS, Along, Node, Size, note_overflow


class Wrap(Node):
    """Children in rows that break where the room ends."""

    __slots__ = ("along", "children", "gap", "row_gap")

    def __init__(self, children: Sequence[Node], gap: float, row_gap: float, along: Along) -> None:
        super().__init__()
        self.children = children
        self.gap = gap
        self.row_gap = row_gap
        self.along = along

    def wanted(self, width: float, height: float, /) -> Size:
        """The longest row, the sum of the rows' heights."""
        rows = self._rows(width, height)
        wide = max((sum(w for _, w, _ in row) + self.gap * (len(row) - 1) for row in rows), default=0.0)
        high = sum(max(h for _, _, h in row) for row in rows) + self.row_gap * max(0, len(rows) - 1)
        return wide, high

    def narrowest(self) -> float:
        """The widest child's."""
        return max((child.squeezed() for child in self.children), default=0.0)

    def emit(self, frame: Frame, box: Box) -> None:
        """Places row after row."""
        y = box.y
        for row in self._rows(box.w, box.h):
            used = sum(w for _, w, _ in row) + self.gap * (len(row) - 1)
            high = max(h for _, _, h in row)
            spare = max(0.0, box.w - used)
            x = box.x + {"center": spare / 2, "end": spare}.get(self.along, 0.0)
            for child, w, h in row:
                child.place(frame, Box(x, y + (high - h) / 2, w, h))
                x += w + self.gap
            y += high + self.row_gap
        note_overflow(frame, self, y - self.row_gap - box.y, box.h)

    def _rows(self, width: float, height: float) -> list[list[tuple[Node, float, float]]]:
        rows: list[list[tuple[Node, float, float]]] = []
        used = 0.0
        for child in self.children:
            w, h = child.size(width, height)
            if w > width:
                w = max(child.squeezed(), width)
                h = child.size(w, height)[1]
            if rows and used + self.gap + w <= width + 0.01:
                rows[-1].append((child, w, h))
                used += self.gap + w
            else:
                rows.append([(child, w, h)])
                used = w
        return rows


class Grid(Node):
    """Children in columns of one width, row after row.

    ``ratio`` (width : height) makes all cells alike, as large as fits the box, in the middle of it.
    """

    __slots__ = ("children", "columns", "gap", "ratio")

    def __init__(self, children: Sequence[Node], columns: int, gap: float, ratio: float | None) -> None:
        super().__init__()
        if columns < 1:
            raise ValueError(f"a grid needs at least one column, not {columns}")
        self.children = children
        self.columns = columns
        self.gap = gap
        self.ratio = ratio

    def wanted(self, width: float, height: float, /) -> Size:
        """All of the columns and rows."""
        beside = self.gap * (self.columns - 1)
        rows = self._count()
        if self.ratio is not None:
            cell = self._cell(width, height)
            return cell * self.columns + beside, cell / self.ratio * rows + self.gap * (rows - 1)
        cell = self._column_width(width, height)
        heights = self._heights(cell, height)
        return cell * self.columns + beside, sum(heights) + self.gap * max(0, rows - 1)

    def narrowest(self) -> float:
        """The widest child's, times the columns."""
        widest = max((child.squeezed() for child in self.children), default=0.0)
        return widest * self.columns + self.gap * (self.columns - 1)

    def emit(self, frame: Frame, box: Box) -> None:
        """Places the cells."""
        if self.ratio is not None:
            cell = self._cell(box.w, box.h)
            heights = [cell / self.ratio] * self._count()
            wide = cell * self.columns + self.gap * (self.columns - 1)
            high = sum(heights) + self.gap * max(0, len(heights) - 1)
            left, y = box.x + (box.w - wide) / 2, box.y + (box.h - high) / 2
        else:
            cell = max(0.0, (box.w - self.gap * (self.columns - 1)) / self.columns)
            heights = self._heights(cell, box.h)
            left, y = box.x, box.y
            note_overflow(frame, self, sum(heights) + self.gap * max(0, len(heights) - 1), box.h)
        for index, child in enumerate(self.children):
            column, row = index % self.columns, index // self.columns
            if column == 0 and row:
                y += heights[row - 1] + self.gap
            child.place(frame, Box(left + column * (cell + self.gap), y, cell, heights[row]))

    def _count(self) -> int:
        return -(-len(self.children) // self.columns)

    def _column_width(self, width: float, height: float) -> float:
        if width < ENDLESS:
            return max(0.0, (width - self.gap * (self.columns - 1)) / self.columns)
        return max((child.size(width, height)[0] for child in self.children), default=0.0)

    def _heights(self, cell: float, height: float) -> list[float]:
        highs = [child.size(cell, height)[1] for child in self.children]
        return [max(highs[at : at + self.columns]) for at in range(0, len(highs), self.columns)]

    def _cell(self, width: float, height: float) -> float:
        """The width of a cell of the set ratio that fits the room."""
        ratio = self.ratio or 1.0
        rows = max(1, self._count())
        by_width = (width - self.gap * (self.columns - 1)) / self.columns
        by_height = (height - self.gap * (rows - 1)) / rows * ratio
        fit = min(by_width, by_height)
        if fit == ENDLESS:
            fit = max((child.size(ENDLESS, ENDLESS)[0] for child in self.children), default=0.0)
        return max(0.0, fit)


class Fit(Node):
    """One child in the largest box of a ratio (width : height) that fits, in the middle."""

    __slots__ = ("child", "ratio")

    def __init__(self, child: Node, ratio: float) -> None:
        super().__init__()
        self.child = child
        self.ratio = ratio

    def wanted(self, width: float, height: float, /) -> Size:
        """The box."""
        fit = min(width, height * self.ratio)
        if fit == ENDLESS:
            fit = self.child.size(width, height)[0]
        return fit, fit / self.ratio

    def narrowest(self) -> float:
        """The child's."""
        return self.child.squeezed()

    def emit(self, frame: Frame, box: Box) -> None:
        """Places the child."""
        w, h = self.wanted(box.w, box.h)
        self.child.place(frame, Box(box.x + (box.w - w) / 2, box.y + (box.h - h) / 2, w, h))
