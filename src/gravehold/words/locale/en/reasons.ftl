# Why something cannot be done now, in one sentence each.
reason-can = That can be done now.
reason-over = The battle is over.
reason-watching = You are only watching.
reason-only = { $verb ->
    [play] Cards are played only in your own main phase
    [prep] Spells are prepped only in your own main phase
    [gain] Cards are bought only in your own main phase
    [charge] Charges are bought only in your own main phase
    [focus] Breaches are focused only in your own main phase
    [open] Breaches are opened only in your own main phase
    [use] Prepped spells are used only in your own main phase
    [ability] This ability is used only in your own main phase
    [thwart] Powers are discarded only in your own main phase
    [cast] Spells are cast only in your own casting phase
   *[act] That is done only in your own main phase
}
reason-turn = { $only }; it is the turn of { $who }.
reason-no-turn = { $only }.
reason-phase = { $only }; this is the { $phase }.
reason-waits = { $who } must answer first.
reason-question = First the question: { $prompt }
reason-not-among = That cannot be chosen here: { $prompt }
reason-must-choose = You cannot pass here: { $prompt }
reason-must-cast = { $card } lies on closed breach { $breach } and must be cast first.
reason-not-asked = No card asks for that now.
reason-not-yours = That belongs to { $who }.
reason-not-in-hand = { $card } is not in your hand.
reason-spell-played = { $card } is a spell: prep it to a breach.
reason-never-played = { $card } cannot be played.
reason-not-a-spell = { $card } is no spell: only spells are prepped.
reason-not-prepped = { $card } is not prepped to a breach of yours.
reason-no-use = { $card } does nothing while it is prepped: it waits for your next casting phase.
reason-used = That works once per turn and has been used.
reason-aether = { $n } aether short.
reason-restricted = { $n } aether short: { $rest } that you have may not be spent on this.
reason-pile-empty = The { $card } pile is empty.
reason-no-pile = There is no { $card } pile in this supply.
reason-forbidden = { $by } forbids that.
reason-rules-forbid = The rules of this game forbid that.
reason-breach-gone = You have no breach { $breach }.
reason-breach-open = Breach { $breach } is open already.
reason-breach-closed = Breach { $breach } is closed: focus it this turn, or open it.
reason-breach-full = { $card } lies on breach { $breach } already.
reason-no-free-breach = No free breach is open or was focused this turn.
reason-two-breaches = { $card } needs two free breaches side by side, each open or focused this turn.
reason-charges-full = All charge slots are full.
reason-no-charges = This game is played without charges.
reason-no-ability = This mage has no ability to charge.
reason-no-ally = Nobody else can take charges.
reason-not-charged = { $n ->
    [one] { $n } charge short.
   *[other] { $n } charges short.
}
reason-window = { $when ->
    [nemesis-draw] You are asked about this ability before the nemesis draws.
    [draw-phase-end] You are asked about this ability at the end of your draw phase.
   *[your-main-phase] This ability is used only in your own main phase.
}
reason-condition = What this ability asks for is not so now.
reason-not-in-play = { $card } is not in play.
reason-not-a-power = { $card } is no power: only powers can be discarded for a price.
reason-no-discard = { $card } cannot be discarded: no price is printed on it.
reason-price = The price cannot be paid now: { $price }.
reason-no-effect = It would do nothing now.
reason-not-offered = Nothing allows that now.
reason-each = { $verb ->
    [focus] Focus: { $reason }
    [open] Open: { $reason }
    [gain] Gain: { $reason }
   *[act] { CAPITAL($act) }: { $reason }
}
