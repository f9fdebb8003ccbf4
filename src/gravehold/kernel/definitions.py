"""Cards, mages and nemeses as data; content builds these."""

from __future__ import annotations

import re
from typing import Annotated, Literal

import msgspec

from .nodes.base import AnyClause, Do

_ID = "[a-z0-9]+(-[a-z0-9]+)*"
Id = Annotated[str, msgspec.Meta(pattern=f"^{_ID}$")]
Natural = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
Tier = Annotated[int, msgspec.Meta(ge=0, le=3)]


def is_id(text: str) -> bool:
    """Words of small letters and digits, joined by hyphens."""
    return re.fullmatch(_ID, text) is not None


class Definition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Anything with an id that a set-up can name."""

    id: Id


class PlayerCard(Definition, frozen=True):
    """A card that lies in a player's deck."""

    cost: Natural = 0
    on_gain: Do = ()
    standing: tuple[AnyClause, ...] = ()  # works while prepped
    origin: str = ""  # 'ours' where we had to invent it


class Gem(PlayerCard, frozen=True, tag="gem", tag_field="kind"):
    """Played for aether."""

    play: Do = ()


class Relic(PlayerCard, frozen=True, tag="relic", tag_field="kind"):
    """Played for its effect."""

    play: Do = ()


class Spell(PlayerCard, frozen=True, tag="spell", tag_field="kind"):
    """Prepped to a breach, cast in a later turn."""

    cast: Do = ()
    on_prep: Do = ()
    use: Do = ()  # while prepped, once per turn in your main phase
    breaches: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1  # 2: lies on two adjacent breaches
    link: bool = False
    echo: bool = False  # its cast resolves twice
    beside: str = ""  # while prepped, one spell of this name may lie beside it
    anywhere: bool = False  # may be prepped to a closed breach


class NemesisCard(Definition, frozen=True):
    """A card of the nemesis deck, or a tier 0 card of its own."""

    tier: Tier = 0  # 0: never dealt, other cards bring it
    standing: tuple[AnyClause, ...] = ()  # works while in play
    origin: str = ""


class Attack(NemesisCard, frozen=True, tag="attack", tag_field="kind"):
    """Resolves at once."""

    effect: Do = ()


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A named effect of a card that other cards resolve."""

    name: str
    do: Do


class Minion(NemesisCard, frozen=True, tag="minion", tag_field="kind"):
    """Stays with its life until it is killed."""

    life: Positive = 1
    persistent: Do = ()
    immediately: Do = ()
    subtype: str = ""
    parts: tuple[Part, ...] = ()
    deck: str = ""  # the side deck it belongs to, '' the nemesis deck


class Power(NemesisCard, frozen=True, tag="power", tag_field="kind"):
    """Counts down, then happens."""

    power: Positive = 1
    effect: Do = ()
    immediately: Do = ()
    to_discard: Do = ()


class Tile(Definition, frozen=True, tag="tile", tag_field="kind"):
    """A kind of breach: what focusing and opening it costs, what it adds once open."""

    focus: Natural = 0
    open: tuple[Natural, Natural, Natural, Natural] = (0, 0, 0, 0)
    bonus: Natural = 0


class Breach(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A breach as a mat shows it: `turned` 0 to 3 quarters, 4: open."""

    turned: Annotated[int, msgspec.Meta(ge=0, le=4)]
    tile: str = ""  # '' the standard tile of its place


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a mage can do with every slot charged."""

    id: Id
    charges: Positive
    effect: Do
    when: Literal["your-main-phase", "any-main-phase", "draw-phase-end", "nemesis-draw"] = (
        "your-main-phase"
    )


# As in `nodes.base`: `closed.names` puts the union of all that there is in their place.
AnyPlayerCard = PlayerCard
AnyNemesisCard = Attack | Minion | Power
AnyCard = AnyPlayerCard | AnyNemesisCard


class Mage(Definition, frozen=True, tag="mage", tag_field="kind"):
    """A breach mage: its mat and the cards only it has."""

    breaches: tuple[Breach | None, ...] = ()
    hand: tuple[str, ...] = ()
    deck: tuple[str, ...] = ()  # first on top
    ability: Ability | None = None
    starters: tuple[AnyPlayerCard, ...] = ()
    tiles: tuple[Tile, ...] = ()
    tokens: tuple[str, ...] = ()
    standing: tuple[AnyClause, ...] = ()
    complexity: Natural = 0
    origin: str = ""


class Token(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A counter on the nemesis mat."""

    start: int = 0
    minimum: int = 0
    maximum: int = 99
    name: str = "token"


class SideDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck beside the nemesis deck, with a discard pile of its own."""

    name: str
    cards: tuple[Minion, ...]


class Harder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What increased difficulty puts in the place of the mat's own fields."""

    tokens: tuple[Token, ...] | None = None
    unleash: Do | None = None
    standing: tuple[AnyClause, ...] | None = None
    setup: Do | None = None


class Ally(Definition, frozen=True, tag="ally", tag_field="kind"):
    """Who is protected in the place of Gravehold; no player."""

    standing: tuple[AnyClause, ...] = ()
    origin: str = ""


class Nemesis(Definition, frozen=True, tag="nemesis", tag_field="kind"):
    """The mat of a nemesis and all its own cards."""

    life: Positive = 0
    difficulty: Natural = 0
    unleash: Do = ()
    setup: Do = ()
    beginner_setup: Do = ()  # on top of setup, for the beginner level
    standing: tuple[AnyClause, ...] = ()
    tokens: tuple[Token, ...] = ()
    decks: tuple[SideDeck, ...] = ()
    on_exhaust: Do = ()  # instead of the two unleashes
    life_by_level: bool = True  # False: levels do not change its life (R29)
    harder: Harder = Harder()
    cards: tuple[AnyNemesisCard, ...] = ()
    origin: str = ""

    def hardened(self) -> Nemesis:
        """The mat as increased difficulty has it."""
        changed = {field: getattr(self.harder, field) for field in self.harder.__struct_fields__}
        changed = {field: value for field, value in changed.items() if value is not None}
        return msgspec.structs.replace(self, **changed)
