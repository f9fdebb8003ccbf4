"""A position that cannot be is an error with its line and the nearest right name."""

import pytest

from gravehold.kernel.errors import BadFile
from gravehold.notation.scenario import parse_scenarios
from tests.notation.texts import scenario_text


def message(text: str) -> str:
    with pytest.raises(BadFile) as caught:
        parse_scenarios(text, "f.yaml")
    return str(caught.value)


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ("trun: {next: true}", "unknown field 'trun' in position; did you mean 'turn'?"),
        ("turn: {}", "'turn' says one of: seat and phase, nemesis, next"),
        ("turn: {seat: p1, nemesis: main}", "'turn' says one of: seat and phase, nemesis, next"),
        ("turn: {seat: p3, phase: main}", "unknown seat 'p3' (there are: p1, p2)"),
        ("turn: {seat: p1}", "'turn' needs a phase: casting, main or draw"),
        ("turn: {seat: p1, phase: mian}", "unknown phase 'mian'; did you mean 'main'?"),
        ("turn: {nemesis: casting}", "unknown phase 'casting' (there are: main, draw, end)"),
        ("turn: {next: false}", "'next' should be true, not false"),
        ("turn: {next: true, aether: 3}", "'aether' belongs to a player's turn"),
        (
            "turn: {seat: p1, phase: main, aether: many}",
            "'aether' should be a whole number, not 'many'",
        ),
        (
            "turn: {seat: p1, phase: main, restricted: [{amount: 2}]}",
            "restricted aether has an amount and either",
        ),
        (
            "turn: {seat: p1, phase: main, restricted: [{amount: 2, only: [gems]}]}",
            "unknown purpose 'gems'; did you mean 'gem'?",
        ),
        ("gravehold: 30", "'gravehold' should be a mapping (name: value), not 30"),
        ("gravehold: {life: 31}", "'life' should be from 1 to 30, not 31"),
        ("gravehold: {live: 3}", "unknown field 'live' in gravehold; did you mean 'life'?"),
        ("players: {p3: {}}", "unknown seat 'p3'"),
        ("players: {p1: {life: 11}}", "'life' should be from 0 to 10, not 11"),
        ("players: {p1: {life: true}}", "'life' should be a whole number, not true"),
        ("players: {p1: {charges: 7}}", "'charges' should be from 0 to 6, not 7"),
        ("players: {p1: {aether: 3}}", "aether is given in 'turn', beside seat and phase"),
        ("players: {p1: {hands: []}}", "unknown field 'hands' in p1; did you mean 'hand'?"),
        ("players: {p1: {hand: crystal}}", "'hand' should be a list, not 'crystal'"),
        ("players: {p1: {hand: {count: 3}}}", "'hand' should be a list, not a mapping"),
        ("players: {p1: {hand: [cristal]}}", "unknown card 'cristal'; did you mean 'crystal'?"),
        ("players: {p1: {hand: [3]}}", "'hand' should hold the ids of cards, not 3"),
        ("players: {p1: {hand: [smite]}}", "'smite' is a nemesis card and cannot lie in 'hand'"),
        ("players: {p1: {tokens: {trophy: 1}}}", "unknown token 'trophy' (there are: pulse)"),
        ("players: {p1: {token: wild}}", "nobody holds a turn order token in this game"),
        ("nemesis: {life: 0}", "'life' should be from 1 to 999, not 0"),
        ("nemesis: {deck: [crystal]}", "'crystal' is a player's card and cannot lie in 'deck'"),
        ("nemesis: {deck: [bezu]}", "'bezu' belongs to another deck than 'deck'"),
        (
            "nemesis: {in_play: [smite]}",
            "'smite' is an attack: it resolves at once and never lies in play",
        ),
        (
            "nemesis: {in_play: [hemorrhage]}",
            "'hemorrhage' lies with a player: write it in 'before' of that seat",
        ),
        (
            "players: {p1: {before: [smite]}}\n  nemesis: {deck: [hemorrhage]}",
            "'smite' never lies in 'before': nothing on it puts it there",
        ),
        (
            "players: {p1: {hand: [pain-conduit], breaches: {1: {attached: mages-totem}}}}",
            "'mages-totem' never lies in 'attached': nothing on it puts it there",
        ),
        (
            "nemesis: {in_play: [bezu]}",
            "'bezu' needs the deck 'acolyte', which this nemesis does not have",
        ),
        ("nemesis: {in_play: 7}", "'in_play' should be a list, not 7"),
        ("nemesis: {in_play: [{life: 2}]}", "a card in play is written {card: id, life: N}"),
        (
            "nemesis: {in_play: [{card: catacomb-drone, power: 2}]}",
            "'catacomb-drone' has life, not power",
        ),
        (
            "nemesis: {in_play: [{card: catacomb-drone, life: 0}]}",
            "'life' should be from 1 to 999, not 0",
        ),
        ("nemesis: {tokens: {fury: 2}}", "unknown token 'fury'"),
        ("nemesis: {decks: {acolyte: []}}", "unknown field 'acolyte' in decks"),
        (
            "supply: {dread-diamont: 7}",
            "unknown card 'dread-diamont'; did you mean 'dread-diamond'?",
        ),
        ("supply: {dread-diamond: 8}", "'dread-diamond' should be from 0 to 7, not 8"),
        ("supply: {crystal: 1}", "'crystal' has no supply pile: it is no card of the supply"),
        ("supply: [dread-diamond]", "'supply' should be a mapping (name: value), not a list"),
        (
            "turn_order: {deck: [p3]}",
            "unknown turn order card 'p3' (there are: p1, p2, nemesis)",
        ),
        ("turn_order: {deck: [wild]}", "unknown turn order card 'wild'"),
        ("turn_order: {deck: [p1, p1], discard: [p1]}", "there are only 2 turn order cards 'p1'"),
        ("turn_order: {deck: []}", "the turn order needs at least one card"),
        ("destroyed: [cristal]", "unknown card 'cristal'; did you mean 'crystal'?"),
        (
            "treasures: {group: broken-tooth, pile: twisted-fang}",
            "unknown field 'pile' in treasures (there are: group)",
        ),
        (
            "treasures: {group: poison-heart, pile: twistd-fang}",
            "unknown supply card 'twistd-fang'; did you mean 'twisted-fang'?",
        ),
    ],
)
def test_a_bad_position(position: str, why: str) -> None:
    assert message(scenario_text(position)).startswith(f"f.yaml:4: {why}")


