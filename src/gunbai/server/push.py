"""Web push with VAPID: the keys are made once and kept in the database."""

from __future__ import annotations

import asyncio
import base64
from typing import Any

import msgspec

from gunbai.server.store.people import PeopleStore


class Pusher:
    """Sends notices to browsers. Without a contact address there is no push: the services demand one."""

    def __init__(self, contact: str) -> None:
        self.contact = contact
        self._private = ""
        self.public_key = ""
        """What a page needs to subscribe."""

    async def open(self, people: PeopleStore) -> None:
        if self.contact:
            self._private = await people.key("push key", new_key())
            self.public_key = public_part(self._private)

    async def send(self, subscription: dict[str, Any], notice: dict[str, Any]) -> None:
        """In a thread: the library waits."""
        if self.contact:
            await asyncio.to_thread(self._send, subscription, msgspec.json.encode(notice).decode())

    def _send(self, subscription: dict[str, Any], data: str) -> None:
        from py_vapid import Vapid  # these libraries cost a third of a second: only who pushes pays
        from pywebpush import webpush

        webpush(
            subscription,
            data,
            vapid_private_key=Vapid.from_pem(self._private.encode()),
            vapid_claims={"sub": self.contact},
            ttl=86400,
            timeout=10.0,
        )


def new_key() -> str:
    from py_vapid import Vapid

    vapid = Vapid()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


def public_part(private: str) -> str:
    """The uncompressed point, as browsers want it."""
    from cryptography.hazmat.primitives import serialization
    from py_vapid import Vapid

    point = Vapid.from_pem(private.encode()).public_key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return base64.urlsafe_b64encode(point).decode().rstrip("=")
