"""Writes web/openapi.json, of which the client's types are made, and web/fixtures for its tests.

Run: `python -m tools.webfixture`.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from gravehold.content.library import LIBRARY, make_setup
from gravehold.kernel.decision import seat_name
from gravehold.kernel.game import Game
from gravehold.notation.settings import settings_of
from gravehold.players.policy import make_bot
from gravehold.server import messages as msg
from gravehold.server.app import make_app
from gravehold.server.catalogue import catalogue
from gravehold.server.contract import openapi_of
from gravehold.server.room import Room
from gravehold.server.rows import HUMAN, OWNER, Entry, GameRow, Right, SeatRow
from gravehold.server.settings import Settings
from gravehold.table.glance import Glance

FOLDER = Path(__file__).parent.parent / "web" / "fixtures"
SEED, TURN = 7, 24
MAGES = ("dezmodia", "garu", "gex", "mazahaedron")


def crowded() -> Game:
    """Four mages in the middle of a fight, one of them in the main phase with a full hand."""
    game = Game.new(make_setup(nemesis="umbra-titan", mages=MAGES, seed=SEED), SEED)
    bot = make_bot("greedy", SEED)
    while Glance(game).turn < TURN or Glance(game).phase != "main":
        game.choose(bot.choose(game.view(game.asked.seats[0])).key)
    return game


def room_of(game: Game) -> Room:
    settings = settings_of(game.setup, SEED, LIBRARY)
    row = GameRow("fixture", "The long night", settings, "free", "", "", 0.0)
    entries = [Entry(n, "answer", key, OWNER, False, 0.0) for n, key in enumerate(game.answers, 1)]
    room = Room.build(row, entries, LIBRARY)
    room.seats = [SeatRow(seat, HUMAN, False) for seat in range(len(MAGES))]
    return room


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    room = room_of(crowded())
    owner = Right("fixture", "owner", OWNER)
    welcome = msg.Welcome("0", "fixture", "The long night", "owner", None, "en")
    written = {
        "welcome": msg.encode(welcome),
        "update": msg.encode(room.update(owner, "en", room.seq - 40)),
        **{f"catalogue.{lang}": catalogue(lang, LIBRARY)[0] for lang in ("en", "pl", "de")},
    }
    for name, data in written.items():
        (FOLDER / f"{name}.json").write_bytes(msgspec.json.format(data, indent=1) + b"\n")
    contract = msgspec.json.encode(openapi_of(make_app(Settings())))
    (FOLDER.parent / "openapi.json").write_bytes(msgspec.json.format(contract, indent=1) + b"\n")
    print(f"turn {Glance(room.game).turn}, {seat_name(room.game.asked.question.seats[0])} is asked")


if __name__ == "__main__":
    main()
