"""The state contract: copies, numbers of decisions, refusals, undo, batches, records."""

from __future__ import annotations

import json

import pytest

from gunbai.games.shogun.actions import ACTIONS
from gunbai.games.shogun.events import EVENTS
from gunbai.games.shogun.game import Shogun
from gunbai.games.shogun.state import State
from gunbai.games.shogun.steps.flow import STEPS
from gunbai.kernel.actions import Action
from gunbai.kernel.errors import NotYourTurn, RuleViolation
from gunbai.kernel.events import Event
from gunbai.kernel.luck.chance import FairChance
from gunbai.kernel.luck.generator import seeded
from gunbai.kernel.playout import play_randomly
from gunbai.kernel.records.match import Match
from gunbai.kernel.records.record import document, read, redacted, replayed, verified

GAME = Shogun()


def new(seats: int = 3, seed: int = 1, **options: str) -> State:
    state = GAME.new(seats, seed=seed, options=options)
    assert isinstance(state, State)
    return state


def played_match(seats: int, seed: int, limit: int = 100_000) -> tuple[Match, FairChance]:
    chance = FairChance(seed.to_bytes(8, "big"), ["a", "b"])
    match = Match(GAME, seats, {"years": "1"}, chance)
    generator = seeded(seed)
    while match.state.actors() and len(match.entries) < limit:
        seat = match.state.actors()[0]
        choices = match.state.choices(seat)
        match.apply(choices[generator.below(len(choices))])
    return match, chance


def test_a_copy_is_independent() -> None:
    state = new(setup="tables")
    before = state.position()
    play_randomly(state.copy(), seeded(1))
    assert state.position() == before


def test_the_same_seed_gives_the_same_game_with_and_without_a_listener() -> None:
    silent, heard = new(5, 9), new(5, 9)
    told: list[Event] = []
    heard.listener = told.append
    play_randomly(silent, seeded(2))
    play_randomly(heard, seeded(2))
    assert silent.digest() == heard.digest()
    assert len(told) > 1000
    assert all(event.clause for event in told)


def test_no_list_of_choices_is_longer_than_64() -> None:
    longest = 0
    for seed in range(4):
        state = new(3 + seed % 3, seed)
        generator = seeded(seed)
        while not state.is_over():
            longest = max(longest, len(state.choice_ids(state.actors()[0])))
            play_randomly(state, generator, limit=1)
    assert longest <= 64
    crowded = GAME.from_position(
        {
            "seats": 3,
            "phase": "actions",
            "provinces": {"shinano": {"owner": 0, "armies": 62}},
            "secrets": {"plans": [{"battle_move_a": "shinano"}]},
        },
        seed=1,
    )
    crowded.apply(GAME.parse("0 target kai"))
    assert len(crowded.choices(0)) == 61


def test_every_refusal_has_a_code_a_clause_and_holds_exactly_for_what_is_no_choice() -> None:
    seen: set[str] = set()
    for seed in range(3):
        state = new(3 + seed, seed)
        generator = seeded(seed)
        while not state.is_over():
            for seat in range(state.seats()):
                legal = state.choices(seat)
                for id in range(len(ACTIONS)):
                    refused = state.refusal(ACTIONS.of(seat, id))
                    assert (refused is None) == (ACTIONS.of(seat, id) in legal)
                    if isinstance(refused, RuleViolation):
                        assert refused.clause.startswith("SG")
                        seen.add(refused.code)
                    elif refused is not None:
                        assert isinstance(refused, NotYourTurn)
            play_randomly(state, generator, limit=37)
    assert len(seen) >= 8


def test_a_refused_action_changes_nothing() -> None:
    state = new(setup="tables")
    before, decision = state.position(), state.decision(0)
    with pytest.raises(RuleViolation):
        state.apply(GAME.parse("0 act"))
    assert (state.position(), state.decision(0)) == (before, decision)


def test_a_sealed_plan_of_another_seat_does_not_make_my_decision_stale() -> None:
    state = new(setup="tables")
    mine = state.decision(0)
    state.apply(state.choices(1)[0])
    assert state.decision(0) == mine
    state.apply(state.choices(0)[0], mine)
    assert state.decision(0) != mine


def test_the_order_in_which_plans_are_sealed_does_not_matter() -> None:
    digests = set()
    for order in ([0, 1, 2], [2, 1, 0], [1, 0, 2]):
        state = new(setup="tables", seed=4)
        for seat in order:
            while seat in state.actors() and state.table.is_planning():
                state.apply(state.choices(seat)[0])
        digests.add(state.digest())
    assert len(digests) == 1


