"""What a host needs: addresses for mail, who is muted, accounts that are gone, talk that was removed, tickets."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    with op.batch_alter_table("people", schema=None) as batch_op:
        batch_op.add_column(sa.Column("mail", sa.String(length=254), nullable=True))
        batch_op.add_column(sa.Column("muted", sa.Boolean(), nullable=False, server_default=sa.false()))
        batch_op.add_column(sa.Column("gone", sa.Boolean(), nullable=False, server_default=sa.false()))
    with op.batch_alter_table("talk", schema=None) as batch_op:
        batch_op.add_column(sa.Column("removed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "tickets",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("person", sa.String(length=20), nullable=True),
        sa.Column("value", sa.String(length=254), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("hash"),
    )


def downgrade() -> None:
    op.drop_table("tickets")
    with op.batch_alter_table("talk", schema=None) as batch_op:
        batch_op.drop_column("removed")
    with op.batch_alter_table("people", schema=None) as batch_op:
        batch_op.drop_column("gone")
        batch_op.drop_column("muted")
        batch_op.drop_column("mail")
