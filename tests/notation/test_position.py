"""Positions: what is given, what is left out, where the game starts."""

from typing import Any

from gravehold.content.library import LIBRARY
from gravehold.kernel.game import Game
from gravehold.notation.picture import picture
from gravehold.notation.runner import start
from gravehold.notation.scenario import GameScenario, parse_scenarios
from gravehold.table.reading import open_table
from tests.notation.texts import game_at, scenario

HOLLOW_CROWN = "{nemesis: hollow-crown, mages: [dezmodia, garu], seed: 4}"
THREE = "{nemesis: gate-witch, mages: [dezmodia, garu, gex], variants: [no-choice], seed: 1}"
MAIN = "turn: {seat: p1, phase: main}"


def seen(position: str, game: str = "") -> dict[str, Any]:
    found = game_at(position, game=game) if game else game_at(position)
    return picture(found.state, found.codex)


def player(given: str, seat: str = "p1") -> Any:
    return seen(f"{MAIN}\n  players: {{{seat}: {given}}}")["players"][seat]


# What is left out


def test_a_seat_given_partly_keeps_the_rest_of_its_set_up() -> None:
    found = player("{life: 3}")
    assert found["life"] == 3
    assert found["hand"] == ["oblivion-shard", "crystal", "crystal", "spark", "spark"]
    assert found["breaches"][2]["turned"] == 1


def test_an_empty_seat_is_as_set_up() -> None:
    assert player("{}") == player("{life: 10}") == player("")


def test_a_zone_that_is_given_is_given_whole() -> None:
    assert player("{hand: [torch]}")["hand"] == ["torch"]
    assert player("{deck: []}")["deck"] == []


def test_only_the_breaches_that_are_named_change() -> None:
    breaches = player("{breaches: {3: {turned: 2}, 4: destroyed}}")["breaches"]
    assert breaches[1]["open"]
    assert breaches[3]["turned"] == 2
    assert breaches[4] == "destroyed"


def test_a_breach_with_only_a_spell_stays_as_it_is() -> None:
    breach = player("{breaches: {2: {prepped: [spark]}}}")["breaches"][2]
    assert (breach["turned"], breach["prepped"]) == (1, ["spark"])


def test_another_kind_of_breach_is_open() -> None:
    breach = player("{breaches: {2: {kind: sigil}}}")["breaches"][2]
    assert (breach["kind"], breach["open"]) == ("sigil", True)


def test_a_spell_on_two_breaches_lies_on_both() -> None:
    game = game_at(f"{MAIN}\n  players: {{p1: {{breaches: {{2: {{prepped: [crystallize+]}}}}}}}}")
    _, on_2, on_3, _ = (breach.spells for breach in open_table(game).seats[0].breaches)
    assert on_2 == on_3 != ()


def test_the_rest_of_the_nemesis_stays_dealt() -> None:
    dealt = seen(MAIN)["nemesis"]
    given = seen(f"{MAIN}\n  nemesis: {{life: 12}}")["nemesis"]
    assert given == {**dealt, "life": 12}
    assert len(given["deck"]) == 24


def test_a_card_in_play_without_a_number_has_the_printed_one() -> None:
    in_play = seen(
        f"{MAIN}\n  nemesis: {{in_play: [catacomb-drone, {{card: aphotic-sun, power: 1}}]}}"
    )
    assert in_play["nemesis"]["in_play"] == [
        {"card": "catacomb-drone", "life": 5},
        {"card": "aphotic-sun", "power": 1},
    ]


def test_the_acolytes_of_the_set_up_lie_in_play() -> None:
    nemesis = seen(MAIN, HOLLOW_CROWN)["nemesis"]
    assert len(nemesis["in_play"]) == 2
    assert len(nemesis["decks"]["acolyte"]) == 7


def test_an_acolyte_is_in_one_place_only() -> None:
    text = f"{MAIN}\n  nemesis: {{in_play: [bezu], decks: {{acolyte-discard: [mord]}}}}"
    nemesis = seen(text, HOLLOW_CROWN)["nemesis"]
    everywhere = ["bezu", "mord", *nemesis["decks"]["acolyte"]]
    assert len(everywhere) == len(set(everywhere)) == 9


def test_acolytes_in_a_given_deck_are_not_in_play() -> None:
    base = seen(MAIN, HOLLOW_CROWN)["nemesis"]["in_play"][0]["card"]
    nemesis = seen(f"{MAIN}\n  nemesis: {{decks: {{acolyte: [{base}]}}}}", HOLLOW_CROWN)["nemesis"]
    assert base not in [entry["card"] for entry in nemesis["in_play"]]


def test_piles_that_are_not_named_are_empty() -> None:
    supply = seen(f"{MAIN}\n  supply: {{frozen-magmite: 2}}")["supply"]
    assert supply["frozen-magmite"] == 2
    assert sum(supply.values()) == 2


def test_a_card_outside_the_supply_gets_a_pile() -> None:
    game = game_at("turn: {seat: p1, phase: main, aether: 9}\n  supply: {dread-diamond: 2}")
    game.choose("gain dread-diamond")
    assert picture(game.state, game.codex)["supply"]["dread-diamond"] == 1


