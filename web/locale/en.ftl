# Interface words only: prompts, options, log and card texts come from the server.

## Start
tagline = Four mages, one city, one thing that wants it.
intro = A cooperative deck-builder for one to four, alone, at one screen or online. Build a deck that is never shuffled, prep spells to your breaches, and outlast the nemesis.
play-now = Play now
play-now-help = One click: two mages against the gentlest nemesis. You play both; undo is free, and the first game explains itself.
getting-ready = The server has just started and is getting the table ready. In a few seconds you can begin.
learn = Learn
learn-name = First fight
learn-leave = Leave the lesson
learn-on = Got it
set-up = Set up a game
join = Join by link
join-link = Paste the link you were given
join-do = Join
bad-link = That is not a link to a game. It ends in /play/ and a row of letters and digits.
my-games = My games
no-games = None yet. Games you begin or join are remembered in this browser.
unnamed = Unnamed game
unnamed-journey = Unnamed expedition
rename = Name of the game
resume = Resume
replay = Replay
export = Export chronicle
import = Import a chronicle, an expedition or a campaign
delete = Delete
delete-sure = Really delete?
forget = Forget
game-lost = This game is no longer on the server.
last-here = last opened here
language = Language
home = To the start page
loading = One moment …
close = Close
none = none
copy = Copy
copied = Copied
skip = Skip to the question

## Set-up
mages = Mages
how-many = Number of mages
mages-n = { $n ->
    [one] { $n } mage
   *[other] { $n } mages
}
mage-for = Mage in seat p{ $n }
complexity = complexity { $n }
nemesis-difficulty = difficulty { $n } of 10
charges-n = { $n ->
    [one] { $n } charge
   *[other] { $n } charges
}
starts-with = Hand: { $hand }. Deck: { $deck }.
played-by = Played by
seat-mine = me
seat-open = a friend, by link
holder-human = whoever has the link
holder-bot = bot: { $bot }
bot-greedy = greedy
bot-random = random
nemesis = Nemesis
life = life
life-n = life { $n }
power-n = power { $n }
supply = Supply
supply-suggested-a = Suggested A
supply-suggested-b = Suggested B
supply-random = Random
supply-free = Free choice
reroll-all = Draw all again
chance-all = Everything by chance
set-up-last = As last time
keep = Keep { $name } when all is drawn anew
rules-help = Boxes and rules are chosen apart: everything can be played under any rules.
nemeses-n = { $n ->
    [one] { $n } nemesis
   *[other] { $n } nemeses
}
piles-n = { $n ->
    [one] { $n } supply card
   *[other] { $n } supply cards
}
pile-n = Pile { $n }
packs = Boxes
rest = Everything else
difficulty = Difficulty
difficulty-beginner = Beginner: more life for you, less for the nemesis
    .about = Mages start with 12 life, Gravehold with 35; most nemeses have 10 less.
difficulty-normal = Normal: as on the mats
    .about = Mages start with 10 life, Gravehold with 30.
difficulty-expert = Expert: increased difficulty
    .about = Life as at Normal; what the mat of the nemesis says about increased difficulty holds.
difficulty-extinction = Extinction: increased difficulty, less life for you
    .about = Mages start with 8 life, Gravehold with 25; most nemeses have 10 more, and what the mat says about increased difficulty holds.
