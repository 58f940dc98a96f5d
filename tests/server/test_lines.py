"""Bare lines: half a request, headers without end, requests and frames in floods. None of them keeps others waiting."""

from __future__ import annotations

import socket
import time
from contextlib import ExitStack
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest

from gunbai.server.web.patience import Lobby
from tests.server.process import PATIENCE, asked, serving


@pytest.mark.parametrize(
    "sent", ["", "GET /api/health HTTP/1.1\r\nHost: x", "POST /api/guests HTTP/1.1\r\nHost: x\r\n"]
)
def test_half_a_request_is_not_waited_for_for_ever(impatient: str, sent: str) -> None:
    host, port = impatient.split(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as line:
        line.sendall(sent.encode())
        assert line.recv(100) == b""


def test_half_a_body_is_not_waited_for_for_ever(impatient: str) -> None:
    host, port = impatient.split(":")
    head = "POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{"
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as line:
        line.sendall(head.encode())
        assert b"201" not in line.recv(1000)


def test_a_line_that_is_used_stays(impatient: str) -> None:
    line = HTTPConnection(impatient, timeout=PATIENCE)
    line.connect()
    mine = line.sock.getsockname()
    for _ in range(6):
        line.request("GET", "/api/health")
        assert line.getresponse().read() == b'{"status":"alive"}'
        assert line.sock.getsockname() == mine
        time.sleep(0.3)
    line.close()


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with serving(tmp_path_factory.mktemp("impatient"), request_seconds="1.0", bot_workers="0") as server:
        yield server.url.removeprefix("http://")


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Patient, but for few: what is seen is not the end of its patience."""
    folder = tmp_path_factory.mktemp("strict")
    with serving(folder, request_seconds="600", lines_per_address="5", bot_workers="0") as server:
        yield server


def test_lines_without_a_request_are_counted_by_address(strict: Any) -> None:
    with ExitStack() as stack:
        lines = [stack.enter_context(socket.create_connection(("127.0.0.1", strict.port), PATIENCE)) for _ in range(8)]
        other = stack.enter_context(socket.create_connection(("127.0.0.1", strict.port), PATIENCE, ("127.0.0.2", 0)))
        for line in lines[5:]:
            assert ended(line), "there are five already"
        other.sendall(HEALTH)
        assert b"200 OK" in other.recv(1000), "somebody else finds room"
        lines[0].sendall(HEALTH)
        assert b"200 OK" in lines[0].recv(1000)
        again = stack.enter_context(socket.create_connection(("127.0.0.1", strict.port), PATIENCE))
        again.sendall(HEALTH)
        assert b"200 OK" in again.recv(1000), "whoever has asked waits no more"


HEALTH = b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"


def ended(line: socket.socket) -> bool:
    try:
        return line.recv(100) == b""
    except ConnectionResetError:
        return True


def test_headers_without_end_are_not_read_without_end(strict: Any) -> None:
    with socket.create_connection(("127.0.0.1", strict.port), PATIENCE) as line:
        line.sendall(b"GET /api/health HTTP/1.1\r\nHost: x\r\n")
        more = (b"X-More: " + b"a" * 5000 + b"\r\n") * 20_000
        with pytest.raises(ConnectionError):
            line.sendall(more)


def test_a_long_body_that_comes_at_once_is_no_head(strict: Any) -> None:
    body = b'{"name": "' + b"a" * 200_000 + b'"}'
    head = (
        f"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", strict.port), PATIENCE) as line:
        line.sendall(head.encode() + body)
        assert line.recv(1000).startswith(b"HTTP/1.1 422")


def flood(line: socket.socket, unit: bytes) -> None:
    """More than any line takes that nobody reads."""
    for _ in range(400):
        line.sendall(unit * 5000)


def test_requests_far_ahead_of_their_answers_end_the_line(strict: Any) -> None:
    """Each is parsed and kept: a flood of them on one line would be all that the server does."""
    with socket.create_connection(("127.0.0.1", strict.port), PATIENCE) as line:
        line.sendall(HEALTH * 10)
        answered = b""
        while answered.count(b'"alive"') < 10:
            answered += line.recv(65_536)
        with pytest.raises(ConnectionError):
            flood(line, HEALTH)


FRAMES = {"ping": b"\x89\x80----", "pong": b"\x8a\x80----", "part": b"\x00\x80----"}


@pytest.fixture
def wire(strict: Any) -> Any:
    """A bare line with a socket of a stranger upon it."""
    ann = asked("POST", f"{strict.url}/api/guests", json={"name": "Ann", "token": True}).json()
    headers = {"Authorization": f"Bearer {ann['token']}"}
    wishes = {"game": "shogun", "seats": 3}
    table = asked("POST", f"{strict.url}/api/tables", headers=headers, json=wishes).json()["id"]
    head = f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    head += "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    with socket.create_connection(("127.0.0.1", strict.port), PATIENCE) as line:
        line.sendall(head.encode())
        while b"hello" not in line.recv(65_536):
            pass
        yield line


@pytest.mark.parametrize("kind", list(FRAMES))
def test_frames_without_a_message_are_counted(wire: socket.socket, kind: str) -> None:
    """Six bytes each, and each takes longer to read than to send: one stranger could stop all for half a minute."""
    if kind == "part":
        wire.sendall(b"\x01\x80----")
    wire.sendall(FRAMES[kind] * 100)
    with pytest.raises(ConnectionError):
        flood(wire, FRAMES[kind])


def test_messages_wait_unread_until_their_turn(wire: socket.socket, strict: Any) -> None:
    """Two million empty messages: they are not cut, the line just fills."""
    wire.settimeout(2.0)
    with pytest.raises(TimeoutError):
        flood(wire, b"\x81\x80----")
    assert asked("GET", f"{strict.url}/api/health").status_code == 200


def test_what_waited_unread_is_read_in_the_end(wire: socket.socket) -> None:
    text, amount, told = b"no message at all", 140, b""
    wire.sendall(b"".join((b"\x81", bytes([0x80 + len(text)]), b"\0\0\0\0", text)) * amount)
    while told.count(b"message/malformed") < amount:
        piece = wire.recv(65_536)
        assert piece, told.count(b"message/malformed")
        told += piece
    wire.sendall(b"\x88\x80\0\0\0\0")
    while wire.recv(65_536):
        pass


def test_the_server_takes_all_files_it_may_have(strict: Any) -> None:
    text = Path(f"/proc/{strict.process.pid}/limits").read_text()
    soft, hard = next(line.split()[3:5] for line in text.splitlines() if line.startswith("Max open files"))
    assert soft == hard or int(soft) >= 65_536


def test_proxies_that_are_trusted_wait_for_their_own_clients() -> None:
    lobby = Lobby(1, ["10.0.0.0/8", "192.0.2.1"])
    assert [lobby.enter(host) for host in ("10.1.2.3", "10.1.2.3", "192.0.2.1", "192.0.2.1")] == ["", "", "", ""]
    assert [lobby.enter(host) for host in ("192.0.2.2", "192.0.2.2")] == ["192.0.2.2", None]
    lobby.leave("192.0.2.2")
    assert lobby.enter("192.0.2.2") == "192.0.2.2"
