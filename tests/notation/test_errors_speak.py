"""What is wrong with a file is said in the reader's language, with the same names and lines."""

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import gravehold
from gravehold.content.library import LIBRARY
from gravehold.kernel.errors import BadFile, GraveholdError, Phrase, Told, phrase, unknown
from gravehold.kernel.nodes.clauses import DEEDS
from gravehold.notation import chronicle, expeditionfile
from gravehold.notation.own_definitions import library_of
from gravehold.notation.provenance import MOST_DEFINITIONS, box_from_text, packed
from gravehold.notation.runner import run_scenario, start
from gravehold.notation.scenario import parse_scenarios, scenario_files
from gravehold.notation.textfile import LARGEST, decode, read_text
from gravehold.notation.yamltext import dump
from gravehold.notation.yamltree import documents
from gravehold.words.errors import explain
from gravehold.words.language import LANGUAGES
from tests.notation import test_bad_campaigns as campaigns
from tests.notation import test_bad_expeditions as expeditions
from tests.notation import test_bad_journeys as journeys
from tests.notation import test_bad_outcasts as tables
from tests.notation import test_bad_positions as positions
from tests.notation import test_bad_scenarios as scenarios
from tests.notation import test_battle_chronicles as battles
from tests.notation import test_chronicle as chronicles
from tests.notation import test_declared as brought
from tests.notation import test_expect as expectations
from tests.notation import test_files as files
from tests.notation import test_outcasts_mages as outcasts
from tests.notation.games import random_game
from tests.notation.texts import game_at, scenario, scenario_text
from tests.words.ftl import read
from tests.words.test_whole_games import ENGLISH, WORD

SOURCE = Path(gravehold.__file__).parent
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
CHOOSING = {"what", "outcome"}  # these choose the words and are not said themselves
OF_COMMANDS = ("run-soak", "run-winrate", "run-expedition")
QUOTED = re.compile("„[^”“]*[”“]|{[^}]*}")
ID = re.compile("(?:error|file|run|definition)-[a-z0-9-]+")


def cases(test: Any) -> list[Any]:
    """What a test elsewhere in this folder is tried with, without what it expects."""
    [mark] = [mark for mark in test.pytestmark if mark.name == "parametrize"]
    return [case[:-1] if len(case) > 2 else case[0] for case in mark.args[1]]


def error_of(act: Callable[..., object], *arguments: object) -> GraveholdError:
    with pytest.raises(GraveholdError) as caught:
        act(*arguments)
    return caught.value


def bad_scenarios() -> Iterator[GraveholdError]:
    texts = cases(scenarios.test_a_bad_document)
    texts += [scenario_text(game=game) for game in cases(scenarios.test_a_bad_game)]
    texts += [scenario_text(steps=steps) for steps in cases(scenarios.test_bad_steps)]
    texts += [scenario_text(expect=part) for part in cases(scenarios.test_bad_expectations)]
    texts += [scenario_text(part) for part in cases(positions.test_a_bad_position)]
    breaches = cases(positions.test_an_impossible_breach)
    texts += [scenario_text(f"players: {{p1: {{breaches: {{{b}}}}}}}") for b in breaches]
    texts += [positions.thralls(part) for part in cases(positions.test_impossible_thralls)]
    texts += [positions.glyphs(part) for part in cases(positions.test_impossible_glyphs)]
    texts += [positions.assault(part) for part in cases(positions.test_an_impossible_assault)]
    texts += [
        positions.wild_turn(part) for part in cases(positions.test_a_wild_turn_that_cannot_be)
    ]
    texts += [positions.dreams(part) for part in cases(positions.test_an_impossible_dream_mat)]
    texts += [tables.outcasts(*parts) for parts in cases(tables.test_what_no_table_can_show)]
    for mages, players in cases(positions.test_a_bad_turn_order_token):
        game = f"{{nemesis: gate-witch, mages: [{mages}], rules: outcasts}}"
        texts.append(scenario_text(f"players: {{{players}}}", game=game))
    gex = "{nemesis: gate-witch, mages: [gex, garu]}"
    texts.append(scenario_text("players: {p1: {breaches: {1: {open: true}}}}", game=gex))
    texts.append(scenario_text(game="{nemesis: 3, mages: [garu]}"))
    crown = "{nemesis: hollow-crown, mages: [garu, gex]}"
    texts.append(scenario_text("nemesis: {tokens: 1}", game=crown))
    texts += [scenario_text() + f"definitions: {part}" for part in ("nowhere.yaml", "[{id: a}]")]
    texts += [dump(brought.document(part)) for part in cases(brought.test_a_mistake_is_told)]
    texts += [scenario_text("players: {p1: {hand: }}"), scenario_text(steps="[hand]")]
    texts += [
        journeys.text(plan=plan) for plan in cases(journeys.test_an_expedition_that_cannot_be)
    ]
    texts += [journeys.text(part) for part in cases(journeys.test_an_impossible_position)]
    texts += [journeys.text(steps=steps) for steps in cases(journeys.test_bad_steps)]
    texts += [journeys.text(expect=part) for part in cases(journeys.test_bad_expectations)]
    for text in texts:
        yield error_of(parse_scenarios, text, "f.yaml")
    yield error_of(start, journeys.scenario(journeys.text()))
    for chapter, back in cases(campaigns.test_a_result_that_cannot_be):
        steps = f"[{{battle: {{result: lost, {back}}}}}]"
        text = campaigns.text(f"{{chapter: {chapter}}}", steps=steps)
        [document] = parse_scenarios(text, "f.yaml")
        yield from run_scenario(document).problems
    for mage, part in cases(outcasts.test_a_mistake_is_told_with_its_place):
        yield error_of(outcasts.scenario, mage, part)


