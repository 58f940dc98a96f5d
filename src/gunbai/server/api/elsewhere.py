"""Tables as documents, wherever they are played: here, or in another process that is asked for them."""

from __future__ import annotations

from fastapi import Request
from starlette.responses import Response

from gunbai.server.api.common import answer
from gunbai.server.cluster.peers import credentials
from gunbai.server.documents import TableDoc
from gunbai.server.refusal import moving, not_found
from gunbai.server.server import Server
from gunbai.server.tables.table_documents import table_document

Shown = tuple[float, TableDoc]
"""When a table was last touched, and the table."""


async def glanced(server: Server, id: str, person: str | None) -> Shown | None:
    """A table for the lobby, without its game when that is not in memory here."""
    table = await server.hub.glance(id)
    return None if table is None else (table.row.touched, table_document(table, person))


async def shown(server: Server, request: Request, id: str, person: str | None) -> Shown | None:
    """A table of mine, with whose turn it is."""
    address = await server.hub.whereabouts(id)
    if address is None:
        table = await server.hub.get(id)
        return table.row.touched, table_document(table, person)
    glance = await glanced(server, id, person)
    found = await server.peers.ask(address, "GET", f"/api/tables/{id}", credentials(request), b"")
    if glance is None or found is None or found.status != 200:
        return glance
    return glance[0], found.document()


async def document_of(server: Server, request: Request, id: str, person: str) -> TableDoc:
    found = await shown(server, request, id, person)
    if found is None:
        raise not_found("table")
    return found[1]


async def joined_elsewhere(server: Server, request: Request, address: str, id: str) -> Response:
    """Sit down at the table of a rematch that another process owns."""
    glance = await server.hub.glance(id)
    body = b"{}" if glance is None else b'{"invite": "%s"}' % glance.row.invite.encode()
    headers = [*credentials(request), (b"content-type", b"application/json")]
    found = await server.peers.ask(address, "POST", f"/api/tables/{id}/join", headers, body)
    if found is None:
        raise moving()
    return answer(found.document(), found.status)
