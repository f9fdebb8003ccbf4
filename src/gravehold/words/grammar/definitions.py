"""The text of a card, mage or nemesis: paragraphs, each with its keyword."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from gravehold.kernel.deal import copies
from gravehold.kernel.definitions import (
    Ability,
    AbilityCard,
    Ally,
    Attack,
    Board,
    Body,
    Curse,
    Definition,
    Gem,
    Mage,
    Minion,
    Nemesis,
    PlayerCard,
    Power,
    Relic,
    Space,
    Spell,
    Tile,
    Token,
    Treasure,
)
from gravehold.kernel.nodes import clauses as clause_nodes
from gravehold.kernel.nodes import flow, places, resources, values
from gravehold.kernel.nodes.base import Clause, Do
from gravehold.kernel.rules import RuleSet
from gravehold.kernel.trees import walk
from gravehold.words.locale import Arg, has, say
from gravehold.words.names import name
from gravehold.words.overrides import overrides

from .clauses import CLAUSES
from .foes import kind, nemesis
from .joining import flatten, plain, swapped
from .nouns import join
from .sentences import behind, infinitive, sentences
from .tone import Tone, paragraph, sentence

GROUP = 2  # the level of treasures that belong to nobody


class Paragraph(NamedTuple):
    """A line of a card: '' as keyword continues the one before."""

    keyword: str
    text: str

    def __str__(self) -> str:
        return f"{self.keyword} {self.text}" if self.keyword else self.text


def paragraphs(do: Do, tone: Tone, keyword: str = "") -> list[Paragraph]:
    """One paragraph per effect; the options of an OR that is all, with the word between them."""
    found: list[Paragraph] = []
    nodes = flatten(do)
    for node in nodes:
        if isinstance(node, flow.Or) and len(nodes) == 1:  # else it would take in its neighbours
            branches = [node.one, node.two, *([node.three] if node.three else [])]
            for i, branch in enumerate(branches):
                if i:
                    found.append(Paragraph("", say(tone.lang, "or-line")))
                found.append(Paragraph("", paragraph(sentences(branch, tone))))
        else:
            found.append(Paragraph("", paragraph(sentences(node, tone))))
    if found and keyword:
        found[0] = Paragraph(keyword, found[0].text)
    return found


def _standing(clauses: tuple[Clause, ...], tone: Tone, keyword: str) -> list[Paragraph]:
    found = []
    for clause in clauses:
        text = CLAUSES[type(clause)](clause, tone)
        found.append(Paragraph(keyword, sentence(text)))
    return found


def _in_play(clauses: tuple[Clause, ...], tone: Tone) -> list[Paragraph]:
    """Standing effects of nemesis cards, which have a keyword in some languages."""
    found = []
    for clause in clauses:
        event = clause.deed if isinstance(clause, clause_nodes.Whenever) and not clause.of else ""
        known = has(tone.lang, "keyword-standing")
        keyword = say(tone.lang, "keyword-standing", event=event) if known else ""
        found += _standing((clause,), tone, keyword)
    return found


def _played(card: Gem | Relic, tone: Tone) -> list[Paragraph]:
    return [
        *paragraphs(card.on_gain, tone, say(tone.lang, "keyword-on-gain")),
        *_at_start(card, tone),
        *paragraphs(card.play, tone),
        *_standing(card.standing, tone, ""),
    ]


def _at_start(card: PlayerCard, tone: Tone) -> list[Paragraph]:
    """What a treasure brings as a game begins."""
    lang = tone.lang
    told = [
        Paragraph(say(lang, "keyword-setup"), say(lang, "setup-discarded", name=name(id_, lang)))
        for id_ in card.discarded
    ]
    return told + paragraphs(card.setup, tone, say(lang, "keyword-setup"))


def _curse(card: Curse, tone: Tone) -> list[Paragraph]:
    gained = paragraphs(card.on_gain, tone, say(tone.lang, "keyword-on-gain"))
    return [*gained, *_standing(card.standing, tone, "")]


def _spell(card: Spell, tone: Tone) -> list[Paragraph]:
    lang = tone.lang
    prepped = say(lang, "keyword-while-prepped")
    found = paragraphs(card.on_gain, tone, say(lang, "keyword-on-gain"))
    if card.link:
        found.append(Paragraph("", say(lang, "spell-link")))
    if card.echo:
        found.append(Paragraph("", say(lang, "spell-echo")))
    if card.breaches == 2:
        found.append(Paragraph("", say(lang, "spell-two-breaches")))
    if card.anywhere:
        found.append(Paragraph("", say(lang, "spell-anywhere")))
    found += paragraphs(card.on_prep, tone, say(lang, "keyword-on-prep"))
    if card.beside:
        found.append(Paragraph(prepped, say(lang, "spell-beside", name=name(card.beside, lang))))
    if card.use:
        inner = infinitive(card.use, tone)
        once = say(lang, "keyword-once-per-turn")
        found.append(Paragraph(once, say(lang, "spell-use", inf=inner)))
    for clause in card.standing:
        of_itself = getattr(clause, "of", "") == "this"  # it holds wherever the card lies
        found += _standing((clause,), tone, "" if of_itself else prepped)
    found += _at_start(card, tone)
    return found + paragraphs(card.cast, tone, say(lang, "keyword-cast"))


def _treasure(card: Treasure, tone: Tone) -> list[Paragraph]:
    begun = paragraphs(card.setup, tone, say(tone.lang, "keyword-setup"))
    tone = tone._replace(common=card.level == GROUP)
    return [*begun, *_standing(card.standing, tone, "")]


def _ability_card(card: AbilityCard, tone: Tone) -> list[Paragraph]:
    return paragraphs(card.effect, tone)


def _attack(card: Attack, tone: Tone) -> list[Paragraph]:
    """What it says for as long as it stays speaks of whom it was laid before."""
    laid = any(isinstance(node, places.LayBefore) for node in walk(card.effect))
    return [
        *paragraphs(card.effect, tone),
        *_standing(card.standing, tone._replace(host=laid), ""),
    ]


def _minion(card: Minion, tone: Tone) -> list[Paragraph]:
    lang = tone.lang
    found = [
        *paragraphs(card.immediately, tone, say(lang, "keyword-immediately")),
        *_known_as(card, tone),
        *_in_play(card.standing, tone),
        *paragraphs(card.persistent, tone, say(lang, "keyword-persistent")),
    ]
    for part in card.parts:
        found += paragraphs(part.do, tone, say(lang, "keyword-part", name=name(part.name, lang)))
    return found


def _known_as(card: Minion, tone: Tone) -> list[Paragraph]:
    """What it counts as, and what its hidden back may show."""
    lang, found = tone.lang, []
    args = kind(card.subtype, lang)
    if card.counts_as:
        names = join([say(lang, "minion-named", **kind(id_, lang)) for id_ in card.counts_as], lang)
        found.append(sentence(say(lang, "minion-counts-as", names=names, **args)))
    if any(card.faces):
        faces = join([name(face, lang) for face in dict.fromkeys(card.faces) if face], lang, "or")
        found.append(sentence(say(lang, "minion-hidden-back", faces=faces, **args)))
    return [Paragraph("", text) for text in found]


def _body(card: Body, tone: Tone) -> list[Paragraph]:
    at_once = paragraphs(card.immediately, tone, say(tone.lang, "keyword-immediately"))
    found = [*at_once, *_in_play(card.standing, tone)]
    for token in card.tokens:
        found += [*_spaces(token.spaces, tone), *_way(token, tone)]
    return found


def _way(token: Token, tone: Tone) -> list[Paragraph]:
    """Where a token on a track stays."""
    lang, found = tone.lang, []
    if token.spaces and token.maximum is not None:
        found.append(Paragraph("", say(lang, "track-end", last=token.maximum)))
    if token.rests:
        spaces = join([str(n) for n in token.rests], lang, "and")
        found.append(Paragraph("", say(lang, "track-rests", n=len(token.rests), spaces=spaces)))
    return found


def _spaces(spaces: tuple[Space, ...], tone: Tone) -> list[Paragraph]:
    """What the spaces of a track or board do to whoever enters them."""
    found: list[Paragraph] = []
    for space in spaces:
        if space.enter:
            keyword = say(tone.lang, "keyword-on-space", name=space.name)
            found.append(Paragraph(keyword, paragraph(sentences(space.enter, tone))))
    return found


def _power(card: Power, tone: Tone) -> list[Paragraph]:
    lang, tone = tone.lang, tone._replace(this="power")
    you = tone._replace(nemesis=False)
    return [
        *paragraphs(card.immediately, tone, say(lang, "keyword-immediately")),
        *_in_play(card.standing, tone),
        *_price(card.to_discard, you),
        *paragraphs(card.effect, tone, say(lang, "keyword-power", n=card.power)),
    ]


def _price(do: Do, tone: Tone) -> list[Paragraph]:
    """What it takes to discard a power: one sentence, unless there is a choice."""
    keyword = say(tone.lang, "keyword-to-discard")
    nodes = flatten(do)
    if not nodes or (len(nodes) == 1 and isinstance(nodes[0], flow.Or)):
        return paragraphs(do, tone, keyword)
    return [Paragraph(keyword, paragraph(sentences(do, tone)))]


def ability(card: Ability, lang: str) -> list[Paragraph]:
    """What a mage can do with every slot charged."""
    return paragraphs(card.effect, Tone(lang), say(lang, f"keyword-ability-{card.when}"))


def _mage(mage: Mage, tone: Tone) -> list[Paragraph]:
    lang = tone.lang
    found = [Paragraph("", say(lang, "mage-many"))] if mage.many else []
    found += _standing(mage.standing, tone, "")
    for token in mage.tokens:
        found += _track(token, tone) if isinstance(token, Token) else []
    for tile in mage.tiles:
        if rules := _tile_rules(tile, tone):
            found.append(Paragraph(say(lang, "keyword-part", name=name(tile.id, lang)), rules[0]))
            found += [Paragraph("", rule) for rule in rules[1:]]
    for zone in mage.zones:
        for card in zone.cards:
            keyword = say(lang, "keyword-part", name=name(card.id, lang))
            found += [Paragraph(keyword, " ".join(part.text for part in text(card, lang)))]
    found += paragraphs(mage.setup, tone, say(lang, "keyword-setup"))
    return found + ([] if mage.ability is None else ability(mage.ability, lang))


def _track(token: Token, tone: Tone) -> list[Paragraph]:
    """What the spaces of a track do."""
    found: list[Paragraph] = []
    for space in token.spaces:
        start = "yes" if space.name == str(token.start) else "no"
        called = name(token.name, tone.lang)
        keyword = say(tone.lang, "keyword-space", name=called, space=space.name, start=start)
        found += paragraphs(space.enter, tone, keyword)
    return found


def _ally(card: Ally, tone: Tone) -> list[Paragraph]:
    """Whom it stands for, what lies on its mat, and what it says."""
    lang = tone.lang
    found = [Paragraph("", say(lang, "ally-protected", ally=name(card.id, lang), ally_id=card.id))]
    for zone in card.zones:
        if zone.cards:
            told = say(lang, "setup-shuffled", n=len(zone.cards), zone=name(zone.name, lang))
            found.append(Paragraph(say(lang, "keyword-setup"), told))
    for token in card.tokens:
        if token.maximum is not None:
            args: dict[str, Arg] = {"nemesis": card.id, "token": token.name, "on": token.name}
            told = say(lang, "token-most", maximum=token.maximum, **args)
            found.append(Paragraph("", sentence(told)))
    tone = tone._replace(common=True, protected=card.id)
    return [*found, *_standing(_of_ally(card), tone, "")]


def _of_ally(card: Ally) -> tuple[Clause, ...]:
    """Its charges are tokens on the table; cards say that it has them."""
    found, charge = card.standing, "charge"
    for node in walk(found):
        if isinstance(node, places.GainTokens) and (node.token, node.on) == (charge, "game"):
            found = swapped(found, node, resources.AllyGainsCharges(card.id, node.amount))
    found = swapped(found, places.Tokens(charge, on="game"), values.AllyCharges(card.id))
    return tuple(found)


@cache
def common_rules(rules: RuleSet, protected: Ally | None, lang: str) -> tuple[str, ...]:
    """What holds for everybody in a game beside the mat of the nemesis."""
    found = _standing(rules.standing, Tone(lang, common=True), "")
    if rules.ordered_triggers:
        found.append(Paragraph("", say(lang, "clause-ordered-triggers")))
    told = () if protected is None else text(protected, lang)
    return tuple(map(str, (*found, *told)))


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


def _rules(card: Nemesis, tone: Tone) -> list[Paragraph]:
    found = _standing(card.standing, tone, "")
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
    return found + _spaces(board.spaces, tone)


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
    found += _spaces(board.spaces, tone)
    if board.end:
        keyword = say(lang, "keyword-board-end", last=spaces)
        found.append(Paragraph(keyword, paragraph(sentences(board.end, tone))))
    return found


def _nemesis(card: Nemesis, tone: Tone) -> list[Paragraph]:
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
        found += _standing(new, tone, keyword)
    if harder.setup is not None:
        found += paragraphs(harder.setup, tone, keyword)
    for board in harder.boards or ():
        same = [line for b in card.boards if b.name == board.name for line in _board(b, tone)]
        new_lines = [line for line in _board(board, tone) if line not in same]
        found += [Paragraph(f"{keyword} {line.keyword}".strip(), line.text) for line in new_lines]
    return found


def _tile(tile: Tile, tone: Tone) -> list[Paragraph]:
    found = []
    if tile.focus:
        costs = ", ".join(str(cost) for cost in tile.open)
        found.append(Paragraph("", say(tone.lang, "tile-costs", focus=tile.focus, open=costs)))
    if tile.bonus:
        found.append(Paragraph("", say(tone.lang, "tile-bonus", n=tile.bonus)))
    return [*found, *(Paragraph("", text) for text in _tile_rules(tile, tone))]


def _tile_rules(tile: Tile, tone: Tone) -> list[str]:
    """What it does beside costing aether and adding damage."""
    told = [name for name in ("roomy", "firm") if getattr(tile, name)]
    return [say(tone.lang, f"tile-{name}") for name in told]


TEXT: dict[type, Callable[[Any, Tone], list[Paragraph]]] = {
    Gem: _played,
    Relic: _played,
    Spell: _spell,
    Curse: _curse,
    Attack: _attack,
    AbilityCard: _ability_card,
    Treasure: _treasure,
    Minion: _minion,
    Body: _body,
    Power: _power,
    Mage: _mage,
    Nemesis: _nemesis,
    Ally: _ally,
    Tile: _tile,
}


@cache
def text(definition: Definition, lang: str, foe: str = "") -> tuple[Paragraph, ...]:
    """The paragraphs of any definition, made once; `foe` is the nemesis a card belongs to."""
    if (written := overrides(lang).get(definition.id)) is not None:
        return tuple(Paragraph(part.keyword, part.text) for part in written)
    speaks = isinstance(definition, Attack | Minion | Body | Power | Nemesis)
    tone = Tone(lang, nemesis=speaks, foe=foe)
    return tuple(TEXT[type(definition)](definition, tone))
