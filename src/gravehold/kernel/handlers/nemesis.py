"""What the nemesis and its cards do."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from .. import deeds, door, in_play, select, tokens, zones
from ..codex import ATTACK, BODY, MINION, POWER
from ..errors import unknown
from ..faces import first_faces
from ..nodes import nemesis as nodes
from ..nodes.steps import ENTER, EXHAUST, POWER_DUE, UNLEASH, UNLEASH_DONE, Enter, UnleashDone
from ..registry import able, live, resolves
from ..run import Picks, Run
from ..state import NO_CARD, NOBODY, Ctx, RawOption
from .flow import rank

SILENCED: Final = "silence"  # the token on a minion that has been


@resolves(nodes.Unleash)
def unleash(run: Run, node: nodes.Unleash, ctx: Ctx, picks: Picks) -> None:
    times = run.count(node.times, ctx)
    if times > 1:
        run.push_times(times, UNLEASH, ctx)
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
        for seat, excess, *suffered in reversed(fallen):
            for amount in suffered:
                deeds.happened(run, "suffer", seat, n=amount)
            run.push(EXHAUST, Ctx(you=seat, n=excess))
    if "unleash" in run.codex.heard:
        deeds.happened(run, "unleash")


@resolves(nodes.LosePower)
def lose_power(run: Run, node: nodes.LosePower, ctx: Ctx, picks: Picks) -> None:
    """Tokens leave the power of that name; without tokens it happens at once."""
    card = select.in_play_named(run, node.named)
    if card != NO_CARD:
        run.push(POWER_DUE, Ctx(card=card))
        in_play.lose_power(run, card, run.count(node.n, ctx))


@resolves(nodes.PutInPlay)
def put_in_play(run: Run, node: nodes.PutInPlay, ctx: Ctx, picks: Picks) -> None:
    """No deck holds it, so it has no number until now."""
    s, codex = run.s, run.codex
    if node.card not in codex.number:  # another nemesis has it
        raise unknown("lasting-card", node.card, codex.number)
    s.kind = (*s.kind, codex.number[node.card])
    if s.face:
        s.face = (*s.face, first_faces(codex, s.kind)[-1])
    if s.whose:
        s.whose = (*s.whose, NOBODY)
    enter(run, len(s.kind) - 1)


@resolves(nodes.RestorePower)
def restore_power(run: Run, node: nodes.RestorePower, ctx: Ctx, picks: Picks) -> None:
    if ctx.card in run.s.in_play:
        in_play.set_marks(run, ctx.card, node.n)
        if run.log is not None:
            run.tell("tick", card=ctx.card, n=node.n)


@resolves(nodes.ResolveThis)
def resolve_this(run: Run, node: nodes.ResolveThis, ctx: Ctx, picks: Picks) -> None:
    definition: Any = run.codex.definitions[run.s.kind[ctx.card]]
    run.push(definition.effect, ctx)


@resolves(nodes.NemesisGainsTokens)
def gains_tokens(run: Run, node: nodes.NemesisGainsTokens, ctx: Ctx, picks: Picks) -> None:
    tokens.change_token(run, node.token, run.count(node.amount, ctx))


@able(nodes.NemesisGainsTokens)
def gains_tokens_able(run: Run, node: nodes.NemesisGainsTokens, ctx: Ctx) -> tuple[int, int]:
    wanted = run.count(node.amount, ctx)
    spot = tokens.spot(run, node.token)
    return (0 if spot is None else spot.room(run, wanted)), wanted


@resolves(nodes.NemesisLosesTokens)
def loses_tokens(run: Run, node: nodes.NemesisLosesTokens, ctx: Ctx, picks: Picks) -> None:
    tokens.change_token(run, node.token, -run.count(node.amount, ctx))


@able(nodes.NemesisLosesTokens)
def loses_tokens_able(run: Run, node: nodes.NemesisLosesTokens, ctx: Ctx) -> tuple[int, int]:
    wanted = run.count(node.amount, ctx)
    spot = tokens.spot(run, node.token)
    return (0 if spot is None else -spot.room(run, -wanted)), wanted


@resolves(nodes.ExtraDraw)
def extra_draw(run: Run, node: nodes.ExtraDraw, ctx: Ctx, picks: Picks) -> None:
    run.s.extra_draws += node.n


def lift_nemesis_card(run: Run, card: int) -> bool:
    """Take a nemesis card from wherever it lies face up."""
    s = run.s
    for name, zone in (
        ("resolving", s.resolving),
        ("in-play", s.in_play),
        ("nemesis-discard", s.nemesis_discard),
    ):
        if card in zone:
            zones.take(run, card, name)
            return True
    return False


@resolves(nodes.PutUnderNemesisDeck)
def put_under_deck(run: Run, node: nodes.PutUnderNemesisDeck, ctx: Ctx, picks: Picks) -> None:
    if lift_nemesis_card(run, ctx.card):
        zones.put(run, ctx.card, "nemesis-deck", under=True)
        if run.log is not None:
            run.tell("under-deck", card=ctx.card)


@resolves(nodes.DiscardThis)
def discard_this(run: Run, node: nodes.DiscardThis, ctx: Ctx, picks: Picks) -> None:
    """From play; from before a player or beside the mat; from a hand or from under a breach."""
    card = ctx.card
    if in_play.discard_from_play(run, card):
        return
    for name, i in zones.whereabouts(run, card):
        if name in ("attached", "before", "lasting", "hand"):
            zones.take(run, card, name, i)
            if name == "attached":
                zones.put_on_discard(run, i // 4, card)
            elif name == "hand":
                _from_hand(run, i, card)
            else:
                in_play.to_nemesis_discard(run, card)


def _from_hand(run: Run, seat: int, card: int) -> None:
    zones.put_on_discard(run, seat, card)
    if run.log is not None:
        run.tell("discard", seat, card)
    deeds.happened(run, "discard", seat, card)


@resolves(nodes.PutMark)
def put_mark(run: Run, node: nodes.PutMark, ctx: Ctx, picks: Picks) -> None:
    spot = tokens.spot(run, nodes.MARK, card=ctx.card)
    seat = door.player(run, node, node.player, ctx, picks, "player") if spot else NOBODY
    if spot and seat != NOBODY:
        spot.put(run, seat + 1)
        if run.log is not None:
            run.tell("marked", seat, ctx.card)


@resolves(nodes.DiscardIt)
def discard_it(run: Run, node: nodes.DiscardIt, ctx: Ctx, picks: Picks) -> None:
    in_play.discard_from_play(run, ctx.it)


@able(nodes.DiscardIt)
def discard_it_able(run: Run, node: nodes.DiscardIt, ctx: Ctx) -> tuple[int, int]:
    return int(ctx.it in run.s.in_play), 1


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


@able(nodes.ReturnMinion)
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


def enter(run: Run, card: int, more: int = 0, *, quiet: bool = False) -> None:
    """Into play with its life or power, then IMMEDIATELY (nemesis.enter, R35)."""
    s = run.s
    zones.hold(run, card)
    definition: Any = run.codex.definitions[s.kind[card]]
    ctx = Ctx(card=card)
    if run.codex.brackets:
        run.bracket()
    if definition.immediately and not quiet:
        run.push(definition.immediately, ctx)
    enter_play(run, ENTER, Ctx(card=card, n=more) if more else ctx, ())


@resolves(Enter)
def enter_play(run: Run, node: Enter, ctx: Ctx, picks: Picks) -> None:
    s = run.s
    if ctx.card not in s.resolving:
        return
    zones.enter_play(run, ctx.card)
    if ctx.n or "enter-play" in run.codex.alter.deeds:
        life = deeds.altered(run, "enter-play", s.marks[-1] + ctx.n, it=ctx.card)
        in_play.set_marks(run, ctx.card, life)
    if run.log is not None:
        run.tell("enter", card=ctx.card, n=s.marks[-1])
    if "enter-play" in run.codex.heard:
        deeds.happened(run, "enter-play", it=ctx.card)


def _discardable(run: Run, node: nodes.DiscardFromPlay) -> list[RawOption]:
    codex, kind = run.codex, run.s.kind
    wanted = MINION if node.type == "minion" else POWER
    return [
        ("in-play", card)
        for card in run.s.in_play
        if codex.type[kind[card]] == wanted and codex.definitions[kind[card]].tier  # type: ignore[attr-defined]
    ]


@resolves(nodes.DiscardFromPlay)
def discard_from_play(run: Run, node: nodes.DiscardFromPlay, ctx: Ctx, picks: Picks) -> None:
    option = run.pick("in-play", _discardable(run, node), node, ctx, picks)
    if option is not None:
        in_play.discard_from_play(run, option[1])


@able(nodes.DiscardFromPlay)
def discard_from_play_able(run: Run, node: nodes.DiscardFromPlay, ctx: Ctx) -> tuple[int, int]:
    return int(bool(_discardable(run, node))), 1


def chosen_minions(run: Run, selector: nodes.Minions) -> list[int]:
    found = select.called(run, selector.subtype)
    if selector.dealt:
        definitions, kind = run.codex.definitions, run.s.kind
        found = [card for card in found if not getattr(definitions[kind[card]], "deck", "")]
    if selector.pick in ("all", "any", "only") or not found:
        return found
    if selector.pick == "farthest":
        way = {card: tokens.way_gone(run, card) for card in found}
        return [card for card in found if way[card] == max(way.values())]
    pick = max if selector.pick == "highest-life" else min
    life = pick(in_play.marks_of(run, card) for card in found)
    return [card for card in found if in_play.marks_of(run, card) == life]


def _talking(run: Run) -> list[RawOption]:
    """Minions without a token: none is silenced twice (legacy.silence)."""
    found = door.minions(run)
    return [option for option in found if not tokens.count(run, SILENCED, card=option[1])]


@resolves(nodes.Silence)
def silence(run: Run, node: nodes.Silence, ctx: Ctx, picks: Picks) -> None:
    option = run.pick("minion", _talking(run), node, ctx, picks)
    if option is not None:
        tokens.change_token(run, SILENCED, 1, card=option[1])


@able(nodes.Silence)
def silence_able(run: Run, node: nodes.Silence, ctx: Ctx) -> tuple[int, int]:
    return int(bool(_talking(run))), 1


@resolves(nodes.WithMinion)
def with_minion(run: Run, node: nodes.WithMinion, ctx: Ctx, picks: Picks) -> None:
    found = chosen_minions(run, node.minions)
    if node.minions.pick != "all":
        # Those to which it would do nothing are no choice (R98, L47).
        found = [card for card in found if run.live(node.do, replace(ctx, it=card))]
        done = [pick[-1] for pick in picks]
        rest = [card for card in found if card not in done]
        if 0 < node.minions.n - len(done) < len(rest):
            _ask_which(run, node, rest, ctx, picks)
            return
        found = (done + rest)[: node.minions.n]
    if len(found) == 1:
        run.follow(node.do, replace(ctx, it=found[0]))
        return
    for card in reversed(found):
        run.push(node.do, replace(ctx, it=card))


def _ask_which(run: Run, node: nodes.WithMinion, cards: list[int], ctx: Ctx, picks: Picks) -> None:
    parts = run.codex.type[run.s.kind[cards[0]]] == BODY
    options: list[RawOption] = [("body" if parts else node.asked_as, card) for card in cards]
    kind = node.minions.subtype if parts else "minion"
    run.ask(kind, run.chooser(ctx), options, node, ctx, picks)


@able(nodes.WithMinion)
def with_minion_able(run: Run, node: nodes.WithMinion, ctx: Ctx) -> tuple[int, int]:
    """What can be done with all of them, or with the one for which most can be done."""
    found = chosen_minions(run, node.minions)
    weights = [run.able(node.do, replace(ctx, it=card)) for card in found]
    if node.minions.pick == "all":
        return sum(p for p, _ in weights), sum(w for _, w in weights)
    return max(weights, key=rank, default=(0, 1))


@live(nodes.WithMinion)
def with_minion_live(run: Run, node: nodes.WithMinion, ctx: Ctx) -> bool:
    found = chosen_minions(run, node.minions)
    return any(run.live(node.do, replace(ctx, it=card)) for card in found)


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
    zones.refill_deck(run, node.deck)
    card = zones.take_top(run, node.deck)
    if card == NO_CARD:
        run.push(node.otherwise, ctx)
        return
    if run.log is not None:
        run.tell("side-draw", card=card)
    run.push(node.then, replace(ctx, it=card))
    enter(run, card, run.count(node.more, ctx), quiet=node.quiet)


@able(nodes.DrawMinion)
def draw_minion_able(run: Run, node: nodes.DrawMinion, ctx: Ctx) -> tuple[int, int]:
    """With deck and discard pile empty nothing enters (L22)."""
    if zones.can_draw(run, node.deck):
        return 1, 1
    return run.able(node.otherwise, ctx) if node.otherwise else (0, 1)


@resolves(nodes.PutItUnderDeck)
def put_it_under_deck(run: Run, node: nodes.PutItUnderDeck, ctx: Ctx, picks: Picks) -> None:
    if node.deck in run.codex.tables.place and ctx.it in run.s.in_play:
        zones.take(run, ctx.it, "in-play")
        zones.put(run, ctx.it, node.deck, under=True)
        if run.log is not None:
            run.tell("under-deck", card=ctx.it)


@resolves(nodes.ShuffleBack)
def shuffle_back(run: Run, node: nodes.ShuffleBack, ctx: Ctx, picks: Picks) -> None:
    deck = run.codex.tables.place.get(node.deck)
    if deck is None:
        return
    back = run.codex.tables.place[deck.discard].at(run.s)[-node.n :]
    if back:
        for card in back:
            zones.take(run, card, deck.discard)
            zones.put(run, card, node.deck, under=True)
        zones.mix(run, node.deck)
        if run.log is not None:
            run.tell("shuffle", NOBODY)


@resolves(nodes.DiscardFromDeck)
def discard_from_deck(run: Run, node: nodes.DiscardFromDeck, ctx: Ctx, picks: Picks) -> None:
    card = zones.take_top(run, node.deck)
    if card != NO_CARD:
        zones.put(run, card, run.codex.tables.place[node.deck].discard)
        if run.log is not None:
            run.tell("side-discard", card=card)


__all__ = ["enter", "lift_nemesis_card"]
