# Reguły kampanii Legacy oznaczone literami: instrukcja, która się zapełnia.

lettered-a-title = Ładunki
lettered-a-text =
    Magowie mogą mieć Ładunki. Dotąd nikt nie miał dla nich miejsca i kto miał otrzymać Ładunek,
    nie otrzymywał niczego.

lettered-b-title = Żetony Tarczy
lettered-b-text =
    Pojawiają się żetony Tarczy. Leżą na Poplecznikach, obok ich życia.

lettered-c-title = Żetony Nemezis
lettered-c-text =
    Nemezis może gromadzić żetony. Co robią, mówi jego arkusz.

lettered-d-title = Żetony Impulsu
lettered-d-text =
    Pojawiają się żetony Impulsu. Mag zachowuje je z tury na turę, najwyżej pięć; nadwyżka
    przepada.

lettered-e-title = Żetony Uciszenia
lettered-e-text =
    Pojawiają się żetony Uciszenia. Poplecznik może mieć najwyżej jeden.

lettered-f-title = Zdolność na arkuszu
lettered-f-text =
    Mag, na którego arkuszu jest zdolność, ma tyle pól na Ładunki, ilu Ładunków ona wymaga.

lettered-g-title = Druga karta początkowa
lettered-g-text =
    Arkusz ma trzecie miejsce: na drugą kartę początkową, która zastępuje Kryształ na ręce, na
    wierzchu talii albo na jej spodzie.

lettered-h-title = Brama IV
lettered-h-text =
    Wzmocnienie Bramy IV kosztuje 4 eteru, otwarcie 13, o 3 mniej za każdą ćwierć obrotu.
    Zaklęcie aktywowane z niej, gdy jest otwarta, zadaje 1 dodatkowe obrażenie.

lettered-j-title = Podpisane Kryształy
lettered-j-text =
    Kryształy noszą imię swojego Maga. Kryształ, który ma Skazę, ma ją do końca kampanii; jego
    eter służy tylko do pozyskiwania kart.

lettered-k-title = Talia Nemezis
lettered-k-text =
    Talia Nemezis składa się z dziewięciu jego własnych kart i z kart podstawowych z puli. Każdy
    rząd tasuje się osobno; rząd 1 leży na rzędzie 2, a ten na rzędzie 3. Potem następuje
    przygotowanie z arkusza.

lettered-l-title = Pula
lettered-l-text =
    Karty podstawowe z puli są odtąd w każdej talii Nemezis, zawsze te same. Karta po Ewolucji
    zajmuje w puli miejsce swojej dawnej postaci.

lettered-m-title = Gdy pozyskujesz tę kartę
lettered-m-text =
    To, co karta robi przy pozyskaniu, dzieje się raz, właśnie w tej chwili.

lettered-n-title = Dwie nowe akcje
lettered-n-text =
    W swojej fazie głównej możesz też zyskać Ładunek i użyć swojej zdolności, w dowolnej
    kolejności z innymi akcjami.

lettered-o-title = Dodatkowe obrażenia
lettered-o-text =
    Premia Bramy dołącza do obrażeń Zaklęcia, które się z niej aktywuje, za każdym razem, gdy je
    zadaje. Zaklęcie, które nie zadaje obrażeń, zadaje samą premię.

lettered-p-title = Co robi Tarcza
lettered-p-text =
    Obrażenia zadane Poplecznikowi z żetonami Tarczy usuwają jeden z nich, niezależnie od tego,
    jak są duże, i nic więcej.

lettered-q-title = Ile kosztuje Ładunek
lettered-q-text =
    Ładunek kosztuje 2 eteru. Nie możesz kupić go dla sojusznika ani mieć ich więcej, niż mieści
    arkusz. Gdy wszystkie pola są pełne, można użyć zdolności: najpierw odrzuca się wszystkie
    Ładunki, potem ona działa.

lettered-r-title = Poplecznicy z Tarczami
lettered-r-text =
    Poplecznik, na którego karcie widać Tarcze, wchodzi do gry z tyloma żetonami Tarczy.

lettered-s-title = EWOLUCJA
lettered-s-text =
    Podstawowa karta Nemezis może nakazywać EWOLUCJĘ. Jeśli ma wolne miejsce na naklejkę, trafia
    ona na nie. Jeśli nie ma wolnego albo nie ma miejsc wcale, karta do końca kampanii przyjmuje
    rozwiniętą postać: Atak lub Moc leży na stosie kart odrzuconych jako nowa karta, a
    Poplecznik zostaje w grze ze wszystkimi żetonami.

lettered-t-title = Wyczerpanie
lettered-t-text =
    Kiedy Mag zostaje wyczerpany, najpierw następuje dwukrotne Wyzwolenie.

lettered-u-title = Wyczerpanie kosztuje Bramę
lettered-u-text =
    Po obu Wyzwoleniach wyczerpany Mag niszczy jedną ze swoich Bram i odrzuca wszystkie Ładunki.
    Dopiero potem pozostałe obrażenia trafiają w Gravehold, podwójnie.

lettered-w-title = Uciszenie
lettered-w-text =
    Uciszyć Poplecznika to położyć na nim żeton Uciszenia. W następnej turze Nemezis żeton się
    usuwa, a TRWAŁY efekt Poplecznika pomija.

lettered-x-title = Degradacja
lettered-x-text =
    Degradacja: zniszcz kartę o koszcie 2 lub wyższym; potem możesz pozyskać z rynku zasobów na
    rękę tańszą kartę tego samego typu. Kto nie może tego zrobić, otrzymuje 2 obrażenia.

lettered-y-title = Po bitwie
lettered-y-text =
    Po bitwie usuwa się Ładunki i wszystkie żetony, a Brama IV wraca na swoje miejsce na arkuszu.

lettered-z-title = Jeszcze raz
lettered-z-text =
    Przegrany Rozdział rozgrywa się ponownie, chyba że opowieść od razu toczy się dalej (Rozdział
    5), z Magami, rynkiem zasobów i pulą w obecnym stanie.
    Za każdą porażkę w tym Rozdziale każdy Mag zaczyna z jednym Ładunkiem, najwyżej z trzema. Od
    drugiej porażki wolno ustąpić.
