# Answers to choose from: a short label, a note beside it, a longer description.
option-done = that is all
option-done-main = end the main phase
option-done-casting = go on to the main phase
option-done-order = the rest as it lies
option-done-tutorial = keep the rest
option-none = none
option-yes = yes
option-no = no
option-pass = no, not now
option-charge = gain a charge
option-charge-ally = a charge for { NAME($card_id, case: "nom") }
option-play = play { $card }
option-gain = gain { $card }
option-focus = focus breach { $breach }
option-open = open breach { $breach }
option-prep = prep { $card } to { $count ->
    [one] breach { $breach }
   *[other] breaches { $breach }
}
option-use = use { $card }
option-ability = use { $card }
option-thwart = discard { $card }
option-act = { $act }
option-act-on = { $act }: { $card }
option-gravehold = Gravehold
option-cast = cast { $card }
option-damage = { $damage } to { $card }
option-branch = effect { $n }
option-resolve = what the rules say
option-breach = breach { $breach } of { $who }
option-hand = { $card } in hand
option-discard = { $card } in the discard pile
option-deck = { $card } in the deck
option-played = { $card }, played
option-revealed = { $card }, revealed
option-destroyed = { $card }, destroyed
option-of = { $option }, { $who }
note-life = life { $n }
note-gravehold = life { $n }
note-player = life { $life }, charges { $charges }
note-player-exhausted = exhausted, charges { $charges }
note-space = space { $space }, cost { $n }
note-cost = cost { $n }
note-prepped = { $who } { $breach }
about-charge = Fills a slot of your ability: { $n } of { $full } then.
about-charge-ready = Fills the last slot: your ability is ready.
about-focus = Turns it a quarter; it can take a spell this turn, and opening it gets cheaper.
about-open = Open for good: it takes a spell every turn, and its spells need not be cast.
option-track = { $n }: { $do }
option-space = { $board }: { $space }
option-lose = { $n ->
    [0] lose none
   *[other] lose { $n }
}
