"""The game at the terminal: what is drawn, what is typed, and the course of a game."""
