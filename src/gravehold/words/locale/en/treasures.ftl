# What allies and treasures do.
do-gain-life-beyond =
    .do = gain { $amount }, even above your starting life
    .does = gains { $amount }, even above their starting life
    .inf = gain { $amount }, even above the starting life
do-gravehold-gains-beyond = Gravehold gains { $amount }, even above its starting life
do-deal-divided-minions =
    .do = deal { $amount }, divided as you choose among any number of minions
    .does = deals { $amount }, divided freely among any number of minions
    .inf = deal { $amount }, divided as you choose among any number of minions
do-deal-nemesis =
    .do = deal { $amount } to the nemesis
    .does = deals { $amount } to the nemesis
    .inf = deal { $amount } to the nemesis
do-focus-one =
    .do = focus one of your closed breaches { $n } times
    .does = focuses one of their closed breaches { $n } times
    .inf = focus a closed breach { $n } times
do-gain-breach =
    .do = if you do not have breach { $slot }, place it on your mat, closed and not turned
    .does = places breach { $slot } on their mat, closed and not turned, if they do not have it
    .inf = place breach { $slot } on your mat, closed and not turned, if you do not have it
do-open-breach =
    .do = open { $breach }
    .does = opens { $breach }
    .inf = open { $breach }
do-prep-any =
    .do = prep any number of spells from your hand to your open or closed breaches
    .does = preps any number of spells from their hand to their open or closed breaches
    .inf = prep any number of spells from hand to open or closed breaches
do-have-cast = { $n ->
    [one] any player casts one of their prepped spells, which stays prepped
   *[other] { $n } times, any player casts one of their prepped spells, which stays prepped
}
do-take-back-it =
    .do = you may discard { $cards }; if you do, return that spell from the discard pile to your hand
    .does = may discard { $cards }; if they do, they return that spell from the discard pile to their hand
    .inf = discard { $cards } and return that spell from the discard pile to hand
do-discard-from-play = { $type ->
    [minion] a minion of tier 1, 2 or 3 in play is discarded
   *[power] a power of tier 1, 2 or 3 in play is discarded
}
do-shuffle-in-turn-card = { $n ->
    [0] a turn order card of any player is shuffled from the discard pile into the turn order deck
   *[other] a turn order card of any player is shuffled from the discard pile into the turn order deck; that player gains { $n } life
}
do-lie-by-pile = { $n ->
    [-1] place this beside a supply pile
   *[other] place this beside a supply pile{ $sort ->
        [gem] {" "}of gems
        [relic] {" "}of relics
        [spell] {" "}of spells
       *[other] {""}
    } that cost { $n } aether or less
}
