"""What-ifs: tables that begin with a position of another game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("origin", sa.String(length=20), nullable=True))
        batch_op.add_column(sa.Column("study", sa.Text(), nullable=True))
        batch_op.create_index("ix_tables_origin", ["origin"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index("ix_tables_origin")
        batch_op.drop_column("study")
        batch_op.drop_column("origin")
