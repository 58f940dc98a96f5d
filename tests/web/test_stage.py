"""Battles on their stage: asked in one place, fought in sight of the map, and there for who follows a link."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, expect

from tests.server.process import ServerProcess
from tests.web import chromium, playing, staged
from tests.web.conftest import MakePage

PRIMARY = ".panel [data-primary]"
FOUGHT = 279
"""The battle for Settsu in the recorded game of Shogun."""
SIZES = [(1280, 800), (1440, 900), (1180, 820), (820, 1180), (390, 844), (844, 390)]
# What of the question and its answers is cut by the edge of the sill, whose size is given.
SQUEEZED = """() => {
  const sill = [...document.querySelectorAll('.sill')].at(-1), box = sill.getBoundingClientRect();
  const parts = [...sill.querySelectorAll('.asked, .asked h2, .buttons .btn, .answers .btn')];
  return parts.filter(one => {
    const at = one.getBoundingClientRect();
    return at.width && (at.top < box.top - 2 || at.bottom > box.bottom + 2 || at.width < 36);
  }).map(one => one.textContent.trim());
}"""
GIFT = ".stage.kami, .gift"
COVERED = """() => {
  const scene = document.querySelector('[data-scene=tower]').getBoundingClientRect();
  const token = document.querySelector('[data-province=settsu]').getBoundingClientRect();
  const x = token.left + token.width / 2, y = token.top + token.height / 2;
  return scene.left < x && x < scene.right && scene.top < y && y < scene.bottom;
}"""

# What of the end is not in sight: beside the board, or the sun cut.
UNSEEN = """() => {
  const board = document.querySelector('[data-zone=board]').getBoundingClientRect();
  const parts = ['.victor h2', '.victor .sun', '.victor .name', '.clans li', '.clans .total', '.legend li'];
  const out = parts.flatMap(part => [...document.querySelectorAll(part)].filter(one => {
    const at = one.getBoundingClientRect();
    const beside = at.left < board.left - 1 || at.right > board.right + 1;
    return beside || at.top < board.top - 1 || at.bottom > board.bottom + 1;
  }).map(one => `${part} ${one.textContent.trim()}`));
  const sun = document.querySelector('.victor .sun').getBoundingClientRect();
  return Math.abs(sun.width - sun.height) > 2 ? [...out, `sun ${sun.width} x ${sun.height}`] : out;
}"""


def overlap(one: FloatRect, other: FloatRect | None) -> bool:
    assert other
    beside = one["x"] + one["width"] <= other["x"] + 1 or other["x"] + other["width"] <= one["x"] + 1
    above = one["y"] + one["height"] <= other["y"] + 1 or other["y"] + other["height"] <= one["y"] + 1
    return not (beside or above)


def test_bids_are_laid_on_the_stage_and_asked_for_and_sealed_below_it(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    sent = staged.show(page, server.url, "rising-sun", "bids")
    expect(page.locator(playing.QUESTION)).to_contain_text("Lay your coins behind your screen")
    expect(page.locator(".battle .asked")).to_have_count(0)
    page.get_by_role("button", name="One coin more on Take Hostage").click(click_count=2)
    expect(page.locator(PRIMARY)).to_have_text("Seal 0 · 2 · 0 · 0")
    with page.expect_response("**/foresight"):
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
    assert not playing.in_time(page, lambda: page.evaluate(COVERED), wanted=False)


def test_a_tablet_that_lies_keeps_the_whole_map_beside_a_battle(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of((1180, 820))
    staged.replay(page, server.url, "shogun", FOUGHT)
    expect(page.locator("[data-scene=tower]")).to_contain_text("holds Settsu")
    scene, map_ = (page.locator(one).bounding_box() for one in ("[data-scene=tower]", "[data-map]"))
    assert scene
    assert map_
    assert map_["x"] + map_["width"] <= scene["x"] + 1
    assert map_["width"] > 700


@pytest.mark.parametrize("moment", ["hostages", "advantage", "kami"])
def test_no_screen_cuts_what_is_asked_or_its_answers(server: ServerProcess, page_of: MakePage, moment: str) -> None:
    page = page_of()
    staged.show(page, server.url, "rising-sun", moment)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(400)
        assert playing.in_time(page, lambda: page.evaluate(SQUEEZED), []) == [], (width, height)


@pytest.mark.parametrize("size", [(1280, 800), (844, 390)], ids=str)
def test_rs9_4_a_hostage_is_pressed_on_the_field(
    server: ServerProcess, page_of: MakePage, size: tuple[int, int]
) -> None:
    """Doing without is a quiet answer: nothing red is pressed by mistake."""
    page = page_of(size)
    sent = staged.show(page, server.url, "rising-sun", "hostages", until=".battle .figure button")
    expect(page.locator(".sill .btn.primary")).to_have_count(0)
    expect(page.get_by_role("button", name="Take nobody").last).to_be_visible()
    page.locator(".camp .figure button").last.click()
    confirm = page.locator(".sill .btn.primary")
    if confirm.count():
        confirm.last.click()
    assert staged.acted(page, sent) == [["2 take-hostage 3 shinto"]]


def test_rs9_8_of_equal_answers_none_is_preferred(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    staged.show(page, server.url, "rising-sun", "reparations")
    expect(page.get_by_role("button", name="A coin to Turtle").last).to_be_visible()
    expect(page.locator(PRIMARY)).to_have_count(0)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_rs7_2_a_gift_is_a_card_and_leaves_shrine_and_map_in_sight(
    server: ServerProcess, page_of: MakePage, size: tuple[int, int]
) -> None:
    page = page_of(size)
    staged.show(page, server.url, "rising-sun", "kami", until=GIFT)
    page.wait_for_timeout(300)
    card = page.locator(GIFT).bounding_box()
    assert card
    assert card["width"] * card["height"] < 0.12 * size[0] * size[1]
    for place in (".shrine.asking", ".corner .stack", ".corner .honor li", ".track"):
        for other in page.locator(place).all():
            assert not overlap(card, other.bounding_box()), place


@pytest.mark.parametrize("size", [(820, 1180), (768, 1024), (1180, 820), (1280, 800)], ids=str)
def test_rs11_5_the_end_shows_who_won_and_what_every_point_came_from(
    server: ServerProcess, page_of: MakePage, size: tuple[int, int]
) -> None:
    page = page_of(size)
    page.route("**/api/tables/fixture/film*", lambda route: route.fulfill(json=staged.film("rising-sun")))
    staged.show(page, server.url, "rising-sun", "end-5", until=".victor .figure")
    page.locator(".curves").wait_for()
    page.wait_for_timeout(300)
    assert page.evaluate(UNSEEN) == []


def test_sg7_4_the_end_on_a_tablet_shows_who_won_before_a_whole_sun(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of((820, 1180))
    staged.show(page, server.url, "shogun", "end-5", until=".victor .keep")
    page.wait_for_timeout(300)
    board, sun = (page.locator(one).bounding_box() for one in ("[data-zone=board]", ".victor .sun"))
    assert board
    assert sun
    assert abs(sun["width"] - sun["height"]) <= 2
    assert sun["y"] >= board["y"]
    assert sun["x"] >= board["x"]
    expect(page.locator(".victor .name")).to_contain_text("64")


def test_the_end_fills_a_tablet_and_the_log_comes_when_it_is_wanted(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of((820, 1180))
    staged.show(page, server.url, "rising-sun", "end-5")
    log = page.get_by_role("complementary", name="Beside the board")
    expect(log).to_have_count(0)
    playing.open_drawer("Log", page)
    expect(log).to_be_visible()


def test_rs9_1_a_lane_says_first_what_is_at_stake_and_a_purse_where_coins_were(
    server: ServerProcess, page_of: MakePage
) -> None:
    page = page_of(chromium.WIDE)
    staged.show(page, server.url, "rising-sun", "bids", until=".lane")
    expect(page.locator(".lane .effect > :first-child.stake")).to_have_count(4)
    expect(page.locator(".camp .folds .crest")).to_have_count(page.locator(".camp").count())
    page.get_by_role("button", name="One coin more on Take Hostage").click(click_count=2)
    expect(page.locator(".purse .gone")).to_have_count(2)
