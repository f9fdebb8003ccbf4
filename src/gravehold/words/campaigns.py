"""What a campaign asks, offers and tells between its battles; nothing in it is still locked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from gravehold.content.builds import LONGEST_NAME
from gravehold.kernel.builds import Build
from gravehold.kernel.decision import seat_name
from gravehold.modes.campaign import Campaign
from gravehold.modes.campaign.known import flaws_known
from gravehold.modes.campaign.rules import ADD, BANISH, RETRY, YIELD
from gravehold.modes.campaign.state import BATTLE, END, State, plain
from gravehold.modes.results import Result

from . import advice, chapters
from .grammar import definitions
from .grammar.paragraphs import Paragraph
from .locale import say
from .magemats import MatWords, lines_of, mat_of
from .names import name
from .options import Label
from .things import amount
from .workshops import build_words, part_name

ONE_EACH = ("starter", "ability", "second", "breach", "craft")  # what each mage chooses


def title(campaign: str, lang: str = "en") -> str:
    """What a campaign is called, by its id."""
    return say(lang, "campaign-name", campaign=campaign)


def stage_of(campaign: Campaign) -> str:
    """The stage as players see it."""
    return BATTLE if campaign.battle is not None else campaign.state.stage


def chapter_title(campaign: Campaign, chapter: int, attempt: int = 1, lang: str = "en") -> str:
    """'Chapter 3: In Search of New Power, try 2'."""
    told: dict[str, str | int] = {
        "n": chapter,
        "title": chapters.title(campaign.plan.campaign, chapter, lang),
    }
    if attempt == 1:
        return say(lang, "campaign-chapter", **told)
    return say(lang, "campaign-chapter-try", **told, **{"try": attempt})


def _here(campaign: Campaign, lang: str) -> str:
    """The chapter in which it is; the try only where one comes."""
    state = campaign.state
    attempt = state.attempt if campaign.at_battle else 1
    return chapter_title(campaign, state.chapter, attempt, lang)


def standing(campaign: Campaign, lang: str = "en") -> str:
    """Where it stands, in one line."""
    if campaign.epilogue is not None:
        points = points_words(campaign, lang)
        return say(lang, "campaign-over", ending=campaign.epilogue, points=points)
    return say(lang, "campaign-standing", chapter=_here(campaign, lang), stage=stage_of(campaign))


def points_words(campaign: Campaign, lang: str = "en") -> str:
    most = campaign.rules.printed.points[0] * len(campaign.rules.printed.chapters)
    return say(lang, "campaign-points", points=campaign.points, most=most)


def ending_name(ending: str, lang: str = "en") -> str:
    """'Dawn'."""
    return say(lang, "campaign-ending", ending=ending)


def chart_line(campaign: Campaign, result: Result, lang: str = "en") -> str:
    """'Chapter 1: The Ordeal, against Maelstrom: won'."""
    return say(
        lang,
        "campaign-result",
        chapter=chapter_title(campaign, result.battle, result.attempt, lang),
        nemesis=name(result.nemesis, lang),
        end="won" if result.won else "lost",
    )


def burdens(campaign: Campaign, lang: str = "en") -> list[str]:
    """What the party carries into the battle that comes: a scar, losses and resolve, flaws."""
    state, printed = campaign.state, campaign.rules.printed
    lines = []
    if state.scar and state.stage != END:
        lines.append(say(lang, "campaign-scar", life=printed.scarred))
    if state.losses and state.stage != END:
        resolve = min(state.losses, printed.resolve) if campaign.rules.chapter(state).again else 0
        charges = amount("charge", resolve, lang) if resolve else ""
        told: dict[str, str | int] = {"n": state.losses, "resolve": resolve, "charges": charges}
        lines.append(say(lang, "campaign-losses", **told))
    if flaws_known(campaign):
        lines.append(say(lang, "campaign-flaws", n=state.flaws))
    return lines


# Mages


def mage_called(campaign: Campaign, seat: int, lang: str = "en") -> str:
    """By the name that was given."""
    return campaign.state.builds[seat].name or say(lang, "campaign-unnamed", n=str(seat + 1))


def seat_words(campaign: Campaign, seat: int, lang: str = "en") -> str:
    """'Claire (p1)'."""
    return say(lang, "seat", name=mage_called(campaign, seat, lang), seat=seat_name(seat))


class PartWords(NamedTuple):
    """A part of a build that somebody has."""

    part: str
    label: str  # 'Ability'
    text: str  # 'Twin Volley'


def part_lines(campaign: Campaign, build: Build, lang: str = "en") -> list[PartWords]:
    """What a mage was built of so far; the name stands elsewhere."""
    found = [
        (part, part_text(campaign, part, getattr(build, part), lang))
        for part in ("starter", "ability", "second", "breach", "craft")
        if getattr(build, part)
    ]
    if build.flawed:
        found.append(("flawed", say(lang, "campaign-flawed", n=build.flawed)))
    return [PartWords(part, part_name(part, lang), text) for part, text in found]


def part_text(campaign: Campaign, part: str, word: str, lang: str = "en") -> str:
    """What was chosen for a part of a build, by its name."""
    first, _, place = word.partition(" ")
    if part in ("starter", "ability"):
        return name(word, lang)
    words = build_words(campaign.rules.workshop, lang)
    if part == "second":
        return say(lang, "campaign-second", name=name(first, lang), place=words[place])
    return say(lang, "campaign-do-craft", craft=word) if part == "craft" else words[word]


def mat_words(campaign: Campaign, build: Build, lang: str = "en") -> MatWords:
    return mat_of(campaign.rules.mage(build), lang)


def mat_lines(campaign: Campaign, build: Build, lang: str = "en") -> list[str]:
    """The same, a line each with its label."""
    return lines_of(mat_words(campaign, build, lang), lang)


# The pool


def pool_line(campaign: Campaign, card: str, lang: str = "en") -> str:
    """'Tremor: stickers 1 of 1'."""
    called = name(plain(card), lang)
    if card == plain(card):
        return say(lang, "campaign-pool-evolved", name=called)
    found = campaign.rules.library.cards[card]
    placed, places = getattr(found, "stickers", 0), getattr(found, "places", 0)
    return say(lang, "campaign-pool", name=called, n=placed, places=places)


# Questions


def prompt(campaign: Campaign, lang: str = "en") -> str:
    """One sentence that says who must do what; '' if nothing is asked here."""
    question, state = campaign.question, campaign.state
    if question is None:
        return ""
    told: dict[str, str | int] = {
        "seat": seat_words(campaign, question.seat_numbers[0], lang),
        "chapter": _here(campaign, lang),
        "most": LONGEST_NAME,
        "n": _left(campaign, state),
    }
    return say(lang, f"campaign-ask-{question.kind}", **told)


def _left(campaign: Campaign, state: State) -> int:
    """How many piles are still to be chosen."""
    printed = campaign.rules.printed
    coming = printed.added - len(state.added)
    return coming or len(state.supply) - len(printed.supply)


# Answers


def label(campaign: Campaign, key: str, lang: str = "en") -> Label:
    """The answer, a note beside it, and the card it is about."""
    verb, *rest = key.split(" ")
    if verb in ONE_EACH:
        word = " ".join(rest[1:])
        card = about(key)
        note = "" if card else _craft_note(campaign, verb, word, lang)
        return Label(part_text(campaign, verb, word, lang), note, card)
    return LABELS[verb](campaign, rest, lang)


def about(key: str) -> str:
    """The id of the pile, card or ability an answer is about, '' if it is about none."""
    verb, *rest = key.split(" ")
    if verb in (ADD, BANISH):
        return rest[0]
    return rest[1] if verb in ("starter", "ability", "second") else ""


def _craft_note(campaign: Campaign, part: str, word: str, lang: str) -> str:
    return build_words(campaign.rules.workshop, lang)[word] if part == "craft" else ""


GOES = "campaign-do-banish"


def _label_pile(message: str) -> Callable[[Campaign, list[str], str], Label]:
    def make(campaign: Campaign, rest: list[str], lang: str) -> Label:
        [pile] = rest
        card = campaign.rules.library.pile(pile)
        type_ = say(lang, f"kind-{type(card).__name__.lower()}")
        note = say(lang, message, "note", type=type_, cost=card.cost)
        if message == GOES:
            note += advice.without(pile, campaign.state.supply, campaign.rules.library, lang)
        return Label(say(lang, message, name=name(pile, lang)), note, pile)

    return make


def _label_fight(campaign: Campaign, rest: list[str], lang: str) -> Label:
    foe = name(campaign.rules.chapter(campaign.state).nemesis, lang)
    return Label(
        say(lang, "campaign-do-fight"), say(lang, "campaign-do-fight", "note", nemesis=foe)
    )


def _label_retry(campaign: Campaign, rest: list[str], lang: str) -> Label:
    return Label(say(lang, "campaign-do-retry"), say(lang, "campaign-do-retry", "note"))


def _label_yield(campaign: Campaign, rest: list[str], lang: str) -> Label:
    last = campaign.state.chapter == len(campaign.rules.printed.chapters)
    note = say(lang, "campaign-do-yield", "last" if last else "note")
    return Label(say(lang, "campaign-do-yield"), note)


LABELS: dict[str, Callable[[Campaign, list[str], str], Label]] = {
    ADD: _label_pile("campaign-do-add"),
    BANISH: _label_pile(GOES),
    "fight": _label_fight,
    RETRY: _label_retry,
    YIELD: _label_yield,
}


def effect(campaign: Campaign, key: str, lang: str = "en") -> tuple[Paragraph, ...]:
    """What an answer brings, as the card or ability says it, or in a sentence of its own."""
    verb, *rest = key.split(" ")
    library, shop = campaign.rules.library, campaign.rules.workshop
    if verb in (ADD, BANISH):
        return tuple(definitions.text(library.pile(rest[0]), lang))
    if verb in ("starter", "second"):
        card = next(card for card in shop.starters if card.id == rest[1])
        return tuple(definitions.text(card, lang))
    if verb == "ability":
        found = next(ability for ability in shop.abilities if ability.id == rest[1])
        return tuple(definitions.ability(found, lang))
    if verb in ONE_EACH:
        return (Paragraph("", build_words(shop, lang)[" ".join(rest[1:])]),)
    note = label(campaign, key, lang).note
    return (Paragraph("", note),) if note else ()


def built(campaign: Campaign, key: str) -> tuple[int, Build] | None:
    """Whose mage an answer changes, and the build it would have; none if no mage's."""
    verb, *rest = key.split(" ")
    if verb not in ONE_EACH:
        return None
    seat = int(rest[0][1:]) - 1
    return seat, replace(campaign.state.builds[seat], **{verb: " ".join(rest[1:])})


