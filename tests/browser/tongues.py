"""Which language a page speaks: everything on it, seen or read out."""

from __future__ import annotations

import re

from tests.browser.people import Tab
from tests.words.test_whole_games import ENGLISH, RAW_ID, WORD, names

PAGE = {
    "hand", "deck", "undo", "seats", "settings", "replay", "log", "play", "played", "nothing",
    "cost", "share", "join", "resume", "rename", "delete", "export", "import", "close", "copy",
    "language", "start", "keys", "watching", "host", "seat", "difficulty", "seed", "greedy",
    "random",
}  # fmt: skip
# The same in both languages: no leftovers.
SAME = {"pl": {"start"}, "de": {"hand", "deck", "start"}}
OURS = {"pl": r"tur|kart|stos|ręk", "de": r"zug|karte|stapel|hand"}
CITED = re.compile(r"https?://\S+|\b[a-z-]+(?:\.[a-z-]+)+\b")  # links, and rules by their ids
EVERYTHING = """() => [document.body.innerText,
    ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap(
        e => [e.ariaLabel, e.title, e.placeholder])].filter(Boolean).join('\\n')"""


def said(tab: Tab) -> set[str]:
    """Every line on the page, seen or read out."""
    text: str = tab.page.evaluate(EVERYTHING)
    return {line.strip() for line in text.splitlines() if line.strip()}


def foreign(heard: set[str], lang: str) -> list[str]:
    """Lines with a word of English or with an id, names of things left out."""
    known = [*names(lang), "English", "Gravehold", "War Eternal", "Legacy", "Outcasts"]
    nameless = re.compile("|".join(re.escape(name) for name in known))
    english = (ENGLISH | PAGE) - SAME[lang]
    found = []
    for line in heard:
        bare = nameless.sub("", CITED.sub("", line))
        if RAW_ID.search(bare) or english & {word.lower() for word in WORD.findall(bare)}:
            found.append(line)
    return sorted(found)
