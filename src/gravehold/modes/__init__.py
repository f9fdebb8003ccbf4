"""Journeys: several battles in a row in which what is won, lost and given up stays."""
