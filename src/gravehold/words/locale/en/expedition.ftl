# Expeditions in the terminal: setting out, looking at the road and the barracks.
expedition-ask-kind = Which expedition?
expedition-ask-packs = From which boxes is everything drawn? Numbers or names, separated by blanks
expedition-ask-options = Options? Numbers or names, separated by blanks
expedition-ask-reroll = Enter to set out with these, a number to draw that one again
expedition-drawn = Drawn for this expedition

# The road and the barracks.
expedition-nothing = none
expedition-mages-count = { $n ->
    [one] { $n } mage
   *[other] { $n } mages
}
expedition-packs = Boxes: { $packs }
expedition-rerolled = Drawn again: { $names }
expedition-road = The road
expedition-leg = Battle { $n }: { $nemesis }
expedition-leg-ahead = Battle { $n }: still unknown
expedition-try-won = Try { $n }: won { $why }
expedition-try-lost = Try { $n }: lost { $why }
expedition-ally-fallen = { NAME($ally) } has fallen
expedition-life-left = { $who ->
    [gravehold] Gravehold
   *[ally] { NAME($who) }
}: { $life } life left
expedition-exhausted = exhausted: { $names }
expedition-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
expedition-now = Try { $n }: being prepared
expedition-now-fighting = Try { $n }: the battle is on
expedition-score = Score: { $score } of { $most }
expedition-barracks = Barracks
expedition-mages = Mages: { $names }
expedition-gems = Gems: { $names }
expedition-relics = Relics: { $names }
expedition-spells = Spells: { $names }
expedition-treasures = Treasures of level { $level }: { $names }
expedition-abilities = Abilities of { NAME($ally) }: { $names }
expedition-banished = Banished: { $names }
expedition-wounds = Life lost for good: { $life }
expedition-chosen = Chosen for this try
expedition-seat = { $seat }: { $mage }
expedition-market = Market: { $names }
expedition-treasure = Treasure of { $seat }: { $name }
expedition-treasure-group = Treasure of all: { $name }

# What can be typed.
help-road = the road: battles, tries, results
    .typed = road
help-barracks = what you own, what is banished, what is chosen for this try
    .typed = barracks
help-story = the story so far, once more
    .typed = story
help-key-journey = or by its key; the first letters of each word are enough: b mol
    .typed = banish molten-peridot
help-undo-journey = take back your last choice, as far as the end of the last battle
    .typed = undo
help-save-journey = where all of it is saved (after every answer); save PATH writes a copy, save x.chronicle the last battle
    .typed = save
