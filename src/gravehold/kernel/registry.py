"""Which function resolves or looks up each type of node; `Run` has a method for each table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

from .nodes.base import Condition, Effect, Node, Value, Who

if TYPE_CHECKING:
    from .run import Run
    from .state import Ctx

F = TypeVar("F", bound=Callable[..., Any])

Resolve = Callable[["Run", Any, "Ctx", tuple[Any, ...]], None]
Able = Callable[["Run", Any, "Ctx"], tuple[int, int]]
Live = Callable[["Run", Any, "Ctx"], bool]

RESOLVE: Final[dict[type, Resolve]] = {}
ABLE: Final[dict[type, Able]] = {}
LIVE: Final[dict[type, Live]] = {}
VALUE: Final[dict[type, Callable[[Run, Any, Ctx], int]]] = {}
HOLDS: Final[dict[type, Callable[[Run, Any, Ctx], bool]]] = {}
PLAYERS: Final[dict[type, Callable[[Run, Any, Ctx], list[int]]]] = {}


def resolves(kind: type[Effect]) -> Callable[[F], F]:
    """The function runs a frame of this effect."""
    return _into(RESOLVE, kind)


def able(kind: type[Effect]) -> Callable[[F], F]:
    """The function tells how much of this effect can be done and how much is asked."""
    return _into(ABLE, kind)


def live(kind: type[Effect]) -> Callable[[F], F]:
    """The function tells whether this effect would do anything at all (R31)."""
    return _into(LIVE, kind)


def evaluates(kind: type[Value]) -> Callable[[F], F]:
    """The function looks up this value."""
    return _into(VALUE, kind)


def holds(kind: type[Condition]) -> Callable[[F], F]:
    """The function tells whether this condition holds."""
    return _into(HOLDS, kind)


def players(kind: type[Who]) -> Callable[[F], F]:
    """The function lists the players this may mean."""
    return _into(PLAYERS, kind)


def _into(table: dict[type, Any], kind: type[Node]) -> Callable[[F], F]:
    def register(function: F) -> F:
        if kind in table:
            raise TypeError(f"{kind.__name__} is registered twice")
        table[kind] = function
        return function

    return register
