"""Small checks on what a campaign is made of, in positions and expectations."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from msgspec.structs import replace

from gravehold.content.builds import first_mistake
from gravehold.kernel.errors import unknown
from gravehold.modes.campaign.handing import Back, becomes
from gravehold.modes.campaign.rules import CampaignRules
from gravehold.modes.campaign.state import State, plain
from gravehold.modes.results import Result

from .forms import Forms
from .yamltree import Mapping

SEATS = ("p1", "p2", "p3", "p4")
HOW = {"won": True, "lost": False}
LINE_FIELDS = ("game", "chapter", "nemesis", "result", "date")
BACK_FIELDS = ("result", "pool", "flawed", "flaws")
MOST = 99


class CampaignFields(Forms):
    """For one campaign."""

    def __init__(self, file: str, rules: CampaignRules) -> None:
        super().__init__(file)
        self.rules = rules
        self.library = rules.library
        self.seats = SEATS[: rules.plan.mages]
        self.chapters = len(rules.printed.chapters)
        self.nemeses = [chapter.nemesis for chapter in rules.printed.chapters]
        self.letters = [
            letter
            for chapter in rules.printed.chapters
            for letter in (*chapter.begins, *chapter.ends)
        ]

    def ids(self, part: Mapping, name: Any, what: str, known: Collection[str]) -> tuple[str, ...]:
        """A list of ids, each once."""
        found: list[str] = []
        for at, item in self.items(part[name], part.lines[name], str(name)):
            id_ = self.word(item, at, what, known)
            if id_ in found:
                self.fail(at, "file-named-twice", name=id_, field=str(name))
            found.append(id_)
        return tuple(found)

    def basic(self, value: Any, line: int, tier: int) -> str:
        """A card of the pool, of the tier it is named in."""
        id_ = self.word(value, line, "basic-card", self.library.pool)
        there = self.library.pool[id_].tier
        if there != tier:
            self.fail(line, "file-pool-tier", card=id_, tier=str(there), wrong=str(tier))
        return id_

    def line_of_chart(self, value: Any, line: int) -> Mapping:
        """`{chapter: 1, nemesis: maelstrom, result: won}`."""
        part = self.mapping(value, line, "chart", LINE_FIELDS)
        if "chapter" in part:
            self.whole(part["chapter"], part.lines["chapter"], "chapter", 1, self.chapters)
        if "nemesis" in part:
            self.word(part["nemesis"], part.lines["nemesis"], "nemesis", self.nemeses)
        if "result" in part:
            self.word(part["result"], part.lines["result"], "outcome", HOW)
        if "game" in part:
            self.whole(part["game"], part.lines["game"], "game", 1, MOST)
        return part

    # What a battle handed back

    def ending(self, value: Any, line: int) -> Mapping:
        """`battle: {result: lost, pool: {...}, flawed: {...}, flaws: 4}`, or `battle: lost`."""
        if isinstance(value, str):
            value, told = Mapping(line), value
            value["result"], value.lines["result"] = told, line
        part = self.mapping(value, line, "battle", BACK_FIELDS)
        if "result" not in part:
            self.fail(line, "file-needs", field="result")
        self.word(part["result"], part.lines["result"], "outcome", HOW)
        if "pool" in part:
            pool = self.mapping(part["pool"], part.lines["pool"], "pool")
            for card, form in pool.items():
                known = {*self.library.pool, *map(plain, self.library.pool)}
                self.word(card, pool.lines[card], "basic-card", known)
                self.word(form, pool.lines[card], "basic-card", self.library.pool)
        if "flawed" in part:
            flawed = self.mapping(part["flawed"], part.lines["flawed"], "flawed", self.seats)
            for seat, n in flawed.items():
                self.whole(n, flawed.lines[seat], seat, 0, MOST)
        if "flaws" in part:
            self.whole(part["flaws"], part.lines["flaws"], "flaws", 0, MOST)
        return part

    def back(self, part: Mapping, state: State) -> Back:
        """The same as a value; what cannot have happened in this battle is an error."""
        flawed = self._flawed(part, state)
        more = sum(n - state.builds[seat].flawed for seat, n in flawed.items())
        laid_out = state.flaws if self.rules.chapter(state).flaws else 0
        if more > laid_out:
            self.fail(part.lines["flawed"], "file-flaws-left", n=str(laid_out))
        left = state.flaws - more
        if "flaws" in part:
            # Where it is not told whose Crystals they are on, some may have been used.
            least = left if "flawed" in part else state.flaws - laid_out
            left = self.whole(part["flaws"], part.lines["flaws"], "flaws", least, left)
        return Back(pool=self._pool(part, state), flawed=flawed, flaws=left)

    def _flawed(self, part: Mapping, state: State) -> dict[int, int]:
        found = {}
        told = part.get("flawed", {})
        for seat, n in told.items():
            number = int(seat[1:]) - 1
            build = state.builds[number]
            if wrong := first_mistake(self.rules.workshop, replace(build, flawed=n)):
                self.refuse(told.lines[seat], wrong.why)
            if n < build.flawed:
                self.fail(told.lines[seat], "file-flawed-stays", n=str(build.flawed))
            found[number] = n
        return found

    def _pool(self, part: Mapping, state: State) -> dict[str, str]:
        found = {}
        there = {plain(id_): id_ for id_ in state.basics}
        told = part.get("pool", {})
        for card, form in told.items():
            old = there.get(plain(card), "")
            if card not in (old, plain(old)):
                self.refuse(told.lines[card], unknown("basic-card", card, there, listed=True))
            forms = becomes(old, self.library)
            if form not in forms:
                names = ", ".join(forms)
                self.fail(told.lines[card], "file-no-form", card=old, form=form, forms=names)
            found[old] = form
        return found

    def result(self, chapter: int, attempt: int, *, won: bool) -> Result:
        """A line of the chart that nobody has played."""
        return Result(
            battle=chapter,
            attempt=attempt,
            nemesis=self.rules.printed.chapters[chapter - 1].nemesis,
            won=won,
            mages=(self.rules.printed.mage,) * self.rules.plan.mages,
        )
