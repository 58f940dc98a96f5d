"""`gunbai arena`: tables, JSON, folders, and everything that can be asked for wrongly."""

from __future__ import annotations

import json
import re
import shlex
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import gunbai
from tests.cli.conftest import Run

ROOT = Path(__file__).parents[2]
CHARSET = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
TABLE = ("arena", "rising-sun", "--bots", "steady,novice,random", "--games", "3", "--seed", "1", "--workers", "1")


def test_the_tables_are_told(run: Run, tmp_path: Path) -> None:
    done = run(*TABLE, "--out", str(tmp_path / "run"), "--log", str(tmp_path / "log.md"))
    assert done.exit_code == 0, done.output
    for word in ("1 steady", "2 novice", "Rating", "Seat 3", "Bonsai", "3 games", "95%"):
        assert word in done.stdout, word
    names = {path.name for path in (tmp_path / "run").iterdir()}
    assert {"run.json", "games.jsonl", "table.json"} <= names
    assert "## rising-sun: steady, novice, random" in (tmp_path / "log.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", ["en", "fa"])
def test_a_run_as_a_page(run: Run, tmp_path: Path, language: str) -> None:
    path = tmp_path / "league.html"
    done = run(*TABLE, "--report", str(path), "--lang", language)
    assert done.exit_code == 0, done.output
    text = path.read_text(encoding="utf-8")
    tree = ET.fromstring(text.partition("\n")[2].replace(CHARSET, ""))
    assert tree.attrib == {"lang": language, "dir": "rtl" if language == "fa" else "ltr"}
    names = {cell.text for cell in tree.iter("th")}
    assert {"steady", "novice", "random"} <= names
    assert {"Seat 1", "Bonsai"} <= names or {"جایگاه ۱", "بونسای"} <= names, "in the language asked for"
    pictures = list(tree.iter("svg"))
    assert len(pictures) == 4, "ratings, shares, seats, clans"
    assert all(picture.get("aria-label") for picture in pictures)
    assert len(list(pictures[0].iter("circle"))) == 3
    said = [str(line.text) for line in tree.iter("p")]
    assert gunbai.__version__ in said[0]
    assert "set=archway" in said[1]
    assert "100" in said[2] or "۱۰۰" in said[2], "milliseconds a decision"
    assert "http" not in text
    assert "<script" not in text


