"""What the table answers: why something is not possible, what happened since my last turn, how a moment looked."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

from tests.server.process import ServerProcess
from tests.web import playing
from tests.web.conftest import MakePage

MOST_CHOICES = 60


def play_to(page: Page, question: str) -> None:
    rng = random.Random(2)
    heading = page.locator("aside .panel h2")
    for _ in range(MOST_CHOICES):
        assert playing.my_turn(page)
        if question in (heading.text_content() or ""):
            return
        playing.choose(page, rng)
    raise AssertionError(f"never asked: {question}")


def test_a_mandate_that_was_not_drawn_says_why_it_cannot_be_played(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    playing.sit_down(page, server.url, "Rising Sun")
    play_to(page, "which mandate do you choose")
    page.get_by_role("list", name="Not drawn").get_by_role("button").first.hover()
    reason = page.locator(".tip .reason")
    expect(reason).to_contain_text("that tile is not among the four you look at")
    reason.get_by_role("link").click()
    expect(page).to_have_url(re.compile("/rules/rising-sun#RS"))
    page.go_back()
    assert playing.my_turn(page)


def test_a_province_that_is_not_mine_says_why_it_cannot_be_planned(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    playing.sit_down(page, server.url, "Shogun")
    play_to(page, "Your plan")
    offered = page.locator(playing.CHOICES).evaluate_all("all => all.map(one => one.dataset.action.split(' ')[2])")
    foreign = page.locator(".board [data-province]").evaluate_all(
        "(all, mine) => all.map(one => one.dataset.province).find(id => !mine.includes(id))", offered
    )
    page.locator(f".board [data-province='{foreign}'] path").first.hover(force=True)
    expect(page.locator(".tip .reason")).to_contain_text("is not a card of yours", timeout=15_000)


def test_the_log_shows_a_moment_and_steps_through_the_news(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    playing.sit_down(page, server.url, "Rising Sun")
    play_to(page, "which mandate do you choose")
    page.reload()  # the moments come from the server, not from what this page has seen
    assert playing.my_turn(page)
    past = page.locator(".past")
    page.get_by_role("button", name="Board: Spring begins").click()
    expect(past).to_contain_text("Spring begins")
    expect(page.locator(playing.CHOICES).first).to_be_visible()
    past.get_by_role("button", name="Back to now").click()
    expect(past).to_have_count(0)
    steps = page.get_by_role("button", name="Step by step")
    while not steps.count():  # until others have acted since my last turn
        assert playing.play(page, 1) == 1
        assert playing.my_turn(page)
    steps.click()
    first = past.text_content()
    past.get_by_role("button", name="One step on").click()
    expect(past).not_to_have_text(str(first))
    page.keyboard.press("Escape")
    expect(past).to_have_count(0)


def test_the_log_is_filtered_by_player_and_phase(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    playing.sit_down(page, server.url, "Rising Sun")
    play_to(page, "which mandate do you choose")
    lines = page.locator("aside .log li")
    everything = lines.count()
    page.get_by_label("Player", exact=True).select_option("1")
    expect(lines).not_to_have_count(everything)
    name = page.get_by_label("Player", exact=True).locator("option[value='1']").text_content() or ""
    assert all(name in (line.text_content() or "") for line in lines.all())
    page.get_by_label("Player", exact=True).select_option("all")
    page.get_by_label("Phase", exact=True).select_option(label="Spring begins")
    expect(lines.first).to_contain_text("Spring begins")


def test_reset_takes_back_the_whole_turn(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    playing.sit_down(page, server.url, "Rising Sun")
    reset = page.get_by_role("button", name=re.compile("Reset turn"))
    rng = random.Random(6)
    for _ in range(MOST_CHOICES):
        assert playing.my_turn(page)
        if reset.count():
            break
        playing.choose(page, rng, lambda one: not one.endswith((" done", " ready")))
    reset.click()
    expect(reset).to_have_count(0)
    expect(page.get_by_role("button", name="Undo", exact=True)).to_have_count(0)
    assert playing.my_turn(page)


def test_only_what_ends_a_turn_is_asked_twice(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    playing.sit_down(page, server.url, "Rising Sun")
    id = page.url.rpartition("/")[2]
    rng = random.Random(4)
    seen = set()
    for _ in range(25):
        assert playing.my_turn(page)
        offered = page.request.get(f"{server.url}/api/tables/{id}/state").json()["choices"]
        choice = rng.choice(offered)
        answers = page.locator(playing.PANEL).get_attribute("data-answers")
        button = page.locator(f"{playing.CHOICES}[data-action='{choice['action']}']")
        if not button.count():
            continue  # somebody else acted meanwhile
        button.click()
        if choice["ends"]:
            page.locator(playing.CONFIRM).click()
        expect(page.locator(playing.PANEL)).not_to_have_attribute("data-answers", str(answers))
        seen.add(choice["ends"])
    assert seen == {True, False}
