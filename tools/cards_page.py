"""The pages docs/cards/<language>.md: every card, mage and nemesis, to be read as a book."""

from collections.abc import Iterable

from gravehold.content.builds import Workshop
from gravehold.content.library import LIBRARY
from gravehold.content.war_eternal.tiles import TILES
from gravehold.kernel.definitions import (
    Ability,
    Ally,
    Definition,
    Gem,
    Mage,
    Nemesis,
    PlayerCard,
    Relic,
    Spell,
    Tile,
)
from gravehold.kernel.ids import card_of_printing
from gravehold.words import catalogue
from gravehold.words.grammar.definitions import ability, text
from gravehold.words.grammar.paragraphs import Paragraph
from gravehold.words.locale import say
from gravehold.words.magemats import lines_of, mat_of
from gravehold.words.names import is_ours, name
from gravehold.words.workshops import build_words

SUPPLY: tuple[tuple[type[PlayerCard], str], ...] = (
    (Gem, "page-gems"),
    (Relic, "page-relics"),
    (Spell, "page-spells"),
)
TIERS = (1, 2, 3)


def cards_page(lang: str) -> str:
    lines = [f"# {say(lang, 'page-title')}", "", say(lang, "page-intro"), ""]
    for type_, title in SUPPLY:
        piles = sorted(LIBRARY.piles.values(), key=lambda card: card.cost)
        lines += [f"## {say(lang, title)}", ""]
        lines += _cards([card for card in piles if isinstance(card, type_)], lang)
    lines += [f"## {say(lang, 'page-starters')}", "", *_cards(_common_starters(), lang)]
    lines += [f"## {say(lang, 'page-breaches')}", "", *_cards(TILES[1:], lang)]
    lines += [f"## {say(lang, 'page-mages')}", ""]
    for mage in LIBRARY.mages.values():
        lines += _mage(mage, lang)
    lines += [f"## {say(lang, 'page-treasures')}", "", *_cards(LIBRARY.treasures.values(), lang)]
    lines += [f"## {say(lang, 'page-allies')}", ""]
    for ally in LIBRARY.allies.values():
        lines += _card(ally, lang) + _cards(_in_zones(ally), lang)
    lines += [f"## {say(lang, 'page-nemeses')}", ""]
    for nemesis in sorted(LIBRARY.nemeses.values(), key=lambda found: found.difficulty):
        lines += _nemesis(nemesis, lang)
    lines += [f"## {say(lang, 'page-curses')}", ""]
    lines += _cards(dict.fromkeys(LIBRARY.curses), lang)
    basics = list(LIBRARY.basics.values())
    for tier in TIERS:
        lines += [f"## {say(lang, 'page-basics', n=tier)}", ""]
        lines += _cards([card for card in basics if card.tier == tier], lang)
    lines += [f"## {say(lang, 'page-upgraded')}", "", *_cards(LIBRARY.upgraded.values(), lang)]
    forms = [card for id_, card in LIBRARY.evolving.items() if card_of_printing(id_) == id_]
    lines += [f"## {say(lang, 'page-evolved')}", "", *_cards(forms, lang)]
    return "\n".join(lines).rstrip() + "\n"


def _common_starters() -> list[PlayerCard]:
    """Those that no mage has for itself."""
    used = {id_ for mage in LIBRARY.mages.values() for id_ in (*mage.hand, *mage.deck)}
    own = {card.id for mage in LIBRARY.mages.values() for card in mage.starters}
    found = [LIBRARY.cards[id_] for id_ in sorted(used - own)]
    return [card for card in found if isinstance(card, PlayerCard)]


def _named(id_: str, lang: str) -> str:
    """Italics mark a name of ours."""
    return f"*{name(id_, lang)}*" if is_ours(id_, lang) else name(id_, lang)


def _cards(cards: Iterable[Definition], lang: str) -> list[str]:
    return [line for card in cards for line in _card(card, lang)]


def _card(card: Definition, lang: str) -> list[str]:
    """A line with its name and numbers, then its paragraphs."""
    head = f"**{_named(card.id, lang)}**"
    if isinstance(card, PlayerCard):
        head += (
            f" ({catalogue.facts(card, lang, LIBRARY)}, {catalogue.box_name(card, LIBRARY, lang)})"
        )
    elif not isinstance(card, Tile):
        head += f" ({catalogue.facts(card, lang, LIBRARY)})"
    lines = [head]
    return ["\\\n".join([*lines, *_paragraphs(card, lang)]), ""]


def _paragraphs(card: Definition, lang: str) -> list[str]:
    return _told(text(card, lang, LIBRARY.owners.get(card.id, "")))


def _told(parts: Iterable[Paragraph]) -> list[str]:
    return [f"**{part.keyword}** {part.text}" if part.keyword else part.text for part in parts]


def _mage(mage: Mage, lang: str) -> list[str]:
    title = name(f"{mage.id}.title", lang)
    lines = [f"### {name(mage.id, lang)}, {title}", "", f"{catalogue.facts(mage, lang)}", ""]
    if mage.ability is not None:
        lines += _ability(mage.ability, _paragraphs(mage, lang), lang)
    breaches, hand, deck, _ = lines_of(mat_of(mage, lang), lang)
    lines += ["\\\n".join((breaches, hand, deck)), ""]
    lines += _cards(mage.starters, lang) + _cards(mage.tiles, lang)
    if mage.id in LIBRARY.workshops:
        lines += _workshop(LIBRARY.workshops[mage.id], lang)
    return lines


def _ability(ability: Ability, paragraphs: list[str], lang: str) -> list[str]:
    called = say(lang, "page-ability", name=_named(ability.id, lang), n=ability.charges)
    return ["\\\n".join([f"**{called}**", *paragraphs]), ""]


def _workshop(workshop: Workshop, lang: str) -> list[str]:
    """All that such a mage can be built of."""
    words = build_words(workshop, lang)
    parts = {"starter": workshop.starters, "flawed": (workshop.flawed,)}
    lines = []
    for part, cards in parts.items():
        lines += [f"#### {words[part]}", "", *_cards(cards, lang)]
    lines += [f"#### {words['ability']}", ""]
    for found in workshop.abilities:
        lines += _ability(found, _told(ability(found, lang)), lang)
    crafts = [craft.name for craft in workshop.crafts]
    for part, changes in (("craft", crafts), ("breach", workshop.breaches)):
        lines += [f"#### {words[part]}", "", *(f"- {words[each]}" for each in changes), ""]
    return lines + _cards((tile for _, tile in workshop.tiles), lang)


def _nemesis(nemesis: Nemesis, lang: str) -> list[str]:
    lines = [f"### {name(nemesis.id, lang)}", "", catalogue.facts(nemesis, lang), ""]
    lines += ["\\\n".join(_paragraphs(nemesis, lang)), ""]
    decks = [card for deck in nemesis.decks for card in deck.cards]
    cards = sorted(nemesis.cards, key=lambda card: card.tier)
    extra = dict.fromkeys((*decks, *_in_zones(nemesis), *nemesis.supply))
    return lines + _cards(cards, lang) + _cards(extra, lang)


def _in_zones(mat: Nemesis | Ally) -> list[Definition]:
    return [card for zone in mat.zones for card in zone.cards]