SIX = f"[{', '.join(['soldier-of-rot'] * 6)}]"


@pytest.mark.parametrize(
    ("nemesis", "why"),
    [
        ("in_play: [{card: real soldier-of-rot}]", "in play the back is told by a field"),
        (
            "in_play: [{card: soldier-of-rot, illusion: true, flipped: true}]",
            "'soldier-of-rot' cannot be both 'illusion' and 'flipped'",
        ),
        (
            "in_play: [{card: thrall-hybrid, illusion: true}]",
            "'thrall-hybrid' has nothing on its back: it is never 'illusion'",
        ),
        (
            "decks: {thrall: [real illusion soldier-of-rot]}",
            "unknown card 'real illusion soldier-of-rot'",
        ),
        (
            f"in_play: {SIX}, decks: {{thrall-discard: [illusion soldier-of-rot]}}",
            "there are only 6 cards 'soldier-of-rot'",
        ),
        ("decks: {thrall: [smite]}", "'smite' belongs to another deck than 'thrall'"),
    ],
)
def test_impossible_thralls(nemesis: str, why: str) -> None:
    assert message(thralls(nemesis)).startswith(f"f.yaml:4: {why}")


@pytest.mark.parametrize(
    ("position", "why"),
    [
        (
            "glyphs: {molten-peridot: [life], twisted-fang: [life]}",
            "'life' lies in two places; in 'glyphs' each is there once",
        ),
        (
            "glyphs: {twisted-fang: [life]}\n  supply: {twisted-fang: 0}",
            "'glyphs' lie only on piles that are not empty; 'twisted-fang' has no card left",
        ),
    ],
)
def test_impossible_glyphs(position: str, why: str) -> None:
    assert message(glyphs(position)).endswith(why)


