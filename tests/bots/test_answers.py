"""What bots of Rising Sun answer to deals: promises for promises, counter-offers, and nothing that tells a secret."""

from __future__ import annotations

import random

import pytest

import gunbai
from gunbai.bots.bot import counter, reasons, settle
from gunbai.bots.registry import make
from gunbai.bots.rising_sun.deals.bargaining import NEED_IT, REASONS, TRUST, UNBOUND
from gunbai.bots.rising_sun.policy import pick
from gunbai.bots.rising_sun.steady import Steady
from gunbai.bots.rising_sun.talks.temper import SILENT
from gunbai.games.rising_sun.data.words import POLITICS, WAR
from gunbai.games.rising_sun.promises.numbers import catalogue, terms_of
from gunbai.games.rising_sun.promises.promise import BROKEN
from gunbai.games.rising_sun.state import State
from gunbai.games.rising_sun.steps.politics.track import Mandate
from gunbai.kernel.actions import Aside
from gunbai.kernel.documents.codec import Doc
from gunbai.kernel.luck.generator import seeded
from tests.bots.test_negotiation import fresh, owed, said, told

GAME = gunbai.game("rising-sun")
APART = 31
"""Moves between two positions of a game."""


def test_promises_for_promises_are_answered_with_a_true_reason() -> None:
    """The game knows nothing of such an offer; who owes nothing yet is believed, who leads or is doubted is not."""
    state = fresh(4)
    state.table.phase, state.table.coins = POLITICS, [6] * 4
    good = {"by": 1, "gives": [{"block": "pay", "amount": 1}], "asks": [{"block": "spare"}]}
    assert told(**good).settle(state.view(0), 1) == Aside(0, "accept", (1,))  # type: ignore[arg-type]
    bad = told(by=1, gives=[{"block": "spare"}], asks=[{"block": "pay", "amount": 3}])
    assert bad.settle(state.view(0), 1) == Aside(0, "refuse", (1,))
    assert bad.reasons() == {1: NEED_IT}
    doubted = told(promises=[owed(1, 2, "pay", BROKEN, amount=1)] * 3, **good)  # type: ignore[arg-type]
    assert doubted.settle(state.view(0), 1) == Aside(0, "refuse", (1,))
    assert doubted.reasons() == {1: TRUST}


def test_a_promise_that_costs_nothing_is_taken() -> None:
    state = fresh(4)
    assert told(by=1, gives=[{"block": "spare"}], asks=[]).settle(state.view(0), 1) == Aside(0, "accept", (1,))


def test_what_costs_too_much_is_countered_about_the_same_promise() -> None:
    state = fresh(4)
    state.table.phase, state.table.coins = POLITICS, [6] * 4
    bot = told(by=1, gives=[], asks=[{"block": "no_betray"}])
    assert bot.settle(state.view(0), 1) == Aside(0, "refuse", (1,))
    found = bot.counter(state.view(0), 1)
    assert found is not None
    assert found.tag == "offer"
    to, _, _, coins_asked, _, number = found.numbers
    gives, asks = terms_of(number)
    assert (to, gives) == (1, {"block": "no_betray"})
    assert coins_asked or asks, "it is not given away"
    assert told(by=0, gives=[gives], asks=[]).settle(state.view(1), 0) == Aside(1, "accept", (0,))
    assert bot.counter(state.view(0), 1) is not None
    assert bot.counter(state.view(0), 1) is None, "twice a season is enough"


def test_rs3_3_a_counter_offer_in_the_war_phase_moves_nothing() -> None:
    state = fresh(4)
    state.table.phase, state.table.coins = WAR, [6] * 4
    for block in ("spare", "no_hostage"):
        bot = told(by=1, gives=[], asks=[{"block": block}])
        bot.settle(state.view(0), 1)
        found = bot.counter(state.view(0), 1)
        assert found is None or found.numbers[1:5] == (0, 0, 0, 0)


def test_who_does_not_bargain_or_does_not_believe_makes_no_counter_offer() -> None:
    state = fresh(4)
    state.table.phase, state.table.coins = POLITICS, [6] * 4
    asks = {"by": 1, "gives": [], "asks": [{"block": "no_betray"}]}
    silent = told(SILENT, **asks)  # type: ignore[arg-type]
    pays = {"by": 1, "gives": [{"block": "pay", "amount": 1}], "asks": [{"block": "spare"}]}
    doubting = told(promises=[owed(1, 2, "pay", BROKEN, amount=1)] * 3, **pays)  # type: ignore[arg-type]
    for bot in (silent, doubting):
        assert bot.settle(state.view(0), 1) == Aside(0, "refuse", (1,))
        assert bot.counter(state.view(0), 1) is None


