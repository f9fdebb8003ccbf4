"""The tables. Rows of `answers` are the truth about a game; its position is made of them."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _game(*, primary: bool = True) -> Column[str]:
    return Column(
        "game", String(24), ForeignKey("games.id", ondelete="CASCADE"), primary_key=primary
    )


games = Table(
    "games",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", Text, nullable=False),
    Column("setup", Text, nullable=False),  # notation.Settings as JSON; of a journey ''
    Column("journey", Text),  # of a journey: its plan as JSON
    # Packed: a game's set-up with its definitions (none in 0.1.0), a journey's stock.
    Column("made_of", LargeBinary),
    Column("seed", String(20), nullable=False),  # 64 bits without a sign: too much for an integer
    Column("undo", String(12), nullable=False),
    Column("parent", String(40), nullable=False),  # '' or 'game:seq' it was forked from
    Column("outcome", String(40), nullable=False),  # '' while it runs
    Column("version", String(40), nullable=False),  # of the program that made it
    Column("created", Float, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),  # SHA-256: a stolen database opens no seat
    _game(primary=False),
    Column("role", String(12), nullable=False),  # owner, seat, spectator
    Column("seat", Integer, nullable=False),  # -1 unless the role is seat
    Index("ix_tokens_game", "game"),
)

seats = Table(
    "seats",
    metadata,
    _game(),
    Column("seat", Integer, primary_key=True),
    Column("holder", String(40), nullable=False),  # human, bot:greedy, p2 (a teammate)
    Column("claimed", Boolean, nullable=False),  # its own link has been opened
    Column("person", Text, nullable=False, server_default=""),  # what people call who sits there
    Column("seen", Float, nullable=False, server_default="0"),  # when its link was last left
)

# What was done, in order: answers, and undos, which say how many answers still stand.
answers = Table(
    "answers",
    metadata,
    _game(),
    Column("seq", Integer, primary_key=True),  # from 1, without gaps; two writers cannot share one
    Column("kind", String(12), nullable=False),  # answer, undo, undo-reveal
    Column("key", Text, nullable=False),  # the option's key, or the number of answers kept
    Column("seat", Integer, nullable=False),  # who did it: a seat, -1 the owner
    Column("bot", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)

# What each battle of a journey is made of: like a game, it goes on with what it was begun with.
battles = Table(
    "battles",
    metadata,
    _game(),
    Column("number", Integer, primary_key=True),  # counted over all of them, from 1
    Column("made_of", LargeBinary, nullable=False),
)

# Moments to remember: when a server was last seen here, since when without a break, and when
# somebody last asked whether anything can be stored.
marks = Table(
    "marks",
    metadata,
    Column("name", String(12), primary_key=True),  # seen, woken, asked
    Column("at", Float, nullable=False),
)

# An undo that waits for others to agree; it lapses with the next answer.
proposals = Table(
    "proposals",
    metadata,
    _game(),
    Column("seq", Integer, nullable=False),
    Column("seat", Integer, nullable=False),  # who asks, -1 the owner
    Column("agreed", Text, nullable=False),  # seats, commas between
)
