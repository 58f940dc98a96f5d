"""The audit of dependencies can fail: at a missing pin, a licence, a hash, an advisory."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from importlib.metadata import version
from pathlib import Path
from typing import Any, ClassVar

import pytest

from scripts import check_dependencies as audit

ROOT = Path(audit.__file__).parent.parent


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project with one dependency, itself pinned, and one package for the pages."""
    installed = version("msgspec")
    (tmp_path / "pyproject.toml").write_text('[project]\ndependencies = ["msgspec>=0.1"]\n')
    (tmp_path / "constraints.txt").write_text(f"msgspec=={installed}\npytest==1.0 ; python_version > '3'\n")
    (tmp_path / "web").mkdir()
    write_lock(tmp_path, {"version": "1.0.0", "license": "MIT", "integrity": "sha512-x"})
    return tmp_path


def write_lock(root: Path, entry: dict[str, Any]) -> None:
    lock = {"packages": {"": {}, "node_modules/@a/thing": entry}}
    (root / "web" / "package-lock.json").write_text(json.dumps(lock))


class Advisories(BaseHTTPRequestHandler):
    """Says what is known against the packages of `known`."""

    known: ClassVar[dict[str, list[str]]] = {}

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["queries"]
        found = [{"vulns": [{"id": id} for id in self.known.get(query["package"]["name"], [])]} for query in asked]
        body = json.dumps({"results": found}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *words: Any) -> None:
        pass


@pytest.fixture
def source(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, list[str]]]:
    """A source of advisories on loopback; what is put in is known from then on."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Advisories)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    monkeypatch.setenv("GUNBAI_ADVISORIES", f"http://127.0.0.1:{server.server_port}")
    Advisories.known = {}
    yield Advisories.known
    server.shutdown()
    thread.join()
    server.server_close()


def test_a_sound_project_passes(root: Path, source: dict[str, list[str]], capsys: pytest.CaptureFixture[str]) -> None:
    assert audit.main(root, ["--strict"]) == 0
    assert capsys.readouterr().out == "2 packages shipped, 1 tools, 0 faults\n"


def test_an_advisory_against_what_we_ship_fails(root: Path, source: dict[str, list[str]]) -> None:
    source["@a/thing"] = ["GHSA-1"]
    assert audit.main(root, []) == 1
    source.clear()
    source["msgspec"] = ["PYSEC-1"]
    assert audit.main(root, []) == 1


def test_an_advisory_against_a_tool_is_named(
    root: Path, source: dict[str, list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    source["pytest"] = ["GHSA-2"]
    assert audit.main(root, []) == 0
    assert "tool: pytest 1.0: GHSA-2" in capsys.readouterr().out


def test_without_a_network_it_says_so(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("GUNBAI_ADVISORIES", "http://127.0.0.1:9")
    assert audit.main(root, []) == 0
    assert "NOT checked" in capsys.readouterr().out
    assert audit.main(root, ["--strict"]) == 1


@pytest.mark.usefixtures("source")
def test_pins_hashes_and_licences_are_needed(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (root / "constraints.txt").write_text("msgspec==0.0.1\n")
    assert audit.main(root, []) == 1
    assert "constraints.txt has 0.0.1" in capsys.readouterr().err
    (root / "constraints.txt").write_text("")
    write_lock(root, {"version": "1.0.0", "license": "AGPL-3.0"})
    assert audit.main(root, []) == 1
    said = capsys.readouterr().err
    assert "no pin" in said
    assert "no integrity" in said
    assert "licence AGPL-3.0" in said


def test_licences_are_read_as_expressions() -> None:
    for fine in ("MIT", "(MIT OR GPL-3.0)", "Apache-2.0 AND MIT", "BSD License", "MPL-2.0"):
        assert audit.is_allowed(fine), fine
    for not_fine in ("", "GPL-3.0", "MIT AND AGPL-3.0", "Proprietary"):
        assert not audit.is_allowed(not_fine), not_fine


def test_our_own_pins_and_licences_hold() -> None:
    packages = [*audit.python_packages(ROOT), *audit.web_packages(ROOT)]
    assert [*audit.unpinned(ROOT), *audit.unsealed(ROOT), *audit.forbidden(packages)] == []
