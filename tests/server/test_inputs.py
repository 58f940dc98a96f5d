"""No fault of ours by input: whatever is sent is answered with a refusal, and leaves no trace in the log."""

from __future__ import annotations

import json
import logging
import random
import socket
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.websockets import WebSocketDisconnect

from gunbai.kernel.errors import BadInput
from gunbai.server.operation import logs
from gunbai.server.tables import replays as replaying
from gunbai.server.web.guard import LENGTH
from tests.server.club import Club, Person, play_on
from tests.server.process import asked, serving

JSON = {"Content-Type": "application/json"}


def test_an_origin_that_is_no_address_is_foreign(club: Club) -> None:
    for origin in ("http://[x", "//[", "http://]"):
        answer = club.client.post("/api/guests", json={"name": "x"}, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "origin/foreign")


@pytest.mark.parametrize(
    "target",
    [
        "https://[x]/",
        "https://[::1",
        "https://discord.com:x/",
        "https://discord.com:8443/",
        "https://discord.com:99999/",
    ],
)
def test_a_hook_goes_to_an_https_address_at_its_usual_port(club: Club, people: list[Person], target: str) -> None:
    assert people[0].post("/me/hooks", 422, kind="json", target=target)["code"] == "hook/target"
    keys = {"p256dh": "a", "auth": "a"}
    assert people[0].post("/me/push", 422, endpoint=target, keys=keys)["code"] == "hook/target"


def finished(club: Club, people: list[Person]) -> dict[str, Any]:
    table = club.started(*people, game="shogun", options={"setup": "tables", "years": "1"})
    play_on(table, people, 2000, random.Random(5))
    record: dict[str, Any] = people[0].get(f"/tables/{table}/record")
    return record


