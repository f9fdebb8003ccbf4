"""New games and journeys: set up, forked, or read from a text; and their links."""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
import time
from base64 import urlsafe_b64encode
from collections.abc import Sequence

from gravehold.content.box import Library
from gravehold.content.packing import packed
from gravehold.content.recipe import ingredients
from gravehold.kernel.errors import GraveholdError, phrase
from gravehold.kernel.game import Game
from gravehold.modes.expedition import Expedition
from gravehold.modes.plan import Plan
from gravehold.notation import chronicle, expeditionfile
from gravehold.notation.settings import LARGEST_SEED, settings_of
from gravehold.notation.settings import Settings as GameSettings

from .errors import Refused
from .httptypes import Drawn, Fork, Import, Links, NewGame, NewJourney, Watch
from .hub import Hub
from .journeys import stock_kept
from .played import Made
from .room import Room
from .rows import HUMAN, OWNER, Battle, Entry, GameRow, Right, SeatRow

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


def drawn(wanted: NewJourney, library: Library) -> Drawn:
    """What a journey would start with; nothing is stored."""
    journey = _journey(wanted, library)
    held = journey.state.barracks
    return Drawn(
        seed=str(journey.plan.seed),
        mages=list(held.mages),
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
    read = _travelled if _is_journey(wanted.chronicle) else _told
    made, keys = await asyncio.to_thread(read, wanted.chronicle, hub.library)
    told = [(key, False) for key in keys]  # a chronicle does not say who held a seat
    return await _store(hub, made, wanted.seats, wanted.undo, wanted.name, answers=told)


def _is_journey(text: str) -> bool:
    """By its header; a battle taken out of an expedition names that too, but also its nemesis."""
    lines = text.lstrip().partition("\n\n")[0].splitlines()
    fields = {line.partition(":")[0].strip() for line in lines}
    return "expedition" in fields and "nemesis" not in fields


def _travelled(text: str, library: Library) -> tuple[Made, Sequence[str]]:
    """The same of an expedition, with what each of its battles was made of."""
    battles: list[Battle] = []
    try:
        read = expeditionfile.read(text, "expedition", library)
        if len(read.answers) > MOST_ANSWERS:
            raise Refused("too-big")
        for journey, _ in expeditionfile.replayed(read):
            if journey.battle is not None and len(journey.state.results) == len(battles):
                battles.append(Battle(len(battles) + 1, packed(journey.battle.setup)))
    except GraveholdError as error:
        raise Refused("bad-chronicle", error) from None
    made = Made(journey.plan, stock_kept(journey), journey.plan.players, tuple(battles))
    return made, journey.answers


def _told(text: str, library: Library) -> tuple[Made, Sequence[str]]:
    """Slow for a long text: a second for the longest we take."""
    try:
        read = chronicle.read(text, library=library)
        if len(read.answers) > MOST_ANSWERS:
            raise Refused("too-big")
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
