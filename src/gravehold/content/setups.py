"""Makes set-ups of recipes, and recipes of set-ups."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from gravehold.kernel import rng
from gravehold.kernel.codex import form_of, refuse_same_person
from gravehold.kernel.definitions import AnyCard, Definition, Gem, Mage, PlayerCard, Relic, Spell
from gravehold.kernel.errors import GraveholdError, UnknownName, nearest
from gravehold.kernel.nodes import AllyGainsCharges, GainNamed
from gravehold.kernel.nodes.places import Become, Flaw
from gravehold.kernel.rules import RuleSet
from gravehold.kernel.setup import Setup
from gravehold.kernel.trees import REMEMBERED, those, walk

from .builds import Build, mage_of, tidied
from .choosing import (
    Taken,
    abilities_chosen,
    check_basics,
    seats_treasures,
    treasures_of,
    treasures_taken,
    upgraded_cards,
)
from .keywords import with_keywords
from .recipe import GRAVEHOLD, GROUP, Recipe

if TYPE_CHECKING:
    from .box import Library

SHAPE = ((Gem, "gem", 3), (Relic, "relic", 2), (Spell, "spell", 4))  # setup.market-shape
CHEAP_GEM = 3
FIRST_PACK = "war-eternal"  # helps out where packs have too few basic nemesis cards
RANDOM = "random"
FLAW = "flaw"  # the token of a nemesis that stands for stickers in stock
MOST_LIFE, MOST_CHARGES, MOST_FLAWS = 999, 9, 99


def asked_for(library: Library, recipe: Recipe, seed: int, *, free_supply: bool) -> Setup:
    """As a person asks for it: piles are laid out in order, and must have the usual shape."""
    for name in ("mages", "variants", "packs", "extra", "basics", "abilities", "upgraded"):
        if isinstance(ids := getattr(recipe, name), str):
            raise GraveholdError("error-list-of-ids", field=name, value=ids)
    wanted = recipe.supply
    if isinstance(wanted, str):
        wanted = _named_supply(library, wanted, packs_for(library, recipe), seed, recipe.protects)
    piles = laid_out(_piles(library, tuple(wanted)))
    if not free_supply:
        _check_shape(piles)
    rules = _rules(library, recipe)
    return _setup(
        library,
        recipe.nemesis,
        tuple(recipe.mages),
        rules,
        tuple(card.id for card in piles),
        _basics(library, recipe, rules),
        tuple(dict.fromkeys((*recipe.extra, *(card.id for card in library.loose)))),
        *_chosen(library, recipe),
    )


def as_written(library: Library, recipe: Recipe, rules: RuleSet | None = None) -> Setup:
    """As a file of ours has it."""
    supply = recipe.supply
    if isinstance(supply, str):
        supply = _named_supply(library, supply, packs_for(library, recipe), 0, recipe.protects)
    rules = rules or _rules(library, recipe)
    basics = _basics(library, recipe, rules)
    chosen = _chosen(library, recipe)
    return _setup(
        library, recipe.nemesis, recipe.mages, rules, supply, basics, recipe.extra, *chosen
    )


class Start(NamedTuple):
    """How a battle starts, beside who fights whom with which cards."""

    wounds: int
    gravehold: int | None
    resolve: int
    flaws: int | None


def _chosen(
    library: Library, recipe: Recipe
) -> tuple[tuple[Build | None, ...], str, tuple[str, ...] | None, Taken, tuple[str, ...], Start]:
    """What mages are built of, who is protected, whose treasures, which upgraded cards, ..."""
    abilities = abilities_chosen(library, recipe)
    taken = treasures_taken(recipe.treasures)
    built = builds_of(library, recipe)
    start = Start(recipe.wounds, recipe.gravehold, recipe.resolve, recipe.flaws)
    return built, recipe.protects, abilities, taken, tuple(recipe.upgraded), start


def builds_of(library: Library, recipe: Recipe) -> tuple[Build | None, ...]:
    """Seat by seat; only a mage that players build has one."""
    seats = [f"p{seat}" for seat in range(1, len(recipe.mages) + 1)]
    for seat in recipe.builds:
        if seat not in seats:
            raise GraveholdError("error-build-seat", seat=str(seat)[:20], seats=", ".join(seats))
    for seat, mage in zip(seats, recipe.mages, strict=True):
        if seat in recipe.builds and mage in library.mages and mage not in library.workshops:
            built = ", ".join(library.workshops)
            raise GraveholdError("error-build-mage", seat=seat, mage=mage, built=built)
    plain = Build()
    told = (tidied(recipe.builds.get(seat, plain)) for seat in seats)
    found = tuple(None if build == plain else build for build in told)
    return found if any(found) else ()


def packs_for(library: Library, recipe: Recipe) -> tuple[str, ...]:
    """The packs named; else the box whose rules are played, if it has basics, or War Eternal."""
    if recipe.packs is not None:
        return recipe.packs
    return (recipe.rules,) if recipe.rules in library.basic_packs else (FIRST_PACK,)


def packs_of(library: Library, setup: Setup) -> tuple[str, ...]:
    """The boxes a set-up takes supply or basic nemesis cards from."""
    used = {card.id for card in (*setup.supply, *setup.basics)}  # upgraded cards name themselves
    boxes = [(box.id, {card.id for card in (*box.supply, *box.basics)}) for box in library.boxes]
    held = Counter(id_ for _, cards in boxes for id_ in cards)
    # A card that several boxes hold tells nothing of where it was taken from.
    told = {id_ for id_ in used if held[id_] == 1}
    return tuple(id_ for id_, cards in boxes if told & cards)


def recipe_of(setup: Setup) -> Recipe:
    """Everything by id, piles and basics too."""
    return Recipe(
        nemesis=setup.nemesis.id,
        mages=tuple(mage.id for mage in setup.mages),
        rules=setup.rules.id,
        chapter=setup.rules.chapter,
        difficulty=setup.rules.difficulty,
        variants=setup.rules.variants,
        supply=tuple(card.id for card in setup.supply),
        basics=tuple(card.id for card in setup.basics),
        extra=tuple(card.id for card in setup.extra),
        protects=setup.ally.id if setup.ally else GRAVEHOLD,
        abilities=setup.abilities,
        treasures=treasures_of(_taken(setup)),
        upgraded=tuple(card.id for card in setup.upgraded),
        wounds=setup.wounds,
        builds={f"p{n}": build for n, build in enumerate(setup.builds, 1) if build is not None},
        gravehold=setup.gravehold,
        resolve=setup.resolve,
        flaws=dict(setup.stock).get(FLAW),
    )


def _taken(setup: Setup) -> Taken:
    seats = [(f"p{seat + 1}", cards) for seat, cards in enumerate(setup.treasures)]
    held = (*seats, (GROUP, setup.shared))
    return tuple((name, card.id) for name, cards in held for card in cards)


@lru_cache(maxsize=256)
def _setup(
    library: Library,
    nemesis: str,
    mages: tuple[str, ...],
    rules: RuleSet,
    supply: tuple[str, ...],
    basics: tuple[str, ...],
    extra: tuple[str, ...],
    builds: tuple[Build | None, ...],
    protects: str,
    abilities: tuple[str, ...] | None,
    taken: Taken,
    upgraded: tuple[str, ...],
    start: Start,
) -> Setup:
    """The same one for the same ids."""
    _check_start(start, rules)
    treasures, shared = seats_treasures(library, taken, len(mages))
    setup = with_curses(
        Setup(
            rules=rules,
            mages=_mages(library, mages, builds),
            nemesis=library.nemesis(nemesis),
            supply=_piles(library, supply),
            basics=tuple(library.basic(id_) for id_ in basics),
            commons=library.starters,
            tiles=library.tiles,
            extra=tuple(library.card(id_) for id_ in extra),
            ally=None if protects == GRAVEHOLD else library.ally(protects),
            abilities=abilities,
            treasures=treasures,
            shared=shared,
            upgraded=upgraded_cards(library, upgraded, rules, len(mages)),
            wounds=start.wounds,
            builds=builds,
            gravehold=start.gravehold,
            resolve=start.resolve,
            stock=() if start.flaws is None else ((FLAW, start.flaws),),
        ),
        library,
    )
    return with_keywords(with_forms(setup, library))


def _check_start(start: Start, rules: RuleSet) -> None:
    """Every number one that a battle can start with."""
    gravehold, resolve, flaws = start.gravehold, start.resolve, start.flaws
    numbers = (
        ("gravehold", gravehold, 1, MOST_LIFE),
        ("resolve", resolve, 0, MOST_CHARGES),
        ("flaws", flaws, 0, MOST_FLAWS),
    )
    for field, n, low, high in numbers:
        if n is not None and (type(n) is not int or not low <= n <= high):
            told = {"field": field, "value": str(n)[:20], "low": str(low), "high": str(high)}
            raise GraveholdError("file-range", **told)
    life = gravehold or rules.gravehold_life
    if type(start.wounds) is not int or not 0 <= start.wounds < life:
        raise GraveholdError("error-wounds", n=str(start.wounds), most=life - 1)


def with_forms(setup: Setup, library: Library) -> Setup:
    """With all that cards of the set-up can become, step by step."""
    held = (*setup.basics, *setup.upgraded, *setup.extra, *setup.commons, *setup.supply)
    met = {card.id for card in (*held, *setup.nemesis.cards)}
    found: list[AnyCard] = []
    news: list[Definition] = [*_mats(setup), *held]
    while news:
        named = filter(None, map(form_of, those(news, Become, Flaw)))
        forms = dict.fromkeys(id_ for id_ in named if id_ not in met and id_ in library.cards)
        met |= forms.keys()
        news = [library.card(id_) for id_ in forms]
        found += [library.card(id_) for id_ in forms]
    return msgspec.structs.replace(setup, extra=(*setup.extra, *found)) if found else setup


def _mats(setup: Setup) -> tuple[Definition, ...]:
    return (*setup.mages, setup.nemesis, *((setup.ally,) if setup.ally else ()))


def with_curses(setup: Setup, library: Library) -> Setup:
    """The curse deck is there where the rules say so, or a card names one or is one (R40)."""
    ids = {card.id for card in library.curses}
    cards = (*setup.supply, *setup.basics, *setup.upgraded, *setup.extra)
    named = ids and (
        any(card.id in ids for card in setup.extra)
        or any(node.card in ids for node in those((*_mats(setup), *cards), GainNamed))
    )
    curses = library.curses if setup.rules.curses or named else ()
    return msgspec.structs.replace(setup, curses=curses) if curses else setup


def _rules(library: Library, recipe: Recipe) -> RuleSet:
    rules = library.rules(recipe.rules, recipe.chapter).at_difficulty(recipe.difficulty)
    return rules.with_variants(tuple(recipe.variants))


def _mages(
    library: Library, ids: tuple[str, ...], builds: tuple[Build | None, ...]
) -> tuple[Mage, ...]:
    mages = tuple(library.mage(id_) for id_ in ids)
    if builds:
        mages = tuple(
            mage if build is None else _built(library, mage, build, f"p{seat}")
            for seat, (mage, build) in enumerate(zip(mages, builds, strict=True), 1)
        )
    if not 1 <= len(mages) <= 4:
        raise GraveholdError("error-mage-count", n=len(mages))
    if twice := _repeated(tuple(mage.id for mage in mages if not mage.many)):
        raise GraveholdError("error-mages-shared", mage=twice)
    refuse_same_person(mages)
    return mages


def _built(library: Library, mage: Mage, build: Build, seat: str) -> Mage:
    try:
        return mage_of(library.workshops[mage.id], build)
    except GraveholdError as error:
        raise GraveholdError("error-build", seat=seat, why=error) from error


def _piles(library: Library, ids: tuple[str, ...]) -> tuple[PlayerCard, ...]:
    if not ids:
        raise GraveholdError("error-supply-empty")
    if twice := _repeated(ids):
        raise GraveholdError("error-supply-twice", card=twice)
    for id_ in ids:
        if any(id_ == card.id for card in library.curses):
            raise GraveholdError("error-curse-pile", card=id_)
        if id_ in library.cards and id_ not in library.piles:
            raise GraveholdError("error-no-pile", card=id_)
    return tuple(library.pile(id_) for id_ in ids)


def laid_out(cards: tuple[PlayerCard, ...]) -> tuple[PlayerCard, ...]:
    """As on the table: gems, relics, spells, each by cost."""
    return tuple(
        card
        for type_, _, _ in SHAPE
        for card in sorted(cards, key=lambda card: (card.cost, card.id))
        if isinstance(card, type_)
    )


def _check_shape(piles: tuple[PlayerCard, ...]) -> None:
    counts = [(sum(isinstance(card, t) for card in piles), name, n) for t, name, n in SHAPE]
    if any(count != n for count, _, n in counts):
        has = {name: count for count, name, _ in counts}
        raise GraveholdError("error-supply-shape", **has)


def _repeated(ids: tuple[str, ...]) -> str:
    return next((id_ for i, id_ in enumerate(ids) if id_ in ids[:i]), "")


def _basics(library: Library, recipe: Recipe, rules: RuleSet) -> tuple[str, ...]:
    """Those named, or those of the packs; too few for a deck are joined by War Eternal's."""
    packs = packs_for(library, recipe)
    for pack in packs:
        library.pack(pack)  # an unknown one is an error
    if recipe.basics is not None:
        check_basics(library, recipe.basics)
        return recipe.basics
    found = _basics_of(library, packs)
    tiers = [library.basics[id_].tier for id_ in found]
    table = rules.basics[min(len(recipe.mages), len(rules.basics)) - 1]
    if any(tiers.count(tier) < wanted for tier, wanted in enumerate(table, 1)):
        return _basics_of(library, (FIRST_PACK, *packs))
    return found


