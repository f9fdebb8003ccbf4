"""Players, cards, amounts: the parts sentences are made of."""

from __future__ import annotations

from gravehold.kernel.nodes import places, values, who
from gravehold.kernel.nodes.base import Node, V, Value, Who
from gravehold.kernel.nodes.cards import REVEALED, Cards
from gravehold.kernel.nodes.spelling import kebab
from gravehold.words.locale import Arg, has, say
from gravehold.words.names import form, name

from .foes import kind, minion, token_noun
from .mentions import once_told
from .sorts import card_noun, countable, factor, is_you, value_id, whose_id, zone_id
from .tone import KNOWN, Mention, Tone

Args = dict[str, Arg]


def join(parts: list[str], lang: str, word: str = "and") -> str:
    """'a', 'a and b', 'a, b and c'."""
    if not parts:
        return ""
    text = parts[0]
    for i, part in enumerate(parts[1:], 1):
        glue = word if i == len(parts) - 1 else "comma"
        text = say(lang, f"join-{glue}", left=text, right=part)
    return text


# Players


class EachOne(Node, frozen=True):
    """Every player; a word of sentences only, so no `Who` that a card could have."""


class TheirAlly(Node, frozen=True):
    """An ally of the player who is 'you' there, if that is not the reader."""


class Dealer(Node, frozen=True):
    """Who dealt the damage that a clause waits for."""


class Chooser(Node, frozen=True):
    """Who chooses, told apart from others whom the options name."""


class EveryAlly(Node, frozen=True):
    """Each ally of the reader."""


class TheirEveryAlly(Node, frozen=True):
    """Each ally of the player who is 'you' there."""


class SomePlayer(Node, frozen=True):
    """One of the players, of whom a condition is."""


class SomeAlly(Node, frozen=True):
    """One of the reader's allies, of whom a condition is."""


class TheirSomeAlly(Node, frozen=True):
    """One of the allies of the player who is 'you' there, of whom a condition is."""


class Called(Node, frozen=True):
    """A player at the table, by the name that all see there."""

    name: str


EACH, THEIR_ALLY, DEALER, CHOOSER = EachOne(), TheirAlly(), Dealer(), Chooser()
EACH_OF_THEM = (EachOne, EveryAlly, TheirEveryAlly)
THEIRS = (TheirAlly, TheirEveryAlly, TheirSomeAlly)  # they name whose ally it is


def seen(node: Node, tone: Tone) -> Node:
    """The player as the reader has to call them: your ally, or somebody else's."""
    return THEIR_ALLY if isinstance(node, who.AnyAlly) and tone.you is not None else node


def player(node: Node, tone: Tone, case: str = "nom") -> str:
    """A player in some case: nom, gen, dat."""
    mention = _mention(node, tone)
    if mention is not None:
        if mention.known or mention.node is None:
            return say(tone.lang, "who-that-player", case)
        return player(mention.node, tone._replace(you=None, that=None), case)
    if isinstance(node, who.Most | who.Fewest):
        sort = kebab(type(node).__name__)
        return say(tone.lang, f"who-{sort}", case, what=_most_what(node.value, sort, tone))
    if isinstance(node, who.OneOf):
        return _one_of(node, tone, case)
    if isinstance(node, who.AnotherPlayer):
        that = player(node.than, tone, say(tone.lang, "except-case"))
        return say(tone.lang, "who-another-player", case, that=that)
    if isinstance(node, who.TheMage | Called):
        shown = node.name if isinstance(node, Called) else name(node.mage, tone.lang)
        return say(tone.lang, "who-the-mage", case, name=shown)
    if isinstance(node, who.Owner) and tone.host:
        return say(tone.lang, "who-that-player", case)
    node = seen(node, tone)
    of = ""
    if isinstance(node, THEIRS):
        of = player(who.THAT_PLAYER if tone.you is None else who.YOU, tone, "gen")
    return say(tone.lang, f"who-{kebab(type(node).__name__)}", case, owner=of)


def some(node: Who, tone: Tone) -> Node:
    """A player of whom a condition is: 'any' would read as if it were of all of them."""
    if isinstance(node, who.AnyAlly):
        return SomeAlly() if tone.you is None else TheirSomeAlly()
    return SomePlayer() if isinstance(node, who.AnyPlayer | who.Everyone) else node


