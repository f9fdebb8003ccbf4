"""What mages of this box have in common."""

from __future__ import annotations

from gravehold.kernel.definitions import Gem
from gravehold.kernel.nodes import AllysTurn, GainAether, GainCharge, Whenever

# Of Ilya and of Kel.
ENTWINED_AMETHYST = Gem(
    "entwined-amethyst",
    play=GainAether(1),
    standing=(Whenever("discard", GainCharge(), of="this", only_if=AllysTurn()),),
)
