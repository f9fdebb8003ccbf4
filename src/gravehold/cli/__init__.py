"""The `gravehold` command: one thin module per subcommand, no rules of the game."""
