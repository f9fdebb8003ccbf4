"""Which kind of thing a row is about."""

from __future__ import annotations

from typing import Any

from gravehold.content.box import Library
from gravehold.modes.campaign.plan import CampaignPlan
from gravehold.modes.expedition.plan import Plan

from ..storage.rows import GameRow
from .campaign import CampaignKind
from .expedition import ExpeditionKind
from .game import GameKind
from .played import Kind


def kind_of(row: GameRow, library: Library) -> Kind[Any]:
    """A game, an expedition or a campaign, as it was at the beginning."""
    settings = row.settings
    if isinstance(settings, Plan):
        return ExpeditionKind(row, settings, library)
    if isinstance(settings, CampaignPlan):
        return CampaignKind(row, settings, library)
    return GameKind(row, settings, library)
