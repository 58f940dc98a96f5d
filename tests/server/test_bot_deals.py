"""RS3.2: bots deal through the same door as people: their offers can be answered, their answers settle the deal."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gunbai.games.registry import game
from gunbai.games.rising_sun.promises.numbers import number_of
from gunbai.games.rising_sun.promises.promise import Promise
from gunbai.kernel.actions import Action, Aside, AsideForm
from gunbai.kernel.state import View
from gunbai.server.deals import bargains
from gunbai.server.play.bot_pool import Question, think
from gunbai.server.refusal import Refusal
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


def test_rs3_1_what_a_bot_promises_by_its_number_is_in_the_deal_and_in_the_ledger(slow: Club) -> None:
    ann = slow.guest("Ann")
    table = seated(ann)
    number = number_of(Promise("no_betray", 1, 0, "spring", {}), None)
    offered(slow, table, f"1 offer 0 1 0 0 0 {number}")
    [deal] = [one for one in ann.get(f"/tables/{table}/deals") if one["by"] == 1 and one["status"] == "open"]
    assert deal["terms"]["promises"] == [{"block": "no_betray"}]
    ann.post(f"/tables/{table}/deals/{deal['number']}/accept")
    [promise] = ann.get(f"/tables/{table}/state")["promises"]
    assert (promise["by"], promise["to"], promise["block"]) == (1, 0, "no_betray")


def answered(person: Person, table: str, number: int) -> Any:
    end = time.monotonic() + PATIENCE
    while deal_of(person, table, number)["status"] == "open" and time.monotonic() < end:
        time.sleep(0.05)
    return deal_of(person, table, number)


def test_rs3_1_promises_for_promises_are_answered_by_bots_and_watched(slow: Club) -> None:
    """What a bot owes and is owed is told to it: the second promise of one who owes already is not now."""
    ann = slow.guest("Ann")
    table = seated(ann)
    deal = ann.post(f"/tables/{table}/deals", 201, to=1, promises=[{"block": "spare"}])
    assert answered(ann, table, deal["number"])["status"] == "accepted"
    [promise] = ann.get(f"/tables/{table}/state")["promises"]
    assert (promise["by"], promise["to"], promise["block"], promise["status"]) == (0, 1, "spare", "open")
    again = ann.post(f"/tables/{table}/deals", 201, to=1, promises=[{"block": "no_hostage"}])
    refused = answered(ann, table, again["number"])
    assert (refused["status"], refused["reason"]) == ("refused", "not_now")


@pytest.mark.parametrize("goods", [{"open_to": "table"}, {"ronin_asked": 1}])
def test_rs3_1_what_a_bot_would_rather_agree_on_answers_the_offer_and_can_be_accepted(
    slow: Club, goods: dict[str, Any]
) -> None:
    """Its counter-offer takes the place of its refusal; of goods, too, nothing is left to accept behind its back."""
    ann, bo = slow.guest("Ann"), slow.guest("Bo")
    table = with_friend(ann, bo)
    deal = ann.post(f"/tables/{table}/deals", 201, to=1, promises_asked=[{"block": "no_betray"}], **goods)
    number = number_of(Promise("no_betray", 1, 0, "spring", {}), None)
    offered(slow, table, "1 refuse 0", bargains.Said("need_it", f"1 offer 0 0 0 1 0 {number}"))
    assert deal_of(ann, table, deal["number"])["status"] == "countered"
    assert not slow_offers(slow, table, 0, 1)
    [back] = [one for one in ann.get(f"/tables/{table}/deals") if one["answers"] == deal["number"]]
    assert (back["by"], back["to"], back["terms"]["promises"]) == (1, 0, [{"block": "no_betray"}])
    assert back["open_to"] == deal["open_to"], "what two talk about alone stays between them"
    assert ann.post(f"/tables/{table}/deals/{back['number']}/accept")["status"] == "accepted"
    assert [one["block"] for one in ann.get(f"/tables/{table}/state")["promises"]] == ["no_betray"]


def test_rs3_2_a_counter_offer_that_cannot_be_made_leaves_the_refusal_and_its_reason(slow: Club) -> None:
    ann, bo = slow.guest("Ann"), slow.guest("Bo")
    table = with_friend(ann, bo)
    deal = ann.post(f"/tables/{table}/deals", 201, to=1, promises_asked=[{"block": "spare"}])
    offered(slow, table, "1 refuse 0", bargains.Said("too_dear", "1 offer 0 99 0 0 0 0"))
    found = deal_of(ann, table, deal["number"])
    assert (found["status"], found["reason"]) == ("refused", "too_dear")


def test_rs3_2_what_two_talk_about_alone_is_not_countered_before_everybody(slow: Club) -> None:
    """Goods are offered before all ears; a whispered promise is answered with them by a refusal alone."""
    ann, bo = slow.guest("Ann"), slow.guest("Bo")
    table = with_friend(ann, bo)
    deal = ann.post(f"/tables/{table}/deals", 201, to=1, promises_asked=[{"block": "spare"}], open_to="pair")
    offered(slow, table, "1 refuse 0", bargains.Said("too_dear", "1 offer 0 0 0 1 0 0"))
    assert deal_of(ann, table, deal["number"])["status"] == "refused"
    assert not slow_offers(slow, table, 1, 0)


def test_rs3_2_free_words_are_asked_of_a_bot_in_vain(slow: Club) -> None:
    ann = slow.guest("Ann")
    table = seated(ann)
    deal = ann.post(f"/tables/{table}/deals", 201, to=1, promise="I am yours", promise_asked="leave Kyoto alone")
    found = answered(ann, table, deal["number"])
    assert (found["status"], found["reason"]) == ("refused", "unbound")


def with_friend(ann: Person, bo: Person) -> str:
    table = ann.post("/tables", 201, game="rising-sun", seats=3, bots=["steady"])
    bo.post(f"/tables/{table['id']}/join")
    return str(ann.post(f"/tables/{table['id']}/start")["id"])


def slow_offers(club: Club, table: str, giver: int, taker: int) -> bool:
    """Whether the game itself still holds an offer open."""

    async def work() -> bool:
        play = (await club.server.hub.get(table)).play
        return play is not None and play.has_open_offer(giver, taker)

    portal: Any = club.client.portal
    return bool(portal.call(work))


def test_rs3_2_offers_one_after_the_other_are_all_answered_with_the_bots_own_reason(slow: Club) -> None:
    ann = slow.guest("Ann")
    table = seated(ann)
    for asked, reason in ((1, "too_dear"), (2, "too_dear"), (99, "not_now")):
        deal = ann.post(f"/tables/{table}/deals", 201, to=1, coins_asked=asked)
        found = answered(ann, table, deal["number"])
        assert (found["status"], found["reason"]) == ("refused", reason)


@pytest.mark.parametrize("bot", ["random", "novice"])
def test_rs3_1_every_kind_of_bot_answers_promises(slow: Club, bot: str) -> None:
    ann = slow.guest("Ann")
    made = ann.post("/tables", 201, game="rising-sun", seats=3, bots=[bot, bot])
    table = str(ann.post(f"/tables/{made['id']}/start")["id"])
    deal = ann.post(f"/tables/{table}/deals", 201, to=1, promises_asked=[{"block": "pay", "amount": 2}])
    found = answered(ann, table, deal["number"])
    assert found["status"] == "refused"
    assert found["reason"] == ("unbound" if bot == "random" else "need_it")


@pytest.mark.parametrize("answer", ["accept", "refuse"])
@pytest.mark.parametrize("by_hand", [False, True])
def test_rs3_2_a_bot_answers_the_offer_that_it_was_asked_about_and_no_later_one(
    slow: Club, answer: str, by_hand: bool
) -> None:
    """While it thinks and waits a person puts another offer in the place of the first: its answer is void then."""
    ann, bo = slow.guest("Ann"), slow.guest("Bo")
    table = with_friend(ann, bo)

    def offer(coins: int, asked: int) -> None:
        if by_hand:
            ann.act(table, f"0 offer 1 {coins} 0 {asked} 0 0")
        else:
            ann.post(f"/tables/{table}/deals", 201, to=1, coins=coins, coins_asked=asked)

    async def work(heard: Any = None) -> Any:
        held = await slow.server.hub.get(table)
        if heard is None:
            return bargains.heard_by(held, 1)
        return await bargains.done_by_bot(held, 1, f"1 {answer} 0", heard)

    portal: Any = slow.client.portal
    slow.server.bots._driving.add(slow.server.hub.tables[table])  # the bot is still at its answer
    offer(1, 0)
    heard = portal.call(work)
    offer(0, 1)
    before = coins(ann, table)
    with pytest.raises(Refusal, match="no longer open"):
        portal.call(work, heard)
    assert coins(ann, table) == before
    assert slow_offers(slow, table, 0, 1), "the bot will be asked about the new one"
    assert portal.call(work, portal.call(work))


class Refusing:
    """Refuses what it is offered, and notes in which order it was asked what."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def aside(self, view: View, forms: Sequence[AsideForm], rng: random.Random) -> Aside | None:
        self.asked.append("aside")
        return Aside(1, "refuse", (0,))

    def choose(self, view: View, choices: Sequence[Action], rng: random.Random, budget_ms: int) -> Action:
        self.asked.append("choose")
        return choices[0]

    def counter(self, view: View, giver: int) -> Aside | None:
        self.asked.append("counter")
        return Aside(1, "offer", (giver, 0, 0, 1, 0, 0))


