"""Golden records: games kept as files, which every later version must replay to the same digests and results."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import gunbai
from gunbai.games.rising_sun.data.words import SETS
from gunbai.kernel.records.record import read, replayed, verified
from tests.conformance.adapters import CASES
from tests.conformance.told import told

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*/*.json"))
TOLD = json.loads((FOLDER / "told.json").read_text(encoding="utf-8"))


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_golden_record_replays_to_its_digest_and_result(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    doc = json.loads(text)
    game = gunbai.game(doc["game"])
    state = replayed(game, read(text)).state
    assert state.is_over()
    assert state.digest() == doc["entries"][-1]["digest"]
    assert state.result().document() == doc["result"]


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_golden_record_has_the_luck_of_its_seed(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    verified(gunbai.game(json.loads(text)["game"]), read(text))


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_golden_record_tells_whoever_looks_on_what_it_told_before(path: Path) -> None:
    """A replay, a bot and a learner rely on it. Where something else is meant to be told, scripts/make_golden.py notes
    it."""
    assert told(path) == TOLD[name_of(path)]


def heads() -> list[dict[str, object]]:
    return [json.loads(path.read_text(encoding="utf-8")) for path in FILES]


def test_every_game_number_of_players_and_option_set_has_a_golden_record() -> None:
    found = {(str(doc["game"]), str(doc["seats"]), json.dumps(doc["options"], sort_keys=True)) for doc in heads()}
    for case in (case for case in CASES if case.name in gunbai.GAMES):
        options = json.dumps(case.game.filled(case.options), sort_keys=True)
        assert (case.name, str(case.seats), options) in found, f"run scripts/make_golden.py for {case}"


def test_every_card_set_and_number_of_players_of_rising_sun_has_a_golden_record() -> None:
    found = {
        (doc["seats"], doc["options"]["set"])  # type: ignore[index]
        for doc in heads()
        if doc["game"] == "rising-sun"
    }
    assert found >= {(seats, name) for seats in (3, 4, 5) for name in SETS[1:]}


def test_golden_records_have_undos_and_asides() -> None:
    texts = [str(entry) for doc in heads() for entry in doc["entries"]]  # type: ignore[attr-defined]
    for word in (" undo ", " give ", " offer ", " accept ", " refuse ", " retract ", " withdraw"):
        assert any(word in text for text in texts), f"no golden record has{word}"
