"""What hangs on a choice: what an action costs and brings at once, as it is told before it is done."""

from __future__ import annotations

import pytest

from gunbai.games.shogun.data.board import PROVINCES
from gunbai.games.shogun.state import State
from gunbai.kernel.actions import Action
from gunbai.kernel.steps import asked_of, changes, is_final
from tests.rules.shogun.scene import GAME, Doc, acting, codes, load, play

KAI: Doc = {"owner": 0, "armies": 4}
OUT_OF_THE_GAME = ["awa-boso", "echigo", "iwami", "izumo", "kazusa", "mutsu", "sanuki", "tosa"]


def parsed(text: str) -> Action:
    action = GAME.parse(text)
    assert isinstance(action, Action)
    return action


def at(action: str, event: str | None = None, tower: int = 0, **province: object) -> State:
    """Seat 0 is asked whether it does this in Kai (1 rice, 5 chests); so many of its armies lie in the tower."""
    more: Doc = {"tower": [{"0": tower}]} if tower else {}
    return acting({"kai": {**KAI, **province}}, [{action: "kai"}], event=event, **more)


@pytest.mark.parametrize(
    ("action", "told"),
    [
        ("castle", {"chests": -3}),
        ("temple", {"chests": -2}),
        ("theatre", {"chests": -1}),
        ("armies5", {"chests": -3, "armies": 5}),
        ("armies3", {"chests": -2, "armies": 3}),
        ("army1_move", {"chests": -1, "armies": 1}),
    ],
)
def test_sg5_an_action_tells_its_price_and_its_armies(action: str, told: dict[str, int]) -> None:
    state = at(action)
    assert changes(state, parsed("0 act")) == told
    assert changes(state, parsed("0 skip")) == {}
    chests, armies = state.table.chests[0], sum(state.table.armies)
    play(state, "0 act")
    assert state.table.chests[0] - chests == told["chests"]
    assert sum(state.table.armies) - armies == told.get("armies", 0)


@pytest.mark.parametrize(("action", "name"), [("rice", "rice"), ("tax", "chests")])
def test_sg5_4_a_yield_is_told_with_the_marker_or_the_farmers_it_brings(action: str, name: str) -> None:
    quiet, angry = at(action), at(action, markers=2)
    held = {"rice": quiet.table.rice, "chests": quiet.table.chests}[name]
    before = held[0]
    told = changes(quiet, parsed("0 act"))
    assert set(told) == {name, "markers"}
    assert told["markers"] == 1
    assert dict(changes(angry, parsed("0 act"))) == {name: told[name], "farmers": 2}
    assert changes(angry, parsed("0 skip")) == {}
    play(quiet, "0 act")
    assert held[0] - before == told[name] > 0


def test_sg6_10_no_more_farmers_rise_than_there_are() -> None:
    state = acting({"kai": {**KAI, "markers": 3}}, [{"tax": "kai"}], tower=[{"farmers": 18}])
    assert changes(state, parsed("0 act"))["farmers"] == 2


def test_sg9_12_a_shortage_of_recruits_is_told() -> None:
    state = at("armies5", event="few_recruits")
    assert changes(state, parsed("0 act")) == {"chests": -3, "armies": 3}


def test_choices_that_change_nothing_at_once_tell_nothing_and_no_choice_is_final() -> None:
    state = at("battle_move_a")
    for text in ("0 skip", "0 target suruga"):
        assert changes(state, parsed(text)) == {}
        assert not is_final(state, parsed(text))


def test_a_chain_is_asked_whole() -> None:
    state = at("battle_move_a")
    chain = [parsed("0 target suruga"), parsed("0 count 2")]
    assert asked_of(state, chain) == chain
    assert asked_of(state, []) == []


def test_sg4_9_who_takes_back_a_plan_that_is_not_whole_hears_it_alone() -> None:
    state = load({"seats": 3, "provinces": {"kai": KAI, "aki": {"owner": 1}}})
    play(state, "0 plan kai", "0 plan chest1", "1 plan aki")
    heard = play(state, "0 withdraw")
    assert [(event.code, event.seat, event.args["amount"]) for event in heard] == [("undone_by_you", 0, 2)]
    assert "plan_withdrawn" not in codes(heard)
    assert (state.secrets.cards_laid[0], state.secrets.cards_laid[1]) == (0, 1)


def test_sg4_2_a_space_that_stayed_empty_hides_nothing() -> None:
    """A plan that lies may say so: nothing is there then, neither a secret nor a back."""
    doc: Doc = {"seats": 3, "phase": "actions", "agenda": ["rice", "tax"], "provinces": {"kai": KAI}}
    state = load({**doc, "secrets": {"plans": [{"rice": "kai", "tax": "empty"}]}})
    assert (state.actors(), state.table.top().name) == ([0], "collect")
    position = state.position()
    assert position["secrets"]["plans"][0] == {}
    assert position["players"][0]["board"] == {"rice": "kai"}


def test_sg2_3_where_a_single_card_is_left_it_is_known_which_comes_next() -> None:
    """Then taking a card hands nothing to chance, and whoever is left places its group; an exchange is tried."""
    free = ("kai", "suruga", "aki")
    taken: Doc = {name: {"owner": 1} for name in PROVINCES if name not in (*free, *OUT_OF_THE_GAME)}
    draft: Doc = {
        "offered": ["kai", "suruga"],
        "groups": [[0, 0, 0, 1], [0] * 4, [0] * 4],
        "faced": [["kai", "suruga"]],
    }
    turn = [["years", 0], ["seed"], ["draft", 0, 0]]
    state = load({"seats": 3, "turn": turn, "provinces": taken, "draft": draft})
    ends = {str(choice): state.table.top().ends(state, 0, choice.id) for choice in state.choices(0)}
    assert ends == {"0 take kai": False, "0 take suruga": False, "0 blind": False, "0 exchange": None}
