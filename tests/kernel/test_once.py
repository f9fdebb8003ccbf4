"""What is made on first use is made once, whichever threads ask for it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from gravehold.kernel.once import Once, PerObject, once

THREADS = 8


def _all_at_once(ask: Callable[[int], object]) -> list[object]:
    gate = Barrier(THREADS)

    def wait_and_ask(n: int) -> object:
        gate.wait()
        return ask(n)

    with ThreadPoolExecutor(THREADS) as pool:
        return list(pool.map(wait_and_ask, range(THREADS)))


@pytest.fixture
def _restless() -> Iterator[None]:
    """Threads take turns all the time."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


@pytest.mark.usefixtures("_restless")
def test_threads_that_ask_at_once_get_the_same_thing() -> None:
    begun = []

    @once
    def thing(n: int) -> object:
        begun.append(n)
        return [object() for _ in range(10_000)]

    for n in range(20):
        found = _all_at_once(lambda _, n=n: thing(n))  # type: ignore[misc]
        assert len(set(map(id, found))) == 1
    assert begun == list(range(20))


def test_one_may_be_made_of_another() -> None:
    @once
    def told(lang: str) -> str:
        return f"{lang} after {told('en')}" if lang != "en" else "en"

    assert told("pl") == "pl after en"
    assert (told.made("pl"), told.made("de")) == ("pl after en", None)


def test_what_could_not_be_made_is_tried_again() -> None:
    tries = []

    @once
    def thing() -> int:
        tries.append(1)
        if len(tries) == 1:
            raise ValueError("not yet")
        return 7

    with pytest.raises(ValueError, match="not yet"):
        thing()
    assert thing() == 7


def test_what_is_forgotten_while_it_is_made_does_not_come_back() -> None:
    """A text that was begun with the old names of a pack must not be kept with the new ones."""
    made: list[Once[[], str]] = []
    name = "old"

    @once
    def text() -> str:
        nonlocal name
        found = name
        if found == "old":
            name = "new"
            made[0].cache_clear()
        return found

    made.append(text)
    text()
    assert text() == "new"


def test_what_belongs_to_an_object_is_kept_for_the_latest() -> None:
    class Thing:
        pass

    of: PerObject[Thing, object] = PerObject(lambda _: object(), most=4)
    things = [Thing() for _ in range(200)]
    first = of(things[0])
    assert of(things[0]) is first
    assert of(things[1]) is not first

    def ask(n: int) -> None:
        for thing in things[n::THREADS] * 5:
            of(thing)

    _all_at_once(ask)
    assert of(things[0]) is not first
