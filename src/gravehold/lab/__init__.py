"""Many games: random tests of the rules, counts, measurements."""
