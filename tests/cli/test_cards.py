"""`gravehold cards` and `gravehold card`."""

import json
from pathlib import Path

import pytest

from gravehold.content.library import LIBRARY
from gravehold.words import names as names_package
from gravehold.words.language import LANGUAGES
from tests.cli.terminal import run

Output = pytest.CaptureFixture[str]


def test_json_has_one_object_per_definition(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    assert run(monkeypatch, "cards", "--json") == 0
    found = {entry["id"]: entry for entry in json.loads(capsys.readouterr().out)}
    stuck = {id_ for id_, card in LIBRARY.cards.items() if getattr(card, "stickers", 0)}
    assert {*LIBRARY.cards, *LIBRARY.mages, *LIBRARY.nemeses} - stuck <= found.keys()
    lightning = found["jagged-lightning"]
    assert (lightning["kind"], lightning["box"], lightning["cost"], lightning["copies"]) == (
        "spell", "war-eternal", 4, 5,
    )  # fmt: skip
    assert lightning["names"].keys() == set(LANGUAGES)
    assert lightning["tree"]["cast"][0] == {"node": "deal", "amount": 3}
    assert found["garu"]["charges"] == 5
    assert (found["mage-ender"]["tier"], found["mage-ender"]["life"]) == (2, 9)
    assert found["seismic-roar"]["power"] == 3
    assert found["gate-witch"]["tree"]["unleash"]["node"] == "nemesis-gains-tokens"
    several = {"beacon-misery": 2, "soldier-of-rot": 6, "xaxos-spell-flare": 2, "cursed-shard": 4}
    several |= {"soulfire": 10}
    assert {id_: found[id_]["copies"] for id_ in several} == several
    assert found["smite"]["copies"] == 1


def test_box_and_kind_narrow_the_list(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    assert run(monkeypatch, "cards", "--box", "legacy", "--kind", "relic", "--json") == 0
    found = [entry["id"] for entry in json.loads(capsys.readouterr().out)]
    assert found == [
        "neural-wreath", "ethereal-hand", "geophage", "brane-knife", "void-mill",
        "reality-stabilizer", "voltaic-relay", "infernal-mirror", "prophetic-lens",
        "adrenal-batteries",
    ]  # fmt: skip
    assert run(monkeypatch, "cards", "--kind", "token", "--json") == 0
    found = [entry["id"] for entry in json.loads(capsys.readouterr().out)]
    assert found == [f"glyph-{what}" for what in ("charge", "life", "draw", "focus", "strike")]


def test_words_search_names_kinds_and_texts(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    assert run(monkeypatch, "cards", "kryszta") == 0
    assert "Crystal" in capsys.readouterr().out
    assert run(monkeypatch, "cards", "power", "lose the game") == 0
    assert "Shadow's Reach" in capsys.readouterr().out
    assert run(monkeypatch, "cards", "no-such-thing") == 1


@pytest.mark.parametrize("wanted", ["jagged-lightning", "JAGGED LIGHTNING", "jagged"])
def test_one_card_with_its_text(
    monkeypatch: pytest.MonkeyPatch, capsys: Output, wanted: str
) -> None:
    assert run(monkeypatch, "card", *wanted.split()) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("Jagged Lightning  spell, cost 4, War Eternal\n")
    assert "Cast: Deal 3 damage." in shown


@pytest.mark.parametrize("wanted", ["twin-volley", "Podwójna Salwa"])
def test_an_ability_that_no_mat_prints_yet_has_its_text_too(
    monkeypatch: pytest.MonkeyPatch, capsys: Output, wanted: str
) -> None:
    assert run(monkeypatch, "card", *wanted.split()) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert shown.startswith("Twin Volley ability, charges 6 During your main phase: Cast up to 2")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["card", "jaged", "lightnin"], "Did you mean 'Jagged Lightning'?"),
        (["card", "a"], "could be: "),
        (["cards", "--kind", "gme"], "did you mean 'gem'?"),
        (["cards", "--box", "lgacy"], "did you mean 'legacy'?"),
    ],
)
def test_wrong_names_are_one_message_and_exit_2(
    monkeypatch: pytest.MonkeyPatch, capsys: Output, words: list[str], message: str
) -> None:
    assert run(monkeypatch, *words) == 2
    assert message in capsys.readouterr().err


