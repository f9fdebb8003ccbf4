"""The box Legacy: its supply and its rules."""

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
