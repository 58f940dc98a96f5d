"""Talk, private talk, spectators; deals with goods and promises, and the ledger."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from gunbai.server.deals import chat, ledger
from gunbai.server.deals.chat import Saying
from tests.server.club import Club, Person, play_on


def texts(person: Person, table: str, **query: Any) -> list[str]:
    return [line["text"] for line in person.get(f"/tables/{table}/talk", **query)]


def test_private_talk_is_heard_by_two_and_numbers_tell_nothing(club: Club, people: list[Person]) -> None:
    ann, bo, cy = people
    table = club.started(*people)
    say = f"/tables/{table}/talk"
    ann.post(say, 201, text="hello all")
    ann.post(say, 201, text="psst", to=1)
    cy.post(say, 201, text="good morning")
    assert texts(ann, table) == texts(bo, table) == ["hello all", "psst", "good morning"]
    assert texts(cy, table) == ["hello all", "good morning"]
    assert [line["number"] for line in cy.get(say)] == [1, 2], "no gap tells of others' secrets"
    assert texts(bo, table, since=2) == ["good morning"]
    assert ann.post(say, 422, text="to myself", to=0)["code"] == "talk/to"


def test_spectators_talk_among_themselves_until_the_end(club: Club, people: list[Person]) -> None:
    table = club.started(*people)
    watcher, friend = club.guest("Watcher"), club.guest("Friend")
    say = f"/tables/{table}/talk"
    watcher.post(say, 201, text="the Koi are bluffing")
    assert texts(friend, table) == ["the Koi are bluffing"]
    assert texts(people[0], table) == []
    assert watcher.post(say, 403, text="psst", to=1)["code"] == "talk/spectator"
    people[0].post(f"/tables/{table}/votes", kind="abort")
    for person in people[1:]:
        vote = person.get(f"/tables/{table}")["votes"][0]["id"]
        person.post(f"/tables/{table}/votes/{vote}", yes=True)
    assert people[0].get(f"/tables/{table}")["status"] == "aborted"
    assert texts(people[0], table) == ["the Koi are bluffing"]


def test_talk_comes_over_the_socket(club: Club, people: list[Person]) -> None:
    table = club.started(*people)
    with people[2].live(table) as socket:
        assert socket.receive_json()["type"] == "hello"
        assert socket.receive_json()["type"] == "presence"
        people[0].post(f"/tables/{table}/talk", 201, text="psst", to=1)
        people[0].post(f"/tables/{table}/talk", 201, text="hi")
        assert socket.receive_json()["talk"]["text"] == "hi"


def test_nobody_fills_a_table_with_words(club: Club, people: list[Person], monkeypatch: pytest.MonkeyPatch) -> None:
    """All of it is in memory, and whoever comes asks for all of it; each seat has room of its own."""
    monkeypatch.setattr(chat, "MOST_OF_SPECTATORS", 3)
    monkeypatch.setattr(chat, "MOST_OF_A_SEAT", 2)
    table = club.started(*people)
    say = f"/tables/{table}/talk"
    strangers = [club.guest(name) for name in ("Fan", "Foe")]
    for stranger, word in zip((*strangers, strangers[0]), "abc", strict=True):
        stranger.post(say, 201, text=word)
    assert strangers[1].post(say, 409, text="d")["code"] == "talk/full"
    for word in "ab":
        people[0].post(say, 201, text=word, to=1)
    assert people[0].post(say, 409, text="c")["code"] == "talk/full"
    people[1].post(say, 201, text="still here")
    assert texts(people[1], table) == ["a", "b", "still here"]


def test_what_was_said_long_ago_is_not_looked_through_again(
    club: Club, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = club.started(*people)
    looks, is_heard_by = [], Saying.is_heard_by

    def counted(saying: Saying, viewer: int | None, *, over: bool) -> bool:
        looks.append(saying)
        return is_heard_by(saying, viewer, over=over)

    with people[1].live(table) as socket:
        for number in range(40):
            people[0].post(f"/tables/{table}/talk", 201, text=str(number))
        monkeypatch.setattr(Saying, "is_heard_by", counted)
        people[0].post(f"/tables/{table}/talk", 201, text="last")
        while (message := socket.receive_json())["type"] != "talk" or message["talk"]["text"] != "last":
            pass
    assert message["talk"]["number"] == 41
    assert 0 < len(looks) <= 8


def test_nobody_fills_a_table_with_offers(club: Club, people: list[Person], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ledger, "MOST_OF_A_SEAT", 2)
    table = club.started(*people)
    deals = f"/tables/{table}/deals"
    for word in "ab":
        people[0].post(deals, 201, to=1, promise=word)
    assert people[0].post(deals, 409, to=1, promise="c")["code"] == "deal/too_many"
    people[1].post(deals, 201, to=0, promise="mine")


def coins(person: Person, table: str) -> list[int]:
    play = person.client.app.state.server.hub.tables[table].play  # type: ignore[attr-defined]
    return list(play.match.state.table.coins)


def test_an_accepted_deal_moves_the_goods_and_keeps_the_promise_in_the_book(club: Club, people: list[Person]) -> None:
    ann, bo, cy = people
    table = club.started(*people)
    deals = f"/tables/{table}/deals"
    before = coins(ann, table)
    deal = ann.post(deals, 201, to=1, coins=1, promise_asked="leave Kyoto alone")
    assert deal["status"] == "open"
    assert cy.get(deals) == []
    assert cy.post(f"{deals}/{deal['number']}/accept", 404)["code"] == "deal/unknown"
    assert ann.post(f"{deals}/{deal['number']}/accept", 403)["code"] == "deal/not_yours"
    assert bo.post(f"{deals}/{deal['number']}/accept")["status"] == "accepted"
    assert coins(ann, table) == [before[0] - 1, before[1] + 1, before[2]]
    assert bo.post(f"{deals}/{deal['number']}/accept", 409)["code"] == "deal/closed"
    assert bo.put(f"{deals}/{deal['number']}/mark", 409, mark="kept")["code"] == "deal/no_promise"
    assert ann.put(f"{deals}/{deal['number']}/mark", mark="broken")["marks"] == {"1": "broken"}
    assert bo.get(f"/people/{bo.id}")["broken"] == 1
    ann.put(f"{deals}/{deal['number']}/mark", mark="kept")
    profile = bo.get(f"/people/{bo.id}")
    assert (profile["kept"], profile["broken"]) == (1, 0)


def test_counter_refuse_retract_and_replace(club: Club, people: list[Person]) -> None:
    ann, bo, _ = people
    table = club.started(*people)
    deals = f"/tables/{table}/deals"
    first = ann.post(deals, 201, to=1, coins=1)["number"]
    counter = bo.post(deals, 201, to=0, coins_asked=2, answers=first)["number"]
    statuses = {deal["number"]: deal["status"] for deal in ann.get(deals)}
    assert statuses == {first: "countered", counter: "open"}
    assert ann.post(f"{deals}/{counter}/refuse")["status"] == "refused"
    mine = ann.post(deals, 201, to=1, promise="I shall help you")["number"]
    assert ann.post(f"{deals}/{mine}/retract")["status"] == "retracted"
    old = ann.post(deals, 201, to=1, coins=1)["number"]
    ann.act(table, "0 offer 1 0 0 1 0 0")  # the engine's own door: it takes the old offer's place
    assert bo.post(f"{deals}/{old}/accept", 409)["code"] == "deal/closed", "never other terms than were shown"
    assert ann.post(deals, 422, to=1)["code"] == "deal/empty"
    assert ann.post(deals, 422, to=0, coins=1)["code"] == "deal/seat"


def test_the_engine_refuses_what_is_not_there(club: Club, people: list[Person]) -> None:
    ann, bo, _ = people
    table = club.started(*people)
    deals = f"/tables/{table}/deals"
    held = coins(ann, table)[0]
    number = ann.post(deals, 201, to=1, coins=held)["number"]
    ann.act(table, "0 give 2 1 0")
    refused = bo.post(f"{deals}/{number}/accept", 422)
    assert (refused["code"], refused["clause"]) == ("accept/purse_too_small", "RS3.2")
    assert ann.get(deals)[0]["status"] == "open"


def test_an_offer_ends_with_its_time_and_with_its_phase(club: Club, people: list[Person]) -> None:
    ann, bo, _ = people
    table = club.started(*people)
    deals = f"/tables/{table}/deals"
    number = ann.post(deals, 201, to=1, promise="soon", seconds=5)["number"]
    club.server.hub.tables[table].deals.deals[number].expires = time.time() - 1
    assert bo.post(f"{deals}/{number}/accept", 409)["code"] == "deal/closed"
    goods = ann.post(deals, 201, to=1, coins=1)["number"]
    rng = random.Random(2)
    while club.server.hub.tables[table].play.has_open_offer(0, 1):
        assert play_on(table, people, 1, rng) == 1
    end = time.monotonic() + 60
    while {deal["number"]: deal["status"] for deal in ann.get(deals)}[goods] == "open":
        assert time.monotonic() < end
        time.sleep(0.02)
    assert {deal["status"] for deal in ann.get(deals)} == {"expired"}


def test_deals_and_talk_are_there_after_a_reload(club: Club, people: list[Person]) -> None:
    ann, bo, _ = people
    table = club.started(*people)
    number = ann.post(f"/tables/{table}/deals", 201, to=1, coins=1, promise="peace")["number"]
    ann.post(f"/tables/{table}/talk", 201, text="hello")
    before = bo.get(f"/tables/{table}/deals"), bo.get(f"/tables/{table}/talk")
    del club.server.hub.tables[table]
    assert (bo.get(f"/tables/{table}/deals"), bo.get(f"/tables/{table}/talk")) == before
    assert bo.post(f"/tables/{table}/deals/{number}/accept")["status"] == "accepted"


@pytest.mark.full
def test_spectators_hear_players_as_late_as_they_see_them(club: Club, people: list[Person]) -> None:
    """What must be asked before it is heard has four seconds."""
    table = club.started(*people, delay=4)
    watcher = club.guest("Watcher")
    with watcher.live(table) as socket, people[1].live(table) as player:
        assert socket.receive_json()["type"] == "hello"
        said = time.monotonic()
        people[0].post(f"/tables/{table}/talk", 201, text="I attack Kyoto")
        assert texts(watcher, table) == []
        assert texts(people[1], table) == ["I attack Kyoto"]
        watcher.post(f"/tables/{table}/talk", 201, text="what now?")
        assert texts(watcher, table) == ["what now?"], "spectators hear each other at once"
        told: list[dict[str, Any]] = []
        while len(told) < 2:
            message = socket.receive_json()
            if message["type"] == "talk":
                told.append(message["talk"])
        assert time.monotonic() - said > 3.9
        assert [(one["number"], one["text"]) for one in told] == [(1, "what now?"), (2, "I attack Kyoto")]
        assert texts(watcher, table) == ["what now?", "I attack Kyoto"]
        while (message := player.receive_json())["type"] != "talk":
            pass
        assert message["talk"]["text"] == "I attack Kyoto"


def test_what_players_said_before_a_delayed_game_began_is_heard_at_once(club: Club, people: list[Person]) -> None:
    table, watcher = club.table(*people, delay=3600)["id"], club.guest("Watcher")
    people[0].post(f"/tables/{table}/talk", 201, text="shall we?")
    people[0].post(f"/tables/{table}/start")
    people[0].post(f"/tables/{table}/talk", 201, text="I attack Kyoto")
    assert texts(watcher, table) == ["shall we?"]
    del club.server.hub.tables[table]
    assert texts(watcher, table) == ["shall we?"]


def test_at_the_end_of_a_delayed_game_all_is_heard_in_order(club: Club, people: list[Person]) -> None:
    table = club.started(*people, delay=3600)
    watcher = club.guest("Watcher")
    people[0].post(f"/tables/{table}/talk", 201, text="first")
    watcher.post(f"/tables/{table}/talk", 201, text="second")
    assert texts(watcher, table) == ["second"]
    for person in people:
        if person is people[0]:
            person.post(f"/tables/{table}/votes", kind="abort")
        else:
            vote = person.get(f"/tables/{table}")["votes"][0]["id"]
            person.post(f"/tables/{table}/votes/{vote}", yes=True)
    assert texts(watcher, table) == ["second", "first"], "numbers that were told stay"


def test_setting_the_machines_time_ends_no_offer_and_lets_spectators_hear_nothing_early(
    club: Club, people: list[Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bo, _ = people
    table, watcher, wall = club.started(*people, delay=3600), club.guest("Watcher"), time.time()
    ann.post(f"/tables/{table}/talk", 201, text="I attack Kyoto")
    del club.server.hub.tables[table]
    assert texts(watcher, table) == [], "a restart tells nothing early either"
    number = ann.post(f"/tables/{table}/deals", 201, to=1, promise="soon", seconds=600)["number"]
    monkeypatch.setattr("time.time", lambda: wall + 86_400)
    assert texts(watcher, table) == []
    assert bo.post(f"/tables/{table}/deals/{number}/accept")["status"] == "accepted"
    monkeypatch.setattr("time.time", lambda: wall - 86_400)
    number = ann.post(f"/tables/{table}/deals", 201, to=1, promise="late", seconds=5)["number"]
    book = club.server.hub.tables[table].deals
    monkeypatch.setattr(book, "clock", lambda: wall + 60)
    assert bo.post(f"/tables/{table}/deals/{number}/accept", 409)["code"] == "deal/closed"
