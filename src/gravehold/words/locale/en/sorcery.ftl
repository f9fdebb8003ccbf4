# Spells of the nemesis, and what its mat has a name for.
do-cast-top = cast the top card of { $zone } (it goes to the bottom of { $zone } first)
do-cast-board = cast the spells on { $board } one after another, from left to right; each goes to the bottom of { $under } first
do-destroy-on-board = destroy { $all ->
    [yes] each spell
   *[no] { $count ->
        [0] as many spells as { $n }
        [one] one spell
       *[other] { $count } spells
    }
} on { $board }{ $costed ->
    [yes] {" "}{ $cost }
   *[no] {""}
}
do-perform = { $part }{ $n ->
    [0] {" "}as many times as { $value }
    [one] {""}
    [2] {" "}twice
   *[other] {" "}{ $n } times
}
do-reveal-top = reveal the top card of { $zone }
do-players-suffer = the players collectively suffer { $amount }, divided as they choose
if-no-space = if there is none, { $do }
board-places = { $board_id ->
    [breaches] { $board } has { $n } opened breaches, I to IV from left to right; one spell can be prepped to each
   *[other] { $board } is a row of { $n } spaces, each for one card
}
keyword-cast-from = { $board_id ->
    [breaches] Each time a spell has been cast from breach { $roman }
   *[other] Each time a spell has been cast from space { $name }
}:
event-nemesis-cast = { $nemesis } casts { $card }.
event-perform = { $nemesis }: { $part }.
ask-spell = one of the spells of the nemesis
kind-nemesis-spell = spell of the nemesis
setup-by-cost = Sort the { $n } spells by cost, shuffle those of each cost apart and stack them face down as { $zone }, the cheapest on top.