def every_ally(tone: Tone) -> Node:
    return EveryAlly() if tone.you is None else TheirEveryAlly()


def _one_of(node: who.OneOf, tone: Tone, case: str) -> str:
    later = once_told(tone, node.one)
    one, two = player(node.one, tone, case), player(node.two, later, case)
    return say(tone.lang, "who-one-of", case, one=one, two=two)


def subject_of(tone: Tone) -> str:
    """Who acts, '' for the reader; whoever the clause before was about is just 'he'."""
    return "" if tone.you is None else player(who.YOU, tone, _again(tone.you, "you", tone))


def owner_of(node: Who, tone: Tone) -> str:
    """A player as the subject of a clause."""
    if is_you(node) or (isinstance(node, who.ThatPlayer) and tone.same):
        return subject_of(tone)
    them = _mention(node, tone)
    return player(node, tone, "nom" if them is None else _again(them, "that", tone))


def _again(mention: Mention, whom: str, tone: Tone) -> str:
    """The case of a subject: 'again' where a language has a word for it."""
    again = mention.known and tone.about == whom
    return "again" if again and has(tone.lang, "who-that-player", "again") else "nom"


def _mention(node: Node, tone: Tone) -> Mention | None:
    if isinstance(node, who.You):
        return tone.you
    if isinstance(node, who.ThatPlayer):
        return tone.you if tone.same else tone.that or Mention(None)
    return None


def _most_what(value: Value, sort: str, tone: Tone) -> str:
    """What they have the most or fewest of."""
    most = sort == "most"
    if most and isinstance(value, values.Dearest):
        cards = value.cards
        id_ = "-".join(("most-dearest", zone_id(cards), *cards.types))
        if has(tone.lang, id_) and cards == Cards(cards.zones, who.THAT_PLAYER, cards.types):
            return say(tone.lang, id_)
    id_ = f"most-{value_id(value)}" if most else f"fewest-{value_id(value)}"
    if has(tone.lang, id_):
        token = getattr(value, "token", "")
        named = form(token, tone.lang, "of") if token else ""
        return say(tone.lang, id_, token=named, token_id=token)
    if isinstance(value, values.Count) and not value.cards.top:
        return cards_phrase(2, value.cards, _theirs(tone), form=sort)
    id_ = "most-value" if most else "fewest-value"
    return say(tone.lang, id_, value=value_phrase(value, _theirs(tone)))


def _theirs(tone: Tone) -> Tone:
    """For what is told of the player it is found for: 'the number of gems in their hand'."""
    return tone._replace(that=KNOWN, same=False, subject="that")


# Cards


def cards_phrase(
    n: V,
    cards: Cards,
    tone: Tone,
    *,
    form: str = "acc",
    case: str = "nom",
    up_to: bool = False,
    dearest: bool = False,
) -> str:
    """So many cards of a sort in some place.

    Forms: acc as an object, from behind a verb that takes them away, all for the players together,
    each behind 'for each', number (in a case) behind 'equal to', most and fewest behind
    'the player with'.
    """
    lang = tone.lang
    whole = n == values.Count(cards)
    if not isinstance(n, int) and not whole and countable(n, lang):
        times, of = factor(n)
        part = cards_phrase(times, cards, tone, form=form, up_to=up_to, dearest=dearest)
        told = each(of, once_told(tone, cards))
        return say(lang, "amount-each", amount=part, each=told, noun="card", role="whole")
    count = n if isinstance(n, int) else 2
    extreme = form in ("most", "fewest")
    counted = extreme or form in ("each", "number")
    if cards == REVEALED and not counted:
        return _revealed_phrase(count, tone, dearest, up_to)
    noun = card_noun(cards, dearest=dearest)
    place_form = "each" if extreme else form  # of the player who is the subject
    args: Args = {"n": count, "noun": noun, "form": place_form, "zone": zone_id(cards)}
    args |= _owner(cards, tone)
    args["prepped"] = _prepped(args)
    own = args["prepped"] == "own" or (args["prepped"] == "by" and args["whose"] in OWN)
    args["mine"] = "yes" if own else "no"
    place = _place(cards, lang, args)
    if cards.top:
        return _top_phrase(cards, place, tone)
    args |= {"place": place, "cost": cost_phrase(cards, once_told(tone, cards.whose), count)}
    if counted:
        return say(lang, f"cards-{form}", case=case, **args)
    kind = "dearest" if dearest else "up-to" if up_to else "plain"
    if whole:
        kind = "all"
    elif not isinstance(n, int):
        kind, args["value"] = "value", value_phrase(n, tone)
    quantity = say(lang, f"quantity-{kind}", **args)
    return say(lang, "cards", quantity=quantity, kind=kind, **args)


