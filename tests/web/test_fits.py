"""Every language fits: no text is cut off or sticks out, on a desk and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.server.process import ServerProcess
from tests.web import chromium, fitting, staged
from tests.web.conftest import MakePage

LANGUAGES = ["en", "uk", "ru", "pl", "fa"]
PAGES = ["/", "/new/rising-sun", "/settings", "/profile"]
MOMENTS = [
    ("rising-sun", "mandate"),
    ("rising-sun", "train"),
    ("rising-sun", "bids"),
    ("rising-sun", "reparations"),
    ("rising-sun", "end-5"),
    ("shogun", "planning"),
    ("shogun", "planning-late"),
    ("shogun", "how-many"),
    ("shogun", "end-5"),
]


@pytest.mark.parametrize("size", [chromium.WIDE, chromium.PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_cut(server: ServerProcess, page_of: MakePage, language: str, size: tuple[int, int]) -> None:
    page = page_of(size)
    fitting.speak(page, language)
    cut: list[str] = []
    for path in PAGES:
        page.goto(server.url + path)
        expect(page.locator("main h1, main h2").first).to_be_visible()
        cut += [f"{path} {one}" for one in fitting.cut(page)]
    for game, moment in MOMENTS:
        staged.show(page, server.url, game, moment)
        cut += [f"{game} {moment} {one}" for one in fitting.cut(page)]
    assert cut == []


@pytest.mark.parametrize("language", ["en", "ru"])
def test_everything_that_is_mine_lies_whole_on_a_low_sill(
    server: ServerProcess, page_of: MakePage, language: str
) -> None:
    page = page_of()
    fitting.speak(page, language)
    staged.show(page, server.url, "rising-sun", "end-5")
    sill = page.locator(".sill .mine").bounding_box()
    chips = page.locator(".sill .chip, .sill .token")
    assert chips.count() == 5 + 2, "five cards, and a stack of war tokens for each season"
    boxes = [box for box in map(Locator.bounding_box, chips.all()) if box is not None]
    assert sill is not None
    assert [box for box in boxes if box["y"] < sill["y"] or box["y"] + box["height"] > sill["y"] + sill["height"]] == []
    assert [box for box in boxes if box["x"] < sill["x"] or box["x"] + box["width"] > sill["x"] + sill["width"]] == []


def test_what_does_not_fit_is_found(page_of: MakePage) -> None:
    page = page_of()
    page.set_content(
        "<p style='width: 40px; overflow: hidden; white-space: nowrap'>much too long</p>"
        "<p style='height: 20px; width: 60px; overflow: hidden'>many lines in little room</p>"
        "<p style='position: absolute; left: 1270px; width: 300px'>over the edge</p>"
        "<p style='width: 40px; overflow: hidden; white-space: nowrap' data-shortened>on purpose</p>"
        "<p>all is well</p>"
    )
    assert [one.partition(":")[0] for one in fitting.cut(page)] == ["too wide", "too high", "off the screen"]
