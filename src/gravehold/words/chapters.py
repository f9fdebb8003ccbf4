"""What is told of a campaign: before and after each battle of its chapters, and at its end."""

from __future__ import annotations

from collections.abc import Sequence

from gravehold.content.builds import wrong_name

from .locale import has, say
from .story import listed, told

WON, LOST = "won", "lost"


def title(campaign: str, chapter: int, lang: str) -> str:
    """What the chapter is called."""
    return say(lang, f"story-{campaign}-{chapter}-title")


def before(
    campaign: str,
    chapter: int,
    names: Sequence[str],
    lang: str,
    *,
    last: str = WON,
    losses: int = 0,
) -> str:
    """What is told before a battle, by how the chapter before ended; after a loss another text."""
    again = f"story-{campaign}-{chapter}-again"
    id_ = again if losses and has(lang, again) else f"story-{campaign}-{chapter}-before"
    return told(lang, id_, names=_party(names, lang), last=last)


def after(
    campaign: str, chapter: int, names: Sequence[str], lang: str, *, won: bool, fallen: bool = False
) -> str:
    """What is told after a battle; `fallen`: it was lost because every mage was exhausted."""
    id_ = f"story-{campaign}-{chapter}-{WON if won else LOST}"
    return told(lang, id_, names=_party(names, lang), fallen="all" if fallen else "some")


def epilogue(campaign: str, ending: str, names: Sequence[str], lang: str) -> str:
    """How the whole campaign ends: `dawn`, `survival` or `fall`."""
    return told(lang, f"story-{campaign}-end-{ending}", names=_party(names, lang))


def _party(names: Sequence[str], lang: str) -> str:
    """The names a party gave itself, made fit for a sentence: blanks in them count as one."""
    assert not any(wrong_name(name) for name in names)
    return listed([" ".join(name.split()) for name in names], lang)
