"""What a party of a campaign may choose is worth for the battles that come."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache

from msgspec.structs import replace

from gravehold.kernel.setup import Setup
from gravehold.modes.campaign.rules import ADD, BANISH, RETRY, YIELD, CampaignRules
from gravehold.modes.campaign.state import State
from gravehold.table.glance import Glance

from .camp import ROLE, Pile, ability_in, deck_of, looked_at, piles_in, roles, wishes_of
from .market import least_missed, worth
from .outlook import Outlook

ENOUGH = 4  # losses of one chapter after which a bot yields
CLOSED = 0.12  # for each quarter that a breach starts further


class Party:
    """A campaign between two battles; nothing in it is hidden but seeds, which bots never see."""

    def __init__(self, rules: CampaignRules, state: State) -> None:
        self.rules = rules
        self.state = state

    def answer(self, kind: str, keys: tuple[str, ...]) -> str:
        """The key that is worth most."""
        value = VALUES.get(kind)
        return keys[0] if value is None else max(keys, key=lambda key: value(self, key))

    # Builds

    def built(self, key: str) -> float:
        """The mage of a seat with what a key says of it."""
        part, seat, word = key.split(" ", 2)
        number = int(seat[1:]) - 1
        build = replace(self.state.builds[number], **{part: word})
        outlook, at = _dealt(self.rules.sketch(self.state, (build,), self.state.supply))
        mage = self.rules.mage(build)
        others = [b for i, b in enumerate(self.state.builds) if i != number]
        there = {role for other in others for role in roles(self.rules.mage(other))}
        turned = sum(breach.turned for breach in mage.breaches if breach is not None)
        alone = deck_of(outlook, at) + ability_in(outlook)
        return alone + CLOSED * turned + ROLE * len(roles(mage) - there)

    # Piles

    def piles(self, ids: Iterable[str]) -> dict[str, Pile]:
        wanted = tuple(dict.fromkeys(ids))
        piles = (*self.state.supply, *wanted)
        outlook, _ = _dealt(self.rules.sketch(self.state, self.state.builds, piles))
        mages = map(self.rules.mage, self.state.builds)
        return piles_in(outlook, wanted, wishes_of(mages))

    def added(self, key: str) -> float:
        """The supply with a pile, without the one that is missed least."""
        pile = key.split(" ")[1]
        there = [*self.state.supply, pile]
        piles = self.piles(there)
        old = [id_ for id_ in self.state.supply if id_ not in self.state.added]
        gone = least_missed(piles, old)
        return worth([piles[id_] for id_ in there if id_ != gone])

    def banished(self, key: str) -> float:
        """The supply without a pile."""
        pile = key.split(" ")[1]
        piles = self.piles(self.state.supply)
        return worth([value for id_, value in piles.items() if id_ != pile])

    def lost(self, key: str) -> float:
        """Again, as long as there is hope."""
        return float(key == (YIELD if self.state.losses >= ENOUGH else RETRY))


VALUES: Mapping[str, Callable[[Party, str], float]] = {
    "starter": Party.built,
    "ability": Party.built,
    "second": Party.built,
    "breach": Party.built,
    "craft": Party.built,
    ADD: Party.added,
    BANISH: Party.banished,
    "lost": Party.lost,
}


@lru_cache(maxsize=64)
def _dealt(setup: Setup) -> tuple[Outlook, Glance]:
    """The same set-up is looked at again and again."""
    return looked_at(setup)
