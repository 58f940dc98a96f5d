"""SG4: planning and bidding."""

from __future__ import annotations

from typing import Any

import pytest

from gunbai.games.shogun.data.board import PROVINCES
from gunbai.games.shogun.data.words import ACTION_NAMES, CHEST_0, EMPTY, FACE_DOWN, SPACE_COUNT
from gunbai.games.shogun.events import OBSTACLES
from gunbai.games.shogun.state import State
from gunbai.games.shogun.steps.order import rank_of
from gunbai.kernel.errors import RuleViolation
from gunbai.kernel.events import Event
from tests.rules.shogun.scene import GAME, Doc, acting, armies, asked, codes, load, out, planned, play, province

TWELVE = [name for name in PROVINCES if name not in ("kai", "suruga")][:12]


def planning(provinces: int = 7, chests: int = 12, seed: int = 1, **more: object) -> State:
    """Three players; seat 0 owns so many provinces."""
    own: Doc = {name: {"owner": 0} for name in [n for n in PROVINCES if n not in UNUSED][:provinces]}
    others: Doc = {"yamato": {"owner": 1}, "wakasa": {"owner": 2}}
    doc = {"seats": 3, "provinces": {**own, **others}, "players": [{"chests": chests}], **more}
    return load(doc, seed)


UNUSED = ("awa-boso", "echigo", "iwami", "izumo", "kazusa", "mutsu", "sanuki", "tosa")


def refusal(state: State, text: str) -> tuple[str, str]:
    with pytest.raises(RuleViolation) as refused:
        state.apply(GAME.parse(text))
    return refused.value.code, refused.value.clause


def test_sg4_1_all_plan_at_once_and_in_secret() -> None:
    state = planning()
    assert state.actors() == [0, 1, 2]
    before = state.view(1)
    play(state, "0 plan chest1", "0 plan chest2")
    assert state.view(1) == before
    assert state.view(0).document()["plan"] == {"bid": "chest1", "castle": "chest2"}
    assert all(choice.secret for choice in state.choices(0))


def test_sg4_1_only_own_cards() -> None:
    assert refusal(planning(), "0 plan yamato") == ("plan/not_your_card", "SG4.1")


@pytest.mark.parametrize(("seat", "card"), [(0, "aki"), (1, "yamato"), (2, "chest1")])
def test_sg4_2_each_card_is_used_once(seat: int, card: str) -> None:
    state = planning()
    play(state, f"{seat} plan {card}")
    assert refusal(state, f"{seat} plan {card}") == ("plan/used_already", "SG4.2")


def test_sg4_2_with_eleven_cards_every_space_is_filled() -> None:
    state = planning(provinces=6)
    assert refusal(state, "0 plan empty") == ("plan/must_be_filled", "SG4.2")
    while not state.table.ready[0]:
        state.apply(state.choices(0)[0])
    assert EMPTY not in state.secrets.plans[:SPACE_COUNT]


def test_sg4_2_with_fewer_cards_the_player_chooses_which_spaces_stay_empty() -> None:
    state = planning(provinces=3)
    play(state, "0 plan empty", "0 plan aki", "0 plan empty", "0 plan empty")
    assert refusal(state, "0 plan empty") == ("plan/must_be_filled", "SG4.2")
    while not state.table.ready[0]:
        state.apply(state.choices(0)[0])
    assert state.secrets.plans[:SPACE_COUNT].count(EMPTY) == 3


@pytest.mark.parametrize(("provinces", "cards"), [(6, 11), (7, 11), (3, 8)])
def test_sg4_2_the_view_says_how_many_cards_a_plan_has(provinces: int, cards: int) -> None:
    state = planning(provinces=provinces)
    told: Any = state.view(0).document()["planning"]
    assert (told["cards"], told["spaces"][0], len(told["spaces"])) == (cards, "bid", 11)
    assert len(told["hand"]) == provinces + 5
    while not state.table.ready[0]:
        told = state.view(0).document()["planning"]
        assert len(told["spaces"]) == SPACE_COUNT - state.secrets.cards_laid[0]
        state.apply(state.choices(0)[0])
    assert state.view(0).document()["planning"] == {**told, "spaces": []}
    assert SPACE_COUNT - state.secrets.plans[:SPACE_COUNT].count(EMPTY) == cards


def test_sg4_3_a_bid_cannot_show_more_chests_than_held() -> None:
    state = planning(chests=2)
    assert refusal(state, "0 plan chest3") == ("plan/bid_too_high", "SG4.3")
    play(state, "0 plan chest2", "0 plan chest4")