@pytest.mark.parametrize("kind", ["--report", "--log"])
def test_a_file_that_could_not_be_written_is_refused_before_a_game_is_played(
    run: Run, tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games that nobody keeps in a folder would be lost with it."""
    monkeypatch.setattr("gunbai.cli.commands.arena._played", lambda *_: pytest.fail("games were played"))
    (tmp_path / "file").write_text("")
    for path, words in (
        (tmp_path / "nowhere" / "x", "a file in an existing folder"),
        (tmp_path / "file" / "x", "a file in an existing folder"),
        (tmp_path, "a file, not a folder"),
    ):
        done = run(*TABLE, kind, str(path))
        assert done.exit_code == 2
        assert words in done.stderr


def test_a_page_says_what_a_decision_cost(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "league.html"
    done = run(*TABLE, "--report", str(path), "--json")
    tree = ET.fromstring(path.read_text(encoding="utf-8").partition("\n")[2].replace(CHARSET, ""))
    (costs,) = (one for one in tree.iter("table") if "Max ms" in {cell.text for cell in one.iter("th")})
    rows = [[cell.text for cell in row] for row in costs.iter("tr")][1:]
    entries = json.loads(done.stdout)["entries"]
    assert [row[0] for row in rows] == [entry["name"] for entry in entries]
    for row, entry in zip(rows, entries, strict=True):
        said = [float(str(cell).replace(",", "")) for cell in row[1:4]]
        assert said == pytest.approx([entry["mean_rank"], entry["cpu_ms"], entry["slowest_ms"]], rel=0, abs=0.51)
        assert said[1] == pytest.approx(entry["cpu_ms"], abs=0.0051)


def test_a_page_can_be_cited_and_played_again(run: Run, tmp_path: Path) -> None:
    """Its command gives its games, and its citation is the one of the project."""
    path = tmp_path / "league.html"
    told = ("arena", "shogun", "--bots", "random,novice", "--players", "3", "--games", "3", "--seed", "5")
    done = run(*told, "--workers", "1", "--iterations", "4", "-o", "years=1", "--report", str(path), "--json")
    tree = ET.fromstring(path.read_text(encoding="utf-8").partition("\n")[2].replace(CHARSET, ""))
    again, cited = (str(one.text) for one in tree.iter("pre"))
    program, *arguments = shlex.split(again)
    assert program == "gunbai"
    found, same = (json.loads(text) for text in (done.stdout, run(*arguments, "--workers", "1", "--json").stdout))
    assert found["settings"] == same["settings"]
    assert [entry["mean_score"] for entry in found["entries"]] == [entry["mean_score"] for entry in same["entries"]]
    (title,) = re.findall(r'^title: "(.+)"$', (ROOT / "CITATION.cff").read_text(encoding="utf-8"), re.MULTILINE)
    assert f"{title}. Version {gunbai.__version__} (rules of shogun {gunbai.game('shogun').version})" in cited
    assert "3 games" in cited


def test_a_page_says_who_ended_before_whom(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "league.html"
    done = run(*TABLE, "--report", str(path), "--json")
    met = {(pair["bot"], pair["other"]): pair["ahead"] for pair in json.loads(done.stdout)["pairs"]}
    tree = ET.fromstring(path.read_text(encoding="utf-8").partition("\n")[2].replace(CHARSET, ""))
    (table,) = (one for one in tree.iter("table") if one.get("class") == "pairs")
    head, *rows = ([cell.text or "" for cell in row] for row in table.iter("tr"))
    assert sorted(head[1:]) == ["novice", "random", "steady"]
    for bot, *cells in rows:
        shares = {other: said for other, said in zip(head[1:], cells, strict=True) if other != bot}
        assert shares == {other: f"{met[bot, other]:.0%}" for other in shares}


def test_json_and_resume(run: Run, tmp_path: Path) -> None:
    out = ("--out", str(tmp_path / "run"))
    first = json.loads(run(*TABLE, *out, "--json").stdout)
    again = json.loads(run(*TABLE, *out, "--json", "--resume").stdout)
    assert again == first
    assert run(*TABLE, *out).exit_code == 2


def test_several_tables_and_a_partial_rotation(run: Run) -> None:
    done = run("arena", "shogun", "--bots", "random,novice", "--players", "3", "--bots", "random,random,random",
               "--games", "2", "--workers", "1")  # fmt: skip
    assert done.exit_code == 0, done.output
    assert "Table 1: random, novice, novice" in done.stdout
    assert "no multiple of 3" in done.stdout


def test_a_bot_that_fails_is_told_of(run: Run, tmp_path: Path) -> None:
    bot = tmp_path / "bot.py"
    bot.write_text('print(\'{"type": "ready", "asides": false}\', flush=True)\ninput()\n', encoding="utf-8")
    bots = f"process:{sys.executable} -S {bot},random,random"
    done = run("arena", "rising-sun", "--bots", bots, "--games", "1", "--workers", "1")
    assert done.exit_code == 0, done.output
    assert "Steady chose instead" in done.stdout
    assert "bot/died" in " ".join(done.stdout.split())


BAD = [
    ("arena", "chess", "--bots", "random,random,random"),
    ("arena", "rising-sun"),
    ("arena", "rising-sun", "--bots", "genius,random,random"),
    ("arena", "rising-sun", "--bots", "random,,random"),
    ("arena", "rising-sun", "--bots", "random,random"),
    ("arena", "rising-sun", "--bots", "random", "--players", "6"),
    ("arena", "rising-sun", "--bots", "random", "--players", "-1"),
    ("arena", "rising-sun", "--bots", "steady:grim,random,random"),
    ("arena", "rising-sun", "--bots", "random:loyal,random,random"),
    ("arena", "shogun", "--bots", "steady:loyal,random,random"),
    ("arena", "rising-sun", "--bots", "process:/nowhere,random,random"),
    ("arena", "rising-sun", "--bots", "class:nowhere:Bot,random,random"),
    ("arena", "rising-sun", "--bots", "random,random,random", "--games", "0"),
    ("arena", "rising-sun", "--bots", "random,random,random", "--workers", "-1"),
    ("arena", "rising-sun", "--bots", "random,random,random", "--budget", "-5"),
    ("arena", "rising-sun", "--bots", "random,random,random", "--engine", "steam"),
    ("arena", "rising-sun", "--bots", "random,random,random", "-o", "set=none"),
]


@pytest.mark.parametrize("arguments", BAD, ids=" ".join)
def test_bad_input_is_refused_with_exit_2_and_nothing_written(
    run: Run, tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    done = run(*arguments, "--out", str(tmp_path / "run"))
    assert done.exit_code == 2, done.output
    assert "Traceback" not in done.output
    assert not (tmp_path / "run").exists()


def test_resume_needs_a_folder(run: Run) -> None:
    assert run(*TABLE, "--resume").exit_code == 2
