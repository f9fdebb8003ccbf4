"""A mistake in a scenario file is an error with its line and the nearest right name."""

import pytest

from gravehold.kernel.errors import BadFile
from gravehold.notation.scenario import parse_scenarios
from tests.notation.texts import scenario_text


def message(text: str) -> str:
    with pytest.raises(BadFile) as caught:
        parse_scenarios(text, "f.yaml")
    return str(caught.value)


# The document


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "f.yaml: no scenario in this file"),
        (
            "just words",
            "f.yaml:1: 'a scenario' should be a mapping (name: value), not 'just words'",
        ),
        ("- a", "f.yaml:1: 'a scenario' should be a mapping (name: value), not a list"),
        (
            "name: x\nposition: {}",
            "f.yaml:1: a scenario needs the field 'game' or 'expedition' or 'campaign'",
        ),
        (
            "name: x\ngame: {}\nexpedition: {}",
            "f.yaml:3: a scenario has one of the fields 'game' or 'expedition', not both",
        ),
        ("game: {}", "f.yaml:1: a scenario needs the field 'name'"),
        (
            "name: x\npostion: {}",
            "f.yaml:2: unknown field 'postion' in a scenario; did you mean 'position'?",
        ),
        ("name: [x]\ngame: {}", "f.yaml:1: 'name' should be some words, not a list"),
        (
            "name: x\ngame: {nemesis: gate-witch, mages: [garu]}",
            "f.yaml:1: a scenario without steps and expect shows nothing",
        ),
    ],
)
def test_a_bad_document(text: str, why: str) -> None:
    assert message(text) == why


def test_every_bad_document_is_named() -> None:
    text = "name: a\n---\nname: b\ngame: 3\n"
    assert message(text).splitlines() == [
        "f.yaml:1: a scenario needs the field 'game' or 'expedition' or 'campaign'",
        "f.yaml:4: 'game' should be a mapping (name: value), not 3",
    ]


def test_an_unknown_rule_is_named_where_the_rules_are_known() -> None:
    text = "rule: [main.gain, main.gane]\n" + scenario_text()
    assert parse_scenarios(text, "f.yaml")[0].rules == ("main.gain", "main.gane")
    with pytest.raises(BadFile) as caught:
        parse_scenarios(text, "f.yaml", ["main.gain", "main.focus"])
    assert "f.yaml:1: unknown rule 'main.gane'; did you mean 'main.gain'?" in str(caught.value)


# The game


@pytest.mark.parametrize(
    ("game", "why"),
    [
        ("{mages: [garu]}", "'game' lacks the field 'nemesis'"),
        ("{nemesis: gate-witch}", "'game' lacks the field 'mages'"),
        (
            "{nemesis: gate-wich, mages: [garu]}",
            "unknown nemesis 'gate-wich'; did you mean 'gate-witch'?",
        ),
        ("{nemesis: gate-witch, mages: [garo]}", "unknown mage 'garo'; did you mean 'garu'?"),
        ("{nemesis: gate-witch, mages: garu}", "'mages' should be a list, not 'garu'"),
        ("{nemesis: gate-witch, mages: []}", "a game has one to four mages, not 0"),
        (
            "{nemesis: gate-witch, mages: [garu, garu]}",
            "two players never share a mage: 'garu' is named twice",
        ),
        ("{nemesis: gate-witch, mages: [garu], rules: war}", "unknown rule set 'war'"),
        (
            "{nemesis: gate-witch, mages: [garu], difficulty: expart}",
            "unknown difficulty 'expart'; did you mean 'expert'?",
        ),
        (
            "{nemesis: gate-witch, mages: [garu], variants: [pears]}",
            "unknown variant 'pears'; did you mean 'pairs'?",
        ),
        (
            "{nemesis: gate-witch, mages: [garu], packs: [legasy]}",
            "unknown pack 'legasy'; did you mean 'legacy'?",
        ),
        (
            "{nemesis: gate-witch, mages: [garu], supply: sugested-a}",
            "unknown supply 'sugested-a'; did you mean 'suggested-a'?",
        ),
        (
            "{nemesis: gate-witch, mages: [garu], supply: [crystle]}",
            "unknown card 'crystle'; did you mean 'crystal'?",
        ),
        ("{nemesis: gate-witch, mages: [garu], supply: [crystal]}", "'crystal' has no supply pile"),
        ("{nemesis: gate-witch, mages: [garu], supply: [smite]}", "'smite'"),
        (
            "{nemesis: gate-witch, mages: [garu], seed: -1}",
            "'seed' should be from 0 to 18446744073709551615, not -1",
        ),
        (
            "{nemesis: gate-witch, mages: [garu], seed: x}",
            "'seed' should be a whole number, not 'x'",
        ),
        (
            "{nemesis: gate-witch, mages: [garu], seeds: 1}",
            "unknown field 'seeds' in game; did you mean 'seed'?",
        ),
    ],
)
def test_a_bad_game(game: str, why: str) -> None:
    assert message(scenario_text(game=game)).startswith(f"f.yaml:2: {why}")


# Steps and expectations


@pytest.mark.parametrize(
    ("steps", "why"),
    [
        ("play crystal", "'steps' should be a list, not 'play crystal'"),
        ("[7]", "a step is a key or a check, not 7"),
        ("[plai crystal]", "unreadable key 'plai crystal'; did you mean 'play'?"),
        ("[gain spork]", "unknown card 'spork' in the key 'gain spork'; did you mean 'spark'?"),
        ("[{expects: {}}]", "unknown field 'expects' in steps; did you mean 'expect'?"),
        ("[{expect: {}, expect_options: {}}]", "a check in steps is either"),
        ("[{expect_options: {hat: []}}]", "unknown field 'hat' in options; did you mean 'has'?"),
        ("[{expect_options: {has: [focus 9]}}]", "unreadable key 'focus 9'"),
    ],
)
def test_bad_steps(steps: str, why: str) -> None:
    assert message(scenario_text(steps=steps)).startswith(f"f.yaml:7: {why}")


@pytest.mark.parametrize(
    ("expect", "why"),
    [
        ("outcom: won", "unknown field 'outcom' in expect; did you mean 'outcome'?"),
        ("outcome: one", "unknown outcome 'one'; did you mean 'won'?"),
        ("outcome: {because: nemesis-slain}", "an outcome says 'won: true' or 'won: false'"),
        ("because: nemesis-slein", "unknown reason 'nemesis-slein'; did you mean 'nemesis-slain'?"),
        ("decision: {kind: mian}", "unknown kind of decision 'mian'; did you mean 'main'?"),
        ("decision: {seats: [p3]}", "unknown seat 'p3'"),
        ("decision: {seats: p1}", "'seats' should be a list, not 'p1'"),
        ("players: {p1: {hand: {cont: 3}}}", "unknown field 'cont' in hand; did you mean 'count'?"),
        ("players: {p1: {hand: {}}}", "'hand' should be a list or {count: N}"),
        ("players: {p1: {hand: [cristal]}}", "unknown card 'cristal'"),
        ("nemesis: {tokens: x}", "'tokens' should be a whole number, not 'x'"),
    ],
)
def test_bad_expectations(expect: str, why: str) -> None:
    assert message(scenario_text(expect=expect)).startswith(f"f.yaml:6: {why}")
