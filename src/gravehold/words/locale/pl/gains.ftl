# Cards that are gained.
do-gain-card =
    .do = { $priced ->
        [yes] pozyskaj { $from } { NOUN($noun, 1) } { $cost } { $to }
       *[no] pozyskaj { NOUN($noun, 1) } { $from } { $to }
    }
    .does = { $priced ->
        [yes] pozyskuje { $from } { NOUN($noun, 1) } { $cost } { $to }
       *[no] pozyskuje { NOUN($noun, 1) } { $from } { $to }
    }
    .inf = { $priced ->
        [yes] pozyskać { $from } { NOUN($noun, 1) } { $cost } { $to }
       *[no] pozyskać { NOUN($noun, 1) } { $from } { $to }
    }
gain-from = { $source ->
    [supply] z zasobów
   *[piles] z dowolnego stosu zasobów
} { $other ->
    [yes] (poza stosem tej karty)
   *[no] {""}
}
do-gain-copy =
    .do = pozyskaj kopię tej karty z jej stosu zasobów { $to }
    .does = pozyskuje kopię tej karty z jej stosu zasobów { $to }
    .inf = pozyskać kopię tej karty z jej stosu zasobów { $to }
do-gain-named =
    .do = pozyskaj { $cards }{ $place ->
        [deck] , umieszczając { $them } na wierzchu swojej talii,
        [hand] , biorąc { $them } na rękę,
       *[discard] {""}
    }
    .does = pozyskuje { $cards }{ $place ->
        [deck] , umieszczając { $them } na wierzchu swojej talii,
        [hand] , biorąc { $them } na rękę,
       *[discard] {""}
    }
    .inf = pozyskać { $cards }{ $place ->
        [deck] , umieszczając { $them } na wierzchu swojej talii,
        [hand] , biorąc { $them } na rękę,
       *[discard] {""}
    }
gain-named = { $count ->
    [0] tyle kart „{ $card }”, ile wynosi { $n },
    [one] kartę „{ $card }”
    [few] { $count } karty „{ $card }”
   *[many] { $count } kart „{ $card }”
}
    .it = { $count ->
        [one] ją
       *[many] je
    }
gain-to-deck =
    .do = i umieść { $noun ->
        [card] ją
        [spell] je
       *[gem] go
    } na wierzchu swojej talii
    .does = i umieszcza { $noun ->
        [card] ją
        [spell] je
       *[gem] go
    } na wierzchu swojej talii
    .inf = i umieścić { $noun ->
        [card] ją
        [spell] je
       *[gem] go
    } na wierzchu swojej talii
gain-to-hand =
    .do = i weź { $noun ->
        [card] ją
        [spell] je
       *[gem] go
    } na rękę
    .does = i bierze { $noun ->
        [card] ją
        [spell] je
       *[gem] go
    } na rękę
    .inf = i wziąć { $noun ->
        [card] ją
        [spell] je
       *[gem] go
    } na rękę
do-degrade =
    .do = zdegraduj { $cards }
    .does = degraduje { $cards }
    .inf = zdegradować { $cards }
cards-every = { $cards }
do-put-all-on-deck =
    .do = umieść { $cards } na wierzchu swojej talii w dowolnej kolejności
    .does = umieszcza { $cards } na wierzchu swojej talii w dowolnej kolejności
    .inf = umieścić { $cards } na wierzchu swojej talii w dowolnej kolejności
do-flaw =
    .do = oznacz { NOUN($token, 1, "ins") } { $cards } (odtąd „{ $into }”)
    .does = oznacza { NOUN($token, 1, "ins") } { $cards } (odtąd „{ $into }”)
    .inf = oznaczyć { NOUN($token, 1, "ins") } { $cards } (odtąd „{ $into }”)
gain-lesser = tego samego typu o niższym koszcie
do-silence =
    .do = ucisz Poplecznika
    .does = ucisza Poplecznika
    .inf = uciszyć Poplecznika
do-lose-any-number =
    .inf = stracić dowolną liczbę żetonów { $token }
do-reveal-deck =
    .do = { $n ->
        [0] odkryj tyle wierzchnich kart swojej talii, ile wynosi { $value },
        [one] odkryj wierzchnią kartę swojej talii
        [few] odkryj { $n } wierzchnie karty swojej talii
       *[many] odkryj { $n } wierzchnich kart swojej talii
    }
    .does = { $n ->
        [0] odkrywa tyle wierzchnich kart swojej talii, ile wynosi { $value },
        [one] odkrywa wierzchnią kartę swojej talii
        [few] odkrywa { $n } wierzchnie karty swojej talii
       *[many] odkrywa { $n } wierzchnich kart swojej talii
    }
    .inf = { $n ->
        [0] odkryć tyle wierzchnich kart swojej talii, ile wynosi { $value },
        [one] odkryć wierzchnią kartę swojej talii
        [few] odkryć { $n } wierzchnie karty swojej talii
       *[many] odkryć { $n } wierzchnich kart swojej talii
    }
next-cast = { $person ->
    [you] następne Zaklęcie, które aktywujesz w tej turze, zadaje { $amount }
   *[they] następne Zaklęcie, które { $subject } aktywuje w tej turze, zadaje { $amount }
}
