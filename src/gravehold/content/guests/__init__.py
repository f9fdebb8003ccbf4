"""Four guest cards: with them the rules for echo and attach can be played.

Outcasts explains both, but no card of the box has them.
"""

from __future__ import annotations

from gravehold.content.box import Box
from gravehold.kernel.definitions import Relic, Spell
from gravehold.kernel.nodes import (
    THAT_PLAYER,
    Alter,
    As,
    Attach,
    Deal,
    DiscardThis,
    GainAether,
    Whenever,
)

PAIN_CONDUIT = Relic(
    "pain-conduit",
    cost=3,
    play=Attach(),
    standing=(
        Alter("cast", of="here", more=2),
        Whenever("cast", DiscardThis(), of="here"),
    ),
)
AETHER_CONDUIT = Relic(
    "aether-conduit",
    cost=4,
    play=Attach(),
    standing=(Whenever("cast", As(THAT_PLAYER, GainAether(1)), of="here"),),
)
REVERBERATING_SHOCK = Spell(
    "reverberating-shock",
    cost=4,
    echo=True,
    cast=(Deal(1), GainAether(1, only=("gem", "relic", "spell"))),
)
BOUNCING_BOOM = Spell("bouncing-boom", cost=6, echo=True, cast=Deal(2))

BOX = Box(
    id="guests",
    supply=(PAIN_CONDUIT, AETHER_CONDUIT, REVERBERATING_SHOCK, BOUNCING_BOOM),
    printed=True,
)
