# Glue between clauses.
join-and = { $left } and { $right }
join-or = { $left } or { $right }
join-nor = { $left } or { $right }
join-choice = { $left } or { $right }
# Verbs that need not be repeated: 'gain 1 charge and 2 life'.
said-once = gain gains
# Pronouns that need not be repeated in joined conditions.
subjects-once = {""}
join-clauses = { $left }, and { $right }
join-comma = { $left }, { $right }
subject-verb = { $subject } { $verb }
may = you may { $inf }
may-other = { $subject } may { $inf }
inf-any = do the following: { $do }
if = if { $condition }, { $do }
if-done = { $person ->
    [you] if you do, { $do }
   *[they] if they do, { $do }
}
condition-done = { $person ->
    [you] you do
   *[they] they do
}
condition-not-done = { $person ->
    [you] you do not
   *[they] they do not
}
if-done-by-anyone = if this was done, { $do }
if-both-done = if both were done, { $do }
condition-did = { $person ->
    [you] you did
   *[they] they did
}
if-killed = if this discards a minion from the nemesis deck, { $do }
otherwise = otherwise, { $do }
applies = the following applies: { $do }
applies-in-order = resolve the following in order: { $do }
step = ({ $mark }) { $do }
either = { $one } OR { $two }
choose-one = { $person ->
    [they] { $subject } chooses one:
   *[you] choose one:
} { $options }
choose-any-player = choose any player
choose-any-ally = choose any ally
choose-their-ally = choose any ally of that player
choose-one-of = choose one of two: { $who }
each-player-do = for each player: { $do }
each-ally-do = { $person ->
    [you] for each ally: { $do }
   *[they] for each ally of that player: { $do }
}
by-chance = one of the following happens by chance: { $options }
different-players = choose { $n } different players; each { $do }
different-players-do = for each of { $n } different players: { $do }
up-to-players = up to { $n } different players may each { $inf }
up-to-players-do = for each of up to { $n } different players who want it: { $do }
may-again = you may { $inf } to do this again, as often as you like
may-again-other = { $subject } may { $inf } to do this again, as often as they like
offer-this-turn = until the end of this turn you may { $inf } any number of times
offer-this-turn-other = until the end of this turn { $subject } may { $inf } any number of times
each-time = { $person ->
    [you] each time you do, { $do }
   *[they] each time they do, { $do }
}
repeat = { $n ->
    [0] as many times as { $value }: { $do }
    [2] twice: { $do }
   *[other] { $n } times: { $do }
}
repeat-until = repeat until { $condition }: { $do }
next-gain = { $person ->
    [you] when you next gain a card this turn, { $do }
   *[they] when { $subject } next gains a card this turn, { $do }
}
next-focus = { $person ->
    [you] when you next focus or open a breach this turn, { $do }
   *[they] when { $subject } next focuses or opens a breach this turn, { $do }
}
after-cast = { $each ->
    [yes] after casting each of them, { $do }
   *[no] then { $do }
}

# Keywords at the beginning of a paragraph.
or-line = OR
keyword-cast = Cast:
keyword-while-prepped = While prepped:
keyword-once-per-turn = While prepped:
keyword-on-gain = When you gain this:
keyword-on-prep = When you prep this:
keyword-immediately = Immediately:
keyword-persistent = Persistent:
keyword-to-discard = To discard:
keyword-power = Power { $n }:
keyword-space = { $start ->
    [yes] { $name }, space { $space } (start):
   *[no] { $name }, space { $space }:
}
keyword-part = { $name }:
keyword-turn-card = { $name } (turn order card):
keyword-on-space = Space { $name }:
board-way = Track: { $way }. Start space: { $starts }.
board-start = { $space } ({ $n ->
    [one] 1 mage
   *[other] { $n } mages
})
setup-pile = Add a supply pile of { $n } { $card } to the supply.
track-rests = It is never moved back from { $n ->
    [one] space { $spaces }
   *[other] spaces { $spaces }
}.
track-end = On space { $last } it goes no further: when it would advance, resolve that space again, once.
keyword-unleash = Unleash:
setup-discarded = Put one { $name } into your discard pile.
keyword-setup = Setup:
keyword-setup-also = Setup, in addition:
keyword-setup-changed = Setup, with one change:
keyword-setup-instead = Setup, instead of the usual one:
keyword-beginner = Beginner:
keyword-harder = Increased difficulty:
keyword-ability-your-main-phase = During your main phase:
keyword-ability-any-main-phase = During any player's main phase:
keyword-ability-draw-phase-end = At the end of your draw phase:
keyword-ability-nemesis-draw = Before the nemesis draws:
ability-only-if = This ability can only be used if { $condition }.

# Whole lines of spells and mats.
spell-link = Link.
spell-echo = Echo: the cast effect is resolved twice.
spell-two-breaches = Prep this spell to two adjacent breaches.
spell-anywhere = This spell may be prepped to a closed breach.
spell-beside = During your main phase, you may prep one { $name } from your hand to the same breach.
spell-use = Once per turn during your main phase, you may { $inf }.
mage-many = Several players may play this mage at once.
harder-number = { $do } instead of { $n }
harder-life = { NAME($nemesis, case: "nom") } starts with { $n } life
deck-helps = Draw the top card of this deck, resolve it, then put it on its own discard pile.
deck-unshuffled = The deck is never shuffled.
deck-told = When the game is over, its last card is read out if it is still there; this changes nothing.
setup-spared = In an expedition, { $n } fewer upgraded basic { $n ->
    [one] card
   *[other] cards
} of each tier than usual { $n ->
    [one] is
   *[other] are
} put into the nemesis deck.
mat-token-counts = these tokens only count the nemesis turns of this battle; no card asks for them, but a chapter of a campaign may
setup-fixed = The nemesis deck consists of the cards of this nemesis in a fixed order, without basic cards.
no-effect = No effect: the story goes on.
setup-tokens = { NAME($nemesis, case: "nom") } gains { $n } { NOUN($token, $n) }
setup-tokens-each = { NAME($nemesis, case: "nom") } gains { $n } { NOUN($token, $n) } for each player
# 0 and 99 are no limits.
token-limits = { NAME($nemesis, case: "nom") } { $minimum ->
    [0] never has more than { $maximum } { NOUN($token, $maximum) }
   *[other] { $maximum ->
        [99] never has fewer than { $minimum } { NOUN($token, $minimum) }
       *[other] never has fewer than { $minimum } or more than { $maximum } { NOUN($token, $maximum) }
    }
}
token-least = { NAME($nemesis, case: "nom") } never has fewer than { $minimum } { NOUN($token, $minimum) }
token-most = { $on ->
    [lantern] the Lantern
   *[nemesis] { NAME($nemesis, case: "nom") }
} never has more than { $maximum } { NOUN($token, $maximum) }
several-times = { $told } ({ $n ->
    [2] twice
   *[other] { $n } times
})
ally-protected = { $ally } is protected in the place of Gravehold: whatever names Gravehold is about { NAME($ally_id, case: "nom") }.
setup-shuffled = { $zone }: shuffle the { $n } cards and place them face down.
setup-bodies = Put all { $n } parts of the nemesis ({ $subtype }) into play, each with { $life } life.
keyword-body-space = { $name }, space { $space }:
nemesis-parts = the nemesis has no life of its own: all damage dealt to it goes to one of its parts ({ $subtype }) of your choice
in-all = this happens { $n } times in all
