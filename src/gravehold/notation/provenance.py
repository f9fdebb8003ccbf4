"""What the game of a chronicle is made of: marks of its definitions, and those no box holds."""

from __future__ import annotations

import base64
import hashlib
import zlib
from collections.abc import Collection, Sequence
from typing import Any, TypeVar

import msgspec

from gravehold.content.box import OWN_PACK, Box, Library
from gravehold.content.edition import EDITIONS, as_of, earlier
from gravehold.content.keywords import with_keywords, without_keywords
from gravehold.content.packing import LISTS, box_from_data, box_to_data
from gravehold.kernel.closed import decoded
from gravehold.kernel.errors import BadFile, GraveholdError
from gravehold.kernel.game import Game
from gravehold.kernel.marks import LENGTH, digest, mark, parts
from gravehold.kernel.misreading import MOST_TOLD
from gravehold.kernel.rules import REVISION, RuleSet
from gravehold.kernel.setup import Setup
from gravehold.table.glance import Glance

T = TypeVar("T")

MOST_DEFINITIONS = 500  # that a file brings along; a game has some eighty
EARLIER = "earlier"  # the box of what only earlier versions had
SHORT = 2  # letters of a check
LARGEST = 300_000  # bytes of what a file brings along, unpacked; all our boxes have some 170,000
UNREADABLE = (ValueError, zlib.error, msgspec.DecodeError)  # what unpacking may fail with
FIELDS = {"supply": "supply", "mages": "mages", "basics": "basics"}
FIELDS |= {"starters": "commons", "tiles": "tiles", "upgraded": "upgraded"}
# Lists of a box and of a set-up; one ally, and treasures seat by seat, are in other shapes.


# Marks


def marks_of(setup: Setup) -> dict[str, str]:
    """By id; the rule set is called `rules`, since a box may have its name.

    Mages of one id that were built in different ways have one mark together.
    """
    found: dict[str, list[str]] = {}
    for part in parts(setup):
        found.setdefault(_id(part), []).append(mark(part))
    return {id_: _one(dict.fromkeys(marks)) for id_, marks in found.items()}


def _one(marks: Collection[str]) -> str:
    return next(iter(marks)) if len(marks) == 1 else digest([*marks])[:LENGTH]


def _id(part: Any) -> str:
    return "rules" if isinstance(part, RuleSet) else str(part.id)


def marks_to_text(marks: dict[str, str]) -> str:
    return ", ".join(f"{id_} {found}" for id_, found in marks.items())


def marks_from_text(text: str) -> dict[str, str]:
    """An error if it cannot be read."""
    found: dict[str, str] = {}
    for entry in filter(None, (part.strip() for part in text.split(","))):
        id_, blank, told = entry.partition(" ")
        if not blank or not told.isalnum() or id_ in found:
            raise BadFile("file-made-of", value=entry[:60])
        found[id_] = told
    return found


# Definitions by value


def own_box(setup: Setup, library: Library) -> Box | None:
    """What a library does not hold just so."""
    lists: dict[str, Any] = {
        field: tuple(d for d in getattr(setup, there) if library.definitions.get(d.id) != d)
        for field, there in FIELDS.items()
    }
    built = setup.builds or (None,) * len(setup.mages)
    lists["mages"] = tuple(  # a build says itself what its mage is
        mage
        for mage, build in zip(setup.mages, built, strict=True)
        if build is None and library.mages.get(mage.id) != mage
    )
    nemesis, ally = setup.nemesis, setup.ally
    lists["nemeses"] = () if library.nemeses.get(nemesis.id) == nemesis else (nemesis,)
    lists["allies"] = () if ally is None or library.allies.get(ally.id) == ally else (ally,)
    lists["treasures"] = tuple(
        card
        for cards in (*setup.treasures, setup.shared)
        for card in cards
        if library.treasures.get(card.id) != card
    )
    lists["curses"] = () if setup.curses in ((), library.curses) else setup.curses  # a whole deck
    plain = without_keywords(setup.rules)
    ours = _rules_of(setup, library)
    same = ours is not None and plain == earlier(ours, plain.revision)  # its mark says the revision
    rules = () if same else (plain,)
    box = Box(id=OWN_PACK, rule_sets=rules, **lists)
    return box if box != Box(id=OWN_PACK) else None


def _rules_of(setup: Setup, library: Library) -> RuleSet | None:
    rules = setup.rules
    if rules.chapter:
        ours = library.chapters.get(rules.id, {}).get(rules.chapter)
    else:
        ours = library.rule_sets.get(rules.id)
    if ours is None:
        return None
    return ours.at_difficulty(rules.difficulty).with_variants(rules.variants)


def box_to_text(box: Box) -> str:
    return packed(box_to_data(box))