def _top_phrase(cards: Cards, place: str, tone: Tone) -> str:
    """'the top card of your discard pile', and what it must be."""
    told = top_is(cards, tone)
    return say(tone.lang, "cards-top", place=place, wanted=told, named="yes" if told else "no")


def top_is(cards: Cards, tone: Tone) -> str:
    """'a gem costing 3 aether or more': what the top card of a pile must be; '' for any."""
    if cards == Cards(cards.zones, cards.whose, top=True):
        return ""
    noun = card_noun(cards).removeprefix("other-")  # a card on a pile is never the one played
    return say(tone.lang, "card-is", noun=noun, cost=cost_phrase(cards, tone))


def pile(cards: Cards, tone: Tone) -> str:
    """The pile itself, as the place of what is told of its top card."""
    return _place(cards, tone.lang, {**_owner(cards, tone), "form": "is"})


def _owner(cards: Cards, tone: Tone) -> Args:
    """Whose cards: prepped ones are prepped by somebody, others are somebody's."""
    found: Args = {"whose": whose_id(cards.whose, tone), "owner": "", "by": ""}
    if found["whose"] == "other":
        case = "by" if cards.zones == ("prepped",) else "gen"
        found["by" if case == "by" else "owner"] = player(cards.whose, tone, case)
    return found


OWN = ("you", "they")  # whose things they are who act


def _prepped(args: Args) -> str:
    """own: 'your prepped spells'; by: 'spells prepped by ...'; no: cards that are not prepped."""
    if args["zone"] != "prepped":
        return "no"
    if args["form"] in ("each", "number"):
        return "by"
    return "own" if args["whose"] in OWN or args["form"] == "all" else "by"


def _place(cards: Cards, lang: str, args: Args) -> str:
    """'in your hand', 'prepped by any player'; for the top card the pile itself."""
    if args["whose"] == "anyone" and args["form"] == "all":
        args = {**args, "whose": "all"}
    id_ = f"pile-{zone_id(cards)}" if cards.top else f"place-{zone_id(cards)}"
    if has(lang, id_):
        return say(lang, id_, **args)
    return join([say(lang, f"place-{zone}", **args) for zone in cards.zones], lang, "or")


def _revealed_phrase(n: int, tone: Tone, dearest: bool, up_to: bool) -> str:
    if tone.counted == "revealed-all":
        return say(tone.lang, "revealed-all")
    shown = tone.counted in ("revealed-two", "revealed-many")
    most = "dearer" if n == 1 and tone.counted == "revealed-two" else "dearest"
    kind = "it" if not shown else most if dearest else "up-to" if up_to else "one"
    return say(tone.lang, f"revealed-{kind}", n=n)


def cost_phrase(cards: Cards, tone: Tone, n: int = 1) -> str:
    """'costing 4 or less', 'named Spark'; '' if any cost and name will do."""
    lang = tone.lang
    found = [_named(cards, lang)] if cards.name else []
    least, most = cards.at_least, cards.at_most
    if isinstance(least, int) and isinstance(most, int):
        return join([*found, _between(least, most, lang)], lang)
    for limit, value in (("at-most", most), ("at-least", least)):
        if limit == "at-most" and value == 0:
            found.append(say(lang, "cost-zero"))
        elif isinstance(value, int):
            found.append(say(lang, f"cost-{limit}", n=value))
        elif value is not None:
            args: Args = {"n": n, "noun": card_noun(cards)}
            told = value_phrase(value, tone, "cost")
            found.append(say(lang, f"cost-{limit}-value", value=told, **args))
    return join(found, lang)


