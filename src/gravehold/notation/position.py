"""A written position becomes a state."""

from __future__ import annotations

from collections import Counter
from typing import Any

from gravehold.kernel import aether, deeds, rng
from gravehold.kernel.codex import POWER, Codex
from gravehold.kernel.deal import Dealer, blank, deal
from gravehold.kernel.decision import TURN_CARDS
from gravehold.kernel.errors import GraveholdError
from gravehold.kernel.nodes.steps import (
    CASTING_PHASE,
    DRAW_PHASE,
    MAIN_PHASE,
    NEMESIS_DRAW,
    NEMESIS_TURN,
    NEXT_TURN,
    PLAYER_TURN,
)
from gravehold.kernel.registry import RESOLVE
from gravehold.kernel.run import Run
from gravehold.kernel.state import GONE, OPEN, Ctx, Pool, State

from .completion import completed, entry_card
from .picture import PAIRS, deck_names, kinds_of_breach, picture

Part = dict[str, Any]

TURN_CARD_NUMBER = {name: number for number, name in TURN_CARDS.items()}
NOTHING = Ctx()


def set_up(codex: Codex, seed: int) -> State:
    """The dealt game after the steps on the nemesis mat, before its first turn."""
    s = deal(codex, seed)
    run = Run(s, codex)
    while len(s.stack) > 1:
        if s.question is not None:
            raise GraveholdError("file-setup-asks", nemesis=codex.nemesis.id)
        node, ctx, picks = s.stack.pop()
        RESOLVE[type(node)](run, node, ctx, picks)
    return s


def state_of(position: Part, codex: Codex, seed: int) -> State:
    """The state a checked position describes, about to run to its first decision."""
    base = set_up(codex, seed)
    full = completed(position, picture(base, codex), codex)
    chance = seed & rng.MASK if _leaves_nothing_to_chance(position, codex) else base.rng
    return _Layout(codex, full, chance).state


def _leaves_nothing_to_chance(position: Part, codex: Codex) -> bool:
    nemesis = position.get("nemesis", {})
    given = "deck" in nemesis and "deck" in position.get("turn_order", {})
    return given and (not codex.decks or ("decks" in nemesis and "in_play" in nemesis))


class _Layout:
    """Fills a blank state from a complete position."""

    def __init__(self, codex: Codex, full: Part, chance: int) -> None:
        self.codex = codex
        self.dealer = Dealer(codex)
        self.state = blank(codex, chance)
        s = self.state
        for seat, part in enumerate(full["players"].values()):
            self._player(seat, part)
        for kind, count in full["supply"].items():
            pile = codex.pile_of[codex.number[kind]]
            s.piles[pile] = self.dealer.cards((kind,) * count)
        s.gravehold = full["gravehold"]["life"]
        self._nemesis(full["nemesis"])
        s.destroyed = self.dealer.cards(full["destroyed"])
        self._box()
        s.kind = tuple(self.dealer.kinds)
        order = full["turn_order"]
        s.turn_deck = tuple(TURN_CARD_NUMBER[name] for name in order["deck"])
        s.turn_seen = (0,) * len(s.turn_deck)
        s.turn_discard = tuple(TURN_CARD_NUMBER[name] for name in order["discard"])
        self._turn(full["turn"])

    def _player(self, seat: int, part: Part) -> None:
        s, cards = self.state, self.dealer.cards
        s.life[seat] = part["life"]
        s.charges[seat] = part["charges"]
        s.hand[seat] = cards(part["hand"])
        s.deck[seat] = cards(part["deck"])
        s.discard[seat] = cards(part["discard"])
        s.played[seat] = cards(part["played"])
        names = self.codex.player_tokens
        for name, n in part["tokens"].items():
            s.tokens[seat * len(names) + names.index(name)] = n
        for slot, breach in part["breaches"].items():
            self._breach(seat, slot - 1, breach)
        token = part["token"]
        if token == "wild":
            s.holder = seat
        elif token:
            s.pair_holder[PAIRS.index(token)] = seat

    def _breach(self, seat: int, slot: int, part: Part | str) -> None:
        s, at = self.state, 4 * seat + slot
        if isinstance(part, str):
            s.breach[at] = GONE
            return
        s.breach[at] = OPEN if part["open"] else part["turned"]
        s.tile[at] = kinds_of_breach(self.codex, slot)[part["kind"]]
        s.focused[seat] |= bool(part["focused"]) << slot
        used: Counter[str] = Counter(part["used"])
        for name in part["prepped"]:
            id_ = name.removesuffix("+")
            card = self.dealer.card(id_)
            for place in (at, at + 1) if name.endswith("+") else (at,):
                s.prepped[place] = (*s.prepped[place], card)
            if used[id_] > 0:
                used[id_] -= 1
                s.used = (*s.used, card)

    def _nemesis(self, part: Part) -> None:
        s, codex, cards = self.state, self.codex, self.dealer.cards
        s.nemesis = part["life"]
        tokens = part.get("tokens", {})
        if isinstance(tokens, int):
            tokens = {codex.tokens[0].name: tokens}
        for i, token in enumerate(codex.tokens):
            s.counters[i] = tokens.get(token.name, token.start)
        s.nemesis_deck = cards(part["deck"])
        s.nemesis_seen = (0,) * len(s.nemesis_deck)
        s.nemesis_discard = cards(part["discard"])
        for entry in part["in_play"]:
            kind = codex.number[entry_card(entry)]
            field = "power" if codex.type[kind] == POWER else "life"
            marks = {} if isinstance(entry, str) else entry
            s.in_play = (*s.in_play, self.dealer.card(codex.ids[kind]))
            s.marks = (*s.marks, marks.get(field, codex.life[kind]))
        for i, name in enumerate(deck_names(codex)):
            s.side[i] = cards(part["decks"][name])
            s.side_seen[i] = () if i % 2 else (0,) * len(s.side[i])

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
            start = 0 if turn["nemesis"] == "main" else NEMESIS_TURN.index(NEMESIS_DRAW)
            run.push(NEMESIS_TURN[start:], NOTHING)
            if start == 0:
                deeds.happened(run, "nemesis-turn-start")
        elif "seat" not in turn:
            run.push(NEXT_TURN, NOTHING)
        else:
            self._player_turn(run, turn)

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
        s.gained = tuple(number[id_] for id_ in turn.get("gained", []))
        s.casts = tuple(number[id_] for id_ in turn.get("casts", []))
        first = {"casting": CASTING_PHASE, "main": MAIN_PHASE, "draw": DRAW_PHASE}[s.phase]
        run.push(PLAYER_TURN[PLAYER_TURN.index(first) :], NOTHING)
        if s.phase == "casting":
            deeds.happened(run, "casting-start", s.active)
            deeds.happened(run, "turn-start", s.active)
