"""Two browsers play a season of Rising Sun: an invitation, an alliance, a deal, a betrayal, a sealed battle."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.process import ServerProcess
from tests.web import playing
from tests.web.conftest import MakePage

PATIENCE = 400
"""Seconds in which it comes to a betrayal, or to a battle: on a busy machine the bot takes its time, too."""
PROMISE = "I will not betray you"


@pytest.mark.timeout(1800)
def test_friends_ally_bargain_betray_and_fight(server: ServerProcess, page_of: MakePage) -> None:
    host, friend = page_of(), page_of()
    playing.friends(host, friend, server.url)

    ally(host, friend)
    bargain(host, friend)
    play_until(host, friend, lambda: is_logged(host, "breaks the alliance with"))
    expect(logged(host, "Promise broken.")).to_have_count(1)
    friend.get_by_role("button", name="Broken").click()
    expect(friend.locator(".stamp.broken").first).to_be_visible()
    friend.get_by_role("button", name="Ledger").click()
    expect(friend.locator(".ledger li.broken")).to_have_count(1)
    playing.open_drawer("Log", friend)

    play_until(host, friend, lambda: all(is_bidding(page) for page in (host, friend)))
    fight(host, friend)


def ally(host: Page, friend: Page) -> None:
    playing.open_drawer("Log", host, friend)
    playing.answer(host, "0 propose 1")
    playing.answer(friend, "1 agree 0")
    for page in (host, friend):
        expect(logged(page, "are allies now")).to_be_visible()


def bargain(host: Page, friend: Page) -> None:
    """A coin now for a promise, which the table remembers."""
    for page in (host, friend):
        playing.open_drawer("Deals", page)
    host.locator(".deals [role=tab]").first.click()  # seat 1, the friend
    host.get_by_label("You get: Coins").fill("1")
    host.get_by_label("You promise").fill(PROMISE)
    for whose in ("You promise", "They promise"):
        side = host.locator(".deals fieldset").filter(has_text=whose)
        side.get_by_label("What is promised").select_option("stay")
        side.get_by_role("button", name="Add a promise").click()
    host.get_by_role("button", name="Offer", exact=True).click()
    expect(friend.locator(".deals").get_by_text(PROMISE)).to_be_visible()
    friend.locator(".deals").get_by_role("button", name="Accept").click()
    expect(host.locator(".deal.accepted")).to_be_visible()
    playing.open_drawer("Log", host)


def fight(host: Page, friend: Page) -> None:
    """Nobody sees a bid before everybody has sealed; then all do."""
    opened = logged(friend, "on Imperial Poets").count()
    sealed = logged(friend, "has sealed the bids").count()
    bid_nothing(host, 0)
    expect(logged(friend, "has sealed the bids").nth(sealed)).to_be_visible()
    expect(logged(friend, "on Imperial Poets")).to_have_count(opened)
    bid_nothing(friend, 1)
    for page in (host, friend):
        expect(logged(page, "on Imperial Poets").nth(opened)).to_be_visible()


def bid_nothing(page: Page, seat: int) -> None:
    """On each advantage that is left: the first bids may have been made before both pages asked for them."""
    while is_bidding(page):
        playing.answer(page, f"{seat} bid 0")


def play_until(host: Page, friend: Page, happened: Callable[[], bool]) -> None:
    """Both choose at random and betray as soon as they draw it: one alone may not draw it in a whole season."""
    rng, until = random.Random(5), time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for page in (host, friend):
            if happened():
                return
            if page.locator(playing.CHOICES).count():
                playing.choose(page, rng, is_treason)
        host.wait_for_timeout(50)
    pytest.fail("it never came to that")


def is_treason(action: str) -> bool:
    return " play betray" in action or " replace " in action


def is_bidding(page: Page) -> bool:
    return page.locator(f"{playing.CHOICES}[data-action*=' bid ']").count() > 0


def logged(page: Page, words: str) -> Locator:
    return page.locator("aside .log li", has_text=words)


def is_logged(page: Page, words: str) -> bool:
    return logged(page, words).count() > 0
