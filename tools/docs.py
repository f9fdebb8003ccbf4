"""Writes the pages of docs/ that are made from the program (`make docs`)."""

from collections.abc import Callable
from pathlib import Path

from gravehold.rules import load_rules
from tools.vocabulary import vocabulary_page

DOCS = Path(__file__).parent.parent / "docs"


def rules_page() -> str:
    lines = ["# The rules, and how we read them", ""]
    for topic, entries in load_rules().topics().items():
        lines += [f"## {topic.replace('_', ' ').capitalize()}", ""]
        lines += [f"- `{entry.id}` {entry.text}" for entry in entries]
        lines.append("")
    return "\n".join(lines)


PAGES: dict[str, Callable[[], str]] = {
    "rules.md": rules_page,
    "vocabulary.md": vocabulary_page,
}


def main() -> None:
    for name, page in PAGES.items():
        (DOCS / name).write_text(page(), encoding="utf-8")
        print(f"wrote docs/{name}")


if __name__ == "__main__":
    main()
