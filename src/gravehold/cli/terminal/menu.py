"""The options of a question as a numbered list, in as many columns as fit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gravehold.cli.speech import spoken
from gravehold.kernel.view import View
from gravehold.words.options import Label, label

INDENT = 4


def labels(view: View) -> list[Label]:
    """Those of all options."""
    return [label(view, option, spoken()) for option in view.options]


def roomy(labels: Sequence[Label], *, plain: bool = False) -> RenderableType:
    """A line per option with the text of its card, cut off where the terminal ends."""
    lines = []
    for i, found in enumerate(labels, 1):
        line = _numbered(i, found)
        if found.card:
            line.append(f"  {found.card}", "dim")
            line.no_wrap, line.overflow = True, "crop" if plain else "ellipsis"
        lines.append(line)
    return Group(*lines)


def spacious(labels: Sequence[Label], *, plain: bool = False) -> RenderableType:
    """An option, below it in full what it does and what it leads to."""
    lines: list[RenderableType] = []
    for i, found in enumerate(labels, 1):
        lines.append(_numbered(i, Label(found.text, "")))
        arrow = "->" if plain else "→"
        for text in filter(None, (found.card, found.note and f"{arrow} {found.note}")):
            lines.append(Padding(Text(text, "dim"), (0, 0, 0, INDENT)))
    return Group(*lines)


def _numbered(i: int, found: Label) -> Text:
    text = Text.assemble((f"{i:>2} ", "bold cyan"), found.text)
    if found.note:
        text.append(f" ({found.note})", "dim")
    return text


def tight(labels: Sequence[Label], width: int) -> RenderableType:
    """As many columns as fit, without texts."""
    texts = [_numbered(i, found) for i, found in enumerate(labels, 1)]
    widest = max(text.cell_len for text in texts)
    columns = max(1, min(5, (width + 2) // (widest + 2)))
    rows = -(-len(texts) // columns)
    grid = Table.grid(padding=(0, 2))
    for row in range(rows):
        grid.add_row(*texts[row::rows])
    return grid


def all_options(keys: Iterable[str], labels: Sequence[Label]) -> RenderableType:
    """Every option with its number, key, words and text."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", style="bold cyan")
    grid.add_column(no_wrap=True)
    grid.add_column()
    for i, (key, found) in enumerate(zip(keys, labels, strict=True), 1):
        grid.add_row(str(i), key, Text(_words(found), "dim"))
    return grid


def _words(found: Label) -> str:
    note = f" ({found.note})" if found.note else ""
    return f"{found.text}{note}. {found.card}" if found.card else f"{found.text}{note}"
