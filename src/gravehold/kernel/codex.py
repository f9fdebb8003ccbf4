"""The definitions of one game, compiled: static, shared by all copies of the game."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

from .definitions import (
    Ability,
    AbilityCard,
    Ally,
    AnyPlayerCard,
    Attack,
    Body,
    Curse,
    Definition,
    Gem,
    Mage,
    Minion,
    Nemesis,
    NemesisCard,
    NemesisSpell,
    PlayerCard,
    Power,
    Relic,
    SideDeck,
    Spell,
    Tile,
    Token,
    Treasure,
)
from .ears import MOVES, all_ears, waits_of
from .errors import GraveholdError, unknown
from .ids import card_of_printing
from .native import mypyc_attr
from .nodes.base import Clause, Do, Node
from .nodes.clauses import CountAs, Forbid, Must, Whenever
from .nodes.damage import Deal, DealDivided
from .nodes.places import Become, Flaw
from .nodes.resources import SpendAether
from .places import Tables, first_cards
from .setup import Setup
from .state import NEMESIS, PAIR_12, PAIR_34, WILD, RawOption
from .trees import REMEMBERED, those

if TYPE_CHECKING:
    from .deal import Start
    from .serial import References

GEM: Final = 0
RELIC: Final = 1
SPELL: Final = 2
ATTACK: Final = 3
MINION: Final = 4
POWER: Final = 5
CURSE: Final = 6
BODY: Final = 7
TREASURE: Final = 8
ABILITY: Final = 9
SORCERY: Final = 10
TYPE_NAMES: Final = (
    "gem",
    "relic",
    "spell",
    "attack",
    "minion",
    "power",
    "curse",
    "body",
    "treasure",
    "ability",
    "nemesis-spell",
)
# What the main phase lets a player do with a card of the hand: nothing, play it, prep it on any
# usable breach, prep it where the card itself says.
HELD: Final = 0
PLAYED: Final = 1
PREPPED: Final = 2
PREPPED_APART: Final = 3
_TYPES: Final[dict[type, int]] = {
    Gem: GEM,
    Relic: RELIC,
    Spell: SPELL,
    Attack: ATTACK,
    Minion: MINION,
    Power: POWER,
    Curse: CURSE,
    Body: BODY,
    Treasure: TREASURE,
    AbilityCard: ABILITY,
    NemesisSpell: SORCERY,
}


NEVER_HIT: Final = Forbid("hit", of="nemesis")  # of a nemesis whose life says nothing
TURN_CARDS: Final = {
    0: "p1",
    1: "p2",
    2: "p3",
    3: "p4",
    WILD: "wild",
    PAIR_12: "1/2",
    PAIR_34: "3/4",
    NEMESIS: "nemesis",
}


def refuse_same_person(mages: tuple[Mage, ...]) -> None:
    """Of the mats that show one person, one at most is on the table."""
    for seat, mage in enumerate(mages):
        for other in mages[:seat]:
            if other.id != mage.id and other.shows == mage.shows:
                raise GraveholdError("error-mages-person", one=other.id, two=mage.id)


def _laid_out(setup: Setup) -> tuple[AnyPlayerCard, ...]:
    """The piles that were chosen; where a board lies over them, by type, cost and id (L18)."""
    mats = (setup.nemesis, *setup.mages, *((setup.ally,) if setup.ally else ()))
    if not any(board.holds == "piles" for mat in mats for board in mat.boards):
        return setup.supply
    return tuple(sorted(setup.supply, key=lambda card: (_TYPES[type(card)], card.cost, card.id)))


def form_of(node: object) -> str:
    """The card that a node makes of another one; '' if it does not."""
    if isinstance(node, Become):
        return node.id
    return node.into if isinstance(node, Flaw) else ""


def deals(part: Any) -> bool:
    """Whether a tree deals damage to foes somewhere (cast.breach-bonus)."""
    if isinstance(part, tuple):
        return any(deals(p) for p in part)
    if isinstance(part, Deal | DealDivided):
        return True
    return isinstance(part, Node) and any(
        deals(getattr(part, name)) for name in part.__struct_fields__
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class Codex:
    """Kinds by number with what the rules look up often laid out flat."""

    __slots__ = (
        "abilities", "actions", "ally", "alter", "becoming", "bonus", "boxed",
        "brackets", "called", "called_as", "cheapest", "cost", "counting", "decks", "definitions",
        "faces", "firm", "focus_cost", "forbid", "gravehold_life", "guarded", "has_roomy",
        "has_sociable", "has_use", "heard", "heard_moves", "ids", "instead", "is_players", "least",
        "life", "mages", "mat", "menus", "musts", "named", "nemesis", "nemesis_life", "number",
        "offers", "open_cost", "own", "owned", "pile_kinds", "pile_of", "piles", "plain_supply",
        "players", "quiet_draws", "references", "roomy", "rules", "seats_of", "setup", "slots",
        "sociable", "spend", "start", "start_life", "tables", "tier", "tile_ids", "tile_number",
        "tokens", "turn_names", "twins", "type", "use", "vulnerable", "waits", "ways", "whenever",
        "windows", "without_deal",
    )  # fmt: skip

    called: tuple[str, ...]  # in keys
    type: tuple[int, ...]
    is_players: tuple[bool, ...]
    cost: tuple[int, ...]
    life: tuple[int, ...]
    least: tuple[int, ...]
    use: tuple[Do, ...]
    ways: tuple[int, ...]
    sociable: tuple[bool, ...]  # spells that let another join them
    without_deal: tuple[bool, ...]
    called_as: tuple[frozenset[str], ...]
    spend: tuple[int, ...]

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.rules = setup.rules
        self.players = len(setup.mages)
        if not 1 <= self.players <= 4:
            raise GraveholdError("error-mage-count", n=self.players)
        for seat, mage in enumerate(setup.mages):
            if not mage.many and mage in setup.mages[:seat]:
                raise GraveholdError("error-mages-shared", mage=mage.id)
            if not mage.many and mage.id in [other.id for other in setup.mages[:seat]]:
                raise GraveholdError("error-id-twice", name=mage.id)
        refuse_same_person(setup.mages)
        self.mages = setup.mages
        self.ally = _with_abilities(setup.ally, setup.abilities)
        self.seats_of: dict[str, tuple[int, ...]] = {}
        for seat, mage in enumerate(setup.mages):
            self.seats_of[mage.id] = (*self.seats_of.get(mage.id, ()), seat)
        # The piles that were chosen, then those the nemesis brings.
        brought = (card for card in setup.nemesis.supply if card not in setup.supply)
        self.piles = (*_laid_out(setup), *brought)
        self._compile_kinds(setup)
        self._compile_mats(setup)
        self._compile_clauses()
        # Made when first asked for, and kept for all games of the set-up.
        self.start: Start | None = None
        self.references: References | None = None
        self.menus: dict[tuple[int, ...], tuple[RawOption, ...]] = {}  # what can be bought

    def foe_of(self, definition: Definition) -> str:
        """The nemesis a card or mat belongs to; '' if any may use it."""
        return self.nemesis.id if definition.id in self.owned else ""

    def __deepcopy__(self, memo: dict[int, Any]) -> Codex:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Codex, (self.setup,)

    def _compile_kinds(self, setup: Setup) -> None:
        found: dict[str, Definition] = {}
        sides: list[Definition] = [card for deck in setup.nemesis.decks for card in deck.cards]
        mats = (setup.nemesis, *setup.mages, *((self.ally,) if self.ally else ()))
        sides += [card for mat in mats for zone in mat.zones for card in zone.cards]
        starters = [card for mage in setup.mages for card in mage.starters]
        groups = (
            setup.commons,
            starters,
            self.piles,
            setup.nemesis.cards,
            setup.basics,
            setup.upgraded,
            sides,
            *setup.treasures,
            setup.shared,
            setup.extra,
            setup.curses,
        )
        for group in groups:
            for card in group:
                first = found.setdefault(card.id, card)
                if first is not card and first != card:
                    raise GraveholdError("error-id-twice", name=card.id)
        self.definitions = tuple(found.values())
        self.ids = tuple(found)
        self.number = {id_: k for k, id_ in enumerate(found)}
        (
            self.called, self.type, self.is_players, self.cost, self.life, self.least, self.use,
            self.ways, self.sociable, self.without_deal, self.called_as, faces, self.spend,
        ) = zip(*map(_sheet, self.definitions), strict=True)  # fmt: skip
        self.faces: tuple[str, ...] = tuple(dict.fromkeys(face for some in faces for face in some))
        self.has_use = any(self.use)
        self.has_sociable = any(self.sociable)
        self.pile_kinds = tuple(self.number[card.id] for card in self.piles)
        self.pile_of = {kind: pile for pile, kind in enumerate(self.pile_kinds)}
        # What a menu offers for each pile: the option, its price and the type that pays it.
        self.offers = tuple(
            (("gain", pile), self.cost[kind], self.type[kind])
            for pile, kind in enumerate(self.pile_kinds)
        )
        self.becoming = self._forms()
        self.named = self._named()

    def _trees(self) -> tuple[Definition, ...]:
        ally = (self.ally,) if self.ally else ()
        return (*self.definitions, *self.mages, self.setup.nemesis, *ally)

    def _forms(self) -> frozenset[int]:
        """The kinds that cards of this game can become."""
        found = set()
        for node in those(self._trees(), Become, Flaw):
            if form := form_of(node):
                if form not in self.number:
                    raise unknown("card", form, self.number)
                found.add(self.number[form])
        return frozenset(found)

    def _named(self) -> frozenset[int]:
        """The kinds whose cards bear the name of who began with them (L49)."""
        flaws = those(self._trees(), Flaw)
        ids = {id_ for node in flaws for id_ in (node.cards.name, node.into)}
        return frozenset(self.number[id_] for id_ in ids if id_ in self.number)

    def _compile_mats(self, setup: Setup) -> None:
        rules = setup.rules
        tiles: dict[str, Tile] = {}
        for tile in (*setup.tiles, *(tile for mage in setup.mages for tile in mage.tiles)):
            if tiles.setdefault(tile.id, tile) != tile:
                raise GraveholdError("error-id-twice", name=tile.id)
        self.tile_ids = tuple(tiles)
        self.tile_number = {id_: i for i, id_ in enumerate(tiles)}
        self.focus_cost = tuple(t.focus for t in tiles.values())
        self.open_cost = tuple(t.open for t in tiles.values())
        self.bonus = tuple(0 if t.id in rules.without_bonus else t.bonus for t in tiles.values())
        self.roomy = tuple(t.roomy for t in tiles.values())
        self.has_roomy = any(self.roomy)
        # Whether two copies of a spell can lie on one breach.
        self.twins = self.has_roomy or any(getattr(d, "link", False) for d in self.definitions)
        self.firm = tuple(t.firm for t in tiles.values())
        prices = [price for _, price, _ in self.offers]
        prices += [price for t in tiles.values() for price in (t.focus, *t.open) if price]
        self.cheapest = min([rules.charge_cost, *prices])  # with less aether nothing can be bought
        self.abilities: tuple[Ability | None, ...] = tuple(
            m.ability if rules.charges else None for m in setup.mages
        )
        self.windows = frozenset(a.when for a in self.abilities if a)
        self.slots = tuple(a.charges if a else 0 for a in self.abilities)
        life = rules.player_life
        self.start_life = rules.solo_life if self.players == 1 and rules.solo_life else life
        self.gravehold_life = setup.gravehold or rules.gravehold_life
        self.nemesis = nemesis = setup.nemesis
        self.mat: Nemesis = _stocked(nemesis.hardened() if rules.increased else nemesis, setup)
        self.nemesis_life = max(
            1, self.mat.life + (rules.nemesis_life if nemesis.life_by_difficulty else 0)
        )
        self.turn_names = {**TURN_CARDS}
        for i, card in enumerate(self.mat.turn_cards, NEMESIS + 1):
            self.turn_names[i] = card.id
        self.tokens: tuple[Token, ...] = self.mat.tokens
        self.decks: tuple[SideDeck, ...] = nemesis.decks
        # For guesses at the nemesis deck: tiers of what may lie in it, and what stays in the box.
        self.tables = Tables(self)
        aside = {id_ for place in self.tables.declared for id_ in first_cards(place)}
        named = {card.id for card in nemesis.cards}
        self.tier: tuple[int, ...] = tuple(
            0 if d.id in aside else getattr(d, "tier", 0) for d in self.definitions
        )
        theirs = {d.id for d in self.definitions if d.id in aside and isinstance(d, NemesisCard)}
        if self.ally is not None:
            theirs -= {card.id for zone in self.ally.zones for card in zone.cards}
        self.owned = frozenset({nemesis.id, *named, *theirs})
        self.own = tuple(d.id in named for d in self.definitions)
        aside_cards = setup.upgraded if nemesis.fixed else ()  # else all of them are in the deck
        self.boxed = tuple(
            max(0, sum(card.tier == tier for card in (*setup.basics, *aside_cards)) - wanted)
            for tier, wanted in enumerate(self.basics_wanted(), 1)
        )

    def _compile_clauses(self) -> None:
        ears = self.whenever, self.alter, self.forbid, self.instead, self.actions = all_ears(self)
        self.waits = tuple(map(waits_of, self.definitions))
        self.heard = frozenset[str]().union(*(ear.deeds for ear in ears[:-1]))
        standing = [clause for d in self.definitions for clause in getattr(d, "standing", ())]
        self.musts = any(isinstance(clause, Must) for clause in standing)
        self.counting = any(isinstance(clause, CountAs) for clause in standing)
        # Only where something waits for the end of a card does that end lie on the stack.
        everywhere = (*standing, *self.clauses_of_mats())
        self.brackets = any(isinstance(c, Whenever) and c.after == "card" for c in everywhere)
        # Whether what can be bought depends on aether, charges and breaches alone.
        self.plain_supply = not (
            self.tables.counters
            or "gain" in self.forbid.deeds
            or "gain-charge" in self.instead.deeds
        )
        places = self.tables.place
        self.heard_moves = frozenset(
            (deed, zone)
            for deed in self.whenever.deeds.intersection(MOVES)
            for zone in self.whenever.zones_of(deed, places)
        )
        self.quiet_draws = not (
            ("enter-zone", "hand") in self.heard_moves
            or "enter-hand" in self.whenever.deeds
            or "draw-phase-end" in self.windows
        )
        self.vulnerable = NEVER_HIT not in self.mat.standing
        # Whether a choice of targets has to ask: not for a nemesis that can never be hit.
        forbids = [c for c in everywhere if isinstance(c, Forbid) and c.deed == "hit"]
        self.guarded = any(clause != NEVER_HIT for clause in forbids)

    def may_be_prepped(self, kind: int) -> bool:
        """Whether cards of this kind may lie at breaches; what lies there may become another."""
        return self.type[kind] == SPELL or kind in self.becoming

    def basics_wanted(self) -> tuple[int, ...]:
        """How many basic cards of each tier the nemesis deck takes beside the upgraded ones."""
        if self.setup.nemesis.fixed:
            return 0, 0, 0
        upgraded = [card.tier for card in self.setup.upgraded]
        table = self.rules.basics[self.players - 1]
        return tuple(max(0, n - upgraded.count(tier)) for tier, n in enumerate(table, 1))

    def source_id(self, source: str, number: int) -> str:
        """The id of what a clause stands on: a card, the mat of a mage or the nemesis, the ally."""
        if source in ("card", "offered"):
            return self.ids[number]
        if source == "mage":
            return self.mages[number].id
        ally = self.ally
        return (
            self.mat.id if source == "nemesis" else ally.id if source == "ally" and ally else source
        )

    def clauses_of_mats(self) -> tuple[Clause, ...]:
        """Those of the rules, the ally and the mats, beside those of cards."""
        ally = self.ally.standing if self.ally else ()
        mages = [clause for mage in self.mages for clause in mage.standing]
        return (*self.rules.standing, *ally, *self.mat.standing, *mages)


def _stocked(mat: Nemesis, setup: Setup) -> Nemesis:
    """With the tokens that depend on how many mages play, or that the set-up says otherwise."""
    stock = dict(setup.stock)
    if not any(token.each or token.name in stock for token in mat.tokens):
        return mat
    tokens = tuple(
        msgspec.structs.replace(
            token, start=stock.get(token.name, token.start + token.each * len(setup.mages)), each=0
        )
        for token in mat.tokens
    )
    return msgspec.structs.replace(mat, tokens=tokens)


def _with_abilities(ally: Ally | None, wanted: tuple[str, ...] | None) -> Ally | None:
    """With only these cards in the zones of the ally."""
    if ally is None or wanted is None:
        return ally
    zones = tuple(
        msgspec.structs.replace(zone, cards=tuple(c for c in zone.cards if c.id in wanted))
        for zone in ally.zones
    )
    return msgspec.structs.replace(ally, zones=zones)


@lru_cache(maxsize=REMEMBERED)
def _sheet(d: Definition) -> tuple[Any, ...]:
    """What the rules look up of one card, column by column; worked out once in its life."""
    spell = d if isinstance(d, Spell) else None
    return (
        card_of_printing(d.id),
        _TYPES[type(d)],
        isinstance(d, PlayerCard),
        getattr(d, "cost", 0),
        d.life if isinstance(d, Minion | Body) else d.power if isinstance(d, Power) else 0,
        getattr(d, "least", 0),
        spell.use if spell else (),
        _way(d),
        bool(spell and (spell.link or spell.beside)),
        bool(spell and not deals(spell.cast)),
        frozenset((d.id, getattr(d, "subtype", ""), *getattr(d, "counts_as", ()))),
        getattr(d, "faces", ()),
        _price(d),
    )


def _way(d: Definition) -> int:
    if isinstance(d, Spell):
        return PREPPED if d.breaches == 1 and not d.anywhere else PREPPED_APART
    return HELD if isinstance(d, Curse) else PLAYED


def _price(definition: Definition) -> int:
    """The aether that discards a power, 0 if nothing does, -1 if something else than aether."""
    if not isinstance(definition, Power) or not definition.to_discard:
        return 0
    price = definition.to_discard
    if isinstance(price, SpendAether) and isinstance(price.amount, int) and price.amount > 0:
        return price.amount
    return -1
