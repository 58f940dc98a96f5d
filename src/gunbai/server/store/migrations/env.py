"""What alembic runs: the migrations over the connection it is given."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection

from gunbai.server.store.schema import METADATA


def run(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


run(context.config.attributes["connection"])
