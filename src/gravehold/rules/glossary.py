"""The words of the game explained, and found in any text so that they can be linked."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from gravehold.kernel.closed import converted
from gravehold.kernel.once import once
from gravehold.rules.source import read_yaml
from gravehold.rules.spelling import fold
from gravehold.words.language import check_language
from gravehold.words.names import card_names

WORD = re.compile(r"\w+")
ROMAN = re.compile("[IVX]+")  # 'Riss III' is a breach
NAME = ""  # no term: the name of a card that has words of the glossary in it


class Term(Struct, frozen=True, forbid_unknown_fields=True):
    """A word of the game, its forms in sentences, what it means and the rules about it.

    A small letter of a form also stands for the capital: 'breach' finds 'Breach', 'OR' only 'OR'.
    """

    id: str
    term: str
    text: str
    forms: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()  # of what is to be read with it, see `concerns`

    @property
    def spellings(self) -> tuple[str, ...]:
        return (self.term, *self.forms)


class Span(Struct, frozen=True):
    """Where a text mentions a term."""

    start: int
    end: int
    term: str


class Glossary(Struct, frozen=True):
    """All terms of a language, in its alphabetical order."""

    lang: str
    terms: dict[str, Term]

    def find(self, text: str) -> list[Span]:
        """The terms a text mentions, from its start to its end; of two the longer one."""
        return list(_spans(self.lang, text))

    def mentioned(self, *texts: str) -> list[Term]:
        """The terms some texts mention, each once."""
        found = dict.fromkeys(span.term for text in texts for span in self.find(text))
        return [self.terms[term] for term in found]

    def look_up(self, name: str) -> Term | None:
        """The term of an id or of any of its forms, however it is spelled."""
        wanted = fold(name)
        for term in self.terms.values():
            if wanted in {term.id, fold(term.term)}:
                return term
        for term in self.terms.values():
            if wanted in map(fold, term.forms):
                return term
        return None


@once
def load_glossary(lang: str = "en") -> Glossary:
    """Read the glossary that comes with the package in a language (once)."""
    check_language(lang)
    terms = [
        converted({"id": id_, **_common(entry), **entry[lang]}, Term)
        for id_, entry in _written().items()
    ]
    terms.sort(key=lambda term: fold(term.term))
    return Glossary(lang, {term.id: term for term in terms})


@once
def _written() -> dict[str, dict[str, Any]]:
    """The file, which has all languages, read once."""
    found: dict[str, dict[str, Any]] = read_yaml("glossary.yaml")
    return found


def _common(entry: dict[str, Any]) -> dict[str, Any]:
    return {field: entry[field] for field in ("rules", "marks") if field in entry}


def _spans(lang: str, text: str) -> Iterator[Span]:
    forms = _forms(lang)
    end = 0
    for word in WORD.finditer(text):
        start = word.start()
        if start < end:
            continue
        for form, term in forms.get(word[0].lower(), ()):
            stop = start + len(form)
            if _is_form(text[start:stop], form) and not WORD.match(text, stop):
                if term != NAME:
                    yield Span(start, stop, term)
                end = stop
                break


@once
def _forms(lang: str) -> dict[str, list[tuple[str, str]]]:
    """Forms and their terms by first word; longer forms, then those with more capitals, first."""
    found: dict[str, list[tuple[str, str]]] = {}
    for term in load_glossary(lang).terms.values():
        for form in term.spellings:
            first = WORD.findall(form)[0].lower()
            found.setdefault(first, []).append((form, term.id))
    for name in card_names(lang):
        words = WORD.findall(name)
        if len(words) > 1 and not ROMAN.fullmatch(words[-1]):
            found.setdefault(words[0].lower(), []).append((name, NAME))
    for forms in found.values():
        forms.sort(key=lambda form: (-len(form[0]), -sum(map(str.isupper, form[0]))))
    return found


def _is_form(text: str, form: str) -> bool:
    return len(text) == len(form) and all(
        letter == wanted or (wanted.islower() and letter.lower() == wanted)
        for letter, wanted in zip(text, form, strict=True)
    )
