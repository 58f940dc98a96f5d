"""What `gunbai admin` does to people and at tables. A running server notices within seconds."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from gunbai.kernel.errors import BadInput
from gunbai.server.documents import ExportDoc
from gunbai.server.people import accounts
from gunbai.server.services import Services
from gunbai.server.settings import Registration, Settings
from gunbai.server.store.rows import PersonRow
from gunbai.server.tables import moderation
from gunbai.server.upkeep.admin import services_of


@asynccontextmanager
async def somebody(settings: Settings, name: str) -> AsyncIterator[tuple[Services, PersonRow]]:
    """Somebody by the name of their account, or by id."""
    async with services_of(settings) as services:
        person = await services.people.by_login(name) or await services.people.find(name)
        if person is None or person.gone:
            raise BadInput("person", "the name of an account or somebody's id", repr(name), "person")
        yield services, person


def _account(person: PersonRow) -> PersonRow:
    if person.is_guest:
        raise BadInput("person", "an account, not a guest", repr(person.name), "account")
    return person


async def people(settings: Settings, words: str, limit: int) -> list[PersonRow]:
    async with services_of(settings) as services:
        return await services.people.search(words, limit)


async def banned(settings: Settings, name: str, *, is_banned: bool) -> None:
    async with somebody(settings, name) as (services, person):
        await services.people.change(person.id, banned=is_banned)
        if is_banned:
            await services.people.revoke(person.id)


async def muted(settings: Settings, name: str, *, is_muted: bool) -> None:
    async with somebody(settings, name) as (services, person):
        await services.people.change(person.id, muted=is_muted)


async def promoted(settings: Settings, name: str, *, is_admin: bool) -> None:
    async with somebody(settings, name) as (services, person):
        await services.people.change(_account(person).id, admin=is_admin)


async def signed_out(settings: Settings, name: str) -> int:
    """End all sessions of somebody; says how many there were."""
    async with somebody(settings, name) as (services, person):
        return len(await services.people.revoke(person.id))


async def reset(settings: Settings, name: str) -> str:
    """A word with which the owner of an account sets a new password, once and within a day."""
    async with somebody(settings, name) as (services, person):
        return await services.tickets.make("reset", _account(person).id)


async def exported(settings: Settings, name: str) -> ExportDoc:
    async with somebody(settings, name) as (services, person):
        return await accounts.exported(services, person)


async def deleted(settings: Settings, name: str) -> None:
    async with somebody(settings, name) as (services, person):
        await accounts.deleted(services, person)


async def registration(settings: Settings, wanted: Registration | None) -> Registration:
    """Who may make an account, after setting it when that is wanted."""
    async with services_of(settings) as services:
        if wanted is not None:
            await services.people.set_registration(wanted)
        return await accounts.registration(services)


async def invited(settings: Settings) -> str:
    """An invitation for one account, good for two weeks."""
    async with services_of(settings) as services:
        return await services.tickets.make("invite", None)


async def kicked(settings: Settings, table: str, name: str) -> None:
    async with somebody(settings, name) as (services, person):
        if not await moderation.kicked(services, table, person.id):
            raise BadInput("table", "an open or running table where they sit", repr(table), "table_of_theirs")


async def heard(settings: Settings, table: str) -> list[dict[str, Any]]:
    """What was said to all at a table."""
    async with services_of(settings) as services:
        return await moderation.heard(services, table)


async def silenced(settings: Settings, table: str, number: int) -> None:
    async with services_of(settings) as services:
        if not await moderation.removed(services, table, number):
            raise BadInput("number", "one that `gunbai admin talk` shows", str(number), "said_number")