def test_half_a_character_in_a_record_is_refused(club: Club, people: list[Person]) -> None:
    record = finished(club, people)
    headers = {**people[0].headers, **JSON}
    for changed in (
        {**record, "seed": "\ud800"},
        {**record, "options": {"\udfff": "x"}},
        {**record, "entries": ["\ud800", *record["entries"]]},
        {**record, "player_seeds": ["\ud800", "", ""]},
    ):
        answer = club.client.post("/api/records", content=json.dumps({"record": changed}), headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (422, "input/badinput"), answer.text


def test_seeds_that_could_not_be_stored_are_refused() -> None:
    for seed in ("x" * 81, "a\x00b"):
        header = {"format": 1, "game": "shogun", "seats": 3, "rules": 1, "options": {}, "result": {}}
        text = json.dumps({**header, "player_seeds": [seed], "setup": [], "entries": []})
        with pytest.raises(BadInput, match="player_seeds: expected at most"):
            replaying.checked(text)


def test_a_length_is_a_number_we_can_read() -> None:
    assert LENGTH.fullmatch("262144")
    assert not any(LENGTH.fullmatch(wrong) for wrong in ("", "²", "-1", "1e3", "9" * 5000, "١"))


def test_a_host_that_is_no_address_is_no_fault(club: Club) -> None:
    answer = club.client.delete("/api/tables", headers={"Host": "[x"})
    assert (answer.status_code, answer.headers["allow"]) == (405, "GET, POST")
    slash = club.client.post("/api/guests/", json={"name": "x"}, headers={"Host": "[x"}, follow_redirects=False)
    assert slash.status_code == 404, "and nobody is sent to a host that the request has named"


def test_a_socket_that_fails_is_closed_and_noted(
    club: Club, people: list[Person], monkeypatch: Any, capsys: Any
) -> None:
    table = club.started(*people)

    async def broken(*given: Any) -> None:
        raise ValueError("a fault")

    logs.configure("error", as_json=True)
    monkeypatch.setattr(club.server.hub, "get", broken)
    with pytest.raises(WebSocketDisconnect) as ended, people[0].live(table) as socket:
        socket.receive_json()
    assert ended.value.code == 1011
    said = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert (said["event"], said["level"]) == ("socket failed", "error")


def frame(code: int, data: bytes, head: int = 0x80) -> bytes:
    """A masked WebSocket frame; the mask is zero."""
    return bytes([head | code, 0x80 | len(data), 0, 0, 0, 0]) + data


HANDSHAKE = (
    b"GET /api/tables/%s/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
BROKEN_FRAMES = [
    frame(1, b"\xff\xfe"),
    frame(1, b"{}")[:3],
    frame(0, b"x"),
    frame(5, b"x"),
    frame(8, b"\x00"),
    frame(1, b"{}", 0xF0),
    frame(9, b"x" * 120, 0x00),
    frame(2, b"\x00"),
    b"\x81\x02{}",
    b"\xff" * 40,
]
BROKEN_REQUESTS = [
    b"\x00\x01",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET / HTTP/1.1\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\n",
]


def test_broken_frames_and_requests_leave_nothing_in_the_log(tmp_path: Path) -> None:
    with (tmp_path / "log").open("w") as log, serving(tmp_path, log, log_json="true", bot_workers="0") as server:
        token = asked("POST", f"{server.url}/api/guests", json={"name": "Ann", "token": True}).json()["token"]
        wishes, headers = {"game": "shogun", "seats": 3}, {"Authorization": f"Bearer {token}"}
        table = asked("POST", f"{server.url}/api/tables", json=wishes, headers=headers).json()["id"].encode()
        for broken in BROKEN_FRAMES:
            with socket.create_connection(("127.0.0.1", server.port), timeout=60) as line:
                line.sendall(HANDSHAKE % table)
                assert line.recv(4096).startswith(b"HTTP/1.1 101")
                line.sendall(broken)
        for broken in BROKEN_REQUESTS:
            with socket.create_connection(("127.0.0.1", server.port), timeout=60) as line:
                line.sendall(broken)
                assert line.recv(4096)
        assert asked("GET", f"{server.url}/api/ready").status_code == 200
        assert server.stop() == 0
    said = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    assert [line["event"] for line in said] == ["open", "closed"]


def test_what_libraries_say_is_a_line_of_our_log(capsys: pytest.CaptureFixture[str]) -> None:
    logs.configure("info", as_json=True)
    logging.getLogger("uvicorn.error").error("something of ours")
    logging.getLogger("asyncio").error("a task failed")
    said = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    logs.configure("error", as_json=True)
    assert [line["event"] for line in said] == ["something of ours", "a task failed"]


PATHS = st.sampled_from(
    [
        "/",
        "/api/tables",
        "/api/guests",
        "/api/sign-in",
        "/api/seats",
        "/api/records",
        "/api/rules/RS1.1",
        "/api/me/hooks",
    ]
)
PARTS = st.text(st.characters(codec="utf-8"), max_size=12)
HEADERS = st.sampled_from(
    [
        "Origin",
        "Host",
        "Cookie",
        "Authorization",
        "Content-Type",
        "Accept-Encoding",
        "X-Forwarded-For",
        "Sec-Fetch-Site",
    ]
)
VALUES = st.binary(max_size=20).map(lambda value: value.translate(None, b"\r\n\x00").strip())


@settings(max_examples=250, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
@given(
    method=st.sampled_from(["GET", "POST", "PUT", "DELETE", "HEAD", "PATCH"]),
    path=PATHS,
    part=PARTS,
    header=HEADERS,
    value=VALUES,
    body=st.one_of(
        st.binary(max_size=60), st.builds(lambda text: json.dumps({"name": text}).encode(), st.text(max_size=8))
    ),
)
def test_whatever_is_sent_is_no_fault_of_ours(
    club: Club, method: str, path: str, part: str, header: str, value: bytes, body: bytes
) -> None:
    where = f"{path}/{quote(part)}" if part else path
    headers: list[tuple[Any, Any]] = [(b"content-type", b"application/json"), (header.lower().encode(), value)]
    answer = club.client.request(method, where, content=body, headers=headers, follow_redirects=False)
    assert answer.status_code < 500, answer.text
    club.client.cookies.clear()
