"""The game object: options, setup, play to the end with every option."""

from __future__ import annotations

import pytest

from gunbai.games.shogun.data.board import PROVINCES
from gunbai.games.shogun.data.options import OPTIONS
from gunbai.games.shogun.game import Shogun
from gunbai.games.shogun.state import State
from gunbai.kernel.errors import BadInput
from gunbai.kernel.luck.chance import Draw, Scripted, simulated
from gunbai.kernel.luck.generator import seeded
from gunbai.kernel.playout import play_randomly
from tests.games.shogun.counts import faults

GAME = Shogun()
EVERY_VALUE = [(option.name, value) for option in OPTIONS for value in option.values]


@pytest.mark.parametrize(("name", "value"), EVERY_VALUE)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_games_with_every_option_end_and_add_up(name: str, value: str, seats: int) -> None:
    options = {name: value}
    if seats == 3 and value == "moon":
        options["moon_three"] = "assumed"
    state = GAME.new(seats, seed=seats, options=options)
    assert isinstance(state, State)
    generator = seeded(seats)
    while not state.is_over():
        play_randomly(state, generator, limit=11)
        assert faults(state) == []
    assert len(state.result().scores) == seats
    assert min(state.result().ranking) == 1


def test_defaults_are_filled_in() -> None:
    assert GAME.filled({"tower": "spielbyweb"}) == {
        "side": "sun",
        "setup": "draft",
        "yield": "kept",
        "action_window": "five",
        "armies6_shortage": "4",
        "tower": "spielbyweb",
        "years": "2",
        "moon_three": "no",
    }


@pytest.mark.parametrize("options", [{"side": "night"}, {"speed": "fast"}, {"side": "moon", "setup": "tables"}])
def test_unknown_options_and_impossible_pairs_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(BadInput):
        GAME.new(4, seed=1, options=options)


def test_chance_leaves_a_trace_only_through_its_door() -> None:
    first, second, other = (GAME.new(4, seed=seed) for seed in (5, 5, 6))
    for state in (first, second, other):
        play_randomly(state, seeded(1))
    assert first.digest() == second.digest() != other.digest()


def test_events_and_special_cards_are_entries_with_their_clauses() -> None:
    events = {entry.name: entry.clause for entry in GAME.entries if entry.kind == "event"}
    assert (len(events), events["plays_calm_7"], events["low_taxes"]) == (12, "SG9.2", "SG9.8")
    assert sorted(events.values()) == sorted(f"SG9.{number}" for number in range(1, 13))
    specials = [entry for entry in GAME.entries if entry.kind == "special"]
    assert [entry.name for entry in specials] == ["attack1", "defence1", "tax1", "rice1", "armies6"]
    assert {entry.clause for entry in specials} == {"SG4.6"}


def test_nothing_is_drawn_under_a_label_that_is_not_declared() -> None:
    declared = {kind.label: kind for kind in GAME.draws}
    assert all(kind.clause.startswith("SG") and kind.outcome for kind in GAME.draws)
    drawn: set[str] = set()
    options: list[dict[str, str]] = [{}, {"setup": "tables"}, {"tower": "spielbyweb"}]
    for seed in range(3):
        log: list[Draw] = []
        chance = simulated(seed)
        chance.log = log
        play_randomly(GAME.new(3 + seed, chance=chance, options=options[seed]), seeded(seed))
        assert all(declared[draw.label].private for draw in log if draw.private)
        drawn |= {draw.label for draw in log}
    assert drawn == set(declared)


def test_luck_can_be_written_by_label() -> None:
    luck = Scripted({"first player": [2], "province deck": [0, 0, 7]}, seed=1)
    state = GAME.new(4, chance=luck)
    assert isinstance(state, State)
    assert state.actors() == [2]
    assert state.position()["draft"]["offered"] == ["aki", "awa-boso"]
    state.apply(GAME.parse("2 blind"))
    assert state.view(2).document()["blind"] == PROVINCES[2 + 7]


def test_a_listener_hears_what_a_position_leads_to() -> None:
    heard: list[str] = []
    doc = {"seats": 3, "season": "winter", "phase": "winter", "provinces": {"kai": {"owner": 0, "armies": 9}}}
    GAME.from_position(doc, seed=1, listener=lambda event: heard.append(event.code))
    assert heard[:3] == ["rice_lost"] * 3
    assert "revolt_begins" in heard