def test_rs3_2_a_bot_counters_in_the_game_as_it_stands_and_not_after_its_own_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bot = Refusing()
    monkeypatch.setattr("gunbai.bots.registry.make", lambda name, game: bot)
    state = game("rising-sun").new(3, seed=1)
    state.apply(Aside(0, "offer", (1, 0, 0, 1, 0, 0)))
    answer = think(Question("rising-sun", "steady", 1, msgspec.json.encode(state.position()), None, 1, 0))
    assert bot.asked == ["aside", "counter", "choose"]
    assert (answer.aside, answer.reason, answer.counter) == ("1 refuse 0", "unbound", "1 offer 0 0 0 1 0 0")
    assert answer.action in [str(choice) for choice in state.choices(1)]


class Offering:
    """Seat 1 offers a person a coin when it is first asked, then goes on; notes who has chosen."""

    def __init__(self) -> None:
        self.chosen: list[int] = []
        self.offered = False

    def aside(self, view: View, forms: Sequence[AsideForm], rng: random.Random) -> Aside | None:
        if view.seat != 1 or self.offered:
            return None
        self.offered = True
        return Aside(1, "offer", (0, 1, 0, 0, 0, 0))

    def choose(self, view: View, choices: Sequence[Action], rng: random.Random, budget_ms: int) -> Action:
        self.chosen.append(choices[0].seat)
        return choices[-1]


