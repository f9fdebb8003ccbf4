"""A small pack with something of every kind, to start from."""

from __future__ import annotations

from pathlib import Path


def files() -> dict[str, str]:
    """By name."""
    found = sorted(Path(__file__).parent.glob("*.yaml"))
    return {path.name: path.read_text("utf-8") for path in found}
