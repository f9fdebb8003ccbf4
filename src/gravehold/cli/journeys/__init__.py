"""Expeditions and campaigns at the terminal: battles, and what is chosen between them."""
