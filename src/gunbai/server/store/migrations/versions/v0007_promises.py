"""Promises that are watched: who hears of a deal, when it was agreed on, why it was refused; tea and its cups."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    with op.batch_alter_table("deals", schema=None) as batch_op:
        batch_op.add_column(sa.Column("open_to", sa.String(length=5), nullable=False, server_default="pair"))
        batch_op.add_column(sa.Column("season", sa.Integer(), nullable=True))
        batch_op.add_column(sa.Column("given", sa.Integer(), nullable=True))
        batch_op.add_column(sa.Column("reason", sa.String(length=20), nullable=True))
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("tea", sa.Integer(), nullable=True))
        batch_op.add_column(sa.Column("cups", sa.Text(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("cups")
        batch_op.drop_column("tea")
    with op.batch_alter_table("deals", schema=None) as batch_op:
        batch_op.drop_column("reason")
        batch_op.drop_column("given")
        batch_op.drop_column("season")
        batch_op.drop_column("open_to")
