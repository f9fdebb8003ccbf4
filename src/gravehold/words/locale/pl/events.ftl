# Co się wydarzyło, tak jak opowiedziałby to gracz. Nazwy kart stoją za dwukropkiem w mianowniku.
the-players = Gracze
event-turn = --- Tura { $n }: { $who } ---
event-nemesis-turn = --- Tura { $n }: { $nemesis } ---
event-wild-turn = Talia tur: { $turn }.
event-reshuffle = Karty tur zostają przetasowane.
event-play = { $who } zagrywa: { $card }.
event-play-aether = { $who } zagrywa: { $card } ({ $amounts }).
event-gain = { $who } pozyskuje: { $card }.
event-pay = { $who } płaci { $amount }.
event-charge = { $who } otrzymuje { $amount } (teraz { $extra }).
event-lose-charges = { $who } traci { $amount } (teraz { $extra }).
event-focus = { $who } wzmacnia Bramę { $breach }.
event-open = { $who } otwiera Bramę { $breach }.
event-prep = { $who } przygotowuje na { $count ->
    [one] Bramie { $breach }
   *[many] Bramach { $breach }
}: { $card }.
event-cast = { $who } aktywuje: { $card }{ $bonus ->
    [0] {""}
   *[other] {" "}(obrażenia +{ $bonus })
}.
event-cast-of = { $who } aktywuje: { $card }, przygotowane przez: { $owner }{ $bonus ->
    [0] {""}
   *[other] {" "}(obrażenia +{ $bonus })
}.
event-use = { $who } korzysta z karty: { $card }.
event-ability = { $who } używa zdolności: { $card }.
event-thwart = { $who } odrzuca Moc: { $card }.
event-act = { $who } wykonuje akcję: { $act }.
event-act-on = { $who } wykonuje akcję: { $act }, { $card }.
event-aether = { $who } otrzymuje { $amounts }.
event-draw = { $who } dobiera: { $cards }.
event-flip = { $who } odwraca swój stos kart odrzuconych: to teraz nowa talia.
event-discard = { $who } odrzuca: { $cards }.
event-destroy = Karta zniszczona: { $card }.
event-take = { $who } bierze na rękę: { $card }.
event-on-deck = { $who } kładzie na wierzchu swojej talii: { $card }.
event-give = { $who } otrzymuje na swój stos kart odrzuconych: { $card }.
event-to-pile = Na swój stos zasobów wraca: { $card }.
event-reveal = { $who } odkrywa: { $cards }.
event-revealed = Odkryta karta: { $cards }.
event-reveal-hand = { $who } odkrywa karty z ręki: { $cards }.
event-shuffle = { $who } wtasowuje swój stos kart odrzuconych do talii.
event-shuffle-nemesis = Odrzucone karty zostają wtasowane z powrotem do swojej talii.
event-hit-nemesis = { $nemesis } otrzymuje { $damage } (życie { $extra }).
event-hit-minion = { $card } otrzymuje { $damage } (życie { $extra }).
event-kill-minion = { $card } otrzymuje { $damage }: Poplecznik pokonany.
event-suffer = { $who } otrzymuje { $damage } (życie { $extra }).
event-exhausted = { $who }: Mag zostaje wyczerpany.
event-gravehold-suffers = Gravehold otrzymuje { $damage } (żywotność { $extra }).
event-gravehold-gains = Gravehold otrzymuje { $gravehold_life } (żywotność { $extra }).
event-ally-suffers = { $ally } otrzymuje { $damage } (życie { $extra }).
event-ally-gains = { $ally } otrzymuje { $life } (życie { $extra }).
event-gain-life = { $who } otrzymuje { $life } (życie { $extra }).
event-minion-gains = { $card } otrzymuje { $life } (życie { $extra }).
event-nemesis-gains = { $nemesis } otrzymuje { $life } (życie { $extra }).
event-breach-destroyed = { $who } traci Bramę { $breach }.
event-breach-gained = { $who } ma od teraz Bramę { $breach }.
event-breach-replaced = { $who }: Brama { $breach } zostaje zastąpiona inną.
event-player-tokens = { $who } ma { $tokens }.
event-card-space = { $card }: pole { $extra }.
event-player-space = { $who }: { $token }, pole { $extra }.
event-card-tokens = { $card }: { $tokens }.
event-ally-tokens = { $ally } ma { $tokens }.
event-pile-tokens = Na stosie „{ $pile }”: { $tokens }.
event-table-tokens = Na stole: { $tokens }.
event-unleash = Wyzwolenie: { $nemesis }.
event-tokens-gained = { $nemesis } otrzymuje { $tokens } (teraz { $extra }).
event-tokens-lost = { $nemesis } traci { $tokens } (teraz { $extra }).
event-tokens-kept = { $nemesis } zachowuje { $tokens }.
event-nemesis-draw = { $nemesis } dobiera: { $card }. { $text }
event-enter-minion = Wchodzi do gry: { $card } (życie { $n }).
event-enter-shielded = Wchodzi do gry: { $card } (życie { $n }, { $shields }).
event-enter-power = Wchodzi do gry: { $card } (Moc { $n }).
event-persistent = { $card }: efekt TRWAŁY.
event-tick = { $card }: Moc spada do { $n }.
event-power = { $card }: efekt Mocy.
event-chance = Los decyduje: możliwość { $n }.
event-told = Na koniec pozostaje do odczytania jedna karta: { $card }.
event-leave = Karta odrzucona: { $card }.
event-under-deck = Na spód talii trafia: { $card }.
event-turn-card = Talia tur: na wierzchu leży { $turn }.
event-turn-deck-ordered = Talia tur: karty zostają odkryte i odłożone w wybranej kolejności.
event-turn-card-under = Talia tur: na spód trafia { $turn }.
event-turn-card-lost = Talia tur: { $turn } – karta odrzucona, ta tura przepada.
event-turn-cards-shuffled = Karty zostają wtasowane do talii tur.
event-side-draw = Pojawia się: { $card }. { $text }
event-side-discard = Na stos kart odrzuconych swojej talii trafia: { $card }.
event-part = { $card }: { $part }.
event-won = Gracze zwyciężyli.
event-lost = Gracze przegrali.
event-turn-over = Odwrócona karta: { $card }.
event-evolve = „{ $before }” ewoluuje: od teraz to „{ $card }”.
event-sticker = „{ $card }” dostaje { $stickers ->
    [1] pierwszą
    [2] drugą
    [3] trzecią
   *[other] kolejną
} naklejkę; { $n ->
    [0] następnym razem ewoluuje.
    [one] zostało jedno miejsce.
    [few] zostały { $n } miejsca.
   *[many] zostało { $n } miejsc.
}
event-flawed = { $who }: „{ $before }” to odtąd „{ $card }”.
event-become = Karta zmienia się w: { $card }.
zone-of-seat = { $who }: { $zone }
event-into-zone = Odłożona karta: { $card } ({ $zone }).
event-onto-board = Na arkusz trafia: { $card }.
event-space-gains = Umieszczono na polu { $space }: { $tokens }.
event-space-moves = Przesunięto na pole { $space }: { $tokens }.
event-space-loses = Odrzucono z pola { $space }: { $tokens }.
event-bridge-laid = Powstaje most: { $link }.
event-bridge-gone = Znika most: { $link }.
event-attach = { $who }: do Bramy { $breach } dołączono kartę: { $card }.
event-marked = Na karcie „{ $card }” ląduje żeton numeru gracza ({ $who }).
event-laid-before = Przed graczem ({ $who }) leży odtąd: { $card }.
event-beside = Obok arkusza Nemezis pozostaje do końca gry: { $card }.
