"""Several people: an invitation, talk, the connection cut and back, two at one screen."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import TimeoutError as PlaywrightTimeout
from playwright.sync_api import expect

from tests.server.process import ServerProcess
from tests.web import playing
from tests.web.conftest import MakePage


def test_a_friend_joins_by_the_link_and_they_talk(server: ServerProcess, page_of: MakePage) -> None:
    host, friend = page_of(), page_of()
    playing.friends(host, friend, server.url)
    for page in (host, friend):
        playing.open_drawer("Chat", page)
    host.get_by_placeholder("Say something").fill("Good evening")
    host.keyboard.press("Enter")
    expect(friend.get_by_text("Good evening")).to_be_visible()


def test_a_full_table_says_so(server: ServerProcess, page_of: MakePage) -> None:
    host, friend, third = page_of(), page_of(), page_of()
    playing.open_table(host, server.url, ["person", "steady"])
    link = playing.invited(host)
    friend.goto(link)
    friend.wait_for_url("**/table/*")
    third.goto(link)
    expect(third.get_by_role("heading", name="The table is full")).to_be_visible()


def test_a_cut_connection_mends_itself_and_says_so(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    playing.sit_down(page, server.url, "Rising Sun")
    assert playing.my_turn(page)
    page.evaluate("window.dispatchEvent(new Event('gunbai:cut'))")
    expect(page.get_by_text("Connected again")).to_be_visible()
    assert playing.my_turn(page)


def test_two_at_one_screen_have_a_curtain_between_them(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    playing.open_table(page, server.url, ["here", "steady"])
    curtain = page.get_by_text("Everybody else looks away")
    for _ in range(60):
        curtain.or_(page.locator(f"{playing.CHOICES}, {playing.CONFIRM}")).first.wait_for()
        if curtain.count():
            break
        with suppress(PlaywrightTimeout):  # a bot has acted meanwhile
            playing.list_choices(page)
            page.locator(playing.CHOICES).first.click(timeout=5_000)
            if page.locator(playing.CONFIRM).count():
                page.locator(playing.CONFIRM).click(timeout=5_000)
        page.wait_for_timeout(500)
    expect(curtain).to_be_visible()
    assert page.locator(playing.CHOICES).count() == 0
    page.get_by_role("button", name="I am").click()
    assert playing.my_turn(page)


def test_a_deal_is_a_conversation(server: ServerProcess, page_of: MakePage) -> None:
    host, friend = page_of(), page_of()
    playing.friends(host, friend, server.url)
    for page in (host, friend):
        assert playing.my_turn(page)
        playing.open_drawer("Deals", page)
    host.locator(".deals [role=tab]").first.click()  # seat 1, the friend
    host.get_by_label("You give: Coins").fill("1")
    host.get_by_label("They promise").fill("Leave Kyoto to me")
    host.get_by_role("button", name="Offer", exact=True).click()
    deals = friend.locator(".deals")
    expect(deals.get_by_text("Leave Kyoto to me")).to_be_visible()
    deals.get_by_role("button", name="Counter").click()
    deals.get_by_role("button", name="Change…").click()
    expect(friend.get_by_label("You promise")).to_have_value("Leave Kyoto to me")
    deals.get_by_role("button", name="Accept").click()
    for page in (host, friend):
        expect(page.locator(".deal.accepted").first).to_be_visible()
    host.get_by_role("button", name="Kept").first.click()
    expect(host.locator(".stamp.kept").first).to_be_visible()
