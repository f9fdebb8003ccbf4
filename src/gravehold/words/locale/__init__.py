"""Fluent messages: one folder per language, every message in each of them."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Any

from gravehold.kernel.once import once
from gravehold.words.language import LANGUAGES, check_language
from gravehold.words.names import form, name

from .filling import Arg, Bundle, CannotFill, Function
from .kept import messages

__all__ = ["FOLDER", "Arg", "MissingMessage", "fill", "has", "say"]

FOLDER = Path(__file__).parent


class MissingMessage(LookupError):
    """A message that a language lacks or that cannot be filled in: a defect of ours."""


@once
def _bundle(lang: str) -> Bundle:
    counting = LANGUAGES[check_language(lang)]
    return Bundle(messages(FOLDER / lang), counting, _functions(lang))


def _functions(lang: str) -> dict[str, Function]:
    """What messages may ask for."""

    def noun(id_: Any, n: Any = 1, case: Any = "acc") -> str:
        """A noun in the number and case a sentence needs, from its `noun-` message."""
        kind, _, named = str(id_).partition(":")
        forms = _forms(named, lang) if named else {}
        return say(lang, f"noun-{kind}", n=n, case=str(case), **forms)

    def called(id_: Any, case: Any = "nom") -> str:
        """A name in the case a sentence needs; of 'minion' and the like, the noun."""
        if has(lang, f"noun-{id_}"):
            return noun(id_, 1, case)
        return form(str(id_), lang, str(case))

    def token(id_: Any) -> str:
        """A kind of token as a sentence calls it: by a word of its own, or by its name."""
        own = form(str(id_), lang, "of")
        called_ = name(str(id_), lang)
        return own if own != called_ else say(lang, "token-called", name=called_)

    def owned(owner: Any, thing: Any) -> str:
        """Something with whose it is, for a language that says it before or behind."""
        return say(lang, "own-owned", owner=str(owner), thing=str(thing))

    return {
        "NOUN": noun,
        "NAME": called,
        "TOKEN": token,
        "OWNED": owned,
        "CAPITAL": _capital,
        "LANGUAGES": lambda: "|".join(LANGUAGES),
        "FIRST": lambda text: _words(text)[0],
        "REST": lambda text: _words(text)[2],
        "UNSUMMED": lambda text: _sum(text)[0],
        "SUM": lambda text: _sum(text)[1],
    }


def has(lang: str, id_: str, attribute: str = "") -> bool:
    """Whether a message, or an attribute of it, exists."""
    return _bundle(lang).has(id_, attribute)


def _capital(text: Any) -> str:
    """A clause that begins a sentence, behind a colon for instance."""
    return str(text)[:1].upper() + str(text)[1:]


def _words(text: Any) -> tuple[str, str, str]:
    """The first word of a phrase, and the others: for a language that turns clauses around."""
    return str(text).partition(" ")


def _sum(text: Any) -> tuple[str, str]:
    """A phrase, and the '(X = ...)' at its end: for a verb whose second part goes between them."""
    told, mark, value = str(text).partition(" (X = ")
    return told, f"(X = {value}" if mark else ""


def _forms(id_: str, lang: str) -> dict[str, Arg]:
    """A name that stands in a noun; 'none' for a form of it that nobody gave."""
    called = name(id_, lang)
    given = {case: form(id_, lang, case) for case in ("few", "plural")}
    told = {case: "none" if text == called else text for case, text in given.items()}
    return {"token_id": id_, "name": called, **told}


def _tidy(text: str) -> str:
    """Parts that may be empty leave no gaps; a comma gives way to the mark behind it."""
    return re.sub(r",(?=[,.;:)])", "", re.sub(r" +([,.;:])", r"\1", " ".join(text.split())))


def say(lang: str, id_: str, attribute: str = "", /, **args: Arg) -> str:
    """A message filled in; anything missing is an error, never a placeholder on the screen."""
    return _said(lang, id_, attribute, tuple(args.items()))


@lru_cache(maxsize=16_384)  # a table says the same few things over and over
def _said(lang: str, id_: str, attribute: str, args: tuple[tuple[str, Arg], ...]) -> str:
    return _tidy(fill(lang, id_, attribute, dict(args)))


def fill(lang: str, id_: str, attribute: str, args: dict[str, Arg]) -> str:
    """The same to the letter and not remembered: for what quotes a person's own input."""
    try:
        return _bundle(lang).filler(id_, attribute)(args)
    except CannotFill as error:
        there = has(lang, id_, attribute)
        why = f"message '{id_}' cannot be filled in: {error}" if there else str(error)
        raise MissingMessage(f"{lang}: {why}") from None
