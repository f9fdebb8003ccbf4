"""Breaks the kernel in many small ways: do the engine's tests notice (`make mutations`)?

A mutation is found by what the code is, never by its line: an event, a function, an expression in
it. One whose place is gone is a mistake to be mended here. Nothing is written: each mutation gets
a process, in which the functions of the kernel have other code.
"""

from __future__ import annotations

import argparse
import ast
import os
import re
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from types import CodeType, FunctionType
from typing import NamedTuple, NoReturn

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "gravehold"
KERNEL = PACKAGE / "kernel"
PLACES = ROOT / "tools" / "mutants.txt"
# Stage by stage, so that what is noticed at once costs little.
QUICK = (
    "events", "more_events", "possible", "modifiers", "order_of_things", "known", "deeds",
    "working_zones", "bodies", "places", "sequences",
)  # fmt: skip
STAGES = (
    [f"tests/kernel/test_{name}.py" for name in QUICK],
    ["tests/test_scenarios.py"],
    ["tests/kernel", "tests/content", "tests/kit"],
)
# How the kernel tells of a deed, and what stands there when nobody is asked.
TELLING: dict[str, Callable[[ast.Call], ast.expr]] = {
    "happened": lambda call: ast.Constant(None),
    "altered": lambda call: call.args[2],
    "forbidden": lambda call: ast.Constant(False),
    "replaced": lambda call: ast.Constant(False),
}
MOST_SURVIVORS = 0.05  # part of all
LONGEST = 120  # seconds for one; who does not end by then has been noticed


class Place(NamedTuple):
    """In this function, `new` in the place of `old`; both are code."""

    name: str
    function: str
    old: str
    new: str


class Mutation(NamedTuple):
    """A name, the file it changes and the text that file gets."""

    name: str
    file: Path
    text: str


def main() -> None:
    parser = argparse.ArgumentParser(description="which broken kernels the tests notice")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time")
    parser.add_argument("--only", default="", help="a regular expression on the names")
    parser.add_argument("--list", action="store_true", help="show the mutations, run nothing")
    given = parser.parse_args()
    mutations = [m for m in all_mutations() if re.search(given.only, m.name)]
    if given.list:
        print("\n".join(m.name for m in mutations))
        return
    get_ready()
    untold = [] if given.only else untold_deeds(kernel_files())
    survivors = [f"deed {deed}: nothing tells of it" for deed in untold]
    print("".join(f"{name}\n" for name in survivors), end="")
    with get_context("fork").Pool(given.jobs, maxtasksperchild=1) as pool:
        for mutation, catcher in zip(mutations, pool.imap(caught_by, mutations), strict=True):
            result = f"caught by {catcher}" if catcher else "SURVIVED"
            print(f"{mutation.name}: {result}", flush=True)
            survivors += [] if catcher else [mutation.name]
    print(f"{len(mutations)} mutations, {len(survivors)} not noticed")
    if len(survivors) > MOST_SURVIVORS * len(mutations):
        sys.exit(1)


def get_ready() -> None:
    """Load once what every process needs; only the tests themselves are loaded in each."""
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    for path in KERNEL.rglob("*.py"):
        import_module(_dotted(path))
    for name in ("gravehold.api", "gravehold.rules", "gravehold.notation.runner"):
        import_module(name)


# What is broken


def kernel_files() -> dict[Path, str]:
    return {path: path.read_text("utf-8") for path in sorted(KERNEL.rglob("*.py"))}


def all_mutations() -> Iterator[Mutation]:
    files = kernel_files()
    yield from unheard_deeds(files)
    yield from weightless_effects(files)
    for place in kept_places():
        yield changed_place(place, files)


