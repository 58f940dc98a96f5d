"""The built pages: every address shows them, assets are kept for ever, nothing outside the folder is served."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import gunbai
from gunbai.server.operation.pages import BUILT, POLICY, Pages


@pytest.fixture
def pages(tmp_path: Path) -> Pages:
    (tmp_path / "site" / "assets").mkdir(parents=True)
    (tmp_path / "site" / "index.html").write_text("<!doctype html>")
    (tmp_path / "site" / "assets" / "index-abc.js").write_text("export {}" * 100)
    (tmp_path / "secret.txt").write_text("secret")
    return Pages(tmp_path / "site")


def asked(
    pages: Pages, path: str, method: str = "GET", encoding: bytes = b""
) -> tuple[int, dict[str, str], bytes] | None:
    """Status, headers and body; None when the route does not answer."""
    scope: dict[str, Any] = {
        "type": "http",
        "method": method,
        "path": path,
        "headers": [(b"accept-encoding", encoding)],
    }
    match, _ = pages.matches(scope)
    if match.name == "NONE":
        return None
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request"}

    async def send(message: Any) -> None:
        sent.append(message)

    asyncio.run(pages.handle(scope, receive, send))
    headers = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return sent[0]["status"], headers, sent[1]["body"]


@pytest.mark.parametrize("path", ["/", "/table/abc", "/rules/rising-sun", "/new", "/apis"])
def test_every_address_shows_the_page(pages: Pages, path: str) -> None:
    answer = asked(pages, path)
    assert answer is not None
    status, headers, body = answer
    assert (status, body) == (200, b"<!doctype html>")
    assert headers["content-security-policy"] == POLICY
    assert headers["cache-control"] == "no-cache"


def test_assets_are_kept_for_ever_and_packed(pages: Pages) -> None:
    plain, packed = asked(pages, "/assets/index-abc.js"), asked(pages, "/assets/index-abc.js", encoding=b"gzip, br")
    assert plain is not None
    assert packed is not None
    assert "immutable" in plain[1]["cache-control"]
    assert packed[1]["content-encoding"] == "gzip"
    assert len(packed[2]) < len(plain[2])


def test_an_asset_of_an_older_build_is_gone(pages: Pages) -> None:
    answer = asked(pages, "/assets/index-old.js")
    assert answer is not None
    assert answer[0] == 404


@pytest.mark.parametrize("path", ["/../secret.txt", "/assets/../../secret.txt", "//secret.txt"])
def test_nothing_outside_the_folder_is_served(pages: Pages, path: str) -> None:
    answer = asked(pages, path)
    assert answer is not None
    assert b"secret" not in answer[2]


@pytest.mark.parametrize(("path", "method"), [("/api", "GET"), ("/api/nothing", "GET"), ("/", "POST")])
def test_the_rest_is_not_for_the_pages(pages: Pages, path: str, method: str) -> None:
    assert asked(pages, path, method) is None


def test_without_built_pages_nothing_answers(tmp_path: Path) -> None:
    assert asked(Pages(tmp_path), "/") is None


def test_the_policy_allows_no_inline_code() -> None:
    assert "unsafe" not in POLICY
    assert "default-src 'none'" in POLICY


@pytest.mark.parametrize("path", ["/\x00", "/" + "a" * 300, "/assets/" + "b" * 300, "/" + "c/" * 3000, "/\udcff"])
def test_an_address_that_no_file_can_have_is_no_fault(pages: Pages, path: str) -> None:
    found = asked(pages, path)
    assert found is not None
    assert found[0] == (404 if path.startswith("/assets/") else 200)


def test_the_built_pages_lie_beside_the_package() -> None:
    assert Path(gunbai.__file__).parent / "static" == BUILT
