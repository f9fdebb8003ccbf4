"""Scripts for those who work on Gravehold; no part of the package."""
