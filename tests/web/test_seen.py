"""What happens is seen to happen: battles step by step, points with their source, and nothing is covered by it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.process import ServerProcess
from tests.web import chromium, playing, staged
from tests.web.conftest import MakePage

SIZES = [(1280, 800), (1920, 1080), (1180, 820), (820, 1180), (390, 844), (844, 390)]
BATTLE = 296
"""Events of the recorded game of Rising Sun before one of its battles."""
COUNTED = 350
"""Events of the recorded game of Shogun before its winter is counted."""
# What of the lanes sticks out of its lane, or is cut there.
CUT = """() => [...document.querySelectorAll('.lane')].flatMap(lane => {
  const box = lane.getBoundingClientRect(), effect = lane.querySelector('.effect');
  if (effect && effect.scrollHeight > effect.clientHeight + 1) return [effect.textContent];
  return [...lane.querySelectorAll('h3, p, button, output')].filter(one => {
    const at = one.getBoundingClientRect();
    const beside = at.left < box.left - 1 || at.right > box.right + 1;
    return at.width && (beside || at.top < box.top - 1 || at.bottom > box.bottom + 1);
  }).map(one => one.textContent);
})"""
# How much of the map lies in sight: not under the cards, not outside of the board.
MAP = """() => {
  const map = document.querySelector('[data-map]').getBoundingClientRect();
  const board = document.querySelector('[data-zone=board]').getBoundingClientRect();
  const sheet = document.querySelector('.stage.market').getBoundingClientRect();
  return { whole: map.top >= board.top - 1 && map.bottom <= sheet.top + 1, high: map.height };
}"""


@pytest.fixture
def moving(browser: Browser) -> Page:
    """A page in which everything moves, at four times the usual speed."""
    context = chromium.context(browser, is_moving=True)
    context.add_init_script("localStorage.setItem('gunbai-settings', JSON.stringify({ pace: 'all', rate: 4 }))")
    page = context.new_page()
    page.set_default_timeout(60_000)
    return page


def test_a_battle_is_seen_step_by_step(server: ServerProcess, moving: Page) -> None:
    """Every advantage opens by itself, in its order, and the end is told after the last of them."""
    staged.replay(moving, server.url, "rising-sun", BATTLE)
    moving.evaluate(
        """() => {
          window.seen = [];
          const look = () => {
            const step = document.querySelector('[data-scene=battle] [aria-current=step]')?.textContent.trim();
            if (step && window.seen.at(-1) !== step) window.seen.push(step);
          };
          const whole = { subtree: true, childList: true, characterData: true, attributeFilter: ['aria-current'] };
          new MutationObserver(look).observe(document.body, whole);  // a busy machine draws too few frames
          look();
        }"""
    )
    moving.get_by_role("button", name="Play", exact=True).click()
    # the end of the battle before is still there at first
    told = "window.seen.slice(Math.max(0, window.seen.indexOf('Bids')))"
    for _ in range(300):
        if "Reparations" in moving.evaluate(told)[1:]:
            break
        moving.wait_for_timeout(200)
    steps = ["Bids", "Seppuku", "Take Hostage", "Hire Ronin", "Count", "Imperial Poets", "Reparations"]
    assert moving.evaluate(told)[: len(steps)] == steps
    moving.context.close()


def test_sg7_4_points_come_with_their_source(server: ServerProcess, page_of: MakePage) -> None:
    """No plate knows the sum before its last source is told, and what is counted is lit on the map."""
    page = page_of()
    staged.replay(page, server.url, "shogun", COUNTED + 1)
    totals = page.locator(".counting li b")
    expect(totals).to_have_text(["10", "0", "0"])
    expect(page.locator(".seats .points").first).to_have_text("10")
    page.goto(f"{server.url}/replay/fixture?at={COUNTED + 2}")
    expect(totals).to_have_text(["19", "0", "0"])
    expect(page.locator(".seats .points").first).to_have_text("19")
    expect(page.locator(".counting p")).to_have_text("Crimson scores 9 VP for buildings")


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_rs6_9_the_market_leaves_the_map_whole(server: ServerProcess, page_of: MakePage, size: tuple[int, int]) -> None:
    page = page_of(size)
    staged.show(page, server.url, "rising-sun", "train", until=".market .card")
    expect(page.locator(".market .card")).to_have_count(8)
    page.wait_for_timeout(500)
    assert playing.in_time(page, lambda: page.evaluate(MAP)["whole"], wanted=True)
    assert page.evaluate(MAP)["high"] > (240 if size == chromium.SIDEWAYS else 130)
    expect(page.locator(".corner .honor")).to_be_in_viewport(ratio=1)
    tops = page.evaluate("[...document.querySelectorAll('.market .card')].map(one => one.getBoundingClientRect().top)")
    assert max(tops) - min(tops) < 8, "one row"


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_rs9_1_lanes_cut_neither_words_nor_buttons(
    server: ServerProcess, page_of: MakePage, size: tuple[int, int]
) -> None:
    page = page_of(size)
    staged.show(page, server.url, "rising-sun", "bids", until=".lane")
    page.wait_for_timeout(300)
    assert playing.in_time(page, lambda: page.evaluate(CUT), []) == []
    expect(page.locator(".lane .stake")).to_have_text(
        ["Your figures here: 1", "Figures of others here: 3", "Your ronin: 7", "All figures here: 4"]
    )


def test_bids_make_room_for_what_is_read_beside_them(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of((1920, 1080))
    staged.show(page, server.url, "rising-sun", "bids", until=".lane")
    page.keyboard.press("g")
    log = page.get_by_role("complementary", name="Beside the board").bounding_box()
    lane = page.locator(".lane").last.bounding_box()
    assert log is not None
    assert lane is not None
    assert lane["x"] + lane["width"] < log["x"]


@pytest.mark.parametrize("size", SIZES[:4], ids=str)
def test_rs5_3_who_asks_lies_on_the_table_and_covers_no_offer(
    server: ServerProcess, page_of: MakePage, size: tuple[int, int]
) -> None:
    page = page_of(size)
    offer = {"coins": 2, "ronin": 0, "coins_asked": 0, "ronin_asked": 0, "promise": "", "promise_asked": ""}
    terms = {**offer, "promises": [], "promises_asked": []}
    deal = {"number": 7, "by": 2, "to": 1, "terms": terms, "status": "open", "season": None, "reason": None}
    deal |= {"answers": None, "made": 0.0, "expires": None, "marks": {}, "open_to": "table"}
    sent = staged.show(page, server.url, "rising-sun", "tea", deals=[deal])
    slip = page.locator(".papers .slip")
    expect(slip).to_contain_text("Koi asks you for an alliance")
    expect(page.locator(".papers .deal.open")).to_be_visible()
    slip.get_by_role("button", name="Ally with Koi").click()
    if page.locator(".sill .confirm .btn.primary").count():
        page.locator(".sill .confirm .btn.primary").click()
    assert staged.acted(page, sent) == [["1 agree 0"]]
