"""What can be set up and how everything reads, in one language: fetched once, then cached."""

from __future__ import annotations

import msgspec

from gravehold import __version__
from gravehold.content.box import Library
from gravehold.content.builds import Build, mage_of, tidied
from gravehold.content.setups import FLAW
from gravehold.kernel.closed import converted
from gravehold.kernel.codex import NEVER_HIT
from gravehold.kernel.deal import copies
from gravehold.kernel.decision import seat_name
from gravehold.kernel.definitions import (
    Ally,
    Body,
    Definition,
    Mage,
    Minion,
    Nemesis,
    Power,
    Spell,
    Tile,
)
from gravehold.kernel.errors import unknown
from gravehold.kernel.nodes import Become
from gravehold.kernel.once import once
from gravehold.kernel.places import token_of
from gravehold.kernel.rules import DIFFICULTIES, VARIANTS
from gravehold.kernel.setup import Setup
from gravehold.kernel.trees import walk
from gravehold.players.policy import BOTS
from gravehold.rules import Concerns, concerns, load_glossary, load_rules
from gravehold.words.catalogue import box_called, kind
from gravehold.words.language import LANGUAGES
from gravehold.words.names import is_named
from gravehold.words.seats import mage_name

from ..words import wording
from .catalogue_expeditions import expeditions
from .catalogue_workshops import chapters, workshop
from .drawings import address
from .page import Page
from .types.catalogue import (
    AllyInfo,
    CardInfo,
    Catalogue,
    MageBreach,
    MageInfo,
    NemesisInfo,
    RulingInfo,
    TermInfo,
    TileInfo,
)
from .types.texts import Paragraph


@once
def catalogue(lang: str, library: Library) -> Page:
    return Page.of(_catalogue(lang, library))


def _catalogue(lang: str, library: Library) -> Catalogue:
    tiles = [d for d in library.definitions.values() if isinstance(d, Tile)]
    names = {f"{n}.token" for n in library.nemeses}
    names |= {side.name for nemesis in library.nemeses.values() for side in nemesis.decks}
    names |= {id_ for id_ in library.suggested if is_named(id_, lang)}
    names |= {tile.id for tile in tiles if tile not in library.tiles}
    names |= {token_of(t).name for mage in library.mages.values() for t in mage.tokens}
    return Catalogue(
        version=__version__,
        lang=lang,
        languages=list(LANGUAGES),
        mages=[mage_info(mage, library.sources[mage.id], lang) for mage in library.mages.values()],
        nemeses=[nemesis_info(nemesis, library, lang) for nemesis in library.nemeses.values()],
        allies=[_ally(ally, library, lang) for ally in library.allies.values()],
        cards=[card_info(card, library, lang) for card in library.cards.values()],
        terms=_terms(library, lang),
        rulings=_rulings(library, lang),
        tiles=[converted(tile, TileInfo, from_attributes=True) for tile in tiles],
        names={id_: wording.name(id_, lang) for id_ in sorted(names)},
        piles={pack: [card.id for card in cards] for pack, cards in library.supply.items()},
        basics={pack: [c.id for c in cards] for pack, cards in library.basic_packs.items()},
        upgraded=list(library.upgraded),
        treasures=list(library.treasures),
        suggested={name: list(ids) for name, ids in library.suggested.items()},
        difficulties=list(DIFFICULTIES),
        variants=list(VARIANTS),
        rules=list(library.rule_sets),
        chapters=chapters(library, lang),
        workshops={id_: workshop(found, lang) for id_, found in library.workshops.items()},
        bots=list(BOTS),
        packs={box.id: box_called(box.id, lang) for box in library.boxes},
        expeditions=expeditions(library, lang),
        ratings=dict(library.ratings),
        drawings={id_: address(id_, drawn) for id_, drawn in library.drawings.items()},
    )


def _concerned(library: Library) -> list[Concerns]:
    known = (library.cards, library.mages, library.nemeses, library.allies)
    return [concerns(definition) for found in known for definition in found.values()]


def _terms(library: Library, lang: str) -> list[TermInfo]:
    named = {term for each in _concerned(library) for term in each.terms}
    terms = load_glossary(lang).terms.values()
    return [TermInfo(t.id, t.term, t.text, list(t.rules)) for t in terms if t.id in named]


def _rulings(library: Library, lang: str) -> list[RulingInfo]:
    named = {ruling for each in _concerned(library) for ruling in each.rulings}
    rulings = load_rules(lang).rulings
    return [RulingInfo(r.id, r.title, r.text) for r in rulings if r.id in named]


def _text(definition: Definition, lang: str, foe: str = "") -> list[Paragraph]:
    return [Paragraph(*part) for part in wording.text(definition, lang, foe)]


