"""Commands of the lab as somebody types them."""

import pytest

from gravehold.cli import app as command_line


def run(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    """What the program ends with; it speaks English."""
    monkeypatch.setattr("sys.argv", ["gravehold", *words])
    monkeypatch.setenv("GRAVEHOLD_LANG", "en")
    try:
        command_line.main()
    except SystemExit as ended:
        return int(ended.code or 0)
    return 0
