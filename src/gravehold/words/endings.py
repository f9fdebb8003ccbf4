"""How a game ended: one sentence that says what happened."""

from __future__ import annotations

from gravehold.kernel.definitions import Ally
from gravehold.kernel.view import View
from gravehold.table.ending import Ending, ending_of

from .grammar.conditions import condition
from .grammar.tone import Tone
from .locale import say
from .names import form, name


def ending(view: View, lang: str = "en") -> str:
    """'The players have lost: Gravehold has fallen.'"""
    found = ending_of(view)
    if found is None:
        return ""
    end, foe = "won" if found.won else "lost", view.codex.mat.id
    if found.condition is not None:
        tone = Tone(lang, nemesis=True, foe=foe)
        return say(lang, f"ending-{end}-since", condition=condition(found.condition, tone))
    return say(lang, f"ending-{end}", because=_because(found, foe, view.codex.setup.ally, lang))


def _because(found: Ending, foe: str, ally: Ally | None, lang: str) -> str:
    if found.endless:
        return say(lang, "because-endless")
    if found.card:
        return say(lang, "because-card", card=name(found.card, lang))
    if ally is not None and found.because == "gravehold-fallen":
        return say(lang, "because-ally-fallen", ally=name(ally.id, lang))
    called = name(foe, lang) if found.because == "nemesis-rule" else form(foe, lang, "nom")
    return say(lang, f"because-{found.because}", nemesis=called)
