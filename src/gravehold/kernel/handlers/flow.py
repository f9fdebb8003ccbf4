"""Order, choice and repetition."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from msgspec.structs import replace

from .. import door, rng, select
from ..codex import deals
from ..nodes.base import Do, Effect
from ..nodes.flow import (
    As,
    ByChance,
    Cases,
    DifferentPlayers,
    EachAlly,
    EachPlayer,
    If,
    IfDone,
    IfTheyDo,
    May,
    Or,
    Repeat,
    RepeatFor,
    RepeatUntil,
    UpToPlayers,
    With,
)
from ..nodes.moves import Destroy, Discard, RevealDeck
from ..nodes.steps import BARE_BONUS
from ..nodes.who import ANY_ALLY, AnotherPlayer
from ..registry import able, live, resolves
from ..run import Picks, Run
from ..state import NOBODY, Ctx, RawOption
from .moves import carry_out

MOST_REPEATS: Final = 99  # of what another mat may never bring to an end
MOST_FORESEEN: Final = 20  # repetitions; whether more can be done, nobody weighs beforehand


def rank(share: tuple[int, int]) -> tuple[bool, int]:
    """In full is better than the most there is, more better than less."""
    possible, wanted = share
    return possible >= wanted, possible


@resolves(May)
def may(run: Run, node: May, ctx: Ctx, picks: Picks) -> None:
    if not picks:
        if not _offered(run, node, ctx):
            run.push(node.otherwise, ctx)
        else:
            kind, options = _answers(run, node, ctx)
            run.ask(kind, run.chooser(ctx), options, node, ctx, picks)
        return
    answer: RawOption = picks[0]
    if answer[0] in ("no", "none"):
        run.push(node.otherwise, ctx)
    elif answer[0] == "yes":
        run.push(node.then, ctx)
        run.push(node.do, ctx)
    else:
        run.push(node.then, replace(ctx, it=answer[-1], n=1))
        carry_out(run, node.do, ctx, answer)


def _offered(run: Run, node: May, ctx: Ctx) -> bool:
    if node.only_if is not None and not run.holds(node.only_if, ctx):
        return False
    if isinstance(node.do, RevealDeck) and not node.then:  # no price: what there is will do (R32)
        return run.live(node.do, ctx)
    return run.in_full(node.do, ctx) and run.live(node.do, ctx)


def _answers(run: Run, node: May | IfTheyDo, ctx: Ctx) -> tuple[str, list[RawOption]]:
    """A cost that has to be picked is offered directly, with `none` (docs/notation.md)."""
    if node.then and isinstance(node.do, Discard | Destroy) and node.do.n == 1:
        found = select.distinct(run, select.cards(run, node.do.cards, ctx))
        return "may-pay", [*found, ("none",)]
    return "may", [("yes",), ("no",)]


@live(May)
def may_live(run: Run, node: May, ctx: Ctx) -> bool:
    return _offered(run, node, ctx) or run.live(node.otherwise, ctx)


@resolves(IfDone)
def if_done(run: Run, node: IfDone, ctx: Ctx, picks: Picks) -> None:
    if run.in_full(node.do, ctx):
        run.push(node.then, ctx)
    elif ctx.bonus and deals(node.then):
        run.push(BARE_BONUS, ctx)
    run.push(node.do, ctx)


@able(IfDone)
def if_done_able(run: Run, node: IfDone, ctx: Ctx) -> tuple[int, int]:
    return run.able(node.do, ctx)


@live(IfDone)
def if_done_live(run: Run, node: IfDone, ctx: Ctx) -> bool:
    return run.live(node.do, ctx)


@resolves(IfTheyDo)
def if_they_do(run: Run, node: IfTheyDo, ctx: Ctx, picks: Picks) -> None:
    """Who is asked, then what they do; `picks` holds both."""
    offer = May(node.do)
    seat = door.player(run, node, node.who, ctx, picks, "player", offer, "you")
    if seat == NOBODY:
        if run.s.question is None:  # there is nobody who could
            run.push(node.otherwise, ctx)
        return
    they = replace(ctx, you=seat)
    if len(picks) < 2:
        if _offered(run, offer, they):
            kind, options = _answers(run, node, they)
            run.ask(kind, (seat,), options, node, ctx, (("player", seat),))
        else:
            run.push(node.otherwise, ctx)
        return
    answer: RawOption = picks[1]
    if answer[0] == "yes":
        run.push(node.then, ctx)
        run.push(node.do, they)
    elif answer[0] in ("no", "none"):
        run.push(node.otherwise, ctx)
    else:
        run.push(node.then, replace(ctx, it=answer[-1], n=1))
        carry_out(run, node.do, they, answer)


@live(IfTheyDo)
def if_they_do_live(run: Run, node: IfTheyDo, ctx: Ctx) -> bool:
    return run.live(As(node.who, May(node.do)), ctx) or run.live(node.otherwise, ctx)


@resolves(Or)
def choose_one(run: Run, node: Or, ctx: Ctx, picks: Picks) -> None:
    branches: list[Do] = [node.one, node.two]
    if node.three:
        branches.append(node.three)
    if picks:
        chosen = picks[0][1] - 1
    else:
        possible = []
        for i, branch in enumerate(branches):  # a comprehension would make a function each time
            if run.in_full(branch, ctx):
                possible.append(i)
        if not possible:
            every = list(range(len(branches)))
            possible = _most(run, branches, ctx) if run.codex.rules.revision else every
        if len(possible) > 1:
            options: list[RawOption] = [("option", i + 1) for i in possible]
            run.ask("or", run.chooser(ctx), options, node, ctx, picks)
            return
        chosen = possible[0]
    if ctx.bonus and not deals(branches[chosen]) and deals(node):
        run.push(branches[chosen], ctx)
        run.push(BARE_BONUS, ctx)
    else:
        run.follow(branches[chosen], ctx)


def _most(run: Run, branches: list[Do], ctx: Ctx) -> list[int]:
    """Where none can be done in full, those of which most can be done (R18)."""
    shares = [_share(run, branch, ctx) for branch in branches]
    return [i for i, share in enumerate(shares) if share == max(shares)]


def _share(run: Run, branch: Do, ctx: Ctx) -> Fraction:
    """How much of it can be done, every step counting as much as any other."""
    steps = branch if isinstance(branch, tuple) else (branch,)
    done, before = Fraction(0), (0, 0)
    for n in range(1, len(steps) + 1):
        found = run.able(steps[:n], ctx)
        possible, wanted = found[0] - before[0], found[1] - before[1]
        done += Fraction(min(max(possible, 0), wanted), wanted) if wanted > 0 else 1
        before = found
    return done / len(steps) if steps else Fraction(1)


@able(Or)
def or_able(run: Run, node: Or, ctx: Ctx) -> tuple[int, int]:
    best = run.able(node.one, ctx)
    for branch in (node.two, node.three) if node.three else (node.two,):
        share = run.able(branch, ctx)
        if rank(share) > rank(best):
            best = share
    return best


@resolves(ByChance)
def by_chance(run: Run, node: ByChance, ctx: Ctx, picks: Picks) -> None:
    """It is known from now on, so that nobody can go back behind it unseen."""
    branches: list[Do] = [node.one, node.two, *([node.three] if node.three else [])]
    run.s.rng, chosen = rng.below(run.s.rng, len(branches))
    run.s.reveals += 1
    if run.log is not None:
        run.tell("chance", ctx.you, ctx.card, chosen + 1)
    run.push(branches[chosen], ctx)
    if ctx.bonus and not deals(branches[chosen]) and deals(node):
        run.push(BARE_BONUS, ctx)


@live(ByChance)
def by_chance_live(run: Run, node: ByChance, ctx: Ctx) -> bool:
    return any(run.live(branch, ctx) for branch in (node.one, node.two, node.three))


@resolves(If)
def conditional(run: Run, node: If, ctx: Ctx, picks: Picks) -> None:
    run.follow(node.do if run.holds(node.condition, ctx) else node.otherwise, ctx)


@able(If)
def if_able(run: Run, node: If, ctx: Ctx) -> tuple[int, int]:
    return run.able(node.do if run.holds(node.condition, ctx) else node.otherwise, ctx)


@live(If)
def if_live(run: Run, node: If, ctx: Ctx) -> bool:
    return run.live(node.do if run.holds(node.condition, ctx) else node.otherwise, ctx)


@resolves(Cases)
def cases(run: Run, node: Cases, ctx: Ctx, picks: Picks) -> None:
    for case in (node.one, node.two):
        if run.holds(case.condition, ctx):
            run.push(case.do, ctx)
            return


@able(Cases)
def cases_able(run: Run, node: Cases, ctx: Ctx) -> tuple[int, int]:
    for case in (node.one, node.two):
        if run.holds(case.condition, ctx):
            return run.able(case.do, ctx)
    return 0, 1


@resolves(As)
def act_as(run: Run, node: As, ctx: Ctx, picks: Picks) -> None:
    seat = door.player(run, node, node.who, ctx, picks, "player", node.do, "you")
    if seat != NOBODY:
        run.follow(node.do, replace(ctx, you=seat))


@resolves(With)
def with_player(run: Run, node: With, ctx: Ctx, picks: Picks) -> None:
    seat = door.player(run, node, node.who, ctx, picks, "player", node.do, "that")
    if seat != NOBODY:
        run.follow(node.do, replace(ctx, that=seat))


@able(As)
def as_able(run: Run, node: As, ctx: Ctx) -> tuple[int, int]:
    """What another player will do is no part of what the first can (R19); they are chosen later."""
    if isinstance(node.who, AnotherPlayer):
        return 0, 0
    return _best(run, node, ctx, "you")


@able(With)
def with_able(run: Run, node: With, ctx: Ctx) -> tuple[int, int]:
    return _best(run, node, ctx, "that")


def _best(run: Run, node: As | With, ctx: Ctx, field: str) -> tuple[int, int]:
    found = run.players(node.who, ctx)
    shares = [run.able(node.do, replace(ctx, **{field: seat})) for seat in found]
    return max(shares, key=rank, default=(0, 1))


@live(As)
def as_live(run: Run, node: As, ctx: Ctx) -> bool:
    return any(run.live(node.do, replace(ctx, you=seat)) for seat in run.players(node.who, ctx))


@live(With)
def with_live(run: Run, node: With, ctx: Ctx) -> bool:
    return any(run.live(node.do, replace(ctx, that=seat)) for seat in run.players(node.who, ctx))


@resolves(EachPlayer)
def each_player(run: Run, node: EachPlayer, ctx: Ctx, picks: Picks) -> None:
    for seat in reversed(range(run.codex.players)):
        run.push(node.do, replace(ctx, you=seat))


@able(EachPlayer)
def each_player_able(run: Run, node: EachPlayer, ctx: Ctx) -> tuple[int, int]:
    return _sum([run.able(node.do, replace(ctx, you=seat)) for seat in range(run.codex.players)])


@resolves(EachAlly)
def each_ally(run: Run, node: EachAlly, ctx: Ctx, picks: Picks) -> None:
    for seat in reversed(run.players(ANY_ALLY, ctx)):
        run.push(node.do, replace(ctx, you=seat))


@able(EachAlly)
def each_ally_able(run: Run, node: EachAlly, ctx: Ctx) -> tuple[int, int]:
    allies = run.players(ANY_ALLY, ctx)
    return _sum([run.able(node.do, replace(ctx, you=seat)) for seat in allies])


def _sum(shares: list[tuple[int, int]]) -> tuple[int, int]:
    return sum(possible for possible, _ in shares), sum(wanted for _, wanted in shares)


@resolves(DifferentPlayers)
def different_players(run: Run, node: DifferentPlayers, ctx: Ctx, picks: Picks) -> None:
    """All are chosen first, then each in turn is affected."""
    done = [pick[1] for pick in picks]
    if run.codex.players == 1:
        found = [0] * node.n
    else:
        rest = [seat for seat in range(run.codex.players) if seat not in done]
        left = node.n - len(done)
        if left and left < len(rest) and run.codex.musts:
            rest = door.bound(run, rest, ctx, node.do, "you")
            if len(rest) == 1:  # who must be one of them is not asked for
                different_players(run, node, ctx, (*picks, ("player", rest[0])))
                return
        if left and left < len(rest):
            options: list[RawOption] = [("player", seat) for seat in rest]
            run.ask("player", run.chooser(ctx), options, node, ctx, picks)
            return
        found = done + rest[:left]
    for seat in reversed(found):
        run.push(node.do, replace(ctx, you=seat))


@able(DifferentPlayers)
def different_players_able(run: Run, node: DifferentPlayers, ctx: Ctx) -> tuple[int, int]:
    if run.codex.players == 1:
        return run.able(_times(node.n, node.do), replace(ctx, you=0))
    shares = [run.able(node.do, replace(ctx, you=seat)) for seat in range(run.codex.players)]
    return _sum(sorted(shares, key=rank, reverse=True)[: node.n])


@resolves(UpToPlayers)
def up_to_players(run: Run, node: UpToPlayers, ctx: Ctx, picks: Picks) -> None:
    """`picks` holds how many have done it and whose turn to be asked it is, then the answer."""
    seats = _asked(run, node)
    done, at = picks[:2] or (0, 0)
    if len(picks) > 2:
        if picks[2][0] == "yes":
            run.push(node, ctx, (done + 1, at + 1))
            run.push(node.do, replace(ctx, you=seats[at]))
            return
        at += 1
    while done < node.n and at < len(seats):
        if _offered(run, May(node.do), replace(ctx, you=seats[at])):
            options: list[RawOption] = [("yes",), ("no",)]
            run.ask("may", (seats[at],), options, node, ctx, (done, at))
            return
        at += 1


def _asked(run: Run, node: UpToPlayers) -> list[int]:
    players = run.codex.players
    return list(range(players)) if players > 1 else [0] * node.n


@live(UpToPlayers)
def up_to_players_live(run: Run, node: UpToPlayers, ctx: Ctx) -> bool:
    offer = May(node.do)
    return any(_offered(run, offer, replace(ctx, you=seat)) for seat in _asked(run, node))


@resolves(Repeat)
def repeat(run: Run, node: Repeat, ctx: Ctx, picks: Picks) -> None:
    run.push_times(run.count(node.times, ctx), node.do, ctx)


@able(Repeat)
def repeat_able(run: Run, node: Repeat, ctx: Ctx) -> tuple[int, int]:
    return run.able(_times(run.count(node.times, ctx), node.do), ctx)


def _times(n: int, do: Do) -> tuple[Effect, ...]:
    return min(n, MOST_FORESEEN) * (do if isinstance(do, tuple) else (do,))


@resolves(RepeatUntil)
def repeat_until(run: Run, node: RepeatUntil, ctx: Ctx, picks: Picks) -> None:
    times = picks[0] if picks else 0
    if times < MOST_REPEATS and not run.holds(node.condition, ctx):
        run.push(node, ctx, (times + 1,))
        run.push(node.do, ctx)


@live(RepeatUntil)
def repeat_until_live(run: Run, node: RepeatUntil, ctx: Ctx) -> bool:
    return not run.holds(node.condition, ctx)


@resolves(RepeatFor)
def repeat_for(run: Run, node: RepeatFor, ctx: Ctx, picks: Picks) -> None:
    """`picks` holds whether it has been done yet, then the answer."""
    if len(picks) == 1:
        if run.in_full(node.price, ctx) and run.live(node.do, ctx):
            run.ask("may", run.chooser(ctx), [("yes",), ("no",)], node, ctx, picks)
    elif not picks or picks[1][0] == "yes":
        run.push(node, ctx, (1,))
        run.push(node.do, ctx)
        if picks:
            run.push(node.price, ctx)


@able(RepeatFor)
def repeat_for_able(run: Run, node: RepeatFor, ctx: Ctx) -> tuple[int, int]:
    return run.able(node.do, ctx)


@live(RepeatFor)
def repeat_for_live(run: Run, node: RepeatFor, ctx: Ctx) -> bool:
    return run.live(node.do, ctx)
