"""What a game is made of, with the game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("games", sa.Column("made_of", sa.LargeBinary))


def downgrade() -> None:
    op.drop_column("games", "made_of")
