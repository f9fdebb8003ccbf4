"""Random play in other libraries of games, one process each; driven by tools/peers.py.

`python peer_games.py NAME` prints a line when it is ready, then for each line it is given (so many
seconds) how many decisions it made in how many seconds of processor time. A decision is a choice of
a player among what he may do; what chance decides is not counted. All choose by the same generator.
"""

from __future__ import annotations

import importlib
import random
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

Play = Callable[[random.Random], int]  # a game to its end: so many decisions


def gravehold(box: str) -> Play:
    from gravehold.kernel.game import Game
    from gravehold.lab.bench import setups_of

    setups = setups_of(box)

    def play(chance: random.Random) -> int:
        number = chance.getrandbits(30)
        game = Game.new(setups[number % len(setups)], number, record=False)
        decisions = 0
        while (question := game.state.question) is not None:
            game.pick(chance.randrange(len(question.options)))
            decisions += 1
        return decisions

    return play


def python_chess() -> Play:
    import chess

    def play(chance: random.Random) -> int:
        board = chess.Board()
        decisions = 0
        while not board.is_game_over() and decisions < 300:
            board.push(chance.choice(list(board.legal_moves)))
            decisions += 1
        return decisions

    return play


def pyminion() -> Play:
    from pyminion.expansions import base
    from pyminion.game import Game
    from pyminion.player import Player

    def play(chance: random.Random) -> int:
        random.seed(chance.getrandbits(30))  # it shuffles by the module's own generator
        decider = RandomDecider(chance)
        players = [Player(decider, player_id=name) for name in ("one", "two")]
        game = Game(players, [base.base_set], log_stdout=False)
        game.start()
        while not game.is_over() and decider.decisions < 2000:
            for player in players:
                player.take_turn(game)
                if game.is_over():
                    break
        return decider.decisions

    return play


class RandomDecider:
    """Whatever pyminion asks is answered evenly by chance; it names all it hands over."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.decisions = 0

    def __getattr__(self, name: str) -> Callable[..., Any]:
        if name.startswith("_"):
            raise AttributeError(name)
        answer = getattr(self, f"_{name}", self._some)
        return lambda *given, **named: self._counted(answer, given, named)

    def _counted(self, answer: Callable[..., Any], given: tuple[Any, ...], named: Any) -> Any:
        self.decisions += 1
        lists = [each for each in (*given, *named.values()) if isinstance(each, list)]
        return answer(lists[0] if lists else [], **named)

    def _action_phase_decision(self, valid: list[Any], **_: object) -> Any:
        return self.chance.choice([*valid, None])

    _buy_phase_decision = _action_phase_decision

    def _treasure_phase_decision(self, valid: list[Any], **_: object) -> list[Any]:
        return valid

    def _binary_decision(self, _valid: list[Any], **_: object) -> bool:
        return self.chance.random() < 0.5

    def _multiple_option_decision(
        self, options: list[str], *, num_choices: int = 1, **_: object
    ) -> list[int]:
        return self.chance.sample(range(len(options)), num_choices)

    def _deck_position_decision(
        self, _valid: list[Any], *, num_deck_cards: int, **_: object
    ) -> int:
        return self.chance.randrange(num_deck_cards + 1)

    def _multi_play_decision(self, valid: list[Any], **_: object) -> Any:
        return self.chance.choice(valid)

    def _some(self, valid: list[Any], **named: Any) -> list[Any]:
        """Between `min_num_discard` and `max_num_discard`, `min_num_trash` and so on."""
        limits = {name[:3]: limit for name, limit in named.items() if name[3:8] == "_num_"}
        most = limits.get("max", -1)
        most = len(valid) if most < 0 else min(most, len(valid))
        return self.chance.sample(valid, self.chance.randint(min(limits.get("min", 0), most), most))


def rlcard(name: str) -> Play:
    import rlcard as library

    env = library.make(name, config={"seed": 1})

    def play(chance: random.Random) -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(chance.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


def open_spiel(name: str) -> Play:
    if name.startswith("python_"):
        importlib.import_module(f"open_spiel.python.games.{name.removeprefix('python_')}")
    import pyspiel

    game = pyspiel.load_game(name)

    def play(chance: random.Random) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


CONTENDERS: dict[str, Callable[[], Play]] = {
    "Gravehold, War Eternal": lambda: gravehold("war-eternal"),
    "Gravehold, Outcasts": lambda: gravehold("outcasts"),
    "Gravehold, Legacy": lambda: gravehold("legacy"),
    "python-chess": python_chess,
    "pyminion": pyminion,
    "rlcard gin rummy": lambda: rlcard("gin-rummy"),
    "rlcard dou dizhu": lambda: rlcard("doudizhu"),
    "OpenSpiel Python, block dominoes": lambda: open_spiel("python_block_dominoes"),
    "OpenSpiel Python, tic-tac-toe": lambda: open_spiel("python_tic_tac_toe"),
    "OpenSpiel C++, gin rummy": lambda: open_spiel("gin_rummy"),
    "OpenSpiel C++, hanabi": lambda: open_spiel("hanabi"),
    "OpenSpiel C++, dou dizhu": lambda: open_spiel("dou_dizhu"),
    "OpenSpiel C++, bridge": lambda: open_spiel("bridge(use_double_dummy_result=false)"),
}


def main() -> None:
    play, chance = CONTENDERS[sys.argv[1]](), random.Random(1)
    for _ in range(3):
        play(chance)
    print("ready", flush=True)
    for line in sys.stdin:
        seconds, decisions, start = float(line), 0, process_time()
        while (took := process_time() - start) < seconds:
            decisions += play(chance)
        print(decisions, took, flush=True)


if __name__ == "__main__":
    main()
