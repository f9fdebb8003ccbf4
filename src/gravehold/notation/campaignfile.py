"""Campaign files: a whole campaign as a text, its header and then one key per line."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple, TypeVar

import msgspec

from gravehold import __version__
from gravehold.content.box import Library
from gravehold.kernel.errors import GraveholdError, phrase
from gravehold.modes.campaign import Campaign
from gravehold.modes.campaign.plan import CampaignPlan, checked
from gravehold.words.names import name

from . import chronicle
from .fields import quoted
from .headed import FORMAT, Answer, headed
from .journeyfile import Checks, JourneyHeaded, Kind, battle_of, check_writable, told, tried
from .journeyfile import replayed as journey_replayed

C = TypeVar("C", bound=Campaign)

FIELDS = ("format", "version", "campaign", "mages", "seed", "revision", "dates", "checks")
NEEDED = ("format", "mages", "seed")
NO_DATE = "-"
DAY = re.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}")


class CampaignText(NamedTuple):
    """A campaign file as read: nothing has been played yet."""

    name: str
    version: str
    plan: CampaignPlan
    answers: tuple[Answer, ...]
    checks: Checks
    library: Library
    dates: tuple[str, ...] = ()  # when its battles ended, as far as anybody has written it down

    def begun(self, kind: type[C], *, events: bool = False) -> C:
        """Where it begins."""
        return kind.of(self.plan, self.library, events=events)


# What is special to campaigns


def _heading(campaign: Campaign) -> str:
    state = campaign.state
    foe = name(campaign.rules.chapter(state).nemesis)
    return tried(f"chapter {state.chapter}", state.attempt, foe)


def _standing(campaign: Campaign) -> object:
    """In an order of its own: how lists happen to be sorted may change."""
    state = campaign.state
    return [
        state.chapter,
        state.stage,
        [msgspec.to_builtins(build) for build in state.builds],
        [sorted(ids) for ids in (state.letters, state.supply, state.banished, *state.pool)],
        [state.flaws, state.scar, state.losses],
        [(line.battle, line.won, line.life, line.turns) for line in state.chart],
    ]


KIND = Kind("campaign", _heading, _standing, at_fight=True)


# Writing


def write(campaign: Campaign) -> str:
    """The text of a campaign, with comments at each battle and turn."""
    check_writable(campaign)
    again = Campaign.of(campaign.plan, campaign.rules.library, events=True)
    body, checks = told(again, campaign.answers, KIND)
    dates = ", ".join(day or NO_DATE for day in campaign.dates) if any(campaign.dates) else ""
    more = {"dates": dates, "checks": checks} if dates else {"checks": checks}
    return headed({**_header(campaign.plan, __version__), **more}, body)


def write_plain(plan: CampaignPlan, version: str, answers: Iterable[str]) -> str:
    """The same of one that can no longer be played: what is known of it, unchecked."""
    return headed(_header(plan, version), answers)


def _header(plan: CampaignPlan, version: str) -> dict[str, str]:
    usual = plan.campaign == CampaignPlan().campaign
    values = {
        "format": str(FORMAT),
        "version": version,
        "campaign": "" if usual else plan.campaign,
        "mages": str(plan.mages),
        "seed": str(plan.seed),
        "revision": str(plan.revision or ""),
    }
    return {field: value for field, value in values.items() if value}


# Reading


def read(text: str, file: str, library: Library) -> CampaignText:
    """Header and keys; what is legal shows when they are played."""
    return _Reader(file, library).read(text)


class _Reader(JourneyHeaded):
    what = "campaign"
    fields = FIELDS
    needed = NEEDED
    spoken = ("name",)

    def __init__(self, file: str, library: Library) -> None:
        super().__init__(file)
        self.library = library

    def read(self, text: str) -> CampaignText:
        answers = self.keys_after_header(text)
        plan = self._plan()
        version = self.values.get("version", "")
        return CampaignText(
            self.file, version, plan, answers, self.checks(), self.library, self._dates()
        )

    def _dates(self) -> tuple[str, ...]:
        told = self.listed("dates") if "dates" in self.values else ()
        for day in told:
            if day != NO_DATE and not DAY.fullmatch(day):
                self.fail(self.lines["dates"], phrase("file-date", value=quoted(day)))
        return tuple("" if day == NO_DATE else day for day in told)

    def _plan(self) -> CampaignPlan:
        """Field by field, so that a mistake is told with its line."""
        plan = CampaignPlan()
        if "campaign" in self.values:
            plan = self._with(CampaignPlan(campaign=self.values["campaign"]), "campaign")
        plan = msgspec.structs.replace(plan, mages=self.whole("mages"), seed=self.seed())
        plan = self._with(plan, "mages")
        revised = msgspec.structs.replace(plan, revision=self.revision())
        return self._with(revised, "revision") if "revision" in self.values else revised

    def _with(self, plan: CampaignPlan, field: str) -> CampaignPlan:
        try:
            return checked(plan, self.library)
        except GraveholdError as error:
            self.fail(self.lines[field], error)


# Replaying


def replay(text: str, file: str, library: Library, until: int | None = None) -> Campaign:
    """The campaign a text tells, or an error that names the first line that is not legal."""
    return replay_as(Campaign, read(text, file, library), until=until)


def replay_as(kind: type[C], text: CampaignText, *, until: int | None = None) -> C:
    """The same as a campaign of some class; `until`, if only so many answers are wanted."""
    *_, (campaign, _) = _replayed(text.begun(kind), text, until)
    return campaign


def replayed(
    text: CampaignText, *, until: int | None = None, events: bool = False
) -> Iterator[tuple[Campaign, Answer | None]]:
    """The one campaign at its beginning and after each answer."""
    return _replayed(text.begun(Campaign, events=events), text, until)


def _replayed(
    campaign: C, text: CampaignText, until: int | None
) -> Iterator[tuple[C, Answer | None]]:
    for step in journey_replayed(campaign, text.answers[:until], text.name, text.checks, KIND):
        battles = len(campaign.state.chart)
        campaign.dates = text.dates[:battles]
        campaign.date_battles("")
        yield step


# A battle alone


def battle_chronicle(campaign: Campaign, number: int, library: Library) -> str:
    """A battle, counted over all of them, as a chronicle that stands alone."""
    again = campaign.rules.library
    game = battle_of(campaign, number, lambda: Campaign.of(campaign.plan, again))
    return chronicle.write(game, library)