def test_boxes_agree_with_the_files_of_names() -> None:
    folder = Path(names_package.__file__).parent / "en"
    for path in folder.glob("*.json"):
        ids = json.loads(path.read_text("utf-8"))["names"]
        for id_ in ids:
            if id_ in LIBRARY.definitions:
                assert LIBRARY.sources[id_].replace("-", "_") == path.stem.partition("-")[0]


def test_nothing_found_is_exit_1_in_any_form(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    assert run(monkeypatch, "cards", "no-such-thing", "--json") == 1
    assert json.loads(capsys.readouterr().out) == []


@pytest.mark.parametrize("columns", [20, 40, 60, 80, 200])
def test_no_text_is_lost_in_a_narrow_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: Output, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    assert run(monkeypatch, "cards", "crystalline", "shield") == 0
    printed = capsys.readouterr().out
    assert max(map(len, printed.splitlines())) <= columns
    assert "…" not in printed
    words = printed.split()
    assert {"Crystalline", "ability", "Gravehold", "above", "starting", "gains"} <= set(words)


@pytest.mark.rule("setup.breaches", "setup.starting-hand", "setup.starting-deck")
def test_a_mage_is_told_as_its_mat(monkeypatch: pytest.MonkeyPatch, capsys: Output) -> None:
    """Who it is, breaches, hand, deck in order, what holds, and last the ability by its name."""
    assert run(monkeypatch, "card", "taqren-outcasts") == 0
    told = " ".join(capsys.readouterr().out.split())
    parts = [
        "Taqren, Severed Shield mage, charges 5",
        "Breaches: Breach I: open; Breach II: closed, turned by 2 quarters;",
        "Hand: Crystal x3, Esoteric Amplifier, Spark",
        "Deck, top first: Crystal x3, Spark x2",
        "Barrier, space 1 (start): Any ally draws 1 card.",
        "Ability: Sustain: 5 charges. During your main phase:",
    ]
    assert [told.index(part) for part in parts] == sorted(told.index(part) for part in parts)
    assert run(monkeypatch, "card", "adept") == 0
    assert "Ability: none" in capsys.readouterr().out


@pytest.mark.rule("oc.maws", "oc.maws-forward")
def test_a_mat_tells_its_parts_and_their_spaces(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    assert run(monkeypatch, "card", "experiment-153") == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "Put all 4 parts of the nemesis (Maw) into play, each with 20 life." in told
    assert "Maw deck" not in told
    assert "Maw 4, space 8: The players collectively discard 8 cards in hand." in told
    assert "Maw: On space 8 it goes no further" in told
    assert told.count("Maw: It is never moved back from spaces 1 and 4.") == 1


@pytest.mark.rule("legacy.sealed")
def test_who_would_read_what_is_sealed_is_warned(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    warning = "Careful: this tells what the campaign of Legacy"
    assert run(monkeypatch, "cards", "--box", "legacy", "--kind", "relic") == 0
    shown = capsys.readouterr()
    assert shown.err.startswith(warning)
    assert warning not in shown.out  # what is read by programs stays as it is
    assert run(monkeypatch, "cards", "--box", "war-eternal", "--kind", "relic") == 0
    assert capsys.readouterr().err == ""
    assert run(monkeypatch, "cards", "--box", "legacy", "--json") == 0
    assert capsys.readouterr().err == ""
    for topic, sealed in (("legacy", True), ("outcasts", True), ("exhaustion", False)):
        assert run(monkeypatch, "rules", topic) == 0
        assert capsys.readouterr().out.startswith(warning) == sealed
