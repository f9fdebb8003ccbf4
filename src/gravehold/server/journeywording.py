"""Words about journeys; like all others, the language is one argument and none may stop a game."""

from __future__ import annotations

from functools import lru_cache

from gravehold.modes.expedition import Expedition
from gravehold.modes.plan import Plan
from gravehold.modes.results import Result
from gravehold.words import journeys as words
from gravehold.words import story

from .wording import Line, said

KEPT = 4096  # stories and titles that are at hand


def prompt(journey: Expedition, lang: str) -> str:
    return said(lambda code: words.prompt(journey, code), lang, journey.asked.kind)


def label(journey: Expedition, key: str, lang: str) -> tuple[str, str]:
    """The answer, and what it leads to."""

    def make(code: str) -> tuple[str, str]:
        found = words.label(journey, key, code)
        return found.text, found.note

    return said(make, lang, (key, ""))


def told(before: Expedition, after: Expedition, key: str, lang: str) -> list[Line]:
    """What an answer between battles, or the end of one, has changed."""
    lines = said(lambda code: words.told(before, after, code), lang, [key])
    return [Line(text, "journey", None, []) for text in lines]


def standing(journey: Expedition, lang: str) -> str:
    return said(lambda code: words.standing(journey, code), lang, "-")


@lru_cache(KEPT)
def title(plan: Plan, lang: str) -> str:
    return said(lambda code: words.title(plan, code), lang, plan.kind)


@lru_cache(KEPT)
def option_name(option: str, lang: str) -> str:
    return said(lambda code: words.option_name(option, code), lang, option)


@lru_cache(KEPT)
def before(
    kind: str, results: tuple[Result, ...], battle: int, attempt: int, nemesis: str, lang: str
) -> str:
    """The story told before a battle."""

    def make(code: str) -> str:
        return story.before(kind, results, battle, attempt, code, nemesis=nemesis)

    return said(make, lang, "")


@lru_cache(KEPT)
def after(kind: str, results: tuple[Result, ...], at: int, lang: str) -> str:
    """And after it."""
    return said(lambda code: story.after(kind, results, at, code), lang, "")
