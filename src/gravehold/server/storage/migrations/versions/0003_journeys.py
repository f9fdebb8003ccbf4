"""Journeys, and what their battles are made of."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("games", sa.Column("journey", sa.Text))
    op.create_table(
        "battles",
        sa.Column(
            "game",
            sa.String(24),
            sa.ForeignKey("games.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("made_of", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("battles")
    op.drop_column("games", "journey")
