"""The box Outcasts: so far the nine supply cards of its first game, and its rules."""

from __future__ import annotations

from gravehold.content.box import Box
from gravehold.kernel.rules import RuleSet

from .supply import SUPPLY

RULES = RuleSet(id="outcasts", solo_turn_cards=4, three="token", four="pairs")

BOX = Box(id="outcasts", supply=SUPPLY, rule_sets=(RULES,), printed=True)
