"""Match and Record beside the conformance suite: what they write down, event numbers, files that are no records."""

from __future__ import annotations

import json
import random

import pytest

import gunbai
from gunbai.kernel.errors import BadInput, BadRecord, MalformedAction, RuleViolation
from gunbai.kernel.luck.chance import FairChance
from gunbai.kernel.records.match import DIGEST_EVERY, Match
from gunbai.kernel.records.record import FORMAT, document, read, replayed, resumed

GAME = gunbai.game("rising-sun")


def begun(moves: int = 0, seed: int = 1) -> tuple[Match, FairChance]:
    chance = FairChance(b"secret", ["one", "two", "three"])
    match = Match(GAME, 3, {"set": "teapot"}, chance)
    rng = random.Random(seed)
    for _ in range(moves):
        match.apply(rng.choice(match.state.choices(match.state.actors()[0])))
    return match, chance


def test_a_match_fills_in_its_options() -> None:
    match, _ = begun()
    assert match.options == GAME.filled({"set": "teapot"})
    with pytest.raises(BadInput, match="options"):
        Match(GAME, 3, {"set": "kettle"}, FairChance(b"", []))


def test_every_entry_is_written_with_its_draws() -> None:
    match, _ = begun(moves=60)
    assert len(match.entries) == 60
    assert [draw.label for draw in match.setup_draws][-1] == "wars"
    drawn = [draw.label for entry in match.entries for draw in entry.draws]
    assert "mandate" in drawn


def test_a_digest_is_written_every_fifty_entries() -> None:
    match, _ = begun(moves=120)
    assert [number for number, entry in enumerate(match.entries, 1) if entry.digest] == [DIGEST_EVERY, 2 * DIGEST_EVERY]


def test_event_numbers_are_per_viewer() -> None:
    match, _ = begun(moves=30)
    for viewer in (0, 1, 2, None):
        heard = match.events(viewer)
        assert match.events(viewer, since=len(heard)) == []
        assert match.events(viewer, since=3) == heard[3:]
    counts = {len(match.events(viewer)) for viewer in (0, 1, 2, None)}
    assert len(counts) > 1, "private events count for their seat only"


def test_undo_of_nothing_is_refused() -> None:
    match, _ = begun()
    for seat, count in ((0, 1), (0, 0), (0, -1), (4, 1)):
        with pytest.raises(RuleViolation) as caught:
            match.undo(seat, count)
        assert caught.value.code == "undo/too_far"


def test_what_an_aside_hangs_on_cannot_be_taken_back_alone_and_nothing_changes() -> None:
    """A proposal that was withdrawn since is gone already: without it there would be nothing to withdraw."""
    game = gunbai.game("rising-sun")
    match = Match(game, 3, {}, FairChance(bytes(32), []))
    for text in ("0 propose 1", "0 unpropose 1"):
        match.apply(game.parse(text))
    before = (match.state.digest(), len(match.entries))
    assert match.undoable(0) == 0
    with pytest.raises(RuleViolation) as refused:
        match.undo(0)
    assert refused.value.details["possible"] == 0
    assert (match.state.digest(), len(match.entries)) == before
    match.apply(game.parse("0 propose 2"))
    assert match.undoable(0) == 1
    match.undo(0)
    assert match.state.digest() == before[0]


def test_replay_reads_actions_asides_and_undos() -> None:
    match, _ = begun()
    for text in ("0 propose 1", "2 offer 0 1 0 0 0 0", "0 undo 1", "0 ready"):
        match.replay(text)
    assert [entry.text for entry in match.entries] == ["0 propose 1", "2 offer 0 1 0 0 0 0", "0 undo 1", "0 ready"]
    with pytest.raises(MalformedAction):
        match.replay("0 undo")


def test_an_empty_batch_does_nothing() -> None:
    match, _ = begun()
    match.batch([])
    assert match.entries == []


