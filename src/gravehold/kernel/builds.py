"""What a mage was built of, in a few words; content knows what they mean."""

from __future__ import annotations

import msgspec


class Build(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True
):
    """The choices that made a mage what it is; files and set-ups carry them, never code."""

    name: str = ""  # a label: it changes nothing
    starter: str = ""
    fourth: bool = False  # breach IV; an ability comes with it
    ability: str = ""
    second: str = ""  # a further starter card and its place
    breach: str = ""  # what was done to which breach
    craft: str = ""  # what was done to the ability
    flawed: int = 0  # how many of the cards it starts with are flawed


PARTS = Build.__struct_fields__
