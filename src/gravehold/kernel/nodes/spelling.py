"""How files write the names of nodes."""

from __future__ import annotations

import re
from functools import cache


@cache  # of the few classes there are, asked for with every sentence
def kebab(name: str) -> str:
    """`GainAether` is written `gain-aether` in files."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()
