"""Plays one whole game against each nemesis and keeps its chronicle (`make golden`).

The greedy bot plays them, so that they are long and see many cards. They are kept, not made anew:
a game that no longer replays shows that a rule or card has changed. Beside each stand its
positions, so that the first answer that leads elsewhere is found, and not only another end.
Two expeditions are kept as well; their files carry a check of every answer.
"""

from collections.abc import Iterator
from pathlib import Path

from gravehold import Expedition, Game, GraveholdError, make_bot, make_setup
from gravehold.content.library import LIBRARY
from gravehold.modes.plan import Plan
from gravehold.notation import expeditionfile
from gravehold.notation.chronicle import read, replay, replayed, write
from gravehold.notation.textfile import read_text
from gravehold.players.journeys import JourneyBot, play_journey
from gravehold.players.policy import play_together
from tools.account import Account, account, changed, changes

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"
MAGES = (
    ("dezmodia", "garu"),
    ("gex", "mazahaedron", "quilius"),
    ("mist-voidwalker", "ulgimor"),
    ("yan-magda", "garu", "quilius", "gex"),
)
SEED = 20
# Expeditions by name: the plan, and after how many battles it is left.
EXPEDITIONS = {
    "printed": (Plan(players=1, seed=12), 12),
    "custom": (
        Plan(
            kind="default",
            players=1,
            options=("one-dial", "xaxos"),
            packs=("war-eternal", "outcasts"),
        ),
        4,
    ),
}


def golden_game(nemesis: str) -> Game:
    """The same game every time, as long as the rules are the same."""
    at = list(LIBRARY.nemeses).index(nemesis)
    setup = make_setup(
        nemesis=nemesis,
        mages=MAGES[at % len(MAGES)],
        supply="suggested-b" if at % 2 else "suggested-a",
        difficulty="beginner",
    )
    game = Game.new(setup, SEED + at)
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


def positions_text(chronicle: str) -> str:
    """Under each answer what it changed: all that one would see, and small enough to be kept."""
    blocks, before = [], Account()
    for number, (key, after) in enumerate(positions(chronicle)):
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


def main() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for name in EXPEDITIONS:
        golden_expedition(name)
    for nemesis in LIBRARY.nemeses:
        chronicle = golden_chronicle(GOLDEN / f"{nemesis}.chronicle", nemesis)
        (GOLDEN / f"{nemesis}.positions").write_text(positions_text(chronicle), encoding="utf-8")
        print(f"wrote {nemesis}.positions")


if __name__ == "__main__":
    main()
