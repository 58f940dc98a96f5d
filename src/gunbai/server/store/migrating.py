"""Schema migrations by alembic, run at the start of the server."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

from gunbai.kernel.errors import BadInput

if TYPE_CHECKING:
    from alembic.config import Config

OLDEST: Final = "0001"
NEWEST: Final = "0012"
"""The newest migration; a test compares. Knowing it saves a start that has nothing to migrate a third of a second."""


def configuration(connection: Connection | None = None) -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection) -> bool:
    """Bring the schema to the newest version; quick when it is there already, and says so. A newer one is not ours to
    touch."""
    found = version(connection)
    if found is not None and found > NEWEST:
        expected = f"a schema up to version {NEWEST}, not one of a newer Gunbai"
        raise BadInput("database", expected, found, "older_schema", newest=NEWEST)
    if found != NEWEST:
        from alembic import command

        command.upgrade(configuration(connection), "head")
    return found != NEWEST


def downgrade(connection: Connection, wanted: str) -> bool:
    """Take the schema back, for an older Gunbai."""
    from alembic import command

    if not OLDEST <= wanted <= NEWEST or not wanted.isdigit() or len(wanted) != len(NEWEST):
        expected = f"a schema from {OLDEST} to {NEWEST}"
        raise BadInput("version", expected, repr(wanted), "schema", oldest=OLDEST, newest=NEWEST)
    command.downgrade(configuration(connection), wanted)
    return True


def version(connection: Connection) -> str | None:
    """The version of the schema, None of an empty database."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one())
