"""The table drawn with rich: a full form, and a short one for low terminals."""

from __future__ import annotations

from rich import box
from rich.columns import Columns
from rich.console import Group, OverflowMethod, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gravehold.cli.speech import spoken
from gravehold.kernel.view import View
from gravehold.words.mats import BreachWords, MageWords
from gravehold.words.table import NemesisWords, PileWords, TableWords, describe

from .supply_grid import Grid

WIDE = 110  # from here on the supply stands beside the nemesis
SUPPLY_WIDTH = 46
VERY_WIDE = 168  # from here on two mats stand side by side
BREACH_STYLES = {
    "open": "bold green",
    "focused": "bold yellow",
    "closed": "",
    "destroyed": "dim",
}
DIALS = "○◔◑◕●"  # by quarters


class Board:
    """Draws what `words.table` describes; `plain` keeps to ASCII."""

    def __init__(self, view: View, width: int, *, plain: bool = False) -> None:
        self.words: TableWords = describe(view, spoken())
        self.width = width
        self.plain = plain
        self.box = box.ASCII if plain else box.ROUNDED
        self.overflow: OverflowMethod = "crop" if plain else "ellipsis"

    # The full form

    def full(self) -> RenderableType:
        """Everything, with all texts."""
        mats: list[RenderableType] = [self._mage(mage) for mage in self.words.mages]
        if self.width >= VERY_WIDE and len(mats) > 1:
            mats = [Columns(mats, width=self.width // 2 - 1, padding=0)]
        return Group(self._top(), *mats)

    def medium(self) -> RenderableType:
        """Only the mat of whoever acts is drawn, the others are a line each."""
        mages = self.words.mages
        others = [self._short_mage(mage) for mage in mages if not mage.doing]
        return Group(self._top(), *others, *(self._mage(mage) for mage in mages if mage.doing))

    def _top(self) -> RenderableType:
        nemesis = self._nemesis(self.words.nemesis)
        if self.width < WIDE or self.words.bridges is not None:
            return Group(nemesis, self._order(), self._supply(3 if self.width >= 90 else 2))
        top = Table.grid(expand=True)
        top.add_column(width=self.width - SUPPLY_WIDTH)
        top.add_column(width=SUPPLY_WIDTH)
        top.add_row(nemesis, Group(self._order(), self._supply(1)))
        return top

    def _panel(self, inside: RenderableType, title: Text, style: str = "") -> Panel:
        return Panel(inside, title=title, title_align="left", box=self.box, border_style=style)

    def _bar(self, n: int, full: int, cells: int = 12) -> str:
        filled = round(cells * n / full) if full else 0
        filled = max(1, filled) if n else 0
        return ("#" if self.plain else "█") * filled + ("." if self.plain else "░") * (
            cells - filled
        )

    def _nemesis(self, nemesis: NemesisWords) -> Panel:
        title = Text.assemble((nemesis.name, "bold red"))
        head = Text(nemesis.life_words, "bold")
        if nemesis.vulnerable:
            head.append(f" {self._bar(nemesis.life, nemesis.full_life)}", "red")
        head.append(f"  {nemesis.tokens}" if nemesis.tokens else "", "bold yellow")
        piles = "; ".join([nemesis.deck, nemesis.discard, *nemesis.others])
        parts: list[RenderableType] = [head, Text(piles)]
        parts += [Text(line, "yellow") for line in nemesis.boards]
        parts += [Text(rule, "dim") for rule in nemesis.rules]
        if nemesis.in_play:
            cards = Table.grid(padding=(0, 1))
            cards.add_column(justify="right")
            cards.add_column(style="bold", no_wrap=True)
            cards.add_column(no_wrap=True)
            cards.add_column()
            for i, card in enumerate(nemesis.in_play, 1):
                style = "magenta" if card.kind == "power" else "red"
                cards.add_row(str(i), card.name, Text(card.marks, style), Text(card.text, "dim"))
            parts.append(cards)
        return self._panel(Group(*parts), title, "red")

    def _order(self) -> Panel:
        words = self.words
        bar = self._bar(words.gravehold, words.gravehold_full)
        head = Text.assemble((f"{words.gravehold_words} ", "bold"), (bar, "green"))
        lines = [Text(line) for line in (*words.ally, *words.order)]
        return self._panel(Group(head, *lines), Text(words.turn, "bold"))

    def _pile(self, pile: PileWords, width: int) -> Text:
        mark = (">" if self.plain else "▸") if pile.affordable else " "
        style = "dim" if not pile.left else "green" if pile.affordable else ""
        lying = f" ({pile.lying})" if pile.lying else ""
        text = f"{mark}{pile.letter} {pile.cost} {pile.name} {pile.stock}{lying}"
        return Text(text[:width], style)

    def _supply(self, columns: int) -> Panel:
        if self.words.bridges is not None:
            piles = Grid(self.words.supply, self.words.bridges, self.width - 4, plain=self.plain)
            told = (Text(line) for line in self.words.beside)
            return self._panel(Group(piles.drawn(), *told), Text(self.words.supply_title, "bold"))
        width = (self.width - 4) // columns - 1 if columns > 1 else 42
        grid = Table.grid(padding=(0, 1))
        for _ in range(columns):
            grid.add_column(width=width, no_wrap=True)
        cells = [self._pile(pile, width) for pile in self.words.supply]
        rows = -(-len(cells) // columns)
        for row in range(rows):
            grid.add_row(*(cells[row::rows]))
        beside = (Text(line) for line in self.words.beside)
        return self._panel(Group(grid, *beside), Text(self.words.supply_title, "bold"))

    def _mage(self, mage: MageWords) -> Panel:
        rest = Table.grid(padding=(0, 1))
        rest.add_column(style="dim")
        rest.add_column()
        for i, zone in enumerate(mage.zones):
            rest.add_row(zone.label, Text(zone.text, "" if i else "bold"))
        return self._panel(
            Group(self._breaches(mage.breaches), rest),
            self._mage_title(mage),
            "cyan" if mage.doing else "",
        )

    def _mage_title(self, mage: MageWords) -> Text:
        title = Text.assemble((f"{mage.seat} {mage.name}", "bold cyan"))
        title.append(f"  {mage.life_words}", "bold" if mage.life else "bold red")
        full, empty = ("*", ".") if self.plain else ("◆", "◇")
        dots = full * mage.charges + empty * (mage.slots - mage.charges)
        title.append(f"  {mage.charge_words} {dots}" if mage.charge_words else "")
        title.append(f"  {mage.tokens}" if mage.tokens else "")
        title.append(f"  {mage.doing}" if mage.doing else "", "bold yellow")
        return title

    def _breaches(self, breaches: tuple[BreachWords, ...]) -> Table:
        """State above, then what lies there or what turning it costs."""
        grid = Table.grid(padding=(0, 1), expand=True)
        for _ in breaches:
            grid.add_column(ratio=1, no_wrap=True, overflow=self.overflow)
        grid.add_row(*(self._breach(breach) for breach in breaches))
        grid.add_row(
            *(
                Text(", ".join(breach.spells), "bold")
                if breach.spells
                else Text(breach.costs or ("-" if breach.kind == "open" else ""), "dim")
                for breach in breaches
            )
        )
        if any(breach.spells and breach.costs for breach in breaches):
            grid.add_row(
                *(Text(breach.costs if breach.spells else "", "dim") for breach in breaches)
            )
        return grid

    def _breach(self, breach: BreachWords) -> Text:
        dial = ""
        if not self.plain:
            dial = {"open": "● ", "destroyed": "✕ "}.get(breach.kind, f"{DIALS[breach.turned]} ")
        return Text(f"{breach.place} {dial}{breach.state}", BREACH_STYLES[breach.kind])

    # The short form

    def short(self) -> RenderableType:
        words = self.words
        nemesis = words.nemesis
        parts: list[RenderableType] = [self._short_nemesis(nemesis)]
        if nemesis.in_play:
            parts.append(self._short_in_play(nemesis))
        parts += [Text(line, "yellow") for line in nemesis.boards]
        left = (*words.ally, *words.order[1:])
        parts.append(
            Text.assemble(
                (words.gravehold_words, "bold green"), f"  {words.turn}, ", "; ".join(left)
            )
        )
        parts += self._short_supply()
        parts += [Text(line) for line in words.beside]
        parts += [self._short_mage(mage) for mage in words.mages if not mage.doing]
        for mage in words.mages:
            if mage.doing:
                parts += self._short_acting(mage)
        return Group(*parts)

    def _short_acting(self, mage: MageWords) -> list[RenderableType]:
        lines = [f"{zone.label} {zone.text}" for zone in mage.zones]
        if mage.zones[1].name == "played":  # a short one: both on one line
            lines[:2] = ["; ".join(lines[:2])]
        rest = [Text(f" {line}", no_wrap=True, overflow=self.overflow) for line in lines]
        return [self._mage_title(mage), Padding(self._breaches(mage.breaches), (0, 1)), *rest]

    def _short_nemesis(self, nemesis: NemesisWords) -> Text:
        facts = [nemesis.life_words, nemesis.tokens, nemesis.deck]
        said = "  ".join(fact for fact in (*facts, *nemesis.others) if fact)
        return Text.assemble(
            (nemesis.name, "bold red"), f"  {said}", no_wrap=True, overflow=self.overflow
        )

    def _short_in_play(self, nemesis: NemesisWords) -> Text:
        line = Text(" ")
        for i, card in enumerate(nemesis.in_play, 1):
            style = "magenta" if card.kind == "power" else "red"
            line.append(f" {i} {card.name} ", "bold").append(f"({card.marks}) ", style)
        return line

    def _short_supply(self) -> list[Text]:
        lines = []
        for kind, letter in dict.fromkeys((pile.kind, pile.letter) for pile in self.words.supply):
            line = Text(letter, "dim")
            for pile in self.words.supply:
                if pile.kind == kind:
                    mark = (">" if self.plain else "▸") if pile.affordable else " "
                    style = "green" if pile.affordable else "" if pile.left else "dim"
                    lying = f" ({pile.lying})" if pile.lying else ""
                    place = f"[{pile.place}]" if pile.place else ""
                    told = f" {mark}{place}{pile.cost} {pile.name} {pile.stock}{lying}"
                    line.append(told, style)
            lines.append(line)
        return lines

    def _short_mage(self, mage: MageWords) -> Text:
        line = Text.assemble(
            (f"{mage.seat} {mage.name}", "bold cyan"),
            f"  {mage.life_words}  {mage.charge_words} ",
            no_wrap=True,
            overflow=self.overflow,
        )
        for breach in mage.breaches:
            spells = f" {', '.join(breach.spells)}" if breach.spells else ""
            line.append(f" {breach.place} ", "dim").append(
                f"{breach.short}{spells}", BREACH_STYLES[breach.kind]
            )
        return line


__all__ = ["Board"]
