"""Setting out: which expedition it is, question by question, and what it draws at the start."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import msgspec
from msgspec.structs import replace

from gravehold.cli.journeys.expedition_story import card_line
from gravehold.cli.library import library
from gravehold.cli.speech import explain, say, spoken
from gravehold.cli.terminal.screen import Screen
from gravehold.kernel.builds import Build
from gravehold.kernel.errors import BadFile, GraveholdError
from gravehold.modes.expedition import Expedition
from gravehold.modes.expedition.plan import Plan, checked, kinds, options_of
from gravehold.notation import campaignfile
from gravehold.notation.textfile import read_text
from gravehold.players.policy import BOTS
from gravehold.words import advice
from gravehold.words.catalogue import box_called
from gravehold.words.journeys import kind_name, option_help, option_name

from .choices import new_seed, read_bots
from .game import Asker, Back, asked_in_turn, pick

Seats = tuple[tuple[str, str], ...]


class Wanted(msgspec.Struct, frozen=True):
    """An expedition to set out on, and which seats are bots'."""

    plan: Plan
    bots: Seats = ()


def guided(screen: Screen) -> Wanted:
    """Ask for everything; 'back' returns to the question before."""
    wanted = Wanted(Plan(seed=new_seed()))
    steps: list[Callable[[Asker, Wanted], Wanted]] = [
        _kind, _players, _packs, _options, _bots, _seed,
    ]  # fmt: skip
    return asked_in_turn(screen, wanted, steps)


# The questions


def _kind(asker: Asker, wanted: Wanted) -> Wanted:
    names = {kind: kind_name(kind, spoken()) for kind in kinds(library())}
    kind = _one(asker, say("expedition-ask-kind"), names, wanted.plan.kind)
    return replace(wanted, plan=Plan(kind=kind, players=wanted.plan.players))


def _one(asker: Asker, question: str, names: dict[str, str], default: str) -> str:
    """One of a numbered list."""
    for i, name in enumerate(names.values(), 1):
        asker.screen.say(f"{i:>2} {name}")
    while True:
        answer = asker.line(question, names[default])
        found = default if answer == names[default] else _picked(answer, names)
        if found:
            return found
        asker.wrong(answer, say("play-setup-one-of", names=", ".join(names.values())))


def _picked(answer: str, names: dict[str, str]) -> str:
    """By number, id, or words the name has; '' if unclear."""
    found = pick(answer, list(names))
    fitting = [id_ for id_, name in names.items() if answer.strip().lower() in name.lower()]
    return found or (fitting[0] if len(fitting) == 1 else "")


def _players(asker: Asker, wanted: Wanted) -> Wanted:
    while True:
        answer = asker.line(say("play-setup-players"), str(wanted.plan.players))
        if answer in ("1", "2", "3", "4"):
            return replace(wanted, plan=replace(wanted.plan, players=int(answer)), bots=())
        asker.wrong(answer, say("play-setup-one-of", names="1, 2, 3, 4"))


def _packs(asker: Asker, wanted: Wanted) -> Wanted:
    """Only custom ones draw anything."""
    if not wanted.plan.custom:
        return wanted
    names = {pack: _pack_name(pack) for pack in library().supply if library().supply[pack]}
    if not _possible(wanted.plan):
        wanted = replace(wanted, plan=replace(wanted.plan, packs=tuple(names)))
    question = say("expedition-ask-packs")
    return _several(asker, wanted, question, names, "packs")


def _possible(plan: Plan) -> bool:
    """Whether there is enough to draw from."""
    try:
        Expedition.of(plan, library())
    except GraveholdError:
        return False
    return True


def _pack_name(pack: str) -> str:
    return box_called(pack, spoken())


def _options(asker: Asker, wanted: Wanted) -> Wanted:
    names = {
        option: f"{option_name(option, spoken())}: {option_help(option, spoken())}"
        for option in options_of(wanted.plan.kind)
    }
    return _several(asker, wanted, say("expedition-ask-options"), names, "options")


