"""What happened, one line per event or per run of events that belong together."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

from gravehold.kernel.definitions import Definition, Token
from gravehold.kernel.events import Event
from gravehold.kernel.state import NO_CARD, NOBODY
from gravehold.kernel.view import View
from gravehold.table.reading import card_of, definition_of, table_of

from .boards import link_words, zone_name
from .catalogue import numbers
from .grammar.foes import CALLED, token_noun
from .grammar.nouns import join
from .locale import Arg, has, say
from .names import form, is_named, name
from .seats import mage_name
from .things import (
    ROMAN,
    aether_gained,
    amount,
    card_name,
    counted,
    player_tokens,
    text_in,
    turn_card_name,
)

Args = dict[str, Arg]
Fill = Callable[[View, Event, str], Args]

SILENT = ("turn-end",)  # nothing to tell
TITLES = ("nemesis-turn", "unleash")  # the name alone, in no sentence
MERGED = ("draw", "discard", "reveal")  # several of them are one line


def _who(view: View, seat: int, lang: str) -> str:
    return mage_name(view.codex.setup, seat, lang) if seat != NOBODY else say(lang, "the-players")


def _breach(view: View, e: Event, lang: str) -> Args:
    return {"breach": ROMAN[e.n - 1]}


def _prep(view: View, e: Event, lang: str) -> Args:
    slots = sorted({e.n, e.extra})
    return {"breach": join([ROMAN[n - 1] for n in slots], lang), "count": len(slots)}


def _cast(view: View, e: Event, lang: str) -> Args:
    return {"bonus": e.n, "owner": _who(view, e.extra, lang)}


def _aether(view: View, e: Event, lang: str) -> Args:
    return {"amounts": aether_gained(e.n, e.extra, lang)}


def _ability(view: View, e: Event, lang: str) -> Args:
    ability = view.codex.abilities[e.seat]
    return {"card": name(ability.id, lang) if ability else "?"}


def _amount(key: str, noun: str) -> Fill:
    return lambda view, e, lang: {key: amount(noun, abs(e.n), lang)}


def _protected(key: str, noun: str, of_ally: str, ally_noun: str) -> Fill:
    """What happens to Gravehold, or to the ally in its place."""

    def fill(view: View, e: Event, lang: str) -> Args:
        ally = view.codex.ally
        if ally is None:
            return {key: amount(noun, abs(e.n), lang)}
        return {of_ally: amount(ally_noun, abs(e.n), lang), "ally": name(ally.id, lang)}

    return fill


def _tokens(view: View, e: Event, lang: str) -> Args:
    noun = token_noun(view.codex.mat.id, lang, e.token)
    told: Args = {"tokens": amount(noun, abs(e.n) if e.n else e.extra, lang)}
    kind = noun.startswith(CALLED)
    if is_named(e.token, lang) and e.token != Token().name and not kind:  # a thing holds them
        told["nemesis"] = form(e.token, lang, "nom")
    return told


def _player_tokens(view: View, e: Event, lang: str) -> Args:
    tokens = player_tokens(e.token, e.extra, lang)
    return {"tokens": tokens, "token": zone_name(e.token, lang)}


def _of_ally(view: View, e: Event) -> bool:
    ally = view.codex.ally
    return ally is not None and any(kind.name == e.token for kind in ally.tokens)


def _table_tokens(view: View, e: Event, lang: str) -> Args:
    args: Args = _player_tokens(view, e, lang)
    if view.codex.ally is not None and _of_ally(view, e):
        args["ally"] = name(view.codex.ally.id, lang)
        if has(lang, f"noun-{e.token}"):
            args["tokens"] = amount(e.token, e.extra, lang)
    if e.pile >= 0:
        args["pile"] = name(view.codex.ids[view.codex.pile_kinds[e.pile]], lang)
    return args


def _on_space(view: View, e: Event, lang: str) -> Args:
    space = view.codex.tables.space_name("space", e.token, e.extra)
    return {"space": name(space, lang), "tokens": player_tokens(e.token, e.n, lang)}


def _on_link(view: View, e: Event, lang: str) -> Args:
    """The two spaces, or supply piles, that a bridge joins."""
    board = view.codex.tables.boards[e.token]
    link = board.links[e.n]
    piles = table_of(view).supply if board.holds == "piles" else ()
    return {"link": link_words(link.one, link.two, piles, lang) if piles else link.name}


def _definition(view: View, e: Event) -> Definition:
    return definition_of(view, card_of(view, e.card).id)


def _text(view: View, e: Event, lang: str) -> Args:
    """What a new nemesis card does, for those who do not know it yet."""
    return {"text": text_in(view, _definition(view, e), lang)}


def _part(view: View, e: Event, lang: str) -> Args:
    """The named effect of a minion that is carried out."""
    parts = getattr(_definition(view, e), "parts", ())
    return {"part": ", ".join(name(part.name, lang) for part in parts)}


def _into_zone(view: View, e: Event, lang: str) -> Args:
    """Where it lies from now on, and whose place that is."""
    zone = zone_name(e.token, lang)
    if e.seat == NOBODY:
        return {"zone": zone}
    who = mage_name(view.codex.setup, e.seat, lang)
    return {"zone": say(lang, "zone-of-seat", who=who, zone=zone)}


def _evolved(view: View, e: Event, lang: str) -> Args:
    """What it was before, how many stickers it has, and how many places for them are left."""
    now = view.codex.definitions[e.extra]
    stickers = getattr(now, "stickers", 0)
    left = getattr(now, "places", 0) - stickers
    called = {"before": name(view.codex.ids[e.n], lang), "card": name(now.id, lang)}
    return {**called, "stickers": stickers, "n": left}


def evolved(view: View, events: Iterable[Event]) -> list[tuple[str, str]]:
    """Cards that became others for good: what each was, and what it is now."""
    ids = view.codex.ids
    found = ((ids[e.n], ids[e.extra]) for e in events if e.kind == "evolve")
    return [(was, now) for was, now in found if plain_id(was) != plain_id(now)]


def plain_id(id_: str) -> str:
    return id_.partition("~")[0]


def _turn(view: View, e: Event, lang: str) -> Args:
    return {"turn": turn_card_name(view, view.codex.turn_names[e.n], lang)}


def _shields(view: View, e: Event) -> int:
    """What a minion comes with beside its life."""
    return numbers(definition_of(view, card_of(view, e.card).id)).get("shields", 0)


def _enter(view: View, e: Event, lang: str) -> Args:
    return {"shields": say(lang, "fact-shields", n=_shields(view, e))}


def _hand(view: View, e: Event, lang: str) -> Args:
    hand = table_of(view).seats[e.seat].zone("hand").known
    return {"cards": counted((name(card.id, lang) for card in hand), lang)}


BREACHES = ("breach-destroyed", "breach-replaced", "breach-gained")
FILL: dict[str, Fill] = {
    **dict.fromkeys(("focus", "open", *BREACHES, "attach"), _breach),
    **dict.fromkeys(("wild-turn", "turn-card", "turn-card-under", "turn-card-lost"), _turn),
    **dict.fromkeys(("charge", "lose-charges"), _amount("amount", "charge")),
    **dict.fromkeys(("gain-life", "minion-gains", "nemesis-gains"), _amount("life", "life")),
    **dict.fromkeys(("nemesis-draw", "side-draw"), _text),
    **dict.fromkeys(("hit-nemesis", "hit-minion", "suffer"), _amount("damage", "damage")),
    "gravehold-suffers": _protected("damage", "damage", "damage", "damage"),
    "gravehold-gains": _protected("gravehold_life", "gravehold-life", "life", "life"),
    "pay": _amount("amount", "aether"),
    "enter": _enter,
    "prep": _prep,
    "cast": _cast,
    "aether": _aether,
    "ability": _ability,
    "tokens": _tokens,
    "player-tokens": _player_tokens,
    "card-tokens": _player_tokens,
    **dict.fromkeys(("space-gains", "space-moves", "space-loses"), _on_space),
    **dict.fromkeys(("bridge-laid", "bridge-gone"), _on_link),
    "table-tokens": _table_tokens,
    "reveal-hand": _hand,
    **dict.fromkeys(("evolve", "flawed"), _evolved),
    "into-zone": _into_zone,
    "part": _part,
    "act": lambda view, e, lang: {"act": name(e.token, lang)},
    "perform": lambda view, e, lang: {"part": name(e.token, lang)},
}


def _on_track(view: View, e: Event) -> bool:
    """Whether the tokens are one token with a place of its own."""
    on_card = e.kind == "card-tokens"
    tally = view.codex.tables.tally.get(("card" if on_card else "seat", e.token))
    at = view.codex.number[card_of(view, e.card).id] if on_card else e.seat
    token = None if tally is None else tally.tokens[at]
    return token is not None and bool(token.spaces)


def message_of(view: View, e: Event) -> str:
    """Some kinds of events are told in more than one way."""
    if e.kind == "cast" and e.extra != e.seat:
        return "event-cast-of"
    if e.kind == "hit-minion" and not e.extra:
        return "event-kill-minion"
    if e.kind == "shuffle" and e.seat == NOBODY:
        return "event-shuffle-nemesis"
    if e.kind == "reveal" and e.seat == NOBODY:
        return "event-revealed"
    if e.kind == "tokens":
        return "event-tokens-" + ("gained" if e.n > 0 else "lost" if e.n < 0 else "kept")
    if e.kind.startswith("gravehold-") and view.codex.ally is not None:
        return f"event-ally-{e.kind.removeprefix('gravehold-')}"
    if e.kind == "table-tokens" and _of_ally(view, e):
        return "event-ally-tokens"
    if e.kind == "table-tokens":
        return "event-pile-tokens" if e.pile >= 0 else "event-table-tokens"
    if e.kind in ("card-tokens", "player-tokens") and _on_track(view, e):
        return "event-card-space" if e.kind == "card-tokens" else "event-player-space"
    if e.kind == "evolve":
        before, now = (view.codex.called[kind] for kind in (e.n, e.extra))
        return "event-sticker" if before == now else "event-evolve"
    if e.kind == "act":
        return "event-act" if e.card == NO_CARD else "event-act-on"
    if e.kind == "enter":
        if card_of(view, e.card).type == "power":
            return "event-enter-power"
        return "event-enter-shielded" if _shields(view, e) else "event-enter-minion"
    return f"event-{e.kind}"


def line(view: View, event: Event, lang: str = "en", **more: Arg) -> str:
    """One event; '' where there is nothing to tell."""
    if event.kind in SILENT:
        return ""
    foe = view.codex.mat.id
    args: Args = {
        "who": _who(view, event.seat, lang),
        "nemesis": name(foe, lang) if event.kind in TITLES else form(foe, lang, "nom"),
        "n": event.n,
        "extra": event.extra,
    }
    if event.card != NO_CARD:
        args["card"] = args["cards"] = card_name(view, event.card, lang)
    if event.kind in FILL:
        args |= FILL[event.kind](view, event, lang)
    said = say(lang, message_of(view, event), **{**args, **more})
    return said[:1].upper() + said[1:]


def lines(
    view: View, events: Sequence[Event], lang: str = "en", *, detailed: bool = False
) -> list[str]:
    """Events in order; cards drawn or discarded together are one line, so is a gem's aether.

    In detail every event has its own line.
    """
    if detailed:
        return [said for e in events if (said := line(view, e, lang))]
    found: list[str] = []
    before: Event | None = None
    for (kind, seat), group in groupby(events, key=lambda e: (e.kind, e.seat)):
        run = list(group)
        if kind in MERGED and len(run) > 1:
            cards = counted((card_name(view, e.card, lang) for e in run), lang)
            found.append(line(view, run[0], lang, cards=cards))
        elif kind == "aether" and before and (before.kind, before.seat) == ("play", seat):
            found[-1] = _played(view, before, run, lang)
        else:
            found += [said for e in run if (said := line(view, e, lang))]
        before = run[-1]
    return found


def _played(view: View, played: Event, gains: Sequence[Event], lang: str) -> str:
    """'Garu plays Crystal: 1 aether'."""
    amounts = ", ".join(aether_gained(e.n, e.extra, lang) for e in gains)
    who, card = _who(view, played.seat, lang), card_name(view, played.card, lang)
    return say(lang, "event-play-aether", who=who, card=card, amounts=amounts)
