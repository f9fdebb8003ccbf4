"""Names and lists as questions, log and table share them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from msgspec import structs

from gravehold.kernel import aether
from gravehold.kernel.decision import seat_name
from gravehold.kernel.definitions import Definition, Gem, Relic
from gravehold.kernel.nodes.base import Do
from gravehold.kernel.state import HIDDEN
from gravehold.kernel.view import View
from gravehold.table.reading import card_of, table_of

from .grammar import definitions
from .grammar.sentences import sentences
from .grammar.simple import purposes
from .grammar.tone import Tone, sentence
from .locale import has, say
from .names import name
from .seats import mage_name

Names = tuple[str, ...]
ROMAN = ("I", "II", "III", "IV")


def card_name(view: View, card: int, lang: str = "en") -> str:
    return "?" if card == HIDDEN else name(card_of(view, card).id, lang)


def card_text(definition: Definition, lang: str = "en", foe: str = "") -> str:
    """All paragraphs of a card as one line; `foe` is the nemesis it belongs to.

    What gaining it brings stands first on the card; in a line it stands last, where nothing else
    would part it from what playing the card does.
    """
    told = definitions.text(definition, lang, foe)
    if isinstance(definition, Gem | Relic) and definition.on_gain:
        gained = len(definitions.text(structs.replace(definition, play=(), standing=()), lang))
        told = told[gained:] + told[:gained]
    return " ".join(map(str, told))


def text_in(view: View, definition: Definition, lang: str = "en") -> str:
    """The same for a card of a game."""
    return card_text(definition, lang, view.codex.foe_of(definition))


def clause(do: Do, tone: Tone) -> str:
    """An effect inside another sentence: no capital, no full stop; what follows has both."""
    first, *rest = [said.strip(" ,") for said in sentences(do, tone) if said]
    for more in rest:
        first = f"{first}{'' if first[-1] in '?!:' else '.'} {sentence(more).rstrip('.')}"
    return first


def seat_words(view: View, seat: int, lang: str = "en") -> str:
    """'Garu (p1)'."""
    called = mage_name(view.codex.setup, seat, lang)
    return say(lang, "seat", name=called, seat=seat_name(seat))


def phase_words(view: View, lang: str = "en") -> str:
    return say(lang, f"phase-{table_of(view).turn.phase}")


def counted(names: Iterable[str], lang: str = "en", nothing: str = "-") -> str:
    """Equal names together: '3 Crystal, Spark'."""
    counts = Counter(names)
    parts = [n if k == 1 else say(lang, "counted-name", name=n, n=k) for n, k in counts.items()]
    return ", ".join(parts) or nothing


def in_runs(names: Iterable[str], lang: str = "en", nothing: str = "-") -> str:
    """Equal neighbours together, so that the order can be read: 'Crystal x2, Spark, Crystal'."""
    runs: list[list[Any]] = []
    for n in names:
        if runs and runs[-1][0] == n:
            runs[-1][1] += 1
        else:
            runs.append([n, 1])
    parts = [n if k == 1 else say(lang, "run-name", name=n, n=k) for n, k in runs]
    return ", ".join(parts) or nothing


SEAT_CARDS = ("p1", "p2", "p3", "p4")


def turn_card_name(view: View, card: str, lang: str = "en") -> str:
    """A turn order card by its name: 'p1', 'wild', '1/2', 'nemesis'."""
    if card == "nemesis":
        return name(view.codex.mat.id, lang)
    if card == "wild":
        return say(lang, "turn-card-wild")
    if card in SEAT_CARDS:
        return seat_words(view, int(card[1:]) - 1, lang)
    return say(lang, "turn-card-pair", pair=card) if "/" in card else name(card, lang)


def amount(noun: str, n: int, lang: str = "en") -> str:
    """'3 damage', '1 charge'."""
    return say(lang, "amount", n=n, noun=noun)


def player_tokens(token: str, n: int, lang: str = "en") -> str:
    """'2 Trophies'; of a kind without a noun of its own, '2 Seal tokens'."""
    noun = f"token-{token}"
    if has(lang, f"noun-{noun}"):
        return amount(noun, n, lang)
    return say(lang, "player-tokens", n=n, token=name(token, lang), token_id=token)


def aether_words(view: View, lang: str = "en") -> str:
    """'4 aether', and what is restricted: '1 aether + 2 only to gain spells'."""
    turn = table_of(view).turn
    alike: dict[tuple[Names, Names], int] = {}
    for pool in turn.pools:
        limits = pool.purposes, pool.others
        alike[limits] = alike.get(limits, 0) + pool.amount
    pools = [_limited("pool", n, only, never, lang) for (only, never), n in alike.items()]
    return " + ".join([amount("aether", turn.aether, lang), *pools])


def aether_gained(n: int, mask: int, lang: str = "en") -> str:
    """'2 aether', '2 aether only to gain spells'."""
    never = aether.names_of(aether.ALL & ~mask)
    return _limited("aether", n, aether.names_of(mask), never, lang)


MESSAGES = {
    "pool": ("pool-only", "pool-never"),
    "aether": ("aether-limited", "aether-not"),
}


def _limited(what: str, n: int, names: Names, forbidden: Names, lang: str) -> str:
    """With what it is for, or, if that is shorter, what it is not for."""
    only, never = MESSAGES[what]
    if len(names) <= len(forbidden):
        return say(lang, only, n=n, purposes=purposes(names, Tone(lang), "only"))
    if forbidden:
        return say(lang, never, n=n, purposes=purposes(forbidden, Tone(lang), "never"))
    return amount("aether", n, lang)
