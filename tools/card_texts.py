"""Writes tests/golden/cards.<language>.txt (`make golden`): a change of words shows as a diff."""

from pathlib import Path

from gravehold.content.builds import crafted
from gravehold.content.library import LIBRARY
from gravehold.words.catalogue import facts
from gravehold.words.grammar.definitions import ability, text
from gravehold.words.language import LANGUAGES
from gravehold.words.names import name

FOLDER = Path(__file__).parent.parent / "tests" / "golden"


def texts(lang: str) -> str:
    lines = []
    for definition in LIBRARY.definitions.values():
        head = f"{definition.id}: {name(definition.id, lang)}, {facts(definition, lang, LIBRARY)}"
        foe = LIBRARY.owners.get(definition.id, "")
        lines += [head, *(f"    {part}" for part in text(definition, lang, foe)), ""]
    for shop in LIBRARY.workshops.values():
        for found in shop.abilities:
            for craft in (None, *shop.crafts):
                named = f"{found.id}, {craft.name}" if craft else found.id
                told = crafted(found, craft) if craft else found
                head = f"{named}: {name(found.id, lang)}, {told.charges}"
                lines += [head, *(f"    {part}" for part in ability(told, lang)), ""]
    return "\n".join(lines)


def path(lang: str) -> Path:
    return FOLDER / f"cards.{lang}.txt"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for lang in LANGUAGES:
        path(lang).write_text(texts(lang), encoding="utf-8")
        print(f"wrote tests/golden/{path(lang).name}")


if __name__ == "__main__":
    main()
