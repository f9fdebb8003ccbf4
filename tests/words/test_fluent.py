"""Our Fluent is that of the browser: both fill in every message alike."""

import json
import random
import re
import subprocess
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gravehold.words.language import LANGUAGES
from gravehold.words.locale import FOLDER, _functions
from gravehold.words.locale.filling import Arg, Bundle, CannotFill, Function
from gravehold.words.locale.kept import _read
from gravehold.words.locale.parsing import BadWords, mark_of, parsed, sources_in

WEB = Path(__file__).parents[2] / "web"
BROWSER = Path(__file__).with_name("filled_by_browser.mjs")
NUMBERS = (0, 1, 2, 3, 5, 11, 12, 21, 22, 102, 112, 999, 1_000, 12_345, 1_234_567, -1, -2)
MOST = 30  # ways to fill in a message: enough for each value of each argument

Asked = tuple[str, str, dict[str, Arg]]

# What our own messages do not use, or not together.
SPECIAL = """
-guild = { $case ->
   *[nom] Gilde
    [gen] { $of } der Gilde
}
    .gender = feminine
plain = two lines
    of text
spaces = {"  "}x{" "}y{"{"}
number = { 5 } of { 12345 }
inner = { { $n } }
term = { -guild } and { -guild(case: "gen", of: "Haus") }
by-term = { -guild.gender ->
    [feminine] she
   *[other] it
}
attributed = { other.name }, { other }
other = value
    .name = attribute
ordered = { $n ->
    [few] few
    [2] two
    [one] one
   *[other] { $n } others
}
word = { $kind ->
    [1] number
    [one] word
   *[other] rest
}
nested = { $n ->
    [0] none
   *[other] { $kind ->
        [a] { $n } of a
       *[b] { NOUN($kind, $n, case: "gen", of: 3) }
    }
}
default-first = { $n ->
   *[other] rest
    [5] five
}
only-attributes =
    .one = 1
    .two = { only-attributes.one }{ $n }
quoted = { "\\u0041\\"\\\\" }
"""


def stub(name: str) -> Function:
    def told(*values: Arg, **named: Arg) -> str:
        return f"{name}({'|'.join([*map(str, values), *(f'{k}={v}' for k, v in named.items())])})"

    return told


class Words:
    """Some Fluent files, with all that is needed to fill them in."""

    def __init__(self, lang: str, sources: dict[str, bytes]) -> None:
        self.lang = lang
        self.texts = {name: text.decode("utf-8") for name, text in sources.items()}
        data = parsed(sources)
        self.entries: dict[str, dict[str, Any]] = json.loads(data[len(mark_of(sources)) :])
        self.functions = sorted(set(re.findall(r"\b([A-Z]+)\(", "".join(self.texts.values()))))
        functions = {name: stub(name) for name in self.functions}
        self.bundle = Bundle(_read(data, mark_of(sources)), LANGUAGES[lang], functions)
        self.values: dict[str, set[Arg]] = defaultdict(set)
        for entry in self.entries.values():
            for part in parts(list(entry.values())):
                if part[0] == "select" and part[1][0] == "var":
                    self.values[part[1][1]] |= {key for key, _ in part[2]}

    def samples(self, name: str) -> list[Arg]:
        return [*sorted(self.values[name], key=str), *NUMBERS, "some words"]

    def needed(self, text: Any) -> set[str]:
        """The arguments of a text, and of those that it is made of."""
        found = {part[1] for part in parts(text) if part[0] == "var"}
        for part in parts(text):
            if part[0] == "message":
                found |= self.needed(self.entries[part[1]][part[2]])
        return found

    def asked(self) -> Iterator[Asked]:
        chance = random.Random(self.lang)
        for id_, entry in self.entries.items():
            if id_.startswith("-"):
                continue
            for attribute, text in entry.items():
                samples = {name: self.samples(name) for name in sorted(self.needed(text))}
                most = max((len(found) for found in samples.values()), default=1)
                for turn in range(max(most, MOST) if samples else 1):
                    args = {
                        name: found[turn] if turn < len(found) else chance.choice(found)
                        for name, found in samples.items()
                    }
                    yield id_, attribute, args

    def by_us(self, asked: list[Asked]) -> list[str]:
        return [self.bundle.filler(id_, attribute)(args) for id_, attribute, args in asked]

    def by_browser(self, asked: list[Asked]) -> list[Any]:
        task = {"lang": self.lang, "sources": [*self.texts.values()], "asked": asked}
        task["functions"] = self.functions
        code = BROWSER.read_text("utf-8")
        ended = subprocess.run(
            ["node", "--input-type=module", "--eval", code],
            cwd=WEB, input=json.dumps(task), capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert ended.returncode == 0, ended.stderr
        found: list[Any] = json.loads(ended.stdout)
        return found


def parts(text: Any) -> Iterator[list[Any]]:
    """Every expression in a text."""
    if isinstance(text, dict):
        text = list(text.values())
    if isinstance(text, list):
        if text and isinstance(text[0], str) and text[0] in {"var", "message", "select", "call"}:
            yield text
        for part in text:
            yield from parts(part)


def words_of(kind: str, lang: str) -> Words:
    if kind == "special":
        return Words(lang, {"special.ftl": SPECIAL.encode()})
    folder = FOLDER / lang
    sources = {f"{lang}.ftl": (WEB / "locale" / f"{lang}.ftl").read_bytes()}
    return Words(lang, sources_in(folder) if kind == "ours" else sources)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", ["ours", "the browser's", "special"])
def test_every_message_is_filled_in_as_the_browser_does(kind: str, lang: str) -> None:
    if not (WEB / "node_modules" / "@fluent").is_dir():
        pytest.skip("the client's packages are not there; make webtest fetches them")
    words = words_of(kind, lang)
    asked = list(words.asked())
    pairs = zip(asked, words.by_us(asked), words.by_browser(asked), strict=True)
    assert [(*what, ours, theirs) for what, ours, theirs in pairs if ours != theirs][:3] == []


def test_messages_ask_only_for_functions_there_are_and_for_each_of_them() -> None:
    asked = {name for lang in LANGUAGES for name in words_of("ours", lang).functions}
    assert asked == _functions("en").keys()


@pytest.mark.parametrize(
    ("text", "args", "why"),
    [
        ("m = { $n } cards", {}, "no $n"),
        ("m = { other }", {}, "no message 'other'"),
        ("m = { other.name }\nother = x", {}, "no message 'other.name'"),
        ("m = { NUMBER($n) }", {"n": 1}, "no function NUMBER"),
        ("other = x", {}, "no message 'm'"),
    ],
)
def test_what_is_missing_is_named(text: str, args: dict[str, Arg], why: str) -> None:
    sources = {"a.ftl": text.encode()}
    bundle = Bundle(_read(parsed(sources), mark_of(sources)), LANGUAGES["en"], {})
    with pytest.raises(CannotFill) as caught:
        bundle.filler("m")(args)
    assert str(caught.value) == why


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("a = b\n\n  c d\ne =\n", "a.ftl:4: "),
        ("a = { $n ->\n  [one] x\n}\n", "a.ftl:1: "),
        ("a = b\na = c\n", "a.ftl: a is there twice"),
        ("a = { 1.5 }\n", "1.5: only whole numbers are counted with"),
    ],
)
def test_files_that_are_not_fluent_are_refused(text: str, why: str) -> None:
    with pytest.raises(BadWords) as caught:
        parsed({"a.ftl": text.encode()})
    assert str(caught.value).startswith(why)