def _named(cards: Cards, lang: str) -> str:
    if not cards.also:
        return say(lang, "card-named", name=name(cards.name, lang))
    names: Args = {"name": name(cards.name, lang), "also": name(cards.also, lang)}
    return say(lang, "card-named-either", **names)


def _between(least: int, most: int, lang: str) -> str:
    if least == most:
        return say(lang, "cost-exactly", n=most)
    return say(lang, "cost-between", least=least, most=most)


# Amounts


def amount(noun: str, value: V, tone: Tone, role: str = "whole") -> str:
    """'3 damage', '2 damage for each ...', 'damage equal to ...'; role plus: part of a sum."""
    lang = tone.lang
    if isinstance(value, int):
        return say(lang, "amount", n=value, noun=noun)
    if isinstance(value, values.Plus):
        one, two = value.left, value.right
        if isinstance(two, int):  # '2 damage plus 1 damage for each ...' leaves nothing dangling
            one, two = two, one
        left = amount(noun, one, tone, "plus")
        right = amount(noun, two, once_told(tone, one), "plus")
        return say(lang, "amount-plus", left=left, right=right, noun=noun)
    if isinstance(value, values.When):
        from .conditions import condition  # noqa: PLC0415  (conditions speak of values)

        inner = amount(noun, value.amount, tone, role)
        told = condition(value.condition, once_told(tone, value.amount))
        return say(lang, "amount-when", amount=inner, condition=told, noun=noun, role=role)
    if isinstance(value, values.Number) and tone.counted == "any":
        return say(lang, "amount-any", noun=noun)
    if countable(value, lang):
        times, of = factor(value)
        plain, told = say(lang, "amount", n=times, noun=noun), each(of, tone)
        return say(lang, "amount-each", amount=plain, each=told, noun=noun, role=role)
    things = noun == "card" or "token" in noun  # a language may count them: 'X cards'
    number, told = (value_phrase(value, tone, case) for case in ("nom", "dat"))
    sort = "things" if things else "stuff"
    return say(lang, "amount-equal", noun=noun, value=told, number=number, sort=sort)


def each(value: Value, tone: Tone) -> str:
    """What stands behind 'for each'."""
    if isinstance(value, values.Count):
        return cards_phrase(1, value.cards, tone, form="each")
    if isinstance(value, values.Highest):
        return _highest(value.value, tone, "each")
    return say(tone.lang, f"value-{value_id(value)}", "each", **value_args(value, tone))


def _highest(value: Value, tone: Tone, form: str, case: str = "nom") -> str:
    """The highest over all players; a value without words of its own is told at length."""
    id_ = f"highest-{value_id(value)}"
    if has(tone.lang, id_, form):
        return say(tone.lang, id_, form, case=case)
    return say(
        tone.lang, "highest-value", form, case=case, value=value_phrase(value, _theirs(tone))
    )


def value_phrase(value: V, tone: Tone, case: str = "nom") -> str:
    """The bare quantity in some case: '3', 'the number of your charges'.

    Cases: nom, acc, gen, dat, and cost behind 'costing no more than'.
    """
    lang = tone.lang
    if isinstance(value, int):
        return str(value)
    if isinstance(value, values.Times):
        of = value_phrase(value.of, tone, "gen")
        return say(lang, "value-times", n=value.factor, value=of, case=case)
    if isinstance(value, values.Plus):
        one, two = value.left, value.right
        if isinstance(one, int):  # 'your life plus 2' is easier to read than '2 plus your life'
            one, two = two, one
        left, right = value_phrase(one, tone, case), value_phrase(two, once_told(tone, one), case)
        args: Args = {"left": left, "right": right}
        return say(lang, "value-plus", case=case, more=two if isinstance(two, int) else 0, **args)
    if isinstance(value, values.Minus):
        return _difference(value, tone, case)
    if isinstance(value, values.Lower | values.Higher):
        first = value_phrase(value.one, tone)
        second = value_phrase(value.two, once_told(tone, value.one))
        return say(lang, f"value-{value_id(value)}", case=case, left=first, right=second)
    if isinstance(value, values.HalfUp):
        return say(lang, "value-half-up", value=value_phrase(value.of, tone, "gen"), case=case)
    if isinstance(value, values.Count):
        return cards_phrase(2, value.cards, tone, form="number", case=case)
    if isinstance(value, values.Highest):
        return _highest(value.value, tone, "number", case)
    if isinstance(value, values.When):
        from .conditions import condition  # noqa: PLC0415

        inner = value_phrase(value.amount, tone, case)
        told = condition(value.condition, once_told(tone, value.amount))
        return say(lang, "amount-when", amount=inner, condition=told, noun="", role="plus")
    args = value_args(value, tone)
    return say(lang, f"value-{value_id(value)}", "number", case=case, **args)


