"""Where inputs come from: what the description of the interface wants, bent, then broken byte by byte."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

TEXTS: Final = (
    *(
        "",
        " ",
        "\x00",
        "\ud800",
        "a\u202eb",
        "\u200b",
        "é",
        "e\u0301" * 20,
        "../../etc/passwd",
        "%00",
        "%2e%2e/",
        "null",
    ),
    *(
        "0",
        "-1",
        "1e309",
        "NaN",
        "true",
        "[]",
        "{}",
        '"',
        "\\",
        "'; DROP TABLE moves; --",
        "<script>",
        "{{7*7}}",
        "𝕏" * 50,
    ),
    *(
        "x" * 41,
        "x" * 300,
        "x" * 5000,
        "0 ready",
        "1 bid 1 2",
        "9 withdraw",
        "rising-sun",
        "shogun",
        "steady",
        "steady:loyal",
    ),
)
NUMBERS: Final = (
    -1,
    0,
    1,
    2,
    3,
    5,
    9,
    10,
    127,
    128,
    2**31,
    2**53,
    2**63,
    2**64,
    10**30,
    -(2**63) - 1,
    0.5,
    1e308,
    -0.0,
)
ODD: Final[tuple[Any, ...]] = (None, True, False, [], {}, [[]], {"a": None}, *NUMBERS[:6])
HEADERS: Final = (
    *(
        b"authorization",
        b"cookie",
        b"origin",
        b"host",
        b"content-type",
        b"content-length",
        b"x-forwarded-for",
        b"range",
    ),
    *(b"accept-encoding", b"if-none-match", b"sec-fetch-site", b"upgrade", b"connection", b"x-gunbai-hop", b"expect"),
)
VALUES: Final = (
    *(
        b"",
        b" ",
        b"Bearer",
        b"Bearer ",
        b"Bearer x",
        b"Basic eDp4",
        b"gunbai_session=x",
        b"gunbai_session=" + b"a." * 200,
    ),
    *(
        b"http://[x",
        b"null",
        b"https://evil.example",
        b"testserver",
        b"application/json",
        b"text/plain; charset=utf-99",
    ),
    *(
        b"-1",
        b"1e9",
        b"99999999999999999999",
        b"\xff\xfe",
        b"bytes=0-",
        b"br;q=\xff",
        b"gzip, br",
        b"cross-site",
        b"websocket",
    ),
    *(b"*", b'W/"x"', b"::1, 1.2.3.4, \xff", b"a" * 9000),
)


@dataclass
class Input:
    """One request, or one socket with what is sent over it."""

    kind: str
    method: str = "GET"
    path: bytes = b"/"
    query: bytes = b""
    headers: list[tuple[bytes, bytes]] = field(default_factory=list)
    body: bytes = b""
    frames: list[bytes | str] = field(default_factory=list)


class Nonsense:
    """Makes inputs against one description, in a world with some ids in it."""

    def __init__(self, document: dict[str, Any], ids: dict[str, list[str]], tokens: list[str]) -> None:
        self.schemas: dict[str, Any] = document["components"]["schemas"]
        self.ids = ids
        self.tokens = tokens
        self.ways = [(m.upper(), p, way) for p, ways in document["paths"].items() for m, way in ways.items()]

    def make(self, rng: Random) -> Input:
        kind = rng.choices(("request", "socket", "raw"), (90, 9, 1))[0]
        if kind == "socket":
            return self._socket(rng)
        made = self._request(rng)
        made.kind = kind
        return made

    def _request(self, rng: Random) -> Input:
        method, path, way = rng.choice(self.ways)
        if rng.random() < 0.05:
            method = rng.choice(("HEAD", "OPTIONS", "PATCH", "TRACE", "\x00", "G\xc9T", method.lower()))
        body = self._body(way, rng)
        made = Input("request", method, self._path(path, rng), self._query(way, rng), self._headers(rng), body)
        if rng.random() < 0.1:
            made.path = broken(made.path, rng)
        return made

    def _path(self, path: str, rng: Random) -> bytes:
        parts = []
        for part in path.split("/"):
            name = part.strip("{}")
            if part.startswith("{") and rng.random() < 0.8:
                part = rng.choice(self.ids.get(name, ["0", "1", "2"]))
            elif part.startswith("{"):
                part = rng.choice(TEXTS)
            parts.append(part.encode("utf-8", "surrogatepass"))
        return b"/".join(parts)

    def _query(self, way: dict[str, Any], rng: Random) -> bytes:
        names = [one["name"] for one in way.get("parameters", ()) if one["in"] == "query"] or ["since"]
        if rng.random() < 0.5:
            return b""
        pairs = [f"{rng.choice(names)}={rng.choice((*TEXTS, *map(str, NUMBERS)))}" for _ in range(rng.randint(1, 3))]
        return "&".join(pairs).encode("utf-8", "surrogatepass")[:8000]

    def _headers(self, rng: Random) -> list[tuple[bytes, bytes]]:
        headers = [(b"host", b"testserver"), (b"content-type", b"application/json")]
        if rng.random() < 0.8:
            headers.append((b"authorization", b"Bearer " + rng.choice(self.tokens).encode()))
        while rng.random() < 0.25:
            headers.append(
                (rng.choice(HEADERS), broken(rng.choice(VALUES), rng) if rng.random() < 0.3 else rng.choice(VALUES))
            )
        return headers

    def _body(self, way: dict[str, Any], rng: Random) -> bytes:
        content = way.get("requestBody", {}).get("content", {}).get("application/json")
        if content is None or rng.random() < 0.05:
            return rng.choice((b"", b"{", b"[" * 2000, b"\xff\xfe{}", b'{"a":' * 500, b"1" * 5000, b"{}"))
        text = json.dumps(self._sample(content["schema"], rng), ensure_ascii=rng.random() < 0.5)
        body = text.encode("utf-8", "surrogatepass")
        return broken(body, rng) if rng.random() < 0.2 else body

    def _sample(self, schema: dict[str, Any], rng: Random, depth: int = 0) -> Any:
        """Something of this schema, mostly."""
        if "$ref" in schema:
            schema = self.schemas[schema["$ref"].rpartition("/")[2]]
        if rng.random() < 0.08 or depth > 6:
            return rng.choice((*ODD, *TEXTS))
        if "anyOf" in schema:
            return self._sample(rng.choice(schema["anyOf"]), rng, depth)
        if "enum" in schema or "const" in schema:
            return rng.choice(schema.get("enum") or [schema["const"]])
        kind = schema.get("type", "string")
        if kind == "object":
            wanted = schema.get("properties", {})
            made = {name: self._sample(one, rng, depth + 1) for name, one in wanted.items() if rng.random() < 0.85}
            return {**made, rng.choice(TEXTS): 1} if rng.random() < 0.05 else made
        if kind == "array":
            return [self._sample(schema.get("items", {}), rng, depth + 1) for _ in range(rng.choice((0, 1, 2, 70)))]
        plain = {"integer": NUMBERS, "number": NUMBERS, "boolean": (True, False), "null": (None,)}
        return rng.choice(plain[kind]) if kind in plain else self._text(rng)

    def _text(self, rng: Random) -> str:
        own = [id for ids in self.ids.values() for id in ids]
        return rng.choice((*TEXTS, *own, "Ann", "correct horse", "Somebody"))

    def _socket(self, rng: Random) -> Input:
        id = rng.choice(self.ids["id"]) if rng.random() < 0.9 else rng.choice(TEXTS)
        path = f"/api/tables/{id}/live".encode("utf-8", "surrogatepass")
        query = rng.choice((b"", b"since=0", b"since=-1", b"since=99999999999999999999", b"since=x", b"invite=%00"))
        frames = [self._frame(rng) for _ in range(rng.randint(0, 5))]
        return Input("socket", "GET", path, query, self._headers(rng), frames=frames)

    def _frame(self, rng: Random) -> bytes | str:
        message: dict[str, Any] = {"type": rng.choice(("act", "undo", "ping", *TEXTS[:6])), "id": rng.choice(ODD)}
        message |= {"actions": [rng.choice(TEXTS)] * rng.choice((0, 1, 65)), "decision": rng.choice((*ODD, *NUMBERS))}
        message |= {"count": rng.choice(NUMBERS)} if rng.random() < 0.3 else {}
        text = json.dumps(message, ensure_ascii=rng.random() < 0.5)
        data = text.encode("utf-8", "surrogatepass")
        if rng.random() < 0.3:
            return broken(data, rng)
        return text if rng.random() < 0.8 else data


def broken(data: bytes, rng: Random) -> bytes:
    """Some bytes changed, left out, doubled or put in."""
    made = bytearray(data)
    for _ in range(rng.choice((1, 1, 2, 8))):
        at = rng.randrange(len(made) + 1)
        how = rng.randrange(4)
        if how == 0 and at < len(made):
            made[at] = rng.randrange(256)
        elif how == 1:
            del made[at : at + rng.randint(1, 4)]
        elif how == 2:
            made[at:at] = made[at : at + rng.randint(1, 16)]
        else:
            made[at:at] = bytes(rng.randrange(256) for _ in range(rng.randint(1, 4)))
    return bytes(made)
