"""Plays one whole game against each nemesis and keeps its chronicle (`make golden`).

The greedy bot plays them, so that they are long and see many cards. They are kept, not made anew:
a game that no longer replays shows that a rule or card has changed.
"""

from pathlib import Path

from gravehold import Game, make_bot, make_setup
from gravehold.content.library import LIBRARY
from gravehold.kernel.game import Game as KernelGame
from gravehold.notation.chronicle import write
from gravehold.players.policy import play_together

GOLDEN = Path(__file__).parent.parent / "tests" / "golden"
MAGES = (
    ("dezmodia", "garu"),
    ("gex", "mazahaedron", "quilius"),
    ("mist-voidwalker", "ulgimor"),
    ("yan-magda", "garu", "quilius", "gex"),
)
SEED = 20


def golden_game(nemesis: str) -> Game:
    """The same game every time, as long as the rules are the same."""
    at = list(LIBRARY.nemeses).index(nemesis)
    setup = make_setup(
        nemesis=nemesis,
        mages=MAGES[at % len(MAGES)],
        supply="suggested-b" if at % 2 else "suggested-a",
        level="beginner",
    )
    game = Game.new(setup, SEED + at)
    play_together(game, make_bot("greedy", SEED))
    return game


def ending(game: KernelGame) -> str:
    """Where the game led, in one line that a change of any number changes."""
    s, outcome = game.state, game.outcome
    assert outcome is not None
    word = "won" if outcome.won else "lost"
    return (
        f"# {word}: {outcome.because}, turn {s.turn}, Gravehold {s.gravehold}, "
        f"nemesis {s.nemesis}, life {s.life}, charges {s.charges}"
    )


def golden_text(nemesis: str) -> str:
    game = golden_game(nemesis)
    return f"{write(game)}{ending(game)}\n"


def main() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for nemesis in LIBRARY.nemeses:
        path = GOLDEN / f"{nemesis}.chronicle"
        path.write_text(golden_text(nemesis), encoding="utf-8")
        print(f"wrote {path.name}")


if __name__ == "__main__":
    main()
