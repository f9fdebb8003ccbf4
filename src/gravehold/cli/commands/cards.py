"""`gravehold cards` and `gravehold card`: what the boxes hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from gravehold.cli.arguments.help import Commands
from gravehold.cli.arguments.lang import LangOption
from gravehold.cli.arguments.packs import PacksOption

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rich.console import RenderableType
    from rich.text import Text

    from gravehold.kernel.definitions import Ability, Definition
    from gravehold.words.grammar.paragraphs import Paragraph

    Row = tuple[Text, Text, Text]  # name, numbers, text

app = Commands()

GAP = "  "
READABLE = 20  # letters a line of text has to hold


@app.command()
def cards(
    words: Annotated[list[str] | None, typer.Argument()] = None,
    box: str | None = None,
    kind: str | None = None,
    json: Annotated[bool, typer.Option("--json")] = False,
    packs: PacksOption = None,
    lang: LangOption = None,
) -> None:
    from gravehold.cli.speech import speak, spoken
    from gravehold.words.language import language

    speak(language(lang))
    from gravehold.cli.library import library
    from gravehold.words import catalogue

    boxes = library()
    found = catalogue.search(" ".join(words or []), boxes, spoken())
    if box is not None:
        _check("box", box, set(boxes.sources.values()))
        found = [d for d in found if boxes.sources[d.id] == box]
    if kind is not None:
        _check("kind", kind, {catalogue.kind(d, boxes) for d in boxes.definitions.values()})
        found = [d for d in found if catalogue.kind(d, boxes) == kind]
    if json:
        import msgspec

        data = msgspec.json.encode([catalogue.as_data(d, boxes, spoken()) for d in found])
        typer.echo(msgspec.json.format(data, indent=2).decode())
    elif found:
        _warn(found)
        _print_list(found)
    if not found:
        from gravehold.cli.speech import say

        typer.echo(say("play-cards-none"), err=True)
        raise typer.Exit(1)


@app.command()
def card(words: list[str], packs: PacksOption = None, lang: LangOption = None) -> None:
    from gravehold.cli.speech import speak
    from gravehold.words.language import language

    speak(language(lang))
    from gravehold.cli.console import Console
    from gravehold.cli.library import library
    from gravehold.words import catalogue

    console = Console()
    wanted = " ".join(words)
    if abilities := catalogue.abilities(wanted, library()):
        for ability in abilities:
            console.print(ability_view(ability))
        return
    for definition in find_cards(wanted):
        console.print(card_view(definition))


def _warn(found: list[Definition]) -> None:
    """Before what a campaign or an expedition keeps sealed is told."""
    from gravehold.cli.library import library
    from gravehold.cli.speech import say

    boxes = library()
    sealed = {box.id for box in boxes.boxes if box.campaigns or box.expeditions}
    if any(boxes.sources[definition.id] in sealed for definition in found):
        typer.echo(say("play-sealed"), err=True)


def _check(what: str, value: str, known: set[str]) -> None:
    from gravehold.kernel.errors import unknown

    if value not in known:
        raise unknown(what, value, sorted(known), listed=True)


def find_cards(wanted: str, among: Sequence[Definition] = ()) -> list[Definition]:
    """What a name means, of all there is or of some; an error names the nearest one.

    Where it means too many, they are listed.
    """
    from gravehold.cli.library import library
    from gravehold.cli.speech import near, say, spoken
    from gravehold.kernel.errors import UnknownName
    from gravehold.words import catalogue
    from gravehold.words.names import name

    found = catalogue.look_up(wanted, library(), among)
    if not found:
        known = [d.id for d in among] or library().definitions
        hint = near(wanted.title(), [name(id_, spoken()) for id_ in known])
        raise UnknownName(say("play-card-unknown", name=wanted[:60], near=hint))
    if len(found) > 3:
        names = ", ".join(name(d.id, spoken()) for d in found[:12])
        raise UnknownName(say("play-card-several", name=wanted, names=names))
    return found


def ability_view(ability: Ability) -> RenderableType:
    from gravehold.cli.speech import say, spoken
    from gravehold.words.grammar.definitions import ability as told
    from gravehold.words.names import name

    facts = f"  {say('kind-own-ability')}, {say('fact-charges', n=ability.charges)}"
    return _printed(name(ability.id, spoken()), facts, told(ability, spoken()))


def card_view(definition: Definition) -> RenderableType:
    """A card as it is printed: name, numbers, text; of a mage the whole mat."""
    from gravehold.cli.library import library
    from gravehold.cli.speech import spoken
    from gravehold.kernel.definitions import Mage
    from gravehold.words import catalogue
    from gravehold.words.grammar.definitions import text
    from gravehold.words.magemats import lines_of, mat_of, rules_of, title_of
    from gravehold.words.names import name

    lang = spoken()
    box = catalogue.box_name(definition, library(), lang)
    facts = f"  {catalogue.facts(definition, lang, library())}, {box}"
    if isinstance(definition, Mage):
        called = ", ".join(filter(None, (name(definition.id, lang), title_of(definition, lang))))
        *mat, ability = lines_of(mat_of(definition, lang), lang)
        return _printed(called, facts, (*mat, *rules_of(definition, lang), ability))
    told = text(definition, lang, library().owners.get(definition.id, ""))
    return _printed(name(definition.id, lang), facts, told)


def _printed(title: str, facts: str, told: Sequence[Paragraph | str]) -> RenderableType:
    from rich.console import Group
    from rich.padding import Padding
    from rich.text import Text

    head = Text.assemble((title, "bold"), (facts, "dim"))
    return Group(head, *(Padding(Text(str(line)), (0, 2)) for line in told))


def _print_list(found: list[Definition]) -> None:
    from rich.text import Text

    from gravehold.cli.console import Console
    from gravehold.cli.library import library
    from gravehold.cli.speech import spoken
    from gravehold.words import catalogue
    from gravehold.words.names import name
    from gravehold.words.things import card_text

    lang = spoken()
    rows = [
        (
            Text(name(definition.id, lang), "bold"),
            Text(catalogue.facts(definition, lang, library()), "cyan"),
            Text(card_text(definition, lang, library().owners.get(definition.id, "")), "dim"),
        )
        for definition in found
    ]
    console = Console()
    names, facts = (max(row[column].cell_len for row in rows) for column in (0, 1))
    left = console.width - names - facts - 2 * len(GAP)
    for line in _beside(rows) if left >= READABLE else _below(rows):
        console.print(line)


def _beside(rows: Sequence[Row]) -> Iterator[RenderableType]:
    """A table: name, numbers, text."""
    from rich.table import Table

    table = Table.grid(padding=(0, len(GAP)))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for row in rows:
        table.add_row(*row)
    yield table


def _below(rows: Sequence[Row]) -> Iterator[RenderableType]:
    """The text under name and numbers, where a column of its own would be too narrow to read."""
    from rich.padding import Padding
    from rich.text import Text

    for called, facts, text in rows:
        yield Text(GAP).join((called, facts))
        if text:
            yield Padding(text, (0, len(GAP)))
