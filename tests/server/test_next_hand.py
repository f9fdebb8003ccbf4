"""The next hand that a client shows is the hand that is drawn, whatever size the rules give it."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from gravehold.content.library import make_setup
from gravehold.kernel.game import Game
from gravehold.server.wire.table import table_of
from gravehold.table.glance import Glance


def _to_order(game: Game, chance: random.Random) -> int | None:
    """On to a turn's end at which the order of played cards is asked; the seat, if it comes."""
    while not game.over:
        asked = game.asked
        keys = list(asked.options.by_key())
        if asked.kind == "order" and Glance(game).phase == "draw":
            return int(asked.question.seats[0])
        plays = [key for key in keys if key.startswith("play ")]
        game.choose(chance.choice(plays or keys))
    return None


@pytest.mark.parametrize("size", [3, 5, 7])
def test_the_next_hand_is_what_is_drawn(size: int) -> None:
    seen = 0
    for seed in range(12):
        chance = random.Random(seed)
        setup = make_setup(nemesis="gate-witch", mages=["gex", "garu"], seed=seed)
        game = Game.new(replace(setup, rules=replace(setup.rules, hand_size=size)), seed)
        seat = _to_order(game, chance)
        if seat is None:
            continue
        player = table_of(game.view(seat)).players[seat]
        assert player.draws == max(0, size - len(player.hand))
        assert player.next_hand is not None
        order = chance.sample(player.played, len(player.played))
        places = {card.n: put for card, put in zip(player.played, order, strict=True)}
        coming = [[places.get(card.n, card).id for card in hand] for hand in player.coming]
        wanted = [c.n for c in [*player.next_hand, *order][: player.draws]]
        for card in order:
            if game.over or game.asked.kind != "order":
                break
            game.choose(f"next {card.id}")
        held = table_of(game.view(seat)).players[seat].hand
        drawn = [c.id for c in held if c.n not in {c.n for c in player.hand}]
        ids = {c.n: c.id for c in (*player.deck, *player.discard, *player.played)}
        assert drawn == [ids[n] for n in wanted]
        assert coming[0] == [c.id for c in held]
        behind = [c.id for hand in player.coming for c in hand]
        every = (player.hand, player.deck, player.discard, player.played)
        assert len(player.coming) == 4 or sorted(behind) == sorted(c.id for z in every for c in z)
        seen += len(drawn)
    assert seen > 20
