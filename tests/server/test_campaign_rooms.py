"""Campaigns in rooms: rows give the same campaign, also when the boxes have changed since."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from gravehold.content.box import Box, Library
from gravehold.content.legacy.campaign import CAMPAIGN
from gravehold.content.library import LIBRARY
from gravehold.modes.campaign import Campaign
from gravehold.modes.campaign.plan import CampaignPlan
from gravehold.notation import campaignfile
from gravehold.players.journeys import JourneyBot, play_journey
from gravehold.server.games.campaign import PlayedCampaign, printed_kept
from gravehold.server.rooms.room import Room
from gravehold.server.storage.rows import Battle, Entry, GameRow, Right, SeatRow

OWNER = Right("g", "owner", -1)


class Stored:
    """A campaign of random bots as the rows of a store."""

    def __init__(self, campaign: Campaign) -> None:
        self.row = GameRow("g", "", campaign.plan, "free", "", "", 0.0, printed_kept(campaign))
        self.keys = campaign.answers
        self.battles: list[Battle] = []
        room = Room.build(self.row, (), LIBRARY)
        for key in self.keys:
            after = room.line.tried(key)
            begun = room.played.begun(after)
            self.battles += [] if begun is None else [begun]
            room.line.add(Entry(room.line.seq + 1, "answer", key, 0, False, 5.0), after)
        self.room = self._seated(room)

    def _seated(self, room: Room) -> Room:
        room.seats = [SeatRow(0, "human", False)]
        return room

    def built(self, library: Library = LIBRARY, answers: int | None = None) -> Room:
        entries = [Entry(n, "answer", key, 0, False, 5.0) for n, key in enumerate(self.keys, 1)]
        return self._seated(Room.build(self.row, entries[:answers], library, self.battles))


@pytest.fixture(scope="module")
def stored() -> Stored:
    campaign = Campaign.of(CampaignPlan(mages=1, seed=3), LIBRARY)
    play_journey(campaign, JourneyBot("random", 3))
    return Stored(campaign)


def changed(printed: object) -> Library:
    """Our boxes with another campaign in the place of ours."""

    def other(box: Box) -> Box:
        return replace(box, campaigns=(printed,)) if box.campaigns else box

    return Library.of(tuple(map(other, LIBRARY.boxes)))


def test_rows_give_the_same_campaign_as_playing(stored: Stored) -> None:
    again = stored.built()
    assert again.line.game == stored.room.line.game
    assert again.update(OWNER, "pl", -1) == stored.room.update(OWNER, "pl", -1)
    assert again.log.all_since(-1, "de") == stored.room.log.all_since(-1, "de")


@pytest.mark.rule("legacy.epilogue", "legacy.export", "legacy.score-chart")
def test_the_end_tells_the_epilogue_and_gives_the_mages_away(stored: Stored) -> None:
    update = stored.room.update(OWNER, "en", -1)
    campaign = update.campaign
    assert campaign is not None
    assert update.decision is None
    assert (campaign.stage, campaign.epilogue) == ("end", "fall")
    assert campaign.story[-1].part == "epilogue"
    assert len(campaign.story) == 2 * len(campaign.chart) + 1
    assert campaign.exports["p1"] == replace(campaign.party[0].build, flawed=0)
    assert all(line.date == 5.0 for line in campaign.chart)
    assert [chapter.state for chapter in campaign.road] == ["lost"] * 8


def test_a_campaign_keeps_the_chapters_it_was_begun_with(stored: Stored) -> None:
    """A later version offers other piles and lays out other cards: old campaigns do not notice."""
    first, *others = CAMPAIGN.chapters
    offers = tuple(reversed(CAMPAIGN.chapters[1].offers))
    later = changed(replace(CAMPAIGN, chapters=(replace(first, offers=offers), *others)))
    room = stored.built(later)
    assert room.line.trouble is None
    assert room.line.game.state == stored.room.line.game.state


def test_what_cannot_go_on_says_why_and_from_where(stored: Stored) -> None:
    """Without what was stored an answer may no longer fit: the rest is there to be read."""
    row = stored.row
    first, *others = CAMPAIGN.chapters
    later = changed(replace(CAMPAIGN, chapters=(replace(first, gives="ability"), *others)))
    stored.row = row._replace(made_of=None)
    try:
        room = stored.built(later)
    finally:
        stored.row = row
    assert room.line.trouble is not None
    stands = len(room.line.keys)
    assert stored.keys[stands].startswith("starter p1 ")
    assert "starter p1" in room.update(OWNER, "en", -1).trouble
    assert isinstance(room.played, PlayedCampaign)
    text = room.played.writing(None)()
    assert "name p1" in text


def test_the_text_of_a_room_is_the_campaign(stored: Stored) -> None:
    text = stored.room.played.writing(None)()
    again = campaignfile.replay(text, "file", LIBRARY)
    assert again.state == stored.room.line.game.state
    battle = stored.room.played.writing(3)()
    assert "chapter: 3" in battle
    assert stored.room.played.file(3).endswith("-3.chronicle")
