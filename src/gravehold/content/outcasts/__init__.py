"""The box Outcasts: so far the supply cards of its first game, the curses, and its rules."""

from __future__ import annotations

from gravehold.content.box import Box
from gravehold.kernel.rules import RuleSet

from .curses import CURSES
from .supply import SUPPLY

RULES = RuleSet(id="outcasts", solo_turn_cards=4, three="token", four="pairs", curses=True)

BOX = Box(id="outcasts", supply=SUPPLY, curses=CURSES, rule_sets=(RULES,), printed=True)
