"""The hands that an order of the played cards leads to."""

from msgspec.structs import replace

from gravehold.content.library import make_setup
from gravehold.kernel.game import Game
from gravehold.table.reading import table_of
from gravehold.table.records import Card, Seat


def seat_with(draws: int = 2, mixed: int = 0, **zones: tuple[int, ...]) -> Seat:
    """A mage who has these cards, by number, and a deck whose last `mixed` lie in any order."""
    seat = table_of(Game.new(make_setup(nemesis="umbra-titan", mages=["gex"]), 1).view(0)).seats[0]
    lying = {"hand": (1,), "deck": (2, 3, 4), "discard": (5,), "played": (6, 7, 8), **zones}
    laid = tuple(
        replace(
            zone,
            cards=tuple(Card(n, f"c{n}", "gem") for n in lying[zone.name]),
            unordered=mixed if zone.name == "deck" else 0,
        )
        for zone in seat.zones
        if zone.name in lying
    )
    return replace(seat, zones=laid, draws=draws)


def hands_of(seat: Seat) -> list[list[int]]:
    return [[card.n for card in hand] for hand in seat.coming_hands()]


def test_each_hand_is_played_out_until_the_last_card_put_down_is_drawn() -> None:
    assert hands_of(seat_with()) == [[1, 2, 3], [4, 5, 6], [7, 8]]


def test_what_is_put_down_may_come_back_at_once() -> None:
    assert hands_of(seat_with(deck=(), discard=(), played=(6,))) == [[1, 6]]


def test_behind_cards_in_any_order_nobody_knows_what_comes() -> None:
    assert hands_of(seat_with(deck=(2, 3, 9), mixed=1)) == [[1, 2, 3]]
    assert hands_of(seat_with(deck=(2, 9, 3), mixed=2)) == []


def test_no_more_than_four_are_told_ahead() -> None:
    assert len(hands_of(seat_with(deck=tuple(range(20, 60))))) == 4


def test_a_full_hand_of_none_still_ends() -> None:
    assert hands_of(seat_with(draws=0, hand=())) == [[], [2], [3], [4]]
