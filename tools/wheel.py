"""Puts the parsed words into a wheel, and says whether the table for browsers will be in it."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PACKAGE = Path("src/gravehold")
CLIENT = PACKAGE / "server/static/index.html"
LOCALE = PACKAGE / "words/locale"


class Wheel(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # words change there; they are parsed when they are needed
            return
        build_data["force_include"] |= self._parsed_words()
        if not (Path(self.root) / CLIENT).is_file():
            self.app.display_warning(
                "This wheel holds no table for browsers, since none was built (make dist does): "
                "its server answers without pages; its engine and its terminal are whole."
            )

    def _parsed_words(self) -> dict[str, str]:
        """A file for each language, by its place in the wheel."""
        parsing = _parsing(Path(self.root) / LOCALE / "parsing.py")
        self.drafts = Path(mkdtemp())
        placed = {}
        for folder in sorted((Path(self.root) / LOCALE).iterdir()):
            if folder.is_dir() and (sources := parsing.sources_in(folder)):
                draft = self.drafts / f"{folder.name}{parsing.SUFFIX}"
                draft.write_bytes(parsing.parsed(sources))
                placed[str(draft)] = (LOCALE / draft.name).relative_to(PACKAGE.parent).as_posix()
        return placed

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if version != "editable":
            rmtree(self.drafts)


def _parsing(path: Path) -> Any:
    """Read by itself: where a wheel is built the package has none of what it needs."""
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
