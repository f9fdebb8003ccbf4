"""Nothing of a campaign that is still locked is ever printed, in any language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from gravehold.api import Campaign
from gravehold.cli.journeys.campaign import CAMPAIGNS
from gravehold.cli.journeys.sitting import Sitting
from gravehold.cli.saves.journeys import JourneySaver
from gravehold.cli.speech import speak
from gravehold.cli.terminal.screen import Screen
from gravehold.cli.terminal.typed_commands import obey
from gravehold.content.library import LIBRARY
from gravehold.kernel.errors import GraveholdError
from gravehold.modes.campaign.known import look_up
from gravehold.words.chapters import title
from gravehold.words.language import LANGUAGES
from gravehold.words.letters import lettered_rule
from gravehold.words.mats import mage_words
from gravehold.words.names import name

from .campaigns import named, written
from .journeys import typed
from .terminal import through_pipes

pytestmark = pytest.mark.rule("legacy.sealed", "legacy.rules-unlock")

PRINTED = LIBRARY.campaigns["legacy"]
SHOP = LIBRARY.workshops[PRINTED.mage]
LETTERS = tuple(letter for chapter in PRINTED.chapters for letter in chapter.begins + chapter.ends)
LOOKS = (
    "?", "options", "road", "party", "supply", "pool", "chart", "rules", "story all", "story 9",
    "log", "hint", *(f"text {n}" for n in range(1, 26)), *(f"rules {letter}" for letter in LETTERS),
)  # fmt: skip


def played(mages: int) -> Iterator[Campaign]:
    """A campaign at every kind of question on its way, some battles lost on it."""
    campaign, fought, last = Campaign.new(mages=mages, seed=3), 0, ("", 0)
    while True:
        here = (campaign.question.kind if campaign.question is not None else "", fought)
        if here != last:
            yield campaign
        last = here
        if campaign.over:
            return
        question = campaign.question
        assert question is not None
        if question.spoken is not None:
            campaign.choose(f"name {question.seats[0]} Zyx{question.seats[0]}")
        elif campaign.at_battle:
            fought += 1
            campaign.settle(won=fought % 3 != 0)
        else:
            campaign.choose(question.options[fought % len(question.options)].key)


def locked(campaign: Campaign, lang: str) -> set[str]:
    """Names and titles nobody may have read yet."""
    state = campaign.state
    open_ids = {definition.id for definition in look_up(campaign)}
    ids = {card.id for card in SHOP.starters}
    ids |= {pile for chapter in PRINTED.chapters for pile in chapter.offers}
    ids |= {chapter.nemesis for chapter in PRINTED.chapters}
    ids |= {card for c in PRINTED.chapters for tiers in c.joins for tier in tiers for card in tier}
    to_come = {chapter.nemesis for chapter in PRINTED.chapters[state.chapter :]}
    ids |= {id_ for id_, foe in LIBRARY.owners.items() if foe in to_come}
    names = {name(id_.partition("~")[0], lang) for id_ in ids - open_ids}
    shown = {name(id_.partition("~")[0], lang) for id_ in open_ids}
    offered = {key.split(" ")[-1] for key in _keys(campaign)}
    learnt = {build.ability for build in state.builds}
    names |= {name(a.id, lang) for a in SHOP.abilities if a.id not in learnt | offered}
    if state.chapter > 2 or (state.stage == "choices" and state.chapter == 2):
        names -= {name(a.id, lang) for a in SHOP.abilities}
    names |= {title("legacy", n, lang) for n in range(state.chapter + 1, 9)}
    names |= {lettered_rule(x, lang).text for x in LETTERS if x not in state.letters}
    whole = "\n".join(shown)
    return {each for each in names if each not in whole}


def _keys(campaign: Campaign) -> list[str]:
    return list(campaign.question.options.by_key()) if campaign.question is not None else []


def printed(campaign: Campaign, tmp_path: Path) -> str:
    """All that a person can get shown by typing."""
    out = StringIO()
    screen = Screen(Console(file=out, width=1000, highlight=False))
    saver = JourneySaver(CAMPAIGNS, tmp_path / "x.campaign", campaign)
    sitting = Sitting(saver, screen, {})
    if campaign.question is not None:
        sitting.show()
        for look in LOOKS:
            obey(sitting, look)
    for part in CAMPAIGNS.everything(campaign):
        out.write("\n".join([part.heading, *part.lines]))
    out.write(CAMPAIGNS.standing(campaign, "en"))
    out.write(str(CAMPAIGNS.document(campaign)))
    return out.getvalue()


@pytest.mark.parametrize("mages", [1, 4])
def test_whatever_is_typed_nothing_locked_is_printed(tmp_path: Path, mages: int) -> None:
    """One mage's campaign in all languages at each stop; that of four in one after the other."""
    spoken = [*LANGUAGES]
    try:
        for stop, campaign in enumerate(played(mages)):
            for lang in spoken if mages == 1 else (spoken[stop % len(spoken)],):
                speak(lang)
                shown = printed(campaign, tmp_path)
                hidden = locked(campaign, lang)
                leaks = {each for each in hidden if re.search(rf"\b{re.escape(each)}\b", shown)}
                assert leaks == set(), (campaign, lang, leaks)
    finally:
        speak("en")


