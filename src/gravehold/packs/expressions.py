"""Expressions of the vocabulary as data: `Deal(3, plus=N)` is parsed, and nothing of it is run."""

from __future__ import annotations

import ast
import inspect
import re
import warnings
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from gravehold.kernel import definitions, nodes
from gravehold.kernel.definitions import Definition, NemesisCard, PlayerCard
from gravehold.kernel.errors import NOTHING, Phrase, nearest, phrase
from gravehold.kernel.nodes import Cards, Node, Value
from gravehold.kernel.nodes.spelling import kebab
from gravehold.notation.yamltree import Items, Mapping

from .places import Misplaced, Spot, Word, append, put, spot_in
from .slips import slip_in

LONGEST = 20_000  # letters of one expression
LONGEST_SHOWN = 40
COMPARISONS = {"at_least": "n", "at_most": "n", "exactly": "n", "no_less": "than"}  # with what
NARROWINGS: dict[str, dict[str, Any]] = {
    "gems": {"types": ["gem"]},
    "relics": {"types": ["relic"]},
    "spells": {"types": ["spell"]},
    "gems_and_relics": {"types": ["gem", "relic"]},
    "others": {"other": True},
    "with_this_name": {"same_name": True},
    "top_card": {"top": True},
}
CALLED = {"of": ("whose",), "costing": (), "named": ("name", "also")}
KEBAB = re.compile(r"[a-z]+(-[a-z]+)+")  # the words of data, in the place of a name
ABSTRACT = (Node, Definition, PlayerCard, NemesisCard)


@cache
def classes() -> dict[str, Any]:
    """Every class that can be written, by its name."""
    found = {**vars(definitions), **vars(nodes)}
    return {
        name: kind
        for name, kind in found.items()
        if inspect.isclass(kind)
        and issubclass(kind, msgspec.Struct)
        and kind not in ABSTRACT
        and not (issubclass(kind, Node) and kind.__subclasses__())
    }


@cache
def constants() -> dict[str, Node]:
    return {
        name: value
        for name, value in vars(nodes).items()
        if name.isupper() and isinstance(value, Node)
    }


@cache
def _by_tag() -> dict[str, Any]:
    return {str(kind.__struct_config__.tag): kind for kind in classes().values()}


def parsed(word: Word) -> Any:
    """What an expression says, as data of nodes, each with its place; a mistake is `Misplaced`."""
    text = word.raw if word.raw is not None else str(word)
    if len(text) > LONGEST:
        raise Misplaced(word.spot, phrase("definition-deep"))
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            tree = ast.parse(f"({text}\n)", mode="eval")
        expression = _Expression(word, text)
        found = expression.data(tree.body)
    except SyntaxError as error:
        if "too many nested" not in error.msg and (slip := slip_in(text)) is not None:
            line, column, why = slip
            raise Misplaced(_place(word, text, line, column), phrase(why)) from None
        place = _place(word, text, error.lineno or 1, _units(text, error))
        deep = "too many nested" in error.msg
        raise Misplaced(place, phrase("definition-deep" if deep else "pack-expression")) from None
    except (ValueError, MemoryError, RecursionError):
        raise Misplaced(word.spot, phrase("definition-deep")) from None
    if expression.wrong:
        first, *first.others = expression.wrong
        raise first
    return found


def _units(text: str, error: SyntaxError) -> int:
    """The column of a syntax error, from 0 and in bytes as those of nodes are."""
    lines = f"({text}\n)".splitlines() or [""]
    at = min(error.lineno or 1, len(lines)) - 1
    return len(lines[at][: max(0, (error.offset or 1) - 1)].encode())


def _place(word: Word, text: str, line: int, column: int) -> Spot:
    """A place within the expression as one within its file."""
    lines = f"({text}\n)".splitlines()
    at = min(line, len(lines) - 1)  # the last line is only our bracket
    told = lines[at - 1].encode()[:column].decode(errors="ignore") if at == line else lines[at - 1]
    if at == 1:
        return Spot(word.spot.line, word.spot.column + max(0, len(told) - 1))
    if word.raw is None:  # quoted, or a block: its lines follow the mark that begins it
        return Spot(word.spot.line + at - 1, 1)
    return Spot(word.spot.line + at - 1, len(told) + 1)


