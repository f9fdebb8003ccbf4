"""The people behind the seats."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("seats", sa.Column("person", sa.Text, nullable=False, server_default=""))
    op.add_column("seats", sa.Column("seen", sa.Float, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("seats", "seen")
    op.drop_column("seats", "person")
