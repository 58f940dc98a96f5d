"""Puzzles in the page: chosen from the list, answered on the board, compared, and played out."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from gunbai.puzzles.puzzle import PuzzleDoc, puzzles
from tests.server.process import ServerProcess
from tests.web import chromium, fitting
from tests.web.conftest import MakePage
from tests.web.playing import CHOICES, CONFIRM, list_choices
from tests.web.test_axe import violations


def first(game: str, sealed: bool) -> PuzzleDoc:
    return next(one for one in puzzles(game).values() if one["sealed"] is sealed)


def opened(page: Page, server: ServerProcess, game: str, one: PuzzleDoc) -> None:
    page.goto(f"{server.url}/puzzles/{game}/{one['id']}")
    expect(page.get_by_role("region", name="The puzzle")).to_contain_text("Find the best choice")


def choose(page: Page, action: str) -> None:
    """One choice of the list, and its confirmation where the page asks for it."""
    list_choices(page)
    page.locator(f"{CHOICES}[data-action='{action}']").click()
    page.locator(f"{CONFIRM}, .cards dl, {CHOICES}").first.wait_for()
    if page.locator(CONFIRM).count():
        page.locator(CONFIRM).click()


@pytest.mark.parametrize(("game", "size"), [("rising-sun", chromium.PHONE), ("shogun", chromium.WIDE)])
def test_a_puzzle_is_solved_on_the_board_and_played_out(
    server: ServerProcess, page_of: MakePage, game: str, size: tuple[int, int]
) -> None:
    page, one = page_of(size), first(game, sealed=False)
    opened(page, server, game, one)
    choose(page, one["solution"][0])
    card = page.get_by_role("region", name="The puzzle")
    expect(card).to_contain_text("Right!")
    expect(card).to_contain_text(re.compile(r"Rating \d+ \(\+\d+\)"))
    expect(card).to_contain_text("Step 1 of")
    card.get_by_role("button", name="One step on").click()
    expect(card).to_contain_text("Step 2 of")
    card.get_by_role("button", name="Once more").click()
    choose(page, one["quick"][0])
    expect(card).to_contain_text("There is something better.")
    expect(card).to_contain_text("Only the first try counts.")
    card.get_by_role("link", name="All puzzles").click()
    solved = page.locator(f".list a[href$='{one['id']}']")
    expect(solved).to_contain_text("solved")
    expect(page.get_by_text("1 of 1", exact=True)).to_be_visible()
    assert violations(page, "puzzles") == []


def test_whoever_gives_up_sees_the_solution(server: ServerProcess, page_of: MakePage) -> None:
    page, one = page_of(), first("rising-sun", sealed=True)
    opened(page, server, "rising-sun", one)
    page.get_by_role("button", name="Show the solution").click()
    card = page.get_by_role("region", name="The puzzle")
    expect(card).to_contain_text("A quick bot")
    card.get_by_role("button", name="Next puzzle").click()
    expect(page).not_to_have_url(re.compile(one["id"]))
    expect(card).to_contain_text("Find the best choice")


@pytest.mark.parametrize("size", [chromium.WIDE, chromium.PHONE], ids=["wide", "phone"])
def test_words_fit_in_every_language(server: ServerProcess, page_of: MakePage, size: tuple[int, int]) -> None:
    cut: list[str] = []
    for language in ("en", "uk", "ru", "pl", "fa"):
        page = page_of(size, "dark" if language == "ru" else "light")
        fitting.speak(page, language)
        page.goto(f"{server.url}/puzzles/shogun")
        page.locator(".list a").first.wait_for()
        cut += [f"{language} {one}" for one in fitting.cut(page)]
        page.goto(f"{server.url}/puzzles/shogun/{first('shogun', sealed=False)['id']}")
        page.locator(".cards section .btn.small:not(.icon-only)").click()
        page.locator(".cards dl[aria-live]").wait_for()
        cut += [f"{language} {one}" for one in fitting.cut(page) if "cards" in one or "<d" in one]
    assert cut == []
