"""Nothing of a campaign that is still locked is ever sent to anybody, in any language."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator

import msgspec
import pytest

from gravehold.content.legacy.campaign import CAMPAIGN
from gravehold.content.legacy.letters import AT_BEGINNING, AT_END
from gravehold.content.library import LIBRARY
from gravehold.kernel.errors import GraveholdError
from gravehold.modes.campaign import Campaign
from gravehold.modes.campaign.handing import Back, becomes
from gravehold.modes.campaign.plan import CampaignPlan
from gravehold.modes.journey import battle_seed
from gravehold.server.games.campaign import CampaignTimeLine, PlayedCampaign, printed_kept
from gravehold.server.rooms.room import Room
from gravehold.server.storage.rows import Battle, Entry, GameRow, Right, SeatRow
from gravehold.server.wire.types.messages import encode
from gravehold.words.chapters import title
from gravehold.words.language import LANGUAGES
from gravehold.words.letters import lettered_rule
from gravehold.words.names import name
from gravehold.words.workshops import build_words

ID = re.compile("[a-z0-9]+(?:-[a-z0-9]+)*")
LONG = 1 << 63  # seeds of twenty digits, which nothing else looks like
CHAPTERS = CAMPAIGN.chapters
SHOP = LIBRARY.workshops[CAMPAIGN.mage]


class Played:
    """A room whose campaign is played by chance, with the rows that a store would have."""

    def __init__(self, mages: int, seed: int) -> None:
        plan = CampaignPlan(mages=mages, seed=LONG + seed)
        made = printed_kept(Campaign.of(plan, LIBRARY))
        self.row = GameRow("g", "", plan, "free", "", "", 0.0, made)
        self.rows: list[Entry] = []
        self.battles: list[Battle] = []
        self.room = Room.build(self.row, (), LIBRARY)
        self.room.seats = [SeatRow(seat, "human", False) for seat in range(mages)]
        self.chance = random.Random(seed)

    @property
    def kind(self) -> PlayedCampaign:
        assert isinstance(self.room.played, PlayedCampaign)
        return self.room.played

    @property
    def line(self) -> CampaignTimeLine:
        return self.kind.line

    @property
    def campaign(self) -> Campaign:
        return self.line.game

    def answer(self, key: str) -> None:
        line = self.line
        after = line.tried(key)
        self.rows.append(Entry(line.seq + 1, "answer", key, 0, False, 0.0))
        line.add(self.rows[-1], after)

    def step(self) -> None:
        asked = self.campaign.asked
        if asked.kind == "name":
            self.answer(f"name {asked.seats[0]} Mage")
        else:
            self.answer(self.chance.choice(list(asked.options.by_key())))

    def settle(self, *, won: bool) -> None:
        """As if the battle had been played, with a card that evolved in it."""
        line = self.line
        pool = self.campaign.state.basics
        changed = self.chance.sample(pool, min(2, len(pool)))
        back = Back(pool={id_: becomes(id_, LIBRARY)[-1] for id_ in changed})
        line.game.settle(won=won, back=back)
        line.ends.append(len(line.keys))
        line.dates.append(0.0)
        line._kept[len(line.keys)] = line.game.copy()
        self.room._shown = (-1, {})
        self.kind._known = None


def sent(played: Played) -> Iterator[str]:
    """All that anybody is sent after the newest answer, of whatever address."""
    room, last = played.room, len(played.room.seats) - 1
    rights = [Right("g", "spectator", -1), Right("g", "owner", -1), Right("g", "seat", last)]
    for lang, right in zip(LANGUAGES, rights, strict=True):
        yield encode(room.update(right, lang, -1)).decode()
        yield encode(room.moment(right, lang, 0)).decode()
        for found in (room.played.catalogue(lang), room.played.rulebook(lang)):
            assert found is not None
            yield found[0].decode()
        now = room.now
        short = (now.campaign_in_short(lang), now.setup(), room.log.all_since(-1, lang))
        yield msgspec.json.encode(short).decode()


def refusals(played: Played) -> Iterator[str]:
    """What is said of answers that are not legal."""
    for key in ("nonsense", "starter p1 x", "ability p1 x", "add x", "second p1 x", "craft p1 x"):
        try:
            played.campaign.asked.option(key)
        except GraveholdError as error:
            yield str(error)


def locked_ids(campaign: Campaign) -> set[str]:
    """By the declaration of the campaign, whatever the server thinks."""
    state = campaign.state
    over = state.stage in ("choices", "supply", "end")
    found: set[str] = set()
    for number, chapter in enumerate(CHAPTERS, 1):
        ahead = number > state.chapter
        if ahead:
            found |= {chapter.nemesis}
            found |= {id_ for id_, foe in LIBRARY.owners.items() if foe == chapter.nemesis}
        offered = not ahead and (number < state.chapter or state.stage in ("supply", "end"))
        found |= set() if offered else {*chapter.offers}
        if ahead and chapter.joins:
            found |= {_plain(id_) for tier in chapter.joins[-1] for id_ in tier}
        if ahead or (number == state.chapter and not over):
            found |= {"starter": _ids(SHOP.starters), "ability": _ids(SHOP.abilities)}.get(
                chapter.gives, set()
            )
            found |= {"breach": {"keen-breach"}}.get(chapter.gives, set())
        if ahead and chapter.flaws:
            found.add(SHOP.flawed.id)
    forms = {b for a in LIBRARY.pool for b in becomes(a, LIBRARY) if "~" in a and "~" not in b}
    return found | forms - {*state.basics}


def _ids(things: Iterable[object]) -> set[str]:
    return {getattr(thing, "id", "") for thing in things}


def _plain(id_: str) -> str:
    return id_.partition("~")[0]


def locked_words(campaign: Campaign) -> set[str]:
    """Names, titles, letters and what abilities can become, in every language.

    What is a part of a known name as well is searched for by its id alone.
    """
    state = campaign.state
    over = state.stage in ("choices", "supply", "end")
    known = {name(id_, lang) for id_ in _known(campaign) for lang in LANGUAGES}
    found = {name(id_, lang) for id_ in locked_ids(campaign) for lang in LANGUAGES} - known
    for lang in LANGUAGES:
        found |= {title("legacy", n, lang) for n in range(state.chapter + 1, len(CHAPTERS) + 1)}
        letters = "".join((*AT_BEGINNING.values(), *AT_END.values()))
        for letter in set(letters) - {*state.letters}:
            found.add(lettered_rule(letter, lang).text)
        words = build_words(SHOP, lang)
        for chapter, ids in ((5, SHOP.breaches), (6, [craft.name for craft in SHOP.crafts])):
            if state.chapter < chapter or (state.chapter == chapter and not over):
                found |= {words[id_] for id_ in ids}
    return {word for word in found if not any(word in other for other in known)}


def _known(campaign: Campaign) -> set[str]:
    """All of the box that is not locked: two things may be called alike."""
    hidden = locked_ids(campaign)
    ours = {id_ for id_, box in LIBRARY.sources.items() if box == CAMPAIGN.id}
    return {id_ for id_ in ours if _plain(id_) not in hidden}


def leaks(text: str, ids: set[str], words: set[str]) -> set[str]:
    """Those that stand in a text as words of their own."""
    found = ids & set(ID.findall(text))
    for secret in words:
        if secret in text and re.search(rf"(?<!\w){re.escape(secret)}(?!\w)", text):
            found.add(secret)
    return found


RESULTS = {
    "won": [True],
    "lost": [False],
    "mixed": [True, False, False, True],
}


@pytest.mark.parametrize(
    ("mages", "results"), [(1, "won"), (2, "mixed"), (3, "lost"), (4, "mixed")]
)
@pytest.mark.rule("legacy.sealed", "legacy.rules-unlock")
def test_no_byte_tells_of_what_is_still_locked(mages: int, results: str) -> None:
    played = Played(mages, mages * 10 + len(results))
    campaign = played.campaign
    seeds = {str(played.row.settings.seed)}
    seeds |= {str(battle_seed(played.row.settings.seed, n)) for n in range(1, 40)}
    searched: set[tuple[str, int, int]] = set()
    fought = 0
    while not (campaign := played.campaign).over:
        ids, words = locked_ids(campaign), locked_words(campaign)
        for text in {*sent(played), *refusals(played)}:
            if (text, len(ids), len(words)) in searched:  # the rules change seldom
                continue
            searched.add((text, len(ids), len(words)))
            assert leaks(text, ids, words) == set(), (campaign, text[:60])
            assert not any(seed in text for seed in seeds)
        if campaign.battle is None:
            played.step()
            continue
        for _ in range(2):
            if played.campaign.battle is not None:
                played.step()
        if played.campaign.battle is not None:
            won = RESULTS[results][fought % len(RESULTS[results])]
            played.settle(won=won)
            fought += 1
    assert campaign.epilogue == ("fall" if results == "lost" else campaign.epilogue)
