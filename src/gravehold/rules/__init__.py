"""The rules of the game as text, and which test holds the program to which of them."""

from gravehold.rules.book import Entry, Rule, RuleBook, Ruling, load_rules
from gravehold.rules.concerns import Concerns, concerns
from gravehold.rules.examples import Example, load_examples
from gravehold.rules.glossary import Glossary, Span, Term, load_glossary

__all__ = [
    "Concerns",
    "Entry",
    "Example",
    "Glossary",
    "Rule",
    "RuleBook",
    "Ruling",
    "Span",
    "Term",
    "concerns",
    "load_examples",
    "load_glossary",
    "load_rules",
]
