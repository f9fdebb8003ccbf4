"""Rules and state of the game. Imports nothing else of ours, knows no card by name."""
