"""The public face: set up, look, choose, undo, copy."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, NamedTuple, Self, TypeVar

from . import handlers as _handlers  # noqa: F401  (registers them)
from .codex import Codex
from .codices import codex_for
from .deal import deal
from .decision import Decision, Option, key_of
from .errors import GraveholdError, IllegalChoice
from .events import Event
from .native import mypyc_attr
from .run import Run
from .setup import Setup
from .state import State

if TYPE_CHECKING:
    from .view import View
    from .wishes import Reason, Wish

SetupMaker = Callable[[dict[str, Any]], Setup]


class Outcome(NamedTuple):
    """How a game ended."""

    won: bool
    because: str


class Step:
    """One answer in the past; a linked list, so that copies share it."""

    __slots__ = ("_key", "before", "index", "state")

    def __init__(
        self, before: Step | None, state: State | None, index: int = -1, key: str = ""
    ) -> None:
        self.before = before
        self.state = state  # None: the game was loaded, older positions are replayed when needed
        self.index = index
        self._key = key

    def key(self, codex: Codex) -> str:
        """The key of the answer, made when it is first asked for."""
        state = self.state
        if not self._key and state is not None and state.question is not None:
            self._key = key_of(Decision(state, codex, state.question), self.index)
        return self._key


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game of Gravehold.

    `record=False` leaves out undo and the chronicle, for simulations; `events=True` collects
    what happens in `game.events`.
    """

    __slots__ = ("_decision", "_run", "_steps", "origin", "record", "seed")

    def __init__(
        self, run: Run, seed: int, *, record: bool = True, origin: State | None = None
    ) -> None:
        self._run = run
        self._steps: Step | None = None
        self._decision: Decision | None = None
        self.seed = seed
        self.record = record
        self.origin = origin  # where a written position began, None for a dealt game

    @classmethod
    def new(cls, setup: Setup, seed: int = 0, *, record: bool = True, events: bool = False) -> Self:
        """Deal and run to the first decision."""
        if type(seed) is not int or not 0 <= seed < 1 << 64:
            raise GraveholdError("error-seed", seed=repr(seed))
        codex = codex_for(setup)
        run = Run(deal(codex, seed), codex, [] if events else None)
        game = cls(run, seed, record=record)
        run.go()
        return game

    @classmethod
    def at(cls, state: State, codex: Codex, seed: int = 0, *, events: bool = False) -> Self:
        """A game from a written position; runs to the first decision."""
        origin = state.copy()
        run = Run(state, codex, [] if events else None)
        game = cls(run, seed, origin=origin)
        run.go()
        return game

    # Looking

    @property
    def state(self) -> State:
        """The position; for reading."""
        return self._run.s

    @property
    def codex(self) -> Codex:
        return self._run.codex

    @property
    def setup(self) -> Setup:
        return self._run.codex.setup

    @property
    def events(self) -> list[Event]:
        """What has happened since the game was made or the list was last emptied."""
        return self._run.log if self._run.log is not None else []

    @property
    def over(self) -> bool:
        return self._run.s.outcome is not None

    @property
    def outcome(self) -> Outcome | None:
        found = self._run.s.outcome
        return None if found is None else Outcome(*found)

    @property
    def reveals(self) -> int:
        """How often something hidden has become known."""
        return self._run.s.reveals

    @property
    def undoable(self) -> bool:
        """Whether there is an answer to take back."""
        return self._steps is not None

    @property
    def decision(self) -> Decision | None:
        """What the game waits for; a finished game asks nothing."""
        if self._decision is None and self._run.s.question is not None:
            self._decision = Decision(self._run.s, self._run.codex, self._run.s.question)
        return self._decision

    @property
    def asked(self) -> Decision:
        """The decision, where there must be one: an error in a finished game."""
        decision = self.decision
        if decision is None:
            raise GraveholdError("error-game-over")
        return decision

    # Doing

    def choose(self, choice: object) -> None:
        """Answer the decision by an option, its key or its number.

        Any other answer raises an error and changes nothing.
        """
        question = self._run.s.question
        if isinstance(choice, Option) and choice.decision.question is question:
            if not self.record or choice.decision is not self._decision:
                _ = choice.key  # made now, while the position it is read from is still here
            self.pick(choice.index)
        else:
            self.pick(self.asked.option(choice).index)

    def pick(self, index: int) -> None:
        """Answer by the number of the option, the quickest way."""
        run = self._run
        s = run.s
        question = s.question
        options = self.asked.question.options if question is None else question.options
        if not 0 <= index < len(options):
            raise IllegalChoice("error-option-number", number=str(index), n=len(options))
        if self.record:
            before = s.copy()
            self._steps = Step(self._steps, before, index)
            if self._decision is not None:
                self._decision.keep(before)
        self._decision = None
        try:
            run.answer(options[index])
        except GraveholdError:
            if self.record:  # as if it had not been chosen
                self.undo()
            raise

    def undo(self) -> Option:
        """Take back the last answer and return it."""
        step = self._steps
        if step is None:
            raise GraveholdError("error-undo-nothing" if self.record else "error-no-record")
        if step.state is None:
            self._replay(self.answers[:-1])
        else:
            self._run.s = step.state.copy()
            self._steps = step.before
        self._decision = None
        if self._run.log is not None:
            self._run.log.clear()
        if step.index >= 0:
            return self.asked.options[step.index]
        return self.asked.option(step.key(self.codex))

    def _replay(self, answers: list[str]) -> None:
        run = self._run
        fresh = deal(run.codex, self.seed) if self.origin is None else self.origin.copy()
        again = Game(Run(fresh, run.codex, None), self.seed, origin=self.origin)
        again._run.go()
        for key in answers:
            again.choose(key)
        run.s = again._run.s
        self._steps = again._steps

    def remember(self, answers: Iterable[str]) -> None:
        """Take over the answers that led here; positions before are replayed when asked for."""
        for key in answers:
            self._steps = Step(self._steps, None, key=key)

    @property
    def answers(self) -> list[str]:
        """The keys of all answers so far."""
        found, codex = [], self.codex
        step = self._steps
        while step is not None:
            found.append(step.key(codex))
            step = step.before
        return found[::-1]

    def copy(self, *, record: bool | None = None) -> Self:
        """An independent game at the same point, also in the middle of a card."""
        run = self._run
        again = Run(run.s.copy(), run.codex, None if run.log is None else run.log[:])
        again.waiting = run.waiting
        record = self.record if record is None else record
        new = type(self)(again, self.seed, record=record, origin=self.origin)
        new._steps = self._steps if record else None
        return new

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: the answers as a list, since a chain of steps would be as deep as long."""
        run = self._run
        answers = self.answers if self.record else None
        return _unpickled, (type(self), self.setup, self.seed, run.s, run.log, answers, self.origin)

    def __repr__(self) -> str:
        s = self._run.s
        if s.outcome is not None:
            now = "won" if s.outcome[0] else "lost"
        else:
            seats = self.asked.seats
            whom = "all" if len(seats) == len(self.setup.mages) > 1 else "/".join(seats)
            now = f"{whom} asked for {self.asked.kind}"
        return f"<Game of {self.setup.title()}: seed {self.seed}, turn {s.turn}, {now}>"

    # Saving

    def to_json(self) -> str:
        """The whole game as text: definitions, seed, answers, and a snapshot to load at once."""
        from .serial import save  # noqa: PLC0415  (serial knows the handlers, which know nothing of it)

        return save(self)

    @classmethod
    def from_json(cls, text: str | bytes, make_setup: SetupMaker) -> Self:
        """A saved game; `make_setup` makes a set-up of ids, which is all a save of 0.1.0 has."""
        from .serial import load  # noqa: PLC0415

        return load(text, make_setup, cls)

    def view(self, seat: int | str | None = None) -> View:
        """What a seat may know; without one, what a spectator may."""
        from .view import View  # noqa: PLC0415

        return View.of(self, seat)

    def why(self, wish: Wish, seat: int | None) -> Reason | None:
        """Why a player cannot do something now; None if it is among the options."""
        from .reasons import why  # noqa: PLC0415

        return why(self._run.s, self.codex, wish, seat)

    def __eq__(self, other: object) -> bool:
        """The same set-up in the same position."""
        if not isinstance(other, Game):
            return NotImplemented
        return self.setup == other.setup and self._run.s == other._run.s

    __hash__ = None  # type: ignore[assignment]


G = TypeVar("G", bound=Game)


def _unpickled(
    cls: type[G],
    setup: Setup,
    seed: int,
    state: State,
    log: list[Event] | None,
    answers: list[str] | None,
    origin: State | None,
) -> G:
    game = cls(Run(state, codex_for(setup), log), seed, record=answers is not None, origin=origin)
    game.remember(answers or ())
    return game
