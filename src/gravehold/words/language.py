"""Which language to speak: as asked for, else as the environment says, else English."""

from __future__ import annotations

import os

from gravehold.kernel.errors import UnknownName
from gravehold.words.locale import LANGUAGES, check_language

OURS = "GRAVEHOLD_LANG"
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides, as in other programs


def language(option: str | None = None) -> str:
    """The language of an option like 'pl' or 'de_AT'; a wrong one is an error, a locale is not."""
    if option:
        return check_language(_code(option))
    if ours := os.environ.get(OURS):
        try:
            return check_language(_code(ours))
        except UnknownName as error:
            raise UnknownName("error-in-setting", name=OURS, why=error) from None
    locale = next((value for name in LOCALE if (value := os.environ.get(name))), "")
    code = _code(locale)
    return code if code in LANGUAGES else "en"


def _code(name: str) -> str:
    """'pl' of 'pl', 'PL', 'pl-PL' and 'pl_PL.UTF-8'."""
    return name.strip().replace("-", "_").partition("_")[0].partition(".")[0].lower()
