# What is wrong with a card, a mage, a nemesis that somebody made, and what would be right.
definition-wrong = { $name }: { $why }
definition-wrong-at = { $name }, { $path }: { $why }
definition-syntax = this cannot be read as JSON ({ $why })
definition-deep = nested too deeply

# Reading
definition-field = unknown field '{ $field }' in '{ $part }'{ $near }
definition-missing = '{ $part }' lacks the field '{ $field }'
definition-no-tag = the field '{ $field }' is missing, which says what { $what ->
    [effect] effect
    [value] value
    [condition] condition
    [who] player
    [clause] standing effect
    [player-card] kind of card
    [nemesis-card] kind of nemesis card
   *[other] kind of thing
  } this is
definition-unknown = there is no { $what ->
    [effect] effect
    [value] value
    [condition] condition
    [who] player
    [clause] standing effect
    [player-card] kind of player card
    [nemesis-card] kind of nemesis card
   *[other] such thing as
  } '{ $name }'{ $near }
definition-misplaced = '{ $name }' is { $found ->
    [effect] an effect
    [value] a value
    [condition] a condition
    [who] a player
    [clause] a standing effect
    [player-card] a player card
    [nemesis-card] a nemesis card
   *[other] something else
  }, but { $wanted ->
    [effect] an effect
    [value] a value
    [condition] a condition
    [who] a player
    [clause] a standing effect
    [player-card] a player card
    [nemesis-card] a nemesis card
    [cards] a selector of cards
    [minions] a selector of minions
   *[other] something else
  } belongs here
definition-only = only '{ $wanted }' may stand here, not '{ $name }'
definition-bare = '{ $name }' is written {"{"}{ $field }: { $name }{"}"}
definition-type = this should be { $wanted }, not { $value }
definition-a-number = a whole number
definition-a-truth = true or false
definition-a-text = a word
definition-a = { $what ->
    [effect] an effect
    [value] a value
    [condition] a condition
    [who] a player
    [clause] a standing effect
    [player-card] a player card
    [nemesis-card] a nemesis card
    [cards] a selector of cards
    [minions] a selector of minions
   *[other] a mapping
  }
definition-word = { $value } is none of the words that may stand here{ $near }
definition-nested = effects stand in one list, never in a list inside a list
definition-tuple = in Python this is a tuple, (...), not a '{ $found }'
definition-length = this list should have { $n ->
    [one] { $n } entry
   *[other] { $n } entries
  }, not { $found }
definition-id = { $value } is no id: small letters a to z and digits, words joined by '-', as in 'breach-ore'
definition-least = this should be at least { $limit }, not { $value }
definition-most = this should be at most { $limit }, not { $value }
definition-long = this list has { $found } parts; at most { $limit } are possible
definition-large = this has more than { $limit } parts, all that is in it counted; nobody could check or play it
definition-often = one effect does or weighs something { $found } times, repetitions within repetitions counted; at most { $limit } are possible

# Checking
definition-range = this should be from { $low } to { $high }, not { $value }
definition-tier = the tier of a card in a nemesis deck is 1, 2 or 3, not { $value }: it would never be dealt
definition-twin = the id '{ $name }' is given to two different things
definition-side-deck = a minion in the side deck '{ $deck }' has 'deck' with this name
definition-endless = this never ends: it leads back to itself, and nothing is asked on the way
definition-alike = this is the same for every player; it should speak of THAT_PLAYER, as in Life(THAT_PLAYER)
definition-reserved = '{ $name }' has a meaning of its own; use another id
definition-role = { $wanted ->
    [player-card] only gems, relics and spells have a supply pile
   *[nemesis-card] only attacks, minions and powers lie in a nemesis deck
  }, not '{ $found }'
definition-unheard = '{ $clause }' never happens: no rule tells of it, or nothing of that sort can meet it
definition-out-of-reach = '{ $clause }' does nothing on '{ $here }'; it works on: { $where }
definition-no-top = a hand has no top card; PutInZone(1, HAND, ...) puts a card of it away
definition-no-heap = this word moves no card to or from '{ $name }'
definition-unmet = '{ $sort }' cannot be said of '{ $deed }'; it can be of: { $known }
definition-few-cards = a nemesis has at least { $n } cards of each tier, beside basic ones; this one has { $found }
definition-unbound = { $what ->
    [you] 'you' is nobody here; put this inside 'as' or 'each-player'
    [that] 'that player' is nobody here; put this inside 'with'
    [owner] nobody is the owner here; only a spell has one
    [it] 'it' is no card here; put this inside a node that finds one, such as 'next-gain'
    [minion] 'it' is no minion here; put this inside 'with-minion'
    [n] no number has been found here; put this into the 'then' of a node that counts, such as 'discard'
    [gained] no card has been gained here; put this inside 'next-gain'
    [this] there is no 'this card' here: the text belongs to no card
    [spell] this card is no spell: only copies of a spell are cast
    [breach] there is no breach here; only a spell has one
    [turn-card] no turn order card is revealed here; put this inside 'reveal-turn-card'
    [damage] no damage is being dealt here; put this into the 'only_if' of a standing effect on 'hit' or 'hurt'
   *[other] something is unknown here that this speaks of
  }
