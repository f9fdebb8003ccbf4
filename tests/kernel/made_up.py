"""Games with cards made up for the purpose, arranged by hand."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from gravehold.content.library import make_setup
from gravehold.kernel.definitions import Ally, AnyNemesisCard, PlayerCard
from gravehold.kernel.game import Game
from gravehold.kernel.nodes import Clause
from gravehold.kernel.setup import Setup


def a_setup(
    *,
    hand: tuple[PlayerCard, ...] = (),
    supply: tuple[PlayerCard, ...] = (),
    foes: tuple[AnyNemesisCard, ...] = (),
    mat: tuple[Clause, ...] = (),
    rules: dict[str, Any] | None = None,
    ally: Ally | None = None,
    mages: int = 2,
) -> Setup:
    """Two mages against a mat of 70 life whose own cards are made up."""
    setup = make_setup(nemesis="umbra-titan", mages=["garu", "gex", "quilius"][:mages])
    first, *others = setup.mages
    ids = (*(card.id for card in hand), "crystal", "crystal", "crystal", "spark")[:5]
    first = replace(first, hand=ids, starters=hand)
    nemesis = replace(setup.nemesis, cards=(*foes, *setup.nemesis.cards), standing=mat, setup=())
    return replace(
        setup,
        mages=(first, *others),
        nemesis=nemesis,
        supply=(*supply, *setup.supply[len(supply) :]),
        rules=replace(setup.rules, **(rules or {})),
        ally=ally,
    )


def p1_begins(setup: Setup) -> Game:
    """The first game in which p1 has the first turn."""
    for seed in range(50):
        game = Game.new(setup, seed)
        if game.state.active == 0:
            return game
    raise AssertionError("p1 never begins")


def in_play(game: Game, **marks: int) -> None:
    """These nemesis cards lie in play, with so many tokens."""
    s = game.state
    for id_, n in marks.items():
        card = next(c for c, k in enumerate(s.kind) if game.codex.ids[k] == id_.replace("_", "-"))
        at = s.nemesis_deck.index(card)
        s.nemesis_deck = s.nemesis_deck[:at] + s.nemesis_deck[at + 1 :]
        s.nemesis_seen = s.nemesis_seen[1:]
        s.in_play, s.marks = (*s.in_play, card), (*s.marks, n)


def answer(game: Game, *keys: str) -> Game:
    for key in keys:
        game.choose(key)
    return game


def life_of(game: Game, id_: str) -> int | None:
    """The tokens on a card in play, nothing if it is not there."""
    s = game.state
    found = zip(s.in_play, s.marks, strict=True)
    return next((n for card, n in found if game.codex.ids[s.kind[card]] == id_), None)
