"""The events of a YAML text: from libyaml, which is fast, or from ruamel.yaml, which explains.

The events of both are called alike and have the same fields.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

Event = Any  # neither library gives its events types

# Line ends, marks and blanks that the two understand in different ways.
READ_ALIKE = re.compile("[\n -~\u00a0-\u2027\u202f-\ud7ff\ue000-\ufefe\U00010000-\U0010ffff]*")


class Doubtful(Exception):
    """Something of which libyaml would say less than ruamel.yaml, or something else."""


def kind(event: Event) -> str:
    return type(event).__name__


def events(text: str) -> Iterator[Event]:
    """Those of ruamel.yaml, whose words for what is wrong are in our messages."""
    from ruamel.yaml import YAML  # noqa: PLC0415 - slow to import, and seldom needed

    return iter(YAML(typ="safe", pure=True).parse(text))


def events_of_libyaml(text: str) -> Iterator[Event]:
    """The same in a tenth of the time, as long as there is nothing to explain."""
    try:
        from yaml import YAMLError  # noqa: PLC0415 - slow to import, and seldom needed
        from yaml.cyaml import CSafeLoader  # noqa: PLC0415 - is not built everywhere
    except ImportError:
        raise Doubtful from None
    if not READ_ALIKE.fullmatch(text):
        raise Doubtful
    try:
        parser = CSafeLoader(text)
        while parser.check_event():
            event = parser.get_event()
            if kind(event) == "ScalarEvent" and not event.value and not event.style:
                raise Doubtful  # they differ in where nothing stands
            yield event
    except YAMLError:
        raise Doubtful from None
