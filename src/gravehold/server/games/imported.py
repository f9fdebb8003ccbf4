"""Games and journeys that were written down elsewhere: a chronicle, an expedition, a campaign."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from functools import partial
from typing import Any, TypeVar

from gravehold.content.box import Library
from gravehold.content.packing import packed
from gravehold.kernel.errors import GraveholdError
from gravehold.modes.campaign import Campaign
from gravehold.modes.expedition import Expedition
from gravehold.notation import campaignfile, chronicle, expeditionfile
from gravehold.notation.journeyfile import Files
from gravehold.notation.settings import settings_of

from ..errors import Refused
from ..storage.rows import Battle
from .campaign import printed_kept
from .expedition import stock_kept
from .played import Made

J = TypeVar("J", bound=Expedition | Campaign)
EXPEDITION, CAMPAIGN = "expedition", "campaign"  # what a text is, and a field of its header
MOST_ANSWERS = 20_000


def read_text(text: str, library: Library, printed: Library) -> tuple[Made, Sequence[str]]:
    """What a room begins with, and the answers; a chronicle has all of it that is not printed."""
    kind = _kind(text)
    return JOURNEYS[kind](text, library) if kind else _told(text, printed)


def _kind(text: str) -> str:
    """By its header; a battle taken out of an expedition names that too, but also its nemesis."""
    header = text.lstrip().partition("\n\n")[0].splitlines()
    parts = (line.partition(":") for line in header)
    fields = {field.strip(): value.strip() for field, _, value in parts}
    if "nemesis" in fields:
        return ""
    counted = fields.get("mages", "").isdecimal()  # a chronicle has their names
    return EXPEDITION if EXPEDITION in fields else CAMPAIGN if counted or CAMPAIGN in fields else ""


def _travelled(
    text: str, library: Library, *, kind: str, files: Files, kept: Callable[[Any], bytes | None]
) -> tuple[Made, Sequence[str]]:
    """The same of a journey, with what each of its battles was made of."""
    try:
        read = files.read(text, kind, library)
        _check_length(read.answers)
        journey, battles, times = _followed(files.replayed(read, until=None, events=False))
    except GraveholdError as error:
        raise Refused("bad-chronicle", error) from None
    return Made(journey.plan, kept(journey), journey.plan.players, battles, times), journey.answers


JOURNEYS = {
    EXPEDITION: partial(_travelled, kind=EXPEDITION, files=expeditionfile, kept=stock_kept),
    CAMPAIGN: partial(_travelled, kind=CAMPAIGN, files=campaignfile, kept=printed_kept),
}


def _check_length(answers: Sequence[object]) -> None:
    if len(answers) > MOST_ANSWERS:
        raise Refused("too-big")


def _followed(
    replayed: Iterator[tuple[J, object]],
) -> tuple[J, tuple[Battle, ...], tuple[float, ...]]:
    """The journey after all its answers, what its battles were made of, and when they ended."""
    battles: list[Battle] = []
    times: list[float] = []
    for journey, answer in replayed:
        if journey.battle is not None and journey.number > len(battles):
            battles.append(Battle(len(battles) + 1, packed(journey.battle.setup)))
        if isinstance(journey, Campaign) and answer is not None:
            times.append(_time(journey))
    return journey, tuple(battles), tuple(times)


def _time(campaign: Campaign) -> float:
    """Noon of the day when the last battle ended, as far as its text says so."""
    day = campaign.dates[-1] if campaign.dates else ""
    return datetime.fromisoformat(f"{day}T12:00:00+00:00").timestamp() if day else 0.0


def _told(text: str, library: Library) -> tuple[Made, Sequence[str]]:
    """Slow for a long text: a second for the longest we take."""
    try:
        read = chronicle.read(text, library=library)
        _check_length(read.answers)
        settings = settings_of(read.setup, read.settings.seed, library)
        *_, (game, _) = chronicle.replayed(read)
        return Made(settings, packed(read.setup), len(read.setup.mages)), game.answers
    except GraveholdError as error:
        raise Refused("bad-chronicle", error) from None
