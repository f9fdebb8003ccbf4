"""What each answer would do, for a list to choose from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from gravehold.kernel.decision import Option
from gravehold.kernel.verbs import VERBS
from gravehold.kernel.view import View
from gravehold.table.asking import Choice, asked_of
from gravehold.table.questions import question
from gravehold.table.reading import definition_of, table_of
from gravehold.table.records import Breach, Pile, Seat

from .boards import link_words
from .grammar import definitions
from .grammar.nouns import join
from .grammar.tone import Tone, sentence
from .locale import Arg, say
from .names import name
from .things import ROMAN, amount, clause, seat_words, text_in, turn_card_name


class Label(NamedTuple):
    """The answer, a short note that belongs to it, and a longer description."""

    text: str
    note: str = ""
    card: str = ""


class Offer(NamedTuple):
    """An option on the way to its words."""

    view: View
    choice: Choice
    lang: str

    def say(self, id_: str, **args: Arg) -> str:
        return say(self.lang, id_, **args)

    @property
    def called(self) -> str:
        """The name of the card, or what else it is about."""
        return name(self.choice.id, self.lang)

    @property
    def who(self) -> str:
        """The player it names."""
        seat = self.choice.seat
        return "" if seat is None else seat_words(self.view, seat, self.lang)

    @property
    def mat(self) -> Seat:
        """Of the player it names, else of the one who acts."""
        table, seat = table_of(self.view), self.choice.seat
        found = table.acting if seat is None else table.seats[seat]
        return found or table.seats[self.choice.by]

    @property
    def breach(self) -> Breach:
        return self.mat.breaches[self.choice.slots[0] - 1]

    @property
    def pile(self) -> Pile:
        return next(pile for pile in table_of(self.view).supply if pile.id == self.choice.id)

    @property
    def breaches(self) -> list[str]:
        return [ROMAN[slot - 1] for slot in self.choice.slots]


Tell = Callable[[Offer], str]


def label(view: View, option: Option, lang: str = "en") -> Label:
    """By the table of verbs: `option-<verb>`, with what is more to be said of some."""
    choice = asked_of(view).choices[option.index]
    about = ABOUT.get(choice.verb, _card_text)(Offer(view, choice, lang))
    return Label(*short_label(view, choice, lang), about)


def short_label(view: View, choice: Choice, lang: str) -> tuple[str, str]:
    """The same without a description, for who has the card at hand."""
    offer = Offer(view, choice, lang)
    return TEXTS.get(choice.verb, _usual)(offer), NOTES.get(choice.verb, _nothing)(offer)


def card_of(view: View, option: Option) -> str:
    """The id of the card an option is about, '' if it is about none."""
    return asked_of(view).choices[option.index].id


# The answer itself


def _usual(offer: Offer) -> str:
    return offer.say(
        f"option-{offer.choice.verb}",
        card=offer.called if offer.choice.id else "",
        card_id=offer.choice.id,
        breach=join(offer.breaches, offer.lang) if offer.choice.slots else "",
        count=len(offer.choice.slots),
        who=offer.who,
        n=offer.choice.n or 0,
    )


def _done(offer: Offer) -> str:
    kind = offer.view.asked.kind
    return offer.say(f"option-done-{kind}" if question(kind).of_turn else "option-done")


def _gain(offer: Offer) -> str:
    return offer.say("option-gain", card=offer.called)


def _ability(offer: Offer) -> str:
    ability = offer.view.codex.abilities[offer.choice.seat or 0]
    called = name(ability.id, offer.lang) if ability else offer.who
    return offer.say("option-ability", card=called)


def _space(offer: Offer) -> str:
    """A space of a board, or the gap between two of them."""
    board, _, space = offer.choice.key.partition(" ")
    if told := _between_piles(offer):
        space = told
    return offer.say("option-space", board=name(board, offer.lang), space=space)


def _track(offer: Offer) -> str:
    """A space a token may move to, with what it does."""
    return offer.say("option-track", n=offer.choice.n or 0, do=_branch(offer))


def _dealt(offer: Offer, target: str) -> str:
    """A target, or so much damage to it."""
    if offer.choice.n is None:
        return target
    damage = amount("damage", offer.choice.n, offer.lang)
    return offer.say("option-damage", damage=damage, card=target)


def _branch(offer: Offer) -> str:
    do, view = offer.choice.effect, offer.view
    if do is None:
        return offer.say("option-branch", n=offer.choice.n or 0)
    nemesis = asked_of(view).you is None
    return clause(do, Tone(offer.lang, nemesis=nemesis, foe=view.codex.mat.id))


def _card_in(offer: Offer) -> str:
    said = _usual(offer)
    if offer.view.asked.question.seats == (offer.choice.seat,):
        return said
    return offer.say("option-of", option=said, who=offer.who)


def _source(offer: Offer) -> str:
    return offer.say("option-resolve") if offer.choice.id == "rules" else offer.called


def _act(offer: Offer) -> str:
    """By the word of its own that begins its key."""
    act = name(offer.choice.key.partition(" ")[0], offer.lang)
    if offer.choice.card is None:
        return offer.say("option-act", act=act)
    return offer.say("option-act-on", act=act, card=offer.called)


def _act_on_link(offer: Offer) -> str:
    act, link, *_ = offer.choice.key.split(" ")
    told = _between_piles(offer) or link
    return offer.say("option-act-on", act=name(act, offer.lang), card=told)


def _between_piles(offer: Offer) -> str:
    """Which piles a gap lies between, '' if it is none between piles."""
    place = next((place for place in offer.choice.places if place.startswith("link:")), "")
    board, _, link = place.removeprefix("link:").rpartition(".")
    found = offer.view.codex.tables.boards.get(board)
    if found is None or found.holds != "piles":
        return ""
    one, _, two = link.partition("-")
    return link_words(one, two, table_of(offer.view).supply, offer.lang)


def _turn_card(offer: Offer) -> str:
    return turn_card_name(offer.view, offer.choice.turn, offer.lang)


# A card that lies in front of a player: told by its place, and whose it is where that is unclear.
LYING = tuple(name for name, verb in VERBS.items() if verb.form == "[SEAT] CARD")
TEXTS: dict[str, Tell] = {
    **dict.fromkeys(("space", "link"), _space),
    "track": _track,
    "done": _done,
    "supply": _gain,
    "ability": _ability,
    "option": _branch,
    "resolve": _source,
    "act": _act,
    **dict.fromkeys(("act-on", "act-at"), _act),
    **dict.fromkeys(("gain-on", "lying-on"), _gain),
    **dict.fromkeys(("shown", "shown-next"), lambda offer: offer.called),
    **dict.fromkeys(("ally", "pile", "lying", "spell"), lambda offer: offer.called),
    "act-link": _act_on_link,
    **dict.fromkeys(("turn-order", "next-turn"), _turn_card),
    "player": lambda offer: _dealt(offer, offer.who),
    "gravehold": lambda offer: _dealt(offer, _usual(offer)),
    **dict.fromkeys(("nemesis", "minion", "body"), lambda offer: _dealt(offer, offer.called)),
    **dict.fromkeys(("next", "in-play", "flip", "prepped"), lambda offer: offer.called),
    **dict.fromkeys(LYING, _card_in),
}


# A note beside it


def _nothing(offer: Offer) -> str:
    return ""


def _price(offer: Offer) -> str:
    return str(offer.pile.cost)


def _charge_price(offer: Offer) -> str:
    return str(offer.view.codex.rules.charge_cost)


def _lies_on(offer: Offer) -> str:
    return "+".join(offer.breaches)


def _owner(offer: Offer) -> str:
    return "" if offer.choice.seat == table_of(offer.view).turn.active else offer.who


def _thwart(offer: Offer) -> str:
    power: Any = definition_of(offer.view, offer.choice.id)
    return clause(power.to_discard, Tone(offer.lang, foe=offer.view.codex.mat.id))


def _prepped(offer: Offer) -> str:
    return offer.say("note-prepped", who=offer.who, breach=_lies_on(offer))


def _nemesis(offer: Offer) -> str:
    return offer.say("note-life", n=table_of(offer.view).nemesis.life)


def _gravehold(offer: Offer) -> str:
    return offer.say("note-gravehold", n=table_of(offer.view).gravehold.count)


def _spent(offer: Offer) -> str:
    return amount("aether", offer.choice.n, offer.lang) if offer.choice.n else _paid(offer)


def _marks(offer: Offer) -> str:
    card = offer.choice.card
    found = table_of(offer.view).in_play(card.n) if card else None
    return offer.say("note-life", n=found.tokens[0].count) if found else ""


def _player(offer: Offer) -> str:
    mat = offer.mat
    if not mat.life:
        return offer.say("note-player-exhausted", charges=mat.charges)
    return offer.say("note-player", life=mat.life, charges=mat.charges)


def _spells(offer: Offer) -> str:
    return ", ".join(name(spell.id, offer.lang) for spell in offer.breach.spells)


def _cost(offer: Offer) -> str:
    cost: Any = definition_of(offer.view, offer.choice.id)
    return offer.say("note-cost", n=cost.cost)


def _on_space(offer: Offer) -> str:
    """Where a spell of the nemesis lies, and its cost."""
    definition: Any = definition_of(offer.view, offer.choice.id)
    return offer.say("note-space", space=offer.choice.key.split(" ")[-1], n=definition.cost)


def _paid(offer: Offer) -> str:
    price = offer.choice.price
    return "" if price is None else clause(price, Tone(offer.lang, foe=offer.view.codex.mat.id))


NOTES: dict[str, Tell] = {
    "act-link": _paid,
    **dict.fromkeys(("act-at", "spell"), _on_space),
    **dict.fromkeys(("gain", "supply"), _price),
    **dict.fromkeys(("charge", "charge-ally"), _charge_price),
    "focus": lambda offer: str(offer.breach.focus_cost),
    "open": lambda offer: str(offer.breach.open_cost),
    **dict.fromkeys(("use", "cast"), _lies_on),
    "ability": _owner,
    "thwart": _thwart,
    "prepped": _prepped,
    "nemesis": _nemesis,
    **dict.fromkeys(("gravehold", "ally"), _gravehold),
    "act": _spent,
    **dict.fromkeys(("minion", "body", "next", "in-play", "flip"), _marks),
    "player": _player,
    "breach": _spells,
    **dict.fromkeys((*LYING, "gain-on", "lying-on", "shown", "shown-next"), _cost),
}


# A longer description


def _card_text(offer: Offer) -> str:
    if not offer.choice.id or offer.choice.id not in offer.view.codex.number:
        return ""
    return text_in(offer.view, definition_of(offer.view, offer.choice.id), offer.lang)


def _about_charge(offer: Offer) -> str:
    n, full = offer.mat.charges + 1, offer.mat.slots
    if n == full:
        return offer.say("about-charge-ready")
    return offer.say("about-charge", n=n, full=full)


def _about_ability(offer: Offer) -> str:
    ability = offer.view.codex.abilities[offer.choice.seat or 0]
    told = definitions.ability(ability, offer.lang) if ability else []
    return " ".join(part.text for part in told)


def _about_act(offer: Offer) -> str:
    foe, do = offer.view.codex.mat.id, offer.choice.effect
    tone = Tone(offer.lang, foe=foe, counted="aether", it="minion")
    return "" if do is None else sentence(clause(do, tone))


ABOUT: dict[str, Tell] = {
    **dict.fromkeys(("act", "act-on", "act-at", "act-link"), _about_act),
    "charge": _about_charge,
    "ability": _about_ability,
    "focus": lambda offer: offer.say("about-focus"),
    "open": lambda offer: offer.say("about-open"),
    **dict.fromkeys(("nemesis", "minion", "body", "next", "in-play", "flip"), _nothing),
}
