"""What the box Legacy made the game say: who asks, what is shown to all, counted cards."""

from __future__ import annotations

import random

from gravehold.api import Game
from gravehold.content.library import LIBRARY, make_setup
from gravehold.kernel.events import Event
from gravehold.kernel.state import NOBODY
from gravehold.words.grammar.definitions import text
from gravehold.words.log import line
from gravehold.words.prompts import prompt


def _game(nemesis: str) -> Game:
    setup = make_setup(
        nemesis=nemesis, mages=["gex", "garu"], supply="random", packs=["legacy"], seed=0
    )
    return Game.new(setup, 0, events=True)


def test_what_the_mat_of_the_nemesis_asks_is_said_in_its_name() -> None:
    game, chance = _game("haze-fiend"), random.Random(0)
    while not game.over:
        view = game.view()
        if view.asked.kind == "flaw" and "Haze Fiend" in (told := prompt(view)):
            assert "(Haze Fiend: put a flawed sticker on" in told
            return
        game.pick(chance.randrange(len(view.options)))
    raise AssertionError("nobody was asked")


def test_what_all_see_is_revealed_by_nobody() -> None:
    game = _game("xaxos-ascended")
    shown = Event("reveal", seat=NOBODY, card=game.state.piles[0][-1])
    told = [line(game.view(), shown, lang).split(":")[0] for lang in ("en", "pl", "de")]
    assert told == ["Revealed", "Odkryta karta", "Aufgedeckt"]


def test_a_counted_number_stands_where_it_is_read_at_once() -> None:
    card = LIBRARY.cards["deathmind-bramas-torment"]
    found = [text(card, lang, "deathmind")[-1].text for lang in ("en", "pl", "de")]
    assert found == [
        (
            "The players collectively discard as many cards in hand as the number of bridge"
            " tokens in play."
        ),
        "Gracze wspólnie odrzucają tyle kart z ręki, ile wynosi liczba żetonów Mostu w grze.",
        "Werft insgesamt X Karten von der Hand ab (X = die Anzahl der Brückenplättchen im Spiel).",
    ]


def _told_of(card: str, kind: str, nemesis: str, n: int = 0) -> list[str]:
    game = _game(nemesis)
    number = game.codex.number[card]
    there = [i for i, held in enumerate(game.state.kind) if held == number]
    event = Event(kind, card=there[0], n=n)
    return [line(game.view(), event, lang) for lang in ("en", "pl", "de")]


def test_a_minion_that_comes_with_shields_says_so() -> None:
    assert _told_of("beacon-guardian", "enter", "maelstrom-risen", 2) == [
        "Guardian Beacon enters play (life 2, 1 shield).",
        "Wchodzi do gry: Znicz Strażniczy (życie 2, Tarcze 1).",
        "Wächterleuchtfeuer kommt ins Spiel (Leben 2, 1 Schild).",
    ]
    assert _told_of("deathmind-cortex-jailer", "enter", "deathmind", 4)[0] == (
        "Cortex Jailer enters play (life 4)."
    )


def test_a_card_that_stays_beside_the_mat_is_not_put_away() -> None:
    assert _told_of("risen-ferocious-assault", "beside", "maelstrom-risen") == [
        "Ferocious Assault stays beside the nemesis mat for the rest of the game.",
        "Obok arkusza Nemezis pozostaje do końca gry: Zaciekły Szturm.",
        "Wilder Überfall bleibt für den Rest des Spiels neben dem Erzfeind-Tableau liegen.",
    ]
