"""Boxes declared in Python: what cannot be meant is refused, a line each."""

import pytest

from gravehold.content.box import HOMEBREW, Box, Library
from gravehold.content.library import LIBRARY
from gravehold.kernel.definitions import Attack, Breach, Gem, Mage, Nemesis, Treasure
from gravehold.kernel.errors import GraveholdError
from gravehold.kernel.nodes import Draw, Fewest, GainAether, GainLife, Life, MoveTop, Unleash

BREACHES = tuple(map(Breach, (4, 1, 1, 0)))
BITE = Attack("bite", tier=1, effect=Unleash())


@pytest.mark.parametrize(
    ("lists", "told"),
    [
        ({"supply": (Gem("a", cost=3),)}, "a: 'gem' lacks the field 'play'"),
        ({"supply": (Gem("a", play=GainAether(1000)),)}, "a, play.amount: this should be at most"),
        ({"supply": (Gem("7", play=Draw(1)),)}, "7, id: '7' has a meaning of its own"),
        ({"supply": (Gem("a", play=GainLife(1, Fewest(Life()))),)}, "the same for every player"),
        ({"basics": (Attack("a", tier=1),)}, "a: 'attack' lacks the field 'effect'"),
        ({"basics": (Attack("a", tier=1, effect=MoveTop("b", "c")),)}, "unknown place 'b'"),
        ({"mages": (Mage("a", breaches=BREACHES),)}, "a: 'mage' lacks the field 'hand'"),
        ({"mages": (Mage("a", breaches=BREACHES, hand=("breach-ore",)),)}, "unknown starter card"),
        ({"nemeses": (Nemesis("a", life=9, cards=(BITE,)),)}, "lacks the field 'unleash'"),
        ({"nemeses": (Nemesis("a", life=9, unleash=Unleash(), cards=(BITE,)),)}, "never ends"),
        ({"treasures": (Treasure("a"),)}, "a, level: this should be from 1 to 3, not 0"),
    ],
)
def test_each_is_a_line(lists: dict[str, tuple[object, ...]], told: str) -> None:
    box = Box(id=HOMEBREW, **lists)  # type: ignore[arg-type]
    with pytest.raises(GraveholdError) as wrong:
        Library.of((*(one for one in LIBRARY.boxes if one.id != HOMEBREW), box))
    assert told in str(wrong.value).splitlines()[0]
