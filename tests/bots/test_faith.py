"""Whoever promises something keeps it by temper, at every level; and whoever declines an alliance says why."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

import gunbai
from gunbai.bots.bot import Bot, explain, faithful, told
from gunbai.bots.characters.cast import BY_ID, temper_of
from gunbai.bots.master import Master
from gunbai.bots.registry import make
from gunbai.bots.rising_sun.deals.bargaining import NOT_NOW, NOTHING_IN_IT, OTHER_CUP, TRUST, YOU_LEAD
from gunbai.bots.rising_sun.deals.scales import Scales
from gunbai.bots.rising_sun.steady import Steady
from gunbai.bots.rising_sun.talks.temper import EVEN, LOYAL, SILENT, TREACHEROUS, Temper
from gunbai.games.rising_sun.actions import AGREE, NAME, PLAY, PROPOSE, READY
from gunbai.games.rising_sun.data.words import ADVANTAGES, BETRAY
from gunbai.games.rising_sun.promises.promise import BROKEN, OPEN
from gunbai.games.rising_sun.state import State
from gunbai.games.rising_sun.steps.politics.track import Mandate
from gunbai.games.rising_sun.steps.tea import Tea
from gunbai.games.rising_sun.steps.war.bids import Bids
from gunbai.games.rising_sun.view import View
from gunbai.kernel.actions import Action
from tests.bots.test_bargaining import one_round, reached
from tests.bots.test_negotiation import owed

GAME = gunbai.game("rising-sun")


def with_betray(seats: int = 4) -> tuple[State, int]:
    """Somebody with an ally who could play Betray."""
    for seed in range(1, 60):
        state = reached(Mandate, 1, seats, seed)
        seat = state.actors()[0]
        ids = state.choice_ids(seat)
        if len(ids) > 2 and {PLAY.id(BETRAY), NAME.id(BETRAY)} & set(ids):
            state.table.ally = [1, 0, 3, 2]
            return state, seat
    raise AssertionError("nobody ever draws it")


def bound(bot: Bot, *lines: Any) -> Bot:
    told(bot, {"promises": list(lines), "offers": []})
    return bot


def left_of(bot: Bot, state: State, seat: int) -> list[Action]:
    return list(faithful(bot, state.view(seat), state.choices(seat), random.Random(1)))


def is_betrayal(action: Action) -> bool:
    return action.id in (PLAY.id(BETRAY), NAME.id(BETRAY))


def spied_on(monkeypatch: pytest.MonkeyPatch) -> list[list[Action]]:
    """What a search is given to choose from."""
    asked: list[list[Action]] = []
    study = Master.study

    def noted(self: Master, view: Any, choices: Sequence[Action], *rest: Any) -> Any:
        asked.append(list(choices))
        return study(self, view, choices, *rest)

    monkeypatch.setattr(Master, "study", noted)
    return asked


def test_rs3_1_a_search_keeps_what_was_promised_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = spied_on(monkeypatch)
    state, seat = with_betray()
    ally = state.table.ally[seat]
    for character in ("abbot", "astronomer", "cartographer"):
        bot = bound(make(character, GAME), owed(seat, ally, "no_betray", OPEN))
        assert isinstance(bot, Master)
        bot.iterations = 4
        bot.choose(state.view(seat), state.choices(seat), random.Random(1), 0)
        assert not any(is_betrayal(one) for one in asked[-1])
        assert len(asked[-1]) >= 2
    free = make("astronomer", GAME)
    assert isinstance(free, Master)
    free.iterations = 4
    free.choose(state.view(seat), state.choices(seat), random.Random(1), 0)
    assert any(is_betrayal(one) for one in asked[-1])


def test_rs6_12_the_devoted_leave_betrayal_alone_and_the_false_are_free() -> None:
    state, seat = with_betray()
    ally = state.table.ally[seat]
    promise = owed(seat, ally, "no_betray", OPEN)
    assert not any(is_betrayal(one) for one in left_of(Steady(LOYAL), state, seat))
    assert not any(is_betrayal(one) for one in left_of(bound(Steady(EVEN), promise), state, seat))
    for bot in (Steady(EVEN), bound(Steady(TREACHEROUS), promise)):
        assert left_of(bot, state, seat) == state.choices(seat)
    state.table.ally = [-1] * 4
    assert any(is_betrayal(one) for one in left_of(Steady(LOYAL), state, seat)), "without an ally nobody is betrayed"


def test_rs3_1_a_bid_that_a_promise_binds_is_made_by_who_promised_it(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = spied_on(monkeypatch)
    state = reached(Bids, 1, 4, 3)
    seat = state.actors()[0]
    other = next(one for one in state.table.fighters if one != seat)
    bot = bound(make("widow", GAME), owed(seat, other, "no_bid", OPEN, advantage=ADVANTAGES[0]))
    chosen = bot.choose(state.view(seat), state.choices(seat), random.Random(1), 0)
    assert chosen.words[-1] == "0"
    assert not asked


def test_rs3_1_a_novice_slips_but_keeps_its_word() -> None:
    state, seat = with_betray()
    ally = state.table.ally[seat]
    slips = {True: 0, False: 0}
    for has_promised in (True, False):
        bot = make("poet", GAME)
        if has_promised:
            bound(bot, owed(seat, ally, "no_betray", OPEN))
        for number in range(80):
            slips[has_promised] += is_betrayal(
                bot.choose(state.view(seat), state.choices(seat), random.Random(number), 0)
            )
    assert slips[True] == 0 < slips[False]


# --- reasons at tea -----------------------------------------------------------------------------------------------


def asked_by(
    *others: int, season: int = 1, temper: Temper = EVEN, worths: Sequence[float] = ()
) -> tuple[State, Steady]:
    """Seat 0 at tea, asked by others, and what it takes each to be worth."""
    state, bot = reached(Tea, season, 4, 2), Steady(temper)
    for other in others:
        state.play(other, PROPOSE.id(0))
    view = state.view(0)
    assert isinstance(view, View)
    bot.diplomat.observe(view).foreseen = list(worths)
    return state, bot


def why(state: State, bot: Steady, id: int = READY) -> dict[int, str]:
    return explain(bot, state.view(0), state.actions.of(0, id))


def test_rs5_3_who_is_declined_learns_the_true_kind_of_reason() -> None:
    state, bot = asked_by(1, 2, worths=[0.0, 3.0, 1.0, 0.0])
    assert why(state, bot, AGREE.id(1)) == {2: OTHER_CUP}
    assert why(state, bot, PROPOSE.id(3)) == {1: NOT_NOW, 2: OTHER_CUP}
    state, bot = asked_by(1, worths=[0.0, 1.0, -9.0, -9.0])
    bot.told({"promises": [owed(1, 2, "stay", BROKEN)] * 3, "offers": []})
    assert why(state, bot) == {1: TRUST}
    assert why(*asked_by(1, worths=[0.0, -9.0, -9.0, -9.0])) == {1: NOTHING_IN_IT}
    assert why(*asked_by(1, temper=SILENT)) == {}


@pytest.mark.parametrize("seats", [3, 4])
def test_rs5_3_against_a_leader_the_others_join_with_each_other(seats: int) -> None:
    """The same tables with and without: whoever leads is a worse ally for everybody, and asked by fewer."""
    asked = {False: 0, True: 0}
    for seed in range(1, 7):
        state = reached(Tea, 2, seats, seed)
        table, leader = state.table, seed % seats
        others = [seat for seat in range(seats) if seat != leader]
        as_it_was = [Scales(table).alliance(seat, leader) for seat in others]
        for leads in (False, True):
            table.vp[leader] += 30 * leads
            choices = [Steady().choose(state.view(seat), state.choices(seat), random.Random(1), 0) for seat in others]
            asked[leads] += sum(one.id == PROPOSE.id(leader) for one in choices)
        assert Scales(table).is_leader(leader)
        assert all(Scales(table).alliance(s, leader) < was for s, was in zip(others, as_it_was, strict=True))
    assert asked[True] < asked[False]


@pytest.mark.parametrize("leader", [1, 3])
def test_rs5_3_that_somebody_leads_is_the_reason_only_where_it_decides(leader: int) -> None:
    """Without their lead the alliance would be made; what is hopeless either way has another reason."""
    said = []
    for worth in (-0.05, -30.0):
        state, bot = asked_by(1, worths=[0.0, worth, -40.0, -40.0])
        state.table.vp[leader] += 40
        assert Scales(state.table).is_leader(1) == (leader == 1)
        said.append(why(state, bot)[1])
    assert said == [YOU_LEAD if leader == 1 else NOTHING_IN_IT, NOTHING_IN_IT]


def test_rs5_3_who_was_not_asked_explains_nothing_and_neither_does_anybody_elsewhere() -> None:
    state, bot = asked_by(worths=[0.0, 1.0, 1.0, 1.0])
    assert why(state, bot) == {}
    state = reached(Mandate, 1)
    seat = state.actors()[0]
    assert explain(Steady(), state.view(seat), state.choices(seat)[0]) == {}


@pytest.mark.parametrize("character", ["abbot", "poet", "merchant"])
def test_rs5_3_every_level_says_why(character: str) -> None:
    """A look at what is worth most is enough: nothing was foreseen."""
    state, _ = asked_by(1, 2, 3)
    bot = make(character, GAME)
    found = explain(bot, state.view(0), state.actions.of(0, READY))
    assert set(found) == {1, 2, 3}
    assert set(found.values()) <= {OTHER_CUP, NOT_NOW, TRUST, YOU_LEAD, NOTHING_IN_IT}
    assert temper_of(BY_ID[character]).bargains


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("season", [0, 2])
def test_rs5_3_what_is_asked_and_why_is_declined_at_tea_is_the_same_whatever_is_hidden(seats: int, season: int) -> None:
    """Worlds that the listeners cannot tell apart: the same proposals, answers and reasons, with play-outs, too."""
    state = reached(Tea, season, seats, 3)
    state.play(1, PROPOSE.id(0))
    said = set()
    for number in range(2):
        twin = GAME.sampled(state.view(None), random.Random(number))
        bot = Steady()
        bot.clock = one_round()
        bot.told({"promises": [], "offers": []})
        chosen = bot.choose(twin.view(0), twin.choices(0), random.Random(7), 10**9)
        said.add((str(chosen), str(bot.aside(twin.view(0), twin.asides(0), random.Random(7)))))
        said.add(("why", str(explain(bot, twin.view(0), chosen))))
    assert len(said) == 2
