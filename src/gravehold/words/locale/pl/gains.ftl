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
do-silence =
    .do = ucisz Poplecznika
    .does = ucisza Poplecznika
    .inf = uciszyć Poplecznika
do-lose-any-number =
    .inf = stracić dowolną liczbę żetonów { $token }
