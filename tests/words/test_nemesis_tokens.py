"""The tokens of a nemesis, as its mat tells them: how many, what they are called, what for."""

from collections.abc import Iterator

import pytest
from msgspec import structs

from gravehold.kernel.definitions import Nemesis, Token
from gravehold.kernel.events import Event
from gravehold.kernel.nodes import (
    GraveholdSuffers,
    If,
    NemesisGainsTokens,
    NemesisLosesTokens,
    NemesisTokens,
    Whenever,
)
from gravehold.kernel.nodes.base import Clause
from gravehold.packs.shelf import forget
from gravehold.words import log
from gravehold.words.language import LANGUAGES
from gravehold.words.names import Names, bring
from gravehold.words.table import describe
from gravehold.words.things import card_text
from tests.kernel.made_up_places import table


@pytest.mark.parametrize(
    ("token", "told"),
    [
        (Token(3), "Setup: The nemesis gains 3 nemesis tokens."),
        (Token(each=2), "Setup: The nemesis gains 2 nemesis tokens for each player."),
        (
            Token(3, each=1),
            "nemesis tokens. The nemesis gains 1 nemesis token for each player.",
        ),
    ],
)
def test_what_is_there_at_first_and_for_each_player(token: Token, told: str) -> None:
    foe = Nemesis("made-up", life=50, tokens=(token,))
    assert told in card_text(foe)


WRATH, GRIEF = Token(name="wrath", maximum=5), Token(2, name="grief")
TWO = Nemesis(
    "two-face",
    life=60,
    tokens=(WRATH, GRIEF),
    unleash=(
        NemesisGainsTokens(1, "wrath"),
        NemesisLosesTokens(2, "grief"),
        If(NemesisTokens("wrath").at_least(5), GraveholdSuffers(NemesisTokens("grief"))),
    ),
)
TOLD = {
    "en": (
        "never has more than 5 Wrath tokens", "gains 2 Grief tokens", "gains 1 Wrath token.",
        "loses 2 Grief tokens", "has 5 or more Wrath tokens", "1 damage for each Grief token",
    ),
    "pl": (
        "nigdy nie ma więcej niż 5 żetonów „Wrath”", "otrzymuje 2 żetony „Grief”",
        "otrzymuje 1 żeton „Wrath”", "traci 2 żetony „Grief”", "5 lub więcej żetonów „Wrath”",
        "1 obrażenie za każdy żeton „Grief”",
    ),
    "de": (
        "hat nie mehr als 5 Plättchen „Wrath“", "erhält 2 Plättchen „Grief“",
        "erhält 1 Plättchen „Wrath“", "verliert 2 Plättchen „Grief“",
        "5 oder mehr Plättchen „Wrath“", "für jedes Plättchen „Grief“ 1 Schaden",
    ),
}  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tokens_of_several_kinds_are_told_apart(lang: str) -> None:
    text = card_text(TWO, lang)
    assert [told for told in TOLD[lang] if told not in text] == []


@pytest.fixture
def heat() -> Iterator[None]:
    """What a pack calls the tokens of its nemesis; in Polish with the forms of it."""
    bring("test", {
        "en": Names({"kiln.token": "heat token"}),
        "pl": Names(
            {"kiln.token": "żeton żaru"},
            forms={"kiln.token": {"few": "żetony żaru", "plural": "żetonów żaru"}},
        ),
        "de": Names({"kiln.token": "Glut-Plättchen"}),
    })  # fmt: skip
    forget()
    yield
    bring("test", {})
    forget()


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            ("gains 1 heat token.", "gains 2 heat tokens.", "never has more than 6 heat tokens"),
        ),
        ("pl", ("otrzymuje 1 żeton żaru", "otrzymuje 2 żetony żaru", "więcej niż 6 żetonów żaru")),
        ("de", ("erhält 1 Glut-Plättchen", "erhält 2 Glut-Plättchen", "als 6 Glut-Plättchen")),
    ],
)
@pytest.mark.usefixtures("heat")
def test_the_tokens_of_a_nemesis_are_called_as_its_pack_says(
    lang: str, told: tuple[str, ...]
) -> None:
    unleash = (NemesisGainsTokens(1), NemesisGainsTokens(2))
    foe = Nemesis("kiln", life=9, tokens=(Token(maximum=6),), unleash=unleash)
    text = card_text(foe, lang, foe="kiln")
    assert [one for one in told if one not in text] == []


@pytest.mark.usefixtures("heat")
def test_without_its_forms_a_name_stands_beside_the_usual_word() -> None:
    bring("test", {"pl": Names({"kiln.token": "żeton żaru"})})
    forget()
    foe = Nemesis("kiln", life=9, tokens=(Token(),), unleash=NemesisGainsTokens(5))
    assert "otrzymuje 5 żetonów Nemezis („żeton żaru”)" in card_text(foe, "pl", foe="kiln")


# Tokens that only count turns

COUNTS = "only count the nemesis turns"
GAIN = NemesisGainsTokens(token="wrath")


@pytest.mark.parametrize(
    ("standing", "counts"),
    [
        ((Whenever("nemesis-turn-end", GAIN),), True),
        ((Whenever("suffer", GAIN, of="anybody"),), False),
        ((Whenever("nemesis-turn-end", GAIN), Whenever("suffer", GAIN, of="anybody")), False),
        ((Whenever("nemesis-turn-end", GAIN, only_if=NemesisTokens("wrath").at_most(2)),), False),
    ],
)
def test_only_what_counts_turns_is_said_to(standing: tuple[Clause, ...], counts: bool) -> None:
    foe = Nemesis("made-up", life=50, tokens=(Token(name="wrath"),), standing=standing)
    assert (COUNTS in card_text(foe)) is counts
    unleashed = structs.replace(foe, unleash=GAIN)
    assert COUNTS not in card_text(unleashed)


def test_log_and_table_call_tokens_by_their_names() -> None:
    game = table(tokens=(WRATH, GRIEF))
    told = log.line(game.view(0), Event("tokens", n=1, extra=1, token="wrath"))
    assert told.startswith("Umbra Titan gains 1 Wrath token")
    assert describe(game.view(0)).nemesis.tokens == "Wrath 0/5, 2 Grief tokens"
