"""Checks what a scenario expects to be asked, in a battle or between battles."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection

from gravehold.kernel.errors import Phrase

from .forms import MOST, Forms
from .yamltree import Items, Mapping


class AskedChecks(Forms):
    """`decision` and `options`; who may be asked and what depends on what is played."""

    seats: tuple[str, ...]

    @abstractmethod
    def why_unreadable(self, key: str) -> Phrase | str:
        """What is wrong with a key whatever the position, '' if nothing is."""

    @abstractmethod
    def decision_kinds(self) -> Collection[str]: ...

    def decision(self, part: Mapping, name: str) -> None:
        """Null says that nothing is asked any more."""
        if part[name] is None:
            return
        inner = self.mapping(part[name], part.lines[name], name, ("seats", "kind"))
        if "kind" in inner:
            self.word(inner["kind"], inner.lines["kind"], "decision-kind", self.decision_kinds())
        if "seats" in inner:
            for at, seat in self.items(inner["seats"], inner.lines["seats"], "seats"):
                self.word(seat, at, "seat", self.seats)

    def options(self, part: Mapping, name: str) -> None:
        """A list alone says which are all."""
        if isinstance(part[name], Items):
            only = Mapping(part.lines[name])
            only["only"], only.lines["only"] = part[name], part.lines[name]
            part[name] = only
        inner = self.mapping(part[name], part.lines[name], name, ("has", "lacks", "only", "count"))
        for word, keys in inner.items():
            if word == "count":
                self.whole(keys, inner.lines[word], word, 0, MOST)
                continue
            for i, (at, key) in enumerate(self.items(keys, inner.lines[word], word)):
                if isinstance(key, bool):
                    key = keys[i] = "yes" if key else "no"
                self.text(key, at, word)
                if why := self.why_unreadable(key):
                    self.refuse(at, why)
