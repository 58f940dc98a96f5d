"""SG5: the ten actions."""

from __future__ import annotations

import pytest

from gunbai.games.shogun.data.words import CHEST_0, EMPTY, FACE_DOWN, SPACE_COUNT
from gunbai.games.shogun.events import OBSTACLES
from gunbai.games.shogun.rules.feasibility import obstacle_to, rice_yield
from gunbai.games.shogun.state import State
from gunbai.kernel.errors import RuleViolation
from gunbai.kernel.luck.generator import seeded
from gunbai.kernel.playout import play_randomly
from tests.rules.shogun.scene import GAME, Doc, acting, armies, asked, cited, codes, load, out, play, province

KAI: Doc = {"kai": {"owner": 0, "armies": 4}}


def refusal(state: State, text: str) -> tuple[str, str]:
    with pytest.raises(RuleViolation) as refused:
        state.apply(GAME.parse(text))
    return refused.value.code, refused.value.clause


def obstacle(state: State, action: int, name: str = "kai") -> str:
    return OBSTACLES[obstacle_to(state.table, 0, action, province(name))][0]


def test_sg5_1_players_act_in_turn_order_and_open_the_card_only_then() -> None:
    state = acting({**KAI, "suruga": {"owner": 1}}, [{"tax": "kai"}, {"tax": "suruga"}], order=[1, 0, 2, 3, 4])
    assert state.actors() == [1]
    assert state.table.spaces[SPACE_COUNT + 4] == province("suruga")
    assert state.table.spaces[4] == FACE_DOWN
    play(state, "1 skip")
    assert state.table.spaces[4] == province("kai")
    assert state.actors() == [0]


def test_sg5_1_a_chest_card_is_opened_and_nothing_is_asked() -> None:
    state = acting({**KAI, "suruga": {"owner": 1}}, [{"tax": "kai"}, {"tax": "chest3"}], order=[1, 0, 2, 3, 4])
    assert state.actors() == [0]
    assert state.table.spaces[SPACE_COUNT + 4] == CHEST_0 + 3


def test_sg5_2_who_cannot_act_skips_and_pays_nothing() -> None:
    state = acting(KAI, [{"armies3": "kai"}], players=[{"chests": 1}])
    assert state.actors() == [4]
    assert state.table.chests[0] == 1
    assert obstacle(state, 6) == "too_few_chests"


def test_sg5_1_what_is_not_asked_now_cites_the_clause_that_says_when_it_is() -> None:
    state = acting(KAI, [{"battle_move_a": "kai"}])
    moments = {
        "SG2.3": ["take kai", "blind", "group 5"],
        "SG2.4": ["exchange"],
        "SG4.1": ["plan kai", "plan empty"],
        "SG4.5": ["special tax1"],
        "SG5.1": ["act"],
        "SG5.6": ["stay"],
        "SG5.7": ["count 1"],
        "SG7.2": ["revolt kai"],
    }
    for clause, texts in moments.items():
        for text in texts:
            assert refusal(state, f"0 {text}") == ("action/not_asked", clause), text
    play(state, "0 target suruga")
    assert refusal(state, "0 skip") == ("action/not_asked", "SG5.2")
    assert refusal(state, "0 target suruga") == ("action/not_asked", "SG5.7")


def test_sg5_2_skipping_cites_the_clause_that_allows_it() -> None:
    for action, clause in (("battle_move_a", "SG5.7"), ("castle", "SG5.3"), ("tax", "SG5.4"), ("armies3", "SG5.5")):
        state = acting(KAI, [{action: "kai"}])
        clauses = {str(choice): state.clause(choice) for choice in state.choices(0)}
        assert clauses.pop("0 skip") == "SG5.2"
        assert set(clauses.values()) == {clause}


def test_sg5_2_a_player_may_choose_to_skip() -> None:
    state = acting(KAI, [{"castle": "kai"}])
    assert asked(state) == ["0 act", "0 skip"]
    assert codes(play(state, "0 skip"))[0] == "action_declined"
    assert state.table.chests[0] == 12


