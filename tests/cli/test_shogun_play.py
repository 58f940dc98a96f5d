"""Shogun in the terminal, as a person would play it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from gunbai.bots.random_bot import RandomBot
from tests.cli.conftest import Run

TABLES = ("play", "shogun", "--players", "5", "--bots", "random", "--seat", "plum", "-o", "setup=tables", "--seed", "8")
PLAN = ["c1", "c0", "c2", "c3", "izumo", "aki", "etchu", "echigo", "c4", "hoki", "shinano"]
"""Plum starts with Hoki 5, Shinano 4, Bingo 4, Echigo 3, Aki 3, Izumo 2, Etchu 2."""
FIRST = ["1"] * 3000


def texts(path: Path) -> list[str]:
    entries = json.loads(path.read_text(encoding="utf-8"))["entries"]
    return [entry if isinstance(entry, str) else entry["do"] for entry in entries]


def flat(text: str) -> str:
    return " ".join(text.split())


def as_seen(text: str) -> list[str]:
    """The lines of the screen: a player's Enter ends the line of a prompt."""
    return re.sub(r"(\? for help:|\? help\):|u:\s+undo) ?", "\n", text).splitlines()


@pytest.mark.parametrize("arguments", [("--players", "3"), ("--players", "4", "-o", "setup=tables")], ids=" ".join)
def test_always_choosing_1_ends_with_scores(run: Run, tmp_path: Path, arguments: tuple[str, ...]) -> None:
    path = tmp_path / "game.json"
    options = (*arguments, "--seed", "4", "--bots", "random,steady", "--seat", "indigo", "--record", str(path))
    done = run("play", "shogun", *options, lines=FIRST)
    assert done.exit_code == 0, done.output
    for expected in ("Winter 1", "Winter 2", "Purple region", "Year 1: most castles", "Year 2: provinces", "Place"):
        assert expected in done.stdout[-4000:], expected
    assert " wins with " in done.stdout[-400:]
    assert max(len(line.rstrip()) for line in as_seen(done.stdout) if ".json" not in line) <= 80
    assert run("verify", str(path)).exit_code == 0
    again = run("replay", str(path))
    assert again.exit_code == 0
    assert "Winter 1" in again.stdout
    assert "shogun-" not in again.stdout


def test_the_table_that_was_dealt_is_told_first(run: Run) -> None:
    done = flat(run(*TABLES, lines=["q"]).stdout)
    assert "So far" in done
    assert "Plum starts with Hoki 5, Shinano 4, Bingo 4, Echigo 3, Aki 3, Izumo 2, Etchu 2" in done
    assert "Starting provinces: Starting tables" in done
    assert "Spring begins" in done


