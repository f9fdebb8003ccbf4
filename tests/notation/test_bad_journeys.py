"""A mistake in a scenario about an expedition is an error with its line and what would be right."""

import pytest

from gravehold.kernel.errors import BadFile
from gravehold.notation.runner import run_scenario, start
from gravehold.notation.scenario import JourneyScenario, Scenario, parse_scenarios

PLAN = "{kind: outcasts, players: 2, seed: 1}"
NINE = (
    "molten-peridot, petrified-phoenixium, duplicating-sazite, destiny-forger, transmuters-lens, "
    "fortified-frost, twisted-fang, lightning-arrow, tornado-of-insight"
)
TWO_OF_ONE = "dezmodia, dezmodia-outcasts"


def text(
    position: str = "{}", *, plan: str = PLAN, steps: str = "[]", expect: str = "battle: 1"
) -> str:
    """Every part on lines of its own: expedition 2, position 4, expect 6, steps 7."""
    return (
        f"name: a test\nexpedition: {plan}\nposition:\n  {position}\n"
        f"expect:\n  {expect}\nsteps: {steps}\n"
    )


def message(document: str) -> str:
    with pytest.raises(BadFile) as caught:
        parse_scenarios(document, "f.yaml")
    return str(caught.value)


def scenario(document: str) -> Scenario:
    [found] = parse_scenarios(document, "f.yaml")
    return found


def problems(document: str) -> list[str]:
    return [str(problem) for problem in run_scenario(scenario(document)).problems]


