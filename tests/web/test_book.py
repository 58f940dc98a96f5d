"""The rulebook in the browser: whole in every language, on a phone, on paper, and out of the engine's tables."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from gunbai.games.rising_sun.entries.loading import DECK
from gunbai.games.shogun.data.board import PROVINCES
from gunbai.lessons.lesson import lesson
from gunbai.locale.rulebook import key
from gunbai.locale.words import Words, languages
from tests.server.process import ServerProcess
from tests.web.chromium import PHONE
from tests.web.conftest import MakePage

PAGES = {
    "rising-sun": ("overview", "box", "map", "clans", "mandates", "cards", "turn", "questions", "words", "every"),
    "shogun": ("overview", "box", "map", "actions", "events", "start", "turn", "questions", "words", "every"),
}


PLAYED_BY = {
    "rising-sun": {
        "mandates": "RS5.2 RS5.3 RS6.3 RS6.4 RS7.1 RS8.3 RS8.4 RS8.5 RS9.1 RS9.2 RS9.6 RS9.8 RS9.10 RS5.5 RS11.5"
    },
    "shogun": {"actions": "SG3.3 SG4.1 SG4.2 SG4.5 SG5.1 SG6.2 SG6.3 SG6.6 SG6.9", "events": "SG7.1 SG7.2 SG7.4 SG8.1"},
}
"""Clauses without which nobody could play from the pages before the last."""


def speak(page: Page, language: str) -> None:
    page.add_init_script(f"localStorage.setItem('gunbai-settings', JSON.stringify({{language: '{language}'}}))")


@pytest.mark.parametrize("game", PAGES)
@pytest.mark.parametrize("language", languages())
def test_every_page_is_there_on_a_phone(server: ServerProcess, page_of: MakePage, game: str, language: str) -> None:
    page, words, missing = page_of(PHONE), Words(language), []
    page.on("console", lambda line: missing.append(line.text) if "missing" in line.text else None)
    speak(page, language)
    page.goto(f"{server.url}/rules/{game}")
    for name in PAGES[game]:
        page.locator(f'aside a[href="#{name}"]').click()
        title = words.text(f"book-{game}-aim") if name == "overview" else words.text(f"book-page-{name}")
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
        expect(page.locator("main p.near")).to_have_count(0)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], name
    assert missing == []


def test_where_one_is_and_the_sheet_to_print_are_seen_at_once(server: ServerProcess, page_of: MakePage) -> None:
    phone = page_of(PHONE)
    phone.goto(f"{server.url}/rules/rising-sun#words")
    expect(phone.locator(".pages [aria-current]")).to_be_in_viewport(ratio=1)
    page = page_of()
    page.goto(f"{server.url}/rules/rising-sun")
    expect(page.locator("aside a[target=_blank]")).to_be_in_viewport(ratio=1)


def test_the_cards_are_those_of_the_engine_and_can_be_searched(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    page.goto(f"{server.url}/rules/rising-sun#cards")
    cards = page.locator("article.card")
    expect(cards).to_have_count(len(DECK))
    page.get_by_role("button", name="Teapot").click()
    expect(cards).to_have_count(sum(1 for card in DECK if any(one.card_set == 2 for one in card.printed)))
    page.get_by_role("searchbox", name="Search the cards").fill("alliance")
    expect(page.locator("#card-form_of_the_kindred")).to_be_visible()
    page.get_by_role("searchbox", name="Search the cards").fill("xylophone")
    expect(page.get_by_text("No card matches.")).to_be_visible()


@pytest.mark.parametrize("game", PLAYED_BY)
def test_the_pages_say_enough_to_play_by(server: ServerProcess, page_of: MakePage, game: str) -> None:
    page = page_of()
    for name, clauses in PLAYED_BY[game].items():
        page.goto(f"{server.url}/rules/{game}#{name}")
        for clause in clauses.split():
            told = page.locator("main li").filter(has=page.locator(f'a.cite[href="#{clause}"]')).first
            expect(told).to_contain_text(Words().text(key(clause))[:40])


def test_the_map_is_a_list_too(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    page.goto(f"{server.url}/rules/shogun#map")
    expect(page.locator("tbody tr")).to_have_count(len(PROVINCES))
    page.get_by_role("button", name="Green").click()
    expect(page.locator("tbody tr")).to_have_count(9)
    expect(page.locator("#province-aki")).to_contain_text("Iyo")


@pytest.mark.parametrize("game", PAGES)
def test_the_comic_draws_every_position(server: ServerProcess, page_of: MakePage, game: str) -> None:
    page = page_of()
    page.goto(f"{server.url}/rules/{game}#turn")
    panels = page.locator("main ol > li")
    expect(panels).to_have_count(len(lesson(game).path()) + 1)
    panels.last.scroll_into_view_if_needed()
    expect(panels.last.locator("svg path").first).to_be_attached()


def test_a_word_explains_itself_and_leads_to_its_clause(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    page.goto(f"{server.url}/rules/rising-sun")
    term = page.locator("a.term", has_text="mandates").first
    term.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Mandate")
    term.click()
    expect(page).to_have_url(re.compile(r"#RS6\.3$"))
    expect(page.locator('article[id="RS6.3"]')).to_be_in_viewport()


def test_search_knows_cards_and_the_words_of_an_edition(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    speak(page, "fa")
    page.goto(f"{server.url}/rules/rising-sun")
    page.locator("aside input").fill("تمرین")
    expect(page.locator('h3 a[href="#mandate-train"]')).to_be_visible()
    page.locator('aside a[href="#words"]').click()
    expect(page.locator('[id="word-rs.train"]')).to_contain_text("تمرین")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", PAGES)
def test_the_sheet_is_two_pages_of_paper(server: ServerProcess, page_of: MakePage, game: str, language: str) -> None:
    page = page_of()
    page.goto(f"{server.url}/api/rules/{game}/sheet?lang={language}")
    paper = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", paper)) in (1, 2)
