# Nouns in the number and case a sentence needs; the number itself is not part of the noun, except
# in the form [a] for one of a kind. English knows no cases; other languages use $case (see
# docs/decisions/007-words.md for the forms every noun has to offer).
noun-damage = damage
noun-additional-damage = additional damage
noun-aether = aether
noun-life = life
noun-gravehold-life = life
noun-minion = minion
noun-nemesis = the nemesis
noun-charge = { $n ->
    [one] charge
   *[other] charges
}
noun-token = { $n ->
    [one] token
   *[other] tokens
}
noun-token-trophy = { $n ->
    [one] Trophy
   *[other] Trophies
}
noun-token-bridge = { $n ->
    [one] bridge token
   *[other] bridge tokens
}
noun-token-soul = { $n ->
    [one] Soul
   *[other] Souls
}
noun-token-fountain-of-souls = fuel
noun-token-turns = { noun-token-bladius }
noun-token-bladius = { $n ->
    [one] turn token
   *[other] turn tokens
}
noun-nemesis-token = { $n ->
    [one] nemesis token
   *[other] nemesis tokens
}
noun-power-token = { $n ->
    [one] power token
   *[other] power tokens
}
noun-card = { $case ->
    [a] a card
   *[acc] { $n ->
        [one] card
       *[other] cards
    }
}
noun-supply-card = { $case ->
    [a] a supply card
   *[acc] { $n ->
        [one] supply card
       *[other] supply cards
    }
}
noun-gem = { $case ->
    [a] a gem
   *[acc] { $n ->
        [one] gem
       *[other] gems
    }
}
noun-relic = { $case ->
    [a] a relic
   *[acc] { $n ->
        [one] relic
       *[other] relics
    }
}
noun-spell = { $case ->
    [a] a spell
   *[acc] { $n ->
        [one] spell
       *[other] spells
    }
}
noun-gem-or-relic = { $case ->
    [a] a gem or relic
   *[acc] { $n ->
        [one] gem or relic
       *[other] gems or relics
    }
}
noun-gem-or-spell = { $case ->
    [a] a gem or spell
   *[acc] { $n ->
        [one] gem or spell
       *[other] gems or spells
    }
}
noun-relic-or-spell = { $case ->
    [a] a relic or spell
   *[acc] { $n ->
        [one] relic or spell
       *[other] relics or spells
    }
}
noun-copy = { $case ->
    [a] a copy of this card
   *[acc] { $n ->
        [one] copy of this card
       *[other] copies of this card
    }
}
noun-other-card = { $case ->
    [a] another card
   *[acc] { $n ->
        [one] other card
       *[other] other cards
    }
}
noun-other-gem = { $case ->
    [a] another gem
   *[acc] { $n ->
        [one] other gem
       *[other] other gems
    }
}
noun-other-relic = { $case ->
    [a] another relic
   *[acc] { $n ->
        [one] other relic
       *[other] other relics
    }
}
noun-other-gem-or-relic = { $case ->
    [a] another gem or relic
   *[acc] { $n ->
        [one] other gem or relic
       *[other] other gems or relics
    }
}
noun-other-gem-or-spell = { $case ->
    [a] another gem or spell
   *[acc] { $n ->
        [one] other gem or spell
       *[other] other gems or spells
    }
}
noun-other-relic-or-spell = { $case ->
    [a] another relic or spell
   *[acc] { $n ->
        [one] other relic or spell
       *[other] other relics or spells
    }
}
noun-other-spell = { $case ->
    [a] another spell
   *[acc] { $n ->
        [one] other spell
       *[other] other spells
    }
}
noun-other-copy = { $case ->
    [a] another copy of this card
   *[acc] { $n ->
        [one] other copy of this card
       *[other] other copies of this card
    }
}
noun-dearest-card = { $n ->
    [one] most expensive card
   *[other] most expensive cards
}
noun-dearest-gem = { $n ->
    [one] most expensive gem
   *[other] most expensive gems
}
noun-dearest-relic = { $n ->
    [one] most expensive relic
   *[other] most expensive relics
}
noun-dearest-spell = { $n ->
    [one] most expensive spell
   *[other] most expensive spells
}
noun-dearest-gem-or-relic = { $n ->
    [one] most expensive gem or relic
   *[other] most expensive gems or relics
}
noun-dearest-gem-or-spell = { $n ->
    [one] most expensive gem or spell
   *[other] most expensive gems or spells
}
noun-dearest-relic-or-spell = { $n ->
    [one] most expensive relic or spell
   *[other] most expensive relics or spells
}

