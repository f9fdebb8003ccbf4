"""Draws docs/images/table-desktop.png and table-phone.png: the real table of a game of bots."""

import io
import tempfile
from contextlib import ExitStack
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from gravehold.api import Game
from gravehold.content.library import make_setup
from gravehold.notation import chronicle
from gravehold.players.policy import make_bot
from gravehold.table.reading import table_of
from tests.browser.conftest import ARGS, chromium
from tests.server.harness import Server

PICTURES = Path(__file__).parent.parent / "docs" / "images"
MAGES = ["dezmodia", "garu", "gex", "mazahaedron"]
SEED, TURN, AETHER, HAND = 10, 31, 4, 3
SIZES = {"table-desktop": (1440, 960), "table-phone": (390, 844)}


def mid_game() -> Game:
    """Bots play until somebody in a main phase has something to spend."""
    setup = make_setup(nemesis="umbra-titan", mages=MAGES, supply="suggested-a")
    game = Game.new(setup, seed=SEED)
    bot = make_bot("greedy", 1)
    while not _telling(game):
        game.choose(bot.choose(game.view(game.asked.seats[0])))
    return game


def _telling(game: Game) -> bool:
    table = table_of(game.view())
    return (
        game.asked.kind == "main"
        and table.turn.number >= TURN
        and table.turn.aether >= AETHER
        and table.acting is not None
        and len(table.acting.zone("hand")) >= HAND
    )


def draw(browser: Browser, address: str, name: str) -> None:
    width, height = SIZES[name]
    page = browser.new_page(
        viewport={"width": width, "height": height}, locale="en-US", reduced_motion="reduce"
    )
    page.add_init_script("localStorage.setItem('gravehold.stay', '0')")
    page.goto(address)
    page.locator("#hand .card.legal").first.wait_for()
    if name == "table-phone":
        page.locator('.jump [href="#hand"]').click()
        page.mouse.move(0, 0)
    page.wait_for_timeout(500)
    picture = Image.open(io.BytesIO(page.screenshot()))
    file = PICTURES / f"{name}.png"
    picture.convert("RGB").quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=1).save(
        file, optimize=True
    )
    print(f"{file.name}: {file.stat().st_size:,} bytes")
    page.close()


def main() -> None:
    text = chronicle.write(mid_game())
    with tempfile.TemporaryDirectory() as home, ExitStack() as after:
        server = Server(Path(home))
        after.callback(server.stop)
        links = server.http.post("/api/import", json={"chronicle": text}).json()
        playwright = after.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGS)
        for name in SIZES:
            draw(browser, f"{server.url}/play/{links['owner']}", name)
        browser.close()


if __name__ == "__main__":
    main()
