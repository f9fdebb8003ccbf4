"""The option `--packs` of every command that needs to know what games are made of."""

from typing import Annotated

import typer


def _taken(packs: str | None) -> str | None:
    """With the ids of packs in the place of their folders."""
    if not packs:
        return packs
    from gravehold.cli.library import take_packs
    from gravehold.cli.setup.choices import split

    return ",".join(take_packs(split(packs)))


PacksOption = Annotated[str | None, typer.Option("--packs", callback=_taken)]


def refuse_for_journeys(packs: str | None, journeys: object) -> None:
    """Bots travel with our boxes only: better told than ignored."""
    if packs and journeys:
        from gravehold.kernel.errors import GraveholdError

        raise GraveholdError("pack-journeys")
