"""The languages there are, and which to speak: as asked for, else as the environment says."""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import pairwise

from gravehold.kernel.errors import UnknownName, unknown

from .counting import Counting, one_few_many, one_other

LANGUAGES = {  # in the order in which people see them; docs/extending.md
    "en": Counting(one_other, ","),
    "pl": Counting(one_few_many, "\N{NO-BREAK SPACE}", grouped_from=10_000),
    "de": Counting(one_other, "."),
}
OURS = "GRAVEHOLD_LANG"
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides, as in other programs


def check_language(lang: str) -> str:
    """The language, or an error that names the nearest one."""
    if lang not in LANGUAGES:
        raise unknown("language", lang, LANGUAGES, listed=True)
    return lang


def language(option: str | None = None) -> str:
    """The language of an option like 'pl' or 'de_AT'; a wrong one is an error, a locale is not."""
    if option:
        return check_language(code_of(option))
    if ours := os.environ.get(OURS):
        try:
            return check_language(code_of(ours))
        except UnknownName as error:
            raise UnknownName("error-in-setting", name=OURS, why=error) from None
    locale = next((value for name in LOCALE if (value := os.environ.get(name))), "")
    code = code_of(locale)
    return code if code in LANGUAGES else "en"


def of_arguments(arguments: Sequence[str]) -> str:
    """The language of a command line nobody has read yet: for its help and what is wrong with it.

    A language we do not speak is no matter here; the command itself says so.
    """
    asked = [value for name, value in pairwise(arguments) if name == "--lang"]
    asked += [name.removeprefix("--lang=") for name in arguments if name.startswith("--lang=")]
    for option in (*asked, None):
        try:
            return language(option)
        except UnknownName:
            continue
    return "en"


def accepted(header: str) -> str:
    """The first language of a browser's list that we speak ('pl-PL,pl;q=0.9,en'), or English."""
    wanted = (code_of(name.partition(";")[0]) for name in header.split(","))
    return next((code for code in wanted if code in LANGUAGES), "en")


def code_of(name: str) -> str:
    """'pl' of 'pl', 'PL', 'pl-PL' and 'pl_PL.UTF-8'."""
    return name.strip().replace("-", "_").partition("_")[0].partition(".")[0].lower()
