"""The built pages of the browser game: every address that is not the API's shows them."""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
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
ALWAYS_ASK: Final = "no-cache"
"""The page itself names the assets of its build: a browser keeps it, and asks whether it is still the same."""
PACKINGS: Final = (("br", ".br"), ("gzip", ".gz"))
"""What a browser may accept, the smallest first, and how such files are called. What can be packed lies there in these
forms alone: who accepts neither is given what the second one unpacks to."""


@dataclass(frozen=True, slots=True)
class Content:
    """What a file held when it was read."""

    changed: float
    body: bytes
    tag: str


class Pages(BaseRoute):
    """A file where there is one, else the page itself, which reads the address. Never asked for the API's paths."""

    def __init__(self, folder: Path = BUILT) -> None:
        self.folder = folder.resolve()
        self._read: dict[Path, Content] = {}

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
        asked = dict(scope["headers"])
        is_asset = file.parent.name == "assets"
        headers = _headers(FOREVER if is_asset else ALWAYS_ASK)
        if is_asset:
            headers["Vary"] = "Accept-Encoding"
            packing, body = self._asset(file, asked.get(b"accept-encoding", b"").decode("latin-1"))
            if packing:
                headers["Content-Encoding"] = packing
        else:
            content = self._content(file)
            body = content.body
            headers["ETag"] = content.tag
            if asked.get(b"if-none-match", b"").decode("latin-1") == content.tag:
                return Response(status_code=304, headers=headers)
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        return Response(body, media_type=kind, headers=headers)

    def _asset(self, file: Path, accepted: str) -> tuple[str, bytes]:
        """The smallest form that the browser takes, by its name; without one the file as it is."""
        wanted = _encodings(accepted)
        for packing, suffix in PACKINGS:
            if packing in wanted and _packed(file, suffix).is_file():
                return packing, self._content(_packed(file, suffix)).body
        if file.is_file():
            return "", self._content(file).body
        return "", gzip.decompress(self._content(_packed(file, ".gz")).body)

    def _file(self, path: str) -> Path | None:
        """An address with a suffix is a file; an asset of an older build is gone, and says so."""
        with contextlib.suppress(OSError, ValueError):  # no file has such a name: too long, or a zero in it
            file = (self.folder / path.lstrip("/")).resolve()
            if file.is_relative_to(self.folder) and (file.is_file() or _packed(file, ".gz").is_file()):
                return file
        return None if path.startswith("/assets/") or "." in path.rpartition("/")[2] else self.folder / "index.html"

    def _content(self, file: Path) -> Content:
        changed = file.stat().st_mtime
        known = self._read.get(file)
        if known is None or known.changed != changed:
            body = file.read_bytes()
            known = self._read[file] = Content(changed, body, f'"{hashlib.sha256(body).hexdigest()[:32]}"')
        return known


def _packed(file: Path, suffix: str) -> Path:
    return file.with_name(file.name + suffix)


def _encodings(accepted: str) -> set[str]:
    """The encodings of an Accept-Encoding header, without those that it rules out."""
    offers = [offer.partition(";") for offer in accepted.lower().split(",")]
    return {name.strip() for name, _, weight in offers if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.000")}


def _headers(cache: str) -> dict[str, str]:
    return {
        "Cache-Control": cache,
        "Content-Security-Policy": POLICY,
        "Cross-Origin-Opener-Policy": "same-origin",
        "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    }
