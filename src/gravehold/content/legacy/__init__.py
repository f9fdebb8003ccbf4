"""The box Legacy: so far the nine supply cards of its first game, and its rules."""

from __future__ import annotations

from gravehold.content.box import Box
from gravehold.kernel.rules import RuleSet

from .supply import SUPPLY

RULES = RuleSet(
    id="legacy",
    charges=False,
    exhaust_unleash=False,
    exhaust_breach=False,
    exhaust_charges=False,
    solo_turn_cards=4,
    four="pairs",
)  # as its campaign starts

BOX = Box(id="legacy", supply=SUPPLY, rule_sets=(RULES,), printed=True)