def bad_texts(folder: Path) -> Iterator[GraveholdError]:
    for text in cases(files.test_bad_yaml_is_an_error_with_its_line):
        yield error_of(documents, text, "f.yaml")
    for data in cases(files.test_what_is_no_text_is_refused):
        yield error_of(decode, data, "f.yaml")
    huge = folder / "huge.yaml"
    huge.write_bytes(b"#" * (LARGEST + 1))
    yield error_of(read_text, huge)
    two = folder / "two.yaml"
    two.write_text("- {kind: gem, id: a}\n---\n- {kind: gem, id: b}\n", "utf-8")
    yield error_of(library_of, str(folder / "f.yaml"), "two.yaml", 1, LIBRARY)
    empty = folder / "empty"
    empty.mkdir()
    yield error_of(scenario_files, [empty])


def bad_chronicles() -> Iterator[GraveholdError]:
    texts = cases(chronicles.test_a_bad_chronicle_is_an_error_with_its_line)
    texts.append(chronicles.HEADER + "\nprep torch 1\ngain dread-diamond\n")
    texts.append(chronicle.write(random_game(2)) + "done\n")
    for text in texts:
        yield error_of(chronicle.replay, text, "f.chronicle")
    yield error_of(chronicle.write, game_at())
    unrecorded = random_game(1, answers=3, record=False)
    yield error_of(chronicle.write, unrecorded)
    for lines in cases(battles.test_a_battle_that_cannot_be_is_an_error_with_its_line):
        yield error_of(chronicle.read, battles.HEADER + lines, "f.chronicle")


def bad_expeditions() -> Iterator[GraveholdError]:
    texts = cases(expeditions.test_a_bad_expedition_is_an_error_with_its_line)
    texts.append(expeditions.won() + "fight\n")
    for text in texts:
        yield error_of(expeditionfile.replay, text, "f.expedition", LIBRARY)
    yield error_of(expeditionfile.write, expeditions.settled())
    yield error_of(expeditionfile.battle_chronicle, expeditions.in_battle(), 2, LIBRARY)


def failures() -> Iterator[GraveholdError]:
    """What a scenario says that did not come out as expected."""
    for expect in cases(expectations.test_a_difference_shows_both_sides):
        yield from run_scenario(scenario(expectations.POSITION, expect=expect)).problems
    for part in ("{has: [play torch]}", "{lacks: [done]}", "{only: [done]}"):
        yield from run_scenario(scenario(expect=f"options: {part}")).problems
    won = expectations.WON + expectations.SPARK
    for expect, steps in cases(expectations.test_after_the_end_nothing_is_asked):
        given = scenario(won, expect=expect, steps=f"[cast 1 spark{steps}]")
        yield from run_scenario(given).problems
    yield from run_scenario(scenario(steps="[play crystal, thwart quell]")).problems
    texts = [journeys.text(p, steps=s) for p, s in cases(journeys.test_a_step_that_is_not_legal)]
    for part, expect in cases(journeys.test_a_difference_shows_both_sides):
        texts.append(journeys.text(part, expect=expect))
    for expect in cases(journeys.test_after_the_end_nothing_is_asked):
        end = "{battle: 4, stage: battle}"
        texts.append(journeys.text(end, steps="[battle won]", expect=expect))
    for text in texts:
        yield from run_scenario(journeys.scenario(text)).problems


