"""Notices that it is my turn: webhooks (Discord, plain JSON) and web push. In-page news come by the socket anyway."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Literal, TypedDict
from urllib.parse import urlsplit

import msgspec

from gunbai.server.notices.push import Pusher
from gunbai.server.operation.logs import Logger
from gunbai.server.people.languages import words_read
from gunbai.server.refusal import Refusal
from gunbai.server.services import Services
from gunbai.server.settings import Settings
from gunbai.server.tables.table import Table

if TYPE_CHECKING:
    from gunbai.locale.words import Words

TRIES: Final = 3
PAUSE: Final = 1.0
"""Seconds before the second try; the next ones wait twice as long each."""
MOST_UNDER_WAY: Final = 200
ENGLISH: Final = "en"
log = Logger("notices")


class NoticeDoc(TypedDict):
    """What webhooks and browsers are told: the table's name and a link, nothing of the game itself."""

    event: Literal["your_turn"]
    table: str
    name: str
    game: str
    link: str
    text: str
    """The same in the receiver's language."""


class Gone(Exception):
    """The browser has unsubscribed: its push service will take nothing for it any more."""


class Notices:
    """Follows all tables; tells people who are not at the page that they must choose. Never blocks a table."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.pusher = Pusher(services.settings.push_contact)
        self._told: dict[str, set[int]] = {}
        self._under_way = 0
        self._wanted: set[str] | None = None
        """People with at least one hook; everybody else costs nothing."""

    async def open(self) -> None:
        self._wanted = await self.services.hooks.people()
        await self.pusher.open(self.services.people)

    def changed(self, person: str) -> None:
        """Somebody added or removed a hook."""
        if self._wanted is not None:
            self._wanted.add(person)

    def follow(self, table: Table) -> None:
        """After a change: whose turn has just come?"""
        acting = set(table.acting())
        fresh = acting - self._told.get(table.id, set())
        if acting:
            self._told[table.id] = acting
        else:
            self._told.pop(table.id, None)
        for seat in fresh:
            person = table.seats[seat].person
            if person in (self._wanted or ()) and not table.audience.is_online(seat):
                self._send(str(person), table)

    def _send(self, person: str, table: Table) -> None:
        """Beside everything else. Where very many are under way their receivers are slow, and one more would wait."""
        if self._under_way >= MOST_UNDER_WAY:
            log.warning("a notice was left out", table=table.id)
            return
        self._under_way += 1
        self.services.spawn(self._tell(person, table), "notice").add_done_callback(self._arrived)

    def _arrived(self, _: object) -> None:
        self._under_way -= 1

    async def _tell(self, person: str, table: Table) -> None:
        receiver = await self.services.people.find(person)
        words = await words_read((receiver and receiver.language) or ENGLISH)
        notice = turn_notice(table, self.services.settings, words)
        for hook in await self.services.hooks.of(person):
            try:
                await self._deliver(hook["kind"], hook["target"], notice)
            except Gone:
                await self.services.hooks.remove(person, hook["id"])
            except Exception as error:
                log.warning("a notice was not delivered", kind=hook["kind"], error=type(error).__name__)

    async def _deliver(self, kind: str, target: str, notice: NoticeDoc) -> None:
        if kind == "push":
            await self._push(msgspec.json.decode(target), notice)
            return
        address = await pinned(target, self.services.settings.webhook_hosts)
        body = {"content": notice["text"], "allowed_mentions": {"parse": []}} if kind == "discord" else notice
        await posted(target, address, msgspec.json.encode(body), {"Content-Type": "application/json"})

    async def _push(self, subscription: dict[str, Any], notice: NoticeDoc) -> None:
        if not self.pusher.contact:
            return
        address = await pinned(subscription["endpoint"], self.services.settings.push_hosts)
        body, headers = await asyncio.to_thread(self.pusher.message, subscription, msgspec.json.encode(notice))
        if await posted(subscription["endpoint"], address, body, headers) in (404, 410):
            raise Gone


async def posted(target: str, address: str, body: bytes, headers: dict[str, str]) -> int:
    """Send it to the address that was looked at, some times where the other side is busy; the last status. The name
    is not looked up again: it could lead into our own network by then."""
    import httpx2  # half the servers never tell anybody anything

    url = httpx2.URL(target)
    named = {**headers, "Host": url.netloc.decode()}
    async with httpx2.AsyncClient(timeout=5.0, follow_redirects=False, trust_env=False) as client:
        for attempt in range(TRIES):
            sent = await client.post(
                url.copy_with(host=address), content=body, headers=named, extensions={"sni_hostname": url.host}
            )
            status = int(sent.status_code)
            if status < 500 and status != 429:
                break
            await asyncio.sleep(PAUSE * 2.0**attempt)
    return status


def turn_notice(table: Table, settings: Settings, words: Words) -> NoticeDoc:
    """It is somebody's turn at this table."""
    link = f"{settings.public_url.rstrip('/')}/table/{table.id}"
    return NoticeDoc(
        event="your_turn",
        table=table.id,
        name=table.row.name,
        game=table.row.game,
        link=link,
        text=words.text("notice-your-turn", table=table.row.name, link=link),
    )


async def check_target(target: str, hosts: Sequence[str]) -> None:
    """A notice must not reach into the host's own network: named hosts only, or where `*` allows it public ones."""
    host = _named(target, hosts)
    if "*" in hosts and not _are_public(await asyncio.to_thread(_addresses, host)):
        raise Refusal(422, "hook/host", "this is not a public address", {"host": host})


async def pinned(target: str, hosts: Sequence[str]) -> str:
    """The one address that this notice goes to, looked up once and checked."""
    host = _named(target, hosts)
    found = await asyncio.to_thread(_addresses, host)
    if not found or ("*" in hosts and not _are_public(found)):
        raise Refusal(422, "hook/host", "this is not a public address", {"host": host})
    return found[0]


def _named(target: str, hosts: Sequence[str]) -> str:
    """The host of a target that may be called."""
    host = _https_host(target)
    if not host:
        raise Refusal(422, "hook/target", "notices go to https addresses")
    if "*" not in hosts and not any(host == allowed or host.endswith(f".{allowed}") for allowed in hosts):
        raise Refusal(422, "hook/host", "this server does not call that host", {"host": host})
    return host


def _https_host(target: str) -> str:
    """The host of an https address at its usual port; empty for anything else."""
    try:
        parts = urlsplit(target)
        is_plain = parts.scheme == "https" and parts.username is None and parts.port in (None, 443)
    except ValueError:
        return ""
    return parts.hostname or "" if is_plain else ""


def _addresses(host: str) -> list[str]:
    try:
        found = socket.getaddrinfo(host, 443, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        return []
    return [str(address[4][0]) for address in found]


def _are_public(addresses: list[str]) -> bool:
    """Whether there are some, and all lead out of our own network."""
    return bool(addresses) and all(_is_public(ipaddress.ip_address(address)) for address in addresses)


def _is_public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    mapped = address.ipv4_mapped if isinstance(address, ipaddress.IPv6Address) else None
    return (mapped or address).is_global and not (mapped or address).is_multicast
