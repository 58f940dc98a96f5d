"""For the admin: close a table, ban somebody."""

from __future__ import annotations

from typing import Annotated

from fastapi import Path
from starlette.responses import Response

from gunbai.server.api import routes
from gunbai.server.api.common import AnyServer, Body, DoneDoc, SignedIn, TableId, answer, errors, whole_person
from gunbai.server.refusal import Refusal, not_found
from gunbai.server.store.rows import PersonRow

router = routes.router("admin", "/api/admin")
PersonId = Annotated[str, Path(min_length=1, max_length=20, pattern=r"^[a-z0-9]+$")]


class BanBody(Body):
    banned: bool = True


def admin(caller: SignedIn) -> PersonRow:
    person = whole_person(caller).person
    if not person.admin:
        raise Refusal(403, "person/not_admin", "only the admin may do this")
    return person


@router.post("/tables/{id}/close", response_model=DoneDoc, responses=errors(404, 409))
async def close_table(id: TableId, server: AnyServer, caller: SignedIn) -> Response:
    """End an open or running table."""
    admin(caller)
    table = await server.hub.get(id)
    async with table.lock:
        if table.is_over:
            raise Refusal(409, "table/closed", "this table is closed already", {"status": table.row.status})
        await table.close("aborted")
        table.announce()
        table.publish()
    return answer(DoneDoc(done=True))


@router.put("/people/{person}/ban", response_model=DoneDoc, responses=errors(404))
async def ban(person: PersonId, body: BanBody, server: AnyServer, caller: SignedIn) -> Response:
    """Ban somebody, or lift it; their sessions end."""
    if admin(caller).id == person:
        raise Refusal(403, "person/yourself", "not yourself")
    if await server.services.people.find(person) is None:
        raise not_found("person")
    await server.services.people.change(person, banned=body.banned)
    if body.banned:
        await server.services.people.revoke(person)
    await server.forget(person, with_pages=body.banned)
    return answer(DoneDoc(done=True))
