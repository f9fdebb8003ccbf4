"""What is made on first use and kept, whichever threads ask for it first.

`functools.cache` serves where making something twice does no harm: threads that ask at the same
time each make it. Here they wait for the first of them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable
from functools import update_wrapper
from threading import Lock, RLock
from typing import Generic, ParamSpec, TypeVar
from weakref import WeakValueDictionary

A = TypeVar("A")
T = TypeVar("T")
P = ParamSpec("P")


class Once(Generic[P, T]):
    """A function whose results are kept.

    Functions of this kind may call each other, in one direction: a lock is held meanwhile. So
    what is made must not be as large as somebody else likes.
    """

    def __init__(self, make: Callable[P, T]) -> None:
        update_wrapper(self, make)
        self.__name__: str = make.__name__
        self._make = make
        self._kept: dict[Hashable, T] = {}
        self._lock = RLock()  # a language may be made of another

    def __call__(self, *args: P.args, **named: P.kwargs) -> T:
        key = (*args, *named.items())
        try:
            return self._kept[key]
        except KeyError:
            pass
        with self._lock:
            kept = self._kept  # what is given up while we make it gets no old thing back
            if key not in kept:
                kept[key] = self._make(*args, **named)
            return kept[key]

    def made(self, *args: P.args, **named: P.kwargs) -> T | None:
        """What it would return without making it."""
        return self._kept.get((*args, *named.items()))

    def cache_clear(self) -> None:
        self._kept = {}


def once(make: Callable[P, T]) -> Once[P, T]:
    """Each result is made once, and kept."""
    return Once(make)


class PerObject(Generic[A, T]):
    """What belongs to an object, not to its value: kept for the latest so many.

    Threads that ask for the same may each make it: it may be long, and nobody waits for another.
    """

    def __init__(self, make: Callable[[A], T], most: int) -> None:
        self._make = make
        self._most = most
        self._kept: dict[int, tuple[A, T]] = {}  # an id is another's once its object is gone
        self._lock = Lock()

    def __call__(self, what: A) -> T:
        found = self._kept.get(id(what))
        if found is not None and found[0] is what:
            return found[1]
        made = self._make(what)
        with self._lock:
            self._kept[id(what)] = (what, made)
            while len(self._kept) > self._most:
                del self._kept[next(iter(self._kept))]
        return made

    def clear(self) -> None:
        with self._lock:
            self._kept.clear()


class PerContent(Generic[A, T]):
    """What belongs to a value: equal ones share it, while anybody has it and some time longer.

    Here too nobody waits for another, but of those who made the same all get the first.
    """

    def __init__(self, make: Callable[[A], T], most: int) -> None:
        self._make = make
        self._kept: WeakValueDictionary[A, T] = WeakValueDictionary()
        self._latest: deque[T] = deque(maxlen=most)  # nobody may have them now
        self._lock = Lock()

    def __call__(self, what: A) -> T:
        with self._lock:
            found = self._kept.get(what)
        if found is None:
            made = self._make(what)
            with self._lock:
                found = self._kept.setdefault(what, made)
                self._latest.append(found)
        return found

    def clear(self) -> None:
        with self._lock:
            self._kept.clear()
            self._latest.clear()