# The story


class Told(NamedTuple):
    """A text of the story, in the order in which they were told."""

    chapter: int
    battle: int  # which battle it stands beside, counted over all of them; 0 the end
    part: str  # before, won, lost, epilogue
    title: str
    text: str


def story(campaign: Campaign, lang: str = "en") -> list[Told]:
    """All that has been told so far, to be read again."""
    state, book = campaign.state, campaign.plan.campaign
    names = [build.name for build in state.builds]
    if not all(names):
        return []
    found = []
    for at, line in enumerate(state.chart):
        found += [_before(campaign, names, at, line.battle, line.attempt, lang)]
        fallen = line.because == "all-exhausted"
        text = chapters.after(book, line.battle, names, lang, won=line.won, fallen=fallen)
        called = chapter_title(campaign, line.battle, line.attempt, lang)
        part = chapters.WON if line.won else chapters.LOST
        found.append(Told(line.battle, at + 1, part, called, text))
    if campaign.at_battle:
        at = len(state.chart)
        found.append(_before(campaign, names, at, state.chapter, state.attempt, lang))
    if campaign.epilogue is not None:
        text = chapters.epilogue(book, campaign.epilogue, names, lang)
        called = ending_name(campaign.epilogue, lang)
        found.append(Told(state.chapter, 0, "epilogue", called, text))
    return found


def _before(
    campaign: Campaign, names: Sequence[str], at: int, chapter: int, attempt: int, lang: str
) -> Told:
    last = chapters.LOST
    if chapter == 1 or any(line.won for line in campaign.state.tries(chapter - 1)):
        last = chapters.WON
    book, called = campaign.plan.campaign, chapter_title(campaign, chapter, attempt, lang)
    text = chapters.before(book, chapter, names, lang, last=last, losses=attempt - 1)
    return Told(chapter, at + 1, "before", called, text)
