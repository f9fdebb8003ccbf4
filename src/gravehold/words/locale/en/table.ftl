# What lies on the table, and the lists of cards.
seat = { $name } ({ $seat })
counted-name = { $n } { $name }
run-name = { $name } x{ $n }
phase-casting = casting phase
phase-main = main phase
phase-draw = draw phase
phase-nemesis-main = nemesis main phase
phase-nemesis-draw = nemesis draw phase
phase-nemesis-end = end of the nemesis turn
phase-next = between turns
pool-only = { $n } only { $purposes }
pool-never = { $n }, but not { $purposes }
aether-limited = { $n } aether, only { $purposes }
aether-not = { $n } aether, but not { $purposes }
turn-card-wild = wild card
turn-card-pair = { $pair } card

table-turn = turn { $n }
table-gravehold = Gravehold { $life }/{ $full }
table-gravehold-life = Gravehold: life { $life }/{ $full }
table-turn-order = Turn order ({ $turn }): { $lines }
table-supply = supply
table-supply-line = Supply: { $piles }
table-pile = { $name } { $cost } ({ $n } left)
table-stock-gone = gone
life = life { $n }/{ $full }
life-boundless = life { $n }
power = power { $n }
cannot-be-damaged = cannot be damaged
mage-exhausted = EXHAUSTED
charges = charges { $n }/{ $full }
player-tokens = { $n } { TOKEN($token_id) } { NOUN("token", $n) }
token-called = { $name }
zone-hand = hand
zone-played = played
zone-deck = deck
zone-discard = discard
zone-curses = curse deck
zone-before = before the mage
zone-attached = attached
zone-real = real
zone-treasures = treasures
zone-spent = treasures used up
zone-shared = treasure of the group
zone-beside = beside the pile
zone-charge = charges
zone-abilities = abilities
zone-glyphs = Glyphs
zone-abilities-discard = resolved abilities
zone-turns = turns finished
zone-lasting = for the rest of the game
table-deck = deck { $n }
table-deck-tiers = deck { $n } (tier { $tiers })
table-discarded = discarded { $n }
table-discarded-last = discarded { $n }, last { $card }
table-side = { $name } deck { $n }, discarded { $gone }
table-track = { $name } { $n }/{ $full }
table-ahead = { $steps ->
    [0] here again: { $text }
   *[other] space { $at }: { $text }
}
table-back = { $face } { $n } of { $of }
table-unseen = not turned over ({ $odds })
table-face-down = { $name }: { $n }{ $known ->
    [yes] {" "}(from the top: { $cards })
   *[no] {""}
}
table-spell = { $space } { $card }, cost { $n }. { $text }
table-lying = { $name }: { $cards }
table-links = open: { $links }
link-piles = { $one } – { $two } ({ $link })
table-cast-space = cast from { $space }, then also: { $text }
table-casts = to be cast next, in this order: { $cards }
table-stickers = stickers { $n }/{ $of }
table-connected = connected to pile 1: { $piles }; not connected: { $others }
pile-apart = not connected{ $n ->
    [0] {""}
   *[other] {": "}{ $n } damage
}
zone-bridges = Bridges
table-space = space { $space }: { $text }
table-end = beyond the end: { $text }
table-ally = { $name } { $life }/{ $full }
order-gone = gone: { $who }
order-nobody-yet = nobody yet
order-none-left = left: nobody; all cards are shuffled next
order-left = left: { $who }
order-known-only = left: known
order-known = known: { $who }
order-certain = { $who } for certain
order-next = { $who } is next
order-last = { $who } is last
order-place = { $who } is number { $n }
order-wild-token = the wild token is with { $who }
order-pair-token = the { $pair } token is with { $who }

breach-none = none
breach-open = OPEN
breach-void = VOID
breach-sigil = SIGIL
breach-closed = closed { $n }/4
breach-focused = { $n }/4 FOCUSED
breach-costs = focus { $focus }, open { $open }
deck-flips = 0; the discard pile is turned over next
deck-unknown = in unknown order { $cards }
deck-then-discard = { $cards }, then the discard pile
discard-top = { $n }: { $cards } (top)

kind-gem = gem
kind-relic = relic
kind-spell = spell
kind-token = { TOKEN($token_id) } token
kind-curse = curse
kind-treasure = treasure
kind-assist = assist card
kind-ability = ability of the ally
kind-own-ability = ability
kind-attack = attack
kind-minion = minion
kind-power = power
kind-body = part of the nemesis
kind-mage = mage
kind-nemesis = nemesis
kind-ally = ally
kind-tile = breach
letter-gem = G
letter-relic = R
letter-spell = S
letter-curse = C
fact-cost = cost { $n }
fact-level = level { $n }
fact-tier = tier { $n }
fact-life = life { $n }
fact-shields = { $n ->
    [one] { $n } shield
   *[other] { $n } shields
}
fact-stickers = stickers { $n } of { $places }
fact-charges = charges { $n }
fact-complexity = complexity { $n }
fact-difficulty = difficulty { $n }
box-war-eternal = War Eternal
box-legacy = Legacy
box-legacy-promos = Legacy promos
box-outcasts = Outcasts
box-guests = Guests
box-homebrew = Homebrew
tile-costs = Focus: { $focus } aether. Open: { $open } aether, by how far it is turned.
tile-roomy = Once open, any number of spells may be prepped to it.
tile-firm = When you become exhausted, you do not destroy a breach.
tile-bonus = Once open, spells cast from it deal { $n } additional damage.

# docs/cards/
page-title = The cards
page-intro = Every card, mage and nemesis of the program, in the words the program makes of what it does. Names in italics are ours, where no printed edition gives one. The same in the terminal: `gravehold cards --lang en`, `gravehold card jagged-lightning --lang en`.
page-gems = Supply: gems
page-relics = Supply: relics
page-spells = Supply: spells
page-starters = Starting cards of every mage
page-mages = Mages
page-nemeses = Nemeses
page-curses = Curses
page-upgraded = Upgraded basic nemesis cards
page-treasures = Treasures
page-allies = Allies in the place of Gravehold
page-evolved = Evolved basic nemesis cards
page-basics = Basic nemesis cards, tier { $n }
page-breaches = Breaches
page-ability = { $name } ({ $n } { NOUN("charge", $n) })
