"""The lettered rules of the campaign: when each comes, and the rule set that some of them make."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from gravehold.kernel.errors import GraveholdError, unknown
from gravehold.kernel.nodes import EachPlayer, GainBreach, NemesisTokens, Whenever
from gravehold.kernel.rules import REVISION, RuleSet

CHAPTERS = 8
END = "end"  # in the place of a chapter: every letter holds

# By chapter: what holds from its beginning, and what from its end on. There is no I and no V.
AT_BEGINNING = {2: "S", 3: "BKLPRTZ", 4: "CU", 5: "JX"}
AT_END = {2: "AFHNOQY", 3: "EGMW", 5: "D"}
LETTERS = "".join(sorted("".join((*AT_BEGINNING.values(), *AT_END.values()))))

# As the campaign starts. The tile of breach III has no bonus in this box (L1).
FIRST = RuleSet(
    id="legacy",
    chapter="1",
    revision=REVISION,
    charges=False,
    exhaust_unleash=False,
    exhaust_breach=False,
    exhaust_charges=False,
    evolves=False,
    solo_turn_cards=4,
    four="pairs",
    without_bonus=("breach-3",),
)
CHARGES = set("AFNQ")  # together: slots, gains, and the two actions
# In its battle every mage finds breach IV, at the end of the second turn of Bladius (L38).
BREACH_CHAPTER = "2"
BREACH_FOUND = Whenever(
    "tokens-gained",
    EachPlayer(GainBreach(4)),
    only_if=NemesisTokens("turns").exactly(2),
    token="turns",
)


def letters_in(chapter: int | str) -> str:
    """The letters that hold in the battle of a chapter, or all of them at the end."""
    if chapter == END:
        return LETTERS
    n = int(chapter)
    began = (letters for at, letters in AT_BEGINNING.items() if at <= n)
    ended = (letters for at, letters in AT_END.items() if at < n)
    return "".join(sorted("".join((*began, *ended))))


def legacy_rules(letters: Iterable[str], chapter: str = "") -> RuleSet:
    """What these letters change, and nothing else: shields and the like come with their cards."""
    named = list(letters)
    for letter in named:
        if letter not in [*LETTERS]:
            raise unknown("letter", str(letter)[:20], LETTERS, listed=True)
        if named.count(letter) > 1:
            raise GraveholdError("error-letter-twice", letter=letter, letters="".join(named))
    held = set(named)
    return replace(
        FIRST,
        chapter=chapter,
        charges=held >= CHARGES,
        exhaust_unleash="T" in held,
        exhaust_breach="U" in held,
        exhaust_charges="U" in held,
        evolves="S" in held,
    )


def _rules_of(chapter: str) -> RuleSet:
    rules = legacy_rules(letters_in(chapter), chapter)
    return replace(rules, standing=(BREACH_FOUND,)) if chapter == BREACH_CHAPTER else rules


RULES = {chapter: _rules_of(chapter) for chapter in (*map(str, range(1, CHAPTERS + 1)), END)}