def _several(
    asker: Asker, wanted: Wanted, question: str, names: dict[str, str], field: str
) -> Wanted:
    """Any of a numbered list, by numbers or ids; the plan they make must be possible."""
    for i, name in enumerate(names.values(), 1):
        asker.screen.say(f"{i:>2} {name}")
    now = ", ".join(getattr(wanted.plan, field)) or say("play-setup-none")
    while True:
        answer = asker.line(question, now)
        words = [] if answer == say("play-setup-none") else answer.replace(",", " ").split()
        found = [_picked(word, names) for word in words]
        if not all(found):
            asker.wrong(answer, say("play-setup-one-of", names=", ".join(names)))
            continue
        try:
            plan = replace(wanted.plan, **{field: tuple(dict.fromkeys(found))})
            Expedition.of(plan, library())  # there must be enough to draw from
            return replace(wanted, plan=checked(plan, library()))
        except GraveholdError as error:
            asker.screen.say(explain(error), "yellow")


def _bots(asker: Asker, wanted: Wanted) -> Wanted:
    default = " ".join(f"{seat}={bot}" for seat, bot in wanted.bots) or say("play-setup-none")
    while True:
        answer = asker.line(say("play-setup-bots", bots=", ".join(BOTS)), default)
        try:
            text = "" if answer == say("play-setup-none") else answer
            return replace(wanted, bots=read_bots(text, wanted.plan.players))
        except GraveholdError as error:
            asker.screen.say(explain(error), "yellow")


def _seed(asker: Asker, wanted: Wanted) -> Wanted:
    while True:
        answer = asker.line(say("play-setup-seed"), say("play-setup-any"))
        if answer == say("play-setup-any"):
            return replace(wanted, plan=replace(wanted.plan, seed=new_seed()))
        if answer.isascii() and answer.isdecimal() and int(answer[:21]) < 1 << 64:
            return replace(wanted, plan=replace(wanted.plan, seed=int(answer)))
        asker.screen.say(say("play-number-bad", answer=answer[:40]), "yellow")


# Who comes along


def brought(files: Iterable[str]) -> Iterator[Build]:
    """The mages of campaigns, as they are there now."""
    for file in files:
        try:
            text = read_text(Path(file))
        except OSError as error:
            raise BadFile("error-system", why=error) from error
        campaign = campaignfile.replay(text, file, library())
        yield from (campaign.export(f"p{seat}") for seat in range(1, campaign.plan.mages + 1))


# What was drawn


def drawn(journey: Expedition) -> list[str]:
    """What can be drawn anew before a custom expedition starts."""
    state = journey.state
    mages = [mage for mage in state.barracks.mages if mage not in journey.plan.built]
    return [*mages, *state.barracks.supply, state.foe]


def show_drawn(screen: Screen, journey: Expedition) -> None:
    """Everything a custom expedition begins with, the treasures of a short one too."""
    screen.say(say("expedition-drawn"), "bold")
    things = [*drawn(journey), *journey.state.barracks.treasures]
    Asker(screen).show_list({id_: card_line(id_) for id_ in things})
    if told := advice.missing(journey.state.barracks.supply, library(), spoken()):
        screen.say(told, "yellow")


def offer_rerolls(screen: Screen, journey: Expedition) -> Iterator[Expedition]:
    """One thing after another is drawn anew, until the person is content."""
    asker = Asker(screen)
    while True:
        show_drawn(screen, journey)
        try:
            answer = asker.line(say("expedition-ask-reroll"), "")
        except Back:
            continue
        if not answer:
            return
        thing = pick(answer, drawn(journey))
        if not thing:
            asker.wrong(answer, say("expedition-ask-reroll"))
            continue
        plan = replace(journey.plan, rerolled=(*journey.plan.rerolled, thing))
        try:
            journey = Expedition.of(plan, library(), journey.rules.stock)
        except GraveholdError as error:
            screen.say(explain(error), "yellow")
            continue
        yield journey