@pytest.mark.parametrize(("action", "cost"), [("castle", 3), ("temple", 2), ("theatre", 1)])
def test_sg5_3_build_on_a_free_site(action: str, cost: int) -> None:
    state = acting(KAI, [{action: "kai"}], players=[{"chests": cost}])
    stock = list(state.table.stock)
    play(state, "0 act")
    kind = ("castle", "temple", "theatre").index(action)
    assert state.table.has_building(province("kai"), kind)
    assert state.table.chests[0] == 0
    assert state.table.stock[kind] == stock[kind] - 1


def test_sg5_3_no_two_of_a_kind_no_site_no_stock() -> None:
    state = acting({"aki": {"owner": 0, "buildings": ["castle"]}, "kai": {"owner": 0, "buildings": ["temple"]}}, [])
    assert obstacle(state, 0, "aki") == "built_already"
    assert obstacle(state, 1, "aki") == ""
    assert obstacle(state, 0, "kai") == "no_free_site"
    state.table.stock[1] = 0
    assert obstacle(state, 1, "aki") == "out_of_stock"


@pytest.mark.parametrize(("action", "rice", "chests"), [("rice", 3, 0), ("tax", 0, 5)])
def test_sg5_4_the_yield_is_taken_and_a_marker_put(action: str, rice: int, chests: int) -> None:
    state = acting(KAI, [{action: "kai"}], players=[{"chests": 0}])
    events = play(state, "0 act")
    assert (state.table.rice[0], state.table.chests[0]) == (rice, chests)
    assert state.table.markers[province("kai")] == 1
    assert "revolt_begins" not in codes(events)


def test_sg5_4_with_a_marker_a_revolt_follows_and_a_marker_more_if_it_is_put_down() -> None:
    state = acting(
        {"kai": {"owner": 0, "armies": 4, "markers": 1}}, [{"rice": "kai"}], throws=[out({0: 4, 5: 1}, {0: 3, 5: 1})]
    )
    play(state, "0 act")
    assert armies(state, "kai") == (0, 2)
    assert state.table.markers[province("kai")] == 2


def test_sg5_4_option_yield_only_if_the_province_is_held() -> None:
    provinces: Doc = {"kai": {"owner": 0, "armies": 1, "markers": 1}}
    lost, held = out({0: 1, 5: 1}, {5: 1}), out({0: 1, 5: 1}, {0: 1})
    for throw, chests in ((lost, 0), (held, 5)):
        state = acting(
            provinces, [{"tax": "kai"}], players=[{"chests": 0}], throws=[throw], options={"yield": "if_held"}
        )
        assert ("yield_lost" in codes(play(state, "0 act"))) == (throw == lost)
        assert state.table.chests[0] == chests
    kept = acting(provinces, [{"tax": "kai"}], players=[{"chests": 0}], throws=[lost])
    assert "yield_lost" not in codes(play(kept, "0 act"))
    assert kept.table.chests[0] == 5


@pytest.mark.parametrize(("action", "number", "cost"), [("armies5", 5, 3), ("armies3", 3, 2)])
def test_sg5_5_deploy_all_or_none(action: str, number: int, cost: int) -> None:
    state = acting(KAI, [{action: "kai"}], players=[{"chests": cost}])
    assert cited(play(state, "0 act"), "deployed") == {"SG5.5"}
    assert (armies(state, "kai"), state.table.chests[0]) == ((0, 4 + number), 0)
    tower: list[Doc] = [{"0": 62 - 4 - number + 1}]
    short = acting(KAI, [{action: "kai"}], tower=tower)
    assert short.actors() == [4]
    assert obstacle(short, 5 if number == 5 else 6) == "too_few_in_supply"


def test_sg5_6_deploy_1_and_then_move_into_an_own_neighbour() -> None:
    state = acting(
        {"kai": {"owner": 0, "armies": 1}, "suruga": {"owner": 0, "armies": 2}, "musashi": {"owner": 1}},
        [{"army1_move": "kai"}],
        players=[{"chests": 1}],
    )
    assert cited(play(state, "0 act"), "deployed") == {"SG5.6"}
    assert asked(state) == ["0 stay", "0 target suruga"]
    assert refusal(state, "0 target musashi") == ("march/not_your_province", "SG5.6")
    assert refusal(state, "0 target totomi") == ("march/not_your_province", "SG5.6")
    assert refusal(state, "0 target aki") == ("march/not_adjacent", "SG5.6")
    play(state, "0 target suruga")
    assert asked(state) == ["0 count 1"]
    assert refusal(state, "0 count 2") == ("march/one_must_stay", "SG5.6")
    assert state.clause(state.choices(0)[0]) == "SG5.6"
    assert cited(play(state, "0 count 1"), "moved") == {"SG5.6"}
    assert (armies(state, "kai"), armies(state, "suruga")) == ((0, 1), (0, 3))
    assert state.table.chests[0] == 0


