"""The bench of faults, many at a time: what is exchanged in loaded tests, what must be loaded anew, what is sifted."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from bench.mutants.faults import Fault, faults_of
from bench.mutants.judging import Judge, Patience, judge_all
from bench.mutants.measuring import measures_of
from bench.mutants.project import Project
from bench.mutants.results import Result, Results
from tests.bench.toy import made_in

RULES = "src/toy/games/coin/rules.py"
TEXT = """PRICE = 3


def can_buy(coins):
    return coins >= PRICE


def doubled(coins):
    return coins * 2


def quiet(coins):
    return coins if coins > -5 else 0


TWICE = doubled(4)


class Purse:
    def paid(self, coins):
        while coins >= PRICE:
            coins -= PRICE
        return coins


paid = Purse().paid
"""
CAUGHT = f"{RULES}:5 comparison: return coins >= PRICE -> return coins > PRICE"
RAN = f"{RULES}:9 number: return coins * 2 -> return coins * 3"
BODY = f"{RULES}:1 number: PRICE = 3 -> PRICE = 4"
HUNG = f"{RULES}:22 deletion: coins -= PRICE -> pass"
LATER = "tests/conformance/test_other.py::test_quiet"
LINE = "return coins if coins > -5 else"
QUIET = f"{RULES}:13 number: {LINE} 0 -> return coins if coins > -6 else 0"
LATE = f"{RULES}:13 condition: {LINE} 0 -> return coins if not (coins > -5) else 0"


def judge_in(root: Path, place: Path) -> Judge:
    project, ends = Project(root), time.monotonic() + 300
    copy = project.copy_to(place / "tree")
    return Judge(measures_of(project, copy, place / "measures.json", 1, ends), copy, Patience(least=0.5), ends)


def named(root: Path, *names: str) -> list[Fault]:
    every = {str(fault): fault for source in Project(root).sources() for fault in faults_of(source)}
    return [every[name] for name in names]


def toy(tmp_path: Path) -> Path:
    root = made_in(tmp_path / "toy", TEXT)
    with (root / "tests/rules/coin/test_coin.py").open("a", encoding="utf-8") as tests:
        tests.write("\n\nfrom toy.games.coin.rules import doubled, quiet, TWICE\n")
        tests.write("\n\ndef test_more():\n    assert doubled(1) * TWICE == 16\n    assert quiet(0) <= 5\n")
    (root / "tests/conformance/test_other.py").write_text(
        "from toy.games.coin.rules import quiet\n\n\ndef test_quiet():\n    assert quiet(1) == 1\n", encoding="utf-8"
    )
    return root


def told(found: list[Result]) -> dict[str, tuple[str, str]]:
    return {result.fault: (result.how, result.test.rpartition("::")[2]) for result in found}


def test_functions_are_exchanged_but_for_those_that_have_left_their_traces(tmp_path: Path) -> None:
    root = toy(tmp_path)
    judge = judge_in(root, tmp_path)
    found = told(list(judge.split(named(root, CAUGHT, RAN, BODY, HUNG, QUIET))))
    assert found == {CAUGHT: ("rules", "test_buying"), HUNG: ("timeout", "test_paying"), QUIET: ("survived", "")}


def test_every_fault_is_judged_and_what_passes_the_quick_tests_is_put_to_all_of_them_together(tmp_path: Path) -> None:
    root, results = toy(tmp_path), Results(tmp_path / "out", 1, "abc")
    before = Project(root).source_digest()
    judge_all(named(root, CAUGHT, RAN, BODY, QUIET, LATE), [judge_in(root, tmp_path)], results)
    hows = {CAUGHT: "rules", RAN: "rules", BODY: "rules", QUIET: "survived", LATE: "conformance"}
    assert {result.fault: result.how for result in results.all} == hows
    assert told(results.all)[LATE] == ("conformance", "test_quiet")
    assert Project(root).source_digest() == before


def test_a_run_that_was_cut_asks_the_quick_tests_no_second_time(tmp_path: Path) -> None:
    root = toy(tmp_path)
    faults, judge = named(root, QUIET, LATE), judge_in(root, tmp_path)
    first = Results(tmp_path / "out", 1, "abc")
    for result in judge.split(faults):
        first.wait(result.fault)
    again = Results(tmp_path / "out", 1, "abc")
    assert again.waiting == {QUIET, LATE}
    split, asked = judge.split, list[object]()

    def noted(faults: Sequence[Fault], tests: Mapping[str, Sequence[str]] | None = None) -> Iterator[Result]:
        asked.append(tests)
        yield from split(faults, tests)

    judge.split = noted  # type: ignore[method-assign]
    judge_all(faults, [judge], again)
    assert asked == [{LATE: [LATER]}], "only what fails with it in the tree"
    assert {result.fault: result.how for result in again.all} == {QUIET: "survived", LATE: "conformance"}


def test_a_test_that_names_another_game_is_not_asked_about_a_fault_of_this_one(tmp_path: Path) -> None:
    root = made_in(tmp_path / "toy", TEXT)
    for name in ("two_dice", "shared.py"):
        path = root / "src/toy/games" / name / "__init__.py" if name == "two_dice" else root / "src/toy/games" / name
        path.parent.mkdir(exist_ok=True)
        path.write_text("", encoding="utf-8")
    project = Project(root)
    tests = ["tests/rules/coin/a.py::b", "tests/rules/two_dice/a.py::b", "tests/conformance/a.py::b[two-dice-3]"]
    assert [project.concerns(test, RULES) for test in tests] == [True, False, False]
    assert [project.concerns(test, "src/toy/games/shared.py") for test in tests] == [True, True, True]
    assert project.concerns("tests/conformance/a.py::b", RULES)
