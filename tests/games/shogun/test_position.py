"""Positions: every state survives the round trip, hand-written ones load, every fault names its field."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gunbai.games.shogun.game import Shogun
from gunbai.games.shogun.state import State
from gunbai.kernel.errors import BadPosition, GunbaiError
from gunbai.kernel.luck.generator import seeded
from gunbai.kernel.playout import play_randomly
from tests.games.shogun.counts import faults
from tests.rules.shogun.scene import acting, asked, load, play

GAME = Shogun()
Doc = dict[str, Any]


def at(decisions: int, seats: int = 4, seed: int = 3, **options: str) -> State:
    state = GAME.new(seats, seed=seed, options=options)
    assert isinstance(state, State)
    play_randomly(state, seeded(seed), limit=decisions)
    return state


@pytest.mark.parametrize("options", [{}, {"setup": "tables"}, {"side": "moon", "tower": "spielbyweb", "years": "1"}])
def test_every_position_of_a_game_survives_the_round_trip(options: dict[str, str]) -> None:
    state = at(0, 4, 5, **options)
    generator = seeded(5)
    while not state.is_over():
        again = GAME.from_position(json.loads(json.dumps(state.position())))
        assert isinstance(again, State)
        assert again == state
        assert again.table.parts() == state.table.parts()
        assert [str(c) for c in again.choices(again.actors()[0])] == [str(c) for c in state.choices(state.actors()[0])]
        play_randomly(state, generator, limit=13)
    assert GAME.from_position(state.position()) == state


def test_a_turn_that_only_the_event_makes_possible_is_read_back() -> None:
    """SG9.12: with few recruits four armies in supply are enough to deploy 5, or two to deploy 3."""
    for action, supply in (("armies5", 4), ("armies3", 2)):
        tower = [{"0": 61 - supply}]
        state = acting({"kai": {"owner": 0}}, [{action: "kai"}], event="few_recruits", tower=tower)
        assert asked(state) == ["0 act", "0 skip"]
        assert load(json.loads(json.dumps(state.position()))) == state


@pytest.mark.parametrize("marching", [True, False])
def test_a_turn_that_the_event_forbids_is_refused(marching: bool) -> None:
    """SG9.6: under the peace of temples nobody has just been sent against one, nor asked where to if all are barred."""
    names = ("musashi", "sagami", "shinano", "suruga", "totomi")
    provinces: Doc = {name: {"owner": 1, "buildings": ["temple"]} for name in names}
    state = acting({**provinces, "kai": {"owner": 0, "armies": 4}}, [{"battle_move_a": "kai"}], event="low_taxes")
    if marching:
        play(state, "0 target suruga")
    doc: Doc = {**state.position()}
    assert load(doc) == state
    doc["events"] = {"round": "temple_peace_3"}
    with pytest.raises(BadPosition) as refused:
        load(doc)
    assert refused.value.field == "turn[5]"


def test_a_plan_begun_by_a_player_without_provinces_is_finished_like_any_other() -> None:
    """SG1.9: what is still open lays itself, whatever lies there already."""
    begun = {"bid": "chest1", "castle": "empty", "temple": "chest4"}
    doc: Doc = {"seats": 3, "agenda": ["rice", "tax", "castle", "temple", "theatre"], "secrets": {"plans": [begun]}}
    state = load(doc)
    play(state, "0 plan chest3")
    cards = state.view(0).document()["plan"]
    laid = {**begun, "theatre": "chest3", "rice": "chest0", "tax": "chest2"}
    assert cards == laid | dict.fromkeys(
        ["armies5", "armies3", "army1_move", "battle_move_a", "battle_move_b"], "empty"
    )
    assert state.table.ready == [1, 0, 0]


def test_a_bare_position_is_the_first_spring_with_everything_at_its_default() -> None:
    state = GAME.from_position({"seats": 3, "provinces": {"kai": {"owner": 0}}}, seed=1)
    assert isinstance(state, State)
    assert state.table.is_planning()
    assert len(state.table.agenda) == 5
    assert len(state.table.events_open) == 4
    assert state.table.supply == [61, 62, 62]
    assert faults(state) == []


@pytest.mark.parametrize("phase", ["planning", "bids", "actions", "winter"])
@pytest.mark.parametrize("year", [1, 2])
def test_every_phase_can_be_written_by_hand(phase: str, year: int) -> None:
    season = "winter" if phase == "winter" else "autumn"
    bid = {"bid": "chest1", "castle": "chest2", "temple": "chest3", "theatre": "chest4", "rice": "chest0"}
    rest = dict.fromkeys(["tax", "armies5", "armies3", "army1_move", "battle_move_a", "battle_move_b"], "empty")
    doc: Doc = {"seats": 3, "season": season, "phase": phase, "year": year}
    if phase == "bids":
        doc["agenda"] = ["rice", "tax", "castle", "temple", "theatre"]
        doc["secrets"] = {"plans": [{**bid, **rest}] * 3}
    state = GAME.from_position(doc, seed=2)
    assert isinstance(state, State)
    play_randomly(state, seeded(1))
    assert state.is_over()
    assert faults(state) == []


FAULTS: list[tuple[str, Any, str]] = [
    ("seats", 6, "seats"),
    ("seats", "3", "seats"),
    ("options", {"side": "dark"}, "options.side"),
    ("options", {"colour": "x"}, "options"),
    ("options", {"side": "moon"}, "options.side"),
    ("options", [], "options"),
    ("year", 3, "year"),
    ("season", "monsoon", "season"),
    ("provinces", {"atlantis": {"owner": 0}}, "provinces.atlantis"),
    ("provinces", {"kai": {"owner": 3}}, "provinces.kai.owner"),
    ("provinces", {"kai": {}}, "provinces.kai.owner"),
    ("provinces", {"kai": {"owner": 0, "armies": 63}}, "provinces.kai.armies"),
    ("provinces", {"kai": {"owner": 0, "castle": 1}}, "provinces.kai.castle"),
    ("provinces", {"kai": {"owner": 0, "buildings": ["castle", "temple"]}}, "provinces.kai.buildings"),
    ("provinces", {"aki": {"owner": 0, "buildings": ["castle", "castle"]}}, "provinces.aki.buildings"),
    ("provinces", {"aki": {"owner": 0, "buildings": ["tower"]}}, "provinces.aki.buildings[0]"),
    ("provinces", {"aki": {"owner": 0, "armies": 40}, "kai": {"owner": 0, "armies": 40}}, "players[0].supply"),
    ("players", [{}, {}, {}, {}], "players"),
    ("players", [{"supply": 7}], "players[0].supply"),
    ("players", [{"chests": -1}], "players[0].chests"),
    ("players", [{"gold": 1}], "players[0].gold"),
    ("players", [{"special": "tax1"}, {"special": "tax1"}], "players[1].special"),
    ("players", [{"special": "attack1"}], "players[0].special"),
    ("players", [7], "players[0]"),
    ("players", [{"ready": "yes"}], "players[0].ready"),
    ("players", [{"ready": True}], "players[0].ready"),
    ("farmers", 3, "farmers"),
    ("tray", {"4": 1}, "tray.4"),
    ("tray", {"farmers": 21}, "tray.farmers"),
    ("tower", [{}, {}, {}], "tower"),
    ("stock", {"castle": 3}, "stock.castle"),
    ("agenda", ["rice", "rice"], "agenda"),
    ("specials", ["tax1"], "specials"),
    ("order", [0, 0, 1], "order"),
    ("bidders", [0, 1], "bidders"),
    ("events", {"round": "flood"}, "events.round"),
    ("events", {"open": ["low_taxes"]}, "events.open"),
    ("events", {"gone": ["low_taxes"]}, "events.gone"),
    ("secrets", {"plans": [{"bid": "kai"}]}, "secrets.plans[0].bid"),
    ("secrets", {"plans": [{"castle": "chest1"}]}, "secrets.plans[0]"),
    ("secrets", {"plans": [{"bid": "chest1", "castle": "chest1"}]}, "secrets.plans[0]"),
    ("secrets", {"planz": []}, "secrets.planz"),
    ("phase", "winter", "phase"),
    ("turn", [["march", 0, "battle_move_a", "kai"]], "turn[0]"),
    ("turn", [["years", 1]], "turn"),
    ("turn", [["dance"]], "turn[0]"),
    ("turn", [["years"]], "turn[0]"),
    ("turn", ["years"], "turn[0]"),
    ("turn", {}, "turn"),
    ("scored", [[]], "scored[0]"),
    ("draft", {"offered": ["kai", "kai"]}, "draft.offered"),
    ("draft", {"groups": [[9, 0, 0, 0]]}, "draft.groups[0][0]"),
    ("winter", {"unfed": [99]}, "winter.unfed[0]"),
    ("surprise", 1, "surprise"),
    ("game", "chess", "game"),
]


@pytest.mark.parametrize(("field", "value", "at_fault"), FAULTS)
def test_every_fault_names_its_field(field: str, value: Any, at_fault: str) -> None:
    doc: Doc = {"seats": 3, "agenda": ["rice", "tax", "castle", "temple", "theatre"]}
    with pytest.raises(BadPosition) as refused:
        GAME.from_position({**doc, field: value}, seed=1)
    assert refused.value.field == at_fault


@pytest.mark.parametrize("document", [None, [], 3, "kai"])
def test_what_is_no_object_is_refused(document: object) -> None:
    with pytest.raises(BadPosition):
        GAME.from_position(document)


JUNK = st.one_of(st.none(), st.integers(-2, 70), st.text(max_size=3), st.just([]), st.just({}), st.booleans())


def _paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path of every value inside a document."""
    found = [path] if path else []
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        found += _paths(inner, (*path, key))
    return found


@settings(max_examples=120, deadline=None, derandomize=True, database=None)
@given(st.integers(0, 400), st.integers(0, 5), JUNK, st.data())
def test_a_damaged_position_is_refused_or_can_be_played_to_the_end(
    decisions: int, seed: int, junk: Any, data: st.DataObject
) -> None:
    doc = copy.deepcopy(at(decisions, 3, seed).position())
    path = data.draw(st.sampled_from(_paths(doc)))
    inner: Any = doc
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = junk
    try:
        state = GAME.from_position(doc, seed=1)
    except GunbaiError:
        return
    assert isinstance(state, State)
    assert faults(state) == []
    play_randomly(state, seeded(seed), limit=400)
    assert faults(state) == []
