# Fehler in Kampagnen.
error-spoken = „{ $choice }“ ist hier nicht erlaubt (erlaubt: { $form })
error-spoken-words = „{ $choice }“ geht nicht: { $why }
error-names-many = es sind { $n } Namen, aber nur { $mages } Riss-Magier
