"""Writes web/openapi.json, of which the client's types are made, and web/fixtures for its tests.

Run: `python -m tools.webfixture`.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from gravehold import Expedition
from gravehold.content.library import LIBRARY, make_setup
from gravehold.kernel.decision import seat_name
from gravehold.kernel.game import Game
from gravehold.notation.settings import settings_of
from gravehold.players.policy import make_bot
from gravehold.server.app import make_app
from gravehold.server.edge.openapi import openapi_of
from gravehold.server.rooms.room import Room
from gravehold.server.settings import Settings
from gravehold.server.storage.rows import HUMAN, OWNER, Entry, GameRow, Right, SeatRow
from gravehold.server.wire.catalogue import catalogue
from gravehold.server.wire.types import messages as msg
from gravehold.table.glance import Glance
from gravehold.words.language import LANGUAGES

FOLDER = Path(__file__).parent.parent / "web" / "fixtures"
SEED, TURN = 7, 24
ROAD = 3569362060062839715  # its second battle is one that bots can win
TRIES = 60
MAGES = ("dezmodia", "garu", "gex", "mazahaedron")


def crowded() -> Game:
    """Four mages in the middle of a fight, one of them in the main phase with a full hand."""
    game = Game.new(make_setup(nemesis="umbra-titan", mages=MAGES, seed=SEED), SEED)
    bot = make_bot("greedy", SEED)
    while Glance(game).turn < TURN or Glance(game).phase != "main":
        game.choose(bot.choose(game.view(game.asked.seats[0])).key)
    return game


def camped() -> Expedition:
    """Two mages on the printed expedition; battle 1 is behind them, the market is being made."""
    journey = _fought(Expedition.new(players=2, seed=ROAD, library=LIBRARY), bot=SEED)
    while journey.state.battle == 1:
        tries = (_fought(journey.copy(), bot) for bot in range(TRIES))
        journey = next((each for each in tries if each.state.battle == 2), journey)
    while journey.asked.kind != "market":
        journey.choose(0)
    return journey


def _fought(journey: Expedition, bot: int) -> Expedition:
    """After the battle that comes, with the first of everything."""
    player = make_bot("greedy", bot)
    while journey.question is not None:
        journey.choose(0)
    while (battle := journey.battle) is not None:
        journey.choose(player.choose(battle.view(battle.asked.seats[0])).key)
    return journey


def journey_room(journey: Expedition) -> Room:
    row = GameRow("fixture", "", journey.plan, "reveal", "", "", 0.0)
    return _peopled(Room.build(row, _entries(journey.answers), LIBRARY), journey.plan.players)


def _entries(answers: list[str]) -> list[Entry]:
    return [Entry(n, "answer", key, OWNER, False, 0.0) for n, key in enumerate(answers, 1)]


def _peopled(room: Room, seats: int) -> Room:
    room.seats = [SeatRow(seat, HUMAN, False) for seat in range(seats)]
    return room


def room_of(game: Game) -> Room:
    settings = settings_of(game.setup, SEED, LIBRARY)
    row = GameRow("fixture", "The long night", settings, "free", "", "", 0.0)
    return _peopled(Room.build(row, _entries(game.answers), LIBRARY), len(MAGES))


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    room, camp = room_of(crowded()), journey_room(camped())
    owner = Right("fixture", "owner", OWNER)
    welcome = msg.Welcome("0", "fixture", "The long night", "owner", None, "en")
    written = {
        "welcome": msg.encode(welcome),
        "update": msg.encode(room.update(owner, "en", room.seq - 40)),
        "journey": msg.encode(camp.update(owner, "en", camp.seq)),
        **{f"catalogue.{lang}": catalogue(lang, LIBRARY)[0] for lang in LANGUAGES},
    }
    for name, data in written.items():
        (FOLDER / f"{name}.json").write_bytes(msgspec.json.format(data, indent=1) + b"\n")
    contract = msgspec.json.encode(openapi_of(make_app(Settings())))
    (FOLDER.parent / "openapi.json").write_bytes(msgspec.json.format(contract, indent=1) + b"\n")
    print(f"turn {Glance(room.game).turn}, {seat_name(room.game.asked.question.seats[0])} is asked")


if __name__ == "__main__":
    main()
