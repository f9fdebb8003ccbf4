"""The printed expedition of the box, and how strong its nemeses are in others."""

from __future__ import annotations

from gravehold.content.expeditions import Battle, Expedition, Reward

from .supply import SUGGESTED

# Before which battle of a custom expedition a nemesis stands.
RATINGS = {
    "experiment-153": 1,
    "thief-of-dreams": 2,
    "risen-thrall": 3,
    "fountain-of-souls": 4,
}

EXPEDITION = Expedition(
    id="outcasts",
    rules="outcasts",
    packs=("outcasts",),
    mages=("ilya", "kel", "zhana-outcasts", "taqren-outcasts"),
    supply=SUGGESTED["first-game"],
    battles=(
        Battle(
            nemesis="experiment-153",
            variants=("first-game",),
            reward=Reward(
                supply=(
                    "galvanized-sapphire", "vigorous-sunstone", "carnivorous-roox",
                    "infused-ignition",
                ),
                treasures=(
                    "rhias-planar-pocket", "talixs-everburn", "razras-training-whistle",
                    "losts-forged-spark", "mazras-thesis",
                ),
                abilities=(
                    "obsidian-burst", "clarifying-light", "glowing-insight",
                    "crystalline-shield", "shattered-rewind", "imbued-aura",
                ),
            ),
        ),
        Battle(
            nemesis="thief-of-dreams",
            protects="xaxos",
            upgraded=(
                "chaos-strike", "rescind", "hunt-the-weak", "silent-decay", "sky-crush",
                "scion-of-the-void", "ray-of-desolation",
            ),
            reward=Reward(
                supply=("elongated-looq", "chain-of-retrieval", "paired-storm", "arcane-relay"),
                mages=("qu-outcasts",),
                treasures=("broken-tooth", "rejuvenating-diamond", "poison-heart"),
                abilities=("interceding-flare", "twisting-flame"),
            ),
        ),
        Battle(
            nemesis="risen-thrall",
            protects="xaxos",
            upgraded=(
                "rain-of-devastation", "harbinger-of-monstrosity", "sacrifice", "blighted-magic",
            ),
            reward=Reward(
                supply=(
                    "helix-of-amber", "reconstituting-circuit", "unhinged-vortex",
                    "radiant-conflux",
                ),
                mages=("thraxir",),
                treasures=(
                    "armored-pauldrons", "rebound-gauntlet", "world-marble", "treasured-stone",
                    "bloodshot-geode",
                ),
                abilities=("fortifying-blaze", "flickering-spirit"),
            ),
        ),
        Battle(
            nemesis="fountain-of-souls",
            protects="xaxos",
            upgraded=("labyrinth-wraith", "mage-devourer", "scour", "blackened-stars"),
            reward=Reward(
                supply=(
                    "unstable-pyrite", "orb-of-the-deep", "rift-dagger", "bottled-sun",
                    "shattering-bolt", "unstable-rift", "gathered-will", "hasted-intellect",
                    "swarm-of-flame", "dizzying-burst",
                ),
                mages=("dezmodia-outcasts", "arachnos"),
            ),
        ),
    ),
)  # fmt: skip
