"""What a party knows of the boxes by now: nothing that is still locked."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec

from gravehold.kernel.definitions import Definition
from gravehold.kernel.game import Game
from gravehold.table.changed import basics_changed
from gravehold.table.reading import table_of

from . import Campaign
from .state import CHOICES, END, STICKERS, SUPPLY, plain


class Known(NamedTuple):
    """By ids; two tables that know the same are told the same."""

    campaign: str
    nemeses: frozenset[str]
    cards: frozenset[str]  # that lie open between battles
    shown: frozenset[str]  # others that battles have shown
    abilities: frozenset[str]
    fourth: bool  # breach IV
    tiles: frozenset[str]
    letters: frozenset[str]
    chapter: int
    over: bool  # the battle of that chapter

    @property
    def mark(self) -> str:
        """Another one, if anything more is known."""
        parts = [sorted(part) if isinstance(part, frozenset) else part for part in self]
        return hashlib.sha256(msgspec.json.encode(parts)).hexdigest()[:20]

    @property
    def between(self) -> Known:
        """What was known before the battle: enough for rules, which then change seldom."""
        return self._replace(shown=frozenset())

    @property
    def all_cards(self) -> frozenset[str]:
        return self.cards | self.shown

    @property
    def ids(self) -> frozenset[str]:
        return self.nemeses | self.all_cards | self.abilities | self.tiles

    @property
    def plain(self) -> frozenset[str]:
        """Cards whatever is stuck on them."""
        return frozenset(map(plain, self.all_cards))


def known_to(campaign: Campaign, met: Iterable[str]) -> Known:
    """All that the players of a campaign have been shown; `met` is what battles have shown."""
    state, rules = campaign.state, campaign.rules
    library, shop = rules.library, rules.workshop
    over = state.stage in (CHOICES, SUPPLY, END)
    reached = rules.printed.chapters[: state.chapter]
    given = {chapter.gives for chapter in (reached if over else reached[:-1])}
    fought = {line.nemesis for line in state.chart}
    cards = {*state.supply, *state.banished, *state.added, *shop.mage.hand, *shop.mage.deck}
    cards |= {id_ for id_ in library.cards if library.owners.get(id_) in fought}
    cards |= {*_pool(campaign)}
    if "starter" in given:
        cards |= {card.id for card in shop.starters}
    if flaws_known(campaign):
        cards.add(shop.flawed.id)
    if state.stage == SUPPLY:
        cards |= {*rules.chapter(state).offers}
    return Known(
        campaign=campaign.plan.campaign,
        nemeses=frozenset(chapter.nemesis for chapter in reached),
        cards=frozenset(cards & library.cards.keys()),
        shown=frozenset({*met} & library.cards.keys() - cards),
        abilities=frozenset(a.id for a in shop.abilities if "ability" in given),
        fourth=any(build.fourth for build in state.builds),
        tiles=frozenset(tile.id for _, tile in shop.tiles if "breach" in given),
        letters=frozenset(state.letters),
        chapter=state.chapter,
        over=over,
    )


def _pool(campaign: Campaign) -> Iterator[str]:
    """Every printing of what has joined the pool, and what has become of it."""
    state, rules = campaign.state, campaign.rules
    joined = set()
    for chapter in rules.printed.chapters[: state.chapter]:
        tiers = chapter.joins[rules.plan.mages - 1] if chapter.joins else ()
        joined |= {plain(id_) for tier in tiers for id_ in tier}
    yield from state.basics
    yield from (c for c in rules.library.cards if STICKERS in c and plain(c) in joined)


def flaws_known(campaign: Campaign) -> bool:
    """Whether the stickers for Crystals are laid out, or were."""
    laid = campaign.rules.printed.chapters[: campaign.state.chapter]
    return any(chapter.flaws for chapter in laid)


def look_up(campaign: Campaign) -> tuple[Definition, ...]:
    """The definitions that players may read now, in the order of the boxes."""
    battle, library = campaign.battle, campaign.rules.library
    met = set() if battle is None else {*shown(battle), *basics_changed(battle).values()}
    ids = known_to(campaign, met).ids | {campaign.rules.printed.mage}
    ids |= {definition.id for definition in (*library.starters, *library.tiles)}
    return tuple(d for id_, d in library.definitions.items() if id_ in ids)


# What battles show


def shown(game: Game) -> set[str]:
    """The ids of everything on the table that everybody can see."""
    return set(_ids(msgspec.to_builtins(table_of(game.view()))))


def _ids(found: Any) -> Iterator[str]:
    if isinstance(found, dict):
        yield from (value for key, value in found.items() if key == "id")
        for value in found.values():
            yield from _ids(value)
    elif isinstance(found, list):
        for value in found:
            yield from _ids(value)
