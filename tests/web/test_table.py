"""What people do at a table besides playing: whisper, vote, pause, keep time, go away and come back, play again."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.server.process import ServerProcess
from tests.web import chromium, playing
from tests.web.conftest import MakePage


def agree(page: Page) -> None:
    page.get_by_role("button", name="Yes", exact=True).click()


def test_a_whisper_is_heard_by_one_only(server: ServerProcess, page_of: MakePage) -> None:
    host, friend, watcher = page_of(), page_of(), page_of()
    playing.friends(host, friend, server.url)
    watcher.goto(host.url)
    playing.open_drawer("Chat", host, friend, watcher)
    host.get_by_label("To", exact=True).select_option("1")
    say(host, "Between you and me")
    expect(friend.get_by_text("Between you and me")).to_be_visible()
    friend.reload()
    playing.open_drawer("Chat", friend)
    expect(friend.get_by_text("Between you and me")).to_be_visible()
    host.get_by_label("To", exact=True).select_option("all")
    say(host, "To you all")
    expect(watcher.get_by_text("To you all")).to_be_visible()
    expect(watcher.get_by_text("Between you and me")).to_have_count(0)


def say(page: Page, words: str) -> None:
    page.get_by_placeholder("Say something").fill(words)
    page.keyboard.press("Enter")
    expect(page.locator(".chat").get_by_text(words)).to_be_visible()


def test_a_move_is_taken_back_when_everybody_agrees(server: ServerProcess, page_of: MakePage) -> None:
    host, friend = page_of(), page_of()
    playing.friends(host, friend, server.url)
    proposal = "0 propose 1"
    playing.answer(host, proposal)
    expect(friend.locator(f"{playing.CHOICES}[data-action='1 agree 0']")).to_be_visible()
    playing.open_drawer("Table", host)
    host.get_by_role("button", name="Undo my last move").click()
    expect(host.get_by_text("Waiting for")).to_be_visible()
    agree(friend)
    expect(friend.locator(f"{playing.CHOICES}[data-action='1 agree 0']")).to_have_count(0)
    expect(host.locator(f"{playing.CHOICES}[data-action='{proposal}']")).to_be_visible()


def test_a_paused_game_rests_until_all_go_on(server: ServerProcess, page_of: MakePage) -> None:
    host, friend = page_of(), page_of()
    playing.friends(host, friend, server.url)
    playing.open_drawer("Table", host)
    host.get_by_role("button", name="Pause the game").click()
    agree(friend)
    for page in (host, friend):
        expect(page.get_by_role("heading", name="Paused")).to_be_visible()
        expect(page.locator(playing.CHOICES).first).to_be_disabled()
    host.get_by_role("button", name="Go on playing").click()
    agree(friend)
    for page in (host, friend):
        expect(page.locator(playing.CHOICES).first).to_be_enabled()


def test_one_no_ends_a_vote(server: ServerProcess, page_of: MakePage) -> None:
    host, friend = page_of(), page_of()
    playing.friends(host, friend, server.url)
    playing.open_drawer("Table", host)
    host.get_by_role("button", name="Abort the game").click()
    friend.get_by_role("button", name="No", exact=True).click()
    for page in (host, friend):
        expect(page.get_by_role("group", name="Ask the others")).to_have_count(0)
    assert playing.my_turn(host)


def test_the_clock_of_whoever_chooses_runs(server: ServerProcess, page_of: MakePage) -> None:
    host, friend = page_of(), page_of()
    playing.friends(host, friend, server.url, pace="Live")
    clock = host.locator(".plate.acting .clock").first
    expect(clock).to_be_visible()
    before = clock.text_content()
    expect(clock).not_to_have_text(str(before))


def test_a_bot_stands_in_and_hands_back(server: ServerProcess, page_of: MakePage) -> None:
    """A short clock, which the pages do not offer, so that the test need not wait; but so long that a busy page shows
    who is back before they are late again."""
    host, friend = page_of(), page_of()
    host.goto(server.url)
    host.request.post(f"{server.url}/api/guests", data={"name": "Slow"})
    wishes = {"game": "rising-sun", "seats": 3, "bots": ["novice"], "clock": {"per_move": 15, "bank": 0}}
    table = host.request.post(f"{server.url}/api/tables", data={**wishes, "policy": "bot"}).json()
    host.goto(f"{server.url}/table/{table['id']}")
    friend.goto(playing.invited(host))
    friend.wait_for_url("**/table/*")
    host.get_by_role("button", name="Start the game").click()
    expect(host.get_by_text("a bot is playing for you")).to_be_visible()
    expect(friend.locator(".plate", has_text="a bot stands in").first).to_be_attached()
    host.get_by_role("button", name="I am back").click()
    expect(host.get_by_text("a bot is playing for you")).to_have_count(0)


def test_my_seat_opens_on_a_second_device_at_its_table(server: ServerProcess, page_of: MakePage) -> None:
    """With another table of mine beside it, so that landing at the right one is no luck."""
    page, phone = page_of(), page_of(chromium.PHONE)
    playing.sit_down(page, server.url, "Rising Sun")
    table = page.url
    playing.sit_down(page, server.url, "Shogun")
    page.goto(table)
    playing.open_drawer("Table", page)
    page.get_by_role("button", name="Make the link").click()
    phone.goto(page.get_by_label("My seat on another device").input_value())
    phone.wait_for_url(table)
    assert playing.my_turn(phone)


def test_after_the_game_the_same_people_play_again(server: ServerProcess, page_of: MakePage) -> None:
    host, friend = page_of(), page_of()
    playing.friends(host, friend, server.url)
    first = host.url
    playing.open_drawer("Table", host)
    host.get_by_role("button", name="Abort the game").click()
    agree(friend)
    for page in (host, friend):
        expect(page.get_by_text("The game was aborted.")).to_be_visible()
    host.get_by_role("button", name="Play again").click()
    host.wait_for_url(lambda url: "/table/" in url and url != first)
    friend.get_by_role("button", name="To the next game").click()
    friend.wait_for_url(host.url)
    host.get_by_role("button", name="Start the game").click()
    assert playing.my_turn(friend)
