"""Deals of Rising Sun: by what they gain, with memory, and with a temper that shows."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

import gunbai
from gunbai.arena.driver import Driver
from gunbai.bots.novice import Novice
from gunbai.bots.registry import make, tempers
from gunbai.bots.rising_sun.deals.bargaining import NOT_NOW, OTHER_CUP, TOO_DEAR, TRUST, UNBOUND
from gunbai.bots.rising_sun.deals.credit import ALLIANCE, Credit
from gunbai.bots.rising_sun.steady import Steady
from gunbai.bots.rising_sun.talks.memory import NOTES, Memory
from gunbai.bots.rising_sun.talks.temper import EVEN, GREEDY, LOYAL, SILENT, TREACHEROUS, Temper
from gunbai.games.rising_sun.actions import PROPOSE
from gunbai.games.rising_sun.data.words import BETRAY, POLITICS, TEA
from gunbai.games.rising_sun.promises.promise import BROKEN, OPEN
from gunbai.games.rising_sun.state import State
from gunbai.games.rising_sun.table import NOBODY
from gunbai.kernel.actions import Aside
from gunbai.kernel.documents.codec import Doc
from gunbai.kernel.events import Event

GAME = gunbai.game("rising-sun")


def fresh(seats: int = 3, seed: int = 1) -> State:
    state = GAME.new(seats, seed=seed)
    assert isinstance(state, State)
    return state


def said(bot: Steady, state: State, seat: int) -> Aside | None:
    return bot.aside(state.view(seat), state.asides(seat), random.Random(1))


# --- memory -----------------------------------------------------------------------------------------------------------


def test_a_broken_alliance_is_remembered_and_by_whom() -> None:
    t = fresh(4).table
    t.phase, t.ally = POLITICS, [1, 0, NOBODY, NOBODY]
    memory = Memory(4, 2)
    memory.observe(t)
    t.ally, t.plays = [NOBODY] * 4, [1, BETRAY, 0]
    memory.observe(t)
    memory.observe(t)
    assert memory.broken[1 * 4 + 0] == 1
    assert sum(memory.broken) == 1
    credit = Credit(2, [], memory, 1.0)
    assert credit.of(1, ALLIANCE) < 0.6 < credit.of(0, ALLIANCE)


def test_an_alliance_that_stands_is_remembered_as_kept() -> None:
    t = fresh(4).table
    t.phase, t.ally = POLITICS, [1, 0, NOBODY, NOBODY]
    memory = Memory(4, 0)
    memory.observe(t)
    t.season, t.phase, t.ally = 1, TEA, [NOBODY] * 4
    memory.observe(t)
    assert memory.kept[1 * 4 + 0] == 1
    credit = Credit(0, [], memory, 1.0)
    assert credit.of(1, ALLIANCE) > credit.of(2, ALLIANCE)


def test_broken_with_me_weighs_more_than_with_others() -> None:
    victim, witness = Memory(4, 0), Memory(4, 2)
    for memory in (victim, witness):
        memory.broken[1 * 4 + 0] = 1
    believed = [Credit(memory.seat, [], memory, 1.0).of(1, ALLIANCE) for memory in (victim, witness)]
    assert believed[0] < believed[1] < 0.8


def test_everything_it_holds_is_in_its_notes() -> None:
    memory = Memory(3, 0)
    held = {name for name in dir(memory) if not name.startswith("_") and not callable(getattr(memory, name))}
    assert held == set(NOTES)


def test_notes_go_on_in_another_process() -> None:
    state = fresh()
    first, other = Steady(LOYAL), Steady(LOYAL)
    assert first.notes() == {}
    first.choose(state.view(0), state.choices(0), random.Random(1), 0)
    first.diplomat.observe(state.view(0)).asked[2] = 1
    other.remember(json.loads(json.dumps(first.notes())))
    assert other.notes() == first.notes()
    other.remember({})
    assert other.notes() == {}


# --- asides -----------------------------------------------------------------------------------------------------------


def proposed(state: State, seat: int, other: int) -> None:
    state.apply(GAME.actions.of(seat, PROPOSE.id(other)))


def told(temper: Temper = EVEN, promises: list[Doc] | None = None, **offer: object) -> Steady:
    """A bot that is told of deals: of these promises, and of what the offer of a seat promises and asks."""
    bot = Steady(temper)
    bot.told({"promises": promises or [], "offers": [offer] if offer else []})
    return bot


def owed(by: int, to: int, block: str, status: str = OPEN, **about: str | int) -> Doc:
    return {"deal": 1, "block": block, "by": by, "to": to, "season": "spring", "status": status, **about}


def test_gifts_are_taken_and_demands_for_nothing_refused() -> None:
    for temper in (EVEN, SILENT):
        state, bot = fresh(4), told(temper)
        state.apply(Aside(1, "offer", (0, 1, 0, 0, 0, 0)))
        assert said(bot, state, 0) == Aside(0, "accept", (1,))
        state.apply(Aside(1, "offer", (0, 0, 0, 1, 0, 0)))
        assert said(bot, state, 0) == Aside(0, "refuse", (1,))
        assert bot.reasons()[1] == TOO_DEAR


def test_what_nobody_can_pay_is_refused() -> None:
    state, bot = fresh(4), told()
    state.apply(Aside(1, "offer", (0, 0, 0, 20, 0, 0)))
    assert said(bot, state, 0) == Aside(0, "refuse", (1,))
    assert bot.reasons() == {1: NOT_NOW}


def test_an_unknown_promise_is_refused() -> None:
    state, bot = fresh(4), told(by=1, gives=[{"block": "eternal_love"}], asks=[])
    state.apply(Aside(1, "offer", (0, 5, 0, 0, 0, 7)))
    assert said(bot, state, 0) == Aside(0, "refuse", (1,))
    assert bot.reasons() == {1: UNBOUND}


def test_free_words_are_worth_nothing() -> None:
    """A number that nobody has explained stands for words: coins for it are coins for nothing."""
    state, bot = fresh(4), told()
    state.apply(Aside(1, "offer", (0, 0, 0, 1, 0, 12)))
    assert said(bot, state, 0) == Aside(0, "refuse", (1,))
    assert bot.reasons() == {1: TOO_DEAR}


def test_nobody_gives_their_word_on_what_they_cannot_read() -> None:
    """Not even for coins, and beside a promise that they can read as little as alone."""
    for asks in ([], [{"block": "spare"}]):
        state, bot = fresh(4), told(by=1, gives=[], asks=asks, words=True)
        state.apply(Aside(1, "offer", (0, 5, 0, 0, 0, 7)))
        assert said(bot, state, 0) == Aside(0, "refuse", (1,))
        assert bot.reasons() == {1: UNBOUND}


def test_who_does_not_bargain_makes_no_promises() -> None:
    state, bot = fresh(4), told(SILENT, by=1, gives=[], asks=[{"block": "spare"}])
    state.apply(Aside(1, "offer", (0, 5, 0, 0, 0, 7)))
    assert said(bot, state, 0) == Aside(0, "refuse", (1,))
    assert bot.reasons() == {1: UNBOUND}


def test_a_promise_is_sold_for_enough_and_its_word_is_believed_only_once() -> None:
    """Two coins for sparing figures are a good price; for a word that was broken before hardly anything is paid."""
    state = fresh(4)
    state.apply(Aside(1, "offer", (0, 2, 0, 0, 0, 7)))
    assert said(told(by=1, gives=[], asks=[{"block": "spare"}]), state, 0) == Aside(0, "accept", (1,))
    state.apply(Aside(1, "offer", (0, 0, 0, 2, 0, 7)))
    pays = {"by": 1, "gives": [{"block": "pay", "amount": 3}], "asks": []}
    assert said(told(**pays), state, 0) == Aside(0, "accept", (1,))  # type: ignore[arg-type]
    broken = told(promises=[owed(1, 2, "pay", BROKEN, amount=1)] * 2, **pays)  # type: ignore[arg-type]
    assert said(broken, state, 0) == Aside(0, "refuse", (1,))
    assert broken.reasons() == {1: TRUST}
    bound = told(promises=[owed(1, 0, "spare")], **pays)  # type: ignore[arg-type]
    assert said(bound, state, 0) == Aside(0, "refuse", (1,))
    assert bound.reasons() == {1: NOT_NOW}


def test_nobody_sells_an_alliance_twice() -> None:
    state = fresh(4)
    bot = told(promises=[owed(0, 2, "ally")], by=1, gives=[], asks=[{"block": "ally"}])
    state.apply(Aside(1, "offer", (0, 5, 0, 0, 0, 7)))
    assert said(bot, state, 0) == Aside(0, "refuse", (1,))
    assert bot.reasons() == {1: OTHER_CUP}


def test_an_alliance_that_was_sold_is_made_and_one_that_was_bought_is_wanted() -> None:
    for line in (owed(0, 2, "ally"), owed(2, 0, "ally")):
        state = fresh(4)
        bot = told(promises=[line])
        assert str(bot.choose(state.view(0), state.choices(0), random.Random(1), 0)) == "0 propose 2"
        proposed(state, 1, 0)
        proposed(state, 2, 0)
        assert str(bot.choose(state.view(0), state.choices(0), random.Random(1), 0)) == "0 agree 2"


def test_coins_that_were_promised_are_paid_by_who_keeps_its_word() -> None:
    for temper, paid in ((EVEN, Aside(0, "give", (1, 2, 0))), (TREACHEROUS, None)):
        state, bot = fresh(4), told(temper, [owed(0, 1, "pay", amount=2)])
        state.table.phase, state.table.active = POLITICS, 0
        answer = said(bot, state, 0)
        assert (answer == paid) if paid else (answer is None or answer.tag != "give")


def test_without_being_told_of_deals_nothing_is_promised() -> None:
    for seat in range(4):
        assert said(Steady(), fresh(4), seat) is None


def test_broken_faith_makes_a_worse_ally() -> None:
    """Whoever would be asked first has broken its word: somebody else is asked, or nobody."""
    state = fresh(5)
    first = str(told().choose(state.view(2), state.choices(2), random.Random(1), 0))
    assert first.startswith("2 propose")
    broken = [owed(int(first[-1]), 3, "ally", BROKEN)] * 3
    assert str(told(promises=broken).choose(state.view(2), state.choices(2), random.Random(1), 0)) != first


def test_loyal_gives_a_coin_to_an_ally_without_one() -> None:
    state = fresh(4)
    t = state.table
    t.phase, t.active, t.ally, t.coins = POLITICS, 0, [1, 0, 3, 2], [6, 0, 5, 5]
    assert said(Steady(LOYAL), state, 0) == Aside(0, "give", (1, 1, 0))
    assert said(Steady(EVEN), state, 0) is None


# --- tempers over many games ------------------------------------------------------------------------------------------

NAMES = ("steady", "steady:loyal", "steady:greedy", "steady:treacherous")


def tally(seating: list[str], events: list[Event], counts: dict[str, Counter]) -> None:
    for event in events:
        who = counts[seating[int(event.args.get("seat", 0))]]
        if event.code == "alliance_formed":
            who["allied"] += 1
            counts[seating[int(event.args["seat2"])]]["allied"] += 1
        elif event.code == "alliance_broken":
            who["broken"] += 1
        elif event.code == "offered":
            who["asks"] += int(event.args["amount3"])
            who["offers"] += int(event.args["amount1"])
        elif event.code == "offer_accepted":
            who["paid"] += int(event.args["amount3"])


@pytest.fixture(scope="module")
def habits() -> dict[str, Counter]:
    """Forty-eight fixed games of four and five players, every temper everywhere equally often."""
    counts: dict[str, Counter] = {name: Counter() for name in NAMES}
    for seed in range(48):
        seating = [NAMES[(seed + seat) % 4] for seat in range(4 + seed // 4 % 2)]
        state = fresh(len(seating), seed)
        events: list[Event] = []
        state.listener = events.append
        outcome = Driver(GAME, state, [make(name, GAME) for name in seating], seed, 0).run()
        assert not any(outcome.faults), outcome.reports
        tally(seating, events, counts)
    return counts


def test_betrayal_shows_the_temper(habits: dict[str, Counter]) -> None:
    rate = {name: count["broken"] / count["allied"] for name, count in habits.items()}
    assert rate["steady:loyal"] < 0.06
    assert rate["steady:treacherous"] > 0.35
    assert rate["steady:treacherous"] > 3 * max(rate["steady"], rate["steady:greedy"])
    assert rate["steady:loyal"] <= rate["steady"]


def test_deals_show_the_temper(habits: dict[str, Counter]) -> None:
    assert habits["steady:greedy"]["asks"] > 3 * habits["steady:greedy"]["offers"]
    assert habits["steady:loyal"]["offers"] > 2 * habits["steady:loyal"]["asks"]
    assert habits["steady:loyal"]["offers"] > habits["steady"]["offers"] > habits["steady:greedy"]["offers"]
    assert habits["steady:loyal"]["paid"] > 2 * habits["steady:greedy"]["paid"]


def test_tempers_are_named() -> None:
    assert tempers(GAME) == ["loyal", "greedy", "treacherous"]
    assert tempers(gunbai.game("shogun")) == []
    silent = make("steady:silent", GAME)
    assert isinstance(silent, Steady)
    assert not silent.temper.bargains, "for comparisons only, so it is not among those that are offered"
    bot = make("steady:greedy", GAME)
    assert isinstance(bot, Steady)
    assert bot.temper is GREEDY
    novice = make("novice:loyal", GAME)
    assert isinstance(novice, Novice)
    assert isinstance(novice.advisor, Steady)
    assert novice.advisor.temper is LOYAL
