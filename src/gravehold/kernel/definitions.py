"""Cards, mages and nemeses as data; content builds these."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from .ids import ID
from .nodes.base import AnyClause, AnyCondition, Do

Id = Annotated[str, msgspec.Meta(pattern=f"^{ID}$")]
MOST: Final = 999  # beyond any number of the game; what is more would only take time
Natural = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=MOST)]
Tier = Annotated[int, msgspec.Meta(ge=0, le=3)]


class Definition(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    cache_hash=True,  # much is kept by definition
):
    """Anything with an id that a set-up can name."""

    id: Id


class PlayerCard(Definition, frozen=True):
    """A card that lies in a player's deck."""

    cost: Natural = 0  # in aether
    on_gain: Do = ()  # as it is gained, with itself as 'it'
    standing: tuple[AnyClause, ...] = ()  # works while prepped
    origin: str = ""  # 'ours' where we had to invent it
    copies: Natural = 0  # in a full supply pile; 0: as many as others of its type
    level: Natural = 0  # of a treasure: 1 one's own card, 2 the group's, 3 on one's mat
    setup: Do = ()  # of a treasure: what happens as a game begins with it
    discarded: tuple[str, ...] = ()  # of a treasure: these lie in the discard pile at the start


class Gem(PlayerCard, frozen=True, tag="gem", tag_field="kind"):
    """Played for aether."""

    play: Do = ()


class Relic(PlayerCard, frozen=True, tag="relic", tag_field="kind"):
    """Played for its effect."""

    play: Do = ()


class Spell(PlayerCard, frozen=True, tag="spell", tag_field="kind"):
    """Prepped to a breach, cast in a later turn."""

    cast: Do = ()
    on_prep: Do = ()  # as it is prepped
    use: Do = ()  # while prepped, once per turn in your main phase
    breaches: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1  # 2: lies on two adjacent breaches
    link: bool = False  # two spells with it may share a breach
    echo: bool = False  # its cast resolves twice
    beside: str = ""  # while prepped, one spell of this name may lie beside it
    anywhere: bool = False  # may be prepped to a closed breach


class Curse(PlayerCard, frozen=True, tag="curse", tag_field="kind"):
    """Neither gem, relic nor spell: never played, it does what its standing clauses say."""


class Treasure(PlayerCard, frozen=True, tag="treasure", tag_field="kind"):
    """Never played: what it says holds where it lies, on a mat or between the players."""


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A space of a board or a value of a track, with what happens on entering it."""

    name: str
    enter: Do = ()  # 'it': the card that comes here
    skip_if: AnyCondition | None = None  # while this holds the space is not there
    cast: Do = ()  # what follows the effect of a spell of the nemesis that was cast from here


class Token(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A kind of token, or the place of one token on a track: a number within bounds."""

    start: int = 0
    minimum: int = 0
    maximum: int | None = None
    name: str = "token"
    # What it lies on; '' the thing that brings it: the nemesis mat, the seat of a mage, a card;
    # for a rule set, the table.
    on: Literal["", "nemesis", "seat", "card", "pile", "game"] = ""
    scope: Literal["game", "turn"] = "game"  # 'turn': back to its start as a turn begins
    hidden: bool = False
    spaces: tuple[Space, ...] = ()  # a track: what happens on some numbers
    rests: tuple[int, ...] = ()  # a track: where moving back ends
    seats: bool = False  # its number is that of a player, 0 nobody
    each: Natural = 0  # of a nemesis: so many more at the start for each mage


class NemesisCard(Definition, frozen=True):
    """A card of the nemesis deck, or a tier 0 card of its own."""

    tier: Tier = 0  # 0: never dealt, other cards bring it
    standing: tuple[AnyClause, ...] = ()  # works while in play
    origin: str = ""
    tokens: tuple[Token, ...] = ()  # what it has in play beside its life or power
    faces: tuple[str, ...] = ()  # what its copies have on their backs, in turn; '' nothing
    number: Natural = 0  # as printed; an unshuffled deck lies in this order (R33)
    places: Natural = 0  # for stickers: with none left it evolves into another card
    stickers: Natural = 0  # how many of them have one


class Attack(NemesisCard, frozen=True, tag="attack", tag_field="kind"):
    """Resolves at once."""

    effect: Do = ()


class AbilityCard(NemesisCard, frozen=True, tag="ability", tag_field="kind"):
    """A card of an ally's deck: resolves with nobody as 'you'."""

    effect: Do = ()


