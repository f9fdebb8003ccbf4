"""Set-ups by id, from all that the boxes hold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any

import msgspec

from gravehold.kernel import rng
from gravehold.kernel.codex import Setup
from gravehold.kernel.definitions import Gem, Mage, PlayerCard, Relic, Spell
from gravehold.kernel.errors import BadFile, GraveholdError, UnknownName, nearest
from gravehold.kernel.rules import RuleSet

from .boxes import LIBRARY, Library, find
from .war_eternal.starters import STARTERS
from .war_eternal.tiles import TILES

SUGGESTED: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "suggested-a": (
            "frozen-magmite", "scoria-slag", "erratic-ingot",
            "mages-totem", "primordial-fetish",
            "jagged-lightning", "fiery-torrent", "conjure-the-lost", "reduce-to-ash",
        ),
        "suggested-b": (
            "volcanic-glass", "breach-ore", "bloodstone-jewel",
            "cairn-compass", "vortex-gauntlet",
            "thoughtform-familiar", "kindle", "nova-forge", "crystallize",
        ),
    }
)  # fmt: skip

SHAPE = ((Gem, "gem", 3), (Relic, "relic", 2), (Spell, "spell", 4))  # setup.market-shape
CHEAP_GEM = 3


def make_setup(
    *,
    nemesis: str,
    mages: Sequence[str],
    rules: str = "war-eternal",
    supply: str | Sequence[str] = "suggested-a",
    level: str = "normal",
    variants: Sequence[str] = (),
    packs: Sequence[str] = ("war-eternal",),
    seed: int = 0,
    extra: Sequence[str] = (),
    free_supply: bool = False,
) -> Setup:
    """A set-up by ids; the same one is returned for the same ids.

    `supply` is `suggested-a`, `suggested-b`, `random` (from the packs, by the seed) or nine ids;
    with `free_supply` any number of ids in any mixture. `extra` names further cards that a
    written position holds.
    """
    for name, ids in (("mages", mages), ("variants", variants), ("packs", packs), ("extra", extra)):
        if isinstance(ids, str):
            raise GraveholdError("error-list-of-ids", field=name, value=ids)
    wanted = _named_supply(supply, packs, seed) if isinstance(supply, str) else tuple(supply)
    piles = _laid_out(_supply(wanted))
    if not free_supply:
        _check_shape(piles)
    return _setup(
        nemesis,
        tuple(mages),
        LIBRARY.rules(rules).at_level(level).with_variants(tuple(variants)),
        tuple(card.id for card in piles),
        _basics(packs),
        tuple(dict.fromkeys(extra)),
    )


class _Ids(msgspec.Struct, forbid_unknown_fields=True):
    """A set-up as saves write it (kernel `setup_ids`)."""

    rules: str
    level: str
    variants: tuple[str, ...]
    nemesis: str
    mages: tuple[str, ...]
    supply: tuple[str, ...]
    basics: tuple[str, ...]
    extra: tuple[str, ...]


def setup_from_ids(ids: dict[str, Any]) -> Setup:
    """The set-up of a save; every order is kept, since card numbers depend on it."""
    try:
        saved = msgspec.convert(ids, _Ids)
    except msgspec.ValidationError as error:
        raise BadFile("error-save-setup", why=str(error)) from error
    rules = LIBRARY.rules(saved.rules).at_level(saved.level).with_variants(saved.variants)
    return _setup(saved.nemesis, saved.mages, rules, saved.supply, saved.basics, saved.extra)


@lru_cache(maxsize=256)
def _setup(
    nemesis: str,
    mages: tuple[str, ...],
    rules: RuleSet,
    supply: tuple[str, ...],
    basics: tuple[str, ...],
    extra: tuple[str, ...],
) -> Setup:
    return Setup(
        rules=rules,
        mages=_mages(mages),
        nemesis=LIBRARY.nemesis(nemesis),
        supply=_supply(supply),
        basics=tuple(find("basic-card", id_, LIBRARY.basics) for id_ in basics),
        commons=STARTERS,
        tiles=TILES,
        extra=tuple(LIBRARY.card(id_) for id_ in extra),
    )


def _mages(ids: tuple[str, ...]) -> tuple[Mage, ...]:
    mages = tuple(LIBRARY.mage(id_) for id_ in ids)
    if not 1 <= len(mages) <= 4:
        raise GraveholdError("error-mage-count", n=len(mages))
    if twice := _repeated(ids):
        raise GraveholdError("error-mages-shared", mage=twice)
    return mages


def _supply(ids: tuple[str, ...]) -> tuple[PlayerCard, ...]:
    if not ids:
        raise GraveholdError("error-supply-empty")
    if twice := _repeated(ids):
        raise GraveholdError("error-supply-twice", card=twice)
    for id_ in ids:
        if id_ in LIBRARY.cards and id_ not in LIBRARY.piles:
            raise GraveholdError("error-no-pile", card=id_)
    return tuple(find("supply-card", id_, LIBRARY.piles) for id_ in ids)


def _laid_out(cards: tuple[PlayerCard, ...]) -> tuple[PlayerCard, ...]:
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


def _basics(packs: Sequence[str]) -> tuple[str, ...]:
    """The basic nemesis cards of War Eternal, and those of further packs that have some."""
    for pack in packs:
        LIBRARY.pack(pack)  # an unknown one is an error
    chosen = dict.fromkeys(("war-eternal", *packs))
    return tuple(card.id for pack in chosen for card in LIBRARY.basic_packs.get(pack, ()))


def _named_supply(name: str, packs: Sequence[str], seed: int) -> tuple[str, ...]:
    known = (*SUGGESTED, "random")
    if name not in known:
        near = nearest(name, known)
        raise UnknownName("error-unknown-supply", name=name, near=near, known=", ".join(known))
    return _random_supply(packs, seed) if name == "random" else SUGGESTED[name]


def _random_supply(packs: Sequence[str], seed: int) -> tuple[str, ...]:
    """By chance, but with a gem of cost 3 (setup.market-tip)."""
    cards = [card for pack in dict.fromkeys(packs) for card in LIBRARY.pack(pack)]
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


__all__ = ["LIBRARY", "SUGGESTED", "Library", "make_setup", "setup_from_ids"]
