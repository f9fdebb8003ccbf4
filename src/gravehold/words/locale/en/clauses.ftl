# Standing effects. Whom a deed concerns ($to): you, another player ($who, $owner in the genitive),
# this card, what is done from this breach (here), the nemesis, minions of a kind, anybody.
whenever = { $when }, { $do }
whenever-if = { $when }, if { $condition }, { $do }
when-turn-start = { $to ->
    [other] at the start of { OWNED($owner, "turn") }
   *[you] at the start of your turn
}
when-casting-start = { $to ->
    [other] at the start of { OWNED($owner, "casting phase") }
   *[you] at the start of your casting phase
}
when-casting-end = { $to ->
    [other] at the end of { OWNED($owner, "casting phase") }
   *[you] at the end of your casting phase
}
when-draw-start = { $to ->
    [other] at the start of { OWNED($owner, "draw phase") }
   *[you] at the start of your draw phase
}
when-main-phase = { $to ->
    [other] during { OWNED($owner, "main phase") }
   *[you] during your main phase
}
when-focus = { $to ->
    [other] when { $who } focuses or opens one of their breaches during their turn
   *[you] when you focus or open one of your breaches during your turn
}
when-open = { $to ->
    [other-kind] when one of { OWNED($owner, "breaches") } is opened and is a { $tile }
    [you-kind] when your { $tile } is opened
    [other] when one of { OWNED($owner, "breaches") } is opened
   *[you] when one of your breaches is opened
}
when-prep = { $to ->
    [this] when you prep this spell
    [other] when { $who } preps a spell
   *[you] when you prep a spell
}
when-cast = { $to ->
    [this] after you cast this spell
    [here] after a player casts a spell from this breach
    [other] after { $who } casts a spell
   *[you] after you cast a spell
}
when-play = { $to ->
    [this] when you play this card
    [you-sort] when you play { NOUN($sort, 1, case: "a") } { $cost }
    [other-sort] when { $who } plays { NOUN($sort, 1, case: "a") } { $cost }
    [you-first] when you play the first gem or relic { $cost } in a turn
    [other-first] when { $who } plays the first gem or relic { $cost } in a turn
    [other] when { $who } plays a gem or relic
   *[you] when you play a gem or relic
}
when-gain = { $to ->
    [this] when you gain this card
    [other] when { $who } gains a card
    [other-from-pile] when { $who } gains a card from a supply pile
    [other-unconnected] when { $who } gains a card from a supply pile that is not connected to the first one
    [you-unconnected] when you gain a card from a supply pile that is not connected to the first one
    [you-from-pile] when you gain a card from a supply pile
   *[you] when you gain a card
}
when-enter-hand = { $to ->
    [this] when this card comes into your hand
    [other] when a card comes into { OWNED($owner, "hand") }
   *[you] when a card comes into your hand
}
when-discard = { $to ->
    [this] when an effect makes you discard this card
    [other] when an effect makes { $who } discard a card
   *[you] when an effect makes you discard a card
}
when-gain-charge = { $to ->
    [other] when { $who } gains charges
   *[you] when you gain charges
}
when-gain-life = { $to ->
    [other] when { $who } gains life
   *[you] when you gain life
}
when-suffer = { $to ->
    [other] when { $who } suffers damage
   *[you] when you suffer damage
}
when-overflow = { $to ->
    [other] when Gravehold suffers damage in place of { $who }
   *[you] when Gravehold suffers damage in your place
}
when-exhaust = { $to ->
    [other] when { $who } becomes exhausted
   *[you] when you become exhausted
}
when-hit = { $to ->
    [this] after this minion is dealt damage (even if it was reduced to 0)
    [minions] after any { $subtype } { $dealt } is dealt damage (even if it was reduced to 0)
    [nemesis] after the nemesis is dealt damage (even if it was reduced to 0)
    [here] after a spell cast from this breach deals damage (even if it was reduced to 0)
   *[anybody] after the nemesis or any minion is dealt damage (even if it was reduced to 0)
}
when-hurt = { $to ->
    [this] when this minion is dealt damage
    [minions] when any { $subtype } { $dealt } is dealt damage
    [nemesis] when the nemesis is dealt damage
    [here] when a spell cast from this breach deals damage
   *[anybody] when the nemesis or any minion is dealt damage
}
when-push-back = { $to ->
    [this] when damage would push this minion back
    [minions] when damage would push any { $subtype } back
   *[anybody] when damage would push the nemesis or any minion back
}
when-turn-over = { $to ->
    [other] when { $who } turns a minion over
   *[you] when you turn a minion over
}
when-price = { $to ->
    [other] when { $who } pays aether for an action of the nemesis
   *[you] when you pay aether for an action of the nemesis
}
when-enter-play = { $to ->
    [this] when this card comes into play
    [minions] when any { $subtype } comes into play
   *[anybody] when any nemesis card comes into play
}
when-discarded = { $to ->
    [this] when this card is discarded from play
    [minions] when any { $subtype } is discarded
   *[anybody] when any nemesis card is discarded from play
}
when-persistent = { $to ->
    [this] after this minion's Persistent effect
    [minions] after the Persistent effect of any { $subtype }
   *[anybody] after the Persistent effect of any minion
}
when-power-lost = { $to ->
    [this] when this power loses a power token
    [this-last] when this power loses its last power token
   *[anybody] when any power loses a power token
}
when-gravehold-suffers = when Gravehold suffers damage
when-gravehold-gains = when Gravehold gains life
when-unleash = after the nemesis unleashes
when-act = { $to ->
    [other] when { $who } does what a mat or card offers
   *[you] when you do what a mat or card offers
}
when-turn-end = at the end of any turn
when-nemesis-turn-start = at the start of the nemesis turn
when-empty-draw = when a nemesis card must be drawn and the nemesis deck is empty
when-nemesis-turn-end = at the end of the nemesis turn
when-tokens-changed = when { NAME($nemesis, case: "nom") } gains or loses { NOUN($token, 2) }
as-soon-as = as soon as { $condition }, { $do }
when-first-turn = at the start of your first turn
first-time = only the first time, { $told }
once-a-turn = once per turn, { $told }
after-card = { $told } (after the current card or action)

