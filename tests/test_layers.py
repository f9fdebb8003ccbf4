"""The layers of the package: an import that points upwards is a defect."""

import ast
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from gravehold.kernel.state import FIELDS
from tools.layers import LAYERS, TOP_LAYERS

SOURCE = Path(__file__).parent.parent / "src"
PACKAGE = SOURCE / "gravehold"

# What the packages and single modules of the server may import of each other.
BASE = {"errors", "settings", "json_log"}
TOLD = {"words", "wire", "wire.types"}
SERVER = {
    **{module: set[str]() for module in BASE},
    "storage": BASE,
    "access": {*BASE, "storage"},
    "words": BASE,
    "wire.types": set[str](),
    "wire": {"wire.types", "words"},
    "games": {*BASE, *TOLD, "storage"},
    "rooms": {*BASE, *TOLD, "storage", "access", "games"},
    "edge": {*BASE, *TOLD, "storage", "access", "rooms"},
    "app": {*BASE, "storage", "access", "rooms", "edge"},
    "serve": {*BASE, "storage", "access", "edge", "app"},
    "bench_process": set[str](),
    "bench": {"bench_process"},
    "bench_restored": {"storage", "access", "edge", "bench_process"},
}
# Who alone may use a library that the rest of the server need not know.
SERVER_LIBRARIES = {
    "litestar": {"edge", "app"},
    "uvicorn": {"edge", "serve"},
    "sqlalchemy": {"storage"},
    "alembic": {"storage"},
}

KERNEL_MAY_NOT_IMPORT = {"random", "time", "os", "logging"}
LONGEST_FILE = 500


def imported_modules(path: Path) -> Iterator[str]:
    """Absolute names of all that a file imports, also inside functions."""
    package = path.relative_to(SOURCE).parent.parts
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{base}.{alias.name}" for alias in node.names)


def layer_of(module: str) -> str:
    """The layer a name of ours belongs to, "" for the package itself."""
    name = module.split(".")[1] if "." in module else ""
    return name if name in LAYERS or name in TOP_LAYERS else ""


def files_of(layer: str) -> list[Path]:
    return sorted((PACKAGE / layer).rglob("*.py"))


def test_every_folder_is_a_layer() -> None:
    folders = {path.name for path in PACKAGE.iterdir() if any(path.rglob("*.py"))}
    assert folders <= LAYERS.keys() | TOP_LAYERS.keys()


@pytest.mark.parametrize("layer", LAYERS)
def test_layer_imports_only_what_lies_below(layer: str) -> None:
    wrong = [
        f"{path.relative_to(SOURCE)} imports {module}"
        for path in files_of(layer)
        for module in imported_modules(path)
        if module.split(".")[0] == "gravehold"
        and layer_of(module) not in LAYERS[layer].may | {layer}
    ]
    assert wrong == []


def part_of_server(parts: Sequence[str]) -> str:
    """The part that a path or a name below `gravehold.server` belongs to."""
    return "wire.types" if tuple(parts[:2]) == ("wire", "types") else parts[0]


def server_imports() -> Iterator[tuple[Path, str, str]]:
    """Each file of the server, the part it belongs to, and a name it imports."""
    for path in files_of("server"):
        inside = path.relative_to(PACKAGE / "server")
        if inside.name == "__init__.py" and len(inside.parts) == 1:
            continue
        part = part_of_server(inside.with_suffix("").parts)
        yield from ((path, part, module) for module in imported_modules(path))


def test_every_part_of_the_server_is_listed() -> None:
    assert {part for _, part, _ in server_imports()} == SERVER.keys()


def test_parts_of_the_server_import_only_what_lies_below() -> None:
    ours = "gravehold.server."
    wrong = [
        f"{path.relative_to(SOURCE)} imports {module}"
        for path, part, module in server_imports()
        if module.startswith(ours)
        and part_of_server(module.removeprefix(ours).split(".")) not in SERVER[part] | {part}
    ]
    assert wrong == []


def test_web_and_database_libraries_stay_where_they_belong() -> None:
    wrong = [
        f"{path.relative_to(SOURCE)} imports {module}"
        for path, part, module in server_imports()
        if part not in SERVER_LIBRARIES.get(module.split(".")[0], {part})
    ]
    assert wrong == []


def test_kernel_needs_only_msgspec_and_a_quiet_standard_library() -> None:
    allowed = ({"gravehold", "msgspec"} | sys.stdlib_module_names) - KERNEL_MAY_NOT_IMPORT
    wrong = [
        f"{path.relative_to(SOURCE)} imports {module}"
        for path in files_of("kernel")
        for module in imported_modules(path)
        if module.split(".")[0] not in allowed
    ]
    assert wrong == []


def test_no_source_file_is_too_long() -> None:
    texts = [path for path in PACKAGE.rglob("*") if path.suffix in {".py", ".yaml", ".ftl"}]
    lengths = {
        str(path.relative_to(PACKAGE)): len(path.read_text("utf-8").splitlines()) for path in texts
    }
    assert {name: length for name, length in lengths.items() if length > LONGEST_FILE} == {}


def test_relative_and_nested_imports_are_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The checks above look at what they should."""
    path = PACKAGE / "rules" / "book.py"
    source = b"from . import coverage\nfrom ..cli.app import main\ndef f():\n    import os.path"
    monkeypatch.setattr(Path, "read_bytes", lambda _: source)
    found = set(imported_modules(path))
    assert found == {"gravehold.rules.coverage", "gravehold.cli.app.main", "os.path"}
    assert layer_of("gravehold.cli.app.main") == "cli"
    assert layer_of("gravehold.__version__") == ""


def reads_of_state(path: Path) -> Iterator[str]:
    """Fields of a position that a file takes from the state itself."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Attribute) and node.attr in FIELDS:
            owner = node.value
            name = getattr(owner, "id", "") or getattr(owner, "attr", "")
            if name in ("s", "state"):
                yield f"{path.relative_to(SOURCE)}:{node.lineno} .{node.attr}"


@pytest.mark.parametrize("layer", sorted({*LAYERS, "cli"} - {"kernel", "table", "lab"}))
def test_positions_are_read_through_the_table(layer: str) -> None:
    found = [read for path in files_of(layer) for read in reads_of_state(path)]
    assert [read for read in found if not read.endswith(".rng")] == []  # a scenario's seed
