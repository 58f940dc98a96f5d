"""Pieces and cards follow the mouse: what can be done by clicking can be done by dragging, too (RS6.8, SG4.1)."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.server.process import ServerProcess
from tests.web import playing, staged
from tests.web.conftest import MakePage

BUSHI = "g[data-spot='piece:1:bushi:oshu']"


def drag(page: Page, start: Locator, target: Locator) -> None:
    """As a hand does it: press, move in steps, let go."""
    for where, do in ((start, page.mouse.down), (target, page.mouse.up)):
        page.mouse.move(*playing.middle(playing.settled(page, where)), steps=8)
        do()


def test_rs6_8_a_figure_is_dragged_to_a_province(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    sent = staged.show(page, server.url, "rising-sun", "marshal")
    drag(page, page.locator(BUSHI), page.locator("path[data-spot='province:edo']").first)
    assert staged.acted(page, sent) == [["1 move bushi oshu edo"]]


def test_a_figure_let_go_where_it_may_not_stand_goes_back(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    sent = staged.show(page, server.url, "rising-sun", "marshal")
    drag(page, page.locator(BUSHI), page.locator(playing.QUESTION))
    assert staged.acts(sent) == []
    expect(page.locator(BUSHI)).to_be_visible()


def test_sg4_1_a_card_is_dragged_onto_an_action(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    staged.show(page, server.url, "shogun", "planning")
    slot = page.locator(".slot").nth(3)
    name = slot.locator(".card")
    card = page.locator("[data-card='mino']")
    for one in (card, slot):
        playing.settled(page, one)
    card.drag_to(slot)
    expect(name).to_contain_text("Mino")
    playing.settled(page, slot.locator("button").first)
    slot.locator("button").first.drag_to(page.locator(".slot").nth(4))
    expect(page.locator(".slot").nth(4).locator(".card")).to_contain_text("Mino")
    expect(name).not_to_contain_text("Mino")
