"""Whoever can be chosen is told of in one line, in every language."""

from __future__ import annotations

import pytest

from gravehold.content.library import LIBRARY
from gravehold.server.wire.catalogue import mage_info, nemesis_info
from gravehold.words.language import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_of_our_boxes_have_a_line(lang: str) -> None:
    lines = {id_: mage_info(mage, "", lang).line for id_, mage in LIBRARY.mages.items()}
    lines |= {id_: nemesis_info(foe, LIBRARY, lang).line for id_, foe in LIBRARY.nemeses.items()}
    assert [id_ for id_, line in lines.items() if not line] == []
