"""Finds rules by id, by topic, or by words in any of their forms."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from gravehold.rules.book import Entry, RuleBook, Ruling
from gravehold.rules.examples import Example
from gravehold.rules.glossary import Glossary
from gravehold.rules.spelling import fold, fold_umlauts

SHORT = 4  # shorter words are looked for as whole words: 'or' is not to find 'order'


def find_topic(topics: Mapping[str, str], words: Sequence[str]) -> str | None:
    """The topic whose id or name (`topics` gives both) the words are."""
    phrase = _phrase(words)
    names = ((topic, (_phrase([topic]), fold(name))) for topic, name in topics.items())
    return next((topic for topic, known in names if phrase in known), None)


def find_id(book: RuleBook, words: Sequence[str]) -> Entry | None:
    """The entry whose id the words are."""
    phrase = _phrase(words)
    return next((entry for entry in book.entries.values() if fold(entry.id) == phrase), None)


def search(
    book: RuleBook, words: Sequence[str], glossary: Glossary, examples: Mapping[str, Example]
) -> list[Entry]:
    """The entries that hold all of the words: those with the words in the title first."""
    wanted = [_pattern(word, glossary) for word in words]
    ranked: list[tuple[int, Entry]] = []
    for entry in book.entries.values():
        said = ""
        for rank, field in enumerate(_fields(entry, examples)):
            said = f"{said} {fold(field)} {fold_umlauts(field)}"
            if all(pattern.search(said) for pattern in wanted):
                ranked.append((rank, entry))
                break
    return [entry for _, entry in sorted(ranked, key=lambda found: found[0])]


def _phrase(words: Sequence[str]) -> str:
    return fold(" ".join(words)).replace("_", " ")


def _pattern(word: str, glossary: Glossary) -> re.Pattern[str]:
    """Any form of a term of the game as a whole word; any other word also as part of one."""
    term = glossary.look_up(word)
    forms = {fold(word), *(fold(form) for form in (term.spellings if term else ()))}
    anywhere = "|".join(re.escape(form) for form in sorted(forms))
    if term is None and len(word) >= SHORT:
        return re.compile(anywhere)
    return re.compile(rf"(?<![\w-])(?:{anywhere})(?![\w-])")


def _fields(entry: Entry, examples: Mapping[str, Example]) -> Iterator[str]:
    """What an entry says, the most telling part first."""
    yield entry.title
    yield f"{entry.id} {entry.text}"
    if entry.id in examples:
        yield examples[entry.id].text
    if isinstance(entry, Ruling):
        yield entry.basis
    yield entry.topic.replace("_", " ")
