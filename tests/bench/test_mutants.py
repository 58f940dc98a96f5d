"""The bench of faults on a tiny project: caught, survived, hung; cut and taken up; told in a report."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from bench.mutants.__main__ import bench, main, waiting
from bench.mutants.faults import Fault, faults_of
from bench.mutants.judging import Patience, put_in
from bench.mutants.measuring import NEAR_SECONDS, Measure, Measures, measures_of
from bench.mutants.project import SHARED, Project
from bench.mutants.report import interval, report
from bench.mutants.results import Result, Results
from tests.bench.toy import made_in, results_in

RULES = "src/toy/games/coin/rules.py"
CAUGHT = f"{RULES}:11 comparison: return coins >= PRICE -> return coins > PRICE"
HUNG = f"{RULES}:16 deletion: coins -= PRICE -> pass"
SURVIVOR = f"{RULES}:21 number: return coins * 7 -> return coins * 8"
PATIENCE = Patience(least=0.5)
LONGEST = 280
"""Seconds for a run of the bench, which takes a few; less than a test may take."""


def named(project: Project, *names: str) -> list[Fault]:
    every = {str(fault): fault for source in project.sources() for fault in faults_of(source)}
    return [every[name] for name in names]


def judged(project: Project, results: Results, *names: str) -> dict[str, tuple[str, str]]:
    bench(project, named(project, *names), results, 2, time.monotonic() + LONGEST, PATIENCE)
    return {result.fault: (result.how, result.test) for result in results.all}


def test_a_fault_is_caught_survives_or_hangs_and_the_tree_stays_as_it_is(tmp_path: Path) -> None:
    project = Project(made_in(tmp_path / "toy"))
    before = project.source_digest()
    found = judged(project, Results(tmp_path / "out", 1, "abc"), CAUGHT, HUNG, SURVIVOR)
    assert found == {
        CAUGHT: ("rules", "tests/rules/coin/test_coin.py::test_buying"),
        HUNG: ("timeout", "tests/rules/coin/test_coin.py::test_paying"),
        SURVIVOR: ("survived", ""),
    }
    assert project.source_digest() == before


def test_a_fault_that_lets_nothing_load_is_told_apart(tmp_path: Path) -> None:
    text = "PRICE = 3\nassert PRICE == 3\n"
    project = Project(made_in(tmp_path / "toy", text + "can_buy = paid = None\n"))
    (tmp_path / "toy/tests/rules/coin/test_coin.py").write_text("def test_it():\n    assert True\n")
    (tmp_path / "toy/tests/conformance/test_other.py").write_text(
        "import toy.games.coin.rules\n\ndef test_it():\n    assert True\n"
    )
    found = judged(project, Results(tmp_path / "out", 1, "abc"), f"{RULES}:1 number: PRICE = 3 -> PRICE = 4")
    assert [how for how, _ in found.values()] == ["import"]


def test_no_bytecode_of_another_fault_fits_a_file_and_its_own_fits_again_afterwards(tmp_path: Path) -> None:
    project = Project(made_in(tmp_path))
    path = tmp_path / RULES
    content, stamps = path.read_bytes(), [path.stat().st_mtime_ns // 10**9]
    for fault in named(project, SURVIVOR, SURVIVOR.replace("* 8", "* 6")):
        with put_in(tmp_path, [fault]):
            assert path.read_bytes() == fault.put_into(content)
            stamps.append(path.stat().st_mtime_ns // 10**9)
    assert len(set(stamps)) == 3
    assert (path.read_bytes(), path.stat().st_mtime_ns // 10**9) == (content, stamps[0])


def test_tests_that_touch_the_fault_come_first(tmp_path: Path) -> None:
    root = made_in(tmp_path)
    dice = root / "src/toy/games/dice/__init__.py"
    dice.parent.mkdir()
    dice.write_text("SIDES = 6\n", encoding="utf-8")
    project = Project(root)
    elsewhere = {"src/toy/games/dice/__init__.py": [1]}
    tests: dict[str, Measure] = {
        "slow": {"seconds": 3.0, "lines": {RULES: [11]}},
        "fast": {"seconds": 2.0, "lines": {RULES: [11], **elsewhere}},
        "near": {"seconds": 0.2, "lines": {RULES: [10, 12]}},
        "bare": {"seconds": 0.1, "lines": {}},
        "dice": {"seconds": 0.0, "lines": elsewhere},
    }
    measures = Measures(project, tests)
    (fault,) = named(project, CAUGHT)
    assert measures.order(fault) == ["fast", "slow", "dice", "bare", "near"]
    assert measures.near(fault) == ["fast", "slow"]
    tests["slow"]["seconds"] = NEAR_SECONDS
    assert measures.near(fault) == ["fast"], "what takes long is asked with all the others"
    assert [project.game_of(file) for file in (RULES, *elsewhere, "src/toy/games/__init__.py")] == [
        "coin",
        "dice",
        SHARED,
    ]


def test_tests_that_fail_without_a_fault_stop_the_bench(tmp_path: Path) -> None:
    project = Project(made_in(tmp_path / "toy", "PRICE = 3\n"))
    with pytest.raises(SystemExit, match=r"fails without any fault"):
        judged(project, Results(tmp_path / "out", 1, "abc"), f"{RULES}:1 number: PRICE = 3 -> PRICE = 4")


def test_a_run_is_taken_up_where_it_was_cut(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root, out = made_in(tmp_path / "toy"), tmp_path / "out"
    given = ["--folder", str(out), "--report", str(tmp_path / "report.md")]
    main([*given, "--count", "2"], root, PATIENCE)
    (file,) = out.glob("*.jsonl")
    first = file.read_text("utf-8")
    file.write_text(first + '{"fault": "cut o', encoding="utf-8")
    main([*given, "--count", "3"], root, PATIENCE)
    assert file.read_text("utf-8").startswith(first)
    assert len({result["fault"] for result in results_in(out)}) == len(results_in(out)) == 3
    main([*given, "--count", "3", "--list"], root, PATIENCE)
    assert {result["fault"] for result in results_in(out)} <= set(capsys.readouterr().out.splitlines())
    main([*given, "--count", "9", "--minutes", "0"], root, PATIENCE)
    assert len(results_in(out)) == 3
    assert "3 of 9 faults tried" in (tmp_path / "report.md").read_text("utf-8")


def test_survivors_are_tried_again_on_request(tmp_path: Path) -> None:
    root, out = made_in(tmp_path / "toy"), tmp_path / "out"
    results = Results(out, 1, Project(root).source_digest())
    results.add(Result(SURVIVOR, "coin", "survived", "", 1.0))
    results.add(Result(CAUGHT, "coin", "rules", "tests/rules/coin/test_coin.py::test_buying", 1.0))
    (root / "tests/rules/coin/test_more.py").write_text(
        "from toy.games.coin.rules import untested\n\ndef test_more():\n    assert untested(1) == 7\n"
    )
    main(["--folder", str(out), "--report", str(tmp_path / "report.md"), "--count", "99", "--again"], root, PATIENCE)
    assert [(one["fault"], one["how"]) for one in results_in(out)][2:] == [(SURVIVOR, "rules")]
    text = (tmp_path / "report.md").read_text("utf-8")
    (row,) = [line for line in text.splitlines() if line.startswith("| all | 2 ")]
    assert row.startswith("| all | 2 | 1 | 50.0% |"), "the share is that of the first run"
    assert row.endswith("| 0 | 50.0% | 1 | 100.0% |"), "and what came since stands beside it"
    assert "| not judged yet | caught by `test_more.py::test_more` |" in text


def test_survivors_that_no_test_can_catch_are_not_tried_again(tmp_path: Path) -> None:
    project = Project(made_in(tmp_path / "toy"))
    results = Results(tmp_path / "out", 1, "abc")
    for fault in (SURVIVOR, HUNG):
        results.add(Result(fault, "coin", "survived", "", 1.0))
    results.add(Result(CAUGHT, "coin", "rules", "tests/rules/coin/test_coin.py::test_buying", 1.0))
    faults = named(project, SURVIVOR, HUNG, CAUGHT)
    verdicts = {SURVIVOR: "equivalent: nobody asks", HUNG: "test added"}
    assert [str(fault) for fault in waiting(faults, results, verdicts, again=True)] == [HUNG]
    assert waiting(faults, results, verdicts, again=False) == []


def test_a_test_that_does_not_touch_the_line_catches_too(tmp_path: Path) -> None:
    """What is made when a module is loaded belongs to no test: the tests that touch it are none, and all are asked."""
    root = made_in(tmp_path / "toy", "PRICE = 3\n\n\ndef can_buy(coins):\n    return coins >= PRICE\n\n\npaid = None\n")
    (root / "tests/rules/coin/test_coin.py").write_text(
        "from toy.games.coin.rules import PRICE\n\n\ndef test_price():\n    assert PRICE == 3\n"
    )
    loaded = f"{RULES}:1 number: PRICE = 3 -> PRICE = 4"
    found = judged(Project(root), Results(tmp_path / "out", 1, "abc"), loaded)
    assert found == {loaded: ("rules", "tests/rules/coin/test_coin.py::test_price")}


def test_a_change_of_tests_is_measured_and_no_more(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root, kept = made_in(tmp_path / "toy"), tmp_path / "measures.json"

    def measured(number: int) -> str:
        project = Project(root)
        measures_of(project, project.copy_to(tmp_path / f"copy-{number}"), kept, 1, time.monotonic() + LONGEST)
        return capsys.readouterr().err.strip()

    coin, other = "tests/rules/coin/test_coin.py", "tests/games/coin/test_other.py"
    (root / other).parent.mkdir(parents=True)
    (root / other).write_text("def test_nothing():\n    assert True\n", encoding="utf-8")
    assert [measured(0), measured(1)] == ["measuring 2 files of tests", "measuring 0 files of tests"]
    (root / coin).write_text("def test_it():\n    assert True\n", encoding="utf-8")
    assert measured(2) == "measuring 1 files of tests"
    (root / RULES).write_text("can_buy = paid = None\n", encoding="utf-8")
    assert measured(3) == "measuring 2 files of tests"


def test_the_report_counts_by_game_and_leaves_equivalent_faults_out(tmp_path: Path) -> None:
    results = Results(tmp_path, 7, "abc")
    for number in range(9):
        results.add(Result(f"a.py:{number} number: 1 -> 2", "coin", "rules", "tests/rules/coin/t.py::t", 2.0))
    results.add(Result("a.py:9 boolean: a | b -> a & b", "coin", "survived", "", 3.0))
    results.add(Result("b.py:1 loop: break -> continue", "dice", "timeout", "", 9.0))
    text = report(results, 20, {"a.py:9 boolean: a | b -> a & b": "equivalent: never both"})
    assert "seed 7,\n11 of 20 faults tried, sources abc, median 2.0 s a fault." in text
    assert "| coin | 10 | 9 | 90.0% | 59.6% to 98.2% | 1 | 100.0% | 0 | 100.0% |" in text
    assert "| dice | 0 | 0 | 0 | 0 | 0 | 1 |" in text
    assert "| a.py:9 | `boolean: a \\| b -> a & b` | equivalent: never both | survived |" in text


def test_the_interval_of_a_share() -> None:
    assert interval(0, 0) == (0.0, 1.0)
    low, high = interval(388, 400)
    assert (round(low, 3), round(high, 3)) == (0.948, 0.983)
