"""Why not: every verb gets an answer, every reason has a position, in three languages."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from gravehold.content.library import make_setup
from gravehold.kernel.game import Game
from gravehold.kernel.hindrances import FINDERS
from gravehold.kernel.reasons import REASONS, Reason, Wish
from gravehold.kernel.verbs import VERBS
from gravehold.lab.setups import Dice
from gravehold.table.asking import asked_of
from gravehold.table.places import all_places
from gravehold.table.reading import table_of
from gravehold.table.wishes import wishes_at, wishes_by_key
from gravehold.words.language import LANGUAGES
from gravehold.words.reasons import reason_words, why_words
from tests.kit.scene import Table, scene

BAD = re.compile(r"[<>{}_]|\b(None|True|False)\b|  ")


def adept(chapter: str | int, build: dict[str, Any], **position: Any) -> Table:
    game = {"rules": "legacy", "chapter": chapter, "mages": ["adept", "adept"]}
    builds = {"builds": {"p1": build}} if build else {}
    return scene(game=game | builds, aether=6, position=position)


def prepped(spell: str, **more: Any) -> Table:
    return scene(breaches={1: {"open": True, "prepped": [spell]}}, phase="main", **more)


def must_cast() -> Table:
    closed = {"turned": 1, "prepped": ["spark"]}
    return scene(
        breaches={1: {"open": True, "prepped": ["fiery-torrent"]}, 2: closed}, phase="casting"
    )


def aiming() -> Table:
    """p1 has to say what a spell hits."""
    foes = [{"card": "catacomb-drone"}]
    return scene(prepped={1: "spark", 2: "spark"}, in_play=foes).choose("cast 1 spark")


def turning() -> Table:
    """p1 has to say which closed breach is focused."""
    return scene(prepped={1: "torch"}, in_play=[]).choose("cast 1 torch", "option 2")


def thief() -> Table:
    return scene(nemesis="thief-of-dreams", in_play=[{"card": "eternal-dreamer"}], aether=9)


def restricted() -> Table:
    return prepped("nova-forge", aether=1).choose("use nova-forge 1")


def power(id_: str, **more: Any) -> Table:
    return scene(in_play=[{"card": id_}], **more)


def no_hour() -> Table:
    order = {"deck": ["p2"], "discard": ["nemesis", "nemesis", "p2", "p1", "p1"]}
    charged = {"p1": {"charges": 6, "hand": []}}
    return adept("end", {"ability": "borrowed-hour"}, players=charged, turn_order=order)


FOCUS = "Garu (p1): choose a breach to focus (Torch: focus any player's closed breach)."
CURSED = {"nemesis": "fountain-of-souls", "mages": ["qu-outcasts", "garu"]}
# The reason, how to get there, what is asked (a key or a place, by p1 or `p2 ...`), what is said.
Case = tuple[str, Callable[[], Table], str, str]
CASES: list[Case] = [
    ("over", lambda: scene(prepped={1: "spark"}, nemesis_life=1).choose("cast 1 spark"),
     "charge", "The battle is over."),
    ("watching", scene, "charge", "You are only watching."),
    ("turn", scene, "p2 charge",
     "Charges are bought only in your own main phase; it is the turn of Garu (p1)."),
    ("phase", lambda: scene(prepped={1: "spark"}), "open 3",
     "Breaches are opened only in your own main phase; this is the casting phase."),
    ("waits", aiming, "p2 nemesis", "Garu (p1) must answer first."),
    ("question", aiming, "charge",
     "First the question: Garu (p1): choose what is dealt 1 damage (Spark)."),
    ("not-among", turning, "breach:p1.1",
     "That cannot be chosen here: " + FOCUS),
    ("must-choose", aiming, "done",
     "You cannot pass here: Garu (p1): choose what is dealt 1 damage (Spark)."),
    ("must-cast", must_cast, "done", "Spark lies on closed breach II and must be cast first."),
    ("not-asked", scene, "nemesis", "No card asks for that now."),
    ("not-yours", scene, "breach:p2.2", "That belongs to Dezmodia (p2)."),
    ("not-in-hand", scene, "play crystal", "Crystal is not in your hand."),
    ("spell-played", lambda: scene(hand=["spark"]), "play spark",
     "Spark is a spell: prep it to a breach."),
    ("never-played", lambda: scene(game=CURSED, hand=["curse-of-rot"]), "play curse-of-rot",
     "Curse of Rot cannot be played."),
    ("not-a-spell", lambda: scene(hand=["crystal"]), "prep crystal",
     "Crystal is no spell: only spells are prepped."),
    ("not-prepped", lambda: scene(hand=["spark"]), "use spark",
     "Spark is not prepped to a breach of yours."),
    ("no-use", lambda: prepped("spark"), "use spark",
     "Spark does nothing while it is prepped: it waits for your next casting phase."),
    ("used", lambda: prepped("aurora").choose("use aurora 1"), "use aurora",
     "That works once per turn and has been used."),
    ("aether", lambda: scene(aether=1), "charge", "1 aether short."),
    ("restricted", restricted, "charge",
     "1 aether short: 1 that you have may not be spent on this."),
    ("pile-empty", lambda: scene(aether=9, position={"supply": {"frozen-magmite": 0}}),
     "gain frozen-magmite", "The Frozen Magmite pile is empty."),
    ("no-pile", lambda: scene(aether=9), "gain spark", "There is no Spark pile in this supply."),
    ("forbidden", thief, "destroy", "Eternal Dreamer forbids that."),
    ("breach-gone", lambda: scene(mages=("gex", "garu"), aether=9), "open 1",
     "You have no breach I."),
    ("breach-open", lambda: scene(aether=9), "open 1", "Breach I is open already."),
    ("breach-closed", lambda: scene(hand=["spark"]), "prep spark 3",
     "Breach III is closed: focus it this turn, or open it."),
    ("breach-full", lambda: prepped("fiery-torrent", hand=["spark"]), "prep spark 1",
     "Fiery Torrent lies on breach I already."),
    ("no-free-breach", lambda: prepped("fiery-torrent", hand=["spark"]), "prep spark",
     "No free breach is open or was focused this turn."),
    ("two-breaches", lambda: scene(hand=["crystallize"]), "prep crystallize",
     "Crystallize needs two free breaches side by side, each open or focused this turn."),
    ("charges-full", lambda: scene(charges=5, aether=5), "charge", "All charge slots are full."),
    ("no-charges", lambda: adept(2, {"ability": "hearth-light"}), "charge",
     "This game is played without charges."),
    ("no-ability", lambda: adept(3, {}), "ability", "This mage has no ability to charge."),
    ("no-ally", lambda: scene(aether=9), "charge-ally", "Nobody else can take charges."),
    ("not-charged", lambda: scene(charges=3), "ability", "2 charges short."),
    ("window", lambda: scene(game=CURSED, charges=4), "ability",
     "You are asked about this ability at the end of your draw phase."),
    ("condition", no_hour, "ability", "What this ability asks for is not so now."),
    ("not-in-play", lambda: power("heart-of-nothing"), "thwart",
     "Crystal is not in play."),
    ("not-a-power", lambda: power("catacomb-drone"), "thwart catacomb-drone",
     "Catacomb Drone is no power: only powers can be discarded for a price."),
    ("no-discard", lambda: power("night-unending"), "thwart night-unending",
     "Night Unending cannot be discarded: no price is printed on it."),
    ("price", lambda: power("heart-of-nothing"), "thwart heart-of-nothing",
     "The price cannot be paid now: discard 4 cards in your hand."),
    ("no-effect", lambda: prepped("aurora", charges=5), "use aurora", "It would do nothing now."),
    ("not-offered", lambda: scene(game=CURSED), "lantern", "Nothing allows that now."),
]  # fmt: skip


def asked(table: Table, key: str) -> tuple[Wish, Reason | None]:
    """What is wished for, and why not."""
    who, _, rest = key.partition(" ")
    seat = 1 if who == "p2" and rest else 0
    key, view = rest if seat else key, table.game.view()
    if key == "breach:p1.1" and view.asked.kind == "focus":
        wish = Wish("breach", seat=0, slots=(0,))
    elif ":" in key:
        wish = (wishes_at(view, key, seat) or [])[0]
    else:
        known = wishes_by_key(view, seat)
        wish = known[key] if key in known else Wish(key, card=0)
    return wish, table.game.why(wish, seat)


@pytest.mark.parametrize(("kind", "arranged", "key", "said"), CASES, ids=[c[0] for c in CASES])
def test_a_reason_is_given_and_said(
    kind: str, arranged: Callable[[], Table], key: str, said: str
) -> None:
    table = arranged()
    wish, reason = asked(table, key)
    if kind == "watching":
        reason = table.game.why(wish, None)
    assert reason is not None
    told = [reason_words(table.game.view(), reason, lang) for lang in LANGUAGES]
    assert (reason.kind, told[0]) == (kind, said)
    assert len(set(told)) == len(LANGUAGES)
    assert not any(BAD.search(text) for text in told)
    assert all(text.endswith((".", "?")) for text in told)


def test_every_reason_there_is_has_a_position() -> None:
    assert sorted({case[0] for case in CASES}) == sorted(REASONS)


POSITIONS = {
    "main": lambda: scene(hand=["crystal", "spark"], aether=3),
    "casting": must_cast,
    "question": aiming,
    "out of turn": lambda: scene(mages=("dezmodia", "garu"), hand=["crystal"]),
    "over": CASES[0][1],
}


@pytest.mark.parametrize("verb", VERBS)
@pytest.mark.parametrize("position", POSITIONS)
def test_every_verb_is_answered_anywhere(position: str, verb: str) -> None:
    table = POSITIONS[position]()
    seat = 1 if position == "out of turn" else 0
    wish = Wish(verb, card=0, slots=(1,), seat=seat, pile=0, word="strike", board="dream", n=1)
    reason = table.game.why(wish, seat)
    assert reason is None or reason.kind in REASONS
    for lang in LANGUAGES:
        assert not BAD.search(reason_words(table.game.view(), reason, lang))


def test_every_action_of_the_main_phase_knows_what_hinders_it() -> None:
    from gravehold.kernel.handlers.main_phase import ACTIONS

    assert FINDERS.keys() == ACTIONS.keys()


@pytest.mark.parametrize("aether", range(7))
def test_so_much_more_aether_and_no_less_is_enough(aether: int) -> None:
    """What is said to be short is found by asking whoever makes the options."""
    table = scene(aether=aether)
    for key in ("charge", "focus 2", "open 2", "open 4", "gain frozen-magmite"):
        reason = asked(table, key)[1]
        if reason is None:
            assert key in table.options
            continue
        assert reason.kind == "aether"
        assert key in scene(aether=aether + reason.n).options
        assert key not in scene(aether=aether + reason.n - 1).options


def test_a_thing_with_several_uses_names_each_price() -> None:
    table = scene(aether=1)
    view, game = table.game.view(), table.game
    wishes = wishes_at(view, "breach:p1.2", 0) or []
    found = [(wish, game.why(wish, 0)) for wish in wishes]
    assert why_words(view, found) == "Focus: 1 aether short. Open: 4 aether short."
    assert why_words(view, found, "de") == (
        "Bündeln: Es fehlt 1 Aetherium. Aktivieren: Es fehlt 4 Aetherium."
    )


def test_what_is_there_for_all_has_one_sentence() -> None:
    table = scene()
    view = table.game.view()
    found = [(w, table.game.why(w, 1)) for w in wishes_at(view, "breach:p2.2", 1) or []]
    assert why_words(view, found).startswith("Breaches are focused only in your own main phase;")


def test_a_bridge_that_lies_there_is_not_laid_again() -> None:
    """By its number, nine too, which elsewhere stands for nobody."""
    table = scene(nemesis="deathmind", aether=5)
    links = table_of(table.game.view()).boards[0].links
    tenth = links[9]
    table.choose(f"bridge {tenth.name}")
    told = {link.name: asked(table, f"link:bridge.{link.name}")[1] for link in links}
    assert {str(reason and reason.kind) for reason in told.values()} == {"aether", "no-effect"}
    assert told[tenth.name] == Reason("no-effect")


def test_a_thing_that_is_not_there_means_nothing() -> None:
    view = scene().game.view()
    for place in ("", "hand:9999", "breach:p9.1", "pile:nothing", "button", "hand:-1", "x:y:z"):
        assert wishes_at(view, place, 0) is None


@pytest.mark.parametrize("nemesis", ["deathmind", "thief-of-dreams", "xaxos-ascended"])
def test_everything_on_any_table_has_an_answer(nemesis: str) -> None:
    """In games by chance: what is offered can be done, all else has a reason that can be said."""
    game, dice = Game.new(make_setup(nemesis=nemesis, mages=["garu", "gex"]), 5), Dice(5)
    for step in range(90):
        if game.over:
            break
        if step % 6 == 0:
            for seat in (0, 1):
                _answers_everywhere(game, seat, [*LANGUAGES][step % 3])
        game.pick(dice.below(len(game.asked.options)))


def _answers_everywhere(game: Game, seat: int, lang: str) -> None:
    view = game.view()
    targets = {place for choice in asked_of(view).choices for place in choice.places}
    for place in all_places(table_of(view)):
        found = [(wish, game.why(wish, seat)) for wish in wishes_at(view, place, seat) or []]
        assert found
        assert not BAD.search(why_words(view, found, lang))
        if seat in game.asked.question.seats and any(reason is None for _, reason in found):
            assert place in targets
    for key, wish in wishes_by_key(view, seat).items():
        if seat in game.asked.question.seats and key in game.asked.options:
            assert game.why(wish, seat) is None


def test_asking_changes_nothing() -> None:
    game: Game = scene(hand=["crystal", "spark"], aether=3).game
    before = game.state.copy()
    for seat in (0, 1):
        for wish in wishes_by_key(game.view(), seat).values():
            game.why(wish, seat)
    assert game.state == before


def test_nothing_stands_in_the_way_of_what_is_offered() -> None:
    game = scene(hand=["crystal", "spark"], aether=6, charges=2).game
    offered = set(game.asked.options.by_key())
    for key, wish in wishes_by_key(game.view(), 0).items():
        assert (game.why(wish, 0) is None) == (
            key in offered or any(o.startswith(f"{key} ") for o in offered)
        )
    assert table_of(game.view()).turn.active == 0
