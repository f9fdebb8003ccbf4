"""The table as plain lines, for `print(game)`, pipes and screen readers."""

from __future__ import annotations

from gravehold.kernel.game import Game
from gravehold.kernel.view import View

from .prompts import ending, prompt
from .table import BreachWords, MageWords, NemesisWords, TableWords, describe


def table(game: Game) -> str:
    """What everybody at the table may see."""
    return "\n".join(lines(game.view()))


def lines(view: View) -> list[str]:
    found = describe(view)
    last = prompt(view) if view.outcome is None else ending(view)
    return [
        *_nemesis(found.nemesis),
        f"Gravehold: life {found.gravehold}/{found.gravehold_full}",
        f"Turn order ({found.turn}): {'; '.join(found.order)}",
        *_supply(found),
        *(line for mage in found.mages for line in _mage(mage)),
        last,
    ]


def _nemesis(nemesis: NemesisWords) -> list[str]:
    tokens = f", {nemesis.tokens}" if nemesis.tokens else ""
    head = f"{nemesis.name}: life {nemesis.life}/{nemesis.full_life}{tokens}"
    piles = "; ".join([nemesis.deck, nemesis.discard, *nemesis.others])
    cards = [
        f"  {i}. {card.name}, {card.kind}, {card.marks}. {card.text}"
        for i, card in enumerate(nemesis.in_play, 1)
    ]
    return [head, f"  {piles}", *(f"  {rule}" for rule in nemesis.rules), *cards]


def _supply(found: TableWords) -> list[str]:
    piles = [
        f"{'*' if pile.affordable else ''}{pile.name} {pile.cost} ({pile.left} left)"
        for pile in found.supply
    ]
    return [f"Supply: {', '.join(piles)}"]


def _mage(mage: MageWords) -> list[str]:
    life = f"life {mage.life}/{mage.full_life}" if mage.life else "exhausted"
    facts = [life, f"charges {mage.charges}/{mage.slots}", mage.tokens, mage.doing]
    played = [f"  played: {mage.played}"] if mage.played else []
    return [
        f"{mage.seat} {mage.name}: {', '.join(fact for fact in facts if fact)}",
        "  " + "; ".join(_breach(breach) for breach in mage.breaches),
        f"  hand: {mage.hand}",
        *played,
        f"  deck {mage.deck}; discard pile {mage.discard}",
    ]


def _breach(breach: BreachWords) -> str:
    spells = f": {', '.join(breach.spells)}" if breach.spells else ""
    return f"{breach.place} {breach.state}{spells}"