def test_sg4_4_bids_are_opened_together_and_all_are_paid() -> None:
    state = planning()
    planned(state, {0: {"bid": "chest4"}, 1: {"bid": "chest2"}, 2: {"bid": "wakasa"}})
    assert state.table.chests == [8, 16, 18]
    assert state.table.event < 12


def test_sg4_4_a_province_card_as_bid_cannot_act() -> None:
    state = planning()
    planned(state, {0: {"bid": "aki"}, 1: {}, 2: {}})
    assert state.table.spaces[10] == province("aki")
    assert not state.table.possible_cards[0] >> province("aki") & 1


def test_sg4_5_bids_rank_4_3_2_1_then_provinces_then_0_then_none() -> None:
    cards = [CHEST_0 + 4, CHEST_0 + 3, CHEST_0 + 2, CHEST_0 + 1, province("kai"), CHEST_0, EMPTY]
    ranks = [rank_of(card) for card in cards]
    assert ranks == sorted(ranks, reverse=True)
    assert len(set(ranks)) == 7
    assert rank_of(province("aki")) == rank_of(province("kai"))


def test_sg4_5_chests_that_were_bid_are_paid_and_heard_of_chest_0_neither() -> None:
    state = planning()
    held = state.table.chests[:]
    heard: list[Event] = []
    state.listener = heard.append
    planned(state, {0: {"bid": "chest0"}, 1: {"bid": "yamato"}, 2: {"bid": "chest2"}})
    paid = [event.args for event in heard if event.code == "bid_paid"]
    assert paid == [{"seat": 2, "amount": 2}]
    assert state.table.chests == [held[0], held[1], held[2] - 2]


def test_sg4_5_special_cards_are_taken_in_the_order_of_bids_and_set_the_turn_order() -> None:
    state = planning(specials=["tax1", "rice1", "attack1", "defence1", "armies6"], agenda=list(ACTION_NAMES[:5]))
    planned(state, {0: {"bid": "chest1"}, 1: {"bid": "chest4"}, 2: {"bid": "chest2"}})
    assert state.actors() == [1]
    play(state, "1 special armies6")
    assert refusal(state, "2 special armies6") == ("order/special_taken", "SG4.5")
    play(state, "2 special tax1", "0 special attack1")
    assert state.table.order == [2, 0, 1]
    assert [state.table.special_of(seat) for seat in range(3)] == [0, 4, 2]


def test_sg4_5_equal_bids_are_put_in_random_order() -> None:
    first = set()
    for seed in range(20):
        state = planning(seed=seed)
        planned(state, {0: {"bid": "chest1"}, 1: {"bid": "chest1"}, 2: {"bid": "chest0"}})
        first.add(state.actors()[0])
        assert state.table.bidders[2] == 2
    assert first == {0, 1}


def test_sg4_5_the_last_of_five_gets_the_last_card_without_being_asked() -> None:
    doc: Doc = {"seats": 5, "provinces": {name: {"owner": seat} for seat, name in enumerate(TWELVE[:5])}}
    state = load(doc)
    planned(state, {seat: {"bid": f"chest{4 - seat}"} for seat in range(5)})
    events = play(state, *[f"{seat} special {state.view(0).document()['specials'][seat]}" for seat in range(4)])  # type: ignore[index]
    assert codes(events).count("special_taken") == 5


def test_sg4_6_tax1_gives_one_chest_more_every_time() -> None:
    state = acting({"kai": {"owner": 0}}, [{"tax": "kai"}], players=[{"special": "tax1", "chests": 0}])
    play(state, "0 act")
    assert state.table.chests[0] == 6


def test_sg4_6_rice1_gives_one_rice_more() -> None:
    state = acting({"kai": {"owner": 0}}, [{"rice": "kai"}], players=[{"special": "rice1"}])
    play(state, "0 act")
    assert state.table.rice[0] == 4


def test_sg4_6_armies6_places_six_for_three_chests() -> None:
    state = acting({"kai": {"owner": 0}}, [{"armies5": "kai"}], players=[{"special": "armies6", "chests": 3}])
    play(state, "0 act")
    assert (armies(state, "kai"), state.table.chests[0]) == ((0, 7), 0)


def test_sg4_6_armies6_does_nothing_for_deploy_3() -> None:
    state = acting({"kai": {"owner": 0}}, [{"armies3": "kai"}], players=[{"special": "armies6"}])
    play(state, "0 act")
    assert armies(state, "kai") == (0, 4)