@pytest.mark.parametrize(
    ("plan", "why"),
    [
        ("outcasts", "'expedition' should be a mapping (name: value), not 'outcasts'"),
        ("{king: outcasts}", "unknown field 'king' in expedition; did you mean 'kind'?"),
        ("{kind: outcast}", "unknown expedition 'outcast'; did you mean 'outcasts'?"),
        ("{kind: 7}", "'kind' should be some words, not 7"),
        ("{players: 5}", "'players' should be from 1 to 4, not 5"),
        ("{seed: -1}", "'seed' should be from 0 to 18446744073709551615, not -1"),
        ("{kind: default, options: big-poket}", "unknown option 'big-poket'; did you mean"),
        ("{kind: default, options: [3]}", "'options' should be some words, not 3"),
        ("{options: increased}", "'outcasts' is a printed expedition; increased is for custom"),
        ("{kind: default, packs: [outcast]}", "unknown pack 'outcast'; did you mean 'outcasts'?"),
        ("{kind: extended}", "for 'extended' the packs outcasts hold too few of this: nemeses"),
        ("{kind: default, rerolled: [garu]}", "'garu' was not drawn"),
    ],
)
def test_an_expedition_that_cannot_be(plan: str, why: str) -> None:
    assert message(text(plan=plan)).startswith(f"f.yaml:2: {why}")


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ("{batle: 2}", "unknown field 'batle' in position; did you mean 'battle'?"),
        ("{battle: 5}", "'battle' should be from 1 to 4, not 5"),
        ("{battle: two}", "'battle' should be a whole number, not 'two'"),
        ("{try: 0}", "'try' should be from 1 to 99, not 0"),
        ("{stage: fight}", "unknown stage 'fight' (there are: mages, market, treasures, battle"),
        ("{stage: reward}", "there is no stage 'reward' in 'outcasts': a lost battle of a printed"),
        ("{results: [won]}", "a result is [battle, won] or [battle, lost], not 'won'"),
        ("{results: [[1, drawn]]}", "a result is [battle, won] or [battle, lost], not [1, drawn]"),
        ("{results: [[]]}", "a result is [battle, won] or [battle, lost], not []"),
        (
            "{battle: 2, results: [[1, won], [2, won]]}",
            "a position before battle 2 cannot have the result [2, won]; results of earlier",
        ),
        ("{battle: 2, results: [[3, lost]]}", "a position before battle 2 cannot have the result"),
        (
            "{battle: 3, results: [[2, lost], [1, won]]}",
            "results are told oldest first, and a battle won is not fought again: battle 1 stands",
        ),
        ("{battle: 3, results: [[1, won], [1, lost]]}", "results are told oldest first, and a"),
        (
            "{battle: 2, try: 2, results: [[2, lost], [2, lost]]}",
            "'try' should be from 3 to 99, not 2",
        ),
        ("{results: [[5, won]]}", "'battle' should be from 1 to 4, not 5"),
        ("{barracks: [ilya]}", "'barracks' should be a mapping (name: value), not a list"),
        ("{barracks: {mage: [ilya]}}", "unknown field 'mage' in barracks; did you mean 'mages'?"),
        ("{barracks: {mages: [ilia, kel]}}", "unknown mage 'ilia'; did you mean 'ilya'?"),
        ("{barracks: {mages: [ilya, kel, ilya]}}", "'ilya' is named twice in 'mages'"),
        ("{barracks: {mages: [kel]}}", "one mage is in the barracks, but 2 are needed"),
        (
            "{barracks: {mages: [dezmodia, dezmodia-outcasts]}}",
            "one mage is in the barracks, but 2 are needed, one for each player",
        ),
        ("{barracks: {supply: [twisted-fan]}}", "unknown supply card 'twisted-fan'; did you mean"),
        ("{barracks: {supply: [crystal]}}", "unknown supply card 'crystal'"),
        (
            "{barracks: {supply: [twisted-fang, kindle]}}",
            "2 piles are left in the barracks, but a market needs 9",
        ),
        ("{banished: [twisted-fang]}", "8 piles are left in the barracks, but a market needs 9"),
        ("{barracks: {treasures: [poison-hart]}}", "unknown treasure 'poison-hart'; did you mean"),
        ("{barracks: {treasures: twisted-fang}}", "'treasures' should be a list, not"),
        ("{battle: 2, banished: [kindle, kindle]}", "'kindle' is named twice in 'banished'"),
        (
            f"{{battle: 2, barracks: {{supply: [{NINE}]}}, banished: [twisted-fang]}}",
            "'twisted-fang' is in the barracks and among the banished",
        ),
        (
            "{battle: 2, banished: [twisted-fang], recallable: [destiny-forger]}",
            "'destiny-forger' can be recalled only if it is banished; name it in 'banished' too",
        ),
        (
            "{mages: [garu, kel]}",
            "'garu' is not in the barracks; they hold ilya, kel, zhana-outcasts, taqren-outcasts",
        ),
        ("{mages: [ilya, kel, zhana-outcasts]}", "'mages' names 3 mages, at most 2 fit"),
        ("{mages: [ilya, ilya]}", "'ilya' is named twice in 'mages'"),
        (
            f"{{barracks: {{mages: [{TWO_OF_ONE}, kel]}}, mages: [{TWO_OF_ONE}]}}",
            "'dezmodia' and 'dezmodia-outcasts' are the same mage; only one of them can fight",
        ),
        ("{market: [twisted-fang]}", "'market' names one pile; it should be 9"),
        ("{market: [kindle]}", "'kindle' is not in the barracks; they hold molten-peridot"),
        ("{treasures: {p1: [mazras-thesis]}}", "'mazras-thesis' is not in the barracks"),
        (
            "{battle: 2, treasures: {p3: [mazras-thesis]}}",
            "unknown field 'p3' in treasures (there are: p1, p2, group)",
        ),
        ("{battle: 2, treasures: {p1: [thesis]}}", "unknown treasure 'thesis'"),
        ("{battle: 3, treasures: {group: 3}}", "'group' should be a list, not 3"),
        (
            "{battle: 3, treasures: {p1: [broken-tooth]}}",
            "a mage takes treasures of level 1 and 3; 'broken-tooth' has",
        ),
        (
            "{battle: 3, treasures: {group: mazras-thesis}}",
            "the group takes a treasure of level 2; 'mazras-thesis' has",
        ),
        (
            "{battle: 2, treasures: {p1: [mazras-thesis], p2: [mazras-thesis]}}",
            "there is one of each treasure: 'mazras-thesis' is taken twice",
        ),
        (
            "{battle: 2, treasures: {p1: [mazras-thesis, talixs-everburn]}}",
            "p1 takes one treasure of level 1, not two",
        ),
        (
            "{battle: 3, barracks: {treasures: [world-marble]}, treasures: {p1: [world-marble]}}",
            "'world-marble' is of level 3: such treasures are taken from battle 4 on",
        ),
    ],
)
@pytest.mark.rule("expedition.barracks")
def test_an_impossible_position(position: str, why: str) -> None:
    assert message(text(position)).startswith(f"f.yaml:4: {why}")


