# Błędy w kampaniach.
error-spoken = „{ $choice }” nie jest tu dozwolone (dozwolone: { $form })
error-spoken-words = „{ $choice }” się nie nadaje: { $why }
error-names-many = imion jest { $n }, a Magów tylko { $mages }
