"""How far an 'if' reaches, for a reader who knows full stops, brackets and lettered steps.

Nothing here asks the grammar what it meant: the marks on the page decide, in any language.
"""

from __future__ import annotations

import re

from gravehold.words.locale import has, say
from tests.words.trees import LIMIT

STEP = re.compile(r"\((?:[a-z]|i{1,3}|iv|vi{0,2}|\d+)\) ")
STOP = re.compile(rf"(?<!{LIMIT})\. ")  # 'zum 37. Mal' is an ordinal
BRACKET = re.compile(r"\[[^\[\]]*\]")


def reaches(text: str, condition: int, effect: int, lang: str) -> bool:
    """Whether the condition that begins at one place governs the effect at the other."""
    if effect <= condition:
        return False
    starts = [0, *(stop.end() for stop in STOP.finditer(text))]
    if any(condition < at <= effect and not _hangs(text[at:], lang) for at in starts):
        return False
    before = text[max(at for at in starts if at <= condition) : condition]
    between = text[condition:effect]
    return not _left(before, between) and not _turned(between, lang)


def _hangs(sentence: str, lang: str) -> bool:
    """Whether a sentence is only about what the sentence before lets happen."""
    done = say(lang, "condition-done", person="you", readers="one")
    began = (
        opener("if-done", lang),
        opener("if-done", lang, person="they"),
        opener("if-killed", lang),
        opener("if-done-by-anyone", lang),
        opener("after-cast", lang, each="yes"),
        opener("if", lang, condition=done),
        *([opener("if-answered", lang)] if has(lang, "if-answered") else []),
    )
    return sentence.lower().startswith(tuple(start.rstrip(",") for start in began))


def _left(before: str, between: str) -> bool:
    """Whether the bracket or the step in which the condition stands has been left."""
    in_step, depth = STEP.search(_own_bracket(before)), 0
    for i, mark in enumerate(between):
        depth += (mark == "[") - (mark == "]")
        if depth < 0 or (depth == 0 and in_step and STEP.match(between, i)):
            return True
    return False


def _turned(between: str, lang: str) -> bool:
    """Whether 'otherwise' has come for the condition: it is the first, and stands beside it."""
    beside = STEP.split(_outside(between))[0]
    other, parts = opener("otherwise", lang).rstrip(","), beside.split("; ")
    return any(part.startswith(other) for part in parts[1:]) and not _colon(parts[0])


def _colon(clause: str) -> bool:
    """Whether what was announced goes on, and with it its own 'otherwise'."""
    return ":" in clause and not clause.rstrip().endswith(":")


def _outside(text: str) -> str:
    """Without what stands in brackets."""
    while (less := BRACKET.sub("", text)) != text:
        text = less
    return text


def _own_bracket(before: str) -> str:
    """What stands before in the same bracket."""
    return _outside(before).rpartition("[")[2]


def opener(id_: str, lang: str, **args: str | int) -> str:
    """The words of a frame before what it governs: 'if you do,'."""
    frame: dict[str, str | int] = {"inside": "no", "linked": "no", "readers": "one", "named": "no"}
    frame |= {"person": "you", "subject": "", **args}
    return say(lang, id_, do="@@", **frame).partition("@@")[0].strip()
