"""What one stops at: a card that has evolved, in a frame."""

from __future__ import annotations

from rich import box
from rich.panel import Panel
from rich.text import Text

from gravehold.cli.speech import spoken
from gravehold.kernel.view import View
from gravehold.table.reading import definition_of
from gravehold.words.catalogue import facts
from gravehold.words.names import name
from gravehold.words.things import text_in


def framed(view: View, was: str, now: str, *, plain: bool) -> Panel:
    """The old name, the new one, and what the card says now."""
    card, lang = definition_of(view, now), spoken()
    title = f"{name(was, lang)} {'->' if plain else '→'} {name(now, lang)}"
    told = f"{facts(card, lang)}\n{text_in(view, card, lang)}"
    drawn = box.ASCII if plain else box.DOUBLE
    return Panel(Text(told), title=Text(title, "bold"), box=drawn, border_style="magenta")
