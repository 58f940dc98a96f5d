"""Many games: seats rotate, numbers add up, workers change nothing."""

from __future__ import annotations

import json
import random
import time
from collections import Counter
from collections.abc import Sequence
from itertools import permutations

import pytest

import gunbai
from gunbai.arena import simulation
from gunbai.arena.outcome import GameOutcome
from gunbai.arena.simulation import by_entry, neighbours, planned, seatings
from gunbai.arena.summary import Summary, simulate
from gunbai.bots.random_bot import RandomBot
from gunbai.bots.rising_sun.steady import Steady
from gunbai.kernel.actions import Action
from gunbai.kernel.errors import BadInput
from gunbai.kernel.state import Result, View


def without_time(summary: Summary) -> dict[str, object]:
    return {key: value for key, value in summary.items() if key != "cpu_seconds"}


def test_every_entry_sits_everywhere_with_the_same_deal() -> None:
    tasks = planned("rising-sun", ["steady", "random", "random"], 6, 1, {}, 0)
    assert [task["seating"] for task in tasks] == [[0, 1, 2], [2, 0, 1], [1, 2, 0]] * 2
    assert [task["deal"] for task in tasks] == [0, 0, 0, 1, 1, 1]
    assert len({task["seed"] for task in tasks[:3]}) == 1
    assert tasks[0]["seed"] != tasks[3]["seed"]


def test_results_are_booked_to_the_entry_wherever_it_sat(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rigged table where only the seat of `steady` ever wins."""

    def rigged(game: object, seats: int, bots: list[object], *rest: object) -> GameOutcome:
        outcome = GameOutcome(seats)
        steady = next(seat for seat, bot in enumerate(bots) if isinstance(bot, Steady))
        scores = [10 * seat for seat in range(seats)]
        outcome.result = Result(scores, [1 if seat == steady else 2 for seat in range(seats)], [steady], [])
        return outcome

    monkeypatch.setattr(simulation, "play_game", rigged)
    summary = simulate("rising-sun", ["random", "steady", "random"], 3)
    assert [entry["wins"] for entry in summary["entries"]] == [0, 3, 0]
    assert [entry["mean_rank"] for entry in summary["entries"]] == [2, 1, 2]
    assert [entry["mean_score"] for entry in summary["entries"]] == [10, 10, 10], "each sat everywhere once"


def test_a_shared_victory_is_a_share() -> None:
    outcome = GameOutcome(3)
    outcome.result = Result([5, 5, 1], [1, 1, 3], [0, 1], [])
    task = planned("rising-sun", ["random"] * 3, 1, 1, {}, 0)[0]
    assert by_entry(outcome, [2, 0, 1], task)["wins"] == [0, 0.5, 0.5]


def test_neighbours_change_until_every_seating_was_played() -> None:
    bots = ["steady", "novice", "random", "steady:loyal"]
    tasks = planned("rising-sun", bots, 24, 1, {}, 0)
    assert len({tuple(task["seating"]) for task in tasks}) == 24
    for entry in range(4):
        assert {task["seating"].index(entry) for task in tasks} == {0, 1, 2, 3}
        after = [task["seating"][(task["seating"].index(entry) + 1) % 4] for task in tasks]
        assert sorted(after) == sorted([other for other in range(4) if other != entry] * 8)


@pytest.mark.parametrize(
    ("bots", "count"), [("abcde", 24), ("abcd", 6), ("abc", 2), ("abb", 1), ("aabb", 2), ("abbbb", 1), ("aaa", 1)]
)
def test_a_seating_that_is_the_same_to_the_bots_counts_once(bots: str, count: int) -> None:
    assert len(seatings(bots)) == count


@pytest.mark.parametrize("bots", ["abc", "abcd", "abcde"])
def test_the_first_seatings_are_a_balanced_sample(bots: str) -> None:
    """A short run plays no others: nobody may sit behind one bot much more often than behind another."""
    behind = Counter(dict.fromkeys(permutations(bots, 2), 0))
    for order in seatings(bots):
        behind.update(neighbours(bots, order))
        assert max(behind.values()) - min(behind.values()) <= 2
    assert len(set(behind.values())) == 1, "all of them are even"


def test_equal_bots_need_no_rotation_so_every_game_is_another_deal() -> None:
    tasks = planned("rising-sun", ["random"] * 3, 6, 1, {}, 0)
    assert len({task["seed"] for task in tasks}) == 6


def test_summary_is_a_json_document_whose_numbers_add_up() -> None:
    heard: list[tuple[int, int]] = []
    summary = simulate("rising-sun", ["random", "steady", "random"], 6, progress=lambda *done: heard.append(done))
    assert json.loads(json.dumps(summary)) == summary
    assert (summary["settings"]["seed"], summary["settings"]["gunbai"]) == (0, gunbai.__version__)
    assert "Python" in summary["machine"]
    assert [entry["name"] for entry in summary["entries"]] == ["random", "steady", "random"]
    assert sum(entry["wins"] for entry in summary["entries"]) == pytest.approx(6)
    assert summary["entries"][1]["win_share"] > 0.8
    assert summary["entries"][1]["mean_rank"] < 1.5
    assert heard == [(done, 6) for done in range(1, 7)]


def test_workers_change_nothing() -> None:
    alone = simulate("rising-sun", ["steady", "random", "random"], 6, seed=4, options={"set": "teapot"})
    together = simulate("rising-sun", ["steady", "random", "random"], 6, seed=4, options={"set": "teapot"}, workers=2)
    assert without_time(alone) == without_time(together)


class Clocked(RandomBot):
    """A bot that searches would have a clock like this; it fails wherever that counts anything but CPU time."""

    def __init__(self) -> None:
        self.clock = time.perf_counter

    def choose(self, view: View, choices: Sequence[Action], rng: random.Random, budget_ms: int) -> Action:
        assert self.clock is time.process_time
        return super().choose(view, choices, rng, budget_ms)


def test_bots_that_search_count_cpu_time() -> None:
    clocked = f"class:{__name__}:Clocked"
    assert simulate("rising-sun", [clocked, "random", "random"], 1)["entries"][0]["faults"] == 0


def test_other_seed_other_games() -> None:
    first, other = (simulate("rising-sun", ["random"] * 3, 3, seed=seed) for seed in (1, 2))
    assert without_time(first) != without_time(other)


@pytest.mark.parametrize(
    ("bots", "games", "options", "field"),
    [
        (["random"] * 2, 1, {}, "bots"),
        (["random"] * 3, 0, {}, "games"),
        (["random"] * 3, 1, {"sett": "teapot"}, "options"),
        (["random", "random", "rndom"], 1, {}, "bot"),
    ],
)
def test_bad_input_is_refused_before_anything_is_played(
    bots: list[str], games: int, options: dict[str, str], field: str
) -> None:
    with pytest.raises(BadInput) as refused:
        simulate("rising-sun", bots, games, options=options, workers=2)
    assert refused.value.field == field