rules = Rules
extras = What else is on the table
protects = Who is protected
protects-gravehold = Gravehold
abilities-of = Abilities of { $name } ({ $n ->
    [0] all
   *[other] { $n }
})
treasures = Treasures
treasure-seat = { $mage }, level { $level }
treasure-group = Group, level 2
no-treasure = none
upgraded = Upgraded nemesis cards ({ $n })
upgraded-help = They go into the nemesis deck before the ordinary basic cards of their tier.
packs-for = What chance draws comes from these boxes: mages, nemesis and supply; so do the basic nemesis cards. By hand you can choose anything. ↻ draws one thing anew, the lock keeps it.
supply-first-game = First game
supply-first-chapter = First chapter
variant-first-game = First game: the tiers of the nemesis deck are not shuffled
rules-war-eternal-about = Four mages have a turn order card each; three share a wild one, and the players choose who takes it; a lone mage has three.
rules-legacy-about = They grow from chapter to chapter; breach III adds no damage. Four mages share their turn order cards in pairs; three share a wild one, and the players choose who takes it; a lone mage has four.
rules-outcasts-about = There are curses, and effects that wait for the same moment are put in order. Four mages share their turn order cards in pairs; with three the wild token goes round; a lone mage has four.
build = How this mage is built
chapter = Chapter
start-gravehold = Life of the city at the start
start-resolve = Charges each mage starts with
start-flaws = Flaw stickers in stock
by-rules = as the rules say
places = stickers { $n } of { $of }, then it becomes { $name }
stickers-of = stickers: { $n } of { $of }
variants = Variants
variant-tutorial = Easier: unplayed gems and relics may be discarded at the end of a turn
variant-no-choice = Harder: the wild token goes round instead of the players choosing
variant-pairs = Easier: two turn order cards for seats p1/p2 and two for seats p3/p4
variant-solo-four = Easier: four turn order cards for one mage instead of three
variant-solo-life-12 = Easier: the lone mage starts with 12 life
variant-solo-life-14 = Easier: the lone mage starts with 14 life
variant-solo-life-15 = Easier: the lone mage starts with 15 life
seed = Seed
seed-any = any
game-name = Name of the game
undo-mode = Undo
undo-reveal = back to the last newly seen card
undo-consent = further, if everybody agrees
undo-free = free
undo-marked = Taken back past a newly seen card: { $n }
undo-off = never
begin = Begin

## Table
table = The table
laying = Laying out the table …
controls = Game controls
turn-n = turn { $n }
phase-casting = casting phase
phase-main = main phase
phase-draw = draw phase
phase-nemesis-main = nemesis main phase
phase-nemesis-draw = nemesis draw phase
phase-next = between turns
spectator = watching
undo = Undo
redo = Redo
undo-reveals = This goes back past a card that was newly seen; the record will say so.
seats = Seats
log = Log
settings = Settings
prompt = What the game waits for
wait = (not yours to answer)
title-mine = Your turn: { $name }
aether = aether
purpose-gem = gems
purpose-relic = relics
purpose-spell = spells
purpose-charge = charges
purpose-focus = focusing
purpose-open = opening
purpose-discard = discarding powers
purpose-other = other things
play-gems = Play all gems
step-play = Play a relic
step-gain = Buy a card
step-spend = Use aether
step-prep = Prep a spell
step-cast = Cast a spell
all-options = All options ({ $n })
options = Every option
which = Which of these?
can = Can do: { $what }
they-can = { $who } can: { $what }
card-label = { $name }, { $kind }, cost { $cost }. { $text }
cost = cost { $n }
kind-gem = gem
    .letter = G
kind-relic = relic
    .letter = R
kind-spell = spell
    .letter = S
kind-attack = attack
    .letter = A
kind-minion = minion
    .letter = M
kind-power = power
    .letter = P
life-in-parts = life in its parts
parts = Parts of the nemesis
kind-curse = curse
    .letter = †
kind-treasure = treasure
    .letter = T
kind-ability = ability of the ally
    .letter = A
kind-nemesis-spell = spell of the nemesis
    .letter = S
kind-token = token
    .letter = #
kind-body = part of the nemesis
    .letter = N
