"""What stands in the way of an action of the main phase.

The rules are not told a second time: a hindrance is lifted in a copy of the position, and whoever
makes the options says whether the action would be among them then.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from . import deeds
from .codex import CURSE, POWER, SPELL
from .handlers.abilities import allowed
from .handlers.actions import is_affordable
from .handlers.main_phase import ABILITY_WINDOWS, main_options
from .nodes.clauses import Action
from .nodes.moves import OfferThisTurn
from .run import Run
from .sources import listening
from .state import GONE, NO_CARD, NOBODY, OPEN, Ctx, RawOption
from .verbs import VERBS
from .wishes import Reason, Wish
from .zones import can_prep, slots_of

ACTS = ("act", "act-on", "act-at", "act-link")
ALIKE = {"act": ACTS, "done": ("none",), "none": ("done",)}  # verbs that one may say for others
NO_PILE = -1  # for a card that is no pile of this supply
PLENTY = 99  # aether: more than anything costs


class Hindrance(NamedTuple):
    """A reason, and how to make it go away."""

    reason: Reason
    lift: Callable[[Run], None]


def hindrance(run: Run, seat: int, wish: Wish) -> Reason:
    """Why an action is not offered to the player whose main phase it is."""
    return FINDERS[wish.verb](run, seat, wish)


def means(run: Run, wish: Wish, option: RawOption) -> bool:
    """Whether an option is that; of cards that differ in nothing one stands for all."""
    verb = VERBS[option[0]]
    if option[0] != wish.verb and option[0] not in ALIKE.get(wish.verb, ()):
        return False
    if wish.card != NO_CARD and (card := verb.part(option, "card")) is not None:
        kind, used = run.s.kind, run.s.used
        if kind[card] != kind[wish.card] or (card in used) != (wish.card in used):
            return False
    named = verb.part(option, "slots") or (verb.part(option, "slot"),)
    if wish.slots and not set(wish.slots) <= set(named):
        return False
    seat = None if wish.seat == NOBODY else wish.seat
    return all(
        mine in (None, "") or verb.part(option, name) in (None, mine)
        for name, mine in (
            ("seat", seat), ("pile", wish.pile), ("n", wish.n), ("turn", wish.turn),
            ("word", wish.word), ("board", wish.board),
        )
    )  # fmt: skip


def _imagined(run: Run, found: Sequence[Hindrance]) -> Run:
    """A copy of the position without these hindrances."""
    world = Run(run.s.copy(), run.codex)
    for one in found:
        one.lift(world)
    return world


def _is_offered(run: Run, wish: Wish) -> bool:
    return any(means(run, wish, option) for option in main_options(run))


def _needed(run: Run, wish: Wish, found: Sequence[Hindrance]) -> Reason | None:
    """The first without whose end it would not be offered, were all the others gone."""
    if not _is_offered(_imagined(run, found), wish):
        return None
    for i, one in enumerate(found):
        if not _is_offered(_imagined(run, (*found[:i], *found[i + 1 :])), wish):
            return one.reason
    return found[0].reason


def _paying(run: Run, wish: Wish, found: Sequence[Hindrance] = ()) -> Reason | None:
    """The same where it also takes aether: how much is short, if nothing else is in the way."""
    reason = _needed(run, wish, (*found, Hindrance(Reason("aether"), _enrich)))
    if reason is None or reason.kind != "aether":
        return reason
    world = _imagined(run, found)
    missing = _missing(world, wish)
    _free_pools(world)
    unfit = missing - (0 if _is_offered(world, wish) else _missing(world, wish))
    return Reason("restricted" if unfit else "aether", n=missing, rest=unfit)


def _enrich(run: Run) -> None:
    run.s.aether += PLENTY


def _free_pools(run: Run) -> None:
    """Restricted aether may be spent on anything."""
    run.s.aether += sum(pool.amount for pool in run.s.pools)
    run.s.pools = ()


def _missing(run: Run, wish: Wish) -> int:
    """The least aether more with which it would be offered."""
    low, high = 0, PLENTY
    while high - low > 1:
        middle = (low + high) // 2
        world = Run(run.s.copy(), run.codex)
        world.s.aether += middle
        low, high = (low, middle) if _is_offered(world, wish) else (middle, high)
    return high


def _called(run: Run, wish: Wish) -> str:
    return "" if wish.card == NO_CARD else run.codex.ids[run.s.kind[wish.card]]


def _to_hand(run: Run, seat: int, wish: Wish) -> list[Hindrance]:
    """A card that is not in hand, as if it were."""
    if wish.card in run.s.hand[seat]:
        return []

    def lift(world: Run) -> None:
        world.s.hand[seat] = (*world.s.hand[seat], wish.card)

    return [Hindrance(Reason("not-in-hand", card=_called(run, wish)), lift)]


def _forbidden(run: Run, deed: str, seat: int, it: int = NO_CARD, token: str = "") -> Reason | None:
    """What forbids a deed, by its name."""
    ears = run.codex.forbid
    found = listening(run, ears, deed, seat, it, token=token)
    if not found:
        return None
    source, number, *_ = deeds.place_of(run, ears, *found[0])
    return Reason("forbidden", by=run.codex.source_id(source, number))


# Cards in hand


def _play(run: Run, seat: int, wish: Wish) -> Reason:
    card = _called(run, wish)
    if reason := _needed(run, wish, _to_hand(run, seat, wish)):
        return reason
    type_ = run.codex.type[run.s.kind[wish.card]]
    return Reason("spell-played" if type_ == SPELL else "never-played", card=card)


def _prep(run: Run, seat: int, wish: Wish) -> Reason:
    kind, card = run.s.kind[wish.card], _called(run, wish)
    if run.codex.type[kind] != SPELL:
        return Reason("never-played" if run.codex.type[kind] == CURSE else "not-a-spell", card=card)
    if elsewhere := _to_hand(run, seat, wish):
        return elsewhere[0].reason
    found = [one for slot in wish.slots for one in _of_breach(run, seat, slot)]
    if reason := _needed(run, wish, found):
        return reason
    spell: Any = run.codex.definitions[kind]
    return Reason("two-breaches" if spell.breaches == 2 else "no-free-breach", card=card)


def _of_breach(run: Run, seat: int, slot: int) -> list[Hindrance]:
    """Why a breach may take no spell."""
    i, s = 4 * seat + slot, run.s

    def mend(world: Run) -> None:
        world.s.breach[i] = OPEN

    def focus(world: Run) -> None:
        world.s.focused[seat] |= 1 << slot

    def clear(world: Run) -> None:
        world.s.prepped[i] = ()

    if s.breach[i] == GONE:
        return [Hindrance(Reason("breach-gone", slot=slot + 1), mend)]
    found = []
    if not can_prep(run, seat, slot):
        found.append(Hindrance(Reason("breach-closed", slot=slot + 1), focus))
    if s.prepped[i]:
        spell = run.codex.ids[s.kind[s.prepped[i][-1]]]
        found.append(Hindrance(Reason("breach-full", slot=slot + 1, card=spell), clear))
    return found


# What aether buys


def _gain(run: Run, seat: int, wish: Wish) -> Reason:
    s, pile = run.s, wish.pile
    if pile is None or pile == NO_PILE:
        return Reason("no-pile", card=_called(run, wish))
    if not s.piles[pile]:
        return Reason("pile-empty", card=run.codex.ids[run.codex.pile_kinds[pile]])
    if reason := _paying(run, wish):
        return reason
    return _forbidden(run, "gain", seat, s.piles[pile][-1]) or Reason("no-effect")


def _gain_on(run: Run, seat: int, wish: Wish) -> Reason:
    if reason := _paying(run, wish):
        return reason
    return _forbidden(run, "gain", seat, wish.card) or Reason("no-effect")


def _charge(run: Run, seat: int, wish: Wish) -> Reason:
    if (none := _no_charges(run, seat)) is not None:
        return none

    def discharge(world: Run) -> None:
        world.s.charges[seat] = 0

    full = Hindrance(Reason("charges-full"), discharge)
    return _paying(run, wish, (full,)) or full.reason


def _no_charges(run: Run, seat: int) -> Reason | None:
    """In games without charges, and for mages without an ability."""
    if run.codex.slots[seat]:
        return None
    return Reason("no-ability" if run.codex.rules.charges else "no-charges")


def _charge_ally(run: Run, seat: int, wish: Wish) -> Reason:
    return _paying(run, wish) or Reason("no-ally")


def _turn_breach(run: Run, seat: int, wish: Wish) -> Reason:
    slot = wish.slots[0]
    i = 4 * seat + slot
    if run.s.breach[i] == GONE:
        return Reason("breach-gone", slot=slot + 1)
    if run.s.breach[i] == OPEN:
        return Reason("breach-open", slot=slot + 1)
    reason = _paying(run, wish)
    assert reason is not None  # a closed breach can be turned and opened: it only has a price
    return reason


# What is on the table


def _use(run: Run, seat: int, wish: Wish) -> Reason:
    card = wish.card
    if not slots_of(run, seat, card):
        return Reason("not-prepped", card=_called(run, wish))
    use = run.codex.use[run.s.kind[card]]
    if not use:
        return Reason("no-use", card=_called(run, wish))

    def again(world: Run) -> None:
        world.s.used = tuple(one for one in world.s.used if one != card)

    found = [Hindrance(Reason("used", card=_called(run, wish)), again)]
    if card not in run.s.used:
        found = []
    if reason := _paying(run, wish, found):
        return reason
    ctx = Ctx(seat, card, seat, 0, 1 << slots_of(run, seat, card)[0])
    return Reason("no-effect") if run.in_full(use, ctx) else Reason("price", price=use)


def ability(run: Run, seat: int, wish: Wish) -> Reason:
    """Also out of one's own turn."""
    if (none := _no_charges(run, seat)) is not None:
        return none
    found = run.codex.abilities[seat]
    assert found is not None
    if run.s.charges[seat] < run.codex.slots[seat]:
        return Reason("not-charged", n=run.codex.slots[seat] - run.s.charges[seat])
    if found.when not in ABILITY_WINDOWS or (
        found.when != "any-main-phase" and seat != run.s.active
    ):
        return Reason("window", word=found.when)
    if not allowed(run, seat, found):
        return Reason("condition")
    return Reason("no-effect")