def test_sg5_6_no_move_is_possible_or_wanted() -> None:
    alone = acting(KAI, [{"army1_move": "kai"}])
    play(alone, "0 act")
    assert (armies(alone, "kai"), alone.actors()) == ((0, 5), [4])
    staying = acting({**KAI, "suruga": {"owner": 0}}, [{"army1_move": "kai"}])
    play(staying, "0 act", "0 stay")
    assert (armies(staying, "kai"), staying.actors()) == ((0, 5), [4])


def test_sg5_6_without_the_chest_or_an_army_the_whole_action_is_skipped() -> None:
    own: Doc = {**KAI, "suruga": {"owner": 0}}
    plans = [{"tax": "chest0", "army1_move": "kai"}, {"tax": "aki"}]
    for code, more in (
        ("too_few_chests", {"players": [{"chests": 0}]}),
        ("too_few_in_supply", {"tower": [{"0": 57}]}),
    ):
        state = acting({**own, "aki": {"owner": 1}}, plans, **more)  # type: ignore[arg-type]
        events = play(state, "1 skip")
        assert cited(events, code) == {"SG5.6"}
        assert (state.actors(), armies(state, "kai")) == ([4], (0, 4))


@pytest.mark.parametrize("action", ["battle_move_a", "battle_move_b"])
def test_sg5_7_move_into_an_own_province(action: str) -> None:
    state = acting({**KAI, "suruga": {"owner": 0, "armies": 2}}, [{action: "kai"}])
    choices = asked(state)
    assert choices[0] == "0 skip"
    assert set(choices[1:]) == {f"0 target {name}" for name in ("musashi", "sagami", "shinano", "suruga", "totomi")}
    play(state, "0 target suruga")
    assert asked(state) == ["0 count 1", "0 count 2", "0 count 3"]
    assert refusal(state, "0 count 4") == ("march/one_must_stay", "SG5.7")
    assert state.clause(state.choices(0)[0]) == "SG5.7"
    assert cited(play(state, "0 count 3"), "moved") == {"SG5.7"}
    assert (armies(state, "kai"), armies(state, "suruga")) == ((0, 1), (0, 5))


def test_sg5_7_not_adjacent_and_too_few_armies() -> None:
    state = acting(KAI, [{"battle_move_a": "kai"}])
    assert refusal(state, "0 target aki") == ("march/not_adjacent", "SG5.7")
    state.table.armies[province("kai")] = 1
    assert obstacle(state, 8) == "too_few_armies"


def test_sg5_7_a_battle_starts_in_a_province_of_somebody_else() -> None:
    state = acting({**KAI, "suruga": {"owner": 1}}, [{"battle_move_b": "kai"}], throws=[out({0: 2, 1: 1}, {0: 2})])
    events = play(state, "0 target suruga", "0 count 2")
    assert "attacked" in codes(events)
    assert armies(state, "suruga") == (0, 2)


def test_sg5_8_no_limit_of_armies_in_a_province() -> None:
    state = acting({"kai": {"owner": 0, "armies": 57}}, [{"armies5": "kai"}])
    play(state, "0 act")
    assert armies(state, "kai") == (0, 62)


def test_sg5_8_rice_is_at_most_6_a_round_and_so_18_a_year() -> None:
    table = load({"seats": 5, "provinces": KAI}).table
    yields = set()
    for table.event in range(13):
        for place in range(5):
            table.places[0] = place
            yields |= {rice_yield(table, 0, at) for at in range(45)}
    assert (min(yields), max(yields)) == (2, 6)
    shimosa: Doc = {"shimosa": {"owner": 0}}
    state = acting(shimosa, [{"rice": "shimosa"}], players=[{"rice": 12, "special": "rice1"}], season="autumn")
    play(state, "0 act")
    assert state.table.rice[0] == 18


