# What is wrong with an answer, a set-up, a setting or a saved game, and what would be right.
error = error: { $message }
error-at = { $file }:{ $line }: { $why }
error-in = { $file }: { $why }
error-several = { $lines }
error-near = ; did you mean '{ $name }'?
error-there-are = { " " }(there are: { $names })
error-unknown = { $what ->
    [card] unknown card
    [supply-card] unknown supply card
    [upgraded-card] unknown upgraded basic nemesis card
    [basic-card] unknown basic nemesis card
    [mage] unknown mage
    [nemesis] unknown nemesis
    [ally] unknown ally
    [rule-set] unknown rule set
    [rule] unknown rule
    [pack] unknown pack
    [box] unknown box
    [difficulty] unknown difficulty
    [variant] unknown variant
    [supply] unknown supply
    [treasure] unknown treasure
    [ability-card] unknown ability
    [bot] unknown bot
    [position] unknown position
    [shell] unknown shell
    [language] unknown language
    [kind] unknown kind of card
    [header-field] unknown header field
    [seat] unknown seat
    [phase] unknown phase
    [purpose] unknown purpose
    [space] unknown space
    [link] unknown link of two spaces
    [token] unknown token
    [player-token] unknown token of a player
    [side-deck] unknown side deck
    [board] unknown board
    [place] unknown place
    [face] unknown face
    [any-card] unknown card
    [lasting-card] unknown minion, power or part of a nemesis
    [any-token] unknown token
    [card-part] unknown part of a card
    [nemesis-part] unknown part of the nemesis
    [turn-card] unknown turn order card
    [minion-kind] unknown kind of minion
    [turn-order-card] unknown turn order card
    [breach] unknown breach
    [breach-kind] unknown kind of breach
    [prepped-spell] unknown prepped spell
    [reason] unknown reason
    [decision-kind] unknown kind of decision
    [outcome] unknown outcome
    [campaign] unknown campaign
    [epilogue] unknown epilogue
    [expedition] unknown expedition
    [option] unknown option
    [stage] unknown stage
    [build-part] unknown part of a build
    [chapter] unknown chapter
    [letter] unknown letter
    [starter] unknown starter card
    [mage-ability] unknown ability
    [build-breach] unknown change of a breach
    [craft] unknown change of an ability
    [starter-place] unknown place of a starter card
   *[other] unknown name
  } '{ $name }'{ $near }{ $known }
error-no-stickers = '{ $name }': { $card } never has stickers; write '{ $card }'
error-stickers = '{ $name }': { $n ->
    [0] { $card } has no place for a sticker; write '{ $first }' in the campaign, '{ $card }' on its own
    [one] { $card } has one place for stickers; write '{ $first }' or '{ $last }' in the campaign, '{ $card }' on its own
   *[other] { $card } has { $n } places for stickers; write '{ $first }' to '{ $last }' in the campaign, '{ $card }' on its own
}
error-unknown-supply = unknown supply '{ $name }'{ $near } (one of { $known }, or nine card ids)

# Answers
error-illegal = '{ $choice }' is not legal here{ $near } (legal: { $legal })
error-option-number = there is no option number { $number }; { $n ->
    [one] there is { $n }
   *[other] there are { $n }
  }
error-answer-type = an answer is an option or its key, not { $type }
error-endless = what the cards say here never ends
error-game-over = the game is over; it asks nothing any more
error-undo-nothing = there is nothing to undo
error-no-record = this game keeps no record
error-no-seat = there is no seat { $seat } at this table; seats: { $seats }
error-seats = '{ $part }' does not say which bot takes which seat; write p2=greedy
error-no-policy = nobody plays { $seats }; each of { $all } needs a bot

# Set-up
error-seed = a seed is a whole number from 0 to 2^64 - 1, not { $seed }
error-mage-count = a game has one to four mages, not { $n }
error-name-twice = two definitions bring different things named '{ $name }'
error-too-much = { $what ->
    [cards] a game has at most { $limit } cards
    [tokens] definitions bring at most { $limit } kinds of tokens to a game
   *[places] definitions bring at most { $limit } zones and boards to a game
  }, and this one would have more
