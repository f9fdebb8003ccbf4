"""What every scenario has, whatever it is about: a name, rules, steps, expectations."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Any, NamedTuple

import msgspec

from gravehold.content.box import Library
from gravehold.kernel.errors import Phrase

from .fields import shown
from .forms import Forms
from .yamltree import Mapping

Readable = Callable[[str], Phrase | str]  # why a key cannot be read, '' if it can
Ending = Callable[[Any, int], Any]  # reads how a battle ended on its line
Expectation = Callable[[Any, int], Mapping]  # checks an `expect` on its line

BATTLE = "battle"  # a step that says how one ended


class Step(NamedTuple):
    """One line of `steps`: a key to answer with, or something to check."""

    line: int
    key: str
    expect: Mapping | None = None
    settled: Any = None  # how a battle ended that is not played


class Scenario(msgspec.Struct, frozen=True, kw_only=True):
    """One document of a scenario file, checked."""

    file: str
    line: int
    name: str
    rules: tuple[str, ...]
    library: Library
    position: Mapping | None
    steps: tuple[Step, ...]
    expect: Mapping | None

    @property
    def place(self) -> str:
        return f"{self.file}:{self.line}"


class ScenarioReader(Forms):
    """Reads one document; what it is about is read by a function of its own."""

    def __init__(self, file: str, rules: Collection[str] | None, library: Library) -> None:
        super().__init__(file)
        self.library = library
        self.known_rules = rules
        self.ending: Ending | None = None

    def common(
        self,
        part: Mapping,
        line: int,
        readable: Readable,
        check: Expectation,
        ending: Ending | None = None,
    ) -> dict[str, Any]:
        """The fields of every scenario; `ending`, if a step may say how a battle ended."""
        self.ending = ending
        steps = tuple(self._steps(part, readable, check))
        expect = check(part["expect"], part.lines["expect"]) if "expect" in part else None
        if not steps and expect is None:
            self.fail(line, "file-shows-nothing")
        return {
            "file": self.file,
            "line": line,
            "name": part["name"],
            "rules": self._rules(part),
            "library": self.library,
            "position": part.get("position"),
            "steps": steps,
            "expect": expect,
        }

    def _rules(self, part: Mapping) -> tuple[str, ...]:
        if "rule" not in part:
            return ()
        value, line = part["rule"], part.lines["rule"]
        items = [(line, value)] if isinstance(value, str) else self.items(value, line, "rule")
        found = []
        for at, rule in items:
            self.text(rule, at, "rule")
            if self.known_rules is not None:
                self.word(rule, at, "rule", self.known_rules)
            found.append(rule)
        return tuple(found)

    def _steps(self, part: Mapping, readable: Readable, check: Expectation) -> Iterator[Step]:
        if part.get("steps") is None:
            return
        for line, item in self.items(part["steps"], part.lines["steps"], "steps"):
            if isinstance(item, bool):
                yield Step(line, "yes" if item else "no")
            elif isinstance(item, str):
                if why := readable(item):
                    self.refuse(line, why)
                yield Step(line, item)
            elif isinstance(item, Mapping) and self.ending and BATTLE in item:
                self.mapping(item, line, "steps", (BATTLE,))
                yield Step(line, BATTLE, settled=self.ending(item[BATTLE], item.lines[BATTLE]))
            elif isinstance(item, Mapping):
                yield Step(line, "", self._check(item, line, check))
            else:
                self.fail(line, "file-step", value=shown(item))

    def _check(self, item: Mapping, line: int, check: Expectation) -> Mapping:
        """`expect_options: X` is `expect: {options: X}`."""
        self.mapping(item, line, "steps", ("expect", "expect_options"))
        if len(item) != 1:
            self.fail(line, "file-check")
        [(name, value)] = item.items()
        if name == "expect_options":
            inner = Mapping(item.line)
            inner["options"] = value
            inner.lines["options"] = item.lines[name]
            value = inner
        return check(value, item.lines[name])
