# Campaigns in the terminal: the road, the party, what lies beside the mats.
chapters-leg = { $chapter }: { $nemesis }
chapters-ahead = { $n ->
    [one] { $n } more chapter, still unknown
   *[other] { $n } more chapters, still unknown
}
chapters-chart = Score chart
chapters-game = { $n }. { $line }
chapters-game-dated = { $n }. { $line } ({ $date })
chapters-supply = Supply
chapters-offers = Offered
chapters-added = New after this chapter
chapters-banished = Banished
chapters-pile = { $name } ({ $type }, { $cost } aether): { $text }
chapters-now = Piles: { $names }
chapters-new = New: { $names }
chapters-pool = Pool of nemesis cards
chapters-no-pool = none so far
chapters-tier = Tier { $tier }: { $cards }
chapters-letters = Lettered rules
chapters-no-letters = None so far.
chapters-no-letter = No rule you have says anything of '{ $words }'.
chapters-no-story = Nothing has been told so far.
chapters-will-be = { $name } would begin with:

# What can be typed.
help-party = the mages as the next battle begins with them
    .typed = party
help-supply = the piles, what is offered, what is banished
    .typed = supply
help-pool = the basic nemesis cards that stay with you
    .typed = pool
help-chart = the score chart and the points
    .typed = chart
help-rules = the lettered rules you have; rules WORD looks for a word
    .typed = rules
help-key-campaign = or by its key; the first letters of each word are enough: b fire
    .typed = banish fire-chakram
help-name-campaign = a name where one is asked for; just the name will do
    .typed = name p1 Claire
