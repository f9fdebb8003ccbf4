"""Every verb an option can have: what its tuple holds, how its key reads, what it points at.

An option is a tuple of a verb and its parts, such as ("hand", seat, card). A new verb is one entry
here and its words (`option-<verb>` in words/locale).
"""

from __future__ import annotations

from typing import Any

import msgspec

from .state import RawOption


class Verb(msgspec.Struct, frozen=True):
    """What is known about the options of one verb.

    `form` is what follows the verb in a key. In brackets: `[SEAT]` is left out where that seat
    alone is asked, `[ALLY]` where it is the first that is asked, `[NUMBER]` where there is none.
    `points` names the places a click on which means the option (see `table.places`).
    """

    # seat, card, pile, slot, slots, turn, source, board, n; one with `?` may be absent
    parts: tuple[str, ...] = ()
    form: str = ""
    points: tuple[str, ...] = ("button",)
    word: str | None = None  # in keys, if another than the verb itself
    apart: str = ""  # what tells equal cards apart: nothing, their "place" in a pile, "breach"

    def at(self, name: str) -> int:
        """Where a part stands in the option's tuple, 0 if there is none of that name."""
        return POSITIONS[self.parts].get(name, 0)

    def part(self, raw: RawOption, name: str) -> Any:
        """A part of an option, None if it has none of that name."""
        at = POSITIONS[self.parts].get(name, 0)
        return raw[at] if 0 < at < len(raw) else None


VERBS: dict[str, Verb] = {
    # answers that name nothing on the table
    "done": Verb(),
    "none": Verb(),
    "yes": Verb(),
    "no": Verb(),
    "pass": Verb(word="no"),
    "option": Verb(("n",), "NUMBER"),
    "lose": Verb(("n",), "NUMBER"),  # so many tokens
    # the phases of a turn
    "play": Verb(("card",), "CARD", ("hand",)),
    "gain": Verb(("pile",), "CARD", ("pile",)),
    "gain-on": Verb(("board", "n", "card"), "SPACE", ("thing",), word="gain"),  # from a board
    "charge": Verb((), "[SEAT]", ("charges",)),
    "charge-ally": Verb(("source", "n"), "SOURCE", ("gravehold",), word="charge"),
    "focus": Verb(("slot",), "SLOT", ("breach",)),
    "open": Verb(("slot",), "SLOT", ("breach",)),
    "prep": Verb(("card", "slots"), "CARD SLOTS", ("breach", "hand")),
    "use": Verb(("card",), "CARD SLOTS", ("spell",)),
    "ability": Verb(("seat",), "[ALLY]", ("ability",)),
    "thwart": Verb(("card",), "CARD", ("foe",)),
    "act": Verb(  # what a mat or card offers: its own word, by which card, with what, how much
        ("word", "source", "number", "index", "by", "card", "n?"),
        "WORD [CARD] [NUMBER]",
        ("thing",),
        word="",
    ),
    "act-on": Verb(  # with a card on a board
        ("word", "source", "number", "index", "by", "card", "board", "n"),
        "WORD SPACE",
        ("thing",),
        word="",
    ),
    "act-at": Verb(  # with a card of the nemesis on a board: its space alone says which
        ("word", "source", "number", "index", "by", "card", "board", "n"),
        "WORD PLACE",
        ("thing",),
        word="",
    ),
    "act-link": Verb(
        ("word", "source", "number", "index", "by", "board", "n", "paid?"),
        "WORD LINK [PAID]",
        ("link",),
        word="",
    ),
    "cast": Verb(("seat", "card"), "SLOTS CARD", ("spell",)),
    "next": Verb(("card",), "CARD", ("revealed-or-played",)),
    "shown": Verb(("card",), "CARD", word="revealed"),  # of cards shown from a zone
    "shown-next": Verb(("card",), "CARD", word="next"),
    "resolve": Verb(("source", "n"), "SOURCE"),
    # things an effect is about
    "nemesis": Verb(("n?",), "[NUMBER]", ("nemesis",)),
    "gravehold": Verb(("n?",), "[NUMBER]", ("gravehold",)),
    "ally": Verb(("source", "n"), "SOURCE", ("gravehold",), word=""),
    "minion": Verb(("card", "n?"), "CARD [NUMBER]", ("foe",)),
    "body": Verb(("card", "n?"), "BODY [NUMBER]", ("foe",), word=""),
    "in-play": Verb(("card",), "CARD", ("foe",)),
    "flip": Verb(("card",), "CARD", ("foe",)),
    "player": Verb(("seat", "n?"), "SEAT [NUMBER]", ("player",), word=""),
    "supply": Verb(("pile",), "CARD", ("pile",)),
    "pile": Verb(("pile",), "CARD", ("pile",), word="supply"),
    "lying": Verb(("word", "card"), "WORD LABEL", ("thing",), word=""),  # where a mat has it
    "track": Verb(("word", "n"), "WORD NUMBER", ("track",), word=""),  # a space a token may move to
    "breach": Verb(("seat", "slot"), "SEAT.SLOT", ("breach",)),
    "lying-on": Verb(("board", "n", "card"), "SPACE", ("thing",), word=""),  # a card on a board
    "spell": Verb(("board", "n", "card"), "PLACE", ("thing",)),  # of the nemesis, by its space
    "space": Verb(("board", "n"), "SPACE", ("space",), word=""),
    "link": Verb(("board", "n"), "SPACE", ("link",), word=""),
    "next-turn": Verb(("turn",), "TURN", ("turn",), word="next"),
    "turn-order": Verb(("turn",), "TURN", ("turn",)),
    # a card in a place of a seat
    "hand": Verb(("seat", "card"), "[SEAT] CARD", ("hand",)),
    "discard": Verb(("seat", "card"), "[SEAT] CARD", ("discard",), apart="place"),
    "deck": Verb(("seat", "card"), "[SEAT] CARD", ("deck",), apart="place"),
    "played": Verb(("seat", "card"), "[SEAT] CARD", ("played",)),
    "revealed": Verb(("seat", "card"), "[SEAT] CARD", ("revealed",), word="deck"),
    "destroyed": Verb(("seat", "card"), "[SEAT] CARD"),
    "prepped": Verb(("seat", "slot", "card"), "SEAT.SLOTS CARD", ("spell",), apart="breach"),
}
# Of every option each part is asked for.
POSITIONS = {
    verb.parts: {part.removesuffix("?"): at for at, part in enumerate(verb.parts, 1)}
    for verb in VERBS.values()
}
