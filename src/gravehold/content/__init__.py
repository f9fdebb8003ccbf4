"""Cards, mages and nemeses as data, a folder per box; `library` finds them by id."""