def test_cards_of_any_box_may_lie_anywhere() -> None:
    found = seen(
        f"{MAIN}\n  players: {{p2: {{discard: [warping-haze]}}}}\n  nemesis: {{deck: [maul]}}"
    )
    assert found["players"]["p2"]["discard"] == ["warping-haze"]
    assert found["nemesis"]["deck"] == ["maul"]


def test_the_turn_order_deck_is_what_the_discard_pile_leaves() -> None:
    order = seen(f"{MAIN}\n  turn_order: {{discard: [p1, nemesis]}}")["turn_order"]
    assert sorted(order["deck"]) == ["nemesis", "p1", "p2", "p2"]
    assert order["discard"] == ["p1", "nemesis"]


def test_a_turn_order_deck_alone_has_no_discard_pile() -> None:
    order = seen(f"{MAIN}\n  turn_order: {{deck: [p2]}}")["turn_order"]
    assert order == {"deck": ["p2"], "discard": []}


def test_the_wild_token_has_one_holder() -> None:
    for seat in ("p1", "p2", "p3"):
        players = seen(f"{MAIN}\n  players: {{{seat}: {{token: wild}}}}", THREE)["players"]
        assert [name for name, part in players.items() if part["token"]] == [seat]


# Where it starts


def test_without_a_position_the_game_is_freshly_dealt() -> None:
    text = "name: x\ngame: {nemesis: gate-witch, mages: [garu], seed: 9}\nexpect: {}\n"
    [found] = parse_scenarios(text, "f.yaml")
    assert isinstance(found, GameScenario)
    assert start(found) == Game.new(found.settings.setup(LIBRARY), 9)


def test_without_a_turn_the_next_card_is_drawn() -> None:
    game = game_at("turn_order: {deck: [p2, nemesis]}")
    assert game.asked.seats == ("p2",)
    assert open_table(game).order.discard == ("p2",)


def test_casting_starts_with_what_casting_starts() -> None:
    """Reduce to Ash reveals a card as its owner's casting phase begins."""
    spell = "{1: {open: true, prepped: [reduce-to-ash]}}"
    at = "turn: {{seat: p1, phase: {}}}\n  players: {{p1: {{breaches: {}}}}}"
    assert game_at(at.format("casting", spell)).asked.kind == "may"
    assert game_at(at.format("main", spell)).asked.kind == "main"


def test_draw_discards_what_was_played() -> None:
    text = "turn: {seat: p1, phase: draw}\n  players: {p1: {hand: [], played: [crystal]}}"
    assert seen(text + "\n  turn_order: {deck: [p2]}")["players"]["p1"]["discard"] == ["crystal"]


def test_the_nemesis_may_start_in_either_phase() -> None:
    rest = "\n  nemesis: {deck: [night-unending, smite], in_play: [{card: aphotic-sun, power: 2}]}"
    order = "\n  turn_order: {deck: [p1], discard: [nemesis]}"
    main = seen(f"turn: {{nemesis: main}}{rest}{order}")["nemesis"]["in_play"]
    draw = seen(f"turn: {{nemesis: draw}}{rest}{order}")["nemesis"]["in_play"]
    assert main[0] == {"card": "aphotic-sun", "power": 1}
    assert draw[0] == {"card": "aphotic-sun", "power": 2}
    assert len(main) == len(draw) == 2


def test_restricted_aether_is_spent_on_its_purpose_only() -> None:
    pool = "restricted: [{amount: 3, only: [gem]}, {amount: 2, never: [gem, charge]}]"
    game = game_at(f"turn: {{seat: p1, phase: main, {pool}}}")
    assert "gain frozen-magmite" in game.asked.options
    assert "charge" not in game.asked.options
    turn = picture(game.state, game.codex)["turn"]
    assert turn["restricted"] == [
        {"amount": 3, "only": ["gem"]},
        {"amount": 2, "never": ["gem", "charge"]},
    ]


def test_played_cards_were_played_this_turn() -> None:
    given = "players: {p1: {played: [crystal]}}"
    assert seen(f"{MAIN}\n  {given}")["turn"]["plays"] == ["crystal"]
    turn = "turn: {seat: p1, phase: main, plays: []}"
    assert seen(f"{turn}\n  {given}")["turn"]["plays"] == []


# Cards


def test_every_card_has_one_number_and_lies_somewhere() -> None:
    """Basic nemesis cards that are nowhere else are in the box."""
    game = game_at(f"{MAIN}\n  nemesis: {{deck: [smite], in_play: [night-unending]}}")
    s = game.state
    zones = [*s.hand, *s.deck, *s.discard, *s.prepped, *s.piles, s.nemesis_deck, s.in_play, s.box]
    cards = [card for zone in zones for card in zone]
    assert sorted(cards) == list(range(len(s.kind)))
    assert len(s.box) == len(game.setup.basics) - 2


def test_a_complete_position_leaves_chance_to_the_seed() -> None:
    text = f"{MAIN}\n  nemesis: {{deck: [smite]}}\n  turn_order: {{deck: [p1]}}"
    assert scenario(text).settings.seed == game_at(text).state.rng == 1
