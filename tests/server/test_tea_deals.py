"""RS5.3, RS3.1: deals at tea are words like any other, and whoever has paid for an alliance does not ally elsewhere."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from gunbai.games.rising_sun.promises.numbers import number_of
from gunbai.games.rising_sun.promises.promise import Promise
from gunbai.kernel.actions import Action
from gunbai.kernel.state import View
from gunbai.session import beats
from tests.server.club import Club, Person, opened
from tests.server.test_bot_deals import offered
from tests.server.test_tea import KEEN, TeaTable
from tests.server.test_tea_table import cups, propose, seated, waited_for

ALLY = number_of(None, Promise("ally", 0, 1, "spring", {}))


class Wishful:
    """At tea it agrees with whoever has asked it, a bot before a person, else asks the other bot; but it keeps to what
    was promised."""

    def __init__(self) -> None:
        self.bound: list[int] = []

    def told(self, deals: Any) -> None:
        self.bound = [line["by"] for line in deals["promises"] if line["block"] == "ally" and line["status"] == "open"]

    def choose(self, view: View, choices: Sequence[Action], rng: random.Random, budget_ms: int) -> Action:
        texts = {str(action).split(maxsplit=1)[1]: action for action in choices}
        wanted = ["agree 0", "ready"] if self.bound else ["agree 2", "agree 1", "agree 0", "propose 2", "ready"]
        return next((texts[text] for text in wanted if text in texts), choices[0])

    def aside(self, view: View, forms: Any, rng: random.Random) -> None:
        return None


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    times = {"tea_word": 3600, "tea_pour": 60, "tea_away": 86_400, "tea_longest": 86_400}
    with opened(tmp_path_factory.mktemp("slow"), **times) as club:
        yield club


def poured(club: Club) -> tuple[Person, str]:
    """The two bots sit at a cup, and wait for the person."""
    ann = club.guest("Ann")
    table = seated(ann, "steady", "steady")
    waited_for(lambda: cups(ann, table))
    return ann, table


@pytest.fixture
def wishful(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gunbai.bots.registry.make", lambda name, game: Wishful())
    monkeypatch.setattr(beats, "LONGEST_SHOW", 0.0)  # a word begins at once, so that what comes later is later


def open_offers(person: Person, table: str) -> list[Any]:
    return [deal for deal in person.get(f"/tables/{table}/deals") if deal["status"] == "open"]


def by_offering(club: Club, person: Person, table: str) -> None:
    person.post(f"/tables/{table}/deals", 201, to=1, open_to="table", promises_asked=[{"block": "spare"}])


def by_answering(how: str) -> Callable[[Club, Person, str], None]:
    def done(club: Club, person: Person, table: str) -> None:
        [deal] = open_offers(person, table)
        person.post(f"/tables/{table}/deals/{deal['number']}/{how}")

    return done


@pytest.mark.usefixtures("wishful")
@pytest.mark.parametrize("acts", [by_offering, by_answering("accept"), by_answering("refuse")])
def test_rs5_3_a_person_who_deals_has_another_word(slow: Club, acts: Callable[[Club, Person, str], None]) -> None:
    """Who puts an offer together for a minute, or answers one, is not outrun meanwhile."""
    ann, table = poured(slow)
    offered(slow, table, f"1 offer 0 0 0 0 0 {number_of(Promise('spare', 1, 0, 'spring', {}), None)}")
    [before] = cups(ann, table)
    acts(slow, ann, table)
    [after] = cups(ann, table)
    assert after["due"] > before["due"]


@pytest.mark.usefixtures("wishful")
def test_rs5_3_what_two_talk_about_alone_gives_nobody_more_time(slow: Club) -> None:
    """All see when a cup is due: it would tell that something was said."""
    ann, table = poured(slow)
    before = cups(ann, table)
    ann.post(f"/tables/{table}/deals", 201, to=1, open_to="pair", promises=[{"block": "spare"}])
    assert cups(ann, table) == before


@pytest.mark.usefixtures("wishful")
def test_rs3_1_a_bot_that_has_paid_for_an_alliance_leaves_its_cup_and_waits_for_it(slow: Club) -> None:
    ann, table = poured(slow)
    offered(slow, table, f"1 offer 0 2 0 0 0 {ALLY}")
    [deal] = open_offers(ann, table)
    ann.post(f"/tables/{table}/deals/{deal['number']}/accept")
    assert cups(ann, table) == []
    waited_for(lambda: ann.get(f"/tables/{table}/state")["actors"] == [0])
    propose(ann, table, 0, "propose 1")
    state = waited_for(lambda: over(ann, table))
    assert [player["ally"] for player in state["view"]["players"]] == [1, 0, None]
    assert [one["status"] for one in state["promises"]] == ["kept"]


@pytest.mark.usefixtures("wishful")
@pytest.mark.parametrize("coins", [0, 2])
def test_rs5_3_an_offer_to_ally_lapses_when_one_of_the_two_has_allied(slow: Club, coins: int) -> None:
    """In the book and in the game: nobody is paid for what cannot come any more."""
    ann = slow.guest("Ann")
    table = seated(ann, "steady", "steady", "steady", seats=4)
    waited_for(lambda: cups(ann, table))
    offered(slow, table, f"1 offer 0 {coins} 0 0 0 {ALLY}")
    [deal] = open_offers(ann, table)
    ann.post(f"/tables/{table}/tea", do="go_on")
    waited_for(lambda: not open_offers(ann, table))
    [deal] = ann.get(f"/tables/{table}/deals")
    assert deal["status"] == "expired"
    waited_for(lambda: not {"accept", "refuse"} & {one["tag"] for one in ann.get(f"/tables/{table}/state")["asides"]})
    late = ann.post(f"/tables/{table}/deals/{deal['number']}/accept", 409)
    assert (late["code"], late["clause"]) == ("deal/closed", "RS5.3")


def over(person: Person, table: str) -> Any:
    state = person.get(f"/tables/{table}/state")
    return state if state["tea"] is None else None


@pytest.mark.parametrize("asked", [True, False])
def test_rs5_3_who_has_promised_an_alliance_takes_back_what_it_asked_others(asked: bool) -> None:
    """Whether the bot had asked for its cup or had agreed to it, its other half cannot pour it again."""
    table = TeaTable("pbb", seed=KEEN)
    table.pass_time(30)
    [cup] = table.tea.manners.cups
    bot, third = (cup.other, cup.seat) if asked else (cup.seat, cup.other)
    asides = table.tea.pledged(0, bot)
    assert asides == ([f"{bot} unpropose {third}"] if asked else [])
    assert table.tea.manners.cups == []
    assert not table.tea.keeps_waiting(bot)


def test_rs5_3_people_keep_their_cups_whatever_they_promise() -> None:
    """They may change their minds, or lie: promises bind nobody (RS3.1)."""
    table = TeaTable("pppb")
    table.act("0 propose 1")
    table.act("1 agree 0")
    assert table.tea.pledged(1, 2) == []
    assert len(table.tea.manners.cups) == 1


def test_rs5_3_who_has_asked_a_bot_is_answered_before_it_agrees_with_another() -> None:
    """However early she asked: nobody sits down with somebody else and leaves her without a word."""
    table = TeaTable("pbb")
    table.bots = {seat: Wishful() for seat in (1, 2)}
    for text in ("2 propose 1", "0 propose 1"):
        table.act(text)
    table.pass_time(12)
    board = table.tea.board()
    assert board is not None
    assert not board.open_proposals[1]
    assert [{cup.seat, cup.other} for cup in table.tea.manners.cups] == [{1, 2}]


@pytest.mark.usefixtures("wishful")
def test_rs3_1_a_character_says_something_when_a_promise_to_it_is_broken(slow: Club) -> None:
    ann = slow.guest("Ann")
    made = ann.post("/tables", 201, game="rising-sun", seats=3, bots=["monk", "steady"], pace="turns")
    table = str(ann.post(f"/tables/{made['id']}/start")["id"])
    offered(slow, table, f"1 offer 0 1 0 0 0 {ALLY}")
    [deal] = open_offers(ann, table)
    ann.post(f"/tables/{table}/deals/{deal['number']}/accept")
    propose(ann, table, 0, "propose 2")
    waited_for(
        lambda: [one["text"] for one in ann.get(f"/tables/{table}/talk") if one["text"].startswith("monk threat")]
    )
