"""Bots: they see a `View`, never the game, and answer one decision at a time."""
