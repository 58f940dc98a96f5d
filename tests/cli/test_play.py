"""Playing in the terminal, as a person would: numbers, keys, curtains, saving and going on."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

from gunbai.cli.commands.play import resumed_table
from gunbai.locale.words import Words, languages
from tests.cli.conftest import Run

THREE = ("play", "rising-sun", "--players", "3", "--bots", "random", "--seat", "koi", "-o", "clans=koi+lotus+turtle")
FIRST = ["1"] * 3000


def doc(path: Path) -> dict:
    loaded = json.loads(path.read_text(encoding="utf-8"))
    assert isinstance(loaded, dict)
    return loaded


def texts(path: Path) -> list[str]:
    return [entry if isinstance(entry, str) else entry["do"] for entry in doc(path)["entries"]]


@pytest.mark.parametrize("players", ["3", "5"])
def test_always_choosing_1_ends_with_scores(run: Run, tmp_path: Path, players: str) -> None:
    path = tmp_path / "game.json"
    done = run(*("play", "rising-sun", "--players", players, "--seed", "4", "--bots", "random", "--seat", "koi"),
               *("--record", str(path)), lines=FIRST)  # fmt: skip
    assert done.exit_code == 0, done.output
    assert "Victory points" in done.stdout
    assert " wins with " in done.stdout[-400:]
    assert doc(path)["result"]["scores"]
    assert "seed" not in doc(path)["table"]
    assert run("verify", str(path)).exit_code == 0


def test_saved_and_resumed_it_is_the_same_game(run: Run, tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    run(*THREE, "--seed", "11", "--record", str(whole), lines=FIRST)
    left = run(*THREE, "--seed", "11", "--record", str(parts), lines=[*["1"] * 20, "q"])
    assert f"--resume {parts}\n" in left.stdout
    assert doc(parts)["table"]["seed"]
    assert "seed" not in doc(parts)
    run("play", "--resume", str(parts), lines=["1"] * 15)
    done = run("play", "rising-sun", "--resume", str(parts), lines=FIRST)
    assert "Victory points" in done.stdout
    assert texts(parts) == texts(whole)
    assert doc(parts)["result"] == doc(whole)["result"]


def test_the_end_of_input_saves_what_was_accepted(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    done = run(*THREE, "--seed", "2", "--record", str(path), lines=["1"])
    assert done.exit_code == 0
    assert "The game is saved" in done.stdout
    assert texts(path)[0] == "0 propose 1"


def test_a_player_is_told_what_the_clan_can_do(run: Run) -> None:
    done = run(*THREE, "--seed", "2", lines=["q"])
    told = " ".join(done.stdout.split())
    assert "Koi clan: At the start of each war phase you turn all your ronin into as many coins." in told


def test_the_save_is_kept_in_the_data_folder_unless_named(run: Run, tmp_path: Path) -> None:
    run(*THREE, "--seed", "2", lines=["q"])
    assert len(list((tmp_path / "data" / "gunbai").glob("rising-sun-*.json"))) == 1


def test_undo_takes_back_and_is_an_entry_of_the_record(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    done = play_to(run, path, "recruit", ["1", "u", "q"])
    assert "Taken back: 1." in done
    assert texts(path)[-1] == "0 undo 1"
    assert texts(path)[-2].startswith("0 summon bushi")


def test_undo_of_nothing_says_why(run: Run, tmp_path: Path) -> None:
    done = run(*THREE, "--seed", "2", lines=["u", "q"])
    assert "You can take back nothing" in done.stdout


def play_to(run: Run, path: Path, mandate: str, lines: list[str]) -> str:
    """Koi plays alone: two games, the first to learn the way to Koi's own part of its first mandate."""
    for seed in range(1, 40):
        path.unlink(missing_ok=True)
        start = run(*THREE, "--seed", str(seed), "--record", str(path), lines=["ready", "1", "ready", "1", "q"])
        hand = next((line for line in start.stdout.splitlines() if line.startswith("You look at:")), "")
        if mandate in hand.lower() and "which mandate" in start.stdout:
            done = run("play", "--resume", str(path), lines=[f"play {mandate}", "", *lines])
            if done.stdout.count(f"{mandate.capitalize()}: what do you") > 1:
                return done.stdout
            path.unlink()
    raise AssertionError("no seed gives Koi this mandate")


