"""Errors are told in the language of whoever reads them, and are the same error in each."""

import errno
import pickle
from collections.abc import Callable

import pytest

from gravehold import Game, GraveholdError, IllegalChoice, make_bot, make_setup
from gravehold.kernel.errors import BadFile, phrase, unknown
from gravehold.words.errors import explain
from gravehold.words.language import LANGUAGES


def caught(mistake: Callable[[], object]) -> GraveholdError:
    with pytest.raises(GraveholdError) as raised:
        mistake()
    return raised.value


def setup(**changes: object) -> object:
    wanted: dict[str, object] = {"nemesis": "umbra-titan", "mages": ["garu", "gex"]}
    return make_setup(**wanted | changes)  # type: ignore[arg-type]


def dealt() -> Game:
    return Game.new(make_setup(nemesis="umbra-titan", mages=["garu"]), 1)


@pytest.mark.parametrize(
    ("mistake", "english", "polish", "german"),
    [
        (
            lambda: setup(nemesis="umbra-tian"),
            "unknown nemesis 'umbra-tian'; did you mean 'umbra-titan'?",
            "nieznane Nemezis „umbra-tian”; czy chodziło o „umbra-titan”?",
            "unbekannter Erzfeind „umbra-tian“; meintest du „umbra-titan“?",
        ),
        (
            lambda: setup(supply=["frozen-magmite"]),
            "a supply is 3 gems, 2 relics and 4 spells; this one has 1 gem, 0 relics, 0 spells",
            (
                "rynek zasobów to 3 Klejnoty, 2 Artefakty i 4 Zaklęcia; "
                "tutaj: 1 Klejnot, 0 Artefaktów, 0 Zaklęć"
            ),
            (
                "ein Vorrat besteht aus 3 Kristallen, 2 Artefakten und 4 Zaubern; "
                "dieser hat 1 Kristall, 0 Artefakte, 0 Zauber"
            ),
        ),
        (
            lambda: make_bot("gredy"),
            "unknown bot 'gredy'; did you mean 'greedy'? (there are: random, greedy)",
            "nieznany bot „gredy”; czy chodziło o „greedy”? (dostępne: random, greedy)",
            "unbekannter Bot „gredy“; meintest du „greedy“? (es gibt: random, greedy)",
        ),
        (
            lambda: dealt().pick(999),
            "there is no option number 999; there are ",
            "nie ma możliwości numer 999; ",
            "es gibt keine Möglichkeit Nummer 999; es gibt ",
        ),
        (
            lambda: Game.from_json("{}"),
            "this is not a saved game of ours: ",
            "to nie jest zapis naszej gry: ",
            "das ist kein Spielstand von uns: ",
        ),
    ],
)
def test_a_mistake_is_told_in_three_languages(
    mistake: Callable[[], object], english: str, polish: str, german: str
) -> None:
    error = caught(mistake)
    assert str(error).startswith(english)
    told = [explain(error, lang) for lang in LANGUAGES]
    assert told[0] == str(error)
    assert told[1].startswith(polish)
    assert told[2].startswith(german)


def test_what_a_person_typed_is_quoted_to_the_letter() -> None:
    error = caught(lambda: dealt().choose("play  crystal , 2"))
    assert isinstance(error, IllegalChoice)
    for lang in LANGUAGES:
        assert "play  crystal , 2" in explain(error, lang)
        assert all(option.key in explain(error, lang) for option in dealt().asked.options)


def test_errors_inside_errors_speak_the_same_language() -> None:
    inner = unknown("card", "sprak", ["spark"])
    error = BadFile.of([BadFile.at("a.yaml", 1234, inner), BadFile.at("b.yaml", 2, "?!")])
    assert explain(error, "de").splitlines() == [
        "a.yaml:1234: unbekannte Karte „sprak“; meintest du „spark“?",
        "b.yaml:2: ?!",
    ]


def test_an_error_survives_the_way_between_processes() -> None:
    error = BadFile.at("a.yaml", 3, phrase("error-no-pile", card="spark"))
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is BadFile
    assert [explain(again, lang) for lang in LANGUAGES] == [
        explain(error, lang) for lang in LANGUAGES
    ]


@pytest.mark.parametrize(
    ("code", "polish"),
    [
        (errno.ENOENT, "nie ma takiego pliku ani folderu"),
        (errno.ENOSPC, "brakuje miejsca na dysku"),
    ],
)
def test_what_the_system_refuses_is_told_too(code: int, polish: str) -> None:
    assert explain(OSError(code, "English", "x.json"), "pl") == f"x.json: {polish}"
    error = BadFile("error-system", why=OSError(code, "English", "x.json"))
    assert explain(error, "pl") == polish


def test_an_error_of_an_extension_keeps_its_own_words() -> None:
    error = GraveholdError("the moon is not full")
    assert {str(error), *(explain(error, lang) for lang in LANGUAGES)} == {"the moon is not full"}


def test_a_long_list_of_mistakes_is_told_whole() -> None:
    mistakes = [unknown("card", f"card-{n}" + "x" * 80, ["jade"]) for n in range(60)]
    told = explain(GraveholdError.of(mistakes), "en")
    assert "card-0x" in told
    assert told.count("\n") == 59
    assert "card-59x" in told.splitlines()[-1]
