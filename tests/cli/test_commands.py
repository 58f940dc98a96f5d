"""The other commands, and everything that can be asked for wrongly."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gunbai.cli.commands.bench import bench
from gunbai.cli.screen import Screen
from gunbai.locale.words import Words
from tests.cli.conftest import Run


def test_replay_words_the_game_and_shows_board_and_scores(run: Run, finished: Path) -> None:
    done = run("replay", str(finished))
    assert done.exit_code == 0, done.output
    assert "Winter · Winter: end of the game" in done.stdout
    assert "Victory points" in done.stdout
    assert "   1 " in done.stdout


def test_replay_stops_where_it_is_told_and_steps(run: Run, finished: Path) -> None:
    assert "Tea ceremony" in run("replay", str(finished), "--to", "0").stdout
    stepped = run("replay", str(finished), "--step", lines=["", "b", "q"])
    assert stepped.exit_code == 0
    assert "   3 " in stepped.stdout
    assert "   4 " not in stepped.stdout
    assert run("replay", str(finished), "--step").exit_code == 0


def test_replay_with_the_eyes_of_a_seat_keeps_the_bids_of_others_sealed(run: Run, finished: Path) -> None:
    clans = [line for line in run("replay", str(finished), "--to", "0").stdout.splitlines() if line.startswith("Honor")]
    mine = clans[0].split()[2]
    seen = run("replay", str(finished), "--seat", mine).stdout
    assert "(sealed)" in seen
    assert f"{mine}: Bid" in seen or f"{mine}, you see" in seen
    assert "(sealed)" not in run("replay", str(finished)).stdout


def test_a_running_game_is_replayed_for_a_seat_only(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run("play", "rising-sun", "--seed", "1", "--bots", "random", "--seat", "koi", "--record", str(path), lines=["1"])
    assert run("replay", str(path)).exit_code == 2
    assert run("replay", str(path), "--seat", "koi").exit_code == 0
    refused = run("verify", str(path))
    assert refused.exit_code == 2
    assert "revealed seed" in refused.stderr


def test_verify_says_what_was_checked(run: Run, finished: Path) -> None:
    done = run("verify", str(finished))
    assert done.exit_code == 0
    assert "draws recomputed" in " ".join(done.stdout.split())


def tampered(path: Path, what: str) -> None:
    doc = json.loads(path.read_text(encoding="utf-8"))
    if what == "draw":
        entry = next(e for e in doc["entries"] if isinstance(e, dict) and e.get("draws"))
        entry["draws"][0][1][0] = (entry["draws"][0][1][0] + 1) % 3
    elif what == "seed":
        doc["seed"] = "00" * 32
    elif what == "move":
        doc["entries"][5] = "0 dance"
    elif what == "result":
        doc["result"]["scores"][0] += 1
    elif what == "rules":
        doc["rules"] = 99
    elif what == "game":
        doc["game"] = "chess"
    path.write_text(json.dumps(doc), encoding="utf-8")


@pytest.mark.parametrize("what", ["draw", "seed", "move", "result", "rules", "game"])
def test_a_tampered_record_is_refused(run: Run, finished: Path, what: str) -> None:
    tampered(finished, what)
    before = finished.read_bytes()
    done = run("verify", str(finished))
    assert done.exit_code == 2, done.output
    assert "expected" in done.stderr
    assert "Traceback" not in done.output
    assert finished.read_bytes() == before


BAD = [
    ("play",),
    ("play", "chess"),
    ("play", "rising-sun", "--players", "9"),
    ("play", "rising-sun", "--players", "many"),
    ("play", "rising-sun", "--humans", "-1"),
    ("play", "rising-sun", "--humans", "6"),
    ("play", "rising-sun", "--bots", "genius"),
    ("play", "rising-sun", "--seat", "tiger"),
    ("play", "rising-sun", "--seat", "koi", "-o", "clans=lotus+turtle+bonsai", "--players", "3"),
    ("play", "rising-sun", "--set", "gateway"),
    ("play", "rising-sun", "-o", "weather=rain"),
    ("play", "rising-sun", "-o", "set"),
    ("play", "rising-sun", "-o", "clans=koi+lotus+turtle"),
    ("play", "rising-sun", "--lang", "xx"),
    ("play", "--resume", "/nowhere/game.json"),
    ("play", "--dance"),
    ("sim", "chess"),
    ("sim", "rising-sun", "--players", "2"),
    ("sim", "rising-sun", "--games", "0"),
    ("sim", "rising-sun", "--workers", "0"),
    ("sim", "rising-sun", "--bots", "genius"),
    ("sim", "rising-sun", "--bots", ","),
    ("sim", "rising-sun", "--bots", "random,random,random,random,random"),
    ("sim", "rising-sun", "-o", "set=none"),
    ("replay", "/nowhere/game.json"),
    ("verify", "/"),
    ("rules", "RS99.1"),
    ("rules", "--search", "qqqq"),
    ("fly",),
    ("play", "rising-sun", "--think", "-1"),
    ("play", "rising-sun", "--player-seed", ""),
    ("play", "shogun", "--players", "6"),
    ("play", "shogun", "--seat", "tiger"),
    ("play", "shogun", "--seat", "plum", "--players", "4"),
    ("play", "shogun", "--set", "archway"),
    ("play", "shogun", "-o", "setup=table"),
    ("play", "shogun", "-o", "setup=tables", "-o", "side=moon"),
    ("play", "shogun", "-o", "side=moon", "--players", "3"),
    ("sim", "shogun", "--bots", "genius"),
    ("options", "chess"),
    ("rules", "SG99.1"),
    ("odds", "shogun"),
    ("odds", "rising-sun", "--attack", "3", "--defend", "2"),
    ("odds", "shogun", "--attack", "3"),
    ("odds", "shogun", "--attack", "0", "--defend", "2"),
    ("odds", "shogun", "--attack", "63", "--defend", "2"),
    ("odds", "shogun", "--attack", "3", "--defend", "0"),
    ("odds", "shogun", "--attack", "3", "--neutral", "--defend", "11"),
    ("odds", "shogun", "--attack", "3", "--defend", "2", "--tower", "funnel"),
    ("odds", "shogun", "--attack", "3", "--defend", "2", "--players", "2"),
    ("odds", "shogun", "--attack", "3", "--defend", "2", "--samples", "0"),
    ("odds", "shogun", "--attack", "3", "--defend", "2", "--seed", "-1"),
    ("odds", "shogun", "--attack", "many", "--defend", "2"),
]


@pytest.mark.parametrize("arguments", BAD, ids=" ".join)
def test_bad_input_is_refused_in_words(run: Run, arguments: tuple[str, ...]) -> None:
    done = run(*arguments, lines=["q"])
    assert done.exit_code == 2, done.output
    assert done.stderr.strip()
    assert "Traceback" not in done.output


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": 1}', "\xff\x00", '{"format":1,"setup":[],"entries":[3]}'])
def test_a_broken_file_is_refused_and_left_alone(run: Run, tmp_path: Path, text: str) -> None:
    path = tmp_path / "broken.json"
    path.write_bytes(text.encode("latin-1"))
    for command in (("replay", str(path)), ("verify", str(path)), ("play", "--resume", str(path))):
        done = run(*command)
        assert done.exit_code == 2, done.output
        assert "Traceback" not in done.output
    assert path.read_bytes() == text.encode("latin-1")


def test_resuming_names_what_does_not_fit(run: Run, finished: Path, tmp_path: Path) -> None:
    over = run("play", "--resume", str(finished))
    assert over.exit_code == 2
    assert "still running" in over.stderr
    path = tmp_path / "game.json"
    run("play", "rising-sun", "--seed", "1", "--bots", "random", "--record", str(path), lines=["q"])
    again = run("play", "rising-sun", "--record", str(path))
    assert again.exit_code == 2
    assert "--resume" in again.stderr
    for change in ({"players": ["human"]}, {"seed": "xyz"}, {"seed": "00"}, {"players": ["genius"] * 4}):
        doc = json.loads(path.read_text(encoding="utf-8"))
        broken = tmp_path / "broken.json"
        broken.write_text(json.dumps({**doc, "table": {**doc["table"], **change}}), encoding="utf-8")
        before = broken.read_bytes()
        assert run("play", "--resume", str(broken)).exit_code == 2
        assert broken.read_bytes() == before


def test_a_folder_that_cannot_be_written_is_a_plain_message(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    done = run("play", "rising-sun", "--record", str(tmp_path / "file" / "game.json"))
    assert done.exit_code == 2
    assert "Traceback" not in done.output


def test_sim_prints_exactly_one_json_object(run: Run) -> None:
    done = run("sim", "rising-sun", "--players", "3", "--games", "3", "--seed", "5", "--bots", "random", "--json")
    found = json.loads(done.stdout)
    assert {"game", "games", "decisions", "cpu_seconds", "seats"} <= set(found)
    assert found["games"] == 3
    assert len(found["entries"]) == 3
    assert {"name", "wins", "win_share", "mean_score", "mean_rank"} <= set(found["entries"][0])
    assert sum(seat["wins"] for seat in found["entries"]) == pytest.approx(3)


def test_sim_shows_a_table(run: Run) -> None:
    done = run("sim", "rising-sun", "--players", "3", "--games", "2", "--bots", "random")
    for word in ("Score", "Mean place", "Seat 3", "Koi"):
        assert word in done.stdout
    assert "2 games" in done.stdout


def test_sim_plays_shogun(run: Run) -> None:
    done = run("sim", "shogun", "--players", "4", "--games", "2", "--bots", "steady,random", "--seed", "1", "--json")
    found = json.loads(done.stdout)
    assert [seat["name"] for seat in found["entries"]] == ["steady", "random"] * 2
    assert sum(seat["wins"] for seat in found["entries"]) == pytest.approx(2)


def test_rules_by_clause_chapter_and_search(run: Run) -> None:
    assert "Who wins" in run("rules", "SG6.6").stdout
    assert "Marshal" in run("rules", "rs6.8").stdout
    chapter = run("rules", "RS6").stdout
    assert "RS6.14" in chapter
    assert "RS7.1" not in chapter
    assert "RS9.4" in run("rules", "--search", "hostge daymio").stdout
    assert "RS12" in run("rules").stdout
    assert "RS6.8" in run("rules", "RS6.88").stderr


def test_version(run: Run) -> None:
    assert run("--version").stdout.startswith("gunbai 0.")


def test_bench_says_how_when_there_is_no_checkout(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert bench(Screen(Words()), [], tmp_path) == 2
    assert "make bench" in capsys.readouterr().out


def test_a_word_that_is_not_in_the_rules_is_answered_with_the_nearest(run: Run) -> None:
    refused = run("rules", "--search", "honrrr")
    assert refused.exit_code == 2
    assert "honor" in refused.output