def glyphs(position: str) -> str:
    game = "{rules: outcasts, nemesis: gate-witch, mages: [zhana-outcasts, kel]}"
    return scenario_text(position, game=game)


def thralls(nemesis: str) -> str:
    game = "{nemesis: risen-thrall, mages: [dezmodia, garu]}"
    return scenario_text(f"nemesis: {{{nemesis}}}", game=game)


@pytest.mark.parametrize(
    ("nemesis", "why"),
    [
        ("dream: {6: twisted-fang}", "unknown space '6' (there are: 1, 2, 3, 4, 5)"),
        (
            "dream: {2: twisted-fang}, in_play: [{card: dream-devourer, life: 8, space: 2}]",
            "two cards lie on space 2 of 'dream'",
        ),
    ],
)
def test_an_impossible_dream_mat(nemesis: str, why: str) -> None:
    assert message(dreams(nemesis)).startswith(f"f.yaml:4: {why}")


def dreams(nemesis: str) -> str:
    game = "{nemesis: thief-of-dreams, mages: [dezmodia, garu]}"
    return scenario_text(f"nemesis: {{{nemesis}}}", game=game)


@pytest.mark.parametrize(
    ("position", "why"),
    [
        (
            "turn: {seat: p1, phase: main, assault: true}",
            "'assault' says how a nemesis turn began: write it beside 'nemesis'",
        ),
        ("turn: {nemesis: main, assault: 1}", "'assault' should be true or false, not 1"),
        ("turn: {nemesis: main, asault: true}", "unknown field 'asault' in turn; did you mean"),
        ("turn_order: {deck: [asault]}", "unknown turn order card 'asault'; did you mean"),
        (
            "turn_order: {deck: [assault, assault, assault]}",
            "there are only 2 turn order cards 'assault'",
        ),
        (
            "nemesis: {lasting: [risen-slice]}",
            "unknown card 'risen-slice' (there are: risen-ferocious-assault)",
        ),
        (
            "nemesis: {decks: {beacons: []}}",
            "unknown field 'beacons' in decks; did you mean 'beacon'?",
        ),
    ],
)
def test_an_impossible_assault(position: str, why: str) -> None:
    assert message(assault(position)).startswith(f"f.yaml:4: {why}")


def assault(position: str) -> str:
    game = "{nemesis: maelstrom-risen, mages: [dezmodia, garu]}"
    return scenario_text(position, game=game)


@pytest.mark.parametrize(
    ("turn", "why"),
    [
        (
            "{nemesis: main, wild: true}",
            "'wild' says that a player's turn was begun by the wild card: write it beside 'seat'",
        ),
        ("{next: true, wild: true}", "'wild' says that a player's turn was begun"),
        ("{seat: p1, phase: main, wild: 1}", "'wild' should be true or false, not 1"),
    ],
)
def test_a_wild_turn_that_cannot_be(turn: str, why: str) -> None:
    assert message(wild_turn(turn)).startswith(f"f.yaml:4: {why}")


def wild_turn(turn: str) -> str:
    game = "{nemesis: gate-witch, mages: [garu, gex, dezmodia], rules: outcasts}"
    return scenario_text(f"turn: {turn}", game=game)


