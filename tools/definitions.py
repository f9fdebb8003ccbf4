"""The page docs/definitions.md: every definition with its fields and one that is printed."""

import inspect
import re
from collections.abc import Iterator
from typing import Any

import msgspec

from gravehold.content.library import LIBRARY
from gravehold.kernel import definitions
from gravehold.kernel.definitions import Definition, NemesisCard, PlayerCard
from gravehold.packs.code import code

INTRO = """# The definitions

What a box is made of, beside [the vocabulary](vocabulary.md) of what cards do. Content declares
them in Python (`from gravehold.kernel.definitions import Gem`), packs in YAML
([packs.md](packs.md)); the fields are the same. All are frozen data that refuse unknown fields;
[definitions.schema.json](definitions.schema.json) is for editors that check such files.

`Do` is an effect or a tuple of effects, `Clause` a standing effect, `Condition` a condition, all of
the vocabulary. `Id` is small letters, digits and hyphens, `Natural` a number from 0 to 999,
`Positive` one from 1, `Tier` 0 to 3. A field without a default has to be given.

Everything with an id or a name that a person sees has a name in
`src/gravehold/words/names/<language>/` (in a pack, under `names`): cards, mages, nemeses, abilities
and tiles by their id, tokens, side decks, zones, boards and parts by their name, an `Action` by its
`verb` (the word on its button). Beside those:
`<mage>.title`, what a mage is called under the name; `<nemesis>.token`, its tokens without a name;
`<nemesis>.rule`, if an edition gives a name to the only rule of its mat.

Made by `make docs` from the program; do not edit it here.
"""
GROUPS: tuple[tuple[str, tuple[type, ...]], ...] = (
    (
        "Cards of the players",
        (
            PlayerCard, definitions.Gem, definitions.Relic, definitions.Spell, definitions.Curse,
            definitions.Treasure,
        ),
    ),
    (
        "Cards of the nemesis",
        (
            NemesisCard, definitions.Attack, definitions.Minion, definitions.Power,
            definitions.NemesisSpell, definitions.Body, definitions.AbilityCard, definitions.Part,
        ),
    ),
    (
        "Mages",
        (definitions.Mage, definitions.Ability, definitions.Breach, definitions.Tile),
    ),
    (
        "Nemeses and allies",
        (
            definitions.Nemesis, definitions.Harder, definitions.SideDeck, definitions.TurnCard,
            definitions.Ally,
        ),
    ),
    (
        "Tokens, zones and boards, which mats and cards bring",
        (
            definitions.Token, definitions.Zone, definitions.Board, definitions.Space,
            definitions.Link,
        ),
    ),
)  # fmt: skip
SHARED = (Definition, PlayerCard, NemesisCard)  # what others have too
LONGEST = 400  # of an example; longer ones are told by where they stand
WHOLE = {
    definitions.Mage: "content/war_eternal/mages/gex.py",
    definitions.Nemesis: "content/war_eternal/nemeses/umbra_titan.py",
    definitions.Ally: "content/outcasts/xaxos.py",
}
ROOT_NAMES = re.compile(r"\bAny(Clause|Condition|PlayerCard|NemesisCard|Card)\b")


def definitions_page() -> str:
    lines = [INTRO]
    for title, kinds in GROUPS:
        lines += [f"## {title}", ""]
        for kind in kinds:
            lines += _entry(kind)
    return "\n".join(lines).rstrip() + "\n"


def _entry(kind: type[msgspec.Struct]) -> list[str]:
    doc = inspect.cleandoc(kind.__doc__ or "").replace("\n", " ").replace("  ", " ")
    tag = kind.__struct_config__.tag
    lines = [f"### {kind.__name__}", "", doc + (f" (`{tag}`)" if tag else ""), ""]
    above = next((base for base in kind.__mro__[1:] if base in SHARED), None)
    if above is not None:
        has = "`id`" if above is Definition else f"`id` and the fields of `{above.__name__}`"
        lines += [f"Also {has}.", ""]
    fields = list(_fields(kind))
    lines += [*fields, ""] if fields else []
    return [*lines, *_example(kind)]


def _fields(kind: type[msgspec.Struct]) -> Iterator[str]:
    """The fields of its own, each with its type, its default and what the source says of it."""
    told = _comments(kind)
    own = kind.__annotations__ if "__annotations__" in vars(kind) else {}
    for field in msgspec.structs.fields(kind):
        if field.name not in own:
            continue
        annotation = ROOT_NAMES.sub(r"\1", _bounded(str(own[field.name])))
        default = "" if field.required else f" = {code(_default(field))}"
        comment = f": {told[field.name]}" if field.name in told else ""
        yield f"- `{field.name}: {annotation}{default}`{comment}"


def _default(field: Any) -> Any:
    if field.default is not msgspec.NODEFAULT:
        return field.default
    return field.default_factory()


def _bounded(annotation: str) -> str:
    """`Annotated[int, msgspec.Meta(ge=1, le=2)]` is told as 1 to 2."""
    return re.sub(
        r"Annotated\[int, msgspec\.Meta\(ge=(\d+), le=(\d+)\)\]", r"int from \1 to \2", annotation
    )


def _comments(kind: type) -> dict[str, str]:
    """What the source says beside a field, or in the lines above it."""
    found: dict[str, str] = {}
    above: list[str] = []
    for line in inspect.getsource(kind).splitlines():
        if match := re.fullmatch(r"    # (.*)", line):
            above.append(match[1])
        elif match := re.match(r"    (\w+): [^#]*(?:# (.*))?$", line):
            told = [*above, match[2]] if match[2] else above
            if told:
                found[match[1]] = " ".join(told)
            above = []
    return found


def _example(kind: type[msgspec.Struct]) -> list[str]:
    if kind in WHOLE:
        path = f"src/gravehold/{WHOLE[kind]}"
        return [f"A whole one: [{path}](../{path}).", ""]
    ours = [one for one in LIBRARY.definitions.values() if type(one) is kind]
    written = sorted((written_out(one) for one in ours), key=lambda text: (len(text), text))
    return [f"`{written[0]}`", ""] if written and len(written[0]) <= LONGEST else []


def written_out(definition: Definition) -> str:
    """As content declares it: its id, then its fields by name."""
    parts = [f'"{definition.id}"']
    for field in msgspec.structs.fields(definition):
        value = getattr(definition, field.name)
        if field.name != "id" and value != _default(field):
            parts.append(f"{field.name}={code(value)}")
    return f"{type(definition).__name__}({', '.join(parts)})"
