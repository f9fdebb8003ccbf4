"""`gravehold cards` and `gravehold card`: what the boxes hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from rich.console import RenderableType

    from gravehold.kernel.definitions import Definition

app = typer.Typer()


@app.command()
def cards(
    words: Annotated[
        list[str] | None,
        typer.Argument(metavar="[FILTER]...", help="Words that the name, kind or text must hold."),
    ] = None,
    box: Annotated[str | None, typer.Option(help="Only this box, such as war-eternal.")] = None,
    kind: Annotated[
        str | None,
        typer.Option(help="gem, relic, spell, attack, minion, power, mage, nemesis or tile."),
    ] = None,
    json: Annotated[
        bool, typer.Option("--json", help="Print an array with one object per definition.")
    ] = False,
) -> None:
    """List cards, mages and nemeses, all or those that fit."""
    from gravehold.words import catalogue

    found = catalogue.search(" ".join(words or []))
    everything = catalogue.everything().values()
    if box is not None:
        _check("box", box, {catalogue.box(d) for d in everything})
        found = [d for d in found if catalogue.box(d) == box]
    if kind is not None:
        _check("kind", kind, {catalogue.kind(d) for d in everything})
        found = [d for d in found if catalogue.kind(d) == kind]
    if json:
        import msgspec

        data = msgspec.json.encode([catalogue.as_data(d) for d in found])
        typer.echo(msgspec.json.format(data, indent=2).decode())
    elif found:
        _print_list(found)
    else:
        from gravehold.words.messages import say

        typer.echo(say("cards.none"), err=True)
        raise typer.Exit(1)


@app.command()
def card(
    words: Annotated[
        list[str], typer.Argument(metavar="NAME", help="A name or id; a part of it will do.")
    ],
) -> None:
    """Show one card, mage or nemesis with its text."""
    from rich.console import Console

    console = Console(highlight=False)
    for definition in find_cards(" ".join(words)):
        console.print(card_view(definition))


def _check(what: str, value: str, known: set[str]) -> None:
    from gravehold.kernel.errors import UnknownName, nearest

    if value not in known:
        names = ", ".join(sorted(known))
        raise UnknownName(f"unknown {what} '{value}'{nearest(value, known)} (one of {names})")


def find_cards(wanted: str) -> list[Definition]:
    """What a name means; an error names the nearest one, or all if they are too many."""
    from gravehold.kernel.errors import UnknownName, nearest
    from gravehold.words import catalogue
    from gravehold.words.messages import say
    from gravehold.words.names import name

    found = catalogue.look_up(wanted)
    if not found:
        near = nearest(wanted.title(), catalogue.known_names()).removeprefix(";").capitalize()
        raise UnknownName(say("card.unknown", name=wanted[:60], near=near.replace(" did", " Did")))
    if len(found) > 3:
        names = ", ".join(name(d.id) for d in found[:12])
        raise UnknownName(say("card.several", name=wanted, names=names))
    return found


def card_view(definition: Definition) -> RenderableType:
    """A card as it is printed: name, numbers, text."""
    from rich.console import Group
    from rich.padding import Padding
    from rich.text import Text

    from gravehold.words import catalogue, english
    from gravehold.words.names import name

    facts = f"  {catalogue.facts(definition)}, {name(catalogue.box(definition))}"
    head = Text.assemble((name(definition.id), "bold"), (facts, "dim"))
    return Group(head, *(Padding(Text(line), (0, 2)) for line in english.text(definition)))


def _print_list(found: list[Definition]) -> None:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    from gravehold.words import catalogue, english
    from gravehold.words.names import name

    console = Console(highlight=False)
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    table.add_column(no_wrap=True, style="cyan")
    table.add_column(ratio=1)
    for definition in found:
        text = " ".join(english.text(definition))
        table.add_row(name(definition.id), catalogue.facts(definition), Text(text, "dim"))
    console.print(table)
