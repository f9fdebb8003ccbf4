"""All words the server sends come through here, so that the language is one argument."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from itertools import groupby
from typing import NamedTuple, TypeVar

from gravehold.kernel.decision import seat_name
from gravehold.kernel.definitions import Definition, Nemesis
from gravehold.kernel.errors import GraveholdError
from gravehold.kernel.events import Event
from gravehold.kernel.nodes.base import Do
from gravehold.kernel.reasons import Reason, Wish
from gravehold.kernel.state import NO_CARD, NOBODY
from gravehold.kernel.trees import REMEMBERED
from gravehold.kernel.view import View
from gravehold.table.asking import Choice
from gravehold.table.reading import card_of
from gravehold.words import boards, endings, log, options, prompts
from gravehold.words.errors import explain, part
from gravehold.words.grammar import definitions as grammar
from gravehold.words.grammar import gists, nemesis_mats
from gravehold.words.language import LANGUAGES, code_of
from gravehold.words.locale import MissingMessage, fill, has, say
from gravehold.words.names import name as name_of
from gravehold.words.reasons import why_words

from ..errors import Refused
from ..json_log import logger

ENGLISH = "en"
EVOLVE = "evolve"  # the kind of event
HIT, KILLED = "hit-minion", "kill-minion"  # of an event; of a line whose hit was the last


def language(wanted: str | None) -> str:
    """A language code we speak ('pl', 'pl-PL'); English where none is asked for."""
    if not wanted:
        return ENGLISH
    code = code_of(wanted)
    if code not in LANGUAGES:
        raise Refused("unknown-language", wanted[:20])
    return code


T = TypeVar("T")


def said(make: Callable[[str], T], lang: str, otherwise: T) -> T:
    """In that language, else in English, else plainly: missing words must not stop a game."""
    for code in dict.fromkeys((lang, ENGLISH)):
        try:
            return make(code)
        except Exception as error:
            logger.error("words", exc_info=error, lang=code)
    return otherwise


def prompt(view: View, lang: str) -> str:
    return said(lambda code: prompts.prompt(view, code), lang, view.asked.kind)


def why(view: View, found: Sequence[tuple[Wish, Reason | None]], lang: str) -> str:
    return said(lambda code: why_words(view, found, code), lang, "-")


def ending(view: View, lang: str) -> str:
    return said(lambda code: endings.ending(view, code), lang, "-")


def label(view: View, choice: Choice, lang: str) -> tuple[str, str]:
    """The answer, and a note beside it."""
    return said(partial(options.short_label, view, choice), lang, (choice.key, ""))


class WordedLine(NamedTuple):
    """A line of the log with what it is about."""

    text: str
    kind: str
    seat: str | None
    cards: list[str]


def lines(view: View, events: Sequence[Event], lang: str) -> list[WordedLine]:
    """WordedLine by line; events that one line tells stay together."""
    found = []
    for group in _told_together(events):
        kind = group[0].kind
        for text in said(partial(log.lines, view, group), lang, [kind]):
            first = group[0]
            ids = [id_ for event in group for id_ in _cards(view, event)]
            seat = seat_name(first.seat) if first.seat != NOBODY else None
            found.append(WordedLine(text, _kind(first), seat, list(dict.fromkeys(ids))))
    return found


def _kind(event: Event) -> str:
    """As the event's own; a minion's end is worth a mark in a replay."""
    return KILLED if event.kind == HIT and not event.extra else event.kind


def _cards(view: View, event: Event) -> list[str]:
    """What it is about; of a card that evolves what it was and what it is now."""
    if event.kind == EVOLVE:
        return [view.codex.ids[kind] for kind in (event.n, event.extra)]
    return [] if event.card == NO_CARD else [card_of(view, event.card).id]


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


@lru_cache(maxsize=REMEMBERED)
def text(definition: Definition, lang: str, foe: str = "") -> tuple[tuple[str, str], ...]:
    """Paragraphs as (keyword, text); in English as long as a language lacks a message."""
    try:
        return tuple((part.keyword, part.text) for part in grammar.text(definition, lang, foe))
    except (MissingMessage, KeyError):
        return text(definition, ENGLISH, foe) if lang != ENGLISH else ()


def line(id_: str, lang: str) -> str:
    """What is said of somebody in one line; nothing of those whom packs bring."""
    return say(lang, id_) if has(lang, id_) else ""


def gist(card: Definition, lang: str) -> str:
    """The card in one number or word."""
    return said(lambda code: gists.gist(card, code), lang, "")


def zone(id_: str, lang: str) -> str:
    """What a zone, a board or what is on a back is called."""
    return boards.zone_name(id_, lang)


def space(do: Do, lang: str, foe: str, *, of_nemesis: bool) -> str:
    """What happens to whatever comes to a space."""
    return said(lambda code: boards.space_text(do, code, foe, of_nemesis), lang, "")


def in_force(nemesis: Nemesis, lang: str) -> tuple[tuple[str, str], ...]:
    """What of a mat holds during a game, as paragraphs."""
    return tuple((part.keyword, part.text) for part in nemesis_mats.in_force(nemesis, lang))


def undone(by: str | None, what: str, revealed: bool, lang: str) -> str:
    """The log's line about an undo; nobody: the host."""
    who = say(lang, "undo-host") if by is None else by
    return say(lang, "undo-told-past" if revealed else "undo-told", who=who, what=what)


def message(refused: Refused, lang: str) -> str:
    """What to tell a person about a refusal."""
    detail = part(refused.detail, lang)
    if refused.code == "outdated" and detail:
        return say(lang, "outdated-because", why=detail)
    return fill(lang, f"refused-{refused.code}", "", {"detail": detail or "?"})


def trouble(error: GraveholdError, lang: str) -> str:
    return f"{say(lang, 'refused-outdated')} ({explain(error, lang)})"