track-at = { $name }: space { $at } of { $of }.
track-next = { $steps ->
    [0] Here again
    [one] Space { $at }, 1 step on
   *[other] Space { $at }, { $steps } steps on
}: { $text }
space-label = { $board }, space { $space }
space-tokens = { $board }, space { $space }: { $n }.
link-label = Between { $one } and { $two }: { $open ->
    [yes] a bridge
   *[no] no bridge
}
board-casts = At the start of its turn the nemesis casts what lies here, in this order.
board-next = next
board-then = cast from here, then: { $text }
board-end = Beyond the end: { $text }
side-count = { $name }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
back-known = turned over: { $face }
back-unknown = not turned over ({ $odds })
back-odds = { $face }: { $count } of { $of }
nemesis-label = { $name }, life { $life } of { $full }
nemesis-rules = Unleash and rules
increased = increased difficulty
invulnerable = cannot be damaged
resolving = Being resolved
in-play = In play
oldest-first = oldest first
nothing-in-play = No minions or powers.
minion-life = life { $n } of { $of }
minion-life-only = life { $n }
power-tokens = { $n ->
    [one] { $n } power token left
   *[other] { $n } power tokens left
} of { $of }
nemesis-deck = Deck { $n }
discarded = Discarded ({ $n })
tier = tier { $n }
known-at = No. { $n } from the top
gravehold = Gravehold
turn-order = Turn order
gone = Gone
left = Left
left-word = left
sold-out = empty
reshuffle = All have gone: the cards are shuffled now.
wild = wild
pair = card { $seats }
odds-label = { $name }: { $count } of { $of }, { $percent } %
left-label = { $name }: { $count }
wild-with = The wild token is with { $who }.
pile-label = { $name }, { $kind }, costs { $cost }, { $count } left{ $affordable ->
    [yes] , affordable
   *[no] {""}
}.
pile-place = Place { $place }, { $connected ->
    [yes] connected to pile 1
   *[no] not connected to pile 1 ({ $n } damage)
}.
pile-apart = not connected{ $n ->
    [0] {""}
   *[other] {": "}{ $n } damage
}
grid-sum = { $n ->
    [one] 1 bridge
   *[other] { $n } bridges
}: { $bridges }. Not connected to pile 1: { $apart }
mage-label = { $mage }, life { $life } of { $full }
on-turn = on turn
asked = is asked
look = Look
looking = Looking
exhausted = Exhausted
held-by = Played by { $mage }
breaches = Breaches
breach-label = Breach { $slot } of { $mage }
breach-open = open
breach-gone = missing
breach-closed = closed, turned { $turned ->
    [one] one quarter
   *[other] { $turned } quarters
}
breach-focused = focused this turn
breach-bonus = adds { $n } damage when open
breach-costs = focus { $focus }, open { $open } aether
focus-costs = Focusing costs
open-costs = Opening costs
open-word = open
hand = Hand
hand-of = Hand of { $mage }
hand-empty = No cards in hand.
hand-full = the hand is full
pile-counts = Deck { $deck } · discard { $discard }{ $played ->
    [0] {""}
   *[other] {" "}· played { $played }
}
charges-label = Charges { $n } of { $of }
ability-label = Ability { $name }{ $ready ->
    [yes] , ready
   *[no] {""}
}
ready = ready
dock-label = Cards of { $mage }
play-area = Played
nothing-played = Nothing played yet.
next-hand = Next hand
next-unknown = not known: part of the deck lies in unknown order
deck-of = Deck ({ $n }), top first
then-unordered = then the unknown order below
unordered = Deeper, in unknown order
discard-of = Discard ({ $n }), drawn from the left
destroyed = Destroyed ({ $n })
revealed = Revealed
order-title = Put down the played cards
order-help = Drag, or move with the arrow keys.
order-card = { $name }, { $place } of { $of }
order-moved = { $name } is now { $place } of { $of }
order-earlier = { $name } earlier
order-later = { $name } later
order-do = Put down in this order
order-hands = If you play out every hand, these come; what this order decides is bold.
hand-after = Then
as-played = Always put cards down as played, unasked
log-filter = Show lines about
log-all = everything
log-nemesis = the nemesis
log-damage = damage and life
rulings = Rulings
zoom-keep = keeps this open and explains the words, so does a click in it
zoom-tap = Tap here to keep this open, with the words explained
book = Rules and words
book-button = Rules
book-search = Look for
book-all = Everything
book-words = Words of the game
book-example = Example
book-see = See also
book-found = { $n ->
    [0] Nothing found
    [one] { $n } entry
   *[other] { $n } entries
}
jump = Jump to
jump-here = something to choose here
jump-nemesis = Nemesis
jump-supply = Supply
jump-hand = Hand
jump-mages = Mages
jump-log = Log
say = Say
say-point = Point at something …
pointing = Click on what you mean.
points-at = { $who } points at: { $what }
phrase-help = Help me!
phrase-mine = I will take it.
phrase-yours = You take it.
phrase-wait = Wait.
phrase-go = Go ahead.
phrase-careful = Careful!
phrase-yes = Good idea.
phrase-no = Better not.
phrase-well-played = Well played!
phrase-sorry = Sorry.
evolve-was = before
evolve-now = now
evolve-on = Go on
sure = Are you sure?
waste-gems = { $n ->
    [one] A gem could still be played; it stays in hand.
   *[other] { $n } gems could still be played; they stay in hand.
}
waste-only = { $n } aether only for { $what } would be lost.
waste = { $n ->
    [one] { $n } aether
   *[other] { $n } aether
} would be lost.
end-anyway = End anyway
go-on-playing = Go on
won = Won!
lost = Lost.
watch-again = Watch it again
new-game = New game
end = End of the game
end-turns = { $n ->
    [one] After { $n } turn.
   *[other] After { $n } turns.
}
end-below = Below the last line: what was left, and where to go from here.
end-left = What was left
end-again = Same set-up, new deal
end-deal = Same deal again
end-share = Share the replay
end-link = Link to the replay
host = the host
undo-asked = { $who } would like to take back the last answer.
undo-waits = Waiting for { $who }.
agree = Agree
refuse = Refuse
withdraw = Withdraw
undo-refused = Nothing is taken back: the last answer stands.
line-lost = The connection is lost.
line-lost-do = Nothing is lost with it: the page reconnects by itself.
line-away = The server is away and has not heard this. Try again when the line is back.
try-now = Try now
newer = The server has a new version.
newer-do = Reload to go on with it; the game stays as it is.
reload = Reload
speed = Animation
speed-0 = off
speed-1 = slow
speed-2 = normal
speed-3 = fast
set-stay = What the nemesis does stays in front
stay-0 = not at all
stay--1 = until I go on
seconds = { $n } seconds
set-bots = Bots play
bots-0 = at once
bots-300 = quickly
bots-800 = so that I can follow
bots-1600 = slowly
skip-turns = Skip to my turn
skip-here = Skip to now
moment-time = goes on by itself after { $n } s
since = Since my last turn
since-none = Nobody else has had a turn since.
missed = { $n ->
    [one] One turn has
   *[other] { $n } turns have
 } passed since your last one.
