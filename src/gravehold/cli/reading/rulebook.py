"""Prints rules, rulings and the glossary in a language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gravehold.cli.console import Console
from gravehold.cli.speech import short
from gravehold.kernel.errors import UnknownName
from gravehold.rules import Entry, Rule, Ruling, load_examples, load_glossary, load_rules
from gravehold.rules.glossary import Term
from gravehold.rules.search import find_id, find_topic, search
from gravehold.rules.spelling import fold
from gravehold.words.locale import Arg, say

GLOSSARY = "glossary"
SEALED = ("outcasts", "legacy")  # topics that tell what is found on the way


class Reader:
    """The rules in one language, and the paper they are printed on."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.book = load_rules(lang)
        self.glossary = load_glossary(lang)
        self.examples = load_examples(lang)
        self.topics = {topic: self.topic_name(topic) for topic in self.book.topics()}
        self.console = Console()

    def say(self, id_: str, **args: Arg) -> str:
        return say(self.lang, f"rules-{id_}", **args)

    def topic_name(self, topic: str) -> str:
        return self.say(f"topic-{topic.replace('_', '-')}")

    def boxes(self, rule: Rule) -> str:
        return ", ".join(self.say(f"box-{book}") for book in rule.books)

    # finding

    def find_id(self, words: Sequence[str]) -> Entry | None:
        return find_id(self.book, words)

    def find_topic(self, words: Sequence[str]) -> str | None:
        return find_topic(self.topics, words)

    def is_glossary(self, word: str) -> bool:
        return fold(word) in {GLOSSARY, fold(self.say("glossary"))}

    def _near(self, words: str, known: Iterable[str]) -> str:
        names = {fold(name): name for name in known}
        found = get_close_matches(fold(words), names, n=1, cutoff=0.55)
        return self.say("near", name=names[found[0]]) if found else ""

    # printing

    def print_topics(self) -> None:
        table = Table.grid(padding=(0, 2))
        for topic, entries in self.book.topics().items():
            table.add_row(
                Text(topic, style="cyan"),
                Text(self.topics[topic]),
                Text(self.say("number", n=len(entries)), style="dim"),
            )
        self.console.print(Text(self.say("topics"), style="bold"))
        self.console.print(table)
        self.console.print()
        term = self.glossary.terms["breach"].term
        for line in (
            self.say("how-topic", topic="exhaustion"),
            self.say("how-id", id="main.focus"),
            self.say("how-words", words=f"{term} +1"),
            self.say("how-term", term=term),
        ):
            self.console.print(Text(line, style="dim"))

    def print_all(self) -> None:
        for topic in self.book.topics():
            self.print_topic(topic)

    def print_topic(self, topic: str) -> None:
        if topic in SEALED:
            self.console.print(Text(say(self.lang, "play-sealed"), style="yellow"))
        self.console.print(Text(self.topics[topic], style="bold"))
        self._print_list(self.book.topics()[topic])

    def print_found(self, words: Sequence[str]) -> None:
        found = search(self.book, words, self.glossary, self.examples)
        phrase = short(" ".join(words))
        if not found:
            known = [*self.book.entries, *self.topics.values(), *self._terms()]
            raise UnknownName(self.say("none", words=phrase) + self._near(phrase, known))
        if len(found) == 1:
            self.print_entry(found[0])
            return
        heading = self.say("found", n=len(found), words=phrase)
        self.console.print(Text(heading, style="bold"))
        self._print_list(found)

    def print_entry(self, entry: Entry) -> None:
        self.console.print(Text.assemble((entry.id, "cyan"), "  ", (entry.title, "bold")))
        where = [self.topics[entry.topic]]
        if isinstance(entry, Rule):
            where.append(f"{self.say('box')}: {self.boxes(entry)}")
            where += [self.say("ours")] if entry.origin else []
        self.console.print(Text(" · ".join(where), style="dim"))
        self.console.print()
        self.console.print(self.linked(entry.text))
        self.console.print()
        if isinstance(entry, Ruling):
            self._print_section("about", self._headlines(entry.about))
            self._print_section("basis", [Text(entry.basis)])
        if example := self.examples.get(entry.id):
            lines = [self.linked(example.text)]
            if example.scenario:
                lines.append(Text(self.say("scenario", file=example.scenario), style="dim"))
            self._print_section("example", lines)
        rulings = self.book.rulings_about(entry.id)
        self._print_section("rulings", [self._in_full(ruling) for ruling in rulings])
        self._print_see_also(self.glossary.mentioned(entry.text))

    def print_glossary(self) -> None:
        self.console.print(Text(self.say(GLOSSARY), style="bold"))
        table = Table.grid(padding=(0, 2))
        table.add_column(style="cyan")
        table.add_column()
        for term in self.glossary.terms.values():
            table.add_row(Text(term.term), self.linked(term.text, without=term.id))
        self.console.print(table)

    def print_term(self, words: Sequence[str]) -> None:
        phrase = short(" ".join(words))
        term = self.glossary.look_up(phrase)
        if term is None:
            near = self._near(phrase, self._terms())
            raise UnknownName(self.say("no-term", words=phrase) + near)
        self.console.print(Text(term.term, style="bold"))
        self.console.print(self.linked(term.text, without=term.id))
        self.console.print()
        self._print_section("rules", self._headlines(term.rules))
        also = self.glossary.mentioned(term.text)
        self._print_see_also([other for other in also if other.id != term.id])

    # parts

    def linked(self, text: str, without: str = "") -> Text:
        """A text with the words of the glossary underlined."""
        shown = Text(text)
        for span in self.glossary.find(text):
            if span.term != without:
                shown.stylize("underline", span.start, span.end)
        return shown

    def _print_list(self, entries: Sequence[Entry]) -> None:
        table = Table.grid(padding=(0, 2))
        table.add_column(style="cyan", no_wrap=True)
        table.add_column()
        for entry in entries:
            table.add_row(Text(entry.id), Text.assemble((f"{entry.title}. ", "bold"), entry.text))
        self.console.print(table)
        self.console.print()

    def _headlines(self, ids: Sequence[str]) -> list[Text]:
        width = max(map(len, ids), default=0)
        return [
            Text.assemble((f"{id_:<{width}}", "cyan"), "  ", self.book[id_].title) for id_ in ids
        ]

    def _in_full(self, ruling: Ruling) -> Text:
        return Text.assemble((ruling.id, "cyan"), "  ", self.linked(ruling.text))

    def _print_section(self, heading: str, lines: Sequence[Text]) -> None:
        if not lines:
            return
        self.console.print(Text(self.say(heading), style="bold"))
        for line in lines:
            self.console.print(Padding(line, (0, 0, 0, 2)))
        self.console.print()

    def _print_see_also(self, terms: Sequence[Term]) -> None:
        if terms:
            names = ", ".join(term.term for term in terms)
            self.console.print(Text(f"{self.say('see-also')}: {names}", style="dim"))

    def _terms(self) -> list[str]:
        return [term.term for term in self.glossary.terms.values()]
