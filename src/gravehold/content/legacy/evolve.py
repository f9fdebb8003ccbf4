"""Cards that evolve: a basic in its campaign printing, one for each number of stickers on it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec
from msgspec.structs import replace

from gravehold.kernel.definitions import AnyNemesisCard, Minion
from gravehold.kernel.nodes import Become
from gravehold.kernel.nodes.base import Do


class Evolving(msgspec.Struct, frozen=True):
    """A basic as the campaign prints it, and what it becomes when no place is left."""

    card: AnyNemesisCard  # under the id of the stand-alone printing
    places: int
    into: AnyNemesisCard

    def printing(self, stickers: int) -> AnyNemesisCard:
        """With so many stickers on it; EVOLVE is its last effect (L3)."""
        full = stickers == self.places
        then = Become(self.into.id if full else f"{self.card.id}~{stickers + 1}", evolve=True)
        text = "persistent" if isinstance(self.card, Minion) else "effect"
        changes = {text: _followed(getattr(self.card, text), then)}
        id_ = f"{self.card.id}~{stickers}"
        return replace(self.card, id=id_, places=self.places, stickers=stickers, **changes)


def _followed(do: Do, then: Become) -> Do:
    return (*do, then) if isinstance(do, tuple) else (do, then)


def printings(cards: Iterable[Evolving]) -> Iterator[AnyNemesisCard]:
    """All printings of all of them, then what they become."""
    found = tuple(cards)
    for evolving in found:
        yield from (evolving.printing(n) for n in range(evolving.places + 1))
    yield from (evolving.into for evolving in found)