def test_the_head_of_a_record() -> None:
    match, chance = begun(moves=5)
    doc = document(match, chance, notes={"event": "a friendly game"})
    assert (doc["format"], doc["game"], doc["rules"], doc["seats"]) == (FORMAT, "rising-sun", GAME.version, 3)
    assert doc["player_seeds"] == ["one", "two", "three"]
    assert doc["seed_hash"] == chance.seed_hash
    assert doc["notes"] == {"event": "a friendly game"}
    assert replayed(GAME, read(json.dumps(doc))).state == match.state


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("", "file"),
        ("{", "file"),
        ("[" * 100_000, "file"),
        ("[]", "file"),
        ("3", "file"),
        ("{}", "format"),
        ('{"format": 3}', "format"),
        ('{"format": 1}', "setup, entries"),
        ('{"format": 1, "setup": [], "entries": {}}', "setup, entries"),
        ('{"format": 1, "setup": [1], "entries": []}', "draw"),
        ('{"format": 1, "setup": [["wars", [1.5]]], "entries": []}', "draw"),
        ('{"format": 1, "setup": [["wars", [true]]], "entries": []}', "draw"),
        ('{"format": 1, "setup": [["wars"]], "entries": []}', "draw"),
        ('{"format": 1, "setup": [], "entries": [1]}', "entry"),
        ('{"format": 1, "setup": [], "entries": [{}]}', "entry"),
        ('{"format": 1, "setup": [], "entries": [{"do": 1}]}', "entry"),
        ('{"format": 1, "setup": [], "entries": [{"do": "0 ready", "draws": 3}]}', "entry"),
        ('{"format": 1, "setup": [], "entries": [{"do": "0 ready", "draws": null}]}', "entry"),
        ('{"format": 1, "setup": [], "entries": [{"do": "0 ready", "digest": 3}]}', "entry"),
        ('{"format": 1, "setup": [], "entries": [{"do": "0 ready", "draws": [[1, []]]}]}', "draw"),
    ],
)
def test_files_that_are_no_records_are_refused(text: str, field: str) -> None:
    with pytest.raises(BadRecord) as caught:
        read(text)
    assert caught.value.field == field


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"game": None}, "game"),
        ({"game": ["rising-sun"]}, "game"),
        ({"rules": "1"}, "rules"),
        ({"seats": "3"}, "seats"),
        ({"seats": None}, "seats"),
        ({"options": None}, "options"),
        ({"options": {"set": 3}}, "options.set"),
        ({"setup": []}, "draw"),
        ({"setup": [["clans", [0, 1, 2]]]}, "clans"),
    ],
    ids=str,
)
def test_heads_that_do_not_fit_are_refused(change: dict[str, object], field: str) -> None:
    match, chance = begun(moves=5)
    record = read(json.dumps({**document(match, chance), **change}))
    with pytest.raises(BadRecord) as caught:
        replayed(GAME, record)
    assert caught.value.field == field
    assert caught.value.move == 0
    with pytest.raises(BadRecord):
        resumed(GAME, record, b"secret")


def test_the_move_of_a_fault_counts_from_one() -> None:
    with pytest.raises(BadRecord) as caught:
        read('{"format": 1, "setup": [], "entries": ["0 ready", 1]}')
    assert caught.value.move == 2


def test_a_record_replays_under_the_version_it_names(monkeypatch: pytest.MonkeyPatch) -> None:
    match, chance = begun(moves=120)
    written = json.dumps(document(match, chance))
    monkeypatch.setattr(GAME, "version", 2)
    again = replayed(GAME, read(written))
    assert (again.rules, again.state.digest()) == (1, match.state.digest())
    assert document(begun()[0], chance)["rules"] == 2
    for wrong in (0, 3, True, "1"):
        with pytest.raises(BadRecord, match="a version from 1 to 2"):
            replayed(GAME, read(json.dumps({**json.loads(written), "rules": wrong})))
