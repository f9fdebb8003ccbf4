"""The guided set-up: one question after the other, each with an answer ready."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from msgspec.structs import replace
from rich.table import Table
from rich.text import Text

from gravehold.cli.library import library
from gravehold.cli.speech import explain, known, say, spoken
from gravehold.cli.terminal.screen import Left, Screen
from gravehold.content.recipe import Recipe
from gravehold.content.setups import RANDOM, SHAPE, packs_for, supply_names
from gravehold.kernel.definitions import Definition
from gravehold.kernel.errors import GraveholdError
from gravehold.kernel.rules import DIFFICULTIES, VARIANTS
from gravehold.players.policy import BOTS
from gravehold.words import catalogue
from gravehold.words.grammar.definitions import ability
from gravehold.words.names import is_named, name
from gravehold.words.things import card_text

from .builds import ask_builds, ask_rules
from .choices import Choices, draw_again, new_seed, read_bots

FOR_SEATS = {1: ("solo-four", "solo-life-12", "solo-life-14", "solo-life-15"), 3: ("no-choice",)}
FOR_SEATS[4] = ("pairs",)
FOR_ALL = ("tutorial", "first-game")
T = TypeVar("T")


class Back(Exception):
    """The person wants the question before this one again."""


def guided(screen: Screen) -> Choices:
    """Ask for everything; 'back' returns to the question before."""
    chosen = Choices()
    steps: list[Callable[[Asker, Choices], Choices]] = [
        _players, _mages, ask_builds, _nemesis, ask_rules, _supply, _difficulty, _variants, _bots,
        _seed,
    ]  # fmt: skip
    return asked_in_turn(screen, chosen, steps)


def asked_in_turn(screen: Screen, chosen: T, steps: Sequence[Callable[[Asker, T], T]]) -> T:
    """What the answers to one question after another make of the first choice."""
    asker = Asker(screen)
    screen.say(say("play-setup-help"), "dim")
    at = 0
    while at < len(steps):
        try:
            chosen = steps[at](asker, chosen)
            at += 1
        except Back:
            at = max(0, at - 1)
    return chosen


class Asker:
    """Asks one question until the answer fits."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen

    def line(self, question: str, default: str) -> str:
        typed = self.screen.ask(f"{question} [{default}] ")
        if typed.lower() in ("quit", "exit", "q"):
            raise Left
        if typed.lower() == "back":
            raise Back
        return typed or default

    def wrong(self, answer: str, wanted: str) -> None:
        self.screen.say(say("play-setup-bad", answer=answer[:60], wanted=wanted), "yellow")

    def one(self, question: str, choices: Mapping[str, str], default: str) -> str:
        """One of a numbered list, by number, id or the beginning of its name."""
        self.show_list(choices)
        while True:
            answer = self.line(question, name_of(default))
            found = pick(answer, list(choices))
            if found:
                return found
            self.wrong(
                answer, say("play-setup-one-of", names=", ".join(name_of(id_) for id_ in choices))
            )

    def show_list(self, choices: Mapping[str, str]) -> None:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(justify="right", style="bold cyan")
        grid.add_column(style="bold", no_wrap=True)
        grid.add_column()
        for i, (id_, note) in enumerate(choices.items(), 1):
            grid.add_row(str(i), name_of(id_), Text(note, "dim"))
        self.screen.show(grid)


def name_of(id_: str) -> str:
    if id_ in library().definitions or is_named(id_, spoken()):
        return name(id_, spoken())
    return say(f"choice-{id_}") if known(f"choice-{id_}") else id_


def pick(answer: str, ids: Sequence[str]) -> str:
    """The id meant by a number, an id, a name or the beginning of one; '' if unclear."""
    asked = answer.strip().lower()
    if asked.isascii() and asked.isdecimal():
        return ids[int(asked[:6]) - 1] if 1 <= int(asked[:6]) <= len(ids) else ""
    if asked in ids:  # two mages may have one name
        return asked
    exact = [id_ for id_ in ids if asked == name_of(id_).lower()]
    fitting = exact or [
        id_
        for id_ in ids
        if asked and (id_.startswith(asked) or name_of(id_).lower().startswith(asked))
    ]
    return fitting[0] if len(fitting) == 1 else ""


# The questions


def _players(asker: Asker, chosen: Choices) -> Choices:
    default = str(len(chosen.mages))
    while True:
        answer = asker.line(say("play-setup-players"), default)
        if answer in ("1", "2", "3", "4"):
            break
        asker.wrong(answer, say("play-setup-one-of", names="1, 2, 3, 4"))
    spare = [mage for mage in library().mages if not _is_taken(mage, chosen.mages)]
    mages = (*chosen.mages, *spare)[: int(answer)]
    return replace(chosen, mages=mages, variants=(), bots=())


def _is_taken(id_: str, taken: Sequence[str]) -> bool:
    """Also as another mat shows the same person."""
    mages = library().mages
    return not mages[id_].many and mages[id_].shows in [mages[other].shows for other in taken]


def _mages(asker: Asker, chosen: Choices) -> Choices:
    taken: list[str] = []
    for seat in range(len(chosen.mages)):
        free = {
            id_: f"{mage_line(id_)} ({say('play-complexity', n=mage.complexity)})"
            for id_, mage in library().mages.items()
            if not _is_taken(id_, taken)
        }
        default = chosen.mages[seat] if chosen.mages[seat] in free else next(iter(free))
        taken.append(asker.one(say("play-setup-mage", seat=f"p{seat + 1}"), free, default))
    return replace(chosen, mages=tuple(taken))