def test_what_was_promised_in_secret_is_not_told_by_an_answer() -> None:
    """A promise between two that a third has not heard of: the same answers as without it; nor is an alliance
    promised in secret at all."""
    secret = {**owed(0, 2, "ally"), "private": True}
    for promises in ([], [secret], [{**owed(1, 2, "pay", BROKEN, amount=1), "private": True}] * 3):
        state = fresh(4)
        bot = told(promises=promises, by=1, gives=[], asks=[{"block": "ally"}])
        state.apply(Aside(1, "offer", (0, 5, 0, 0, 0, 7)))
        assert said(bot, state, 0) == Aside(0, "accept", (1,))
    bot = told(by=1, gives=[], asks=[{"block": "ally"}], private=True)
    assert said(bot, state, 0) == Aside(0, "refuse", (1,))
    assert bot.reasons() == {1: UNBOUND}


# --- secrets --------------------------------------------------------------------------------------------------------


def moments(seats: int, seed: int, count: int) -> list[State]:
    """Positions of one game, so many moves apart, from its first tea to its last battle; more where a hand is held."""
    state, generator, found, hands = fresh(seats, seed), seeded(seed), [], 0
    for move in range(APART * count):
        actors = state.actors()
        if not actors:
            break
        hands += isinstance(state.table.top(), Mandate)
        if move % APART == seed % APART or (isinstance(state.table.top(), Mandate) and hands % 5 == 1):
            found.append(state.copy())
        seat = actors[0]
        ids = [choice.id for choice in state.choices(seat)]
        view = state.view(seat)
        state.apply(GAME.actions.of(seat, pick(view.table, seat, ids, view.bids_made, generator)))
    return found


def speech(twin: State, seat: int, giver: int, deals: Doc) -> tuple[str, ...]:
    """All that a bot says about an offer of promises, and what it offers by itself."""
    bot = make("steady", GAME)
    assert isinstance(bot, Steady)
    bot.told(deals)
    view = twin.view(seat)
    answer = settle(bot, view, giver)
    words = [str(answer), str(reasons(bot)), str(counter(bot, view, giver))]
    return (*words, str(bot.aside(view, twin.asides(seat), random.Random(1))))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_is_said_is_the_same_in_worlds_that_the_listener_cannot_tell_apart(seats: int) -> None:
    """Over whole games: hands, decks and sealed bids differ behind one listener's view; what it hears does not."""
    luck, differed, answers = random.Random(seats), 0, set()
    everything = catalogue()
    for seed in (1, 2, 3):
        for state in moments(seats, seed + 10 * seats, 12):
            seat = luck.choice(state.actors())
            giver = luck.choice([other for other in range(seats) if other != seat])
            asks = [luck.choice(everything)] if luck.random() < 0.6 else []
            offer = {"by": giver, "gives": [luck.choice(everything)], "asks": asks}
            deals: Doc = {"promises": [owed(giver, seat, "spare", luck.choice(["kept", BROKEN]))], "offers": [offer]}
            twins = [GAME.sampled(state.view(giver), random.Random(number)) for number in range(4)]
            differed += len({str(twin.view(seat).document()) for twin in twins}) > 1
            heard = {speech(twin, seat, giver, deals) for twin in twins if isinstance(twin, State)}
            assert len(heard) == 1, (seed, seat, giver, offer)
            answers |= {words[0].split()[1] for words in heard}
    assert differed >= 4, "some of the worlds do differ for the seat that speaks"
    assert answers == {"accept", "refuse"}


def test_every_refusal_says_one_of_the_known_reasons() -> None:
    luck, everything, given = random.Random(7), catalogue(), set()
    for state in moments(4, 11, 7):
        for _ in range(6):
            giver, seat = luck.sample(range(4), 2)
            bot = told(by=giver, gives=[luck.choice(everything)], asks=[luck.choice(everything)])
            answer = bot.settle(state.view(seat), giver)
            assert answer is not None
            if answer.tag == "refuse":
                assert bot.reasons()[giver] in REASONS
                given.add(bot.reasons()[giver])
    assert len(given) >= 3, "and not always the same one"
