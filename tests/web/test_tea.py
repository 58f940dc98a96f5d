"""Two browsers at tea: a cup is poured before both, taken back, poured again, and becomes an alliance."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.server.process import ServerProcess, serving
from tests.web import playing
from tests.web.conftest import MakePage

CUPS = ".tea .cups li"
TRIES = 40


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A club that takes its time at tea."""
    folder = tmp_path_factory.mktemp("slow")
    with serving(folder, bot_workers="1", tea_word="3600", tea_pour="3600", tea_longest="86400") as running:
        yield running


def seat_of(page: Page) -> int:
    """My seat, by what I am offered."""
    action = page.locator(playing.CHOICES).first.get_attribute("data-action")
    return int(str(action).split()[0])


def press(page: Page, action: str) -> None:
    playing.list_choices(page)
    page.locator(f"{playing.CHOICES}[data-action='{action}']").click()
    if page.locator(playing.CONFIRM).count():
        page.locator(playing.CONFIRM).click()


def poured(page: Page, url: str) -> None:
    """A table at which the two bots have agreed; every third time they do, so several are tried."""
    for _ in range(TRIES):
        playing.open_table(page, url, ["novice", "novice"])
        state = f"{url}/api/tables/{page.url.rpartition('/')[2]}/state"
        while (now := page.request.get(state).json())["actors"] != [0]:
            if now["tea"]["cups"]:
                return
            page.wait_for_timeout(200)
        if now["tea"]["cups"]:
            return
    pytest.fail("bots never agree")


def test_rs5_3_two_bots_wait_for_a_person_who_sees_their_cup(slow: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    poured(page, slow.url)
    expect(page.locator(CUPS)).to_have_count(1)
    expect(page.locator(CUPS)).to_contain_text("waiting for you")
    page.get_by_role("button", name="Let them").click()
    expect(page.locator(".tea")).to_have_count(0)


def test_rs5_3_two_people_pour_a_cup_take_it_back_and_ally(slow: ServerProcess, page_of: MakePage) -> None:
    host, friend, third = page_of(), page_of(), page_of()
    playing.open_table(host, slow.url, ["person", "person"])
    link = playing.invited(host)
    for page in (friend, third):
        page.goto(link)
        page.wait_for_url("**/table/*")
    host.get_by_role("button", name="Start the game").click()
    for page in (host, friend, third):
        expect(page.locator(playing.CHOICES).first).to_be_visible()
    one, other = seat_of(host), seat_of(friend)
    press(host, f"{one} propose {other}")
    press(friend, f"{other} agree {one}")
    expect(third.locator(CUPS)).to_contain_text("waiting for you")
    host.get_by_role("button", name="Take the cup back").click()
    expect(friend.locator(CUPS)).to_have_count(0)
    expect(third.locator(".tea .spilled")).to_contain_text("poured away")  # it does not just vanish
    press(friend, f"{other} propose {one}")
    friend.get_by_role("button", name="Take back the proposal").click()
    expect(host.locator(f"{playing.CHOICES}[data-action='{one} agree {other}']")).to_have_count(0)
    press(friend, f"{other} propose {one}")
    press(host, f"{one} agree {other}")
    expect(host.locator(CUPS)).to_have_count(1)
    press(third, f"{seat_of(third)} ready")
    for page in (host, friend, third):
        expect(page.locator(".tea")).to_have_count(0)
