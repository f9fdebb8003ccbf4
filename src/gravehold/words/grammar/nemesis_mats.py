"""The mat of a nemesis: how it is set up, what holds, and what is harder."""

from __future__ import annotations

from functools import cache

from gravehold.kernel.deal import copies
from gravehold.kernel.definitions import Board, Body, Nemesis, Token
from gravehold.words.locale import Arg, say
from gravehold.words.names import name

from .foes import kind, nemesis
from .joining import plain
from .nouns import join
from .paragraphs import Paragraph, paragraphs, spaces_of, standing
from .sentences import behind, sentences
from .tone import Tone, paragraph, sentence


@cache
def mat_rules(card: Nemesis, lang: str) -> tuple[str, ...]:
    """What holds during a game against this nemesis: its unleash, then its rules."""
    tone = Tone(lang, nemesis=True, foe=card.id)
    unleash = paragraphs(card.unleash, tone, say(lang, "keyword-unleash"))
    return (" ".join(str(part) for part in unleash), *map(str, _rules(card, tone)))


@cache
def in_force(card: Nemesis, lang: str) -> tuple[Paragraph, ...]:
    """The mat without what only matters before a game."""
    tone = Tone(lang, nemesis=True, foe=card.id)
    limits = [Paragraph("", _limits(token, tone)) for token in card.tokens if _limited(token)]
    unleash = paragraphs(card.unleash, tone, say(lang, "keyword-unleash"))
    return (*unleash, *limits, *_rules(card, tone))


def nemesis_mat(card: Nemesis, tone: Tone) -> list[Paragraph]:
    lang = tone.lang
    found = []
    for pile in card.supply:
        told = say(lang, "setup-pile", card=name(pile.id, lang), n=copies(pile))
        found.append(Paragraph(say(lang, "keyword-setup"), told))
    for token in card.tokens:
        if token.start:
            found.append(Paragraph(say(lang, "keyword-setup"), _start(token, tone)))
        if _limited(token):
            found.append(Paragraph("", _limits(token, tone)))
    found += paragraphs(card.setup, tone, say(lang, "keyword-setup"))
    found += paragraphs(card.beginner_setup, tone, say(lang, "keyword-beginner"))
    found += paragraphs(card.unleash, tone, say(lang, "keyword-unleash"))
    found += _rules(card, tone)
    return found + _harder(card, tone)


def _rules(card: Nemesis, tone: Tone) -> list[Paragraph]:
    found = standing(card.standing, tone, "")
    parts = [part for zone in card.zones for part in zone.cards if isinstance(part, Body)]
    if parts and not card.life:
        told = say(tone.lang, "nemesis-parts", **kind(parts[0].subtype, tone.lang))
        found.insert(0, Paragraph("", sentence(told)))
    for board in card.boards:
        found += _board(board, tone)
    for deck in card.decks:
        if deck.refill:
            args = {"deck": name(deck.name, tone.lang), "deck_id": deck.name}
            found.append(Paragraph("", sentence(say(tone.lang, "deck-refill", **args))))
    for turn in card.turn_cards:
        keyword = say(tone.lang, "keyword-turn-card", name=name(turn.id, tone.lang))
        found.append(Paragraph(keyword, paragraph(sentences(turn.on_draw, tone))))
    if card.on_exhaust:
        do = " ".join(behind(card.on_exhaust, tone, closed=True))
        form = "plain" if plain(card.on_exhaust) else "held"
        told = say(tone.lang, "clause-on-exhaust", do=do, form=form)
        found.append(Paragraph("", sentence(told)))
    return found


def _board(board: Board, tone: Tone) -> list[Paragraph]:
    """Where tokens begin and go on a board, and what its spaces do."""
    lang, found = tone.lang, []
    if board.holds == "tokens" and board.starts:
        way = " → ".join([board.links[0].one, *(link.two for link in board.links)])
        starts = [
            say(lang, "board-start", space=space, n=n) for n, space in enumerate(board.starts, 1)
        ]
        told = say(lang, "board-way", way=way, starts=join(starts, lang, "or"))
        found.append(Paragraph("", told))
    if board.holds == "cards" and board.spaces:
        return _row(board, tone)
    return found + spaces_of(board.spaces, tone)


def _row(board: Board, tone: Tone) -> list[Paragraph]:
    """A row of cards: how they move, whose they are, and what happens where they leave it."""
    lang = tone.lang
    spaces = len(board.spaces) + bool(board.end or board.off)  # the last is left at once
    args: dict[str, Arg] = {"board": name(board.name, lang), "board_id": board.name}
    args |= {"first": board.spaces[0].name, "last": spaces, "off_id": board.off}
    ids = ["board-row", *(["board-supply"] if board.supply else [])]
    ids += ["board-off"] if board.off else []
    off = name(board.off, lang) if board.off else ""
    told = [say(lang, id_, n=spaces, off=off, **args) for id_ in ids]
    found = [Paragraph("", sentence(text[0].upper() + text[1:])) for text in told]
    found += spaces_of(board.spaces, tone)
    if board.end:
        keyword = say(lang, "keyword-board-end", last=spaces)
        found.append(Paragraph(keyword, paragraph(sentences(board.end, tone))))
    return found


def _limited(token: Token) -> bool:
    return token.minimum > 0 or token.maximum is not None


def _start(token: Token, tone: Tone) -> str:
    return sentence(say(tone.lang, "setup-tokens", n=token.start, **nemesis(tone)))


def _limits(token: Token, tone: Tone) -> str:
    least, most = token.minimum, token.maximum
    if most is None:
        told = say(tone.lang, "token-least", minimum=least, **nemesis(tone))
    elif not least:
        told = say(tone.lang, "token-most", maximum=most, on=token.name, **nemesis(tone))
    else:
        told = say(tone.lang, "token-limits", minimum=least, maximum=most, **nemesis(tone))
    return sentence(told)


def _harder(card: Nemesis, tone: Tone) -> list[Paragraph]:
    lang, harder = tone.lang, card.harder
    keyword = say(lang, "keyword-harder")
    found = []
    for token in harder.tokens or ():
        usual = next((t for t in card.tokens if t.name == token.name), None)
        if not _limited(token) or usual is None or usual.start != token.start:
            setup = f"{keyword} {say(lang, 'keyword-setup')}"
            found.append(Paragraph(setup, _start(token, tone)))
        if _limited(token):
            found.append(Paragraph(keyword, _limits(token, tone)))
    if harder.unleash is not None:
        unleash = paragraphs(harder.unleash, tone, say(lang, "keyword-unleash"))
        found += [Paragraph(f"{keyword} {unleash[0].keyword}", unleash[0].text), *unleash[1:]]
    if harder.standing is not None:
        new = tuple(c for c in harder.standing if c not in card.standing)
        found += standing(new, tone, keyword)
    if harder.setup is not None:
        found += paragraphs(harder.setup, tone, keyword)
    for board in harder.boards or ():
        same = [line for b in card.boards if b.name == board.name for line in _board(b, tone)]
        new_lines = [line for line in _board(board, tone) if line not in same]
        found += [Paragraph(f"{keyword} {line.keyword}".strip(), line.text) for line in new_lines]
    return found
