"""Campaigns for people at browsers: battles are fought by bots, what matters is clicked."""

from __future__ import annotations

from functools import cache

from playwright.sync_api import expect

from gravehold import Campaign
from gravehold.players.policy import make_bot
from tests.browser.people import People, Tab
from tests.server.harness import Message, Server

NAMES = ("Claire", "Dax")
SEED = 7


def named(campaign: Campaign) -> Campaign:
    """Up to the first word to fight."""
    for seat in range(1, campaign.plan.mages + 1):
        campaign.choose(f"name p{seat} {NAMES[seat - 1]}")
    return campaign


def fought(campaign: Campaign, bot: str = "greedy") -> Campaign:
    """After the battle that runs, or comes."""
    player = make_bot(bot, 1)
    if campaign.battle is None:
        campaign.choose("fight")
    while (battle := campaign.battle) is not None:
        campaign.choose(player.choose(battle.view(battle.asked.seats[0])).key)
    return campaign


def onward(campaign: Campaign, kind: str) -> Campaign:
    """The last of everything until this is asked."""
    while campaign.asked.kind != kind:
        campaign.choose(len(campaign.asked.options) - 1)
    return campaign


def cut(campaign: Campaign, left: int) -> tuple[Campaign, list[str]]:
    """The same without its last answers, and these."""
    keys = campaign.answers
    short = Campaign.of(campaign.plan, campaign.rules.library)
    for key in keys[:-left]:
        short.choose(key)
    return short, keys[-left:]


@cache
def after_first() -> Campaign:
    """Chapter 1 is over; what it gives is still to be chosen."""
    return fought(named(Campaign.new(mages=2, seed=SEED)))


@cache
def at_abilities() -> Campaign:
    """Chapter 2 is over: each mage may learn an ability."""
    return fought(onward(after_first().copy(), "fight"))


@cache
def at_loss() -> Campaign:
    """Chapter 3 is lost for the second time."""
    campaign = onward(at_abilities().copy(), "fight")
    while campaign.state.stage != "lost":
        fought(campaign, "random")
    return campaign


@cache
def at_end() -> Campaign:
    """All of it is over, with as little as possible."""
    campaign = at_loss().copy()
    while not campaign.over:
        kind = campaign.asked.kind
        if kind == "fight":
            fought(campaign, "random")
        else:
            campaign.choose("yield" if kind == "lost" else 0)
    return campaign


def brought(server: Server, campaign: Campaign) -> Message:
    """The links of a campaign that comes as a file."""
    answer = server.http.post("/api/import", json={"chronicle": campaign.to_text()})
    assert answer.status_code == 201, answer.text
    links: Message = answer.json()
    return links


def sit_down(people: People, campaign: Campaign, **how: object) -> Tab:
    """Somebody alone where this campaign stands."""
    links = brought(people.server, campaign)
    tab = people.tab(f"/play/{links['owner']}", **how)  # type: ignore[arg-type]
    at_page(tab)
    return tab


def at_page(*tabs: Tab) -> None:
    for tab in tabs:
        expect(tab.page.locator("main.campaign")).to_be_visible()


def take(tab: Tab, key: str) -> None:
    """Click what this answer is on."""
    before = tab.seq
    tab.page.locator(f'main [data-key="{key}"]').click()
    tab.until(lambda: tab.seq > before, f"an answer to {key}")


def pile(tab: Tab, id_: str) -> None:
    before = tab.seq
    tab.place(f"pile:{id_}").click()
    tab.until(lambda: tab.seq > before, f"an answer to {id_}")


def give_name(tab: Tab, name: str) -> None:
    before = tab.seq
    field = tab.page.locator("#name-field")
    field.fill(name)
    field.press("Enter")
    tab.until(lambda: tab.seq > before, f"the name {name}")
