"""The roots of the vocabulary: nodes are frozen data, a tree of them is a card's behaviour."""

from __future__ import annotations

import msgspec

from .spelling import kebab


class Node(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    tag_field="node",
    tag=kebab,
):
    """A piece of a card: holds ints, strings, nodes and tuples, never code."""


class Effect(Node, frozen=True):
    """Something that happens."""


class Value(Node, frozen=True):
    """A quantity that is looked up when it is needed."""

    def at_least(self, n: int) -> AtLeast:
        return AtLeast(self, n)

    def at_most(self, n: int) -> AtMost:
        return AtMost(self, n)

    def exactly(self, n: int) -> Exactly:
        return Exactly(self, n)

    def no_less(self, than: V) -> NoLess:
        return NoLess(self, than)


class Condition(Node, frozen=True):
    """A question with the answer yes or no."""


class Who(Node, frozen=True):
    """Which player is meant."""


class Clause(Node, frozen=True):
    """A standing effect: works as long as its source is where it works from."""


# Fields are annotated with these names, never with the roots: `closed.names` puts the union of all
# that there is in their place, and a root that was rebound could not be subclassed.
AnyEffect = Effect
AnyValue = Value
AnyCondition = Condition
AnyWho = Who
AnyClause = Clause
Do = AnyEffect | tuple[AnyEffect, ...]  # one, or a sequence; no sequences in sequences
V = int | AnyValue


class AtLeast(Condition, frozen=True):
    """The value is `n` or more."""

    value: V
    n: int


class AtMost(Condition, frozen=True):
    """The value is `n` or less."""

    value: V
    n: int


class Exactly(Condition, frozen=True):
    """The value is `n`."""

    value: V
    n: int


class NoLess(Condition, frozen=True):
    """The value is as much as another one, or more: `Charges().no_less(Life())`."""

    value: V
    than: V


class Not(Condition, frozen=True):
    """The condition does not hold."""

    condition: AnyCondition


class Both(Condition, frozen=True):
    """Both conditions hold."""

    one: AnyCondition
    two: AnyCondition


class Either(Condition, frozen=True):
    """At least one of the conditions holds."""

    one: AnyCondition
    two: AnyCondition
