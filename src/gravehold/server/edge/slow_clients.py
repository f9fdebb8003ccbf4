"""Hangs up on whoever connects and then takes for ever to ask, or to take the answer."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from ..access.limits import Limits

SLOW_READERS = 10  # times as long for an answer: a long one over a thin line is still welcome


def impatient_protocol(seconds: float, limits: Limits, most: int) -> type[H11Protocol]:
    """uvicorn's protocol, which by itself waits without end for the rest of a request.

    We look now and then: who is still at the same request is cut off. While we are at work on it
    there is no hurry, and a socket is another protocol with its own pings. Where there are more
    connections than we can hold, each is told so when it asks; more than `most` are cut off.
    """

    class ImpatientProtocol(H11Protocol):
        _next: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            limits.connections = self.connections
            if len(self.connections) > most:
                transport.abort()
                return
            self._next = self.loop.call_later(seconds, self._look, None, 1)

        def connection_lost(self, exc: Exception | None) -> None:
            if self._next is not None:
                self._next.cancel()
            super().connection_lost(exc)

        def _look(self, before: object, times: int) -> None:
            if self.transport.get_protocol() is not self:  # it became a socket
                return
            now: RequestResponseCycle | None = self.cycle
            times = times + 1 if now is before else 1
            asked = now is not None and not (now.response_complete or now.more_body)
            late = times > SLOW_READERS and self.flow.write_paused if asked else times > 1
            if late:
                self.transport.abort()
            else:
                self._next = self.loop.call_later(seconds, self._look, now, times)

    return ImpatientProtocol
