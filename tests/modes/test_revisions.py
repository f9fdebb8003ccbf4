"""Games and journeys go on by the reading of the books they began with (docs/decisions/022)."""

from __future__ import annotations

import pytest

from gravehold import Campaign, Expedition, Game, make_setup
from gravehold.content.edition import as_read
from gravehold.content.library import LIBRARY
from gravehold.kernel.errors import GraveholdError
from gravehold.kernel.reading import setup_from, setup_to_json
from gravehold.kernel.rules import REVISION, RuleSet
from gravehold.modes.campaign.plan import CampaignPlan
from gravehold.modes.expedition.plan import Plan
from gravehold.notation.chronicle import replay, write

EXPEDITION = "format: 1\nexpedition: outcasts\nplayers: 2\nseed: 7\n"
FOUGHT = "\np1 ilya\np2 kel\nfight\n"
CAMPAIGN = "format: 1\nmages: 1\nseed: 7\n"
NAMED = "\nname p1 Ada\nfight\n"


def test_all_our_rule_sets_are_of_the_last_revision() -> None:
    chapters = [rules for known in LIBRARY.chapters.values() for rules in known.values()]
    assert {rules.revision for rules in (*LIBRARY.rule_sets.values(), *chapters)} == {REVISION}
    assert RuleSet().revision == 0  # what was before there were any


def test_a_library_as_it_was_read_then_has_the_same_cards() -> None:
    then = as_read(LIBRARY, 0)
    assert {rules.revision for rules in then.rule_sets.values()} == {0}
    assert then.chapters["legacy"]["3"].revision == 0
    assert then.definitions == LIBRARY.definitions
    assert as_read(LIBRARY, REVISION) is LIBRARY


@pytest.mark.parametrize("revision", range(REVISION + 1))
def test_a_chronicle_says_by_its_mark_how_it_began(revision: int) -> None:
    library = as_read(LIBRARY, revision)
    setup = make_setup(
        nemesis="risen-thrall", mages=["kel", "ilya", "arachnos"], rules="outcasts", library=library
    )
    game = Game.new(setup, 5)
    for _ in range(30):
        game.choose(game.asked.options[0])
    text = write(game)
    assert "\ndefinitions: " not in text
    again = replay(text)
    assert again.setup.rules.revision == revision
    assert again == game
    assert Game.from_json(game.to_json()) == game


@pytest.mark.parametrize(
    ("header", "revision"),
    [("", REVISION), ("version: 0.2.0.dev0\n", 0), ("revision: 0\n", 0), ("revision: 1\n", 1)],
)
def test_a_journey_keeps_the_revision_of_its_file(header: str, revision: int) -> None:
    expedition = Expedition.from_text(EXPEDITION + header + FOUGHT)
    campaign = Campaign.from_text(CAMPAIGN + header + NAMED)
    for journey in (expedition, campaign):
        assert journey.battle is not None
        assert journey.battle.setup.rules.revision == revision
    assert Expedition.from_text(expedition.to_text()).plan == expedition.plan
    assert Campaign.from_text(campaign.to_text()).plan == campaign.plan


@pytest.mark.parametrize("text", [EXPEDITION, CAMPAIGN])
def test_a_revision_to_come_is_refused_with_its_line(text: str) -> None:
    read = Expedition.from_text if "expedition" in text else Campaign.from_text
    with pytest.raises(GraveholdError, match="'revision' should be from 0 to 1, not 7") as found:
        read(text + "revision: 7\n\n")
    assert f":{text.count(chr(10)) + 1}:" in str(found.value)
    for plan in (Plan(revision=-1), CampaignPlan(revision=REVISION + 1)):
        with pytest.raises(GraveholdError, match="revision"):
            (Expedition if isinstance(plan, Plan) else Campaign).of(plan, LIBRARY)  # type: ignore[arg-type]


def test_a_save_of_a_revision_to_come_is_refused() -> None:
    setup = make_setup(nemesis="gate-witch", mages=["garu"])
    later = setup_to_json(setup).replace(b'"revision":1', b'"revision":2')
    assert setup_from(setup_to_json(setup)) == setup
    with pytest.raises(GraveholdError, match="revision"):
        setup_from(later)
