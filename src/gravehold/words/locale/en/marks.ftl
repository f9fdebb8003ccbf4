# Number tokens, the most expensive of some cards, the player before whom a card lies.
# The case of the player before whom a card is laid.
laid-case = nom
# The case of whose token it is.
mark-case = nom
do-put-mark = the number token of { $who } goes on this card
who-marked =
    .nom = the player whose number token lies on this card
    .gen = of the player whose number token lies on this card
    .by = by the player whose number token lies on this card
condition-is-one-of = { $owner } is { $of } (a tie counts)
condition-not-is-one-of = { $owner } is not { $of } (a tie counts)
condition-it-is-dearest = nothing in the supply cost more
value-dearest =
    .number = the highest cost among { $cards }
most-dearest-hand = the most expensive card in hand
most-dearest-hand-gem = the most expensive gem in hand
most-dearest-hand-spell = the most expensive spell in hand
most-dearest-prepped = the most expensive prepped spell
minions-dealt = from the nemesis deck
zone-flaw = flawed sticker
noun-token-flaw = { $n ->
    [one] { $case ->
        [a] a flawed sticker
       *[other] flawed sticker
    }
   *[other] flawed stickers
}
card-named-either = named { $name } or { $also }
# A kind of token by the name of it, and what a pack calls the tokens of its nemesis.
noun-called-token = { TOKEN($token_id) } { NOUN("token", $n) }
noun-own-token = { $n ->
    [one] { $name }
   *[other] { $plural ->
        [none] { $name }s
       *[other] { $plural }
    }
}
