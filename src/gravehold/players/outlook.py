"""How good a position is for the players, in points (one point: one damage to the nemesis)."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp
from typing import Any

from gravehold.kernel.codex import MINION, SPELL, Codex
from gravehold.kernel.nodes import LoseGame
from gravehold.kernel.places import Tally
from gravehold.kernel.state import GONE, OPEN
from gravehold.table.glance import Glance

from .appraisal import Appraiser
from .perils import Perils
from .weights import WEIGHTS, Weights

WON = 10_000.0
HAND = 5
MOST = 60  # life beyond this is worth no more
DOOM = 40.0  # a power that loses the game


class Outlook:
    """Judges positions of one codex."""

    def __init__(self, codex: Codex, weights: Weights = WEIGHTS) -> None:
        self.codex = codex
        self.weights = weights
        self.worth = Appraiser(codex, weights.shield)
        self.aether = tuple(worth.aether for worth in self.worth.cards)
        self.points = tuple(worth.points for worth in self.worth.cards)
        self.spell = tuple(type_ == SPELL for type_ in codex.type)
        self.serves = tuple(map(self._serves, codex.definitions))
        self.breeds = tuple(getattr(d, "boundless", False) for d in codex.definitions)
        self.dooms = tuple(
            isinstance(getattr(d, "effect", None), LoseGame) for d in codex.definitions
        )
        self.life = [weights.for_life(life) for life in range(MOST + 1)]
        self.city = [weights.for_city(life) for life in range(MOST + 1)]
        self.left = weights.longest
        self.perils = Perils(codex, self.worth, weights)
        self.promised = tuple(self._promised("nemesis"))
        self.of_ally = tuple(self._promised("game"))

    def _serves(self, definition: Any) -> bool:
        """Whether its life stands for that of a nemesis, or it does nothing by itself."""
        acts = self.codex.vulnerable and bool(getattr(definition, "persistent", ()))
        return bool(getattr(definition, "deck", "")) and not acts

    def _promised(self, on: str) -> Iterator[tuple[Tally, float]]:
        """Tokens of which enough give us something, with what each is worth."""
        for tally in self.codex.tables.tally.values():
            each = self.worth.promised.get(tally.name)
            if each and tally.on == on:
                yield tally, each

    def look_from(self, at: Glance) -> None:
        """Fix how long the game may last, so that all that is tried from here compares."""
        w = self.weights
        deck = w.per_card * at.nemesis_deck + 0.5
        fight = 0.6 + self.foes_life(at) / (w.damage + w.damage_each * self.codex.players)
        self.left = max(1.0, min(w.longest, deck, fight))

    def foes_life(self, at: Glance) -> float:
        """The damage that wins: the nemesis's life, or its servants' when it has none to lose."""
        if self.perils.bodies:
            return self.perils.life(at)
        if self.codex.vulnerable:
            return float(at.nemesis)
        side = sum(self.codex.life[kind] for kind in at.beside())
        kinds = at.kinds
        return float(side + sum(marks for card, marks in at.in_play() if self.serves[kinds[card]]))

    def __call__(self, at: Glance) -> float:
        """The whole judgement; aether at hand is not in it."""
        won = at.won
        if won is not None:
            return WON if won else -WON
        score = self.city[min(MOST, at.gravehold)] + self.tokens(at)
        score -= self.foes_life(at) + self.threats(at)
        if self.perils.some:
            score -= self.perils(at, self.left)
        lives = at.lives()
        for seat, life in enumerate(lives):
            score += self.life[min(MOST, life)] + self.charges(at, seat)
            prepped, free, places, bonus = self.breaches(at, seat)
            score += self.deck(at, seat, places, bonus) + prepped + self.hand(at, seat, free)
        fallen = lives.count(0)
        return score - self.weights.fallen * fallen * fallen

    def tokens(self, at: Glance) -> float:
        """Tokens that must not run out are the dearer the fewer there are."""
        w, score = self.weights, 0.0
        for tally, each in self.of_ally:
            there, most = at.count(tally), tally.bounds[0][1] or 1
            soon = self.left * self.codex.players * w.charging / max(1, most - there)
            score += w.ally * each * there * min(1.0, soon)
        if self.promised:
            return score + w.promise * sum(each * at.count(tally) for tally, each in self.promised)
        counts = at.tokens
        if not counts:
            return score
        each, count = self.worth.token, counts[0]
        last = w.last_tokens * (1 - exp(-count / 2)) if each > 0 else 0.0
        return score + w.tokens * each * count + last

    def threats(self, at: Glance) -> float:
        """What the cards in play will cost: letting them be, or killing them."""
        w, total = self.weights, 0.0
        for card, marks in at.in_play():
            kind = at.kinds[card]
            threat = self.worth.threat[kind]
            if self.breeds[kind]:
                total += w.breeding * marks
            elif self.serves[kind]:
                total += w.servant * threat  # its life counts as the nemesis's
            elif self.codex.type[kind] == MINION:
                total += min(threat * self.left * w.let_be, w.minion * marks + threat)
            elif self.dooms[kind]:
                total += DOOM if marks < self.left else 0.0
            else:
                total += threat * (1.0, 1.0, w.power_2, w.power_3)[min(marks, 3)]
        return total

    def charges(self, at: Glance, seat: int) -> float:
        slots = self.codex.slots[seat]
        if not slots:
            return 0.0
        w, full = self.weights, at.charges(seat) / slots
        return self.worth.ability[seat] * (w.ability * full + w.charged * (full == 1.0))

    def breaches(self, at: Glance, seat: int) -> tuple[float, int, float, float]:
        """Spells that soon strike, places free for more; all places, and their bonuses.

        Of the last two, breaches on their way are counted in part.
        """
        w, points, kinds, bonuses = self.weights, self.points, at.kinds, self.codex.bonus
        prepped = places = bonus = 0.0
        before: tuple[int, ...] = ()
        free, focused = 0, at.focused(seat)
        for turned, tile, there in at.breaches(seat):
            if turned != GONE:
                share = w.turned[turned]
                places += share
                bonus += share * bonuses[tile]
            if there:
                if turned == OPEN:
                    prepped += w.prepped * bonuses[tile] * len(there)
                for card in there:
                    if card not in before:
                        prepped += w.prepped * points[kinds[card]]
            elif turned == OPEN or focused & 1:
                free += 1
            focused >>= 1
            before = there
        return prepped, free, places, bonus

    def hand(self, at: Glance, seat: int, free: int) -> float:
        """A hand is worth having, but not in one's main phase; there spells may find a place."""
        w, points, kinds, score = self.weights, self.points, at.kinds, 0.0
        acting = seat == at.active
        resting = not acting or at.phase != "main"
        for card in at.hand(seat):
            k = kinds[card]
            if resting:
                score += w.in_hand * self.aether[k] + w.spell_in_hand * points[k]
            if acting and free and self.spell[k]:
                free -= 1
                score += w.can_prep * points[k]
        return score

    def still_to_come(self, at: Glance) -> float:
        """What an ability may bring and no card does: more to play in this turn, further turns."""
        w, kinds = self.weights, at.kinds
        hand = sum(self.aether[kinds[card]] for card in at.hand(at.active))
        return w.unplayed * hand + w.turn * at.turns_ahead

    def deck(self, at: Glance, seat: int, places: float, bonus: float) -> float:
        """What an average turn will give, for as many turns as there may be."""
        w, kinds = self.weights, at.kinds
        aether, points, spell = self.aether, self.points, self.spell
        gold = other = 0.0
        blows: list[float] = []
        count = 0
        for zone in at.owned(seat):
            count += len(zone)
            for card in zone:
                k = kinds[card]
                gold += aether[k]
                if spell[k]:
                    blows.append(points[k])
                else:
                    other += points[k]
        cycle = max(1.0, count / HAND)  # turns in which the whole deck is seen once
        income = gold / cycle
        income = min(income, w.rich) + w.richer * max(0.0, income - w.rich)
        per_turn = income * (w.aether + w.aether_left * self.left) + w.other * other / cycle
        per_turn += self.strikes(blows, places, bonus, cycle)
        return max(0.0, self.left - w.soon) * per_turn + w.place * places

    def strikes(self, blows: list[float], places: float, bonus: float, cycle: float) -> float:
        """Points a turn from spells: the best of them, as many as there is room for."""
        w = self.weights
        room = places * cycle
        blows.sort(reverse=True)
        whole = int(room)
        damage = sum(blows[:whole])
        if len(blows) > whole:
            damage += (room - whole) * blows[whole]
        casts = min(room, len(blows)) / cycle
        stuck = max(0.0, len(blows) - room)
        extra = w.bonus * bonus * min(1.0, casts / max(1.0, places))
        return (damage - w.stuck * stuck) / cycle + extra
