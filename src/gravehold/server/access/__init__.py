"""Who may do what, and how much of it: links and their rights, other sites' pages, limits."""
