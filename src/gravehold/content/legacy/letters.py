"""The lettered rules of the campaign: when each comes, and the rule set that some of them make."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from gravehold.kernel.errors import unknown
from gravehold.kernel.rules import RuleSet

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
    charges=False,
    exhaust_unleash=False,
    exhaust_breach=False,
    exhaust_charges=False,
    solo_turn_cards=4,
    four="pairs",
    without_bonus=("breach-3",),
)
CHARGES = set("AFNQ")  # together: slots, gains, and the two actions


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
    held = set(letters)
    for letter in sorted(held):
        if letter not in LETTERS:
            raise unknown("letter", letter, LETTERS, listed=True)
    return replace(
        FIRST,
        chapter=chapter,
        charges=held >= CHARGES,
        exhaust_unleash="T" in held,
        exhaust_breach="U" in held,
        exhaust_charges="U" in held,
    )


RULES = {
    chapter: legacy_rules(letters_in(chapter), chapter)
    for chapter in (*(str(n) for n in range(1, CHAPTERS + 1)), END)
}