error-mages-person = '{ $one }' and '{ $two }' are the same person: only one of them can be at the table
error-mages-shared = two players never share a mage: '{ $mage }' is named twice
error-solo-life-twice = only one of the solo-life variants can be used at a time
error-no-chapters = the rules { $rules } have no chapters
error-list-of-ids = { $field } is a list of ids, not '{ $value }'
error-treasure-form = '{ $value }' does not say whose treasure it is; write p1 mazras-thesis
error-treasure-seat = there is no { $seat } to take a treasure; there are { $seats }
error-treasure-twice = there is one of each treasure: '{ $card }' is taken twice
error-treasure-group = the group takes a treasure of level 2; '{ $card }' has level { $level }
error-treasure-own = a mage takes treasures of level 1 and 3; '{ $card }' has level { $level } and is the group's
error-treasure-level = { $seat } takes one treasure of level { $level }, not two
error-abilities-alone = abilities are cards of an ally; name the ally in protects too
error-abilities-none = { $ally } needs at least one ability
error-abilities-twice = an ability is named twice
error-upgraded-twice = there is one of each upgraded card: '{ $card }' is named twice
error-basics-twice = there is one of each basic nemesis card: '{ $card }' is named twice
error-upgraded-many = the nemesis deck has room for { $most } upgraded cards of tier { $tier } here, not { $n }
error-upgraded-basic = '{ $card }' is an upgraded card; name it in upgraded, not in basics
error-supply-empty = a supply holds at least one pile
error-letter-twice = a rule has one letter: '{ $letter }' is named twice, it should stand once in '{ $letters }'
error-supply-twice = a card has one supply pile: '{ $card }' is named twice
error-curse-pile = '{ $card }' has no supply pile: it is a curse, and those lie in the curse deck
error-no-pile = '{ $card }' has no supply pile: it is no card of the supply
error-supply-shape = a supply is 3 gems, 2 relics and 4 spells; this one has { $gem ->
    [one] { $gem } gem
   *[other] { $gem } gems
  }, { $relic ->
    [one] { $relic } relic
   *[other] { $relic } relics
  }, { $spell ->
    [one] { $spell } spell
   *[other] { $spell } spells
  }
error-supply-no-pack = a random supply needs at least one pack
error-supply-cheap-gem = a random supply needs packs with a gem of cost { $cost }
error-id-twice = two definitions share the id '{ $name }'

# Saved games
error-save-fields = the saved position lacks or has unknown fields: { $fields }
error-save-position = the saved position cannot be read: { $why }
error-save-no-object = it is no object
error-save-written-changed = this game began at a written position and its cards have changed since it was saved
error-save-other = this game was saved with other rules or cards: played again, its answers lead elsewhere
error-save-written-damaged = this game began at a written position and the save is damaged
error-save-foreign = this is not a saved game of ours: { $why }
error-save-format = this is a file of format '{ $format }', not '{ $ours }'
error-save-version = this save has version { $version }; this program reads versions 1 to { $ours }
error-save-damaged = this save is damaged: its set-up, seed or answers are not as they were saved
error-save-answer = this game was saved with other rules or cards, or the save is damaged; its answer { $number } ('{ $key }') no longer fits: { $why }
error-save-setup = the set-up of this save cannot be read: { $why }
error-system = { $why }
error-save-size = it has { $kilobytes } kB, too much for a game
error-save-seats = the bots of this game cannot be read ({ $why })

# Tests that name rules
error-no-tests = { $folder }: no such folder of tests
error-rule-ids = 'rule' is an id or a list of ids
error-rule-strings = rule ids are written as plain strings

