"""Tries at puzzles, with the rating after each."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "tries",
        sa.Column("person", sa.String(length=20), nullable=False),
        sa.Column("puzzle", sa.String(length=20), nullable=False),
        sa.Column("game", sa.String(length=20), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=True),
        sa.Column("right", sa.Boolean(), nullable=False),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("person", "puzzle"),
    )


def downgrade() -> None:
    op.drop_table("tries")
