# What is wrong with a scenario or a chronicle, and what would be right.
file-quoted = '{ $text }'
file-or = { $first } or { $second }
file-and = { $first } and { $second }
file-a-mapping = a mapping
file-a-list = a list
file-nothing = nothing
file-a-scenario = a scenario
file-a-breach = breach { $slot }

# Any text
file-large = larger than { $kilobytes } kB, which no file of ours is
file-unpacked = what this brings along has more than { $kilobytes } kB unpacked, which no game needs
file-definitions-many = this brings along { $found } definitions; at most { $limit } are possible
file-utf16 = this is UTF-16 text; save it as UTF-8
file-not-utf8 = this is not UTF-8 text (byte { $byte })
file-control = this is no text file (it holds the control character { $code })
file-yaml = this cannot be read as YAML ({ $why })
file-tab = a tab stands where only blanks may
file-deep = nested too deeply
file-anchors = anchors and aliases (& and *) have no place in these files
file-tags = tags (words after !) have no place in these files
file-name = a name is a word, not a list or a mapping
file-twice = '{ $field }' is written twice

# Fields
file-mapping = '{ $field }' should be a mapping (name: value), not { $value }
file-field = unknown field '{ $field }' in { $part }{ $near }
file-list = '{ $field }' should be a list, not { $value }
file-list-or-count = '{ $field }' should be a list or {"{"}count: N{"}"}
file-whole = '{ $field }' should be a whole number, not { $value }
file-range = '{ $field }' should be from { $low } to { $high }, not { $value }
file-exactly = '{ $field }' should be { $low }, not { $value }
file-true = '{ $field }' should be true or false, not { $value }
file-words = '{ $field }' should be some words, not { $value }
file-word = a name should stand here, not { $value }

# Keys
file-key = unreadable key '{ $key }'{ $near }
file-key-card = unknown card '{ $card }' in the key '{ $key }'{ $near }
file-key-form = unreadable key '{ $key }'; it should be { $forms }

# Scenarios
file-no-scenarios = no scenario file (.yaml) in this folder
file-no-scenario = no scenario in this file
file-one-list = '{ $file }' should hold one list of definitions
file-needs = a scenario needs the field '{ $field }'
file-subject = a scenario needs the field { $fields }
file-subjects = a scenario has one of the fields { $fields }, not both
file-no-game = this scenario is about an expedition, not about one game
file-shows-nothing = a scenario without steps and expect shows nothing
file-step = a step is a key or a check, not { $value }
file-check = a check in steps is either 'expect' or 'expect_options'
file-game-lacks = 'game' lacks the field '{ $field }'
file-outcome = an outcome says 'won: true' or 'won: false'
file-no-record = this game keeps no record, so it can be written only at the start of a phase

# Positions
file-turn = 'turn' says one of: seat and phase, nemesis, next
file-turn-phase = 'turn' needs a phase: casting, main or draw
file-turn-player = '{ $field }' belongs to a player's turn
file-turn-begun-nemesis = '{ $field }' says how a nemesis turn began: write it beside 'nemesis'
file-turn-begun-seat = '{ $field }' says that a player's turn was begun by the wild card: write it beside 'seat'
file-turn-next = 'next' should be true, not { $value }
file-restricted = restricted aether has an amount and either 'only' or 'never'
file-aether = aether is given in 'turn', beside seat and phase
file-token-twice = one token cannot lie before two seats
file-no-turn-token = nobody holds a turn order token in this game
file-no-tokens = { $whose } has no tokens
file-tokens-each = 'tokens' should say how many of each: { $names }
file-cards = '{ $field }' should hold the ids of cards, not { $value }
file-nemesis-card = '{ $card }' is a nemesis card and cannot lie in '{ $field }'
file-player-card = '{ $card }' is a player's card and cannot lie in '{ $field }'
file-other-deck = '{ $card }' belongs to another deck than '{ $field }'
file-in-play = a card in play is written {"{"}card: id, life: N{"}"} or {"{"}card: id, power: N{"}"}
file-marks = '{ $card }' has { $field }, not { $wrong }
file-attack = '{ $card }' is an attack: it resolves at once and never lies in play
file-never-there = '{ $card }' never lies in '{ $field }': nothing on it puts it there
file-lies-with-seat = '{ $card }' lies with a player: write it in '{ $field }' of that seat
file-told-apart = '{ $card }' is told in '{ $field }', not in 'in_play'
file-space-taken = two cards lie on space { $space } of '{ $field }'
file-lies-twice = '{ $card }' lies in two places; in '{ $field }' each is there once
file-pile-empty = '{ $field }' lie only on piles that are not empty; '{ $card }' has no card left
file-pile = say how many cards of '{ $card }' there are (count: N)
file-needs-deck = '{ $card }' needs the deck '{ $deck }', which this nemesis does not have
file-copies = { $n ->
    [one] there is only { $n } card '{ $card }'
   *[other] there are only { $n } cards '{ $card }'
  }
