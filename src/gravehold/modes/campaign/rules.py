"""The rules of a campaign: what is asked between its battles, and what each battle is made of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from gravehold.content.box import Library
from gravehold.content.builds import PLACES, Build, mage_of, wrong_name
from gravehold.content.campaigns import Chapter
from gravehold.content.edition import as_read
from gravehold.content.recipe import Recipe
from gravehold.content.setups import laid_out
from gravehold.kernel.decision import seat_name
from gravehold.kernel.definitions import Mage
from gravehold.kernel.errors import GraveholdError
from gravehold.kernel.game import Game
from gravehold.kernel.setup import Setup
from gravehold.modes.asking import AGAIN, FIGHT, Asked, Spoken
from gravehold.modes.results import Result, result_of

from .handing import Back, handed_back, taken_back
from .plan import CampaignPlan, checked
from .state import BATTLE, CHOICES, END, INTRO, LOST, NAMING, SUPPLY, State

ADD, BANISH = "add", "banish"
RETRY, YIELD = "retry", "yield"
# Parts of builds whose stickers exist once; a starter is one whichever place it takes (L32).
ONCE = (("starter", "second"), ("ability",))


class CampaignRules:
    """One campaign's rules: its plan, with what the boxes hold of it."""

    def __init__(self, plan: CampaignPlan, library: Library) -> None:
        self.plan = plan = checked(plan, library)
        self.library = library = as_read(library, plan.revision)
        self.printed = library.campaigns[plan.campaign]
        self.workshop = library.workshops[self.printed.mage]
        self.seed = plan.seed

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, CampaignRules):
            return NotImplemented
        return (self.plan, self.printed) == (other.plan, other.printed)

    __hash__ = None  # type: ignore[assignment]

    @property
    def all_seats(self) -> tuple[int, ...]:
        return tuple(range(self.plan.mages))

    def chapter(self, state: State) -> Chapter:
        return self.printed.chapters[state.chapter - 1]

    def found_by(self, chapter: int) -> bool:
        """Whether every mage has breach IV when so many chapters are over."""
        return any(one.found for one in self.printed.chapters[:chapter])

    # The frame's questions

    def first(self) -> State:
        start = State(
            chapter=0,
            builds=(Build(),) * self.plan.mages,
            supply=self.in_order(self.printed.supply),
            flaws=self.printed.flaws * self.plan.mages,
        )
        return replace(self.next_chapter(start), stage=NAMING)

    def number(self, state: State) -> int:
        return len(state.chart) + 1

    def asked(self, state: State) -> Asked | None:
        if state.stage == END:
            return None
        if state.stage == NAMING:
            seat = self._without(state, "name")
            verb = f"name {seat_name(seat)}"
            return Asked("name", (seat,), (), Spoken(verb, f"{verb} NAME", no_name))
        if state.stage == CHOICES:
            part = self.chapter(state).gives
            seat = self._without(state, part)
            words = self.free(state, part)
            return Asked(part, (seat,), tuple(f"{part} {seat_name(seat)} {w}" for w in words))
        if state.stage == SUPPLY:
            verb, piles = self._trade(state)
            return Asked(verb, self.all_seats, tuple(f"{verb} {pile}" for pile in piles))
        if state.stage == LOST:
            return Asked(AGAIN, self.all_seats, (RETRY, YIELD))
        return Asked(FIGHT, self.all_seats, (FIGHT,))

    def answered(self, state: State, key: str) -> State:
        if state.stage == LOST:
            return replace(state, stage=INTRO) if key == RETRY else self._over(state, won=False)
        if state.stage == SUPPLY:
            verb, pile = key.split(" ")
            return self.onward(self._traded(state, verb, pile))
        part, seat, words = key.split(" ", 2)
        return self.onward(self.with_part(state, int(seat[1:]) - 1, part, words))

    def begun(self, state: State) -> State:
        return replace(state, stage=BATTLE)

    def ended(self, state: State, game: Game) -> State:
        result = result_of(game, state.chapter, state.attempt)
        return self.after(state, result, handed_back(game, self.workshop))

    def settled(self, state: State, *, won: bool, back: Back | None = None) -> State:
        """`back`, if the battle changed anything that stays."""
        result = Result(
            battle=state.chapter,
            attempt=state.attempt,
            nemesis=self.chapter(state).nemesis,
            won=won,
            mages=(self.printed.mage,) * self.plan.mages,
        )
        return self.after(state, result, back or Back())

    # Mages

    def _without(self, state: State, part: str) -> int:
        """The first seat whose build lacks a part; none: the number of seats."""
        lacking = (seat for seat in self.all_seats if not getattr(state.builds[seat], part))
        return next(lacking, self.plan.mages)

    def with_part(self, state: State, seat: int, part: str, word: str) -> State:
        builds = list(state.builds)
        builds[seat] = replace(builds[seat], **{part: word})
        return replace(state, builds=tuple(builds))

    def free(self, state: State, part: str) -> tuple[str, ...]:
        """What may be chosen for a part of a build: of what exists once, what nobody has."""
        taken = {word for build in state.builds for word in stickers(build, part)}
        return tuple(word for word in self._words(part) if word.split(" ")[0] not in taken)

    def _words(self, part: str) -> Iterator[str]:
        shop = self.workshop
        if part == "starter":
            yield from (card.id for card in shop.starters)
        elif part == "second":
            yield from (f"{card.id} {place}" for card in shop.starters for place in PLACES)
        elif part == "ability":
            yield from (ability.id for ability in shop.abilities)
        elif part == "breach":
            yield from shop.breaches
        else:
            yield from (craft.name for craft in shop.crafts)

    def mage(self, build: Build) -> Mage:
        """Whom a build makes."""
        return mage_of(self.workshop, build)

    # The supply

    def in_order(self, piles: tuple[str, ...]) -> tuple[str, ...]:
        """As on the table: gems, relics, spells, each by cost."""
        return tuple(card.id for card in laid_out(tuple(map(self.library.pile, piles))))

    def _trade(self, state: State) -> tuple[str, tuple[str, ...]]:
        """First some of those offered come, then as many of the old ones go (L31)."""
        if len(state.added) < self.printed.added:
            offers = self.chapter(state).offers
            return ADD, tuple(pile for pile in offers if pile not in state.added)
        return BANISH, tuple(pile for pile in state.supply if pile not in state.added)

    def _traded(self, state: State, verb: str, pile: str) -> State:
        if verb == BANISH:
            supply = tuple(other for other in state.supply if other != pile)
            return replace(state, supply=supply, banished=(*state.banished, pile))
        added = (*state.added, pile)
        state = replace(state, added=added, supply=self.in_order((*state.supply, pile)))
        if len(added) < self.printed.added:
            return state
        rest = (other for other in self.chapter(state).offers if other not in added)
        return replace(state, banished=(*state.banished, *rest))

    # Stages

    def onward(self, state: State) -> State:
        """Past every stage in which nothing is left to ask."""
        if state.stage == NAMING and self._without(state, "name") == self.plan.mages:
            state = replace(state, stage=INTRO)
        if state.stage == CHOICES:
            part = self.chapter(state).gives
            if not part or self._without(state, part) == self.plan.mages:
                state = replace(state, stage=SUPPLY)
        if state.stage == SUPPLY and self._supply_done(state):
            state = self.next_chapter(state)
        return state

    def _supply_done(self, state: State) -> bool:
        full = len(state.added) == self.printed.added
        return full and len(state.supply) == len(self.printed.supply)

    def after(self, state: State, result: Result, back: Back) -> State:
        """A battle is over: what it leaves behind stays whatever the result (L33)."""
        state = taken_back(state, back)
        state = replace(state, chart=(*state.chart, result))
        if result.won:
            return self._over(state, won=True)
        state = replace(state, losses=state.losses + 1)
        if not self.chapter(state).again:
            return self._over(state, won=False)
        return replace(state, stage=self.after_loss(state))

    def after_loss(self, state: State) -> str:
        """Where a chapter that is fought again goes on."""
        return INTRO if state.losses < self.printed.yielding else LOST

    def _over(self, state: State, *, won: bool) -> State:
        """A chapter is over: its rewards, the same for winners and losers."""
        state = replace(state, scar=not won)
        if state.chapter == len(self.printed.chapters):
            return replace(state, stage=END)
        return self.onward(self.rewarded(state))

    def rewarded(self, state: State) -> State:
        """With what a chapter gives without being asked, before anything is chosen."""
        chapter = self.chapter(state)
        builds = state.builds
        if chapter.found:
            builds = tuple(replace(build, fourth=True) for build in builds)
        letters = (*state.letters, *chapter.ends)
        return replace(state, letters=letters, builds=builds, stage=CHOICES)

    def next_chapter(self, state: State) -> State:
        """The introduction of the chapter after this one."""
        state = replace(state, chapter=state.chapter + 1, losses=0, added=(), stage=INTRO)
        chapter = self.chapter(state)
        pool = state.pool
        if chapter.joins:
            more = chapter.joins[self.plan.mages - 1]
            pool = tuple((*old, *new) for old, new in zip(pool, more, strict=True))
        return replace(state, letters=(*state.letters, *chapter.begins), pool=pool)

    # Counting

    def points(self, state: State) -> int:
        """For each chapter by the try at which it was won."""
        worth = self.printed.points
        total = 0
        for chapter in range(1, state.chapter + 1):
            tries = list(state.tries(chapter))
            if any(line.won for line in tries):
                total += worth[min(len(tries), len(worth)) - 1]
        return total

    def epilogue(self, state: State) -> str:
        """How the story ends; '' before it does."""
        if state.stage != END:
            return ""
        if not any(line.won for line in state.tries(len(self.printed.chapters))):
            return "fall"
        return "dawn" if self.points(state) >= self.printed.dawn else "survival"

    # Battles

    def coming(self, state: State) -> State:
        """As it would be fought next: after rewards, with what is chosen so far."""
        return self.next_chapter(state) if state.stage in (CHOICES, SUPPLY) else state

    def recipe(self, state: State) -> Recipe:
        """The battle of the chapter, by ids."""
        printed, chapter = self.printed, self.chapter(state)
        return Recipe(
            nemesis=chapter.nemesis,
            mages=(printed.mage,) * self.plan.mages,
            rules=printed.rules,
            chapter=str(state.chapter),
            supply=state.supply,
            basics=state.basics,
            builds={seat_name(seat): build for seat, build in enumerate(state.builds)},
            gravehold=printed.scarred if state.scar else None,
            resolve=min(state.losses, printed.resolve),
            flaws=state.flaws if chapter.flaws else None,
        )

    def sketch(self, state: State, builds: Sequence[Build], piles: Iterable[str]) -> Setup:
        """Some mages and piles in the chapter that comes, for whoever weighs choices."""
        recipe = self.recipe(self.coming(state))
        named = {seat_name(seat): replace(build, name="") for seat, build in enumerate(builds)}
        drawn = replace(
            recipe,
            mages=recipe.mages[:1] * len(builds),
            builds=named,
            supply=tuple(sorted(set(piles))),
            basics=(),
        )
        return self.library.setup(drawn, free_supply=True)

    def setup(self, state: State) -> Setup:
        return self.library.setup(self.recipe(state), free_supply=True)


def stickers(build: Build, part: str) -> Iterator[str]:
    """What a mage has of the stickers that can be on this part, as far as each exists once."""
    for parts in ONCE:
        if part in parts:
            yield from (word.split(" ")[0] for word in (getattr(build, p) for p in parts) if word)


def no_name(name: str) -> GraveholdError | None:
    """What is wrong with the name of a mage."""
    return wrong_name(name) if name else GraveholdError("error-name-empty")
