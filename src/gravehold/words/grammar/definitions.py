"""The text of a card, mage or nemesis: paragraphs, each with its keyword."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from gravehold.kernel.definitions import (
    Ability,
    AbilityCard,
    Ally,
    Attack,
    Body,
    Curse,
    Definition,
    Gem,
    Mage,
    Minion,
    Nemesis,
    NemesisSpell,
    PlayerCard,
    Power,
    Relic,
    Spell,
    Tile,
    Token,
    Treasure,
)
from gravehold.kernel.nodes import flow, places, resources, values
from gravehold.kernel.nodes.base import Clause, Do
from gravehold.kernel.rules import RuleSet
from gravehold.kernel.trees import REMEMBERED, walk
from gravehold.words.locale import Arg, say
from gravehold.words.names import name
from gravehold.words.overrides import overrides

from .conditions import condition
from .foes import kind
from .joining import flatten, swapped
from .nemesis_mats import nemesis_mat
from .nouns import join
from .paragraphs import Paragraph, in_play, paragraphs, spaces_of, standing, way_of
from .sentences import infinitive, sentences
from .tone import Tone, paragraph, sentence

GROUP = 2  # the level of treasures that belong to nobody


def _played(card: Gem | Relic, tone: Tone) -> list[Paragraph]:
    return [
        *paragraphs(card.on_gain, tone._replace(it="this"), say(tone.lang, "keyword-on-gain")),
        *_at_start(card, tone),
        *paragraphs(card.play, tone),
        *standing(card.standing, tone, ""),
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
    gained = paragraphs(card.on_gain, tone._replace(it="this"), say(tone.lang, "keyword-on-gain"))
    return [*gained, *standing(card.standing, tone, "")]


def _spell(card: Spell, tone: Tone) -> list[Paragraph]:
    lang = tone.lang
    prepped = say(lang, "keyword-while-prepped")
    found = paragraphs(card.on_gain, tone._replace(it="this"), say(lang, "keyword-on-gain"))
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
        found += standing((clause,), tone, "" if of_itself else prepped)
    found += _at_start(card, tone)
    return found + paragraphs(card.cast, tone, say(lang, "keyword-cast"))


def _treasure(card: Treasure, tone: Tone) -> list[Paragraph]:
    begun = paragraphs(card.setup, tone, say(tone.lang, "keyword-setup"))
    tone = tone._replace(shared=card.level == GROUP)
    return [*begun, *standing(card.standing, tone, "")]


def _ability_card(card: AbilityCard, tone: Tone) -> list[Paragraph]:
    if not card.effect:
        return [Paragraph("", say(tone.lang, "no-effect"))]
    return paragraphs(card.effect, tone)


def _nemesis_spell(card: NemesisSpell, tone: Tone) -> list[Paragraph]:
    return paragraphs(card.cast, tone, say(tone.lang, "keyword-cast"))


def _attack(card: Attack, tone: Tone) -> list[Paragraph]:
    """What it says for as long as it stays speaks of whom it was laid before."""
    laid = any(isinstance(node, places.LayBefore) for node in walk(card.effect))
    return [
        *paragraphs(card.effect, tone),
        *standing(card.standing, tone._replace(host=laid), ""),
    ]


def _minion(card: Minion, tone: Tone) -> list[Paragraph]:
    lang, tone = tone.lang, tone._replace(beside=True)
    found = [
        *paragraphs(card.immediately, tone, say(lang, "keyword-immediately")),
        *_known_as(card, tone),
        *in_play(card.standing, tone),
        *paragraphs(card.persistent, tone, say(lang, "keyword-persistent")),
    ]
    for part in card.parts:
        found += paragraphs(part.do, tone, say(lang, "keyword-part", name=name(part.name, lang)))
    return found


def _known_as(card: Minion, tone: Tone) -> list[Paragraph]:
    """How much life it may have, what it counts as, and what its hidden back may show."""
    lang, found = tone.lang, []
    args = kind(card.subtype, lang)
    if card.least or card.boundless:
        most = "none" if card.boundless else "printed"
        found.append(sentence(say(lang, "minion-bounds", least=card.least, most=most)))
    if card.counts_as:
        names = join([say(lang, "minion-named", **kind(id_, lang)) for id_ in card.counts_as], lang)
        found.append(sentence(say(lang, "minion-counts-as", names=names, **args)))
    if any(card.faces):
        faces = join([name(face, lang) for face in dict.fromkeys(card.faces) if face], lang, "or")
        found.append(sentence(say(lang, "minion-hidden-back", faces=faces, **args)))
    return [Paragraph("", text) for text in found]


def _body(card: Body, tone: Tone) -> list[Paragraph]:
    at_once = paragraphs(card.immediately, tone, say(tone.lang, "keyword-immediately"))
    found = [*at_once, *in_play(card.standing, tone)]
    for token in card.tokens:
        found += [*spaces_of(token.spaces, tone), *way_of(token, tone)]
    return found


def _power(card: Power, tone: Tone) -> list[Paragraph]:
    lang, tone = tone.lang, tone._replace(this="power")
    you = tone._replace(nemesis=False)
    return [
        *paragraphs(card.immediately, tone, say(lang, "keyword-immediately")),
        *in_play(card.standing, tone),
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
    keyword, tone = say(lang, f"keyword-ability-{card.when}"), Tone(lang)
    if card.only_if is None:
        return paragraphs(card.effect, tone, keyword)
    told = say(lang, "ability-only-if", condition=condition(card.only_if, tone))
    return [Paragraph(keyword, told), *paragraphs(card.effect, tone)]


def _mage(mage: Mage, tone: Tone) -> list[Paragraph]:
    lang = tone.lang
    found = [Paragraph("", say(lang, "mage-many"))] if mage.many else []
    found += standing(mage.standing, tone, "")
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
    return [*found, *standing(_of_ally(card), tone, "")]


def _of_ally(card: Ally) -> tuple[Clause, ...]:
    """Its charges are tokens on the table; cards say that it has them."""
    found, charge = card.standing, "charge"
    for node in walk(found):
        if isinstance(node, places.GainTokens) and (node.token, node.on) == (charge, "game"):
            found = swapped(found, node, resources.AllyGainsCharges(card.id, node.amount))
    found = swapped(found, places.Tokens(charge, on="game"), values.AllyCharges(card.id))
    return tuple(found)


@lru_cache(maxsize=REMEMBERED)
def common_rules(rules: RuleSet, protected: Ally | None, lang: str) -> tuple[str, ...]:
    """What holds for everybody in a game beside the mat of the nemesis."""
    found = standing(rules.standing, Tone(lang, common=True), "")
    if rules.ordered_triggers:
        found.append(Paragraph("", say(lang, "clause-ordered-triggers")))
    told = () if protected is None else text(protected, lang)
    return tuple(map(str, (*found, *told)))


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
    NemesisSpell: _nemesis_spell,
    Treasure: _treasure,
    Minion: _minion,
    Body: _body,
    Power: _power,
    Mage: _mage,
    Nemesis: nemesis_mat,
    Ally: _ally,
    Tile: _tile,
}


@lru_cache(maxsize=REMEMBERED)
def text(definition: Definition, lang: str, foe: str = "") -> tuple[Paragraph, ...]:
    """The paragraphs of any definition, made once; `foe` is the nemesis a card belongs to."""
    if (written := overrides(lang).get(definition.id)) is not None:
        return tuple(Paragraph(part.keyword, part.text) for part in written)
    speaks = isinstance(definition, Attack | Minion | Body | Power | Nemesis | NemesisSpell)
    tone = Tone(lang, nemesis=speaks, foe=foe)
    return tuple(TEXT[type(definition)](definition, tone))
