"""The table as plain lines, for `print(game)`, pipes and screen readers."""

from __future__ import annotations

from gravehold.kernel.game import Game
from gravehold.kernel.view import View

from .endings import ending
from .locale import say
from .mats import BreachWords, MageWords
from .prompts import prompt
from .table import NemesisWords, TableWords, describe


def table(game: Game, lang: str = "en") -> str:
    """What everybody at the table may see."""
    return "\n".join(lines(game.view(), lang))


def lines(view: View, lang: str = "en") -> list[str]:
    found = describe(view, lang)
    last = prompt(view, lang) if view.outcome is None else ending(view, lang)
    return [
        *_nemesis(found.nemesis),
        _protected(found, lang),
        say(lang, "table-turn-order", turn=found.turn, lines="; ".join(found.order)),
        *_supply(found, lang),
        *(line for mage in found.mages for line in _mage(mage)),
        last,
    ]


def _nemesis(nemesis: NemesisWords) -> list[str]:
    tokens = f", {nemesis.tokens}" if nemesis.tokens else ""
    head = f"{nemesis.name}: {nemesis.life_words}{tokens}"
    piles = "; ".join([nemesis.deck, nemesis.discard, *nemesis.others])
    boards = [f"  {line}" for line in nemesis.boards]
    cards = [
        f"  {i}. {card.name}, {card.said_as}. {card.text}"
        for i, card in enumerate(nemesis.in_play, 1)
    ]
    return [head, f"  {piles}", *boards, *(f"  {rule}" for rule in nemesis.rules), *cards]


def _protected(found: TableWords, lang: str) -> str:
    if found.ally:
        return "; ".join((found.gravehold_words, *found.ally))
    life, full = found.gravehold, found.gravehold_full
    return say(lang, "table-gravehold-life", life=life, full=full)


def _supply(found: TableWords, lang: str) -> list[str]:
    piles = [
        ("*" if pile.affordable else "")
        + (f"{pile.place} " if pile.place else "")
        + say(lang, "table-pile", name=pile.name, cost=pile.cost, n=pile.left)
        + (f" ({pile.lying})" if pile.lying else "")
        + (f" ({pile.apart})" if pile.apart else "")
        for pile in found.supply
    ]
    return [say(lang, "table-supply-line", piles=", ".join(piles)), *found.beside]


def _mage(mage: MageWords) -> list[str]:
    facts = [mage.life_words, mage.charge_words, mage.tokens, mage.doing]
    return [
        f"{mage.seat} {mage.name}: {', '.join(fact for fact in facts if fact)}",
        "  " + "; ".join(_breach(breach) for breach in mage.breaches),
        *(f"  {zone.label} {zone.text}" for zone in mage.zones),
    ]


def _breach(breach: BreachWords) -> str:
    spells = f": {', '.join(breach.spells)}" if breach.spells else ""
    return f"{breach.place} {breach.state}{spells}"
