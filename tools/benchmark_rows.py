"""What the figures of the benches are: a row of docs/benchmarks.md for each that is measured."""

from typing import NamedTuple


class Row(NamedTuple):
    """A figure."""

    what: str
    must: str = ""


KERNEL = {
    "decisions_per_s": Row(
        "random play in War Eternal, two mages, events off, no record; "
        "building the options is included",
        "30,000",
    ),
    "games_per_s": Row("the same play: dealing, playing, to the end", "200"),
    "decisions_per_s_recording": Row("the same with undo and chronicle kept"),
    "decisions_per_s_outcasts": Row("random play in Outcasts, by its rules and with its cards"),
    "decisions_per_s_legacy": Row("the same in Legacy"),
    "copy_us": Row("`game.copy()` of a crowded four-mage game in the middle of a card", "12"),
    "copy_bytes": Row("memory of one of a thousand such copies", "10,000"),
    "json_us": Row("`to_json` and `from_json` of that game, after 150 answers", "1,000"),
    "json_bytes": Row("how long its text is: the definitions are in it"),
    "undo_us": Row("taking back an answer of that game", "1,000"),
    "view_us": Row("`game.view(seat)`"),
    "determinize_us": Row("a possible world drawn from a view"),
    "new_game_ms": Row(
        "four mages, a supply never used before: definitions compiled, cards dealt", "3"
    ),
    "new_game_again_ms": Row("the same set-up once more"),
    "expedition_ms": Row("an expedition of four battles replayed from its text", "500"),
    "expedition_answers": Row("so many answers are in it"),
    "campaign_ms": Row("a campaign of eight battles replayed from its text", "1,000"),
    "campaign_answers": Row("so many answers are in it"),
    "import_ms": Row(
        "`import gravehold.api` (all content) in a fresh interpreter, its bytecode written before",
        "150",
    ),
    "early_us": Row("the middle decision of the first thousand of a recorded game"),
    "late_us": Row("the same, 9,000 decisions later"),
    "calibration_us": Row("a fixed loop of plain Python"),
}
SERVER = {
    "rooms": Row("tables, each a person and a bot"),
    "answers": Row("of people and bots in one run, all stored on the disk"),
    "answers_per_second": Row(
        "answers stored and told when nobody thinks at all, all rooms at once"
    ),
    "cpu_ms_per_answer": Row(
        "processor time of the server per answer: checking, storing, the view and words for each "
        "reader, new games when one ends"
    ),
    "full_p95_ms": Row("from an answer to its update when nobody thinks"),
    "full_p99_ms": Row("the same"),
    "median_ms": Row("from an answer to its update when people think one to three seconds"),
    "p95_ms": Row("the same"),
    "p99_ms": Row("the same"),
    "watcher_p95_ms": Row("until a spectator of the table has it (every tenth table has one)"),
    "mb_per_room": Row("memory of the server per room with its two connections"),
    "undo_ms": Row("the slowest of 40 undos of a long game, over the socket, stored", "50"),
}
