"""The description for people: all of it, and nothing from elsewhere."""

from __future__ import annotations

import re

from tests.server.club import Club


def test_the_manual_describes_every_route_and_document(club: Club) -> None:
    page = club.client.get("/api/docs").text
    document = club.client.get("/api/openapi.json").json()
    for path, methods in document["paths"].items():
        for method in methods:
            assert f"<code>{method.upper()} {path}</code>" in page
    for name in document["components"]["schemas"]:
        assert f'id="{name}"' in page
    links = set(re.findall(r'href="#([^"]+)"', page))
    assert links
    assert all(f'id="{name}"' in page for name in links)


def test_the_manual_loads_nothing(club: Club) -> None:
    answer = club.client.get("/api/docs")
    assert "<script" not in answer.text
    assert not re.findall(r'(?:src|href)="(?:https?:)?//', answer.text)
    assert answer.headers["content-security-policy"].startswith("default-src 'none'")
