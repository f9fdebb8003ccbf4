# Boards that definitions declare: what comes to their spaces, moves on and leaves them; bridges.
do-put-on-board = { $board_id ->
    [breaches] draw a spell from { $zone } and prep it to the { $space_id ->
        [last-free] rightmost
       *[other] leftmost
    } breach of { $board } without a spell
   *[other] { do-put-on-board.plain }
}
    .plain = put { $zone ->
    [none] this card
   *[other] the top card of { $zone }
} on { $space_id ->
    [first-free] the first free space of { $board }
    [last-free] the last free space of { $board }
   *[first] the first space of { $board }
}
do-advance-cards = { $space ->
    [none] each card on { $board }
   *[other] the card on space { $space } of { $board }
} advances by { $n } { $count ->
    [one] space
   *[other] spaces
}
do-skip-space = for the rest of the game, space { $space } of { $board } is skipped
board-row = { $board } is a row of { $n } spaces; a card that enters space { $first } pushes the card there one space on, which pushes the next, up to the first gap
board-supply = cards there belong to the supply but to no supply pile: they may be bought, and gained by effects that do not speak of a supply pile
board-off = a card that reaches space { $last } leaves { $board } at once; a supply card goes under { $off }
keyword-board-end = Space { $last }:
action-on-board = choose { $board_id ->
    [breaches] a spell
   *[other] a supply card
} on { $board }
do-add-to-space = put { $count ->
    [0] as many { $board_id ->
        [soul] Souls
       *[other] tokens
    } as { $n }
   *[other] { $count } { $board_id ->
        [soul] { NOUN("token-soul", $count) }
       *[other] { NOUN("token", $count) }
    }
} on { $space ->
    [none] the start space for the number of players
   *[other] space { $space }
}{ $board_id ->
    [soul] {""}
   *[other] {" "}of { $board }
}{ $on ->
    [0] {""}
    [1] {" "}and move each of them on by 1 space
   *[other] {" "}and move each of them on by { $on } spaces
}
do-move-along = { $which ->
    [one] { $many ->
        [1] one
       *[other] { $many } different
    }
   *[all] every
} { $board_id ->
    [soul] { $many ->
        [1] Soul
       *[other] Souls
    }
   *[other] { $many ->
        [1] token on { $board }
       *[other] tokens on { $board }
    }
}{ $which ->
    [start] {" "}on the start space
    [fullest] {" "}on the space with the most of them
   *[other] { $space ->
        [none] {""}
       *[other] {" "}on space { $space }
    }
} { $many ->
    [1] moves
   *[other] move
} on by { $count ->
    [0] as many spaces as { $n }
    [one] 1 space
   *[other] { $count } spaces
}
do-take-from-board =
    .do = discard { $up_to ->
        [yes] up to {""}
       *[no] {""}
    }{ $count ->
        [0] as many { $board_id ->
            [soul] Souls
           *[other] tokens on { $board }
        } as { $n }
       *[other] { $count } { $board_id ->
            [soul] { NOUN("token-soul", $count) }
           *[other] { NOUN("token", $count) } from { $board }
        }
    }{ $spaces ->
        [0] {""}
        [1] {" "}on one space
       *[other] {" "}on up to { $spaces } adjacent spaces
    }
    .does = discards { $up_to ->
        [yes] up to {""}
       *[no] {""}
    }{ $count ->
        [0] as many { $board_id ->
            [soul] Souls
           *[other] tokens on { $board }
        } as { $n }
       *[other] { $count } { $board_id ->
            [soul] { NOUN("token-soul", $count) }
           *[other] { NOUN("token", $count) } from { $board }
        }
    }{ $spaces ->
        [0] {""}
        [1] {" "}on one space
       *[other] {" "}on up to { $spaces } adjacent spaces
    }
    .inf = discard { $up_to ->
        [yes] up to {""}
       *[no] {""}
    }{ $count ->
        [0] as many { $board_id ->
            [soul] Souls
           *[other] tokens on { $board }
        } as { $n }
       *[other] { $count } { $board_id ->
            [soul] { NOUN("token-soul", $count) }
           *[other] { NOUN("token", $count) } from { $board }
        }
    }{ $spaces ->
        [0] {""}
        [1] {" "}on one space
       *[other] {" "}on up to { $spaces } adjacent spaces
    }
do-place-bridge =
    .do = place { $count ->
        [one] a
       *[other] { $count }
    } { $board_id ->
        [bridge] { NOUN("token-bridge", $count) }
       *[other] { NOUN("token", $count) } on { $board }
    }
    .does = places { $count ->
        [one] a
       *[other] { $count }
    } { $board_id ->
        [bridge] { NOUN("token-bridge", $count) }
       *[other] { NOUN("token", $count) } on { $board }
    }
do-remove-bridge =
    .do = discard { $count ->
        [one] a
       *[other] { $count }
    } { $board_id ->
        [bridge] { NOUN("token-bridge", $count) }
       *[other] { NOUN("token", $count) } from { $board }
    }{ $space ->
        [none] {""}
       [first] {" "}adjacent to the first supply pile
       *[other] {" "}adjacent to supply pile { $space }
    }
    .does = discards { $count ->
        [one] a
       *[other] { $count }
    } { $board_id ->
        [bridge] { NOUN("token-bridge", $count) }
       *[other] { NOUN("token", $count) } from { $board }
    }{ $space ->
        [none] {""}
       [first] {" "}adjacent to the first supply pile
       *[other] {" "}adjacent to supply pile { $space }
    }
do-swap-bridge = { $board_id ->
    [bridge] place a bridge token
   *[other] place a token on { $board }
}, then discard a different one
board-piles = the supply piles lie in rows of { $columns }: gems, then relics, then spells, each by cost; there is room for one { $board_id ->
    [bridge] bridge token
   *[other] token of { $board }
} between two adjacent piles; piles are connected if tokens lead from one to the other
