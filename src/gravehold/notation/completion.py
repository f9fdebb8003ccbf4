"""What a written position leaves out is as the set-up has it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from gravehold.kernel.codex import Codex
from gravehold.kernel.places import Place, first_cards
from gravehold.table import declared
from gravehold.table.laying import entry_card, entry_word, protected

Part = dict[str, Any]


def completed(position: Part, base: Part, codex: Codex) -> Part:
    """The position with the set-up's values for whatever it leaves out."""
    players = position.get("players", {})
    whole = protected(codex)
    held = {part["token"] for part in players.values() if part and "token" in part}
    return {
        "turn": position.get("turn", {"next": True}),
        whole: _completed_ally(position.get(whole, {}), base[whole]),
        "players": {
            name: _completed_player(players.get(name) or {}, part, held)
            for name, part in base["players"].items()
        },
        "nemesis": _completed_nemesis(
            position.get("nemesis", {}), base["nemesis"], codex, position.get("destroyed", [])
        )
        | _left_by_piles(position, codex),
        "supply": {
            pile: _completed_pile(position["supply"].get(pile, 0), there)
            for pile, there in base["supply"].items()
        }
        if "supply" in position
        else base["supply"],
        **{name: position.get(name, base[name]) for name in declared.zones_of("pile", codex)},
        "turn_order": _completed_turn_order(position.get("turn_order", {}), base["turn_order"]),
        **{word: _completed_stock(position, word, base[word]) for word in declared.stocks(codex)},
        **({"treasures": _completed_treasures(position, base)} if "treasures" in base else {}),
        "destroyed": position.get("destroyed", []),
    }


def _completed_ally(given: Part, base: Part) -> Part:
    """A deck that is not given holds what does not lie on its discard pile."""
    found = base | given
    if "discard" in given and "deck" not in given:
        found["deck"] = _without(base["deck"], Counter(given["discard"]))
    return found


def _completed_treasures(position: Part, base: Part) -> Part:
    given = position.get("treasures", {})
    same = given.get("group", base["treasures"]["group"]) == base["treasures"]["group"]
    return {**(base["treasures"] if same else {}), **given}


def _completed_stock(position: Part, word: str, base: dict[str, int]) -> dict[str, int]:
    """A kind not named: none. A stock that is not given holds what lies nowhere else."""
    if word in position:
        return {id_: position[word].get(id_, 0) for id_ in base}
    elsewhere = Counter(_cards_in([position.get("players", {}), position.get("destroyed", [])]))
    return {id_: max(0, count - elsewhere[id_]) for id_, count in base.items()}


def _cards_in(part: Any) -> Iterator[str]:
    if isinstance(part, str):
        yield part.removesuffix("+")
    elif isinstance(part, dict | list):
        for inner in part.values() if isinstance(part, dict) else part:
            yield from _cards_in(inner)


def _left_by_piles(position: Part, codex: Codex) -> Part:
    """An open zone that is not given holds those of its cards that lie by no pile."""
    if not any(name in position for name in declared.zones_of("pile", codex)):
        return {}
    return {
        name: declared.left_over(place, position, codex)
        for name, place in declared.open_zones(codex).items()
        if first_cards(place) and name not in position.get("nemesis", {})
    }


def _completed_player(given: Part, base: Part, held: set[str]) -> Part:
    """`held`: the turn order tokens that the position gives to somebody."""
    token = None if base["token"] in held else base["token"]
    breaches = dict(base["breaches"])
    for slot, part in given.get("breaches", {}).items():
        breaches[slot] = _completed_breach(part, breaches[slot], base["breaches"])
    tokens = base["tokens"] | given.get("tokens", {})
    return {**base, "token": token, **given, "breaches": breaches, "tokens": tokens}


def _completed_pile(given: Part | int, base: Part | int) -> Part | int:
    """What lies by a pile stays as set up unless it is said."""
    if isinstance(base, int):
        return given["count"] if isinstance(given, dict) else given
    told = given if isinstance(given, dict) else {"count": given}
    found = {**base, **told}
    if "tokens" in base:
        found["tokens"] = base["tokens"] | told.get("tokens", {})
    return found


def _completed_breach(given: Part | str, base: Part | str, row: Part) -> Part | str:
    if isinstance(given, str):
        return given
    if isinstance(base, str):
        base = _new_breach(row)
    full = {**base, **given}
    if "turned" in given:
        full["open"] = False
    elif given.get("open") is True or ("open" not in given and full["kind"] != base["kind"]):
        full["open"] = True
    return full


def _new_breach(row: Part) -> Part:
    """One that the mat does not have, as it comes in the game; nothing lies there."""
    zones = [name for part in row.values() if not isinstance(part, str) for name in part]
    plain = {"open": False, "turned": 0, "focused": False, "kind": "standard"}
    return {**dict.fromkeys((*zones, "prepped", "used"), ()), **plain}


