"""The `gravehold` command, and the game at the terminal; no rules of the game.

`commands` has one thin module per subcommand, `arguments` what they share in front of a command
line; `terminal` is a game, `journeys` are expeditions and campaigns, `setup` asks for what they are
made of, `saves` keeps them, `reading` prints what is read without playing.
"""
