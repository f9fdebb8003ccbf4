"""Fluent messages: one folder per language, every message in each of them."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from gravehold.kernel.once import once
from gravehold.words.language import LANGUAGES, check_language
from gravehold.words.names import form, name

FOLDER = Path(__file__).parent
# Files read on their own, by the first word of their messages: to parse all the others takes much
# longer than a person waits for `--help` or for what is wrong with a command line.
ALONE = {
    "command": "help.ftl",
    "error": "errors*.ftl",
    "definition": "definitions.ftl",
    "journey": "journey.ftl",
    "pack": "packs.ftl",
    "story": "story-*.ftl",
}

Arg = str | int


class MissingMessage(LookupError):
    """A message that a language lacks or that cannot be filled in: a defect of ours."""


def bundle(lang: str, id_: str) -> FluentBundle:
    """The messages of a language among which this one is, if it is anywhere."""
    return _bundle(lang, ALONE.get(id_.partition("-")[0], ""))


@once
def _bundle(lang: str, file: str) -> FluentBundle:
    """The messages of such files, or those of all that are not read on their own."""

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

    functions: dict[str, Any] = {"NOUN": noun, "NAME": called, "CAPITAL": _capital, "TOKEN": token}
    functions |= {"OWNED": owned, "LANGUAGES": lambda: "|".join(LANGUAGES)}
    functions |= {"FIRST": lambda text: _words(text)[0], "REST": lambda text: _words(text)[2]}
    functions |= {"UNSUMMED": lambda text: _sum(text)[0], "SUM": lambda text: _sum(text)[1]}
    found = FluentBundle([check_language(lang)], functions=functions, use_isolating=False)
    for path in sorted((FOLDER / lang).glob(file or "*.ftl")):
        if not file and any(path.match(alone) for alone in ALONE.values()):
            continue
        found.add_resource(FluentResource(path.read_text("utf-8")))
    return found


def has(lang: str, id_: str, attribute: str = "") -> bool:
    """Whether a message, or an attribute of it, exists."""
    messages = bundle(lang, id_)
    if not messages.has_message(id_):
        return False
    message = messages.get_message(id_)
    return attribute in message.attributes if attribute else message.value is not None


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
    if not has(lang, id_, attribute):
        raise MissingMessage(f"{lang}: no message '{id_}{'.' * bool(attribute)}{attribute}'")
    messages = bundle(lang, id_)
    message = messages.get_message(id_)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    text, errors = messages.format_pattern(pattern, args)
    if errors:
        raise MissingMessage(f"{lang}: message '{id_}' cannot be filled in: {errors[0]}")
    return str(text)
