"""`gunbai admin`: for whoever runs a server."""

from __future__ import annotations

import asyncio
import json
import os
from pathlib import Path
from typing import Annotated

import typer

from gunbai.cli.errors import polite
from gunbai.cli.language import words_of
from gunbai.extras import needs

app = typer.Typer(no_args_is_help=True)


@app.callback()
@polite
def admin() -> None:
    """Look after a server: tables, people, copies of the database."""
    with needs("server"):
        import gunbai.server.settings
        import gunbai.server.upkeep.admin  # noqa: F401 - what every command here imports


Database = Annotated[str | None, typer.Option()]
Config = Annotated[Path | None, typer.Option()]
TableName = Annotated[str, typer.Argument(metavar="TABLE")]
CHANGED = 1
"""The exit code when stored games replay differently."""


@app.command("list")
@polite
def list_command(
    status: str | None = None,
    limit: int = 50,
    database: Database = None,
    config: Config = None,
) -> None:
    """The tables, the latest touched first."""
    from gunbai.server import settings
    from gunbai.server.upkeep import admin as upkeep

    wanted = settings.load(config, os.environ, database=database)
    for row in asyncio.run(upkeep.listed(wanted, status, limit)):
        age = upkeep.age(row["touched"])
        typer.echo(
            f"{row['id']}  {row['status']:8}  {row['game']:11} {row['moves']:5} moves  {age:>7} ago  {row['name']}"
        )


@app.command("export")
@polite
def export_command(table: TableName, database: Database = None, config: Config = None) -> None:
    """Print the record of a game: whole when it is over, else as spectators may see it."""
    from gunbai.server import settings
    from gunbai.server.upkeep import admin as upkeep

    document = asyncio.run(upkeep.exported(settings.load(config, os.environ, database=database), table))
    typer.echo(json.dumps(document))


@app.command("close")
@polite
def close_command(table: TableName, database: Database = None, config: Config = None) -> None:
    """End an open or running table."""
    from gunbai.server import settings
    from gunbai.server.upkeep import admin as upkeep

    asyncio.run(upkeep.closed(settings.load(config, os.environ, database=database), table))


@app.command("backup")
@polite
def backup_command(
    file: Annotated[Path, typer.Argument()],
    database: Database = None,
    config: Config = None,
) -> None:
    """Copy a SQLite database, also while the server runs."""
    from gunbai.server import settings
    from gunbai.server.upkeep import admin as upkeep

    asyncio.run(upkeep.backed_up(settings.load(config, os.environ, database=database), file))


@app.command("downgrade")
@polite
def downgrade_command(
    version: Annotated[str, typer.Argument()],
    database: Database = None,
    config: Config = None,
) -> None:
    """Take the schema back for an older Gunbai, while no server runs."""
    from gunbai.server import settings
    from gunbai.server.upkeep import admin as upkeep

    asyncio.run(upkeep.downgraded(settings.load(config, os.environ, database=database), version))


@app.command("replay")
@polite
def replay_command(database: Database = None, config: Config = None) -> None:
    """Replay all stored games against the rules installed here and list those that differ."""
    from gunbai.server import settings

    wanted = settings.load(config, os.environ, database=database)
    if asyncio.run(_replay(wanted)):
        raise typer.Exit(CHANGED)


async def _replay(settings: object) -> int:
    from gunbai.server.settings import Settings
    from gunbai.server.upkeep import admin as upkeep

    assert isinstance(settings, Settings)
    games = different = 0
    async for table, difference in upkeep.replayed(settings):
        games += 1
        if difference:
            different += 1
            typer.echo(f"{table}  {difference}")
    typer.echo(words_of().text("admin-replayed", games=games, different=different))
    return different
