"""Whole games in every language: nothing raw, nothing English, nothing that sounds unfinished."""

import re
import subprocess
import sys
from collections.abc import Iterator

import pytest

from gravehold.api import Game
from gravehold.content.library import LIBRARY, make_setup
from gravehold.kernel.rng import below
from gravehold.notation import chronicle
from gravehold.words import endings, log, options, plain, prompts
from gravehold.words.language import LANGUAGES
from gravehold.words.names import name
from tests.kit.mages import one_of_each

MAGES = one_of_each(list(LIBRARY.mages))
BAD = re.compile(r"[<>{}_]|\b(None|True|False)\b|\.\.|  |,\.|\( | \)|: *$")
RAW_ID = re.compile(r"\b[a-z]{2,}(?:-[a-z]{2,})+\b")
WORD = re.compile(r"[^\W\d_]+")
ENGLISH = {
    "the", "and", "of", "you", "your", "card", "cards", "damage", "life", "charge", "charges",
    "breach", "breaches", "spell", "spells", "gem", "gems", "relic", "relics", "player",
    "players", "discard", "discards", "draw", "draws", "gain", "gains", "destroy", "destroyed",
    "turn", "power", "minion", "tokens", "with", "from", "may", "any", "if", "not", "has",
    "this", "that", "each", "other", "cast", "prep", "focus", "open", "closed", "supply",
    "aether", "unleash", "exhausted", "next", "none", "pile", "phase", "main", "order", "wild",
    "choose", "effect", "nemesis", "deal", "suffers", "ally", "take", "put", "yes", "done",
    "keep", "known", "gone", "unknown",
}  # fmt: skip


def new_game(nemesis: str, seats: int) -> Game:
    seed = 5 * seats + len(nemesis)
    setup = make_setup(
        nemesis=nemesis,
        mages=[MAGES[(seed + i) % len(MAGES)] for i in range(seats)],
        supply="random",
        packs=list(LIBRARY.supply),
        seed=seed,
        difficulty="expert",
        variants=["tutorial"] if seed % 2 else [],
    )
    return Game.new(setup, seed, events=True)


def told(game: Game, lang: str, chance: int) -> Iterator[str]:
    """Every prompt, option, log line, and the table now and then."""
    steps = 0
    while not game.over:
        view = game.view()
        yield from log.lines(view, game.events, lang)
        yield from log.lines(view, game.events, lang, detailed=True)
        game.events.clear()
        yield prompts.prompt(view, lang)
        for option in view.options:
            yield from (part for part in options.label(view, option, lang) if part)
        if steps % 40 == 0:
            yield from plain.lines(view, lang)
        steps += 1
        chance, index = below(chance, len(view.options))
        game.pick(index)
    yield endings.ending(game.view(), lang)


def names(lang: str) -> list[str]:
    ids = [*LIBRARY.definitions, "token", "acolyte", "blood-magic", "trophy"]
    ids += [mage.ability.id for mage in LIBRARY.mages.values() if mage.ability]
    return sorted({name(id_, lang) for id_ in ids}, key=len, reverse=True)


def spoken() -> Iterator[tuple[str, str, tuple[int, ...]]]:
    """Each nemesis with each number of mages in one language, and in every language with some."""
    for n, nemesis in enumerate(LIBRARY.nemeses):
        for at, lang in enumerate(LANGUAGES):
            yield lang, nemesis, tuple(m for m in (1, 2, 3, 4) if (n + m) % len(LANGUAGES) == at)


@pytest.mark.parametrize(("lang", "nemesis", "sizes"), [*spoken()])
def test_a_whole_game_is_told_in_its_language(
    lang: str, nemesis: str, sizes: tuple[int, ...]
) -> None:
    said: set[str] = set()
    for seats in sizes:
        said.update(told(new_game(nemesis, seats), lang, chance=seats))
    assert len(said) > 100
    assert [line for line in said if BAD.search(line.strip())] == []
    assert [line for line in said if not line.strip()] == []
    nameless = re.compile("|".join(re.escape(n) for n in names(lang)))
    bare = {nameless.sub("", line) for line in said}
    assert [line for line in bare if RAW_ID.search(line)] == []
    if lang != "en":
        foreign = [line for line in bare if ENGLISH & {w.lower() for w in WORD.findall(line)}]
        assert foreign == []


def test_prompts_say_who_must_do_what_and_why() -> None:
    """Every question names who is asked; every effect's question names the card or mat."""
    game = new_game("hollow-crown", 2)
    chance, seen = 3, 0
    while not game.over:
        view = game.view()
        asked = prompts.prompt(view)
        assert re.match(r"(The players choose|[\w' -]+ \(p\d\)[,:])", asked), asked
        if view.asked.kind in ("suffer", "discard", "destroy", "target"):
            assert re.search(r"\(.+\)\.$", asked), asked
            seen += 1
        chance, index = below(chance, len(view.options))
        game.pick(index)
    assert seen > 5


def test_a_chronicle_is_the_same_in_every_language() -> None:
    """Words are made of a game; they never go into it."""
    written = set()
    for lang in LANGUAGES:
        game = new_game("umbra-titan", 2)
        for _ in told(game, lang, chance=2):
            pass
        written.add((game.to_json(), chronicle.write(game)))
    assert len(written) == 1


def test_bots_play_without_words() -> None:
    """Nothing that makes sentences is loaded while many games are played."""
    code = """if True:
        import sys
        from gravehold.api import Game
        from gravehold.content.library import make_setup
        from gravehold.lab import bench, perft, soak
        from gravehold.players.policy import make_bot
        game = Game.new(make_setup(nemesis="umbra-titan", mages=["garu", "gex"]), 3)
        bot = make_bot("greedy", 1)
        for _ in range(40):
            game.choose(bot.choose(game.view(game.asked.seats[0])))
        words = [m for m in sys.modules if m.startswith(("gravehold.words.", "fluent"))]
        light = ("names", "seats", "language", "counting")
        harmless = {f"gravehold.words.{name}" for name in light}
        assert set(words) <= harmless, words
        from gravehold.words import names
        assert names._read.made("en") is None
    """
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