def test_the_draft_offers_two_cards_or_an_unseen_one(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    start = ("play", "shogun", "--players", "3", "--seed", "3", "--bots", "random", "--seat", "crimson")
    done = run(*start, "--record", str(path), lines=["blind", "1", "n", "2", "", "q"]).stdout
    assert "Take the top card of the deck unseen" in done
    assert "taxes " in done
    assert "armies to" in done
    assert [text for text in texts(path) if text.startswith("0 ")][:2] == ["0 blind", "0 group 4"]


def test_a_whole_plan_in_one_line_is_shown_and_confirmed(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    done = run(*TABLES, "--record", str(path), lines=[" ".join(PLAN), "", "q"]).stdout
    assert "Battle / move B: Shinano: this ends your turn." in flat(done)
    assert "Chests: 12 · Bid \u22121 = 11 · Deploy 5 \u22123 = 8 · Deploy 3 \u22122 = 6" in done
    cards = [card.replace("c", "chest") if len(card) == 2 else card for card in PLAN]
    assert texts(path)[:11] == [f"4 plan {card}" for card in cards]


def test_numbers_of_a_line_are_those_of_the_list_that_was_shown(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    done = run(*TABLES, "--record", str(path), lines=["8 1 3 1 hoki", "q"]).stdout
    assert texts(path) == ["4 plan chest0", "4 plan aki", "4 plan echigo"]
    assert "1 does not fit. You are asked again from there." in done


def test_a_link_is_taken_back_and_a_plan_withdrawn(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    done = run(*TABLES, "--record", str(path), lines=["c1 aki bingo", "u", "w", "w", "q"]).stdout
    assert texts(path) == ["4 plan chest1", "4 plan aki", "4 plan bingo", "4 undo 1", "4 withdraw"]
    assert "Taken back: 1." in done
    assert "You have no plan to take back. (SG4.9)" in done
    after = done.rpartition("what do you lay on “Bid”?")[2]
    assert ">Bid          ·" in after


def test_a_finished_plan_can_be_refused_at_the_last_moment(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run(*TABLES, "--record", str(path), lines=[" ".join(PLAN), "n", "bingo", "u", "q"])
    assert texts(path)[-1] == "4 undo 1"
    assert len(texts(path)) == 11


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("plan suruga", "Suruga is not a card of yours. (SG4.1)"),
        ("plan empty", "“Bid” may not stay empty: you have enough cards. (SG4.2)"),
        ("act", "Do it: that is not what is asked now. (SG5.1)"),
        ("suruga", "“suruga” is no choice here"),
        ("awa", "“awa” is no choice here"),
        ("77", "There is no such choice: type a number from 1 to 12."),
        ("c9", "“c9” is no choice here"),
        ("give 1 1 0", "“give 1 1 0” is no choice here"),
    ],
)
def test_a_card_that_cannot_be_laid_is_refused_in_words(run: Run, tmp_path: Path, line: str, expected: str) -> None:
    path = tmp_path / "game.json"
    done = run(*TABLES, "--record", str(path), lines=[line, "q"])
    assert done.exit_code == 0
    assert expected in flat(done.stdout)
    assert texts(path) == []


def attack(run: Run, path: Path, lines: list[str]) -> str:
    """Plum's battle B from Shinano: the plan, the special card, deploy 5, then what is typed."""
    return run(*TABLES, "--record", str(path), lines=[" ".join(PLAN), "", "1", "", "1", *lines, "q"]).stdout


def test_the_odds_of_an_attack_stand_before_it_is_confirmed(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    done = flat(attack(run, path, ["musashi", "3", "n", "2", "n"]))
    assert "8 To Musashi neutral; with 3: " in done
    assert "The odds of attacking Musashi (neutral):" in done
    assert "Musashi, with 3: yours in " in done
    assert "2 armies from Shinano to Musashi: it cannot be taken back." in done
    assert texts(path)[-1] == "4 target musashi"


def test_an_attack_in_one_line(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    done = flat(attack(run, path, ["musashi 3", "", "b"]))
    assert "4 count 3" in texts(path)
    assert "Plum attacks Musashi from Shinano with 3 armies" in done
    assert "The tower: " in done


def test_the_march_before_is_undone_at_the_confirmation(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    attack(run, path, ["musashi 3", "u"])
    assert texts(path)[-2:] == ["4 target musashi", "4 undo 1"]


def test_the_keys_that_only_show_something_change_nothing(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    keys = ["", "?", "? 1", "? 77", "r", "r SG6.6", "r 6.6", "r SG99", "r revlt", "i low taxes", "i zzz", "i", "b", "c"]
    more = ["m", "m kai", "m zzz", "p", "l", "l all", "l 5", "w", "g", "s", "q"]
    done = run(*TABLES, "--record", str(path), lines=[*keys, *more])
    assert done.exit_code == 0, done.output
    assert texts(path) == []
    for expected in ("m kai", "Who wins", "Taxes give at most 5 chests. Winter: no rice lost.", "Saved in", "SG4.1",
                     "Nothing is called zzz here", "None of your face-down cards"):  # fmt: skip
        assert expected in flat(done.stdout), expected


def test_a_curtain_falls_between_the_plans_of_two_people(run: Run) -> None:
    people = ("play", "shogun", "--players", "3", "--humans", "2", "--bots", "random", "--seat", "crimson")
    done = run(*people, "-o", "setup=tables", "--seed", "6", "--quick", lines=["1"] * 400).stdout
    assert "The keyboard goes to Indigo. Everybody else looks away" in done
    hers = done.partition("The keyboard goes to Indigo.")[2].partition("The keyboard goes to Crimson")[0]
    assert "Indigo: Your plan" in hers
    assert "Crimson: Your plan" not in hers
    assert "Your plan holds" not in done


def test_one_person_is_reminded_of_the_plan(run: Run, tmp_path: Path) -> None:
    done = flat(attack(run, tmp_path / "game.json", ["p"]))
    assert "Your plan holds: 5 Deploy 3 Echigo" in done


def luck(run: Run, path: Path, game: str, seeds: list[str]) -> dict:
    more = [word for seed in seeds for word in ("--player-seed", seed)]
    done = run(*("play", game, "--players", "3", "--humans", "0", "--bots", "random", "--seed", "5"), *more,
               *("--record", str(path)))  # fmt: skip
    assert done.exit_code == 0, done.output
    assert run("verify", str(path)).exit_code == 0
    doc = json.loads(path.read_text(encoding="utf-8"))
    assert doc["player_seeds"] == seeds
    assert isinstance(doc, dict)
    return doc


@pytest.mark.parametrize("game", ["rising-sun", "shogun"])
def test_seeds_of_the_players_change_the_luck_and_are_recorded(run: Run, tmp_path: Path, game: str) -> None:
    plain = luck(run, tmp_path / "1.json", game, [])
    mixed = luck(run, tmp_path / "2.json", game, ["cherry", "blossom"])
    assert plain["seed_hash"] == mixed["seed_hash"]
    assert plain["setup"] != mixed["setup"]


def test_bots_are_given_the_time_that_was_asked_for(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    budgets: set[int] = set()

    class Watch(RandomBot):
        def choose(self, view, choices, rng, budget_ms):  # type: ignore[no-untyped-def]
            budgets.add(budget_ms)
            return super().choose(view, choices, rng, budget_ms)

    monkeypatch.setattr("gunbai.cli.table.table.make", lambda name, game: Watch())
    run("play", "rising-sun", "--humans", "0", "--bots", "random", "--seed", "1", "--think", "7")
    assert budgets == {7}
