"""Undo and batches: never across a draw, a reveal, a look or another seat's open action; exact, recorded, no oracle."""

from __future__ import annotations

import random

import pytest

from gunbai.kernel.actions import Action, Aside
from gunbai.kernel.errors import GunbaiError, RuleViolation, StaleDecision
from gunbai.kernel.records.match import Match
from tests.conformance.adapters import FEW, Case
from tests.conformance.driving import every_action, is_sealed, new_match, random_choice, try_aside

few_cases = pytest.mark.parametrize("case", FEW, ids=str)


class Done:
    """What the model of undo keeps of one entry."""

    def __init__(self, action: Action | Aside, stops: bool) -> None:
        self.seat = action.seat
        self.aside = isinstance(action, Aside)
        self.secret = isinstance(action, Action) and action.secret
        self.stops = stops


class Watched:
    """A match beside a plain model of what may be undone: the whole history, walked back from its end."""

    def __init__(self, case: Case, seed: int) -> None:
        self.match, _ = new_match(case, seed)
        self.rng = random.Random(seed)
        self.history: list[Done] = []
        self.undone = False
        """Whether something was undone since the last barrier: then less may be possible, never more."""

    def act(self) -> None:
        before, sealed = self.match.state.barriers, self.match.state.is_sealed()
        action: Action | Aside | None
        if self.rng.random() < 0.05:
            action = try_aside(self.match, self.match.state, self.rng)
        else:
            action = random_choice(self.match.state, self.rng)
            self.match.apply(action)
        if action is not None and action.tag == "withdraw":
            self.forget_chain(action.seat)
        elif action is not None:
            stops = self.match.state.barriers != before or (not sealed and self.match.state.is_sealed())
            self.history.append(Done(action, stops))
            self.undone = self.undone and not stops

    def forget_chain(self, seat: int) -> None:
        """A withdrawn chain is gone; what others have sealed is still theirs to undo."""
        open_actions = [i for i, done in enumerate(self.history) if not done.secret and not done.aside]
        chain = open_actions[-1] + 1 if open_actions else 0
        self.history[chain:] = [done for done in self.history[chain:] if done.aside or done.seat != seat]

    def possible(self, seat: int) -> int:
        count, sealed_between = 0, False
        for done in reversed(self.history):
            if done.stops:
                break
            if done.aside:
                continue
            if done.seat != seat and not done.secret:
                break
            if done.seat == seat and sealed_between and not done.secret:
                break
            sealed_between = sealed_between or done.seat != seat
            count += done.seat == seat
        return count

    def undo(self, seat: int, count: int) -> None:
        self.match.undo(seat, count)
        self.undone = True
        for _ in range(count):
            del self.history[max(i for i, d in enumerate(self.history) if d.seat == seat and not d.aside)]


@few_cases
def test_undo_reaches_exactly_to_the_last_barrier_or_open_action_of_another(case: Case) -> None:
    watched = Watched(case, 81)
    most = 0
    while not watched.match.state.is_over():
        for seat in range(case.seats):
            possible = watched.match.undoable(seat)
            expected = watched.possible(seat)
            assert possible == expected or (watched.undone and possible < expected), f"seat {seat}"
            with pytest.raises(RuleViolation):
                watched.match.undo(seat, possible + 1)
            most = max(most, possible)
            if possible and watched.rng.random() < 0.05:
                watched.undo(seat, watched.rng.randint(1, possible))
        watched.act()
    assert most >= 3, "undo of several actions was never possible"


def quiet_run(match: Match, rng: random.Random) -> int:
    """Let one seat act on while no barrier lies between; how many actions it can take back."""
    seat, start = match.state.actors()[0], match.state.barriers
    done = 0
    while done < 4 and seat in match.state.actors() and match.state.barriers == start:
        match.apply(rng.choice(match.state.choices(seat)))
        done += 1
    return match.undoable(seat) if match.state.barriers == start and match.undoable(seat) == done else 0


@few_cases
def test_undo_restores_the_exact_position(case: Case) -> None:
    match, _ = new_match(case, 82)
    rng = random.Random(82)
    longest = 0
    while not match.state.is_over():
        if rng.random() < 0.7:
            match.apply(random_choice(match.state, rng))
            continue
        seat = match.state.actors()[0]
        before, choices = match.state.position(), match.state.choices(seat)
        entries = len(match.entries)
        count = quiet_run(match, rng)
        if count:
            match.undo(seat, count)
            assert match.state.position() == before
            assert match.state.choices(seat) == choices
            assert [entry.text for entry in match.entries[entries + count :]] == [f"{seat} undo {count}"]
            longest = max(longest, count)
    assert longest >= 3