def card_info(card: Definition, library: Library, lang: str) -> CardInfo:
    pile = library.piles.get(card.id)
    what = kind(card, library)
    about = concerns(card)
    return CardInfo(
        id=card.id,
        name=wording.name(card.id, lang),
        kind=what,  # type: ignore[arg-type]  # the tag of a card
        curse=card in library.curses,
        box=library.sources[card.id],
        text=_text(card, lang, library.owners.get(card.id, "")),
        gist=wording.gist(card, lang),
        cost=None if what == "token" else getattr(card, "cost", None),
        level=getattr(card, "level", None) or None,
        copies=copies(pile) if pile is not None else None,
        tier=getattr(card, "tier", None),
        life=card.life if isinstance(card, Minion | Body) else None,
        power=card.power if isinstance(card, Power) else None,
        places=getattr(card, "places", 0),
        stickers=getattr(card, "stickers", 0),
        evolves=_evolves_into(card, library),
        breaches=card.breaches if isinstance(card, Spell) else None,
        terms=list(about.terms),
        rulings=list(about.rulings),
    )


def _evolves_into(card: Definition, library: Library) -> str:
    """What it is in the end, whatever printings lie between."""
    found = card
    while found.id.partition("~")[0] == card.id.partition("~")[0]:
        steps = (node for node in walk(found) if isinstance(node, Become) and node.evolve)
        step = next(steps, None)
        if step is None:
            return ""
        found = library.definitions[step.id]
    return found.id


def mat_of(mage: str, build: Build, library: Library, lang: str) -> MageInfo:
    """The mat that a build makes; what cannot be is an error that says why."""
    if mage not in library.workshops:
        raise unknown("mage", mage[:60], library.workshops, listed=True)
    told = tidied(build)
    found = mage_info(mage_of(library.workshops[mage], told), library.sources[mage], lang)
    return msgspec.structs.replace(found, name=told.name or found.name)


def mats_of(setup: Setup, lang: str) -> dict[str, MageInfo]:
    """The mats of mages that players built, by seat: no library has those."""
    return {
        seat_name(seat): named_mat(
            setup.mages[seat], seat_name(seat), mage_name(setup, seat, lang), lang
        )
        for seat, build in enumerate(setup.builds)
        if build is not None
    }


def named_mat(mage: Mage, id_: str, name: str, lang: str) -> MageInfo:
    """The mat of a mage that players built, under an id of its own."""
    return msgspec.structs.replace(mage_info(mage, "", lang), id=id_, name=name)


def mage_info(mage: Mage, box: str, lang: str) -> MageInfo:
    ability = mage.ability
    return MageInfo(
        id=mage.id,
        person=mage.shows,
        name=wording.name(mage.id, lang),
        title=wording.name(f"{mage.id}.title", lang),
        line=wording.line(f"mage-line-{mage.id}", lang),
        box=box,
        complexity=mage.complexity,
        ability=ability.id if ability else "",
        ability_name=wording.name(ability.id, lang) if ability else "",
        charges=ability.charges if ability else 0,
        text=_text(mage, lang),
        breaches=[None if b is None else MageBreach(b.turned, b.tile) for b in mage.breaches],
        hand=list(mage.hand),
        deck=list(mage.deck),
        own=[card.id for card in mage.starters],
        many=mage.many,
        terms=list(concerns(mage).terms),
        rulings=list(concerns(mage).rulings),
    )


def _ally(ally: Ally, library: Library, lang: str) -> AllyInfo:
    return AllyInfo(
        id=ally.id,
        name=wording.name(ally.id, lang),
        box=library.sources[ally.id],
        text=_text(ally, lang),
        abilities=[card.id for zone in ally.zones for card in zone.cards],
        terms=list(concerns(ally).terms),
        rulings=list(concerns(ally).rulings),
    )


def nemesis_info(nemesis: Nemesis, library: Library, lang: str) -> NemesisInfo:
    return NemesisInfo(
        id=nemesis.id,
        name=wording.name(nemesis.id, lang),
        line=wording.line(f"nemesis-line-{nemesis.id}", lang),
        box=library.sources[nemesis.id],
        difficulty=nemesis.difficulty,
        life=nemesis.life,
        vulnerable=NEVER_HIT not in nemesis.standing,
        token=wording.name(f"{nemesis.id}.token", lang) if nemesis.tokens else "",
        stocked=any(token.name == FLAW for token in nemesis.tokens),
        text=_text(nemesis, lang, nemesis.id),
        rules=[Paragraph(*part) for part in wording.in_force(nemesis, lang)],
        harder=[Paragraph(*part) for part in wording.in_force(nemesis.hardened(), lang)],
        cards=[card.id for card in nemesis.cards],
        terms=list(concerns(nemesis).terms),
        rulings=list(concerns(nemesis).rulings),
    )
