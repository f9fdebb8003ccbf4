"""When the rules of a campaign come to be known: before that its readers are told of none.

A moment is `b3`, the beginning of chapter 3, or `e2`, the end of chapter 2, as with letters.
Rules of the box that stand nowhere here come by their letter or their nemesis, or at the end.
"""

from __future__ import annotations

from .book import Entry, Rule

LETTER, NEMESIS = "legacy.letter-", "lg."
TOPIC, BOOK = "legacy", "lg"
LAST = "e8"

AT: dict[str, tuple[str, ...]] = {
    "b1": (
        "campaign", "party-fixed", "rules-unlock", "sealed", "names", "absent-player",
        "starter-cards", "score-chart", "supply-nine", "banish-destroy", "reset", "first-game",
        "assist", "deck-one", "deck-scaling", "assist-last",
    ),
    "e1": (
        "supply-upgrade", "supply-exact", "offers", "first-starter", "choice-order", "scar",
        "no-replay",
    ),
    "b2": (
        "deck-two", "evolve", "evolve-place", "evolve-form", "evolve-attack", "evolve-minion",
        "evolve-basic", "evolve-stays",
    ),
    "e2": (
        "adept", "breach-four", "breach-four-moment", "ability", "breach-bonus", "sticker-once",
    ),
    "b3": ("pool", "shield", "replay", "resolve", "yield", "retry"),
    "e3": ("silence", "second-starter", "stickers", "mage-grows"),
    "b4": ("no-charges-at-first",),  # it tells of all that exhaustion costs
    "b5": ("degrade", "flawed", "flawed-effect", "flawed-stock", "flawed-start"),
    "e5": ("pulse", "breach-upgrade", "stays"),
    "e6": ("ability-upgrade",),
    "b8": ("epilogue",),
}  # fmt: skip
# Rules of every box that the campaign does without at first.
COMMON = {
    "cast.breach-bonus": "e2", "main.charge": "e2", "main.ability": "e2",
    "exhausted.unleash": "b3", "main.on-gain": "e3",
    "exhausted.breach": "b4", "exhausted.charges": "b4",
}  # fmt: skip
OPENS = COMMON | {f"{TOPIC}.{id_}": moment for moment, ids in AT.items() for id_ in ids}


def moments(chapter: int, *, fought: bool) -> frozenset[str]:
    """All that have been: the beginning of this chapter, and its end once its battle is over."""
    begun = {f"b{n}" for n in range(1, chapter + 1)}
    return frozenset(begun | {f"e{n}" for n in range(1, chapter + fought)})


def is_open(
    entry: Entry, been: frozenset[str], letters: frozenset[str], nemeses: frozenset[str]
) -> bool:
    """Whether a campaign's readers know a rule; a ruling is known with the rules it is about."""
    assert isinstance(entry, Rule)
    if entry.id.startswith(LETTER):
        return entry.id.removeprefix(LETTER).upper() in letters
    if entry.id.startswith(NEMESIS):
        return entry.id.removeprefix(NEMESIS) in nemeses
    if entry.id in OPENS or entry.topic == TOPIC:
        return OPENS.get(entry.id, LAST) in been
    return BOOK in entry.books