def test_records_replay_and_verify_to_the_same_end() -> None:
    match, chance = played_match(3, 5)
    record = read(json.dumps(document(match, chance)))
    again = replayed(GAME, record)
    assert again.state == match.state
    assert verified(GAME, record).state.result().document() == match.state.result().document()


def test_the_record_of_a_running_game_hides_plans_and_blind_cards() -> None:
    match, chance = played_match(3, 6, limit=90)
    text = json.dumps(redacted(match, chance, 0))
    entries = redacted(match, chance, 0)["entries"]
    assert "sealed" in text
    assert isinstance(entries, list)
    for entry in entries:
        done = entry["do"] if isinstance(entry, dict) else entry
        assert not (" plan " in done and not done.startswith("0 "))
        if isinstance(entry, dict):
            assert all(len(draw) == 2 for draw in entry.get("draws", []))


def test_undo_takes_back_a_target_but_never_crosses_an_opened_card() -> None:
    match, _ = played_match(3, 7, limit=1)
    generator = seeded(3)
    undone = 0
    while match.state.actors():
        seat = match.state.actors()[0]
        choices = match.state.choices(seat)
        before, barriers = match.state.position(), match.state.barriers
        match.apply(choices[generator.below(len(choices))])
        if match.state.barriers == barriers:
            match.undo(seat)
            assert match.state.position() == before
            undone += 1
            match.apply(match.state.choices(seat)[0])
        else:
            assert match.undoable(seat) == 0
    assert undone > 50


def test_a_plan_goes_as_one_batch_or_not_at_all() -> None:
    chance = FairChance(b"seed", [])
    match = Match(GAME, 3, {"setup": "tables"}, chance)
    trial = match.state.copy()
    chain: list[Action] = []
    while trial.choices(1) and len(chain) < 11:
        chain.append(trial.choices(1)[0])
        trial.apply(chain[-1])
    before = match.state.position()
    with pytest.raises(RuleViolation):
        match.batch([*chain[:5], chain[0]])
    assert match.state.position() == before
    match.batch(chain)
    assert isinstance(match.state, State)
    assert match.state.table.ready == [0, 1, 0]


def test_every_action_reads_back_from_its_text() -> None:
    for id in range(len(ACTIONS)):
        action = ACTIONS.of(2, id)
        assert GAME.parse(str(action)) is action


def test_actions_and_events_name_all_their_arguments() -> None:
    names = ACTIONS.argument_names()
    assert set(names) == {*(verb.tag for verb in ACTIONS.verbs), *ACTIONS.asides}
    for verb, words in zip(ACTIONS.verbs, ACTIONS.words, strict=True):
        assert len(names[verb.tag]) == len(words)
        assert verb.clause.startswith("SG")
    for code, kind in EVENTS.kinds.items():
        assert len(kind.names) <= 6, code
        assert kind.clause or code.startswith("undone")


def test_every_event_code_is_told_somewhere() -> None:
    """In random games; the few that are too rare for that have scenarios in tests/rules."""
    told: set[str] = set()
    for seed in range(12):
        state = new(5, seed, **({"yield": "if_held"} if seed % 2 else {}))
        state.listener = lambda event: told.add(event.code)
        play_randomly(state, seeded(seed))
    before_anybody_listens = {"first_player", "table_dealt"}
    in_scenarios = {"plan_withdrawn", "out_of_stock", "no_target", "cards_exchanged", "yield_lost", "too_few_in_supply"}
    of_the_kernel = {code for code in EVENTS.kinds if code.startswith("undone")}
    assert set(EVENTS.kinds) - told <= before_anybody_listens | in_scenarios | of_the_kernel


def test_every_step_has_a_name_and_a_clause() -> None:
    assert len(STEPS) == 27
    assert all(kind.name == name and kind.clause.startswith("SG") for name, kind in STEPS.items())


def test_the_clause_behind_a_choice() -> None:
    state = new()
    assert state.clause(state.choices(state.actors()[0])[0]) == "SG2.3"


def test_every_draw_is_a_barrier_but_for_one_that_is_none() -> None:
    state = new()
    before = state.barriers
    state.pick("first player", 1)
    assert state.barriers == before, "nothing was left to chance"
    state.pick("first player", 3)
    state.shuffle("equal bids", 3)
    assert state.barriers == before + 2
