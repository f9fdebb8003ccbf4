"""What the greedy bot finds important, in points: one point is one damage to the nemesis."""

from __future__ import annotations

from math import exp
from typing import NamedTuple


class Weights(NamedTuple):
    """Found by playing thousands of games at beginner level, all four nemeses in turn."""

    # How long the game lasts, in turns of each player
    longest: float = 10.5
    per_card: float = 0.6  # turns for each card of the nemesis deck
    damage: float = 2.2  # what all players deal together in a turn, and each more
    damage_each: float = 0.9

    # What may be lost
    city: float = 0.55  # each life of Gravehold
    city_near: float = 11.7  # the last ones
    life: float = 0.6
    life_near: float = 14.0
    standing: float = 4.0  # not being exhausted
    fallen: float = 4.9  # times the square of the number exhausted
    tokens: float = 1.5  # what tokens on the mat are worth, times their appraisal
    last_tokens: float = 12.0
    shield: float = 0.45  # how much of the first tokens protects the nemesis on average

    # What lies in front of the nemesis
    minion: float = 1.06  # each life of a minion that has to be killed
    let_be: float = 0.8  # or the harm it does in the turns that are left
    servant: float = 0.26
    breeding: float = 0.55  # each life of one that cannot be killed and may have any number
    crowd: float = 40.0  # as many minions as lose the game, by the cube of the share there is
    power_2: float = 0.7  # a power two turns away
    power_3: float = 0.7

    # What boards, tracks and mats have in store
    body: float = 3.0  # a part of the nemesis that still stands
    body_near: float = 5.0  # the life over which that fades
    near: float = 0.8  # how much of a harm counts for each step it is away on a track
    row_near: float = 0.75  # or for each space on a board of cards
    goal: float = 3.0  # a card in a zone that has to become empty
    last_cards: float = 8.0  # while there are many more than these, one hardly matters
    each_turn: float = 0.5  # what a mat does in each nemesis turn as things stand
    far: float = 8.0  # for so many of them at most
    laid: float = 0.7  # what is laid out for somebody to resolve later
    ally: float = 0.9  # charges of an ally, each as its share of what it will do
    charging: float = 0.5  # charges a turn; what will not be full in time is worth less
    promise: float = 0.3  # tokens that something can be done with once there are enough

    # What a mage has
    prepped: float = 0.6
    in_hand: float = 0.32  # each aether
    spell_in_hand: float = 0.2
    can_prep: float = 0.25
    ability: float = 0.6
    charged: float = 0.17

    # What a deck will do in each turn that is left
    soon: float = 1.5  # turns before a new card comes to hand
    aether: float = 0.15  # each aether a turn, and more the longer the game
    aether_left: float = 0.05
    rich: float = 6.0  # aether a turn beyond which more is worth less
    richer: float = 0.71
    other: float = 0.35
    stuck: float = 0.4  # a spell for which there is no breach
    bonus: float = 1.3
    place: float = 2.7  # an open breach
    turned: tuple[float, ...] = (0.0, 0.18, 0.35, 0.45, 1.0)  # how far one is on its way to it

    # While choosing
    spare: float = 0.4  # each aether not yet spent
    next_buy: float = 0.9  # the second thing bought counts a bit less
    held_on: float = 0.35  # of what full charges are worth, what is given up by using them
    unplayed: float = 0.38  # each aether that an ability brings to hand in one's own main phase
    turn: float = 2.0  # a player's card that it brings to the turn order deck
    held_back: float = 1.9  # a spell kept on its breach keeps the next one off it

    def for_life(self, life: int) -> float:
        """The last points of life are the dearest."""
        if not life:
            return 0.0
        return self.standing + self.life * life + self.life_near * (1 - exp(-life / 1.6))

    def for_city(self, life: int) -> float:
        return self.city * life + self.city_near * (1 - exp(-life / 7))


WEIGHTS = Weights()
