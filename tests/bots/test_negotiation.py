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
from gunbai.bots.rising_sun.steady import Steady
from gunbai.bots.rising_sun.talks.memory import NOTES, Memory
from gunbai.bots.rising_sun.talks.temper import EVEN, GREEDY, LOYAL, TREACHEROUS, Temper
from gunbai.games.rising_sun.actions import PROPOSE
from gunbai.games.rising_sun.data.words import BETRAY, POLITICS, TEA
from gunbai.games.rising_sun.state import State
from gunbai.games.rising_sun.table import NOBODY
from gunbai.kernel.actions import Aside
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
    assert memory.trust(1) < 0 == memory.trust(0)


def test_an_alliance_that_stands_is_remembered_as_kept() -> None:
    t = fresh(4).table
    t.phase, t.ally = POLITICS, [1, 0, NOBODY, NOBODY]
    memory = Memory(4, 0)
    memory.observe(t)
    t.season, t.phase, t.ally = 1, TEA, [NOBODY] * 4
    memory.observe(t)
    assert memory.kept[1 * 4 + 0] == 1
    assert memory.trust(1) > 0 == memory.trust(2)


def test_broken_with_me_weighs_more_than_with_others() -> None:
    victim, witness = Memory(4, 0), Memory(4, 2)
    for memory in (victim, witness):
        memory.broken[1 * 4 + 0] = 1
    assert victim.trust(1) < witness.trust(1) < 0


def test_everything_it_holds_is_in_its_notes() -> None:
    memory = Memory(3, 0)
    held = {name for name in dir(memory) if not name.startswith("_") and not callable(getattr(memory, name))}
    assert held == set(NOTES)


def test_notes_go_on_in_another_process() -> None:
    state = fresh()
    first, other = Steady(LOYAL), Steady(LOYAL)
    assert first.notes() == {}
    first.choose(state.view(0), state.choices(0), random.Random(1), 0)
    first.diplomat.observe(state.view(0)).cheated[2] = 1
    other.remember(json.loads(json.dumps(first.notes())))
    assert other.notes() == first.notes()
    other.remember({})
    assert other.notes() == {}


# --- asides -----------------------------------------------------------------------------------------------------------


def proposed(state: State, seat: int, other: int) -> None:
    state.apply(GAME.actions.of(seat, PROPOSE.id(other)))


@pytest.mark.parametrize(
    ("temper", "coins", "answer"),
    [(EVEN, 1, "accept"), (EVEN, 2, "refuse"), (LOYAL, 2, "accept"), (GREEDY, 1, "refuse"), (TREACHEROUS, 1, "refuse")],
)
def test_coins_for_an_alliance_are_paid_by_temper(temper: Temper, coins: int, answer: str) -> None:
    state, bot = fresh(4), Steady(temper)
    bot.diplomat.observe(state.view(0))
    proposed(state, 0, 1)
    state.apply(Aside(1, "offer", (0, 0, 0, coins, 0, 0)))
    assert said(bot, state, 0) == Aside(0, answer, (1,))


def test_without_a_proposal_nothing_is_paid() -> None:
    state = fresh(4)
    state.apply(Aside(1, "offer", (0, 0, 0, 1, 0, 0)))
    assert said(Steady(LOYAL), state, 0) == Aside(0, "refuse", (1,))


def test_who_does_not_know_what_it_has_paid_before_pays_nothing() -> None:
    """A bot that is made anew for every decision could be asked for a coin at every one of them."""
    state = fresh(4)
    proposed(state, 0, 1)
    state.apply(Aside(1, "offer", (0, 0, 0, 1, 0, 0)))
    assert said(Steady(LOYAL), state, 0) == Aside(0, "refuse", (1,))
    summer = fresh(3)
    summer.table.season = 1
    assert said(Steady(LOYAL), summer, 0) is None


def test_never_paid_for_nothing_twice() -> None:
    """Paid in the tea of spring, no alliance came of it: in summer the same seat asks in vain, another does not."""
    state, bot = fresh(4), Steady(LOYAL)
    bot.diplomat.observe(state.view(0))
    proposed(state, 0, 1)
    state.apply(Aside(1, "offer", (0, 0, 0, 1, 0, 0)))
    paid = said(bot, state, 0)
    assert paid == Aside(0, "accept", (1,))
    state.apply(paid)
    memory = bot.diplomat.memory
    assert memory is not None
    assert memory.paid[1] == 1
    state.table.phase = POLITICS
    bot.diplomat.observe(state.view(0))
    assert memory.cheated == [0, 1, 0, 0]
    summer = fresh(4)
    summer.table.season = 1
    for other, answer in ((1, "refuse"), (2, "accept")):
        proposed(summer, 0, other)
        summer.apply(Aside(other, "offer", (0, 0, 0, 1, 0, 0)))
        answered = said(bot, summer, 0)
        assert answered == Aside(0, answer, (other,))
        summer.apply(answered)


