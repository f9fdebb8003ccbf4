"""The mat of a nemesis: how it is set up, what holds, and what is harder."""

from __future__ import annotations

from functools import lru_cache

from msgspec import structs

from gravehold.kernel.deal import copies
from gravehold.kernel.definitions import (
    AbilityCard,
    Board,
    Body,
    Nemesis,
    Space,
    Token,
    TurnCard,
    Zone,
)
from gravehold.kernel.nodes import DrawMinion, NemesisGainsTokens, Repeat
from gravehold.kernel.nodes.base import Clause, Do, Effect
from gravehold.kernel.nodes.clauses import Whenever
from gravehold.kernel.trees import REMEMBERED, walk
from gravehold.words.locale import Arg, say
from gravehold.words.names import is_named, name

from .foes import kind, nemesis
from .joining import flatten, plain
from .nouns import join
from .paragraphs import Paragraph, paragraphs, spaces_of, standing, way_of
from .sentences import behind, sentences
from .sorts import roman
from .tone import Tone, paragraph, sentence


@lru_cache(maxsize=REMEMBERED)
def mat_rules(card: Nemesis, lang: str) -> tuple[str, ...]:
    """What holds during a game against this nemesis: its unleash, then its rules."""
    tone = Tone(lang, nemesis=True, foe=card.id)
    unleash = paragraphs(card.unleash, tone, say(lang, "keyword-unleash"))
    return (" ".join(str(part) for part in unleash), *map(str, _rules(card, tone)))


@lru_cache(maxsize=REMEMBERED)
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
        if token.start or token.each:
            found.append(Paragraph(say(lang, "keyword-setup"), _start(token, tone)))
        if _limited(token):
            found.append(Paragraph("", _limits(token, tone)))
    if card.spared:
        told = say(lang, "setup-spared", n=card.spared)
        found.append(Paragraph(say(lang, "keyword-setup"), told))
    if card.fixed:
        found.append(Paragraph(say(lang, "keyword-setup"), say(lang, "setup-fixed")))
    for zone in card.zones:
        if zone.by_cost:
            args: dict[str, Arg] = {"zone": name(zone.name, lang), "zone_id": zone.name}
            told = say(lang, "setup-by-cost", n=len(zone.cards), **args)
            found.append(Paragraph(say(lang, "keyword-setup"), told))
    found += _bodies_enter(card, tone)
    found += paragraphs(_without_bodies(card), tone, say(lang, "keyword-setup"))
    found += paragraphs(card.beginner_setup, tone, say(lang, "keyword-beginner"))
    found += paragraphs(card.unleash, tone, say(lang, "keyword-unleash"))
    found += _rules(card, tone)
    return found + _harder(card, tone)


def _bodies(card: Nemesis) -> tuple[Body, ...]:
    """The parts of a nemesis that all are in play from the start, and so never a deck."""
    for zone in card.zones:
        bodies = tuple(part for part in zone.cards if isinstance(part, Body))
        if bodies and Repeat(len(bodies), DrawMinion(zone.name)) in flatten(card.setup):
            return bodies
    return ()


def _without_bodies(card: Nemesis) -> Do:
    enter = {Repeat(len(_bodies(card)), DrawMinion(zone.name)) for zone in card.zones}
    return tuple(part for part in flatten(card.setup) if part not in enter)


def _bodies_enter(card: Nemesis, tone: Tone) -> list[Paragraph]:
    if not (bodies := _bodies(card)):
        return []
    args = kind(bodies[0].subtype, tone.lang)
    told = say(tone.lang, "setup-bodies", n=len(bodies), life=bodies[0].life, **args)
    return [Paragraph(say(tone.lang, "keyword-setup"), told)]


def _spaces_of_bodies(card: Nemesis, tone: Tone) -> list[Paragraph]:
    """What the spaces of their tracks do, which stands on the mat, and on no card."""
    found: list[Paragraph] = []
    for body in _bodies(card):
        called = name(body.id, tone.lang)
        for space in (space for token in body.tokens for space in token.spaces if space.enter):
            keyword = say(tone.lang, "keyword-body-space", name=called, space=space.name)
            text = paragraph(sentences(space.enter, tone._replace(it="met")))
            found.append(Paragraph(keyword, text))
    return found + _ways_of_bodies(card, tone)


def _ways_of_bodies(card: Nemesis, tone: Tone) -> list[Paragraph]:
    """Where their tokens stay, told once of what holds for all of them."""
    bodies = _bodies(card)
    ways = [[line for token in body.tokens for line in way_of(token, tone)] for body in bodies]
    if all(way == ways[0] for way in ways):
        told = [(bodies[0].subtype, line) for line in ways[0]] if bodies else []
    else:
        told = [(body.id, line) for body, way in zip(bodies, ways, strict=True) for line in way]
    return [
        Paragraph(say(tone.lang, "keyword-part", name=name(whose, tone.lang)), line.text)
        for whose, line in told
    ]


