"""War Eternal: a whole game, and what every other box builds on."""

from __future__ import annotations

from gravehold.content.box import Box
from gravehold.kernel.rules import REVISION, RuleSet

from .basics import BASICS
from .gems import GEMS
from .mages import MAGES
from .nemeses import NEMESES
from .relics import RELICS
from .spells import SPELLS
from .starters import STARTERS
from .tiles import TILES

SUGGESTED: dict[str, tuple[str, ...]] = {
    "suggested-a": (
        "frozen-magmite", "scoria-slag", "erratic-ingot",
        "mages-totem", "primordial-fetish",
        "jagged-lightning", "fiery-torrent", "conjure-the-lost", "reduce-to-ash",
    ),
    "suggested-b": (
        "volcanic-glass", "breach-ore", "bloodstone-jewel",
        "cairn-compass", "vortex-gauntlet",
        "thoughtform-familiar", "kindle", "nova-forge", "crystallize",
    ),
}  # fmt: skip

# Before which battle of a custom expedition a nemesis stands.
RATINGS = {"umbra-titan": 1, "hollow-crown": 3, "magus-of-cloaks": 3, "gate-witch": 4}

BOX = Box(
    id="war-eternal",
    supply=(*GEMS, *RELICS, *SPELLS),
    mages=MAGES,
    nemeses=NEMESES,
    basics=BASICS,
    rule_sets=(RuleSet(revision=REVISION),),
    starters=STARTERS,
    tiles=TILES,
    suggested=SUGGESTED,
    ratings=RATINGS,
    printed=True,
)