def test_a_sweetener_that_brought_nothing_is_not_offered_to_the_same_seat_again() -> None:
    state, bot = fresh(3), Steady(LOYAL)
    offer = said(bot, state, 0)
    assert offer is not None
    assert (offer.tag, offer.numbers[1:]) == ("offer", (2, 0, 0, 0, 0))
    other = offer.numbers[0]
    state.apply(offer)
    state.apply(Aside(other, "accept", (0,)))
    assert said(bot, state, 0) is None, "once a season"
    state.table.phase = POLITICS
    bot.diplomat.observe(state.view(0))
    memory = bot.diplomat.memory
    assert memory is not None
    assert memory.cheated[other] == 1
    summer = fresh(3)
    summer.table.season = 1
    again = said(bot, summer, 0)
    assert again is None or again.numbers[0] != other


def test_a_broken_peace_that_was_paid_for_is_paid_for_nothing() -> None:
    t = fresh(4).table
    memory = Memory(4, 0)
    t.phase, t.ally = POLITICS, [1, 0, NOBODY, NOBODY]
    memory.observe(t)
    memory.pay(1, 1)
    memory.observe(t)
    assert memory.cheated[1] == 0
    t.ally, t.plays = [NOBODY] * 4, [1, BETRAY, 0]
    memory.observe(t)
    assert memory.cheated == [0, 1, 0, 0]
    own = Memory(4, 1)
    t.ally, t.plays = [1, 0, NOBODY, NOBODY], []
    own.observe(t)
    own.pay(0, 1)
    t.ally, t.plays = [NOBODY] * 4, [1, BETRAY, 0]
    own.observe(t)
    assert own.cheated == [0] * 4, "I broke it myself"


def test_coins_received_make_a_better_ally() -> None:
    state = fresh(5)
    for giver in (1, 2):
        proposed(state, giver, 0)
    agreed: Counter = Counter()
    for payer in (1, 2):
        trial = state.copy()
        bot = Steady(LOYAL)
        trial.apply(Aside(payer, "offer", (0, 3, 0, 0, 0, 0)))
        answer = said(bot, trial, 0)
        assert answer == Aside(0, "accept", (payer,))
        trial.apply(answer)
        choice = str(bot.choose(trial.view(0), trial.choices(0), random.Random(1), 0))
        agreed[choice == f"0 agree {payer}"] += 1
    assert agreed == {True: 2}


def test_loyal_gives_a_coin_to_an_ally_without_one() -> None:
    state = fresh(4)
    t = state.table
    t.phase, t.active, t.ally, t.coins = POLITICS, 0, [1, 0, 3, 2], [6, 0, 5, 5]
    assert said(Steady(LOYAL), state, 0) == Aside(0, "give", (1, 1, 0))
    assert said(Steady(EVEN), state, 0) is None
    assert said(Steady(GREEDY), state, 0) is None, "nothing to take from an empty purse"
    t.coins[1] = 5
    assert said(Steady(GREEDY), state, 0) == Aside(0, "offer", (1, 0, 0, 2, 0, 0))


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
    assert habits["steady:greedy"]["asks"] > 1.5 * habits["steady:treacherous"]["asks"]
    assert habits["steady:treacherous"]["asks"] > 20
    assert habits["steady"]["asks"] == habits["steady:loyal"]["asks"] == 0
    assert habits["steady:greedy"]["offers"] == 0
    assert habits["steady:loyal"]["offers"] > 20
    assert habits["steady:loyal"]["paid"] > 5 * habits["steady"]["paid"] + 10
    assert habits["steady:greedy"]["paid"] == habits["steady:treacherous"]["paid"] == 0


def test_tempers_are_named() -> None:
    assert tempers(GAME) == ["loyal", "greedy", "treacherous"]
    assert tempers(gunbai.game("shogun")) == []
    bot = make("steady:greedy", GAME)
    assert isinstance(bot, Steady)
    assert bot.temper is GREEDY
    novice = make("novice:loyal", GAME)
    assert isinstance(novice, Novice)
    assert isinstance(novice.advisor, Steady)
    assert novice.advisor.temper is LOYAL
