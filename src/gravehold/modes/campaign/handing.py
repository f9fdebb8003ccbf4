"""What a battle hands back to its campaign beside its result: what was stuck on, for good."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from gravehold.content.box import Library
from gravehold.content.builds import Workshop
from gravehold.content.setups import FLAW
from gravehold.kernel.game import Game
from gravehold.kernel.nodes import Become
from gravehold.kernel.owners import owned
from gravehold.kernel.trees import walk
from gravehold.table.changed import basics_changed
from gravehold.table.declared import mat_tokens

from .state import State


class Back(msgspec.Struct, frozen=True, kw_only=True):
    """Only what has changed."""

    pool: Mapping[str, str] = {}  # a card of it, and what it is now
    flawed: Mapping[int, int] = {}  # by seat, how many of its Crystals are flawed now
    flaws: int | None = None  # stickers left


def taken_back(state: State, back: Back) -> State:
    """The state with what the battle left behind."""
    pool = tuple(tuple(back.pool.get(id_, id_) for id_ in tier) for tier in state.pool)
    builds = tuple(
        replace(build, flawed=back.flawed.get(seat, build.flawed))
        for seat, build in enumerate(state.builds)
    )
    flaws = state.flaws if back.flaws is None else back.flaws
    return replace(state, pool=pool, builds=builds, flaws=flaws)


def handed_back(game: Game, workshop: Workshop) -> Back:
    """By the cards of a battle, wherever they lie, destroyed ones too."""
    return Back(pool=basics_changed(game), flawed=flawed_of(game, workshop), flaws=flaws_left(game))


def flawed_of(game: Game, workshop: Workshop) -> dict[int, int]:
    """By seat, how many of its own Crystals are flawed."""
    state, codex, id_ = game.state, game.codex, workshop.flawed.id
    return {seat: owned(state, codex, id_, seat) for seat in range(codex.players)}


def flaws_left(game: Game) -> int | None:
    """The stickers still in stock; none where the nemesis has no stock of them."""
    found = (token.at(game.state) for token in mat_tokens(game.codex) if token.name == FLAW)
    return next(found, None)


@lru_cache(1024)
def becomes(card: str, library: Library) -> tuple[str, ...]:
    """All that a card of the pool can be after a battle, as it is first."""
    found = [card]
    for id_ in found:
        nodes = walk(library.pool[id_]) if id_ in library.pool else ()
        forms = (node.id for node in nodes if isinstance(node, Become))
        found += [form for form in forms if form not in found]
    return tuple(found)
