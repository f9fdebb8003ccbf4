"""Games and journeys as files."""
