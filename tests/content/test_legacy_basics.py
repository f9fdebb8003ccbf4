"""The basic nemesis cards of Legacy: what they are, what becomes of them, what a battle leaves."""

from collections.abc import Callable
from typing import Any

import pytest

from gravehold.content.legacy.basics import BASICS
from gravehold.content.legacy.evolved import EVOLVING
from gravehold.content.legacy.promos import PROMOS
from gravehold.content.library import LIBRARY, make_setup
from gravehold.kernel.deal import pool_after
from gravehold.kernel.definitions import Minion
from gravehold.kernel.errors import UnknownName
from gravehold.kernel.game import Game
from gravehold.kernel.nodes import Become
from gravehold.kernel.trees import walk
from gravehold.lab.invariants import copy_equal, every_option_works, json_equal, position_sound
from gravehold.players.policy import make_bot
from gravehold.table.reading import table_of
from gravehold.words.log import lines
from tests.kit.scene import Table, scene

PLACES = {
    3: {"ravenous-leviathan", "spine-thresher", "caustic-cocoon", "humming-hive"},
    2: {"ambush", "conduct", "daze", "facet-ogre", "maddening-spectre"},
    1: {
        "creeping-curse", "endless-chasm", "aether-extract", "sap", "tremor", "drain", "hunted",
        "tempting-offer", "annihilate", "suffocate", "flash-of-decay",
    },
    0: {"scatter", "gathering-storm"},
}  # fmt: skip


@pytest.mark.rule("legacy.evolve-basic")
def test_the_22_basics_have_their_places_and_a_form_each() -> None:
    assert {n: {e.card.id for e in EVOLVING if e.places == n} for n in PLACES} == PLACES
    assert [evolving.card.id for evolving in EVOLVING] == [card.id for card in BASICS]
    assert len({evolving.into.id for evolving in EVOLVING}) == 22
    assert all(evolving.into.tier == evolving.card.tier for evolving in EVOLVING)
    assert all(type(evolving.into) is type(evolving.card) for evolving in EVOLVING)


@pytest.mark.rule("L3")
def test_evolve_is_the_last_effect_and_only_in_the_campaign() -> None:
    plain = [*BASICS, *(evolving.into for evolving in EVOLVING), *PROMOS.basics]
    assert [card.id for card in plain if any(isinstance(n, Become) for n in walk(card))] == []
    for evolving in EVOLVING:
        for n in range(evolving.places + 1):
            card: Any = evolving.printing(n)
            effects: Any = card.persistent if isinstance(card, Minion) else card.effect
            last = effects[-1]
            form = evolving.into.id if n == evolving.places else f"{evolving.card.id}~{n + 1}"
            assert last == Become(form, evolve=True)


def test_three_campaign_printings_say_something_else() -> None:
    differ = [e.card.id for e in EVOLVING if e.card != LIBRARY.basics[e.card.id]]
    assert differ == ["ravenous-leviathan", "humming-hive", "scatter"]


def test_the_pool_under_the_rules_of_legacy_is_the_22_plain_ones() -> None:
    """Four mages use all of them."""
    mages = ["garu", "gex", "dezmodia", "mist-voidwalker"]
    setup = make_setup(nemesis="bladius", mages=mages, rules="legacy")
    assert [card.id for card in setup.basics] == [card.id for card in BASICS]
    assert [sum(card.tier == tier for card in BASICS) for tier in (1, 2, 3)] == [8, 7, 7]


@pytest.mark.parametrize(
    ("named", "told"),
    [
        ("waylay~1", "waylay never has stickers; write 'waylay'"),
        ("smite~0", "smite never has stickers; write 'smite'"),
        ("ravenous-leviathan~9", "has 3 places for stickers; write 'ravenous-leviathan~0' to"),
        ("tremor~2", "has one place for stickers; write 'tremor~0' or 'tremor~1'"),
        ("scatter~1", "scatter has no place for a sticker; write 'scatter~0'"),
        ("ambush~x", "ambush has 2 places"),
    ],
)
def test_stickers_a_card_cannot_have_are_refused(named: str, told: str) -> None:
    with pytest.raises(UnknownName) as refused:
        make_setup(nemesis="bladius", mages=["garu"], basics=[named])
    assert told in str(refused.value)


# In the middle of an EVOLVE


def before_evolve(card: str, **more: Any) -> Table:
    """A minion whose last choice before EVOLVE is open."""
    position = {
        "turn": {"nemesis": "main"},
        "nemesis": {"in_play": [{"card": card, **more}], "deck": ["planar-collision", "smite"]},
        "turn_order": {"deck": ["p1", "p1", "p2", "p2", "nemesis"], "discard": ["nemesis"]},
    }
    table = scene(game={"rules": "legacy", "chapter": 4}, position=position)
    assert table.options == ["p1", "p2"]
    return table


