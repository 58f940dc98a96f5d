"""How many sockets are open, by person, by address and by table: nobody can fill the house alone."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Final

from gunbai.server.operation.limits import Limit
from gunbai.server.refusal import Refusal
from gunbai.server.settings import Settings

MESSAGES_PER_SECOND: Final = 20.0
MESSAGES_AT_ONCE: Final = 100.0


class Doors:
    """Counts who comes in and goes out. Players always find room at their own table."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        most = settings.sockets_per_address
        self._knocks = Limit("sockets", most / 60, most)
        self._people: Counter[str] = Counter()
        self._addresses: Counter[str] = Counter()
        self._strangers: Counter[str] = Counter()
        self._watchers: Counter[str] = Counter()

    def knock(self, address: str) -> None:
        """A socket is wanted, and nothing has been looked up for it yet; refuses when they come too fast."""
        self._knocks.take(address)

    @contextmanager
    def entered(self, address: str, person: str | None, table: str, seat: int | None) -> Iterator[None]:
        """One socket while it is open; refuses when there are too many of its kind."""
        settings = self.settings
        with ExitStack() as stack:
            stack.enter_context(_counted(self._addresses, address, settings.sockets_per_address, "sockets"))
            if person is not None:
                stack.enter_context(_counted(self._people, person, settings.socket_limit, "sockets"))
            else:
                stack.enter_context(_counted(self._strangers, address, settings.watchers_per_address, "sockets"))
            if seat is None:
                stack.enter_context(_counted(self._watchers, table, settings.watchers_per_table, "watchers"))
            yield


@contextmanager
def _counted(counter: Counter[str], key: str, most: int, name: str) -> Iterator[None]:
    if counter[key] >= most:
        raise Refusal(429, f"limit/{name}", "too many pages are open", {"most": most})
    counter[key] += 1
    try:
        yield
    finally:
        counter[key] -= 1
        if not counter[key]:
            del counter[key]


class Pace:
    """The speed at which one socket is listened to. Who sends faster waits: reading stops until there is room again."""

    def __init__(self) -> None:
        self._left = MESSAGES_AT_ONCE
        self._at = time.monotonic()

    async def keep(self) -> None:
        now = time.monotonic()
        self._left = min(MESSAGES_AT_ONCE, self._left + (now - self._at) * MESSAGES_PER_SECOND) - 1.0
        self._at = now
        if self._left < 0.0:
            await asyncio.sleep(-self._left / MESSAGES_PER_SECOND)


def crowd_of(host: str) -> str:
    """What addresses are counted by: of IPv6 the network, for one household has more addresses than can be counted."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    mapped = address.ipv4_mapped
    return str(mapped or ipaddress.ip_network((int(address), 64), strict=False))
