"""Effect trees to sentences. Structure is here, for all languages; words are in the locale."""

from . import choices, frames  # every effect that is a sentence of its own

__all__ = ["choices", "frames"]
