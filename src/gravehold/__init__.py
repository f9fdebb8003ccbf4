"""Gravehold plays Aeon's End: this is its public face, everything else is reached from here."""

from importlib import import_module

__all__ = ["__version__"]

__version__ = "0.1.0"

# Public names and the modules they come from; loaded on first use, so that the command line
# starts without the rules and cards it may not need. Type checkers want them imported as well,
# under `if TYPE_CHECKING:`.
_LAZY: dict[str, str] = {}


def __getattr__(name: str) -> object:
    if name not in _LAZY:
        raise AttributeError(f"module 'gravehold' has no attribute '{name}'")
    return getattr(import_module(_LAZY[name]), name)
