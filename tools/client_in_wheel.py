"""Says while a wheel is built whether the table for browsers will be in it."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = Path("src/gravehold/server/static/index.html")


class ClientInWheel(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not (Path(self.root) / CLIENT).is_file():
            self.app.display_warning(
                "This wheel holds no table for browsers, since none was built (make dist does): "
                "its server answers without pages; its engine and its terminal are whole."
            )
