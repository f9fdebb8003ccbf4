# What the program itself says while people play at the terminal.
play-welcome = Gravehold: Aeon's End in the terminal
play-start-quick = quick start: { $mages } against { $nemesis }, { $supply }, difficulty { $difficulty }
play-start-guided = choose mages, nemesis, supply and rules
play-start-resume = go on with { $name } ({ $what })
play-start-expedition = set out on an expedition: several battles in a row
play-start-campaign = begin a campaign: eight chapters in which everything stays
play-start-ask = Number, or Enter for 1
play-quit-key = q leaves
play-setup-help = Enter takes what is in [brackets], 'back' returns, 'quit' leaves.
play-setup-players = How many mages, 1 to 4? (Alone, one or two are advised.)
play-setup-mage = Who is { $seat }?
play-setup-nemesis = Whom do you fight?
play-setup-rules = By whose rules?
play-setup-chapter = Which chapter's rules?
play-setup-build = How { $seat } is built
choice-none = none
play-setup-supply = Which supply?
play-setup-reroll = Enter to play with these, a number to draw that pile again, 'all' for all
play-setup-pile = { $kind } { $n } of { $total }: number or name
play-setup-difficulty = At which difficulty?
play-setup-variants = Variants? Numbers or names, separated by blanks
play-setup-bots = Which seats do bots take? For instance p2=greedy ({ $bots })
play-setup-seed = Seed, a whole number?
play-setup-none = none
play-setup-any = a new one
play-setup-bad = '{ $answer }' is no answer here. { $wanted }
play-setup-one-of = One of: { $names }.
play-difficulty = difficulty { $n }
play-complexity = complexity { $n }
play-supply-suggested-a = suggested supply A
play-supply-suggested-b = suggested supply B
play-supply-first-game = the supply of the first game
play-supply-first-chapter = the supply of the first chapter
play-supply-random = a random supply
play-supply-own = a supply of your own
play-number-bad = '{ $answer }' is no whole number

# Choices of the set-up: a name and what it means.
choice-suggested-a = suggested A
    .about = suggested supply A, for first games
choice-suggested-b = suggested B
    .about = suggested supply B, for first games
choice-supply-first-game =
    .about = the nine piles of the first Outcasts game
choice-first-chapter = first chapter
    .about = the nine piles of the first chapter of Legacy
choice-random = random
    .about = random, and any pile can be drawn again
choice-free = free
    .about = choose the nine piles
choice-beginner = beginner
    .about = more life for mages and Gravehold, less for the nemesis
choice-normal = normal
    .about = as on the mats
choice-expert = expert
    .about = the nemesis at increased difficulty
choice-extinction = extinction
    .about = increased difficulty, more life for the nemesis, less for you
choice-tutorial = tutorial
    .about = unplayed gems and relics may be discarded at the end of a turn
choice-no-choice = no choice
    .about = the wild token goes round instead of the players choosing
choice-pairs = pairs
    .about = two turn order cards for p1/p2 and two for p3/p4
choice-solo-four = solo, four cards
    .about = four turn order cards for one mage instead of three
choice-solo-life-12 = solo, 12 life
    .about = one mage starts with 12 life
choice-solo-life-14 = solo, 14 life
    .about = one mage starts with 14 life
choice-solo-life-15 = solo, 15 life
    .about = one mage starts with 15 life
choice-first-game = first game
    .about = the nemesis cards lie in their printed order, unshuffled
mage-line-dezmodia = turns open breaches into sigil breaches with +2 damage
mage-line-garu = gives up prepped spells for one great blow
mage-line-gex = thins her deck and gives an ally cards and life; has three breaches
mage-line-mazahaedron = gains gems for free and heals Gravehold
mage-line-mist-voidwalker = casts everybody's spells and hands them on
mage-line-quilius = collects trophies of slain minions, then strikes with them
mage-line-ulgimor = pays with life for aether, and heals
mage-line-yan-magda = gains any card for free; starts with one open breach
nemesis-line-umbra-titan = lose all of its tokens and you lose the game
nemesis-line-gate-witch = gathers time and takes extra turns
nemesis-line-hollow-crown = cannot be hurt; kill all acolytes instead
nemesis-line-magus-of-cloaks = every token takes 1 off each hit, every hit takes a token
nemesis-line-fountain-of-souls = souls circle past Gravehold; feed the lantern to burn them
nemesis-line-maelstrom = a deck in fixed order and teachers who assist; hold the street until they break it
nemesis-line-maelstrom-risen = beacons gather, and its assault burns Gravehold for each; never let ten stand
nemesis-line-bladius = who has the fewest open breaches bleeds; never let its deck run out
nemesis-line-experiment-153 = four maws creep along their tracks; slay them all

