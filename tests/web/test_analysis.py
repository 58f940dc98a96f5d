"""The page of an analysis: one button, results as they come, a graph that leads into the replay, reasons in words."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.analysis.games import FOLDER
from tests.server.process import ServerProcess
from tests.web import chromium, fitting, playing, staged
from tests.web.conftest import MakePage
from tests.web.test_axe import violations

WAITING: dict[str, Any] = {"status": "waiting", "done": 0.0, "analysis": None}
HALF: dict[str, Any] = {"status": "working", "done": 0.4, "analysis": staged.analysed(0.4)}
DONE: dict[str, Any] = {"status": "done", "done": 1.0, "analysis": staged.analysed(1.0)}


def graph(page: Page) -> Any:
    return page.get_by_role("slider", name="Chances to win")


def test_one_button_brings_results_as_they_come(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    staged.analysis(page, server.url, [None, WAITING, HALF, DONE])
    page.get_by_role("button", name="Analyse this game").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(graph(page)).to_be_visible()
    expect(page.get_by_text("40% done")).to_be_visible()
    expect(page.get_by_role("heading", name="Your decisions")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0)


def test_a_moment_of_the_graph_leads_into_the_replay(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    staged.analysis(page, server.url, [DONE])
    slider = graph(page)
    slider.focus()
    page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("Spring.*30%.*40%"))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/replay/fixture\?(move|at)="))
    page.go_back()
    box = playing.settled(page, page.locator(".ground"))
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] - 8)
    expect(page).to_have_url(re.compile(r"/replay/fixture\?(move|at)="))


def test_a_decision_says_what_was_better_by_how_much_and_why(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    staged.analysis(page, server.url, [DONE], "/analysis/fixture?seat=0")
    card = page.get_by_role("article").filter(has_text="Better:")
    expect(card).to_contain_text("Gave away 6 percentage points")
    expect(card).to_contain_text("Force on the map +1.3")
    expect(card).to_contain_text("honor −1")
    expect(card).to_contain_text("30% → 36%")
    expect(page.get_by_role("article")).to_have_count(2)
    page.get_by_role("button", name="Better choices missed: 1").click()
    expect(page.get_by_role("article")).to_have_count(1)
    card.get_by_role("link", name="See it").click()
    expect(page).to_have_url(re.compile(r"/replay/fixture\?.*seat=0"))


def test_the_graphs_can_be_read_as_a_table(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    staged.analysis(page, server.url, [DONE])
    page.get_by_text("The graphs as a table").click()
    rows = page.get_by_role("table").last.get_by_role("row")
    expect(rows.last).to_contain_text("100%")
    assert violations(page, "analysis") == []


@pytest.mark.parametrize("size", [chromium.WIDE, chromium.PHONE], ids=["wide", "phone"])
def test_words_fit_in_every_language(server: ServerProcess, page_of: MakePage, size: tuple[int, int]) -> None:
    cut: list[str] = []
    for language in ("en", "uk", "ru", "pl", "fa"):
        page = page_of(size, "dark" if language == "ru" else "light")
        fitting.speak(page, language)
        staged.analysis(page, server.url, [DONE])
        page.get_by_role("article").first.wait_for()
        cut += [f"{language} {one}" for one in fitting.cut(page)]
        cut += violations(page, language) if size == chromium.WIDE else []
    assert cut == []


def test_a_record_from_elsewhere_is_opened_and_a_broken_one_says_why(
    server: ServerProcess, page_of: MakePage, tmp_path: Path
) -> None:
    page = page_of()
    page.goto(server.url + "/analysis")
    field = page.locator("input[type=file]")
    broken = tmp_path / "broken.json"
    broken.write_text("{", encoding="utf-8")
    field.set_input_files(broken)
    expect(page.get_by_role("alert")).to_contain_text("not JSON")
    record = json.loads((FOLDER / "rising-sun/3-players-options-3.json").read_text(encoding="utf-8"))
    other = tmp_path / "other.json"
    other.write_text(json.dumps({**record, "game": "chess"}), encoding="utf-8")
    field.set_input_files(other)
    expect(page.get_by_role("alert")).not_to_contain_text("not JSON")
    field.set_input_files(FOLDER / "rising-sun/3-players-options-3.json")
    expect(page.get_by_role("button", name="Analyse this game")).to_be_visible()
    expect(page).to_have_url(re.compile(r"/analysis/[a-z0-9]+$"))
