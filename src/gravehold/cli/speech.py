"""The language of this terminal: one person, one language at a time, changed by `lang pl`."""

from __future__ import annotations

from collections.abc import Iterable

from gravehold.kernel.errors import Phrase, nearest
from gravehold.words import errors, locale
from gravehold.words.language import check_language

LONGEST = 2000  # letters: what a person types may have any length, Fluent fills in at most 2500


class _Spoken:
    lang = "en"


def speak(lang: str) -> None:
    """From now on everything is said in this language."""
    _Spoken.lang = check_language(lang)


def spoken() -> str:
    return _Spoken.lang


def say(id_: str, attribute: str = "", /, **values: object) -> str:
    """A message in the language spoken; whole numbers stay numbers, so that they can be counted."""
    args = {key: v if isinstance(v, int) else short(str(v)) for key, v in values.items()}
    return locale.say(_Spoken.lang, id_, attribute, **args)


def short(text: str) -> str:
    """Cut in the middle if nobody would read it all: where it begins, and what is wrong at last."""
    half = LONGEST // 2
    return text if len(text) <= LONGEST else f"{text[:half]} … {text[-half:]}"


def known(id_: str) -> bool:
    """Whether there is such a message: homebrew has none."""
    return locale.has(_Spoken.lang, id_)


def near(wanted: str, names: Iterable[str]) -> str:
    """'Did you mean ...?', or nothing if no name is like it."""
    found = nearest(wanted, names)
    return say("play-near", **found.told) if isinstance(found, Phrase) else ""


def explain(error: BaseException) -> str:
    """What to tell a person about bad input."""
    return errors.explain(error, _Spoken.lang)


def complain(error: BaseException) -> str:
    """The same as the last words of a program; of many lines, each."""
    first, *others = map(short, explain(error).split("\n"))
    told = locale.fill(_Spoken.lang, "error", "", {"message": first})
    return "\n".join((told, *others))
