# `gravehold rules` and docs/rules/.
rules-topics = Topics
rules-number = { $n ->
    [one] { $n } entry
   *[other] { $n } entries
}
rules-how-topic = gravehold rules { $topic }: one topic
rules-how-id = gravehold rules { $id }: one rule, with example and rulings
rules-how-words = gravehold rules { $words }: every rule with these words
rules-how-term = gravehold rules glossary { $term }: a word of the game
rules-found = { $n ->
    [one] { $n } entry about '{ $words }'
   *[other] { $n } entries about '{ $words }'
}
rules-none = no rule about '{ $words }'
rules-no-term = no word '{ $words }' in the glossary
rules-near = ; did you mean '{ $name }'?
rules-box = Rulebook
rules-ours = ours: the rulebooks are silent
rules-example = Example
rules-scenario = (as a scenario: { $file })
rules-rulings = Rulings
rules-about = About
rules-basis = Basis
rules-see-also = See also
rules-rules = Rules
rules-glossary = Glossary
rules-page-title = The rules, and how we read them
rules-page-intro = Every rule of the game in our own words, the rulings on what the rulebooks leave open, and the words of the game. Each rule names the rulebooks that carry it. The same on the command line: `gravehold rules`.

rules-topic-setup = set-up
rules-topic-turn-order = turn order
rules-topic-casting-phase = casting phase
rules-topic-damage-to-foes = damage to foes
rules-topic-main-phase = main phase
rules-topic-draw-phase = draw phase
rules-topic-nemesis-turn = nemesis turn
rules-topic-exhaustion = exhaustion
rules-topic-game-end = end of the game
rules-topic-difficulty = difficulty
rules-topic-solo = solo play
rules-topic-terms = terms
rules-topic-legacy = Legacy
rules-topic-outcasts = Outcasts
rules-topic-rulings = rulings

rules-box-we = War Eternal
rules-box-we-pl = War Eternal (Polish edition)
rules-box-we-de = War Eternal (German edition)
rules-box-lg = Legacy
rules-box-oc = Outcasts
rules-coverage-missing = Missing: { $rules }
rules-coverage-none = MISSING
rules-coverage-later = (later)
rules-coverage-sum = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
  }, { $covered } covered, { $missing } missing
