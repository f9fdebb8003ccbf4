"""Games whose set-up can no longer be made: they can be read, exported, renamed and deleted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gravehold.kernel.decision import seat_name
from gravehold.kernel.errors import Told
from gravehold.modes.campaign.plan import CampaignPlan
from gravehold.modes.expedition.plan import Plan
from gravehold.modes.expedition.stock import Stock
from gravehold.notation import campaignfile, expeditionfile
from gravehold.notation.chronicle import write_plain

from ..access.rights import check_may_know_seed, check_owns
from ..errors import Refused
from ..games.game import file_of, setup_info
from ..storage.rows import AnyPlan, Entry, GameRow, Right
from ..wire.types import messages as msg
from ..wire.types.campaign import CampaignInfo
from ..wire.types.expedition import JourneyInfo
from ..wire.types.http import Change, Chronicle, GameInfo, GameLog, SetupInfo
from ..words import campaigns as campaign_wording
from ..words import expeditions as expedition_wording
from ..words import wording
from .hub import Hub


class Outdated(NamedTuple):
    """What its rows tell, and why there is no more."""

    row: GameRow
    entries: list[Entry]
    why: Told

    @property
    def stands(self) -> list[Entry]:
        """The answers that were not taken back."""
        found: list[Entry] = []
        for entry in self.entries:
            if entry.kind == "answer":
                found.append(entry)
            else:
                del found[int(entry.key) :]
        return found


async def read(hub: Hub, game: str, why: Told) -> Outdated:
    return Outdated(await hub.store.game(game), await hub.store.entries(game), why)


async def info(hub: Hub, right: Right, found: Outdated, lang: str) -> GameInfo:
    row = found.row
    over = bool(row.outcome)
    return GameInfo(
        game=row.id,
        name=row.name,
        role=right.role,  # type: ignore[arg-type]  # only these are stored
        seat=seat_name(right.seat) if right.role == "seat" else None,
        setup=_setup(row),
        undo=row.undo,  # type: ignore[arg-type]
        seq=found.entries[-1].seq if found.entries else 0,
        turn=0,
        over=over,
        won=row.outcome.startswith("won") if over else None,
        parent=row.parent,
        created=row.created,
        presence=await _presence(hub, found),
        journey=_journey(row, lang),
        campaign=_campaign(row, lang),
        trouble=wording.message(Refused("outdated", found.why), lang),
    )


def _setup(row: GameRow) -> SetupInfo | None:
    settings = row.settings
    return None if isinstance(settings, AnyPlan) else setup_info(settings, over=bool(row.outcome))


def _journey(row: GameRow, lang: str) -> JourneyInfo | None:
    """Where it stands nobody can tell."""
    plan = row.settings
    if not isinstance(plan, Plan):
        return None
    return JourneyInfo(
        kind=plan.kind,
        title=expedition_wording.title(plan, lang),
        battles=0,
        battle=0,
        attempt=0,
        stage="",
        standing="",
        won=bool(row.outcome),
        score=None,
    )


def _campaign(row: GameRow, lang: str) -> CampaignInfo | None:
    plan = row.settings
    if not isinstance(plan, CampaignPlan):
        return None
    return CampaignInfo(
        campaign=plan.campaign,
        title=campaign_wording.title(plan.campaign, lang),
        chapters=0,
        chapter=0,
        attempt=0,
        stage="",
        standing="",
        points=0,
        epilogue="",
        names=[],
    )


async def _presence(hub: Hub, found: Outdated) -> msg.Presence:
    settings = found.row.settings
    seats = [
        msg.SeatInfo(
            seat=seat_name(row.seat),
            mage="" if isinstance(settings, AnyPlan) else settings.mages[row.seat],
            holder=row.holder,
            claimed=row.claimed,
            online=False,
            mine=False,
            person=row.person,
            seen=row.seen,
        )
        for row in await hub.store.seats(found.row.id)
    ]
    return msg.Presence(seats, False, 0)


def log(found: Outdated, after: int) -> GameLog:
    """The answers as they were given, since nothing can tell what came of them."""
    lines = [
        msg.LogLine(entry.seq, entry.key, "answer", _seat(entry), [])
        for entry in found.stands
        if entry.seq > after
    ]
    return GameLog(after, lines, [0])


def _seat(entry: Entry) -> str | None:
    return seat_name(entry.seat) if entry.seat >= 0 else None


def chronicle(right: Right, found: Outdated) -> Chronicle:
    row = found.row
    check_may_know_seed(right, over=bool(row.outcome))
    keys: Sequence[str] = [entry.key for entry in found.stands]
    settings = row.settings
    if isinstance(settings, Plan):
        text = expeditionfile.write_plain(settings, Stock(), row.version, keys)
        return Chronicle(f"{settings.kind}-{row.id[:6]}.expedition", text)
    if isinstance(settings, CampaignPlan):
        text = campaignfile.write_plain(settings, row.version, keys)
        return Chronicle(f"{settings.campaign}-{row.id[:6]}.campaign", text)
    return Chronicle(file_of(row, settings), write_plain(settings, row.version, keys))


async def change(hub: Hub, right: Right, found: Outdated, wanted: Change, name: str | None) -> None:
    """Its name; what concerns playing it is refused."""
    check_owns(right)
    if (wanted.seat, wanted.holder, wanted.person) != (None, None, None):
        raise Refused("outdated", found.why)
    told = {"name": name, "undo": wanted.undo}
    await hub.store.change(found.row.id, **{k: v for k, v in told.items() if v is not None})
