"""The rulebook in the browser: search, uses, worked examples on the board, unknown clauses, and its languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from gunbai.locale.words import Words, languages
from tests.server.process import ServerProcess
from tests.web.chromium import PHONE
from tests.web.conftest import MakePage
from tests.web.playing import CHOICES, CONFIRM, list_choices


def clause(page: Page, id: str) -> str:
    return f'article[id="{id}"]'


def test_search_forgives_slips_and_marks_what_was_meant(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    page.goto(f"{server.url}/rules/rising-sun")
    page.get_by_role("searchbox").fill("Mrashal stronhgold")
    expect(page.locator(clause(page, "RS6.8")).get_by_text("Marshal").first).to_be_visible()
    expect(page.locator("mark").first).to_be_visible()
    page.get_by_role("searchbox").fill("xylophone")
    expect(page.get_by_role("status")).to_contain_text("xylophone")
    page.get_by_role("searchbox").fill("")
    page.locator('aside a[href="#every"]').click()
    expect(page.locator("#RS12")).to_be_attached()


def test_an_unknown_clause_leads_to_the_nearest(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    page.goto(f"{server.url}/rules/shogun#SG5.44")
    page.get_by_role("link", name="SG5.4", exact=True).first.click()
    expect(page).to_have_url(re.compile("#SG5.4$"))
    expect(page.locator(clause(page, "SG5.4"))).to_have_class(re.compile("here"))


def test_a_clause_says_where_it_is_used(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    page.goto(f"{server.url}/rules/rising-sun#RS6.8")
    article = page.locator(clause(page, "RS6.8"))
    article.get_by_text("Where this is used").click()
    expect(article.get_by_text("Marshal: what do you move?")).to_be_visible()
    article.get_by_role("link", name="RS-X3").click()
    expect(page).to_have_url(re.compile("#RS-X3$"))


def test_a_worked_example_is_played_on_the_board(server: ServerProcess, page_of: MakePage) -> None:
    for size in ((1280, 800), PHONE):
        page = page_of(size)
        page.goto(f"{server.url}/rules/rising-sun#RS-X4")
        example = page.locator(clause(page, "RS-X4"))
        example.get_by_role("button", name="Show on the board").click()
        expect(example.get_by_text("The position")).to_be_visible()
        example.get_by_role("button", name="One step on").click()
        expect(example.locator(".heard")).to_contain_text("Oni of Skulls")
        example.get_by_role("button", name="One step on").click()
        expect(example.get_by_role("button", name="One step on")).to_be_disabled()
        example.get_by_role("button", name="One step back").click()
        expect(example.get_by_text("Step 1 of 2")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


@pytest.mark.parametrize("size", [(1280, 800), PHONE])
def test_a_worked_example_is_played_on_for_every_seat(
    server: ServerProcess, page_of: MakePage, size: tuple[int, int]
) -> None:
    page = page_of(size)
    page.goto(f"{server.url}/rules/rising-sun#RS-X3")
    example = page.locator(clause(page, "RS-X3"))
    example.get_by_role("button", name="Show on the board").click()
    example.get_by_role("button", name="One step on").click()
    example.get_by_role("link", name="Play on from here").click()
    expect(page).to_have_url(re.compile(r"/rules/rising-sun/RS-X3\?step=1$"))
    if size == PHONE:
        page.get_by_role("button", name="Show more").click()
    expect(page.get_by_text("You play for every seat; nothing is kept.")).to_be_visible()
    asked = page.locator(CHOICES).first
    for seat, following in ((0, 1), (1, 3)):
        list_choices(page)
        page.locator(f'{CHOICES}[data-action="{seat} done"]').click()
        page.locator(CONFIRM).or_(page.locator(f'{CHOICES}[data-action^="{following} "]').first).first.wait_for()
        if page.locator(CONFIRM).count():
            page.locator(CONFIRM).click()
        expect(asked).to_have_attribute("data-action", re.compile(f"^{following} "))
    page.keyboard.press("Escape")
    page.keyboard.press("z")
    expect(asked).to_have_attribute("data-action", re.compile("^1 "))
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    page.get_by_role("link", name="Back to the rules").click()
    expect(page).to_have_url(re.compile("#RS-X3$"))


def test_an_example_that_is_not_there_is_said_to_be_so(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    page.goto(f"{server.url}/rules/shogun/SG-X99")
    expect(page.get_by_role("heading", level=1)).to_contain_text("SG-X99")
    expect(page.get_by_role("main").get_by_role("link").first).to_have_attribute("href", "/rules/shogun")


def test_the_rules_speak_every_language(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    page.goto(f"{server.url}/settings")
    for language in [*languages()[1:], "en"]:
        page.locator("select").first.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.locator('a[href="/rules"], a[href^="/rules/"]').first.click()
        page.locator('aside a[href="#every"]').click()
        expect(page.locator("#RS2")).to_contain_text(Words(language).text("RS2"))
        page.locator('a[href="/settings"]').first.click()


def test_the_account_keeps_the_language_for_another_device(server: ServerProcess, page_of: MakePage) -> None:
    here, elsewhere = page_of(), page_of()
    here.goto(f"{server.url}/settings")
    here.locator("select").first.select_option("uk")
    sign(here, server.url, Words("uk").text("profile-create"))
    expect(here.locator("html")).to_have_attribute("lang", "uk")
    sign(elsewhere, server.url, Words().text("profile-sign-in"))
    expect(elsewhere.locator("html")).to_have_attribute("lang", "uk")


def sign(page: Page, url: str, button: str) -> None:
    with page.expect_response("**/api/me"):
        page.goto(f"{url}/profile")
    page.locator("form input").first.fill("Keeper of words")
    page.locator("form input[type=password]").fill("a long password")
    with page.expect_response("**/api/me"):
        page.get_by_role("button", name=button, exact=True).click()
