"""A server that dies while people answer, and what they had been told by then."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

from websockets.exceptions import ConnectionClosed

from tests.server.harness import Message, Person, Server


def cut_off(
    server: Server, tokens: list[str], act: Callable[[Person], object]
) -> list[list[Message]]:
    """Kill and restart a server on which everybody acts as fast as possible.

    For each of them what was acknowledged, the last of it at the end.
    """
    people = [server.sit(token) for token in tokens]
    seen = [[person.until("update")] for person in people]
    pairs = zip(people, seen, strict=True)
    threads = [threading.Thread(target=_hammer, args=(*pair, act)) for pair in pairs]
    for thread in threads:
        thread.start()
    time.sleep(0.4)
    server.kill()
    for thread in threads:
        thread.join()
    for person in people:
        person.leave()
    server.restart()
    return seen


def _hammer(person: Person, seen: list[Message], act: Callable[[Person], object]) -> None:
    try:
        while person.now["decision"] is not None:
            act(person)
            seen.append(person.now)
    except (ConnectionClosed, TimeoutError, OSError):
        pass
