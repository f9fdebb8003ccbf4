"""The campaign of the box: eight chapters, with the last of them the finale."""

from __future__ import annotations

from itertools import accumulate

from gravehold.content.campaigns import Campaign, Chapter, Tiers

from .letters import AT_BEGINNING, AT_END, CHAPTERS
from .supply import SUGGESTED

# Which basics join the pool before which chapter; those of a row for every party of that size
# and larger. Nobody knows what the printed campaign takes: this is ours.
JOINS = {
    2: (
        (
            ("ravenous-leviathan",),
            ("caustic-cocoon", "tremor"),
            ("scatter", "suffocate", "gathering-storm", "annihilate", "flash-of-decay"),
        ),
        (("ambush",), ("hunted",), ()),
        (("creeping-curse",), ("tempting-offer",), ()),
        (("daze", "endless-chasm", "aether-extract"), ("drain",), ()),
    ),
    3: (
        ((), ("humming-hive",), ("facet-ogre", "maddening-spectre")),
        (("spine-thresher",), ("sap",), ()),
        (("conduct",), (), ()),
        ((), (), ()),
    ),
}


def _together(one: Tiers, more: Tiers) -> Tiers:
    return tuple((*a, *b) for a, b in zip(one, more, strict=True))


def _joins(chapter: int) -> tuple[Tiers, ...]:
    """By number of mages, without stickers."""
    rows = JOINS.get(chapter, ())
    new = (tuple(tuple(f"{id_}~0" for id_ in tier) for tier in row) for row in rows)
    return tuple(accumulate(new, _together))


def _chapter(
    number: int,
    nemesis: str,
    offers: tuple[str, ...] = (),
    gives: str = "",
    *,
    again: bool = True,
    found: bool = False,
    flaws: bool = False,
) -> Chapter:
    return Chapter(
        nemesis=nemesis,
        begins=AT_BEGINNING.get(number, ""),
        ends=AT_END.get(number, ""),
        joins=_joins(number),
        found=found,
        gives=gives,
        offers=offers,
        again=again,
        flaws=flaws,
    )


CAMPAIGN = Campaign(
    id="legacy",
    rules="legacy",
    mage="adept",
    supply=SUGGESTED["first-chapter"],
    chapters=(
        _chapter(
            1,
            "maelstrom",
            ("crumbling-compound", "geophage", "breach-flare", "bending-beam"),
            "starter",
            again=False,
        ),
        _chapter(
            2,
            "bladius",
            ("entangled-shard", "brane-knife", "force-transfusion", "starfire-frenzy"),
            "ability",
            again=False,
            found=True,
        ),
        _chapter(
            3,
            "spawning-horror",
            ("soothing-torporene", "void-mill", "arcane-salvo", "breach-collision"),
            "second",
        ),
        _chapter(
            4,
            "fungal-mesh",
            ("phased-portalite", "refined-lumenium", "reality-stabilizer", "pyro-geist"),
        ),
        _chapter(
            5,
            "haze-fiend",
            ("conductive-grit", "voltaic-relay", "infernal-mirror", "breach-communion"),
            "breach",
            again=False,
            flaws=True,
        ),
        _chapter(
            6,
            "deathmind",
            ("fulmite-slab", "prophetic-lens", "sparking-siphon", "thunderous-oath"),
            "craft",
        ),
        _chapter(
            7,
            "maelstrom-risen",
            ("arcing-silicate", "adrenal-batteries", "fiery-conclusion", "sphere-of-inversion"),
        ),
        _chapter(8, "xaxos-ascended"),
    ),
    added=2,
    flaws=3,
    scarred=25,
    resolve=3,
    yielding=2,
    points=(3, 2, 1),
    dawn=14,
)
assert len(CAMPAIGN.chapters) == CHAPTERS
