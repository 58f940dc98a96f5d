"""Tournaments: resumed runs equal whole ones, workers change nothing, and nothing is half-written."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

import gunbai
from gunbai.arena import engines, journal
from gunbai.arena.plots import plots
from gunbai.arena.report import Report, pairs
from gunbai.arena.simulation import Played, Task, play
from gunbai.arena.tournament import Tournament, match_ups, run
from gunbai.kernel.errors import BadInput

WANTED = Tournament("rising-sun", [["steady", "novice", "random"]], 6, seed=3)


def bare(found: Report) -> object:
    """Without what depends on the clock."""
    doc = json.loads(json.dumps(found))
    del doc["cpu_seconds"]
    for entry in doc["entries"]:
        for key in ("cpu_ms", "wall_ms", "slowest_ms"):
            del entry[key]
    return doc


@pytest.fixture(scope="module")
def whole() -> Report:
    return run(WANTED)


def test_numbers_add_up(whole: Report) -> None:
    assert whole["games"] == 6
    assert sum(entry["wins"] for entry in whole["entries"]) == pytest.approx(6)
    assert sum(row["wins"] for row in whole["clans"]) == pytest.approx(6)
    assert [row["games"] for row in whole["seats"]] == [6, 6, 6]
    assert [rating["bot"] for rating in whole["ratings"]] == ["steady", "novice", "random"]
    for entry in whole["entries"]:
        assert entry["interval"][0] <= entry["win_share"] <= entry["interval"][1]
        assert len(entry["seasons"]) == 4
        assert entry["seasons"][-1] == entry["mean_score"]
        assert entry["decisions"] > 100
        assert 0 < entry["cpu_ms"] < 100


def test_pairs_are_counted_both_ways_round(whole: Report) -> None:
    met = {(pair["bot"], pair["other"]): pair for pair in whole["pairs"]}
    assert len(met) == 6
    for (bot, other), pair in met.items():
        assert pair["meetings"] == 6
        assert pair["ahead"] + met[other, bot]["ahead"] == pytest.approx(1)
        assert pair["interval"][0] <= pair["ahead"] <= pair["interval"][1]
    assert met["steady", "random"]["ahead"] > 0.8


def test_a_shared_place_is_half_ahead_and_equals_do_not_meet() -> None:
    game: Any = {"match": 0, "number": 0, "deal": 0, "ranks": [1, 1, 3]}
    assert [(pair["bot"], pair["meetings"], pair["ahead"]) for pair in pairs([["a", "b", "b"]], [game])] == [
        ("a", 2, 0.75),
        ("b", 2, 0.25),
    ]


def test_what_a_citation_needs_is_in_the_table(whole: Report) -> None:
    asked = whole["settings"]
    assert (asked["gunbai"], asked["rules"]) == (gunbai.__version__, gunbai.game("rising-sun").version)
    assert (asked["seed"], asked["options"]["set"], whole["deals"]) == (3, "archway", 2)
    assert "Python" in whole["machine"]
    assert whole["cpu_seconds"] > 0


def test_workers_change_nothing(whole: Report) -> None:
    assert bare(run(WANTED, workers=2)) == bare(whole)


def stopping(after: int) -> engines.Engine:
    def some(tasks: Sequence[Task], workers: int) -> Iterator[Played]:
        for number, task in enumerate(tasks):
            if number == after:
                raise KeyboardInterrupt
            yield play(task)

    return some


def test_a_resumed_run_gives_the_table_of_one_in_one_go(
    whole: Report, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "run"
    with monkeypatch.context() as patched:
        patched.setitem(engines.ENGINES, "local", stopping(after=2))
        with pytest.raises(KeyboardInterrupt):
            run(WANTED, out=out)
        with (out / "games.jsonl").open("a") as file:
            file.write('{"match":0,"num')  # torn by a crash
        with pytest.raises(KeyboardInterrupt):
            run(WANTED, out=out, resume=True)
    lines = (out / "games.jsonl").read_text().splitlines()
    assert [json.loads(line)["number"] for line in lines] == [0, 1, 2, 3]
    assert not (out / "table.json").exists()
    heard: list[tuple[int, int]] = []
    resumed = run(WANTED, workers=2, out=out, resume=True, progress=lambda *done: heard.append(done))
    assert bare(resumed) == bare(whole)
    assert heard == [(5, 6), (6, 6)]
    assert json.loads((out / "table.json").read_text()) == json.loads(json.dumps(resumed))
    assert sorted(path.name for path in out.iterdir()) == ["games.jsonl", "run.json", "table.json"]


def test_a_run_may_grow_but_not_change(tmp_path: Path) -> None:
    tables = [["random"] * 3]
    run(Tournament("rising-sun", tables, 2, seed=1), out=tmp_path / "run")
    grown = run(Tournament("rising-sun", tables, 4, seed=1), out=tmp_path / "run", resume=True)
    assert bare(grown) == bare(run(Tournament("rising-sun", tables, 4, seed=1)))
    for other, field in (
        (Tournament("rising-sun", tables, 4, seed=2), "seed"),
        (Tournament("rising-sun", tables, 3, seed=1), "games"),
        (Tournament("rising-sun", [["random"] * 4], 4, seed=1), "tables"),
        (Tournament("rising-sun", tables, 4, seed=1, options={"set": "teapot"}), "options"),
    ):
        with pytest.raises(BadInput) as refused:
            run(other, out=tmp_path / "run", resume=True)
        assert refused.value.field == field


def test_a_folder_in_use_is_refused(tmp_path: Path) -> None:
    small = Tournament("rising-sun", [["random"] * 3], 1)
    run(small, out=tmp_path / "run")
    before = (tmp_path / "run" / "games.jsonl").read_bytes()
    with pytest.raises(BadInput, match="--resume"):
        run(small, out=tmp_path / "run")
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("Dear")
    with pytest.raises(BadInput, match="empty folder"):
        run(small, out=tmp_path / "mine")
    with pytest.raises(BadInput, match="empty folder"):
        run(small, out=tmp_path / "mine" / "letter.txt")
    assert (tmp_path / "run" / "games.jsonl").read_bytes() == before


@pytest.mark.parametrize("spoilt", [b"not json\n", b"[]\n", b'{"match":0}\n'])
def test_a_spoilt_line_is_named(tmp_path: Path, spoilt: bytes) -> None:
    small = Tournament("rising-sun", [["random"] * 3], 1)
    run(small, out=tmp_path / "run")
    path = tmp_path / "run" / "games.jsonl"
    path.write_bytes(path.read_bytes() + spoilt)
    with pytest.raises(BadInput, match="line 2"):
        run(small, out=tmp_path / "run", resume=True)


BAD = [
    (Tournament("rising-sun", [["steady", "genius", "random"]], 3), {}, "bot"),
    (Tournament("rising-sun", [["steady", "random"]], 3), {}, "bots"),
    (Tournament("rising-sun", [["random"] * 6], 3), {}, "bots"),
    (Tournament("chess", [["random"] * 3], 3), {}, "game"),
    (Tournament("rising-sun", [["random"] * 3], 0), {}, "games"),
    (Tournament("rising-sun", [["random"] * 3], 3, budget_ms=-1), {}, "budget"),
    (Tournament("rising-sun", [["random"] * 3], 3, iterations=-1), {}, "iterations"),
    (Tournament("rising-sun", [["random"] * 3], 3, options={"set": "none"}), {}, "set"),
    (Tournament("rising-sun", [["random"] * 3, ["random", "steady:grim", "random"]], 3), {}, "temper"),
    (Tournament("shogun", [["random", "steady:loyal", "random"]], 3), {}, "temper"),
    (Tournament("rising-sun", [["process:/nowhere", "random", "random"]], 3), {}, "bots"),
    (Tournament("rising-sun", [["random"] * 3], 3), {"workers": 0}, "workers"),
    (Tournament("rising-sun", [["random"] * 3], 3), {"engine_name": "steam"}, "engine"),
]


@pytest.mark.parametrize(("wanted", "more", "field"), BAD)
def test_bad_input_is_refused_and_nothing_written(tmp_path: Path, wanted: Tournament, more: dict, field: str) -> None:
    with pytest.raises(BadInput) as refused:
        run(wanted, out=tmp_path / "run", **more)
    assert field in refused.value.field
    assert not (tmp_path / "run").exists()


def test_match_ups() -> None:
    assert match_ups(["a", "b", "c"], 0) == [["a", "b", "c"]]
    assert match_ups(["a", "b"], 4) == [["a", "b", "b", "b"]]
    assert match_ups(["a", "b", "c", "d"], 3) == [["a", "b", "c"], ["a", "b", "d"], ["a", "c", "d"], ["b", "c", "d"]]
    with pytest.raises(BadInput):
        match_ups(["a"], -1)


def test_ratings_span_match_ups() -> None:
    tables = match_ups(["random", "novice", "steady", "steady:greedy"], 3)
    found = run(Tournament("rising-sun", tables, 3, seed=1))
    assert [len([e for e in found["entries"] if e["match"] == match]) for match in range(4)] == [3, 3, 3, 3]
    assert found["ratings"][-1]["bot"] == "random"
    assert {rating["games"] for rating in found["ratings"]} == {9}


def test_the_log_names_settings_sample_and_commit(whole: Report, tmp_path: Path) -> None:
    log = tmp_path / "results.md"
    log.write_text("# Results\n", encoding="utf-8")
    journal.append(log, whole, "abc1234")
    text = log.read_text(encoding="utf-8")
    assert text.startswith("# Results\n")
    for word in ("commit abc1234", "6 games a table", "seed 3", "set=", "| steady | 6 |", "| seat 1 |", "| koi |"):
        assert word in text, word
    assert journal.commit_of(tmp_path) == "unknown"
    assert len(journal.commit_of(Path(__file__).parent).split()[0]) >= 7


def test_plots_are_written(whole: Report, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    assert [path.name for path in plots(whole, tmp_path)] == ["wins.png", "seasons.png", "clans.png", "seats.png"]
    assert all(path.read_bytes().startswith(b"\x89PNG") for path in tmp_path.iterdir())
