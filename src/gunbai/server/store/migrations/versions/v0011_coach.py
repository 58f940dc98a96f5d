"""Coaches: rated tables have none, and at others people agree to it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        for name in ("rated", "coach"):
            batch_op.add_column(sa.Column(name, sa.Boolean(), server_default=sa.false(), nullable=False))


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("coach")
        batch_op.drop_column("rated")
