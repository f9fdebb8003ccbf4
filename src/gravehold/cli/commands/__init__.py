"""One module per subcommand: what it takes, and whom it asks to do it."""