def _difference(value: values.Minus, tone: Tone, case: str) -> str:
    """'your life minus 2', in brackets where it is part of something; both parts in two cases."""
    after, parts = once_told(tone, value.left), Args()
    for key, one in (("", "nom"), ("of_", "gen")):
        right = value_phrase(value.right, after, one)
        summed = isinstance(value.right, values.Plus | values.Minus)
        parts[f"{key}left"] = value_phrase(value.left, tone, one)
        parts[f"{key}right"] = f"({right})" if summed and not right.startswith("(") else right
    return say(tone.lang, "value-minus", case=case, **parts)


def value_args(value: Value, tone: Tone) -> Args:
    args: Args = {}
    asked: Who | None = getattr(value, "who", None)
    if asked is not None:
        args["whose"] = whose_id(asked, tone)
        own = args["whose"] in ("you", "they")
        args["owner"] = "" if own else player(asked, tone, "gen")
    if isinstance(value, values.PlayerTokens):
        args |= {"token": name(value.token, tone.lang), "token_id": value.token}
    if isinstance(value, values.AllyCharges):
        args["ally"] = name(value.ally, tone.lang)
    if isinstance(value, values.NemesisTokens):
        args["token"] = token_noun(tone.foe, tone.lang, value.token)
    if isinstance(value, values.InPlay):
        args |= kind(value.subtype, tone.lang)
    if isinstance(value, places.Tokens):
        args |= {"token": name(value.token, tone.lang), "token_id": value.token, "on": value.on}
    if isinstance(value, places.OnBoard):
        space = name(value.space, tone.lang) if value.space else "none"
        args |= {"board": name(value.board, tone.lang), "board_id": value.board, "space": space}
    if isinstance(value, places.InZone):
        args["where"] = _inside(value.zone, tone.lang)
        noun = card_noun(Cards(("hand",), types=value.types))
        args["noun"] = "supply-card" if value.types and noun == "card" else noun
    if isinstance(value, values.Number):
        args["counted"] = tone.counted
    if isinstance(value, values.CostOfIt):
        args["it"] = tone.it
    if isinstance(value, values.MinionLife):
        args["this"] = tone.this if value.on == "this" else "it"
        args["minion"] = minion(tone, "gen")
    if isinstance(value, values.PowerLeft):
        args["power"] = name(value.named, tone.lang)
    return args | card_args(value, tone)


def _inside(zone: str, lang: str) -> str:
    """'on the dream mat': where a card in the zone lies."""
    own = form(zone, lang, "in")
    return own if own != name(zone, lang) else say(lang, "zone-inside", zone=own)


def card_args(value: Value, tone: Tone) -> Args:
    """Of values about cards of a name or a cost."""
    if isinstance(value, values.Dearest):
        return {"cards": cards_phrase(2, value.cards, tone, form="each")}
    if isinstance(value, values.PileSize):
        it = tone.it if value.of_it else "this"
        return {"card": it_card(it, tone, "gen")}
    if isinstance(value, values.PlaysThisTurn):
        costing = value.costing or None
        return {"cost": cost_phrase(Cards(("played",), at_least=costing), tone)}
    return {}


def it_card(it: str, tone: Tone, case: str = "nom") -> str:
    """'that card', 'the gained card'; this: the card itself."""
    return say(tone.lang, "it-card", case, it=it)
