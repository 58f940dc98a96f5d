"""Battles on their stage: asked in one place, fought in sight of the map, and there for who follows a link."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.process import ServerProcess
from tests.web import playing, staged
from tests.web.conftest import MakePage

PRIMARY = ".panel [data-primary]"
FOUGHT = 279
"""The battle for Settsu in the recorded game of Shogun."""
COVERED = """() => {
  const scene = document.querySelector('[data-scene=tower]').getBoundingClientRect();
  const token = document.querySelector('[data-province=settsu]').getBoundingClientRect();
  const x = token.left + token.width / 2, y = token.top + token.height / 2;
  return scene.left < x && x < scene.right && scene.top < y && y < scene.bottom;
}"""


def test_bids_are_laid_on_the_stage_and_asked_for_and_sealed_below_it(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    sent = staged.show(page, server.url, "rising-sun", "bids")
    expect(page.locator(playing.QUESTION)).to_contain_text("Lay your coins behind your screen")
    expect(page.locator(".battle .asked")).to_have_count(0)
    page.get_by_role("button", name="One coin more on Take Hostage").click(click_count=2)
    expect(page.locator(PRIMARY)).to_have_text("Seal 0 · 2 · 0 · 0")
    page.locator(PRIMARY).click()
    expect(page.locator(PRIMARY)).to_have_text("Sure? Seal 0 · 2 · 0 · 0")
    assert staged.acts(sent) == []
    page.wait_for_timeout(700)  # a second press on what has just changed is none
    page.locator(PRIMARY).click()
    assert staged.acted(page, sent) == [["0 bid 0", "0 bid 2", "0 bid 0", "0 bid 0"]]


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (844, 390), (390, 844)], ids=str)
def test_a_link_to_a_battle_shows_it_beside_what_is_fought_about(
    server: ServerProcess, page_of: MakePage, size: tuple[int, int]
) -> None:
    page = page_of(size)
    staged.replay(page, server.url, "shogun", FOUGHT)
    scene = page.locator("[data-scene=tower]")
    expect(scene).to_contain_text("Pine beats Indigo and holds Settsu with 2 armies")
    expect(scene.locator(".row b")).to_have_text(["7", "9"])
    expect(scene.locator(".cube:not(.struck)")).to_have_count(2)
    expect(page.locator("[data-map] .fight .number")).to_have_text("9")
    page.wait_for_timeout(600)  # a phone goes to where it is fought
    assert not page.evaluate(COVERED)
