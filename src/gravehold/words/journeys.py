"""What a journey asks, offers and tells between its battles."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from gravehold.content.recipe import GRAVEHOLD, GROUP
from gravehold.kernel.definitions import PlayerCard
from gravehold.modes.expedition import Expedition
from gravehold.modes.expedition.plan import Plan
from gravehold.modes.expedition.rules import MARKET_SIZE
from gravehold.modes.expedition.state import MARKET, POINTS, State
from gravehold.modes.results import SETTLED, Result

from . import advice
from .endings import ending
from .locale import say
from .names import name
from .options import Label
from .seats import called

BATTLE = "battle"  # a stage of its own for whoever looks on


def kind_name(kind: str, lang: str = "en") -> str:
    return say(lang, "journey-kind", kind=kind)


def option_name(option: str, lang: str = "en") -> str:
    return say(lang, "journey-option", option=option)


def option_help(option: str, lang: str = "en") -> str:
    """What an option changes."""
    return say(lang, "journey-option", "help", option=option)


def title(plan: Plan, lang: str = "en") -> str:
    """'Custom expedition: four battles (Big pocket)'."""
    options = ", ".join(option_name(option, lang) for option in plan.options)
    kind = kind_name(plan.kind, lang)
    return f"{kind} ({options})" if options else kind


def stage_of(journey: Expedition) -> str:
    """The stage as players see it: a battle that runs is one."""
    return BATTLE if journey.battle is not None else journey.state.stage


def standing(journey: Expedition, lang: str = "en") -> str:
    """Where it stands, in one line."""
    state = journey.state
    if state.won:
        if not journey.plan.custom:
            return say(lang, "journey-won")
        most = POINTS[0] * journey.rules.battles
        return say(lang, "journey-won-score", score=state.score, most=most)
    against = _against(journey, state, lang)
    return say(lang, "journey-standing", against=against, stage=stage_of(journey))


def battle_title(journey: Expedition, battle: int, attempt: int, lang: str = "en") -> str:
    """'Battle 2 of 4, try 2'."""
    told = {"battle": battle, "battles": journey.rules.battles}
    if attempt == 1:
        return say(lang, "journey-battle", **told)
    return say(lang, "journey-battle-try", **told, **{"try": attempt})


def _against(journey: Expedition, of: State | Result, lang: str) -> str:
    battle = battle_title(journey, of.battle, of.attempt, lang)
    foe = of.foe if isinstance(of, State) else of.nemesis
    return say(lang, "journey-against", battle=battle, nemesis=name(foe, lang))


def result_line(journey: Expedition, result: Result, lang: str = "en") -> str:
    """'Battle 1 of 4: Experiment 153: won'."""
    end = "won" if result.won else "lost"
    return say(lang, "journey-result", against=_against(journey, result, lang), end=end)


def _seat(state: State, plan: Plan, seat: str, lang: str) -> str:
    """'Ilya (p1)', or 'Seat p1' while it has no mage."""
    number = int(seat[1:]) - 1
    if number >= len(state.mages):
        return _empty_seat(number, lang)
    mage = called(state.mages[number], plan.built, lang)
    return say(lang, "journey-seat", name=mage, seat=seat)


def _empty_seat(number: int, lang: str) -> str:
    return say(lang, "journey-seat-empty", n=str(number + 1))


# Questions


def prompt(journey: Expedition, lang: str = "en") -> str:
    """One sentence that says who must do what, and why; '' if nothing is asked here."""
    question, state = journey.question, journey.state
    if question is None:
        return ""
    against = _against(journey, state, lang)
    first = question.options[0].key.split(" ")
    if question.kind == "treasure":
        group = first[1] == GROUP
        seat = "" if group else _seat(state, journey.plan, first[1], lang)
        level = journey.rules.level(first[2])
        message = f"journey-ask-treasure{'-group' if group else ''}"
        return say(lang, message, seat=seat, level=level, against=against)
    if question.kind == "market":
        return _market_prompt(journey, against, lang)
    seat = _empty_seat(question.seat_numbers[0], lang)
    return say(lang, f"journey-ask-{question.kind}", seat=seat, against=against)


def _market_prompt(journey: Expedition, against: str, lang: str) -> str:
    state = journey.state
    if journey.rules.big_pocket:
        n = MARKET_SIZE - len(state.taken)
        return say(lang, "journey-ask-market-take", against=against, piles=_piles(n, lang))
    n = len(state.barracks.supply) - MARKET_SIZE
    if n <= 0:
        return say(lang, "journey-ask-market-recall", against=against)
    return say(lang, "journey-ask-market", against=against, piles=_piles(n, lang))


def _piles(n: int, lang: str) -> str:
    return say(lang, "journey-piles", n=n)


# Answers


def label(journey: Expedition, key: str, lang: str = "en") -> Label:
    """The answer, and what it leads to."""
    verb, *rest = key.split(" ")
    make = LABELS.get(verb, _label_mage)
    return make(journey, rest, lang)


def about(key: str) -> str:
    """The id of the pile, mage or treasure an answer is about, '' if it is about none."""
    verb, *rest = key.split(" ")
    return rest[-1] if rest and verb != "reward" else ""


def _label_mage(journey: Expedition, rest: list[str], lang: str) -> Label:
    [mage] = rest
    known = f"{journey.rules.mage(mage).id}.title"
    note = say(lang, "journey-do-mage", "note", title=name(known, lang))
    label = say(lang, "journey-do-mage", name=called(mage, journey.plan.built, lang))
    return Label(label, note, mage)


def _card(journey: Expedition, id_: str) -> PlayerCard:
    library = journey.rules.library
    return library.piles.get(id_) or library.treasures[id_]


def _type(card: PlayerCard) -> str:
    return type(card).__name__.lower()


BANISH = "journey-do-banish"


def _of_pile(message: str) -> Callable[[Expedition, list[str], str], Label]:
    def make(journey: Expedition, rest: list[str], lang: str) -> Label:
        [pile] = rest
        card = _card(journey, pile)
        room = len(journey.state.barracks.supply) < MARKET_SIZE
        type_ = say(lang, f"kind-{_type(card)}")
        note = say(lang, message, "note", type=type_, cost=card.cost, room="yes" if room else "no")
        if message == BANISH:
            piles = journey.state.barracks.supply
            note += advice.without(pile, piles, journey.rules.library, lang)
        return Label(say(lang, message, name=name(pile, lang)), note, pile)

    return make


def _label_done(journey: Expedition, rest: list[str], lang: str) -> Label:
    return Label(say(lang, "journey-do-done"), say(lang, "journey-do-done", "note"))


def _label_treasure(journey: Expedition, rest: list[str], lang: str) -> Label:
    _, id_ = rest
    card = _card(journey, id_)
    note = say(lang, "journey-do-treasure", "note", level=card.level, type=_type(card))
    return Label(say(lang, "journey-do-treasure", name=name(id_, lang)), note, id_)


def _label_reward(journey: Expedition, rest: list[str], lang: str) -> Label:
    [what] = rest
    note = "pocket" if journey.rules.big_pocket else "note"
    told = {} if note == "pocket" else {"what": what}
    return Label(
        say(lang, "journey-do-reward", what=what), say(lang, "journey-do-reward", note, **told)
    )


def _label_fight(journey: Expedition, rest: list[str], lang: str) -> Label:
    foe = name(journey.state.foe, lang)
    return Label(say(lang, "journey-do-fight"), say(lang, "journey-do-fight", "note", nemesis=foe))


LABELS: dict[str, Callable[[Expedition, list[str], str], Label]] = {
    "banish": _of_pile(BANISH),
    "recall": _of_pile("journey-do-recall"),
    "take": _of_pile("journey-do-take"),
    "done": _label_done,
    "treasure": _label_treasure,
    "reward": _label_reward,
    "fight": _label_fight,
}


# What happened


def told(before: Expedition, after: Expedition, lang: str = "en") -> list[str]:
    """What an answer changed, a line each; also what nobody had to be asked."""
    if after.battle is not None:
        began = before.battle is None
        lines = _chosen(after.plan, before.state, after.state, lang) if began else []
        fight = say(lang, "journey-told-fight", against=_against(after, after.state, lang))
        return [*lines, fight] if began else []
    old, new = before.state, after.state
    if len(new.results) == len(old.results):
        return [*_arrived(before, after, lang), *_chosen(after.plan, old, new, lang)]
    nothing = _emptied(new)
    lines = [_ended(after, lang), *_arrived(before, after, lang)]
    if not new.won:
        ally = after.rules.recipe(new).protects
        if ally != after.rules.recipe(old).protects:
            lines.append(say(lang, "journey-told-protects", ally=name(ally, lang)))
        against = _against(after, new, lang)
        lines.append(say(lang, "journey-told-next", against=against))
    return [*lines, *_chosen(after.plan, nothing, new, lang)]


def _ended(journey: Expedition, lang: str) -> str:
    result = journey.state.results[-1]
    line = result_line(journey, result, lang)
    game = journey.fought
    because = "" if game is None or result.because == SETTLED else ending(game.view(), lang)
    return say(lang, "journey-told-end", result=line, because=because)


def _emptied(state: State) -> State:
    """The same before anything was chosen for this try."""
    return State(barracks=state.barracks, banished=state.banished, attempt=state.attempt)


def _arrived(before: Expedition, after: Expedition, lang: str) -> list[str]:
    """What has come to the barracks by itself."""
    old, new = before.state, after.state
    back = set(old.banished)  # what was recalled is told elsewhere
    lines = []
    for part in ("mages", "supply", "treasures"):
        known = {*getattr(old.barracks, part), *back}
        if names := _names((i for i in getattr(new.barracks, part) if i not in known), lang):
            lines.append(say(lang, f"journey-told-{part}", names=names))
    learned = [id_ for id_ in new.abilities if id_ not in old.abilities]
    if learned:
        ally = name(_ally(after), lang)
        lines.append(say(lang, "journey-told-abilities", ally=ally, names=_names(learned, lang)))
    return lines


def _ally(journey: Expedition) -> str:
    printed = journey.rules.printed
    battles = printed.battles if printed is not None else ()
    return next((b.protects for b in battles if b.protects != GRAVEHOLD), GRAVEHOLD)


def _chosen(plan: Plan, old: State, new: State, lang: str) -> list[str]:
    """What has been chosen for the try at hand since then."""
    lines = [
        say(
            lang,
            "journey-told-mage",
            seat=_empty_seat(seat, lang),
            name=called(mage, plan.built, lang),
        )
        for seat, mage in enumerate(new.mages)
        if seat >= len(old.mages)
    ]
    moved = (("banish", old.banished, new.banished), ("recall", new.banished, old.banished))
    for word, without, holding in moved:
        if names := _names((id_ for id_ in holding if id_ not in without), lang):
            lines.append(say(lang, f"journey-told-{word}", names=names))
    if names := _names((id_ for id_ in new.taken if id_ not in old.taken), lang):
        lines.append(say(lang, "journey-told-take", names=names))
    if new.market and old.stage == MARKET:
        lines.append(say(lang, "journey-told-market", names=_names(new.market, lang)))
    for who, id_ in new.treasures[len(old.treasures) :]:
        group = who == GROUP
        seat = "" if group else _seat(new, plan, who, lang)
        message = f"journey-told-treasure{'-group' if group else ''}"
        lines.append(say(lang, message, seat=seat, name=name(id_, lang)))
    return lines


def _names(ids: Iterable[str], lang: str) -> str:
    return ", ".join(name(id_, lang) for id_ in ids)