def whole(game: Game) -> None:
    for check in (position_sound, copy_equal, json_equal, every_option_works):
        check(game)


@pytest.mark.rule("L3", "L4")
def test_right_before_and_after_an_evolve_a_game_is_whole() -> None:
    game = before_evolve("spine-thresher~3", life=1, shields=2).game
    whole(game)
    before = game.copy()
    assert shown(game) == ("spine-thresher~3", 1, 2)
    game.choose("p2")
    whole(game)
    assert shown(game) == ("spine-reaper", 1, 2)
    assert shown(before) == ("spine-thresher~3", 1, 2)
    game.undo()
    assert game == before
    assert shown(game) == ("spine-thresher~3", 1, 2)


def shown(game: Game) -> tuple[Any, ...]:
    """Every seat sees the same card, with its life and its shields."""
    found = {_first(table_of(game.view(seat))) for seat in range(2)}
    assert len(found) == 1
    return found.pop()


def _first(table: Any) -> tuple[Any, ...]:
    card = table.nemesis.zone("in-play").known[0]
    return (card.id, *(token.count for token in card.tokens if token.name != "silence"))


@pytest.mark.parametrize(
    ("stickers", "told"),
    [
        (0, ("takes its first sticker; 2 places are left", "zostały 2 miejsca", "2 Plätze sind")),
        (1, ("takes its second sticker; one place is", "drugą naklejkę; zostało jedno", "zweiten")),
        (2, ("third sticker; the next time it evolves", "następnym razem", "beim nächsten Mal")),
        (
            3,
            (
                "Spine Thresher evolves: from now on it is Spine Reaper.",
                "„Młocarniak” ewoluuje: od teraz to „Żniwiarniak”.",
                "Knochenspinne entwickelt sich weiter: Von nun an ist dies Knochen-Schnitter.",
            ),
        ),
    ],
)
def test_the_moment_is_told(stickers: int, told: tuple[str, str, str]) -> None:
    game = before_evolve(f"spine-thresher~{stickers}").game
    told_of = Game.at(game.state, game.codex, events=True)
    told_of.choose("p1")
    kinds = [event.kind for event in told_of.events]
    assert kinds.count("evolve") == 1
    for lang, words in zip(("en", "pl", "de"), told, strict=True):
        assert any(words in line for line in lines(told_of.view(), told_of.events, lang))


# What a battle leaves

CAMPAIGN = (
    "ravenous-leviathan~2", "ambush~2", "waylay",
    "tremor~1", "caustic-cocoon~3", "hunted~1", "drain~0",
    "scatter~0", "gathering-storm~0", "suffocate~1", "annihilate~0", "facet-ogre~2",
)  # fmt: skip


def played(seed: int, on_event: Callable[[Game], None]) -> Game:
    setup = make_setup(nemesis="bladius", mages=["adept", "adept"], rules="legacy", chapter=4,
                       basics=CAMPAIGN)  # fmt: skip
    game = Game.new(setup, seed, events=True)
    bot = make_bot("random", seed)
    while not game.over:
        game.choose(bot.choose(game.view(game.asked.seats[0])))
        on_event(game)
        game.events.clear()
    return game


@pytest.mark.rule("L33", "legacy.evolve-stays")
@pytest.mark.parametrize("seed", range(4))
def test_a_battle_tells_what_has_become_of_its_pool(seed: int) -> None:
    """Card by card, won or lost; what was never drawn or evolved is as it was."""
    first = Game.new(make_setup(nemesis="bladius", mages=["adept", "adept"], rules="legacy",
                                chapter=4, basics=CAMPAIGN), seed)  # fmt: skip
    assert pool_after(first.state, first.codex) == tuple((id_, id_) for id_ in CAMPAIGN)
    become: dict[str, str] = {}

    def note(game: Game) -> None:
        for event in game.events:
            if event.kind == "evolve":
                before, now = game.codex.ids[event.n], game.codex.ids[event.extra]
                begun = next((id_ for id_, is_ in become.items() if is_ == before), before)
                become[begun] = now

    game = played(seed, note)
    assert become
    expected = tuple((id_, become.get(id_, id_)) for id_ in CAMPAIGN)
    assert pool_after(game.state, game.codex) == expected
    again = Game.from_json(game.to_json(), lambda ids: game.setup)
    assert pool_after(again.state, again.codex) == expected
