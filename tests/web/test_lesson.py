"""A newcomer learns both games by playing: the card leads, the board offers just that, and leaving loses nothing."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from gunbai.lessons.lesson import lesson
from gunbai.lessons.step import Step
from tests.server.process import ServerProcess
from tests.web import fitting, playing
from tests.web.conftest import MakePage
from tests.web.playing import choose, my_turn

BIDS = {"bid_seppuku": "0 bid 0", "bid_hostage": "0 bid 4", "bid_ronin": "0 bid 2", "bid_poets": "0 bid 1"}


def begin(page: Page, url: str, game: str) -> None:
    page.goto(url)
    page.get_by_role("button", name=f"Learn by playing: {game}").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".lesson")).to_be_visible()


def follow(page: Page, steps: list[Step]) -> None:
    """Do what each card says, the first of its ways where it leaves a choice."""
    for step in steps:
        expect(page.locator(".lesson")).to_have_attribute("data-step", step.name)
        assert my_turn(page)
        wish = BIDS.get(step.name) or (f"0 {step.advice}" if step.ways else None)
        assert choose(page, random.Random(1), lambda action, wish=wish: wish in (None, action), 60_000)  # type: ignore[misc]


@pytest.mark.parametrize(("game", "title"), [("rising-sun", "Rising Sun"), ("shogun", "Shogun")])
def test_the_lesson_is_played_to_its_end(page_of: MakePage, server: ServerProcess, game: str, title: str) -> None:
    page = page_of()
    begin(page, server.url, title)
    follow(page, lesson(game).path())
    expect(page.locator(".lesson")).to_have_attribute("data-step", "end")
    expect(page.get_by_role("button", name="A game of your own")).to_be_visible()


def test_a_lesson_is_left_and_gone_on_with(page_of: MakePage, server: ServerProcess) -> None:
    page = page_of()
    begin(page, server.url, "Shogun")
    steps = lesson("shogun").path()
    follow(page, steps[:3])
    left = page.url
    begin(page, server.url, "Shogun")
    assert page.url == left
    expect(page.locator(".lesson")).to_have_attribute("data-step", steps[3].name)


def test_the_plan_of_the_lesson_is_laid_on_the_board(page_of: MakePage, server: ServerProcess) -> None:
    page = page_of()
    begin(page, server.url, "Shogun")
    for step in lesson("shogun").steps[:3]:
        expect(page.locator(".lesson")).to_have_attribute("data-step", step.name)
        card = step.allow[0].split()[1]
        page.locator(f".hand button[data-card='{card}']").click()
    expect(page.locator(".lesson")).to_have_attribute("data-step", lesson("shogun").steps[3].name)


@pytest.mark.parametrize("title", ["Rising Sun", "Shogun"])
def test_a_lesson_points_at_what_it_speaks_of(page_of: MakePage, server: ServerProcess, title: str) -> None:
    page = page_of()
    begin(page, server.url, title)
    expect(page.locator(".lesson .mark").first).to_have_text("1")
    ring = page.locator(".pointing").first
    expect(ring).to_be_visible()
    place = playing.middle(playing.settled(page, ring))
    assert fitting.cut(page) == []
    before = page.locator(".lesson").get_attribute("data-step")
    page.mouse.click(*place)
    expect(page.locator(".lesson")).not_to_have_attribute("data-step", str(before))


def test_a_choice_has_two_ways_and_is_told_of_after(page_of: MakePage, server: ServerProcess) -> None:
    page = page_of()
    begin(page, server.url, "Shogun")
    steps = lesson("shogun").path()
    expect(page.locator(".lesson .now .mark")).to_have_text(["1", "2"])
    expect(page.locator(".pointing")).to_have_text(["1", "2"])
    page.locator(".hand button[data-card='chest4']").click()
    follow(page, steps[1:11])
    card = page.locator(".lesson")
    expect(card).to_have_attribute("data-step", "special")
    expect(card.locator(".told")).to_contain_text(
        "chests left: 14. With 2 you would choose first as well, with 16 left."
    )
    assert fitting.cut(page) == []


def test_the_card_leaves_in_sight_what_it_speaks_of(page_of: MakePage, server: ServerProcess) -> None:
    page = page_of()
    begin(page, server.url, "Rising Sun")
    steps = lesson("rising-sun").path()
    at = [step.name for step in steps].index("fujin")
    follow(page, steps[:at])
    expect(page.locator(".lesson")).to_have_attribute("data-step", "fujin")
    expect(page.locator(".pointing")).to_have_text(["1", "2"])
    expect(page.locator(".notes.start")).to_be_visible()
    card, ring = page.locator(".lesson").bounding_box(), page.locator(".pointing").first.bounding_box()
    assert card is not None
    assert ring is not None
    assert card["x"] + card["width"] < ring["x"]
