"""The other way round: a position described by names is laid out as a state.

A description is complete: `notation.picture` says what it holds. Nothing but this module and the
kernel's own deal fills a state.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from gravehold.kernel import aether, deeds
from gravehold.kernel.codex import POWER, Codex
from gravehold.kernel.deal import Dealer, blank, deal
from gravehold.kernel.faces import PLAIN_FACE, first_faces
from gravehold.kernel.game import Game
from gravehold.kernel.nodes import GainBreach
from gravehold.kernel.nodes.steps import (
    CASTING_DONE,
    CASTING_PHASE,
    DRAW_PHASE,
    MAIN_PHASE,
    NEMESIS_DRAW,
    NEMESIS_MAIN,
    NEMESIS_TURN,
    NEMESIS_TURN_END,
    NEXT_TURN,
    PLAYER_TURN,
)
from gravehold.kernel.places import (
    BESIDE,
    LASTING,
    SHARED,
    SPENT,
    TREASURES,
    WILD_TURN,
    Place,
    declared,
)
from gravehold.kernel.registry import RESOLVE
from gravehold.kernel.run import Run
from gravehold.kernel.state import GONE, NEMESIS, NOBODY, OPEN, Ctx, Pool, State
from gravehold.kernel.trees import walk

from . import declared as brought
from .zones import SEAT_ZONES, fill

Part = dict[str, Any]

PAIRS = ("1/2", "3/4")
BREACH_SUFFIX = "-breach"
NOTHING = Ctx()
HELD = ("hand", "deck", "discard", "piles")  # what players have and can have

# Frames on the stack where a position can be left and taken up again, by kind of question.
_STARTS = {
    "main": (DRAW_PHASE, MAIN_PHASE),
    "casting": (DRAW_PHASE, MAIN_PHASE, CASTING_DONE, CASTING_PHASE),
    "turn": (NEXT_TURN,),
}


def set_up(codex: Codex, seed: int, *, gifts: bool = True) -> State:
    """The dealt game after the steps of the set-up, before its first turn.

    Where those ask, the first option is taken: a written position says what came of it. Without
    `gifts` players have no cards but their own: a position says what the nemesis let them gain.
    """
    s = deal(codex, seed)
    run = Run(s, codex)
    of_nemesis = sum(ctx == NOTHING for _, ctx, _ in s.stack)
    held: dict[str, list[Any]] = {}
    while len(s.stack) > 1:
        if not held and len(s.stack) <= of_nemesis:
            held = {name: list(getattr(s, name)) for name in HELD}
        node, ctx, picks = s.stack.pop()
        if s.question is not None:
            picks, s.question = (*picks, s.question.options[0]), None
        RESOLVE[type(node)](run, node, ctx, picks)
    for name, cards in held.items() if not gifts else ():
        setattr(s, name, cards)
    return s


def dealt(codex: Codex, seed: int) -> State:
    """The dealt game after what its set-up does unasked, before its first question or turn."""
    s = deal(codex, seed)
    run = Run(s, codex)
    while len(s.stack) > 1 and s.question is None:
        node, ctx, picks = s.stack.pop()
        RESOLVE[type(node)](run, node, ctx, picks)
    return s


def is_start(game: Game) -> bool:
    """Whether the position, described and laid out again, goes on in the same way."""
    s, codex = game.state, game.codex
    if s.question is None or tuple(frame[0] for frame in s.stack) != _STARTS.get(s.question.kind):
        return False
    if s.delayed or s.extra_draws or s.unleashing or s.fallen or s.shown or s.resolving:
        return False
    if s.question.kind != "casting":
        return True
    # What happens as the turn and the casting phase start would happen again.
    spells = [card for slot in range(4) for card in s.prepped[4 * s.active + slot]]
    places = [place for place in declared("seat", codex) if place.declared != SPENT]
    laid = [card for place in places for card in place.at(s, s.active)]
    waits = codex.whenever.kinds
    return not (
        any("casting-start" in waits[s.kind[card]] for card in spells)
        or any("turn-start" in waits[s.kind[card]] for card in laid)
    )


# Names for what has only numbers


def breach_on_mat(codex: Codex, seat: int, slot: int) -> bool:
    """Whether the mage has this breach at all, or may have got it in the game."""
    on_mat = codex.mages[seat].breaches
    if slot < len(on_mat) and on_mat[slot] is not None:
        return True
    given = walk((codex.clauses_of_mats(), codex.definitions))
    return any(isinstance(node, GainBreach) and node.slot == slot + 1 for node in given)


def kind_of_breach(codex: Codex, slot: int, tile: str) -> str:
    """The kind of a breach as positions say it: `sigil`, or `standard` for its place."""
    standard = tile == codex.setup.tiles[slot].id
    return "standard" if standard else tile.removesuffix(BREACH_SUFFIX)


def kinds_of_breach(codex: Codex, slot: int) -> dict[str, int]:
    """Every kind there is in this set-up, with the number of its tile."""
    return {kind_of_breach(codex, slot, id_): n for n, id_ in enumerate(codex.tile_ids)}


def protected(codex: Codex) -> str:
    """Who stands or falls with the players: Gravehold, or the ally in its place."""
    return codex.setup.ally.id if codex.setup.ally else "gravehold"


def entry_card(entry: Part | str) -> str:
    """The card of an entry of `in_play`, or of a list that may say whose a card is."""
    return entry if isinstance(entry, str) else str(entry["card"])


def entry_word(entry: Part | str, codex: Codex) -> str:
    """The card of an entry of `in_play` as lists write it: with what its back shows before it."""
    id_ = entry_card(entry)
    if not getattr(codex.definitions[codex.number[id_]], "faces", ()):
        return id_
    marks = {} if isinstance(entry, str) else entry
    named = [face for face in codex.faces if face and marks.get(face)]
    return f"{named[0] if named else PLAIN_FACE} {id_}"


def seat_number(name: str) -> int:
    """The number of a player as tokens count it: 1 for `p1`."""
    return int(name[1:])


def laid_out(codex: Codex, full: Part, chance: int) -> State:
    """The state a complete description means, about to run to its first decision."""
    return _Layout(codex, full, chance).state


class _Layout:
    """Fills a blank state from a complete position."""

    def __init__(self, codex: Codex, full: Part, chance: int) -> None:
        self.codex = codex
        self.dealer = Dealer(codex)
        self.faces: dict[int, int] = {}
        self.whose: dict[int, int] = {}
        self.state = blank(codex, chance)
        s = self.state
        for seat, part in enumerate(full["players"].values()):
            self._player(seat, part)
        for kind, count in full["supply"].items():
            pile = codex.pile_of[codex.number[kind]]
            self._pile(pile, kind, {"count": count} if isinstance(count, int) else count)
        self._by_piles(full)
        self._ally(full[protected(codex)])
        self._nemesis(full["nemesis"])
        for word, place in brought.stocks(codex).items():
            left = [id_ for id_, count in full[word].items() for _ in range(count)]
            self._lay(place, left)
        if brought.has_treasures(codex):
            self._shared_treasure(full["treasures"])
        s.destroyed = self._own_cards(full["destroyed"], 0)
        self._box()
        s.kind = tuple(self.dealer.kinds)
        if codex.faces:
            printed = first_faces(codex, s.kind)
            s.face = tuple(self.faces.get(card, back) for card, back in enumerate(printed))
        if codex.named:
            s.whose = tuple(self.whose.get(card, NOBODY) for card in range(len(s.kind)))
        order = full["turn_order"]
        numbers = {name: number for number, name in self.codex.turn_names.items()}
        s.turn_deck = tuple(numbers[name] for name in order["deck"])
        s.turn_seen = (0,) * len(s.turn_deck)
        s.turn_discard = tuple(numbers[name] for name in order["discard"])
        self._turn(full["turn"])

    def _player(self, seat: int, part: Part) -> None:
        s = self.state
        s.life[seat] = part["life"]
        s.charges[seat] = part["charges"]
        for zone in SEAT_ZONES:
            fill(s, zone, self._own_cards(part[zone.name], seat), seat)
        for place in declared("seat", self.codex):
            if place.declared not in (TREASURES, SPENT):
                self._lay(place, part[place.name], seat)
        if brought.has_treasures(self.codex):
            self._treasures(part, seat)
        for name, n in part["tokens"].items():
            self.codex.tables.tally["seat", name].put(s, n, seat)
        for slot, breach in part["breaches"].items():
            self._breach(seat, slot - 1, breach)
        token = part["token"]
        if token == "wild":
            s.holder = seat
        elif token:
            s.ints[PAIRS.index(token)] = seat

    def _own_cards(self, entries: list[Part | str], seat: int) -> tuple[int, ...]:
        """Cards that are this seat's unless they say whose else."""
        found = []
        for entry in entries:
            card = self.dealer.card(entry_card(entry))
            of = entry.get("of") if isinstance(entry, dict) else None
            self.whose[card] = seat_number(of) - 1 if of else seat
            found.append(card)
        return tuple(found)

    def _ally(self, part: Part) -> None:
        self.state.gravehold = part["life"]
        for word, tally in brought.ally_tokens(self.codex).items():
            tally.put(self.state, part[word])
        for word, place in brought.ally_zones(self.codex).items():
            self._lay(place, part[word])

    def _treasures(self, part: Part, seat: int) -> None:
        """On the mat; those that work once in a game lie apart when spent."""
        codex, places = self.codex, self.codex.tables.place
        spent = part[SPENT.name]
        apart = [id_ for id_ in spent if brought.works_first(codex, id_)]
        lying = [id_ for id_ in part[TREASURES.name] if id_ not in apart]
        self._lay(places[TREASURES.name], lying, seat)
        self._lay(places[SPENT.name], apart, seat)
        for card, id_ in zip(places[TREASURES.name].at(self.state, seat), lying, strict=True):
            if id_ in spent:
                self.state.used = (*self.state.used, card)

    def _shared_treasure(self, part: Part) -> None:
        codex, places = self.codex, self.codex.tables.place
        group = [part["group"]] if part.get("group") else []
        if part.get("pile"):
            pile = codex.pile_of[codex.number[part["pile"]]]
            self._lay(places[BESIDE.name], group, pile)
        else:
            self._lay(places[SHARED.name], group)

    def _pile(self, pile: int, kind: str, part: Part) -> None:
        s, codex = self.state, self.codex
        s.piles[pile] = self.dealer.cards((kind,) * part["count"])
        for name, n in part.get("tokens", {}).items():
            codex.tables.tally["pile", name].put(s, n, pile)

    def _by_piles(self, full: Part) -> None:
        """Cards that lie by supply piles."""
        codex, ids = self.codex, brought.labels(self.codex)
        for place in brought.zones_of("pile", codex).values():
            for pile, words in full[place.name].items():
                number = codex.pile_of[codex.number[pile]]
                self._lay(place, [ids.get(word, word) for word in words], number)

    def _breach(self, seat: int, slot: int, part: Part | str) -> None:
        s, at = self.state, 4 * seat + slot
        if isinstance(part, str):
            s.breach[at] = GONE
            return
        s.breach[at] = OPEN if part["open"] else part["turned"]
        s.tile[at] = kinds_of_breach(self.codex, slot)[part["kind"]]
        s.focused[seat] |= bool(part["focused"]) << slot
        for place in declared("breach", self.codex):
            self._lay(place, part[place.name], at)
        used: Counter[str] = Counter(part["used"])
        for name in part["prepped"]:
            id_ = name.removesuffix("+")
            card = self.dealer.card(id_)
            for i in (at, at + 1) if name.endswith("+") else (at,):
                s.prepped[i] = (*s.prepped[i], card)
            if used[id_] > 0:
                used[id_] -= 1
                s.used = (*s.used, card)

    def _nemesis(self, part: Part) -> None:
        s, codex, cards = self.state, self.codex, self.dealer.cards
        s.nemesis = part["life"]
        tokens = part.get("tokens", {})
        tallies = brought.mat_tokens(codex)
        if isinstance(tokens, int):
            tokens = {tallies[0].name: tokens}
        for tally in tallies:
            if tally.name in tokens:
                tally.put(s, tokens[tally.name])
        s.nemesis_deck = cards(part["deck"])
        s.nemesis_seen = (0,) * len(s.nemesis_deck)
        s.nemesis_discard = cards(part["discard"])
        for word, group in brought.bodies(codex).items():
            for name, id_ in group.items():
                if part[word].get(name, brought.GONE) != brought.GONE:
                    self._in_play({"card": id_, **part[word][name]})
        for word, place in brought.decks(codex).items():
            self._lay(place, part["decks"][word])
        said = brought.lasting(codex)
        for id_, tally in said.items():
            tally.put(s, int(id_ in part[LASTING]))
        for word, place in brought.open_zones(codex).items():
            self._lay(place, [id_ for id_ in part[word] if word != LASTING or id_ not in said])
        self._boards(part)
        for entry in part["in_play"]:
            self._in_play(entry)

    def _in_play(self, entry: Part | str) -> None:
        s, codex = self.state, self.codex
        kind = codex.number[entry_card(entry)]
        field = "power" if codex.type[kind] == POWER else "life"
        marks = {} if isinstance(entry, str) else entry
        card = self._card(entry_word(entry, codex))
        s.in_play = (*s.in_play, card)
        if marks.get("flipped"):
            self.faces[card] |= 1
        s.marks = (*s.marks, marks.get(field, codex.life[kind]))
        for name in brought.seat_tokens(codex) & {*marks}:
            marks = {**marks, name: seat_number(marks[name])}
        s.rows = tuple(
            (*s.rows[tally.start], int(marks.get(word, token.start if token else 0)))
            for word, tally in brought.card_tokens(codex).items()
            for token in (tally.tokens[kind],)
        )
        boards = brought.card_boards(codex)
        for board, told in brought.space_fields(codex).items():
            if told in marks:
                place, names = boards[board]
                if not place.at(s, i := names.index(marks[told])):  # a card given there stays
                    place.put(s, (card,), i)

    def _boards(self, part: Part) -> None:
        s, codex = self.state, self.codex
        for word, (place, names) in brought.card_boards(codex).items():
            for i, name in enumerate(names):
                place.put(s, (self._card(part[word][name]),) if name in part[word] else (), i)
        for word, (tally, names) in brought.token_boards(codex).items():
            for i, name in enumerate(names):
                tally.put(s, part[word].get(name, 0), i)
        for word, (tally, names) in brought.bridge_boards(codex).items():
            for i, name in enumerate(names):
                tally.put(s, int(name in part[word]), i)

    def _lay(self, place: Place, words: list[str], i: int = 0) -> None:
        """A zone that a definition brings; of a face-down one nobody has seen a card."""
        place.put(self.state, tuple(self._card(word) for word in words), i)
        place.note(self.state, (0,) * len(words), i)

    def _card(self, word: str) -> int:
        """A card, perhaps with the face on its back before its name."""
        face, _, id_ = word.rpartition(" ")
        card = self.dealer.card(id_)
        backs = getattr(self.codex.definitions[self.codex.number[id_]], "faces", ())
        if not face and "" in backs:  # as in play, what is not said to be something else is real
            face = PLAIN_FACE
        if face:
            number = self.codex.faces.index("" if face == PLAIN_FACE else face)
            self.faces[card] = 2 * (1 + number)
        return card

    def _box(self) -> None:
        """The basic cards that are nowhere else."""
        met = {self.codex.ids[kind] for kind in self.dealer.kinds}
        left = [card.id for card in self.codex.setup.basics if card.id not in met]
        self.state.box = self.dealer.cards(left)

    def _turn(self, turn: Part) -> None:
        s, codex = self.state, self.codex
        run = Run(s, codex)
        s.turn = turn.get("number", 0)
        if "nemesis" in turn:
            s.phase = f"nemesis-{turn['nemesis']}"
            first = {"main": NEMESIS_MAIN, "draw": NEMESIS_DRAW, "end": NEMESIS_TURN_END}
            start = NEMESIS_TURN.index(first[turn["nemesis"]])
            counted = codex.turn_names[deeds.counted_as(run, NEMESIS)]
            for word, tally in brought.began(codex).items():
                tally.put(s, int(word != WILD_TURN and turn.get(word, word == counted)))
            run.push(NEMESIS_TURN[start:], NOTHING)
            if start == 0:
                deeds.happened(run, "nemesis-turn-start")
        elif "seat" not in turn:
            run.push(NEXT_TURN, NOTHING)
        else:
            self._player_turn(run, turn)

    def _by_whom(self, told: str) -> tuple[int, int]:
        """The seat and kind of `jade`, or of `p2 jade` for another than the active player."""
        *seat, id_ = told.split(" ")
        return (int(seat[0][1]) - 1 if seat else self.state.active), self.codex.number[id_]

    def _player_turn(self, run: Run, turn: Part) -> None:
        s, number = self.state, self.codex.number
        s.active = int(turn["seat"][1]) - 1
        s.phase = turn["phase"]
        s.aether = turn.get("aether", 0)
        s.pools = tuple(
            Pool(
                part["amount"],
                aether.mask_of(tuple(part.get("only", ())), tuple(part.get("never", ()))),
            )
            for part in turn.get("restricted", [])
        )
        played = [self.codex.ids[s.kind[card]] for card in s.played[s.active]]
        s.plays = tuple(number[id_] for id_ in turn.get("plays", played))
        s.gained = tuple(self._by_whom(told) for told in turn.get("gained", []))
        s.casts = tuple(self._by_whom(told) for told in turn.get("casts", []))
        if (wild := brought.began(self.codex).get(WILD_TURN)) is not None:
            wild.put(s, int(turn.get(WILD_TURN, False)))
        first = {"casting": CASTING_PHASE, "main": MAIN_PHASE, "draw": DRAW_PHASE}[s.phase]
        run.push(PLAYER_TURN[PLAYER_TURN.index(first) :], NOTHING)
        if s.phase == "casting":
            deeds.happened(run, "casting-start", s.active)
            deeds.happened(run, "turn-start", s.active)