# Numbers that change ($what): damage, charges, life, the bonus of a spell, the factor of damage
# that an exhausted mage passes on.
clause-alter = { $altering }, { $changes }
clause-undoubled = { $to ->
    [other] when Gravehold suffers damage in place of { $who }, it is not doubled
   *[you] when Gravehold suffers damage in your place, it is not doubled
}
clause-alter-if = { $altering }, if { $condition }, { $changes }
altering-cast = { $to ->
    [this] when you cast this spell
    [here] when a spell is cast from this breach
    [other] when { $who } casts a spell
   *[you] when you cast a spell
}
altering-gain-charge = { $to ->
    [other] when { $who } gains charges
   *[you] when you gain charges
}
altering-gain-life = { $to ->
    [other] when { $who } gains life
   *[you] when you gain life
}
altering-suffer = { $to ->
    [other] when { $who } suffers damage
   *[you] when you suffer damage
}
altering-overflow = { $to ->
    [other] when Gravehold suffers damage in place of { $who }
   *[you] when Gravehold suffers damage in your place
}
altering-hit = { $to ->
    [this] when this minion is dealt damage
    [minions] when any { $subtype } { $dealt } is dealt damage
    [nemesis] when the nemesis is dealt damage
    [here] when a spell cast from this breach deals damage
   *[anybody] when the nemesis or any minion is dealt damage
}
altering-push-back = { $to ->
    [this] to push this minion back
    [minions] to push any { $subtype } back
   *[anybody] to push the nemesis or any minion back
}
action-any = any action
altering-price = { $to ->
    [other] when { $who } takes the action “{ $action }”
   *[you] when you take the action “{ $action }”
}
altering-enter-play = { $to ->
    [this] when this card comes into play
    [minions] when any { $subtype } comes into play
   *[anybody] when any minion comes into play
}
altering-gravehold-suffers = when Gravehold suffers damage
altering-gravehold-gains = when Gravehold gains life
alter-more = { $what ->
    [price] it costs { $by } more aether
    [its-life] it has { $by } more life
    [bonus] it deals { $number }
    [charges] increase their number by { $by }
    [push] { $by } more damage at once is needed
    [factor] increase its multiplier by { $by }
   *[damage] increase it by { $by }
}
alter-less = { $what ->
    [price] it costs { $by } less aether
    [its-life] it has { $by } less life
    [bonus] it deals { $by } less additional damage
    [charges] reduce their number by { $by }
    [push] { $by } less damage at once is needed
    [factor] reduce its multiplier by { $by }
   *[damage] reduce it by { $by }
}{ $floor ->
    [0] {""}
   *[other] , to a minimum of { $floor }
}
alter-most = { $what ->
    [price] it costs { $n } aether at most
    [its-life] it has { $n } life at most
    [bonus] it deals { $n } additional damage at most
    [charges] reduce their number to { $n } at most
    [push] { $n } damage at once is enough
    [factor] { $n ->
        [1] it is not doubled
       *[other] its multiplier is { $n } at most
    }
   *[damage] reduce it to { $n ->
        [0] 0
        [1] 1
       *[other] { $n } at most
    }
}

