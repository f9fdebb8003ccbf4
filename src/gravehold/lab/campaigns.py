"""How bots fare in whole campaigns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from multiprocessing import get_context
from typing import NamedTuple

from gravehold.kernel.builds import Build
from gravehold.modes.campaign import Campaign
from gravehold.modes.campaign.plan import CampaignPlan
from gravehold.modes.campaign.state import STICKERS
from gravehold.players.journeys import JourneyBot, make_traveller

from .expeditions import Share
from .setups import OURS


class March(NamedTuple):
    """One campaign to simulate."""

    seed: int
    mages: int = 2
    bot: str = "greedy"
    between: str = ""  # who chooses between battles; '' the same


class Fought(NamedTuple):
    """One battle of a campaign."""

    chapter: int
    won: bool
    because: str
    chosen: tuple[str, ...]  # what the mages had by then
    evolved: int  # cards of the pool that became another in it
    stuck: int  # stickers that were put on without that


class Marched(NamedTuple):
    """What became of one campaign."""

    battles: tuple[Fought, ...]
    points: int
    epilogue: str


class Stretch(NamedTuple):
    """What became of one chapter in all the campaigns."""

    chapter: int
    first: Share  # won at the first try
    won: Share  # won at any
    tries: float
    evolved: float  # cards in each battle
    stuck: float


class Choice(NamedTuple):
    """How often something that can be chosen for a mage was there."""

    won: Share  # of the chapters that were won
    lost: Share


def simulate(march: March) -> Marched:
    """One campaign played by bots, who yield when a chapter is lost too often."""
    plan = CampaignPlan(mages=march.mages, seed=march.seed)
    campaign = Campaign.of(plan, OURS, record=False)
    bot = JourneyBot(march.bot, march.seed)
    if march.between:
        bot.traveller = make_traveller(march.between, march.seed)
    found: list[Fought] = []
    while not campaign.over:
        before = campaign.state
        campaign.choose(bot.choose(campaign))
        state = campaign.state
        if len(state.chart) > len(before.chart):
            pairs = zip(before.basics, state.basics, strict=False)
            changed = [new for old, new in pairs if old != new]
            forms = sum(STICKERS not in card for card in changed)
            line = state.chart[-1]
            words = tuple(word for build in before.builds for word in words_of(build))
            stuck = len(changed) - forms
            found.append(Fought(line.battle, line.won, line.because, words, forms, stuck))
    return Marched(tuple(found), campaign.points, campaign.epilogue or "")


def words_of(build: Build) -> Iterator[str]:
    """What was chosen for a mage, a word each; a second starter counts as one."""
    second = build.second.split(" ")[0]
    yield from filter(None, (build.starter, build.ability, second, build.breach, build.craft))


def simulate_all(marches: Sequence[March], workers: int = 1) -> Iterator[Marched]:
    """All of them, in several processes if asked; in any order then."""
    if workers <= 1:
        yield from map(simulate, marches)
        return
    with get_context("spawn").Pool(workers) as pool:
        yield from pool.imap_unordered(simulate, marches)


def stretches(found: Sequence[Marched]) -> list[Stretch]:
    """Chapter by chapter."""
    table = []
    last = max((battle.chapter for marched in found for battle in marched.battles), default=0)
    for chapter in range(1, last + 1):
        tried = [[b for b in marched.battles if b.chapter == chapter] for marched in found]
        came = [battles for battles in tried if battles]
        fought = sum(map(len, came))
        table.append(
            Stretch(
                chapter,
                Share(sum(battles[0].won for battles in came), len(came)),
                Share(sum(battles[-1].won for battles in came), len(came)),
                fought / len(came),
                sum(b.evolved for battles in came for b in battles) / fought,
                sum(b.stuck for battles in came for b in battles) / fought,
            )
        )
    return table


def choices(found: Iterable[Marched]) -> dict[str, Choice]:
    """In how many chapters somebody had it, of those from the first on in which anybody could."""
    ended = [battle for marched in found for battle in _ends(marched)]
    words = {word for battle in ended for word in battle.chosen}
    return {word: _choice(word, ended) for word in sorted(words)}


def _ends(marched: Marched) -> list[Fought]:
    """The last try of each chapter."""
    return list({battle.chapter: battle for battle in marched.battles}.values())


def _choice(word: str, ended: Sequence[Fought]) -> Choice:
    since = min(battle.chapter for battle in ended if word in battle.chosen)
    won, lost = ([b for b in ended if b.chapter >= since and b.won is how] for how in (True, False))
    return Choice(*(Share(sum(word in b.chosen for b in bs), len(bs)) for bs in (won, lost)))
