"""An option says what it does: nobody has to read its key."""

from __future__ import annotations

from gravehold.content.library import make_setup
from gravehold.kernel.game import Game
from gravehold.players.policy import make_bot
from gravehold.server.wire.decisions import STEPS, decision_of
from gravehold.server.wire.types.messages import Option

WORDS = {
    "gems": ("play",),
    "play": ("play",),
    "gain": ("gain",),
    "spend": ("focus", "open", "charge"),
    "prep": ("prep",),
    "cast": ("cast",),
}


def options_of_a_game(seed: int) -> list[tuple[str, Option]]:
    """Every option of a whole game, with the kind of its question."""
    game = Game.new(make_setup(nemesis="umbra-titan", mages=["gex", "garu"], seed=seed), seed)
    bot = make_bot("greedy", seed)
    found = []
    while not game.over:
        decision = decision_of(game.view(game.asked.question.seats[0]), "en", mine=True)
        assert decision is not None
        found += [(decision.kind, option) for option in decision.options]
        game.choose(bot.choose(game.view(game.asked.seats[0])).key)
    return found


def test_steps_of_a_turn_are_told_in_its_phases_and_nowhere_else() -> None:
    found = options_of_a_game(3)
    for kind, option in found:
        own = kind in ("main", "casting") and option.verb in STEPS
        assert bool(option.step) == own, option
        if own:
            assert option.key.split()[0] in WORDS[option.step], option
    assert {option.step for _, option in found} >= {"gems", "gain", "spend", "prep", "cast"}


def test_a_gem_is_told_from_a_relic() -> None:
    played = {
        option.card: option.step for _, option in options_of_a_game(3) if option.verb == "play"
    }
    assert played["crystal"] == "gems"
    assert set(played.values()) <= {"gems", "play"}


def test_an_option_that_ends_a_phase_has_a_verb_and_no_step() -> None:
    ends = [option for _, option in options_of_a_game(3) if option.key == "done"]
    assert {(option.verb, option.step) for option in ends} == {("done", "")}
