"""Finds a campaign for each epilogue: `python -m tools.epilogues`.

Our bots hardly ever win the last chapters. This one knows the future: it plays a battle with the
greedy bot, then again and again with another answer somewhere, and keeps what ends no worse.
The campaigns lie in tests/epilogues; make them anew when something has changed on their way.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from gravehold import Campaign
from gravehold.kernel.game import Game
from gravehold.players.journeys import choose_between
from gravehold.players.policy import make_bot

FOLDER = Path(__file__).parents[1] / "tests" / "epilogues"
SEED = 2
WON = (1, 2, 3, 4, 8)  # fourteen points and the finale; the other chapters are yielded
LEAVE_BE = ("done", "none", "no")
TRIES = 5000  # of one battle
STRAY = 0.01  # how often the bot's answer is not taken
TURNING = 0.6  # how often the other answer is one of a main phase, where most is decided
PER_CARD = 0.7  # what a card left in the nemesis deck counts beside a life


class Step(NamedTuple):
    """A decision of a battle, and which answer was given."""

    game: Game
    answer: int


class Fought(NamedTuple):
    """A battle from its first answer to its end."""

    steps: list[Step]
    end: Game

    @property
    def left(self) -> float:
        """How far it was from a victory."""
        state, outcome = self.end.state, self.end.outcome
        if outcome is not None and outcome.won:
            return 0.0
        return 1 + max(0, state.nemesis) + PER_CARD * len(state.nemesis_deck)

    @property
    def keys(self) -> list[str]:
        return [step.game.asked.options[step.answer].key for step in self.steps]


def played(chapters: Sequence[int]) -> Campaign:
    """A campaign of one mage with these chapters won, if there is a way, and the others lost."""
    chance = random.Random(SEED)
    campaign = Campaign.new(mages=1, seed=SEED)
    campaign.choose("name p1 Claire")
    while not campaign.over:
        wanted = campaign.state.chapter in chapters
        if campaign.battle is not None:
            battle = campaign.battle.copy(record=False)
            for key in _won(battle, chance) if wanted else _lost(battle):
                campaign.choose(key)
        elif campaign.asked.kind == "lost":
            campaign.choose("retry" if wanted else "yield")
        else:
            campaign.choose(choose_between(campaign))
    return campaign


def with_the_first_lost(campaign: Campaign) -> Campaign:
    """The same but for chapter 1, which is never fought again and changes no card."""
    keys = iter(campaign.answers)
    old = Campaign.new(mages=1, seed=SEED)
    while not old.state.chart:
        old.choose(next(keys))
    new = Campaign.new(mages=1, seed=SEED)
    new.choose(campaign.answers[0])
    new.choose("fight")
    assert new.battle is not None
    for key in (*_lost(new.battle.copy()), *keys):
        new.choose(key)
    return new


def _lost(game: Game) -> list[str]:
    """Every turn ends at once."""
    keys: list[str] = []
    while game.outcome is None:
        options = game.asked.options.by_key()
        keys.append(next((key for key in LEAVE_BE if key in options), next(iter(options))))
        game.choose(keys[-1])
    return keys


def _won(game: Game, chance: random.Random) -> list[str]:
    best = _played(game, chance)
    for _ in range(TRIES):
        if not best.left:
            break
        other = _otherwise(best, chance)
        best = other if other.left <= best.left else best
    return best.keys


def _otherwise(fought: Fought, chance: random.Random) -> Fought:
    """The same with another answer at some decision, and what comes of it."""
    open_ = [at for at, step in enumerate(fought.steps) if len(step.game.asked.options) > 1]
    main = [at for at in open_ if fought.steps[at].game.asked.kind == "main"]
    at = chance.choice(main if main and chance.random() < TURNING else open_)
    game, answer = fought.steps[at]
    other = chance.randrange(len(game.asked.options) - 1)
    rest = _played(game, chance, other + (other >= answer))
    return Fought([*fought.steps[:at], *rest.steps], rest.end)


def _played(game: Game, chance: random.Random, first: int | None = None) -> Fought:
    """To its end by the greedy bot, who strays now and then."""
    bot, steps = make_bot("greedy", chance.getrandbits(63)), list[Step]()
    game = game.copy(record=False)
    while game.outcome is None:
        asked = game.asked
        answer = 0
        if first is not None:
            answer, first = first, None
        elif len(asked.options) > 1:
            chosen = bot.choose(game.view(asked.seats[0])).key
            answer = [option.key for option in asked.options].index(chosen)
            if chance.random() < STRAY:
                answer = chance.randrange(len(asked.options))
        steps.append(Step(game.copy(record=False), answer))
        game.pick(answer)
    return Fought(steps, game)


def main() -> None:
    dawn = played(WON)
    for campaign in (dawn, with_the_first_lost(dawn), played(())):
        print(campaign.epilogue, campaign.points)
        (FOLDER / f"{campaign.epilogue}.campaign").write_text(campaign.to_text(), "utf-8")


if __name__ == "__main__":
    main()