# How many of them.
# Of one's own prepped spells: 'one of your prepped spells'.
quantity-plain = { $prepped ->
    [own] { $n ->
        [one] one of
       *[other] { $n } of
    }
   *[no] { $n ->
        [one] { NOUN($noun, 1, case: "a") }
       *[other] { $n } { NOUN($noun, $n) }
    }
}
quantity-all = { $prepped ->
    [own] all
   *[no] all { NOUN($noun, 2) }
}
quantity-up-to = { $prepped ->
    [own] up to { $n } of
   *[no] up to { $n } { NOUN($noun, $n) }
}
quantity-value = { $prepped ->
    [own] as many of
   *[no] as many { NOUN($noun, 2) }
}
quantity-dearest = { $prepped ->
    [own] { $n ->
        [one] the most expensive of
       *[other] the { $n } most expensive of
    }
   *[no] { $n ->
        [one] the { NOUN($noun, 1) }
       *[other] the { $n } { NOUN($noun, $n) }
    }
}

# What OWNED says: any ally's hand, but the hand of the player with the lowest life.
own-owned = { FIRST($owner) ->
    [of] the { $thing } { $owner }
   *[other] { $owner } { $thing }
}

# Where they are: $form [from] behind verbs that take them away, else [in].
# $whose [all]: the players together; $owner is in the genitive, $by says by whom.
place-hand = { $form ->
    [from] { $whose ->
        [you] from your hand
        [they] from their hand
        [anyone] from hand
       *[other] from { OWNED($owner, "hand") }
    }
    [number] { $whose ->
        [you] in your hand
        [they] in their hand
        [anyone] in all players' hands
       *[other] in { OWNED($owner, "hand") }
    }
   *[in] { $whose ->
        [you] in your hand
        [they] in their hand
        [anyone] in hand
       *[other] in { OWNED($owner, "hand") }
    }
}
place-discard = { $form ->
    [from] { $whose ->
        [you] from your discard pile
        [they] from their discard pile
        [all] from their discard piles
        [anyone] from any player's discard pile
       *[other] from { OWNED($owner, "discard pile") }
    }
    [number] { $whose ->
        [you] in your discard pile
        [they] in their discard pile
        [anyone] in all players' discard piles
       *[other] in { OWNED($owner, "discard pile") }
    }
   *[in] { $whose ->
        [you] in your discard pile
        [they] in their discard pile
        [all] in their discard piles
        [anyone] in any player's discard pile
       *[other] in { OWNED($owner, "discard pile") }
    }
}
place-hand-or-discard = { $form ->
    [from] { $whose ->
        [you] from your hand or discard pile
        [they] from their hand or discard pile
        [all] from their hands or discard piles
        [anyone] from any player's hand or discard pile
       *[other] from { OWNED($owner, "hand or discard pile") }
    }
    [number] { $whose ->
        [you] in your hand or discard pile
        [they] in their hand or discard pile
        [anyone] in all players' hands and discard piles
       *[other] in { OWNED($owner, "hand or discard pile") }
    }
   *[in] { $whose ->
        [you] in your hand or discard pile
        [they] in their hand or discard pile
        [all] in their hands or discard piles
        [anyone] in any player's hand or discard pile
       *[other] in { OWNED($owner, "hand or discard pile") }
    }
}
place-deck = { $form ->
    [from] { $whose ->
        [you] from your deck
        [they] from their deck
        [all] from their decks
        [anyone] from any player's deck
       *[other] from { OWNED($owner, "deck") }
    }
    [number] { $whose ->
        [you] in your deck
        [they] in their deck
        [anyone] in all players' decks
       *[other] in { OWNED($owner, "deck") }
    }
   *[in] { $whose ->
        [you] in your deck
        [they] in their deck
        [all] in their decks
        [anyone] in any player's deck
       *[other] in { OWNED($owner, "deck") }
    }
}
place-played = { $whose ->
    [you] that you played this turn
   *[other] played this turn
}
own-prepped-ones = { $noun ->
    [other-spell] other prepped spells
    [copy] prepped copies of this card
    [other-copy] other prepped copies of this card
   *[spell] prepped spells
}
place-prepped = { $mine ->
    [yes] { $whose ->
        [you] your { own-prepped-ones }
       *[they] their { own-prepped-ones }
    }
   *[no] { $whose ->
        [you] that you have prepped
        [they] that they have prepped
        [all] that they have prepped
        [anyone] { $form ->
            [number] prepped by all players
           *[other] prepped by any player
        }
       *[other] prepped { $by }
    }
}
place-revealed = revealed this way
place-destroyed = { $whose ->
    [you] among your destroyed cards
    [they] among their destroyed cards
    [all] among their destroyed cards
    [anyone] among the destroyed cards
   *[other] among { OWNED($owner, "destroyed cards") }
}
pile-discard = { $whose ->
    [you] your discard pile
    [they] their discard pile
    [anyone] any player's discard pile
   *[other] { OWNED($owner, "discard pile") }
}
pile-deck = { $whose ->
    [you] your deck
    [they] their deck
    [anyone] any player's deck
   *[other] { OWNED($owner, "deck") }
}
cards = { $prepped ->
    [own] { $quantity } { $place } { $cost }
   *[no] { $quantity } { $cost } { $place }
}{ $kind ->
    [value] {" "}as { $value }
   *[plain] {""}
}
cards-each = { $mine ->
    [yes] of { $place } { $cost }
   *[no] { NOUN($noun, 1) } { $cost } { $place }
}
cards-number = { $mine ->
    [yes] the number of { $place } { $cost }
   *[no] the number of { NOUN($noun, 2) } { $cost } { $place }
}
cards-most = the most { $mine ->
    [yes] { own-prepped-ones } { $cost }
   *[no] { NOUN($noun, 2) } { $cost } { $place }
}
cards-fewest = the fewest { $mine ->
    [yes] { own-prepped-ones } { $cost }
   *[no] { NOUN($noun, 2) } { $cost } { $place }
}
cards-top = the top card of { $place }{ $named ->
    [yes] , if it is { $wanted },
   *[no] {""}
}
card-is = { NOUN($noun, 1, case: "a") } { $cost }
# The card 'it' is, in the nominative and the other cases of a language; this: the card itself.
it-card =
    .nom = { $it ->
        [this] this card
        [destroyed] the destroyed card
        [discarded] the discarded card
        [gained] the gained card
        [spell] that spell
       *[card] that card
    }
    .gen = { it-card.nom }'s
    .acc = { it-card.nom }
card-named = named { $name }
cost-zero = costing 0 aether
cost-exactly = costing exactly { $n } aether
cost-between = costing { $least } to { $most } aether
cost-raised = { $cost } ({ $n } or less if { $condition })
cost-at-most = costing { $n } aether or less
cost-at-most-value = costing no more than { $value }
cost-at-least = costing { $n } aether or more
cost-at-least-value = costing no less than { $value }
revealed-all = them
revealed-it = it
revealed-one = { $n ->
    [one] one of them
   *[other] { $n } of them
}
revealed-up-to = up to { $n } of them
revealed-dearer = the more expensive one
revealed-dearest = { $n ->
    [one] the most expensive one
   *[other] the { $n } most expensive ones
}
