"""Checks where a scenario lets an expedition stand, and makes a state of it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from msgspec.structs import replace

from gravehold.content.choosing import Taken, seats_treasures, treasures_taken
from gravehold.content.recipe import GROUP, Treasures
from gravehold.kernel.errors import GraveholdError
from gravehold.modes.expedition.rules import MARKET_SIZE, ExpeditionRules
from gravehold.modes.expedition.state import MAGES, MARKET, REWARD, TREASURES, Barracks, State
from gravehold.modes.results import Result

from .fields import shortened, shown
from .forms import Forms, Words
from .yamltree import Items, Mapping

BATTLE = "battle"  # the stage in which it runs
# The stages a position may name, each with those before it, whose choices are made by then.
STAGES: dict[str, tuple[str, ...]] = {
    MAGES: (),
    MARKET: (MAGES,),
    TREASURES: (MAGES, MARKET),
    BATTLE: (MAGES, MARKET, TREASURES),
    REWARD: (),
}
POSITION_FIELDS = (
    "battle", "try", "results", "barracks", "banished", "recallable", "mages", "market",
    "treasures", "stage",
)  # fmt: skip
MOST_TRIES = 99
HOW = {"won": True, "lost": False}
SEATS = ("p1", "p2", "p3", "p4")


class JourneyFields(Forms):
    """Small checks on what an expedition is made of."""

    def __init__(self, file: str, rules: ExpeditionRules) -> None:
        super().__init__(file)
        self.rules = rules
        self.library = rules.library
        self.seats = SEATS[: rules.plan.players]
        self.known = {
            "mages": Words("mage", (*self.library.mages, *rules.plan.built)),
            "supply": Words("supply-card", self.library.piles),
            "treasures": Words("treasure", self.library.treasures),
        }

    def ids(self, part: Mapping, name: str, sort: str) -> tuple[str, ...]:
        """A list of ids of one sort, each once."""
        found: list[str] = []
        for at, item in self.items(part[name], part.lines[name], name):
            id_ = self.word(item, at, *self.known[sort])
            if id_ in found:
                self.fail(at, "file-named-twice", name=id_, field=name)
            found.append(id_)
        return tuple(found)

    def result(self, value: Any, line: int) -> tuple[int, bool]:
        """`[2, won]`."""
        if not isinstance(value, Items) or len(value) != 2 or str(value[1]) not in HOW:
            told = shortened(f"[{', '.join(map(str, value))}]") if isinstance(value, Items) else ""
            self.fail(line, "file-result", value=told or shown(value))
        return self.whole(value[0], line, "battle", 1, self.rules.battles), HOW[str(value[1])]


class JourneyPosition(JourneyFields):
    """A position of one expedition."""

    def read(self, value: Any, line: int) -> tuple[State, bool]:
        """The state it describes, and whether its battle runs."""
        part = self.mapping(value, line, "position", POSITION_FIELDS)
        stage = MAGES
        if "stage" in part:
            stage = self.word(part["stage"], part.lines["stage"], "stage", tuple(STAGES))
        told = self._told_results(part)
        battle = self._battle(part, told)
        self._check_results(part, told, battle)
        attempt = self._attempt(part, stage, battle, told)
        state, foes = self._reached(battle, attempt)
        state = self._owned(replace(state, results=_results(told, foes)), part)
        state = self._chosen(state, part)
        return self._at_stage(state, stage), stage == BATTLE

    # Which battle

    def _told_results(self, part: Mapping) -> list[tuple[int, bool]]:
        if "results" not in part:
            return []
        items = self.items(part["results"], part.lines["results"], "results")
        return [self.result(item, at) for at, item in items]

    def _battle(self, part: Mapping, told: Sequence[tuple[int, bool]]) -> int:
        """Left out, the one after the results."""
        most = self.rules.battles
        if "battle" in part:
            return self.whole(part["battle"], part.lines["battle"], "battle", 1, most)
        last, won = told[-1] if told else (1, False)
        return min(last + won, most)

    def _check_results(self, part: Mapping, told: Sequence[tuple[int, bool]], battle: int) -> None:
        """What is past: wins of earlier battles, losses up to this one; some may be left out."""
        at = 1
        for number, won in told:
            if number + won > battle:
                told_of = f"[{number}, {'won' if won else 'lost'}]"
                self.fail(
                    part.lines["results"], "file-result-later", result=told_of, battle=str(battle)
                )
            if number < at:
                self.fail(part.lines["results"], "file-result-order", battle=str(number))
            at = number + won

    def _attempt(
        self, part: Mapping, stage: str, battle: int, told: Sequence[tuple[int, bool]]
    ) -> int:
        """Left out, the one after the losses of this battle; what is only there after one tells."""
        after_loss = stage == REWARD
        losses = sum(number == battle and not won for number, won in told)
        if after_loss and self.rules.printed is not None:
            self.fail(part.lines["stage"], "file-no-reward", kind=self.rules.plan.kind)
        if "try" in part:
            line = part.lines["try"]
            least = max(losses + 1, 2 if after_loss else 1)
            return self.whole(part["try"], line, "try", least, MOST_TRIES)
        return max(losses + 1, 2 if after_loss or part.get("recallable") else 1)

    def _reached(self, battle: int, attempt: int) -> tuple[State, dict[int, str]]:
        """There if nothing was banished, and the nemeses met; chance goes its usual way."""
        rules, state = self.rules, self.rules.first()
        foes = {state.battle: state.foe}
        while state.battle < battle:
            state = rules.settled(state, won=True)
            foes[state.battle] = state.foe
        for _ in range(attempt - 1):
            state = rules.settled(state, won=False)
        return state, foes

    # What it owns

    def _owned(self, state: State, part: Mapping) -> State:
        recallable = self._piles(part, "recallable")
        banished = self._piles(part, "banished")
        for pile in recallable:
            if "banished" in part and pile not in banished:
                self.fail(part.lines["recallable"], "file-not-banished", card=pile)
        banished = banished or recallable
        held = self._barracks(state.barracks, part, banished)
        self._check_barracks(held, part)
        met = state.met
        if self.rules.printed is None:  # nothing comes twice
            foes = (id_ for id_, _ in self.rules.stock.nemeses if id_ in state.met)
            met = tuple(dict.fromkeys((*foes, *held.mages, *held.supply, *banished)))
        return replace(state, barracks=held, banished=banished, recallable=recallable, met=met)

    def _piles(self, part: Mapping, name: str) -> tuple[str, ...]:
        return self.ids(part, name, "supply") if name in part else ()

    def _barracks(self, usual: Barracks, part: Mapping, banished: Collection[str]) -> Barracks:
        usual = replace(usual, supply=tuple(p for p in usual.supply if p not in banished))
        if "barracks" not in part:
            return usual
        line = part.lines["barracks"]
        given = self.mapping(part["barracks"], line, "barracks", Barracks.__struct_fields__)
        held = replace(usual, **{name: self.ids(given, name, name) for name in given})
        for pile in held.supply:
            if pile in banished:
                self.fail(given.lines["supply"], "file-both-banished", card=pile)
        return held

    def _check_barracks(self, held: Barracks, part: Mapping) -> None:
        line = part.lines.get("barracks", part.lines.get("banished", part.line))
        players = self.rules.plan.players
        mages = len({self.rules.person(mage) for mage in held.mages})
        if mages < players:
            self.fail(line, "file-few-mages", n=mages, wanted=players)
        if len(held.supply) < MARKET_SIZE:
            self.fail(line, "file-few-piles", n=len(held.supply), wanted=MARKET_SIZE)

    # What is chosen

    def _chosen(self, state: State, part: Mapping) -> State:
        if "mages" in part:
            state = replace(state, mages=self._mages(state, part))
        if "market" in part:
            state = self._with_market(state, self._market(state, part))
        if "treasures" in part:
            state = replace(state, treasures=self._treasures(state, part))
        return state

    def _mages(self, state: State, part: Mapping) -> tuple[str, ...]:
        """Seat by seat; the last ones may be left to be asked."""
        found, line = self.ids(part, "mages", "mages"), part.lines["mages"]
        self._check_held(found, state.barracks.mages, line)
        players = self.rules.plan.players
        if len(found) > players:
            self.fail(line, "file-many-mages", n=len(found), most=players)
        persons = [self.rules.person(mage) for mage in found]
        for i, person in enumerate(persons):
            if person in persons[:i]:
                one = found[persons.index(person)]
                self.fail(line, "file-same-person", one=one, two=found[i])
        return found

    def _check_held(self, ids: Sequence[str], held: Sequence[str], line: int) -> None:
        for id_ in ids:
            if id_ not in held:
                names = ", ".join(held) or "-"
                self.fail(line, "file-not-in-barracks", name=id_, names=names)

    def _market(self, state: State, part: Mapping) -> tuple[str, ...]:
        found, line = self.ids(part, "market", "supply"), part.lines["market"]
        self._check_held(found, state.barracks.supply, line)
        if len(found) != MARKET_SIZE:
            self.fail(line, "file-market", n=len(found), wanted=MARKET_SIZE)
        return found

    def _with_market(self, state: State, market: tuple[str, ...]) -> State:
        """What is not in it is banished, as when it is chosen."""
        if self.rules.big_pocket:
            return replace(state, market=market)
        rest = tuple(pile for pile in state.barracks.supply if pile not in market)
        state = self.rules.banish(state, rest)
        return replace(state, market=state.barracks.supply)

    def _treasures(self, state: State, part: Mapping) -> Taken:
        """By seat, and the group's: a list or one alone; who is not named is asked."""
        line = part.lines["treasures"]
        given = self.mapping(part["treasures"], line, "treasures", (*self.seats, GROUP))
        told: Treasures = {}
        for name in given:
            if isinstance(given[name], str):
                id_ = self.word(given[name], given.lines[name], *self.known["treasures"])
                told[name] = (id_,)
            else:
                told[name] = self.ids(given, name, "treasures")
            self._check_held(told[name], state.barracks.treasures, given.lines[name])
        taken = treasures_taken(told)
        try:
            seats_treasures(self.library, taken, len(self.seats))
        except GraveholdError as error:
            self.refuse(line, error)
        for _, id_ in taken:
            level = self.rules.level(id_)
            if self.rules.printed is not None and state.battle <= level:
                told_level = {"level": str(level), "battle": str(level + 1)}
                self.fail(line, "file-treasure-early", card=id_, **told_level)
        return taken

    # Where it stands

    def _at_stage(self, state: State, stage: str) -> State:
        """What an earlier stage would have chosen is the first there is, and nothing banished."""
        rules, before = self.rules, STAGES[stage]
        if MARKET in before and not state.market:
            state = replace(state, market=state.barracks.supply[:MARKET_SIZE])
        state = rules.onward(replace(state, stage=REWARD if stage == REWARD else MAGES))
        while state.stage in before and (asked := rules.asked(state)) is not None:
            state = rules.answered(state, asked.keys[0])
        return state


def _results(told: Sequence[tuple[int, bool]], foes: dict[int, str]) -> tuple[Result, ...]:
    """Tries are counted by the losses before them."""
    found: list[Result] = []
    for battle, won in told:
        attempt = 1 + sum(r.battle == battle and not r.won for r in found)
        nemesis = foes.get(battle, "")
        found.append(Result(battle=battle, attempt=attempt, nemesis=nemesis, won=won))
    return tuple(found)