def test_cards_are_looked_up_among_those_that_have_come() -> None:
    """Also by a slip: no locked name is offered as what was meant.

    At each stop for a third of all there is, at the next one for another.
    """
    for stop, campaign in enumerate(played(2)):
        open_ids = {definition.id for definition in look_up(campaign)}
        shown = {name(id_, "en") for id_ in open_ids}
        for id_ in [*LIBRARY.definitions][stop % 3 :: 3]:
            try:
                found = {card.id for card in CAMPAIGNS.find_cards(campaign, id_)}
            except GraveholdError as error:
                near = re.findall(r"mean '(.+)'\?", str(error))
                assert set(near) <= shown
            else:
                assert found <= open_ids
        if campaign.state.chapter > 3:
            break


def test_evolved_forms_are_known_once_they_are_there() -> None:
    campaign = named(mages=4)
    assert "pulverize" not in {d.id for d in look_up(campaign)}
    from gravehold.modes.campaign.handing import Back

    while campaign.state.chapter < 2 or not campaign.at_battle:
        if campaign.at_battle:
            campaign.settle(won=True)
        else:
            campaign.choose(campaign.asked.options[0].key)
    assert "pulverize" not in {d.id for d in look_up(campaign)}
    assert "scatter~0" in {d.id for d in look_up(campaign)}
    campaign.settle(won=True, back=Back(pool={"scatter~0": "pulverize"}))
    assert "pulverize" in {d.id for d in look_up(campaign)}


def test_in_a_battle_nothing_of_later_chapters_can_be_read(tmp_path: Path) -> None:
    file = written(tmp_path / "x.campaign", named())
    asked = ["fight", "card bladius", "card deathmind", "card xaxos-ascended", "card geophage"]
    asked += ["card twin volley", "card starter-gem-heal", "card tremor", "card pulverize"]
    asked += ["rules", "rules S", "rules evolve", "options", "?", "table", "log", "hint"]
    shown = through_pipes(tmp_path, "campaign", str(file), typed=typed(*asked)).stdout
    for word in ("Deathmind", "Xaxos: Ascended", "Geophage", "Twin Volley", "Tremor", "EVOLVE"):
        assert word not in shown, word
    assert shown.count("No card, mage or nemesis is called") == 8


@pytest.mark.rule("legacy.sealed", "legacy.breach-four")
def test_a_mat_shows_no_breach_that_has_not_been_found() -> None:
    campaign = named()
    campaign.choose("fight")
    assert campaign.battle is not None
    assert [breach.place for breach in mage_words(campaign.battle.view(), 0).breaches] == [
        "I", "II", "III",
    ]  # fmt: skip
