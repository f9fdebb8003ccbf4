"""Texts and YAML from outside: whatever they hold, the worst is a clear error."""

from pathlib import Path
from typing import Any

import pytest

from gravehold.kernel.errors import BadFile
from gravehold.notation.textfile import LARGEST, decode, read_text
from gravehold.notation.yamltree import Items, Mapping, documents


def message(text: str) -> str:
    with pytest.raises(BadFile) as caught:
        documents(text, "f.yaml")
    return str(caught.value)


def only(text: str) -> Any:
    [(_, value)] = documents(text, "f.yaml")
    return value


# Bytes


def test_windows_line_ends_and_a_byte_order_mark_do_no_harm() -> None:
    assert decode(b"\xef\xbb\xbfa\r\nb\rc\n", "f") == "a\nb\nc\n"


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ("name: x".encode("utf-16"), "f: this is UTF-16 text; save it as UTF-8"),
        (b"ok\nna\xefve", "f:2: this is not UTF-8 text (byte 5)"),
        (b"a\n\nb\0c", "f:3: this is no text file (it holds the control character U+0000)"),
        (b"\x1b[31mred", "f:1: this is no text file (it holds the control character U+001B)"),
    ],
)
def test_what_is_no_text_is_refused(data: bytes, why: str) -> None:
    with pytest.raises(BadFile) as caught:
        decode(data, "f")
    assert str(caught.value) == why


def test_a_huge_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "huge.yaml"
    path.write_bytes(b"#" * (LARGEST + 1))
    with pytest.raises(BadFile, match=r"huge\.yaml: larger than 1000 kB"):
        read_text(path)


# YAML


def test_lines_are_known() -> None:
    value = only("a: 1\nb:\n  - x\n  - y: 2\n")
    assert isinstance(value, Mapping)
    assert value.lines == {"a": 1, "b": 2}
    assert isinstance(value["b"], Items)
    assert value["b"].lines == [3, 4]


def test_words_stay_words() -> None:
    """YAML 1.2: yes, no, on and 1/2 are what they look like."""
    value = only("[yes, no, on, 1/2, p2.3, 0x1F, 1.5, '7', \"null\"]")
    assert value == ["yes", "no", "on", "1/2", "p2.3", "0x1F", "1.5", "7", "null"]


def test_numbers_booleans_and_nothing() -> None:
    value = only("[7, -3, true, false, null, ~]")
    assert value == [7, -3, True, False, None, None]
    assert only("a:")["a"] is None


def test_several_documents_and_empty_ones() -> None:
    found = documents("---\n---\na: 1\n---\n# nothing\n---\nb: 2\n", "f.yaml")
    assert [(line, dict(value)) for line, value in found] == [(3, {"a": 1}), (7, {"b": 2})]
    assert documents("", "f.yaml") == []


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (
            "a: &x [1]\nb: *x",
            "f.yaml:1: anchors and aliases (& and *) have no place in these files",
        ),
        ("b:\n  - *x", "f.yaml:2: anchors and aliases (& and *) have no place in these files"),
        ("a: !!python/object x", "f.yaml:1: tags (words after !) have no place in these files"),
        ("\na: !thing {}", "f.yaml:2: tags (words after !) have no place in these files"),
        ("a: 1\nb: 2\na: 3", "f.yaml:3: 'a' is written twice"),
        ("1: x\n1: y", "f.yaml:2: '1' is written twice"),
        ("[a]: 1", "f.yaml:1: a name is a word, not a list or a mapping"),
        ("a:\n\tb: 1", "f.yaml:2: a tab stands where only blanks may"),
        ("a: b: c", "f.yaml:1: this cannot be read as YAML (mapping values are not allowed here)"),
        ("a: 'x", "f.yaml:1: this cannot be read as YAML (found unexpected end of stream)"),
        ("[" * 100_000, "f.yaml:1: nested too deeply"),
        ("- " * 5_000 + "x", "f.yaml:1: nested too deeply"),
        ("{a: " * 60 + "1" + "}" * 60, "f.yaml:1: nested too deeply"),
    ],
)
def test_bad_yaml_is_an_error_with_its_line(text: str, why: str) -> None:
    assert message(text) == why


def test_a_bomb_of_aliases_does_not_go_off() -> None:
    lines = ["a: &a [x, x]", *(f"{n}: &{n} [*a, *a]" for n in "bcdefgh")]
    assert "anchors and aliases" in message("\n".join(lines))


def test_a_boolean_as_a_name_is_a_word() -> None:
    assert dict(only("true: 1\n1: 2\nnull: 3")) == {"true": 1, 1: 2, "null": 3}


def test_an_endless_number_is_a_word() -> None:
    assert only("a: " + "9" * 6000)["a"] == "9" * 6000
