"""The box Legacy: so far the nine supply cards of its first game, and its rules."""

from __future__ import annotations

from gravehold.content.box import Box

from .letters import FIRST, RULES
from .supply import SUPPLY

BOX = Box(
    id="legacy",
    supply=SUPPLY,
    rule_sets=(FIRST,),
    chapters=tuple(RULES.values()),
    printed=True,
)
