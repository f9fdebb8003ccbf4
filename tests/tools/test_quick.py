"""Which tests a change calls for."""

from pathlib import Path

from tools.quick import MOST, ROOT, fitting_tests

EVERY = sorted(path.relative_to(ROOT) for path in (ROOT / "tests").rglob("test_*.py"))


def test_a_changed_module_calls_for_the_tests_that_bear_its_name_first() -> None:
    found = fitting_tests([Path("src/gravehold/kernel/verbs.py")], EVERY)
    assert found[0] == Path("tests/kernel/test_verbs.py")


def test_a_changed_module_calls_for_tests_that_import_it() -> None:
    found = fitting_tests([Path("src/gravehold/server/wire/table_words.py")], EVERY)
    assert Path("tests/server/test_views.py") in found


def test_a_changed_test_is_run_itself() -> None:
    own = Path("tests/kernel/test_verbs.py")
    assert fitting_tests([own, Path("README.md"), Path("tests/kit/scene.py")], EVERY) == [own]


def test_what_everything_imports_calls_for_no_more_than_can_be_waited_for() -> None:
    assert len(fitting_tests([Path("src/gravehold/kernel/game.py")], EVERY)) == MOST