def _completed_nemesis(given: Part, base: Part, codex: Codex, destroyed: list[Any]) -> Part:
    decks = {**base["decks"], **given.get("decks", {})}
    for word, place in declared.decks(codex).items():
        if place.order == "hidden" and word not in given.get("decks", {}):
            decks[word] = _left_in_deck(word, place, given, base, codex)
    for words in _fed_decks(codex):
        decks |= _left_in_row(words, [*given.get("decks", {})], given, base, destroyed, codex)
    none: Part = {word: {} for word in declared.token_boards(codex)}  # unless they are told
    none |= {word: [] for word in declared.bridge_boards(codex)}
    found = {**base, **none, **given, "decks": decks}
    for word, (place, _) in declared.card_boards(codex).items():
        if place in codex.tables.counters and word not in given:
            found[word] = declared.Whole()
    if "in_play" not in given:  # what the set-up lays out, unless the position has it elsewhere
        piles = (*given.get("decks", {}).values(), given.get("deck", ()), given.get("discard", ()))
        held = {card for cards in piles for card in cards}
        found["in_play"] = [entry for entry in base["in_play"] if entry["card"] not in held]
    else:
        found["in_play"] = [_as_begun(entry, base["in_play"], codex) for entry in given["in_play"]]
    return found


def _as_begun(entry: Part | str, base: list[Part], codex: Codex) -> Part | str:
    """One whose life the set-up sets has that much unless more is said (Breeding Chamber)."""
    id_ = entry_card(entry)
    life = next((there["life"] for there in base if there["card"] == id_ and "life" in there), None)
    if life is None or life == codex.life[codex.number[id_]]:
        return entry
    return {"life": life, **({"card": entry} if isinstance(entry, str) else entry)}


def _fed_decks(codex: Codex) -> Iterator[list[str]]:
    """Face-down zones of one group, of which one feeds those that begin without a card."""
    groups: dict[str, list[str]] = {}
    for word, place in declared.decks(codex).items():
        if place.order == "hidden":
            words = groups.setdefault(place.group, [])
            words.insert(len(words) if first_cards(place) else 0, word)
    yield from (words for words in groups.values() if len(words) > 1)


def _left_in_row(
    words: list[str], told: list[str], given: Part, base: Part, destroyed: list[Any], codex: Codex
) -> dict[str, list[str]]:
    """As the set-up makes them, top deck first, of the cards that are nowhere else.

    Where one of them is given, another holds all that is left.
    """
    boards = [given.get(word, {}) for word in declared.card_boards(codex)]
    known = {word: given["decks"][word] for word in words if word in told}
    elsewhere = Counter(_cards_in([boards, list(known.values()), destroyed]))
    cards = [card for word in words for card in base["decks"][word]]
    left, found = _without(cards, elsewhere), {}
    open_words = [word for word in words if word not in known]
    for word in open_words[:-1]:
        n = len(base["decks"][word])
        found[word], left = left[:n], left[n:]
    return {**known, **found, **dict.fromkeys(open_words[-1:], left)}


def _left_in_deck(word: str, place: Place, given: Part, base: Part, codex: Codex) -> list[str]:
    """A face-down zone that is not given holds those of its cards that are nowhere else."""
    if not first_cards(place):  # what the set-up put there was left to chance
        return []
    cards: list[str] = base["decks"][word]
    boards = [given.get(word, {}) for word in declared.card_boards(codex)]
    elsewhere = Counter(_cards_in([boards, given.get("decks", {}).get(place.discard, [])]))
    if "in_play" in given:
        own = set(first_cards(place))
        entries = [entry for entry in base["in_play"] if entry["card"] in own]
        cards = [*(entry_word(entry, codex) for entry in entries), *cards]
        elsewhere.update(entry_word(entry, codex) for entry in given["in_play"])
    left = _without(cards, elsewhere)
    # Where a position has more of one back than were printed, those of another are fewer.
    more = Counter(word.rpartition(" ")[2] for word in (elsewhere - Counter(cards)).elements())
    return _fewer(left, more) if codex.faces else left


def _fewer(cards: list[str], gone: Counter[str]) -> list[str]:
    """The same without some of each name, whatever is on their backs."""
    found = []
    for card in cards:
        id_ = card.rpartition(" ")[2]
        if gone[id_] > 0:
            gone[id_] -= 1
        else:
            found.append(card)
    return found


def _completed_turn_order(given: Part, base: Part) -> Part:
    deck = given.get("deck", _without(base["deck"], Counter(given.get("discard", []))))
    return {"deck": deck, "discard": given.get("discard", [])}


def _without(cards: list[str], gone: Counter[str]) -> list[str]:
    left = Counter(gone)
    found = []
    for card in cards:
        if left[card] > 0:
            left[card] -= 1
        else:
            found.append(card)
    return found
