"""Sounds and music: silent until somebody asks, heard in a real Chromium afterwards, and remembered."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.server.process import ServerProcess
from tests.web import playing
from tests.web.conftest import MakePage

COUNT = """() => {
  window.heard = 0;
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...when) { window.heard += 1; return start.apply(this, when); };
  const play = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (...when) { window.heard += 1; return play.apply(this, when); };
}"""


def heard(page: Page) -> int:
    return int(page.evaluate("window.heard"))


def wait_for_more(page: Page, than: int) -> None:
    """The Content-Security-Policy allows no expression as a string: a function, then."""
    page.wait_for_function("than => window.heard > than", arg=than)


def test_a_table_sounds_only_when_asked_to(server: ServerProcess, page_of: MakePage) -> None:
    host, friend = page_of(), page_of()
    host.add_init_script(f"({COUNT})()")
    playing.friends(host, friend, server.url)
    playing.answer(host, "0 propose 1")
    assert heard(host) == 0
    host.get_by_role("button", name="Sounds").click()
    wait_for_more(host, 0)
    before = heard(host)
    playing.answer(friend, "1 agree 0")
    wait_for_more(host, before)
    host.reload()
    expect(host.get_by_role("button", name="Sounds")).to_have_attribute("aria-pressed", "true")


def test_music_is_asked_for_in_the_settings(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    page.add_init_script(f"({COUNT})()")
    page.goto(f"{server.url}/settings")
    expect(page.get_by_label("Volume")).to_have_count(0)
    page.get_by_label("Music").check()
    wait_for_more(page, 3)
    expect(page.get_by_label("Volume")).to_be_visible()
    page.get_by_label("Music").uncheck()
    page.wait_for_timeout(700)
    before = heard(page)
    page.wait_for_timeout(700)
    assert heard(page) == before
