"""What is the same for every card is found out once, not once more with each of them."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gravehold.content.library import LIBRARY
from gravehold.kernel import given
from gravehold.kernel.checking import check_definitions
from tests.packs.folders import read

CARDS = "supply:\n" + "".join(
    f"- Spell: bolt-{n}\n  cost: {n % 5}\n  cast: Deal({n + 1}, plus=When(Life().at_most(3), 2))\n"
    for n in range(6)
)
NAMES = "names:\n  en:\n" + "".join(f"    bolt-{n}: Bolt {n}\n" for n in range(6))
FILES = {"cards.yaml": CARDS, "names.yaml": NAMES}


def test_the_fields_of_a_struct_are_asked_for_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: Counter[Any] = Counter()
    fields = msgspec.structs.fields

    def counted(kind: Any) -> Any:
        asked[kind if isinstance(kind, type) else type(kind)] += 1
        return fields(kind)

    monkeypatch.setattr(msgspec.structs, "fields", counted)
    pack = read(tmp_path, FILES)
    assert len(pack.box.supply) == 6
    assert [kind for kind, times in asked.items() if times > 1] == []


def test_what_is_known_is_looked_through_once(monkeypatch: pytest.MonkeyPatch) -> None:
    known = list(LIBRARY.definitions.values())
    check_definitions([], known=known)
    looked: list[Any] = []
    structs = given.structs

    def counted(part: Any, at: Any) -> Iterator[tuple[Any, Any]]:
        looked.append(part)
        return structs(part, at)

    monkeypatch.setattr(given, "structs", counted)
    new = msgspec.structs.replace(LIBRARY.cards["crystal"], id="crystal-again")
    assert check_definitions([new], known=known) == []
    assert looked[:1] == [new]
    assert not any(part in looked for part in known)
