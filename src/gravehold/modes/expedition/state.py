"""Where an expedition stands between two answers: a value that follows from its answers."""

from __future__ import annotations

import msgspec

from gravehold.modes.results import Result

REWARD, MAGES, MARKET, TREASURES, FIGHT, END = (
    "reward", "mages", "market", "treasures", "fight", "end",
)  # fmt: skip
POINTS = (6, 4, 2)  # for a battle won at the first, second, third try


class Barracks(msgspec.Struct, frozen=True):
    """What the expedition owns."""

    mages: tuple[str, ...] = ()
    supply: tuple[str, ...] = ()
    treasures: tuple[str, ...] = ()


class State(msgspec.Struct, frozen=True, kw_only=True):
    """All of it; `chance` and `in_deck` are hidden from players."""

    battle: int = 1  # the one that comes, or runs
    attempt: int = 1  # which try of it
    stage: str = MAGES
    foe: str = ""  # the nemesis of this battle
    barracks: Barracks = Barracks()
    banished: tuple[str, ...] = ()
    recallable: tuple[str, ...] = ()  # those banished for this battle, where they may come back
    mages: tuple[str, ...] = ()  # chosen for this try, seat by seat
    market: tuple[str, ...] = ()  # chosen for this try, once it is made
    taken: tuple[str, ...] = ()  # while it is made of a big pocket
    treasures: tuple[tuple[str, str], ...] = ()  # chosen for this try: seat or group, id
    results: tuple[Result, ...] = ()
    won: bool = False  # the last battle is
    abilities: tuple[str, ...] = ()  # of the ally, unlocked so far
    upgraded: tuple[str, ...] = ()  # upgraded basics met so far
    in_deck: tuple[str, ...] = ()  # those of them in the nemesis deck of this try
    met: tuple[str, ...] = ()  # all nemeses, mages, piles, treasures that ever were drawn
    wounds: int = 0  # life the protected have lost for good (one dial)
    chance: int = 0  # the generator of what is drawn

    @property
    def score(self) -> int:
        """Points for the tries it took (custom expeditions)."""
        return sum(
            POINTS[result.attempt - 1]
            for result in self.results
            if result.won and result.attempt <= len(POINTS)
        )