# What cannot happen, what happens in its place.
clause-forbid-hit = { $to ->
    [this] this minion cannot be dealt damage
    [minions] no { $subtype } { $dealt } can be dealt damage
    [nemesis] the nemesis cannot be dealt damage
   *[anybody] neither the nemesis nor any minion can be dealt damage
}
clause-forbid-act = { $verb ->
    [none] nothing that mats and cards offer can be used
   *[other] { $verb_id ->
        [lantern] the { $verb } cannot be used
       *[other] the action “{ $verb }” cannot be taken
    }
}
clause-forbid-gain = { $to ->
    [you] you cannot gain a card
    [ally] no ally can gain a card
    [this] you cannot gain this card
   *[anybody] no player can gain a card
}
clause-forbid-last = no player can gain the last card of a supply pile
clause-forbid-if = { $told } if { $condition }
would-gain-charge = { $to ->
    [you] when you would gain charges
   *[other] when { $who } would gain charges
}
would-hit = { $to ->
    [this] when this minion would be dealt damage
    [minions] when any { $subtype } { $dealt } would be dealt damage
    [anybody] when the nemesis or any minion would be dealt damage
   *[nemesis] when the nemesis would be dealt damage
}
would-discarded = { $to ->
    [this] when this card would be discarded
    [minions] when any { $subtype } would be discarded
   *[anybody] when any nemesis card would be discarded
}
would-persistent = { $to ->
    [this] when this minion's Persistent effect would be resolved
    [minions] when the Persistent effect of any { $subtype } would be resolved
   *[anybody] when the Persistent effect of any minion would be resolved
}
would-empty-draw = if a nemesis card must be drawn and the nemesis deck is empty
would-if = { $would } and { $condition }
clause-instead = { $would }, the following happens instead: { $do }
clause-instead-may = { $would }, { $person ->
    [they] that player
   *[you] you
} may do the following instead: { $do }
clause-instead-of-discard = when this card would be discarded, instead { $do }

minion-counts-as = counts as { $names }
minion-named = a { $subtype }
minion-hidden-back = a { $subtype } with a hidden back: it may be { $faces }
if-none-left = if there is none left, { $do }
deck-refill = when a card of the { $deck } deck is needed and there is none, its discard pile is shuffled and becomes the deck
clause-count-as = the nemesis cards of the turn order count as { $card }
clause-count-as-if = while { $condition }, the nemesis cards of the turn order count as { $card }
clause-must = where a nemesis card says "any player", it is { $who } if possible
clause-ordered-triggers = Effects that wait for the same moment are resolved in an order their owners choose.
clause-empty-draw = if { NAME($nemesis, case: "nom") } must draw a nemesis card and cannot, { $do } (instead of unleashing three times)
clause-on-exhaust = when a player becomes exhausted, instead of unleashing twice{ $form ->
    [held] ,
   *[plain] :
} { $do }
when-enter-zone = when a card enters a zone
when-emptied = when a supply pile runs out
when-leave-zone = { $zone ->
    [none] when a card leaves a zone
   *[other] when a card leaves { $zone }
}
when-tokens-gained = when { $kind } tokens are gained
when-tokens-lost = when { $kind } tokens are lost
tokens-any = any
