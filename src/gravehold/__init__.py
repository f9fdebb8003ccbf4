"""Gravehold plays Aeon's End: this is its public face, everything else is reached from here."""

__all__ = ["__version__"]

__version__ = "0.1.0"
