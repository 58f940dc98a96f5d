"""The built pages of the browser game: every address that is not the API's shows them."""

from __future__ import annotations

import contextlib
import gzip
import mimetypes
from pathlib import Path
from typing import Final

from starlette.responses import Response
from starlette.routing import BaseRoute, Match
from starlette.types import Receive, Scope, Send

BUILT: Final = Path(__file__).parents[2] / "static"
POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",  # the weaves of the clans are drawn by the style sheet
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
FOREVER: Final = "public, max-age=31536000, immutable"
"""Assets are named after their content."""
PACKED: Final = frozenset({".html", ".js", ".css", ".svg", ".json"})


class Pages(BaseRoute):
    """A file where there is one, else the page itself, which reads the address. Never asked for the API's paths."""

    def __init__(self, folder: Path = BUILT) -> None:
        self.folder = folder.resolve()
        self._read: dict[Path, tuple[float, bytes, bytes]] = {}

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
            return Match.NONE, {}
        path: str = scope["path"]
        is_ours = not (path == "/api" or path.startswith("/api/"))
        return (Match.FULL if is_ours and (self.folder / "index.html").is_file() else Match.NONE), {}

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._answer(scope)(scope, receive, send)

    def _answer(self, scope: Scope) -> Response:
        file = self._file(scope["path"])
        if file is None:
            return Response("there is no such file", 404, media_type="text/plain", headers=_headers("no-store"))
        plain, packed = self._content(file)
        accepts = dict(scope["headers"]).get(b"accept-encoding", b"")
        headers = _headers(FOREVER if file.parent.name == "assets" else "no-cache") | {"Vary": "Accept-Encoding"}
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        if packed and b"gzip" in accepts:
            return Response(packed, media_type=kind, headers=headers | {"Content-Encoding": "gzip"})
        return Response(plain, media_type=kind, headers=headers)

    def _file(self, path: str) -> Path | None:
        """An address with a suffix is a file; an asset of an older build is gone, and says so."""
        with contextlib.suppress(OSError, ValueError):  # no file has such a name: too long, or a zero in it
            file = (self.folder / path.lstrip("/")).resolve()
            if file.is_relative_to(self.folder) and file.is_file():
                return file
        return None if path.startswith("/assets/") or "." in path.rpartition("/")[2] else self.folder / "index.html"

    def _content(self, file: Path) -> tuple[bytes, bytes]:
        changed = file.stat().st_mtime
        known = self._read.get(file)
        if known is None or known[0] != changed:
            plain = file.read_bytes()
            packed = gzip.compress(plain, 9) if file.suffix in PACKED else b""
            known = self._read[file] = (changed, plain, packed)
        return known[1], known[2]


def _headers(cache: str) -> dict[str, str]:
    return {
        "Cache-Control": cache,
        "Content-Security-Policy": POLICY,
        "Cross-Origin-Opener-Policy": "same-origin",
        "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    }
