"""Holds a game against what a scenario expects; only what is named is compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from gravehold.kernel.aether import mask_of
from gravehold.kernel.decision import Decision, seat_name
from gravehold.kernel.errors import Phrase, Told, phrase
from gravehold.kernel.game import Game
from gravehold.modes.asking import Question
from gravehold.table.declared import MINION_TOKENS, Heap, Spaces, Whole
from gravehold.table.laying import entry_card

from .picture import picture

ANY_ORDER = frozenset({"hand", "played", "prepped", "used", "plays", "gained", "casts"})
GONE = ("destroyed", "absent")
ENDINGS = {"done", "none"}  # either answers for the other; what is lacking is meant to the letter
FIRST = seat_name(0)
SUPPLIES = ("supply", "deal.supply")  # of a position, and of a battle that comes


def differences(expected: dict[str, Any], game: Game) -> list[Phrase]:
    """What is not as expected, a line each."""
    found: list[Phrase] = []
    position: dict[str, Any] = {}
    for name, value in expected.items():
        if name == "decision":
            found += _decision(value, game)
        elif name == "options":
            found += _options(value, game)
        elif name == "outcome":
            found += _outcome(value, game)
        elif name == "because":
            found += _because(value, game)
        else:
            position[name] = value
    return found + compare_position(position, picture(game.state, game.codex))


def compare_position(
    expected: dict[str, Any], actual: dict[str, Any], below: str = ""
) -> list[Phrase]:
    """The differences of a position and its picture; `below` is where both are told."""
    _tell_restricted(actual)
    found: list[Phrase] = []
    for name, value in expected.items():
        found += compare(value, actual[name], f"{below}.{name}" if below else name)
    return found


def _tell_restricted(actual: dict[str, Any]) -> None:
    """Restricted aether with the seat that has it, beside the other aether."""
    turn = actual["turn"]
    for seat, part in actual["players"].items():
        part["restricted"] = turn.get("restricted", []) if turn.get("seat") == seat else []


def compare(expected: Any, actual: Any, path: str) -> Iterator[Phrase]:
    """The differences below one place."""
    name = path.rpartition(".")[2]
    if expected is None and isinstance(actual, dict):
        return
    if actual is None and expected == []:  # nothing lies where there is no such place
        return
    if actual is None and name == "tokens" and isinstance(expected, dict):
        actual = {}
    if isinstance(actual, dict) and isinstance(expected, int):  # a pile by what is left of it
        actual = actual.get("count")
    if isinstance(actual, Whole) or (isinstance(actual, Spaces) and _all_of_it(expected)):
        if expected not in (actual, {"count": len(actual)}):
            yield difference(path, expected, actual)
    elif name == "in_play":
        yield from _in_play(expected, actual, path)
    elif name == "restricted":
        yield from _restricted(expected, actual, path)
    elif isinstance(actual, list):
        yield from _lists(expected, actual, path, name)
    elif isinstance(expected, dict) and isinstance(actual, dict):
        for key, value in expected.items():
            yield from compare(value, actual.get(key, _absent(path)), f"{path}.{key}")
    elif expected in GONE and actual in GONE:
        return
    elif expected != actual or isinstance(expected, bool) != isinstance(actual, bool):
        yield difference(path, expected, actual)


def _all_of_it(expected: Any) -> bool:
    """That a board is empty, or how many lie there, is said of the whole of it."""
    return isinstance(expected, dict) and (not expected or "count" in expected)


def _absent(path: str) -> Any:
    """Piles and tokens not in the game are none of them; what does not apply is nothing."""
    return 0 if path in SUPPLIES or path.endswith(".tokens") else None


def _lists(expected: Any, actual: list[Any], path: str, name: str) -> Iterator[Phrase]:
    if isinstance(expected, dict) and "count" in expected:
        if expected["count"] != len(actual):
            count = phrase("run-cards", n=expected["count"])
            yield difference(path, count, f"{len(actual)}: {show(actual)}")
        return
    owned = any(isinstance(card, dict) for card in (*expected, *actual))
    if isinstance(actual, Heap) or (owned and name in ANY_ORDER):
        same = _same_heap(expected, actual)
    else:
        told = _as_written(expected, actual)
        same = sorted(expected) == sorted(told) if name in ANY_ORDER else expected == told
    if not same:
        yield difference(path, expected, actual)


def _as_written(expected: list[Any], actual: list[Any]) -> list[Any]:
    """What a back shows and whose it is may be left out of an expectation, card by card."""
    if len(expected) != len(actual):
        return actual
    pairs = zip(expected, actual, strict=True)
    return [want if _means(want, have) else have for want, have in pairs]


def _means(want: Any, have: Any) -> bool:
    """A destroyed card that says nothing else is p1's."""
    if isinstance(want, dict) and isinstance(have, str):
        return want in ({"card": have, "of": FIRST}, {"card": have})
    return bool(want == _plain(have))


def _same_heap(expected: list[Any], actual: list[Any]) -> bool:
    """The same in any order; those that say what is on the back are found first."""
    left = list(actual)
    for want in sorted(expected, key=lambda word: " " not in str(word)):
        found = next((have for have in left if want in (have, _plain(have))), None)
        if found is None:
            return False
        left.remove(found)
    return not left


