"""What the documentation links to or names in backticks is there."""

import re
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HELD = ("src", "tests", "tools", "docs", "web/src", "web/tests", "web/locale", ".ci")
PACKAGE = ROOT / "src" / "gravehold"
OURS = {path.name for path in PACKAGE.iterdir() if path.is_dir()}
ROOTS = {"src", "tests", "tools", "docs", "web", *OURS}
PAGES = sorted(
    path.relative_to(ROOT).as_posix()
    for path in (*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("docs/decisions/*.md"))
    if path.name not in ("CHANGELOG.md", "vocabulary.md", "definitions.md")  # history, generated
)
TO_BE = {"tests/scenarios/homebrew/sunstone.yaml"}  # by whoever follows CONTRIBUTING.md
TICKED = re.compile(r"`([^`\n]+)`")
NAMED = re.compile(r"(?P<path>[\w.<>*/-]+?)/?(?:: (?P<name>\w+))?")
MODULE = re.compile(r"(?<![\w.])(?:gravehold|tools)(?:\.[a-z]\w*)+")
GAP = re.compile(r"<\w+>|\*")


@cache
def paths() -> tuple[str, ...]:
    """Every file and folder of the repository, from its root."""
    found = [path for path in (*ROOT.iterdir(), *(ROOT / "web").iterdir()) if path.is_file()]
    for held in HELD:
        found += [ROOT / held, *(ROOT / held).rglob("*")]
    return tuple(p.relative_to(ROOT).as_posix() for p in found if "__pycache__" not in p.parts)


def is_path(word: str) -> bool:
    return word.endswith(".py") or ("/" in word and word.split("/", maxsplit=1)[0] in ROOTS)


def leads_to(word: str) -> list[str]:
    """What a path may mean, from the root or from any folder."""
    pattern = GAP.sub("*", word)
    return [
        path for path in paths() if fnmatchcase(path, pattern) or fnmatchcase(path, f"*/{pattern}")
    ]


def named_in(page: str) -> list[tuple[str, str]]:
    """Paths, and the name in the file, if one stands behind a colon."""
    found = []
    for words in TICKED.findall((ROOT / page).read_text("utf-8")):
        match = NAMED.fullmatch(words)
        if match and is_path(match["path"]) and match["path"] not in TO_BE:
            found.append((match["path"], match["name"] or ""))
    return found


@pytest.mark.parametrize("page", PAGES)
def test_named_files_are_there(page: str) -> None:
    assert [path for path, _ in named_in(page) if not leads_to(path)] == []


@pytest.mark.parametrize("page", PAGES)
def test_they_hold_what_is_named_with_them(page: str) -> None:
    missing = [
        f"{path}: {name}"
        for path, name in named_in(page)
        if name
        and not any(
            re.search(rf"\b{name}\b", (ROOT / file).read_text("utf-8")) for file in leads_to(path)
        )
    ]
    assert missing == []


def is_module(name: str) -> bool:
    """Whether it is a module of ours, or something in one."""
    folder = name.replace(".", "/")
    inside, _, word = folder.rpartition("/")
    if leads_to(f"{folder}.py") or leads_to(folder):
        return True
    held = [(ROOT / path).read_text("utf-8") for path in leads_to(f"{inside}.py")]
    return any(re.search(rf"\b{word}\b", text) for text in held)


@pytest.mark.parametrize("page", PAGES)
def test_named_modules_are_there(page: str) -> None:
    found = MODULE.findall((ROOT / page).read_text("utf-8"))
    assert [name for name in found if not is_module(name)] == []


def headings(page: Path) -> set[str]:
    """As links name them."""
    found = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in found}


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    lost = []
    for link in re.findall(r"\]\(([^)\s:]+)\)", (ROOT / page).read_text("utf-8")):
        path, _, heading = link.partition("#")
        target = (ROOT / page).parent / path if path else ROOT / page
        if not target.exists() or (heading and heading not in headings(target)):
            lost.append(link)
    assert lost == []


def test_the_look_is_not_blind() -> None:
    assert len([path for page in PAGES for path in named_in(page)]) > 100
    assert leads_to("server/edge/http.py")
    assert leads_to("words/locale/<language>/errors.ftl")
    assert not leads_to("server/http.py")
