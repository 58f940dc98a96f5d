"""Behind a proxy: whose word about addresses counts, and what this machine may read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from gunbai.server.cluster.peers import HOP
from tests.server.club import opened
from tests.server.process import asked, serving
from tests.server.test_people import account


def sign_ins(url: str) -> list[int]:
    """The answers to four guests, each said to come from an address of its own."""
    names = [f"198.51.100.{n}" for n in range(4)]
    return [
        asked("POST", f"{url}/api/guests", json={"name": "Ann"}, headers={"X-Forwarded-For": name}).status_code
        for name in names
    ]


def test_only_a_trusted_proxy_says_where_somebody_comes_from(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    few = {"SIGN_IN_PER_MINUTE": "2", "bot_workers": "0"}
    with serving(tmp_path / "a", **few) as server:
        assert sign_ins(server.url) == [201, 201, 429, 429], "nobody walks around the limit by a header"
    with serving(tmp_path / "b", trusted_proxies="127.0.0.1", **few) as server:
        assert sign_ins(server.url) == [201] * 4
        last = {"X-Forwarded-For": "203.0.113.1, 198.51.100.99"}
        answers = [asked("POST", f"{server.url}/api/guests", json={"name": "Bo"}, headers=last) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429], "what the proxy itself saw counts"


def test_metrics_are_for_the_admin_and_the_token_wherever_they_are_asked_from(tmp_path: Path) -> None:
    with serving(tmp_path, metrics_token="let me read", bot_workers="0") as server:
        url = f"{server.url}/api/metrics"
        assert asked("GET", url).status_code == 404
        assert asked("GET", url, headers={"Authorization": "Bearer let me"}).status_code == 401
        assert "gunbai_sockets" in asked("GET", url, headers={"Authorization": "Bearer let me read"}).text
    (tmp_path / "other").mkdir()
    with opened(tmp_path / "other") as club:
        assert account(club, "Nobody special").ask("GET", "/metrics", 404)["code"] == "path/unknown"


def test_a_body_that_grows_too_long_is_refused_as_such(tmp_path: Path) -> None:
    def body() -> Iterator[bytes]:
        yield b'{"name": "'
        for _ in range(400):
            yield b"x" * 1000

    with opened(tmp_path) as club:
        answer = club.client.post("/api/guests", content=body(), headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (413, "request/too_long")
        assert answer.headers["x-frame-options"] == "DENY"


def test_a_foreign_name_leads_nobody_in(tmp_path: Path) -> None:
    """A page whose name was turned to this machine would be of our own origin; it may not even ask."""
    with opened(tmp_path, hosts=("play.example.org", "::1")) as club:

        def asked(host: str, path: str = "/api/games") -> int:
            return club.client.get(path, headers={"Host": host}).status_code

        assert [asked(host) for host in ("play.example.org", "PLAY.example.org:8000", "[::1]:8000")] == [200] * 3
        for host in ("evil.example", "play.example.org.evil.example", "[x", "", "play.example.org:8000@evil"):
            refused = club.client.get("/api/games", headers={"Host": host})
            assert (refused.status_code, refused.json()["code"]) == (421, "host/unknown"), host
            assert asked(host, "/") == 421
        assert asked("127.0.0.1:8000", "/api/health") == 200, "whoever watches over it comes by address"
        with club.client.websocket_connect("/api/tables/x/live", headers={"Host": "evil.example"}) as socket:
            assert socket.receive_json()["error"]["code"] == "host/unknown"


def test_processes_of_one_server_know_each_other_by_address(tmp_path: Path) -> None:
    with opened(tmp_path, hosts=("play.example.org",)) as club:
        secret = club.server.peers._secret.decode()
        hop = {"Host": "127.0.0.1:8001", HOP.decode(): secret}
        assert club.client.get("/api/games", headers=hop).status_code == 200
        assert club.client.get("/api/games", headers={**hop, HOP.decode(): "forged"}).status_code == 421