def test_sg5_8_rice_never_exceeds_18_in_a_game() -> None:
    most = 0
    for seed in range(3):
        state = GAME.new(3, seed=seed)
        generator = seeded(seed)
        while not state.is_over():
            assert isinstance(state, State)
            most = max(most, *state.table.rice)
            play_randomly(state, generator, limit=5)
    assert 6 < most <= 18


def test_sg5_9_the_card_of_a_lost_province_leaves_at_once() -> None:
    """From an action space not yet done: the action is lost."""
    state = acting(
        {**KAI, "suruga": {"owner": 1, "markers": 1}},
        [{"battle_move_a": "kai"}, {"tax": "suruga"}],
        throws=[out({0: 3, 1: 1}, {0: 3})],
    )
    events = play(state, "0 target suruga", "0 count 3")
    assert state.table.spaces[SPACE_COUNT + 4] == EMPTY
    assert state.secrets.plans[SPACE_COUNT + 4] == -1
    assert not state.table.possible_cards[1] >> province("suruga") & 1
    lost = [event for event in events if event.code == "action_lost"]
    assert [(event.args["seat"], event.args["space"]) for event in lost] == [(1, "tax")]
    assert state.actors() == [4]


def test_sg5_9_a_lost_card_in_hand_is_shown_and_never_guessed_again() -> None:
    state = acting(
        {**KAI, "suruga": {"owner": 1, "markers": 1}, "izu": {"owner": 1}},
        [{"battle_move_a": "kai"}, {"tax": "izu"}],
        throws=[out({0: 3, 1: 1}, {0: 3})],
    )
    assert state.table.possible_cards[1] >> province("suruga") & 1
    events = play(state, "0 target suruga", "0 count 3")
    assert "card_lost" in codes(events)
    assert "action_lost" not in codes(events)
    assert not state.table.possible_cards[1] >> province("suruga") & 1


def test_sg5_9_cards_return_after_the_tenth_action() -> None:
    state = acting(KAI, [{"castle": "kai"}])
    play(state, "0 skip", "4 skip")
    assert state.table.is_planning()
    assert set(state.table.spaces) == {EMPTY}
    assert "0 plan kai" in [str(choice) for choice in state.choices(0)]


def test_sg5_9_cards_have_returned_when_winter_comes() -> None:
    hungry: Doc = {name: {"owner": 0, "armies": 9} for name in ("aki", "bingo", "hoki")}
    state = acting(hungry, [{"castle": "aki", "tax": "chest2"}], season="autumn")
    play(state, "0 skip", "4 skip")
    assert state.table.season == 3
    assert state.actors() == [0]
    assert set(state.table.spaces) == {EMPTY}
    assert (state.table.possible_cards, state.table.agenda, state.table.event) == ([0] * 5, [], 12)


def test_sg5_10_the_event_leaves_the_game() -> None:
    state = acting(KAI, [], event="low_taxes")
    assert state.table.event == 6
    play(state, "4 skip")
    assert state.table.event == 12
    assert 6 not in state.table.events_open


def test_sg5_10_after_autumn_the_turn_order_stays_for_winter() -> None:
    """Seat 2, first in autumn, fights its winter revolts before seat 0."""
    hungry: Doc = {name: {"owner": 2, "armies": 9} for name in ("suruga", "izu", "totomi")}
    hungry |= {name: {"owner": 0, "armies": 9} for name in ("aki", "bingo", "hoki")}
    state = load({"seats": 3, "season": "winter", "phase": "winter", "order": [2, 0, 1], "provinces": hungry})
    assert state.actors() == [2]
    play(state, str(state.choices(2)[0]))
    assert state.actors() == [0]


def test_sg5_11_chests_gained_earlier_are_spent_later() -> None:
    state = acting({**KAI, "aki": {"owner": 0}}, [{"tax": "kai", "castle": "aki"}], players=[{"chests": 0}])
    play(state, "0 act")
    assert asked(state) == ["0 act", "0 skip"]
    play(state, "0 act")
    assert state.table.chests[0] == 2
