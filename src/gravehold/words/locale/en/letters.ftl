# The lettered rules of the Legacy campaign, as a rulebook that fills in.

lettered-a-title = Charges
lettered-a-text =
    Mages can hold charges. Until now nobody had a place for them, and whoever was to gain one
    gained nothing.

lettered-b-title = Shield tokens
lettered-b-text =
    There are shield tokens. They lie on minions, beside their life.

lettered-c-title = Nemesis tokens
lettered-c-text =
    The nemesis may gather tokens. Its mat says what they do.

lettered-d-title = Pulse tokens
lettered-d-text =
    There are pulse tokens. A mage keeps them from turn to turn, five at most; what is beyond is
    lost.

lettered-e-title = Silence tokens
lettered-e-text =
    There are silence tokens. A minion holds one at most.

lettered-f-title = The ability on the mat
lettered-f-text =
    A mage whose mat shows an ability has as many places for charges as the ability needs.

lettered-g-title = A second starter card
lettered-g-text =
    The mat has a third place: a second starter card, which takes the place of a Crystal in the
    hand, on top of the deck or at its bottom.

lettered-h-title = Breach IV
lettered-h-text =
    To focus breach IV costs 4 aether, to open it 13, and 3 less for each quarter it has been
    turned. A spell cast from it while it is open deals 1 additional damage.

lettered-j-title = Named Crystals
lettered-j-text =
    Crystals carry the name of their mage. One that becomes flawed stays flawed for the rest of
    the campaign; its aether can only gain cards.

lettered-k-title = The nemesis deck
lettered-k-text =
    The nemesis deck is made of the nemesis's own nine cards and the basic cards of the pool.
    Each tier is shuffled; tier 1 lies on tier 2, and that on tier 3. Then comes the set-up of
    the mat.

lettered-l-title = The pool
lettered-l-text =
    The basic cards of the pool are in every nemesis deck from now on, always the same ones. A
    card that has evolved is in the pool in the place of its old form.

lettered-m-title = When you gain this
lettered-m-text =
    What a card does when it is gained happens once, at that moment.

lettered-n-title = Two new actions
lettered-n-text =
    In your main phase you may also gain a charge and use your ability, in any order with
    everything else.

lettered-o-title = Additional damage
lettered-o-text =
    The bonus of a breach joins the damage of the spell that is cast from it, each time the
    spell deals any. A spell that deals no damage deals the bonus.

lettered-p-title = What a shield does
lettered-p-text =
    Damage dealt to a minion with shield tokens removes one of them, however great it is, and
    nothing else.

lettered-q-title = What a charge costs
lettered-q-text =
    A charge costs 2 aether. You cannot buy one for an ally, nor more than your mat has room
    for. When every place is full the ability may be used: first all charges go, then it
    happens.

lettered-r-title = Minions with shields
lettered-r-text =
    A minion that shows shields enters play with that many shield tokens.

lettered-s-title = EVOLVE
lettered-s-text =
    A basic nemesis card may say EVOLVE. If it has a free place for a sticker, it takes one. If
    it has none free, or none at all, the card becomes its evolved form for the rest of the
    campaign: an attack or power lies in the discard pile as the new card, a minion stays in
    play with all its tokens.

lettered-t-title = Exhaustion
lettered-t-text =
    When a mage becomes exhausted, the nemesis unleashes twice before anything else.

lettered-u-title = Exhaustion costs a breach
lettered-u-text =
    After the two unleashes a mage that becomes exhausted destroys one of its breaches and
    discards all its charges. Only then does the damage that is left strike Gravehold, twice as
    hard.

lettered-w-title = Silence
lettered-w-text =
    To silence a minion is to put a silence token on it. On the next nemesis turn the token is
    removed and the minion's PERSISTENT effect is ignored.

lettered-x-title = Degrade
lettered-x-text =
    To degrade: destroy a card that costs 2 or more; then you may gain a cheaper card of the
    same type from the supply into your hand. Whoever cannot degrade suffers 2 damage.

lettered-y-title = After a battle
lettered-y-text =
    When a battle is over, charges and all tokens are removed, and breach IV goes back to its
    place on the mat.

lettered-z-title = Fought again
lettered-z-text =
    A lost chapter is fought again, unless its story goes on at once (chapter 5), with the mages,
    the supply and the pool as they now are. For
    every time you have lost it each mage starts with a charge, three at most. From the second
    defeat on you may yield.