@few_cases
def test_no_number_of_a_decision_is_asked_again_with_another_meaning(case: Case) -> None:
    watched = Watched(case, 83)
    asked: dict[tuple[int, int], list[str]] = {}
    while not watched.match.state.is_over() and len(watched.match.entries) < 400:
        state = watched.match.state
        for seat in state.actors():
            choices = [str(action) for action in state.choices(seat)]
            known = asked.setdefault((seat, state.decision(seat)), choices)
            assert known == choices or gifts_explain(watched.match), f"decision {state.decision(seat)} of seat {seat}"
        seat = watched.rng.randrange(case.seats)
        if watched.match.undoable(seat) and watched.rng.random() < 0.2:
            watched.undo(seat, 1)
        else:
            watched.act()
    assert len(asked) > 50


def gifts_explain(match: Match) -> bool:
    """A gift may change what a seat can pay for without asking it anew."""
    return any(entry.text.split()[1] in ("give", "accept") for entry in match.entries)


@few_cases
def test_undo_of_a_sealed_choice_shows_to_nobody_else(case: Case) -> None:
    match, _ = new_match(case, 84)
    rng = random.Random(84)
    seen = 0
    while not match.state.is_over() and seen < 5:
        state = match.state
        if is_sealed(state) and len(state.actors()) > 1:
            seat, other = state.actors()[:2]
            match.apply(state.choices(other)[0])
            if other not in state.actors():
                continue
            match.apply(Aside(other, "withdraw", ()))
            numbers = [state.decision(one) for one in range(case.seats) if one != seat]
            views = [state.view(one).document() for one in range(case.seats) if one != seat]
            heard = [len(match.events(one)) for one in [*range(case.seats), None] if one != seat]
            before = match.state.position()
            match.apply(state.choices(seat)[0])
            if seat in match.state.actors():
                match.undo(seat)
                assert match.state.position() == before
                assert [match.state.decision(one) for one in range(case.seats) if one != seat] == numbers
                assert [match.state.view(one).document() for one in range(case.seats) if one != seat] == views
                assert [len(match.events(one)) for one in [*range(case.seats), None] if one != seat] == heard
                seen += 1
            match.apply(rng.choice(match.state.choices(other)))
        else:
            match.apply(random_choice(state, rng))
    assert seen


def longest_quiet_chain(match: Match, rng: random.Random, least: int = 2) -> list[Action]:
    """Actions of one seat that cross no barrier, found on a copy."""
    trial = match.state.copy()
    seat, start = trial.actors()[0], trial.barriers
    chain: list[Action] = []
    while seat in trial.actors() and len(chain) < 4:
        action = rng.choice(trial.choices(seat))
        trial.apply(action)
        if trial.barriers != start:
            break
        chain.append(action)
    return chain if len(chain) >= least else []


def snapshot(match: Match) -> tuple[object, ...]:
    state = match.state
    numbers = [state.decision(seat) for seat in range(match.seats)]
    undoable = [match.undoable(seat) for seat in range(match.seats)]
    return (state.position(), state.barriers, numbers, undoable, len(match.entries), len(match.heard))


@few_cases
def test_a_batch_is_applied_whole_or_not_at_all(case: Case) -> None:
    match, _ = new_match(case, 85)
    rng = random.Random(85)
    batches = 0
    while not match.state.is_over() and batches < 20:
        chain = longest_quiet_chain(match, rng)
        if chain:
            batches += 1
            before = snapshot(match)
            bad = next(a for a in every_action(case.game, case.seats) if is_bad_after(match, chain[:-1], a))
            with pytest.raises(GunbaiError):
                match.batch([*chain[:-1], bad])
            with pytest.raises(StaleDecision):
                match.batch(chain, decision=match.state.decision(chain[0].seat) + 1)
            assert snapshot(match) == before
            match.batch(chain, decision=match.state.decision(chain[0].seat))
            assert [entry.text for entry in match.entries[-len(chain) :]] == [str(action) for action in chain]
        match.apply(random_choice(match.state, rng))
    assert batches


def is_bad_after(match: Match, chain: list[Action], action: Action) -> bool:
    trial = match.state.copy()
    for done in chain:
        trial.apply(done)
    return action.seat == chain[0].seat and trial.refusal(action) is not None


@few_cases
def test_a_batch_crosses_a_reveal_with_its_last_action_only(case: Case) -> None:
    match, chance = new_match(case, 86)
    rng = random.Random(86)
    refused = 0
    while not match.state.is_over() and refused < 8:
        trial = match.state.copy(chance.copy())
        first = random_choice(trial, rng)
        before = trial.barriers
        trial.apply(first)
        if trial.barriers != before and not trial.is_over():
            second = random_choice(trial, rng)
            kept = snapshot(match)
            with pytest.raises(RuleViolation) as caught:
                match.batch([first, second])
            assert caught.value.code == "batch/crosses_reveal"
            assert snapshot(match) == kept
            match.batch([first])
            assert match.state == trial, "the batch drew other luck than a copy with copied luck"
            refused += 1
        else:
            match.apply(first)
    assert refused == 8
