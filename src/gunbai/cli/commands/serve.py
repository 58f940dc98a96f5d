"""`gunbai serve` and `gunbai admin`: the game server."""

from __future__ import annotations

import gc
import os
from pathlib import Path

import typer

from gunbai.cli.commands import hosting
from gunbai.cli.errors import polite
from gunbai.cli.language import words_of
from gunbai.extras import needs


def add_to(app: typer.Typer) -> None:
    """Hook the commands into the program."""
    app.command("serve")(serve_command)
    app.add_typer(hosting.app, name="admin")


@polite
def serve_command(
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    config: Path | None = None,
) -> None:
    """Serve tables for browsers and programs. Settings also come from GUNBAI_SERVER_… and a TOML file."""
    gc.disable()  # imports make no garbage; `run` turns it on again
    with needs("server"):
        from gunbai.server import runner as running
        from gunbai.server import settings

    wanted = settings.load(config, os.environ, host=host, port=port, database=database)
    running.run(wanted, _say)


def _say(where: str, admin_token: str | None) -> None:
    words = words_of()
    typer.echo(words.text("serve-open", where=f"http://{where}"))
    if admin_token is not None:
        typer.echo(words.text("serve-no-admin", token=admin_token))
