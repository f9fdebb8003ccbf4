# Players: subject, owner, receiver.
who-any-player =
    .nom = any player
    .gen = any player's
    .by = by any player
who-any-ally =
    .nom = any ally
    .gen = any ally's
    .by = by any ally
who-their-ally =
    .nom = any ally { FIRST($owner) ->
        [of] { $owner }
       *[other] of that player
    }
    .gen = of any ally { FIRST($owner) ->
        [of] { $owner }
       *[other] of that player
    }
    .by = by any ally { FIRST($owner) ->
        [of] { $owner }
       *[other] of that player
    }
who-that-player =
    .nom = that player
    .gen = that player's
    .by = by that player
who-chooser =
    .nom = the choosing player
    .gen = the choosing player's
    .by = by the choosing player
who-each-one =
    .nom = each player
    .gen = each player's
    .by = by each player
who-every-ally =
    .nom = each ally
    .gen = each ally's
    .by = by each ally
who-their-every-ally =
    .nom = each ally of that player
    .gen = of each ally of that player
    .by = by each ally of that player
# Of whom a condition is.
who-some-player =
    .nom = at least one player
    .gen = of at least one player
    .by = by at least one player
who-some-ally =
    .nom = at least one of your allies
    .gen = of at least one of your allies
    .by = by at least one of your allies
who-their-some-ally =
    .nom = at least one ally of that player
    .gen = of at least one ally of that player
    .by = by at least one ally of that player
who-everyone =
    .nom = the players
    .gen = the players'
    .by = by the players
who-owner =
    .nom = the player who had it prepped
    .gen = its owner's
    .by = by its owner
who-active-player =
    .nom = the player whose turn it is
    .gen = of the player whose turn it is
    .by = by the player whose turn it is
who-lowest-life =
    .nom = the player with the lowest life
    .gen = of the player with the lowest life
    .by = by the player with the lowest life
who-most =
    .nom = the player with { $what }
    .gen = of the player with { $what }
    .by = by the player with { $what }
who-fewest =
    .nom = { who-most.nom }
    .gen = { who-most.gen }
    .by = { who-most.by }
who-you =
    .nom = you
    .gen = your
    .by = by you
# $one and $two stand in the case asked for.
who-one-of =
    .nom = { $one } or { $two }
    .gen = { $one } or { $two }
    .by = { $one } or { $two }
# The case of $that behind 'except'.
except-case = nom
who-another-player =
    .nom = any player except { $that }
    .gen = of any player except { $that }
    .by = by any player except { $that }
who-dealer =
    .nom = the player who dealt it
    .gen = of the player who dealt it
    .by = by the player who dealt it
who-the-mage =
    .nom = { $name }
    .gen = { $name }'s
    .by = by { $name }
who-turn-card-player =
    .nom = the player of that card
    .gen = that player's
    .by = by that player
most-prepped-spells = the most prepped spells
most-hand-cards = the most cards in hand
most-charges = the most charges
most-open-breaches = the most open breaches
most-closed-breaches = the most closed breaches
most-life = the most life
most-player-tokens = the most { $token } tokens
most-value = the highest result for { $value }
fewest-prepped-spells = the fewest prepped spells
fewest-hand-cards = the fewest cards in hand
fewest-charges = the fewest charges
fewest-open-breaches = the fewest open breaches
fewest-closed-breaches = the fewest closed breaches
fewest-life = the least life
fewest-player-tokens = the fewest { $token } tokens
fewest-value = the lowest result for { $value }

# Minions a card speaks of.
minion-highest-life =
    .nom = the { $subtype } with the highest life
    .gen = of the { $subtype } with the highest life
    .acc = the { $subtype } with the highest life
minion-lowest-life =
    .nom = the { $subtype } with the lowest life
    .gen = of the { $subtype } with the lowest life
    .acc = the { $subtype } with the lowest life
minion-farthest =
    .nom = the { $subtype } that is farthest along its track
    .gen = of the { $subtype } that is farthest along its track
    .acc = the { $subtype } that is farthest along its track
minion-some =
    .nom = { $n } different { NAME($subtype_id, case: "plural") }
    .gen = of { $n } different { NAME($subtype_id, case: "plural") }
    .acc = { $n } different { NAME($subtype_id, case: "plural") }
minion-all =
    .nom = each { $subtype } in play
    .gen = of each { $subtype } in play
    .acc = each { $subtype } in play
minion-any =
    .nom = any { $subtype } in play
    .gen = of any { $subtype } in play
    .acc = any { $subtype } in play
# The same on the card of a minion, where 'this minion' would be itself.
minion-beside =
    .nom = that minion
    .gen = of that minion
    .acc = that minion
minion-that =
    .nom = that { $subtype }
    .gen = of that { $subtype }
    .acc = that { $subtype }
