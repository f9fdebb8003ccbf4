"""Packs: boxes in folders of YAML, for whoever makes cards without touching the package."""
