"""The rules of thumb that steady and the play-outs of master share: pure, and ordered as players would."""

from __future__ import annotations

import random

import pytest

import gunbai
from gunbai.bots.rising_sun.outlook import look
from gunbai.bots.rising_sun.policy import MEASURED, RULED, pick, values
from gunbai.bots.rising_sun.politics.cards import card_worth
from gunbai.bots.rising_sun.politics.shrines import kami_turns_left
from gunbai.bots.rising_sun.talks.tea import mandate_turns
from gunbai.bots.rising_sun.war import Battle, enough, is_battle
from gunbai.games.rising_sun.data.figures import BUSHI, RESERVE
from gunbai.games.rising_sun.data.words import POLITICS, SEPPUKU
from gunbai.games.rising_sun.entries.core import FORM_OF_THE_KITSUNE, RIVER_DRAGON
from gunbai.games.rising_sun.entries.teapot import FORM_OF_THE_KINDRED
from gunbai.games.rising_sun.rules.figures import shift
from gunbai.games.rising_sun.rules.force import present
from gunbai.games.rising_sun.state import State
from gunbai.games.rising_sun.steps.flow import STEPS
from gunbai.games.rising_sun.steps.war.bids import Bids
from gunbai.games.rising_sun.table import Table
from gunbai.kernel.luck.generator import seeded


def fresh(seats: int = 5, seed: int = 3) -> State:
    state = gunbai.game("rising-sun").new(seats=seats, seed=seed)
    assert isinstance(state, State)
    return state


def in_politics(turn: int = 7) -> Table:
    """A table late in the first political phase, where an empty province is nearly won by one figure."""
    table = fresh().table
    table.phase, table.turn = POLITICS, turn
    return table


def empty_war(t: Table) -> int:
    return next(province for province in t.wars if not present(t, province))


def test_a_figure_at_war_is_worth_more_than_one_elsewhere() -> None:
    t = in_politics()
    out = look(t, 0)
    war = empty_war(t)
    peace = next(province for province in range(8) if province not in t.wars and not present(t, province))
    assert out.added(war, 1) > out.added(peace, 1) + 2


def test_measuring_changes_nothing() -> None:
    state = fresh()
    rng = random.Random(4)
    while actors := state.actors():
        seat = actors[0]
        ids = state.choice_ids(seat)
        before = str(state.table.parts())
        measured = values(state.table, seat, ids)
        assert len(measured) in (0, len(ids))
        assert str(state.table.parts()) == before
        state.play(seat, rng.choice(ids))


def test_more_force_never_makes_a_war_less_likely_won() -> None:
    t = in_politics(turn=3)
    out = look(t, 1)
    for province in range(8):
        for rival in range(4):
            chances = [out.chance(province, mine, rival) for mine in range(6)]
            assert chances == sorted(chances)
            assert chances[0] == 0


def test_rs11_2_winter_upgrades_are_valued_by_what_they_score() -> None:
    t = in_politics()
    t.season = 2
    out = look(t, 0)
    poor = card_worth(out, FORM_OF_THE_KINDRED.index)
    t.allied_seasons[0] = 3
    assert card_worth(out, FORM_OF_THE_KINDRED.index) == poor + 9
    assert card_worth(out, FORM_OF_THE_KITSUNE.index) > 3
    assert card_worth(out, RIVER_DRAGON.index) > 0


@pytest.mark.parametrize(("turn", "left"), [(0, 3), (3, 3), (4, 2), (5, 2), (6, 1), (7, 1)])
def test_rs6_1_kami_turns_left(turn: int, left: int) -> None:
    assert kami_turns_left(in_politics(turn)) == left


def test_rs6_2_mandate_turns_of_a_season_add_up_to_seven() -> None:
    for seats in (3, 4, 5):
        t = fresh(seats).table
        assert sum(mandate_turns(t, seat) for seat in range(seats)) == 7
        t.active = 1
        assert mandate_turns(t, 2) >= mandate_turns(t, 1)


def test_every_step_that_asks_has_a_rule_of_thumb() -> None:
    """Only steps that never wait for a choice may fall back on the first one."""
    silent = {"season", "politics", "execute", "kami", "wars", "seat_at_war_start", "battle", "strike", "disgrace"}
    silent |= {"losses"}
    answered = (*MEASURED, *RULED, Bids)
    assert {name for name, step in STEPS.items() if not issubclass(step, answered)} == silent
    assert not set(MEASURED) & set(RULED)


def test_pick_needs_a_table_and_ids_only() -> None:
    """What play-outs inside a search will call: the same game as through views."""
    state, generator = fresh(seats=3, seed=5), seeded(2)
    while actors := state.actors():
        seat = actors[0]
        ids = state.choice_ids(seat)
        id = pick(state.table, seat, ids, state.secrets.bids_made[seat], generator)
        assert id in ids
        state.play(seat, id)
    assert max(state.result().scores) > 20


def test_rs9_seppuku_is_worth_more_the_worse_the_battle_stands() -> None:
    t = in_politics()
    province = empty_war(t)
    shift(t, 0, BUSHI, RESERVE, province)
    shift(t, 0, BUSHI, RESERVE, province)
    for _ in range(4):
        shift(t, 1, BUSHI, RESERVE, province)
    strong, weak = Battle(t, 1, province, [0, 1]), Battle(t, 0, province, [0, 1])
    assert weak.worths[SEPPUKU] / weak.figures > 0.8 > 0.5 > strong.worths[SEPPUKU] / strong.figures
    assert weak.lead < 0 < strong.lead


def test_rs8_4_allies_alone_are_no_battle() -> None:
    t = in_politics()
    assert is_battle(t, [0, 1])
    t.ally[0], t.ally[1] = 1, 0
    assert not is_battle(t, [0, 1])
    assert is_battle(t, [0, 1, 2])
    assert not is_battle(t, [0])


def test_rs9_1_no_more_is_bid_than_beats_the_richest_rival() -> None:
    t = in_politics()
    t.fighters = [0, 1]
    t.coins = [20, 4, 20, 20, 20]
    assert enough(t, 0) == 4
    assert enough(t, 1) == 21
