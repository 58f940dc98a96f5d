"""No fault of ours by input: whatever is sent is answered with a refusal, and leaves no trace in the log."""

from __future__ import annotations

import json
import random
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.websockets import WebSocketDisconnect

from gunbai.kernel.errors import BadInput
from gunbai.server import logs, replaying
from gunbai.server.guard import LENGTH
from tests.server.club import Club, Person, play_on

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


@settings(max_examples=250, deadline=None, suppress_health_check=list(HealthCheck))
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
