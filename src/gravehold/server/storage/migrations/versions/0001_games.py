"""Games, their links and seats, and what was answered in them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def _game(*, primary: bool = True) -> sa.Column[str]:
    return sa.Column(
        "game", sa.String(24), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=primary
    )


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("seed", sa.String(20), nullable=False),
        sa.Column("undo", sa.String(12), nullable=False),
        sa.Column("parent", sa.String(40), nullable=False),
        sa.Column("outcome", sa.String(40), nullable=False),
        sa.Column("version", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        _game(primary=False),
        sa.Column("role", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
    )
    op.create_index("ix_tokens_game", "tokens", ["game"])
    op.create_table(
        "seats",
        _game(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("holder", sa.String(40), nullable=False),
        sa.Column("claimed", sa.Boolean, nullable=False),
    )
    op.create_table(
        "answers",
        _game(),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("bot", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "proposals",
        _game(),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("agreed", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for table in ("proposals", "answers", "seats", "tokens", "games"):
        op.drop_table(table)
