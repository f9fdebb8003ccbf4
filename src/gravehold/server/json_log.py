"""Structured logs: one JSON object per line on stderr, with the game and its number; no links."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any

import msgspec

LOGGER = logging.getLogger("gravehold.server")


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        found: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.name != LOGGER.name:
            found["logger"] = record.name
        if record.exc_info:
            found["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(found, enc_hook=str).decode()


def tell(level: str, event: str, *, error: BaseException | None = None, **facts: Any) -> None:
    """Log an event with its facts."""
    number = logging.getLevelNamesMapping()[level.upper()]
    if LOGGER.isEnabledFor(number):
        LOGGER.log(number, event, extra={"facts": facts}, exc_info=error)


def start(level: str) -> None:
    """Send all logs of this process through here."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    LOGGER.setLevel(level.upper())
