"""`python -m gravehold.cli` is the `gravehold` command."""

from gravehold.cli.app import main

main()