class _Expression:
    """One expression; every method gives data for a part of its syntax tree."""

    def __init__(self, word: Word, text: str) -> None:
        self.word, self.text = word, text
        self.wrong: list[Misplaced] = []

    def part(self, part: ast.expr) -> Any:
        """One of several parts: what is wrong in it is kept, and the others are read as well."""
        try:
            return self.data(part)
        except Misplaced as error:
            self.wrong.append(error)
            return None

    def spot(self, part: ast.expr) -> Spot:
        return _place(self.word, self.text, part.lineno, part.col_offset)

    def fail(self, part: ast.expr, why: Phrase) -> Misplaced:
        return Misplaced(self.spot(part), why)

    def data(self, part: ast.expr) -> Any:
        found = READ.get(type(part))
        if found is None:
            if kebab_word := KEBAB.match(ast.get_source_segment(f"({self.text}\n)", part) or ""):
                raise self.fail(part, self.unknown(kebab_word[0]))
            said = next((word for kind, word in IN_WORDS.items() if isinstance(part, kind)), None)
            if said is not None:
                text = self.shown(part)
                raise self.fail(part, phrase("pack-in-words", text=text, words=said(part)))
            raise self.fail(part, phrase("pack-unsaid", text=self.shown(part)))
        return found(self, part)

    def shown(self, part: ast.expr) -> str:
        text = ast.unparse(part)
        return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}..."

    def constant(self, part: ast.Constant) -> Any:
        if part.value is None or type(part.value) in (int, str, bool):
            return part.value
        raise self.fail(part, phrase("pack-unsaid", text=self.shown(part)))

    def negative(self, part: ast.UnaryOp) -> Any:
        inner = part.operand
        number = isinstance(inner, ast.Constant) and type(inner.value) is int
        if isinstance(part.op, ast.USub) and number:
            return -inner.value  # type: ignore[attr-defined]
        if isinstance(part.op, ast.Not):
            told = {"text": self.shown(part), "words": "Not(...)"}
            raise self.fail(part, phrase("pack-in-words", **told))
        raise self.fail(part, phrase("pack-unsaid", text=self.shown(part)))

    def sequence(self, part: ast.Tuple | ast.List) -> Items:
        items = Items(*self.spot(part))
        for one in part.elts:
            append(items, self.part(one), self.spot(one))
        return items

    def name(self, part: ast.Name) -> Mapping:
        if part.id in constants():
            found = spread(msgspec.to_builtins(constants()[part.id]), self.spot(part))
            assert isinstance(found, Mapping)
            return found
        if part.id in classes():
            raise self.fail(part, phrase("pack-brackets", name=part.id))
        raise self.fail(part, self.unknown(part.id))

    def unknown(self, name: str) -> Phrase:
        known = [*classes(), *constants(), "True", "False", "None"]
        small = {kebab(one).replace("-", "_").lower(): one for one in known}
        near = nearest(name, known) or NOTHING
        if found := small.get(name.replace("-", "_").lower()):
            near = phrase("error-near", name=found)
        return phrase("pack-word", name=name[:LONGEST_SHOWN], near=near)

    def call(self, part: ast.Call) -> Mapping:
        if isinstance(part.func, ast.Attribute):
            return self.narrowed_by(part, part.func)
        if not isinstance(part.func, ast.Name):
            raise self.fail(part, phrase("pack-unsaid", text=self.shown(part)))
        name = part.func.id
        if name not in classes():
            known = name in constants()
            why = phrase("pack-no-brackets", name=name) if known else self.unknown(name)
            raise self.fail(part.func, why)
        kind = classes()[name]
        spot = self.spot(part)
        found = Mapping(*spot)
        if (tag_field := kind.__struct_config__.tag_field) is not None:
            put(found, tag_field, str(kind.__struct_config__.tag), spot)
        fields = list(kind.__struct_fields__)
        self.fill(found, part, name, fields)
        return found

    def fill(self, found: Mapping, part: ast.Call, name: str, fields: list[str]) -> None:
        """The values of a call: by place, then by name."""
        if len(part.args) > len(fields):
            nested = "yes" if name in NESTED else "no"
            told = {"name": name, "found": str(len(part.args)), "nested": nested}
            why = phrase("pack-too-many", n=len(fields), **told)
            raise self.fail(part.args[len(fields)], why)
        given = [(field, value) for field, value in zip(fields, part.args, strict=False)]
        for word in part.keywords:
            if word.arg is None:
                raise self.fail(word.value, phrase("pack-unsaid", text=self.shown(part)))
            if word.arg in (field for field, _ in given):
                why = phrase("pack-given-twice", name=name, field=word.arg)
                raise self.fail(word.value, why)
            given.append((word.arg, word.value))
        for field, value in given:
            put(found, field, self.part(value), self.spot(value))

    def receiver(self, part: ast.Attribute) -> tuple[Mapping, Any]:
        """What stands before a dot, and the class of it."""
        found = self.data(part.value)
        kind = _by_tag().get(str(found.get("node"))) if isinstance(found, Mapping) else None
        if kind is None:
            raise self.fail(part.value, phrase("pack-unsaid", text=self.shown(part)))
        return found, kind

    def attribute(self, part: ast.Attribute) -> Mapping:
        """`HAND.gems`"""
        found, kind = self.receiver(part)
        if kind is not Cards or part.attr not in NARROWINGS:
            raise self.no_such(part, kind)
        for field, value in NARROWINGS[part.attr].items():
            put(found, field, spread(value, self.spot(part)), self.spot(part))
        return found

    def narrowed_by(self, part: ast.Call, dot: ast.Attribute) -> Mapping:
        """`Life().at_most(3)`, `HAND.costing(at_least=2)`"""
        found, kind = self.receiver(dot)
        if issubclass(kind, Value) and dot.attr in COMPARISONS:
            spot = Spot(found.line, found.column)
            compared = Mapping(*spot)
            put(compared, "node", dot.attr.replace("_", "-"), spot)
            put(compared, "value", found, spot)
            self.fill(compared, part, f".{dot.attr}", [COMPARISONS[dot.attr]])
            return compared
        if kind is not Cards or dot.attr not in CALLED:
            raise self.no_such(dot, kind)
        changes = Mapping(*self.spot(part))
        self.fill(changes, part, f".{dot.attr}", list(CALLED[dot.attr]))
        allowed = CALLED[dot.attr] or ("at_least", "at_most")
        for field in changes:
            if field not in allowed:
                near = nearest(str(field), allowed)
                told = {"field": str(field), "part": f".{dot.attr}", "near": near}
                raise Misplaced(spot_in(changes, field), phrase("definition-field", **told))
            put(found, field, changes[field], spot_in(changes, field))
        return found

    def no_such(self, part: ast.Attribute, kind: Any) -> Misplaced:
        known: tuple[str, ...] = (*COMPARISONS,) if issubclass(kind, Value) else ()
        known = (*NARROWINGS, *CALLED) if kind is Cards else known
        near = nearest(part.attr, known) or NOTHING
        what = kind.__name__
        return self.fail(part, phrase("pack-no-part", name=part.attr, what=what, near=near))


