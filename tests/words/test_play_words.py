"""Questions, options, log and table in words, over random games of everything."""

import re
from pathlib import Path

import pytest

import gravehold.kernel
from gravehold.api import Game
from gravehold.content.library import LIBRARY, make_setup
from gravehold.kernel import events
from gravehold.kernel.rng import below
from gravehold.kernel.verbs import VERBS
from gravehold.table.questions import QUESTIONS
from gravehold.words import endings, log, options, plain, prompts, table
from gravehold.words.language import LANGUAGES
from gravehold.words.locale import has
from gravehold.words.things import player_tokens
from tests.kit.mages import one_of_each
from tests.kit.scene import scene

KERNEL = Path(gravehold.kernel.__file__).parent
BAD = re.compile(r"[<>{}_]|\b(None|True|False)\b")
MAGES = one_of_each(list(LIBRARY.mages))


def new_game(nemesis: str, seats: int, seed: int, difficulty: str = "expert") -> Game:
    mages = [MAGES[(seed + i) % len(MAGES)] for i in range(seats)]
    setup = make_setup(
        nemesis=nemesis,
        mages=mages,
        supply="random",
        packs=list(LIBRARY.supply),
        seed=seed,
        difficulty=difficulty,
        variants=["tutorial"] if seed % 2 else [],
    )
    return Game.new(setup, seed, events=True)


def first_game() -> Game:
    return Game.new(make_setup(nemesis="umbra-titan", mages=["garu", "gex"]), 3, events=True)


def test_every_kind_of_question_has_a_prompt() -> None:
    source = "".join(path.read_text("utf-8") for path in KERNEL.rglob("*.py"))
    asked = set(re.findall(r'run\.ask\(\s*"([a-z-]+)"', source))
    asked |= set(re.findall(r'door\.player\([^"]*picks, "([a-z-]+)"', source))
    asked |= {"discard", "destroy", "take", "putondeck"}  # by the name of the node
    assert asked <= QUESTIONS.keys()
    for lang in LANGUAGES:
        assert [kind for kind in QUESTIONS if not has(lang, f"ask-{kind}")] == []
    assert len(asked) > 20


def test_every_verb_has_words() -> None:
    for lang in LANGUAGES:
        told = {verb for verb in VERBS if has(lang, f"option-{verb}")}
        assert VERBS.keys() - told <= options.TEXTS.keys()


def test_every_event_has_a_line() -> None:
    told = set(events.KINDS) - set(log.SILENT)
    more = {"tokens": "tokens-kept", "enter": "enter-power"}
    for lang in LANGUAGES:
        assert [k for k in told if not has(lang, f"event-{more.get(k, k)}")] == []


def test_every_reason_for_an_end_has_words() -> None:
    source = "".join(path.read_text("utf-8") for path in KERNEL.rglob("*.py"))
    reasons = set(re.findall(r'\.end\((?:True|False), "([a-z-]+)"\)', source))
    assert len(reasons) >= 5
    for lang in LANGUAGES:
        assert [reason for reason in reasons if not has(lang, f"because-{reason}")] == []


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("nemesis", LIBRARY.nemeses)
def test_everything_in_random_games_has_words(nemesis: str, seats: int) -> None:
    game = new_game(nemesis, seats, seed=7 * seats)
    chance = seats
    said: list[str] = []
    while not game.over:
        view = game.view()
        said.append(prompts.prompt(view))
        for option in view.asked.options:
            said += options.label(view, option)
        said += log.lines(view, game.events)
        game.events.clear()
        chance, index = below(chance, len(view.options))
        game.pick(index)
    said += [endings.ending(game.view()), *plain.lines(game.view())]
    assert [line for line in said if BAD.search(line)] == []


def test_the_prompt_says_who_must_do_what_and_why() -> None:
    game = first_game()
    assert re.fullmatch(
        r"(Garu|Gex) \(p\d\), main phase, 0 aether: choose an action\.", prompts.prompt(game.view())
    )


@pytest.mark.parametrize(
    ("revision", "names"),
    [
        (0, [f"Quilius (p3) {word} Ulgimor (p4)" for word in ("and", "i", "und")]),
        (1, ["The players", "Gracze", "Die Spieler"]),
    ],
)
def test_those_who_choose_together_are_named(revision: int, names: list[str]) -> None:
    """Who of a pair acts, two chose once, and all do now (docs/decisions/022)."""
    table = scene(
        mages=("dezmodia", "garu", "quilius", "ulgimor"),
        game={"variants": ["pairs"], "rules": {"revision": revision}},
        position={
            "turn_order": {"deck": ["3/4", "3/4", "nemesis"], "discard": ["1/2", "1/2", "nemesis"]}
        },
    )
    table.choose("done")
    asked = [prompts.deciders(table.game.view(), lang) for lang in LANGUAGES]
    assert asked == names


def test_a_question_says_which_card_a_cost_is_of() -> None:
    """Of the card just destroyed, not of the one that asks."""
    table = scene(hand=["destiny-forger"], p2={"hand": ["crystal"]})
    table.choose("play destiny-forger", "option 1", "hand crystal")
    assert "the destroyed card" in prompts.prompt(table.game.view())


