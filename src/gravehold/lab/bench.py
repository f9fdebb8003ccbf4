"""How fast the kernel is: figures that compare between machines by a calibration loop.

All times are processor time of the measuring process, so that other work on the machine counts
for little.
"""

from __future__ import annotations

import gc
import os
import platform
import subprocess
import sys
import tempfile
import tracemalloc
from collections.abc import Callable, Iterator
from statistics import median
from time import process_time

import msgspec

from gravehold.compiled import is_compiled
from gravehold.content import legacy, outcasts, war_eternal
from gravehold.kernel.codices import codex_for
from gravehold.kernel.game import Game
from gravehold.kernel.rng import MASK
from gravehold.kernel.setup import Setup
from gravehold.modes.campaign import Campaign
from gravehold.modes.campaign.plan import CampaignPlan
from gravehold.modes.expedition import Expedition
from gravehold.modes.expedition.plan import Plan
from gravehold.notation import campaignfile, expeditionfile
from gravehold.players.journeys import JourneyBot, play_journey

from .setups import OURS, make_setup, setup_from_ids

PAIRS = (("garu", "dezmodia"), ("gex", "mist-voidwalker"), ("quilius", "yan-magda"))
CROWD = ("mazahaedron", "ulgimor", "quilius", "mist-voidwalker")
SUPPLIES = ("suggested-a", "suggested-b")
BOXES = {box.BOX.id: [mat.id for mat in box.BOX.nemeses] for box in (war_eternal, outcasts, legacy)}
SERIES = "war-eternal"  # what is measured since 0.1.0, in the same games
LAZY = ("done", "none", "no")
IMPORT = "from time import process_time as t; a = t(); import gravehold.api; print(t() - a)"


class Figures(msgspec.Struct):
    """What `gravehold bench --json` prints."""

    decisions_per_s: float  # random play in War Eternal, two mages, events off, no record
    games_per_s: float
    decisions_per_s_recording: float  # the same with undo and chronicle
    decisions_per_s_outcasts: float  # the other boxes, by their own rules and with their cards
    decisions_per_s_legacy: float
    copy_us: float  # a crowded four-mage game, in the middle of a card
    copy_bytes: float
    json_us: float  # to_json and from_json of the same game
    json_bytes: int
    undo_us: float
    view_us: float
    determinize_us: float
    new_game_ms: float  # a set-up never seen before: definitions compiled, cards dealt
    new_game_again_ms: float  # the same set-up once more
    expedition_ms: float  # an expedition of four battles, replayed from its text
    expedition_answers: int  # so many are in it
    campaign_ms: float  # a campaign of eight battles, replayed from its text
    campaign_answers: int
    import_ms: float  # package and all content, in a fresh interpreter
    early_us: float  # the middle one of the first decisions of a very long game, recorded
    late_us: float  # the same, nine thousand decisions later
    calibration_us: float  # a fixed loop of plain Python
    python: str
    cpus: int


def setups_of(box: str) -> list[Setup]:
    """Its nemeses by its rules, three pairs of mages, two supplies of its cards."""
    printed = box == SERIES  # the suggested supplies, as ever; other boxes have none for all
    return [
        make_setup(
            nemesis=nemesis, mages=mages, rules=box, packs=(box,),
            supply=SUPPLIES[number] if printed else "random", seed=number,
        )
        for nemesis in BOXES[box]
        for mages in PAIRS
        for number in range(len(SUPPLIES))
    ]  # fmt: skip


def random_game(setup: Setup, seed: int, *, record: bool = False) -> int:
    """Play one game evenly by chance; the number of decisions."""
    game = Game.new(setup, seed, record=record)
    pick = game.pick
    state = game.state
    chance = seed
    decisions = 0
    while (question := state.question) is not None:
        chance = (chance * 0x5851F42D4C957F2D + 0x14057B7EF767814F) & MASK
        pick((chance >> 33) % len(question.options))
        decisions += 1
    return decisions


