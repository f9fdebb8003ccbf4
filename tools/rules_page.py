"""The page docs/rules/<language>.md: all rules, rulings and words of the game."""

from collections.abc import Iterator

from gravehold.rules import Entry, Glossary, Rule, Ruling, load_examples, load_glossary, load_rules
from gravehold.words.locale import Arg, say


def rules_page(lang: str) -> str:
    return "\n".join(_Page(lang).lines())


class _Page:
    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.book = load_rules(lang)
        self.examples = load_examples(lang)
        self.glossary = load_glossary(lang)

    def say(self, id_: str, **args: Arg) -> str:
        return say(self.lang, f"rules-{id_}", **args)

    def lines(self) -> Iterator[str]:
        topics = {
            topic: _capital(self.say(f"topic-{topic.replace('_', '-')}"))
            for topic in self.book.topics()
        }
        yield f"# {self.say('page-title')}"
        yield ""
        yield self.say("page-intro")
        yield ""
        for topic, name in topics.items():
            yield f"- [{name}](#{topic})"
        yield f"- [{self.say('glossary')}](#glossary)"
        yield ""
        for topic, entries in self.book.topics().items():
            yield f'## <a id="{topic}"></a>{topics[topic]}'
            yield ""
            for entry in entries:
                yield from self.entry(entry)
        yield from self.glossary_lines()

    def entry(self, entry: Entry) -> Iterator[str]:
        yield f'### <a id="{entry.id}"></a>{entry.title}'
        yield ""
        yield linked(self.glossary, entry.text)
        yield ""
        if example := self.examples.get(entry.id):
            yield f"> **{self.say('example')}.** {example.text}"
            if example.scenario:
                path = f"../../tests/scenarios/examples/{example.scenario}"
                link = f"[{example.scenario}]({path})"
                yield f"> {self.say('scenario', file=link)}"
            yield ""
        yield " · ".join(self.about(entry))
        yield ""

    def about(self, entry: Entry) -> Iterator[str]:
        """The small print: id, rulebooks, and where to read on."""
        yield f"`{entry.id}`"
        if isinstance(entry, Rule):
            yield ", ".join(self.say(f"box-{book}") for book in entry.books)
            if entry.origin:
                yield self.say("ours")
            rulings = [ruling.id for ruling in self.book.rulings_about(entry.id)]
            if rulings:
                yield f"{self.say('rulings')}: {self.links(rulings)}"
        if isinstance(entry, Ruling):
            yield f"{self.say('about')}: {self.links(entry.about)}"
            yield f"{self.say('basis')}: {entry.basis}"

    def links(self, ids: list[str] | tuple[str, ...]) -> str:
        return ", ".join(f"[{self.book[id_].title}](#{id_})" for id_ in ids)

    def glossary_lines(self) -> Iterator[str]:
        yield f'## <a id="glossary"></a>{self.say("glossary")}'
        yield ""
        for term in self.glossary.terms.values():
            yield f'### <a id="{anchor(term.id)}"></a>{term.term}'
            yield ""
            yield linked(self.glossary, term.text, without=term.id)
            yield ""
            yield f"{self.say('rules')}: {self.links(term.rules)}"
            yield ""


def anchor(term: str) -> str:
    return f"word-{term}"


def linked(glossary: Glossary, text: str, without: str = "") -> str:
    """A text with each term of the glossary linked where it is first mentioned."""
    parts: list[str] = []
    done = {without}
    position = 0
    for span in glossary.find(text):
        if span.term in done:
            continue
        done.add(span.term)
        word = text[span.start : span.end]
        parts += [text[position : span.start], f"[{word}](#{anchor(span.term)})"]
        position = span.end
    return "".join([*parts, text[position:]])


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
