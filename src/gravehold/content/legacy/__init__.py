"""The box Legacy: so far the nine supply cards of its first game."""
