"""The language of this terminal: one person, one language at a time, changed by `lang pl`."""

from __future__ import annotations

from collections.abc import Iterable

from gravehold.kernel.errors import Phrase, nearest
from gravehold.words import errors, locale


class _Spoken:
    lang = "en"


def speak(lang: str) -> None:
    """From now on everything is said in this language."""
    _Spoken.lang = locale.check_language(lang)


def spoken() -> str:
    return _Spoken.lang


def say(id_: str, attribute: str = "", /, **values: object) -> str:
    """A message in the language spoken; whole numbers stay numbers, so that they can be counted."""
    args = {key: v if isinstance(v, int) else str(v) for key, v in values.items()}
    return locale.say(_Spoken.lang, id_, attribute, **args)


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
    """The same as the last words of a program."""
    return locale.fill(_Spoken.lang, "error", "", {"message": explain(error)})
