"""Plays one whole game against each nemesis and keeps its chronicle (`make golden`).

The greedy bot plays them, so that they are long and see many cards. They are kept, not made anew:
a game that no longer replays shows that a rule or card has changed. Beside each stand its
positions, so that the first answer that leads elsewhere is found, and not only another end.
Two expeditions and a whole campaign are kept as well; their files carry a check of every answer,
and beside the campaign stands what it must be between its battles.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path

from gravehold import Campaign, Expedition, Game, GraveholdError, make_bot
from gravehold.content.library import LIBRARY
from gravehold.content.recipe import Recipe
from gravehold.modes.campaign import Campaign as AnyCampaign
from gravehold.modes.campaign.plan import CampaignPlan
from gravehold.modes.campaign.rules import RETRY, YIELD
from gravehold.modes.campaign.state import LOST
from gravehold.modes.expedition.plan import Plan
from gravehold.notation import campaignfile, expeditionfile
from gravehold.notation.chronicle import read, replay, replayed, write
from gravehold.notation.textfile import read_text
from gravehold.players.journeys import JourneyBot, play_journey
from gravehold.players.policy import play_together
from tools.account import Account, account, account_of, changed, changes

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"
MAGES = (
    ("dezmodia", "garu"),
    ("gex", "mazahaedron", "quilius"),
    ("mist-voidwalker", "ulgimor"),
    ("yan-magda", "garu", "quilius", "gex"),
)
SEED = 20
# Those of a campaign: the chapter, fought by mages as they are then.
CHAPTERS = {"maelstrom": "1", "bladius": "2", "haze-fiend": "5"}
# Expeditions by name: the plan, and after how many battles it is left.
EXPEDITIONS = {
    "printed": (Plan(players=1, seed=12, revision=0), 12),
    "custom": (
        Plan(
            kind="default",
            players=1,
            options=("one-dial", "xaxos"),
            packs=("war-eternal", "outcasts"),
            revision=0,
        ),
        4,
    ),
}


CAMPAIGN = CampaignPlan(mages=2, seed=0, revision=0)
AGAIN = 3  # the chapter that is fought a third time before the party yields


def golden_game(nemesis: str) -> Game:
    """The same game every time, as long as the rules are the same."""
    at = list(LIBRARY.nemeses).index(nemesis)
    chapter = CHAPTERS.get(nemesis, "")
    recipe = Recipe(
        nemesis=nemesis,
        mages=("adept", "adept") if chapter else MAGES[at % len(MAGES)],
        supply="suggested-b" if at % 2 else "suggested-a",
        difficulty="beginner",
        rules="legacy" if chapter else "war-eternal",
        chapter=chapter,
    )
    game = Game.new(LIBRARY.setup(recipe), SEED + at)
    play_together(game, make_bot("greedy", SEED))
    return game


def golden_chronicle(path: Path, nemesis: str) -> str:
    """The kept game; another one only if it is missing or not legal any more."""
    try:
        chronicle = read_text(path)
        replay(chronicle)
    except (OSError, GraveholdError):
        chronicle = write(golden_game(nemesis))
        path.write_text(chronicle, encoding="utf-8")
    return chronicle


def positions(chronicle: str) -> Iterator[tuple[str, Account]]:
    """Each answer of a chronicle with the account of the position after it; the deal first."""
    for game, answer in replayed(read(chronicle)):
        yield "the deal" if answer is None else answer.key, account(game)


def positions_text(found: Iterable[tuple[str, Account]]) -> str:
    """Under each answer what it changed: all that one would see, and small enough to be kept."""
    blocks, before = [], Account()
    for number, (key, after) in enumerate(found):
        lines = [f"# {number} {key}"]
        lines += [f"{path}: {text}".rstrip() for path, text in changes(before, after).items()]
        blocks.append("\n".join(lines))
        before = after
    return "\n\n".join(blocks) + "\n"


def kept_positions(text: str) -> Iterator[Account]:
    """The accounts that `positions_text` was made of."""
    before = Account()
    for block in text.rstrip("\n").split("\n\n"):
        lines = (line.partition(":") for line in block.split("\n")[1:])
        before = changed(before, {path: text.strip() for path, _, text in lines})
        yield before


def golden_expedition(name: str) -> str:
    """The kept expedition; another one only if it is missing or not legal any more."""
    path = GOLDEN / f"{name}.expedition"
    try:
        text = read_text(path)
        expeditionfile.replay(text, path.name, LIBRARY)
    except (OSError, GraveholdError):
        plan, battles = EXPEDITIONS[name]
        expedition = Expedition.of(plan, LIBRARY)
        play_journey(expedition, JourneyBot("greedy", plan.seed), most_battles=battles)
        text = expeditionfile.write(expedition)
        path.write_text(text, encoding="utf-8")
        print(f"wrote {path.name}")
    return text


def golden_campaign() -> str:
    """The kept campaign; another one only if it is missing or not legal any more."""
    path = GOLDEN / "legacy.campaign"
    try:
        text = read_text(path)
        campaignfile.replay(text, path.name, LIBRARY)
    except (OSError, GraveholdError):
        campaign = Campaign.of(CAMPAIGN, LIBRARY)
        bot = JourneyBot("greedy", CAMPAIGN.seed)
        while not campaign.over:
            campaign.choose(_retried(campaign) or bot.choose(campaign))
        text = campaignfile.write(campaign)
        path.write_text(text, encoding="utf-8")
        print(f"wrote {path.name}")
    return text


def _retried(campaign: AnyCampaign) -> str:
    """Sooner than a bot would: it is to be kept, so it may not be long."""
    state = campaign.state
    if state.stage != LOST:
        return ""
    return RETRY if state.chapter == AGAIN and state.losses == AGAIN - 1 else YIELD


def stages(text: str) -> Iterator[tuple[str, Account]]:
    """Between battles each answer of a campaign with where it leads; of battles the end alone."""
    read = campaignfile.read(text, "campaign", LIBRARY)
    for campaign, answer in campaignfile.replayed(read):
        if campaign.battle is None:
            yield "the start" if answer is None else answer.key, account_of(campaign)


def main() -> None:
    GOLDEN.mkdir(exist_ok=True)
    kept = positions_text(stages(golden_campaign()))
    (GOLDEN / "legacy.stages").write_text(kept, encoding="utf-8")
    print("wrote legacy.stages")
    for name in EXPEDITIONS:
        golden_expedition(name)
    for nemesis in LIBRARY.nemeses:
        chronicle = golden_chronicle(GOLDEN / f"{nemesis}.chronicle", nemesis)
        text = positions_text(positions(chronicle))
        (GOLDEN / f"{nemesis}.positions").write_text(text, encoding="utf-8")
        print(f"wrote {nemesis}.positions")


if __name__ == "__main__":
    main()
