"""What the books advise about gems is told where it matters."""

from __future__ import annotations

import pytest

from gravehold import Campaign, Expedition
from gravehold.content.library import LIBRARY
from gravehold.words import advice, campaigns, journeys
from gravehold.words.language import LANGUAGES

pytestmark = pytest.mark.rule("setup.market-tip")
LAST = "the last gem of cost 3"


def test_which_gems_are_meant() -> None:
    piles = LIBRARY.expeditions["outcasts"].supply
    assert advice.cheap_gems(piles, LIBRARY) == ["molten-peridot"]
    assert advice.cheap_gems(("spark", "kindle"), LIBRARY) == []  # no pile, no gem


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said(lang: str) -> None:
    piles = LIBRARY.expeditions["outcasts"].supply
    told = advice.without("molten-peridot", piles, LIBRARY, lang)
    assert told.startswith("; ")
    assert "3" in told
    assert advice.without("twisted-fang", piles, LIBRARY, lang) == ""
    assert advice.missing(piles, LIBRARY, lang) == ""
    assert "3" in advice.missing(("kindle",), LIBRARY, lang)


def test_before_the_last_one_is_banished_from_an_expedition() -> None:
    expedition = Expedition.new("outcasts", players=1)
    while expedition.question is None or expedition.question.kind != "market":
        if expedition.at_battle:
            expedition.settle(won=True)
        else:
            expedition.choose(expedition.asked.options[0])
    cheap = advice.cheap_gems(expedition.state.barracks.supply, LIBRARY)
    for pile in cheap[1:]:
        assert LAST not in journeys.label(expedition, f"banish {pile}").note
        expedition.choose(f"banish {pile}")
    assert LAST in journeys.label(expedition, f"banish {cheap[0]}").note
    assert LAST not in journeys.label(expedition, "banish twisted-fang").note


def test_before_the_last_one_is_banished_from_a_campaign() -> None:
    campaign = Campaign.new(mages=1)
    campaign.choose("name p1 Ada")
    campaign.settle(won=True)
    while campaign.asked.kind != "banish":
        offered = list(campaign.asked.options.by_key())
        cheap = advice.cheap_gems([key.split(" ")[1] for key in offered], LIBRARY)
        campaign.choose(next(k for k in offered if k.split(" ")[1] not in cheap))
    cheap = advice.cheap_gems(campaign.state.supply, LIBRARY)
    notes = {key: campaigns.label(campaign, key).note for key in campaign.asked.options.by_key()}
    told = [key for key, note in notes.items() if LAST in note]
    assert told == ([f"banish {cheap[0]}"] if len(cheap) == 1 else [])
    assert len(cheap) == 1
