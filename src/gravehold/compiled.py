"""The compiled kernel: where one is there and fits its sources, it stands in their place.

`make fast` lays it beside this file, with a list of the sources it was made of. It is used only
while each of them is still the same, byte for byte; else, and by another interpreter, the sources
are, as if there were nothing else. A wheel that was compiled needs none of this: its modules lie
where Python looks, and nobody edits it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import source_hash, spec_from_file_location
from types import ModuleType

PACKAGE = os.path.dirname(__file__)  # noqa: PTH120  (pathlib takes long to import)
VARIABLE = "GRAVEHOLD_COMPILED"  # another folder; empty: none
FOLDER = "compiled-modules"
LIST = "sources.txt"  # for which interpreter, then of each source its hash, path and module file
SHARED = "gravehold__mypyc"  # where the code of all modules is
NO_FILE = "-"  # of a source that is not compiled, but what others were compiled with


class Modules:
    """An entry of `sys.meta_path`: the modules of a folder."""

    def __init__(self, files: dict[str, str]) -> None:
        self.files = files

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(name)
        return None if file is None else spec_from_file_location(name, file)


def hash_of(path: str) -> str:
    with open(path, "rb") as file:  # noqa: PTH123
        return source_hash(file.read()).hex()


def modules_in(folder: str) -> Modules | None:
    """What was compiled there, for this interpreter, of the sources as they are now; else none."""
    try:
        with open(os.path.join(folder, LIST), encoding="utf-8") as file:  # noqa: PTH118, PTH123
            suffix, *lines = file.read().splitlines()
        if suffix != EXTENSION_SUFFIXES[0]:
            return None
        files = {SHARED: f"{folder}/{SHARED}{suffix}"}
        for line in lines:
            made_of, source, module = line.split(" ")
            if hash_of(f"{PACKAGE}/{source}") != made_of:
                return None
            if module != NO_FILE:
                name = source.removesuffix(".py").replace("/", ".")
                files[f"gravehold.{name}"] = f"{folder}/{module}"
    except FileNotFoundError:
        return None
    return Modules(files)


def use_compiled() -> None:
    folder = os.environ.get(VARIABLE, f"{PACKAGE}/{FOLDER}")
    if folder and (found := modules_in(folder)) is not None:
        sys.meta_path.insert(0, found)


def is_compiled() -> bool:
    """Whether this process plays by compiled modules."""
    from gravehold.kernel import run  # noqa: PLC0415  (only those who play)

    return not str(run.__file__).endswith(".py")
