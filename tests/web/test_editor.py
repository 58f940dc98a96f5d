"""The position editor in the page: a board is clicked together, the engine objects, the link is opened and played."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.analysis.games import FOLDER
from tests.server.process import ServerProcess
from tests.web.conftest import PATIENCE, MakePage
from tests.web.playing import choose, my_turn
from tests.web.test_axe import violations

PHONE = (390, 844)
POSSIBLE = "This position is possible"
THOUGHT = 200_000
"""Milliseconds: some seconds of thinking on a machine that has other things to do."""


def verdict(page: Page) -> Locator:
    return page.get_by_role("region", name="What the engine says")


def land(page: Page, province: str) -> Locator:
    """A province of either map; its pieces may lie over its middle, so it is pressed by key."""
    return page.locator(f'.land[data-spot="province:{province}"], [data-province="{province}"]')


def put(page: Page, tool: str, province: str, times: int = 1) -> None:
    button = page.get_by_role("toolbar").get_by_role("button", name=tool)
    if button.get_attribute("aria-pressed") != "true":
        button.click()
    for _ in range(times):
        land(page, province).focus()
        page.keyboard.press("Enter")


def kept_as(page: Page, name: str) -> str:
    page.get_by_role("tab", name="Judge, share, play").click()
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_role("button", name="Keep").click()
    expect(page).to_have_url(re.compile(r"/position/[a-z0-9]{20}$"))
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    return page.get_by_label("Link to this position").input_value()


def played_by_another(page_of: MakePage, link: str) -> Page:
    """Somebody else opens the link, plays their own branch, and makes one move."""
    other = page_of()
    other.goto(link)
    expect(verdict(other)).to_contain_text(POSSIBLE)
    other.get_by_role("radiogroup", name="Play as").get_by_role("radio").nth(1).click()
    other.get_by_role("button", name="Play", exact=True).click()
    expect(other).to_have_url(re.compile(r"/table/[a-z0-9]+$"))
    expect(other.locator(".head .study")).to_have_text("What if…")
    return other


def moved(page: Page) -> str:
    assert my_turn(page)
    return choose(page, random.Random(1), patience=PATIENCE)


def test_rising_sun_is_clicked_together_repaired_kept_and_played(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    page.goto(server.url + "/editor")
    card = page.locator("main li").filter(has=page.get_by_role("heading", name="Rising Sun"))
    card.get_by_role("radio", name="3").click()
    card.get_by_role("link", name="From an empty board").click()
    expect(verdict(page)).to_contain_text(POSSIBLE)
    assert violations(page, "editor") == []
    put(page, "Bushi", "edo", 4)
    put(page, "Bushi", "oshu", 3)
    objection = verdict(page)
    expect(objection).to_contain_text("One thing is impossible")
    expect(objection).to_contain_text("at most 6 for one clan, got 7")
    expect(objection.get_by_role("link", name="RS1.3")).to_be_visible()
    assert page.locator(".faults g").count() == 1, "the board shows where"
    page.get_by_role("tab", name="Judge, share, play").click()
    expect(page.get_by_role("button", name="Keep")).to_have_attribute("aria-disabled", "true")
    page.get_by_role("button", name="Undo").click()
    expect(objection).to_contain_text(POSSIBLE)
    page.get_by_role("toolbar").get_by_role("radio").nth(1).click()
    put(page, "Daimyo", "edo")
    page.get_by_role("tab", name="Pieces and numbers").click()
    page.get_by_role("button", name="Coins: one more").click(click_count=2)
    page.get_by_label("Moment").select_option("mandate")
    page.get_by_role("combobox", name="Who").select_option("1")
    page.get_by_role("button", name="Begin here").click()
    expect(page.locator("header .now")).to_contain_text("Spring")
    expect(objection).to_contain_text(POSSIBLE)
    page.get_by_role("tab", name="Judge, share, play").click()
    page.get_by_role("button", name="Work out the chances").click()
    chances = page.locator("aside li b.num")
    expect(chances).to_have_count(3, timeout=THOUGHT)
    assert sum(int(one.rstrip("%")) for one in chances.all_inner_texts()) in range(97, 104)
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=THOUGHT)
    link = kept_as(page, "Before the storm")
    other = played_by_another(page_of, link)
    expect(other.locator('[data-map] [data-spot="province:edo"].piece').first).to_be_attached()
    assert moved(other).startswith("1 "), "one move of their own"
    page.goto(server.url + "/editor")
    expect(page.get_by_role("link", name="Before the storm")).to_be_visible()


def test_shogun_is_clicked_together_repaired_kept_and_played(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    page.goto(f"{server.url}/editor/shogun?seats=3&setup=tables")
    objection = verdict(page)
    expect(objection).to_contain_text(POSSIBLE)
    assert violations(page, "editor of shogun") == []
    put(page, "Army", "kai", 2)
    for building in ("Castle", "Temple"):
        put(page, building, "kai")
    expect(objection).to_contain_text("Kai, Buildings: expected at most one building in this province, got 2")
    expect(objection.get_by_role("link", name="SG5.3")).to_be_visible()
    page.get_by_role("checkbox", name="Temple").uncheck()
    expect(objection).to_contain_text(POSSIBLE)
    armies = page.get_by_label("Armies", exact=True).and_(page.get_by_role("textbox"))
    armies.fill("60")
    armies.press("Tab")
    expect(objection).to_contain_text("armies per house")
    armies.fill("3")
    armies.press("Tab")
    expect(objection).to_contain_text(POSSIBLE)
    page.get_by_label("Moment").select_option("planning")
    page.get_by_label("Season").select_option("autumn")
    page.get_by_role("button", name="Begin here").click()
    expect(page.locator("header .now")).to_contain_text("Autumn")
    document = json.loads(page.evaluate("localStorage.getItem('gunbai-draft-shogun')"))
    theirs = next(name for name, held in document["provinces"].items() if held["owner"] == 1)
    page.get_by_label("Moment").select_option("action")
    page.get_by_role("combobox", name="Who").select_option("1")
    page.get_by_role("combobox", name="Action").select_option("tax")
    page.get_by_role("combobox", name="Province").select_option(theirs)
    page.get_by_role("button", name="Begin here").click()
    expect(objection).to_contain_text(POSSIBLE)
    expect(page.get_by_role("button", name="Undo")).to_have_attribute("aria-disabled", "false")
    other = played_by_another(page_of, kept_as(page, "A last autumn"))
    assert moved(other).startswith("1 "), "one move of their own"


def test_a_moment_of_a_replay_is_changed_taken_along_and_brought_back(
    server: ServerProcess, page_of: MakePage, tmp_path: Path
) -> None:
    page = page_of()
    page.goto(server.url + "/analysis")
    page.locator("input[type=file]").set_input_files(FOLDER / "rising-sun/3-players-options-3.json")
    page.get_by_role("button", name="Analyse this game").wait_for()
    page.goto(f"{server.url}/replay/{page.url.rpartition('/')[2]}?move=40")
    page.get_by_role("link", name="Edit this moment").click()
    expect(verdict(page)).to_contain_text(POSSIBLE)
    page.get_by_role("button", name="Victory points: one more").click()
    expect(verdict(page)).to_contain_text(POSSIBLE)
    page.get_by_role("tab", name="Judge, share, play").click()
    with page.expect_download() as coming:
        page.get_by_role("button", name="Download").click()
    file = tmp_path / "position.json"
    coming.value.save_as(file)
    document = json.loads(file.read_text(encoding="utf-8"))
    page.goto(server.url + "/editor")
    page.locator("input[type=file]").set_input_files(file)
    expect(page).to_have_url(re.compile(r"/editor/rising-sun$"))
    points = page.get_by_label("Victory points", exact=True).and_(page.get_by_role("textbox"))
    expect(points).to_have_value(str(document["players"][0]["vp"]))
    file.write_text(json.dumps({**document, "season": "monsoon"}), encoding="utf-8")
    page.goto(server.url + "/editor")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("season: expected one of")
    page.locator("input[type=file]").set_input_files({"name": "x.json", "mimeType": "", "buffer": b"{"})
    expect(page.get_by_role("alert")).to_contain_text("holds no position")


@pytest.mark.parametrize("game", ["rising-sun", "shogun"])
def test_a_phone_has_everything_and_nothing_is_cut_off(server: ServerProcess, page_of: MakePage, game: str) -> None:
    page = page_of(PHONE)
    page.goto(f"{server.url}/editor/{game}")
    expect(verdict(page)).to_contain_text(POSSIBLE)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    page.get_by_role("combobox", name="Place on the board").select_option(index=1)
    page.get_by_role("button", name=re.compile(r"(Bushi|Armies): one more")).click()
    expect(page.get_by_role("button", name="Undo")).to_have_attribute("aria-disabled", "false")
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Redo")).to_have_attribute("aria-disabled", "false")
