"""Words about journeys; like all others, the language is one argument and none may stop a game."""

from __future__ import annotations

from functools import lru_cache

from gravehold.modes.expedition import Expedition
from gravehold.modes.expedition.plan import Plan
from gravehold.modes.results import Result
from gravehold.words import journeys as words
from gravehold.words import seats, story

from .journeys import JourneyWords
from .wording import said

KEPT = 4096  # stories and titles that are at hand


WORDS = JourneyWords[Expedition](words, words.told)
prompt, label, told, standing = WORDS.prompt, WORDS.label, WORDS.told, WORDS.standing


PILES = ("banish", "recall", "take")


def about(key: str) -> tuple[str, str]:
    """The id of what an answer is about, and where it is found."""
    verb, *rest = key.split(" ")
    if not rest or verb == "reward":
        return "", ""
    return rest[-1], "pile" if verb in PILES else "treasure" if verb == "treasure" else "mage"


def called(plan: Plan, mage: str, lang: str) -> str:
    return said(lambda code: seats.called(mage, plan.built, code), lang, mage)


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
def after(plan: Plan, results: tuple[Result, ...], at: int, lang: str) -> str:
    """And after it."""
    return said(lambda code: story.after(plan.kind, results, at, code, plan.built), lang, "")
