"""`gunbai admin` on people: who may come in, stay, talk; passwords, export, deletion."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeVar

import typer

from gunbai.cli.commands.admin import Config, Database, TableName, app
from gunbai.cli.errors import polite
from gunbai.cli.keyboard import latin
from gunbai.cli.language import words_of
from gunbai.cli.screen import Leave, Screen

if TYPE_CHECKING:
    from gunbai.server.settings import Settings

__all__ = ["app"]
T = TypeVar("T")
Person = Annotated[str, typer.Argument()]
Lift = Annotated[bool, typer.Option("--lift")]
SURE: Final = ("y", "yes")


def carried_out(work: Callable[[Settings], Coroutine[Any, Any, T]], database: Database, config: Config) -> T:
    """Do something with the database that the settings name."""
    from gunbai.server import settings

    return asyncio.run(work(settings.load(config, os.environ, database=database)))


def link(page: str, token: str, database: Database, config: Config) -> str:
    """A link for people, where the server's address is known; else the page and the token."""
    from gunbai.server import settings

    home = settings.load(config, os.environ, database=database).public_url.rstrip("/")
    return f"{home}/{page}#{token}"


def is_sure(person: str) -> bool:
    """Whether somebody shall be deleted: only a `y` means it, by its place on any keyboard."""
    try:
        return latin(Screen(words_of()).ask_with("admin-delete", "admin-delete-help", name=person)) in SURE
    except Leave:
        return False


@app.command("people")
@polite
def people_command(
    name: Annotated[str, typer.Argument()] = "",
    limit: int = 50,
    database: Database = None,
    config: Config = None,
) -> None:
    """List people by a part of their name, the newest first."""
    from gunbai.server.upkeep import hosting

    for person in carried_out(lambda given: hosting.people(given, name, limit), database, config):
        marks = {"guest": person.is_guest, "admin": person.admin, "banned": person.banned, "muted": person.muted}
        typer.echo(
            f"{person.id}  {person.name:24}  {' '.join(mark for mark, holds in marks.items() if holds)}".rstrip()
        )


@app.command("ban")
@polite
def ban_command(
    person: Person,
    lift: Lift = False,
    database: Database = None,
    config: Config = None,
) -> None:
    """Keep somebody out, or let them in again."""
    from gunbai.server.upkeep import hosting

    carried_out(lambda given: hosting.banned(given, person, is_banned=not lift), database, config)


@app.command("mute")
@polite
def mute_command(
    person: Person,
    lift: Lift = False,
    database: Database = None,
    config: Config = None,
) -> None:
    """Let somebody play without a word, or lift it."""
    from gunbai.server.upkeep import hosting

    carried_out(lambda given: hosting.muted(given, person, is_muted=not lift), database, config)


@app.command("promote")
@polite
def promote_command(
    person: Person,
    revoke: Annotated[bool, typer.Option("--revoke")] = False,
    database: Database = None,
    config: Config = None,
) -> None:
    """Make an account an admin, or no longer."""
    from gunbai.server.upkeep import hosting

    carried_out(lambda given: hosting.promoted(given, person, is_admin=not revoke), database, config)


@app.command("sign-out")
@polite
def sign_out_command(person: Person, database: Database = None, config: Config = None) -> None:
    """End all sessions of somebody."""
    from gunbai.server.upkeep import hosting

    ended = carried_out(lambda given: hosting.signed_out(given, person), database, config)
    typer.echo(words_of().text("admin-signed-out", count=ended))


@app.command("password")
@polite
def password_command(person: Person, database: Database = None, config: Config = None) -> None:
    """Print a link by which the owner of an account sets a new password."""
    from gunbai.server.upkeep import hosting

    token = carried_out(lambda given: hosting.reset(given, person), database, config)
    typer.echo(words_of().text("admin-password", link=link("reset", token, database, config)))


@app.command("export-person")
@polite
def export_person_command(person: Person, database: Database = None, config: Config = None) -> None:
    """Print all that is stored of somebody."""
    from gunbai.server.upkeep import hosting

    typer.echo(json.dumps(carried_out(lambda given: hosting.exported(given, person), database, config)))


@app.command("delete")
@polite
def delete_command(
    person: Person,
    yes: Annotated[bool, typer.Option("--yes")] = False,
    database: Database = None,
    config: Config = None,
) -> None:
    """Delete somebody: their name, what they said, their sessions. Finished games stay, without the name."""
    from gunbai.server.upkeep import hosting

    if not yes and not is_sure(person):
        raise typer.Abort
    carried_out(lambda given: hosting.deleted(given, person), database, config)


@app.command("registration")
@polite
def registration_command(
    who: Annotated[Literal["open", "invited", "closed"] | None, typer.Argument()] = None,
    database: Database = None,
    config: Config = None,
) -> None:
    """Say who may make an account, or decide it."""
    from gunbai.server.upkeep import hosting

    typer.echo(carried_out(lambda given: hosting.registration(given, who), database, config))


@app.command("invite")
@polite
def invite_command(database: Database = None, config: Config = None) -> None:
    """Print an invitation for one account."""
    from gunbai.server.upkeep import hosting

    token = carried_out(hosting.invited, database, config)
    typer.echo(words_of().text("admin-invitation", link=link("welcome", token, database, config)))


@app.command("kick")
@polite
def kick_command(table: TableName, person: Person, database: Database = None, config: Config = None) -> None:
    """Take a seat away from somebody."""
    from gunbai.server.upkeep import hosting

    carried_out(lambda given: hosting.kicked(given, table, person), database, config)


@app.command("talk")
@polite
def talk_command(
    table: TableName,
    remove: Annotated[int | None, typer.Option("--remove", metavar="NUMBER")] = None,
    database: Database = None,
    config: Config = None,
) -> None:
    """List what was said to all at a table, or take something away."""
    from gunbai.server.upkeep import hosting

    if remove is not None:
        carried_out(lambda given: hosting.silenced(given, table, remove), database, config)
        return
    for said in carried_out(lambda given: hosting.heard(given, table), database, config):
        typer.echo(f"{said['number']:5}  {said['name']}: {'—' if said['removed'] else said['text']}")
