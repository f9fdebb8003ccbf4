"""What backs that nobody has seen may show, as everybody can count it."""

from __future__ import annotations

from collections import Counter

from gravehold.kernel.codex import Codex
from gravehold.kernel.faces import PLAIN_FACE, first_faces
from gravehold.kernel.state import State

from .records import Back


def backs_of(s: State, codex: Codex, kind: int) -> tuple[Back, ...]:
    """Of the cards of a kind with an unseen back: how many have which face."""
    printed = first_faces(codex, s.kind)
    equal = [card for card, k in enumerate(s.kind) if k == kind]
    left = Counter(printed[card] // 2 for card in equal)
    left.subtract(s.face[card] // 2 for card in equal if s.face[card] > 0 and s.face[card] & 1)
    left = +left
    return tuple(
        Back(codex.faces[number - 1] or PLAIN_FACE, count, left.total())
        for number, count in sorted(left.items())
    )