def test_the_last_choice_of_a_turn_is_confirmed_and_may_be_changed(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run(*THREE, "--seed", "2", "--record", str(path), lines=["ready", "n", "q"])
    assert texts(path) == []
    path.unlink()
    run(*THREE, "--seed", "2", "--record", str(path), lines=["ready", "", "q"])
    assert texts(path)[0] == "0 ready"


def test_a_gift_is_given_and_told(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    done = run(*THREE, "--seed", "2", "--record", str(path), lines=["g", "1", "lotos", "2", "0", "q"])
    assert "Koi gives Lotus 2 coins" in done.stdout
    assert "0 ronin" not in done.stdout
    assert texts(path) == ["0 give 1 2 0"]


def test_an_offer_carries_a_promise_in_free_words(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    lines = ["g", "2", "2", "1", "0", "0", "0", "I leave Kyoto \x1b[31malone", "b", "q"]
    done = run(*THREE, "--seed", "2", "--record", str(path), lines=lines)
    assert texts(path) == ["0 offer 2 1 0 0 0 1"]
    assert doc(path)["table"]["promises"] == ["I leave Kyoto [31malone"]
    assert "Open offer from Koi to Turtle: gives 1 coin." in done.stdout.replace("\n", " ")
    assert "g takes it back" in " ".join(done.stdout.split())
    again = run("play", "--resume", str(path), lines=["q"])
    assert "I leave Kyoto" in again.stdout


@pytest.mark.parametrize("lines", [["g", ""], ["g", "1", "nobody"], ["g", "1", "lotus", "many"], ["g", "9"]])
def test_a_gift_is_cancelled_by_anything_that_does_not_fit(run: Run, tmp_path: Path, lines: list[str]) -> None:
    path = tmp_path / "game.json"
    done = run(*THREE, "--seed", "2", "--record", str(path), lines=[*lines, "q"])
    assert "Nothing is done." in done.stdout
    assert texts(path) == []


def test_a_gift_beyond_the_purse_is_refused_in_words(run: Run) -> None:
    done = run(*THREE, "--seed", "2", lines=["g", "1", "lotus", "99", "0", "q"])
    assert "Coins: from 0 to 5, not 99. (RS3.2)" in done.stdout


def test_typed_actions_are_refused_with_their_reason_and_clause(run: Run) -> None:
    done = run(*THREE, "--seed", "2", lines=["move bushi edo kyoto", "propose 0", "dance", "7", "0", "²", "q"])
    output = done.stdout.replace("\n", " ")
    assert "Move Bushi from Edo to Kyoto: that is not what is asked now. (RS6.8)" in output
    assert "Propose an alliance to Koi: that is you. (RS5.3)" in output
    assert "“dance” is no choice here" in output
    assert output.count("There is no such choice: type a number from 1 to 3.") == 2


def test_the_keys_that_only_show_something_change_nothing(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    keys = ["", "?", "? 1", "? 77", "r", "r RS6.8", "r 6.8", "r RS99", "r honer", "i komainu", "i zzz", "i", "b", "c"]
    done = run(*THREE, "--seed", "2", "--record", str(path), lines=[*keys, "m", "l", "l all", "l 5", "w", "s", "q"])
    assert done.exit_code == 0, done.output
    assert texts(path) == []
    for expected in ("RS5.3", "Marshal. All: move", "RS2.1", "Counts as a Shinto too", "~Kansai", "Saved in"):
        assert expected in done.stdout, expected
    assert "There is no sealed bid of yours to take back" in done.stdout


ONI = ("Oni of Skulls", "Oni of Blood", "Oni of Souls", "Oni of Hate", "Oni of Spite")


def test_i_tells_of_every_thing_with_that_word_and_of_nothing_else(run: Run) -> None:
    _, _, oni = run(*THREE, "--seed", "2", lines=["i oni", "q"]).stdout.partition("or ? for help:")
    assert [name for name in ONI if f"{name}\n" not in oni] == []
    assert "Koi" not in oni
    paths = run(*THREE, "--seed", "2", lines=["i path", "q"]).stdout
    assert "Path of the Lion, Path of the Serpent" in paths
    honor = run(*THREE, "--seed", "2", lines=["i honor", "q"]).stdout
    assert "Nothing is called honor here" in honor


def test_a_name_that_is_mistyped_is_offered_as_it_is_written(run: Run) -> None:
    output = run(*THREE, "--seed", "2", lines=["move bushi edo kytoo", "why nagat0", "q"]).stdout
    assert "Did you mean Kyoto?" in output
    assert "Did you mean Nagato?" in output
    assert "Did you mean" not in run(*THREE, "--seed", "2", lines=["dance", "q"]).stdout


def test_a_choice_is_explained_by_its_rule_and_r_tells_who_cites_the_rule(run: Run) -> None:
    choice = run(*THREE, "--seed", "2", lines=["? 1", "q"]).stdout
    assert "Only Betray" in choice
    assert "Where this is used" not in choice
    assert "Where this is used" in run(*THREE, "--seed", "2", lines=["r RS5.3", "q"]).stdout


TWO = ("play", "rising-sun", "--players", "3", "--humans", "2", "--bots", "random", "--seat", "koi",
       "-o", "clans=koi+lotus+turtle", "--seed", "6", "--quick")  # fmt: skip


def test_a_curtain_falls_between_secret_decisions_of_two_people(run: Run) -> None:
    done = run(*TWO, lines=["ready"] * 2 + ["1", "1", "1"] * 200)
    assert "The keyboard goes to Lotus. Everybody else looks away" in done.stdout
    assert "The keyboard goes to Koi." in done.stdout
    open_phase, _, later = done.stdout.partition("which mandate do you choose?")
    assert "keyboard goes" not in open_phase
    hand, _, _ = later.partition("The keyboard goes to Lotus")
    assert "Lotus, you see" not in hand


def test_sealed_bids_are_asked_for_as_numbers_and_can_be_withdrawn(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    bidding = play_until(run, path, "do you bid on Seppuku?")
    lines = ["0", "w", "0 0 0 0", "u", "q"]
    done = run("play", "--resume", str(path), lines=lines)
    assert bidding < len(texts(path))
    assert texts(path)[bidding] == "0 bid 0"
    assert texts(path)[bidding + 1] == "0 withdraw"
    assert texts(path)[bidding + 2 : bidding + 5] == ["0 bid 0"] * 3
    assert "Your sealed bids so far: Seppuku 0, Take Hostage 0, Hire Ronin 0" in done.stdout.replace("\n", " ")
    assert texts(path)[bidding + 5] == "0 undo 1"


def play_until(run: Run, path: Path, question: str) -> int:
    """Play at random and leave the game right at this question; returns how many moves the record has then."""
    run(*THREE, "--seed", "1", "--record", str(path), lines=["q"])
    table = resumed_table(path, Words())
    rng = random.Random(1)
    while not table.session.is_over():
        asked = table.session.question(0)
        if asked is not None and question in table.words.ask(asked):
            table.save()
            return len(texts(path))
        table.session.apply(rng.choice(table.session.choices(table.session.actors()[0])))
    raise AssertionError(f"never asked: {question}")


def test_a_bot_that_fails_does_not_end_the_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def choose(self, *arguments: object) -> object:
            raise RuntimeError("no idea")

        def aside(self, *arguments: object) -> None:
            return None

    monkeypatch.setattr("gunbai.cli.table.table.make", lambda name, game: Broken())
    done = run(*THREE, "--seed", "3", lines=FIRST)
    assert "Victory points" in done.stdout
    assert done.stdout.count("could not choose") == 2


def test_the_luck_of_bots_is_not_the_luck_of_the_game(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run(*THREE, "--seed", "3", "--record", str(path), lines=["q"])
    table = resumed_table(path, Words())
    assert table.bots[1].luck().random() != table.bots[2].luck().random()
    assert table.bots[1].luck().random() == table.bots[1].luck().random()


def test_why_names_what_stands_against_something(run: Run) -> None:
    typed = ["why move bushi edo kyoto", "why give 1 99 0", "why 1", "why koi", "why nonsense", "why propose 1", "q"]
    done = run(*THREE, "--seed", "2", lines=typed, columns=110).stdout
    assert "Move Bushi from Edo to Kyoto: that is not what is asked now. (RS6.8)" in done
    assert re.search(r"Coins: from 0 to \d+, not 99\. \(RS3\.2\)", done)
    assert done.count("That is possible now.") == 2
    assert "that is you. (RS5.3)" in done
    assert "“nonsense” is no choice here" in done
    assert "RS5.3  Tea ceremony" in done


def test_why_alone_gives_an_example_of_each_reason_and_names_work_in_any_language(run: Run) -> None:
    done = run(*THREE, "--seed", "2", "--lang", "uk", lines=["црн", "why кой", "q"], columns=110).stdout
    assert done.count("Запропонувати альянс клану Кой: це ж ви. (RS5.3)") == 2
    assert "клану гравця" not in done, "of seats that nobody has there is nothing to say"


def test_what_happened_and_what_is_asked_name_their_clauses(run: Run) -> None:
    done = run(*THREE, "--seed", "2", lines=["l all", "q"], columns=110).stdout
    assert re.search(r"with whom do you ally this season\?  RS5\.3\n", done)
    assert re.search(r"The tea ceremony begins.*  RS5\.3\n", done)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", ["cli-prompt", "cli-no-such-number", "cli-which-deal"])
def test_a_single_choice_is_asked_for_by_its_number(key: str, language: str) -> None:
    one, two = (Words(language).text(key, low=1, high=high, count=high) for high in (1, 2))
    digit = "۱" if language == "fa" else "1"
    assert one.count(digit) == 1
    assert two.count(digit) == 1
    assert one != two


def test_a_question_mark_is_answered_at_every_prompt(run: Run, tmp_path: Path) -> None:
    """At the confirmation, in the forms of deals and in a replay: it explains, then asks the same again."""
    path = tmp_path / "game.json"
    typed = ["g", "?", "1", "?", "1", "?", "", "3", "?", "? 1", "n", "3", "", "q"]
    done = run(*THREE, "--seed", "2", "--record", str(path), lines=typed)
    assert done.exit_code == 0, done.output
    assert done.stdout.count("Type the number of a line and press Enter.") == 1
    assert done.stdout.count("Type what is asked for and press Enter.") == 2
    ready = "Ready: no alliance from me, unless somebody asks again: this ends your turn."
    assert done.stdout.count(ready) == 4
    assert all("RS5.3" in told for told in done.stdout.split(ready)[1:3])
    assert "Choose again." in done.stdout
    replayed = run("replay", str(path), "--seat", "koi", "--step", lines=["?", "q"])
    assert "b draws the board as it stands now" in replayed.stdout


def test_a_coach_gives_ideas_and_names_threats(run: Run) -> None:
    told = run(*THREE, "--seed", "2", lines=["coach", "threat", "q"], columns=110).stdout
    words = Words()
    assert words.text("coach-idea") in told
    assert "to win" in told
    assert words.text("coach-threat") in told
    assert "possible worlds" in told


def test_a_coach_says_nothing_in_the_middle_of_a_plan(run: Run) -> None:
    begun = ["play", "shogun", "--players", "3", "--seed", "2", "--option", "setup=tables"]
    told = run(*begun, lines=["1", "coach", "threat", "q"], columns=110).stdout
    assert told.count(Words().text("error-coach-begun")) == 2
