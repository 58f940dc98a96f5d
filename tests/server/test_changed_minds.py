"""RS5.3: minds that change at tea: cups and proposals taken back, proposals that cross, three who want each other."""

from __future__ import annotations

import pytest

from gunbai.kernel.errors import RuleViolation, StaleDecision
from gunbai.server.refusal import Refusal
from tests.server.test_tea import TeaTable


def test_rs5_3_two_people_who_agree_wait_for_the_first_word_of_the_third() -> None:
    table = TeaTable("ppp")
    table.act("0 propose 1")
    table.act("1 agree 0")
    table.pass_time(60)
    assert not table.formed
    assert table.tea.manners.held(table.tea.board(), table.people, table.tea.manners.cups[0], table.now) == {  # type: ignore[arg-type]
        2: 1075.0
    }
    table.act("2 propose 0")
    table.serve()
    assert [pair[1:] for pair in table.formed] == [(0, 1)]


def test_rs5_3_a_mind_may_be_changed_while_a_cup_is_poured() -> None:
    table = TeaTable("ppp")
    table.act("0 propose 1")
    table.act("1 agree 0")
    table.take_back(0)
    assert not table.tea.manners.cups
    table.act("1 propose 2")
    table.act("2 agree 1")
    table.serve()
    assert [pair[1:] for pair in table.formed] == [(1, 2)]
    with pytest.raises(Refusal) as refusal:
        table.tea.do(0, "take_back")
    assert refusal.value.code == "tea/not_now"


def test_rs5_3_of_two_who_ask_each_other_at_the_same_moment_the_second_finds_the_question_and_agrees() -> None:
    """What was asked has changed meanwhile: nothing is done that was not said, and one press makes it an agreement."""
    table = TeaTable("ppp")
    decision = table.play.decision(1)
    table.act("0 propose 1")
    with pytest.raises(StaleDecision):
        table.tea.change(1, ["1 propose 0"], decision)(table.play)
    assert not table.tea.manners.cups
    table.act("1 agree 0")
    assert [(cup.seat, cup.other) for cup in table.tea.manners.cups] == [(1, 0)]


def test_rs5_3_who_thinks_again_has_neither_asked_nor_poured() -> None:
    table = TeaTable("ppp")
    table.act("0 propose 1")
    table.act("1 agree 0")
    assert table.tea.manners.cups
    table.act("0 unpropose 1")
    assert not table.tea.manners.cups
    table.act("0 propose 2")
    table.act("2 agree 0")
    table.serve()
    assert [pair[1:] for pair in table.formed] == [(0, 2)]


def test_rs5_3_three_who_want_each_other_get_the_first_pair_that_agrees() -> None:
    table = TeaTable("ppp")
    for text in ("0 propose 1", "1 propose 2", "2 propose 0"):
        table.act(text)
    assert not table.formed
    table.act("0 agree 2")
    table.serve()
    assert [pair[1:] for pair in table.formed] == [(0, 2)]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("asks", [True, False])
def test_rs5_3_after_a_cup_was_taken_back_bots_go_on_and_tea_ends(asks: bool, seed: int) -> None:
    """Whoever had agreed is asked anew, and a proposal of mine is none any more."""
    table = TeaTable("ppb", seed=seed)
    if not asks:
        table.pass_time(2)
    table.act("0 propose 2" if asks else "0 agree 2")
    table.pass_time(2)
    assert [{cup.seat, cup.other} for cup in table.tea.manners.cups] == [{0, 2}]
    table.take_back(0)
    table.pass_time(2)
    assert not table.tea.manners.cups
    table.act("0 ready")
    table.act("1 ready")
    table.pass_time(20)
    assert not table.is_tea
    assert not table.formed


def test_rs5_3_nobody_is_taken_from_the_cup_at_which_they_sit() -> None:
    """She has asked two: the first who agrees sits with her, until one of them changes their mind or she does."""
    table = TeaTable("pppp")
    for text in ("0 propose 1", "0 propose 2", "2 propose 3", "1 agree 0"):
        table.act(text)
    with pytest.raises(Refusal) as refusal:
        table.act("2 agree 0")
    assert (refusal.value.code, refusal.value.clause) == ("tea/poured", "RS5.3")
    assert [(cup.seat, cup.other) for cup in table.tea.manners.cups] == [(1, 0)]
    table.take_back(1)
    table.act("2 agree 0")
    assert [(cup.seat, cup.other) for cup in table.tea.manners.cups] == [(2, 0)]


def test_rs5_3_for_whom_a_cup_waits_may_still_say_yes_to_who_has_asked_them() -> None:
    table = TeaTable("pppp")
    for text in ("0 propose 1", "0 propose 2", "1 agree 0", "2 agree 0"):
        table.act(text)
    assert [(cup.seat, cup.other) for cup in table.tea.manners.cups] == [(2, 0)]


def test_rs5_3_whoever_agrees_with_another_has_left_the_first_cup() -> None:
    table = TeaTable("pppp")
    for text in ("0 propose 1", "1 agree 0", "2 propose 1", "1 agree 2"):
        table.act(text)
    assert [(cup.seat, cup.other) for cup in table.tea.manners.cups] == [(1, 2)]


def test_rs5_3_a_cup_is_poured_only_for_what_the_rules_allow() -> None:
    table = TeaTable("ppp")
    with pytest.raises(RuleViolation) as refusal:
        table.act("1 agree 0")
    assert (refusal.value.code, refusal.value.clause) == ("agree/no_proposal", "RS5.3")
    assert not table.tea.manners.cups
    table.act("0 propose 1")
    with pytest.raises(StaleDecision):
        table.tea.change(1, ["1 agree 0"], 99_999)(table.play)
    assert not table.tea.manners.cups
