"""Parsed messages as functions that fill them in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from gravehold.words.counting import Counting

from .kept import Messages

Arg = str | int
Args = Mapping[str, Arg]
Filler = Callable[[Args], str]
Value = Callable[[Args], Arg]
Function = Callable[..., str]


class CannotFill(LookupError):
    """Something that a message names and that is not there."""


class _Of(dict[str, Arg]):
    """What a term was given; it need not be all that it asks for."""

    def __missing__(self, name: str) -> Arg:
        return ""


class Bundle:
    """The messages of a language; each becomes a function when it is first said."""

    def __init__(
        self, messages: Messages, counting: Counting, functions: dict[str, Function]
    ) -> None:
        self._messages = messages
        self._counting = counting
        self._functions = functions
        self._texts: dict[str, dict[str, Any]] = {}
        self._fillers: dict[tuple[str, str], Filler] = {}

    def has(self, id_: str, attribute: str = "") -> bool:
        return attribute in self._texts_of(id_)

    def filler(self, id_: str, attribute: str = "") -> Filler:
        """What fills in a message, or an attribute of it."""
        found = self._fillers.get((id_, attribute))
        if found is None:
            texts = self._texts_of(id_)
            if attribute not in texts:
                raise CannotFill(f"no message '{id_}{'.' * bool(attribute)}{attribute}'")
            found = self._fillers[id_, attribute] = self._text(texts[attribute])
        return found

    def _texts_of(self, id_: str) -> dict[str, Any]:
        found = self._texts.get(id_)
        if found is None:
            raw = self._messages.get(id_)
            found = self._texts[id_] = msgspec.json.decode(raw) if raw is not None else {}
        return found

    def _text(self, text: Any) -> Filler:
        if isinstance(text, str):
            return lambda args: text
        parts = [self._part(part) for part in text]
        if len(parts) == 1:
            return parts[0]
        return lambda args: "".join([part(args) for part in parts])

    def _part(self, part: Any) -> Filler:
        match part:
            case str():
                return lambda args: part
            case ["select", by, variants, default]:
                return self._select(self._value(by), variants, default)
            case ["message", id_, attribute]:
                return self._other(id_, attribute)
            case ["term", id_, attribute, given]:
                term = self._other(f"-{id_}", attribute)
                return lambda args: term(_Of(given))
        value, written = self._value(part), self._counting.written

        def said(args: Args) -> str:
            found = value(args)
            return written(found) if isinstance(found, int) else found

        return said

    def _other(self, id_: str, attribute: str) -> Filler:
        """Another message, looked up when it is said: it may not be there."""

        def told(args: Args) -> str:
            return self.filler(id_, attribute)(args)

        return told

    def _value(self, expression: Any) -> Value:
        match expression:
            case str() | int():
                return lambda args: expression
            case ["var", name]:
                return _variable(name)
            case ["call", name, values, named]:
                return self._call(name, [self._value(value) for value in values], named)
        return self._part(expression)

    def _call(self, name: str, values: list[Value], named: dict[str, Arg]) -> Value:
        function = self._functions.get(name)
        if function is None:
            raise CannotFill(f"no function {name}")
        return lambda args: function(*[value(args) for value in values], **named)

    def _select(self, by: Value, variants: list[Any], default: int) -> Filler:
        """The first variant that fits: a word is itself, a number itself or its plural."""
        places = {key: place for place, (key, _) in reversed(list(enumerate(variants)))}
        texts = [self._text(text) for _, text in variants]
        plural = self._counting.plural

        def chosen(args: Args) -> str:
            found = by(args)
            place = places.get(found)
            if isinstance(found, int):
                counted = places.get(plural(found))
                if place is None or (counted is not None and counted < place):
                    place = counted
            return texts[default if place is None else place](args)

        return chosen


def _variable(name: str) -> Value:
    def given(args: Args) -> Arg:
        try:
            return args[name]
        except KeyError:
            raise CannotFill(f"no ${name}") from None

    return given
