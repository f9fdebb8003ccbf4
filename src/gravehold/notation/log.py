"""What happened, in plain English lines, until the words of every language tell it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from gravehold.kernel.decision import TURN_CARDS
from gravehold.kernel.events import Event
from gravehold.kernel.game import Game
from gravehold.words.names import name

from .chronicle import turn_title

UNTOLD = frozenset({"turn-end"})
LINES = {
    "wild-turn": "The players choose who takes this turn.",
    "reshuffle": "The turn order deck is shuffled anew.",
    "play": "{who} plays {card}.",
    "gain": "{who} gains {card}.",
    "pay": "{who} pays {n} aether.",
    "charge": "{who} gains charges: {n}, now {extra}.",
    "lose-charges": "{who} loses charges: {n}, now {extra}.",
    "focus": "{who} focuses breach {n}.",
    "open": "{who} opens breach {n}.",
    "prep": "{who} preps {card} to breach {n}.",
    "cast": "{who} casts {card}.",
    "use": "{who} uses {card}.",
    "ability": "{who} uses the ability.",
    "thwart": "{who} discards {card}.",
    "aether": "{who} gains {n} aether.",
    "draw": "{who} draws {card}.",
    "flip": "{who} turns over the discard pile.",
    "discard": "{who} discards {card}.",
    "destroy": "{card} is destroyed.",
    "take": "{who} takes {card}.",
    "on-deck": "{who} puts {card} on top of the deck.",
    "give": "{who} is given {card}.",
    "reveal": "{card} is revealed.",
    "reveal-hand": "{who} shows the hand.",
    "shuffle": "A deck is shuffled.",
    "hit-nemesis": "{nemesis} suffers {n}, life {extra}.",
    "hit-minion": "{card} suffers {n}, life {extra}.",
    "suffer": "{who} suffers {n}, life {extra}.",
    "exhausted": "{who} is exhausted.",
    "gravehold-suffers": "Gravehold suffers {n}, life {extra}.",
    "gravehold-gains": "Gravehold gains {n} life, now {extra}.",
    "gain-life": "{who} gains {n} life, now {extra}.",
    "minion-gains": "{card} gains {n} life, now {extra}.",
    "breach-destroyed": "Breach {n} of {who} is destroyed.",
    "breach-replaced": "Breach {n} of {who} is replaced.",
    "player-tokens": "{who} changes tokens by {n:+d}, now {extra}.",
    "unleash": "{nemesis} unleashes.",
    "tokens": "Tokens of {nemesis}: {n:+d}, now {extra}.",
    "nemesis-draw": "{nemesis} draws {card}.",
    "enter": "{card} enters play.",
    "persistent": "{card} acts.",
    "tick": "{card} loses a power token, {n} left.",
    "power": "{card} happens.",
    "leave": "{card} is discarded.",
    "under-deck": "{card} goes under its deck.",
    "turn-card": "The top turn order card is {turn}.",
    "turn-card-under": "The turn order card {turn} goes under the deck.",
    "turn-card-lost": "The turn order card {turn} is discarded.",
    "turn-cards-shuffled": "Turn order cards are shuffled into the deck.",
    "side-draw": "{card} is drawn.",
    "side-discard": "{card} is discarded from its deck.",
    "part": "{card} uses its own magic.",
    "won": "The players win.",
    "lost": "The players lose.",
}


def log_lines(game: Game, events: Iterable[Event]) -> Iterator[str]:
    """A line for each event; turns stand out, what happens in them is indented."""
    for event in events:
        if event.kind in ("turn", "nemesis-turn"):
            yield ""
            title = turn_title(game, event)
            yield title[0].upper() + title[1:]
        elif event.kind not in UNTOLD:
            yield f"  {_line(game, event)}"


def _line(game: Game, event: Event) -> str:
    codex, s = game.codex, game.state
    mages = codex.mages
    who = name(mages[event.seat].id) if 0 <= event.seat < len(mages) else "Somebody"
    card = name(codex.ids[s.kind[event.card]]) if 0 <= event.card < len(s.kind) else "A card"
    text = LINES.get(event.kind, f"({event.kind})")
    return text.format(
        who=who,
        card=card,
        n=event.n,
        extra=event.extra,
        nemesis=name(codex.nemesis.id),
        turn=TURN_CARDS.get(event.n, "?"),
    )