@pytest.fixture
def patient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Club, Offering]]:
    """A club where bots wait an hour for an answer, and otherwise for nobody."""
    bot = Offering()
    monkeypatch.setattr("gunbai.bots.registry.make", lambda name, game: bot)
    with opened(tmp_path, offer_wait=3600) as club:
        yield club, bot


def open_offer(person: Person, table: str) -> Any:
    return waited_for(lambda: [one for one in person.get(f"/tables/{table}/deals") if one["status"] == "open"])[0]


def waited_for(look: Callable[[], Any]) -> Any:
    end = time.monotonic() + PATIENCE
    while not (found := look()) and time.monotonic() < end:
        time.sleep(0.05)
    assert found, "it did not come"
    return found


@pytest.mark.parametrize("answer", ["accept", "refuse"])
def test_rs3_2_a_bot_waits_for_the_answer_of_a_person_who_is_here(patient: tuple[Club, Offering], answer: str) -> None:
    club, bot = patient
    ann = club.guest("Ann")
    made = ann.post("/tables", 201, game="rising-sun", seats=3, bots=["steady", "steady"])["id"]
    with ann.live(made):
        ann.post(f"/tables/{made}/start")
        deal = open_offer(ann, made)
        held = club.server.hub.tables[made]
        assert 3000 < bargains.patience(held, 1) <= 3600
        waited_for(lambda: held not in club.server.bots._driving)
        assert 1 in held.acting()
        assert 1 not in bot.chosen
        ann.post(f"/tables/{made}/deals/{deal['number']}/{answer}")
        waited_for(lambda: 1 in bot.chosen)


