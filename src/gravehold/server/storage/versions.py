"""Which form of the tables this program knows."""

from __future__ import annotations

from gravehold.kernel.errors import GraveholdError

NEWEST = "0005"  # the migration the tables in models.py belong to


def check_version(found: str | None) -> None:
    """Refuse a database of a program newer than this one: it would not be understood."""
    if found is not None and found > NEWEST:
        raise GraveholdError("error-database-newer", found=found, newest=NEWEST)
