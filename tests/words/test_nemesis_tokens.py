"""How many tokens a nemesis starts with, as its mat tells it."""

import pytest

from gravehold.kernel.definitions import Nemesis, Token
from gravehold.words.things import card_text


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