def measure_play(
    seconds: float, *, record: bool = False, box: str = SERIES, rounds: int = 5
) -> tuple[float, float]:
    """Decisions and games per second, set-ups in turn, each seed once; the best round counts."""
    setups = setups_of(box)
    for setup in setups:
        random_game(setup, 0, record=record)  # compiles the set-up
    best = (0.0, 0.0)
    seed = 0
    for _ in range(rounds):
        decisions = games = 0
        gc.collect()
        start = now = process_time()
        while now - start < seconds / rounds or games % len(setups):
            decisions += random_game(setups[seed % len(setups)], seed, record=record)
            games, seed = games + 1, seed + 1
            now = process_time()
        best = max(best, (decisions / (now - start), games / (now - start)))
    return best


def busy_walk(game: Game, seed: int) -> Iterator[Game]:
    """Answers by chance, ending things only when chance says so twice: games fill up."""
    chance = seed
    while (question := game.state.question) is not None:
        yield game
        for _ in range(3):
            chance = (chance * 0x5851F42D4C957F2D + 0x14057B7EF767814F) & MASK
            index = (chance >> 33) % len(question.options)
            if question.options[index][0] not in LAZY:
                break
        game.pick(index)


def crowded_game() -> Game:
    """Four mages, deep in a game, a card half resolved and a question inside it open."""
    setup = make_setup(
        nemesis="hollow-crown", mages=CROWD, difficulty="beginner", supply="suggested-b"
    )
    for seed in range(1000):
        for number, game in enumerate(busy_walk(Game.new(setup, seed), seed)):
            if number >= 150 and len(game.state.stack) >= 8:
                return game
    raise AssertionError("no random game gets that far")


def each(action: Callable[[], object], seconds: float) -> float:
    """Seconds for one call: the best of several rounds, so that other work disturbs least."""
    action()
    rounds, calls = 7, 1
    while True:
        start = process_time()
        for _ in range(calls):
            action()
        if process_time() - start > seconds / rounds / 2:
            break
        calls *= 2
    best = []
    for _ in range(rounds):
        start = process_time()
        for _ in range(calls):
            action()
        best.append((process_time() - start) / calls)
    return min(best)


