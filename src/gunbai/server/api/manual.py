"""The description of the interface: a document for programs, and for people one page of our own, with nothing from
elsewhere in it. Both take seconds to make, so a worker makes them when somebody first asks, and tables go on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor
from html import escape
from typing import Any, Final, NamedTuple

from fastapi import Request
from starlette.responses import Response

from gunbai.server.api import routes
from gunbai.server.play.study_room import LOW, StudyRoom
from gunbai.server.refusal import Refusal

router = routes.router("operation")

POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
STYLE: Final = """
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h2 { margin-top: 3rem } h3 { margin: 2rem 0 0 } dt { font-family: monospace } dd { margin: 0 0 0 2rem }
"""


class Forms(NamedTuple):
    """The description as it is sent."""

    document: bytes
    page: bytes


class Manual:
    """Made once, by a worker that ends with it; whoever asks meanwhile waits for the same."""

    def __init__(self, workers: int, make: Callable[[], Forms]) -> None:
        self._room = StudyRoom(workers, LOW)
        self._make = make
        self._made: asyncio.Task[Forms] | None = None

    async def forms(self) -> Forms:
        if self._made is None:
            self._made = asyncio.create_task(self._written())
        return await asyncio.shield(self._made)

    async def _written(self) -> Forms:
        try:
            return await self._room.made(self._make)
        except BrokenExecutor:  # the next one to ask tries again
            self._made = None
            raise Refusal(503, "manual/away", "the description could not be made, try again in a moment") from None
        finally:
            self._room.replace()

    def close(self) -> None:
        if self._made is not None:
            self._made.cancel()
        self._room.replace()


@router.get("/openapi.json", include_in_schema=False)
async def show_document(request: Request) -> Response:
    """The whole interface for programs."""
    forms: Forms = await request.app.state.manual.forms()
    return Response(forms.document, media_type="application/json")


@router.get("/docs", include_in_schema=False)
async def show_manual(request: Request) -> Response:
    """The whole interface on one page."""
    forms: Forms = await request.app.state.manual.forms()
    return Response(forms.page, media_type="text/html", headers={"Content-Security-Policy": POLICY})


def page_of(document: dict[str, Any]) -> str:
    return "\n".join(_page(document))


def _page(document: dict[str, Any]) -> Iterator[str]:
    title = f"{document['info']['title']} {document['info']['version']}"
    yield f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
    yield f'<h1>{escape(title)}</h1><p>For programs: <a href="/api/openapi.json">openapi.json</a></p>'
    found = [
        (what["tags"][0], method.upper(), path, what)
        for path, methods in document["paths"].items()
        for method, what in methods.items()
    ]
    for topic in dict.fromkeys(tag for tag, *_ in found):
        yield f"<h2>{escape(topic)}</h2>"
        for tag, method, path, what in found:
            if tag == topic:
                yield from _operation(method, path, what)
    yield "<h2>documents</h2>"
    for name, schema in document["components"]["schemas"].items():
        yield from _schema(name, schema)


def _operation(method: str, path: str, what: dict[str, Any]) -> Iterator[str]:
    yield f"<h3><code>{method} {escape(path)}</code></h3><p>{escape(what.get('description', what['summary']))}</p><dl>"
    for parameter in what.get("parameters", []):
        place, about = f"{parameter['name']} ({parameter['in']})", parameter.get("description", "")
        yield f"<dt>{escape(place)}</dt><dd>{_type(parameter['schema'])} {escape(about)}</dd>"
    body = what.get("requestBody", {}).get("content", {}).get("application/json")
    if body:
        yield f"<dt>body</dt><dd>{_type(body['schema'])}</dd>"
    for status, meant in what["responses"].items():
        content = meant.get("content", {}).get("application/json", {})
        yield f"<dt>{escape(status)}</dt><dd>{_type(content.get('schema', {}))} {escape(meant['description'])}</dd>"
    yield "</dl>"


def _schema(name: str, schema: dict[str, Any]) -> Iterator[str]:
    yield f'<h3 id="{escape(name)}"><code>{escape(name)}</code></h3><p>{escape(schema.get("description", ""))}</p><dl>'
    for field, inner in schema.get("properties", {}).items():
        yield f"<dt>{escape(field)}</dt><dd>{_type(inner)} {escape(inner.get('description', ''))}</dd>"
    yield "</dl>"
    if "properties" not in schema:
        yield f"<p>{_type(schema)}</p>"


def _type(schema: dict[str, Any]) -> str:
    """What a value is, with a link to where it is described."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}"><code>{name}</code></a>'
    for word, between in (("anyOf", " or "), ("oneOf", " or "), ("allOf", " with ")):
        if word in schema:
            return between.join(_type(one) for one in schema[word])
    kinds = [part["const"] for part in (schema, *schema.get("properties", {}).values()) if "const" in part]
    if kinds:
        return f"<code>{escape(str(kinds[0]))}</code>"
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items', {}))}"
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    return f"<code>{escape(str(schema['type']))}</code>" if "type" in schema else ""
