"""The board is the page: how much of every screen the map gets, and that the board is the way to choose on each."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.server.process import ServerProcess
from tests.web import playing, staged
from tests.web.conftest import MakePage

LARGE = [(1280, 800), (1440, 900), (1920, 1080), (2560, 1440)]
TABLETS = [(1180, 820), (820, 1180)]
PHONES = [(390, 844), (844, 390)]
MOMENTS = [("rising-sun", "marshal"), ("shogun", "march")]
SHARE = """() => {
  const map = document.querySelector('[data-map]').getBoundingClientRect();
  const seen = document.querySelector('[data-zone=board]').getBoundingClientRect();
  const across = Math.min(map.right, seen.right) - Math.max(map.left, seen.left);
  const down = Math.min(map.bottom, seen.bottom) - Math.max(map.top, seen.top);
  return (across * down) / (innerWidth * innerHeight);
}"""
"""The part of the screen in which the map is seen."""
OVERFLOW = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return [scrollWidth - innerWidth, scrollHeight - innerHeight];
}"""


def share(page: Page) -> float:
    return float(page.evaluate(SHARE))


@pytest.mark.parametrize(("game", "moment"), MOMENTS)
def test_the_map_gets_most_of_a_large_screen(server: ServerProcess, page_of: MakePage, game: str, moment: str) -> None:
    for size in LARGE:
        page = page_of(size)
        staged.show(page, server.url, game, moment)
        page.locator("[data-map] svg").first.wait_for()
        least = 0.6 if size == (1920, 1080) else 0.55
        assert playing.in_time(page, lambda: share(page) >= least, wanted=True), (size, share(page))  # noqa: B023


@pytest.mark.parametrize(("game", "moment"), MOMENTS)
def test_map_question_and_seats_are_on_every_screen(
    server: ServerProcess, page_of: MakePage, game: str, moment: str
) -> None:
    for size in LARGE + TABLETS + PHONES:
        page = page_of(size)
        staged.show(page, server.url, game, moment)
        expect(page.locator("[data-map] svg").first).to_be_in_viewport()
        page.wait_for_timeout(600)  # a phone goes to where the question is
        assert playing.in_time(page, lambda: share(page) >= 0.4, wanted=True), (size, share(page))  # noqa: B023
        expect(page.locator(playing.QUESTION)).to_be_in_viewport()
        expect(page.locator(".sill .list")).to_be_in_viewport()
        assert page.locator(".plate").count() == len(staged.document(game, moment)["table"]["seats"])
        for plate in page.locator(".plate").all():
            expect(plate).to_be_in_viewport()
        assert playing.in_time(page, lambda: page.evaluate(OVERFLOW), [0, 0]) == [0, 0], size  # noqa: B023


def test_a_phone_held_sideways_plays_by_its_map(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of((844, 390))
    sent = staged.show(page, server.url, "shogun", "march")
    page.locator(".province.lit path").first.click(force=True)
    page.wait_for_timeout(300)
    ((action,),) = staged.acted(page, sent)
    assert " target " in action


@pytest.mark.parametrize(("game", "moment"), MOMENTS)
def test_the_first_choice_is_three_tabs_away_and_the_list_is_whole(
    server: ServerProcess, page_of: MakePage, game: str, moment: str
) -> None:
    page = page_of()
    staged.show(page, server.url, game, moment)
    playing.tab_to(page, playing.is_focused(page, playing.CHOICES), most=3)
    offered = {choice["action"] for choice in staged.document(game, moment)["state"]["choices"]}
    listed = page.locator(playing.CHOICES).evaluate_all("all => all.map(one => one.dataset.action)")
    assert set(listed) == offered
    page.keyboard.press("Escape")
    page.locator("body").click(position={"x": 1, "y": 1})
    page.keyboard.press("l")
    expect(page.locator(".sill .list")).to_have_attribute("aria-expanded", "true")


def test_the_primary_button_never_does_nothing(server: ServerProcess, page_of: MakePage) -> None:
    """While figures can be moved, stopping is a quiet button."""
    page = page_of()
    staged.show(page, server.url, "rising-sun", "marshal")
    expect(page.locator(".sill .btn.primary")).to_have_count(0)
    expect(page.locator(".sill .btn.answer")).to_have_text("Stop moving")


def test_rs6_8_a_stronghold_asks_once(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    sent = staged.show(page, server.url, "rising-sun", "marshal")
    page.locator(".reserve [data-spot='reserve:stronghold']").click()
    page.locator(".land.target").first.click(force=True)
    confirm = page.locator(playing.CONFIRM)
    expect(confirm).to_be_visible()
    assert staged.acts(sent) == [], json.dumps(sent)
    confirm.click()
    assert len(staged.acted(page, sent)) == 1
