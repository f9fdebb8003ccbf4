"""Fungal Mesh: gathers tokens, then turns the players' own spells on them."""

from __future__ import annotations

from gravehold.kernel.definitions import Attack, Harder, Minion, Nemesis, Power, Token
from gravehold.kernel.nodes import (
    ALL_PREPPED,
    ANY_PLAYER,
    HAND,
    LOWEST_LIFE,
    PREPPED,
    THAT_PLAYER,
    THEIR_PREPPED,
    TOKENS,
    YOU,
    As,
    CastPrepped,
    CostOfIt,
    Count,
    Dearest,
    Destroy,
    DestroyIt,
    Discard,
    DiscardHand,
    Draw,
    Focus,
    GainCard,
    GainCharge,
    GraveholdSuffers,
    If,
    LoseCharges,
    Most,
    NemesisGainsLife,
    NemesisGainsTokens,
    NemesisLosesTokens,
    OpenBreaches,
    RepeatUntil,
    ShuffleDiscardIntoDeck,
    SpendAether,
    Suffer,
    Unleash,
    Whenever,
    With,
)

INFLUENCE = Attack(
    "fungal-influence",
    tier=1,
    number=2,
    effect=(
        Unleash(2),
        # Which of two breaches that cost the same is for all players to say (L46).
        With(
            ANY_PLAYER, (As(THAT_PLAYER, Discard(2, HAND.gems)), Focus(THAT_PLAYER, cheapest=True))
        ),
    ),
)
REDIRECTED_POWER = Power(
    "fungal-redirected-power",
    tier=1,
    number=3,
    power=3,
    to_discard=LoseCharges(4),
    effect=(Unleash(2), As(ANY_PLAYER, Destroy(1, PREPPED.costing(at_most=0)))),
)
DOMINION_SPORES = Minion(
    "fungal-dominion-spores",
    tier=1,
    number=4,
    life=6,
    persistent=As(ANY_PLAYER, (Discard(2, HAND.gems), GainCharge(), Suffer(2))),
)
BRAMA_INFESTED = Minion(
    "fungal-brama-infested",
    tier=2,
    number=80,
    life=10,
    persistent=(Unleash(), NemesisGainsLife(3)),
)
COMMAND = Attack(
    "fungal-command",
    tier=2,
    number=6,
    effect=(Unleash(2), As(ANY_PLAYER, (Discard(3, HAND.gems), Suffer(2), GainCard(at_most=3)))),
)
DEADLY_OVERLOAD = Power(
    "fungal-deadly-overload",
    tier=2,
    number=7,
    power=3,
    to_discard=SpendAether(7, "discard"),
    effect=As(
        Most(Dearest(PREPPED.of(THAT_PLAYER))),
        CastPrepped(whose=YOU, dearest=True, aim=("you",)),
    ),
)
DOMINEER = Attack(
    "fungal-domineer",
    tier=3,
    number=8,
    effect=(
        Unleash(3),
        As(LOWEST_LIFE, (DiscardHand(unordered=True), ShuffleDiscardIntoDeck(), Draw(5))),
    ),
)
PSYCHIC_CLOUDS = Minion(
    "fungal-psychic-clouds",
    tier=3,
    number=9,
    life=15,
    persistent=Suffer(4, Most(THEIR_PREPPED)),
)
OVERRIDE = Attack(
    "fungal-override",
    tier=3,
    number=10,
    effect=(
        Unleash(2),
        As(
            Most(OpenBreaches(THAT_PLAYER)),
            (DiscardHand(), GainCard(at_most=5, to="hand", piles=False)),
        ),
    ),
)


def _possesses(plus: int = 0) -> Whenever:
    """For every two tokens a spell is cast at Gravehold or a player (L14, L15)."""
    a_spell_is_turned = As(
        ANY_PLAYER,
        CastPrepped(
            whose=YOU,
            plus=plus,
            aim=("gravehold", "any-player"),
            after=If(CostOfIt().at_most(0), DestroyIt()),
        ),
    )
    return Whenever(
        "nemesis-turn-end",
        RepeatUntil(
            TOKENS.at_most(1),
            (
                If(
                    Count(ALL_PREPPED).exactly(0),
                    GraveholdSuffers(4),
                    otherwise=a_spell_is_turned,
                ),
                NemesisLosesTokens(2),
            ),
        ),
    )


FUNGAL_MESH = Nemesis(
    "fungal-mesh",
    life=70,
    difficulty=4,
    tokens=(Token(),),
    unleash=NemesisGainsTokens(1),
    standing=(_possesses(),),
    harder=Harder(standing=(_possesses(plus=1),)),
    cards=(
        INFLUENCE,
        REDIRECTED_POWER,
        DOMINION_SPORES,
        BRAMA_INFESTED,
        COMMAND,
        DEADLY_OVERLOAD,
        DOMINEER,
        PSYCHIC_CLOUDS,
        OVERRIDE,
    ),
)
