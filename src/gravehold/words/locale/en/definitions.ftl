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
definition-length = this list should have { $n ->
    [one] { $n } entry
   *[other] { $n } entries
  }, not { $found }
definition-id = { $value } is no id: small letters a to z and digits, words joined by '-', as in 'breach-ore'
definition-least = this should be at least { $limit }, not { $value }
definition-most = this should be at most { $limit }, not { $value }
