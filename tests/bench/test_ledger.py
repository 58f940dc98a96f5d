"""The ledger of long runs: what is told of a commit was done by it, and nothing is done twice or told twice."""

from __future__ import annotations

from pathlib import Path

import pytest

import gunbai
from bench.ledger import ROOT, Ledger, running_code

NAMES = ["worlds", "moves"]


@pytest.fixture
def results(tmp_path: Path) -> Path:
    file = tmp_path / "RESULTS.md"
    file.write_text("# Speed\n\n## Others\n\nstay\n", encoding="utf-8")
    return file


def opened(results: Path, code: str, start: int | None = None) -> Ledger:
    ledger = Ledger("Worlds", results.parent / "build" / "worlds.json", results, code)
    ledger.begin(start)
    return ledger


def run(ledger: Ledger, amount: int, failed: tuple[int, ...] = ()) -> None:
    for _ in range(amount):
        number = ledger.next
        ledger.add({"worlds": 1, "moves": 1000}, failed=[number] if number in failed else [])


def test_broken_off_it_goes_on_where_it_was(results: Path) -> None:
    run(opened(results, "aaa"), 3)
    again = opened(results, "aaa")
    assert (again.next, again.sum("worlds"), again.sum("moves")) == (3, 3, 3000)
    run(again, 2, failed=(4,))
    (stretch,) = opened(results, "aaa").stretches
    assert (stretch.first, stretch.end, stretch.failed) == (0, 5, [4])


def test_a_fresh_checkout_goes_on_from_the_results(results: Path) -> None:
    first = opened(results, "aaa")
    run(first, 1200, failed=(7, 1100))
    first.write("About them.", NAMES)
    first.file.unlink()
    later = opened(results, "bbb")
    assert (later.next, later.sum("worlds")) == (1200, 1200)
    assert later.stretches == first.stretches
    run(later, 1)
    assert [(one.code, one.first, one.end) for one in later.stretches] == [("aaa", 0, 1200), ("bbb", 1200, 1201)]
    later.write("About them.", NAMES)
    text = results.read_text(encoding="utf-8")
    assert "| code | aaa | bbb | all |" in text
    assert "| numbers | 0 to 1,199 | 1,200 to 1,200 |  |" in text
    assert "| moves | 1,200,000 | 1,000 | 1,201,000 |" in text
    assert "| failed | 2: 7, 1100 | none | 2: 7, 1100 |" in text
    assert "## Others\n\nstay" in text
    later.file.unlink()
    assert [one.code for one in opened(results, "ccc").stretches] == ["aaa", "bbb"], "the sum is no stretch"


def test_another_commit_is_another_column(results: Path) -> None:
    run(opened(results, "aaa"), 2)
    run(opened(results, "bbb"), 2)
    run(opened(results, "aaa"), 1)
    found = [(one.code, one.first, one.end) for one in opened(results, "aaa").stretches]
    assert found == [("aaa", 0, 2), ("bbb", 2, 4), ("aaa", 4, 5)]


def test_what_older_code_has_done_can_be_done_again(results: Path) -> None:
    run(opened(results, "aaa"), 3)
    again = opened(results, "bbb", start=0)
    assert (again.next, again.sum("worlds")) == (0, 0)
    run(again, 2)
    resumed = opened(results, "bbb", start=0)
    assert (resumed.next, resumed.sum("worlds")) == (2, 2)
    assert opened(results, "bbb").next == 3


def test_a_number_to_begin_at_is_never_left_behind(results: Path) -> None:
    run(opened(results, "aaa"), 3)
    later = opened(results, "aaa", start=3)
    run(later, 2)
    assert (later.next, later.sum("worlds")) == (5, 2)


def test_what_is_written_and_kept_counts_once(results: Path) -> None:
    ledger = opened(results, "aaa")
    run(ledger, 2)
    ledger.write("About them.", NAMES)
    run(ledger, 1)
    assert opened(results, "aaa").sum("worlds") == 3


def test_a_package_from_elsewhere_is_not_told_as_ours(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(gunbai, "__file__", str(ROOT / "src" / "gunbai" / "__init__.py"))
    assert running_code()
    monkeypatch.setattr(gunbai, "__file__", str(tmp_path / "gunbai" / "__init__.py"))
    with pytest.raises(SystemExit):
        running_code()
