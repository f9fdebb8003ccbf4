"""The rooms of this process: kept in memory, refreshed from their rows, told to all who listen."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar
from weakref import WeakValueDictionary

from gravehold.content.box import Library
from gravehold.kernel.errors import GraveholdError, UnknownName, phrase
from gravehold.modes.asking import FIGHT
from gravehold.players.policy import make_bot

from ..errors import Refused
from ..json_log import logger
from ..settings import Settings
from ..storage.rows import BOT, HUMAN, Battle, Entry
from ..storage.store import Store
from ..wire.types import messages as msg
from ..words import wording
from . import expiry, people
from .bots import run_bots
from .page_maker import PageMaker
from .readers import Readers
from .room import Room
from .subscriber import Subscriber

if TYPE_CHECKING:
    from .other_processes import OtherProcesses

T = TypeVar("T")
QUIET = 60.0  # seconds without a request after which a room may leave the memory
STALE_PRESENCE = 75.0  # seconds after which another process's word about who is there lapses


class Hub:
    """All rooms in memory; the least recently used quiet ones make room for others."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        library: Library,
        printed: Library | None = None,
        lang: str = wording.ENGLISH,
    ) -> None:
        self.store = store
        self.library = library  # what new games are made of
        self.printed = printed or library  # the same without packs: what readers of files have
        self.settings = settings
        self.pages = PageMaker(lang)
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.pool = ThreadPoolExecutor(2, thread_name_prefix="bot")
        self.readers = Readers(settings.import_seconds)
        self.stopping = False
        self.other_processes: OtherProcesses | None = None
        if store.shared:
            from .other_processes import OtherProcesses  # noqa: PLC0415  (its driver is of use to Postgres only)

            self.other_processes = OtherProcesses(self)
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        if self.other_processes is not None:
            await self.other_processes.start()
        self.later(expiry.watch(self))
        self.later(self.pages.warm(self.library))

    async def stop(self) -> None:
        self.stopping = True  # an answer that is being stored must not wake a bot any more
        await people.all_left(self)
        for room in self.rooms.values():
            if room.bots is not None:
                room.bots.cancel()
            for subscriber in room.subscribers:
                subscriber.drop("restart")
        if self.other_processes is not None:
            await self.other_processes.stop()
        for task in self._tasks:
            task.cancel()
        self.pool.shutdown(wait=False, cancel_futures=True)
        self.readers.stop()

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine beside everything else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refused):  # whoever refused has told why
            logger.error("background", exc_info=error)

    # Rooms

    async def room(self, game: str) -> Room:
        """The room of a game, from memory or from its rows."""
        found = self.rooms.get(game)
        if found is None:
            lock = self._loading.setdefault(game, asyncio.Lock())
            async with lock:
                found = self.rooms.get(game) or await self._load(game)
        if found.gone:  # deleted while it was read
            raise Refused("gone")
        self.rooms.move_to_end(game)
        found.touched = time.monotonic()
        return found

    async def _load(self, game: str) -> Room:
        row = await self.store.game(game)
        entries = await self.store.entries(game)
        battles = await self._battles(game, entries)
        try:
            room = await asyncio.to_thread(Room.build, row, entries, self.library, battles)
        except GraveholdError as error:
            logger.warning("outdated", game=game, seq=len(entries), why=str(error))
            raise Refused("outdated", error) from None
        room.seats = await self.store.seats(game)
        room.proposal = await self.store.proposal(game)
        room.touched = time.monotonic()  # it may be the only one that nobody sits at
        self.rooms[game] = room
        self._make_space()
        if room.line.trouble is not None:
            logger.warning("outdated", game=game, seq=room.seq, why=str(room.line.trouble))
        if self.other_processes is not None:
            await self.refresh(room)  # what was stored while it was built
            self.other_processes.ask(game)
        self.changed(room)
        return room

    def _make_space(self) -> None:
        spare = len(self.rooms) - self.settings.live_rooms
        if spare <= 0:
            return
        before = time.monotonic() - QUIET
        quiet = [g for g, r in self.rooms.items() if not r.subscribers and r.touched < before]
        for game in quiet[:spare]:
            room = self.rooms.pop(game)
            if room.bots is not None:
                room.bots.cancel()

    def forget(self, game: str) -> None:
        """The game is deleted: everybody is told and sent home."""
        room = self.rooms.pop(game, None)
        if room is None:
            return
        room.gone = True
        if room.bots is not None:
            room.bots.cancel()
        for subscriber in list(room.subscribers):
            text = wording.message(Refused("gone"), subscriber.lang)
            subscriber.put(msg.Closed("gone", text))
            subscriber.drop("gone")

    async def refresh(self, room: Room) -> None:
        """Read what other processes have stored."""
        async with room.lock:
            await self.refresh_locked(room)

    async def refresh_locked(self, room: Room) -> None:
        before = (room.row, room.seats[:], room.proposal, room.seq)
        try:
            room.row = await self.store.game(room.id)
        except Refused as refused:
            if refused.code != "gone":  # a database that is away has deleted nothing
                raise
            self.forget(room.id)
            return
        room.seats = await self.store.seats(room.id)
        room.proposal = await self.store.proposal(room.id)
        entries = await self.store.entries(room.id, room.seq)
        room.played.follow(entries, await self._battles(room.id, entries))
        if before != (room.row, room.seats, room.proposal, room.seq):
            self.changed(room, local=False)

    async def _battles(self, game: str, entries: Sequence[Entry]) -> list[Battle]:
        """What the battles are made of that some answers begin; a game's never do."""
        begin = any(entry.key == FIGHT and entry.kind == "answer" for entry in entries)
        return await self.store.battles(game) if begin else []

    # Telling

    def changed(self, room: Room, *, local: bool = True) -> None:
        """Everybody gets the new state; bots look whether it is their turn."""
        made: dict[tuple[object, ...], bytes] = {}
        for subscriber in list(room.subscribers):
            key = (subscriber.right.role, subscriber.right.seat, subscriber.lang, subscriber.seen)
            try:
                if key not in made:
                    made[key] = msg.encode(
                        room.update(subscriber.right, subscriber.lang, subscriber.seen)
                    )
            except Exception as error:  # a defect of ours must not keep the others waiting
                logger.error("update", exc_info=error, game=room.id, seq=room.seq)
                subscriber.drop("broken")
                continue
            subscriber.seen = room.seq
            subscriber.put(made[key])
        if self.stopping or room.bot_asked() is None:
            return
        if room.bots is None or room.bots.done():
            room.bots = asyncio.create_task(run_bots(self, room, local=local))
            room.bots.add_done_callback(self._done)

    async def prepare(self, room: Room, lang: str, since: int = -1) -> None:
        """Before somebody reads a room in a language: what lacks most is made beside the others.

        A first reader's log may be long and their language new to this process. While it is made
        no answer is applied at this table, and every other one goes on.
        """
        if room.log.lacks(lang):
            view = room.view
            with suppress(Exception):  # what is wrong is told when it is sent
                await self.aside(room, lambda: room.tell(view, lang, since))

    async def aside(self, room: Room, read: Callable[[], T]) -> T:
        """Read a room in another thread while nobody changes it, even if whoever asked hangs up.

        The loop may read it at the same time: both make the same things, twice at worst.
        """

        async def locked() -> T:
            async with room.lock:
                return await asyncio.to_thread(read)

        reading = asyncio.ensure_future(locked())
        reading.add_done_callback(_heard)
        return await asyncio.shield(reading)

    def send_state(self, room: Room, subscriber: Subscriber, *, resync: bool = False) -> None:
        """All of it to one subscriber."""
        since = -1 if resync else subscriber.seen
        subscriber.put(room.update(subscriber.right, subscriber.lang, since, resync=resync))
        subscriber.seen = room.seq

    def join(self, room: Room, subscriber: Subscriber) -> None:
        watching = subscriber.right.role == "spectator"  # they cannot take the players' chairs
        alike = [r for r in room.subscribers if (r.right.role == "spectator") == watching]
        if len(alike) >= self.settings.sockets_per_game:
            raise Refused("table-full")
        room.subscribers.add(subscriber)
        self._presence_changed(room, besides=subscriber)

    def leave(self, room: Room, subscriber: Subscriber) -> None:
        room.subscribers.discard(subscriber)
        people.left(self, room, subscriber)
        self._presence_changed(room)

    def _presence_changed(self, room: Room, besides: Subscriber | None = None) -> None:
        self.tell_presence(room, besides)
        if self.other_processes is not None:
            self.other_processes.announce(room)

    def tell_presence(self, room: Room, besides: Subscriber | None = None) -> None:
        for subscriber in list(room.subscribers):
            if subscriber is not besides:
                subscriber.put(msg.Here(room.presence(subscriber.right)))

    def heard(self, game: str, sender: str, here: list[int]) -> None:
        """Another process says who is at a table there."""
        room = self.rooms.get(game)
        if room is None:
            return
        now = time.monotonic()
        before = room.elsewhere.get(sender, (0.0, []))[1]
        room.elsewhere[sender] = (now, here)
        old = [s for s, (at, _) in room.elsewhere.items() if now - at > STALE_PRESENCE]
        for gone in old:
            del room.elsewhere[gone]
        if before != here or old:
            self.tell_presence(room)

    # Bots

    def check_holder(self, holder: str, players: int) -> None:
        """`human`, a teammate's seat, or a bot there is."""
        if holder == HUMAN or holder in [f"p{n + 1}" for n in range(players)]:
            return
        try:
            make_bot(holder.removeprefix(BOT) if holder.startswith(BOT) else holder)
        except UnknownName as error:
            raise Refused("unknown-bot", error) from None
        if not holder.startswith(BOT):
            raise Refused("unknown-bot", phrase("error-holder"))


def _heard(work: asyncio.Future[Any]) -> None:
    """Whoever asked may be gone by now."""
    if not work.cancelled():
        work.exception()
