"""The page docs/vocabulary.md: every node with its fields and a card that uses it."""

import inspect
import re
from collections.abc import Iterator
from typing import Any, cast, get_args

import msgspec

from gravehold.content.library import LIBRARY
from gravehold.kernel import nodes
from gravehold.kernel.definitions import Definition, Gem, Relic, Spell
from gravehold.kernel.nodes import (
    ANY_ALLY,
    NEMESIS_CARD_AHEAD,
    THEIR_LIFE,
    ByChance,
    Charges,
    Deal,
    DestroyBreach,
    Draw,
    EachAlly,
    EmptyPiles,
    GainAether,
    GainBreach,
    GainCharge,
    Higher,
    Life,
    Lower,
    Minus,
    NextCast,
    Some,
    When,
    base,
    clauses,
)
from gravehold.kernel.nodes.base import Node
from gravehold.kernel.nodes.cards import Cards, CardType, Zone
from gravehold.kernel.nodes.resources import Purpose
from gravehold.packs.code import CONSTANTS, code
from gravehold.words.catalogue import EFFECT_FIELDS, kind
from gravehold.words.grammar.clauses import event
from gravehold.words.grammar.tone import Tone
from gravehold.words.names import name
from gravehold.words.things import card_text

INTRO = """# The vocabulary

What cards do; what they are is in [definitions.md](definitions.md). Content imports these nodes
from `gravehold.kernel.nodes`; a card is one declaration (CONTRIBUTING.md shows three). Nodes are
frozen data: they refuse unknown fields, can be compared, and are written to JSON under the name in
brackets (`{"node": "deal", "amount": 2}`) and read back;
[definitions.schema.json](definitions.schema.json) is for editors that check such files.

`Do` is an effect or a tuple of effects, one after the other; no tuple lies in a
tuple. `V` is a whole number or a value.
'You' is whoever plays the card, casts the spell, or was made 'you' by `As`; a nemesis card has no
'you', there the players choose together. 'It', 'that player' and the number are what a surrounding
node has found; only its body sees them.

Values make conditions: `Count(PREPPED).at_least(2)`, `Life().at_most(3)`, `PileSize().exactly(0)`,
`Charges().no_less(Life())`.

Words with one meaning are written short:
{short}
What the other words in the lines below stand for:

- `Who`: a player, of those under [Players](#players). `Condition`: made of a value, or one of those
  under [Conditions](#conditions) and [Quantities and readings](#quantities-and-readings).
- `CardType`: {card_types}. `Zone`: {zones}.
- `Purpose`, what aether is spent on: {purposes}; `"discard"` is a TO DISCARD.
- `On`, what tokens lie on: `"this"` card, `"it"` and `"that"` player as a surrounding node has
  found them, `"you"`, the `"pile"` of 'it', or the `"game"` (the table, or the mat of the nemesis).
- `Deed`: one of [the deeds](#standing-effects). `Of`, whom it must concern: `""` is the plain case,
  you for what players do, this card for what happens to cards of the nemesis; `"you"`, `"ally"`,
  `"anybody"`, `"this"` card, the `"nemesis"` itself, `"here"` at this breach, or `Minions(...)`.
  On what belongs to nobody whoever did it is 'that player'.

Made by `make docs` from the program; do not edit it here.
"""
SHORT = """Written short: {constants};
narrowed by `.gems`, `.relics`, `.spells`, `.gems_and_relics`,
`.costing(at_least=2)`, `.costing(at_most=4)`, `.named("spark")`, `.with_this_name`, `.others`,
`.top_card`, and `.of(who)`.
"""
GROUPS = (
    ("damage", "Damage and life"),
    ("cards", "Which cards"),
    ("moves", "Cards going from place to place"),
    ("resources", "Aether, charges, tokens"),
    ("breaches", "Breaches and spells"),
    ("flow", "Order, choice, repetition"),
    ("who", "Players"),
    ("values", "Quantities and readings"),
    ("base", "Conditions"),
    ("turn_order", "The turn order"),
    ("nemesis", "The nemesis"),
    ("places", "Zones, tokens and boards"),
    ("sorcery", "Spells of the nemesis"),
    ("clauses", "Standing effects"),
)
ROOT_NAMES = re.compile(r"\bAny(Effect|Value|Condition|Who|Clause)\b")
ROOTS = {Node, base.Effect, base.Value, base.Condition, base.Who, base.Clause}


# Examples of what no card of ours says yet.
MADE_UP: tuple[Definition, ...] = (
    Gem("made-up", play=(GainAether(2), NextCast(2))),
    Relic("made-up", play=ByChance(GainCharge(2), Draw(2))),
    Relic("made-up", play=(DestroyBreach(), GainCharge(3))),
    Relic("made-up", play=GainBreach(4)),
    Spell("made-up", cast=(Deal(3), EachAlly(GainCharge()))),
    Spell("made-up", cast=Deal(Higher(2, Charges()))),
    Spell("made-up", cast=Deal(Lower(6, EmptyPiles()))),
    Spell("made-up", cast=Deal(Minus(10, Life()))),
    Spell("made-up", cast=Deal(3, plus=When(NEMESIS_CARD_AHEAD, 2))),
    Spell("made-up", cast=Deal(3, plus=When(Charges().no_less(Life()), 2))),
    Spell("made-up", cast=Deal(3, plus=When(Some(ANY_ALLY, THEIR_LIFE.at_most(3)), 2))),
)