missed-show = What happened?
did-gems = { $n ->
    [one] 1 gem
   *[other] { $n } gems
 } played
did-play = { $cards } played
did-cast = { $cards } cast
did-use = { $cards } used
did-ability = ability used
did-act = { $n ->
    [one] 1 special action
   *[other] { $n } special actions
 }
did-prep = { $cards } prepped
did-gain = { $cards } gained
did-charge = { $n ->
    [one] 1 charge
   *[other] { $n } charges
 } gained
did-focus = { $n ->
    [one] a breach focused
   *[other] breaches focused { $n } times
 }
did-open = { $n ->
    [one] a breach opened
   *[other] { $n } breaches opened
 }
did-thwart = { $cards } discarded
did-end = turn ended
purist = Purist: hide the odds of the next turn
sound = Sound when it is my turn, at this table
volume = Volume
follow = Look at the mage who must answer
online = here
away = away
away-since = away, last here { $when }
seat-you-until = you, until its link is opened
person = Name
reach-here = Only this computer can open these links.
reach-how = For others in your network, stop Gravehold and start it with
reach-then = It is then at { $address } for them, and its games and links go on working.
reach-lan = Everybody in your network can open these links.
seat-link = Link to this seat
spectator-link = Link for spectators
watching = { $n ->
    [0] Nobody is watching.
    [one] { $n } person is watching.
   *[other] { $n } people are watching.
}

