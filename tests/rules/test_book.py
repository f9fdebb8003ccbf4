import pytest

from gravehold.kernel.errors import UnknownName
from gravehold.rules import Rule, Ruling, load_rules

WAR_ETERNAL = {"we", "we-pl", "we-de"}
EARLY_SWITCHES = {
    "order.three-token",
    "order.solo-four",
    "legacy.no-charges-at-first",
    "setup.market-tip",
    "main.to-discard-alone",
}


def test_a_rule_knows_its_topic_and_rulebooks() -> None:
    rule = load_rules()["exhausted.excess"]
    assert isinstance(rule, Rule)
    assert (rule.topic, rule.books, rule.due) == ("exhaustion", ("we", "lg", "oc"), True)


def test_a_ruling_has_question_answer_and_basis() -> None:
    ruling = load_rules()["R5"]
    assert isinstance(ruling, Ruling)
    assert ruling.question == "Damage to an exhausted mage"
    assert ruling.text.endswith("Doubled to Gravehold; no second exhaustion.")
    assert ruling.basis == "all"


def test_all_rulings_are_there_and_due() -> None:
    rulings = load_rules().topics()["rulings"]
    assert [ruling.id for ruling in rulings] == [f"R{number}" for number in range(1, 33)]
    assert all(ruling.due for ruling in rulings)


def test_due_is_war_eternal_and_the_early_switches() -> None:
    rules = [entry for entry in load_rules().entries.values() if isinstance(entry, Rule)]
    due = {rule.id for rule in rules if rule.due}
    carried = {rule.id for rule in rules if WAR_ETERNAL & set(rule.books)}
    assert due == carried | EARLY_SWITCHES


def test_an_unknown_id_names_the_nearest() -> None:
    with pytest.raises(UnknownName, match=r"no rule 'main\.gane'; did you mean 'main\.gain'\?"):
        load_rules()["main.gane"]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["main.gain"], ["main.gain"]),
        (["r1"], ["R1"]),
        (["Exhausted", "lowest"], ["exhausted.not-lowest", "solo.lowest"]),
        (["no-choice", "token"], ["order.three-no-choice"]),
    ],
)
def test_search_finds_ids_and_words(words: list[str], expected: list[str]) -> None:
    assert list(load_rules().search(words).entries) == expected


def test_search_finds_a_topic_by_its_printed_name() -> None:
    book = load_rules()
    assert list(book.search(["draw", "phase"]).topics()) == ["draw_phase"]
    assert book.search(["draw_phase"]) == book.search(["draw", "phase"])


def test_search_for_nothing_known_is_an_error() -> None:
    with pytest.raises(UnknownName, match="no rule about 'parking fees'"):
        load_rules().search(["parking", "fees"])
