"""What Legacy adds to positions, written wrongly."""

import pytest

from tests.notation.test_bad_positions import message

DEATHMIND = """name: bridges
game: {rules: legacy, chapter: 6, nemesis: deathmind, mages: [adept, adept]}
position:
  turn: {seat: p1, phase: main}
  %s
expect: {}
"""


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ("nemesis: {bridges: [1-5]}", "f.yaml:5: unknown link of two spaces '1-5'"),
        ("nemesis: {bridges: [1-2, 4-5, 1-2]}", "f.yaml:5: '1-2' is written twice"),
        ("nemesis: {bridges: [1-2, 2-1]}", "f.yaml:5: '1-2' is written twice"),
        ("players: {p1: {tokens: {pulse: 6}}}", "'pulse' should be from 0 to 5, not 6"),
        ("players: {p1: {breaches: {4: {open: true}}}}", "p1 plays adept, who has no breach 4"),
        (
            "players: {p1: {breaches: {2: {kind: kene}}}}",
            "unknown kind of breach 'kene'; did you mean 'keen'?",
        ),
    ],
)
def test_a_position_that_cannot_be(position: str, why: str) -> None:
    assert why in message(DEATHMIND % position)


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ("basics: [scatter~0, tremor, scatter~0]", "f.yaml:2: there is one of each basic"),
        ("builds: {p1: {fourth: false, ability: open-hand}}", "f.yaml:2: breach IV is there"),
    ],
)
def test_a_game_that_cannot_be(more: str, why: str) -> None:
    text = DEATHMIND.replace("[adept, adept]}", f"[adept, adept], {more}}}")
    assert why in message(text % "nemesis: {}")


def test_a_build_for_nobody() -> None:
    text = DEATHMIND.replace("[adept, adept]}", "[], builds: {p1: {fourth: true}}}")
    assert "f.yaml:2: unknown field 'p1' in builds" in message(text % "nemesis: {}")


def test_a_build_of_a_mage_that_is_not_built_is_told_on_its_line() -> None:
    game = "\n  rules: legacy\n  chapter: 6\n  nemesis: deathmind\n  mages: [adept, garu]"
    builds = "\n  builds:\n    p1: {fourth: true}\n    p2: {fourth: true}"
    old = " {rules: legacy, chapter: 6, nemesis: deathmind, mages: [adept, adept]}"
    wrong = message(DEATHMIND.replace(old, game + builds) % "nemesis: {}")
    assert "f.yaml:9: p2 plays 'garu', who is not built; builds are for adept" in wrong


def test_tokens_that_any_game_may_have_are_named_in_one_without_them() -> None:
    text = DEATHMIND.replace("legacy, chapter: 6, nemesis: deathmind", "legacy, nemesis: bladius")
    wrong = message(text % "players: {p1: {tokens: {pulses: 1}}}")
    assert "unknown token 'pulses'; did you mean 'pulse'?" in wrong


@pytest.mark.parametrize(
    ("nemesis", "part", "why"),
    [
        ("xaxos-ascended", "breaches: {5: xaxos-spell-flare}", "unknown space '5'"),
        ("xaxos-ascended", "breaches: {1: spark}", "'spark' never lies in 'breaches'"),
        (
            "xaxos-ascended",
            "breaches: {1: xaxos-spell-pyromancy}, decks: {spell: [xaxos-spell-pyromancy]}",
            "there is only 1 card 'xaxos-spell-pyromancy'",
        ),
        ("xaxos-ascended", "deck: [xaxos-spell-flare]", "belongs to another deck than 'deck'"),
        ("maelstrom", "decks: {assist: [spark]}", "'spark' belongs to another deck than 'assist'"),
        (
            "maelstrom",
            "decks: {assist: [assist-mists-fury], assist-discard: [assist-mists-fury]}",
            "there is only 1 card 'assist-mists-fury'",
        ),
    ],
)
def test_cards_that_have_a_deck_to_themselves(nemesis: str, part: str, why: str) -> None:
    text = DEATHMIND.replace("nemesis: deathmind", f"nemesis: {nemesis}")
    assert why in message(text % f"nemesis: {{{part}}}")
