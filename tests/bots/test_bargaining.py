"""Deals on the scales: every promise is weighed, reasons are true, credit falls with a broken word."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import gunbai
from gunbai.bots.rising_sun.deals.bargaining import (
    NEED_IT,
    NOTHING_IN_IT,
    REASONS,
    TOO_DEAR,
    TOO_LITTLE,
    TRUST,
    YOU_LEAD,
    Side,
    Terms,
    Weight,
    best_offer,
    reason,
    topics,
    weighed,
    worth_of,
)
from gunbai.bots.rising_sun.deals.credit import ALLIANCE, OTHER, Credit
from gunbai.bots.rising_sun.deals.keeping import kept
from gunbai.bots.rising_sun.deals.scales import Scales
from gunbai.bots.rising_sun.steady import Steady
from gunbai.bots.rising_sun.talks.foresight import corrected, foreseen, narrowed
from gunbai.bots.rising_sun.talks.memory import Memory
from gunbai.bots.rising_sun.talks.negotiation import Negotiator
from gunbai.bots.rising_sun.talks.temper import EVEN, TRIALS
from gunbai.games.rising_sun.actions import BID, NAME, PLAY
from gunbai.games.rising_sun.data.board import PROVINCES
from gunbai.games.rising_sun.data.words import ADVANTAGES, CARD, KAMI_NAMES, MANDATES
from gunbai.games.rising_sun.promises.promise import BLOCKS, Promise
from gunbai.games.rising_sun.state import State
from gunbai.games.rising_sun.steps.politics.track import Mandate
from gunbai.games.rising_sun.steps.tea import Tea
from gunbai.games.rising_sun.steps.war.bids import Bids
from gunbai.games.rising_sun.table import Table
from gunbai.games.rising_sun.view import View
from gunbai.kernel.actions import Aside
from gunbai.kernel.documents.codec import Doc
from gunbai.kernel.luck.generator import seeded
from gunbai.kernel.steps import AnyStep

GAME = gunbai.game("rising-sun")


def reached(step: type[AnyStep], season: int, seats: int = 4, seed: int = 1) -> State:
    """A game of random choices at the first such step of a season."""
    state = GAME.new(seats, seed=seed)
    assert isinstance(state, State)
    luck = random.Random(seed)
    while state.table.season < season or not isinstance(state.table.top(), step):
        seat = state.actors()[0]
        state.play(seat, luck.choice(state.choice_ids(seat)))
    return state


def promise(block: str, table: Table, by: int = 0, to: int = 1) -> Promise:
    """A promise of each kind that is about something on this table."""
    card = next(index for index, copies in enumerate(table.market) if copies)
    about: dict[str, str | int] = {
        "province": PROVINCES[table.wars[0]],
        "amount": 1,
        "advantage": "take_hostage",
        "mandate": "harvest",
        "kami": KAMI_NAMES[table.shrines[0]],
        "card": CARD.words[card],
        "seat2": 2,
    }
    return Promise(block, by, to, "summer", {name: about[name] for name in BLOCKS[block]})


def side(seat: int, promises: list[Doc] | None = None, seats: int = 4, **more: float) -> Side:
    return Side(seat, Credit(seat, promises or [], Memory(seats, seat), 1.0), **more)


def line(by: int, to: int, block: str, status: str) -> Doc:
    return {"deal": 1, "block": block, "by": by, "to": to, "season": "spring", "status": status}


# --- worths -------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def tables() -> list[Table]:
    """Teas and turns of several games, so that every kind of promise is about something somewhere."""
    found = [reached(step, season, 4, seed).table for step in (Tea, Mandate) for season in (0, 1) for seed in (1, 2, 3)]
    for table in found:
        table.coins = [5] * 4
    return found


@pytest.mark.parametrize("block", [block for block in BLOCKS if block != "no_toll"])
def test_every_kind_of_promise_is_weighed_on_both_sides(block: str, tables: list[Table]) -> None:
    """Somewhere it costs who makes it or helps who receives it; and never is it the other way round for both."""
    worths = [
        worth_of(Scales(table), promise(block, table, by, to))
        for table in tables
        for by, to in ((0, 1), (1, 3), (3, 0))
    ]
    assert any(made or received for made, received in worths)
    if block not in ("ally", "once", "next"):
        assert all(made <= 0 for made, _ in worths)


def test_what_helps_the_other_costs_by_how_near_it_is_to_winning() -> None:
    scales = Scales(reached(Tea, 1).table)
    leader = max(range(4), key=lambda seat: scales.chances[seat])
    last = min(range(4), key=lambda seat: scales.chances[seat])
    mine = next(seat for seat in range(4) if seat not in (leader, last))
    to_leader = weighed(scales, Terms(mine, leader, coins=1), side(mine)).worth
    to_last = weighed(scales, Terms(mine, last, coins=1), side(mine)).worth
    assert to_leader < to_last < 0
    assert weighed(scales, Terms(mine, leader, coins=1), side(leader)).worth > 0


def test_a_deal_is_the_same_from_both_sides() -> None:
    terms = Terms(0, 1, 2, 1, (promise("spare", reached(Tea, 1).table),), ())
    assert terms.seen_from(1).seen_from(0) == terms.seen_from(0)
    assert terms.seen_from(1).coins == -2


def test_who_does_not_keep_promises_does_not_count_what_they_cost() -> None:
    table = reached(Tea, 1).table
    scales, terms = Scales(table), Terms(0, 1, 0, 0, (promise("pay", table),), ())
    assert weighed(scales, terms, side(0)).worth < 0 == weighed(scales, terms, side(0, honesty=0.0)).worth


def test_a_promise_is_worth_as_much_as_its_maker_is_believed() -> None:
    table = reached(Tea, 1).table
    scales, terms = Scales(table), Terms(1, 0, 0, 0, (promise("pay", table, 1, 0),), ())
    believed = weighed(scales, terms, side(0)).worth
    doubted = weighed(scales, terms, side(0, [line(1, 2, "pay", "broken")])).worth
    assert 0 < doubted < believed


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_what_is_said_is_the_same_in_worlds_that_the_listeners_cannot_tell_apart(seed: int) -> None:
    """The hand of the seat that speaks is another one in each of these worlds; its offers and answers are not."""
    state = reached(Mandate, 1, 4, seed)
    seat = state.actors()[0]
    state.table.coins, state.table.ally = [6] * 4, [1, 0, 3, 2]
    state.apply(Aside((seat + 1) % 4, "offer", (seat, 1, 0, 0, 0, 0)))
    twins = [GAME.sampled(state.view(None), random.Random(number)) for number in range(4)]
    assert len({str(twin.view(seat).document()) for twin in twins}) > 1, "the hands do differ"
    said = set()
    for twin in twins:
        bot = Steady()
        bot.told({"promises": [], "offers": []})
        answer = bot.aside(twin.view(seat), twin.asides(seat), random.Random(1))
        assert answer is not None
        twin.apply(answer)
        said.add((str(answer), str(bot.aside(twin.view(seat), twin.asides(seat), random.Random(1)))))
    assert len(said) == 1


def test_why_it_refuses_and_what_it_offers_instead_are_the_same_whatever_is_hidden() -> None:
    countered = 0
    for seed in range(1, 7):
        state = reached(Mandate, 1, 4, seed)
        seat = state.actors()[0]
        giver = (seat + 1) % 4
        state.table.coins = [6] * 4
        state.apply(Aside(giver, "offer", (seat, 0, 0, 2, 0, 7)))
        entry = {"block": "no_entry", "province": PROVINCES[state.table.wars[0]]}
        asked: Doc = {"by": giver, "gives": [], "asks": [entry]}
        views = [GAME.sampled(state.view(None), random.Random(number)).view(seat) for number in range(3)]
        assert len({str(view.document()) for view in views}) > 1, "the hands do differ"
        said = set()
        for view in views:
            bot = Steady()
            bot.told({"promises": [], "offers": [asked]})
            answer = bot.aside(view, state.asides(seat), random.Random(1))
            other = bot.counter(view, giver)
            said.add((str(answer), str(bot.reasons()), str(other), str(bot.settle(view, giver))))
            countered += other is not None
        assert len(said) == 1
    assert countered


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_allies_are_foreseen_from_the_seats_view_alone(seats: int) -> None:
    """The same view gives the same worths, whatever luck the world behind it has; they are not what a look gives."""
    state = reached(Tea, 1, seats)
    found = []
    for number in range(2):
        view = GAME.sampled(state.view(0), random.Random(number)).view(0)
        assert isinstance(view, View)
        scales = Scales(view.table)
        worths = [0.0, *(scales.alliance(0, other) for other in range(1, seats))]
        found.append((worths, foreseen(view, 0, worths, seeded(5), 1e9, one_round())))
    assert found[0] == found[1]
    assert found[0][0] != found[0][1]


def one_round() -> Callable[[], float]:
    """A clock by which there is time for one round of play-outs and for no second one."""
    ticks = iter((0.0, 0.0))
    return lambda: next(ticks, 1e12)


def test_the_ally_that_did_worst_is_left_out_and_what_was_played_more_is_trusted_more() -> None:
    assert narrowed([0, 1, 2, 3], [8.0, -8.0, 4.0, -4.0], [8] * 4) == [0, 2, 3]
    assert narrowed([0, 2], [8.0, 0.0, -4.0, 0.0], [8] * 4) == [0, 2]
    few, many, never = corrected([0.0] * 3, [80.0, 400.0, 0.0], [8, 40, 0])
    assert 0 < few < many < 10
    assert never == 0


def test_without_time_for_all_play_outs_none_are_made() -> None:
    view = reached(Tea, 1).view(0)
    assert isinstance(view, View)
    seconds = iter(range(9))
    assert foreseen(view, 0, [0.0, 1.0, 2.0, 3.0], seeded(5), 0.1, lambda: float(next(seconds))) == [0.0, 1.0, 2.0, 3.0]


# --- reasons ------------------------------------------------------------------------------------------------------


def test_reasons_are_what_would_have_to_be_otherwise() -> None:
    scales = Scales(reached(Tea, 1).table)
    leader = max(range(4), key=lambda seat: scales.chances[seat])
    last = min(range(4), key=lambda seat: scales.chances[seat])
    scales.chances[leader] = max(scales.chances[leader], 0.4)
    assert reason(scales, last, Weight(0.2, 0.0, 0.0, 0.0, 1.0), 0.5) == TRUST
    assert reason(scales, leader, Weight(-0.5, 0.0, 0.0, -1.5, 0.0), 0.5) == YOU_LEAD
    assert reason(scales, last, Weight(-0.5, 0.0, 0.0, -1.5, 0.0), 0.5) == NOTHING_IN_IT
    assert reason(scales, last, Weight(-2.0, -3.0, -1.0, 0.0, 0.0), 0.5) == TOO_DEAR
    assert reason(scales, last, Weight(-2.0, 1.0, -3.0, 0.0, 0.0), 0.5) == NEED_IT
    assert reason(scales, last, Weight(0.3, 0.3, 0.0, 0.0, 0.0), 0.5) == TOO_LITTLE
    assert len(set(REASONS)) == len(REASONS)


# --- offers -------------------------------------------------------------------------------------------------------


def test_an_offer_helps_both() -> None:
    offered = 0
    for seed in range(1, 7):
        state = reached(Mandate, 1, 4, seed)
        state.table.coins = [6] * 4
        state.table.ally = [1, 0, 3, 2]
        scales = Scales(state.table)
        for seat, other in ((0, 1), (2, 3)):
            mine, theirs = side(seat), side(other)
            terms = best_offer(scales, mine, theirs, topics(scales, seat, other))
            if terms is not None:
                offered += 1
                assert weighed(scales, terms, mine).worth > mine.least
                assert weighed(scales, terms, theirs).worth > theirs.least
    assert offered


# --- credit -------------------------------------------------------------------------------------------------------


def test_credit_falls_with_a_broken_promise_and_nobody_forgets_it() -> None:
    broken = [line(1, 2, "once", "broken")]
    stranger, false = side(0).credit, side(0, broken).credit
    assert stranger.of(1, OTHER) == pytest.approx(0.8)
    assert false.of(1, OTHER) <= 0.6
    assert side(0, [*broken, *broken]).credit.of(1, OTHER) <= 0.45
    assert false.of(1, OTHER) < false.of(1, ALLIANCE) < 0.8, "other kinds of promises suffer, too, but less"
    for seat in (0, 2, 3):
        assert side(seat, broken).credit.of(1, OTHER) < 0.8
    later = [*broken, *(line(1, 2, "spare", "kept") for _ in range(3))]
    assert false.of(1, OTHER) < side(0, later).credit.of(1, OTHER) < 0.8


def test_a_word_broken_to_me_counts_more_and_void_and_open_ones_nothing() -> None:
    broken = [line(1, 2, "once", "broken")]
    assert side(2, broken).credit.of(1, OTHER) < side(0, broken).credit.of(1, OTHER)
    idle = [line(1, 2, "once", "void"), line(1, 2, "once", "open")]
    assert side(0, idle).credit.of(1, OTHER) == side(0).credit.of(1, OTHER)
    assert side(0, [line(2, 1, "once", "broken")]).credit.of(1, OTHER) == pytest.approx(0.8)


def test_who_forgets_believes_everybody_as_a_stranger() -> None:
    """The control of `bench.credit`."""
    memory = Memory(4, 0)
    memory.broken[1 * 4 + 0] = 2
    broken = [line(1, 0, "once", "broken")]
    assert Negotiator(EVEN).credit(memory, broken).of(1, ALLIANCE) < 0.6
    for kind in (ALLIANCE, OTHER):
        assert Negotiator(TRIALS["forgetful"]).credit(memory, broken).of(1, kind) == pytest.approx(0.8)


# --- keeping ------------------------------------------------------------------------------------------------------


def test_promised_mandates_are_played_and_others_left() -> None:
    state = reached(Mandate, 1)
    seat = state.actors()[0]
    ids = state.choice_ids(seat)
    wanted = next(id for id in ids if PLAY.has(id))
    word = MANDATES[PLAY.only(wanted)]
    once = Promise("once", seat, (seat + 1) % 4, "summer", {"mandate": word})
    never = Promise("not", seat, (seat + 1) % 4, "summer", {"mandate": word})
    assert kept([once], state.table, ids, 0, 0) == [wanted]
    assert wanted not in kept([never], state.table, ids, 0, 0)
    assert kept([once, never], state.table, ids, 0, 0) == [wanted], "what cannot be kept any more binds no choice"
    assert not any(NAME.has(id) for id in ids)


def test_bids_are_not_made_where_it_was_promised() -> None:
    state = reached(Bids, 1, 4, 3)
    table = state.table
    seat, other = table.fighters[:2]
    ids = [BID.id(amount) for amount in range(4)]
    no_hostage = Promise("no_bid", seat, other, "summer", {"advantage": ADVANTAGES[1]})
    assert kept([no_hostage], table, ids, 1, 0) == [BID.id(0)]
    assert kept([no_hostage], table, ids, 2, 0) == ids
    most = Promise(
        "bid_at_most", seat, other, "summer", {"province": PROVINCES[table.wars[table.war - 1]], "amount": 2}
    )
    assert kept([most], table, ids, 2, 1) == [BID.id(0), BID.id(1)]
