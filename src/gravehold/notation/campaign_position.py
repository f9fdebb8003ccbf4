"""Checks where a scenario lets a campaign stand, and makes a state of it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from gravehold.content.builds import PARTS, Build, first_mistake
from gravehold.kernel.decision import seat_name
from gravehold.modes.campaign.rules import ONCE, stickers
from gravehold.modes.campaign.state import (
    BATTLE,
    CHOICES,
    END,
    INTRO,
    LOST,
    NAMING,
    STAGES,
    SUPPLY,
    State,
)
from gravehold.modes.results import Result

from .campaign_fields import HOW, MOST, CampaignFields
from .settings import read_build
from .yamltree import Mapping

POSITION_FIELDS = (
    "chapter", "stage", "mages", "supply", "banished", "pool", "flaws", "scar", "losses", "chart",
)  # fmt: skip
USUAL_PLACE = "deck-top"  # of a second starter that nobody has named
AFTER = (CHOICES, SUPPLY, END)  # the battle of the chapter is over


class CampaignPosition(CampaignFields):
    """A position of one campaign: what is left out is what earlier chapters give."""

    def read(self, value: Any, line: int) -> tuple[State, bool]:
        """The state it describes, and whether its battle runs."""
        part = self.mapping(value, line, "position", POSITION_FIELDS)
        stage = self._stage(part)
        chapter = self._chapter(part, stage)
        self.part, self.chapter, self.stage = part, chapter, stage
        self.told = self._told_builds(part)
        state = self._reached()
        state = self._held(state)
        lines, losses = self._chart(part)
        state = replace(state, chart=lines, losses=losses, scar=self._scar(part))
        if stage == LOST:
            state = replace(state, stage=self.rules.after_loss(state))
        return self.rules.onward(state), stage == BATTLE

    # Where

    def _stage(self, part: Mapping) -> str:
        if "stage" in part:
            return self.word(part["stage"], part.lines["stage"], "stage", STAGES)
        return NAMING if part.get("chapter", 1) == 1 else INTRO

    def _chapter(self, part: Mapping, stage: str) -> int:
        """A stage that this chapter does not have is an error."""
        last = self.chapters
        if "chapter" not in part:
            return last if stage == END else 1
        line = part.lines["chapter"]
        chapter = self.whole(part["chapter"], line, "chapter", 1, last)
        low, high = {
            NAMING: (1, 1), CHOICES: (1, last - 1), SUPPLY: (1, last - 1), END: (last, last),
        }.get(stage, (1, last))  # fmt: skip
        if not low <= chapter <= high:
            told = {"stage": stage, "chapter": str(chapter), "low": str(low), "high": str(high)}
            why = "file-stage-only" if low == high else "file-stage-chapter"
            self.fail(line, why, **told)
        return chapter

    def _reached(self) -> State:
        """There if every battle was won, and of what is not named the first was chosen."""
        rules, state = self.rules, self.rules.first()
        if self.stage == NAMING:
            return replace(state, builds=tuple(self.told))
        names = (told.name or seat_name(seat) for seat, told in enumerate(self.told))
        builds = (replace(b, name=name) for b, name in zip(state.builds, names, strict=True))
        state = replace(state, builds=tuple(builds), stage=INTRO)
        while state.chapter < self.chapter:
            state = self._usual_choices(rules.settled(state, won=True))
            while state.stage == SUPPLY:
                asked = rules.asked(state)
                assert asked is not None
                state = rules.answered(state, asked.keys[0])
        if self.stage in (CHOICES, SUPPLY):
            state = rules.rewarded(state)
            if self.stage == SUPPLY:
                state = self._usual_choices(state)
        elif self.stage == END:
            state = replace(state, stage=END)
        return replace(state, builds=tuple(self._with_told(state)))

    def _usual_choices(self, state: State) -> State:
        """What each mage has chosen after a chapter: what is named, or the first still free."""
        rules, part = self.rules, self.rules.chapter(state).gives
        if state.stage != CHOICES or not part:
            return rules.onward(state)
        for seat, told in enumerate(self.told):
            word = getattr(told, part) or self._first_free(state, part)
            state = rules.with_part(state, seat, part, word)
        return rules.onward(state)

    def _first_free(self, state: State, part: str) -> str:
        """Nobody has it, nor is it named for anybody."""
        named = {word for told in self.told for word in stickers(told, part)}
        free = [word for word in self.rules.free(state, part) if word.split(" ")[0] not in named]
        usual = [word for word in free if word.endswith(USUAL_PLACE)]
        return (usual or free)[0]

    # Mages

    def _told_builds(self, part: Mapping) -> list[Build]:
        found = [Build()] * len(self.seats)
        if "mages" not in part:
            return found
        given = self.mapping(part["mages"], part.lines["mages"], "mages", self.seats)
        for seat in given:
            self._check_time(self.mapping(given[seat], given.lines[seat], seat, PARTS))
            # What another part needs may be left out here, so each is looked at by itself.
            found[self.seats.index(seat)] = read_build(self, given[seat], given.lines[seat], seat)
        for parts in ONCE:
            met: dict[str, str] = {}
            for seat, build in zip(self.seats, found, strict=True):
                for word in stickers(build, parts[0]):
                    if word in met:
                        line = part.lines["mages"]
                        self.fail(line, "file-sticker-twice", card=word, one=met[word], two=seat)
                    met[word] = seat
        return found

    def _check_time(self, told: Mapping) -> None:
        """No part of a build before the chapter that gives it is over."""
        over = self.chapter if self.stage in AFTER else self.chapter - 1
        if told.get("fourth") is False and self.rules.found_by(over):
            self.fail(told.lines["fourth"], "error-fourth-there")
        for number, chapter in enumerate(self.rules.printed.chapters, 1):
            parts = [chapter.gives, "fourth" if chapter.found else ""]
            for part in parts:
                if told.get(part) and number > over:
                    at = told.lines[part]
                    self.fail(at, "file-part-early", part=part, chapter=str(number))

    def _with_told(self, state: State) -> list[Build]:
        """All that is named, on what everybody has by now."""
        found = []
        for seat, (build, told) in enumerate(zip(state.builds, self.told, strict=True)):
            parts = {part: getattr(told, part) for part in PARTS if getattr(told, part)}
            whole = replace(build, **parts)
            if wrong := first_mistake(self.rules.workshop, whole):
                given = self.part["mages"].get(self.seats[seat], self.part["mages"])
                self.refuse(given.lines.get(wrong.part, given.line), wrong.why)
            found.append(whole)
        return found

    # What the campaign holds

    def _held(self, state: State) -> State:
        part = self.part
        if "supply" in part:
            state = replace(state, supply=self._supply())
            known = (*self.rules.printed.supply, *self._offered(self.chapter - 1))
            banished = tuple(pile for pile in known if pile not in state.supply)
            state = replace(state, banished=banished)
        if "banished" in part:
            piles = self.ids(part, "banished", "supply-card", self.library.piles)
            for pile in piles:
                if pile in state.supply:
                    self.fail(part.lines["banished"], "file-supply-banished", card=pile)
            state = replace(state, banished=piles)
        if "pool" in part:
            state = replace(state, pool=self._told_pool(state))
        if "flaws" in part:
            most = self.rules.printed.flaws * self.rules.plan.mages
            flaws = self.whole(part["flaws"], part.lines["flaws"], "flaws", 0, most)
            state = replace(state, flaws=flaws)
        return state

    def _offered(self, until: int) -> tuple[str, ...]:
        chapters = self.rules.printed.chapters[:until]
        return tuple(pile for chapter in chapters for pile in chapter.offers)

    def _supply(self) -> tuple[str, ...]:
        part, wanted = self.part, len(self.rules.printed.supply)
        piles = self.ids(part, "supply", "supply-card", self.library.piles)
        line = part.lines["supply"]
        if len(piles) != wanted:
            self.fail(line, "file-supply-nine", n=len(piles), wanted=wanted)
        if self.stage in (CHOICES, SUPPLY):
            for pile in self.rules.printed.chapters[self.chapter - 1].offers:
                if pile in piles:
                    self.fail(line, "file-offered-yet", card=pile)
        return self.rules.in_order(piles)

    def _told_pool(self, state: State) -> tuple[tuple[str, ...], ...]:
        tiers = range(1, len(state.pool) + 1)
        given = self.mapping(self.part["pool"], self.part.lines["pool"], "pool", tuple(tiers))
        return tuple(
            tuple(self.basic(item, at, tier) for at, item in self._listed(given, tier))
            if tier in given
            else state.pool[tier - 1]
            for tier in tiers
        )

    def _listed(self, given: Mapping, tier: int) -> list[tuple[int, Any]]:
        return list(self.items(given[tier], given.lines[tier], f"pool {tier}"))

    def _scar(self, part: Mapping) -> bool:
        return "scar" in part and self.true(part["scar"], part.lines["scar"], "scar")

    # The chart

    def _chart(self, part: Mapping) -> tuple[tuple[Result, ...], int]:
        """Its lines, and how often this chapter was lost."""
        if "chart" in part:
            told = self._told_chart(part)
            lost = sum(line.battle == self.chapter and not line.won for line in told)
            return told, self._losses(part, lost)
        losses = self._losses(part, self.rules.printed.yielding if self.stage == LOST else 0)
        lines = [self.result(chapter, 1, won=True) for chapter in range(1, self.chapter)]
        lines += [self.result(self.chapter, n, won=False) for n in range(1, losses + 1)]
        again = self.rules.printed.chapters[self.chapter - 1].again
        if self.stage in AFTER and (again or not losses):
            lines.append(self.result(self.chapter, losses + 1, won=True))
        return tuple(lines), losses

    def _losses(self, part: Mapping, usual: int) -> int:
        again = self.rules.printed.chapters[self.chapter - 1].again
        line = part.lines.get("losses", part.lines.get("stage", part.line))
        if self.stage == LOST and not again:
            self.fail(line, "file-never-again", chapter=str(self.chapter))
        if "losses" not in part:
            return usual
        found = self.whole(part["losses"], line, "losses", int(self.stage == LOST), MOST)
        if found and not again and (self.stage not in AFTER or found > 1):
            self.fail(line, "file-never-again", chapter=str(self.chapter))
        return found

    def _told_chart(self, part: Mapping) -> tuple[Result, ...]:
        found: list[Result] = []
        for at, item in self.items(part["chart"], part.lines["chart"], "chart"):
            told = self.line_of_chart(item, at)
            for field in ("chapter", "result"):
                if field not in told:
                    self.fail(at, "file-needs", field=field)
            chapter = told["chapter"]
            usual = self.rules.printed.chapters[chapter - 1].nemesis
            if told.get("nemesis", usual) != usual:
                line = told.lines["nemesis"]
                self.fail(line, "file-chart-foe", chapter=str(chapter), nemesis=usual)
            if (found and chapter < found[-1].battle) or chapter > self.chapter:
                self.fail(at, "file-chart-order", chapter=str(chapter))
            attempt = 1 + sum(line.battle == chapter for line in found)
            if attempt > 1 and not self.rules.printed.chapters[chapter - 1].again:
                self.fail(at, "file-never-again", chapter=str(chapter))
            if attempt > 1 and found[-1].won:
                self.fail(at, "file-chart-won", chapter=str(chapter))
            found.append(self.result(chapter, attempt, won=HOW[told["result"]]))
        return tuple(found)
