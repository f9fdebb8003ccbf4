"""Effect trees to sentences. Structure is here, for all languages; words are in the locale."""