def copy_bytes(game: Game, copies: int = 1000) -> float:
    """Memory of one copy, from many of them."""
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [game.copy() for _ in range(copies)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(kept)


def undo_seconds(game: Game, rounds: int = 300) -> float:
    """One undo, the answer before it not counted."""
    found = []
    for _ in range(rounds):
        tried = game.copy()
        tried.pick(0)
        start = process_time()
        tried.undo()
        found.append(process_time() - start)
    return median(found)


def new_game_seconds(rounds: int = 40) -> tuple[float, float]:
    """A game of four with a new supply each time, and the same one again."""
    first, again = [], []
    for seed in range(rounds):
        codex_for.clear()
        start = process_time()
        setup = make_setup(
            nemesis="umbra-titan", mages=CROWD, supply="random", packs=tuple(OURS.supply),
            seed=seed,
        )  # fmt: skip
        Game.new(setup, seed)
        first.append(process_time() - start)
        start = process_time()
        Game.new(setup, seed + 1)
        again.append(process_time() - start)
    return median(first), median(again)


def four_battles() -> str:
    """The text of a printed expedition, two mages, after four battles of the greedy bot."""
    expedition = Expedition.of(Plan(players=2, seed=1), OURS)
    play_journey(expedition, JourneyBot("greedy"), most_battles=4)
    return expeditionfile.write(expedition)


def eight_battles() -> str:
    """The text of a campaign, two mages, after eight battles of the greedy bot."""
    campaign = Campaign.of(CampaignPlan(mages=2, seed=7), OURS)
    play_journey(campaign, JourneyBot("greedy"), most_battles=8)
    return campaignfile.write(campaign)


def import_seconds(rounds: int = 5) -> float:
    """How long the package takes to import once its bytecode is there, as after any first start."""
    command = [sys.executable, "-c", IMPORT]
    with tempfile.TemporaryDirectory() as bytecode:
        surroundings = {**os.environ, "PYTHONPYCACHEPREFIX": bytecode}
        surroundings.pop("PYTHONDONTWRITEBYTECODE", None)
        seconds = [
            float(
                subprocess.run(
                    command, capture_output=True, check=True, text=True, env=surroundings
                ).stdout
            )
            for _ in range(rounds + 1)
        ]
    return median(seconds[1:])


def endless_setup() -> Setup:
    """Nobody can die, so that a game lasts for thousands of decisions."""
    setup = make_setup(nemesis="gate-witch", mages=PAIRS[0])
    rules = msgspec.structs.replace(
        setup.rules, player_life=10**9, gravehold_life=10**9, nemesis_life=10**9
    )
    return msgspec.structs.replace(setup, rules=rules)


def growth(window: int = 1000, late: int = 9000) -> tuple[float, float]:
    """Seconds for the middle decision at the start of a very long recorded game, and much later.

    The median, since the garbage collector's rare full sweeps would hide what is asked here.
    """
    times = []
    before = process_time()
    for number, _ in enumerate(busy_walk(Game.new(endless_setup(), 1), 1)):
        now = process_time()
        times.append(now - before)
        if number == late + window:
            break
        before = process_time()
    return median(times[1:window]), median(times[late:])


def calibrate() -> None:
    """A fixed load: calls, small tuples, lists and dictionaries of ints, as the kernel uses."""
    table: dict[int, int] = {}
    zone: tuple[int, ...] = ()
    row = [0] * 16
    for i in range(1000):
        zone = (*zone[-7:], i)
        row[i & 15] += len(zone)
        table[i & 63] = table.get(i & 63, 0) + row[i & 15]


def measure(seconds: float = 5.0) -> Figures:
    """All figures; `seconds` is the time given to each kind of random play."""
    speed, games = measure_play(seconds)
    recording, _ = measure_play(seconds, record=True)
    game = crowded_game()
    text = game.to_json()
    view = game.view(0)
    first, again = new_game_seconds()
    short, late = growth()
    expedition, campaign = four_battles(), eight_battles()
    brief = min(1.0, seconds / 5)
    return Figures(
        decisions_per_s=speed,
        games_per_s=games,
        decisions_per_s_recording=recording,
        decisions_per_s_outcasts=measure_play(seconds, box="outcasts")[0],
        decisions_per_s_legacy=measure_play(seconds, box="legacy")[0],
        copy_us=each(game.copy, brief) * 1e6,
        copy_bytes=copy_bytes(game),
        json_us=each(lambda: Game.from_json(game.to_json(), setup_from_ids), brief) * 1e6,
        json_bytes=len(text),
        undo_us=undo_seconds(game) * 1e6,
        view_us=each(lambda: game.view(0), brief) * 1e6,
        determinize_us=each(lambda: view.determinize(1), brief) * 1e6,
        new_game_ms=first * 1e3,
        new_game_again_ms=again * 1e3,
        expedition_ms=each(lambda: expeditionfile.replay(expedition, "", OURS), brief) * 1e3,
        expedition_answers=len(expeditionfile.read(expedition, "", OURS).answers),
        campaign_ms=each(lambda: campaignfile.replay(campaign, "", OURS), brief) * 1e3,
        campaign_answers=len(campaignfile.read(campaign, "", OURS).answers),
        import_ms=import_seconds() * 1e3,
        early_us=short * 1e6,
        late_us=late * 1e6,
        calibration_us=each(calibrate, brief) * 1e6,
        python=platform.python_version() + (", kernel compiled" if is_compiled() else ""),
        cpus=os.cpu_count() or 1,
    )
