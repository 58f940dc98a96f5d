"""What people who played found wanting, each once: what was wrong does not come back.

Tea, offers, the tower, sizes, keys and lessons have modules of their own; docs/screens.md says which point is where.
"""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.server.process import ServerProcess
from tests.web import chromium, fitting, playing, staged
from tests.web.conftest import MakePage

TABLET = (820, 1180)
MESSAGES = "() => [...document.querySelectorAll('.sill .panel h2, .sill .panel .hint')].map(one => one.textContent)"


def press(page: Page, action: str) -> None:
    playing.list_choices(page)
    page.locator(f"{playing.CHOICES}[data-action='{action}']").click()


def test_betraying_asks_once(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    sent = staged.show(page, server.url, "rising-sun", "lotus-name")
    press(page, "1 name betray")
    expect(page.locator(playing.CONFIRM)).to_be_visible()
    assert staged.acts(sent) == []
    page.locator(playing.CONFIRM).click()
    assert staged.acted(page, sent) == [["1 name betray"]]


@pytest.mark.parametrize("size", [chromium.WIDE, chromium.PHONE, (844, 390)])
def test_what_a_betrayal_would_break_can_be_read_before_it_is_done(
    server: ServerProcess, page_of: MakePage, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    """Whole sentences have no room on the sill: they stand above it, and in sight."""
    found = staged.document("rising-sun", "lotus-name")
    promise = {"deal": 1, "by": 1, "to": 0, "season": "spring", "status": "open", "block": "stay", "private": False}
    found["state"]["promises"] = [{**promise, "given": 0, "decided": None}]
    for choice in found["state"]["choices"]:
        choice["breaks"] = [0] if choice["action"].endswith(" betray") else []
    monkeypatch.setattr(staged, "document", lambda game, moment: found)
    page = page_of(size)
    staged.show(page, server.url, "rising-sun", "lotus-name")
    press(page, "1 name betray")
    warnings = page.locator(".sill .warning")
    for said in ("This breaks your promise", "This cannot be taken back"):
        expect(warnings.filter(has_text=said)).to_be_in_viewport(ratio=1)


def test_one_press_on_the_map_builds_nothing(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    sent = staged.show(page, server.url, "rising-sun", "marshal")
    for land in page.locator("[data-map] .land").all():
        box = land.bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.keyboard.press("Escape")
    assert staged.acts(sent) == []


def test_a_tip_waits_for_a_pointer_that_moves(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    staged.show(page, server.url, "rising-sun", "marshal")
    log = page.locator(".head .tools").get_by_role("button", name="Chat", exact=True)
    box = log.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.keyboard.press("?")  # the sheet lies over everything …
    page.mouse.move(x, y)
    page.wait_for_timeout(500)
    page.keyboard.press("Escape")  # … and what comes out under the resting pointer has not been asked about
    page.wait_for_timeout(700)
    expect(page.locator(".tip")).to_have_count(0)
    page.mouse.move(x + 1, y)
    expect(page.locator(".tip")).to_be_visible()


def test_a_line_that_is_back_is_said_to_be_so_and_then_no_more(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    playing.sit_down(page, server.url, "Rising Sun")
    page.evaluate("window.dispatchEvent(new Event('gunbai:cut'))")
    expect(page.get_by_text("Connected again.")).to_be_visible()
    expect(page.get_by_text("Connected again.")).to_have_count(0)


def test_a_silent_line_is_noticed_without_waiting_for_it_to_close(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    document = staged.document("rising-sun", "marshal")

    def greet(socket: WebSocketRoute) -> None:
        socket.on_message(lambda _: None)
        socket.send(json.dumps({"type": "hello", "table": document["table"], "state": document["state"]}))

    page.route_web_socket("**/live*", greet)
    page.route("**/api/tables/fixture/*", lambda route: route.fulfill(json=[]))
    page.goto(f"{server.url}/table/fixture")
    expect(page.get_by_text("The server is not answering …")).to_be_visible()
    expect(page.get_by_role("button", name="Try now")).to_be_visible()


def test_friends_are_invited_before_any_bot(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    page.goto(server.url)
    page.get_by_role("link", name="Invite friends: Shogun").click()
    expect(page.locator("form .go button")).to_have_text(re.compile("Open the table"))
    assert page.get_by_label("Seat 2", exact=True).input_value() == "person"


def test_a_guest_takes_another_name(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    playing.sit_down(page, server.url, "Rising Sun")
    page.goto(f"{server.url}/profile")
    page.get_by_label("What others call you").fill("Tomoe")
    page.get_by_role("button", name="Rename").click()
    expect(page.get_by_role("heading", name="Tomoe")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Tomoe")).to_be_visible()


def test_before_the_first_game_a_profile_shows_ways_to_it_and_no_zeros(
    server: ServerProcess, page_of: MakePage
) -> None:
    page = page_of()
    page.goto(f"{server.url}/profile")
    expect(page.get_by_role("button", name="Play against bots: Shogun")).to_be_visible()
    page.get_by_role("button", name="Play against bots: Rising Sun").click()
    page.wait_for_url("**/table/*")
    expect(page.locator(playing.QUESTION)).to_be_visible()
    page.goto(f"{server.url}/profile")
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
    expect(page.get_by_text("After your first game")).to_be_visible()
    expect(page.locator(".facts")).to_have_count(0)


def test_who_waits_at_a_table_has_a_face_and_a_clan(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    staged.wait(page, server.url, "rising-sun")
    seats = page.locator("main ol.seats > li")
    expect(seats).to_have_count(5)
    expect(seats.first).to_contain_text("Koi")
    expect(seats.locator(".face")).to_have_count(5)
    expect(seats.locator(".cloth .icon")).to_have_count(5)
    host = page_of()
    playing.open_table(host, server.url, ["person", "steady"])
    expect(host.locator(".told")).to_contain_text("Clans: Drawn at random")
    expect(host.locator(".seats .cloth")).to_have_count(3)
    expect(host.locator(".seats .cloth .icon")).to_have_count(0)


def test_a_game_is_left_to_a_bot_and_taken_up_again(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    playing.sit_down(page, server.url, "Shogun")
    playing.open_drawer("Table", page)
    page.get_by_role("button", name="Hand over").click()
    page.get_by_role("button", name="Yes, really").click()
    expect(page.get_by_text("A bot is playing for you.")).to_be_visible()
    page.get_by_role("button", name="I am back").click()
    expect(page.get_by_text("A bot is playing for you.")).to_have_count(0)


def test_bids_are_whole_on_a_tablet(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of(TABLET)
    staged.show(page, server.url, "rising-sun", "bids")
    expect(page.get_by_role("button", name=re.compile("^Seal"))).to_be_in_viewport(ratio=1)
    assert fitting.cut(page) == []


def test_a_plan_that_is_whole_is_not_asked_for(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    staged.show(page, server.url, "shogun", "planning-ready")
    said: list[str] = page.evaluate(MESSAGES)
    assert said
    assert not any("what do you lay" in one for one in said)


@pytest.mark.parametrize("size", [chromium.PHONE, chromium.SIDEWAYS], ids=str)
def test_sg4_1_a_phone_shows_the_spaces_and_the_hand_it_plays_from(
    server: ServerProcess, page_of: MakePage, size: tuple[int, int]
) -> None:
    page = page_of(size)
    staged.show(page, server.url, "shogun", "planning")
    cards = page.locator(".hand .card")
    expect(cards).to_have_count(15)
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=0.9)
    spaces = page.locator(".slots .slot")
    expect(spaces).to_have_count(11)
    seen = spaces.all() if size == chromium.SIDEWAYS else spaces.all()[:4]  # upright they are pushed along
    for space in seen:
        expect(space).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".panel [data-primary]")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [chromium.PHONE, chromium.SIDEWAYS], ids=str)
def test_sg4_2_a_phone_tells_the_chests_after_each_space(
    server: ServerProcess, page_of: MakePage, size: tuple[int, int]
) -> None:
    page = page_of(size)
    staged.show(page, server.url, "shogun", "planning")
    page.locator("[data-card=chest2]").click()
    expect(page.locator(playing.QUESTION)).to_contain_text("“Theatre”")  # the next space, not the one just filled
    columns = page.locator(".means .chests li")
    expect(columns).to_have_count(6)  # now, and after each of the five open actions
    expect(page.locator(".means .rice")).to_contain_text("/10")
    for shown in (columns.last, page.locator("[data-card=echigo]"), page.locator(".slots .slot").first):
        expect(shown).to_be_in_viewport(ratio=0.9)


def test_crowded_provinces_can_be_read(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    staged.show(page, server.url, "rising-sun", "crowded")
    page.locator("[data-map] .piece").first.wait_for()
    heights: list[float] = page.locator("[data-map] .piece").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().height)"
    )
    assert min(heights) >= 16


def test_the_log_tells_no_hashes_and_no_zeros(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    playing.sit_down(page, server.url, "Shogun")
    playing.play(page, 14)
    playing.open_drawer("Log", page)
    lines = page.locator("aside .log li").all_text_contents()
    assert len(lines) > 5
    assert [one for one in lines if re.search(r"\b[0-9a-f]{8,}\b|\b0 (coins|ronin)", one)] == []


def test_keys_have_a_sheet_and_choices_have_numbers(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    staged.show(page, server.url, "rising-sun", "marshal")
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Keys")
    expect(sheet).to_contain_text("The main button")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    page.keyboard.press("l")
    page.keyboard.press("3")
    third = page.locator(playing.CHOICES).nth(2).get_attribute("data-action")
    focused = "document.activeElement.dataset.action"
    assert playing.in_time(page, lambda: page.evaluate(focused), third) == third


@pytest.mark.parametrize("size", [chromium.WIDE, chromium.PHONE, (844, 390)], ids=["wide", "phone", "sideways"])
def test_the_rules_lie_beside_the_board_at_every_size(
    server: ServerProcess, page_of: MakePage, size: tuple[int, int]
) -> None:
    page = page_of(size)
    staged.show(page, server.url, "rising-sun", "marshal")
    if size[0] == 844:
        playing.open_drawer("Table", page)
        page.get_by_role("tab", name="Rules").click()
    else:
        playing.open_drawer("Rules", page)
    expect(page.locator("aside article.here")).to_contain_text("Marshal")
    page.get_by_role("searchbox", name="Find in the rules").fill("hostage")
    expect(page.locator("aside article").first).to_contain_text(re.compile("hostage", re.IGNORECASE))
    expect(page.locator("[data-map]")).to_be_visible()
    expect(page).to_have_url(re.compile("/table/fixture$"))


def test_the_pages_can_be_installed(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    page.goto(server.url)
    address = page.locator("link[rel=manifest]").get_attribute("href")
    manifest: dict[str, Any] = page.request.get(f"{server.url}{address}").json()
    assert manifest["display"] == "standalone"
    assert page.request.get(server.url + manifest["icons"][0]["src"]).ok


def test_webhooks_have_a_page(server: ServerProcess, page_of: MakePage) -> None:
    """They are listed with their host, and removed there; an address that is not to be called is refused in words."""
    page = page_of()
    playing.sit_down(page, server.url, "Rising Sun")
    page.goto(f"{server.url}/profile")
    page.get_by_text("Notices by webhook").click()
    kept = [{"id": "h1", "kind": "discord", "host": "discord.com", "created": 0.0}]
    page.get_by_label("Address of the webhook").fill("https://127.0.0.1/secret")
    page.get_by_role("button", name="Add the webhook").click()
    expect(page.locator("details[open] [role=alert]")).to_be_visible()
    page.route("**/api/me/hooks", lambda route: route.fulfill(json=kept))

    def forget(route: Route) -> None:
        kept.clear()
        route.fulfill(json={"done": True})

    page.route("**/api/me/hooks/h1", forget)
    page.get_by_label("Address of the webhook").fill("https://discord.com/api/webhooks/1/x")
    page.get_by_role("button", name="Add the webhook").click()
    expect(page.locator("details[open] li")).to_contain_text("discord.com")
    page.get_by_role("button", name="Remove").click()
    expect(page.locator("details[open] li")).to_have_count(0)


def test_a_card_of_the_lobby_tells_season_points_and_age(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    playing.sit_down(page, server.url, "Rising Sun")
    page.goto(server.url)
    card = page.locator(".lobby li").first
    card.scroll_into_view_if_needed()
    expect(card.locator(".standing")).to_contain_text("Spring")
    expect(card.locator(".seats b")).to_have_count(4)
    expect(card).to_contain_text(re.compile("this minute|min. ago"))
    expect(card.locator(".map path[style*=fill]").first).to_be_attached()


def test_bots_have_names_of_their_own(server: ServerProcess, page_of: MakePage) -> None:
    page = page_of()
    playing.sit_down(page, server.url, "Rising Sun")
    names = page.request.get(f"{server.url}/api/tables/{page.url.rpartition('/')[2]}").json()["seats"]
    bots = [seat["bot"] for seat in names if seat["bot"]]
    assert len(set(bots)) == len(bots) == 3
