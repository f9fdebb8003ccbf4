"""A rule set is a value: boxes, difficulties and variants are settings, never an `if` on a name."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .definitions import Natural, Positive, Token
from .errors import GraveholdError, unknown
from .nodes.base import AnyClause

DIFFICULTIES = ("beginner", "normal", "expert", "extinction")
REVISION = 1  # of how the books are read; a game keeps the one it began with (decision 022)
VARIANTS = (
    "tutorial",
    "no-choice",
    "pairs",
    "solo-four",
    "solo-life-12",
    "solo-life-14",
    "solo-life-15",
    "first-game",
)
Revision = Annotated[int, msgspec.Meta(ge=0, le=REVISION)]


class RuleSet(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, cache_hash=True
):
    """How a game is played; the defaults are War Eternal at normal difficulty.

    Games leave out what has its default, so a default never changes; a new field has one that
    means what was before.
    """

    id: str = "war-eternal"
    chapter: str = ""  # of a campaign whose rules grow
    revision: Revision = 0  # of how the books are read
    difficulty: str = "normal"
    variants: tuple[str, ...] = ()
    player_life: Positive = 10
    solo_life: Natural = 0  # 0: as player_life
    gravehold_life: Positive = 30
    nemesis_life: int = 0  # added to the life on the mat
    increased: bool = False  # the mat's increased difficulty
    hand_size: Natural = 5
    charges: bool = True
    charge_cost: Natural = 2
    exhaust_unleash: bool = True  # twice
    exhaust_breach: bool = True
    exhaust_charges: bool = True
    evolves: bool = True  # EVOLVE does what it says
    solo_turn_cards: Positive = 3
    three: Literal["wild", "token", "no-choice"] = "wild"
    four: Literal["single", "pairs"] = "single"
    tutorial: bool = False
    numbered_tiers: bool = False  # nemesis tiers lie by their printed numbers, unshuffled (R33)
    open_decks: bool = True  # R1
    ordered_triggers: bool = False  # what waits for the same deed is ordered by its owners (R36)
    standing: tuple[AnyClause, ...] = ()
    tokens: tuple[Token, ...] = ()  # on the table, where they do not say it
    curses: bool = False  # the curse deck is there whether a card names a curse or not (R40)
    without_bonus: tuple[str, ...] = ()  # tiles that add no damage, whatever they show
    basics: tuple[tuple[int, int, int], ...] = ((1, 3, 7), (3, 5, 7), (5, 6, 7), (8, 7, 7))

    def at_difficulty(self, difficulty: str) -> RuleSet:
        """The same rules at one of the four difficulties (level.*)."""
        if difficulty not in DIFFICULTIES:
            raise unknown("difficulty", difficulty, DIFFICULTIES, listed=True)
        changes: dict[str, object] = {"difficulty": difficulty}
        if difficulty == "beginner":
            changes |= {"player_life": 12, "gravehold_life": 35, "nemesis_life": -10}
        elif difficulty == "extinction":
            changes |= {"player_life": 8, "gravehold_life": 25, "nemesis_life": 10}
        changes["increased"] = difficulty in ("expert", "extinction")
        return msgspec.structs.replace(self, **changes)

    def with_variants(self, names: tuple[str, ...]) -> RuleSet:
        """The same rules with named variants switched on."""
        changes: dict[str, object] = {}
        for name in names:
            if name not in VARIANTS:
                raise unknown("variant", name, VARIANTS, listed=True)
            if name == "tutorial":
                changes["tutorial"] = True
            elif name == "first-game":
                changes["numbered_tiers"] = True
            elif name == "no-choice":
                changes["three"] = "no-choice"
            elif name == "pairs":
                changes["four"] = "pairs"
            elif name == "solo-four":
                changes["solo_turn_cards"] = 4
            else:
                if "solo_life" in changes:
                    raise GraveholdError("error-solo-life-twice")
                changes["solo_life"] = int(name.rsplit("-", 1)[1])
        ordered = tuple(v for v in VARIANTS if v in names)
        return msgspec.structs.replace(self, variants=ordered, **changes)
