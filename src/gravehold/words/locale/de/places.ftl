# Where cards are: [each] and [number] say where they lie, all others where they come from.
# A relative clause ends with a comma, which gives way to the mark behind it.
place-hand = { $form ->
    [each] { $whose ->
        [you] auf deiner Hand
        [they] auf seiner Hand
        [anyone] auf den Händen aller Spieler
       *[other] auf der Hand { $owner }
    }
    [number] { $whose ->
        [you] auf deiner Hand
        [they] auf seiner Hand
        [anyone] auf den Händen aller Spieler
       *[other] auf der Hand { $owner }
    }
   *[from] { $whose ->
        [you] von deiner Hand
        [they] von seiner Hand
        [all] { $noun ->
            [dearest-card] auf euren Händen
           *[other] von der Hand
        }
        [anyone] { $n ->
            [one] von der Hand eines beliebigen Spielers
           *[other] von den Händen beliebiger Spieler
        }
       *[other] von der Hand { $owner }
    }
}
place-discard = { $form ->
    [each] { $whose ->
        [you] in deinem Ablagestapel
        [they] in seinem Ablagestapel
        [anyone] in den Ablagestapeln aller Spieler
       *[other] im Ablagestapel { $owner }
    }
    [number] { $whose ->
        [you] in deinem Ablagestapel
        [they] in seinem Ablagestapel
        [anyone] in den Ablagestapeln aller Spieler
       *[other] im Ablagestapel { $owner }
    }
   *[from] { $whose ->
        [you] aus deinem Ablagestapel
        [they] aus seinem Ablagestapel
        [all] aus euren Ablagestapeln
        [anyone] { $n ->
            [one] aus dem Ablagestapel eines beliebigen Spielers
           *[other] aus den Ablagestapeln beliebiger Spieler
        }
       *[other] aus dem Ablagestapel { $owner }
    }
}
place-hand-or-discard = { $form ->
    [each] { $whose ->
        [you] auf deiner Hand und in deinem Ablagestapel
        [they] auf seiner Hand und in seinem Ablagestapel
        [anyone] auf den Händen und in den Ablagestapeln aller Spieler
       *[other] auf der Hand und im Ablagestapel { $owner }
    }
    [number] { $whose ->
        [you] auf deiner Hand und in deinem Ablagestapel
        [they] auf seiner Hand und in seinem Ablagestapel
        [anyone] auf den Händen und in den Ablagestapeln aller Spieler
       *[other] auf der Hand und im Ablagestapel { $owner }
    }
   *[from] { $whose ->
        [you] von deiner Hand oder aus deinem Ablagestapel
        [they] von seiner Hand oder aus seinem Ablagestapel
        [all] von der Hand oder aus euren Ablagestapeln
        [anyone] { $n ->
            [one] von der Hand oder aus dem Ablagestapel eines beliebigen Spielers
           *[other] von den Händen oder aus den Ablagestapeln beliebiger Spieler
        }
       *[other] von der Hand oder aus dem Ablagestapel { $owner }
    }
}
place-deck = { $form ->
    [each] { $whose ->
        [you] in deinem Deck
        [they] in seinem Deck
        [anyone] in den Decks aller Spieler
       *[other] im Deck { $owner }
    }
    [number] { $whose ->
        [you] in deinem Deck
        [they] in seinem Deck
        [anyone] in den Decks aller Spieler
       *[other] im Deck { $owner }
    }
   *[from] { $whose ->
        [you] aus deinem Deck
        [they] aus seinem Deck
        [all] aus euren Decks
        [anyone] { $n ->
            [one] aus dem Deck eines beliebigen Spielers
           *[other] aus den Decks beliebiger Spieler
        }
       *[other] aus dem Deck { $owner }
    }
}
place-destroyed = { $whose ->
    [you] unter deinen zerstörten Karten
    [they] unter seinen zerstörten Karten
    [anyone] unter den zerstörten Karten
    [all] unter den zerstörten Karten
   *[other] unter den zerstörten Karten { $owner }
}
place-played = { $whose ->
    [you] , { $n ->
        [one] { NOUN($noun, 1, case: "rel") }
       *[other] die
    } du in diesem Zug ausgespielt hast,
    [they] , { $n ->
        [one] { NOUN($noun, 1, case: "rel") }
       *[other] die
    } er in diesem Zug ausgespielt hat,
   *[other] , { $n ->
        [one] { NOUN($noun, 1, case: "who") } in diesem Zug ausgespielt wurde,
       *[other] die in diesem Zug ausgespielt wurden,
    }
}
place-played-or-discard = , { $whose ->
    [you] { $n ->
        [one] { NOUN($noun, 1, case: "rel") }
       *[other] die
    } du in diesem Zug ausgespielt hast
    [they] { $n ->
        [one] { NOUN($noun, 1, case: "rel") }
       *[other] die
    } er in diesem Zug ausgespielt hat
   *[other] { $n ->
        [one] { NOUN($noun, 1, case: "who") } in diesem Zug ausgespielt wurde
       *[other] die in diesem Zug ausgespielt wurden
    }
} oder { $n ->
    [one] { NOUN($noun, 1, case: "who") }
   *[other] die
} in { $whose ->
    [you] deinem Ablagestapel
    [they] seinem Ablagestapel
    [all] euren Ablagestapeln
    [anyone] einem beliebigen Ablagestapel
   *[other] dem Ablagestapel { $owner }
} { $n ->
    [one] liegt,
   *[other] liegen,
}
place-prepped = { $zone ->
    [prepped] , { $n ->
        [one] { NOUN($noun, 1, case: "rel") }
       *[other] die
    } { $whose ->
        [you] du gebunden hast,
        [they] er gebunden hat,
        [all] ihr gebunden habt,
       *[other] ein beliebiger Spieler gebunden hat,
    }
   *[other] { $whose ->
        [you] von deinen Rissen
        [they] von seinen Rissen
        [all] von euren Rissen
        [anyone] von den Rissen eines beliebigen Spielers
       *[other] von den Rissen { $owner }
    }
}
place-revealed = , { $n ->
    [one] { NOUN($noun, 1, case: "who") } dabei aufgedeckt wurde,
   *[other] die dabei aufgedeckt wurden,
}
pile-discard = { $whose ->
    [you] deines Ablagestapels
    [they] seines Ablagestapels
    [anyone] des Ablagestapels eines beliebigen Spielers
   *[other] des Ablagestapels { $owner }
}
pile-deck = { $whose ->
    [you] deines Decks
    [they] seines Decks
    [anyone] des Decks eines beliebigen Spielers
   *[other] des Decks { $owner }
}

do-choose-card =
    .do = { $readers ->
        [many] wählt { $inside ->
            [yes] ihr
           *[no] {""}
        }
       *[one] wähle
    } { $cards }
    .does = wählt { $cards }
    .inf = { $cards } wählen
    .all = wählt { $inside ->
        [yes] ihr
       *[no] {""}
    } gemeinsam { $cards }
do-destroy-it =
    .do = { $readers ->
        [many] zerstört { $inside ->
            [yes] ihr
           *[no] {""}
        }
       *[one] zerstöre
    } { $card }
    .does = zerstört { $card }
    .inf = { $card } zerstören
