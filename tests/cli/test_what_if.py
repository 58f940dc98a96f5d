"""`gunbai what-if`: played on from a moment in a file of its own; what is hidden in a running game is dealt anew."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import gunbai
from gunbai.cli.study.what_if import Wishes, branched
from gunbai.cli.table import saving
from gunbai.kernel.errors import BadInput
from gunbai.kernel.records.record import replayed
from gunbai.locale.words import Words
from tests.analysis.games import FOLDER, recorded
from tests.cli.conftest import Run

RECORD = FOLDER / "rising-sun/3-players-options-0.json"
MOVE = 40


def wishes(move: int | None = MOVE, deal: bool = False) -> Wishes:
    return Wishes(move, "2", "random", deal, 0)


@pytest.mark.parametrize("deal", [False, True])
def test_a_branch_begins_as_its_seat_saw_that_moment(tmp_path: Path, deal: bool) -> None:
    table = branched(RECORD, wishes(deal=deal), tmp_path / "branch.json", Words("en"))
    truth = replayed(*recorded("rising-sun"), MOVE).state
    assert table.session.view(1) == truth.view(1)
    assert (table.session.position() == truth.position()) is not deal
    assert table.seating.players == ["random", "human", "random"]


def test_a_branch_is_kept_and_taken_up_again(run: Run, tmp_path: Path) -> None:
    path, before = tmp_path / "branch.json", RECORD.read_bytes()
    arguments = ("what-if", str(RECORD), "--seat", "2", "--move", str(MOVE), "--bot", "random", "--record", str(path))
    run(*arguments, lines=["1", "q"])
    assert RECORD.read_bytes() == before
    kept = json.loads(path.read_text(encoding="utf-8"))
    session, seating = saving.resume(path)
    assert [entry.text for entry in session.entries] == [
        str(entry["do"]) if isinstance(entry, dict) else entry for entry in kept["entries"]
    ]
    assert seating.position == kept["table"]["position"]
    with pytest.raises(BadInput, match="from its beginning"):
        saving.load(path)


def test_of_a_game_under_way_what_is_hidden_is_dealt_anew(tmp_path: Path) -> None:
    """From the view of its one player, whoever's place is taken."""
    path, saved = tmp_path / "game.json", json.loads(RECORD.read_text(encoding="utf-8"))
    table = {"players": ["human", "random", "random"], "promises": [], "seed": saved.pop("seed")}
    saved.pop("result")
    path.write_text(json.dumps({**saved, "entries": saved["entries"][:MOVE], "table": table}), encoding="utf-8")
    found = branched(path, wishes(None), tmp_path / "branch.json", Words("en"))
    truth = replayed(*recorded("rising-sun"), MOVE).state
    assert found.seating.players == ["random", "human", "random"]
    assert found.session.view(0) == truth.view(0)
    assert found.session.position() != truth.position()


def test_a_moment_that_is_not_there_says_so(tmp_path: Path) -> None:
    last = len(recorded("rising-sun")[1].entries)
    for move in (-1, last + 1):
        with pytest.raises(BadInput, match="move"):
            branched(RECORD, wishes(move), tmp_path / "branch.json", Words("en"))
    with pytest.raises(BadInput, match="before the end"):
        branched(RECORD, wishes(last), tmp_path / "branch.json", Words("en"))


def test_a_match_from_a_position_goes_on_by_its_rules() -> None:
    game = gunbai.game("shogun")
    state = game.new(seats=3, seed=4)
    match = gunbai.Match(game, 3, {}, gunbai.Scripted({}, seed=7), position=state.position())
    assert match.state == state
    match.apply(match.state.choices(match.state.actors()[0])[0])
    assert len(match.entries) == 1


@pytest.mark.parametrize(("name", "deal"), [("rising-sun", False), ("rising-sun", True), ("shogun", False)])
def test_a_position_of_the_editor_is_played_from_its_file(tmp_path: Path, name: str, deal: bool) -> None:
    game, path = gunbai.game(name), tmp_path / "position.json"
    draft = game.draft(game.new(seats=3, seed=4, options={"setup": "tables"} if name == "shogun" else {}))
    path.write_text(json.dumps(draft), encoding="utf-8")
    table = branched(path, wishes(None, deal), tmp_path / "branch.json", Words("en"))
    assert game.draft(table.session.match.state) == draft
    assert table.seating.players == ["random", "human", "random"]
    with pytest.raises(BadInput, match="one moment"):
        branched(path, wishes(3), tmp_path / "branch.json", Words("en"))
    path.write_text(json.dumps({**draft, "season": "monsoon"}), encoding="utf-8")
    with pytest.raises(BadInput, match="season: expected one of"):
        branched(path, wishes(None), tmp_path / "branch.json", Words("en"))
    path.write_text(json.dumps({**draft, "game": "chess"}), encoding="utf-8")
    with pytest.raises(BadInput, match="game: expected one of"):
        branched(path, wishes(None), tmp_path / "branch.json", Words("en"))


def test_a_game_from_a_position_is_taken_up_again(run: Run, tmp_path: Path) -> None:
    game, path, position = gunbai.game("rising-sun"), tmp_path / "branch.json", tmp_path / "position.json"
    position.write_text(json.dumps(game.draft(game.new(seats=3, seed=4))), encoding="utf-8")
    run("what-if", str(position), "--seat", "2", "--bot", "random", "--record", str(path), lines=["1", "q"])
    session, _ = saving.resume(path)
    assert session.seats == 3
