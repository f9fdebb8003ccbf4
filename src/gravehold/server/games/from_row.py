"""What a stored row is: a game, an expedition or a campaign to play on."""

from __future__ import annotations

from typing import Any

from gravehold.content.box import Library
from gravehold.modes.campaign.plan import CampaignPlan
from gravehold.modes.expedition.plan import Plan

from ..storage.rows import GameRow
from .campaign import PlayedCampaign
from .expedition import PlayedExpedition
from .game import PlayedGame
from .played import PlayedInRoom


def played_of(row: GameRow, library: Library) -> PlayedInRoom[Any]:
    """A game, an expedition or a campaign, as it was at its beginning."""
    settings = row.settings
    if isinstance(settings, Plan):
        return PlayedExpedition(row, settings, library)
    if isinstance(settings, CampaignPlan):
        return PlayedCampaign(row, settings, library)
    return PlayedGame(row, settings, library)
