"""Commands whose help and whose mistakes are told in the language of whoever types them.

What a command is for stands in locale/*/help.ftl: `command-play` for `gravehold play`, with an
attribute for each of its parameters; what such a message leaves out, the message of the group
says (`--lang`, `--help`).

The page is drawn here, not by Typer: 'Usage:' and the names of types are English in Typer's own
code, where no setting and no catalogue of translations reaches them, and its module for pages
takes longer to import than ours takes to be drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption
from typer.exceptions import TyperException

from gravehold.cli.speech import say, spoken
from gravehold.words import locale

from . import mistakes
from .values import sparing

if TYPE_CHECKING:
    from rich.console import RenderableType

Parameter = TyperOption | TyperArgument
Row = tuple[str, str]


class Commands(typer.Typer):
    """A typer.Typer that speaks three languages.

    `else_`: the command meant where what is typed is none of them, but the name of a file.
    """

    def __init__(self, name: str | None = None, *, else_: str = "") -> None:
        super().__init__(
            name=name,
            cls=type("Group", (Group,), {"else_": else_}) if else_ else Group,
            add_completion=False,
            pretty_exceptions_enable=False,
            context_settings={"help_option_names": ["-h", "--help"]},
        )

    def command(self, name: str | None = None, **settings: Any) -> Callable[[Any], Any]:
        return super().command(name, cls=Command, **settings)


class Command(TyperCommand):
    allow_extra_args = True  # what is left over is a mistake, but for us to name

    def get_params(self, ctx: Any) -> Any:
        return sparing(super().get_params(ctx))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _show(self, ctx)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        with mistakes.told(ctx):
            left = super().parse_args(ctx, args)
        if left:
            raise mistakes.too_much(ctx, left)
        return left


class Group(TyperGroup):
    else_ = ""

    def get_params(self, ctx: Any) -> Any:
        return sparing(super().get_params(ctx))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _show(self, ctx)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        with mistakes.told(ctx):
            return super().parse_args(ctx, args)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands and self._is_file(args[0]):
            args = [self.else_, *args]
        if args[0] not in self.commands:
            raise mistakes.no_command(ctx, args[0], self.commands)
        return super().resolve_command(ctx, args)

    def _is_file(self, word: str) -> bool:
        """Whatever is not a slip in the name of a command."""
        return bool(self.else_) and not get_close_matches(word, self.commands, n=1)

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except TyperException:  # that there is no command: all other mistakes are told by now
            _show(self, ctx)
            raise typer.Exit(2) from None
        except BrokenPipeError:  # the reader (`| head`) has seen enough; Typer would end with 1
            raise typer.Exit(0) from None


def path(ctx: Any) -> tuple[str, ...]:
    """The names of a command and its groups: ('scenario', 'run')."""
    return () if ctx.parent is None else (*path(ctx.parent), ctx.info_name)


def purpose(names: Sequence[str], parameter: str = "") -> list[str]:
    """What a command or one of its parameters is for, in paragraphs."""
    id_ = f"command-{'-'.join(names)}" if names else "command"
    if parameter and names and not locale.has(spoken(), id_, parameter):
        return purpose(names[:-1], parameter)
    text = locale.fill(spoken(), id_, parameter, {})
    return [" ".join(paragraph.split()) for paragraph in text.split("\n\n")]


def _show(command: Command | Group, ctx: Any) -> None:
    from rich.text import Text

    from gravehold.cli.console import Console

    console = Console()
    line = " ".join((ctx.command_path, *_usage(command)))
    console.print(Text.assemble((say("command-page", "usage"), "bold"), " ", line))
    for paragraph in purpose(path(ctx)):
        console.print()
        console.print(Text(paragraph))
    for title, rows in _sections(command, ctx):
        console.print()
        console.print(Text(say("command-page", title), "bold"))
        console.print(_table(rows))


def _usage(command: Command | Group) -> Iterator[str]:
    yield say("command-page", "any-options")
    for parameter in command.params:
        if isinstance(parameter, TyperArgument):
            word = mistakes.value(parameter)
            more = "" if parameter.nargs == 1 else "..."
            yield (word if parameter.required else f"[{word}]") + more
    if isinstance(command, Group):
        yield say("command-page", "any-command")


def _sections(command: Command | Group, ctx: Any) -> Iterator[tuple[str, list[Row]]]:
    names = path(ctx)
    parameters = command.get_params(ctx)
    for title, kind in (("arguments", TyperArgument), ("options", TyperOption)):
        found = [p for p in parameters if isinstance(p, kind) and not p.hidden]
        if found:
            yield title, [(_name(p), _about(p, names)) for p in found]
    if isinstance(command, Group):
        yield "commands", [(name, purpose((*names, name))[0]) for name in command.commands]


def _name(parameter: Parameter) -> str:
    if isinstance(parameter, TyperArgument):
        return mistakes.value(parameter)
    options = ", ".join(sorted((*parameter.opts, *parameter.secondary_opts), key=len))
    return options if parameter.is_flag else f"{options} {mistakes.value(parameter)}"


def _about(parameter: Parameter, names: Sequence[str]) -> str:
    notes = "; ".join(_notes(parameter))
    text = " ".join(purpose(names, mistakes.key(parameter)))
    return f"{text} [{notes}]" if notes else text


def _notes(parameter: Parameter) -> Iterator[str]:
    least, most = parameter.min, parameter.max
    if least is not None and most is not None:
        yield say("command-page", "between", least=str(least), most=str(most))
    elif least is not None:
        yield say("command-page", "at-least", least=str(least))
    if parameter.required:
        yield say("command-page", "required")
    elif parameter.default is not None and parameter.default is not False:
        yield say("command-page", "default", value=str(parameter.default))


def _table(rows: list[Row]) -> RenderableType:
    from rich.padding import Padding
    from rich.table import Table
    from rich.text import Text

    table = Table.grid(padding=(0, 2))
    table.add_column(style="cyan", no_wrap=True)
    table.add_column()
    for name, about in rows:
        table.add_row(Text(name), Text(about))
    return Padding(table, (0, 0, 0, 2))