@pytest.mark.parametrize(("character", "longest"), [("abbot", 5400), ("monk", 2520)])
def test_rs3_2_patience_shows_in_the_wait(patient: tuple[Club, Offering], character: str, longest: int) -> None:
    club, _ = patient
    ann = club.guest("Ann")
    made = ann.post("/tables", 201, game="rising-sun", seats=3, bots=[character, character])["id"]
    with ann.live(made):
        ann.post(f"/tables/{made}/start")
        open_offer(ann, made)
        assert longest - 600 < bargains.patience(club.server.hub.tables[made], 1) <= longest


def test_rs3_2_nobody_waits_for_the_answer_of_somebody_who_is_not_here(patient: tuple[Club, Offering]) -> None:
    """The offer is still there when they come: it stays open for as long as the rules allow."""
    club, bot = patient
    ann = club.guest("Ann")
    table = seated(ann)
    waited_for(lambda: 1 in bot.chosen)
    deal = open_offer(ann, table)
    assert ann.post(f"/tables/{table}/deals/{deal['number']}/accept")["status"] == "accepted"


def test_rs3_2_a_bot_that_has_waited_long_enough_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = Offering()
    monkeypatch.setattr("gunbai.bots.registry.make", lambda name, game: bot)
    with opened(tmp_path, offer_wait=0.3) as club:
        ann = club.guest("Ann")
        made = ann.post("/tables", 201, game="rising-sun", seats=3, bots=["steady", "steady"])["id"]
        with ann.live(made):
            ann.post(f"/tables/{made}/start")
            waited_for(lambda: 1 in bot.chosen)
            assert open_offer(ann, made)["by"] == 1


@pytest.mark.parametrize(
    ("terms", "beats"),
    [
        ({"coins": 1}, 1.6),
        ({"promise": "Friends?", "promises": [{"block": "no_betray"}], "promise_asked": "Friends!"}, 2.8),
    ],
)
def test_rs3_2_a_bot_answers_after_a_moment_that_fits_what_was_asked(
    tmp_path: Path, terms: dict[str, Any], beats: float
) -> None:
    """The more there is to read the longer it takes."""
    with opened(tmp_path, tea_word=3600, tea_pour=3600, tea_longest=86_400, tea_beat_ms=300) as club:
        ann = club.guest("Ann")
        made = ann.post("/tables", 201, game="rising-sun", seats=3, bots=["steady", "steady"])["id"]
        table = str(ann.post(f"/tables/{made}/start")["id"])
        waited_for(lambda: ann.get(f"/tables/{table}/state")["actors"] in ([0], []) or cups(ann, table))
        asked = time.monotonic()
        deal = ann.post(f"/tables/{table}/deals", 201, to=1, **terms)["number"]
        waited_for(lambda: deal_of(ann, table, deal)["status"] != "open")
        assert time.monotonic() - asked >= 0.3 * beats


def cups(person: Person, table: str) -> Any:
    return person.get(f"/tables/{table}/state")["tea"]["cups"]


def offered(club: Club, table: str, text: str, said: bargains.Said = bargains.NOTHING_MORE) -> None:
    """As the driver of the bots does it."""

    async def work() -> bool:
        held = await club.server.hub.get(table)
        seat = int(text.split()[0])
        return await bargains.done_by_bot(held, seat, text, bargains.heard_by(held, seat), said)

    portal: Any = club.client.portal
    assert portal.call(work)
