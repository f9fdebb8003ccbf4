"""A few strokes for pictures in docs/: boxes, lines and text, readable on light and dark pages."""

from html import escape
from textwrap import wrap

FONTS = """
text { font: 14px system-ui, -apple-system, 'Segoe UI', sans-serif; }
.name { font-weight: 600; font-size: 15px; }
.code { font: 13px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.box, .lit { stroke-width: 1.2; }
.line, .thin { fill: none; stroke-width: 1.6; }
.thin { stroke-width: 1; }
"""
COLOURS = """
text {{ fill: {ink}; }} .faint {{ fill: {faint}; }} .ground {{ fill: {ground}; }}
.box, .lit, .thin {{ stroke: {edge}; }} .box {{ fill: {box}; }} .lit {{ fill: {lit}; }}
.line {{ stroke: {line}; }} .dot, .head {{ fill: {line}; }}
"""
LIGHT = {
    "ink": "#1b2430", "faint": "#4d5969", "ground": "#ffffff", "box": "#f2f4f7",
    "lit": "#fdf1d6", "edge": "#9aa4b2", "line": "#5b6b80",
}  # fmt: skip
DARK = {
    "ink": "#e8edf3", "faint": "#b3bfcc", "ground": "#12171d", "box": "#1f2730",
    "lit": "#43391f", "edge": "#5c6877", "line": "#9fb0c3",
}  # fmt: skip
# Either brings its own ground, so that a page of any colour will do; no font is fetched.
STYLE = (
    FONTS
    + COLOURS.format(**LIGHT)
    + "@media (prefers-color-scheme: dark) {"
    + COLOURS.format(**DARK)
    + "}\n"
)
HEAD = 5  # half the width of an arrow's head
WIDE = 7.8  # of a letter of `code`, at most, and more than others have on average
LINE = 18


class Drawing:
    """Strokes in the order in which they lie on each other."""

    def __init__(self, width: int, title: str) -> None:
        self.width = width
        self.title = title
        self._parts: list[str] = []

    def box(self, x: float, y: float, width: float, height: float, kind: str = "box") -> None:
        where = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
        self._parts.append(f'<rect class="{kind}" {where} rx="6"/>')

    def dot(self, x: float, y: float) -> None:
        self._parts.append(f'<circle class="dot" cx="{x:g}" cy="{y:g}" r="4.5"/>')

    def text(self, x: float, y: float, words: str, kind: str = "", *, anchor: str = "") -> None:
        looks = f' class="{kind}"' * bool(kind) + f' text-anchor="{anchor}"' * bool(anchor)
        self._parts.append(f'<text x="{x:g}" y="{y:g}"{looks}>{escape(words, quote=False)}</text>')

    def paragraph(self, x: float, y: float, words: str, width: float, kind: str = "") -> int:
        """Words in lines of a width; how many lines there are."""
        lines = wrap(words, int(width / WIDE), break_long_words=False) or [""]
        for number, line in enumerate(lines):
            self.text(x, y + LINE * number, line, kind)
        return len(lines)

    def line(self, *points: tuple[float, float], kind: str = "line", arrow: bool = False) -> None:
        """From point to point; an arrow ends at the last one, which is below the one before it."""
        *before, (x, y) = points
        if arrow:
            head = f"M{x - HEAD:g} {y - 2 * HEAD:g}L{x + HEAD:g} {y - 2 * HEAD:g}L{x:g} {y:g}Z"
            self._parts.append(f'<path class="head" d="{head}"/>')
            y -= HEAD
        path = "M" + "L".join(f"{a:g} {b:g}" for a, b in (*before, (x, y)))
        self._parts.append(f'<path class="{kind}" d="{path}"/>')

    def svg(self, height: float) -> str:
        """The picture as a file."""
        size = f'width="{self.width}" height="{height:g}" viewBox="0 0 {self.width} {height:g}"'
        opening = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="'
        ground = f'<rect class="ground" width="{self.width}" height="{height:g}" rx="8"/>'
        style = f"<style>{STYLE}</style>"
        parts = [f'{opening}{escape(self.title)}">', style, ground, *self._parts, "</svg>"]
        return "\n".join(parts) + "\n"
