"""Playing through the page as a person would: choices by their buttons, confirmed where the page asks."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

CHOICES = ".sill .choices button[data-action]"
PANEL = "main[data-answers]"
CONFIRM = ".sill .confirm .btn.primary"
QUESTION = ".sill .panel h2"
OVER = "section.over"


def sit_down(page: Page, url: str, game: str) -> None:
    """From the first page into a game against bots: one click."""
    page.goto(url)
    page.get_by_role("button", name=f"Play against bots: {game}").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(QUESTION)).to_be_visible()


def open_table(page: Page, url: str, seats: list[str], game: str = "rising-sun", pace: str = "No clock") -> None:
    """A table of three: `seats` says who the other two are."""
    page.goto(f"{url}/new/{game}")
    page.get_by_label("3 players").check()
    for number, who in enumerate(seats, 2):
        page.get_by_label(f"Seat {number}", exact=True).select_option(who)
    page.get_by_label(pace).check()
    page.locator("form .go button").click()
    page.wait_for_url("**/table/*")


def invited(host: Page) -> str:
    """The link that the host of an open table sends."""
    return host.get_by_label("Send this link to your friends").input_value()


def friends(host: Page, friend: Page, url: str, pace: str = "No clock") -> None:
    """Two people, the second by the link, and a bot in a running game of Rising Sun."""
    open_table(host, url, ["person", "steady"], pace=pace)
    friend.goto(invited(host))
    friend.wait_for_url("**/table/*")
    host.get_by_role("button", name="Start the game").click()
    for page in (host, friend):
        expect(page.locator(QUESTION)).to_be_visible()


def is_over(page: Page) -> bool:
    return page.locator(OVER).count() > 0


def my_turn(page: Page, seconds: float = 60) -> bool:
    """Wait until I am asked something; False when the game is over."""
    page.locator(f"{CHOICES}, {CONFIRM}, {OVER}").first.wait_for(timeout=seconds * 1000)
    return not is_over(page)


def list_choices(page: Page) -> None:
    """All choices in words: one tap away."""
    closed = page.locator(".sill .list[aria-expanded='false']")
    if closed.count():
        closed.click()


def fold_choices(page: Page) -> None:
    opened = page.locator(".sill .list[aria-expanded='true']")
    if opened.count():
        opened.click()


def open_drawer(name: str, *pages: Page) -> None:
    """Log, chat, deals or the table itself: by the buttons in the head."""
    for page in pages:
        button = page.locator(".head .tools").get_by_role("button", name=name, exact=True)
        if button.get_attribute("aria-expanded") == "false":
            button.click()


def choose(
    page: Page, rng: random.Random, wish: Callable[[str], bool] = lambda _: False, patience: float = 5_000
) -> str:
    """One choice, one that is wished for if there is any, else at random; confirmed if the page asks.

    Returns its text when the server has answered; empty when the table has moved on before."""
    offered: list[str] = page.locator(CHOICES).evaluate_all("all => all.map(one => one.dataset.action)")
    action = rng.choice([one for one in offered if wish(one)] or offered)
    answers = page.locator(PANEL).get_attribute("data-answers")
    try:
        list_choices(page)
        page.locator(f"{CHOICES}[data-action='{action}']").click(timeout=patience)
        page.locator(f"{CONFIRM}, {PANEL}:not([data-answers='{answers}'])").first.wait_for()
        if page.locator(CONFIRM).count():
            page.locator(CONFIRM).click(timeout=patience)
    except PlaywrightTimeout:  # others have acted meanwhile, I am asked something else
        return ""
    expect(page.locator(PANEL)).not_to_have_attribute("data-answers", str(answers))
    return action


def answer(page: Page, *actions: str) -> None:
    """These choices one after another, each when it is offered."""
    for action in actions:
        page.locator(f"{CHOICES}[data-action='{action}']").wait_for()
        assert choose(page, random.Random(0), action.__eq__, 60_000) == action


def play(page: Page, turns: int, seed: int = 1) -> int:
    """Choose up to so many times; returns how often."""
    rng = random.Random(seed)
    for made in range(turns):
        if not my_turn(page):
            return made
        choose(page, rng)
    return turns


def tab_to(page: Page, arrived: Callable[[], bool], most: int = 120) -> None:
    """By the Tab key alone."""
    for _ in range(most):
        if arrived():
            return
        page.keyboard.press("Tab")
    raise AssertionError("the keyboard never gets there")


def is_focused(page: Page, selector: str) -> Callable[[], bool]:
    return lambda: bool(page.evaluate("one => document.activeElement.matches(one)", selector))
