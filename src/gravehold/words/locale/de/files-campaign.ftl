# Kampagnen in Szenarien
file-pool-tier = „{ $card }“ ist von Level { $tier }, nicht { $wrong }
file-flaws-left = so viele Splitter können keinen Makel bekommen haben; Aufkleber waren noch da: { $n }
file-flawed-stays = ein Makel bleibt: Vor dem Kampf hatte dieser Riss-Magier { $n } Splitter mit Makel
file-no-form = „{ $card }“ kann in einem Kampf nicht zu „{ $form }“ geworden sein; möglich ist { $forms }
file-stage-chapter = den Abschnitt „{ $stage }“ gibt es in den Kapiteln { $low } bis { $high }, nicht in { $chapter }
file-stage-only = den Abschnitt „{ $stage }“ gibt es in Kapitel { $low }, nicht in { $chapter }
file-sticker-twice = „{ $card }“ gibt es nur einmal: { $one } und { $two } können es nicht beide haben
file-part-early = „{ $part }“ kommt erst nach Kapitel { $chapter }
file-supply-nine = der Vorrat hat { $wanted } Stapel, nicht { $n }
file-offered-yet = „{ $card }“ wird erst jetzt angeboten: es kann noch nicht im Vorrat liegen
file-supply-banished = „{ $card }“ ist im Vorrat und zugleich verbannt; es kann nur eines von beidem sein
file-never-again = Kapitel { $chapter } wird nie wiederholt
file-chart-won = Kapitel { $chapter } wurde in der Zeile davor gewonnen; es wird nicht noch einmal gekämpft
file-chart-foe = der Erzfeind von Kapitel { $chapter } ist { $nemesis }
file-chart-order = Kapitel { $chapter } kann hier nicht stehen: die Zeilen folgen den Kapiteln, bis zu dem der Stellung

# Soaks of campaigns
run-soak-campaign = Kampagne { $number }:
run-soak-campaigns-progress = { $played } Kampagnen, { $n } Fehler, { $speed } Kampagnen/s
run-soak-campaigns = { $count ->
    [one] { $count } Kampagne
   *[other] { $count } Kampagnen
  }, { $answers ->
    [one] { $answers } Entscheidung
   *[other] { $answers } Entscheidungen
  }, { $n } Fehler

# Ganze Kampagnen von Bots
run-campaign-chapter = Kapitel { $chapter }: beim ersten Versuch gewinnen { $n } von { $of }, { $share } ({ $low } bis { $high }); am Ende { $won }, im Schnitt { $tries } Versuche; je Kampf entwickeln sich { $evolved } Karten, { $stuck } bekommen einen Aufkleber
run-campaign-choice = { $word }: in { $n } von { $of } gewonnenen Kapiteln dabei, { $share }, und in { $lost-n } von { $lost-of } verlorenen, { $lost-share }
run-campaign-epilogue = { $epilogue }: { $n } von { $of }, { $share } ({ $low } bis { $high })
run-campaign-points = im Schnitt { $points } Punkte
file-date = ein Datum schreibt man 2026-05-31, oder - wo es niemand kennt, nicht { $value }