## Journey
set-out = Set out on an expedition
set-out-do = Set out
which-expedition = Which expedition
expedition-printed = as printed
expedition-custom = drawn from your boxes
battles-n = { $n ->
    [one] { $n } battle
   *[other] { $n } battles
}
seats-journey = Mages are chosen before every battle; how many there are stays the same all the way.
seat-n = Seat p{ $n }
seat-you = you
journey-options = Options and house rules
journey-name = Name of the expedition
the-draw = What it begins with
first-nemesis = The first nemesis
redraw = Draw another instead of { $name }
draw-no-gem = None of these piles is a gem of cost 3; a supply should hold one. ↻ draws another.
alone-two = Alone, one or two mages are advised: more are hard to keep in view.
draw-help = { $n ->
    [0] Everything else waits until it comes. ↻ draws one thing anew.
    [one] { $n } thing drawn anew.
   *[other] { $n } things drawn anew.
}
road = Road
to-camp = To the camp
to-journeys-end = To the end of the expedition
battle-n = Battle { $n }
try-n = try { $n }
wait-for = Waiting for: { $who }
act-for = Act for { $who }
acting-for = You act for { $who }.
road-ahead = lies ahead
road-here = here
road-won = { $n ->
    [1] won at once
   *[other] won at try { $n }
}
road-lost = { $n ->
    [one] lost once so far
   *[other] lost { $n } times so far
}
story = The story
story-before = before
story-won = after the victory
story-lost = after the defeat
who-goes = Who goes
mage-open = no mage yet
market = Market
market-go = { $n ->
    [0] Nine piles: the market can be made.
    [one] { $n } more pile has to go.
   *[other] { $n } more piles have to go.
}
market-take = { $n ->
    [one] { $n } more pile to take along.
   *[other] { $n } more piles to take along.
}
market-made = The market: { $name }
count-gem = { $n ->
    [one] { $n } gem
   *[other] { $n } gems
}
count-relic = { $n ->
    [one] { $n } relic
   *[other] { $n } relics
}
count-spell = { $n ->
    [one] { $n } spell
   *[other] { $n } spells
}
advised = advised: { $n }
cheap-gem = a gem that costs 3 or less is among them
no-cheap-gem = no gem that costs 3 or less
comes-along = comes along
choose-for = Choose for { $who }
group = Group
barracks = Barracks
kinds-gem = Gems
kinds-relic = Relics
kinds-spell = Spells
treasures-of = Treasures of level { $level }
recallable = Banished for this battle: may come back
banished = Banished
record = Record
battle-runs = The battle is being fought.
fight-final = This begins the battle. It cannot be taken back.
turns-n = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}
left-of = { $who }: { $n } life left
were-exhausted = exhausted: { $who }
export-battle = Export this battle
export-journey = Export expedition
about-journey = This expedition
score = Score
abilities-unlocked = Abilities unlocked: { $name }
upgraded-met = Upgraded nemesis cards met
forked = played on from another one
forked-game = played on from another game
end-battle = End of the battle
end-brought = What it brought
battle-choice = Battle
camp-first = Before the first battle
jump-road = Road
jump-ahead = Battle
jump-story = Story
jump-barracks = Barracks
jump-record = Record