@pytest.mark.parametrize("action", ["battle_move_a", "battle_move_b"])
@pytest.mark.parametrize("owner", [None, 1])
def test_sg4_6_attack1_throws_in_one_more_army(action: str, owner: int | None) -> None:
    provinces: Doc = {"kai": {"owner": 0, "armies": 3}}
    defence = {5: 1} if owner is None else {1: 2}
    if owner is not None:
        provinces["suruga"] = {"owner": owner, "armies": 2}
    throw = out({0: 3, **defence}, {0: 3})
    state = acting(provinces, [{action: "kai"}], players=[{"special": "attack1"}], throws=[throw])
    play(state, "0 target suruga", "0 count 2")
    assert armies(state, "suruga") == (0, 3)


def test_sg4_6_defence1_throws_in_one_more_army() -> None:
    throw = out({0: 2, 1: 3}, {1: 3})
    state = acting(
        {"kai": {"owner": 0, "armies": 3}, "suruga": {"owner": 1, "armies": 2}},
        [{"battle_move_a": "kai"}],
        players=[{}, {"special": "defence1"}],
        throws=[throw],
    )
    play(state, "0 target suruga", "0 count 2")
    assert armies(state, "suruga") == (1, 3)


def test_sg4_7_event_first_special_card_second() -> None:
    """Few recruits and the 6 armies card: 3 + 1."""
    state = acting({"kai": {"owner": 0}}, [{"armies5": "kai"}], players=[{"special": "armies6"}], event="few_recruits")
    play(state, "0 act")
    assert armies(state, "kai") == (0, 5)


def test_sg4_7_option_armies6_shortage_6() -> None:
    state = acting(
        {"kai": {"owner": 0}},
        [{"armies5": "kai"}],
        players=[{"special": "armies6"}],
        event="few_recruits",
        options={"armies6_shortage": "6"},
    )
    play(state, "0 act")
    assert armies(state, "kai") == (0, 7)


def test_sg4_8_a_card_may_be_laid_on_an_action_that_cannot_succeed() -> None:
    """Each is laid without objection, opened at its turn and skipped with its reason, and nothing is paid."""
    own: Doc = {name: {"owner": 0, "armies": 1} for name in ("kai", "aki", "hoki", "omi", "ise", "kii")}
    own["aki"]["buildings"] = ["castle"]
    own["kai"]["buildings"] = ["theatre"]
    agenda = ["castle", "temple", "battle_move_a", "armies5", "tax"]
    doc: Doc = {"seats": 3, "provinces": own, "agenda": agenda, "players": [{"chests": 3}]}
    state = load({**doc, "tower": [{"0": 52}]})
    plan = {"bid": "chest0", "castle": "aki", "temple": "kai", "battle_move_a": "hoki", "armies5": "omi"}
    planned(state, {0: plan})
    laid = state.view(0).document()["plan"]
    assert isinstance(laid, dict)
    assert plan.items() <= laid.items()
    play(state, "1 plan chest0", "2 plan chest0")
    heard: list[Event] = []
    while state.table.agenda[:5] and "armies5" not in [event.args.get("action") for event in heard if is_skip(event)]:
        heard += play(state, asked(state)[-1])
    skipped = [(event.code, event.args["province"]) for event in heard if is_skip(event)]
    reasons = ["built_already", "no_free_site", "too_few_armies", "too_few_in_supply"]
    assert skipped == list(zip(reasons, ["aki", "kai", "hoki", "omi"], strict=True))
    opened = [event.args["card"] for event in heard if event.code == "card_opened" and event.args["seat"] == 0]
    assert opened[:4] == ["aki", "kai", "hoki", "omi"]
    assert state.table.chests[0] == 3


def is_skip(event: Event) -> bool:
    return event.code in [reason for reason, *_ in OBSTACLES[1:]]


def test_sg4_9_a_plan_may_be_withdrawn_until_everybody_is_ready() -> None:
    state = planning()
    planned(state, {0: {"bid": "chest4"}})
    assert state.table.ready == [1, 0, 0]
    assert state.actors() == [1, 2]
    assert [form.tag for form in state.asides(0)] == ["withdraw"]
    [told] = play(state, "0 withdraw")
    assert (told.code, told.args["seat"], told.seat) == ("plan_withdrawn", 0, None)
    assert state.table.ready == [0, 0, 0]
    assert state.secrets.plans[:SPACE_COUNT] == [-1] * SPACE_COUNT
    planned(state, {0: {"bid": "chest1"}, 1: {}, 2: {}})
    assert not state.table.is_planning()
    assert state.asides(0) == []
    assert refusal(state, "0 withdraw") == ("plan/nothing_to_withdraw", "SG4.9")
    assert FACE_DOWN in state.table.spaces
