"""Saves at any decision, and what becomes of damaged ones."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from gravehold import Game, make_setup
from gravehold.content.edition import as_of
from gravehold.content.library import LIBRARY
from gravehold.kernel.errors import BadFile, GraveholdError
from gravehold.kernel.saved import Saved
from gravehold.kernel.serial import sealed
from gravehold.kernel.state import Ctx
from gravehold.notation.runner import start
from gravehold.notation.scenario import parse_scenarios
from tests.kit.ids import ids_of

WILD_CARD_SUFFERS = """
name: Deep Abomination counts the wild card for one mage of the players' choice
game: {nemesis: gate-witch, mages: [dezmodia, garu, gex], seed: 1}
position:
  turn: {nemesis: main}
  nemesis: {tokens: 1, deck: [night-unending], in_play: [{card: deep-abomination, life: 6}]}
  turn_order: {deck: [p1, p3], discard: [wild, nemesis]}
steps: [p3]
"""
THAT, N = (Ctx.__struct_fields__.index(field) for field in ("that", "n"))


def played(answers: int = 40, seed: int = 11) -> Game:
    game = Game.new(make_setup(nemesis="magus-of-cloaks", mages=["garu", "quilius"]), seed)
    for i in range(answers):
        game.pick((7 * i + 3) % len(game.asked.options))
        if game.over:
            break
    return game


def edited(game: Game, change: Callable[[dict[str, Any]], object]) -> str:
    data = json.loads(game.to_json())
    change(data)
    return json.dumps(data, separators=(",", ":"))


def as_if_saved(game: Game, change: Callable[[dict[str, Any]], object]) -> str:
    """With seals that fit: as another version of the program could have written it."""
    saved = msgspec.json.decode(edited(game, change), type=Saved)
    return msgspec.json.encode(sealed(saved)).decode()


def test_a_save_gives_the_same_game_with_its_past() -> None:
    game = played()
    again = Game.from_json(game.to_json())
    assert again == game
    assert again.answers == game.answers


def test_a_game_from_a_written_position_is_saved_with_it() -> None:
    first = played()
    game = Game.at(first.state.copy(), first.codex, 11)
    game.pick(0)
    again = Game.from_json(game.to_json())
    assert again == game
    assert again.origin == game.origin
    assert again.undo() == game.undo()
    assert again == game


def test_undo_works_after_loading() -> None:
    game = played()
    again = Game.from_json(game.to_json())
    assert again.undo() == game.undo()
    assert again == game


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data["state"].update(gravehold=999),
        lambda data: data["state"]["life"].clear(),
        lambda data: data["state"].pop("stack"),
        lambda data: data.update(state={}),
        lambda data: data.update(state=[1, 2]),
        lambda data: data.update(seal="0" * 16),
        lambda data: data.update(fingerprint="another version"),
    ],
)
def test_a_damaged_or_old_snapshot_is_replaced_by_the_answers(
    change: Callable[[dict[str, Any]], object],
) -> None:
    game = played()
    assert Game.from_json(edited(game, change)) == game


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda data: data.update(format="other"), "format 'other'"),
        (lambda data: data.update(version=9), "version 9"),
        (lambda data: data.update(seed=-1), "a seed is .* not -1"),
        (
            lambda data: data.update(answers=["dance"], fingerprint=""),
            "answer 1 .'dance'. no longer fits",
        ),
        (lambda data: data["setup"]["nemesis"].update(lif=3), "lif"),
        (lambda data: data["setup"].update(nemesis="umbra-titan"), "cannot be read"),
        (lambda data: data["setup"].update(mages=[]), "one to four mages"),
        (lambda data: data["setup"].pop("mages"), "mages"),
    ],
)
def test_a_save_that_cannot_be_ours_says_why(
    change: Callable[[dict[str, Any]], object], message: str
) -> None:
    with pytest.raises(GraveholdError, match=message):
        Game.from_json(as_if_saved(played(), change))


@pytest.mark.parametrize("change", [{"answers": "x"}, {"more": 1}])
def test_unknown_fields_are_no_save(change: dict[str, object]) -> None:
    with pytest.raises(GraveholdError, match="not a saved game"):
        Game.from_json(edited(played(), lambda data: data.update(change)))


@pytest.mark.parametrize(
    "change",
    [
        lambda data: data.update(seed=12),
        lambda data: data.update(seed=1 << 70),
        lambda data: data.update(truth=""),
        lambda data: data.pop("truth"),
        lambda data: data.update(version=1),
        lambda data: data["answers"].pop(),
        lambda data: data["answers"].pop(3),
        lambda data: data["answers"].__setitem__(-1, "done"),
        lambda data: data["setup"]["mages"].reverse(),
        lambda data: data["setup"]["rules"].update(difficulty="expert"),
        lambda data: data["setup"].update(more=1e300),
    ],
)
def test_another_game_than_the_one_saved_is_never_opened(
    change: Callable[[dict[str, Any]], object],
) -> None:
    with pytest.raises(BadFile, match="this save is damaged"):
        Game.from_json(edited(played(), change))


def test_the_order_of_fields_means_nothing() -> None:
    game = played()
    again = json.dumps(json.loads(game.to_json()), indent=1, sort_keys=True)
    assert Game.from_json(again) == game


def test_a_save_of_version_one_is_sealed_as_it_was() -> None:
    """Its seal covers the snapshots: they count while it fits, else the answers do."""
    rules = as_of(LIBRARY, "0.1.0").rules("war-eternal")
    game = Game.new(msgspec.structs.replace(played().setup, rules=rules), 3)
    saved = msgspec.json.decode(game.to_json(), type=Saved)
    ids = ids_of(game.setup)
    old = msgspec.structs.replace(saved, version=1, truth="", answers=[], setup=ids)
    old.seal = hashlib.sha256(bytes(old.state)).hexdigest()[:16]
    data = json.loads(msgspec.json.encode(old))
    del data["truth"]
    assert Game.from_json(json.dumps(data, separators=(",", ":"))) == game
    data["state"]["gravehold"] = 1
    replayed = Game.from_json(json.dumps(data, separators=(",", ":")))
    assert replayed == Game.new(game.setup, game.seed)


@pytest.mark.parametrize("text", ["", "{}", "[]", "null", "{" * 5000, "\x00", b"\xff\xfe", "nan"])
def test_texts_that_are_no_saves(text: str | bytes) -> None:
    with pytest.raises(BadFile, match="not a saved game"):
        Game.from_json(text)


def test_an_illegal_answer_changes_nothing_and_names_the_legal_ones() -> None:
    game = played(0)
    before = game.copy()
    with pytest.raises(GraveholdError, match="legal: "):
        game.choose("gain everything")
    with pytest.raises(GraveholdError):
        game.choose(99)
    with pytest.raises(GraveholdError):
        game.choose(None)
    assert game == before
    assert game.answers == []


def test_a_step_saved_with_its_number_elsewhere_goes_on() -> None:
    """Deep Abomination asks whose the wild card is: once its number lay where a player belongs."""
    (scenario,) = parse_scenarios(WILD_CARD_SUFFERS, "wild.yaml")
    game = Game.from_json(start(scenario).to_json())

    def as_it_was(data: dict[str, Any]) -> None:
        frame = data["state"]["stack"][-1]
        name, ctx, picks = frame
        assert name == "=TURN_CARD_SUFFERS"
        ((_, card),) = picks
        ctx[THAT], ctx[N], frame[2] = ctx[N], card, []

    assert Game.from_json(as_if_saved(game, as_it_was)) == game
    game.choose("p3")
    assert game.state.life == [10, 10, 9]
