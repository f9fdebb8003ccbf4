"""New games, expeditions and campaigns: set up, forked, or read from a text."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections.abc import Sequence

from gravehold.content.box import Library
from gravehold.content.packing import packed
from gravehold.content.recipe import ingredients
from gravehold.kernel.errors import GraveholdError, phrase
from gravehold.kernel.game import Game
from gravehold.modes.campaign import Campaign
from gravehold.modes.campaign.plan import CampaignPlan
from gravehold.modes.expedition import Expedition
from gravehold.modes.expedition.plan import Plan
from gravehold.notation.settings import LARGEST_SEED, settings_of
from gravehold.notation.settings import Settings as GameSettings

from ..access.links import new_links
from ..errors import Refused
from ..games.campaign import printed_kept
from ..games.expedition import stock_kept
from ..games.played import Made
from ..storage.rows import HUMAN, OWNER, Entry, GameRow, SeatRow
from ..wire.types.http import Drawn, Fork, Import, Links, NewCampaign, NewGame, NewJourney
from .hub import Hub
from .people import tidy
from .room import Room

LONGEST_NAME = 80


def tidy_name(name: str) -> str:
    """Of a table."""
    return tidy(name, LONGEST_NAME)


async def new_game(hub: Hub, wanted: NewGame) -> Links:
    """A dealt game."""
    seed = _seed(wanted.seed)
    try:
        told = ingredients(wanted)
        told["difficulty"] = wanted.level or wanted.difficulty
        setup = GameSettings(**told, seed=seed).setup(hub.library)
        settings = settings_of(setup, seed, hub.library)
        Game.new(setup, seed, record=False)
    except GraveholdError as error:
        raise Refused("bad-setup", error) from None
    made = Made(settings, packed(setup), len(setup.mages))
    return await _store(hub, made, wanted.seats, wanted.undo, wanted.name)


async def new_expedition(hub: Hub, wanted: NewJourney) -> Links:
    """A journey before its first answer."""
    journey = await asyncio.to_thread(_journey, wanted, hub.library)
    made = Made(journey.plan, stock_kept(journey), journey.plan.players)
    return await _store(hub, made, wanted.seats, wanted.undo, wanted.name)


async def new_campaign(hub: Hub, wanted: NewCampaign) -> Links:
    """A campaign before its first answer."""
    try:
        plan = CampaignPlan(campaign=wanted.campaign, mages=wanted.mages, seed=_seed(wanted.seed))
        campaign = Campaign.of(plan, hub.library, record=False)
    except GraveholdError as error:
        raise Refused("bad-setup", error) from None
    made = Made(plan, printed_kept(campaign), plan.mages)
    return await _store(hub, made, wanted.seats, wanted.undo, wanted.name)


def drawn(wanted: NewJourney, library: Library) -> Drawn:
    """What a journey would start with; nothing is stored."""
    journey = _journey(wanted, library)
    held = journey.state.barracks
    return Drawn(
        seed=str(journey.plan.seed),
        mages=[mage for mage in held.mages if mage not in journey.plan.built],
        supply=list(held.supply),
        treasures=list(held.treasures),
        nemesis=journey.state.foe,
    )


def _journey(wanted: NewJourney, library: Library) -> Expedition:
    try:
        plan = Plan(
            kind=wanted.kind,
            players=wanted.players,
            seed=_seed(wanted.seed),
            options=wanted.options,
            packs=wanted.packs,
            rerolled=wanted.rerolled,
            builds=wanted.builds,
        )
        return Expedition.of(plan, library, record=False)
    except GraveholdError as error:
        raise Refused("bad-setup", error) from None


def _seed(text: str) -> int:
    if not text:
        return secrets.randbelow(LARGEST_SEED + 1)
    if not re.fullmatch("[0-9]{1,20}", text) or int(text) > LARGEST_SEED:
        raise Refused("bad-setup", phrase("error-seed", seed=f"'{text[:40]}'"))
    return int(text)


async def fork(hub: Hub, room: Room, wanted: Fork) -> Links:
    """A new game from an earlier moment of this one, with the same cards to come."""
    line = room.line
    answers = line.answers_at(wanted.seq)
    if answers is None:
        raise Refused("no-such-seq", str(wanted.seq))
    name = wanted.name or room.row.name
    parent = f"{room.id}:{wanted.seq}"
    told = list(zip(line.keys[:answers], line.bots, strict=False))
    times = tuple(step.entry.at for step in line.steps if step.entry.kind == "answer")
    made = room.played.forked(answers)._replace(times=times[:answers])
    return await _store(hub, made, wanted.seats, wanted.undo, name, answers=told, parent=parent)


async def from_text(hub: Hub, wanted: Import) -> Links:
    """A game as its chronicle tells it, or a journey as its text does."""
    made, keys = await hub.readers.read(wanted.chronicle, hub.library, hub.printed)
    told = [(key, False) for key in keys]  # a chronicle does not say who held a seat
    return await _store(hub, made, wanted.seats, wanted.undo, wanted.name, answers=told)


async def _store(
    hub: Hub,
    made: Made,
    holders: Sequence[str],
    undo: str,
    name: str,
    *,
    answers: Sequence[tuple[str, bool]] = (),  # keys, and whether a bot gave them
    parent: str = "",
) -> Links:
    players = made.players
    if len(holders) > players:
        raise Refused("bad-setup", phrase("error-seats-mages", seats=len(holders), mages=players))
    for holder in holders:
        if holder in [f"p{n + 1}" for n in range(players)]:
            raise Refused("bad-setup", phrase("error-new-seat"))
        hub.check_holder(holder, players)
    seats = [SeatRow(n, holders[n] if n < len(holders) else HUMAN, False) for n in range(players)]
    game = secrets.token_hex(8)
    links = new_links(game, players)
    now = time.time()
    row = GameRow(game, tidy_name(name), made.settings, undo, parent, "", now, made.of)
    times = made.times or (now,) * len(answers)
    entries = [
        Entry(n, "answer", key, OWNER, bot, at)
        for n, ((key, bot), at) in enumerate(zip(answers, times, strict=True), 1)
    ]
    await hub.store.create(row, links.rights, seats, entries, made.battles)
    return Links(game, row.name, links.owner, links.seats, links.spectator)
