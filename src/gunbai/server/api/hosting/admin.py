"""Who is the admin, and a note of what they did."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends

from gunbai.server.api.common import MaybeCaller, SignedIn, whole_person
from gunbai.server.operation.logs import Logger
from gunbai.server.people.identity import required
from gunbai.server.refusal import Refusal
from gunbai.server.store.rows import PersonRow

log = Logger("admin")


async def the_admin(caller: SignedIn) -> PersonRow:
    """Only the admin, with a session of their own."""
    person = whole_person(caller).person
    if not person.admin:
        raise Refusal(403, "person/not_admin", "only the admin may do this")
    return person


TheAdmin = Annotated[PersonRow, Depends(the_admin)]


def noted(admin: PersonRow, act: str, **about: str | int | bool) -> None:
    """Whatever an admin does is in the log."""
    log.info("admin", by=admin.id, act=act, **about)


async def reader(caller: MaybeCaller) -> PersonRow:
    """Somebody with a session of their own, who only looks."""
    return whole_person(required(caller)).person


Reader = Annotated[PersonRow, Depends(reader)]
