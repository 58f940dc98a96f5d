"""Random players for the suite: choices, asides, undos, all from one seeded `random.Random`."""

from __future__ import annotations

import random
from collections.abc import Iterator

from gunbai.kernel.actions import Action, Aside
from gunbai.kernel.documents.codec import canonical
from gunbai.kernel.errors import RuleViolation
from gunbai.kernel.game import Game
from gunbai.kernel.luck.chance import FairChance
from gunbai.kernel.records.match import Match
from gunbai.kernel.state import State
from tests.conformance.adapters import Case

ENDLESS = 20_000
"""Decisions after which a game counts as endless."""
SMALL = 2


def random_choice(state: State, rng: random.Random) -> Action:
    """An action of any seat that must choose now."""
    return rng.choice(state.choices(rng.choice(state.actors())))


def random_aside(state: State, rng: random.Random) -> Aside | None:
    """An aside within the bounds of a form that is open to somebody; it may still be refused."""
    open_forms = [(seat, form) for seat in range(state.seats()) for form in state.asides(seat)]
    if not open_forms:
        return None
    seat, form = rng.choice(open_forms)
    return Aside(seat, form.tag, tuple(_within(f.low, f.high, rng) for f in form.fields))


def _within(low: int, high: int, rng: random.Random) -> int:
    return rng.choice((low, high)) if rng.random() < 0.1 else rng.randint(low, min(high, low + SMALL))


def try_aside(target: State | Match, state: State, rng: random.Random) -> Aside | None:
    """Apply a random aside to a state or a match; None if there is none or it is refused."""
    aside = random_aside(state, rng)
    if aside is None:
        return None
    try:
        target.apply(aside)
    except RuleViolation:
        return None
    return aside


def is_time_for_aside(state: State, rng: random.Random, share: float) -> bool:
    """Rarer where several act at once: a chain that is always withdrawn never ends."""
    return rng.random() < (share * 0.2 if state.is_together() else share)


def walk(state: State, rng: random.Random, asides: float = 0.1) -> Iterator[State]:
    """Play to the end, yielding before every decision; the caller may look but not touch."""
    decisions = 0
    while not state.is_over():
        yield state
        if is_time_for_aside(state, rng, asides):
            try_aside(state, state, rng)
            continue
        state.apply(random_choice(state, rng))
        decisions += 1
        assert decisions < ENDLESS, "the game does not end"


def some_states(case: Case, seed: int, share: float) -> Iterator[tuple[State, random.Random]]:
    """A game with asides, stopping at a random share of its decisions."""
    rng = random.Random(seed)
    for state in walk(case.new(seed), rng):
        if rng.random() < share:
            yield state, rng


def view_text(state: State, seat: int | None) -> str:
    """A view byte for byte as it goes over the wire."""
    return canonical(state.view(seat).document())


def viewers(state: State) -> list[int | None]:
    return [*range(state.seats()), None]


def is_sealed(state: State) -> bool:
    """Several seats choose at once and secretly."""
    if not state.actors() or not state.is_together():
        return False
    return all(action.secret for seat in state.actors() for action in state.choices(seat))


def sealed_states(case: Case, seed: int, least: int = 2) -> Iterator[State]:
    """Copies of the sealed phases of one game, each as it begins, with at least so many actors."""
    rng = random.Random(seed)
    known: str | None = None
    for state in walk(case.new(seed), rng, asides=0.0):
        if not is_sealed(state):
            known = None
        elif known is None:
            known = view_text(state, None)
            if len(state.actors()) >= least:
                yield state.copy(state.chance.copy())


def new_match(case: Case, seed: int) -> tuple[Match, FairChance]:
    chance = FairChance(f"seed {seed}".encode(), [f"player {n}" for n in range(case.seats)])
    return Match(case.game, case.seats, case.options, chance), chance


def match_moves(match: Match, rng: random.Random, asides: float = 0.1, undo: float = 0.05) -> Iterator[Match]:
    """Play a match to the end with asides and undos, yielding before every entry."""
    while not match.state.is_over():
        yield match
        undoable = [seat for seat in range(match.seats) if match.undoable(seat)]
        if is_time_for_aside(match.state, rng, asides):
            try_aside(match, match.state, rng)
        elif undoable and rng.random() < undo:
            seat = rng.choice(undoable)
            match.undo(seat, rng.randint(1, match.undoable(seat)))
        else:
            match.apply(random_choice(match.state, rng))
        assert len(match.entries) < ENDLESS, "the match does not end"


def finished_match(case: Case, seed: int) -> tuple[Match, FairChance]:
    match, chance = new_match(case, seed)
    for _ in match_moves(match, random.Random(seed)):
        pass
    return match, chance


def middle_of_match(case: Case, seed: int, entries: int) -> tuple[Match, FairChance]:
    match, chance = new_match(case, seed)
    for running in match_moves(match, random.Random(seed)):
        if len(running.entries) >= entries:
            break
    return match, chance


def every_action(game: Game, seats: int) -> Iterator[Action]:
    """The whole action table in the hands of every seat."""
    for seat in range(seats):
        yield from game.actions.all_of(seat, list(range(len(game.actions))))
