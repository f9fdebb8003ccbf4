# What happened, as a player would tell it.
the-players = The players
event-turn = --- Turn { $n }: { $who } ---
event-nemesis-turn = --- Turn { $n }: { $nemesis } ---
event-wild-turn = Turn order: { $turn }.
event-reshuffle = The turn order cards are shuffled.
event-play = { $who } plays { $card }.
event-play-aether = { $who } plays { $card }: { $amounts }
event-gain = { $who } gains { $card }.
event-pay = { $who } pays { $amount }.
event-charge = { $who } gains { $amount } (now { $extra }).
event-lose-charges = { $who } loses { $amount } (now { $extra }).
event-focus = { $who } focuses breach { $breach }.
event-open = { $who } opens breach { $breach }.
event-prep = { $who } preps { $card } to { $count ->
    [one] breach { $breach }
   *[other] breaches { $breach }
}.
event-cast = { $who } casts { $card }{ $bonus ->
    [0] {""}
   *[other] {" "}(+{ $bonus } damage)
}.
event-cast-of = { $who } casts { $card } of { $owner }{ $bonus ->
    [0] {""}
   *[other] {" "}(+{ $bonus } damage)
}.
event-use = { $who } uses { $card }.
event-ability = { $who } uses { $card }.
event-thwart = { $who } discards the power { $card }.
event-act = { $who } takes an action: { $act }.
event-act-on = { $who } takes an action: { $act }, { $card }.
event-aether = { $who } gains { $amounts }.
event-draw = { $who } draws { $cards }.
event-flip = { $who } turns the discard pile over into a new deck.
event-discard = { $who } discards { $cards }.
event-destroy = { $card } is destroyed.
event-take = { $who } takes { $card } into hand.
event-on-deck = { $who } puts { $card } on top of the deck.
event-give = { $card } goes on top of { $who }'s discard pile.
event-to-pile = { $card } goes back on its supply pile.
event-reveal = { $who } reveals { $cards }.
event-revealed = Revealed: { $cards }.
event-reveal-hand = { $who } reveals the hand: { $cards }.
event-shuffle = { $who } shuffles the discard pile into the deck.
event-shuffle-nemesis = Discarded cards are shuffled back into their deck.
event-hit-nemesis = { $nemesis } takes { $damage } (life { $extra }).
event-hit-minion = { $card } takes { $damage } (life { $extra }).
event-kill-minion = { $card } takes { $damage } (killed).
event-suffer = { $who } suffers { $damage } (life { $extra }).
event-exhausted = { $who } is exhausted.
event-gravehold-suffers = Gravehold suffers { $damage } (life { $extra }).
event-gravehold-gains = Gravehold gains { $gravehold_life } (life { $extra }).
event-ally-suffers = { $ally } suffers { $damage } (life { $extra }).
event-ally-gains = { $ally } gains { $life } (life { $extra }).
event-gain-life = { $who } gains { $life } (life { $extra }).
event-minion-gains = { $card } gains { $life } (life { $extra }).
event-nemesis-gains = { $nemesis } gains { $life } (life { $extra }).
event-breach-destroyed = { $who } loses breach { $breach }.
event-breach-gained = { $who } has breach { $breach } from now on.
event-breach-replaced = Another breach takes the place of { $who }'s breach { $breach }.
event-player-tokens = { $who } has { $tokens }.
event-card-space = { $card } is now on space { $extra }.
event-player-space = { $who }: { $token } on space { $extra }.
event-card-tokens = { $card }: { $tokens }.
event-ally-tokens = { $ally } has { $tokens }.
event-pile-tokens = On the pile of { $pile }: { $tokens }.
event-table-tokens = On the table: { $tokens }.
event-unleash = { $nemesis } unleashes.
event-tokens-gained = { $nemesis } gains { $tokens } (now { $extra }).
event-tokens-lost = { $nemesis } loses { $tokens } (now { $extra }).
event-tokens-kept = { $nemesis } keeps { $tokens }.
event-nemesis-draw = { $nemesis } draws { $card }: { $text }
event-enter-minion = { $card } enters play (life { $n }).
event-enter-shielded = { $card } enters play (life { $n }, { $shields }).
event-enter-power = { $card } enters play (power { $n }).
event-persistent = { $card } acts.
event-tick = { $card } counts down to { $n }.
event-power = { $card } happens.
event-chance = Chance decides: option { $n }.
event-told = In the end one card is left to be read out: { $card }.
event-leave = { $card } is discarded.
event-under-deck = { $card } goes under its deck.
event-turn-card = Turn order: { $turn } is on top of the deck.
event-turn-deck-ordered = Turn order: the deck is revealed and put back in a chosen order.
event-turn-card-under = Turn order: { $turn } goes under the deck.
event-turn-card-lost = Turn order: { $turn } is discarded, that turn is lost.
event-turn-cards-shuffled = Cards are shuffled into the turn order deck.
event-side-draw = { $card } is drawn. { $text }
event-side-discard = { $card } goes to the discard pile of its deck.
event-part = { $card }: { $part }.
event-won = The players have won.
event-lost = The players have lost.
event-turn-over = { $card } is turned over.
event-evolve = { $before } evolves: from now on it is { $card }.
event-sticker = { $card } takes { $stickers ->
    [1] its first
    [2] its second
    [3] its third
   *[other] another
} sticker; { $n ->
    [0] the next time it evolves.
    [one] one place is left.
   *[other] { $n } places are left.
}
event-flawed = { $who }: { $before } becomes { $card }.
event-become = It becomes { $card }.
zone-of-seat = { $who }: { $zone }
event-into-zone = { $card } is put away ({ $zone }).
event-onto-board = { $card } comes onto the board.
event-space-gains = Placed on space { $space }: { $tokens }.
event-space-moves = Moved to space { $space }: { $tokens }.
event-space-loses = Discarded from space { $space }: { $tokens }.
event-bridge-laid = Bridge placed: { $link }.
event-bridge-gone = Bridge discarded: { $link }.
event-attach = { $who } has { $card } attached to breach { $breach }.
event-marked = The number token of { $who } goes on { $card }.
event-laid-before = { $card } is laid before { $who }.
event-beside = { $card } stays beside the nemesis mat for the rest of the game.
