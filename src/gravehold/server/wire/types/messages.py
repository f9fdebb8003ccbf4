"""What goes over the socket: tagged by `type`, in both directions."""

from __future__ import annotations

from typing import Literal

import msgspec

from .campaign import Campaign
from .catalogue import MageInfo
from .expedition import Journey
from .table import Seat, Table

UndoMode = Literal["reveal", "consent", "free", "off"]
Role = Literal["owner", "seat", "spectator"]
Phrase = Literal[
    "help", "mine", "yours", "wait", "go", "careful", "yes", "no", "well-played", "sorry"
]  # fmt: skip


class FromClient(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A message to the server."""


class Answer(FromClient, frozen=True, tag="answer"):
    """Choose the option `key`; `seq` is the newest update seen."""

    seq: int
    key: str


class Undo(FromClient, frozen=True, tag="undo"):
    """Take back the last answer a person gave; past a newly seen card `consent` asks the others."""

    seq: int


class Redo(FromClient, frozen=True, tag="redo"):
    """Answer again what the last undo took back; nothing else may have been answered since."""

    seq: int


class Consent(FromClient, frozen=True, tag="consent"):
    """Agree to the proposed undo, or not; one refusal ends the proposal."""

    seq: int
    agree: bool


class Lang(FromClient, frozen=True, tag="lang"):
    """Words in another language from now on; answered by a resync."""

    lang: str


class Ping(FromClient, frozen=True, tag="ping"):
    """Answered by a pong; `id` comes back."""

    id: int = 0


class Say(FromClient, frozen=True, tag="say"):
    """A phrase of the list, told to everybody in their own language; spectators may not."""

    phrase: Phrase


class Point(FromClient, frozen=True, tag="point"):
    """Point at a thing on the table (named as an option's `target`); spectators may not."""

    place: str


class Why(FromClient, frozen=True, tag="why"):
    """Why a thing on the table (named as an option's `target`) can be used for nothing now."""

    place: str


ClientMessage = Answer | Undo | Redo | Consent | Lang | Ping | Say | Point | Why


class Option(msgspec.Struct, frozen=True):
    """One legal answer."""

    key: str
    verb: str  # what is done: play, gain, focus, yes, of a journey recall
    step: str  # of a player's own turn: gems, play, gain, spend, prep, cast; '' any other answer
    label: str
    detail: str  # a price, a life total: what stands beside the label
    card: str  # id of the card it is about, '' if none
    target: str  # the thing on the table it belongs to, 'button' if none
    also: list[str]  # other things that mean the same answer: equal cards


class Decision(msgspec.Struct, frozen=True):
    """What the game waits for."""

    seats: list[Seat]  # who may answer; several: the players decide together
    mine: bool  # whether this link may
    kind: str
    prompt: str  # who must do what, and why, in one sentence
    source: str  # id of the card or mat that asks, '' for the rules
    options: list[Option]  # empty while a bot thinks


class LogLine(msgspec.Struct, frozen=True):
    """One line; `seq` is the entry it came of, for `at/{seq}`."""

    seq: int
    text: str
    kind: str  # of the first event it tells: turn, play, suffer, undo, ...
    seat: Seat | None
    cards: list[str]  # ids; of kind evolve: what the card was, what it is now


class LogPart(msgspec.Struct, frozen=True):
    """Forget all lines with a `seq` above `after`, then append `lines`."""

    after: int
    lines: list[LogLine]


class SeatInfo(msgspec.Struct, frozen=True):
    """Who plays a seat."""

    seat: Seat
    mage: str  # '' in a journey as long as none is chosen
    holder: str  # human, bot:<name>, or the teammate's seat
    claimed: bool  # its own link has been opened once
    online: bool  # somebody holds that link right now
    mine: bool  # this link may answer for it
    person: str  # what who sits there is called, '' if nobody has said
    seen: float  # when its own link was last left, in seconds since 1970; 0: never


class Presence(msgspec.Struct, frozen=True):
    """Who is here."""

    seats: list[SeatInfo]
    owner: bool
    spectators: int


class Proposal(msgspec.Struct, frozen=True):
    """An undo that waits for others."""

    by: Seat | None  # null: the owner
    agreed: list[Seat]
    waiting: list[Seat]
    mine: bool  # this link is asked


class UndoInfo(msgspec.Struct, frozen=True):
    """What undo would do now."""

    mode: UndoMode
    possible: bool  # for this link
    reveals: bool  # it would go back past a card that was newly seen, or past the end
    redo: bool  # for this link: what was taken back can be answered again
    marked: int  # how often that has been done in this game
    proposal: Proposal | None


class FromServer(msgspec.Struct, frozen=True, tag_field="type"):
    """A message to the client."""


class Welcome(FromServer, frozen=True, tag="welcome"):
    """The first message: who you are here."""

    version: str  # of the server; another one than the page's: reload
    game: str
    name: str
    role: Role
    seat: Seat | None
    lang: str


class Update(FromServer, frozen=True, tag="update"):
    """The game after entry `seq`."""

    seq: int
    table: Table | None  # of a journey: its battle, or the last one at its end; null before any
    words: dict[str, str]  # for what definitions bring to the table
    mats: dict[Seat, MageInfo]  # of mages that players built
    decision: Decision | None  # null: the game is over
    ending: str  # how what lies on the table ended, in words; '' while it runs
    log: LogPart
    presence: Presence
    undo: UndoInfo
    trouble: str  # '' unless a newer program cannot read on: what happened, what to do
    journey: Journey | None  # of an expedition; null: a game of its own, or a campaign
    campaign: Campaign | None  # of a campaign


class Resync(Update, frozen=True, tag="resync"):
    """The same, in answer to another language, or a message that came too late or out of order."""

    lang: str  # the one it speaks: whoever asked for two in a row can tell them apart


class Here(FromServer, frozen=True, tag="presence"):
    """Somebody came, went, or took over a seat."""

    presence: Presence


class Said(FromServer, frozen=True, tag="said"):
    """Somebody says a phrase: heard once, never kept."""

    by: Seat | None  # null: the owner
    phrase: Phrase


class Pointed(FromServer, frozen=True, tag="pointed"):
    """Somebody points at a thing on the table."""

    by: Seat | None
    place: str


class Because(FromServer, frozen=True, tag="because"):
    """Answer to a why, to nobody but who asked: what stands in the way, in a sentence or two."""

    place: str
    text: str


class Error(FromServer, frozen=True, tag="error"):
    """A message was refused; nothing changed."""

    code: str
    message: str
    legal: list[str]  # with `illegal-key`: the keys that are


class Pong(FromServer, frozen=True, tag="pong"):
    """Answer to a ping; also sent unasked as a heartbeat, with id -1."""

    id: int


class Closed(FromServer, frozen=True, tag="closed"):
    """The last message before the server closes: do not come back."""

    code: str
    message: str


ServerMessage = Welcome | Update | Resync | Here | Said | Pointed | Because | Error | Pong | Closed

_decoder = msgspec.json.Decoder(ClientMessage)
encode = msgspec.json.Encoder().encode
decode = _decoder.decode
