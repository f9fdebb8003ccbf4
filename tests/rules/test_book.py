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
    with pytest.raises(
        UnknownName, match=r"unknown rule 'main\.gane'; did you mean 'main\.gain'\?"
    ):
        load_rules()["main.gane"]


def test_rulings_know_the_rules_they_are_about() -> None:
    book = load_rules()
    about = [(entry.id, id_) for entry in book.entries.values() if isinstance(entry, Ruling)
             for id_ in entry.about]  # fmt: skip
    assert [pair for pair in about if not isinstance(book[pair[1]], Rule)] == []
    assert {ruling for ruling, _ in about} == {f"R{number}" for number in range(1, 33)}
    assert [ruling.id for ruling in book.rulings_about("nemesis.most-able")] == ["R19", "R32"]


def test_an_unknown_language_names_the_nearest() -> None:
    with pytest.raises(UnknownName, match=r"unknown language 'dee'; did you mean 'de'\?"):
        load_rules("dee")
