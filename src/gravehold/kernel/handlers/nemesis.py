"""What the nemesis and its cards do."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from .. import harm, select, zones
from ..codex import ATTACK, MINION
from ..nodes import nemesis as nodes
from ..nodes.steps import ENTER, EXHAUST, UNLEASH, UNLEASH_DONE, Enter, UnleashDone
from ..registry import resolves, stirs, weighs
from ..run import Picks, Run
from ..state import NO_CARD, NOBODY, Ctx, Option


@resolves(nodes.Unleash)
def unleash(run: Run, node: nodes.Unleash, ctx: Ctx, picks: Picks) -> None:
    times = run.value(node.times, ctx)
    if times > 1:
        for _ in range(times):
            run.push(UNLEASH, ctx)
    elif times == 1:
        run.s.unleashing += 1
        if run.log is not None:
            run.tell("unleash")
        run.push(UNLEASH_DONE, ctx)
        run.push(run.codex.mat.unleash, Ctx())


@resolves(UnleashDone)
def unleash_done(run: Run, node: UnleashDone, ctx: Ctx, picks: Picks) -> None:
    s = run.s
    s.unleashing -= 1
    if s.unleashing == 0 and s.fallen:
        fallen, s.fallen = s.fallen, ()
        for seat, excess in reversed(fallen):
            run.push(EXHAUST, Ctx(you=seat, n=excess))


@resolves(nodes.NemesisGainsTokens)
def gains_tokens(run: Run, node: nodes.NemesisGainsTokens, ctx: Ctx, picks: Picks) -> None:
    harm.change_tokens(run, node.token, run.value(node.amount, ctx))


@weighs(nodes.NemesisGainsTokens)
def gains_tokens_able(run: Run, node: nodes.NemesisGainsTokens, ctx: Ctx) -> tuple[int, int]:
    i = harm.token_index(run, node.token)
    wanted = run.value(node.amount, ctx)
    if i is None:
        return 0, wanted
    return max(0, min(wanted, run.codex.tokens[i].maximum - run.s.counters[i])), wanted


@resolves(nodes.NemesisLosesTokens)
def loses_tokens(run: Run, node: nodes.NemesisLosesTokens, ctx: Ctx, picks: Picks) -> None:
    harm.change_tokens(run, node.token, -run.value(node.amount, ctx))


@weighs(nodes.NemesisLosesTokens)
def loses_tokens_able(run: Run, node: nodes.NemesisLosesTokens, ctx: Ctx) -> tuple[int, int]:
    i = harm.token_index(run, node.token)
    wanted = run.value(node.amount, ctx)
    if i is None:
        return 0, wanted
    return max(0, min(wanted, run.s.counters[i] - run.codex.tokens[i].minimum)), wanted


@resolves(nodes.ExtraDraw)
def extra_draw(run: Run, node: nodes.ExtraDraw, ctx: Ctx, picks: Picks) -> None:
    run.s.extra_draws += node.n


def lift_nemesis_card(run: Run, card: int) -> bool:
    """Take a nemesis card from wherever it lies face up."""
    s = run.s
    if card in s.resolving:
        s.resolving = zones.without(s.resolving, card)
    elif card in s.in_play:
        harm.take_from_play(run, card)
    elif card in s.nemesis_discard:
        s.nemesis_discard = zones.without(s.nemesis_discard, card)
    else:
        return False
    return True


@resolves(nodes.PutUnderNemesisDeck)
def put_under_deck(run: Run, node: nodes.PutUnderNemesisDeck, ctx: Ctx, picks: Picks) -> None:
    s = run.s
    if lift_nemesis_card(run, ctx.card):
        s.nemesis_deck = (*s.nemesis_deck, ctx.card)
        s.nemesis_seen = (*s.nemesis_seen, 1)
        if run.log is not None:
            run.tell("under-deck", card=ctx.card)


@resolves(nodes.DiscardThis)
def discard_this(run: Run, node: nodes.DiscardThis, ctx: Ctx, picks: Picks) -> None:
    harm.leave_play(run, ctx.card)


def _last_discarded(run: Run, type_: int) -> int:
    s = run.s
    found = (c for c in reversed(s.nemesis_discard) if run.codex.type[s.kind[c]] == type_)
    return next(found, NO_CARD)


@resolves(nodes.ReturnMinion)
def return_minion(run: Run, node: nodes.ReturnMinion, ctx: Ctx, picks: Picks) -> None:
    card = _last_discarded(run, MINION)
    if card != NO_CARD:
        lift_nemesis_card(run, card)
        enter(run, card)


@weighs(nodes.ReturnMinion)
def return_minion_able(run: Run, node: nodes.ReturnMinion, ctx: Ctx) -> tuple[int, int]:
    return int(_last_discarded(run, MINION) != NO_CARD), 1


@resolves(nodes.RepeatLastAttack)
def repeat_last_attack(run: Run, node: nodes.RepeatLastAttack, ctx: Ctx, picks: Picks) -> None:
    card = _last_discarded(run, ATTACK)
    if card != NO_CARD:
        attack: Any = run.codex.definitions[run.s.kind[card]]
        if attack.effect != node:  # two of them would repeat each other for ever
            run.push(attack.effect, Ctx(card=card))


@resolves(nodes.LoseGame)
def lose_game(run: Run, node: nodes.LoseGame, ctx: Ctx, picks: Picks) -> None:
    run.end(False, "nemesis-rule")


@resolves(nodes.WinGame)
def win_game(run: Run, node: nodes.WinGame, ctx: Ctx, picks: Picks) -> None:
    run.end(True, "nemesis-rule")


# Minions


def enter(run: Run, card: int) -> None:
    """IMMEDIATELY first, then into play (nemesis.enter)."""
    s = run.s
    s.resolving = (*s.resolving, card)
    definition: Any = run.codex.definitions[s.kind[card]]
    ctx = Ctx(card=card)
    run.push(ENTER, ctx)
    run.push(definition.immediately, ctx)


@resolves(Enter)
def enter_play(run: Run, node: Enter, ctx: Ctx, picks: Picks) -> None:
    s = run.s
    if ctx.card not in s.resolving:
        return
    s.resolving = zones.without(s.resolving, ctx.card)
    s.in_play = (*s.in_play, ctx.card)
    s.marks = (*s.marks, run.codex.life[s.kind[ctx.card]])
    if run.log is not None:
        run.tell("enter", card=ctx.card, n=s.marks[-1])


def chosen_minions(run: Run, selector: nodes.Minions) -> list[int]:
    definitions, kind = run.codex.definitions, run.s.kind
    found = [
        card
        for card in select.minions(run)
        if not selector.subtype
        or getattr(definitions[kind[card]], "subtype", "") == selector.subtype
    ]
    if selector.pick == "all" or not found:
        return found
    pick = max if selector.pick == "highest-life" else min
    life = pick(select.marks_of(run, card) for card in found)
    return [card for card in found if select.marks_of(run, card) == life]


@resolves(nodes.WithMinion)
def with_minion(run: Run, node: nodes.WithMinion, ctx: Ctx, picks: Picks) -> None:
    found = chosen_minions(run, node.minions)
    if node.minions.pick == "all":
        for card in reversed(found):
            run.push(node.do, replace(ctx, it=card))
        return
    if picks:
        found = [picks[0][-1]]
    if len(found) > 1:
        options: list[Option] = [("in-play", card) for card in found]
        run.ask("minion", run.chooser(ctx), options, node, ctx, picks)
    elif found:
        run.push(node.do, replace(ctx, it=found[0]))


@stirs(nodes.WithMinion)
def with_minion_stirs(run: Run, node: nodes.WithMinion, ctx: Ctx) -> bool:
    return bool(chosen_minions(run, node.minions))


@resolves(nodes.ResolvePart)
def resolve_part(run: Run, node: nodes.ResolvePart, ctx: Ctx, picks: Picks) -> None:
    """A part of a card resolves only while the card is in play (nemesis.static)."""
    if ctx.it not in run.s.in_play:
        return
    definition: Any = run.codex.definitions[run.s.kind[ctx.it]]
    for part in definition.parts:
        if part.name == node.part:
            if run.log is not None:
                run.tell("part", card=ctx.it)
            run.push(part.do, Ctx(card=ctx.it, unharmed=int(node.unharmed)))


@resolves(nodes.DrawMinion)
def draw_minion(run: Run, node: nodes.DrawMinion, ctx: Ctx, picks: Picks) -> None:
    s, i = run.s, harm.side_index(run, node.deck)
    if i is not None and s.side[i]:
        card = s.side[i][0]
        s.side[i], s.side_seen[i] = s.side[i][1:], s.side_seen[i][1:]
        s.reveals += 1
        if run.log is not None:
            run.tell("side-draw", card=card)
        enter(run, card)


@resolves(nodes.PutItUnderDeck)
def put_it_under_deck(run: Run, node: nodes.PutItUnderDeck, ctx: Ctx, picks: Picks) -> None:
    s, i = run.s, harm.side_index(run, node.deck)
    if i is not None and ctx.it in s.in_play:
        harm.take_from_play(run, ctx.it)
        s.side[i], s.side_seen[i] = (*s.side[i], ctx.it), (*s.side_seen[i], 1)
        if run.log is not None:
            run.tell("under-deck", card=ctx.it)


@resolves(nodes.ShuffleBack)
def shuffle_back(run: Run, node: nodes.ShuffleBack, ctx: Ctx, picks: Picks) -> None:
    s, i = run.s, harm.side_index(run, node.deck)
    if i is None:
        return
    back = s.side[i + 1][-node.n :]
    if back:
        s.side[i + 1] = s.side[i + 1][: -len(back)]
        s.side[i] = zones.shuffle(run, s.side[i] + back)
        s.side_seen[i] = (0,) * len(s.side[i])
        if run.log is not None:
            run.tell("shuffle", NOBODY)


@resolves(nodes.DiscardFromDeck)
def discard_from_deck(run: Run, node: nodes.DiscardFromDeck, ctx: Ctx, picks: Picks) -> None:
    s, i = run.s, harm.side_index(run, node.deck)
    if i is not None and s.side[i]:
        s.side[i + 1] = (*s.side[i + 1], s.side[i][0])
        s.side[i], s.side_seen[i] = s.side[i][1:], s.side_seen[i][1:]
        s.reveals += 1
        if run.log is not None:
            run.tell("side-discard", card=s.side[i + 1][-1])


__all__ = ["enter", "lift_nemesis_card"]
