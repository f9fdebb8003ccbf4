"""The box Legacy: its supply, its nemeses, basic nemesis cards and its rules."""

from __future__ import annotations

from gravehold.content.box import Box

from . import campaign
from .adept import WORKSHOP
from .basics import BASICS
from .evolved import PRINTINGS
from .letters import FIRST, RULES
from .nemeses import NEMESES, RATINGS
from .promos import PROMOS
from .supply import SUGGESTED, SUPPLY

BOX = Box(
    id="legacy",
    supply=SUPPLY,
    suggested=SUGGESTED,
    nemeses=NEMESES,
    basics=BASICS,
    evolving=PRINTINGS,
    rule_sets=(FIRST,),
    chapters=tuple(RULES.values()),
    ratings=RATINGS,
    workshops=(WORKSHOP,),
    campaigns=(campaign.CAMPAIGN,),
    printed=True,
)

__all__ = ["BOX", "PROMOS"]
