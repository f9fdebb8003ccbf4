"""Order, choice and repetition."""

from __future__ import annotations

from .base import AnyCondition, AnyWho, Do, Effect, V


class May(Effect, frozen=True):
    """Optional: `do`, and if it is done, `then`, else `otherwise`.

    Not offered if `do` cannot be done in full, or if `only_if` does not hold.
    """

    do: Do
    then: Do = ()
    otherwise: Do = ()
    only_if: AnyCondition | None = None


class IfDone(Effect, frozen=True):
    """`do`, which is no choice, and `then` only if it could be done in full."""

    do: Do
    then: Do


class IfTheyDo(Effect, frozen=True):
    """A player may `do`, which they choose; if they do, `then`, else `otherwise`, of you again."""

    who: AnyWho
    do: Do
    then: Do
    otherwise: Do = ()


class Or(Effect, frozen=True):
    """Exactly one option; one that can be done in full, if there is one (main.or, R18)."""

    one: Do
    two: Do
    three: Do = ()


class ByChance(Effect, frozen=True):
    """One of them by chance, each as likely as the others; nobody is asked."""

    one: Do
    two: Do
    three: Do = ()


class If(Effect, frozen=True):
    """`do` when the condition holds, else `otherwise`."""

    condition: AnyCondition
    do: Do
    otherwise: Do = ()


class Cases(Effect, frozen=True):
    """The first case whose condition holds; not possible in full if none does (R21)."""

    one: If
    two: If


class As(Effect, frozen=True):
    """Somebody else is 'you' in the body: they act, choose and suffer."""

    who: AnyWho
    do: Do


class With(Effect, frozen=True):
    """Finds a player, who is 'that player' in the body; 'you' stays the same."""

    who: AnyWho
    do: Do


class EachPlayer(Effect, frozen=True):
    """Every player in turn order of seats, each as 'you'."""

    do: Do


class EachAlly(Effect, frozen=True):
    """Every ally of yours in order of seats, each as 'you'; with one mage, you (solo.own-ally)."""

    do: Do


class DifferentPlayers(Effect, frozen=True):
    """A number of different players, each as 'you'; one mage stands for all (R20)."""

    n: int
    do: Do


class UpToPlayers(Effect, frozen=True):
    """Players are asked in order of seats whether they `do`, until so many have done it (L30).

    One mage stands for all (R20).
    """

    n: int
    do: Do


class Repeat(Effect, frozen=True):
    """The body several times, each finished before the next."""

    times: V
    do: Do


class RepeatUntil(Effect, frozen=True):
    """The body again and again until the condition holds; not at all if it already does."""

    condition: AnyCondition
    do: Do


class RepeatFor(Effect, frozen=True):
    """The body, and again each time you pay the price; it is asked after each time (L57)."""

    do: Do
    price: Do
