"""Zones that are filled from the supply, and whose top cards are looked at and sorted."""

from __future__ import annotations

from .. import zones
from ..codex import TYPE_NAMES
from ..nodes import places as nodes
from ..registry import able, resolves
from ..run import Picks, Run
from ..state import Ctx, RawOption


@resolves(nodes.FromPiles)
def from_piles(run: Run, node: nodes.FromPiles, ctx: Ctx, picks: Picks) -> None:
    codex, s = run.codex, run.s
    if node.zone not in codex.tables.place:
        return
    kinds = codex.pile_kinds
    piles = [i for i, k in enumerate(kinds) if TYPE_NAMES[codex.type[k]] in node.types]
    if node.spare and piles:
        least = min(codex.cost[kinds[i]] for i in piles)
        cheapest: list[RawOption] = [("pile", i) for i in piles if codex.cost[kinds[i]] == least]
        spared = run.pick("pile", cheapest, node, ctx, picks)
        if spared is None:
            return
        piles.remove(spared[1])
    for i in piles:
        for _ in range(min(node.n, len(s.piles[i]))):
            zones.put(run, zones.take_from_pile(run, i), node.zone, under=True)


@resolves(nodes.SortTop)
def sort_top(run: Run, node: nodes.SortTop, ctx: Ctx, picks: Picks) -> None:
    """First those that go under, then what comes back: the last one lies on top.

    Nothing moves before all is answered; cards that differ in nothing are not asked about.
    """
    place, s = run.codex.tables.place.get(node.zone), run.s
    left = [] if place is None else list(place.at(s)[: node.n])
    if place is None or not left:
        return
    if not picks:
        known = place.known(s)
        s.reveals += not all(known[: len(left)])
        place.note(s, (*(1,) * len(left), *known[len(left) :]))
    many, answers = min(node.under, len(left)), iter(picks)
    sorted_: list[int] = []
    while left:
        kinds = dict.fromkeys(s.kind[card] for card in left)
        if len(kinds) == 1:
            card = left[0]
        else:
            answer = next(answers, None)
            if answer is None:
                word = "shown" if len(sorted_) < many else "shown-next"
                options: list[RawOption] = [
                    (word, next(c for c in left if s.kind[c] == kind)) for kind in kinds
                ]
                run.ask("return", run.chooser(ctx), options, node, ctx, picks)
                return
            card = answer[1]
        left.remove(card)
        sorted_.append(card)
    rest = place.at(s)[len(sorted_) :]
    known = place.known(s)[len(sorted_) :]
    top = tuple(reversed(sorted_[many:]))
    place.put(s, (*top, *rest, *sorted_[:many]))
    place.note(s, (*(1,) * len(top), *known, *(1,) * many))


@able(nodes.SortTop)
def sort_top_able(run: Run, node: nodes.SortTop, ctx: Ctx) -> tuple[int, int]:
    place = run.codex.tables.place.get(node.zone)
    return min(node.n, 0 if place is None else len(place.at(run.s))), node.n
