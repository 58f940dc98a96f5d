"""What the table answers: why something is not possible, what happened since my last turn, how a moment looked."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, Route, expect

from tests.server.process import ServerProcess
from tests.web import chromium, playing, staged
from tests.web.conftest import MakePage

MOST_CHOICES = 60
REASON = ".tip .reason"
FREE_POINT = """(all, mine) => {
  for (const one of all.filter((one) => !mine.includes(one.dataset.province))) {
    const { x, y, width, height } = one.querySelector('path').getBoundingClientRect();
    const at = [x + width / 2, y + height / 2];
    if (one.contains(document.elementFromPoint(...at))) return at;
  }
}"""
"""A point of the map that shows a province of somebody else, and nothing before it."""


def play_to(page: Page, question: str) -> None:
    rng = random.Random(2)
    heading = page.locator(playing.QUESTION)
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
    clause = str(reason.get_by_role("link").text_content()).split()[0]
    reason.get_by_role("link").click()
    expect(page.locator("aside article.here")).to_contain_text(clause)  # beside the board, not in its place
    assert playing.my_turn(page)


def test_a_province_that_is_not_mine_says_why_it_cannot_be_planned(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    playing.sit_down(page, server.url, "Shogun")
    play_to(page, "Your plan")
    offered = page.locator(playing.CHOICES).evaluate_all("all => all.map(one => one.dataset.action.split(' ')[2])")
    playing.fold_choices(page)  # they lie over the map
    page.mouse.move(*page.locator(".board [data-province]").evaluate_all(FREE_POINT, offered))
    expect(page.locator(".tip .reason")).to_contain_text("is not a card of yours")


def test_the_log_shows_a_moment_and_steps_through_the_news(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    playing.sit_down(page, server.url, "Rising Sun")
    play_to(page, "which mandate do you choose")
    page.reload()  # the moments come from the server, not from what this page has seen
    assert playing.my_turn(page)
    past = page.locator(".past")
    playing.open_drawer("Log", page)
    page.get_by_role("button", name="Board: Spring begins").click()
    expect(past).to_contain_text("Spring begins")
    expect(page.locator(playing.CHOICES).first).to_be_visible()
    past.get_by_role("button", name="Back to now").click()
    expect(past).to_have_count(0)
    while not has_news(page):
        assert playing.play(page, 1) == 1
        assert playing.my_turn(page)
    first = past.text_content()
    past.get_by_role("button", name="One step on").click()
    expect(past).not_to_have_text(str(first))
    page.keyboard.press("Escape")
    expect(past).to_have_count(0)


def has_news(page: Page) -> bool:
    """Whether more than one thing has happened since my last turn; the first of them is shown then."""
    steps, past = page.get_by_role("button", name="Step by step"), page.locator(".past")
    if not steps.count():
        return False
    steps.click()
    at, amount = str(past.locator(".num").text_content()).split(" / ")
    if at == amount:
        past.get_by_role("button", name="Back to now").click()
    return at != amount


def test_the_log_is_filtered_by_player_and_phase(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    playing.sit_down(page, server.url, "Rising Sun")
    play_to(page, "which mandate do you choose")
    playing.open_drawer("Log", page)
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
    playing.list_choices(page)
    reset.click()
    expect(reset).to_have_count(0)
    expect(page.get_by_role("button", name="Undo", exact=True)).to_be_disabled()
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
        if not playing.pressed(page, choice["action"]):
            continue  # somebody else acted meanwhile
        answered = f"{playing.PANEL}:not([data-answers='{answers}'])"
        expect(page.locator(f"{playing.CONFIRM}, {answered}").first).to_be_attached()
        if page.locator(playing.CONFIRM).count():
            now = page.request.get(f"{server.url}/api/tables/{id}/state").json()["choices"]
            ends = [one["ends"] for one in now if one["action"] == choice["action"]]  # bots may have moved meanwhile
            grave = " build " in choice["action"] or choice["action"].endswith(" betray")  # coins, and an alliance
            assert grave or ends in ([True], []), choice
            page.locator(playing.CONFIRM).click()
            expect(page.locator(answered)).to_be_attached()
        seen.add(choice["ends"])
    assert seen == {True, False}


def test_a_figure_says_why_it_cannot_be_taken(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    playing.sit_down(page, server.url, "Rising Sun")
    play_to(page, "which mandate do you choose")
    figure = page.locator("[data-map] .piece[aria-disabled]").first
    figure.hover(force=True)
    page.wait_for_timeout(600)
    expect(page.locator(REASON)).to_have_count(0)  # a passing pointer has not asked
    figure.click(force=True)
    expect(page.locator(REASON)).to_contain_text("that is not what is asked now")
    link = page.locator(REASON).get_by_role("link")
    expect(link).to_contain_text(re.compile(r"RS6\.(8|12)"))  # mine marches, another's is betrayed
    page.keyboard.press("Escape")
    expect(page.locator(".tip")).to_have_count(0)
    place = figure.get_attribute("data-piece-at")
    playing.tab_to(page, playing.is_focused(page, f".land[data-spot='province:{place}']"))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(REASON)).to_contain_text("that is not what is asked now")


def test_a_tap_says_why_as_well(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of(chromium.PHONE)
    playing.sit_down(page, server.url, "Rising Sun")
    play_to(page, "which mandate do you choose")
    page.locator(".sill .list[aria-expanded='true']").tap()  # it would lie over the cards
    page.get_by_role("button", name="Cards of this season").tap()
    page.locator(".market .card").first.tap(force=True)
    expect(page.locator(REASON)).to_contain_text("that is not what is asked now")
    page.get_by_role("button", name="Undo", exact=True).tap(force=True)
    expect(page.locator(REASON)).to_contain_text("You can take back nothing")


def test_coins_that_are_not_there_cannot_be_laid_and_the_page_says_so(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    staged.show(page, server.url, "rising-sun", "bids")
    answer = {"code": "bid/too_poor", "clauses": ["RS9.1"], "details": {"action": "bid 9", "held": 3}}
    asked: list[list[str]] = []

    def why(route: Route) -> None:
        actions = (route.request.post_data_json or {})["actions"]
        asked.append(actions)
        route.fulfill(json={"answers": [{"action": one, "possible": False, "reasons": [answer]} for one in actions]})

    page.route("**/api/tables/fixture/why", why)
    less, more = (page.locator(f".lay [aria-label^='One coin {word}']").first for word in ("less", "more"))
    less.click(force=True)
    expect(page.locator(REASON)).to_contain_text("No coin of yours lies here")
    while more.get_attribute("aria-disabled") == "false":
        more.click()
    more.click(force=True)
    expect(page.locator(REASON)).to_contain_text("you have 3 left")
    assert [action.split()[1] for action in asked[-1]] == ["bid"]


def test_a_plan_says_what_it_lacks_and_when_it_is_closed(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    playing.sit_down(page, server.url, "Shogun")
    play_to(page, "Your plan")
    seal = page.get_by_role("button", name=re.compile("Seal the plan"))
    seal.click(force=True)
    expect(page.locator(REASON)).to_contain_text("11 more cards must be laid")
    page.get_by_role("button", name="Clear").click(force=True)
    expect(page.locator(REASON)).to_contain_text("No card is laid yet")
    page.get_by_role("button", name="Zoom out").click(force=True)
    expect(page.locator(REASON)).to_contain_text("whole map")
    while seal.get_attribute("aria-disabled") == "true":
        page.locator(".hand .card:not(.laid):not([aria-disabled])").first.click()
    answers = page.locator(playing.PANEL).get_attribute("data-answers")
    seal.click()
    expect(page.locator(playing.PANEL)).not_to_have_attribute("data-answers", str(answers))
    page.locator(".slot .face[aria-disabled]").first.click(force=True)
    expect(page.locator(REASON)).to_contain_text(re.compile("The plans are closed|Your plan is sealed"))


def test_a_bid_that_is_too_dear_cannot_be_laid(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    staged.show(page, server.url, "shogun", "planning")
    offered = {choice["action"].split()[2] for choice in staged.document("shogun", "planning")["state"]["choices"]}
    page.locator(".hand .card").first.wait_for()
    for card in page.locator(".hand .card").all():
        assert (card.get_attribute("data-card") in offered) != (card.get_attribute("aria-disabled") == "true")


def test_a_game_that_cannot_begin_says_why(server: ServerProcess, page_of: MakePage) -> None:
    host, friend = page_of(), page_of()
    playing.open_table(host, server.url, ["person", "person"])
    start = host.get_by_role("button", name="Start the game")
    start.click(force=True)
    expect(host.locator(REASON)).to_contain_text("Free seats must be taken first")
    friend.goto(playing.invited(host))
    friend.wait_for_url("**/table/*")
    host.get_by_role("button", name=re.compile("bots", re.IGNORECASE)).click()
    expect(start).to_be_enabled()
    friend.get_by_role("button", name="Start the game").click(force=True)
    expect(friend.locator(REASON)).to_contain_text("Only the host")


def test_the_text_mode_lists_what_is_not_possible_with_its_clause(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    playing.sit_down(page, server.url, "Shogun")
    play_to(page, "Your plan")
    page.get_by_role("button", name="Text mode").click()
    page.get_by_text("What is not possible now, and why").click()
    foreign = page.locator(".text details li")
    expect(foreign.first).to_contain_text("is not a card of yours")
    expect(foreign.first.get_by_role("link")).to_have_text("SG4.1")


def test_a_replayed_moment_names_its_clause_and_the_ends_say_so(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    staged.replay(page, server.url, "rising-sun", 60)
    expect(page.locator(".film .cite")).to_have_attribute("href", re.compile(r"/rules/rising-sun#RS\d"))
    back = page.get_by_role("button", name="To the beginning")
    expect(back).to_be_enabled()
    back.click()
    expect(page).to_have_url(re.compile(r"at=0$"))
    back.click(force=True)
    expect(page.locator(REASON)).to_contain_text("You are at the beginning")
