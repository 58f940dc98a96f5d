"""A whole analysis: results as they come, resumed without loss, the same for the same seed, refused where need be."""

from __future__ import annotations

import json
from itertools import islice

import pytest

from gunbai.analysis.analyst import Analyst
from gunbai.analysis.documents import Analysis
from gunbai.kernel.errors import BadInput, BadRecord
from gunbai.kernel.records.record import read
from tests.analysis.games import recorded, text_of

NAME, FILE = "rising-sun", "3-players-options-3"
TRIALS = 400


def analyst(seed: int = 1, earlier: Analysis | None = None) -> Analyst:
    return Analyst(*recorded(NAME, FILE), trials=TRIALS, seed=seed, earlier=earlier)


def run(one: Analyst, pieces: int) -> Analysis:
    for _ in islice(one.run(), pieces):
        pass
    return one.document()


def test_results_come_piece_by_piece_with_progress() -> None:
    one, seen = analyst(), []
    for _ in islice(one.run(), 5):
        seen.append(one.document()["done"])
    assert seen == sorted(set(seen))
    assert 0 < seen[0] < seen[-1] < 1
    assert len(one.document()["moments"]) == 5
    assert not one.document()["finished"]


def test_what_was_stopped_goes_on_as_if_it_had_not_been() -> None:
    stopped = json.loads(json.dumps(run(analyst(), 3)))
    resumed = analyst(earlier=stopped)
    assert run(resumed, 3) == run(analyst(), 6)


def test_what_was_found_with_another_seed_is_left_aside() -> None:
    other = run(analyst(seed=2), 3)
    assert len(run(analyst(seed=1, earlier=other), 1)["moments"]) == 1


def test_a_game_under_way_is_refused() -> None:
    doc = json.loads(text_of(NAME, FILE))
    doc["entries"] = doc["entries"][:40]
    doc.pop("result"), doc.pop("seed")
    with pytest.raises(BadInput, match="a finished game"):
        Analyst(recorded(NAME, FILE)[0], read(json.dumps(doc)))


def test_a_broken_record_is_refused_with_its_move() -> None:
    doc = json.loads(text_of(NAME, FILE))
    doc["entries"][5] = "0 bid 77"
    with pytest.raises(BadRecord, match="entry 6"):
        Analyst(recorded(NAME, FILE)[0], read(json.dumps(doc)))


@pytest.mark.parametrize("seconds", [0, -3, 3601])
def test_seconds_out_of_range_are_refused(seconds: int) -> None:
    with pytest.raises(BadInput) as refused:
        Analyst(*recorded(NAME, FILE), seconds=seconds)
    assert refused.value.field == "seconds"


@pytest.mark.full
def test_a_whole_game_is_analysed_to_its_end() -> None:
    one = analyst()
    found = run(one, 10_000)
    assert found["finished"]
    assert found["done"] == 1.0
    assert len(found["decisions"]) == len(one.made)
    assert all(made["thorough"] for made in found["decisions"])
    assert all(len(moment["chances"]) == 3 for moment in found["moments"])
    assert sum(found["moments"][-1]["chances"]) == pytest.approx(1.0)
    assert len(found["balance"]) == 3
