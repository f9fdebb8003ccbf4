"""Every language has every message, with the same placeholders, and none is there for nothing."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

import gravehold
from gravehold.words.language import LANGUAGES
from gravehold.words.locale import say

from .ftl import Pattern, read

SOURCE = Path(gravehold.__file__).parent
TOOLS = SOURCE.parent.parent / "tools"
ALL = {lang: read(lang) for lang in LANGUAGES}
OTHERS = [lang for lang in LANGUAGES if lang != "en"]

# What only the grammar of one language needs (docs/decisions/007-words.md).
OWN_MESSAGES = {
    "if-answered", "keyword-standing", "may-question",
    "noun-closed-breach", "noun-open-breach", "noun-count",
    "noun-token-gate-witch", "noun-token-magus-of-cloaks", "noun-token-trophy",
    "noun-token-umbra-titan",
}  # fmt: skip
OWN_ATTRIBUTES = {"also", "ask", "to", "dat", "again", "inf", "bare"}
OWN_PART = "own-"  # parts of messages that one language shares among its own
# What tells a sentence of a card how it stands, as far as a language cares; the rest is content.
HELPERS = {
    "added", "by", "case", "conditional", "cost", "count", "dearest", "few", "fixed", "form",
    "inside",
    "it", "itself", "kind", "linked", "mine", "more", "n", "named", "noun", "number", "of_left",
    "of_right", "own", "owner", "person", "plural", "prepped", "priced", "readers",
    "relation", "role",
    "sort", "tense", "value", "what", "whose", "zone",
}  # fmt: skip
GRAMMAR = {
    "boards.ftl", "breaches.ftl", "clauses.ftl", "conditions.ftl", "counts.ftl", "effects.ftl",
    "frames.ftl", "gains.ftl", "marks.ftl", "minions.ftl", "nemesis.ftl", "nouns.ftl",
    "places.ftl", "players.ftl", "sorcery.ftl", "treasures.ftl", "values.ftl", "zones.ftl",
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_missing(lang: str) -> None:
    everywhere = set().union(*ALL.values())
    missing = {
        (id_, attribute)
        for id_, attribute in everywhere - ALL[lang].keys()
        if id_ not in OWN_MESSAGES
        and attribute not in OWN_ATTRIBUTES
        and not id_.startswith(OWN_PART)
    }
    assert missing == set()


def content(pattern: Pattern) -> set[str]:
    """The placeholders every language must say; a name and the id it is looked up by are one."""
    if pattern.file not in GRAMMAR:
        return set(pattern.placeholders)
    return {re.sub("_(id|gen|acc)$", "", name) for name in pattern.placeholders} - HELPERS


@pytest.mark.parametrize("lang", OTHERS)
def test_the_placeholders_are_the_same(lang: str) -> None:
    differ = {
        key: (content(pattern), content(ALL["en"][key]))
        for key, pattern in ALL[lang].items()
        if key in ALL["en"] and content(pattern) != content(ALL["en"][key])
    }
    assert differ == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_counting_knows_the_plurals_of_the_language(lang: str) -> None:
    counted = Counter(LANGUAGES[lang].plural(n) for n in range(200))
    rest = {"other", counted.most_common(1)[0][0]}  # what may stand for all that is not named
    named = counted.keys() - rest
    wrong = {
        key: sorted(select.keys)
        for key, pattern in ALL[lang].items()
        for select in pattern.plurals
        if "one" not in select.keys or select.default not in rest or not select.keys <= named | rest
    }
    assert wrong == {}


@pytest.mark.parametrize(
    ("lang", "noun", "forms"),
    [
        ("pl", "damage", ["1 obrażenie", "2 obrażenia", "5 obrażeń", "12 obrażeń", "22 obrażenia"]),
        ("pl", "charge", ["1 Ładunek", "2 Ładunki", "5 Ładunków", "12 Ładunków", "22 Ładunki"]),
        ("pl", "token", ["1 żeton", "2 żetony", "5 żetonów", "12 żetonów", "22 żetony"]),
        ("pl", "card", ["1 kartę", "2 karty", "5 kart", "12 kart", "22 karty"]),
        ("pl", "life", ["1 punkt życia", "2 punkty życia", "5 punktów życia"]),
        ("pl", "aether", ["1 eter", "2 eteru", "5 eteru"]),
        ("de", "card", ["1 Karte", "2 Karten", "5 Karten"]),
        ("de", "gem", ["1 Kristall", "2 Kristalle"]),
        ("en", "charge", ["1 charge", "2 charges", "5 charges"]),
    ],
)
def test_counted_nouns(lang: str, noun: str, forms: list[str]) -> None:
    for form in forms:
        n = int(form.split()[0])
        assert say(lang, "amount", n=n, noun=noun) == form


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_class_of_every_plural_can_be_said(lang: str) -> None:
    """1, 2, 5: the classes of Polish; none of them fails or leaves a hole."""
    counted = {
        id_
        for (id_, attribute), pattern in ALL[lang].items()
        if pattern.plurals
        and not attribute
        and not pattern.placeholders & {"whose", "form", "relation"}
    }
    assert len(counted) > 5
    for id_ in counted:
        placeholders = ALL[lang][id_, ""].placeholders
        said = set()
        for n in (1, 2, 5, 12, 22):
            args = {
                name: n if name in NUMBERS else TEXTS.get(name, "card") for name in placeholders
            }
            said.add(say(lang, id_, **args).replace(str(n), "#"))
        assert all("{" not in text for text in said)
        assert len(said) > 1 or "case" in placeholders, id_


CHOOSING = {"whose", "form", "relation"}  # the number matters only for some of these
NUMBERS = {"n", "turns", "answers", "count", "more"}
TEXTS = {"few": "some cards", "plural": "cards"}


# Messages in use


def used() -> tuple[set[str], list[re.Pattern[str]]]:
    """Strings of the source, and patterns of those with parts to fill in: f"do-{...}"."""
    exact: set[str] = set()
    patterns: set[str] = set()
    for path in (*SOURCE.rglob("*.py"), *TOOLS.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                exact.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                parts = [
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9-]+"
                    for part in node.values
                ]
                patterns.add("".join(parts))
    return exact, [re.compile(p) for p in patterns if re.match(r"[a-z]+(\\)?-", p)]


def test_no_message_is_there_for_nothing() -> None:
    exact, patterns = used()
    ids = {id_ for lang in LANGUAGES for id_, _ in ALL[lang]}
    parts = {id_ for lang in LANGUAGES for text in ALL[lang].values() for id_ in text.messages}
    exact |= {id_ for id_ in parts if id_.startswith(OWN_PART)}
    unused = {
        id_
        for id_ in ids
        if id_ not in exact
        and id_.removeprefix("rules-") not in exact
        and not any(pattern.fullmatch(id_) for pattern in patterns)
    }
    assert unused == set()