NESTED = ("Or", "ByChance")  # one of several effects may be such a choice again
# What Python would say by signs, and the words that say it here.
OPERATORS: dict[type, str] = {
    ast.And: "Both(..., ...)",
    ast.Or: "Either(..., ...)",
    ast.Add: "Plus(..., ...)",
    ast.Sub: "Minus(..., ...)",
    ast.Mult: "Times(2, ...)",
    ast.LtE: ".at_most(...)",
    ast.Lt: ".at_most(...)",
    ast.GtE: ".at_least(...)",
    ast.Gt: ".at_least(...)",
    ast.Eq: ".exactly(...)",
    ast.NotEq: "Not(... .exactly(...))",
}
IN_WORDS: dict[type, Callable[[Any], str]] = {
    ast.BoolOp: lambda part: OPERATORS[type(part.op)],
    ast.BinOp: lambda part: OPERATORS.get(type(part.op), "Plus, Minus, Times"),
    ast.Compare: lambda part: OPERATORS.get(type(part.ops[0]), ".exactly(...)"),
    ast.IfExp: lambda part: "If(..., ..., otherwise=...)",
}


READ: dict[type, Callable[[_Expression, Any], Any]] = {
    ast.Constant: _Expression.constant,
    ast.UnaryOp: _Expression.negative,
    ast.Tuple: _Expression.sequence,
    ast.List: _Expression.sequence,
    ast.Name: _Expression.name,
    ast.Call: _Expression.call,
    ast.Attribute: _Expression.attribute,
}


def spread(value: Any, spot: Spot) -> Any:
    """Plain data, all of it at one place."""
    if isinstance(value, dict):
        mapping = Mapping(*spot)
        for key, part in value.items():
            put(mapping, key, spread(part, spot), spot)
        return mapping
    if isinstance(value, list | tuple):
        items = Items(*spot)
        for part in value:
            append(items, spread(part, spot), spot)
        return items
    return value
