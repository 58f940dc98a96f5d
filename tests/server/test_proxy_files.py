"""The files for proxies that hosts copy, in a real nginx and a real Caddy on loopback, where they are installed."""

from __future__ import annotations

import json
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2
import pytest
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.process import ServerProcess, free_port, serving

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "play.example.org"
DEBIAN = "/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin"


def found(program: str) -> str | None:
    return shutil.which(program) or shutil.which(program, path=DEBIAN)


def nginx(folder: Path, backend: int) -> tuple[list[str], int]:
    """The file with ports and certificates of our own; nothing else of it is changed."""
    port, plain = free_port(), free_port()
    made = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    made += ["-days", "2", "-subj", f"/CN={NAME}", "-keyout", str(folder / "privkey.pem")]
    subprocess.run([*made, "-out", str(folder / "fullchain.pem")], check=True, capture_output=True, timeout=60)
    text = (DEPLOY / "nginx.conf").read_text()
    for old, new in {
        "listen 443 ": f"listen 127.0.0.1:{port} ",
        "listen [::]:443 ": f"listen [::1]:{port} ",
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "    listen [::]:80;\n": "",
        f"/etc/letsencrypt/live/{NAME}": str(folder),
        "127.0.0.1:8000": f"127.0.0.1:{backend}",
    }.items():
        assert old in text
        text = text.replace(old, new)
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = f"daemon off; pid {folder}/pid; error_log stderr; events {{}} http {{ access_log off; {places} {text} }}"
    (folder / "nginx.conf").write_text(whole)
    return [str(found("nginx")), "-c", str(folder / "nginx.conf"), "-p", str(folder), "-e", "stderr"], port


def caddy(folder: Path, backend: int) -> tuple[list[str], int]:
    port, plain = free_port(), free_port()
    text = (DEPLOY / "Caddyfile").read_text()
    assert "127.0.0.1:8000" in text
    text = text.replace("127.0.0.1:8000", f"127.0.0.1:{backend}").replace(f"{NAME} {{", f"{NAME} {{\n\ttls internal")
    where = f"\thttp_port {plain}\n\thttps_port {port}\n\tstorage file_system {folder}/store\n\tskip_install_trust\n"
    (folder / "Caddyfile").write_text(f"{{\n\tadmin off\n{where}}}\n{text}")
    return [str(found("caddy")), "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"], port


PROXIES = {"nginx": nginx, "caddy": caddy}


@contextmanager
def standing(name: str, folder: Path, server: ServerProcess) -> Iterator[int]:
    """The proxy before a server; ended by its id."""
    command, port = PROXIES[name](folder, server.port)
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, env={"HOME": str(folder), "PATH": DEBIAN})
    try:
        end = time.monotonic() + 60
        while time.monotonic() < end:
            assert process.poll() is None, (folder / "log").read_text()
            try:
                Visitor(port).ask("GET", "/api/health")
                break
            except httpx2.TransportError:
                time.sleep(0.1)
        yield port
    finally:
        process.terminate()
        process.wait(30)


class Visitor:
    """Somebody who asks for the name without a name server, and takes any certificate."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.headers = {"Host": f"{NAME}:{port}", "Origin": f"https://{NAME}:{port}"}

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> httpx2.Response:
        given = {**self.headers, **{name.replace("_", "-"): value for name, value in headers.items()}}
        address = f"https://127.0.0.1:{self.port}{path}"
        with httpx2.Client(verify=False, timeout=60) as client:
            return client.request(method, address, json=body, headers=given, extensions={"sni_hostname": NAME})

    def line(self, path: str) -> ClientConnection:
        trust = ssl.create_default_context()
        trust.check_hostname, trust.verify_mode = False, ssl.CERT_NONE
        there = socket.create_connection(("127.0.0.1", self.port), 60)
        origin = Origin(self.headers["Origin"])
        return connect(f"wss://{NAME}:{self.port}{path}", sock=there, ssl=trust, origin=origin, open_timeout=60)


@pytest.mark.parametrize("name", [*PROXIES])
def test_a_page_a_socket_and_an_address_pass_through(name: str, tmp_path: Path) -> None:
    if found(name) is None:
        pytest.skip(f"{name} is not installed here")
    few = {"sign_in_per_minute": "2", "bot_workers": "0", "trusted_proxies": "127.0.0.1", "secure_cookies": "true"}
    with serving(tmp_path, **few) as server, standing(name, tmp_path, server) as port:
        visitor = Visitor(port)
        page = visitor.ask("GET", "/api/health")
        assert page.headers["strict-transport-security"] == "max-age=31536000"
        assert page.headers["x-frame-options"] == "DENY"
        guests = [
            visitor.ask("POST", "/api/guests", {"name": "Ann"}, X_Forwarded_For=f"198.51.100.{n}") for n in range(3)
        ]
        assert [one.status_code for one in guests] == [201, 201, 429], "nobody claims another address"
        mine = guests[0].headers["set-cookie"]
        assert "secure" in mine.lower()
        table = visitor.ask("POST", "/api/tables", {"game": "shogun", "seats": 3}, Cookie=mine.split(";")[0]).json()[
            "id"
        ]
        with visitor.line(f"/api/tables/{table}/live") as line:
            assert json.loads(line.recv(timeout=60))["type"] == "hello"
