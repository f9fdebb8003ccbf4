"""Writes the pages and pictures of docs/ that are made from the program (`make docs`)."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from gravehold.words.language import LANGUAGES
from tools.answer_picture import answer_picture
from tools.cards_page import cards_page
from tools.definitions import definitions_page
from tools.layer_picture import layer_picture
from tools.rules_page import rules_page
from tools.schema import schema_page
from tools.stack_picture import stack_picture
from tools.vocabulary import vocabulary_page

DOCS = Path(__file__).parent.parent / "docs"

PAGES: dict[str, Callable[[], str]] = {
    **{f"cards/{lang}.md": partial(cards_page, lang) for lang in LANGUAGES},
    **{f"rules/{lang}.md": partial(rules_page, lang) for lang in LANGUAGES},
    "vocabulary.md": vocabulary_page,
    "definitions.md": definitions_page,
    "definitions.schema.json": schema_page,
    "images/layers.svg": layer_picture,
    "images/answer.svg": answer_picture,
    "images/stack.svg": stack_picture,
}


def main() -> None:
    for name, page in PAGES.items():
        (DOCS / name).parent.mkdir(exist_ok=True)
        (DOCS / name).write_text(page(), encoding="utf-8")
        print(f"wrote docs/{name}")


if __name__ == "__main__":
    main()