def box_from_text(text: str) -> Box:
    """An error if it cannot be read."""
    try:
        data = unpacked(text, dict[str, Any])
        if (found := sum(len(data.get(name, ())) for name in LISTS)) > MOST_DEFINITIONS:
            told = {"found": str(found), "limit": str(MOST_DEFINITIONS)}
            raise BadFile("file-definitions-many", **told)
        return box_from_data({**data, "id": OWN_PACK}, "definitions")
    except GraveholdError:
        raise
    except (*UNREADABLE, TypeError) as error:
        raise BadFile("file-definitions", why=str(error)) from error


def packed(value: Any) -> str:
    """As JSON, on one short line."""
    return base64.b64encode(zlib.compress(msgspec.json.encode(value), 9)).decode()


def unpacked(text: str, as_type: type[T]) -> T:
    """The other way round; fails with one of `UNREADABLE` (an error of ours is a `ValueError`)."""
    data = zlib.decompressobj().decompress(base64.b64decode(text, validate=True), LARGEST + 1)
    if len(data) > LARGEST:
        raise BadFile("file-unpacked", kilobytes=str(LARGEST // 1000))
    return decoded(data, as_type)


# The set-up again


def with_earlier(library: Library, marks: dict[str, str]) -> Library:
    """With definitions of earlier versions where nothing has their id any more."""
    for version in EDITIONS:
        gone = marks.keys() - library.definitions.keys() - {"rules"}
        if not gone:
            break
        old = as_of(library, version)
        lists: dict[str, Any] = {
            field: tuple(d for box in old.boxes for d in getattr(box, field) if d.id in gone)
            for field in LISTS
        }
        library = library.with_own(Box(id=f"{EARLIER}-{version}", printed=True, **lists))
    return library


def restored(setup: Setup, marks: dict[str, str], library: Library) -> tuple[Setup, list[str]]:
    """A set-up as its marks say, from what our boxes hold or once held; and what is not so."""
    setup = _as_read_then(_without_later(setup, marks), marks)
    changed = _other(setup, marks)
    for version in EDITIONS if changed else ():
        setup = _as_it_was(setup, marks, as_of(library, version))
        changed = _other(setup, marks)
    return setup, changed


def _without_later(setup: Setup, marks: dict[str, str]) -> Setup:
    """Every game has all starters and breaches a library knows: without those it had not then."""
    dealt = {id_ for mage in setup.mages for id_ in (*mage.hand, *mage.deck)}
    commons = tuple(card for card in setup.commons if card.id in marks or card.id in dealt)
    tiles = tuple(tile for tile in setup.tiles if tile.id in marks) or setup.tiles
    return msgspec.structs.replace(setup, commons=commons, tiles=tiles)


def _as_read_then(setup: Setup, marks: dict[str, str]) -> Setup:
    """By the revision of its rules that its marks say, if it is one of them."""
    for revision in range(REVISION + 1):
        rules = msgspec.structs.replace(setup.rules, revision=revision)
        if mark(rules) == marks.get("rules"):
            return msgspec.structs.replace(setup, rules=rules)
    return setup


def _other(setup: Setup, marks: dict[str, str]) -> list[str]:
    found = marks_of(setup)
    return [id_ for id_ in {**marks, **found} if found.get(id_) != marks.get(id_)]


def _as_it_was(setup: Setup, marks: dict[str, str], old: Library) -> Setup:
    def was(part: Any) -> Any:
        before = old.definitions.get(part.id)
        wanted = marks.get(part.id)
        return before if before is not None and mark(before) == wanted else part

    rules = _rules_of(setup, old)
    if rules is not None:
        then = _as_read_then(with_keywords(msgspec.structs.replace(setup, rules=rules)), marks)
        setup = then if mark(then.rules) == marks.get("rules") else setup
    fields = (*FIELDS.values(), "extra", "shared")
    lists: dict[str, Any] = {f: tuple(was(d) for d in getattr(setup, f)) for f in fields}
    lists["treasures"] = tuple(tuple(was(d) for d in cards) for cards in setup.treasures)
    lists["ally"] = None if setup.ally is None else was(setup.ally)
    return msgspec.structs.replace(setup, nemesis=was(setup.nemesis), **lists)


# Checks on the way


def check_of(game: Game) -> str:
    """Two letters that tell this position from most others, whatever the version."""
    seen = Glance(game)
    seats = range(game.codex.players)
    life, charges = seen.lives(), [seen.charges(seat) for seat in seats]
    hands = [len(seen.hand(seat)) for seat in seats]
    asked = game.decision.seats if game.decision is not None else ()
    return check([seen.turn, asked, life, charges, seen.gravehold, seen.nemesis, hands])


def check(told: Any) -> str:
    """Two letters for anything that can be written as JSON."""
    return hashlib.sha256(msgspec.json.encode(told)).hexdigest()[:SHORT]


def changed_since(changed: Sequence[str], answer: int) -> BadFile:
    """From this answer on it would be another game."""
    names = ", ".join(changed[:MOST_TOLD]) + ", ..." * (len(changed) > MOST_TOLD)
    return BadFile("file-changed", names=names, answer=str(answer))
