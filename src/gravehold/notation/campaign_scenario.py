"""Scenarios about a campaign: where it stands, answers, what must then hold."""

from __future__ import annotations

from functools import partial
from typing import Any

from gravehold.kernel.closed import converted
from gravehold.kernel.errors import GraveholdError, Phrase
from gravehold.modes.campaign import Campaign
from gravehold.modes.campaign.plan import CampaignPlan
from gravehold.modes.campaign.rules import CampaignRules

from .campaign_expect import differences
from .campaign_fields import HOW, CampaignFields
from .campaign_position import CampaignPosition
from .check_campaign import CampaignExpectCheck
from .forms import Span
from .journey_keys import CAMPAIGN, why_unreadable_on_the_way
from .journey_runner import JourneyScenario
from .scenario_base import ScenarioReader, Step
from .settings import SEED
from .yamltree import Mapping


class CampaignScenario(JourneyScenario, frozen=True, kw_only=True):
    """A campaign, at its start or somewhere on its way."""

    campaign: CampaignRules

    def begun(self) -> Campaign:
        return Campaign.at(self.campaign, self.state)

    def differences(self, expected: Mapping, journey: Campaign) -> list[Phrase]:
        return differences(expected, journey, self.file)

    def settle(self, step: Step, journey: Campaign) -> None:
        told = step.settled
        if told is None:
            super().settle(step, journey)
            return
        back = CampaignFields(self.file, self.campaign).back(told, journey.state)
        journey.settle(won=HOW[told["result"]], back=back)


def read_campaign(reader: ScenarioReader, part: Mapping, line: int) -> CampaignScenario:
    """A document with the field `campaign`."""
    rules = _rules(reader, part["campaign"], part.lines["campaign"])
    state, fighting = rules.first(), False
    if "position" in part:
        check = CampaignPosition(reader.file, rules)
        state, fighting = check.read(part["position"], part.lines["position"])
    readable = partial(
        why_unreadable_on_the_way, definitions=reader.library.definitions, forms=CAMPAIGN
    )
    expectation = CampaignExpectCheck(reader.file, rules).expect
    ending = CampaignFields(reader.file, rules).ending
    return CampaignScenario(
        **reader.common(part, line, readable, expectation, ending),
        campaign=rules,
        state=state,
        fighting=fighting,
    )


def _rules(reader: ScenarioReader, value: Any, line: int) -> CampaignRules:
    limits = {"mages": Span(1, 4), "seed": SEED}
    part = reader.form(CampaignPlan, value, line, "campaign", limits)
    try:
        return CampaignRules(converted(part, CampaignPlan), reader.library)
    except GraveholdError as error:
        reader.refuse(line, error)