@pytest.mark.parametrize(
    ("breaches", "why"),
    [
        ("5: {open: true}", "there is no breach 5; breaches are 1, 2, 3 and 4"),
        ("x: {open: true}", "there is no breach 'x'; breaches are 1, 2, 3 and 4"),
        ("2: {turned: 4}", "'turned' should be from 0 to 3, not 4"),
        ("2: {open: true, turned: 1}", "breach 2 is either open or turned, not both"),
        ("2: {open: false}", "breach 2 is not open: say how far it is turned"),
        ("2: {open: 1}", "'open' should be true or false, not 1"),
        ("2: destroyd", "unknown breach 'destroyd'; did you mean 'destroyed'?"),
        ("2: {opened: true}", "unknown field 'opened' in breach 2; did you mean 'open'?"),
        ("2: {kind: sigel}", "unknown kind of breach 'sigel'; did you mean 'sigil'?"),
        ("2: {prepped: [crystal]}", "'crystal' is no spell and cannot be prepped"),
        ("2: {prepped: [sparc]}", "unknown card 'sparc'; did you mean 'spark'?"),
        ("2: {prepped: [smite]}", "'smite' is no spell and cannot be prepped"),
        ("2: {prepped: [4]}", "'prepped' should hold the ids of spells, not 4"),
        ("2: {prepped: [spark, spark]}", "'spark' and 'spark' cannot lie on one breach together"),
        ("2: {prepped: [spark+]}", "'spark' lies on one breach: write it without the +"),
        ("2: {prepped: [crystallize]}", "'crystallize' lies on two breaches: write 'crystallize+'"),
        ("4: {prepped: [crystallize+]}", "'crystallize' needs a breach to the right of this one"),
        (
            "2: {prepped: [crystallize+]}, 3: {prepped: [spark]}",
            "breach 3 is taken by the spell on breach 2",
        ),
        (
            "2: {prepped: [crystallize+]}, 3: destroyed",
            "breach 3 is taken by the spell on breach 2",
        ),
        ("2: {prepped: [spark], used: [torch]}", "unknown prepped spell 'torch'"),
    ],
)
def test_an_impossible_breach(breaches: str, why: str) -> None:
    found = message(scenario_text(f"players: {{p1: {{breaches: {{{breaches}}}}}}}"))
    assert found.startswith(f"f.yaml:4: {why}")


def test_a_breach_the_mage_does_not_have() -> None:
    text = scenario_text(
        "players: {p1: {breaches: {1: {open: true}}}}",
        game="{nemesis: gate-witch, mages: [gex, garu]}",
    )
    assert message(text) == "f.yaml:4: p1 plays gex, who has no breach 1"


@pytest.mark.parametrize("state", ["turned: 1, ", "", "kind: void, ", "kind: void, turned: 2, "])
def test_many_spells_on_a_roomy_breach_that_is_closed(state: str) -> None:
    text = scenario_text(
        f"players: {{p1: {{breaches: {{4: {{{state}prepped: [spark, torch]}}}}}}}}",
        game="{nemesis: gate-witch, mages: [dezmodia-outcasts, garu]}",
    )
    assert message(text) == "f.yaml:4: 'spark' and 'torch' cannot lie on one breach together"


@pytest.mark.parametrize(
    ("mages", "players", "why"),
    [
        ("dezmodia, garu, gex", "p1: {token: 1/2}", "unknown token '1/2' (there are: wild)"),
        (
            "dezmodia, garu, gex",
            "p1: {token: wild}, p2: {token: wild}",
            "one token cannot lie before two seats",
        ),
    ],
)
def test_a_bad_turn_order_token(mages: str, players: str, why: str) -> None:
    game = f"{{nemesis: gate-witch, mages: [{mages}], rules: outcasts}}"
    assert message(scenario_text(f"players: {{{players}}}", game=game)) == f"f.yaml:4: {why}"


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ("nemesis: {decks: {acolyte: []}}", "unknown field 'acolyte' in decks"),
        ("players: {p1: {breaches: {2: {used: [torch]}}}}", "unknown prepped spell 'torch'"),
    ],
)
def test_where_nothing_is_known_nothing_is_listed(position: str, why: str) -> None:
    assert message(scenario_text(position)) == f"f.yaml:4: {why}"