def _thwart(run: Run, seat: int, wish: Wish) -> Reason:
    s, kind = run.s, run.s.kind[wish.card]
    if wish.card not in s.in_play:
        return Reason("not-in-play", card=_called(run, wish))
    if run.codex.type[kind] != POWER:
        return Reason("not-a-power", card=_called(run, wish))
    power: Any = run.codex.definitions[kind]
    if not power.to_discard:
        return Reason("no-discard", card=_called(run, wish))
    return _paying(run, wish) or Reason("price", price=power.to_discard)


def _act(run: Run, seat: int, wish: Wish) -> Reason:
    """What a mat or card offers."""
    if (denied := _forbidden(run, "act", seat, token=wish.word)) is not None:
        return denied

    def again(world: Run) -> None:
        world.s.used = ()

    if reason := _paying(run, wish, (Hindrance(Reason("used"), again),)):
        return reason
    offers, rich = _offers(run, seat, wish), Run(run.s.copy(), run.codex)
    if not offers:
        return Reason("not-offered")
    _enrich(rich)  # aether is not what is missing
    if any(is_affordable(rich, clause, ctx) for clause, ctx in offers):
        return Reason("no-effect")
    return Reason("price", price=offers[0][0].price)


def _offers(run: Run, seat: int, wish: Wish) -> list[tuple[Action | OfferThisTurn, Ctx]]:
    """The actions of that word, as things are."""
    found: list[tuple[Action | OfferThisTurn, Ctx]] = []
    if run.codex.actions.deeds:
        found += listening(run, run.codex.actions, "main-phase", seat)
    found += [
        (node, ctx)
        for node, ctx in run.s.delayed
        if type(node) is OfferThisTurn and ctx.you == seat
    ]
    return [
        (clause, msgspec.structs.replace(ctx, you=seat, it=wish.card))
        for clause, ctx in found
        if clause.verb == wish.word
    ]


FINDERS: dict[str, Callable[[Run, int, Wish], Reason]] = {
    "play": _play,
    "gain": _gain,
    "gain-on": _gain_on,
    "charge": _charge,
    "charge-ally": _charge_ally,
    "focus": _turn_breach,
    "open": _turn_breach,
    "prep": _prep,
    "use": _use,
    "ability": ability,
    "thwart": _thwart,
    **dict.fromkeys(ACTS, _act),
}