def usual_basics(library: Library, recipe: Recipe) -> tuple[str, ...]:
    """Those of a set-up that names neither basics nor packs."""
    plain = msgspec.structs.replace(recipe, basics=None, packs=None)
    return _basics(library, plain, _rules(library, plain))


def _basics_of(library: Library, packs: Sequence[str]) -> tuple[str, ...]:
    chosen = dict.fromkeys(packs)
    cards = (card.id for pack in chosen for card in library.basic_packs.get(pack, ()))
    return tuple(dict.fromkeys(cards))  # boxes may share a card


def supply_names(library: Library) -> tuple[str, ...]:
    """The words that stand for nine piles."""
    return (*library.suggested, RANDOM)


def unknown_supply(library: Library, name: str) -> UnknownName:
    known = supply_names(library)
    near = nearest(name, known)
    return UnknownName("error-unknown-supply", name=name, near=near, known=", ".join(known))


def _named_supply(
    library: Library, name: str, packs: Sequence[str], seed: int, protects: str = ""
) -> tuple[str, ...]:
    if name == RANDOM:
        return _random_supply(library, packs, seed, protects)
    if name not in library.suggested:
        raise unknown_supply(library, name)
    return library.suggested[name]


@lru_cache(maxsize=REMEMBERED)
def allies_named(card: PlayerCard) -> frozenset[str]:
    """Whom a card gives charges; without them it does not lie in a random supply (R102)."""
    return frozenset(node.ally for node in walk(card) if isinstance(node, AllyGainsCharges))


def _random_supply(
    library: Library, packs: Sequence[str], seed: int, protects: str
) -> tuple[str, ...]:
    """By chance, but with a gem of cost 3 (setup.market-tip), and only what can do all it says."""
    cards = [
        card
        for pack in dict.fromkeys(packs)
        for card in library.pack(pack)
        if allies_named(card) <= {protects}
    ]
    if not packs:
        raise GraveholdError("error-supply-no-pack")
    chance = seed & rng.MASK
    chosen: list[PlayerCard] = []
    for type_, _, n in SHAPE:
        chance, mixed = rng.shuffle(chance, [card for card in cards if isinstance(card, type_)])
        if type_ is Gem:
            cheap = next((card for card in mixed if card.cost == CHEAP_GEM), None)
            if cheap is None:
                raise GraveholdError("error-supply-cheap-gem", cost=CHEAP_GEM)
            mixed = (cheap, *(card for card in mixed if card is not cheap))
        chosen += mixed[:n]
    return tuple(card.id for card in chosen)
