"""A quantity stands in the case its sentence asks for: 'in Höhe der Zahl', 'dwukrotność liczby'."""

from __future__ import annotations

import pytest

from gravehold.kernel.nodes.base import Value
from gravehold.kernel.nodes.values import Plus, When
from gravehold.words.grammar.nouns import value_phrase
from gravehold.words.grammar.tone import Tone
from tests.kernel.trees import variations

from .trees import kinds

# Of these each part is told in its case, and a number has none.
OF_PARTS = (Plus, When)
NEEDED = {"de": ("gen", "dat"), "pl": ("gen",)}


@pytest.mark.parametrize("lang", NEEDED)
def test_every_value_has_the_cases_that_its_language_needs(lang: str) -> None:
    """A message with `.number` in one form, without `$case`, would be the same in all."""
    stiff = []
    for kind in kinds(Value):
        for node in variations(kind) if kind not in OF_PARTS else ():
            plain = value_phrase(node, Tone(lang))
            for case in NEEDED[lang]:
                if value_phrase(node, Tone(lang), case) == plain:
                    stiff.append(f"{kind.__name__}: {plain} ({case})")
    assert stiff == []
