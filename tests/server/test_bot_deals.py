"""RS3.2: bots deal through the same door as people: their offers can be answered, their answers settle the deal."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from gunbai.server.deals import bargains
from tests.server.club import Club, Person, opened

PATIENCE = 60.0


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """A club where tea goes on for as long as a test needs it."""
    with opened(tmp_path_factory.mktemp("slow"), tea_word=3600, tea_pour=3600, tea_longest=86_400) as club:
        yield club


def seated(person: Person) -> str:
    table = person.post("/tables", 201, game="rising-sun", seats=3, bots=["steady", "steady"])
    return str(person.post(f"/tables/{table['id']}/start")["id"])


def deal_of(person: Person, table: str, number: int) -> Any:
    return next(deal for deal in person.get(f"/tables/{table}/deals") if deal["number"] == number)


def coins(person: Person, table: str) -> list[int]:
    return [player["coins"] for player in person.get(f"/tables/{table}/state")["view"]["players"]]


def test_rs3_2_a_gift_offered_to_a_bot_is_accepted_and_the_book_says_so(slow: Club) -> None:
    ann = slow.guest("Ann")
    table = seated(ann)
    before = coins(ann, table)
    deal = ann.post(f"/tables/{table}/deals", 201, to=1, coins=1)
    end = time.monotonic() + PATIENCE
    while deal_of(ann, table, deal["number"])["status"] == "open" and time.monotonic() < end:
        time.sleep(0.05)
    assert deal_of(ann, table, deal["number"])["status"] == "accepted"
    assert coins(ann, table)[:2] == [before[0] - 1, before[1] + 1]


def test_rs3_2_what_costs_a_bot_and_brings_nothing_is_refused_and_nothing_moves(slow: Club) -> None:
    ann = slow.guest("Ann")
    table = seated(ann)
    before = coins(ann, table)
    deal = ann.post(f"/tables/{table}/deals", 201, to=2, coins_asked=3)
    end = time.monotonic() + PATIENCE
    while deal_of(ann, table, deal["number"])["status"] == "open" and time.monotonic() < end:
        time.sleep(0.05)
    assert deal_of(ann, table, deal["number"])["status"] == "refused"
    assert coins(ann, table) == before


@pytest.mark.parametrize(("answer", "status"), [("accept", "accepted"), ("refuse", "refused")])
def test_rs3_2_an_offer_of_a_bot_is_a_deal_that_can_be_answered(slow: Club, answer: str, status: str) -> None:
    ann = slow.guest("Ann")
    table = seated(ann)
    before = coins(ann, table)
    offered(slow, table, "1 offer 0 2 0 0 0 0")
    [deal] = [one for one in ann.get(f"/tables/{table}/deals") if one["by"] == 1 and one["status"] == "open"]
    assert (deal["to"], deal["terms"]["coins"]) == (0, 2)
    assert ann.post(f"/tables/{table}/deals/{deal['number']}/{answer}")["status"] == status
    moved = 2 if answer == "accept" else 0
    assert coins(ann, table)[0] == before[0] + moved


def test_rs3_2_an_offer_of_a_bot_can_be_countered(slow: Club) -> None:
    ann = slow.guest("Ann")
    table = seated(ann)
    offered(slow, table, "1 offer 0 0 0 1 0 0")
    [deal] = [one for one in ann.get(f"/tables/{table}/deals") if one["by"] == 1 and one["status"] == "open"]
    mine = ann.post(f"/tables/{table}/deals", 201, to=1, coins=0, coins_asked=1, answers=deal["number"])
    assert mine["answers"] == deal["number"]
    assert deal_of(ann, table, deal["number"])["status"] == "countered"


def offered(club: Club, table: str, text: str) -> None:
    """As the driver of the bots does it."""

    async def work() -> bool:
        held = await club.server.hub.get(table)
        return await bargains.done_by_bot(held, int(text.split()[0]), text)

    portal: Any = club.client.portal
    assert portal.call(work)
