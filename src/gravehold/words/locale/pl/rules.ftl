# `gravehold rules` i docs/rules/.
rules-topics = Tematy
rules-number = { $n ->
    [one] { $n } hasło
    [few] { $n } hasła
    [many] { $n } haseł
   *[other] { $n } hasła
}
rules-how-topic = gravehold rules { $topic }: jeden temat
rules-how-id = gravehold rules { $id }: jedna zasada, z przykładem i rozstrzygnięciami
rules-how-words = gravehold rules { $words }: wszystkie zasady z tymi słowami
rules-how-term = gravehold rules glossary { $term }: pojęcie z gry
rules-found = { $n ->
    [one] { $n } hasło o „{ $words }”
    [few] { $n } hasła o „{ $words }”
    [many] { $n } haseł o „{ $words }”
   *[other] { $n } hasła o „{ $words }”
}
rules-none = nie ma zasady o „{ $words }”
rules-no-term = nie ma pojęcia „{ $words }” w słowniczku
rules-near = ; może chodzi o „{ $name }”?
rules-box = Instrukcja
rules-ours = nasze: instrukcje o tym milczą
rules-example = Przykład
rules-scenario = (jako scenariusz: { $file })
rules-rulings = Rozstrzygnięcia
rules-about = Dotyczy
rules-basis = Podstawa
rules-see-also = Zobacz też
rules-rules = Zasady
rules-glossary = Słowniczek
rules-page-title = Zasady i jak je rozumiemy
rules-page-intro = Wszystkie zasady gry własnymi słowami, rozstrzygnięcia tego, co instrukcje pozostawiają otwarte, i pojęcia z gry. Przy każdej zasadzie podano instrukcje, które ją zawierają. To samo w wierszu poleceń: `gravehold rules --lang pl`.

rules-topic-setup = przygotowanie rozgrywki
rules-topic-turn-order = kolejność tur
rules-topic-casting-phase = faza aktywacji
rules-topic-damage-to-foes = obrażenia zadane wrogom
rules-topic-main-phase = faza główna
rules-topic-draw-phase = faza dobierania
rules-topic-nemesis-turn = tura Nemezis
rules-topic-exhaustion = wyczerpanie
rules-topic-game-end = koniec gry
rules-topic-difficulty = poziomy trudności
rules-topic-solo = gra w pojedynkę
rules-topic-terms = pojęcia
rules-topic-legacy = Legacy
rules-topic-outcasts = Wygnańcy
rules-topic-rulings = rozstrzygnięcia

rules-box-we = Wieczna Wojna
rules-box-we-pl = Wieczna Wojna (wydanie polskie)
rules-box-we-de = Wieczna Wojna (wydanie niemieckie)
rules-box-lg = Legacy
rules-box-oc = Wygnańcy
rules-coverage-missing = Brakuje: { $rules }
rules-coverage-none = BRAK
rules-coverage-later = (później)
rules-coverage-sum = { $n ->
    [one] { $n } zasada
    [few] { $n } zasady
   *[many] { $n } zasad
  }, sprawdzone: { $covered }, brakuje: { $missing }
