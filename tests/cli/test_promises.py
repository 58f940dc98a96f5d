"""Promises and characters at the terminal: blocks, the ledger, what is saved, talk that can be muted."""

from __future__ import annotations

from pathlib import Path

import gunbai
from gunbai.cli.table import saving
from gunbai.cli.table.saving import Seating
from gunbai.cli.table.table import GameTable
from gunbai.cli.table.voices import TableVoices
from gunbai.games.rising_sun.promises.promise import BLOCKS, vocabulary
from gunbai.kernel.actions import Aside
from gunbai.kernel.luck.chance import FairChance
from gunbai.locale.words import Words
from gunbai.session.session import Session, begun
from tests.cli.conftest import Run

KYOTO = '{"block": "no_entry", "province": "kyoto"}'
THREE = ("play", "rising-sun", "--players", "3", "--bots", "monk", "--seat", "koi", "-o", "clans=koi+lotus+turtle")
CAST = ["human", "monk", "poet"]


def session(game: str = "rising-sun") -> Session:
    return begun(gunbai.game(game), 3, {}, FairChance(b"x" * 32, []))


def bargained(path: Path) -> GameTable:
    """The player has offered a coin and a promise, and the bot has taken both."""
    table = GameTable(session(), Seating(list(CAST), [KYOTO]), path, Words("en"))
    offer = Aside(0, "offer", (1, 1, 0, 0, 0, 1))
    table.session.apply(offer)
    table.bots_answer(offer)
    return table


def test_rs3_1_a_block_is_watched_once_the_deal_is_made_and_comes_back_with_the_file(tmp_path: Path) -> None:
    table = bargained(tmp_path / "game.json")
    assert [entry.text for entry in table.session.entries] == ["0 offer 1 1 0 0 0 1", "1 accept 0"]
    [promise] = table.session.promised(0)
    assert (promise["block"], promise["province"], promise["status"]) == ("no_entry", "kyoto", "open")
    [news] = table.news_of_promises()
    assert news.endswith(": not to enter Kyoto this season")
    assert table.news_of_promises() == []
    table.save()
    assert table.path is not None
    again, _ = saving.resume(table.path)
    assert again.promised(0) == table.session.promised(0)
    assert again.record() == table.session.record()


def test_rs3_1_a_replay_tells_of_promises_when_they_are_given_and_ends_with_the_ledger(
    run: Run, tmp_path: Path
) -> None:
    """Not before: a replay that stops earlier knows nothing of them."""
    table = bargained(tmp_path / "game.json")
    table.save()
    name = table.words.seat(0)
    output = " ".join(run("replay", str(table.path), "--seat", name).stdout.split())
    assert f"{name} promises" in output
    assert output.count("not to enter Kyoto this season") == 2
    assert "not to enter Kyoto this season (still open)" in output
    before = run("replay", str(table.path), "--seat", name, "--to", "1").stdout
    assert "Kyoto this season" not in " ".join(before.split())


def test_rs3_1_a_promise_is_put_together_from_lists(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    block, place = list(BLOCKS).index("no_entry") + 1, vocabulary("province").index("kyoto") + 1
    lines = ["v", "g", "2", "1", "1", "0", "0", "0", "+", "?", str(block), "?", str(place), "v", "mute", "mute", "q"]
    done = run(*THREE, "--seed", "2", "--record", str(path), lines=lines)
    output = " ".join(done.stdout.split())
    assert output.count("Type the number of a line and press Enter.") == 2
    assert "Nothing has been promised yet." in output
    assert "not to enter Kyoto this season (still open)" in output
    assert "The characters are silent now. " in output
    assert "The characters speak again." in output


def test_characters_speak_of_what_everybody_heard_and_can_be_muted() -> None:
    played, seating = session(), Seating(["human", "monk", "monk"])
    voices = TableVoices(played, seating, clock=lambda: 1000.0)
    for text in ("1 propose 0", "2 propose 0"):
        played.act(int(text[0]), [text], None)
    line = voices.said()
    assert line is not None
    assert (line.character, line.moment) == ("monk", "proposal")
    assert voices.said() is None, "once is enough"
    seating.muted = True
    silent = TableVoices(session(), seating, clock=lambda: 1000.0)
    silent.session.act(1, ["1 propose 0"], None)
    assert silent.said() is None


def test_in_shogun_they_speak_too() -> None:
    voices = TableVoices(session("shogun"), Seating(["human", "monk", "poet"]))
    assert [one.id for one in voices.voices.cast if one is not None] == ["monk", "poet"]