class NemesisSpell(NemesisCard, frozen=True, tag="nemesis-spell", tag_field="kind"):
    """A spell of the nemesis: it waits on a board of the mat until it is cast."""

    cost: Natural = 0
    cast: Do = ()


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A named effect of a card or of the nemesis mat that other cards resolve."""

    name: str
    do: Do


class Minion(NemesisCard, frozen=True, tag="minion", tag_field="kind"):
    """Stays with its life until it is killed."""

    life: Positive = 1
    least: Natural = 0  # it never has less life than this; from 1 on it cannot be killed
    boundless: bool = False  # it may have any amount of life, not only what is printed
    persistent: Do = ()  # in each nemesis main phase after it has come
    immediately: Do = ()  # as it comes into play
    subtype: str = ""  # what all its kind are called, in keys too
    parts: tuple[Part, ...] = ()  # what other cards resolve of it (`ResolvePart`)
    deck: str = ""  # the side deck it belongs to, '' the nemesis deck
    counts_as: tuple[str, ...] = ()  # minions whose names it goes by too


class Body(NemesisCard, frozen=True, tag="body", tag_field="kind"):
    """A part of the nemesis with life of its own: what is dealt to the nemesis goes to one of them.

    It is no minion and does not keep an empty deck from ending the game.
    """

    life: Positive = 1
    immediately: Do = ()
    subtype: str = ""  # what all its kind are called, in keys too
    label: str = ""  # which of them it is
    deck: str = ""  # the zone it comes from and is discarded beside, '' the nemesis deck


class Power(NemesisCard, frozen=True, tag="power", tag_field="kind"):
    """Counts down, then happens."""

    power: Positive = 1  # how many tokens it comes with; one goes in each nemesis main phase
    effect: Do = ()  # once they are gone
    immediately: Do = ()  # as it comes into play
    to_discard: Do = ()  # what a player may do in their main phase to be rid of it


class Tile(Definition, frozen=True, tag="tile", tag_field="kind"):
    """A kind of breach: what focusing and opening it costs, what it adds once open."""

    focus: Natural = 0
    open: tuple[Natural, Natural, Natural, Natural] = (0, 0, 0, 0)
    bonus: Natural = 0
    roomy: bool = False  # once open it takes any number of spells
    firm: bool = False  # whoever has it destroys no breach on becoming exhausted


class Breach(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A breach as a mat shows it: `turned` 0 to 3 quarters, 4: open."""

    turned: Annotated[int, msgspec.Meta(ge=0, le=4)]
    tile: str = ""  # '' the standard tile of its place


class Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a mage can do with every slot charged."""

    id: Id
    charges: Positive
    effect: Do
    when: Literal["your-main-phase", "any-main-phase", "draw-phase-end", "nemesis-draw"] = (
        "your-main-phase"
    )
    only_if: AnyCondition | None = None  # it cannot be used unless this holds


# As in `nodes.base`: `closed.names` puts the union of all that there is in their place.
AnyPlayerCard = PlayerCard
AnyNemesisCard = Attack | Minion | Power | Body | AbilityCard | NemesisSpell
AnyCard = AnyPlayerCard | AnyNemesisCard


class Mage(Definition, frozen=True, tag="mage", tag_field="kind"):
    """A breach mage: its mat and the cards only it has."""

    breaches: tuple[Breach | None, ...] = ()  # I to IV; none where the mat has none
    hand: tuple[str, ...] = ()  # ids of the cards it begins with
    deck: tuple[str, ...] = ()  # first on top
    ability: Ability | None = None
    starters: tuple[AnyPlayerCard, ...] = ()  # cards only this mage has, named in hand and deck
    tiles: tuple[Tile, ...] = ()  # kinds of breach only this mage has
    tokens: tuple[Token | str, ...] = ()  # a name alone: from 0 without a limit
    standing: tuple[AnyClause, ...] = ()
    setup: Do = ()
    many: bool = False  # may sit in several seats at once
    person: str = ""  # whom the mat shows, where another mat shows them too; '' its id
    complexity: Natural = 0
    origin: str = ""
    zones: tuple[Zone, ...] = ()
    boards: tuple[Board, ...] = ()

    @property
    def shows(self) -> str:
        """Who it is: no person sits at a table twice."""
        return self.person or self.id


class Zone(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A place for cards that a definition brings."""

    name: str
    of: Literal["game", "seat", "breach", "pile"] = "game"  # one, or one for each of these
    order: Literal["open", "hidden"] = "open"  # hidden: face down
    cards: tuple[AnyCard, ...] = ()  # what lies in each of them at first, top first
    shuffled: bool = True  # whether that is shuffled, if it lies face down
    by_cost: bool = False  # shuffled for each cost apart, the cheapest on top
    discard: str = ""  # the zone its cards are discarded to
    group: str = ""  # hidden zones of one group may hold each other's cards unknown to all
    works: bool = False  # the standing effects of what lies there work
    stock: bool = False  # cards are taken from it by name: it is told by how many of each are left
    refill: bool = False  # when a card is drawn and there is none, its discard pile is shuffled in
    told: bool = False  # its lowest card is shown once the game is over, which changes nothing


class SideDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A shuffled deck beside the nemesis deck, with a discard pile of its own."""

    name: str
    cards: tuple[Minion, ...]
    refill: bool = False  # when a card is drawn and there is none, its discard pile is shuffled in

    def zones(self) -> tuple[Zone, Zone]:
        pile = Zone(f"{self.name}-discard")
        deck = Zone(
            self.name, order="hidden", cards=self.cards, discard=pile.name, refill=self.refill
        )
        return deck, pile


class Link(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two neighbouring spaces; tokens move from the first to the second."""

    one: str
    two: str

    @property
    def name(self) -> str:
        return f"{self.one}-{self.two}"


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Spaces in a row, or joined by links, that hold a card each or tokens.

    Over the supply piles, spaces are the places of the piles, counted from 1.
    """

    name: str
    spaces: tuple[Space, ...] = ()
    holds: Literal["cards", "tokens", "piles"] = "cards"
    links: tuple[Link, ...] = ()
    bridges: bool = False  # a link is open only with a token on it
    starts: tuple[str, ...] = ()  # where tokens begin, for one mage, two, three, four
    supply: bool = False  # players' cards there belong to the supply, but to no pile of it (R54)
    off: str = ""  # where a card goes that was moved beyond the last space, '' out of the game
    end: Do = ()  # what happens then, with that card as 'it'


class TurnCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A nemesis turn order card of its own: `on_draw` comes before the nemesis turn."""

    id: str
    on_draw: Do = ()


class Harder(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What increased difficulty puts in the place of the mat's own fields."""

    tokens: tuple[Token, ...] | None = None
    unleash: Do | None = None
    standing: tuple[AnyClause, ...] | None = None
    setup: Do | None = None
    boards: tuple[Board, ...] | None = None
    life: Positive | None = None
    turn_cards: tuple[TurnCard, ...] | None = None


class Ally(Definition, frozen=True, tag="ally", tag_field="kind"):
    """Who is protected in the place of Gravehold; no player."""

    standing: tuple[AnyClause, ...] = ()
    origin: str = ""
    tokens: tuple[Token, ...] = ()  # on the table, where nothing else is said
    zones: tuple[Zone, ...] = ()
    boards: tuple[Board, ...] = ()


class Nemesis(Definition, frozen=True, tag="nemesis", tag_field="kind"):
    """The mat of a nemesis and all its own cards."""

    life: Natural = 0  # 0: it has life only in its parts
    difficulty: Natural = 0
    unleash: Do = ()
    setup: Do = ()  # as a game begins
    beginner_setup: Do = ()  # on top of setup, for the beginner level
    standing: tuple[AnyClause, ...] = ()
    tokens: tuple[Token, ...] = ()
    decks: tuple[SideDeck, ...] = ()
    turn_cards: tuple[TurnCard, ...] = ()  # put in by `SwapTurnCard`
    on_exhaust: Do = ()  # instead of the two unleashes
    life_by_difficulty: bool = True  # False: the difficulty does not change its life (R29)
    harder: Harder = Harder()
    cards: tuple[AnyNemesisCard, ...] = ()
    origin: str = ""
    zones: tuple[Zone, ...] = ()
    boards: tuple[Board, ...] = ()
    supply: tuple[AnyPlayerCard, ...] = ()  # piles beside those that were chosen
    spared: Natural = 0  # so many upgraded basics fewer of each tier in expeditions
    fixed: bool = False  # its deck is `cards` in their order, never shuffled, without basic cards
    parts: tuple[Part, ...] = ()  # what its cards call by a name (`Perform`)

    def hardened(self) -> Nemesis:
        """The mat as increased difficulty has it."""
        changed = {field: getattr(self.harder, field) for field in self.harder.__struct_fields__}
        changed = {field: value for field, value in changed.items() if value is not None}
        return msgspec.structs.replace(self, **changed)
