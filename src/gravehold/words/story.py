"""What is told before and after the battles of an expedition, by how they went.

The printed expedition is one story in four chapters. Any other is told by general texts, which
take turns so that the battles of one expedition do not read alike.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gravehold.content.outcasts.expedition import EXPEDITION
from gravehold.kernel.builds import Build
from gravehold.modes.expedition.plan import VARIANTS
from gravehold.modes.results import SETTLED, Result

from .locale import fill, say
from .seats import called

PRINTED = EXPEDITION.id
TELLINGS, ROADS = "abc", "abcd"  # general texts that take turns, and ends of them: 12 in all
SAFE, IN_DANGER = 20, 8  # life left from which on nothing, or not everything, was at stake
SHORT, LONG = 30, 50  # turns: a quick fight at most, a long one at least
REASONS = {"gravehold-fallen": "fallen", "all-exhausted": "exhausted", SETTLED: "untold"}


def before(
    expedition: str,
    results: Sequence[Result],
    battle: int,
    attempt: int,
    lang: str,
    *,
    nemesis: str = "",
) -> str:
    """What is told before this try; the nemesis matters where the story does not know it."""
    book = _book(expedition, battle)
    facts = {"nemesis": _foe(nemesis or _met(results, battle), lang)}
    if attempt > 1:
        return told(lang, f"story-{book}-again", try_=_ordinal(attempt), **facts)
    facts["last"] = _last(results, battle)
    if expedition == PRINTED:
        return told(lang, f"story-{book}-before", **facts)
    facts |= {"telling": _turn(battle, TELLINGS), "road": _turn(battle, ROADS)}
    return told(lang, "story-journeys-before", **facts)


def after(
    expedition: str,
    results: Sequence[Result],
    at: int,
    lang: str,
    built: Mapping[str, Build] | None = None,
) -> str:
    """What is told after `results[at]`, with the end of the story where the expedition is won."""
    result = results[at]
    facts = {"nemesis": _foe(result.nemesis, lang), "try_": _ordinal(_attempt(results, at))}
    facts |= {"length": _length(result)} | _exhausted(result, built or {}, lang)
    if not result.won:
        facts["because"] = REASONS.get(result.because, "rule")
        return told(lang, f"story-{_book(expedition, result.battle)}-lost", **facts)
    facts["close"] = _closeness(result)
    text = told(lang, f"story-{_book(expedition, result.battle)}-won", **facts)
    end = epilogue(expedition, results[: at + 1], lang)
    return f"{text}\n\n{end}" if end else text


def epilogue(expedition: str, results: Sequence[Result], lang: str) -> str:
    """How the story ends, by all that was lost on the way; nothing until the last battle is won."""
    battles = _battles(expedition)
    if not any(result.won and result.battle == battles for result in results):
        return ""
    losses = sum(not result.won for result in results)
    often = "none" if not losses else "few" if losses < battles else "many"
    book = PRINTED if expedition == PRINTED else "journeys"
    return told(lang, f"story-{book}-end", losses=often)


# The facts


def _battles(expedition: str) -> int:
    """How many there are; none, if nothing is known of such an expedition."""
    if expedition == PRINTED:
        return len(EXPEDITION.battles)
    return len(VARIANTS[expedition].tiers) if expedition in VARIANTS else 0


def _book(expedition: str, battle: int) -> str:
    """Where the texts about a battle stand: its chapter, or the general one whose turn it is."""
    if expedition == PRINTED:
        return f"{PRINTED}-{battle}"
    return f"journeys-{_turn(battle, TELLINGS)}"


def _turn(battle: int, texts: str) -> str:
    """Which of these texts this battle has."""
    return texts[(battle - 1) % len(texts)]


def _met(results: Sequence[Result], battle: int) -> str:
    """Against whom this battle was lost before."""
    return next((result.nemesis for result in results if result.battle == battle), "")


def _foe(nemesis: str, lang: str) -> str:
    """The nemesis as a subject, without a capital letter."""
    return say(lang, "story-nemesis", nemesis=nemesis) if nemesis else say(lang, "story-foe")


def _last(results: Sequence[Result], battle: int) -> str:
    """How the battle before this one was won."""
    if battle == 1:
        return "start"
    won = [at for at, result in enumerate(results) if result.won and result.battle == battle - 1]
    if not won:
        return "unknown"
    return "smooth" if _attempt(results, won[-1]) == 1 else "rough"


def _attempt(results: Sequence[Result], at: int) -> int:
    """Which try it was: as it says itself, or as the losses before it say."""
    lost = sum(1 for r in results[:at] if r.battle == results[at].battle and not r.won)
    return max(results[at].attempt, lost + 1)


def _ordinal(attempt: int) -> str:
    return {1: "first", 2: "second"}.get(attempt, "later")


def _length(result: Result) -> str:
    if result.because == SETTLED or SHORT < result.turns < LONG:
        return "usual"
    return "short" if result.turns <= SHORT else "long"


def _closeness(result: Result) -> str:
    if result.because == SETTLED:
        return "untold"
    return "far" if result.life >= SAFE else "near" if result.life >= IN_DANGER else "brink"


def _exhausted(result: Result, built: Mapping[str, Build], lang: str) -> dict[str, str]:
    """Who was exhausted, unless that is why the battle was lost and told already."""
    names = [called(result.mages[seat], built, lang) for seat in result.exhausted]
    if REASONS.get(result.because) in ("untold", "exhausted"):
        return {"fallen": "untold", "mages": ""}
    if not names:
        return {"fallen": "none", "mages": ""}
    if len(names) == 1:
        return {"fallen": "single", "mages": names[0]}
    if len(names) == len(result.mages):
        return {"fallen": "all", "mages": ""}
    return {"fallen": "some", "mages": listed(names, lang)}


def listed(names: Sequence[str], lang: str) -> str:
    """Names in one row: 'Ilya, Kel and Zhana'."""
    if len(names) < 2:
        return "".join(names)
    return say(lang, "story-and", first=", ".join(names[:-1]), last=names[-1])


def told(lang: str, id_: str, *, try_: str = "", **facts: str) -> str:
    """A text filled in, its paragraphs parted by empty lines."""
    text = fill(lang, id_, "", {"try": try_, **facts})
    paragraphs = (" ".join(part.split()) for part in text.split("\n\n"))
    return "\n\n".join(part for part in paragraphs if part)