# The system and the server
error-not-utf8 = { $file }: this is not UTF-8 text (byte { $byte })
error-encoding = this is not { $encoding } text (byte { $byte })
error-file-missing = no such file or folder
error-file-forbidden = this may not be read or written (permission denied)
error-file-folder = this is a folder, not a file
error-file-no-folder = a part of this path is not a folder
error-file-exists = this exists already
error-file-full = there is no space left
error-file-read-only = this can only be read, not written
error-file-in-use = the address is already in use
error-no-package = the package '{ $name }' is not installed; the command line and the server need more than the engine: pip install 'gravehold[table]'
error-in-setting = { $name }: { $why }
error-setting = { $name } should be { $type }, not '{ $value }'
error-setting-unknown = there is no setting { $name }{ $near }
error-setting-origins = { $name } names pages such as https://play.example, commas between; '{ $value }' is none
error-setting-proxy = { $name } names addresses or networks such as 127.0.0.1 or 10.0.0.0/8, commas between; '{ $value }' is none
error-setting-static = { $name } names a folder; there is none at '{ $value }'
error-database = the database is sqlite or postgresql, not '{ $scheme }'
error-database-open = the database cannot be opened ({ $why })
error-database-taken = { $file } in { $folder } is in use by another 'gravehold serve': open the table there, or take another folder (GRAVEHOLD_HOME, or --database FILE); several servers need Postgres
error-database-newer = this database was made by a newer Gravehold (its form is { $found }, this program knows { $newest } at most): update the program; nothing was changed
error-backup-nowhere = there is no file to copy: the database is '{ $database }'
error-backup-strange = { $file }: this is no database of a Gravehold server
error-backup-damaged = { $file }: this database is damaged ({ $why })
error-backup-postgres = Postgres has its own tool for this, also while the server runs: { $command } (the password: PGPASSWORD or ~/.pgpass)
error-restore-postgres = Postgres has its own tool for this; stop the server, then: { $command } (the password: PGPASSWORD or ~/.pgpass)
error-restore-running = { $file } is in use by a running 'gravehold serve': stop it first; nothing was changed
error-listen = cannot listen at { $address } ({ $why }); a free port: --port { $free }, with make: make play PLAY_ARGS='--port { $free }'
error-listen-host = cannot listen at { $address } ({ $why }); --host is an address of this computer, --port a number from 0 to 65535
error-lan-and-host = '--lan' says where to listen, and so does '--host': give one of them
error-seats-mages = { $seats } seats for { $mages } mages
error-new-seat = a new seat is 'human' or 'bot:<name>'
error-seat-and-holder = 'seat' goes with 'holder' or 'person', and they with 'seat'
error-holder = a seat is held by human, p1 to p4 or bot:<name>

# Command lines
error-usage = { $why }
    Help: { $command } --help
error-usage-command = there is no command '{ $name }'{ $near }
error-usage-option = there is no option '{ $name }'{ $near }
error-usage-value = the option '{ $name }' needs a value
error-usage-no-value = the option '{ $name }' takes no value
error-usage-missing = something is missing: { $name }
error-usage-extra = this is too much: '{ $words }'
error-usage-whole = { $name } takes a whole number, not '{ $value }'
error-usage-number = { $name } takes a number, not '{ $value }'
error-usage-least = { $name } is at least { $limit }, not { $value }
error-usage-most = { $name } is at most { $limit }, not { $value }
error-usage-wrong = { $name } cannot be '{ $value }'
error-usage-other = this command line cannot be read ({ $why })

# Journeys
error-journey-over = the journey is over; it asks nothing any more
error-no-battle = no battle can end here: none runs, and none is about to be fought
error-not-between = a battle is being fought; what is asked between battles comes after it
error-undo-fight = a battle that has begun, or is over, stays so: there is nothing to undo since
error-battle-number = there is no battle number { $number } yet; { $n ->
    [0] none has begun
    [one] { $n } has begun
   *[other] { $n } have begun
  }
error-printed-packs = '{ $kind }' is a printed expedition: its cards are its own, no packs are chosen
error-printed-reroll = '{ $kind }' is a printed expedition: nothing of it was drawn by chance
error-printed-option = '{ $kind }' is a printed expedition; { $option } is for custom ones
error-rerolls = no more than { $most } things can be drawn anew
error-expedition-packs = for '{ $kind }' the packs { $packs } hold too few of this: { $what ->
    [mage] mages
    [nemesis] nemeses with a rating
    [gem] gems
    [relic] relics
   *[spell] spells
  } ({ $n }, and { $wanted } are needed); add a pack
error-reroll-unknown = '{ $thing }' was not drawn; there are { $known }
error-reroll-none = there is nothing else to draw in the place of '{ $thing }'
error-wounds = 0 to { $most } life can be lost before a battle, not { $n }
error-journey-exists = { $file } is there already; choose another name, or --force to write over it
error-no-journey = { $file } is no expedition or campaign: it has one battle only
error-fork-until = { $until } is more than the answers there are: { $n }
error-fork-exists = { $file } is there already; choose another name
