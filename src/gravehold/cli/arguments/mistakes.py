"""Mistakes in a command line, as errors of ours: told like all the others, in three languages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from typer.exceptions import TyperException

from gravehold.cli.speech import say
from gravehold.kernel.errors import GraveholdError, Phrase, Told, nearest, phrase

# What pydantic, by which Typer reads numbers, calls the ways in which one can be wrong.
NUMBERS = {
    "int_parsing": "whole",
    "int_parsing_size": "whole",
    "float_parsing": "number",
    "greater_than_equal": "least",
    "less_than_equal": "most",
}


@contextmanager
def told(ctx: Any) -> Iterator[None]:
    """Turns what Typer finds wrong into an error that can be told in any language."""
    try:
        yield
    except TyperException as error:
        raise _error(ctx, _told(error, ctx)) from None


def too_much(ctx: Any, words: Sequence[str]) -> GraveholdError:
    return _error(ctx, phrase("error-usage-extra", words=" ".join(words)))


def no_command(ctx: Any, name: str, known: Iterable[str]) -> GraveholdError:
    return _error(ctx, phrase("error-usage-command", name=name, near=nearest(name, known)))


def key(parameter: Any) -> str:
    """What messages call a parameter: an option as it is typed, without its dashes."""
    longest: str = max(parameter.opts, key=len)
    return longest.lstrip("-")


def value(parameter: Any) -> str:
    """The word that stands for what a parameter takes."""
    limited = parameter.min is not None  # only numbers have limits
    return say("command-value", "number" if limited else key(parameter))


def _error(ctx: Any, why: Told) -> GraveholdError:
    return GraveholdError("error-usage", why=why, command=ctx.command_path)


def _told(error: Any, ctx: Any) -> Phrase:
    """By the names of the classes: they are click's, but Typer keeps its copy of them to itself."""
    parameters = ctx.command.get_params(ctx)
    options = {name: p for p in parameters for name in (*p.opts, *p.secondary_opts)}
    match type(error).__name__:
        case "NoSuchOption":
            name = error.option_name
            known = [option for option in options if option.startswith("-")]
            return phrase("error-usage-option", name=name, near=nearest(name, known))
        case "BadOptionUsage":
            name = error.option_name
            takes = "no-value" if options[name].is_flag else "value"
            return phrase(f"error-usage-{takes}", name=name)
        case "MissingParameter":
            return phrase("error-usage-missing", name=_name(error.param))
        case "BadParameter":
            return _bad_value(error)
    return phrase("error-usage-other", why=str(error))


def _name(parameter: Any) -> str:
    return value(parameter) if parameter.param_type_name == "argument" else parameter.opts[0]


def _bad_value(error: Any) -> Phrase:
    first = error.__cause__.errors()[0]
    named = {"name": _name(error.param), "value": str(first["input"])}
    kind = NUMBERS.get(first["type"])
    if kind in ("least", "most"):
        (limit,) = first["ctx"].values()
        return phrase(f"error-usage-{kind}", **named, limit=str(limit))
    return phrase(f"error-usage-{kind or 'wrong'}", **named)
