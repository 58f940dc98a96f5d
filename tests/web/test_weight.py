"""What the first page weighs on its way: packed, kept for ever where it may be, and no word of another language."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Response, expect

from tests.server.process import ServerProcess
from tests.web.conftest import MakePage

LIGHT = 80_000
"""Bytes of script and style, as in web/publish.js."""
LOADED = """() => performance.getEntriesByType('resource')
    .map(({name, encodedBodySize}) => [new URL(name).pathname, encodedBodySize])"""


@pytest.mark.parametrize("language", ["en", "uk", "fa"])
def test_home_is_light_in_every_language(server: ServerProcess, page_of: MakePage, language: str) -> None:
    page = page_of()
    page.add_init_script(f"localStorage.setItem('gunbai-settings', JSON.stringify({{language: '{language}'}}))")
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto(server.url)
    expect(page.locator(f"html[lang={language}] main")).to_be_visible()
    page.wait_for_load_state("networkidle")
    loaded: list[list[Any]] = page.evaluate(LOADED)
    weights = {path: size for path, size in loaded if path.endswith((".js", ".css"))}
    assert len(weights) > 10
    assert 20_000 < sum(weights.values()) <= LIGHT, weights
    assert sum(path.startswith("/assets/web-") for path in weights) == 1, "words of one language"
    assets = [answer for answer in answers if "/assets/" in answer.url and answer.url.endswith((".js", ".css"))]
    assert all("immutable" in answer.headers["cache-control"] for answer in assets)
    assert {answer.headers.get("content-encoding") for answer in assets} == {"br"}
