"""Every definition as a list shows it: what it is, its numbers, its names, its effects as data."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from gravehold.content.box import Library
from gravehold.content.keywords import SHIELD
from gravehold.kernel.deal import copies
from gravehold.kernel.definitions import (
    Ability,
    Body,
    Definition,
    Mage,
    Minion,
    Nemesis,
    NemesisCard,
    NemesisSpell,
    PlayerCard,
    Power,
    Tile,
    Treasure,
)
from gravehold.kernel.ids import card_of_printing
from gravehold.kernel.nodes.clauses import Forbid
from gravehold.kernel.trees import REMEMBERED

from .grammar.definitions import text
from .language import LANGUAGES
from .locale import has, say
from .names import is_named, name
from .things import card_text

EFFECT_FIELDS = (
    "play", "cast", "use", "on_gain", "on_prep", "effect", "immediately", "persistent",
    "to_discard", "standing", "parts", "ability", "setup", "beginner_setup", "unleash",
    "turn_cards", "on_exhaust", "harder",
)  # fmt: skip
FACTS = (
    "level",
    "cost",
    "tier",
    "life",
    "shields",
    "charges",
    "complexity",
    "difficulty",
)  # a power says its number


def kind(definition: Definition, library: Library | None = None) -> str:
    """gem, relic, spell, curse, attack, minion, power, mage, ...; the library knows tokens."""
    if library is not None and _token_of(definition, library):
        return "token"
    return str(definition.__struct_config__.tag)


def numbers(definition: Definition) -> dict[str, int]:
    """Cost, tier, life, power, charges, difficulty: those that apply."""
    found: dict[str, int | None] = {}
    if isinstance(definition, PlayerCard):
        found = {"cost": definition.cost, "level": definition.level or None}
    elif isinstance(definition, NemesisCard):
        found = {"tier": definition.tier}
        if isinstance(definition, Minion | Body):
            found["life"] = definition.life
            shields = (token.start for token in definition.tokens if token.name == SHIELD.token)
            found["shields"] = next(shields, None)
        if isinstance(definition, Power):
            found["power"] = definition.power
        if isinstance(definition, NemesisSpell):
            found = {"cost": definition.cost, **found}
    elif isinstance(definition, Mage):
        found["charges"] = definition.ability.charges if definition.ability else None
        found["complexity"] = definition.complexity
    elif isinstance(definition, Nemesis):
        found = {"life": definition.life, "difficulty": definition.difficulty}
    elif isinstance(definition, Tile):
        found = {"focus": definition.focus, "bonus": definition.bonus}
    return {field: n for field, n in found.items() if n is not None}


def _copies(card: Definition, library: Library) -> dict[str, int]:
    """In a full pile, or in the start of the mage it belongs to; the common starters are many."""
    if isinstance(card, NemesisCard):
        return {"copies": _brought(card, library)}
    beside = {pile.id: pile for foe in library.nemeses.values() for pile in foe.supply}
    if (pile := library.piles.get(card.id, beside.get(card.id))) is not None:
        return {"copies": copies(pile)}
    if card in library.curses:
        return {"copies": library.curses.count(card)}
    for mage in library.mages.values():
        if card in mage.starters:
            return {"copies": (*mage.hand, *mage.deck).count(card.id)}
    return {}


def _brought(card: NemesisCard, library: Library) -> int:
    """How many a nemesis has of it beside its deck: beacons, thralls, the spells of Xaxos."""
    owner = library.nemeses.get(library.owners.get(card.id, ""))
    if owner is None:
        return 1
    beside = [each.id for deck in owner.decks for each in deck.cards]
    beside += [each.id for zone in owner.zones for each in zone.cards]
    return max(1, beside.count(card.id))


def facts(definition: Definition, lang: str = "en", library: Library | None = None) -> str:
    """'spell, cost 4', 'minion, tier 2, life 9'; the library knows curses and tokens."""
    if library is not None and (zone := _token_of(definition, library)):
        return say(lang, "kind-token", token_id=zone)
    told = {what: n for what, n in numbers(definition).items() if what in FACTS}
    if isinstance(definition, Treasure):
        del told["cost"]
    if told.get("tier") == 0:  # a card of a deck beside the nemesis deck has none
        del told["tier"]
    if isinstance(definition, Nemesis):
        unhurt = Forbid("hit", of="nemesis") in definition.standing
        if unhurt or not definition.life:  # it is beaten otherwise, or lives in its parts
            told.pop("life", None)
    shown = [say(lang, f"fact-{what}", n=n) for what, n in told.items()]
    if isinstance(definition, NemesisCard) and card_of_printing(definition.id) != definition.id:
        placed, places = definition.stickers, definition.places
        shown.append(say(lang, "fact-stickers", n=placed, places=places))
    kinds = [kind(definition)]
    if library is not None and definition in library.curses and kinds != ["curse"]:
        kinds = ["curse", *kinds]
    if library is not None and kinds == ["ability"] and definition.id in library.owners:
        kinds = ["assist"]  # of no ally at the table: it lies beside a nemesis
    return ", ".join([*(say(lang, f"kind-{id_}") for id_ in kinds), *shown])


def _token_of(definition: Definition, library: Library) -> str:
    """The zone of a mage it lies in from the start: a token with an effect, no card of a deck."""
    for mage in library.mages.values():
        for zone in mage.zones:
            if definition in zone.cards:
                return zone.name
    return ""


def box_name(definition: Definition, library: Library, lang: str = "en") -> str:
    """The box it comes from."""
    return box_called(library.sources[definition.id], lang)


def box_called(id_: str, lang: str = "en") -> str:
    """A pack has a name of its own; one without is called by its id."""
    if is_named(f"{id_}.box", lang):
        return name(f"{id_}.box", lang)
    return say(lang, f"box-{id_}") if has(lang, f"box-{id_}") else name(id_, lang)


def as_data(definition: Definition, library: Library, lang: str = "en") -> dict[str, Any]:
    """One object of `gravehold cards --json`."""
    foe = library.owners.get(definition.id, "")
    trees = {field: getattr(definition, field, ()) for field in EFFECT_FIELDS}
    return {
        "id": definition.id,
        "box": library.sources[definition.id],
        "kind": kind(definition, library),
        **numbers(definition),
        **_copies(definition, library),
        "names": {lang: name(definition.id, lang) for lang in LANGUAGES},
        "text": [str(part) for part in text(definition, lang, foe)],
        "tree": {field: msgspec.to_builtins(tree) for field, tree in trees.items() if tree},
        "origin": getattr(definition, "origin", ""),
    }


def search(words: str, library: Library, lang: str = "en") -> list[Definition]:
    """Definitions whose id, names, kind or text hold all the words; English will do too."""
    wanted = words.lower().split()
    if not wanted:
        return _listed(words, library)
    langs = tuple(dict.fromkeys(("en", lang)))
    return [
        found
        for found in _listed(words, library)
        if all(word in _haystack(found, library, langs) for word in wanted)
    ]


def _listed(words: str, library: Library) -> list[Definition]:
    """All but cards with stickers on them, which are found by their id alone."""
    found = library.definitions.values()
    return [one for one in found if "~" in words or not getattr(one, "stickers", 0)]


@lru_cache(maxsize=REMEMBERED)
def _haystack(definition: Definition, library: Library, langs: tuple[str, ...]) -> str:
    parts = [*_called(definition)]
    foe = library.owners.get(definition.id, "")
    for lang in langs:
        parts += [facts(definition, lang, library), card_text(definition, lang, foe)]
    return "\n".join(parts).lower()


def _called(definition: Definition | Ability) -> Iterator[str]:
    yield definition.id
    for lang in LANGUAGES:
        yield name(definition.id, lang)


def look_up(wanted: str, library: Library, among: Sequence[Definition] = ()) -> list[Definition]:
    """By id or name in any language; the beginning or a part will do. Best fits only."""
    asked = _tidy(wanted)
    if not asked:
        return []
    fits: dict[int, list[Definition]] = {0: [], 1: [], 2: []}
    for definition in among or _listed(wanted, library):
        called = [_tidy(word) for word in _called(definition)]
        if asked in called:
            fits[0].append(definition)
        elif any(word.startswith(asked) for word in called):
            fits[1].append(definition)
        elif any(asked in word for word in called):
            fits[2].append(definition)
    return next((found for found in fits.values() if found), [])


def abilities(wanted: str, library: Library) -> list[Ability]:
    """Those of mages, also of such that players build, that are called so in some language."""
    held = [mage.ability for mage in library.mages.values() if mage.ability is not None]
    held += [found for shop in library.workshops.values() for found in shop.abilities]
    asked = _tidy(wanted)
    return [found for found in held if asked in map(_tidy, _called(found))]


def _tidy(text: str) -> str:
    return text.lower().replace("-", " ").replace("'", "").strip()
