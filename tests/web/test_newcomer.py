"""A newcomer: from the first page into a game, some turns, a reload, a phone, the keyboard alone."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.server.process import ServerProcess
from tests.web import chromium, playing
from tests.web.conftest import MakePage

GAMES = ["Rising Sun", "Shogun"]


@pytest.mark.parametrize("game", GAMES)
def test_one_click_leads_into_a_game_and_turns_can_be_played(
    server: ServerProcess, page_of: MakePage, game: str
) -> None:
    page = page_of()
    playing.sit_down(page, server.url, game)
    assert playing.play(page, 12) > 0


@pytest.mark.parametrize("game", GAMES)
def test_a_reload_in_mid_turn_loses_nothing(server: ServerProcess, page_of: MakePage, game: str) -> None:
    page = page_of()
    playing.sit_down(page, server.url, game)
    playing.play(page, 5)
    playing.past_tea(page)
    before = choices(page)
    page.reload()
    assert playing.my_turn(page)
    assert playing.in_time(page, lambda: choices(page), before) == before


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_map_and_choices_are_there_and_nothing_sticks_out(
    server: ServerProcess, page_of: MakePage, game: str
) -> None:
    page = page_of(chromium.PHONE)
    playing.sit_down(page, server.url, game)
    assert playing.my_turn(page)
    expect(page.locator("main svg").first).to_be_visible()
    expect(page.locator(".sill .list")).to_be_in_viewport()
    playing.list_choices(page)
    expect(page.locator(playing.CHOICES).first).to_be_in_viewport()
    assert sticks_out(page) <= 0
    assert playing.play(page, 3) > 0


def test_at_1280_x_800_nothing_scrolls(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    playing.sit_down(page, server.url, "Rising Sun")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert sticks_out(page) <= 0


def test_the_keyboard_alone_is_enough(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    page.goto(server.url)
    button = page.get_by_role("button", name="Play against bots: Rising Sun")
    expect(button).to_be_visible()
    playing.tab_to(page, lambda: button.evaluate("node => node === document.activeElement"))
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    for _ in range(3):
        assert playing.my_turn(page)
        playing.tab_to(page, lambda: page.evaluate("document.activeElement.matches('.sill .choices button')"))
        answers = page.locator(playing.PANEL).get_attribute("data-answers")
        page.keyboard.press("Enter")
        answered = page.locator(f"{playing.PANEL}:not([data-answers='{answers}'])")
        answered.or_(page.locator(playing.CONFIRM)).first.wait_for()
        if page.locator(playing.CONFIRM).count():
            playing.tab_to(page, lambda: page.evaluate("document.activeElement.matches('.sill .confirm .btn.primary')"))
            page.keyboard.press("Enter")
        answered.wait_for()


def test_undo_takes_back_inside_my_turn(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    playing.sit_down(page, server.url, "Rising Sun")
    rng = random.Random(3)
    undo = page.locator(".sill").get_by_role("button", name="Undo", exact=True, disabled=False)
    playing.past_tea(page)
    for _ in range(60):
        assert playing.my_turn(page)
        before = choices(page)
        playing.choose(page, rng)
        page.wait_for_timeout(250)
        if undo.count():
            undo.click()
            assert playing.in_time(page, lambda: choices(page), before) == before
            return
    pytest.fail("nothing could ever be taken back")


def choices(page: Page) -> list[str]:
    """At one moment: bots may act between two questions to the page."""
    found: list[str] = page.locator(playing.CHOICES).evaluate_all("all => all.map(one => one.dataset.action)")
    return found


def sticks_out(page: Page) -> int:
    """Pixels beyond the screen; a phone would zoom out instead of scrolling, so its own width counts."""
    assert page.viewport_size is not None
    return int(page.evaluate("document.documentElement.scrollWidth")) - page.viewport_size["width"]
