"""New games and journeys: set up, forked, or read from a text; and their links."""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, TypeVar

from gravehold.content.box import Library
from gravehold.content.packing import packed
from gravehold.content.recipe import ingredients
from gravehold.kernel.errors import GraveholdError, phrase
from gravehold.kernel.game import Game
from gravehold.modes.campaign import Campaign
from gravehold.modes.campaign.plan import CampaignPlan
from gravehold.modes.expedition import Expedition
from gravehold.modes.expedition.plan import Plan
from gravehold.notation import campaignfile, chronicle, expeditionfile
from gravehold.notation.journeyfile import Files
from gravehold.notation.settings import LARGEST_SEED, settings_of
from gravehold.notation.settings import Settings as GameSettings

from ..errors import Refused
from ..games.campaign import printed_kept
from ..games.expedition import stock_kept
from ..games.played import Made
from ..storage.rows import HUMAN, OWNER, Battle, Entry, GameRow, Right, SeatRow
from ..wire.types.http import Drawn, Fork, Import, Links, NewCampaign, NewGame, NewJourney, Watch
from .hub import Hub
from .room import Room

J = TypeVar("J", bound=Expedition | Campaign)
EXPEDITION, CAMPAIGN = "expedition", "campaign"  # what a text is, and a field of its header
LONGEST_NAME = 80
MOST_ANSWERS = 20_000  # of an imported chronicle


def new_token() -> str:
    """128 random bits, for an address."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def spectators_token(token: str) -> str:
    """Always the same one for a link, which cannot be told from it."""
    digest = hashlib.sha256(f"spectator of {token}".encode()).digest()
    return urlsafe_b64encode(digest[:16]).rstrip(b"=").decode()


async def watch(hub: Hub, token: str) -> Watch:
    """A link for spectators: the database holds hashes, so the first one cannot be told again."""
    right = await hub.store.right(hashed(token))
    if right.role == "spectator":
        return Watch(token)
    spectator = spectators_token(token)
    await hub.store.allow(hashed(spectator), Right(right.game, "spectator", OWNER))
    return Watch(spectator)


def tidy_name(name: str) -> str:
    """One line, printable, not too long."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:LONGEST_NAME]


async def create(hub: Hub, wanted: NewGame) -> Links:
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


async def set_out(hub: Hub, wanted: NewJourney) -> Links:
    """A journey before its first answer."""
    journey = await asyncio.to_thread(_journey, wanted, hub.library)
    made = Made(journey.plan, stock_kept(journey), journey.plan.players)
    return await _store(hub, made, wanted.seats, wanted.undo, wanted.name)


async def begin(hub: Hub, wanted: NewCampaign) -> Links:
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
    made = room.kind.forked(answers)
    return await _store(hub, made, wanted.seats, wanted.undo, name, answers=told, parent=parent)


async def imported(hub: Hub, wanted: Import) -> Links:
    """A game as its chronicle tells it, or a journey as its text does."""
    kind = _kind(wanted.chronicle)
    read, library = JOURNEYS.get(kind, _told), hub.library if kind else hub.printed
    made, keys = await asyncio.to_thread(read, wanted.chronicle, library)
    told = [(key, False) for key in keys]  # a chronicle does not say who held a seat
    return await _store(hub, made, wanted.seats, wanted.undo, wanted.name, answers=told)


def _kind(text: str) -> str:
    """By its header; a battle taken out of an expedition names that too, but also its nemesis."""
    header = text.lstrip().partition("\n\n")[0].splitlines()
    parts = (line.partition(":") for line in header)
    fields = {field.strip(): value.strip() for field, _, value in parts}
    if "nemesis" in fields:
        return ""
    counted = fields.get("mages", "").isdecimal()  # a chronicle has their names
    return EXPEDITION if EXPEDITION in fields else CAMPAIGN if counted or CAMPAIGN in fields else ""


def _travelled(
    text: str, library: Library, *, kind: str, files: Files, kept: Callable[[Any], bytes | None]
) -> tuple[Made, Sequence[str]]:
    """The same of a journey, with what each of its battles was made of."""
    try:
        read = files.read(text, kind, library)
        _check_length(read.answers)
        journey, battles = _followed(files.replayed(read, until=None, events=False))
    except GraveholdError as error:
        raise Refused("bad-chronicle", error) from None
    return Made(journey.plan, kept(journey), journey.plan.players, battles), journey.answers


JOURNEYS = {
    EXPEDITION: partial(_travelled, kind=EXPEDITION, files=expeditionfile, kept=stock_kept),
    CAMPAIGN: partial(_travelled, kind=CAMPAIGN, files=campaignfile, kept=printed_kept),
}


def _check_length(answers: Sequence[object]) -> None:
    if len(answers) > MOST_ANSWERS:
        raise Refused("too-big")


def _followed(replayed: Iterator[tuple[J, object]]) -> tuple[J, tuple[Battle, ...]]:
    """The journey after all its answers, and what its battles were made of."""
    battles: list[Battle] = []
    for journey, _ in replayed:
        if journey.battle is not None and journey.number > len(battles):
            battles.append(Battle(len(battles) + 1, packed(journey.battle.setup)))
    return journey, tuple(battles)


def _told(text: str, library: Library) -> tuple[Made, Sequence[str]]:
    """Slow for a long text: a second for the longest we take."""
    try:
        read = chronicle.read(text, library=library)
        _check_length(read.answers)
        settings = settings_of(read.setup, read.settings.seed, library)
        answers = chronicle.replay(text, library=library).answers
        return Made(settings, packed(read.setup), len(read.setup.mages)), answers
    except GraveholdError as error:
        raise Refused("bad-chronicle", error) from None


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
    owner, watch = new_token(), new_token()
    links = [new_token() for _ in range(players)]
    now = time.time()
    row = GameRow(game, tidy_name(name), made.settings, undo, parent, "", now, made.of)
    tokens = [(hashed(owner), "owner", OWNER), (hashed(watch), "spectator", OWNER)]
    tokens += [(hashed(token), "seat", seat) for seat, token in enumerate(links)]
    entries = [Entry(n, "answer", key, OWNER, bot, now) for n, (key, bot) in enumerate(answers, 1)]
    await hub.store.create(row, tokens, seats, entries, made.battles)
    return Links(game, row.name, owner, links, watch)
