"""Campaigns: chapters in a fixed order, and mages, cards and rules that change for good."""

from __future__ import annotations

from typing import Self

from msgspec.structs import replace

from gravehold.content.box import Library
from gravehold.kernel.builds import Build
from gravehold.kernel.errors import unknown
from gravehold.kernel.game import Game
from gravehold.modes.journey import Journey

from .handing import Back
from .plan import CampaignPlan
from .rules import CampaignRules
from .state import State


class Campaign(Journey[State]):
    """Chapter after chapter, with rewards between them.

    `dates` is when each battle of the chart ended, as far as whoever keeps the campaign has said
    so; a campaign itself knows no time.
    """

    __slots__ = ("dates",)

    rules: CampaignRules

    def __init__(
        self, rules: CampaignRules, state: State, *, record: bool = True, events: bool = False
    ) -> None:
        super().__init__(rules, state, record=record, events=events)
        self.dates: tuple[str, ...] = ()

    @classmethod
    def of(
        cls, plan: CampaignPlan, library: Library, *, record: bool = True, events: bool = False
    ) -> Self:
        """As a header says."""
        rules = CampaignRules(plan, library)
        return cls(rules, rules.first(), record=record, events=events)

    def copy(self, *, record: bool | None = None) -> Self:
        new = super().copy(record=record)
        new.dates = self.dates
        return new

    __copy__ = copy

    def date_battles(self, day: str) -> None:
        """The battles of the chart that have no date yet ended on this day; '' if nobody knows."""
        missing = len(self.state.chart) - len(self.dates)
        self.dates = (*self.dates, *(day for _ in range(missing)))

    @property
    def plan(self) -> CampaignPlan:
        return self.rules.plan

    @property
    def game(self) -> Game | None:
        """The running battle; for reading."""
        return self.battle

    @property
    def points(self) -> int:
        """For the chapters won so far."""
        return self.rules.points(self.state)

    @property
    def epilogue(self) -> str | None:
        """`dawn`, `survival` or `fall`, once it is over."""
        return self.rules.epilogue(self.state) or None

    @property
    def outcome(self) -> str | None:
        """`won` or `lost` by the finale."""
        if not self.over:
            return None
        return "lost" if self.epilogue == "fall" else "won"

    def settle(self, *, won: bool, back: Back | None = None) -> None:
        """End a battle unplayed (scenarios); `back`, if it changed anything that stays."""
        self._check_at_battle()
        self._settled(self.rules.settled(self.state, won=won, back=back))

    def export(self, seat: str) -> Build:
        """The mage of a seat for any other game: as it is now, with ordinary Crystals."""
        seats = [f"p{n}" for n in range(1, self.plan.mages + 1)]
        if seat not in seats:
            raise unknown("seat", str(seat)[:60], seats, listed=True)
        return replace(self.state.builds[seats.index(seat)], flawed=0)

    def __repr__(self) -> str:
        state = self.state
        now = self.epilogue or f"chapter {state.chapter}, {state.stage}"
        return f"<Campaign {self.plan.campaign}: seed {self.plan.seed}, {now}>"
