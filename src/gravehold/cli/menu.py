"""The options of a question as a numbered list, in as many columns as fit."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gravehold.kernel.view import View
from gravehold.words.options import Label, label

from .speech import spoken


def roomy(view: View, *, plain: bool = False) -> RenderableType:
    """A line per option with the text of its card, cut off where the terminal ends."""
    lines = []
    for i, option in enumerate(view.options, 1):
        found = label(view, option, spoken())
        line = _numbered(i, found)
        if found.card:
            line.append(f"  {found.card}", "dim")
            line.no_wrap, line.overflow = True, "crop" if plain else "ellipsis"
        lines.append(line)
    return Group(*lines)


def tight(view: View, width: int) -> RenderableType:
    """As many columns as fit, without texts."""
    return _columns([label(view, option, spoken()) for option in view.options], width)


def _numbered(i: int, found: Label) -> Text:
    text = Text.assemble((f"{i:>2} ", "bold cyan"), found.text)
    if found.note:
        text.append(f" ({found.note})", "dim")
    return text


def _columns(labels: list[Label], width: int) -> Table:
    texts = [_numbered(i, found) for i, found in enumerate(labels, 1)]
    widest = max(text.cell_len for text in texts)
    columns = max(1, min(5, (width + 2) // (widest + 2)))
    rows = -(-len(texts) // columns)
    grid = Table.grid(padding=(0, 2))
    for row in range(rows):
        grid.add_row(*texts[row::rows])
    return grid


def all_options(view: View) -> RenderableType:
    """Every option with its number, key, words and text."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", style="bold cyan")
    grid.add_column(no_wrap=True)
    grid.add_column()
    for i, option in enumerate(view.options, 1):
        found = label(view, option, spoken())
        words = _words(found)
        grid.add_row(str(i), option.key, Text(words, "dim"))
    return grid


def _words(found: Label) -> str:
    note = f" ({found.note})" if found.note else ""
    return f"{found.text}{note}. {found.card}" if found.card else f"{found.text}{note}"
