"""All words the server sends come through here, so that the language is one argument."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import groupby
from typing import NamedTuple

from gravehold.kernel.decision import Option, seat_name
from gravehold.kernel.definitions import Definition
from gravehold.kernel.errors import GraveholdError
from gravehold.kernel.events import Event
from gravehold.kernel.state import NO_CARD, NOBODY
from gravehold.kernel.view import View
from gravehold.words import log, options, prompts
from gravehold.words.grammar import definitions as grammar
from gravehold.words.locale import MissingMessage
from gravehold.words.names import LANGUAGES
from gravehold.words.names import name as name_of

from .errors import Refused

ENGLISH = "en"


def language(wanted: str | None) -> str:
    """A language code we speak ('pl', 'pl-PL'); English where none is asked for."""
    if not wanted:
        return ENGLISH
    code = wanted.strip().replace("_", "-").partition("-")[0].lower()
    if code not in LANGUAGES:
        raise Refused("unknown-language", wanted[:20])
    return code


def prompt(view: View, lang: str) -> str:
    return prompts.prompt(view)


def ending(view: View, lang: str) -> str:
    return prompts.ending(view)


def label(view: View, option: Option, lang: str) -> tuple[str, str]:
    """The answer, and a note beside it."""
    found = options.label(view, option)
    return found.text, found.note


def card_of(view: View, option: Option) -> str:
    return options.card_of(view, option)


class Line(NamedTuple):
    """A line of the log with what it is about."""

    text: str
    kind: str
    seat: str | None
    cards: list[str]


def lines(view: View, events: Sequence[Event], lang: str) -> list[Line]:
    """Line by line; events that one line tells stay together."""
    found = []
    for group in _told_together(events):
        for text in log.lines(view, group):
            first = group[0]
            ids = [view.codex.ids[view.state.kind[e.card]] for e in group if e.card != NO_CARD]
            seat = seat_name(first.seat) if first.seat != NOBODY else None
            found.append(Line(text, first.kind, seat, list(dict.fromkeys(ids))))
    return found


def _told_together(events: Sequence[Event]) -> list[list[Event]]:
    groups: list[list[Event]] = []
    for (kind, seat), run in groupby(events, key=lambda e: (e.kind, e.seat)):
        same = list(run)
        if (
            kind == "aether"
            and groups
            and (groups[-1][-1].kind, groups[-1][-1].seat)
            == (
                "play",
                seat,
            )
        ):
            groups[-1] += same
        elif kind in log.MERGED:
            groups.append(same)
        else:
            groups += [[event] for event in same]
    return groups


def name(id_: str, lang: str) -> str:
    return name_of(id_, lang)


@cache
def text(definition: Definition, lang: str) -> tuple[tuple[str, str], ...]:
    """Paragraphs as (keyword, text); in English as long as a language lacks a message."""
    try:
        return tuple((part.keyword, part.text) for part in grammar.text(definition, lang))
    except (MissingMessage, KeyError):
        return text(definition, ENGLISH) if lang != ENGLISH else ()


def undone(view: View, who: str | None, what: str, revealed: bool, lang: str) -> str:
    """The log's line about an undo."""
    by = name(view.codex.mages[int(who[1:]) - 1].id, lang) if who else "The host"
    past = ", although a hidden card had been seen since" if revealed else ""
    return f"{by} takes back: {what}{past}."


MESSAGES: dict[str, str] = {
    "unknown-token": "This link opens no game here. Is it complete? "
    "Games that were deleted, or not played for long, are gone.",
    "no-such-game": "There is no such game here.",
    "gone": "This game was deleted.",
    "not-allowed": "This link does not give the right to do that.",
    "not-your-turn": "It is not for you to answer this: {detail}.",
    "seat-taken": "That seat is taken.",
    "table-full": "Too many people are watching this table.",
    "illegal-key": "'{detail}' is not possible now.",
    "stale": "The game has moved on; here is how it stands.",
    "game-over": "The game is over.",
    "nothing-to-undo": "There is nothing to take back.",
    "undo-off": "This table has agreed to take nothing back.",
    "undo-revealed": "A hidden card has been seen since; this table does not go back past that.",
    "no-proposal": "Nobody has asked to take anything back any more.",
    "too-many": "That was too much at once. Wait a moment and try again.",
    "too-big": "That is more than a game needs.",
    "bad-message": "The server did not understand this: {detail}. Reload the page.",
    "bad-setup": "{detail}",
    "bad-chronicle": "{detail}",
    "unknown-language": "The server does not speak '{detail}'.",
    "unknown-bot": "{detail}",
    "no-such-seq": "The game has no such moment.",
    "outdated": "This game was begun with other rules or cards and cannot go on as it is. "
    "Undo goes back to the last moment that still fits; the chronicle can be exported.",
    "origin": "This page does not belong to this server.",
    "not-found": "There is nothing here.",
    "internal": "Something went wrong on the server. Nothing was lost; reload the page.",
}


def message(refused: Refused, lang: str) -> str:
    """What to tell a person about a refusal."""
    said = MESSAGES[refused.code].format(detail=refused.detail or "?")
    return said[:1].upper() + said[1:]


def trouble(error: GraveholdError, lang: str) -> str:
    return f"{MESSAGES['outdated']} ({error})"