def mage_line(id_: str) -> str:
    """A line of ours, or what the ability says."""
    if known(f"mage-line-{id_}"):
        return say(f"mage-line-{id_}")
    own = library().mages[id_].ability
    return " ".join(part.text for part in ability(own, spoken())) if own else ""


def _nemesis(asker: Asker, chosen: Choices) -> Choices:
    by_difficulty = sorted(library().nemeses.values(), key=lambda nemesis: nemesis.difficulty)
    choices = {
        nemesis.id: f"{say('play-difficulty', n=nemesis.difficulty)}: {nemesis_line(nemesis.id)}"
        for nemesis in by_difficulty
    }
    wanted = asker.one(say("play-setup-nemesis"), choices, chosen.nemesis)
    return replace(chosen, nemesis=wanted)


def nemesis_line(id_: str) -> str:
    return say(f"nemesis-line-{id_}") if known(f"nemesis-line-{id_}") else ""


def _supply(asker: Asker, chosen: Choices) -> Choices:
    names = [*supply_names(library()), "free"]
    choices = {id_: _about_supply(id_) for id_ in names}
    now = chosen.supply if isinstance(chosen.supply, str) else RANDOM
    answer = asker.one(say("play-setup-supply"), choices, now)
    if answer == RANDOM:
        return replace(chosen, supply=_random_supply(asker, chosen))
    if answer == "free":
        return replace(chosen, supply=_free_supply(asker, chosen))
    return replace(chosen, supply=answer)


def _about_supply(id_: str) -> str:
    """A variant may share its name."""
    own = f"choice-supply-{id_}"
    return say(own if known(own) else f"choice-{id_}", "about")


def _random_supply(asker: Asker, chosen: Choices) -> tuple[str, ...]:
    """Nine piles by chance; any of them can be drawn again."""
    piles: tuple[str, ...] = ()
    while True:
        if not piles:
            chance = Recipe(
                nemesis=chosen.nemesis,
                mages=chosen.mages,
                rules=chosen.rules,
                supply=RANDOM,
                packs=chosen.packs,
                protects=chosen.protects,
            )
            setup = library().setup(chance, new_seed())
            piles = tuple(card.id for card in setup.supply)
        asker.show_list({pile: _card_line(library().piles[pile]) for pile in piles})
        answer = asker.line(say("play-setup-reroll"), "")
        if not answer:
            return piles
        number = pick(answer, piles)
        if answer.lower() == "all":
            piles = ()
        elif number:
            piles = draw_again(piles, piles.index(number), packs_for(library(), chosen))
        else:
            asker.wrong(answer, say("play-setup-reroll"))


def _card_line(card: Definition) -> str:
    return f"{catalogue.facts(card, spoken(), library())}: {card_text(card, spoken())}"


def _free_supply(asker: Asker, chosen: Choices) -> tuple[str, ...]:
    """Three gems, two relics, four spells, one after the other."""
    taken: list[str] = []
    for type_, kind, total in SHAPE:
        for n in range(total):
            free = {
                card.id: _card_line(card)
                for pack in library().supply.values()
                for card in sorted(pack, key=lambda card: card.cost)
                if isinstance(card, type_) and card.id not in taken
            }
            question = say("play-setup-pile", kind=say(f"kind-{kind}"), n=n + 1, total=total)
            taken.append(asker.one(question, free, next(iter(free))))
    return tuple(taken)


def _difficulty(asker: Asker, chosen: Choices) -> Choices:
    choices = {name: say(f"choice-{name}", "about") for name in DIFFICULTIES}
    wanted = asker.one(say("play-setup-difficulty"), choices, chosen.difficulty)
    return replace(chosen, difficulty=wanted)


def _variants(asker: Asker, chosen: Choices) -> Choices:
    seats = len(chosen.mages)
    fitting = [v for v in VARIANTS if v in FOR_ALL or v in FOR_SEATS.get(seats, ())]
    asker.show_list({variant: say(f"choice-{variant}", "about") for variant in fitting})
    while True:
        answer = asker.line(
            say("play-setup-variants"), ", ".join(chosen.variants) or say("play-setup-none")
        )
        words = [] if answer == say("play-setup-none") else answer.replace(",", " ").split()
        found = [pick(word, fitting) for word in words]
        wanted = replace(chosen, variants=tuple(dict.fromkeys(found)))
        try:
            if all(found):
                wanted.setup()
                return wanted
            asker.wrong(
                answer, say("play-setup-one-of", names=", ".join(name_of(id_) for id_ in fitting))
            )
        except GraveholdError as error:
            asker.screen.say(explain(error), "yellow")
        chosen = replace(chosen, variants=())


def _bots(asker: Asker, chosen: Choices) -> Choices:
    default = " ".join(f"{seat}={bot}" for seat, bot in chosen.bots) or say("play-setup-none")
    while True:
        answer = asker.line(say("play-setup-bots", bots=", ".join(BOTS)), default)
        try:
            text = "" if answer == say("play-setup-none") else answer
            return replace(chosen, bots=read_bots(text, len(chosen.mages)))
        except GraveholdError as error:
            asker.screen.say(explain(error), "yellow")


def _seed(asker: Asker, chosen: Choices) -> Choices:
    while True:
        answer = asker.line(say("play-setup-seed"), say("play-setup-any"))
        if answer == say("play-setup-any"):
            return replace(chosen, seed=new_seed())
        if answer.isascii() and answer.isdecimal() and int(answer[:21]) < 1 << 64:
            return replace(chosen, seed=int(answer))
        asker.screen.say(say("play-number-bad", answer=answer[:40]), "yellow")
