"""The box Outcasts: so far the nine supply cards of its first game."""
