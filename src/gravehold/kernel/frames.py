"""What a running game hands about: the context of a frame, a question, a deed.

Structs, not named tuples: they are made five times as fast and changed ten times as fast.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

RawOption = tuple[Any, ...]  # a verb and ints, such as ("hand", seat, card); see `verbs`

# Neither is a valid index, so that a mix-up fails at once instead of meaning the last seat or card.
NOBODY: Final = 9
NO_CARD: Final = 9999


class Ctx(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Whose effect is resolved, from which card, and what surrounding nodes have found."""

    you: int = NOBODY  # nobody: the nemesis acts, the players choose together
    card: int = NO_CARD
    owner: int = NOBODY
    bonus: int = 0
    where: int = 0  # bit mask of the breaches a spell was cast from
    that: int = NOBODY  # the player a surrounding effect is about, who does not act
    it: int = NO_CARD  # the card it is about
    n: int = 0  # the number it is about
    unharmed: int = 0  # 1: the source does no damage to itself
    gained: int = NO_CARD  # the card a `NextGain` waited for
    via: int = 0  # what the damage comes from: see `via`
    aim: int = 0  # where damage must go in the place of foes: see `door`
    by: int = NO_CARD  # the card that did what a clause answers or changes


NOTHING = Ctx()  # nobody acts, from no card


class Question(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What the game waits for."""

    kind: str
    seats: tuple[int, ...]
    options: tuple[RawOption, ...]


Frame = tuple[Any, Ctx, tuple[Any, ...]]


class Pool(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Aether that may be spent only on some purposes (a bit mask)."""

    amount: int
    mask: int


class Deed(msgspec.Struct, frozen=True, gc=False):
    """Something done: to which player, to or with which card, how much, by which effect."""

    name: str
    seat: int = NOBODY
    it: int = NO_CARD
    n: int = 0
    by: Ctx = NOTHING
    token: str = ""  # or the word of an action
