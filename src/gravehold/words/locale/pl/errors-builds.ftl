# Magowie, których rozwijają gracze
error-build = rozwój { $seat }: { $why }
error-build-seat = nie ma miejsca { $seat }, którego Mag mógłby się rozwijać; są: { $seats }
error-build-mage = { $seat } gra Magiem „{ $mage }”, który się nie rozwija; rozwój dotyczy: { $built }
error-build-needs = { $part } wymaga { $needs }: podaj to także
error-build-twice = każda karta początkowa jest na arkuszu raz: „{ $card }” to zarazem starter i second
error-build-fourth = „{ $part }” wymaga Bramy IV: dodaj fourth: true albo zdolność
error-fourth-there = Brama IV pojawia się wcześniej niż zdolność: „fourth” nie może tu być false
error-build-flawed = ze Skazą może być od 0 do { $most } kart tego Maga, a nie { $n }
error-build-form = rozwój to części, każda ze swoim słowem, a nie { $value } (dostępne: { $parts })
error-name-long = imię ma od 1 do { $most } znaków, a nie { $n }
error-name-control = imię składa się z liter i znaków, które można przeczytać, a nie ze znaku sterującego { $code }
error-name-empty = imię ma co najmniej jedną literę, cyfrę lub znak
error-build-option = „{ $part }” to nie część budowy; pisz p1.starter=starter-gem-heal
error-build-line = { $field }: { $why }
error-build-none = żadne pudełko z tamtego czasu nie zna Magów, których budują gracze
error-builds-many = idzie { $n } zbudowanych Magów, a miejsc jest { $most }
error-build-unnamed = Mag, który ma iść, ma imię: dodaj je
error-build-ordinary = poza swoją kampanią Mag ma zwykłe Kryształy: pomiń flawed
error-build-gap = jest { $who }, a nie ma { $missing }: numeruj zbudowanych Magów b1, b2 i tak dalej
