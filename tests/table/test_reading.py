"""The table as records: what a view shows, no more and no less."""

import random

import pytest
from msgspec.structs import replace

from gravehold.content.library import LIBRARY, make_setup
from gravehold.kernel.game import Game
from gravehold.table.places import all_places
from gravehold.table.reading import card_of, open_table, table_of
from gravehold.table.records import Card, Table, Zone
from tests.kit.mages import some_mages


def some_way_into(nemesis: str, seed: int) -> Game:
    chance = random.Random(seed)
    mages = some_mages(chance, 2)
    game = Game.new(make_setup(nemesis=nemesis, mages=mages), seed)
    for _ in range(60):
        if game.over:
            break
        game.pick(chance.randrange(len(game.asked.options)))
    return game


def zones_of(table: Table) -> list[Zone]:
    found = [*table.zones, *table.nemesis.zones, *(z for seat in table.seats for z in seat.zones)]
    piles = [side.discard for side in table.sides if side.discard is not None]
    return found + [side.deck for side in table.sides] + piles


def _without_back(card: Card | None) -> Card | None:
    """As it looks to whoever may not know what is on its back."""
    return replace(card, face=None) if card and card.secret else card


@pytest.mark.parametrize("nemesis", LIBRARY.nemeses)
@pytest.mark.parametrize("seed", range(3))
def test_a_view_names_no_card_that_is_face_down(nemesis: str, seed: int) -> None:
    game = some_way_into(nemesis, seed)
    seen, all_of_it = table_of(game.view()), open_table(game)
    for masked, full in zip(zones_of(seen), zones_of(all_of_it), strict=True):
        assert masked.name == full.name
        assert len(masked) == len(full)
        assert None not in full.cards
        if masked.unordered:
            assert set(masked.known) == set(full.known)
        else:
            pairs = zip(masked.cards, full.cards, strict=True)
            assert all(shown in (None, _without_back(there)) for shown, there in pairs)
    assert all_of_it.nemesis.zone("deck").known
    assert None in seen.nemesis.zone("deck").cards


def test_a_card_lies_in_one_place_only() -> None:
    game = some_way_into("hollow-crown", 5)
    table = open_table(game)
    cards = [card.n for zone in zones_of(table) for card in zone.known]
    spells = {spell.n for seat in table.seats for b in seat.breaches for spell in b.spells}
    assert len(cards) == len(set(cards))
    assert not spells & set(cards)


def test_the_table_of_a_view_is_made_once() -> None:
    view = some_way_into("umbra-titan", 1).view()
    assert table_of(view) is table_of(view)


def test_a_card_by_its_number_is_the_one_in_its_zone() -> None:
    view = Game.new(make_setup(nemesis="umbra-titan", mages=["garu", "gex"]), 7).view()
    hand = table_of(view).seats[0].zone("hand").known
    assert hand
    assert [card_of(view, card.n) for card in hand] == list(hand)
    assert all(isinstance(card, Card) for card in hand)


def test_of_a_deck_in_part_unordered_the_tail_is_mixed() -> None:
    card = Card(1, "spark", "spell"), Card(2, "crystal", "gem"), Card(3, "crystal", "gem")
    deck = Zone("deck", card, "first", unordered=2)
    assert deck.ordered == card[:1]
    assert deck.mixed == card[1:]


def test_an_ability_can_be_pointed_at_where_there_are_no_charges() -> None:
    """The mat shows it: whoever asks is told why it cannot be used."""
    setup = make_setup(nemesis="umbra-titan", mages=["garu", "adept"], rules="legacy")
    places = all_places(table_of(Game.new(setup, seed=1).view()))
    assert {"ability:p1", "charges:p1", "breach:p1.4"} <= places
    assert not {"ability:p2", "charges:p2", "breach:p2.4"} & places
