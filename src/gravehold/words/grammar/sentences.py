"""Trees to sentences: who does what, in which order, under which condition."""

from __future__ import annotations

from itertools import groupby, pairwise
from typing import Literal

from gravehold.kernel.nodes import breaches, damage, flow, moves, nemesis, places, sorcery, who
from gravehold.kernel.nodes.base import Do, Effect, Who
from gravehold.kernel.nodes.cards import Cards
from gravehold.words.locale import has, say

from .foes import AnyMinion
from .joining import (
    WHOLE,
    Sentences,
    branches,
    conditional,
    flatten,
    has_infinitive,
    joinable,
    names_subject,
    plain,
    together,
)
from .mentions import head, once_told
from .nouns import join, owner_of, player, seen, subject_of, value_phrase
from .simple import args_of, verb, verbs
from .sorts import actor, is_you, message_of, returns
from .tone import KNOWN, Mention, Tone


def sentences(do: Do, tone: Tone) -> Sentences:
    """Clauses without capital and full stop; short ones of one person become one sentence."""
    if tone.flat and len(steps := _steps(do)) > 1:
        return [_closed(_in_steps(steps, tone), tone)]
    if (often := _same(do)) is not None:
        return [*sentences(often, tone), say(tone.lang, "in-all", n=len(flatten(do)))]
    found: Sentences = []
    lang = tone.lang
    for about, group in groupby(flatten(do), key=lambda node: _about(node, lang)):
        nodes = list(group)
        if about == "you":
            found += _run(nodes, tone.later() if found else tone)
            tone = once_told(tone, *nodes)
        elif about == "that" and len(nodes) > 1:
            found += _their_run(nodes, tone.later() if found else tone)
            tone = once_told(tone, *nodes)
        else:
            for node in nodes:
                found += whole(node, tone.later() if found else tone)
                tone = once_told(tone, node)
    return found


def _same(do: Do) -> Effect | None:
    """What is done three times or more, and would be several sentences each time."""
    nodes = flatten(do)
    several = len(nodes) > 2 and all(node == nodes[0] for node in nodes)
    return nodes[0] if several and not plain(nodes[0]) else None


def behind(do: Do, tone: Tone, *, closed: bool = False) -> Sentences:
    """What 'if ...,' and the like govern: all of it in one sentence, so that nothing falls out.

    More sentences follow only where they hang on the first by their own words ('if you do, ...'),
    and never where `closed` by an 'otherwise' that could be read of them.
    """
    inside = tone._replace(inside=True, linked="first" if plain(do) else "no")
    if plain(do):
        return [_linked(sentences(do, inside), do, tone)]
    nodes = flatten(do)
    if len(nodes) == 1 and not branches(nodes[0]):
        found = sentences(do, inside)
        if len(found) == 1 or (_hangs(nodes[0]) and not closed):
            return found
    return [held(do, tone.listed() if closed and tone.flat else tone)]


def held(do: Do, tone: Tone) -> str:
    """Several sentences as one, behind a colon; in steps where one could be read into another."""
    inner, steps = tone.later()._replace(flat=True, linked="no"), _steps(do)
    text = _in_steps(steps, inner) if len(steps) > 1 else "; ".join(sentences(do, inner))
    id_ = "applies-in-order" if text.strip("[").startswith("(") else "applies"
    return say(tone.lang, id_, do=_closed(text, tone), **tone._replace(inside=True).frame)


def at_length(do: Do, tone: Tone) -> str:
    """All of it behind a colon."""
    several = len(flatten(do)) > 1 and plain(do)
    inner = tone.later()._replace(linked="first" if several else "no", flat=True)
    if len(steps := _steps(do)) > 1:
        return _closed(_in_steps(steps, inner), tone)
    text = _linked(sentences(do, inner), do, tone)
    return text if plain(do) and "; " not in text else _closed(text, tone)


def _hangs(node: Effect) -> bool:
    """Whether all its sentences are about what the first of them lets happen."""
    if isinstance(node, flow.As | flow.With):
        inner = flatten(node.do)
        return len(inner) == 1 and not branches(inner[0]) and _hangs(inner[0])
    if isinstance(node, moves.RevealDeck):
        return _about_revealed(flatten(node.do))
    if isinstance(node, breaches.CastPrepped):
        return node.n != 1  # 'after casting each of them', but 'then' could be at any rate
    return isinstance(node, damage.Deal | flow.IfDone) or (
        isinstance(node, flow.May | flow.IfTheyDo) and not node.otherwise
    )


def _about_revealed(nodes: list[Effect]) -> bool:
    """Whether it is one choice about the cards just shown: 'you may destroy it'."""
    if len(nodes) != 1 or not isinstance(nodes[0], flow.May) or not _hangs(nodes[0]):
        return False
    return all("revealed" in _zones(part) for part in flatten(nodes[0].do))


