# Journeys: what is asked and told between battles, and how they are called.
journey-kind = { $kind ->
    [outcasts] Outcasts: the printed expedition
    [default] Custom expedition: four battles
    [short] Custom expedition: three battles
    [extended] Custom expedition: eight battles
    [fight-five] Custom expedition: five battles
   *[other] Expedition
  }
journey-option = { $option ->
    [big-pocket] Big pocket
    [increased] Increased difficulty
    [one-dial] One dial
    [banished-stays] Banished stays banished
   *[xaxos] Xaxos at your side
  }
    .help = { $option ->
        [big-pocket] Nothing is banished: before each battle nine piles are taken along.
        [increased] Every battle is fought by the increased difficulty of its nemesis mat.
        [one-dial] House rule: the life Gravehold loses in a won battle stays lost for the rest of the expedition.
        [banished-stays] A pile banished before a lost battle cannot be taken back for the next try.
       *[xaxos] Xaxos is protected in the place of Gravehold in every battle, and cards that name him may be drawn.
      }
journey-battle = Battle { $battle } of { $battles }
journey-battle-try = Battle { $battle } of { $battles }, try { $try }
journey-against = { $battle }: { $nemesis }
journey-standing = { $against } ({ $stage ->
    [reward] choosing what the defeat brings
    [mages] choosing mages
    [market] making the market
    [treasures] choosing treasures
    [fight] ready to fight
   *[battle] the battle is on
  })
journey-won = The expedition is won.
journey-won-score = The expedition is won with { $score } of { $most } points.
journey-result = { $against }: { $end ->
    [won] won
   *[lost] lost
  }
journey-seat-empty = Seat p{ $n }
journey-seat = { $name } ({ $seat })
journey-piles = { $n ->
    [one] { $n } pile
   *[other] { $n } piles
  }

# Questions
journey-ask-reward = The players choose what the defeat brings them; which one it is, chance decides.
journey-ask-mage = { $seat }: choose a mage ({ $against }).
journey-ask-market = The players make the market ({ $against }): { $piles } must still be banished.
journey-ask-market-recall = The players make the market ({ $against }): recall what was banished for this battle, or keep these nine piles.
journey-ask-market-take = The players make the market ({ $against }): { $piles } must still be chosen.
journey-ask-treasure = { $seat }: choose a treasure of level { $level } ({ $against }).
journey-ask-treasure-group = The players choose a treasure of level { $level } for all of them ({ $against }).
journey-ask-fight = { $against }. The players give the word to fight; it cannot be taken back.

# Answers
journey-do-mage = { $name }
    .note = { $title }
journey-last-gem = ; the last gem of cost { $cost }: keep one
journey-no-gem = None of the piles is a gem of cost { $cost }; a supply should hold one.
journey-do-banish = Banish { $name }
    .note = { $type }, { $cost } aether; leaves the expedition
journey-do-recall = Recall { $name }
    .note = { $type }, { $cost } aether; { $room ->
        [yes] comes back to the barracks
       *[no] another pile must go in its place
      }
journey-do-take = Take { $name }
    .note = { $type }, { $cost } aether
journey-do-done = Keep these nine piles
    .note = what is banished stays banished
journey-do-treasure = { $name }
    .note = { $level ->
        [1] level 1: into the starting deck, in the place of { $type ->
            [gem] a Crystal
           *[other] a Spark
          }
        [2] level 2: for all players
       *[3] level 3: on one's own mat
      }
journey-do-reward = { $what ->
    [mage] A mage
    [gem] A gem
    [relic] A relic
    [spell] A spell
    [treasure-1] A treasure of level 1
    [treasure-2] A treasure of level 2
   *[treasure-3] A treasure of level 3
  }
    .note = { $what ->
        [gem] by chance; a pile must go for it
        [relic] by chance; a pile must go for it
        [spell] by chance; a pile must go for it
       *[other] by chance, for the barracks
      }
    .pocket = by chance, for the barracks
journey-do-fight = Fight
    .note = { $nemesis }

# What happened
journey-told-mage = { $seat } leads { $name } into battle.
journey-told-banish = Banished: { $names }.
journey-told-recall = Recalled: { $names }.
journey-told-take = Taken along: { $names }.
journey-told-market = The market: { $names }.
journey-told-treasure = { $seat } takes { $name } along.
journey-told-treasure-group = The group takes { $name } along.
journey-told-fight = { $against } begins.
journey-told-end = { $result }. { $because }
journey-told-mages = New in the barracks, mages: { $names }.
journey-told-supply = New in the barracks, cards: { $names }.
journey-told-treasures = New in the barracks, treasures: { $names }.
journey-told-abilities = { $ally } has learned: { $names }.
journey-told-protects = From now on { $ally } is under your protection, no longer Gravehold.
journey-told-next = { $against } lies ahead.
