"""Positions that somebody builds by hand: drafts, the moments at which they begin, and all that is wrong with them."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import jsonschema_rs
import pytest

import gunbai
from gunbai.games.shogun.data.board import PROVINCES
from gunbai.games.shogun.data.words import ACTION_NAMES
from gunbai.kernel.errors import BadInput, BadPosition
from gunbai.kernel.game import Game
from gunbai.kernel.state import State

OPTIONS: dict[str, dict[str, str]] = {"rising-sun": {}, "shogun": {"setup": "tables"}}
NAMES = sorted(OPTIONS)
Draft = dict[str, Any]


def started(name: str, seats: int = 3, seed: int = 3) -> tuple[Game, Draft]:
    game = gunbai.game(name)
    return game, game.draft(game.new(seats, seed=seed, options=OPTIONS[name]))


def played(state: State, moves: int, seed: int) -> State:
    rng = random.Random(seed)
    for _ in range(moves):
        if state.is_over():
            break
        seat = rng.choice(state.actors())
        state.play(seat, rng.choice(state.choice_ids(seat)))
    return state


@pytest.mark.parametrize("name", NAMES)
def test_a_draft_reads_back_as_the_position_it_was_made_of(name: str) -> None:
    game = gunbai.game(name)
    valid = jsonschema_rs.validator_for(game.schema("draft"))
    for seed in range(6):
        state = played(game.new(3 + seed % 3, seed=seed), 40 * seed, seed)
        draft: Draft = json.loads(json.dumps(game.draft(state)))
        valid.validate(draft)
        again = game.from_position(draft)
        assert game.draft(again) == draft
        assert again.actors() == state.actors()


@pytest.mark.parametrize("name", NAMES)
def test_an_empty_board_begins_at_its_first_moment(name: str) -> None:
    game, draft = started(name)
    first = game.moments(3)[0]
    about = {ask: words[0] for ask, words in first.asks.items()}
    begun: Draft = game.at_moment(game.emptied(draft), first.name, about, seed=1)
    assert not begun.get("map", begun.get("provinces"))
    jsonschema_rs.validator_for(game.schema("draft")).validate(json.loads(json.dumps(begun)))
    assert game.from_position(begun).actors() == [0, 1, 2]


def two_stand(draft: Draft, province: str) -> Draft:
    return {**draft, "map": {province: [{"bushi": 2}, {"bushi": 1}, {}]}, "wars": [province]}


def worshipped(draft: Draft) -> Draft:
    kami = ["raijin", "susanoo", "fujin", "hachiman"]
    shrines = [{"kami": name, "pieces": [{}, {}, {"shinto": 1} if name == "raijin" else {}]} for name in kami]
    return {**draft, "shrines": shrines}


RISING_SUN = [
    ("tea", {"season": "autumn"}, "tea"),
    ("mandate", {"seat": 2, "turn": 5}, "mandate"),
    ("execute", {"seat": 1, "mandate": "recruit", "turn": 1}, "recruit"),
    ("execute", {"seat": 1, "mandate": "train", "turn": 7}, "train"),
    ("kami", {}, "raijin"),
    ("war", {}, "bids"),
]


@pytest.mark.parametrize(("moment", "about", "step"), RISING_SUN)
def test_rising_sun_begins_at_its_moments(moment: str, about: dict[str, str | int], step: str) -> None:
    game, draft = started("rising-sun", seed=7)
    board = worshipped(two_stand(draft, "edo"))
    begun: Draft = game.at_moment(board, moment, about, seed=1)
    assert step in [one["step"] for one in begun["turn"]]
    assert game.from_position(begun).actors()
    if moment == "tea":
        assert begun["season"] == "autumn"
        assert begun["players"] == board["players"], "what everybody has was set by hand"
        assert len(begun["wars"]) == 5
    elif moment == "mandate":
        assert (begun["active"], begun["mandate_turns"]) == (2, 5)


def test_lotus_lays_its_mandate_face_down_in_a_draft_too() -> None:
    game = gunbai.game("rising-sun")
    draft: Draft = {**game.draft(game.new(3, seed=1)), "clans": ["koi", "lotus", "turtle"]}
    about: dict[str, str | int] = {"seat": 1, "mandate": "marshal", "turn": 1}
    begun: Draft = game.at_moment({**draft, "map": {"edo": [{}, {"bushi": 1}, {}]}}, "execute", about, seed=1)
    assert begun["plays"] == [{"seat": 1, "mandate": "marshal", "face_down": True}]
    assert begun["secrets"]["laid"] == ["marshal"]


def test_shogun_begins_where_plans_are_made_or_one_action_is_carried_out() -> None:
    game, draft = started("shogun")
    begun: Draft = game.at_moment(draft, "planning", {"year": 2, "season": "autumn"}, seed=1)
    assert (begun["year"], begun["season"], begun["turn"][-1]["step"]) == (2, "autumn", "planning")
    mine = next(name for name, held in draft["provinces"].items() if held["owner"] == 1)
    about: dict[str, str | int] = {"seat": 1, "action": "tax", "province": mine}
    acting: Draft = game.at_moment(draft, "action", about, seed=1)
    assert acting["agenda"][0] == "tax"
    assert game.from_position(acting).actors() == [1]
    foreign = next(name for name, held in draft["provinces"].items() if held["owner"] == 2)
    with pytest.raises(BadPosition) as refused:
        game.at_moment(draft, "action", {**about, "province": foreign}, seed=1)
    assert (refused.value.details["expects"], refused.value.details["clause"]) == ("own_card", "SG4.1")


THREE = (0, 1, 2)
TURNS = (1, 2, 3, 4, 5, 6, 7)
YEAR = ("spring", "summer", "autumn")
MOMENTS: dict[str, dict[str, dict[str, tuple[object, ...]]]] = {
    "rising-sun": {
        "tea": {"season": YEAR},
        "mandate": {"seat": THREE, "turn": TURNS},
        "execute": {"seat": THREE, "mandate": ("recruit", "marshal", "train", "betray"), "turn": TURNS},
        "kami": {},
        "war": {},
    },
    "shogun": {
        "planning": {"year": (1, 2), "season": YEAR},
        "action": {"seat": THREE, "action": ACTION_NAMES, "province": PROVINCES},
    },
}


@pytest.mark.parametrize("name", NAMES)
def test_the_moments_and_what_must_be_said_about_them(name: str) -> None:
    assert {one.name: dict(one.asks) for one in gunbai.game(name).moments(3)} == MOMENTS[name]
    for one in gunbai.game(name).moments(5):
        assert one.asks.get("seat", (*THREE, 3, 4)) == (*THREE, 3, 4)


BARE: dict[str, Draft] = {
    "rising-sun": {
        "players": [{"vp": 0, "coins": 0, "ronin": 0, "ally": None, "allied_seasons": 0, "cards": {}, "tokens": {}}]
        * 3,
        "map": {},
        "hostages": [],
        "fallen_figures": [],
        "discarded_tokens": {},
    },
    "shogun": {
        "players": [{"chests": 0, "rice": 0, "points": 0}] * 3,
        "provinces": {},
        "tray": {},
        "tower": [{}, {}],
        "scored": [],
        "phase": "planning",
    },
}


@pytest.mark.parametrize("name", NAMES)
def test_an_empty_board_has_nothing_on_it_and_what_lies_beside_it_stays(name: str) -> None:
    game, draft = started(name)
    empty: Draft = game.emptied(draft)
    assert {field: empty.pop(field) for field in BARE[name]} == BARE[name]
    for shrine, before in zip(empty.pop("shrines", []), draft.get("shrines", []), strict=True):
        assert shrine == {**before, "pieces": [{}, {}, {}]}
    assert empty == {field: draft[field] for field in empty}


SLOTS = {1: 1, 2: 2, 3: 3, 4: 5, 5: 6, 6: 8, 7: 9}
"""RS6.1: how far the track has come at each mandate turn; kami turns lie between."""


@pytest.mark.parametrize("turn", TURNS)
def test_rs6_1_a_mandate_turn_begins_at_its_place_on_the_track(turn: int) -> None:
    game, draft = started("rising-sun", seed=7)
    politics = [{"step": "season", "phase": "war"}, {"step": "politics", "slot": SLOTS[turn]}]
    looking: Draft = game.at_moment(draft, "mandate", {"seat": 0, "turn": turn}, seed=1)
    assert (looking["phase"], looking["active"], looking["mandate_turns"]) == ("politics", 0, turn)
    assert looking["turn"] == [*politics, {"step": "mandate", "seat": 0, "stage": "play"}]
    about: dict[str, str | int] = {"seat": 1, "mandate": "recruit", "turn": turn}
    recruiting: Draft = game.at_moment(draft, "execute", about, seed=1)
    assert (recruiting["phase"], recruiting["active"], recruiting["mandate_turns"]) == ("politics", 1, turn)
    assert recruiting["turn"][:-1] == [*politics, {"step": "execute", "seat": 1, "done": 1, "mandate": "recruit"}]
    assert (recruiting["turn"][-1]["step"], recruiting["turn"][-1]["seat"]) == ("recruit", 2), "the active one is last"


@pytest.mark.parametrize(
    ("moment", "phase", "below"),
    [
        ("tea", "tea", [{"step": "season", "phase": "politics"}, {"step": "tea", "begun": True}]),
        ("kami", "politics", [{"step": "season", "phase": "war"}, {"step": "politics", "slot": 4}]),
        ("war", "war", [{"step": "season", "phase": "cleanup"}, {"step": "wars", "begun": True}]),
    ],
)
def test_the_other_moments_of_a_season_lie_where_a_game_comes_to_them(
    moment: str, phase: str, below: list[Draft]
) -> None:
    game, draft = started("rising-sun", seed=7)
    about: dict[str, str | int] = {"season": "summer"} if moment == "tea" else {}
    begun: Draft = game.at_moment(worshipped(two_stand(draft, "edo")), moment, about, seed=1)
    assert (begun["phase"], begun["turn"][:2]) == (phase, below)
    assert begun["wars_decided"] == (1 if moment == "war" else 0)


@pytest.mark.parametrize("season", [*YEAR, "winter"])
def test_an_action_is_carried_out_in_the_season_of_the_draft_and_in_winter_in_spring(season: str) -> None:
    game, draft = started("shogun")
    mine = next(name for name, held in draft["provinces"].items() if held["owner"] == 2)
    about: dict[str, str | int] = {"seat": 2, "action": "tax", "province": mine}
    begun: Draft = game.at_moment({**draft, "season": season}, "action", about, seed=1)
    assert begun["season"] == ("spring" if season == "winter" else season)
    assert begun["agenda"] == ["tax", *(one for one in ACTION_NAMES if one != "tax")]
    assert (begun["turn"][-1]["seat"], begun["turn"][-1]["province"]) == (2, mine)


@pytest.mark.parametrize(
    ("moment", "about"),
    [("dance", {}), ("mandate", {"seat": 0}), ("mandate", {"seat": 4, "turn": 1}), ("tea", {"season": "winter"})],
)
def test_what_is_said_about_a_moment_is_checked(moment: str, about: dict[str, str | int]) -> None:
    game, draft = started("rising-sun")
    with pytest.raises(BadInput):
        game.at_moment(draft, moment, about)


def test_a_moment_that_never_comes_is_refused() -> None:
    game, draft = started("rising-sun")
    with pytest.raises(BadPosition) as refused:
        game.at_moment({**draft, "map": {}}, "war", {})
    assert refused.value.details["expects"] == "moment_comes"


def test_all_faults_of_a_draft_are_found_and_the_rest_is_read() -> None:
    game, draft = started("rising-sun")
    draft["map"] = {"oshu": [{"bushi": 5}], "edo": [{"bushi": 3}, {}, {"yurei": 1}]}
    draft["shrines"][1]["pieces"][0] = {"bushi": 1}
    draft["players"][1]["coins"] = -4
    found = game.mended(draft, seed=1)
    told = {fault.field: (fault.details["expects"], fault.details["got"]) for fault in found.faults}
    assert told == {
        "players[1].coins": ("whole", "-4"),
        "map.edo[0].bushi": ("pieces_of_clan", "8"),
        "map.edo[2].yurei": ("own_monster", "1"),
        "shrines[1].pieces[0].bushi": ("worshippers", "1"),
    }
    assert {fault.details.get("clause") for fault in found.faults} >= {"RS1.3", "RS6.7"}
    assert found.read is not None
    view: Any = found.read.view(None).document()
    assert view["map"]["oshu"][0]["bushi"] == 5, "what is not at fault stays"


def test_a_part_at_fault_ends_the_search() -> None:
    game, draft = started("shogun")
    draft["order"] = [0, 0, 1]
    draft["year"] = 9
    found = game.mended(draft, seed=1)
    assert [fault.field for fault in found.faults] == ["year", "order"]
    assert found.read is None


def leaves(value: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    if isinstance(value, dict):
        return [way, *(leaf for key, one in value.items() for leaf in leaves(one, (*way, key)))]
    if isinstance(value, list):
        return [way, *(leaf for place, one in enumerate(value) for leaf in leaves(one, (*way, place)))]
    return [way]


WILD: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    3,
    63,
    10_000,
    10**30,
    1.5,
    "",
    "edo",
    "koi",
    "\x00",
    [],
    [0],
    [[]],
    {},
    {"a": 1},
]


def broken(rng: random.Random, draft: Draft) -> Draft:
    for _ in range(rng.randint(1, 3)):
        *way, last = rng.choice([way for way in leaves(draft) if way])
        part: Any = draft
        for step in way:
            part = part[step]
        part[last] = rng.choice([copy.deepcopy(rng.choice(WILD)), part[last]])
        if isinstance(part, dict) and rng.random() < 0.2:
            part[rng.choice(["kind", "edo", "0", "daimyo"])] = rng.choice(WILD)
    return draft


@pytest.mark.parametrize("name", NAMES)
def test_a_draft_that_is_broken_anywhere_is_refused_by_its_field_and_nothing_else_happens(name: str) -> None:
    game = gunbai.game(name)
    refusals = 0
    for seed in range(250):
        rng = random.Random(seed)
        state = played(game.new(3, seed=seed % 5, options=OPTIONS[name]), rng.choice((0, 20, 80)), seed)
        found = game.mended(broken(rng, json.loads(json.dumps(game.draft(state)))), seed=1)
        refusals += bool(found.faults)
        assert all(fault.field for fault in found.faults)
    assert refusals > 100
