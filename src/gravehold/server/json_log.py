"""Logs for whoever runs the server: one JSON object per line on stderr, without links.

What happens is an event with its facts, as `logger.info("created", game=links.game, seq=0)`.
"""

from __future__ import annotations

import logging
import re
import sys
from typing import Any

import msgspec
import structlog
from structlog.processors import ExceptionRenderer, JSONRenderer, TimeStamper
from structlog.stdlib import (
    BoundLogger,
    ProcessorFormatter,
    add_log_level,
    add_logger_name,
    filter_by_level,
)
from structlog.typing import EventDict, Processor

OURS = logging.getLogger("gravehold.server")
LINK = re.compile(r"(/(?:api/games|play|replay)/)[A-Za-z0-9_-]+")  # in addresses: they are keys
NO_DEFECTS = ("Invalid UTF-8",)  # how lines begin about what others do wrong
FIRST = ("at", "level", "event")  # of a line

STAMPED: list[Processor] = [add_log_level, TimeStamper(fmt="iso", utc=True, key="at")]

logger: BoundLogger = structlog.wrap_logger(
    OURS,
    processors=[filter_by_level, *STAMPED, ProcessorFormatter.wrap_for_formatter],
    wrapper_class=BoundLogger,
    cache_logger_on_first_use=True,
)


def start(level: str) -> None:
    """Send all logs of this process through here, those of libraries too."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        ProcessorFormatter(
            foreign_pre_chain=[*STAMPED, add_logger_name],
            processors=[
                ProcessorFormatter.remove_processors_meta,
                ExceptionRenderer(),
                _arranged,
                JSONRenderer(_line),
            ],
        )
    )
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    OURS.setLevel(level.upper())
    logging.getLogger("uvicorn.error").addFilter(_is_worth_it)


def _is_worth_it(record: logging.LogRecord) -> bool:
    return not str(record.msg).startswith(NO_DEFECTS)


def _arranged(_: object, __: str, found: EventDict) -> EventDict:
    """What every line has comes first, a trace last; nobody's link is in it."""
    facts = {name: found.pop(name) for name in FIRST} | dict(found)
    if (trace := facts.pop("exception", None)) is not None:
        facts["trace"] = trace
    return {name: _without_links(value) for name, value in facts.items()}


def _without_links(value: object) -> object:
    return LINK.sub(r"\1...", value) if isinstance(value, str) else value


def _line(found: EventDict, **_: Any) -> str:
    return msgspec.json.encode(found, enc_hook=str).decode()
