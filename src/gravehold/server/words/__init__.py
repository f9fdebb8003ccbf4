"""Everything the server says, in the language of whoever reads it."""
