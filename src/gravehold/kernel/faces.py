"""What cards have on their backs: hidden from everybody until a card is turned over.

Of a card with such a back `State.face` holds twice the number of the face, plus 1 once it was
turned over; 0 for all other cards. A face is no kind: `State.kind` is open in every view.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from . import rng
from .codex import Codex
from .state import HIDDEN, State, Zone

PLAIN_FACE: Final = "real"  # how positions call a back with nothing on it


def first_faces(codex: Codex, kind: Zone) -> Zone:
    """The backs as printed: copies of a card have its faces in turn."""
    if not codex.faces:
        return ()
    met: Counter[int] = Counter()
    found = []
    for k in kind:
        names = getattr(codex.definitions[k], "faces", ())
        found.append(2 * (1 + codex.faces.index(names[met[k] % len(names)])) if names else 0)
        met[k] += 1
    return tuple(found)


def is_secret(s: State, card: int) -> bool:
    """Whether the card has a back nobody has seen; also in a view, where it is not told."""
    return bool(s.face) and (s.face[card] == HIDDEN or (s.face[card] > 0 and not s.face[card] & 1))


def face_of(s: State, codex: Codex, card: int) -> str:
    """The name of the face on a card's back, '' for a plain one or none."""
    number = s.face[card] // 2 if s.face and s.face[card] > 0 else 0
    return codex.faces[number - 1] if number else ""


def turn(s: State, card: int) -> None:
    """Everybody sees the back of the card."""
    s.face = (*s.face[:card], s.face[card] | 1, *s.face[card + 1 :])


def deal_anew(s: State, cards: Zone) -> None:
    """Shuffled cards hide their backs again, and which of equal cards has which is left to chance.

    Card numbers reach the clients: without this a card once turned over would be known for ever.
    """
    face = list(s.face)
    by_kind: dict[int, list[int]] = {}
    for card in cards:
        if face[card]:
            by_kind.setdefault(s.kind[card], []).append(card)
    for equal in by_kind.values():
        s.rng, mixed = rng.shuffle(s.rng, [face[card] & ~1 for card in equal])
        for card, back in zip(equal, mixed, strict=True):
            face[card] = back
    s.face = tuple(face)


def deal_anew_unseen(s: State) -> None:
    """The backs nobody has seen, dealt in another way: a world no view may tell from this one."""
    turned = {card for card in range(len(s.face)) if s.face[card] & 1}
    deal_anew(s, tuple(card for card in range(len(s.face)) if card not in turned))


def hidden_faces(face: Zone) -> Zone:
    """As a view shows them."""
    return tuple(HIDDEN if back > 0 and not back & 1 else back for back in face)


def fill_faces(s: State, codex: Codex, seed: int) -> int:
    """A guess at the backs nobody has seen: what is left of those that were printed."""
    if HIDDEN not in s.face:
        return seed
    face, printed = list(s.face), first_faces(codex, s.kind)
    for kind in sorted({s.kind[card] for card, back in enumerate(face) if back}):
        equal = [card for card, k in enumerate(s.kind) if k == kind]
        left = Counter(printed[card] for card in equal)
        left.subtract(face[card] & ~1 for card in equal if face[card] != HIDDEN)
        unknown = [card for card in equal if face[card] == HIDDEN]
        backs = [back for back, n in sorted(left.items()) for _ in range(n)]
        backs += [printed[equal[0]]] * (len(unknown) - len(backs))  # more than were printed
        seed, mixed = rng.shuffle(seed, backs[: len(unknown)])
        for card, back in zip(unknown, mixed, strict=True):
            face[card] = back
    s.face = tuple(face)
    return seed