def rare() -> Iterator[GraveholdError]:
    """What takes a nemesis we do not have, a defect of ours or a game amid a card."""
    yield GraveholdError("file-tokens-each", names="fury, time")
    yield GraveholdError("file-no-record")
    for much in ({"supply": [0] * (MOST_DEFINITIONS + 1)}, {"supply": "x" * 400_000}):
        with pytest.raises(BadFile) as refused:
            box_from_text(packed(much))
        yield refused.value
    defect = phrase("run-defect", error="KeyError: 'boom'", place="run.py:7", function="push")
    yield BadFile.at("f.yaml", 1, defect)


@pytest.fixture(scope="module")
def errors(tmp_path_factory: pytest.TempPathFactory) -> list[GraveholdError]:
    folder = tmp_path_factory.mktemp("bad")
    return [
        *bad_scenarios(),
        *bad_texts(folder),
        *bad_chronicles(),
        *bad_expeditions(),
        *failures(),
        *rare(),
    ]


def parts(told: Told) -> Iterator[GraveholdError | Phrase]:
    """A message and the messages within it."""
    if isinstance(told, tuple) and not isinstance(told, Phrase):
        for one in told:
            yield from parts(one)
    elif isinstance(told, GraveholdError | Phrase):
        yield told
        for inner in told.told.values():
            yield from parts(inner)


def named(error: GraveholdError) -> set[str]:
    """Files, lines, ids, fields, values: what is the same in every language."""
    return {
        str(value)
        for part in parts(error)
        for name, value in part.told.items()
        if isinstance(value, str | int) and name not in CHOOSING and value != ""
    }


def own_words(text: str, names: set[str]) -> set[str]:
    """The words of a message itself, without what it quotes."""
    for name in sorted(names, key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", " ", text)
    return {word.lower() for word in WORD.findall(QUOTED.sub(" ", text))}


@pytest.mark.parametrize("lang", OTHERS)
def test_a_mistake_is_told_in_the_language_of_the_reader(
    lang: str, errors: list[GraveholdError]
) -> None:
    assert len(errors) > 150
    for error in errors:
        english, said = explain(error, "en"), explain(error, lang)
        assert said != english
        assert [name for name in named(error) if name not in said] == []
        assert not own_words(said, named(error)) & ENGLISH, said
        place = re.match(r"[\w./-]+(?::\d+)?: ", english)
        assert place is None or said.startswith(place[0])


def test_every_message_has_been_tried(errors: list[GraveholdError]) -> None:
    """Except what only commands say; their tests are elsewhere."""
    met = {part.id for error in errors for part in parts(error)}
    ours = {id_ for (id_, _), text in read("en").items() if text.file == "files.ftl"}
    assert {id_ for id_ in ours - met if not id_.startswith(OF_COMMANDS)} == {
        "run-ok", "run-failed", "run-sum", "run-checked",
    }  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_unknown_is_called_by_its_name(lang: str, errors: list[GraveholdError]) -> None:
    kinds = {str(p.told["what"]) for e in errors for p in parts(e) if p.id == "error-unknown"}
    assert len(kinds) > 15
    anything = explain(unknown("something else", "x", ()), lang)
    assert [k for k in kinds if explain(unknown(k, "x", ()), lang) == anything] == []


# Where errors are raised


def said_in_source() -> Iterator[tuple[str, str, set[str], bool]]:
    """Place, id, names of what is told, and whether these are all, of every literal message id."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_bytes())):
            if not isinstance(node, ast.Call):
                continue
            given = {word.arg for word in node.keywords if word.arg}
            whole = all(word.arg for word in node.keywords) and called(node) != "fill"
            for id_ in filter(ID.fullmatch, literals(node.args)):
                if id_ in DEEDS:  # what happens in a game, not what is said
                    continue
                yield f"{path.relative_to(SOURCE)}:{node.lineno}", id_, given, whole


def called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else ""


def literals(arguments: list[ast.expr]) -> Iterator[str]:
    """Strings written as arguments, in either branch of a conditional too."""
    for argument in arguments:
        if isinstance(argument, ast.IfExp):
            yield from literals([argument.body, argument.orelse])
        elif isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            yield argument.value


@pytest.mark.parametrize("lang", LANGUAGES)
def test_errors_are_raised_with_what_their_messages_name(lang: str) -> None:
    texts = read(lang)
    found = list(said_in_source())
    assert len(found) > 120
    assert [f"{place}: {id_}" for place, id_, _, _ in found if (id_, "") not in texts] == []
    wrong = [
        (place, id_, given ^ texts[id_, ""].placeholders)
        for place, id_, given, whole in found
        if (given != texts[id_, ""].placeholders if whole else given - texts[id_, ""].placeholders)
    ]
    assert wrong == []
