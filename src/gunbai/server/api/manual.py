"""The description of the interface for people to read: one page of our own, with nothing from elsewhere in it."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any, Final

from fastapi import Request
from starlette.responses import Response

from gunbai.server.api import routes

router = routes.router("operation")

POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
STYLE: Final = """
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h2 { margin-top: 3rem } h3 { margin: 2rem 0 0 } dt { font-family: monospace } dd { margin: 0 0 0 2rem }
"""


@router.get("/docs", include_in_schema=False)
async def show_manual(request: Request) -> Response:
    """The whole interface on one page."""
    page = "\n".join(_page(request.app.openapi()))
    return Response(page, media_type="text/html", headers={"Content-Security-Policy": POLICY})


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


def _type(schema: dict[str, Any]) -> str:
    """What a value is, with a link to where it is described."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}"><code>{name}</code></a>'
    if "anyOf" in schema:
        return " or ".join(_type(one) for one in schema["anyOf"])
    if schema.get("type") == "array":
        return f"list of {_type(schema.get('items', {}))}"
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    return f"<code>{escape(str(schema['type']))}</code>" if "type" in schema else ""
