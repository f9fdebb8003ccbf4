"""What the log tells of a campaign between its battles."""

from __future__ import annotations

from collections.abc import Iterable

from gravehold.modes.campaign import Campaign
from gravehold.modes.campaign.rules import RETRY, YIELD
from gravehold.modes.campaign.state import BATTLE, CHOICES, END, INTRO, LOST, SUPPLY, State, plain
from gravehold.modes.results import SETTLED

from .campaigns import ONE_EACH, chapter_title, chart_line, part_text, pool_line, seat_words
from .campaigns import standing as standing_line
from .endings import ending
from .locale import say
from .names import name
from .workshops import part_name

FIGHTING, OVER = (INTRO, BATTLE, LOST), (CHOICES, SUPPLY, END)  # stages of a chapter


def told(before: Campaign, after: Campaign, lang: str = "en") -> list[str]:
    """What an answer changed, a line each; also what nobody had to be asked."""
    old, new = before.state, after.state
    if after.battle is not None:
        return [] if before.battle is not None else [_begins(after, lang)]
    lines = _chosen(before, after, lang)
    if len(new.chart) > len(old.chart):
        lines += [_ended(after, lang), *_changed(after, old, new, lang)]
    elif old.stage == LOST:
        lines.append(say(lang, f"campaign-told-{RETRY if new.stage == INTRO else YIELD}"))
    return [*lines, *_arrived(after, old, new, lang)]


def _begins(campaign: Campaign, lang: str) -> str:
    state = campaign.state
    return say(
        lang,
        "campaign-told-fight",
        chapter=chapter_title(campaign, state.chapter, state.attempt, lang),
        nemesis=name(campaign.rules.chapter(state).nemesis, lang),
    )


def _ended(campaign: Campaign, lang: str) -> str:
    result, game = campaign.state.chart[-1], campaign.fought
    because = "" if game is None or result.because == SETTLED else ending(game.view(), lang)
    line = chart_line(campaign, result, lang)
    return say(lang, "campaign-told-end", result=line, because=because)


def _changed(campaign: Campaign, old: State, new: State, lang: str) -> list[str]:
    """Cards of the pool on which something was stuck."""
    found = []
    for was, now in zip(old.basics, new.basics, strict=False):
        if was == now:
            continue
        if plain(was) == plain(now):
            found.append(pool_line(campaign, now, lang))
        else:
            called = {"old": name(plain(was), lang), "new": name(now, lang)}
            found.append(say(lang, "campaign-told-becomes", **called))
    return [say(lang, "campaign-told-changed", cards="; ".join(found))] if found else []


def _chosen(before: Campaign, after: Campaign, lang: str) -> list[str]:
    """What somebody has chosen for a mage, or all for the supply."""
    old, new, lines = before.state, after.state, []
    for seat, (was, now) in enumerate(zip(old.builds, new.builds, strict=True)):
        who = seat_words(before, seat, lang)
        if was.name != now.name:
            lines.append(say(lang, "campaign-told-name", seat=who, name=now.name))
        for part in ONE_EACH:
            if (word := getattr(now, part)) != getattr(was, part):
                what = part_text(after, part, word, lang)
                called = part_name(part, lang)
                lines.append(say(lang, "campaign-told-part", seat=who, part=called, what=what))
    for pile in new.added[len(old.added) :]:
        lines.append(say(lang, "campaign-told-add", name=name(pile, lang)))
    if gone := new.banished[len(old.banished) :]:
        lines.append(say(lang, "campaign-told-banish", names=_names(gone, lang)))
    return lines


def _arrived(campaign: Campaign, old: State, new: State, lang: str) -> list[str]:
    """What has come by itself."""
    lines = []
    if new.scar and old.stage in FIGHTING and new.stage in OVER:
        life = campaign.rules.printed.scarred
        scar = "" if new.stage == END else say(lang, "campaign-scar", life=life)
        lines.append(say(lang, "campaign-told-scar", scar=scar))
    if letters := new.letters[len(old.letters) :]:
        told: dict[str, str | int] = {"n": len(letters), "letters": ", ".join(letters)}
        lines.append(say(lang, "campaign-told-letters", **told))
    if any(b.fourth for b in new.builds) and not any(b.fourth for b in old.builds):
        lines.append(say(lang, "campaign-told-fourth"))
    if len(new.basics) > len(old.basics):
        known = set(old.basics)
        names = _names((plain(id_) for id_ in new.basics if id_ not in known), lang)
        lines.append(say(lang, "campaign-told-pool", names=names))
    if new.stage == END and old.stage != END:
        lines.append(standing_line(campaign, lang))
    elif new.chapter > old.chapter:
        ahead = chapter_title(campaign, new.chapter, 1, lang)
        lines.append(say(lang, "campaign-told-next", chapter=ahead))
    return lines


def _names(ids: Iterable[str], lang: str) -> str:
    return ", ".join(name(id_, lang) for id_ in ids)
