"""The box Outcasts."""

from __future__ import annotations

from gravehold.content.box import Box
from gravehold.kernel.rules import REVISION, RuleSet

from .basics import BASICS
from .curses import CURSES
from .expedition import EXPEDITION, RATINGS
from .mages import MAGES
from .nemeses import NEMESES
from .supply import SUGGESTED, SUPPLY
from .treasures import TREASURES
from .upgraded import UPGRADED
from .xaxos import XAXOS

RULES = RuleSet(
    id="outcasts",
    revision=REVISION,
    solo_turn_cards=4,
    three="token",
    four="pairs",
    curses=True,
    ordered_triggers=True,
)

BOX = Box(
    id="outcasts",
    supply=SUPPLY,
    suggested=SUGGESTED,
    mages=MAGES,
    curses=CURSES,
    basics=BASICS,
    upgraded=UPGRADED,
    nemeses=NEMESES,
    rule_sets=(RULES,),
    treasures=TREASURES,
    allies=(XAXOS,),
    expeditions=(EXPEDITION,),
    ratings=RATINGS,
    printed=True,
)