def test_the_reward_of_a_first_try() -> None:
    told = message(text("{stage: reward, try: 1}", plan="{kind: default}"))
    assert told == "f.yaml:4: 'try' should be from 2 to 99, not 1"


@pytest.mark.parametrize(
    ("steps", "why"),
    [
        ("[banih twisted-fang]", "unreadable key 'banih twisted-fang'; did you mean 'banish'?"),
        ("[banish twisted-fan]", "unknown card 'twisted-fan' in the key 'banish twisted-fan'"),
        ("[battle drawn]", "unreadable key 'battle drawn'; it should be 'battle won' or 'battle l"),
        ("[treasure mazras-thesis]", "unreadable key 'treasure mazras-thesis'; it should be 'trea"),
        ("[gain spork]", "unknown card 'spork' in the key 'gain spork'; did you mean 'spark'?"),
        ("[{expect_options: {has: [p1 ilia]}}]", "unknown card 'ilia' in the key 'p1 ilia'"),
    ],
)
def test_bad_steps(steps: str, why: str) -> None:
    assert message(text(steps=steps)).startswith(f"f.yaml:7: {why}")


@pytest.mark.parametrize(
    ("expect", "why"),
    [
        ("batle: 2", "unknown field 'batle' in expect; did you mean 'battle'?"),
        ("battle: 5", "'battle' should be from 1 to 4, not 5"),
        ("outcome: lost", "unknown outcome 'lost'"),
        ("stage: mages", "unknown field 'stage' in expect"),
        ("decision: {kind: markt}", "unknown kind of decision 'markt'; did you mean 'market'?"),
        ("decision: {seats: [p3]}", "unknown seat 'p3'"),
        ("barracks: {supply: {cont: 3}}", "unknown field 'cont' in supply; did you mean 'count'?"),
        ("barracks: {supply: {}}", "'supply' should be a list or {count: N}"),
        ("banished: [twisted-fan]", "unknown supply card 'twisted-fan'; did you mean"),
        ("results: [2]", "a result is [battle, won] or [battle, lost], not 2"),
        ("treasures: {p1: mazra-thesis}", "unknown treasure 'mazra-thesis'; did you mean"),
        ("game: {nemesis: experiment}", "unknown nemesis 'experiment'"),
        ("game: {basics: {4: 1}}", "unknown field '4' in basics"),
        ("game: {basics: {1: x}}", "'1' should be a whole number, not 'x'"),
        ("game: {upgraded: [smite]}", "unknown upgraded basic nemesis card 'smite'"),
        ("game: {supply: second-game}", "unknown supply 'second-game'"),
        ("options: {hat: []}", "unknown field 'hat' in options; did you mean 'has'?"),
        ("deal: [p1]", "'deal' should be a mapping (name: value), not a list"),
    ],
)
def test_bad_expectations(expect: str, why: str) -> None:
    assert message(text(expect=expect)).startswith(f"f.yaml:6: {why}")


# Found while it is played


@pytest.mark.parametrize(
    ("position", "steps", "why"),
    [
        ("{}", "[battle won]", "no battle can end here: none runs, and none is about to be fought"),
        ("{}", "[p1 garu]", "'p1 garu' is not legal here"),
        ("{}", "[p2 ilya]", "'p2 ilya' is not legal here"),
        ("{battle: 4, stage: battle}", "[battle won, p1 ilya]", "'p1 ilya' is not legal here: the"),
        ("{battle: 4, stage: battle}", "[battle won, battle won]", "'battle won' is not legal her"),
    ],
)
def test_a_step_that_is_not_legal(position: str, steps: str, why: str) -> None:
    [told] = problems(text(position, steps=steps))
    assert told.startswith(f"f.yaml:7: {why}")


