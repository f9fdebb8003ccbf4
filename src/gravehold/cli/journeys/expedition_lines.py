"""Where an expedition stands, in plain lines: for a screen, a pipe, and to be read aloud."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from gravehold.cli.speech import known, say, spoken
from gravehold.content.recipe import GRAVEHOLD, GROUP
from gravehold.kernel.decision import seat_name
from gravehold.modes.expedition import Expedition
from gravehold.modes.expedition.state import POINTS
from gravehold.modes.expedition.stock import KINDS
from gravehold.modes.results import SETTLED, Result
from gravehold.words.catalogue import box_called
from gravehold.words.journeys import standing, title
from gravehold.words.names import name
from gravehold.words.seats import called

from .kinds import Part

FALLEN = "gravehold-fallen"  # the reason, whoever stood in its place


def names(ids: Iterable[str]) -> str:
    """'Ilya, Kel', or a word for nothing."""
    return ", ".join(name(id_, spoken()) for id_ in ids) or say("expedition-nothing")


def mages(journey: Expedition, ids: Iterable[str]) -> str:
    """The same of those in the barracks."""
    return ", ".join(called(id_, journey.plan.built, spoken()) for id_ in ids)


def head(journey: Expedition) -> Part:
    """Which expedition it is, and where it stands."""
    plan = journey.plan
    lines = [say("expedition-mages-count", n=plan.players)]
    if plan.custom:
        packs = [box_called(pack, spoken()) for pack in plan.packs]
        lines.append(say("expedition-packs", packs=", ".join(packs)))
    if plan.rerolled:
        lines.append(say("expedition-rerolled", names=names(plan.rerolled)))
    return Part(title(plan, spoken()), [*lines, standing(journey, spoken())])


# The road


def road(journey: Expedition) -> Part:
    """Battle by battle, try by try; what lies beyond the next battle nobody knows."""
    lines = []
    state = journey.state
    for battle in range(1, journey.rules.battles + 1):
        tries = [result for result in state.results if result.battle == battle]
        here = battle == state.battle and not state.won
        if not tries and not here:
            lines.append(say("expedition-leg-ahead", n=battle))
            continue
        foe = state.foe if here else tries[-1].nemesis
        lines.append(say("expedition-leg", n=battle, nemesis=name(foe, spoken())))
        lines += [f"   {_try(journey, result)}" for result in tries]
        if here:
            lines.append(f"   {_now(journey)}")
    if journey.plan.custom:
        most = POINTS[0] * journey.rules.battles
        lines.append(say("expedition-score", score=state.score, most=most))
    return Part(say("expedition-road"), lines)


def _try(journey: Expedition, result: Result) -> str:
    built = journey.plan.built
    went = [called(mage, built, spoken()) for mage in result.mages]
    return try_line(result, went, _protected(journey, result.battle))


def try_line(result: Result, mages: Sequence[str], protected: str) -> str:
    """'Try 1: lost (Gravehold has fallen); Ilya, Kel; exhausted: Kel; 23 turns'."""
    end = "won" if result.won else "lost"
    told = [say(f"expedition-try-{end}", n=result.attempt, why=_why(result, protected))]
    told.append(", ".join(mages))
    if result.because == SETTLED:
        return "; ".join(told)
    if result.won:
        told.append(say("expedition-life-left", who=protected, life=result.life))
    if result.exhausted:
        down = ", ".join(mages[seat] for seat in result.exhausted)
        told.append(say("expedition-exhausted", names=down))
    return "; ".join([*told, say("expedition-turns", turns=result.turns)])


def _protected(journey: Expedition, battle: int) -> str:
    """Gravehold, or the ally who stood in its place."""
    state = replace(journey.state, battle=battle)
    return journey.rules.recipe(state).protects


def _why(result: Result, protected: str) -> str:
    if result.because == FALLEN and protected != GRAVEHOLD:
        return f"({say('expedition-ally-fallen', ally=protected)})"
    message = f"because-{result.because}"
    if result.because == SETTLED or not known(message):
        return ""
    return f"({say(message, nemesis=name(result.nemesis, spoken()))})"


def _now(journey: Expedition) -> str:
    attempt = journey.state.attempt
    if journey.battle is not None:
        return say("expedition-now-fighting", n=attempt)
    return say("expedition-now", n=attempt)


# The barracks


def barracks(journey: Expedition) -> Part:
    """What the expedition owns, by kind."""
    held, library = journey.state.barracks, journey.rules.library
    lines = [say("expedition-mages", names=mages(journey, held.mages))]
    for kind, type_ in KINDS.items():
        piles = [id_ for id_ in held.supply if isinstance(library.piles[id_], type_)]
        lines.append(_line(f"expedition-{kind}s", piles))
    for level in sorted({journey.rules.level(id_) for id_ in held.treasures}):
        of_level = [id_ for id_ in held.treasures if journey.rules.level(id_) == level]
        lines.append(say("expedition-treasures", level=level, names=names(of_level)))
    if journey.state.abilities:
        ally = _protected(journey, journey.state.battle)
        told = {"ally": ally, "names": names(journey.state.abilities)}
        lines.append(say("expedition-abilities", **told))
    if not journey.rules.big_pocket:
        lines.append(_line("expedition-banished", journey.state.banished))
    if journey.state.wounds:
        lines.append(say("expedition-wounds", life=journey.state.wounds))
    return Part(say("expedition-barracks"), lines)


def _line(message: str, ids: Iterable[str]) -> str:
    return say(message, names=names(ids))


def chosen(journey: Expedition) -> Part:
    """What has been chosen for this try."""
    state, lang = journey.state, spoken()
    lines = [
        say("expedition-seat", seat=seat_name(seat), mage=called(mage, journey.plan.built, lang))
        for seat, mage in enumerate(state.mages)
    ]
    lines += [_line("expedition-market", piles) for piles in (state.market, state.taken) if piles]
    for who, id_ in state.treasures:
        whose = "expedition-treasure-group" if who == GROUP else "expedition-treasure"
        told = {} if who == GROUP else {"seat": who}
        lines.append(say(whose, name=name(id_, lang), **told))
    return Part(say("expedition-chosen"), lines)


def everything(journey: Expedition) -> Iterator[Part]:
    yield head(journey)
    yield road(journey)
    yield barracks(journey)
    if not journey.over and (this_try := chosen(journey)).lines:
        yield this_try
