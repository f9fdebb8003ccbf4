import pytest

from gravehold.kernel.errors import UnknownName
from gravehold.rules import Rule, Ruling, load_rules

BOXES = {"we", "we-pl", "we-de", "oc"}  # those that are whole
EARLY_SWITCHES = {"legacy.no-charges-at-first"}
RULINGS = [f"R{number}" for number in range(1, 103)] + [f"L{number}" for number in range(1, 60)]
# Of Legacy: what concerns a battle comes with its cards, the rest with its campaign.
LEGACY_CAMPAIGN = {
    *(
        f"legacy.{name}"
        for name in (
            "absent-player", "banish-destroy", "campaign", "chapters", "choice-order",
            "deck-two", "epilogue", "evolve-stays", "export", "flawed", "letter-g",
            "letter-j", "letter-l", "letter-y", "letter-z", "mage-grows", "names",
            "no-replay", "offers", "party-fixed", "pool", "replay", "reset", "resolve",
            "retry", "scar", "score-chart", "sealed", "stays", "sticker-once",
            "stickers", "supply-exact", "supply-nine", "supply-upgrade", "yield",
        )
    ),
    *("L31", "L32", "L33"),
}  # fmt: skip
LEGACY_BATTLE = {
    *(
        f"legacy.{name}"
        for name in (
            "ability", "ability-upgrade", "adept", "assist", "assist-last",
            "breach-bonus", "breach-four", "breach-four-moment", "breach-upgrade",
            "deck-one", "deck-scaling", "degrade", "evolve", "evolve-attack",
            "evolve-basic", "evolve-form", "evolve-minion", "evolve-place",
            "export-mage", "first-game", "first-starter", "flawed-effect",
            "flawed-start", "flawed-stock", "pulse", "rules-unlock", "second-starter",
            "shield", "silence", "starter-cards",
        )
    ),
    *(f"legacy.letter-{letter}" for letter in "abcdefhkmnopqrstuwx"),
    *(
        f"lg.{nemesis}"
        for nemesis in (
            "maelstrom", "bladius", "spawning-horror", "fungal-mesh", "haze-fiend",
            "deathmind", "maelstrom-risen", "xaxos-ascended",
        )
    ),
    *(f"L{number}" for number in (*range(1, 31), *range(34, 60))),
}  # fmt: skip


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


def test_all_rulings_are_there_and_due_but_those_of_legacy() -> None:
    rulings = load_rules().topics()["rulings"]
    assert [ruling.id for ruling in rulings] == RULINGS
    later = [id_ for id_ in RULINGS if id_.startswith("L")]
    assert [ruling.id for ruling in rulings if not ruling.due] == later


def test_every_entry_of_legacy_waits_for_its_battles_or_its_campaign() -> None:
    legacy = {
        entry.id
        for entry in load_rules().entries.values()
        if entry.topic == "legacy" or (isinstance(entry, Ruling) and entry.id.startswith("L"))
    }
    assert not LEGACY_BATTLE & LEGACY_CAMPAIGN
    assert legacy - EARLY_SWITCHES == LEGACY_BATTLE | LEGACY_CAMPAIGN


def test_a_rule_that_no_rulebook_has_is_ours() -> None:
    rules = [entry for entry in load_rules("pl").entries.values() if isinstance(entry, Rule)]
    ours = {rule.id for rule in rules if rule.origin == "ours"}
    assert {"legacy.scar", "legacy.resolve", "legacy.flawed-effect"} <= ours
    assert {id_.partition(".")[0] for id_ in ours} == {"legacy"}


def test_due_is_what_a_whole_box_says() -> None:
    rules = [entry for entry in load_rules().entries.values() if isinstance(entry, Rule)]
    due = {rule.id for rule in rules if rule.due}
    carried = {rule.id for rule in rules if BOXES & set(rule.books)}
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
    assert {ruling for ruling, _ in about} == set(RULINGS)
    assert [r.id for r in book.rulings_about("nemesis.most-able")] == ["R19", "R32", "R43", "L50"]


def test_an_unknown_language_names_the_nearest() -> None:
    with pytest.raises(UnknownName, match=r"unknown language 'dee'; did you mean 'de'\?"):
        load_rules("dee")
