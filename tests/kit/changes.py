"""Our own boxes with something changed in them, as a later version could have it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from gravehold.content.box import Box, Library
from gravehold.content.library import LIBRARY
from gravehold.kernel.definitions import Attack
from gravehold.kernel.nodes import ANY_PLAYER, As, Deal, Suffer

FIRST, *OTHERS = LIBRARY.boxes


def library(change: Callable[[Box], Box]) -> Library:
    return Library.of((change(FIRST), *OTHERS))


def _each(field: str, id_: str, change: Callable[[Any], Any]) -> Callable[[Box], Box]:
    def changed(box: Box) -> Box:
        found = tuple(change(d) if d.id == id_ else d for d in getattr(box, field))
        return replace(box, **{field: tuple(d for d in found if d is not None)})

    return changed


def _more_basics(box: Box) -> Box:
    new = Attack("sudden-dread", tier=1, effect=As(ANY_PLAYER, Suffer(1)))
    return replace(box, basics=(new, *box.basics))


def _swapped(box: Box) -> Box:
    first, second, *rest = box.basics
    return replace(box, basics=(second, first, *rest))


def _other_rules(box: Box) -> Box:
    return replace(box, rule_sets=(replace(box.rule_sets[0], hand_size=4, gravehold_life=20),))


CHANGED: dict[str, Library] = {
    "spark is stronger": library(_each("starters", "spark", lambda d: replace(d, cast=Deal(2)))),
    "garu has other cards": library(
        _each("mages", "garu", lambda d: replace(d, hand=d.hand[::-1], deck=d.deck[::-1]))
    ),
    "gate witch has less life": library(
        _each("nemeses", "gate-witch", lambda d: replace(d, life=50))
    ),
    "a pile costs more": library(_each("supply", "scoria-slag", lambda d: replace(d, cost=7))),
    "a basic card more": library(_more_basics),
    "a basic card less": library(_each("basics", "nix", lambda d: None)),
    "two basic cards swapped": library(_swapped),
    "garu is gone": library(_each("mages", "garu", lambda d: None)),
    "a pile is gone": library(
        lambda box: replace(
            _each("supply", "scoria-slag", lambda d: None)(box),
            suggested={"suggested-b": box.suggested["suggested-b"]},
        )
    ),
    "the gate witch is gone": library(_each("nemeses", "gate-witch", lambda d: None)),
    "other rules": library(_other_rules),
}
