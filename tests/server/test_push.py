"""Web push against a push service of our own on loopback: sealed for the browser, signed for the service, given up
when the browser has unsubscribed."""

from __future__ import annotations

import asyncio
import base64
import json
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cryptography.hazmat.primitives import hashes, hmac, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDFExpand

from gunbai.server.notices import notices
from gunbai.server.notices.push import unpadded
from gunbai.server.refusal import Refusal
from tests.server.club import Club, Person, opened

CONTACT = "mailto:host@club.example"


def text_of(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


class Browser:
    """A subscription with the private half of its keys."""

    def __init__(self, endpoint: str) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"sixteen bytes ok"
        self.point = point_of(self.private.public_key())
        self.subscription: dict[str, Any] = {
            "endpoint": endpoint,
            "keys": {"p256dh": text_of(self.point), "auth": text_of(self.secret)},
        }

    def opened(self, body: bytes) -> Any:
        """Decrypted by the letter of RFC 8291 and RFC 8188, with none of the code under test."""
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        key = derived(mixed(self.secret, shared), b"WebPush: info\0" + self.point + sender, 32)
        content = mixed(salt, key)
        nonce = derived(content, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(derived(content, b"Content-Encoding: aes128gcm\0", 16)).decrypt(nonce, sealed, None)
        return json.loads(padded.rstrip(b"\0")[:-1])


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def mixed(salt: bytes, material: bytes) -> bytes:
    mac = hmac.HMAC(salt, hashes.SHA256())
    mac.update(material)
    return mac.finalize()


def derived(key: bytes, info: bytes, length: int) -> bytes:
    return HKDFExpand(hashes.SHA256(), length, info).derive(key)


class PushService:
    """Takes messages and answers as it is told."""

    def __init__(self) -> None:
        self.statuses: list[int] = []
        self.got: list[tuple[dict[str, str], bytes]] = []
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.got.append((dict(self.headers), body))
                self.send_response(service.statuses.pop(0) if service.statuses else 201)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, format: str, *words: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self.server.server_port}"


@pytest.fixture
def service(monkeypatch: pytest.MonkeyPatch) -> Iterator[PushService]:
    """Real push services have https addresses on named hosts; ours is let in by hand."""
    ours = PushService()

    async def let_in(target: str, hosts: object) -> str:
        assert target.startswith(ours.origin)
        return "127.0.0.1"

    monkeypatch.setattr(notices, "pinned", let_in)
    monkeypatch.setattr("gunbai.server.api.hooks.check_target", let_in)
    monkeypatch.setattr(notices, "PAUSE", 0.01)
    thread = threading.Thread(target=ours.server.serve_forever)
    thread.start()
    yield ours
    ours.server.shutdown()
    thread.join()
    ours.server.server_close()


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    with opened(tmp_path, push_contact=CONTACT) as club:
        yield club


def subscribed(club: Club, service: PushService) -> tuple[Browser, list[Person]]:
    browser = Browser(f"{service.origin}/send/to-one-browser")
    people = [club.guest(name) for name in ("Ann", "Bo", "Cy")]
    for person in people:
        person.post("/me/push", 201, **browser.subscription)
    return browser, people


def wait_for(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.01)


def test_a_notice_is_sealed_for_the_browser_and_signed_for_its_service(club: Club, service: PushService) -> None:
    browser, people = subscribed(club, service)
    table = club.started(*people, game="shogun", name="Friday night")
    wait_for(lambda: bool(service.got))
    headers, body = service.got[0]
    assert b"Friday" not in body
    notice = browser.opened(body)
    assert (notice["event"], notice["table"], notice["name"]) == ("your_turn", table, "Friday night")
    assert (headers["Content-Encoding"], headers["TTL"]) == ("aes128gcm", "86400")
    check_signature(headers["Authorization"], service.origin, people[0].get("/push-key")["key"])


def check_signature(header: str, audience: str, public: str) -> None:
    """RFC 8292: a token signed with the key that pages subscribe with, for this service and a day at most."""
    kind, _, rest = header.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (kind, parts["k"]) == ("vapid", public)
    head, claims, signature = parts["t"].split(".")
    raw = unpadded(signature)
    both = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpadded(public))
    key.verify(both, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(unpadded(head))["alg"] == "ES256"
    said = json.loads(unpadded(claims))
    assert (said["aud"], said["sub"]) == (audience, CONTACT)
    assert time.time() < said["exp"] <= time.time() + 86_400


@pytest.mark.parametrize("status", [404, 410])
def test_who_has_unsubscribed_is_forgotten(status: int, club: Club, service: PushService) -> None:
    service.statuses = [status] * 3
    _, people = subscribed(club, service)
    club.started(*people)
    wait_for(lambda: all(person.get("/me/hooks") == [] for person in people))
    assert len(service.got) == 3, "all three drink tea, and nobody is asked twice"


def test_a_busy_service_is_asked_again_and_the_subscription_stays(club: Club, service: PushService) -> None:
    service.statuses = [503, 429, 201]
    _, people = subscribed(club, service)
    club.started(people[0], game="shogun", bots=["random", "random"], options={"setup": "tables"})
    wait_for(lambda: len(service.got) == 3)
    assert len(people[0].get("/me/hooks")) == 1


def test_subscriptions_are_checked(tmp_path: Path) -> None:
    good = Browser("https://fcm.googleapis.com/send/1").subscription
    with opened(tmp_path) as club:
        ann = club.guest("Ann")
        assert ann.get("/push-key")["key"] == "", "no push without a contact"
        assert ann.post("/me/push", 201, **good)["host"] == "fcm.googleapis.com"
        for endpoint in (
            "http://fcm.googleapis.com/1",
            "https://127.0.0.1/1",
            "https://evil.example/fcm.googleapis.com",
        ):
            assert ann.post("/me/push", 422, **{**good, "endpoint": endpoint})["code"].startswith("hook/")
        for keys in ({"p256dh": "AAAA", "auth": good["keys"]["auth"]}, {**good["keys"], "auth": "AAAA"}):
            assert ann.post("/me/push", 422, **{**good, "keys": keys})["code"] == "hook/keys"


def test_a_notice_goes_to_the_address_that_was_looked_at(service: PushService) -> None:
    """The name need not even resolve any more: it is only said, in the header and to TLS."""
    target = service.origin.replace("127.0.0.1", "hooks.example")
    assert asyncio.run(notices.posted(f"{target}/x", "127.0.0.1", b"{}", {})) == 201
    assert service.got[0][0]["Host"] == target.removeprefix("http://")


def test_a_name_that_changes_its_mind_leads_nobody_into_our_network(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = [["93.184.216.34"], ["127.0.0.1"], ["93.184.216.34", "10.0.0.1"], ["::ffff:127.0.0.1"], ["224.0.0.1"], []]
    sent: list[tuple[str, str]] = []

    async def post(target: str, address: str, body: bytes, headers: object) -> int:
        sent.append((target, address))
        return 204

    monkeypatch.setattr(notices, "_addresses", lambda host: answers.pop(0))
    monkeypatch.setattr(notices, "posted", post)
    told = notices.Notices(club.server.services)
    anywhere = msgspec.structs.replace(club.server.settings, webhook_hosts=("*",))
    monkeypatch.setattr(club.server.services, "settings", anywhere)
    notice = notices.NoticeDoc(event="your_turn", table="t", name="", game="shogun", link="", text="your turn")
    asyncio.run(told._deliver("json", "https://hooks.example/x", notice))
    assert sent == [("https://hooks.example/x", "93.184.216.34")]
    assert len(answers) == 5, "it was looked up once"
    for _ in range(5):
        with pytest.raises(Refusal, match="public"):
            asyncio.run(told._deliver("json", "https://hooks.example/x", notice))
    assert len(sent) == 1