## Campaign
campaign = Begin a campaign
campaign-about = One party, eight chapters, a battle in each: who your mages become, what they learn and what they lose stays with them to the end. Most of its rules and cards are sealed at first and come to light as you play; you may stop after any answer and go on weeks later.
campaign-do = Begin the campaign
campaign-name = Name of the campaign
seats-campaign = How many mages there are stays the same to the end. One link per seat serves for all of it, and a seat can be handed to somebody else at any time.
campaign-import = Go on with a campaign from a file
unnamed-campaign = Unnamed campaign
export-campaign = Export campaign
chapter-n = Chapter { $n }
chapter-unknown = unknown
chapter-lost = counts as lost
read-chapter = Read
to-campaigns-end = To the end of the campaign
naming = Names
name-of = Name of the mage in seat p{ $n }
name-limits = 1 to { $n } characters, in any script. A name changes nothing; it stands at the table and in the story.
name-do = Take this name
name-empty = A name needs at least one character.
name-long = { $n } characters are too many, it may have { $of } at most.
choose-now = To be chosen
take-this = Take
trade = The supply changes
trade-before = Before
trade-after = After
offered = Offered
pile-new = new
pile-goes = goes
party = Party
deck = Deck
pool = Pool of basic nemesis cards
pool-about = They are in every battle. A sticker stays on its card, and a card that has changed stays so.
evolved = changed for good
chart = Score chart
chart-empty = No battle has been fought yet.
letters = Rulebook
letters-about = What you know of the rules by now, the newest first.
letters-none = Only the plain rules hold as yet. What comes is written in here.
epilogue = How it ended
mage-out = Play this mage elsewhere
mage-copy = Copy its build
jump-choice = Choice
jump-party = Party
jump-pool = Cards
jump-letters = Rules

## Replay
step-first = To the beginning
step-back = One step back
step-on = One step on
step-last = To the end
step-slider = Moment of the game
turn-back = One turn back
turn-on = One turn on
run = Play
pause = Pause
pace = Speed of playing
marks = What happened
mark-unleash = Unleash
mark-exhausted = { $name }: exhausted
mark-kill-minion = { $name }: defeated
mark-evolve = { $name }: evolved
mark-nemesis-draw = Nemesis card: { $name }
mark-won = Victory
mark-lost = Defeat
step-n = { $n } of { $of }
play-on = Play on from here
share = Share
share-link = Link to this moment
to-table = To the table

## Keys
changed = just changed, was { $n }
changed-help = A number that has just changed is underlined: green and + if there is more now, red and − if there is less.
keys-title = Keys
key-look = look at p1 to p4
key-act = act as p1 to p4: look, and go to the first option
key-next = the next sensible step, then every other thing that is legal
key-back = previous thing that is legal
key-choose = choose it
key-done = end the phase
key-gems = play all gems
key-read = keep the card shown open to read on, or let go of it
key-why = why the thing under the mouse or with the focus cannot be used
key-rules = search the rules
key-list = every option as a list
key-prompt = hear the question again
key-say = say something to the table
key-point = point at the thing under the mouse or with the focus
key-undo = undo
key-redo = redo what was undone
key-log = show or hide the log
key-since = what happened since my last turn
key-skip = skip what bots do, to my turn
key-road = to the road of a journey, and back to its table
key-replay = replay
key-step = a step back or on in a replay; move a card when ordering
key-turn = a turn back or on in a replay
key-mark = to the previous or the next moment in which something happened, in a replay
key-run = play and pause a replay
key-close = close what is open
key-help = this list

## Learn: one hint per question
hint-goal = Your spells bring its life to 0, and you have won. You have won as well when its deck is empty and none of its cards is left in play.
    .title = The goal.
hint-lose = Gravehold falls when its life is 0. The other way: every mage is exhausted, at 0 life. Some nemeses add a way of their own; it stands in their rules.
    .title = Two ways to lose.
hint-turns = Nobody knows who is next: after each turn a card is drawn, a mage's or the nemesis's. What is left of them tells the odds.
    .title = The turn order.
hint-nemesis = In its turn the cards it has in play act, the oldest first, then it draws a new one. Where that leaves you a choice you are asked. Rest the pointer on a card, or press it for long, to read it.
    .title = The nemesis acts.
hint-gems = What glows can be clicked. Play your gems first: each gives aether, the coin of this turn only. "Play all gems" does it at once. What you do not play stays in your hand, and after your turn you draw only up to five.
    .title = Your hand.