def _plain(word: Any) -> Any:
    """A card without what its back shows and whose it is."""
    if isinstance(word, dict):
        return word.get("card")
    return word.rpartition(" ")[2] if isinstance(word, str) else word


def _in_play(expected: Any, actual: list[dict[str, Any]], path: str) -> Iterator[Phrase]:
    """In order; an entry names the card and perhaps its life or power."""
    if isinstance(expected, dict):
        yield from _lists(expected, actual, path, "in_play")
        return
    same = len(expected) == len(actual) and all(
        entry_card(want) == have["card"]
        and (isinstance(want, str) or all(_has(have, key, n) for key, n in want.items()))
        for want, have in zip(expected, actual, strict=True)
    )
    if not same:
        yield difference(path, expected, actual)


def _has(entry: dict[str, Any], word: str, wanted: Any) -> bool:
    """A minion that may not have tokens of a kind has none of them."""
    return bool(entry.get(word, 0 if word in MINION_TOKENS.values() else None) == wanted)


def _restricted(expected: Any, actual: list[dict[str, Any]], path: str) -> Iterator[Phrase]:
    """By how much may be spent on what, however that is said and divided."""
    if isinstance(expected, dict):
        yield from _lists(expected, actual, path, "restricted")
    elif _pools(expected) != _pools(actual):
        yield difference(path, expected, actual)


def _pools(told: list[dict[str, Any]]) -> Counter[int]:
    """How much aether serves the same purposes."""
    found: Counter[int] = Counter()
    for part in told:
        found[mask_of(tuple(part.get("only", ())), tuple(part.get("never", ())))] += part["amount"]
    return found


def difference(path: str, expected: object, actual: object) -> Phrase:
    """What was expected at a place, and what was there."""
    return phrase("run-differs", path=path, expected=_told(expected), actual=_told(actual))


def _told(value: object) -> Told:
    return value if isinstance(value, Phrase) else show(value)


def show(value: object) -> str:
    """A value as YAML would have it on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {show(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(show(part) for part in value) + "]"
    if value is None:
        return "null"
    return str(value).lower() if isinstance(value, bool) else str(value)


# What is asked


def _decision(expected: dict[str, Any] | None, game: Game) -> Iterator[Phrase]:
    decision = game.decision
    if expected is None and decision is not None:
        yield difference("decision", None, repr(decision))
    elif expected is not None and decision is None:
        yield phrase("run-no-decision", expected=show(expected), ending=_ending(game))
    elif expected is not None and decision is not None:
        yield from decision_differs(expected, decision)


def decision_differs(expected: dict[str, Any], decision: Decision | Question) -> Iterator[Phrase]:
    """Who is asked, and what sort of question it is."""
    if "kind" in expected and expected["kind"] != decision.kind:
        yield difference("decision.kind", expected["kind"], f"{decision.kind} ({decision!r})")
    if "seats" in expected and sorted(expected["seats"]) != sorted(decision.seats):
        yield difference("decision.seats", expected["seats"], decision.seats)


def _options(expected: dict[str, Any], game: Game) -> Iterator[Phrase]:
    decision = game.decision
    if decision is not None:
        yield from options_differ(expected, decision)
    elif any(expected.values()):
        yield phrase("run-no-options", ending=_ending(game))


def options_differ(expected: dict[str, Any], decision: Decision | Question) -> Iterator[Phrase]:
    """Keys that it has, lacks, or only has, and how many there are."""
    options = decision.options
    legal = ", ".join(options.by_key())
    for key in expected.get("has", ()):
        if key not in options:
            yield phrase("run-lacks", key=key, legal=legal)
    for key in expected.get("lacks", ()):
        found = options.find(key)
        if found is not None and {found.key, key} != ENDINGS:
            yield phrase("run-has", key=key, legal=legal)
    if "only" in expected:
        meant = {key: options.find(key) for key in expected["only"]}
        missing = [key for key, option in meant.items() if option is None]
        named = {option.key for option in meant.values() if option is not None}
        extra = [key for key in options.by_key() if key not in named]
        if missing or extra:
            yield difference("options", list(expected["only"]), list(options.by_key()))
    if expected.get("count", len(options)) != len(options):
        yield difference("options", expected, list(options.by_key()))


# The end


def _ending(game: Game) -> Told:
    """In the words of scenarios: what `outcome` and `because` would be."""
    outcome = game.outcome
    if outcome is None:
        return phrase("run-not-over")
    return f"{'won' if outcome.won else 'lost'}, {outcome.because}"


def _outcome(expected: Any, game: Game) -> Iterator[Phrase]:
    outcome = game.outcome
    wanted = expected
    if isinstance(expected, dict):
        wanted = "won" if expected["won"] else "lost"
        if "because" in expected:
            yield from _because(expected["because"], game)
    actual = None if outcome is None else "won" if outcome.won else "lost"
    if wanted != actual:
        yield difference("outcome", wanted, _ending(game))


def _because(expected: str, game: Game) -> Iterator[Phrase]:
    if game.outcome is None or game.outcome.because != expected:
        yield difference("because", expected, _ending(game))
