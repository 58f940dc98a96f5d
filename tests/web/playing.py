"""Playing through the page as a person would: choices by their buttons, confirmed where the page asks."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

CHOICES = "aside .choices button[data-action]"
PANEL = "aside[data-answers]"
CONFIRM = "aside .confirm .btn.primary"


def sit_down(page: Page, url: str, game: str) -> None:
    """From the first page into a game against bots: one click."""
    page.goto(url)
    page.get_by_role("button", name=f"Play {game} against bots").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("aside .panel h2")).to_be_visible()


def is_over(page: Page) -> bool:
    return page.locator("aside .over").count() > 0


def my_turn(page: Page, seconds: float = 60) -> bool:
    """Wait until I am asked something; False when the game is over."""
    page.locator(f"{CHOICES}, {CONFIRM}, aside .over").first.wait_for(timeout=seconds * 1000)
    return not is_over(page)


def choose(page: Page, rng: random.Random) -> str:
    """One choice at random, confirmed if the page asks; returns its text when the server has answered."""
    buttons = page.locator(CHOICES)
    button = buttons.nth(rng.randrange(buttons.count()))
    action = button.get_attribute("data-action") or ""
    answers = page.locator(PANEL).get_attribute("data-answers")
    button.click()
    page.locator(f"{CONFIRM}, {PANEL}:not([data-answers='{answers}'])").first.wait_for()
    confirm = page.locator(CONFIRM)
    if confirm.count():
        try:
            confirm.click(timeout=5_000)
        except PlaywrightTimeout:  # others have acted, I am asked something else
            return action
    expect(page.locator(PANEL)).not_to_have_attribute("data-answers", str(answers))
    return action


def play(page: Page, turns: int, seed: int = 1) -> int:
    """Choose up to so many times; returns how often."""
    rng = random.Random(seed)
    for made in range(turns):
        if not my_turn(page):
            return made
        choose(page, rng)
    return turns