file-wrong-pile = '{ $card }' cannot lie beside '{ $pile }'{ $near }
file-not-theirs = { $seat } does not have '{ $card }'; write it in 'treasures' of that seat or of 'game'
file-life-in-parts = { $nemesis } has no life of its own; write that of its parts in '{ $field }'
file-no-such-token = '{ $card }' never has the token '{ $field }'
file-no-back = '{ $card }' has nothing on its back: it is never '{ $field }'
file-two-backs = '{ $card }' cannot be both '{ $one }' and '{ $two }'; what is turned over stays only if it is real
file-back-in-play = in play the back is told by a field: {"{"}card: { $card }, illusion: true{"}"} or without it, not '{ $face } { $card }'
file-turn-cards = { $n ->
    [one] there is only { $n } turn order card '{ $card }'
   *[other] there are only { $n } turn order cards '{ $card }'
  }
file-turn-order = the turn order needs at least one card

# Breaches
file-no-breach = there is no breach { $slot }; breaches are 1, 2, 3 and 4
file-breach-not-theirs = { $seat } plays { $mage }, who has no breach { $slot }
file-breach-both = breach { $slot } is either open or turned, not both
file-breach-turned = breach { $slot } is not open: say how far it is turned (turned: 0 to 3)
file-spells = 'prepped' should hold the ids of spells, not { $value }
file-spells-apart = { $spells } cannot lie on one breach together
file-no-spell = '{ $card }' is no spell and cannot be prepped
file-spell-one = '{ $card }' lies on one breach: write it without the +
file-spell-two = '{ $card }' lies on two breaches: write '{ $card }+' on the first
file-spell-right = '{ $card }' needs a breach to the right of this one
file-beside = breach { $beside } is taken by the spell on breach { $slot }, but { $why }
file-beside-gone = it is not there
file-beside-taken = it holds another spell

# Scenarios about expeditions
file-named-twice = '{ $name }' is named twice in '{ $field }'
file-result = a result is [battle, won] or [battle, lost], not { $value }
file-result-later = a position before battle { $battle } cannot have the result { $result }; results of earlier battles and losses of this one can stand here
file-result-order = results are told oldest first, and a battle won is not fought again: battle { $battle } stands too late
file-no-reward = there is no stage 'reward' in '{ $kind }': a lost battle of a printed expedition gives nothing
file-not-banished = '{ $card }' can be recalled only if it is banished; name it in 'banished' too
file-both-banished = '{ $card }' is in the barracks and among the banished; it can be only in one of them
file-not-in-barracks = '{ $name }' is not in the barracks; they hold { $names }
file-few-mages = { $n ->
    [one] one mage is in the barracks, but { $wanted } are needed, one for each player
   *[other] { $n } mages are in the barracks, but { $wanted } are needed, one for each player
  }
file-few-piles = { $n ->
    [one] one pile is left in the barracks, but a market needs { $wanted }
   *[other] { $n } piles are left in the barracks, but a market needs { $wanted }
  }
file-many-mages = { $n ->
    [one] 'mages' names one mage, at most { $most } fit: one for each player
   *[other] 'mages' names { $n } mages, at most { $most } fit: one for each player
  }
file-same-person = '{ $one }' and '{ $two }' are the same mage; only one of them can fight
file-market = { $n ->
    [one] 'market' names one pile; it should be { $wanted }
   *[other] 'market' names { $n } piles; it should be { $wanted }
  }
file-treasure-early = '{ $card }' is of level { $level }: such treasures are taken from battle { $battle } on

