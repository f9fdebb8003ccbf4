"""Games and positions as text: option keys, chronicles, scenarios (docs/notation.md)."""
