"""Two browsers bargain with promises made of building blocks; the offer is answered where it is seen."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.process import ServerProcess
from tests.web import chromium, playing, staged
from tests.web.conftest import MakePage


def builder(page: Page) -> None:
    """Puts a promise together by keyboard-able lists alone: not to enter Kyoto this season."""
    playing.open_drawer("Deals", page)
    page.locator(".deals [role=tab]").first.click()  # the friend
    page.get_by_label("You give: Coins").fill("1")
    theirs = page.locator(".deals fieldset").filter(has_text="They promise")
    theirs.get_by_label("What is promised").select_option("no_entry")
    theirs.get_by_label("Province").select_option("kyoto")
    theirs.get_by_role("button", name="Add a promise").click()
    mine = page.locator(".deals fieldset").filter(has_text="You promise")
    mine.get_by_label("What is promised").select_option("no_betray")
    mine.get_by_role("button", name="Add a promise").click()
    page.get_by_role("button", name="Offer", exact=True).click()


def offered(game: str, moment: str) -> dict[str, Any]:
    """An offer to whoever looks at a moment of the fixtures."""
    table = staged.document(game, moment)["table"]
    goods = {"coins": 2, "ronin": 0, "coins_asked": 0, "ronin_asked": 0, "promise": "", "promise_asked": ""}
    terms = {**goods, "promises": [], "promises_asked": [{"block": "no_entry", "province": "kyoto"}]}
    made: dict[str, Any] = {"number": 7, "answers": None, "made": 0.0, "expires": None, "marks": {}, "open_to": "table"}
    by = (table["you"] + 1) % len(table["seats"])
    return {**made, "by": by, "to": table["you"], "terms": terms, "status": "open", "season": None, "reason": None}


def test_rs5_3_at_tea_characters_speak_where_they_sit_until_they_are_muted(
    server: ServerProcess, page_of: MakePage
) -> None:
    """What was said before the page was there is heard, too; a reason stays, for it answers a question."""
    said = {"number": 1, "at": 5.0, "seat": 3, "to": None, "name": "monk", "line": True, "removed": False}
    lines = [{**said, "text": "monk refusal 1 trust"}, {**said, "number": 2, "seat": 0, "text": "monk greeting 1"}]
    page = page_of()
    staged.show(page, server.url, "rising-sun", "tea", talk=lines)
    words = page.locator(".tea .guest .words")
    expect(words).to_have_count(2)
    expect(page.locator(".voice")).to_have_count(0)
    page.evaluate("localStorage.setItem('gunbai-settings', JSON.stringify({ pace: 'none', muted: ['monk'] }))")
    page.reload()
    expect(words).to_have_count(1)


@pytest.mark.parametrize("size", [chromium.WIDE, chromium.PHONE])
def test_rs5_3_an_alliance_is_confirmed_there_where_it_was_agreed_to(
    server: ServerProcess, page_of: MakePage, size: tuple[int, int]
) -> None:
    """Far from the slip it would be overlooked, and tea would go on without what was said. A second press on the place
    of the first is none."""
    page = page_of(size)
    sent = staged.show(page, server.url, "rising-sun", "tea")
    agree = page.locator(".tea").get_by_role("button", name="Ally with")
    agree.click()
    sure = page.locator(".tea").get_by_role("button", name="Confirm")
    expect(sure).to_be_in_viewport(ratio=1)
    page.locator(".tea").get_by_role("button", name="Change").click()
    agree.click()
    sure.and_(page.locator(":not([aria-disabled=true])")).click()
    assert staged.acted(page, sent) == [["1 agree 0"]]


@pytest.mark.parametrize("size", [chromium.WIDE, chromium.PHONE, (844, 390)])
def test_rs3_2_an_offer_lies_on_the_board_and_is_answered_there(
    server: ServerProcess, page_of: MakePage, size: tuple[int, int]
) -> None:
    """Not at tea, where slips lie on the table: in the political phase, beside the question that is asked."""
    page = page_of(size)
    sent = staged.show(page, server.url, "rising-sun", "mandate", deals=[offered("rising-sun", "mandate")])
    slip = page.locator(".offers .deal.open")
    expect(slip).to_contain_text("not to enter Kyoto this season")
    expect(slip.get_by_role("button", name="Accept")).to_be_in_viewport(ratio=1)
    fold = page.locator(".offers .fold")
    fold.click()
    expect(slip).to_have_count(0)
    fold.click()
    slip.get_by_role("button", name="Refuse", exact=True).click()
    expect(page.locator(".offers .bad")).to_have_count(0)
    assert any(one.get("address", "").endswith("/deals/7/refuse") for one in sent)


def test_rs3_1_an_offer_of_building_blocks_is_answered_at_tea_and_stands_in_the_ledger(
    server: ServerProcess, page_of: MakePage
) -> None:
    host, friend = page_of(), page_of()
    playing.friends(host, friend, server.url)
    for page in (host, friend):
        assert playing.my_turn(page)
    builder(host)
    host.locator(".tea .deal.open").get_by_role("button", name="Take back").click()
    expect(friend.locator(".tea .deal.retracted")).to_contain_text("taken back")  # it does not just vanish
    builder(host)
    offer = friend.locator(".tea .deal.open", has_text="not to enter Kyoto this season")  # the bot may offer, too
    expect(offer).to_contain_text("You promise")
    offer.get_by_role("button", name="Accept").click()
    expect(offer).to_have_count(0)
    for page in (host, friend):
        playing.open_drawer("Deals", page)
        page.get_by_role("button", name="Ledger").click()
        expect(page.locator(".deals .ledger li.open")).to_have_count(2)
    playing.open_drawer("Log", host)
    expect(host.locator("aside .log li", has_text="promises")).to_have_count(2)
