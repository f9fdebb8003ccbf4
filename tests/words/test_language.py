import pytest

from gravehold.kernel.errors import UnknownName
from gravehold.words.language import language

NAMES = ("GRAVEHOLD_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)


def test_english_when_nothing_is_said() -> None:
    assert language(None) == "en"


@pytest.mark.parametrize("option", ["pl", "PL", "pl-PL", "pl_PL.UTF-8", " pl "])
def test_the_option_decides(option: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRAVEHOLD_LANG", "de")
    assert language(option) == "pl"


def test_an_unknown_option_names_the_nearest() -> None:
    with pytest.raises(UnknownName, match=r"'pol'; did you mean 'pl'\? \(there are: en, pl, de\)"):
        language("pol")


@pytest.mark.parametrize("position", range(len(NAMES)))
def test_the_first_variable_that_is_set_decides(
    position: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in NAMES[position + 1 :]:
        monkeypatch.setenv(name, "pl_PL.UTF-8")
    for name in NAMES[:position]:
        monkeypatch.setenv(name, "")
    monkeypatch.setenv(NAMES[position], "de_AT.UTF-8")
    assert language() == "de"


@pytest.mark.parametrize("locale", ["C", "POSIX", "C.UTF-8", "fr_FR.UTF-8"])
def test_a_locale_we_do_not_speak_is_english(locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert language() == "en"


def test_our_own_variable_must_be_right(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GRAVEHOLD_LANG", "deutsch")
    with pytest.raises(UnknownName, match="GRAVEHOLD_LANG: unknown language 'deutsch'"):
        language()
