"""The game with our own content at hand: what `from gravehold import Game` gives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from gravehold.content.library import LIBRARY, Library, setup_from_ids
from gravehold.kernel.builds import Build
from gravehold.kernel.game import Game as KernelGame
from gravehold.kernel.game import SetupMaker
from gravehold.modes.campaign import Campaign as AnyCampaign
from gravehold.modes.campaign.plan import CampaignPlan
from gravehold.modes.expedition import Expedition as AnyExpedition
from gravehold.modes.expedition.plan import Plan


class Game(KernelGame):
    """A game; saves of it are read with the content of this package unless told otherwise."""

    __slots__ = ()

    @classmethod
    def from_json(cls, text: str | bytes, make_setup: SetupMaker = setup_from_ids) -> Self:
        """A saved game (see `to_json`)."""
        return super().from_json(text, make_setup)

    def __str__(self) -> str:
        from gravehold.words.plain import table  # noqa: PLC0415  (only for those who print)

        return table(self)


class Expedition(AnyExpedition):
    """An expedition; it is made of the content of this package unless told otherwise."""

    __slots__ = ()

    @classmethod
    def new(
        cls,
        kind: str = "outcasts",
        *,
        players: int = 2,
        seed: int = 0,
        options: Sequence[str] = (),
        packs: Sequence[str] = ("outcasts",),
        rerolled: Sequence[str] = (),
        builds: Sequence[Build] = (),
        library: Library = LIBRARY,
        record: bool = True,
        events: bool = False,
    ) -> Self:
        """A printed expedition by its id, or a custom one: default, short, extended, fight-five.

        `builds` are mages that players built (`Campaign.export`): they join the barracks.
        """
        plan = Plan(
            kind=kind,
            players=players,
            seed=seed,
            options=_listed(options),
            packs=_listed(packs),
            rerolled=_listed(rerolled),
            builds=tuple(builds),
        )
        return cls.of(plan, library, record=record, events=events)

    def to_text(self) -> str:
        """All of it as an expedition file."""
        from gravehold.notation.expeditionfile import write  # noqa: PLC0415  (only for files)

        return write(self)

    @classmethod
    def from_text(cls, text: str, *, library: Library = LIBRARY) -> Self:
        """The expedition a file tells (see `to_text`)."""
        from gravehold.notation.expeditionfile import read, replay_as  # noqa: PLC0415  (as above)

        return replay_as(cls, read(text, "expedition", library))


class Campaign(AnyCampaign):
    """A campaign; it is made of the content of this package unless told otherwise."""

    __slots__ = ()

    @classmethod
    def new(
        cls,
        campaign: str = "legacy",
        *,
        mages: int = 2,
        seed: int = 0,
        library: Library = LIBRARY,
        record: bool = True,
        events: bool = False,
    ) -> Self:
        """A campaign by its id, for a number of mages that never changes."""
        plan = CampaignPlan(campaign=campaign, mages=mages, seed=seed)
        return cls.of(plan, library, record=record, events=events)

    def to_text(self) -> str:
        """All of it as a campaign file."""
        from gravehold.notation.campaignfile import write  # noqa: PLC0415  (only for files)

        return write(self)

    @classmethod
    def from_text(cls, text: str, *, library: Library = LIBRARY, until: int | None = None) -> Self:
        """The campaign a file tells (see `to_text`), or its first answers."""
        from gravehold.notation.campaignfile import read, replay_as  # noqa: PLC0415  (as above)

        return replay_as(cls, read(text, "campaign", library), until=until)


def _listed(ids: Sequence[str]) -> tuple[str, ...]:
    """A lone word stays one, so that it can be refused as such."""
    return ids if isinstance(ids, str) else tuple(ids)  # type: ignore[return-value]


__all__ = ["Campaign", "Expedition", "Game"]
