"""The last sentence of a game says what happened, not that a rule says so."""

from pathlib import Path

import pytest

from gravehold.notation.runner import start
from gravehold.notation.scenario import read_scenarios
from gravehold.words.endings import ending
from gravehold.words.language import LANGUAGES

NEMESES = Path(__file__).parent.parent / "scenarios" / "nemeses"


def last_words(file: str, name: str) -> list[str]:
    """Of a scenario played to its end, in every language."""
    scenario = next(s for s in read_scenarios(NEMESES / file) if s.name.startswith(name))
    game = start(scenario)
    for step in scenario.steps:
        if step.expect is None:
            game.choose(step.key)
    return [ending(game.view(), lang) for lang in LANGUAGES]


@pytest.mark.parametrize(
    ("file", "name", "en", "pl", "de"),
    [
        (
            "umbra-titan/mat.yaml",
            "The last token lost",
            "The players have lost: Umbra Titan has no nemesis tokens.",
            "Gracze przegrali, ponieważ Mroczny Tytan nie ma żadnych żetonów Nemezis.",
            "Die Spieler haben verloren, weil der Schatten-Titan keine Fraß-Plättchen mehr hat.",
        ),
        (
            "hollow-crown/mat.yaml",
            "The last acolyte dies in a nemesis turn",
            "The players have won: there is no Acolyte in play.",
            "Gracze zwyciężyli, ponieważ w grze nie ma Akolitów.",
            "Die Spieler haben gewonnen, weil kein Akolyth im Spiel ist.",
        ),
        (
            "magus-of-cloaks/shadows-reach.yaml",
            "A younger minion does not act any more",
            "The players have lost: Shadow's Reach has taken effect.",
            "Gracze przegrali: rozpatrzono kartę Dłoń Cienia.",
            "Die Spieler haben verloren: Griff des Schattens wurde ausgeführt.",
        ),
        (
            "gate-witch/endless.yaml",
            "Players who never get a turn",
            "The players have lost: no player would ever get another turn.",
            "Gracze przegrali: żaden gracz nie doczekałby się już swojej tury.",
            "Die Spieler haben verloren: Kein Spieler käme noch einmal an die Reihe.",
        ),
        (
            "../legacy/maelstrom-risen/mat.yaml",
            "The tenth beacon",
            "The players have lost: there are 10 or more beacons in play.",
            "Gracze przegrali, ponieważ w grze jest 10 lub więcej Zniczy.",
            "Die Spieler haben verloren, weil 10 oder mehr Leuchtfeuer im Spiel sind.",
        ),
        (
            "../outcasts/nemeses/experiment-153.yaml",
            "Without a maw the players have won",
            "The players have won: there is no Maw in play.",
            "Gracze zwyciężyli, ponieważ w grze nie ma Paszczy.",
            "Die Spieler haben gewonnen, weil kein Schlund im Spiel ist.",
        ),
        (
            "../outcasts/xaxos/charges.yaml",
            "At no life the game is lost",
            "The players have lost: Xaxos: Outcast has fallen.",
            "Gracze przegrali: Xaxos Wygnaniec poległ.",
            "Die Spieler haben verloren: Xaxos der Ausgestoßene ist gefallen.",
        ),
    ],
)
def test_an_ending_says_what_happened(file: str, name: str, en: str, pl: str, de: str) -> None:
    assert last_words(file, name) == [en, pl, de]
