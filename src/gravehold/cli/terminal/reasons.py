"""`why open 3`: what stands in the way, in one sentence."""

from __future__ import annotations

from gravehold.cli.speech import say, spoken
from gravehold.kernel.game import Game
from gravehold.kernel.reasons import Wish
from gravehold.kernel.state import NO_CARD
from gravehold.kernel.view import View
from gravehold.table.wishes import wishes_by_key
from gravehold.words.names import name
from gravehold.words.reasons import reason_words

from .typed_answers import Unclear, understand


class Wishes:
    """Everything that could be wished for, as `understand` reads options."""

    def __init__(self, found: dict[str, Wish]) -> None:
        self._found = found

    def __len__(self) -> int:
        return len(self._found)

    def __getitem__(self, index: int) -> Wish:
        return list(self._found.values())[index]

    def find(self, key: str) -> Wish | None:
        return self._found.get(key)

    def by_key(self) -> dict[str, Wish]:
        return self._found


def why_not(game: Game, typed: str) -> tuple[str, bool]:
    """The sentence, and whether it only says that the question was not understood."""
    view, decision = game.view(), game.asked
    if not typed or typed.isdecimal():
        return say("play-why-which", example=game.setup.supply[0].id), True
    if decision.options.find(" ".join(typed.lower().split())) is not None:
        return reason_words(view, None, spoken()), False
    seat = decision.question.seats[0]
    wishes = wishes_by_key(view, seat)
    if not typed[-1].isdecimal():  # of a spell: to any breach
        wishes = {
            key: wish for key, wish in wishes.items() if not wish.slots or wish.card == NO_CARD
        }
    try:
        wish = understand(typed, Wishes(wishes), [_label(view, key) for key in wishes])
    except Unclear as problem:
        return str(problem), True
    return reason_words(view, game.why(wish, seat), spoken()), False


def _label(view: View, key: str) -> str:
    """The same with names as the language has them."""
    words = key.split(" ")
    return " ".join(name(word, spoken()) if word in view.codex.number else word for word in words)
