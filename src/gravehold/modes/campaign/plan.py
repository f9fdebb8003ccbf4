"""Which campaign it is: the header of a campaign."""

from __future__ import annotations

import msgspec

from gravehold.content.box import Library
from gravehold.kernel.errors import GraveholdError, unknown
from gravehold.kernel.reading import check_revision
from gravehold.kernel.rules import REVISION


class CampaignPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The header: the same plan and answers are the same campaign."""

    campaign: str = "legacy"
    mages: int = 2
    seed: int = 0
    revision: int = REVISION  # of how the books are read; rows and files without it have 0

    @property
    def players(self) -> int:
        return self.mages


def checked(plan: CampaignPlan, library: Library) -> CampaignPlan:
    """The plan; every mistake is an error that says what would be right."""
    if plan.campaign not in library.campaigns:
        raise unknown("campaign", str(plan.campaign)[:60], library.campaigns, listed=True)
    if type(plan.mages) is not int or not 1 <= plan.mages <= 4:
        raise GraveholdError("error-mage-count", n=str(plan.mages)[:20])
    if type(plan.seed) is not int or not 0 <= plan.seed < 1 << 64:
        raise GraveholdError("error-seed", seed=repr(plan.seed)[:40])
    check_revision(plan.revision)
    return plan
