"""The map as the way to choose: where something can be taken, whence it comes, where it would go, what stands there."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.process import ServerProcess
from tests.web import playing, staged
from tests.web.conftest import MakePage

BUSHI = "piece:1:bushi:oshu"


def test_what_can_be_taken_is_lit_then_its_origin_then_its_way(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of((1920, 1080))
    staged.show(page, server.url, "rising-sun", "marshal")
    expect(page.locator("[data-glow=oshu].offers")).to_have_count(1)
    expect(page.locator("[data-glow].origin")).to_have_count(0)
    page.locator(f"[data-map] [data-spot='{BUSHI}']").click()
    expect(page.locator("[data-glow=oshu].origin")).to_have_count(1)
    expect(page.locator("[data-glow].offers")).to_have_count(0)
    page.locator("[data-map] .land[data-spot='province:edo']").focus()
    expect(page.locator("[data-aim=edo] .head")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("[data-aim]")).to_have_count(0)


def test_with_a_piece_in_hand_no_tip_covers_the_map(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of((1920, 1080))
    staged.show(page, server.url, "rising-sun", "marshal")
    page.locator(f"[data-map] [data-spot='{BUSHI}']").click()
    x, y = playing.middle(playing.settled(page, page.locator("[data-piece-at=kyoto]").first))
    page.mouse.move(x, y)
    page.mouse.move(x + 2, y)
    expect(page.locator("[data-aim=kyoto]")).to_have_count(1)
    page.wait_for_timeout(700)
    expect(page.locator(".tip")).to_have_count(0)


def test_a_look_at_a_province_of_shogun_counts_what_stands_there(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    staged.show(page, server.url, "shogun", "march")
    page.locator("[data-province=sagami]").hover()
    piles = page.locator(".tip .counts li")
    expect(piles.first.locator(".pile svg")).to_have_count(5)  # five armies, one by one
    expect(piles.first).to_contain_text("5")


def test_the_way_of_armies_is_drawn_before_it_is_chosen(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    staged.show(page, server.url, "shogun", "march")
    expect(page.locator("[data-aim]")).to_have_count(0)
    page.locator("[data-province=kai]").hover()
    expect(page.locator("[data-aim=kai]")).to_have_count(1)
    page.locator("[data-province=mino]").hover()  # not offered
    expect(page.locator("[data-aim]")).to_have_count(0)
