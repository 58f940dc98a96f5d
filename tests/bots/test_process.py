"""A bot process that plays, dies, stalls, floods or talks nonsense: the game always ends, and the log says why."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

import gunbai
from gunbai.arena.driver import play_game
from gunbai.arena.outcome import GameOutcome
from gunbai.bots import process
from gunbai.bots.entrants import check_entrant, entrant
from gunbai.bots.pipe import BotFailure, Pipe
from gunbai.bots.process import MOST_RESTARTS, ProcessBot
from gunbai.bots.random_bot import RandomBot
from gunbai.kernel.errors import BadInput

GAME = gunbai.game("rising-sun")
EXAMPLE = Path(__file__).parents[2] / "examples" / "process_bot.py"
GREETING = """
import json, sys, time
count = 0
for line in sys.stdin:
    question = json.loads(line)
    if question["type"] == "hello":
        print(json.dumps({"type": "ready", "asides": ASIDES}), flush=True)
        continue
    if question["type"] == "quit":
        break
    count += 1
    answer = {"id": question["id"], "action": (question.get("choices") or [None])[0], "aside": None}
"""
SAY = "    print(json.dumps(answer), flush=True)\n"


def script(tmp_path: Path, body: str, asides: bool = False) -> str:
    path = tmp_path / "bot.py"
    path.write_text(GREETING.replace("ASIDES", str(asides)) + body, encoding="utf-8")
    return f"{sys.executable} -S {path}"


def played(command: str, unhurried_ms: int = 300, budget_ms: int = 0) -> tuple[GameOutcome, ProcessBot]:
    bot = ProcessBot(command, GAME, unhurried_ms)
    try:
        return play_game(GAME, 3, [bot, RandomBot(), RandomBot()], 3, budget_ms=budget_ms), bot
    finally:
        bot.close()


def test_a_process_plays_and_is_ended(tmp_path: Path) -> None:
    outcome, bot = played(script(tmp_path, SAY), unhurried_ms=5000)
    assert outcome.faults == [0, 0, 0], outcome.reports
    assert (bot.starts, bot._pipe) == (1, None)


def test_the_example_plays_the_same_game_for_the_same_seed() -> None:
    results = []
    for _ in range(2):
        bot = entrant(f"process:{sys.executable} {EXAMPLE}", GAME)
        outcome = play_game(GAME, 3, [bot, RandomBot(), RandomBot()], seed=3)
        assert isinstance(bot, ProcessBot)
        bot.close()
        assert bot.name == "farmer"
        assert outcome.faults == [0, 0, 0], outcome.reports
        results.append(outcome.result.document())
    assert results[0] == results[1]


def test_the_example_stays_short() -> None:
    source = EXAMPLE.read_text(encoding="utf-8").splitlines()
    start = next(number for number, line in enumerate(source) if line.startswith("def "))
    assert len([line for line in source[start:] if line.strip()]) <= 20


MISBEHAVING = {
    "dies": ("    if count > 3:\n        sys.exit(3)\n" + SAY, "bot/died"),
    "nonsense": ("    print('I think therefore I am', flush=True)\n", "bot/nonsense"),
    "not an object": ("    print('[1, 2]', flush=True)\n", "bot/nonsense"),
    "floods": ("    sys.stdout.write('x' * 3_000_000)\n" + SAY, "bot/flood"),
    "floods with lines": ("    sys.stdout.write('{}\\n' * 500_000)\n", "bot/flood"),
    "closes its output": ("    import os\n    os.close(1)\n    time.sleep(5)\n", "bot/died"),
}


@pytest.mark.parametrize(("body", "code"), MISBEHAVING.values(), ids=list(MISBEHAVING))
def test_misbehaviour_is_survived_and_restarted_a_few_times(
    tmp_path: Path, body: str, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gunbai.bots.pipe.FAREWELL_SECONDS", 0.05)
    outcome, bot = played(script(tmp_path, body), unhurried_ms=5000)
    assert code in outcome.first_fault
    assert outcome.faults[0] >= MOST_RESTARTS
    assert bot.starts == MOST_RESTARTS + 1
    assert "bot/gone" in outcome.reports[-1]
    assert outcome.result.winners == [0], "steady stood in, and beats random"


def test_an_illegal_action_is_replaced_and_the_process_stays(tmp_path: Path) -> None:
    outcome, bot = played(script(tmp_path, "    answer['action'] = '0 dance'\n" + SAY), unhurried_ms=5000)
    assert outcome.faults == [outcome.chosen[0], 0, 0]
    assert "0 dance" in outcome.first_fault
    assert bot.starts == 1


def test_a_stalling_process_costs_little_time(tmp_path: Path) -> None:
    started = time.monotonic()
    outcome, bot = played(script(tmp_path, "    time.sleep(600)\n"), unhurried_ms=60)
    assert time.monotonic() - started < 120
    assert outcome.overruns[0] >= 2
    assert bot.starts == MOST_RESTARTS + 1
    assert outcome.result.winners == [0]


def test_a_late_answer_is_not_taken_for_the_next_question(tmp_path: Path) -> None:
    """Now and then it needs longer than it may; the next answers still fit their questions."""
    slow = "    time.sleep(1.5 if count == 4 else 0)\n"
    outcome, _ = played(script(tmp_path, slow + SAY), unhurried_ms=1000)
    assert outcome.overruns[0] >= 1
    assert outcome.faults == [0, 0, 0], outcome.reports


def test_a_process_that_never_reads_does_not_block_us() -> None:
    pipe = Pipe([sys.executable, "-S", "-c", "import time; time.sleep(60)"])
    with pytest.raises(TimeoutError):
        pipe.exchange(b"x" * 5_000_000 + b"\n", 100, lambda answer: True)
    pipe.kill()
    assert pipe.process.returncode is not None


def test_asides_are_asked_for_only_if_wanted(tmp_path: Path) -> None:
    body = "    if question['type'] == 'aside':\n        answer['aside'] = '0 give 1 1 0' if count == 1 else None\n"
    outcome, _ = played(script(tmp_path, body + SAY, asides=True), unhurried_ms=5000)
    assert outcome.faults == [0, 0, 0], outcome.reports
    bad = "    if question['type'] == 'aside':\n        answer['aside'] = '0 ready'\n"
    outcome, _ = played(script(tmp_path, bad + SAY, asides=True), unhurried_ms=5000)
    assert outcome.faults[0] > 3
    assert "expected an aside" in outcome.first_fault


@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("process:/nowhere/bot", "No such file"),
        ("process:", "a command after"),
        ("process:'", "a command after"),
        (f"process:{sys.executable} -c pass", "bot process ended"),
        (f"process:{sys.executable} -c print(1)", "JSON object"),
        (f"process:{sys.executable} -c print({{}})", "expected type ready"),
        ("class:nowhere:Bot", "No module named"),
        ("class:random:Random", "choose and aside"),
    ],
)
def test_a_broken_entrant_is_refused_at_once(name: str, word: str) -> None:
    with pytest.raises(BadInput, match=word):
        check_entrant(name, GAME)


def test_a_process_that_does_not_greet_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "START_MS", 50)
    with pytest.raises(BadInput, match="no answer within"):
        check_entrant(f"process:{sys.executable} -S -c import+time;time.sleep(9)".replace("+", "\\ "), GAME)


def test_a_class_of_ones_own_may_play() -> None:
    assert isinstance(entrant("class:gunbai.bots.random_bot:RandomBot", GAME), RandomBot)


def test_a_failure_names_its_kind() -> None:
    assert BotFailure("died", "x").code == "bot/died"
