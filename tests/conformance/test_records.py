"""Records: they replay to the same end and to any move, verify against the seed, and show every tampering."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from gunbai.kernel.documents.codec import canonical
from gunbai.kernel.errors import BadRecord
from gunbai.kernel.records.record import Record, document, read, redacted, replayed, resumed, verified
from tests.conformance.adapters import FEW, Case
from tests.conformance.driving import finished_match, match_moves, middle_of_match, new_match, random_choice, viewers

few_cases = pytest.mark.parametrize("case", FEW, ids=str)
Json = dict[str, Any]
Tampering = Callable[[Json], None]


def record_of(case: Case, seed: int) -> tuple[Json, str]:
    """A finished game as a document fresh from a file, and its final digest."""
    match, chance = finished_match(case, seed)
    return json.loads(json.dumps(document(match, chance))), match.state.digest()


def reread(doc: object) -> Record:
    return read(json.dumps(doc))


@few_cases
def test_a_record_replays_to_the_same_end(case: Case) -> None:
    doc, digest = record_of(case, 91)
    match = replayed(case.game, reread(doc))
    assert match.state.digest() == digest
    assert match.state.result().document() == doc["result"]
    assert match.state.is_over()
    again = [e if isinstance(e, str) else e["do"] for e in doc["entries"]]
    assert [entry.text for entry in match.entries] == again
    assert any(" undo " in text for text in again), "no undo was recorded"


@few_cases
def test_a_record_replays_to_any_move(case: Case) -> None:
    match, chance = new_match(case, 92)
    digests: list[str] = []
    for running in match_moves(match, random.Random(92)):
        if len(running.entries) == len(digests):
            digests.append(running.state.digest())
    record = reread(document(match, chance))
    rng = random.Random(92)
    for moves in [0, 1, *rng.sample(range(len(digests)), 8)]:
        assert replayed(case.game, record, moves).state.digest() == digests[moves]


@few_cases
def test_every_draw_is_recomputed_from_the_seed(case: Case) -> None:
    doc, digest = record_of(case, 93)
    assert verified(case.game, reread(doc)).state.digest() == digest


@few_cases
def test_a_running_game_has_no_seed_no_result_and_is_not_verified(case: Case) -> None:
    match, chance = middle_of_match(case, 94, 60)
    doc = document(match, chance)
    assert "seed" not in doc
    assert "result" not in doc
    assert chance.seed.hex() not in canonical(doc)
    assert replayed(case.game, reread(doc)).state == match.state
    with pytest.raises(BadRecord, match="seed"):
        verified(case.game, reread(doc))


@few_cases
def test_a_resumed_match_goes_on_as_if_nothing_had_happened(case: Case) -> None:
    match, chance = middle_of_match(case, 95, 70)
    record = reread(document(match, chance))
    again, luck = resumed(case.game, record, chance.seed)
    assert again.state == match.state
    assert [again.undoable(seat) for seat in range(case.seats)] == [match.undoable(s) for s in range(case.seats)]
    for one in (match, again):
        for _ in match_moves(one, random.Random(96)):
            pass
    assert again.state.digest() == match.state.digest()
    assert document(again, luck) == document(match, chance)


@few_cases
def test_resuming_with_another_seed_is_refused(case: Case) -> None:
    match, chance = middle_of_match(case, 95, 20)
    with pytest.raises(BadRecord, match="seed_hash"):
        resumed(case.game, reread(document(match, chance)), b"another seed")


def text_of(entry: Any) -> str:
    return str(entry if isinstance(entry, str) else entry["do"])


def with_text(entry: Any, text: str) -> Any:
    return text if isinstance(entry, str) else {**entry, "do": text}


def refused_at(case: Case, doc: Json, check: Callable[..., object] = verified) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        check(case.game, reread(doc))
    assert caught.value.details["move"] == caught.value.move
    return caught.value


@few_cases
@pytest.mark.parametrize("text", ["0 nonsense", "9 ready", "", "0", "0 undo 40", "0 undo x"])
def test_an_entry_that_is_no_move_is_named(case: Case, text: str) -> None:
    doc, _ = record_of(case, 97)
    for number in (0, len(doc["entries"]) // 2):
        broken = {**doc, "entries": list(doc["entries"])}
        broken["entries"][number] = with_text(broken["entries"][number], text)
        assert refused_at(case, broken, replayed).move == number + 1


@few_cases
def test_another_action_is_found_out_there_or_later(case: Case) -> None:
    """A legal other choice may show only later: in a move, a digest or the result."""
    doc, _ = record_of(case, 98)
    record = reread(doc)
    rng = random.Random(98)
    for number in rng.sample(range(len(doc["entries"]) - 1), 5):
        state = replayed(case.game, record, number).state
        other = str(random_choice(state, rng))
        if other == text_of(doc["entries"][number]):
            continue
        broken = {**doc, "entries": list(doc["entries"])}
        broken["entries"][number] = with_text(broken["entries"][number], other)
        assert refused_at(case, broken, replayed).move > number


def drawing_entries(doc: Json) -> list[int]:
    return [number for number, entry in enumerate(doc["entries"]) if isinstance(entry, dict) and "draws" in entry]


@few_cases
def test_another_draw_is_found_out(case: Case) -> None:
    doc, _ = record_of(case, 99)
    numbers = drawing_entries(doc)
    for number in random.Random(99).sample(numbers, min(len(numbers), 4)):
        for tamper in (change_outcome, rename_draw, drop_draw, add_draw):
            broken = json.loads(json.dumps(doc))
            tamper(broken["entries"][number])
            assert refused_at(case, broken).move > number, tamper.__name__


def change_outcome(entry: Json) -> None:
    outcome = entry["draws"][0][1]
    if len(outcome) > 1:
        outcome[0], outcome[1] = outcome[1], outcome[0] + (outcome[0] == outcome[1])
    else:
        outcome[0] += 1 if outcome[0] == 0 else -1


def rename_draw(entry: Json) -> None:
    entry["draws"][0][0] += "x"


def drop_draw(entry: Json) -> None:
    entry["draws"].pop()


def add_draw(entry: Json) -> None:
    entry["draws"].append(["more", [0]])


@few_cases
def test_a_changed_digest_is_named(case: Case) -> None:
    doc, _ = record_of(case, 100)
    numbers = [i for i, entry in enumerate(doc["entries"]) if isinstance(entry, dict) and "digest" in entry]
    assert (49 in numbers) == (len(doc["entries"]) >= 50)
    assert numbers[-1] == len(doc["entries"]) - 1, "the end has a digest"
    for number in (numbers[0], numbers[-1]):
        broken = json.loads(json.dumps(doc))
        broken["entries"][number]["digest"] = "0" * 24
        assert refused_at(case, broken, replayed).move == number + 1


def other_result(doc: Json) -> None:
    doc["result"]["scores"][0] += 1


def no_result(doc: Json) -> None:
    del doc["result"]


def other_seed(doc: Json) -> None:
    doc["seed"] = "00" + doc["seed"][2:]


def no_seed(doc: Json) -> None:
    del doc["seed"]


def broken_seed(doc: Json) -> None:
    doc["seed"] = "xyz"


def other_hash(doc: Json) -> None:
    doc["seed_hash"] = "0" * 64


def other_player_seed(doc: Json) -> None:
    doc["player_seeds"][0] += "x"


def other_version(doc: Json) -> None:
    doc["rules"] = 999


def other_game(doc: Json) -> None:
    doc["game"] = "chess"


def other_seats(doc: Json) -> None:
    doc["seats"] = 6


def unknown_option(doc: Json) -> None:
    doc["options"]["colour"] = "red"


def more_setup(doc: Json) -> None:
    doc["setup"].append(["more", [1]])


def lost_end(doc: Json) -> None:
    doc["entries"].pop()


def more_moves(doc: Json) -> None:
    doc["entries"].append(doc["entries"][0])


HEADERS: list[tuple[Tampering, str]] = [
    (other_result, "result"),
    (no_result, "result"),
    (lost_end, "result"),
    (other_seed, "seed_hash"),
    (no_seed, "seed"),
    (broken_seed, "seed"),
    (other_hash, "seed_hash"),
    (other_player_seed, "entry 0"),
    (other_version, "rules"),
    (other_game, "game"),
    (other_seats, "seats"),
    (unknown_option, "options"),
    (more_setup, "setup"),
]


@few_cases
@pytest.mark.parametrize(("tamper", "field"), HEADERS, ids=lambda value: getattr(value, "__name__", ""))
def test_a_changed_header_is_named(case: Case, tamper: Tampering, field: str) -> None:
    if case.seats != 3:
        return
    doc, _ = record_of(case, 101)
    tamper(doc)
    assert refused_at(case, doc).field == field


@few_cases
def test_a_move_after_the_end_is_named(case: Case) -> None:
    doc, _ = record_of(case, 102)
    more_moves(doc)
    assert refused_at(case, doc, replayed).move == len(doc["entries"])


@few_cases
def test_redacted_records_hide_what_others_chose_and_drew(case: Case) -> None:
    hidden = 0
    match, chance = new_match(case, 103)
    for running in match_moves(match, random.Random(103)):
        if len(running.entries) % 9:
            continue
        for seat in viewers(running.state):
            doc = redacted(running, chance, seat)
            hidden += check_redacted(case, doc, seat)
            assert all(len(draw) == 2 for draw in doc["setup"])  # type: ignore[attr-defined]
            assert "seed" not in doc
    assert hidden, "nothing was hidden in a whole game"


def check_redacted(case: Case, doc: Json, seat: int | None) -> int:
    """No secret text of others, no private draw, no digest (it could be guessed from); how many were hidden."""
    hidden = 0
    for entry in doc["entries"]:
        words = text_of(entry).split()
        hidden += words[1:] == ["sealed"]
        id = case.game.actions.id_of(" ".join(words[1:]))
        assert words[0] == str(seat) or id < 0 or not case.game.actions.secrets[id], words
        if not isinstance(entry, str):
            assert set(entry) == {"do", "draws"}
            assert all(len(draw) == 2 for draw in entry["draws"])
    return hidden


@few_cases
def test_redacted_records_do_not_show_how_far_a_sealed_chain_is(case: Case) -> None:
    match, chance = new_match(case, 104)
    rng = random.Random(104)
    seen = 0
    while not match.state.is_over() and seen < 10:
        seat = rng.choice(match.state.actors())
        others = [one for one in viewers(match.state) if one != seat]
        before = [redacted(match, chance, one) for one in others]
        action = rng.choice(match.state.choices(seat))
        match.apply(action)
        if action.secret and match.state.is_together() and seat in match.state.actors() and match.undoable(seat):
            assert [redacted(match, chance, one) for one in others] == before
            seen += 1
    assert seen == 10


@few_cases
def test_a_finished_game_is_shown_whole(case: Case) -> None:
    match, chance = finished_match(case, 105)
    assert redacted(match, chance, None) == document(match, chance)
