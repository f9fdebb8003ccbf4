"""Draws docs/images/layers.svg: which package stands on which (`tools.layers`)."""

from itertools import groupby
from typing import NamedTuple

from tools.layers import FACE, LAYERS, TOP_LAYERS, heights, stands_on, top_stands_on
from tools.svg import Drawing

WIDTH, MARGIN, BETWEEN, INSIDE = 900, 20, 26, 14
HIGH, LOW, GAP, LANE = 66, 40, 36, 6
# What stands alone reaches from side to side; of others most stand in the middle.
COLUMN = {"players": 0, "lab": 0, "rules": 2, "server": 2}
COLUMNS = 3
TOP = "cli"
Edge = tuple[str, str]  # a layer, and one right below it


class Box(NamedTuple):
    """Where a layer is drawn."""

    x: float
    y: float
    width: float
    height: float
    row: int  # from the top
    column: int

    @property
    def bottom(self) -> float:
        return self.y + self.height

    def at(self, part: float) -> float:
        """A place on its upper or lower edge."""
        return self.x + self.width * part


def layer_picture() -> str:
    """All layers, the highest first, each with lines to those right below it."""
    edges = _edges()
    boxes = _boxes(edges)
    drawing = Drawing(WIDTH, "The packages of Gravehold: each imports only what stands below it")
    _draw_edges(drawing, boxes, edges)
    for name, box in boxes.items():
        x, y = box.x + INSIDE, box.y + (25 if box.height == LOW else 22)
        drawing.box(box.x, box.y, box.width, box.height)
        if name == TOP:
            drawing.text(x, y + 3, f"{TOP}: {TOP_LAYERS[TOP]}", "name")
            drawing.text(x, y + 27, f"api.py, __init__.py: {TOP_LAYERS[FACE]}", "name")
        elif box.height == LOW:
            drawing.text(x, y, name, "name")
            drawing.text(x + 90, y, LAYERS[name].job, "faint")
        else:
            drawing.text(x, y, name, "name")
            drawing.paragraph(x, y + 18, LAYERS[name].job, box.width - INSIDE, "faint")
    return drawing.svg(max(box.bottom for box in boxes.values()) + MARGIN)


def _edges() -> list[Edge]:
    below = {TOP: top_stands_on(), **stands_on()}
    return [(name, lower) for name, lowers in below.items() for lower in lowers]


def _boxes(edges: list[Edge]) -> dict[str, Box]:
    up = heights()
    up[TOP] = max(up.values()) + 1
    narrow = (WIDTH - 2 * MARGIN - (COLUMNS - 1) * BETWEEN) / COLUMNS
    found: dict[str, Box] = {}
    y: float = MARGIN
    for row, height in enumerate(range(up[TOP], -1, -1)):
        names = [name for name in up if up[name] == height]
        passed = any(up[low] < height < up[name] for name, low in edges)
        alone = len(names) == 1 and not passed
        tall = HIGH if not alone or names == [TOP] else LOW
        for name in names:
            column = COLUMN.get(name, 1)
            x = MARGIN if alone else MARGIN + column * (narrow + BETWEEN)
            width = WIDTH - 2 * MARGIN if alone else narrow
            found[name] = Box(x, y, width, tall, row, column)
        y += tall + GAP
    return found


def _draw_edges(drawing: Drawing, boxes: dict[str, Box], edges: list[Edge]) -> None:
    """Down out of a layer, across below its row, down into the other, never behind a third."""

    def row(edge: Edge) -> int:
        return boxes[edge[0]].row

    for number, group in groupby(sorted(edges, key=row), key=row):
        lanes = sorted(group, key=lambda edge: (boxes[edge[1]].column, -boxes[edge[0]].column))
        for lane, edge in enumerate(lanes, 1):
            box, other = boxes[edge[0]], boxes[edge[1]]
            _check_free(boxes, other, number)
            start, end = _ends(boxes, edges, edge)
            y = box.bottom + lane * LANE
            drawing.line((start, box.bottom), (start, y), (end, y), (end, other.y), arrow=True)


def _ends(boxes: dict[str, Box], edges: list[Edge], edge: Edge) -> tuple[float, float]:
    """Where a line leaves and where it enters; straight down to or from what is wide."""
    name, lower = edge
    box, other = boxes[name], boxes[lower]
    if box.width > other.width:
        return other.at(1 / 2), other.at(1 / 2)
    out = [low for high, low in edges if high == name]
    out.sort(key=lambda low: boxes[low].column)
    start = box.at((out.index(lower) + 1 / 2) / len(out))
    if other.width > box.width:
        return start, start
    into = [high for high, low in edges if low == lower]
    into.sort(key=lambda high: (boxes[high].column, -boxes[high].row))
    return start, other.at((into.index(name) + 1) / (len(into) + 1))


def _check_free(boxes: dict[str, Box], target: Box, row: int) -> None:
    for name, box in boxes.items():
        if box.column == target.column and row < box.row < target.row:
            raise ValueError(f"a line to {target} would run behind {name}: give it another column")
