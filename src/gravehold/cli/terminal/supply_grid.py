"""A supply whose piles lie in a grid, with the bridges between them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from gravehold.words.table import PileWords

COLUMNS = 3
GAP = 4  # letters between two piles, for a bridge


class Grid:
    """Draws the piles row by row; `plain` keeps to ASCII."""

    def __init__(
        self,
        piles: Sequence[PileWords],
        bridges: frozenset[tuple[int, int]],
        width: int,
        *,
        plain: bool,
    ) -> None:
        self.piles, self.bridges, self.plain = piles, bridges, plain
        self.cell = (width - GAP * (COLUMNS - 1)) // COLUMNS

    def drawn(self) -> Table:
        grid = Table.grid()
        for i in range(2 * COLUMNS - 1):
            grid.add_column(width=GAP if i % 2 else self.cell, no_wrap=True)
        for first in range(0, len(self.piles), COLUMNS):
            if first:
                grid.add_row(*self._between(first))
            grid.add_row(*self._row(first))
        return grid

    def _row(self, first: int) -> list[Text]:
        cells: list[Text] = []
        for i in range(first, min(first + COLUMNS, len(self.piles))):
            if i > first:
                across = (i, i + 1) in self.bridges
                cells.append(Text(self._bridge("==", "══") if across else "", "bold cyan"))
            cells.append(self._pile(self.piles[i]))
        return cells

    def _between(self, first: int) -> list[Text]:
        cells: list[Text] = []
        for i in range(first, min(first + COLUMNS, len(self.piles))):
            down = (i + 1 - COLUMNS, i + 1) in self.bridges
            cells += [Text("")] * (i > first)
            cells.append(Text(f"     {self._bridge('||', '║')}" if down else "", "bold cyan"))
        return cells

    def _bridge(self, plain: str, drawn: str) -> str:
        return f" {plain if self.plain else drawn} "

    def _pile(self, pile: PileWords) -> Text:
        """What is not connected stands in brackets."""
        mark = (">" if self.plain else "▸") if pile.affordable else " "
        style = "dim" if not pile.left else "green" if pile.affordable else ""
        place = f"({pile.place})" if pile.apart else f" {pile.place} "
        text = f"{place}{mark}{pile.letter} {pile.cost} {pile.stock} {pile.name}"
        lying = f" ({pile.lying})" if pile.lying else ""
        return Text(f"{text}{lying}"[: self.cell], style)


__all__ = ["Grid"]
