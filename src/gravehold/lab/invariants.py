"""What must hold at every decision of every game; tests and `gravehold soak` share it.

Each check looks at one game, changes nothing, and raises `Broken` with what is wrong.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache
from operator import attrgetter
from typing import Any

from gravehold.kernel import faces, rng
from gravehold.kernel.codex import BODY, MINION, POWER, Codex
from gravehold.kernel.deal import turn_cards
from gravehold.kernel.game import Game
from gravehold.kernel.nodes import Alter, DrawMinion
from gravehold.kernel.places import Place
from gravehold.kernel.state import FIELDS, GONE, NEMESIS, NO_CARD, NOBODY, OPEN, State
from gravehold.kernel.trees import walk
from gravehold.notation import chronicle
from gravehold.notation.describe import scenario_of
from gravehold.notation.picture import picture
from gravehold.notation.runner import run_scenario, start
from gravehold.notation.scenario import parse_scenarios
from gravehold.notation.yamltext import dump

from .setups import setup_from_ids

KEY = re.compile(r"[a-zA-Z0-9#+./-]+( [a-zA-Z0-9#+./-]+)*")
NEMESIS_VERBS = ("minion", "in-play", "thwart")
LIVES = (("seat", "life"), ("game", "gravehold"))  # tokens that some effects raise beyond the start
fields = attrgetter(*FIELDS)
MENUS = ("main", "casting")  # whoever sees these has nothing half done behind them


class Broken(AssertionError):
    """An invariant does not hold."""


def expect(holds: bool, message: str) -> None:
    if not holds:
        raise Broken(message)


# Where cards lie


def cards_of(s: State, codex: Codex, whose: str) -> Iterator[int]:
    """The cards in all places for cards of one side, or of "any".

    A spell on two breaches is given once, and so is a card in play that lies on a board.
    """
    for place in codex.tables.places:
        if place.cards != whose:
            continue
        for i in range(place.many):
            zone = place.at(s, i)
            if place.of == "breach" and i % 4:
                left = place.at(s, i - 1)
                zone = tuple(card for card in zone if card not in left)
            elif place.of == "space":
                zone = tuple(c for c in zone if c not in s.in_play and c not in s.resolving)
            yield from zone


def cards_conserved(s: State, codex: Codex) -> None:
    """Every card is in exactly one place, of its own side."""
    ours, kind = codex.is_players, s.kind
    players, others = list(cards_of(s, codex, "player")), list(cards_of(s, codex, "nemesis"))
    found = sorted((*players, *others, *cards_of(s, codex, "any")))
    if found != list(range(len(kind))):
        counted = Counter(found)
        twice = {codex.ids[kind[c]]: n for c, n in counted.items() if n > 1}
        lost = [codex.ids[kind[c]] for c in range(len(kind)) if c not in counted]
        raise Broken(f"cards are lost {lost} or in several places {twice}")
    wrong = [codex.ids[kind[c]] for c in players if not ours[kind[c]]]
    wrong += [codex.ids[kind[c]] for c in others if ours[kind[c]]]
    expect(not wrong, f"cards lie on the wrong side of the table: {wrong}")
    turns = sorted(min(card, NEMESIS) for card in (*s.turn_deck, *s.turn_discard))
    expect(turns == sorted(turn_cards(codex)), f"the turn order cards are {turns}")


def breaches_sound(s: State, codex: Codex) -> None:
    """Spells lie on breaches that are there, as many as may lie together, side by side."""
    places: dict[int, list[int]] = {}
    for i, zone in enumerate(s.prepped):
        if not zone:
            continue
        if s.breach[i] == GONE:
            raise Broken(f"a spell lies on the destroyed breach {i}")
        roomy = codex.roomy[s.tile[i]] and s.breach[i] == OPEN
        together = roomy or len(zone) == 1
        if not (together or _may_lie_together([codex.definitions[s.kind[c]] for c in zone])):
            raise Broken(f"too many spells on breach {i}: {[codex.ids[s.kind[c]] for c in zone]}")
        for card in zone:
            places.setdefault(card, []).append(i)
    for card, slots in places.items():
        spell: Any = codex.definitions[s.kind[card]]
        neighbours = slots[0] // 4 == slots[-1] // 4 and slots[-1] - slots[0] == len(slots) - 1
        if len(slots) != spell.breaches or not neighbours:
            raise Broken(f"{spell.id} lies on the breaches {slots}")


def _may_lie_together(spells: list[Any]) -> bool:
    linked = all(spell.link for spell in spells)
    return len(spells) == 2 and (linked or any(a.beside == b.id for a in spells for b in spells))


def numbers_in_range(s: State, codex: Codex) -> None:
    """Dials, counters and markers stay where they can be set."""
    for p in range(codex.players):
        if not (0 <= s.blind[p] <= len(s.deck[p]) and 0 <= s.focused[p] < 16):
            mat = (s.blind[p], s.focused[p])
            raise Broken(f"p{p + 1} has blind cards, focused breaches {mat}")
    if min(s.breach) < GONE or max(s.breach) > OPEN:
        raise Broken(f"breaches {s.breach}")
    boundless = LIVES if _heals_beyond(codex) else ()
    for tally in codex.tables.tallies:
        if tally.on != "card":
            for i, (least, most) in enumerate(tally.bounds):
                n = tally.at(s, i)
                over = most is not None and n > most and (tally.on, tally.name) not in boundless
                if n < least or over:
                    raise Broken(f"{n} is no number of '{tally.name}' on {tally.on} {i}")
    if any(pool.amount <= 0 for pool in s.pools):
        raise Broken(f"a pool of aether is empty: {s.pools}")
    if not 0 <= s.rng <= rng.MASK:
        raise Broken(f"the generator is at {s.rng}")


@lru_cache(maxsize=64)
def _heals_beyond(codex: Codex) -> bool:
    """Whether something gives players or Gravehold more life than they start with (R78)."""
    return any(getattr(node, "beyond", False) for node in walk(codex.definitions))


@lru_cache(maxsize=64)
def _more_life(codex: Codex) -> int:
    """How much more life than printed a minion may come into play with."""
    trees = (codex.definitions, codex.mat, codex.clauses_of_mats())
    drawn = [node.more for node in walk(trees) if isinstance(node, DrawMinion)]
    entering = [n for n in walk(trees) if isinstance(n, Alter) and n.deed == "enter-play"]
    added = [clause.more for clause in entering if isinstance(clause.more, int)]
    return max((n for n in drawn if isinstance(n, int)), default=0) + sum(set(added))


def lengths_match(s: State, codex: Codex) -> None:
    """What lies beside something else is as long as it."""
    pairs = [(s.in_play, s.marks), *((s.in_play, row) for row in s.rows)]
    for place in codex.tables.places:
        pairs += [(place.at(s, i), place.known(s, i)) for i in range(place.many)]
    if s.face:
        pairs.append((s.kind, s.face))
    if s.whose:
        pairs.append((s.kind, s.whose))
    for cards, beside in pairs:
        if len(cards) != len(beside):
            raise Broken(f"what lies beside cards differs in number: {cards} {beside}")
    for card, marks in zip(s.in_play, s.marks, strict=True):
        type_, full = codex.type[s.kind[card]], codex.life[s.kind[card]]
        grows = s.kind[card] in codex.becoming  # an evolved card keeps what it had
        if grows or getattr(codex.definitions[s.kind[card]], "boundless", False):
            full = max(full, marks)
        elif type_ == MINION:
            full += _more_life(codex)
        if type_ not in (MINION, POWER, BODY) or not (type_ != POWER) <= marks <= full:
            raise Broken(f"{codex.ids[s.kind[card]]} is in play with {marks} of {full} tokens")
    for tally in codex.tables.tallies:
        if tally.on == "card":
            for card, n in zip(s.in_play, s.rows[tally.start], strict=True):
                least, most = tally.bounds[s.kind[card]]
                if n < least or (most is not None and n > most):
                    raise Broken(f"{codex.ids[s.kind[card]]} has {n} '{tally.name}'")


def nothing_left_behind(s: State, codex: Codex) -> None:
    """A menu is only asked when everything before it has been resolved."""
    if s.question is None or s.question.kind not in MENUS:
        return
    expect(not s.shown, "revealed cards were not put back")
    expect(not s.resolving, "a nemesis card has no place")
    expect(not s.fallen and not s.unleashing, "an unleash was not finished")
    expect(s.question.seats[0] == s.active, "somebody else is asked in this turn")


POSITION_CHECKS: tuple[Callable[[State, Codex], None], ...] = (
    cards_conserved,
    breaches_sound,
    numbers_in_range,
    lengths_match,
    nothing_left_behind,
)


def position_sound(game: Game) -> None:
    """All that can be told from the position alone."""
    for check in POSITION_CHECKS:
        check(game.state, game.codex)


def question_sound(game: Game) -> None:
    """A game asks or is over; options are distinct, their keys unique and readable."""
    s = game.state
    expect((s.question is None) != (s.outcome is None), "the game neither asks nor is over")
    if s.question is None:
        return
    kind, seats, options = s.question.kind, s.question.seats, s.question.options
    if len(options) < 2 and kind != "main":
        raise Broken(f"'{kind}' was asked with {len(options)} options")
    if len(set(options)) != len(options):
        raise Broken(f"'{kind}' offers something twice: {options}")
    if not seats or len(set(seats)) != len(seats) or not 0 <= max(seats) < game.codex.players:
        raise Broken(f"'{kind}' is asked of seats {seats}")
    decision = game.asked
    keys = [option.key for option in decision.options]
    if len(set(keys)) != len(keys):
        raise Broken(f"keys are not unique: {keys}")
    for i, key in enumerate(keys):
        if KEY.fullmatch(key) is None or decision.option(key).index != i:
            raise Broken(f"the key {key!r} is badly formed or names another option")


# Copies, saves, undo


def copy_equal(game: Game) -> None:
    """A copy is equal and shares nothing that can change."""
    copied = game.copy()
    expect(copied == game, "a copy differs from its game")
    for field, mine, theirs in zip(FIELDS, fields(game.state), fields(copied.state), strict=True):
        if mine is theirs and type(mine) is list:
            raise Broken(f"a copy shares the list '{field}'")


def json_equal(game: Game) -> None:
    """Saving and loading gives the same game, which saves as the same text."""
    text = game.to_json()
    loaded = Game.from_json(text, setup_from_ids)
    if loaded != game:
        wrong = [f for f in FIELDS if getattr(loaded.state, f) != getattr(game.state, f)]
        raise Broken(f"a loaded game differs in {wrong or 'its set-up'}")
    expect(loaded.answers == game.answers, "a loaded game has other answers")
    expect(loaded.to_json() == text, "a loaded game saves as another text")


def undo_restores(game: Game, index: int) -> None:
    """An answer taken back leaves everything as it was, and is returned."""
    tried = game.copy(record=True)
    tried.pick(index)
    undone = tried.undo()
    key = game.asked.options[index].key
    expect(tried == game, f"undoing '{key}' gives another position")
    expect(undone.key == key and undone.index == index, f"undo of '{key}' returned {undone}")


def every_option_works(game: Game) -> None:
    """Each option can be chosen on a copy by its key and leads to a sound position."""
    before = game.copy()
    for option in game.asked.options:
        tried = game.copy()
        tried.choose(option.key)
        position_sound(tried)
        question_sound(tried)
        expect(game == before, f"'{option.key}' chosen on a copy changed the game")


# Hidden information


def _face_down(codex: Codex) -> list[tuple[Place, int]]:
    """The face-down zones of cards."""
    return [
        (place, i)
        for place in codex.tables.places
        if place.order == "hidden" and place.cards != "turn"
        for i in range(place.many)
    ]


def hidden_cards(s: State, codex: Codex) -> set[int]:
    """Cards in face-down zones that nobody has seen."""
    return {
        card
        for place, i in _face_down(codex)
        for card, seen in zip(place.at(s, i), place.known(s, i), strict=True)
        if not seen
    }


def _mixed(seed: int, zone: tuple[int, ...], fixed: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """The cards of a zone shuffled, except where `fixed` is set."""
    seed, loose = rng.shuffle(
        seed, [card for card, keep in zip(zone, fixed, strict=True) if not keep]
    )
    left = iter(loose)
    return seed, tuple(card if keep else next(left) for card, keep in zip(zone, fixed, strict=True))


def another_world(game: Game, seed: int) -> Game:
    """The same game with everything hidden in another order."""
    world = game.copy(record=False)
    s, codex = world.state, game.codex
    for group in dict.fromkeys(place.group for place, _ in _face_down(codex)):
        zones = [(place, i) for place, i in _face_down(codex) if place.group == group]
        cards = tuple(card for place, i in zones for card in place.at(s, i))
        fixed = tuple(known for place, i in zones for known in place.known(s, i))
        seed, pool = _mixed(seed, cards, fixed)
        for place, i in zones:
            size = len(place.at(s, i))
            place.put(s, pool[:size], i)
            pool = pool[size:]
    if s.face:
        faces.deal_anew_unseen(s)
    seed, s.turn_deck = _mixed(seed, s.turn_deck, s.turn_seen)
    for seat, deck in enumerate(s.deck):
        known = len(deck) - s.blind[seat]
        seed, s.deck[seat] = _mixed(seed, deck, (1,) * known + (0,) * s.blind[seat])
    s.rng = seed
    return world


def views_hide(game: Game, seed: int) -> None:
    """No view tells worlds apart that differ only in what is hidden, or names a hidden card."""
    world = another_world(game, seed)
    for seat in (None, *range(game.codex.players)):
        expect(game.view(seat).state == world.view(seat).state, f"the view of {seat} tells secrets")
    s = game.view(None).state
    expect(s.rng == 0, "a view shows the generator")
    hidden = hidden_cards(game.state, game.codex)
    shown = {card for whose in ("any", "nemesis") for card in cards_of(s, game.codex, whose)}
    expect(not shown & hidden, f"a view holds hidden cards {shown & hidden}")
    named = {card for _, ctx, _ in s.stack for card in (ctx.card, ctx.it, ctx.gained)}
    named |= {card for _, ctx in s.delayed for card in (ctx.card, ctx.it, ctx.gained)}
    if s.question is not None:
        named |= {o[1] for o in s.question.options if o[0] in NEMESIS_VERBS and len(o) > 1}
    expect(not named & hidden, f"what is being resolved names hidden cards {named & hidden}")
    expect(s.active == NOBODY or s.active < game.codex.players, f"seat {s.active} acts")
    expect(all(c == NO_CARD or 0 <= c < len(s.kind) for c in named), f"strange cards {named}")


def reveals_counted(before: State, after: State, codex: Codex) -> None:
    """Whatever became known was counted, so that undo for everybody can stop there."""
    expect(after.reveals >= before.reveals, "the count of reveals went down")
    came_out = hidden_cards(before, codex) - hidden_cards(after, codex)
    if after.outcome:  # what is only told once the game is over changes nothing
        came_out -= {place.at(after)[-1] for place in codex.tables.told if place.at(after)}
    turned = sum(s == 0 for s in before.turn_seen) > sum(s == 0 for s in after.turn_seen)
    if came_out or (turned and not after.outcome):
        expect(after.reveals > before.reveals, "something became known without being counted")


def undo_is_no_peek(game: Game, index: int, seed: int) -> None:
    """An answer that revealed nothing looks the same in all worlds that looked the same before."""
    after, other = game.copy(record=False), another_world(game, seed)
    after.pick(index)
    if after.reveals != game.reveals or after.over:  # there undo stops
        return
    other.pick(index)
    expect(other.reveals == game.reveals, "whether something is revealed depends on secrets")
    for seat in (None, *range(game.codex.players)):
        same = after.view(seat).state == other.view(seat).state
        expect(same, f"the view of {seat} tells secrets of an answer that can be taken back")


def _tiers(game: Game) -> list[int]:
    """The tiers of the nemesis deck from top to bottom, which everybody knows."""
    s, definitions = game.state, game.codex.definitions
    return [getattr(definitions[s.kind[card]], "tier", 0) for card in s.nemesis_deck]


def determinized_world_plays(game: Game, seed: int, steps: int = 8) -> None:
    """A world drawn from a view looks the same to that seat, is sound, and can be played on."""
    seat = game.state.question.seats[0] if game.state.question else None
    view = game.view(seat)
    world = view.determinize(seed)
    position_sound(world)
    expect(world.view(seat).state == view.state, "a determinized world looks different")
    expect(_tiers(world) == _tiers(game), "a determinized world has other tiers in its deck")
    for _ in range(steps):
        if world.over:
            break
        seed, index = rng.below(seed, len(world.asked.options))
        world.pick(index)
        position_sound(world)
        question_sound(world)


# Whole games


def begun_again(game: Game, *, events: bool = False) -> Game:
    """The same game at its first decision, recorded."""
    if game.origin is None:
        return Game.new(game.setup, game.seed, events=events)
    return Game.at(game.origin.copy(), game.codex, game.seed, events=events)


def replay_equal(game: Game) -> None:
    """Set-up, seed and answers give the same game again."""
    again = begun_again(game)
    for key in game.answers:
        again.choose(key)
    expect(again == game, "replaying the answers gives another position")
    expect(again.outcome == game.outcome, "replaying the answers gives another end")


def chronicle_equal(game: Game) -> None:
    """The chronicle of a game, read again, is the game."""
    expect(chronicle.replay(chronicle.write(game)) == game, "the chronicle tells another game")


def scenario_equal(game: Game) -> None:
    """The position written as a scenario and played leads to the same place."""
    text = dump(scenario_of(game))
    (scenario,) = parse_scenarios(text, "soak")
    result = run_scenario(scenario)
    if not result.passed:
        problems = "; ".join(str(problem) for problem in result.problems)
        raise Broken(f"the scenario of this position fails: {problems}\n{text}")
    again = start(scenario)
    for step in scenario.steps:
        again.choose(step.key)
    mine, theirs = picture(game.state, game.codex), picture(again.state, again.codex)
    wrong = [part for part in mine if mine[part] != theirs[part]]
    expect(not wrong, f"the scenario of this position differs in {wrong}\n{text}")
    keys = [[option.key for option in g.asked.options] for g in (game, again) if not g.over]
    expect(not keys or keys[0] == keys[-1], f"the scenario has other options\n{text}")
