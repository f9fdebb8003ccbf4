# Mages that players build
build-name = Name
build-starter = Starter card
build-fourth = Breach IV
build-ability = Ability
build-second = Second starter card
build-place = Its place
build-breach = Change to a breach
build-craft = Change to the ability
build-flawed = Flawed cards
build-place-hand = in hand
build-place-deck-top = on top of the deck
build-place-deck-bottom = at the bottom of the deck
build-turned = Breach { $slot } starts one quarter further
build-tile = Breach { $slot }: { $tile }
build-fewer = { $n ->
    [one] It needs one charge less.
   *[other] It needs { $n } charges less.
}
build-then = After its effect: { $text }

# Chapters of rules that grow
chapter-name = { $chapter ->
    [end] After the campaign
   *[other] Chapter { $chapter }
}
chapter-about = { $charges ->
    [yes] Charges and abilities.
   *[no] No charges, no abilities.
} { $exhausted ->
    [nothing] Whoever becomes exhausted loses nothing more, and nothing is unleashed.
    [unleash] Whoever becomes exhausted unleashes twice, and loses nothing more.
   *[all] Whoever becomes exhausted unleashes twice, loses a breach and all charges.
}{ $found ->
    [yes] {" "}A fourth breach can be found in the battle.
   *[no] {""}
}
