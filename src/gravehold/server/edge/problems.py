"""What goes wrong with a request, as it is answered."""

from __future__ import annotations

import asyncio
import errno
import math
from typing import Any

from litestar import Response
from litestar.exceptions import HTTPException, ValidationException

from gravehold.kernel.errors import phrase
from gravehold.words.language import accepted

from ..errors import Refused
from ..json_log import logger
from ..wire.types.http import Problem
from ..words import wording
from .middleware import HEADERS
from .requests import AnyRequest

SILENCE = 10.0  # seconds between two words about the same
OUT_OF_ROOM = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
HUNG_UP = "client disconnected prematurely"  # Litestar's words: it has no type for that


def refused(request: AnyRequest, why: Refused) -> Response[Problem]:
    text = wording.message(why, _spoken(request))
    later = {"Retry-After": str(math.ceil(why.wait))} if why.wait else {}
    headers = {**HEADERS, **later}
    return Response(Problem(why.code, text), status_code=why.status, headers=headers)


def _spoken(request: AnyRequest) -> str:
    """As asked for, else what the browser prefers: a person may read this as it is."""
    try:
        if wanted := request.query_params.get("lang"):
            return wording.language(wanted)
    except Refused:
        return wording.ENGLISH
    return accepted(request.headers.get("accept-language", ""))


def failed_http(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    if error.status_code == 404:
        return refused(request, Refused("not-found"))
    if error.status_code == 413:
        return refused(request, Refused("too-big"))
    if error.detail == HUNG_UP:  # nobody's defect, and nobody is there to be told
        return refused(request, Refused("bad-message"))
    if error.status_code >= 500:
        return defect(request, error)
    extra = error.extra if isinstance(error, ValidationException) else None
    detail = "; ".join(_said(part) for part in extra) if isinstance(extra, list) else error.detail
    answer = refused(request, Refused("bad-message", detail[:300]))
    answer.status_code = error.status_code
    if allowed := (error.headers or {}).get("allow"):  # of a method that is not
        methods = {method for method in allowed.split(", ") if method.isupper()}
        answer.headers["Allow"] = ", ".join(
            sorted(methods | {"HEAD"} if "GET" in methods else methods)
        )
    return answer


def _said(part: Any) -> str:
    found = part if isinstance(part, dict) else {}
    return f"{found.get('key', '')}: {found.get('message', part)}".removeprefix(": ")


class LoopProblems:
    """What goes wrong where nobody waits for it."""

    def __init__(self) -> None:
        self._silent_until = 0.0

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """A connection that cannot be taken is tried again by itself; no trace is needed."""
        error = context.get("exception")
        if not isinstance(error, OSError) or error.errno not in OUT_OF_ROOM:
            loop.default_exception_handler(context)
        elif loop.time() >= self._silent_until:
            self._silent_until = loop.time() + SILENCE
            logger.warning("full", why=str(error))


def defect(request: AnyRequest, error: Exception) -> Response[Problem]:
    """Ours: in the log with all it has, to the client without."""
    if isinstance(error, RecursionError):  # brackets without end
        return refused(request, Refused("bad-message", phrase("file-deep")))
    route = ", ".join(sorted(getattr(request.scope.get("route_handler"), "paths", ())))
    logger.error("request", exc_info=error, method=request.method, route=route)
    return refused(request, Refused("internal"))