# Chronicles
file-header-lacks = { $what ->
    [campaign] this is no campaign
    [expedition] this is no expedition
   *[chronicle] this is no chronicle
  }: its header lacks '{ $field }'
file-header-line = a header line is 'name: value'; an empty line ends the header
file-format = this program reads { $what ->
    [campaign] campaigns
    [expedition] expeditions
   *[chronicle] chronicles
  } of format { $format }, not '{ $value }'
file-over = the game is over by then ({ $outcome ->
    [won] won
   *[lost] lost
  })
file-written-position = this game began at a written position, which a chronicle cannot tell; write it as a scenario
file-no-answers = this game keeps no record of its answers
file-battle-lacks = '{ $given }' says that this game was a battle of an expedition; then '{ $field }' must be there too

# Journeys
file-journey-over = { $what ->
    [campaign] the campaign is over by then
   *[expedition] the expedition is won by then
  }: nothing more is asked
file-written-journey = this journey began at a written state, or a battle was only said to be over, which its answers cannot tell; write it as a scenario
file-checks = 'checks' should be pairs of the letters 0 to 9 and a to f, not { $value }
file-checks-differ = from here on this is not what version { $version } wrote: cards have changed since, or the file was edited; without the line 'checks' it is played as it stands
file-stock = what may be drawn ('stock') cannot be read: { $why }
file-stock-printed = a printed expedition draws nothing: leave out 'stock'

# What came of a scenario
run-ok = ok
run-failed = FAIL
run-sum = { $passed } passed, { $failed } failed
run-checked = { $n ->
    [one] { $n } scenario
   *[other] { $n } scenarios
  } in { $count ->
    [one] { $count } file
   *[other] { $count } files
  }, no mistakes
run-differs = { $path }: expected { $expected }, was { $actual }
run-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
run-not-over = not over
run-no-decision = decision: expected { $expected }, but the game is over ({ $ending })
run-no-options = options: the game is over ({ $ending }) and offers nothing
run-lacks = options: lacks '{ $key }' (legal: { $legal })
run-has = options: has '{ $key }' (legal: { $legal })
run-over = '{ $key }' is not legal here: the game is over ({ $outcome ->
    [won] won
   *[lost] lost
  })
run-journey-over = '{ $key }' is not legal here: the journey is over
run-journey-asks-nothing = { $field }: the journey is over and asks nothing
run-journey-no-battle = { $field }: no battle is about to be fought here, and none runs
run-journey-no-game = { $field }: no battle runs here
run-illegal = { $why } (asked: { $kind } of { $seats })
run-defect = the engine failed: { $error } ({ $place } in { $function })

# What came of a soak
run-soak-game = game { $number }:
run-soak-progress = { $played } games, { $n ->
    [one] { $n } failure
   *[other] { $n } failures
  }, { $speed } games/s
run-soak = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }, { $answers ->
    [one] { $answers } decision
   *[other] { $answers } decisions
  }, { $n ->
    [one] { $n } failure
   *[other] { $n } failures
  }
run-soak-expedition = expedition { $number }:
run-soak-expeditions-progress = { $played } expeditions, { $n ->
    [one] { $n } failure
   *[other] { $n } failures
  }, { $speed } expeditions/s
run-soak-expeditions = { $count ->
    [one] { $count } expedition
   *[other] { $count } expeditions
  }, { $answers ->
    [one] { $answers } decision
   *[other] { $answers } decisions
  }, { $n ->
    [one] { $n } failure
   *[other] { $n } failures
  }

# How often bots win
run-winrate = { $nemesis }: { $n } of { $of } won, { $share } ({ $low } to { $high })
run-expedition-reached = battle { $battle }: reached by { $n } of { $of }, { $share } ({ $low } to { $high })
run-expedition-won = battle { $battle }: { $tries } tries each; at the first try { $n } of { $of } win, { $share } ({ $low } to { $high })
run-expedition-end = to the end: { $n } of { $of }, { $share } ({ $low } to { $high }); { $battles } battles won on average

file-made-of = '{ $value }' is no id with a mark
file-definitions = the definitions cannot be read: { $why }
file-changed = changed since this game was played: { $names }; from answer { $answer } on it would be another game
