"""The rules of the game as text, and which test holds the program to which of them."""

from gravehold.rules.book import Entry, Rule, RuleBook, Ruling, load_rules

__all__ = ["Entry", "Rule", "RuleBook", "Ruling", "load_rules"]