def _own_words(card: Nemesis, tone: Tone) -> list[Paragraph]:
    """What its cards call by a name."""
    found: list[Paragraph] = []
    for part in card.parts:
        keyword = say(tone.lang, "keyword-part", name=name(part.name, tone.lang))
        found += paragraphs(part.do, tone, keyword)
    return found


def _called(card: Nemesis, tone: Tone) -> str:
    """The name that some editions give to the only rule of a mat, as a keyword."""
    known = f"{card.id}.rule"
    if len(card.standing) != 1 or not is_named(known, tone.lang):
        return ""
    return say(tone.lang, "keyword-part", name=name(known, tone.lang))


def _rules(card: Nemesis, tone: Tone) -> list[Paragraph]:
    found = [*_own_words(card, tone), *standing(card.standing, tone, _called(card, tone))]
    found += [_counted(tone) for token in card.tokens if _only_counts(token, card)]
    parts = [part for zone in card.zones for part in zone.cards if isinstance(part, Body)]
    if parts and not card.life:
        told = say(tone.lang, "nemesis-parts", **kind(parts[0].subtype, tone.lang))
        found.insert(0, Paragraph("", sentence(told)))
        found += _spaces_of_bodies(card, tone)
    for board in card.boards:
        found += _board(board, tone)
    found += [_helping(zone, tone) for zone in card.zones if _helps(zone)]
    for deck in card.decks:
        if deck.refill:
            args = {"deck": name(deck.name, tone.lang), "deck_id": deck.name}
            found.append(Paragraph("", sentence(say(tone.lang, "deck-refill", **args))))
    found += [_turn_card(turn, tone) for turn in card.turn_cards]
    if card.on_exhaust:
        do = " ".join(behind(card.on_exhaust, tone, closed=True))
        form = "plain" if plain(card.on_exhaust) else "held"
        told = say(tone.lang, "clause-on-exhaust", do=do, form=form)
        found.append(Paragraph("", sentence(told)))
    return found


def _only_counts(token: Token, card: Nemesis) -> bool:
    """Whether one is gained in each nemesis turn, and nothing else ever touches or asks for it."""
    turns = Whenever("nemesis-turn-end", NemesisGainsTokens(token=token.name))
    uses = [node for node in walk(card) if getattr(node, "token", "") == token.name]
    return turns in card.standing and uses == [turns.do]


def _counted(tone: Tone) -> Paragraph:
    """Why it is there all the same: a chapter of a campaign may wait for it."""
    return Paragraph("", sentence(say(tone.lang, "mat-token-counts")))


def _turn_card(card: TurnCard, tone: Tone) -> Paragraph:
    keyword = say(tone.lang, "keyword-turn-card", name=name(card.id, tone.lang))
    return Paragraph(keyword, paragraph(sentences(card.on_draw, tone)))


def _helps(zone: Zone) -> bool:
    """Whether its cards are no deeds of the nemesis."""
    return any(isinstance(card, AbilityCard) for card in zone.cards)


def _helping(zone: Zone, tone: Tone) -> Paragraph:
    lang = tone.lang
    parts = ["deck-helps", *(["deck-unshuffled"] if not zone.shuffled else [])]
    parts += ["deck-told"] if zone.told else []
    return Paragraph(f"{name(zone.name, lang)}:", " ".join(say(lang, part) for part in parts))


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
    if board.holds == "piles" and board.links:
        columns = max(int(link.two) - int(link.one) for link in board.links)
        args: dict[str, Arg] = {"board": name(board.name, lang), "board_id": board.name}
        told = say(lang, "board-piles", columns=columns, **args)
        found.append(Paragraph("", sentence(told[0].upper() + told[1:])))
    return found + spaces_of(board.spaces, tone)


def _row(board: Board, tone: Tone) -> list[Paragraph]:
    """A row of cards: how they move, whose they are, and what happens where they leave it."""
    lang = tone.lang
    moving = bool(board.end or board.off)
    spaces = len(board.spaces) + moving  # the last is left at once
    args: dict[str, Arg] = {"board": name(board.name, lang), "board_id": board.name}
    args |= {"first": board.spaces[0].name, "last": spaces, "off_id": board.off}
    ids = ["board-row" if moving else "board-places", *(["board-supply"] if board.supply else [])]
    ids += ["board-off"] if board.off else []
    off = name(board.off, lang) if board.off else ""
    told = [say(lang, id_, n=spaces, off=off, **args) for id_ in ids]
    found = [Paragraph("", sentence(text[0].upper() + text[1:])) for text in told]
    found += spaces_of(board.spaces, tone)
    for space in board.spaces:
        if space.cast:
            keyword = _cast_from(board, space, lang)
            found.append(Paragraph(keyword, paragraph(sentences(space.cast, tone))))
    if board.end:
        keyword = say(lang, "keyword-board-end", last=spaces)
        found.append(Paragraph(keyword, paragraph(sentences(board.end, tone._replace(it="met")))))
    return found