def _steps(do: Do) -> list[list[Effect]]:
    """What has to be told apart in one sentence: plain effects keep together."""
    nodes = flatten(do)
    if not nodes or (plain(tuple(nodes[:-1])) and not isinstance(nodes[-1], flow.Or)):
        return [nodes]  # only the last could go on, and nothing follows
    found: list[list[Effect]] = []
    for node in nodes:
        if found and plain(node) and plain(found[-1][-1]):
            found[-1].append(node)
        else:
            found.append([node])
    return found


def _in_steps(steps: list[list[Effect]], tone: Tone) -> str:
    """'(a) gain 1 charge; (b) draw 1 card or suffer 1 damage'."""
    told = []
    for i, step in enumerate(steps):
        inner = tone.later().listed()._replace(level=tone.level + 1)
        text = "; ".join(sentences(tuple(step), inner))
        told.append(say(tone.lang, "step", mark=_mark(tone.level, i), do=text))
        tone = once_told(tone, *step)
    return "; ".join(told)


MARKS = ("abcdefghijklmnopqrstuvwxyz", ("i", "ii", "iii", "iv", "v", "vi", "vii"), "123456789")


def _mark(level: int, i: int) -> str:
    """a, b, c; within them i, ii, iii; within those 1, 2, 3."""
    marks = MARKS[level % len(MARKS)]
    return marks[i] if i < len(marks) else str(i + 1)


def _closed(text: str, tone: Tone) -> str:
    """In brackets where more follows in the same sentence."""
    done = text.startswith("[") and text.find("]") == len(text) - 1
    return f"[{text}]" if tone.closed and not done else text


def _linked(found: Sentences, do: Do, tone: Tone) -> str:
    """Plain clauses by 'and', unless an order would seem to be for whom the one before is about."""
    nodes = flatten(do)
    named = [names_subject(node, tone) for node in nodes]
    turns = any(one and not two for one, two in pairwise(named))
    apart = len(named) < len(found) and (len(found) > 2 or any(named))
    if len(found) < 2 or not plain(do) or turns or apart or any(map(conditional, nodes[:-1])):
        return "; ".join(found)
    return join(found, tone.lang, "clauses" if names_subject(_last(do), tone) else "and")


def _last(do: Do) -> Effect:
    """What is told last: of a pick, what follows it."""
    node = flatten(do)[-1]
    then: Do = getattr(node, "then", ())
    return _last(then) if then else node


def _run(nodes: list[Effect], tone: Tone) -> Sentences:
    """Verbs of one subject as one sentence."""
    return spoken(subject_of(tone), verbs(nodes, tone.acting(), tone.ordering().mood), tone)


def _their_run(nodes: list[Effect], tone: Tone) -> Sentences:
    """The same of 'that player', who is not the one spoken of."""
    told = verbs(nodes, tone.acting(_doer(who.THAT_PLAYER)), "does")
    return [clause(owner_of(who.THAT_PLAYER, tone), join(told, tone.lang), tone)]


def _about(node: Effect, lang: str) -> str:
    """Whose verb it is, if it can be joined with its neighbours: you, that, or ''."""
    if joinable(node, lang):
        return "you"
    id_ = message_of(node)
    theirs = isinstance(actor(node), who.ThatPlayer) and type(node) not in WHOLE
    return "that" if theirs and has(lang, id_, "do") and not has(lang, id_, "to") else ""


def spoken(subject: str, told: list[str], tone: Tone) -> Sentences:
    joined = join(told, tone.lang)
    return [clause(subject, joined, tone) if subject else joined]


def clause(subject: str, told: str, tone: Tone) -> str:
    return say(tone.lang, "subject-verb", subject=subject, verb=told, **tone.frame)


def whole(node: Effect, tone: Tone) -> Sentences:
    """An effect as sentences of its own."""
    if type(node) in WHOLE:
        return WHOLE[type(node)](node, tone)
    lang, id_ = tone.lang, message_of(node)
    if together(node) and tone.nemesis and has(lang, id_, "all"):
        found = [say(lang, id_, "all", **args_of(node, tone))]
    elif not has(lang, id_, "do"):  # it names its own subject
        found = [say(lang, id_, **args_of(node, tone))]
    elif is_you(actor(node)):
        found = told(node, tone)
    elif has(lang, id_, "to"):  # it is done to them
        receiver, acting = player(actor(node), tone, "dat"), tone.acting(_doer(actor(node)))
        found = [say(lang, id_, "to", receiver=receiver, **args_of(node, acting))]
    else:
        acting = tone.acting(_doer(actor(node)))
        found = [clause(owner_of(actor(node), tone), verb(node, acting, "does"), tone)]
    if isinstance(node, nemesis.DrawMinion | places.PutOnBoard) and node.otherwise:
        first, *rest = behind(node.otherwise, tone.later())
        absent = "if-none-left" if isinstance(node, nemesis.DrawMinion) else "if-no-space"
        found += [say(lang, absent, do=first), *rest]
    return found + _then(node, once_told(tone, head(node)).later())


