"""Notices: where I want to be told that it is my turn."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from fastapi import Path
from pydantic import Field, StringConstraints
from starlette.responses import Response
from typing_extensions import TypedDict

from gunbai.server.api import routes
from gunbai.server.api.common import AnyServer, Body, DoneDoc, MaybeCaller, SignedIn, answer, errors, whole_person
from gunbai.server.notices.notices import check_target
from gunbai.server.notices.push import is_installed, is_key_pair
from gunbai.server.people.identity import required
from gunbai.server.refusal import Refusal, not_found

router = routes.router("notices")

MOST_HOOKS = 10
Address = Annotated[str, StringConstraints(min_length=1, max_length=500, pattern=r"^[!-~]+$")]
Base64 = Annotated[str, StringConstraints(min_length=1, max_length=200, pattern=r"^[A-Za-z0-9_=-]+$")]
HookId = Annotated[str, Path(min_length=1, max_length=20, pattern=r"^[a-z0-9]+$")]


class HookBody(Body):
    """A Discord webhook, or any address that takes plain JSON."""

    kind: Literal["discord", "json"]
    target: Address


class KeysBody(Body):
    """Of the browser: its public key and a secret, in Base64."""

    p256dh: Base64
    auth: Base64


class SubscriptionBody(Body):
    """A browser's push subscription, as `pushManager.subscribe` gives it."""

    endpoint: Address
    keys: KeysBody
    expirationTime: float | None = Field(default=None, ge=0)  # noqa: N815 - the browser's own name


class HookDoc(TypedDict):
    """One of my hooks; of its address only the host is shown, for the rest of it is a secret."""

    id: str
    kind: str
    host: str
    created: float


class PushKeyDoc(TypedDict):
    """The server's public VAPID key; empty when the host has set no contact address."""

    key: str


def _document(row: dict[str, Any]) -> HookDoc:
    target = msgspec.json.decode(row["target"])["endpoint"] if row["kind"] == "push" else row["target"]
    return HookDoc(id=row["id"], kind=row["kind"], host=str(target).split("/")[2], created=row["created"])


@router.get("/push-key", response_model=PushKeyDoc, responses=errors())
async def push_key(server: AnyServer) -> Response:
    return answer(PushKeyDoc(key=server.notices.pusher.public_key))


@router.get("/me/hooks", response_model=list[HookDoc], responses=errors())
async def list_hooks(server: AnyServer, caller: MaybeCaller) -> Response:
    person = whole_person(required(caller)).person
    return answer([_document(row) for row in await server.services.hooks.of(person.id)])


@router.post("/me/hooks", status_code=201, response_model=HookDoc, responses=errors(409))
async def add_hook(body: HookBody, server: AnyServer, caller: SignedIn) -> Response:
    """Tell me by this webhook when it is my turn."""
    await check_target(body.target, server.settings.webhook_hosts)
    return await _added(server, caller, body.kind, body.target)


@router.post("/me/push", status_code=201, response_model=HookDoc, responses=errors(409))
async def add_push(body: SubscriptionBody, server: AnyServer, caller: SignedIn) -> Response:
    """Tell me by web push when it is my turn."""
    await check_target(body.endpoint, server.settings.push_hosts)
    if not is_installed():
        raise Refusal(409, "hook/no_push", "this server sends no web push")
    if not is_key_pair(body.keys.p256dh, body.keys.auth):
        raise Refusal(422, "hook/keys", "these are no keys of a push subscription")
    document = {"endpoint": body.endpoint, "keys": body.keys.model_dump()}
    return await _added(server, caller, "push", msgspec.json.encode(document).decode())


async def _added(server: AnyServer, caller: SignedIn, kind: str, target: str) -> Response:
    person = whole_person(caller).person
    if len(await server.services.hooks.of(person.id)) >= MOST_HOOKS:
        raise Refusal(409, "hook/too_many", "remove one first", {"most": MOST_HOOKS})
    row = await server.services.hooks.add(person.id, kind, target)
    server.notices.changed(person.id)
    await server.services.claims.tell("hooked", person.id)
    return answer(_document(row), 201)


@router.delete("/me/hooks/{hook}", response_model=DoneDoc, responses=errors(404))
async def remove_hook(hook: HookId, server: AnyServer, caller: SignedIn) -> Response:
    if not await server.services.hooks.remove(whole_person(caller).person.id, hook):
        raise not_found("hook")
    return answer(DoneDoc(done=True))
