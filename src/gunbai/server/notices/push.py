"""Web push: a notice sealed for one browser (RFC 8291), signed with this server's key (VAPID, RFC 8292)."""

from __future__ import annotations

import base64
from importlib.util import find_spec
from typing import Any, Final
from urllib.parse import urlsplit

from gunbai.extras import needs
from gunbai.server.store.people import PeopleStore

KEPT_SECONDS: Final = 86_400
"""How long a push service keeps a notice for a browser that is not there."""


class Pusher:
    """Makes the messages for push services. Without a contact address there is no push: the services demand one."""

    def __init__(self, contact: str) -> None:
        self.contact = contact
        self._private = ""
        self.public_key = ""
        """What a page needs to subscribe."""

    async def open(self, people: PeopleStore) -> None:
        if self.contact:
            with needs("push"):
                import http_ece  # noqa: F401 - its first notice would be too late to say that it is missing

                new = new_key()
            self._private = await people.key("push key", new)
            self.public_key = public_part(self._private)

    def message(self, subscription: dict[str, Any], notice: bytes) -> tuple[bytes, dict[str, str]]:
        """The body and the headers for the subscription's endpoint. Takes a few milliseconds: not for the loop."""
        headers = {"Content-Encoding": "aes128gcm", "TTL": str(KEPT_SECONDS), "Urgency": "high"}
        return sealed(subscription["keys"], notice), {**headers, **self._signed(subscription["endpoint"])}

    def _signed(self, endpoint: str) -> dict[str, str]:
        from py_vapid import Vapid02

        parts = urlsplit(endpoint)
        claims = {"sub": self.contact, "aud": f"{parts.scheme}://{parts.netloc}"}
        return dict(Vapid02.from_pem(self._private.encode()).sign(claims))


def sealed(keys: dict[str, str], notice: bytes) -> bytes:
    """Encrypted for the browser whose keys these are: the push service passes on what it cannot read."""
    import http_ece  # this and its kind cost a third of a second: only who pushes pays
    from cryptography.hazmat.primitives.asymmetric import ec

    mine = ec.generate_private_key(ec.SECP256R1())
    browser, secret = unpadded(keys["p256dh"]), unpadded(keys["auth"])
    return bytes(http_ece.encrypt(notice, private_key=mine, dh=browser, auth_secret=secret, version="aes128gcm"))


def is_installed() -> bool:
    """Whether this server could push at all."""
    return find_spec("cryptography") is not None


def is_key_pair(p256dh: str, auth: str) -> bool:
    """Whether these can be the keys of a subscription: a point of the curve P-256, and sixteen bytes."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpadded(p256dh))
        return len(unpadded(auth)) == 16
    except ValueError:
        return False


def unpadded(text: str) -> bytes:
    """Base64 as browsers write it, with or without padding."""
    bare = text.rstrip("=")
    return base64.urlsafe_b64decode(bare + "=" * (-len(bare) % 4))


def new_key() -> str:
    from py_vapid import Vapid02

    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


def public_part(private: str) -> str:
    """The uncompressed point, as browsers want it."""
    from cryptography.hazmat.primitives import serialization
    from py_vapid import Vapid02

    point = Vapid02.from_pem(private.encode()).public_key.public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return base64.urlsafe_b64encode(point).decode().rstrip("=")
