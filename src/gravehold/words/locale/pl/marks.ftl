# Żetony numerów, najdroższe karty, gracz, przed którym leży karta.
# The case of the player before whom a card is laid.
laid-case = gen
# The case of whose token it is.
mark-case = gen
do-put-mark = na tej karcie zostaje umieszczony żeton numeru { $who }
who-marked =
    .nom = gracz, którego żeton numeru leży na tej karcie,
    .gen = gracza, którego żeton numeru leży na tej karcie,
    .by = przez gracza, którego żeton numeru leży na tej karcie,
condition-is-one-of = { $owner } to { $of } (także przy remisie)
condition-not-is-one-of = { $owner } to nie { $of } (także przy remisie)
condition-it-is-dearest = na rynku zasobów nie było żadnej droższej karty
value-dearest =
    .number = { $case ->
        [gen] najwyższego kosztu spośród: { $cards }
       *[nom] najwyższy koszt spośród: { $cards }
    }
most-dearest-hand = najdroższą kartą na ręce
most-dearest-hand-gem = najdroższym Klejnotem na ręce
most-dearest-hand-spell = najdroższym Zaklęciem na ręce
most-dearest-prepped = najdroższym przygotowanym Zaklęciem
minions-dealt = z talii Nemezis
# A kind of token by the name of it, and what a pack calls the tokens of its nemesis.
noun-called-token = { NOUN("token", $n) } { TOKEN($token_id) }
noun-own-token = { $n ->
    [one] { $name }
    [few] { $few ->
        [none] żetony Nemezis („{ $name }”)
       *[other] { $few }
    }
   *[many] { $plural ->
        [none] żetonów Nemezis („{ $name }”)
       *[other] { $plural }
    }
}
