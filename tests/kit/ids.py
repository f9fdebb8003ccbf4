"""A set-up as saves of 0.1.0 named it."""

from __future__ import annotations

from typing import Any

from gravehold.kernel.setup import Setup


def ids_of(setup: Setup) -> dict[str, Any]:
    return {
        "rules": setup.rules.id,
        "level": setup.rules.difficulty,
        "variants": list(setup.rules.variants),
        "nemesis": setup.nemesis.id,
        "mages": [mage.id for mage in setup.mages],
        "supply": [card.id for card in setup.supply],
        "basics": [card.id for card in setup.basics],
        "extra": [card.id for card in setup.extra],
    }
