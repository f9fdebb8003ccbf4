"""Draws docs/images/table.svg: the terminal table in the middle of a game of two bots."""

import io
from pathlib import Path

from rich.console import Console
from rich.text import Text

from gravehold import __version__
from gravehold.api import Game
from gravehold.cli.speech import speak
from gravehold.cli.terminal.board import Board
from gravehold.cli.terminal.menu import labels, roomy
from gravehold.content.library import make_setup
from gravehold.players.policy import make_bot
from gravehold.table.glance import Glance
from gravehold.words.log import lines
from gravehold.words.prompts import prompt

PICTURE = Path(__file__).parent.parent / "docs" / "images" / "table.svg"
WIDTH, HEIGHT = 118, 50
TURN, AETHER = 22, 4


def mid_game() -> Game:
    """Bots play to a main phase in which somebody has something to spend."""
    setup = make_setup(nemesis="umbra-titan", mages=["garu", "gex"], supply="suggested-a")
    game = Game.new(setup, seed=8, events=True)
    bot = make_bot("greedy", 1)
    while Glance(game).turn < TURN or game.asked.kind != "main" or Glance(game).aether < AETHER:
        game.events.clear()
        game.choose(bot.choose(game.view(game.asked.seats[0])))
    return game


def draw(game: Game) -> Console:
    console = Console(
        record=True, width=WIDTH, height=HEIGHT, file=io.StringIO(), force_terminal=True,
        color_system="truecolor", highlight=False,
    )  # fmt: skip
    speak("en")
    view = game.view()
    for line in lines(view, game.events):
        console.print(Text(line))
    console.print(Board(view, WIDTH).full())
    console.print(Text(prompt(view), "bold"))
    console.print(roomy(labels(view)))
    return console


def main() -> None:
    svg = draw(mid_game()).export_svg(title=f"gravehold {__version__}", unique_id="table")
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(svg, encoding="utf-8")
    print(f"wrote {PICTURE.relative_to(PICTURE.parent.parent.parent)}")


if __name__ == "__main__":
    main()