def test_a_spell_on_two_breaches_names_both() -> None:
    """In the plural of each language, in the option and in the log."""
    table = scene(hand=["pyrotechnic-surge"], breaches={1: {"open": True}, 2: {"open": True}})
    view = table.game.view()
    (option,) = (o for o in view.options if o.key.startswith("prep "))
    offered = [options.label(view, option, lang)[0] for lang in LANGUAGES]
    assert [re.findall(r"breaches I and II|Bramach I i II|Risse I und II", o) for o in offered] == [
        ["breaches I and II"], ["Bramach I i II"], ["Risse I und II"],
    ]  # fmt: skip


def test_print_shows_the_table() -> None:
    shown = str(first_game())
    assert "Umbra Titan: life 70/70, 8 nemesis tokens" in shown
    assert "Gravehold: life 30/30" in shown
    assert "I OPEN; II closed 0/4; III closed 1/4; IV closed 1/4" in shown
    assert "deck 5: Crystal x3, Spark x2" in shown
    assert "main phase, 0 aether" in shown


def test_turn_order_shows_what_is_left_with_odds() -> None:
    game = first_game()
    gone, left, *_ = table.describe(game.view()).order
    assert gone.startswith("gone: ")
    assert "Umbra Titan 2/5" in left or "Umbra Titan 1/" in left


def test_the_nemesis_deck_is_counted_by_tier() -> None:
    deck = table.describe(first_game().view()).nemesis.deck
    assert re.match(r"deck \d+ \(tier 1: \d, 2: 8, 3: 10\)", deck)


@pytest.mark.parametrize(("life", "told"), [(9, ["gains 1 life (life 10)"]), (10, [])])
def test_the_log_tells_what_was_really_gained(life: int, told: list[str]) -> None:
    """Not what the card would have given to somebody worse off."""
    arranged = scene(hand=["primordial-fetish"], life=life).game
    game = Game.at(arranged.state, arranged.codex, events=True)
    game.choose("play primordial-fetish")
    game.choose("option 2")
    said = "\n".join(log.lines(game.view(), game.events))
    assert re.findall(r"gains \d+ life \(.*\)", said) == told


def test_cards_drawn_together_are_one_line() -> None:
    game = first_game()
    game.events.clear()
    game.choose("play crystal")
    assert log.lines(game.view(), game.events)[0].endswith(" plays Crystal: 1 aether")
    game.events.clear()
    game.choose("done")
    drawn = [line for line in log.lines(game.view(), game.events) if " draws " in line]
    assert drawn[0].count("draws") == 1


def test_the_question_names_the_card_before_the_effect() -> None:
    """The card given up belongs to the card that asks, not to the end of its sentence."""
    table = scene(prepped={1: "jagged-lightning"}, hand=["crystal"])
    table.choose("cast 1 jagged-lightning", "hand crystal")
    asked = [prompts.prompt(table.game.view(), lang) for lang in ("en", "de")]
    assert "(Jagged Lightning, Crystal: any player focuses" in asked[0]
    assert "(Blitz-Kaskade, Splitter: Ein beliebiger Spieler bündelt" in asked[1]


@pytest.mark.parametrize(
    ("nemesis", "title", "subject"),
    [
        ("umbra-titan", "Schatten-Titan", "Der Schatten-Titan"),
        ("gate-witch", "Riss-Furie", "Die Riss-Furie"),
        ("hollow-crown", "Krone der Leere", "Die Krone der Leere"),
        ("magus-of-cloaks", "Schattenmantel-Magus", "Der Schattenmantel-Magus"),
    ],
)
def test_german_sentences_give_the_nemesis_its_article(
    nemesis: str, title: str, subject: str
) -> None:
    view = new_game(nemesis, seats=2, seed=3).view()
    turn, hit = (
        log.line(view, events.Event(kind, n=2, extra=30), "de")
        for kind in ("nemesis-turn", "hit-nemesis")
    )
    assert turn == f"--- Zug 2: {title} ---"
    assert hit == f"{subject} erleidet 2 Schaden (Leben 30)."


def test_tokens_of_players_have_their_own_noun() -> None:
    told = [player_tokens("trophy", n, lang) for lang in ("en", "de") for n in (1, 2)]
    assert told == ["1 Trophy", "2 Trophies", "1 Trophäe", "2 Trophäen"]
    assert player_tokens("seal", 2, "en") == "2 Seal tokens"
    assert player_tokens("seal", 2, "de") == "2 Plättchen „Seal“"


@pytest.mark.rule("xaxos.replaces")
@pytest.mark.parametrize(
    ("lang", "lines_"),
    [
        ("en", ("Xaxos: Outcast suffers 3 damage (life 27).", "Outcast gains 2 life (life 29).")),
        ("pl", ("Xaxos Wygnaniec otrzymuje 3 obrażenia", "Xaxos Wygnaniec otrzymuje 2")),
        ("de", ("erleidet 3 Schaden (Leben 27).", "heilt 2 Leben (Leben 29).")),
    ],
)  # fmt: skip
def test_the_log_names_who_is_protected(lang: str, lines_: tuple[str, str]) -> None:
    setup = make_setup(
        nemesis="umbra-titan", mages=["garu", "gex"], rules="outcasts", protects="xaxos"
    )
    view = Game.new(setup, 1).view()
    happened = (
        events.Event("gravehold-suffers", n=3, extra=27),
        events.Event("gravehold-gains", n=2, extra=29),
    )
    for event, wanted in zip(happened, lines_, strict=True):
        said = log.line(view, event, lang)
        assert wanted in said
        assert "Gravehold" not in said
        assert "Feste" not in said
