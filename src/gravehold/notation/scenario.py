"""Scenario files: where something stands, some answers, what must then hold."""

from __future__ import annotations

from collections.abc import Callable, Collection
from pathlib import Path
from typing import Any

from gravehold.content.library import LIBRARY, Library
from gravehold.kernel.errors import BadFile, phrase

from .campaign_scenario import read_campaign
from .fields import either
from .game_scenario import GameScenario, read_game
from .journey_runner import JourneyScenario
from .journey_scenario import read_expedition
from .own_definitions import library_of
from .scenario_base import Scenario, ScenarioReader, Step
from .textfile import read_text
from .yamltree import Mapping, documents

__all__ = [
    "GameScenario", "JourneyScenario", "Scenario", "Step", "parse_scenarios", "read_scenarios",
    "scenario_files", "sift_scenarios",
]  # fmt: skip

# What a scenario may be about: the field that says so, and who reads such a document.
SUBJECTS: dict[str, Callable[[ScenarioReader, Mapping, int], Scenario]] = {
    "game": read_game,
    "expedition": read_expedition,
    "campaign": read_campaign,
}
FIELDS = ("name", "rule", "definitions", *SUBJECTS, "position", "steps", "expect")


def scenario_files(paths: Collection[Path]) -> list[Path]:
    """The files meant by files and folders; each once."""
    found: dict[Path, None] = {}
    for path in paths:
        if path.is_dir():
            inside = sorted([*path.rglob("*.yaml"), *path.rglob("*.yml")])
            inside = [file for file in inside if not _holds_a_list(file)]
            if not inside:
                raise BadFile("error-in", file=str(path), why=phrase("file-no-scenarios"))
            found.update(dict.fromkeys(inside))
        else:
            found[path] = None
    return list(found)


def _holds_a_list(path: Path) -> bool:
    """Whether a file holds definitions for scenarios beside it and no scenario itself."""
    with path.open("rb") as lines:
        told = (line for line in lines if line.strip() and not line.startswith((b"#", b"---")))
        return next(told, b"").startswith((b"- ", b"["))


def read_scenarios(
    path: Path, rules: Collection[str] | None = None, library: Library = LIBRARY
) -> list[Scenario]:
    """The scenarios of one file; `rules`, if given, are the ids that `rule` may name."""
    return parse_scenarios(read_text(path), str(path), rules, library)


def sift_scenarios(
    path: Path, rules: Collection[str] | None = None, library: Library = LIBRARY
) -> tuple[list[Scenario], list[BadFile]]:
    """Those of one file that can be run, and what is wrong with the others."""
    try:
        return _sift(read_text(path), str(path), rules, library)
    except BadFile as error:
        return [], [error]


def parse_scenarios(
    text: str, file: str, rules: Collection[str] | None = None, library: Library = LIBRARY
) -> list[Scenario]:
    """All documents of a text; every document with a mistake is named in the error."""
    found, wrong = _sift(text, file, rules, library)
    if wrong:
        raise BadFile.of(wrong)
    return found


def _sift(
    text: str, file: str, rules: Collection[str] | None, library: Library
) -> tuple[list[Scenario], list[BadFile]]:
    found: list[Scenario] = []
    wrong: list[BadFile] = []
    for line, value in documents(text, file):
        try:
            found.append(_scenario(ScenarioReader(file, rules, library), line, value))
        except BadFile as error:
            wrong.append(error)
    if not (found or wrong):
        raise BadFile("error-in", file=file, why=phrase("file-no-scenario"))
    return found, wrong


def _scenario(reader: ScenarioReader, line: int, value: Any) -> Scenario:
    part = reader.mapping(value, line, phrase("file-a-scenario"), FIELDS)
    if "name" not in part:
        reader.fail(line, "file-needs", field="name")
    about = [name for name in SUBJECTS if name in part]
    if not about:
        reader.fail(line, "file-subject", fields=either(SUBJECTS))
    if len(about) > 1:
        reader.fail(part.lines[about[1]], "file-subjects", fields=either(about))
    reader.text(part["name"], part.lines["name"], "name")
    if "definitions" in part:
        at = part.lines["definitions"]
        reader.library = library_of(reader.file, part["definitions"], at, reader.library)
    return SUBJECTS[about[0]](reader, part, line)