# Playing.
play-begun = { $name }, seed { $seed }. Answer with a number or a key; ? helps.
play-resumed = { $name } goes on at turn { $turn }. ? helps.
play-bot-takes = { $seat } is played by the { $bot } bot.
play-log-above = { $n ->
    [one] { $n } line
   *[other] { $n } lines
} above: what happened since your last answer ('log' shows more)
play-log-empty = Nothing has happened yet.
play-log-lost = What happened before this save cannot be told again.
play-answer-unknown = '{ $answer }' is no answer here. { $near } ? helps, 'options' lists the answers.
play-answer-several = '{ $answer }' could be: { $keys }.
play-answer-number = There is no option { $n }; they go from 1 to { $last }.
play-near = Did you mean '{ $name }'?
play-undo-done = Taken back: { $what }
play-undo-nothing = There is nothing to take back.
play-undo-revealed = That answer has revealed something hidden. 'undo!' takes it back all the same.
play-undo-marked = (something hidden had been revealed)
play-redo-nothing = There is nothing to answer again.
play-why-which = Why what? For instance: why open 3, why charge, why gain { $example }
play-hint = The greedy bot would answer: { $what }
play-card-unknown = No card, mage or nemesis is called '{ $name }'. { $near }
play-card-several = '{ $name }' could be: { $names }.
play-card-which = Which card? For instance: card { $example }, or text 1
play-text-none = Option { $n } is about no card.
play-discard-empty = The discard pile of { $who } is empty.
play-discard = Discard pile of { $who }, first to be drawn first: { $cards }
play-seat-unknown = There is no seat '{ $seat }'; seats: { $seats }.
play-gems-none = There is no gem in hand that only gives aether.
play-lang-now = From now on in English.
play-pause-which = How many seconds, from 0 to { $most }? For instance: pause 2
play-pause-now = After what the nemesis does we rest for { $seconds } s; Enter cuts it short.
play-lang-which = Which language? For instance: lang pl ({ $langs })
play-ended = The game is over after { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} and { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}.

# Saving.
play-save-done = Saved: { $path }
play-save-exists = { $path } is there already; choose another name.
play-save-failed = Not saved: { $reason }. The game goes on; 'save PATH' puts it elsewhere.
play-save-again = Saving works again.
play-save-other = Another window plays this game too; this one goes on as { $name }.
play-left-saved = Saved. Go on with:
play-left-unsaved = This game could NOT be saved: { $reason }.
play-left-over = This game is over; it is kept as { $name }.
play-resume-none = There are no saved games in { $folder }. Start one with: gravehold play
play-resume-unknown = There is no saved game '{ $name }' in { $folder }. { $near }
play-resume-ask = Which game? Number or name
play-resume-broken = { $name } cannot be read: { $reason }
play-resume-backup = The state one answer earlier is kept as { $name }.
play-resume-backup-ask = Go on from there? [Y/n]
play-resume-backup-no = n
play-resume-backup-how = Go on from there with: gravehold resume { $path }
play-resume-no-backup = There is no earlier state of it.
play-resume-aside = The file that cannot be read is kept as { $path }.
play-resume-seats = Who played which seat cannot be read ({ $reason }); people take all seats.
play-save-what = turn { $turn }, { $nemesis }, { $mages }
play-save-won = over, won, { $nemesis }, { $mages }
play-save-lost = over, lost, { $nemesis }, { $mages }
play-save-broken = cannot be read
play-sealed = Careful: this tells what the campaign of Legacy and the expedition of Outcasts keep sealed until you get there.
play-cards-none = No card, mage or nemesis fits.

# What can be typed.
help-number = choose the option with that number
    .typed = 1, 2, 3
help-key = or by its key; the first letters of each word are enough: g ja
    .typed = gain jade
help-options = all options with their keys and texts
    .typed = options
help-table = the whole table with all rules and texts
    .typed = table
help-card = the text of any card, mage or nemesis
    .typed = card NAME
help-text = the text of the card that option N is about
    .typed = text N
help-discard = look through a discard pile
    .typed = discard p1
help-log = what has happened; log 50 for more of it
    .typed = log
help-gems = play all gems in hand that only give aether
    .typed = gems
help-why = why something cannot be done now, asked for by its key
    .typed = why open 3
help-hint = what the greedy bot would do
    .typed = hint
help-undo = take back your last answer; undo! also past something revealed
    .typed = undo
help-redo = answer again what undo took back
    .typed = redo
help-pause = how many seconds to rest after what the nemesis does; 0 for none
    .typed = pause 2
help-lang = speak another language: lang pl
    .typed = lang { LANGUAGES() }
help-save = where the game is saved (after every answer); save PATH writes a copy
    .typed = save
help-quit = leave; the game is saved
    .typed = quit
