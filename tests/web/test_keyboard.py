"""The keyboard on the boards themselves: figures, provinces, plans, battles; the panel beside them is not needed."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.server.process import ServerProcess
from tests.web import playing, staged
from tests.web.conftest import MakePage

MOST_STEPS = 60


def walk_to(page: Page, key: str, selector: str) -> None:
    """By an arrow key alone."""
    arrived = playing.is_focused(page, selector)
    for _ in range(MOST_STEPS):
        if arrived():
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} never gets to {selector}")


SEAL = ".panel [data-primary]"


def acted(page: Page, sent: list[dict[str, Any]]) -> list[str]:
    """The one batch of actions the page has sent."""
    (batch,) = staged.acted(page, sent)
    return batch


def confirmed(page: Page, sent: list[dict[str, Any]]) -> list[str]:
    """Where the page asks once more, its button has the focus already; what is sent then."""
    confirm = page.locator(playing.CONFIRM)
    assert playing.in_time(page, lambda: bool(staged.acts(sent) or confirm.count()), wanted=True)
    if confirm.count():
        expect(confirm).to_be_focused()
        page.keyboard.press("Enter")
    return acted(page, sent)


def test_a_figure_is_taken_and_moved(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    sent = staged.show(page, server.url, "rising-sun", "marshal")
    place = page.locator("[data-map] .piece.lit").first.get_attribute("data-piece-at")
    playing.tab_to(page, playing.is_focused(page, f".land[data-spot='province:{place}']"))
    walk_to(page, "ArrowRight", ".piece.lit")
    page.keyboard.press("Enter")
    expect(page.locator("[data-map] .piece.chosen")).to_be_focused()
    page.keyboard.press("ArrowRight")
    is_there = playing.is_focused(page, ".land.target")
    assert playing.in_time(page, is_there, wanted=True), "arrow keys go where the figure can go"
    page.keyboard.press("Enter")
    (move,) = confirmed(page, sent)
    assert f" {place} " in move
    assert move.split()[1] == "move"


def test_coins_are_laid_and_sealed(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    sent = staged.show(page, server.url, "rising-sun", "bids")
    playing.tab_to(page, playing.is_focused(page, ".lay .dish[aria-label^='One coin more']"))
    page.keyboard.press("Enter")
    page.keyboard.press("Shift+Tab")
    expect(page.locator(".lay .step[aria-label^='One coin less']").first).to_be_focused()
    for key in ("2", "2", "4", "Shift+Digit2"):
        page.keyboard.press(key)
    seal = page.locator(SEAL)
    playing.tab_to(page, playing.is_focused(page, SEAL))
    with page.expect_response("**/foresight"):
        page.keyboard.press("Enter")
    expect(seal).to_contain_text("Sure?")
    page.wait_for_timeout(700)
    assert staged.acts(sent) == [], "it asks once"
    page.keyboard.press("Enter")
    expect(seal).not_to_contain_text("Sure?")
    bids = [bid.split()[1:] for bid in acted(page, sent)]
    assert bids == [["bid", amount] for amount in ("1", "1", "0", "1")]


def test_a_plan_is_laid_changed_and_sealed(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    sent = staged.show(page, server.url, "shogun", "planning")
    page.locator(".hand .card").first.wait_for()
    while page.locator(".sill [data-primary][aria-disabled='true']").count():
        playing.tab_to(page, playing.is_focused(page, ".hand .card:not(.laid):not([aria-disabled='true'])"))
        page.keyboard.press("Enter")
    laid = page.locator(".hand .card.laid").count()
    assert laid == 11
    playing.tab_to(page, playing.is_focused(page, ".slot .face"), most=200)
    page.keyboard.press("Delete")
    expect(page.locator(".hand .card.laid")).to_have_count(laid - 1)
    playing.tab_to(page, playing.is_focused(page, ".hand .card:not(.laid):not([aria-disabled='true'])"))
    page.keyboard.press("Enter")
    playing.tab_to(page, playing.is_focused(page, ".sill [data-primary]"))
    page.keyboard.press("Enter")
    assert len(confirmed(page, sent)) == laid


def test_an_army_marches_by_arrow_keys(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    sent = staged.show(page, server.url, "shogun", "march")
    playing.tab_to(page, playing.is_focused(page, ".board .province"))
    start = page.evaluate("document.activeElement.dataset.province")
    for key in ("ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"):
        page.locator(f".province[data-province='{start}']").focus()
        page.keyboard.press(key)
        if playing.is_focused(page, ".province.lit")():
            break
    chosen = page.evaluate("document.activeElement.dataset.province")
    page.keyboard.press("Enter")
    assert confirmed(page, sent)[0].split()[1:] == ["target", chosen]


def test_armies_are_counted_and_sent(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    sent = staged.show(page, server.url, "shogun", "how-many")
    most = int(page.locator(".many input[type=range]").get_attribute("max") or 0)
    playing.tab_to(page, playing.is_focused(page, ".many input[type=range]"))
    page.keyboard.press("ArrowLeft")
    playing.tab_to(page, playing.is_focused(page, ".sill [data-primary]"))
    page.keyboard.press("Enter")
    assert confirmed(page, sent)[0].split()[1:] == ["count", str(most - 1)]