@pytest.mark.parametrize(
    ("position", "expect", "why"),
    [
        ("{}", "battle: 2", "battle: expected 2, was 1"),
        ("{try: 2}", "try: 1", "try: expected 1, was 2"),
        ("{results: [[1, lost]]}", "results: []", "results: expected [], was [[1, lost]]"),
        ("{}", "score: 1", "score: expected 1, was 0"),
        ("{}", "outcome: won", "outcome: expected won, was null"),
        ("{mages: [ilya, kel]}", "mages: [kel, ilya]", "mages: expected [kel, ilya], was [ilya, "),
        ("{}", "market: [twisted-fang]", "market: expected [twisted-fang], was []"),
        ("{}", "barracks: {mages: [ilya]}", "barracks.mages: expected [ilya], was [ilya, kel"),
        ("{}", "barracks: {supply: {count: 8}}", "barracks.supply: expected {count: 8}, was [mo"),
        ("{}", "banished: [twisted-fang]", "banished: expected [twisted-fang], was []"),
        ("{}", "recallable: {count: 1}", "recallable: expected {count: 1}, was []"),
        (
            "{battle: 2, treasures: {p1: [mazras-thesis]}}",
            "treasures: {p1: talixs-everburn}",
            "treasures.p1: expected talixs-everburn, was [mazras-thesis]",
        ),
        ("{}", "decision: {kind: market}", "decision.kind: expected market, was mage"),
        ("{}", "decision: {seats: [p2]}", "decision.seats: expected [p2], was [p1]"),
        ("{}", "decision: null", "decision: expected null, was <Question mage of p1"),
        ("{}", "options: [p1 ilya]", "options: expected [p1 ilya], was [p1 ilya, p1 kel"),
        ("{}", "options: {count: 3}", "options: expected {count: 3}, was [p1 ilya, p1 kel"),
        ("{}", "options: {has: [p1 garu]}", "options: lacks 'p1 garu' (legal: p1 ilya, p1 kel"),
        ("{}", "game: {nemesis: risen-thrall}", "game.nemesis: expected risen-thrall, was exper"),
        ("{}", "game: {basics: {1: 3}}", "game: no battle is about to be fought here, and none"),
        ("{}", "deal: {players: {}}", "deal: no battle is about to be fought here, and none"),
        ("{}", "players: {p1: {life: 10}}", "players: no battle runs here"),
        (
            "{mages: [ilya, kel]}",
            "game: {basics: {1: 4}, upgraded_in_deck: {3: 1}}",
            "game.basics.1: expected 4, was 3",
        ),
        (
            "{mages: [ilya, kel]}",
            "game: {supply: suggested-a}",
            "game.supply: expected [frozen-magmite",
        ),
        (
            "{battle: 2, stage: battle}",
            "deal: {xaxos: {life: 29}}",
            "deal.xaxos.life: expected 29, was 30",
        ),
        (
            "{battle: 2, stage: battle}",
            "deal: {gravehold: {life: 30}}",
            "unknown field 'gravehold' in deal",
        ),
        ("{stage: battle}", "players: {p3: {life: 3}}", "unknown seat 'p3'"),
        ("{stage: battle}", "players: {p1: {life: 3}}", "players.p1.life: expected 3, was 10"),
    ],
)
def test_a_difference_shows_both_sides(position: str, expect: str, why: str) -> None:
    told = problems(text(position, expect=expect))
    assert told
    assert told[0].startswith(f"f.yaml:6: {why}")


@pytest.mark.parametrize(
    ("expect", "why"),
    [
        ("decision: {kind: fight}", "decision: the journey is over and asks nothing"),
        ("options: {has: [fight]}", "options: the journey is over and asks nothing"),
        ("game: {nemesis: fountain-of-souls}", "game: no battle is about to be fought here"),
        ("deal: {}", "deal: no battle is about to be fought here"),
    ],
)
def test_after_the_end_nothing_is_asked(expect: str, why: str) -> None:
    told = problems(text("{battle: 4, stage: battle}", steps="[battle won]", expect=expect))
    assert [line.startswith(f"f.yaml:6: {why}") for line in told] == [True]


def test_a_scenario_of_an_expedition_is_no_game() -> None:
    found = scenario(text())
    assert isinstance(found, JourneyScenario)
    with pytest.raises(BadFile, match=r"f\.yaml:1: this scenario is about an expedition"):
        start(found)
