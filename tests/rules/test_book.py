import pytest

from gravehold.kernel.errors import UnknownName
from gravehold.rules import Rule, Ruling, load_rules

RULINGS = [f"R{number}" for number in range(1, 103)] + [f"L{number}" for number in range(1, 60)]


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


def test_all_rulings_are_there() -> None:
    assert [ruling.id for ruling in load_rules().topics()["rulings"]] == RULINGS


def test_every_box_is_whole_so_nothing_waits() -> None:
    assert [entry.id for entry in load_rules().entries.values() if not entry.due] == []


def test_a_rule_that_no_rulebook_has_is_ours() -> None:
    rules = [entry for entry in load_rules("pl").entries.values() if isinstance(entry, Rule)]
    ours = {rule.id for rule in rules if rule.origin == "ours"}
    assert {"legacy.scar", "legacy.resolve", "legacy.flawed-effect"} <= ours
    assert {id_.partition(".")[0] for id_ in ours} == {"legacy"}


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
    assert {ruling for ruling, _ in about} == set(RULINGS)
    assert [r.id for r in book.rulings_about("nemesis.most-able")] == ["R19", "R32", "R43", "L50"]


def test_an_unknown_language_names_the_nearest() -> None:
    with pytest.raises(UnknownName, match=r"unknown language 'dee'; did you mean 'de'\?"):
        load_rules("dee")
