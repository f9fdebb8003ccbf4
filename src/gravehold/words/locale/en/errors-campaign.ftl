# Mistakes in campaigns.
error-spoken = '{ $choice }' is not legal here (legal: { $form })
error-spoken-words = '{ $choice }' will not do: { $why }
error-names-many = there are { $n } names, but only { $mages } mages
