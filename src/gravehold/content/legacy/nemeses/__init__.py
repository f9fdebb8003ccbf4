"""The nemeses of Legacy in the order of its chapters, each with its own cards."""

from __future__ import annotations

from .bladius import BLADIUS
from .deathmind import DEATHMIND
from .fungal_mesh import FUNGAL_MESH
from .haze_fiend import HAZE_FIEND
from .maelstrom import MAELSTROM
from .maelstrom_risen import MAELSTROM_RISEN
from .spawning_horror import SPAWNING_HORROR
from .xaxos_ascended import XAXOS_ASCENDED

NEMESES = (
    MAELSTROM,
    BLADIUS,
    SPAWNING_HORROR,
    FUNGAL_MESH,
    HAZE_FIEND,
    DEATHMIND,
    MAELSTROM_RISEN,
    XAXOS_ASCENDED,
)
# Which battle of a custom expedition each is fit for.
RATINGS = {
    "bladius": 1,
    "spawning-horror": 1,
    "fungal-mesh": 2,
    "deathmind": 4,
    "maelstrom-risen": 4,
    "xaxos-ascended": 4,
}

__all__ = [
    "BLADIUS",
    "DEATHMIND",
    "FUNGAL_MESH",
    "HAZE_FIEND",
    "MAELSTROM",
    "MAELSTROM_RISEN",
    "NEMESES",
    "RATINGS",
    "SPAWNING_HORROR",
    "XAXOS_ASCENDED",
]
