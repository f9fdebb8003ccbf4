# Campaigns: what is asked and told between battles, and how it is called.
campaign-name = { $campaign ->
    [legacy] The Legacy campaign
   *[other] Campaign
  }
campaign-chapter = Chapter { $n }: { $title }
campaign-chapter-try = Chapter { $n }: { $title }, try { $try }
campaign-standing = { $chapter } ({ $stage ->
    [naming] the mages get their names
    [intro] ready to fight
    [battle] the battle is on
    [choices] the mages grow
    [supply] the supply changes
   *[lost] again, or yield
  })
campaign-over = { $ending ->
    [dawn] The campaign is over: dawn.
    [survival] The campaign is over: survival.
   *[fall] The campaign is over: the fall.
  } { $points }
campaign-points = { $points } of { $most } points
campaign-ending = { $ending ->
    [dawn] Dawn
    [survival] Survival
   *[fall] The fall
  }
campaign-scar = Scar: Gravehold starts the next battle with { $life } life.
campaign-losses = { $n ->
    [one] Lost once in this chapter.
   *[other] Lost { $n } times in this chapter.
  } { $resolve ->
    [0] {""}
   *[other] Resolve: every mage starts the battle with { $charges }.
  }
campaign-flaws = { $n ->
    [one] { $n } sticker for flawed Crystals left
   *[other] { $n } stickers for flawed Crystals left
  }
campaign-result = { $chapter }, against { $nemesis }: { $end ->
    [won] won
   *[lost] lost
  }
campaign-unnamed = Mage { $n }
campaign-second = { $name }, { $place }
campaign-flawed = { $n ->
    [one] { $n } Crystal
   *[other] { $n } Crystals
  }
campaign-pool = { $name }: { $places ->
    [0] no place for stickers
   *[other] stickers { $n } of { $places }
  }
campaign-pool-evolved = { $name }: evolved

# The mat
campaign-mat-breach = Breach { $slot }: { $state ->
    [open] open
   *[closed] closed, turned { $n ->
        [0] not at all
        [one] by one quarter
       *[other] by { $n } quarters
      }
  }
campaign-mat-tile = { $breach } ({ $tile })
campaign-mat-ability = { $name }: { $n ->
    [one] { $n } charge
   *[other] { $n } charges
  }
campaign-mat-none = none
campaign-mat-label = { $part ->
    [breaches] Breaches
    [hand] Hand
    [deck] Deck, top first
   *[ability] Ability
  }

# Questions
campaign-ask-name = { $seat }: give your mage a name (up to { $most } letters).
campaign-ask-fight = { $chapter }. The players give the word to fight; it cannot be taken back.
campaign-ask-starter = { $seat }: choose the effect of your starter card. It takes the place of a Crystal in your hand.
campaign-ask-ability = { $seat }: choose your ability.
campaign-ask-second = { $seat }: choose a second starter card and its place. It takes the place of a Crystal there.
campaign-ask-breach = { $seat }: choose what is done to one of your breaches.
campaign-ask-craft = { $seat }: choose what is done to your ability.
campaign-ask-add = The players choose the piles that join the supply; { $n } more. The others are banished.
campaign-ask-banish = The players choose the old piles that are banished; { $n } more.
campaign-ask-lost = { $chapter } is lost. The players fight again, or yield.

# Answers
campaign-do-fight = Fight
    .note = { $nemesis }
campaign-do-add = Add { $name }
    .note = { $type }, { $cost } aether
campaign-do-banish = Banish { $name }
    .note = { $type }, { $cost } aether; leaves the campaign
campaign-do-retry = Fight again
    .note = with the same mages and the same supply
campaign-do-yield = Yield
    .note = the chapter counts as lost; the campaign goes on with its rewards and a scar
    .last = the finale counts as lost; the campaign is over
campaign-do-craft = { $craft ->
    [swift] Swift
    [deep] Deep
   *[other] { $craft }
  }

# What happened
campaign-told-name = { $seat } is called { $name }.
campaign-told-fight = { $chapter } begins, against { $nemesis }.
campaign-told-end = { $result }. { $because }
campaign-told-letters = { $n ->
    [one] A new rule: { $letters }.
   *[other] New rules: { $letters }.
  }
campaign-told-part = { $seat }: { $part }: { $what }.
campaign-told-fourth = Every mage has found breach IV.
campaign-told-add = { $name } joins the supply.
campaign-told-banish = Banished: { $names }.
campaign-told-pool = New in the pool of nemesis cards: { $names }.
campaign-told-changed = Changed for good: { $cards }.
campaign-told-becomes = { $old } is now { $new }
campaign-told-scar = The chapter counts as lost. { $scar }
campaign-told-yield = The players yield.
campaign-told-retry = The players fight again.
campaign-told-next = { $chapter } lies ahead.
