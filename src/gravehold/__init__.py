"""Gravehold plays Aeon's End: this is its public face, everything else is reached from here."""

from importlib import import_module
from typing import TYPE_CHECKING

from gravehold.compiled import use_compiled

use_compiled()  # before any module it might stand in for

from gravehold.kernel.errors import GraveholdError  # noqa: E402

if TYPE_CHECKING:
    from gravehold.api import Campaign, Expedition, Game
    from gravehold.content.library import LIBRARY, make_setup
    from gravehold.kernel.decision import Decision, Option
    from gravehold.kernel.errors import BadFile, IllegalChoice, UnknownName
    from gravehold.kernel.game import Outcome
    from gravehold.kernel.setup import Setup
    from gravehold.kernel.view import View
    from gravehold.players.policy import Policy, make_bot, play

__all__ = [
    "LIBRARY",
    "BadFile",
    "Campaign",
    "Decision",
    "Expedition",
    "Game",
    "GraveholdError",
    "IllegalChoice",
    "Option",
    "Outcome",
    "Policy",
    "Setup",
    "UnknownName",
    "View",
    "__version__",
    "make_bot",
    "make_setup",
    "play",
]

__version__ = "0.2.0.dev0"

# Public names and the modules they come from; loaded on first use, so that the command line
# starts without the rules and cards it may not need. Type checkers read the imports above.
_LAZY = {
    "LIBRARY": "gravehold.content.library",
    "BadFile": "gravehold.kernel.errors",
    "Campaign": "gravehold.api",
    "Decision": "gravehold.kernel.decision",
    "Expedition": "gravehold.api",
    "Game": "gravehold.api",
    "IllegalChoice": "gravehold.kernel.errors",
    "Option": "gravehold.kernel.decision",
    "Outcome": "gravehold.kernel.game",
    "Policy": "gravehold.players.policy",
    "Setup": "gravehold.kernel.setup",
    "UnknownName": "gravehold.kernel.errors",
    "View": "gravehold.kernel.view",
    "make_bot": "gravehold.players.policy",
    "make_setup": "gravehold.content.library",
    "play": "gravehold.players.policy",
}


def __getattr__(name: str) -> object:
    if name not in _LAZY:
        raise AttributeError(f"module 'gravehold' has no attribute '{name}'")
    return getattr(import_module(_LAZY[name]), name)


def _in_english(error: GraveholdError) -> str:
    from gravehold.words.errors import explain

    return explain(error, "en")


GraveholdError.in_english = _in_english