def deed_names() -> list[str]:
    """The deeds a clause may wait for, read from the vocabulary."""
    tree = ast.parse((KERNEL / "nodes" / "clauses.py").read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "Deed":
            parts = (part for part in ast.walk(node.value) if isinstance(part, ast.Constant))
            return [str(part.value) for part in parts]
    sys.exit("error: the vocabulary names no deeds any more; tools/mutations.py has to follow")


def unheard_deeds(files: dict[Path, str]) -> Iterator[Mutation]:
    """Each place that tells of a deed, without it: what forbids, alters, replaces or answers it."""
    for path, text in files.items():
        for function, call in _calls(ast.parse(text)):
            asking, deed = _asks_about(call)
            if asking:
                tree = ast.parse(text)
                _Put(call, TELLING[asking](call)).visit(tree)
                name = f"deed {deed}: {asking} is not asked in {path.stem}.{function}"
                yield Mutation(name, path, ast.unparse(ast.fix_missing_locations(tree)))


def untold_deeds(files: dict[Path, str]) -> list[str]:
    """Deeds of the vocabulary that no place tells of."""
    told: set[str] = set()
    for function in (node for text in files.values() for node in ast.walk(ast.parse(text))):
        if isinstance(function, ast.FunctionDef):
            parts = list(ast.walk(function))
            if any(_asks_about(part)[0] for part in parts if isinstance(part, ast.Call)):
                told |= {str(part.value) for part in parts if isinstance(part, ast.Constant)}
    return [deed for deed in deed_names() if deed not in told]


def _calls(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            for node in ast.walk(function):
                if isinstance(node, ast.Call):
                    yield function.name, node


def _asks_about(call: ast.Call) -> tuple[str, str]:
    """Which of the ways to tell of a deed the call is, and the deed it names."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else ast.unparse(call.func)
    if name not in TELLING or len(call.args) < 2:
        return "", ""
    deed = call.args[1]
    return name, str(deed.value) if isinstance(deed, ast.Constant) else "of some name"


class _Put(ast.NodeTransformer):
    """Puts an expression in the place of one call."""

    def __init__(self, call: ast.Call, new: ast.expr) -> None:
        self.at = (call.lineno, call.col_offset, call.end_col_offset)
        self.new = new

    def visit_Call(self, node: ast.Call) -> ast.AST:
        if (node.lineno, node.col_offset, node.end_col_offset) == self.at:
            return self.new
        return self.generic_visit(node)


def weightless_effects(files: dict[Path, str]) -> Iterator[Mutation]:
    """`able` of each effect says that all of it is possible, `live` that something would happen."""
    for decorator, value, word in (
        ("able", "(1, 1)", "always possible"),
        ("able", "(0, 1)", "never possible"),
        ("live", "True", "always live"),
        ("live", "False", "never live"),
    ):
        found = 0
        for path, text in files.items():
            for function in ast.walk(ast.parse(text)):
                if isinstance(function, ast.FunctionDef) and decorator in _decorators(function):
                    found += 1
                    changed = _with_body(text, function.name, f"return {value}")
                    yield Mutation(f"{path.stem}.{function.name} is {word}", path, changed)
        if not found:
            sys.exit(f"error: no function is decorated with {decorator!r} any more")


def _decorators(function: ast.FunctionDef) -> set[str]:
    calls = (d for d in function.decorator_list if isinstance(d, ast.Call))
    return {ast.unparse(call.func) for call in calls}


def _with_body(text: str, function: str, body: str) -> str:
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name == function:
            node.body = ast.parse(body).body
    return ast.unparse(tree)


def kept_places() -> Iterator[Place]:
    """The blocks of mutants.txt."""
    for block in PLACES.read_text("utf-8").strip().split("\n\n")[1:]:
        name, *lines = block.split("\n")
        if [line[:2] for line in lines] != ["@ ", "- ", "+ "]:
            sys.exit(f"error: {PLACES.name}: {name!r} is no name with lines for @, - and +")
        yield Place(name, *(line[2:] for line in lines))


def changed_place(wanted: Place, files: dict[Path, str]) -> Mutation:
    """One expression or statement of a named function in the place of another."""
    for path, text in files.items():
        if f"def {wanted.function}(" not in text:
            continue  # to parse it would take long for nothing
        tree = ast.parse(text)
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef) and function.name == wanted.function:
                swap = _Swap(wanted.old, wanted.new)
                swap.visit(function)
                if swap.count:
                    ast.fix_missing_locations(tree)
                    return Mutation(wanted.name, path, ast.unparse(tree))
    place = f"no function {wanted.function} has {wanted.old!r}"
    sys.exit(f"error: {wanted.name}: {place}; tools/mutants.txt has to follow the kernel")


class _Swap(ast.NodeTransformer):
    """Puts one piece of code in the place of another that reads the same."""

    def __init__(self, old: str, new: str) -> None:
        self.old = ast.dump(_piece(old))
        self.new = new
        self.count = 0

    def generic_visit(self, node: ast.AST) -> ast.AST:
        if ast.dump(node) == self.old:
            self.count += 1
            return _piece(self.new)
        return super().generic_visit(node)


def _piece(text: str) -> ast.AST:
    (statement,) = ast.parse(text).body
    return statement.value if isinstance(statement, ast.Expr) else statement


# Whether anybody notices


def caught_by(mutation: Mutation) -> str:
    """The first test that fails on the broken kernel; empty if none does."""
    break_kernel(mutation)
    signal.signal(signal.SIGALRM, _too_long)
    signal.alarm(LONGEST)
    for tests in STAGES:
        watch = _Watch()
        arguments = ["-x", "-q", "-p", "no:cacheprovider", *tests]
        with _silence():
            result = pytest.main(arguments, plugins=[watch])
        if result != pytest.ExitCode.OK:
            return watch.first or f"pytest, which says {result}"
    return ""


def _too_long(signum: int, frame: object) -> NoReturn:
    """A kernel that never ends a game: no test would have to wait for that."""
    raise KeyboardInterrupt


@contextmanager
def _silence() -> Iterator[None]:
    with Path(os.devnull).open("w") as nowhere, redirect_stdout(nowhere), redirect_stderr(nowhere):
        yield


class _Watch:
    """A plugin that remembers the first failure."""

    first = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.first = self.first or report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.first = self.first or report.nodeid


def break_kernel(mutation: Mutation) -> None:
    """Give the functions of a module the code of the mutation, wherever they are known by now."""
    module = import_module(_dotted(mutation.file))
    new = dict(_functions(compile(mutation.text, str(mutation.file), "exec")))
    for part in vars(module).values():
        inside = vars(part).values() if isinstance(part, type) else (part,)
        for function in inside:
            if isinstance(function, FunctionType) and function.__module__ == module.__name__:
                function.__code__ = new[function.__qualname__]


def _dotted(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


def _functions(code: CodeType) -> Iterator[tuple[str, CodeType]]:
    """The functions and methods of a module, by their names in it."""
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield part.co_qualname, part
            yield from _functions(part)


if __name__ == "__main__":
    main()
