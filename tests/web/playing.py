"""Playing through the page as a person would: choices by their buttons, confirmed where the page asks."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TypeVar

from playwright.sync_api import FloatRect, Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

T = TypeVar("T")
LOOKS = 300
"""So often a page is looked at, five times a second, before it is said that something never comes."""
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


def past_tea(page: Page) -> None:
    """On to where nobody else speaks while I am asked: what is offered is the same at every look."""
    while page.locator(".tea").count():
        assert play(page, 1) == 1
    assert my_turn(page)


def pressed(page: Page, action: str, patience: float = 5_000) -> bool:
    """Whether a choice could be pressed. A slow page is tried again; after others have acted it may not be offered."""
    button = page.locator(f"{CHOICES}[data-action='{action}']")
    for _ in range(LOOKS // 25):
        try:
            list_choices(page)
            button.click(timeout=patience)
        except PlaywrightTimeout:
            if not button.count():
                return False
        else:
            return True
    return False


def choose(
    page: Page, rng: random.Random, wish: Callable[[str], bool] = lambda _: False, patience: float = 5_000
) -> str:
    """One choice, one that is wished for if there is any, else at random; confirmed if the page asks.

    Returns its text when the server has answered; empty when the table has moved on before."""
    offered: list[str] = page.locator(CHOICES).evaluate_all("all => all.map(one => one.dataset.action)")
    action = rng.choice([one for one in offered if wish(one)] or offered)
    answers = page.locator(PANEL).get_attribute("data-answers")
    if not pressed(page, action, patience):
        return ""
    try:
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


def in_time(page: Page, look: Callable[[], T], wanted: T) -> T:
    """What is seen as soon as it is as wanted, for a busy machine lays a page out later; else what was seen last."""
    for _ in range(LOOKS):
        if (found := look()) == wanted:
            break
        page.wait_for_timeout(200)
    return found


def settled(page: Page, where: Locator) -> FloatRect:
    """Where something lies once the page has found its size, however busy the machine is."""
    before = None
    for _ in range(LOOKS):
        box = where.bounding_box()
        if box is not None and box == before:
            return box
        before = box
        page.wait_for_timeout(200)
    raise AssertionError("it is never at rest")


def middle(box: FloatRect) -> tuple[float, float]:
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
