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
each-player-do = for each player: { $do }
different-players = choose { $n } different players; each { $do }
different-players-do = for each of { $n } different players: { $do }
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
keyword-part = { $name }:
keyword-unleash = Unleash:
keyword-setup = Setup:
keyword-beginner = Beginner:
keyword-harder = Increased difficulty:
keyword-ability-your-main-phase = During your main phase:
keyword-ability-any-main-phase = During any player's main phase:
keyword-ability-draw-phase-end = At the end of your draw phase:
keyword-ability-nemesis-draw = Before the nemesis draws:

# Whole lines of spells and mats.
spell-link = Link.
spell-two-breaches = Prep this spell to two adjacent breaches.
spell-anywhere = This spell may be prepped to a closed breach.
spell-beside = During your main phase, you may prep one { $name } from your hand to the same breach.
spell-use = Once per turn during your main phase, you may { $inf }.
setup-tokens = { NAME($nemesis, case: "nom") } gains { $n } { NOUN($token, $n) }
token-limits = { NAME($nemesis, case: "nom") } never has fewer than { $minimum } or more than { $maximum } { NOUN($token, $maximum) }
token-least = { NAME($nemesis, case: "nom") } never has fewer than { $minimum } { NOUN($token, $minimum) }
token-most = { NAME($nemesis, case: "nom") } never has more than { $maximum } { NOUN($token, $maximum) }

# Standing effects.
whenever = { $when }, { $do }
whenever-if = { $when }, if { $condition }, { $do }
when-casting-start = at the start of your casting phase
    .other = at the start of { OWNED($owner, "casting phase") }
when-casting-end = at the end of your casting phase
    .other = at the end of { OWNED($owner, "casting phase") }
when-focus = when you focus or open one of your breaches during your turn
    .other = when { $who } focuses or opens one of their breaches during their turn
when-gain = when you gain a card
    .other = when { $who } gains a card
when-play = when you play a gem or relic
    .other = when { $who } plays a gem or relic
when-suffer = when you suffer damage
    .other = when { $who } suffers damage
when-hurt = when this minion is dealt damage
when-hit-nemesis = after the nemesis is dealt damage (even if it was reduced to 0)
when-hurt-nemesis = when the nemesis is dealt damage
when-discarded = when this card is discarded from play
when-discarded-minions = when any { $subtype } is discarded
when-turn-start = at the start of your turn
    .other = at the start of { OWNED($owner, "turn") }
when-draw-start = at the start of your draw phase
    .other = at the start of { OWNED($owner, "draw phase") }
when-open = when one of your breaches is opened
    .other = when one of { OWNED($owner, "breaches") } is opened
when-prep = when you prep a spell
    .other = when { $who } preps a spell
when-cast = after you cast a spell
    .other = after { $who } casts a spell
when-enter-hand = when a card comes into your hand
    .other = when a card comes into { OWNED($owner, "hand") }
when-discard = when you discard a card
    .other = when { $who } discards a card
when-gain-charge = when you gain charges
    .other = when { $who } gains charges
when-gain-life = when you gain life
    .other = when { $who } gains life
when-overflow = when Gravehold suffers damage in your place
    .other = when Gravehold suffers damage in place of { $who }
when-exhaust = when you become exhausted
    .other = when { $who } becomes exhausted
when-hit = after this minion is dealt damage (even if it was reduced to 0)
when-enter-play = when this card comes into play
when-gravehold-suffers = when Gravehold suffers damage
when-gravehold-gains = when Gravehold gains life
when-unleash = after the nemesis unleashes
reader = you
clause-must = where a nemesis card says "any player", it is { $who } if possible
when-turn-end = at the end of any turn
when-nemesis-turn-end = at the end of the nemesis turn
when-nemesis-turn-start = at the start of the nemesis turn
as-soon-as = as soon as { $condition }, { $do }
when-tokens-changed = when { NAME($nemesis, case: "nom") } gains or loses { NOUN($token, 2) }
when-enter-zone = when a card enters a zone
when-leave-zone = when a card leaves a zone
when-hit-minions = after any { $subtype } is dealt damage (even if it was reduced to 0)
when-hurt-minions = when any { $subtype } is dealt damage
when-enter-play-minions = when any { $subtype } comes into play
when-hit-anybody = after the nemesis or any minion is dealt damage (even if it was reduced to 0)
when-hurt-anybody = when the nemesis or any minion is dealt damage
when-enter-play-anybody = when any nemesis card comes into play
when-discarded-anybody = when any nemesis card is discarded from play
once-a-turn = once per turn, { $told }
after-card = { $told } (after the current card or action)
clause-reduce = { $to ->
    [you] when you suffer damage, reduce it by { $by }{ $floor ->
        [0] {""}
       *[other] , to a minimum of { $floor }
    }
    [this] when this minion is dealt damage, reduce it by { $by }{ $floor ->
        [0] {""}
       *[other] , to a minimum of { $floor }
    }
   *[nemesis] when the nemesis is dealt damage, reduce it by { $by }{ $floor ->
        [0] {""}
       *[other] , to a minimum of { $floor }
    }
}
clause-reduce-to = { $to ->
    [this] when this minion is dealt damage, reduce it to { $n ->
        [1] 1
       *[other] { $n } at most
    }
   *[nemesis] when the nemesis is dealt damage, reduce it to { $n ->
        [1] 1
       *[other] { $n } at most
    }
}
alter-more = increase the number by { $by }
alter-less = reduce the number by { $by }{ $floor ->
    [0] {""}
   *[other] , to a minimum of { $floor }
}
alter-most = limit the number to { $n }
clause-forbid-hit = { $to ->
    [this] this minion cannot be dealt damage
    [minions] no { $subtype } can be dealt damage
    [anybody] neither the nemesis nor any minion can be dealt damage
   *[nemesis] the nemesis cannot be dealt damage
}
clause-forbid-gain = { $to ->
    [you] you cannot gain cards
    [ally] no ally can gain cards
   *[anybody] no player can gain cards
}
would-gain-charge = { $to ->
    [you] when you would gain charges
   *[other] when { $who } would gain charges
}
would-hit = { $to ->
    [this] when this minion would be dealt damage
    [minions] when any { $subtype } would be dealt damage
    [anybody] when the nemesis or any minion would be dealt damage
   *[nemesis] when the nemesis would be dealt damage
}
would-discarded = { $to ->
    [this] when this card would be discarded
    [minions] when any { $subtype } would be discarded
   *[anybody] when any nemesis card would be discarded
}
would-if = { $would } and { $condition }
clause-instead = { $would }, the following happens instead: { $do }
clause-instead-may = { $would }, { $person ->
    [they] that player
   *[you] you
} may do the following instead: { $do }
clause-instead-of-discard = when this card would be discarded, instead { $do }
clause-on-exhaust = when a player becomes exhausted, instead of unleashing twice{ $form ->
    [held] ,
   *[plain] :
} { $do }