hint-or = One of the two happens, not both: take what helps more, or what hurts less.
    .title = Choose one.
hint-evils = Two evils. The card that asks stands beside the question: rest the pointer on it, or press it for long, to read it.
    .title = Choose one.
hint-discard = What glows can be given up. It goes to your discard pile and comes back with it; choose what you miss least until then.
    .title = Discard.
hint-destroy = What is destroyed never comes back. Without its weak cards a deck brings the strong ones sooner.
    .title = Gone for good.
hint-may = You may, you need not. Rest the pointer on the card, or press it for long, to read all of it.
    .title = Your choice.
hint-buy = Buy a card from the supply: what you can afford has a tick. It goes to your discard pile and comes back in the order you put it there, for decks are never shuffled.
    .title = Spend aether.
hint-prep = Put a spell on an open breach. It waits there and is cast at the start of your next turn.
    .title = Prep a spell.
hint-focus = Turn a closed breach by a quarter (↻), or open it for good (◎). A breach focused this turn can take a spell.
    .title = Breaches.
hint-charge = Two aether buy a charge. When every slot is full, your mage's ability is ready.
    .title = Charges.
hint-ability = Every slot is charged: your mage's ability can be used now.
    .title = Your ability is ready.
hint-end = Nothing more to do? End the main phase. Aether is not kept.
    .title = End of the turn.
hint-casting = Cast the spells prepped earlier: they deal damage to the nemesis or to a minion. Spells on closed breaches must be cast.
    .title = Casting phase.
hint-target = Minions strike every nemesis turn until they are gone; the nemesis falls when its life is 0. Which hurts more?
    .title = Choose a target.
hint-order = You choose the order of your discard pile. It becomes your next deck as it lies: plan the hand you will draw.
    .title = The secret of this game.
hint-suffer = The players decide together. A mage at 0 life is exhausted, which costs a breach and then hurts Gravehold; spread the pain.
    .title = Who takes the blow?
hint-other = The line above says who must do what and why; what glows answers it.
    .title = A question.
hint-wait = Somebody else is thinking. The turn order shows who may come next, with the odds.
    .title = Wait.
hint-won = The nemesis is beaten. Step through the fight with "Watch it again".
    .title = Won!
hint-lost = It happens to everyone. Go back in the replay to the moment it turned, and play on from there.
    .title = Lost.

## What went wrong
trouble = Something went wrong here.
    .title = That did not work
    .do = Reload the page; what was played is kept on the server.
trouble-lost = There is no page at this address.
    .title = Wrong address
    .do = Check the link, or go to the start page.
trouble-unknown-token = This link opens no game here.
    .title = Wrong link
    .do = Was all of it copied? Ask whoever sent it, or look among your games on the start page.
trouble-no-such-game = There is no such game here.
    .title = No such game
    .do = It may have been deleted, or have been unused for too long.
trouble-gone = This game was deleted.
    .title = Game deleted
    .do = Nothing brings it back but an exported chronicle: import it on the start page.
trouble-table-full = Too many people are watching this table.
    .title = The room is full
    .do = Try again in a while, or ask for a seat of your own.
trouble-seat-taken = That seat is taken.
    .title = Seat taken
    .do = Ask the host for another link.
trouble-game-over = The game is over.
    .title = Game over
    .do = It can be watched again and played on from any moment.
trouble-offline = The server does not answer.
    .title = No connection
    .do = Is it running, and are you online? Reload to try again; nothing is lost.
trouble-internal = The server made a mistake.
    .title = A mistake of the server
    .do = Nothing was lost. Reload the page.
trouble-too-many = That was too much at once.
    .title = Slow down
    .do = Wait a moment, then reload the page.
trouble-outdated = This game was begun with other rules or cards.
    .title = An older game
    .do = The chronicle can be exported; in the list of your games it can be deleted.
trouble-origin = This page does not belong to this server.
    .title = Wrong page
    .do = Open the address of the server itself.
