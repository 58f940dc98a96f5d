"""The built pages: every address shows them, assets are kept for ever, nothing outside the folder is served."""

from __future__ import annotations

import asyncio
import gzip
import os
from pathlib import Path
from typing import Any

import pytest

import gunbai
from gunbai.server.web.pages import BUILT, POLICY, Pages

SCRIPT = b"export {}" * 100
ZIPPED = gzip.compress(SCRIPT, mtime=0)


@pytest.fixture
def pages(tmp_path: Path) -> Pages:
    (tmp_path / "site" / "assets").mkdir(parents=True)
    (tmp_path / "site" / "index.html").write_text("<!doctype html>")
    (tmp_path / "site" / "assets" / "index-abc.js.br").write_bytes(b"brotli")
    (tmp_path / "site" / "assets" / "index-abc.js.gz").write_bytes(ZIPPED)
    (tmp_path / "site" / "assets" / "font-abc.woff2").write_bytes(b"font")
    (tmp_path / "secret.txt").write_text("secret")
    return Pages(tmp_path / "site")


def asked(
    pages: Pages, path: str, method: str = "GET", encoding: bytes = b"", known: bytes = b""
) -> tuple[int, dict[str, str], bytes] | None:
    """Status, headers and body; None when the route does not answer."""
    scope: dict[str, Any] = {
        "type": "http",
        "method": method,
        "path": path,
        "headers": [(b"accept-encoding", encoding), (b"if-none-match", known)],
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


@pytest.mark.parametrize(
    ("accepted", "packing", "body"),
    [
        (b"gzip, deflate, br, zstd", "br", b"brotli"),
        (b"gzip", "gzip", ZIPPED),
        (b"br;q=0, GZIP;q=0.5", "gzip", ZIPPED),
        (b"gzip; q=0", None, SCRIPT),
        (b"", None, SCRIPT),
    ],
)
def test_assets_are_kept_for_ever_and_come_as_small_as_the_browser_takes_them(
    pages: Pages, accepted: bytes, packing: str | None, body: bytes
) -> None:
    answer = asked(pages, "/assets/index-abc.js", encoding=accepted)
    assert answer is not None
    status, headers, found = answer
    assert (status, headers.get("content-encoding"), found) == (200, packing, body)
    assert headers["content-type"].split(";")[0] == "text/javascript"
    assert headers["cache-control"] == "public, max-age=31536000, immutable"
    assert headers["vary"] == "Accept-Encoding"


def test_who_asks_for_the_head_alone_is_told_the_same(pages: Pages) -> None:
    whole, head = (asked(pages, "/assets/index-abc.js", method) for method in ("GET", "HEAD"))
    assert whole is not None
    assert head is not None
    assert whole[:2] == head[:2]
    assert whole[1]["content-length"] == str(len(SCRIPT))


def test_what_was_never_packed_comes_plain(pages: Pages) -> None:
    answer = asked(pages, "/assets/font-abc.woff2", encoding=b"gzip, br")
    assert answer is not None
    assert answer[2] == b"font"
    assert "content-encoding" not in answer[1]


def test_the_page_is_asked_for_again_and_sent_only_when_it_has_changed(pages: Pages) -> None:
    first = asked(pages, "/")
    assert first is not None
    tag = first[1]["etag"]
    again = asked(pages, "/table/abc", known=tag.encode())
    assert again is not None
    assert (again[0], again[2], again[1]["etag"]) == (304, b"", tag)
    index = pages.folder / "index.html"
    index.write_text("<!doctype html><p>new")
    os.utime(index, (1, 1))
    changed = asked(pages, "/", known=tag.encode())
    assert changed is not None
    assert (changed[0], changed[2]) == (200, b"<!doctype html><p>new")


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