def vocabulary_page() -> str:
    lines = [_intro()]
    for module, title in GROUPS:
        lines += [f"## {title}", ""]
        for node in _nodes_of(f"{nodes.__name__}.{module}"):
            lines += _entry(node)
        if module == "clauses":
            lines += _deeds()
        if module == "cards":
            constants = [f"`{c}`" for value, c in CONSTANTS.items() if type(value) is Cards]
            lines.append(SHORT.format(constants=", ".join(constants)))
    return "\n".join(lines).rstrip() + "\n"


def _intro() -> str:
    kinds: dict[str, type[base.Node]] = {
        "Players": base.Who,
        "Values": base.Value,
        "Conditions": base.Condition,
    }
    written = {
        title: [
            f"`{constant}`{_long(value)}"
            for value, constant in CONSTANTS.items()
            if isinstance(value, kind)
        ]
        for title, kind in kinds.items()
    }
    told = "".join(f"\n- {title}: {', '.join(some)}" for title, some in written.items())
    words = {"card_types": CardType, "zones": Zone, "purposes": Purpose}
    lists = {
        what: ", ".join(f'`"{word}"`' for word in get_args(kind)) for what, kind in words.items()
    }
    text = INTRO.replace("{short}", f"{told}\n- Cards: under [Which cards](#which-cards)\n")
    for what, some in lists.items():
        text = text.replace(f"{{{what}}}", some)
    return text


def _long(value: Node) -> str:
    """What a short word with fields means."""
    defaults = {field.name: field.default for field in msgspec.structs.fields(value)}
    found = {field: getattr(value, field) for field in defaults}
    given = [(field, part) for field, part in found.items() if part != defaults[field]]
    written = [f"{field}={code(part)}" for field, part in given]
    return f" (`{type(value).__name__}({', '.join(written)})`)" if written else ""


def _nodes_of(module: str) -> Iterator[type[Node]]:
    for node in vars(nodes).values():
        if (
            inspect.isclass(node)
            and issubclass(node, Node)
            and node not in ROOTS
            and node.__module__ == module
        ):
            yield node


def _entry(node: type[Node]) -> list[str]:
    doc = inspect.cleandoc(node.__doc__ or "").replace("\n", " ").replace("  ", " ")
    lines = [f"### {_signature(node)}", "", f"{doc} (`{node.__struct_config__.tag}`)", ""]
    comments = _comments(node)
    lines += [f"- `{field}`: {comment}" for field, comment in comments.items()]
    lines += [""] if comments else []
    return [*lines, _example(node), ""]


def _signature(node: type[Node]) -> str:
    """`Deal(amount: V, plus: V = 0)`."""
    parts = []
    for field in msgspec.structs.fields(node):
        annotation = ROOT_NAMES.sub(r"\1", str(node.__annotations__[field.name]))
        default = f" = {code(field.default)}" if field.default is not msgspec.NODEFAULT else ""
        parts.append(f"{field.name}: {annotation}{default}")
    return f"{node.__name__}({', '.join(parts)})"


def _comments(node: type[Node]) -> dict[str, str]:
    """What the source says beside a field."""
    found = re.findall(r"^    (\w+): [^#\n]*# (.*)$", inspect.getsource(node), re.MULTILINE)
    return dict(found)


def _deeds() -> list[str]:
    """Every deed in its plain case, what it tells, and which clauses beside `Whenever` meet it."""
    lines = ["The deeds a clause can wait for, each in its plain case:", ""]
    for deed, sort in clauses.DEEDS.items():
        plain = event(clauses.Whenever(cast(clauses.Deed, deed), ()), Tone("en"))
        more = [f"`{tag}`" for tag in sorted(sort.clauses)]
        told = [*(["'it'"] if sort.card else []), *(["the number"] if sort.number else [])]
        known = f"; knows {' and '.join(told)}" if told else ""
        also = f"; met by {', '.join(more)}" if more else ""
        lines.append(f"- `{deed}`: {plain}{known}{also}")
    return [*lines, ""]


# Examples


def _example(node: type[Node]) -> str:
    """The shortest card that uses the node."""
    uses = [found for d in LIBRARY.definitions.values() for found in _uses(node, d)]
    if not uses:
        uses = [found for made_up in MADE_UP for found in _uses(node, made_up)]
        written, definition, field = min(uses, key=lambda use: len(use[0]))
        text = " ".join(card_text(definition).split())
        return f"Made up, {kind(definition)}: `{field}={written}`: {text}"
    written, definition, field = min(uses, key=lambda use: (len(use[0]), use[1].id))
    return f"{name(definition.id)}, {kind(definition)}: `{field}={written}`"


def _uses(node: type[Node], definition: Definition) -> Iterator[tuple[str, Definition, str]]:
    for field in EFFECT_FIELDS:
        tree = getattr(definition, field, ())
        if any(type(part) is node for part in _walk(tree)):
            yield code(tree), definition, field


def _walk(tree: Any) -> Iterator[Any]:
    yield tree
    if isinstance(tree, tuple):
        for part in tree:
            yield from _walk(part)
    elif isinstance(tree, msgspec.Struct):
        for field in tree.__struct_fields__:
            yield from _walk(getattr(tree, field))