def _cast_from(board: Board, space: Space, lang: str) -> str:
    number = roman(int(space.name)) if space.name.isdecimal() else space.name
    return say(lang, "keyword-cast-from", name=space.name, roman=number, board_id=board.name)


def _limited(token: Token) -> bool:
    return token.minimum > 0 or token.maximum is not None


def _start(token: Token, tone: Tone) -> str:
    told = {"setup-tokens": token.start, "setup-tokens-each": token.each}
    args = nemesis(tone, token.name)
    return " ".join(sentence(say(tone.lang, id_, n=n, **args)) for id_, n in told.items() if n)


def _limits(token: Token, tone: Tone) -> str:
    least, most, args = token.minimum, token.maximum, nemesis(tone, token.name)
    if most is None:
        told = say(tone.lang, "token-least", minimum=least, **args)
    elif not least:
        told = say(tone.lang, "token-most", maximum=most, on=token.name, **args)
    else:
        told = say(tone.lang, "token-limits", minimum=least, maximum=most, **args)
    return sentence(told)


def _harder(card: Nemesis, tone: Tone) -> list[Paragraph]:
    lang, harder = tone.lang, card.harder
    keyword = say(lang, "keyword-harder")
    found = []
    if harder.life is not None:
        told = say(lang, "harder-life", n=harder.life, **nemesis(tone))
        found.append(Paragraph(keyword, sentence(told)))
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
        found += _harder_rules(card, harder.standing, tone, keyword)
    if harder.setup is not None:
        do, way = _harder_setup(flatten(card.setup), flatten(harder.setup))
        found += paragraphs(do, tone, f"{keyword} {say(lang, way)}")
    for turn in harder.turn_cards or ():
        drawn = _turn_card(turn, tone)
        found.append(Paragraph(f"{keyword} {drawn.keyword}", drawn.text))
    for board in harder.boards or ():
        same = [line for b in card.boards if b.name == board.name for line in _board(b, tone)]
        new_lines = [line for line in _board(board, tone) if line not in same]
        found += [Paragraph(f"{keyword} {line.keyword}".strip(), line.text) for line in new_lines]
    return found


def _harder_setup(usual: list[Effect], harder: list[Effect]) -> tuple[tuple[Effect, ...], str]:
    """What to tell of a set-up that takes the place of the usual one, and behind which words."""
    new, gone = list(harder), []
    for effect in usual:
        if effect in new:
            new.remove(effect)
        else:
            gone.append(effect)
    if not gone:
        return tuple(new), "keyword-setup-also"
    if len(gone) == len(new) == 1:
        return tuple(new), "keyword-setup-changed"
    return tuple(harder), "keyword-setup-instead"


def _harder_rules(
    card: Nemesis, clauses: tuple[Clause, ...], tone: Tone, keyword: str
) -> list[Paragraph]:
    """Only what is new; of a rule with a name, only the number that differs."""
    new = tuple(clause for clause in clauses if clause not in card.standing)
    called = _called(card, tone)
    other = _other_number(card.standing[0], new[0]) if called and len(new) == 1 else None
    if other is None:
        return standing(new, tone, keyword)
    effect, usual = other
    told = say(tone.lang, "harder-number", do="; ".join(sentences(effect, tone)), n=usual)
    return [Paragraph(f"{keyword} {called}", sentence(told[0].upper() + told[1:]))]


def _other_number(usual: Clause, harder: Clause) -> tuple[Effect, int] | None:
    """The one effect of a clause that has another amount than usual, and the usual one."""
    if not (isinstance(usual, Whenever) and isinstance(harder, Whenever)):
        return None
    if structs.replace(harder, do=usual.do) != usual:
        return None
    one, two = flatten(usual.do), flatten(harder.do)
    if len(one) != len(two):
        return None
    differ = [(was, is_) for was, is_ in zip(one, two, strict=True) if was != is_]
    if len(differ) != 1 or type(differ[0][0]) is not type(differ[0][1]):
        return None
    was, is_ = differ[0]
    amount = getattr(was, "amount", None)
    if not isinstance(amount, int) or structs.replace(is_, amount=amount) != was:
        return None
    return is_, amount
