"""A campaign as a client is told of it, field by field: what is not named is not sent."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from gravehold.content.builds import LONGEST_NAME
from gravehold.kernel.builds import Build
from gravehold.kernel.decision import seat_name
from gravehold.modes.campaign import Campaign
from gravehold.modes.campaign.known import flaws_known
from gravehold.modes.campaign.rules import ADD
from gravehold.modes.campaign.state import CHOICES, SUPPLY, plain
from gravehold.modes.results import Result
from gravehold.words import campaigns as words
from gravehold.words.grammar import definitions
from gravehold.words.letters import lettered_rule

from ..words import campaigns as campaign_wording
from ..words import wording
from .battle_endings import Battles, Endings
from .catalogue import mat_of
from .types import campaign as t
from .types.catalogue import MageInfo
from .types.texts import Paragraph


class CampaignTelling:
    """Tells of one campaign."""

    def __init__(self, battles: Battles) -> None:
        self._battles = battles
        self._endings = Endings(battles)

    def short(self, campaign: Campaign, lang: str) -> t.CampaignInfo:
        state = campaign.state
        return t.CampaignInfo(
            campaign=campaign.plan.campaign,
            title=campaign_wording.title(campaign.plan.campaign, lang),
            chapters=len(campaign.rules.printed.chapters),
            chapter=state.chapter,
            attempt=state.attempt,
            stage=words.stage_of(campaign),
            standing=campaign_wording.standing(campaign, lang),
            points=campaign.points,
            epilogue=campaign.epilogue or "",
            names=[build.name for build in state.builds],
        )

    def whole(self, campaign: Campaign, lang: str, known: str) -> t.Campaign:
        """As it stands; `known` marks what its table knows of the boxes."""
        state, printed = campaign.state, campaign.rules.printed
        question = campaign.question
        spoken = None if question is None else question.spoken
        return t.Campaign(
            campaign=campaign.plan.campaign,
            title=campaign_wording.title(campaign.plan.campaign, lang),
            players=campaign.plan.mages,
            chapters=len(printed.chapters),
            chapter=state.chapter,
            attempt=state.attempt,
            stage=words.stage_of(campaign),
            standing=campaign_wording.standing(campaign, lang),
            road=list(_road(campaign, lang)),
            party=[_member(campaign, seat, lang) for seat in campaign.rules.all_seats],
            letters=list(_letters(campaign, lang)),
            supply=_supply(campaign),
            banished=list(state.banished),
            pool=list(_pool(campaign, lang)),
            flaws=state.flaws if flaws_known(campaign) else None,
            scar=state.scar,
            losses=state.losses,
            resolve=campaign.rules.recipe(state).resolve,
            burdens=words.burdens(campaign, lang),
            chart=[self._line_of(campaign, at, lang) for at in range(len(state.chart))],
            points=campaign.points,
            most=printed.points[0] * len(printed.chapters),
            points_text=words.points_words(campaign, lang),
            story=[t.StoryText(*told) for told in campaign_wording.story(campaign, lang)],
            choices=_choices(campaign, lang),
            spoken=None if spoken is None else t.Spoken(spoken.verb, LONGEST_NAME),
            epilogue=campaign.epilogue or "",
            exports=_exports(campaign),
            known=known,
        )

    def _line_of(self, campaign: Campaign, at: int, lang: str) -> t.ChartLine:
        result, battles = campaign.state.chart[at], self._battles
        return t.ChartLine(
            number=at + 1,
            chapter=result.battle,
            attempt=result.attempt,
            nemesis=result.nemesis,
            won=result.won,
            because=result.because,
            ending=self._endings.told(at, lang),
            text=words.chart_line(campaign, result, lang),
            exhausted=[seat_name(seat) for seat in result.exhausted],
            life=result.life,
            turns=result.turns,
            date=battles.dates[at],
            first=battles.seqs[battles.starts[at] - 1],
            last=battles.seqs[battles.ends[at] - 1],
        )


def _road(campaign: Campaign, lang: str) -> Iterator[t.RoadChapter]:
    """The chapters reached; of those to come not even the title is told."""
    state, rules = campaign.state, campaign.rules
    for number, chapter in enumerate(rules.printed.chapters[: state.chapter], 1):
        tries: list[Result] = list(state.tries(number))
        won = any(line.won for line in tries)
        here = number == state.chapter and not campaign.over
        points = rules.points(replace(state, chart=tuple(tries), chapter=number))
        yield t.RoadChapter(
            chapter=number,
            title=words.chapter_title(campaign, number, 1, lang),
            nemesis=chapter.nemesis,
            nemesis_name=wording.name(chapter.nemesis, lang),
            state="here" if here else "won" if won else "lost",
            points=points,
        )


def mat(campaign: Campaign, seat: int, build: Build, lang: str) -> MageInfo:
    found = mat_of(campaign.rules.workshop.id, build, campaign.rules.library, lang)
    called = words.mage_called(campaign, seat, lang)
    ability = campaign.rules.mage(build).ability
    does = () if ability is None else definitions.ability(ability, lang)
    text = [Paragraph(part.keyword, part.text) for part in does]
    return replace(found, id=seat_name(seat), name=called, text=text)


def _member(campaign: Campaign, seat: int, lang: str) -> t.MemberInfo:
    build = campaign.state.builds[seat]
    return t.MemberInfo(
        seat=seat_name(seat),
        name=build.name,
        build=build,
        parts=[t.PartInfo(*part) for part in words.part_lines(campaign, build, lang)],
        mat=mat(campaign, seat, build, lang),
    )


def _letters(campaign: Campaign, lang: str) -> Iterator[t.LetterInfo]:
    new = new_letters(campaign)
    for letter in campaign.state.letters:
        rule = lettered_rule(letter, lang)
        yield t.LetterInfo(letter, rule.title, rule.text, letter in new)


def new_letters(campaign: Campaign) -> str:
    """Those that have come since the last battle."""
    state, chapters = campaign.state, campaign.rules.printed.chapters
    if state.stage in (CHOICES, SUPPLY):
        return chapters[state.chapter - 1].ends
    if state.losses or campaign.battle is not None or campaign.over:
        return ""
    last = chapters[state.chapter - 2].ends if state.chapter > 1 else ""
    return last + chapters[state.chapter - 1].begins


def _supply(campaign: Campaign) -> t.SupplyInfo:
    state, rules = campaign.state, campaign.rules
    trading = state.stage == SUPPLY
    offers = rules.chapter(state).offers if trading else ()
    gone = [pile for pile in state.banished if pile not in offers] if trading else []
    old = [pile for pile in state.supply if pile not in state.added]
    left = len(rules.printed.supply) - len(old)
    leaving = gone[len(gone) - left :] if left else []
    question = campaign.question
    adding = question is not None and question.kind == ADD
    return t.SupplyInfo(
        now=list(state.supply),
        before=list(rules.in_order((*old, *leaving))),
        offers=[pile for pile in offers if pile not in state.added] if adding else [],
        added=list(state.added),
        leaving=leaving,
    )


def _pool(campaign: Campaign, lang: str) -> Iterator[t.PoolCard]:
    cards = campaign.rules.library.cards
    for tier, ids in enumerate(campaign.state.pool, 1):
        for id_ in ids:
            yield t.PoolCard(
                id=id_,
                name=wording.name(plain(id_), lang),
                text=words.pool_line(campaign, id_, lang),
                tier=tier,
                places=getattr(cards[id_], "places", 0),
                stickers=getattr(cards[id_], "stickers", 0),
                evolved=plain(id_) == id_,
            )


def _choices(campaign: Campaign, lang: str) -> list[t.ChoiceInfo]:
    question = campaign.question
    keys = () if question is None else tuple(question.options.by_key())
    return [_choice(campaign, key, lang) for key in keys]


def _choice(campaign: Campaign, key: str, lang: str) -> t.ChoiceInfo:
    built = words.built(campaign, key)
    return t.ChoiceInfo(
        key=key,
        name=campaign_wording.label(campaign, key, lang)[0],
        text=[Paragraph(part.keyword, part.text) for part in words.effect(campaign, key, lang)],
        card=campaign_wording.about(key)[0],
        mat=None if built is None else mat(campaign, *built, lang),
    )


def _exports(campaign: Campaign) -> dict[str, Build]:
    if not campaign.over:
        return {}
    return {seat_name(n): campaign.export(seat_name(n)) for n in campaign.rules.all_seats}
