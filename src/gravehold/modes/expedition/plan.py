"""Which expedition it is: the header of an expedition, and the kinds there are."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from gravehold.content.box import Library
from gravehold.content.builds import Mistake, Workshop, first_mistake, tidied
from gravehold.kernel.builds import Build
from gravehold.kernel.errors import GraveholdError, unknown
from gravehold.kernel.reading import check_revision
from gravehold.kernel.rules import REVISION

BIG_POCKET = "big-pocket"  # nothing is banished: before each battle nine piles are taken along
INCREASED = "increased"  # every battle on the increased side of its mat
ONE_DIAL = "one-dial"  # a house rule: the life lost in a battle stays lost
BANISHED_STAYS = "banished-stays"  # piles banished before a lost battle cannot be recalled (R80)
WITH_ALLY = "xaxos"  # the ally is protected in every battle
OPTIONS = (BIG_POCKET, INCREASED, ONE_DIAL, BANISHED_STAYS, WITH_ALLY)
PRINTED_OPTIONS = (ONE_DIAL, BANISHED_STAYS)
MOST_REROLLS = 40
BUILT = ("b1", "b2", "b3", "b4")  # mages that players built, as the barracks call them


class Variant(msgspec.Struct, frozen=True):
    """A custom expedition, battle by battle."""

    id: str
    tiers: tuple[int, ...]  # how strong the nemesis is
    treasures: tuple[int, ...]  # the level of those won; 0: none
    upgraded: tuple[bool, ...]  # whether new upgraded basics are met


VARIANTS = {
    variant.id: variant
    for variant in (
        Variant("default", (1, 2, 3, 4), (1, 2, 3, 0), (False, True, True, True)),
        Variant("short", (2, 3, 4), (2, 3, 0), (True, True, True)),
        Variant(
            "extended",
            (1, 1, 2, 2, 3, 3, 4, 4),
            (0, 1, 0, 2, 0, 3, 0, 0),
            (False, False, True, False, True, False, True, False),
        ),
        Variant("fight-five", (1, 2, 3, 4, 5), (1, 2, 3, 4, 0), (False, True, True, True, False)),
    )
}


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The header: the same plan and answers are the same expedition."""

    kind: str = "outcasts"  # a printed one by its id, or a variant of custom ones
    players: int = 2
    seed: int = 0
    revision: int = REVISION  # of how the books are read; rows and files without it have 0
    options: tuple[str, ...] = ()
    packs: tuple[str, ...] = ("outcasts",)  # custom: the boxes everything is drawn from
    rerolled: tuple[str, ...] = ()  # custom: what was first drawn and not wanted
    builds: tuple[Build, ...] = ()  # mages that players built: they join the barracks

    @property
    def custom(self) -> bool:
        return self.kind in VARIANTS

    @property
    def battles(self) -> int:
        """How many there are in a custom one."""
        return len(VARIANTS[self.kind].tiers)

    @property
    def built(self) -> dict[str, Build]:
        """The mages that players built, by what the barracks call them."""
        return dict(zip(BUILT, self.builds, strict=False))


def kinds(library: Library) -> tuple[str, ...]:
    """The printed expeditions, then the custom ones."""
    return (*library.expeditions, *VARIANTS)


def number_of_battles(kind: str, library: Library) -> int:
    """How many battles an expedition of that kind has."""
    variant = VARIANTS.get(kind)
    return len(library.expeditions[kind].battles if variant is None else variant.tiers)


def checked(plan: Plan, library: Library) -> Plan:
    """The plan, its options in order; every mistake is an error that says what would be right."""
    if plan.kind not in kinds(library):
        raise unknown("expedition", str(plan.kind), kinds(library), listed=True)
    if type(plan.players) is not int or not 1 <= plan.players <= 4:
        raise GraveholdError("error-mage-count", n=str(plan.players)[:20])
    if type(plan.seed) is not int or not 0 <= plan.seed < 1 << 64:
        raise GraveholdError("error-seed", seed=repr(plan.seed))
    check_revision(plan.revision)
    for name in ("options", "packs", "rerolled"):
        if isinstance(value := getattr(plan, name), str):
            raise GraveholdError("error-list-of-ids", field=name, value=value)
    _check_options(plan)
    if not plan.custom:
        printed = library.expeditions[plan.kind].packs
        if plan.packs != printed and plan.packs != Plan().packs:
            raise GraveholdError("error-printed-packs", kind=plan.kind)
        if plan.rerolled:
            raise GraveholdError("error-printed-reroll", kind=plan.kind)
        plan = msgspec.structs.replace(plan, packs=printed)
    if not plan.packs:
        raise GraveholdError("error-supply-no-pack")
    for pack in plan.packs:
        library.pack(str(pack))  # an unknown one is an error
    if len(plan.rerolled) > MOST_REROLLS:
        raise GraveholdError("error-rerolls", most=MOST_REROLLS)
    return msgspec.structs.replace(
        plan,
        options=tuple(option for option in OPTIONS if option in plan.options),
        packs=tuple(dict.fromkeys(plan.packs)),
        rerolled=tuple(plan.rerolled),
        builds=_checked_builds(plan, library),
    )


def workshop_of(library: Library) -> Workshop:
    """Where the mages that players bring along were built."""
    for workshop in library.workshops.values():
        return workshop
    raise GraveholdError("error-build-none")


def _checked_builds(plan: Plan, library: Library) -> tuple[Build, ...]:
    if len(plan.builds) > len(BUILT):
        raise GraveholdError("error-builds-many", n=len(plan.builds), most=len(BUILT))
    for who, build in plan.built.items():
        if (wrong := wrong_build(build, library)) is not None:
            raise GraveholdError("error-build", seat=who, why=wrong.why)
    return tuple(map(tidied, plan.builds))


def wrong_build(build: Build, library: Library) -> Mistake | None:
    """Why a mage cannot come along: away from its campaign its cards are ordinary ones."""
    if not tidied(build).name:
        return Mistake("name", GraveholdError("error-build-unnamed"))
    if build.flawed:
        return Mistake("flawed", GraveholdError("error-build-ordinary"))
    return first_mistake(workshop_of(library), build)


def _check_options(plan: Plan) -> None:
    known = options_of(plan.kind)
    for option in plan.options:
        if option not in OPTIONS:
            raise unknown("option", str(option), known, listed=True)
        if option not in known:
            raise GraveholdError("error-printed-option", option=option, kind=plan.kind)


def options_of(kind: str) -> Sequence[str]:
    """What may be chosen with an expedition of that kind."""
    return OPTIONS if kind in VARIANTS else PRINTED_OPTIONS