def told(node: Effect, tone: Tone) -> Sentences:
    """A verb of 'you' as a sentence."""
    return spoken(subject_of(tone), [verb(node, tone.acting(), tone.ordering().mood)], tone)


def _doer(node: Who) -> Literal["that", "other"]:
    """Whose clause it is; its numbers stay those of 'you', for whom the kernel counts."""
    return "that" if isinstance(node, who.ThatPlayer) else "other"


def _then(node: Effect, tone: Tone) -> Sentences:
    """What follows a pick, which knows how many were picked."""
    then: Do = getattr(node, "then", ())
    if not then or returns(node):
        return []
    if isinstance(node, breaches.ReplaceBreach | breaches.OpenBreach):  # the breach was theirs
        about: Literal["", "you"] = "you" if isinstance(node, breaches.ReplaceBreach) else ""
        return sentences(then, tone._replace(you=KNOWN, mood="does", same=False, about=about))
    if isinstance(node, nemesis.DrawMinion | nemesis.BringIntoPlay):
        return sentences(then, tone._replace(them=_brought(node), it="minion"))
    it = "spell" if _gains_spell(node) else PICKED.get(type(node), tone.it)
    return sentences(then, tone._replace(counted=counted(node), it=it, raised=0))


def counted(node: Effect) -> str:
    """What the number is of that a pick has found."""
    prepped = "-spell" if _zones(node) == ("prepped",) else "-card"
    return COUNTED.get(type(node)) or type(node).__name__.lower() + prepped


def _gains_spell(node: Effect) -> bool:
    return isinstance(node, moves.GainCard) and node.types == ("spell",)


def _brought(node: nemesis.DrawMinion | nemesis.BringIntoPlay) -> Mention:
    """The card that has just come into play."""
    if isinstance(node, nemesis.BringIntoPlay):
        return Mention(nemesis.Minions(node.card, "only"))
    return Mention(AnyMinion(node.deck), known=True)


COUNTED: dict[type, str] = {sorcery.DestroyOnBoard: "destroy-spell"}  # what the number is of
PICKED: dict[type, str] = {  # what 'it' is
    moves.ChooseCard: "card", moves.Destroy: "destroyed", moves.Discard: "discarded",
    moves.GainCard: "gained",
}  # fmt: skip


def _zones(node: Effect) -> tuple[str, ...]:
    cards = getattr(node, "cards", None)
    return cards.zones if isinstance(cards, Cards) else ()


def infinitive(do: Do, tone: Tone) -> str:
    """Behind 'may': 'destroy a card in your hand'; what has no such form is told at length."""
    nodes = flatten(do)
    if len(nodes) == 1 and isinstance(nodes[0], moves.RevealDeck) and _shown(nodes[0], tone.lang):
        return _infinitive_to_reveal(nodes[0], tone)
    if not all(has_infinitive(node, tone.lang) for node in nodes):
        return say(tone.lang, "inf-any", do=at_length(do, tone))
    if not any(isinstance(node, flow.With) for node in nodes):
        return join(verbs(nodes, tone, "inf"), tone.lang)
    parts = []
    for node in nodes:
        if isinstance(node, flow.With):
            them = Mention(seen(node.who, tone))
            parts.append(infinitive(node.do, tone._replace(that=them, same=False)))
        else:
            parts.append(verb(node, tone, "inf"))
        tone = once_told(tone, node)
    return join(parts, tone.lang)


def _shown(node: moves.RevealDeck, lang: str) -> bool:
    """Whether what is done with the cards shown can stand behind 'may' as well."""
    body = flatten(node.do)
    return not flatten(node.otherwise) and all(has_infinitive(part, lang) for part in body)


def shown_as(n: int) -> str:
    """What cards of a deck are called once they are shown: it, the two, or them."""
    return {1: "revealed", 2: "revealed-two"}.get(n, "revealed-many")


def _infinitive_to_reveal(node: moves.RevealDeck, tone: Tone) -> str:
    """'reveal the top 2 cards of their deck and discard up to 2 of them'."""
    n, value = node.n if isinstance(node.n, int) else 0, value_phrase(node.n, tone)
    shown = say(tone.lang, "do-reveal-deck", "inf", n=n, value=value, person=tone.person)
    inner = once_told(tone, node.n).later()._replace(counted=shown_as(n), it="revealed")
    return join([shown, *verbs(flatten(node.do), inner, "inf")], tone.lang)
