"""Where a campaign stands, in plain lines: for a screen, a pipe, and to be read aloud."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from gravehold.cli.speech import say, spoken
from gravehold.content.recipe import GRAVEHOLD
from gravehold.kernel.builds import Build
from gravehold.kernel.definitions import Gem, PlayerCard, Relic
from gravehold.modes.campaign import Campaign
from gravehold.modes.campaign.state import CHOICES, INTRO, LOST, SUPPLY
from gravehold.modes.results import Result
from gravehold.words import campaigns as words
from gravehold.words.grammar.definitions import text
from gravehold.words.letters import lettered_rule
from gravehold.words.names import name
from gravehold.words.things import card_text

from .expedition_lines import names, try_line
from .kinds import Look, Part

ALL = "all"


def head(campaign: Campaign) -> Part:
    """Which campaign it is, and where it stands."""
    lines = [say("expedition-mages-count", n=campaign.plan.mages)]
    lines += [words.standing(campaign, spoken()), *words.burdens(campaign, spoken())]
    return Part(words.title(campaign.plan.campaign, spoken()), lines)


# The road


def road(campaign: Campaign) -> Part:
    """Chapter by chapter as far as it has come; what comes, nobody knows."""
    state, lang, lines = campaign.state, spoken(), []
    chapters = campaign.rules.printed.chapters
    for number in range(1, state.chapter + 1):
        foe = name(chapters[number - 1].nemesis, lang)
        title = words.chapter_title(campaign, number, lang=lang)
        lines.append(say("chapters-leg", chapter=title, nemesis=foe))
        lines += [f"   {_try(campaign, result)}" for result in state.tries(number)]
        if number == state.chapter and campaign.at_battle:
            now = "expedition-now-fighting" if campaign.battle is not None else "expedition-now"
            lines.append(f"   {say(now, n=state.attempt)}")
    if ahead := len(chapters) - state.chapter:
        lines.append(say("chapters-ahead", n=ahead))
    return Part(say("expedition-road"), lines)


def _try(campaign: Campaign, result: Result) -> str:
    party = [words.mage_called(campaign, seat, spoken()) for seat in campaign.rules.all_seats]
    return try_line(result, party, GRAVEHOLD)


def chart(campaign: Campaign) -> Part:
    """A line for each game, and the points."""
    dates = dict(enumerate(campaign.dates))
    lines = [
        _chart_line(n + 1, words.chart_line(campaign, line, spoken()), dates.get(n, ""))
        for n, line in enumerate(campaign.state.chart)
    ]
    return Part(say("chapters-chart"), [*lines, words.points_words(campaign, spoken())])


def _chart_line(number: int, line: str, date: str) -> str:
    if not date:
        return say("chapters-game", n=number, line=line)
    return say("chapters-game-dated", n=number, line=line, date=date)


# The party


def party(campaign: Campaign) -> list[Part]:
    """Every mage as the next battle begins with it."""
    return [_mage(campaign, seat) for seat in campaign.rules.all_seats]


def _mage(campaign: Campaign, seat: int) -> Part:
    build, lang = campaign.state.builds[seat], spoken()
    lines = _mat(campaign, build)
    told = words.part_lines(campaign, build, lang)
    lines += [f"{label}: {text}" for part, label, text in told if part != "ability"]
    return Part(words.seat_words(campaign, seat, lang), lines)


def _mat(campaign: Campaign, build: Build) -> list[str]:
    """Of what a mage has not got yet, nothing is said."""
    lines = words.mat_lines(campaign, build, spoken())
    return lines if build.ability else lines[:-1]


def growth(campaign: Campaign, key: str) -> str:
    """What an answer changes on a mat; '' if it is about no mage."""
    found = words.built(campaign, key)
    if found is None:
        return ""
    seat, after = found
    return "; ".join(_changes(campaign, campaign.state.builds[seat], after))


def _changes(campaign: Campaign, old: Build, new: Build) -> Iterator[str]:
    was, now = (words.mat_words(campaign, build, spoken()) for build in (old, new))
    for before, after in zip(was.breaches, now.breaches, strict=True):
        if before != after:
            yield after
    old_lines, new_lines = (words.mat_lines(campaign, build, spoken()) for build in (old, new))
    for at, field in enumerate(("breaches", "hand", "deck", "ability")):
        if field == "ability" and was.ability != now.ability:
            yield now.ability
        elif field in ("hand", "deck") and old_lines[at] != new_lines[at]:
            yield new_lines[at]


def effect(campaign: Campaign, key: str) -> list[str]:
    """What an answer brings, with the text of a breach it is about."""
    told = [str(part) for part in words.effect(campaign, key, spoken())]
    found = words.built(campaign, key)
    if found is not None:
        seat, after = found
        old = campaign.rules.mage(campaign.state.builds[seat]).tiles
        new = [tile for tile in campaign.rules.mage(after).tiles if tile not in old]
        told += [str(part) for tile in new for part in text(tile, spoken())]
    return told


def explained(campaign: Campaign, key: str) -> list[str]:
    """An answer in full: what it does, and the mat it leads to."""
    lang = spoken()
    lines = [words.label(campaign, key, lang).text]
    lines += [f"  {line}" for line in effect(campaign, key) if line not in lines]
    found = words.built(campaign, key)
    if found is not None:
        seat, after = found
        lines.append(say("chapters-will-be", name=words.mage_called(campaign, seat, lang)))
        lines += [f"  {line}" for line in _mat(campaign, after)]
    return lines


# What lies beside the mats


def supply(campaign: Campaign) -> list[Part]:
    """The piles, what is offered, and what has left for good."""
    state = campaign.state
    lines = [_pile(campaign, id_) for id_ in state.supply]
    parts = [Part(say("chapters-supply"), lines)]
    if offers := offered(campaign):
        parts.append(Part(say("chapters-offers"), [_pile(campaign, id_) for id_ in offers]))
    if state.added:
        parts.append(Part(say("chapters-added"), [names(state.added)]))
    return [*parts, Part(say("chapters-banished"), [names(state.banished)])]


def offered(campaign: Campaign) -> list[str]:
    """The piles that may come now."""
    question = campaign.question
    if question is None or question.kind != "add":
        return []
    return [words.about(key) for key in question.options.by_key()]


def _pile(campaign: Campaign, id_: str) -> str:
    card = campaign.rules.library.pile(id_)
    kind = say(f"kind-{_type(card)}")
    told = {"name": name(id_, spoken()), "type": kind, "cost": card.cost}
    return say("chapters-pile", **told, text=card_text(card, spoken()))


def _type(card: PlayerCard) -> str:
    return "gem" if isinstance(card, Gem) else "relic" if isinstance(card, Relic) else "spell"


def pool(campaign: Campaign) -> Part:
    """The basic nemesis cards with what is stuck on them, by tier."""
    lines = []
    for tier, cards in enumerate(campaign.state.pool, 1):
        told = "; ".join(words.pool_line(campaign, card, spoken()) for card in cards)
        lines += [say("chapters-tier", tier=tier, cards=told)] if cards else []
    return Part(say("chapters-pool"), lines or [say("chapters-no-pool")])


def letters(campaign: Campaign, wanted: str = "") -> Part:
    """The rules that have come so far; of what has not, not even that it exists is said."""
    have, asked = campaign.state.letters, wanted.lower()
    lines = rules([letter for letter in have if letter.lower() == asked], spoken()) or [
        line for line in rules(have, spoken()) if asked in line.lower()
    ]
    none = say("chapters-no-letter", words=wanted[:40]) if wanted and have else ""
    return Part(say("chapters-letters"), lines or [none or say("chapters-no-letters")])


def rules(letters: Iterable[str], lang: str) -> list[str]:
    """'S. EVOLVE. A basic nemesis card ...', a line each."""
    found = (lettered_rule(letter, lang) for letter in sorted(letters))
    return [f"{rule.letter}. {rule.title}. {rule.text}" for rule in found]


# The story


def before_battle(campaign: Campaign) -> str:
    """What is told before the battle that is at hand."""
    found = [told for told in words.story(campaign, spoken()) if told.part == "before"]
    return found[-1].text if found and campaign.at_battle else ""


def after_battle(campaign: Campaign) -> str:
    """What is told after the last one, and how all of it ends."""
    told = [t for t in words.story(campaign, spoken()) if t.part in ("won", "lost")]
    return "\n\n".join(filter(None, [told[-1].text if told else "", epilogue(campaign)]))


def epilogue(campaign: Campaign) -> str:
    found = [told for told in words.story(campaign, spoken()) if told.part == "epilogue"]
    return f"{found[0].title}\n\n{found[0].text}" if found else ""


def story(campaign: Campaign, which: str) -> list[str]:
    """What was told last; all of it, or that of a chapter, if asked for."""
    told = words.story(campaign, spoken())
    if which.isascii() and which.isdecimal():
        told = [t for t in told if t.chapter == int(which[:3])]
    elif which.lower() != ALL:
        told = told[-2:]
    return [f"{t.title}\n\n{t.text}" for t in told] or [say("chapters-no-story")]


# Above a question, and all of it


def chosen(campaign: Campaign) -> Part:
    """What the question is about, as it is now."""
    state, question = campaign.state, campaign.question
    if state.stage == CHOICES and question is not None:
        return _mage(campaign, question.seat_numbers[0])
    if state.stage == SUPPLY:
        lines = [say("chapters-now", names=names(state.supply))]
        lines += [say("chapters-new", names=names(state.added))] if state.added else []
        return Part(say("chapters-supply"), lines)
    if state.stage in (INTRO, LOST):
        return Part(words.standing(campaign, spoken()), words.burdens(campaign, spoken()))
    return Part("", [])


def everything(campaign: Campaign) -> Iterator[Part]:
    yield head(campaign)
    yield road(campaign)
    yield chart(campaign)
    yield from party(campaign)
    yield from supply(campaign)
    yield pool(campaign)
    yield letters(campaign)


LOOKS: dict[str, Look[Campaign]] = {
    "road": lambda campaign, rest: [head(campaign), road(campaign)],
    "party": lambda campaign, rest: party(campaign),
    "supply": lambda campaign, rest: supply(campaign),
    "pool": lambda campaign, rest: [pool(campaign)],
    "chart": lambda campaign, rest: [chart(campaign)],
    "rules": lambda campaign, rest: [letters(campaign, rest)],
}
