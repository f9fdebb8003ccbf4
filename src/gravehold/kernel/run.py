"""The loop: pops frames, calls their handlers, stops when a question is asked or the game ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from .codex import Codex
from .definitions import MOST
from .errors import GraveholdError
from .events import Event
from .nodes.base import Condition, Do, Effect, V, Who
from .nodes.steps import CARD_DONE
from .places import Place
from .registry import ABLE, HOLDS, LIVE, PLAYERS, RESOLVE, VALUE
from .state import NO_CARD, NOBODY, Ctx, Frame, Question, RawOption, State
from .via import ALLY

if TYPE_CHECKING:
    from .sources import Waiting

Picks = tuple[Any, ...]
NOTHING: Final = Ctx()
MOST_FRAMES: Final = (
    200_000  # between two decisions: cards somebody made may set each other off for ever
)
LOOK: Final = 2_000  # frames, then it is seen how many wait: to count each push would be dear
LOOKS: Final = MOST_FRAMES // LOOK


def frames(do: tuple[Effect, ...]) -> tuple[Frame, ...]:
    """A sequence of steps of the rules, which know nothing, as it lies on the stack."""
    return tuple((part, NOTHING, ()) for part in reversed(do))


class Run:
    """A state with its codex, and the small questions handlers put to them."""

    __slots__ = ("codex", "log", "s", "waiting")

    def __init__(self, state: State, codex: Codex, log: list[Event] | None = None) -> None:
        self.s = state
        self.codex = codex
        self.log = log
        self.waiting: Waiting | None = None  # see there

    def go(self, looks: int = LOOKS) -> None:
        """Run to the next decision or to the end of the game."""
        s = self.s
        stack = s.stack
        for _ in range(LOOK):
            if s.question is not None or s.outcome is not None:
                return
            node, ctx, picks = stack.pop()
            RESOLVE[type(node)](self, node, ctx, picks)
        if looks == 1 or len(stack) > MOST_FRAMES:
            raise GraveholdError("error-endless")
        self.go(looks - 1)

    def answer(self, option: RawOption) -> None:
        """Hand the chosen option to the frame that asked."""
        s = self.s
        s.question = None
        node, ctx, picks = s.stack.pop()
        RESOLVE[type(node)](self, node, ctx, (*picks, option) if picks else (option,))
        self.go()

    # What handlers do

    def push(self, do: Do, ctx: Ctx, picks: Picks = ()) -> None:
        """Resolve an effect, or a sequence of them, next."""
        if type(do) is tuple:
            stack = self.s.stack
            for part in do[::-1]:
                stack.append((part, ctx, ()))
        else:
            self.s.stack.append((do, ctx, picks))

    def follow(self, do: Do, ctx: Ctx) -> None:
        """Resolve a part of the running node as the last thing its handler does.

        The same as `push`, without a way over the stack. What another definition brings is
        pushed: definitions may set each other off for ever, but each has a bottom.
        """
        if type(do) is tuple:
            stack = self.s.stack
            for part in do[::-1]:
                stack.append((part, ctx, ()))
        else:
            RESOLVE[type(do)](self, do, ctx, ())

    def push_times(self, n: int, do: Do, ctx: Ctx) -> None:
        """Resolve the same several times; one call lays no more frames than may ever wait."""
        width = len(do) if type(do) is tuple else 1
        if len(self.s.stack) + n * width > MOST_FRAMES:
            raise GraveholdError("error-endless")
        for _ in range(n):
            self.push(do, ctx)

    def bracket(self) -> None:
        """What is pushed next is one card or action, whose end others may wait for."""
        if self.codex.brackets:
            self.s.stack.append((CARD_DONE, NOTHING, ()))

    def ask(
        self,
        kind: str,
        seats: tuple[int, ...],
        options: list[RawOption],
        node: Any,
        ctx: Ctx,
        picks: Picks,
    ) -> None:
        """Stop here; the node's handler is called again with the answer at the end of `picks`."""
        s = self.s
        s.stack.append((node, ctx, picks))
        s.question = Question(kind, seats, tuple(options))

    def pick(
        self, kind: str, options: list[RawOption], node: Any, ctx: Ctx, picks: Picks
    ) -> RawOption | None:
        """The answer, or the only option; nothing if there is none, or while it is being asked."""
        if picks:
            return picks[0]  # type: ignore[no-any-return]
        if len(options) > 1:
            self.ask(kind, self.chooser(ctx), options, node, ctx, picks)
            return None
        return options[0] if options else None

    def end(self, won: bool, because: str) -> None:
        """The game is over; nothing further is resolved (end.immediate)."""
        self.s.outcome = (won, because)
        self.s.stack.clear()
        if self.log is not None:
            self.log.append(Event("won" if won else "lost"))
        for place in self.codex.tables.told:
            self._show_lowest(place)

    def _show_lowest(self, place: Place) -> None:
        """What lies lowest in a deck belongs to the story of how it ended (L27)."""
        if cards := place.at(self.s):
            known = place.known(self.s)
            self.s.reveals += not known[-1]
            place.note(self.s, (*known[:-1], 1))
            if self.log is not None:
                self.tell("told", card=cards[-1])

    def tell(
        self,
        kind: str,
        seat: int = NOBODY,
        card: int = NO_CARD,
        n: int = 0,
        extra: int = 0,
        token: str = "",
        pile: int = -1,
    ) -> None:
        """Record an event; callers check `log` first so that silence costs nothing."""
        assert self.log is not None
        self.log.append(Event(kind, seat, card, n, extra, token, pile))

    # What handlers look up

    def value(self, value: V, ctx: Ctx) -> int:
        return value if type(value) is int else VALUE[type(value)](self, value, ctx)

    def count(self, value: V, ctx: Ctx) -> int:
        """A value as how many or how often; more than MOST would only take time and memory."""
        if type(value) is int:  # checked with its definition
            return value
        n = VALUE[type(value)](self, value, ctx)
        return n if n <= MOST else MOST

    def holds(self, condition: Condition, ctx: Ctx) -> bool:
        return HOLDS[type(condition)](self, condition, ctx)

    def players(self, who: Who, ctx: Ctx) -> list[int]:
        """The players a selector may mean, in order of seats."""
        return PLAYERS[type(who)](self, who, ctx)

    def chooser(self, ctx: Ctx) -> tuple[int, ...]:
        """Who decides: 'you', or all players together for the nemesis or an ally (R77)."""
        if ctx.you == NOBODY or ctx.via == ALLY:
            return tuple(range(self.codex.players))
        return (ctx.you,)

    def able(self, do: Do, ctx: Ctx) -> tuple[int, int]:
        """How much of an effect is possible, and how much is asked for."""
        able = ABLE.get(type(do))
        return (0, 0) if able is None else able(self, do, ctx)

    def in_full(self, do: Do, ctx: Ctx) -> bool:
        able = ABLE.get(type(do))
        if able is None:
            return True
        possible, wanted = able(self, do, ctx)
        return possible >= wanted

    def live(self, do: Do, ctx: Ctx) -> bool:
        """Whether the effect would do anything at all (R31)."""
        if type(do) is tuple:
            for part in do:  # noqa: SIM110  (a generator would take twice as long)
                if self.live(part, ctx):
                    return True
            return False
        live = LIVE.get(type(do))
        if live is not None:
            return live(self, do, ctx)
        possible, wanted = self.able(do, ctx)
        return possible > 0 or wanted == 0
