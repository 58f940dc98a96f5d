"""`gunbai analyse`: told in every language, as JSON, and refused with the field at fault."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

from gunbai.analysis.analyst import Analyst
from gunbai.analysis.contest import Contest, asked_of
from gunbai.analysis.documents import JudgementDoc, PartDoc
from gunbai.analysis.standing import moment
from gunbai.cli.screen import Screen
from gunbai.cli.study.telling import Telling
from gunbai.locale.words import Words, languages
from tests.analysis.games import FOLDER, GAMES, recorded, text_of
from tests.cli.conftest import Run


def analysed(name: str) -> Analyst:
    """A little of an analysis: the two ends of the graph, and two decisions that are said to be mistakes."""
    one = Analyst(*recorded(name))
    stops = one.walk.stops
    one.moments = [moment(one.expert, stop, 1, 6) for stop in (stops[0], stops[-1])]
    for sealed in (False, True):
        decision = [made for made in one.made if made.sealed is sealed][-1]
        contest = Contest(one.expert, decision, 1, 12)
        rival = contest.rivals[0]
        contest.run()
        worse: JudgementDoc = {**contest.judgement(True), "loss": 0.25, "rival": 0, "rival_gain": 0.25}
        worse["best"] = contest.texts(rival)
        worse["best_asked"] = asked_of(decision, rival.chain)
        worse["parts"] = [
            PartDoc(part="points", worth=0.1, amount=-2.5),
            PartDoc(part="points", worth=0.1, amount=0.01),
        ]
        one.judged[worse["entry"]] = worse
    return one


def told(one: Analyst, language: str, seat: int | None = None) -> str:
    console = Console(file=io.StringIO(), width=300, highlight=False)
    Telling(Screen(Words(language), console), one).tell(seat)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("name", GAMES)
def test_an_analysis_is_told_in_every_language(name: str) -> None:
    one = analysed(name)
    for language in languages():
        shown, words = told(one, language), Words(language)
        for key in ("analysis-accuracy", "analysis-chances", "analysis-turnings", "analysis-decisions"):
            assert words.text(key) in shown
        assert shown.count(words.outline("analysis-better").split("…")[0].strip()) == 2
        assert words.text("analysis-part-points") in shown
        assert "analysis-" not in shown, "a message is missing"


def test_only_the_decisions_of_the_seat_that_was_asked_for_are_told() -> None:
    one = analysed("rising-sun")
    seats = {made["seat"] for made in one.judged.values()}
    nobody = next((seat for seat in range(3) if seat not in seats), None)
    for seat in seats:
        own = [made for made in one.judged.values() if made["seat"] == seat]
        assert told(one, "en", seat).count("Better: ") == len(own)
    if nobody is not None:
        assert "nothing clearly better" in told(one, "en", nobody)


def test_a_bid_is_told_with_what_is_bid_for() -> None:
    shown = told(analysed("rising-sun"), "en")
    assert any(f"{name}: Bid" in shown for name in ("Seppuku", "Take Hostage", "Hire Ronin", "Imperial Poets"))


@pytest.mark.parametrize(
    ("arguments", "field"),
    [(["--seconds", "0"], "seconds"), (["--seat", "nobody"], "nobody"), (["--seed", "-1"], "seed")],
)
def test_bad_options_are_refused_with_their_field(run: Run, arguments: list[str], field: str) -> None:
    done = run("analyse", str(FOLDER / "rising-sun" / "3-players-options-3.json"), *arguments)
    assert done.exit_code == 2
    assert field in done.output


def test_bad_files_are_refused_with_the_reason(run: Run, tmp_path: Path) -> None:
    doc = json.loads(text_of("rising-sun", "3-players-options-3"))
    running = {key: value for key, value in doc.items() if key not in ("result", "seed")}
    path = tmp_path / "game.json"
    for broken, reason in (
        ({**running, "entries": doc["entries"][:30]}, "finished game"),
        ({**doc, "entries": ["0 bid 99"]}, "entry 1"),
        ({**doc, "rules": 999}, "rules"),
        ("nothing", "object"),
    ):
        path.write_text(json.dumps(broken), encoding="utf-8")
        done = run("analyse", str(path), columns=200)
        assert done.exit_code == 2
        assert reason in done.output, done.output
    assert run("analyse", str(tmp_path / "none.json")).exit_code == 2


@pytest.mark.full
def test_a_whole_game_is_analysed_as_json(run: Run, finished: Path) -> None:
    done = run("analyse", str(finished), "--seconds", "1", "--json")
    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)
    assert found["finished"]
    assert found["seats"] == 3
