"""RS3.1: promises over whole random games: every one ends, and stays as it ended."""

from __future__ import annotations

import random

import pytest

from gunbai.games.rising_sun.data.words import SEASONS
from gunbai.games.rising_sun.game import RisingSun
from gunbai.games.rising_sun.promises.ledger import Ledger, Watch
from gunbai.games.rising_sun.promises.promise import BLOCKS, BROKEN, KEPT, STATUSES, VOID, Promise, read, vocabulary
from gunbai.games.rising_sun.state import State
from gunbai.kernel.errors import GunbaiError
from gunbai.kernel.events import Event
from gunbai.kernel.luck.chance import FairChance
from gunbai.kernel.records.match import Match
from tests.conformance.driving import is_time_for_aside, random_aside, random_choice


def random_promise(state: State, rng: random.Random) -> Promise:
    seats = state.table.seats
    by, to = rng.sample(range(seats), 2)
    block = rng.choice(list(BLOCKS))
    third = [seat for seat in range(seats) if seat not in (by, to)]
    about: dict[str, object] = {"block": block}
    for name in BLOCKS[block]:
        if name == "amount":
            about[name] = rng.randint(1, 3)
        else:
            about[name] = rng.choice(third) if name == "seat2" else rng.choice(vocabulary(name))
    return read(about, by, to, state.table.season, seats)


def luck(seed: int, seats: int) -> FairChance:
    return FairChance(str(seed).encode(), [f"player {seat}" for seat in range(seats)])


class Game:
    """A random game of promises, gifts and second thoughts."""

    def __init__(self, seats: int, seed: int) -> None:
        self.rng = random.Random(seed)
        self.match = Match(RisingSun(), seats, {}, luck(seed, seats))
        self.ledger = Ledger()
        self.decided: list[Watch] = []
        self.undone = 0
        self.match.tell(lambda event: self.decided.extend(self.ledger.hear(event, self.state.table)))

    @property
    def state(self) -> State:
        state = self.match.state
        assert isinstance(state, State)
        return state

    def promise(self) -> None:
        try:
            self.ledger.add(self.rng.randint(1, 999), random_promise(self.state, self.rng), self.state.table)
        except GunbaiError:
            assert all(watch.status in STATUSES for watch in self.ledger.watches)

    def step(self) -> None:
        if self.rng.random() < 0.15:
            self.promise()
        if is_time_for_aside(self.state, self.rng, 0.05):
            aside = random_aside(self.state, self.rng)
            if aside is not None and self._is_legal(aside):
                self.ledger.begin(aside)
                self.match.apply(aside)
                return
        action = random_choice(self.state, self.rng)
        self.ledger.begin(action)
        self.match.apply(action)
        if self.rng.random() < 0.2 and self.match.undoable(action.seat):
            self._undo(action.seat)

    def _is_legal(self, aside: object) -> bool:
        try:
            self.state.copy().apply(aside)  # type: ignore[arg-type]
        except GunbaiError:
            return False
        return True

    def _undo(self, seat: int) -> None:
        self.match.undo(seat)
        self.ledger.take_back(seat, 1)
        self.undone += 1


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_rs3_1_every_promise_of_a_random_game_ends_and_stays_as_it_ended(seats: int) -> None:
    ends: set[tuple[str, str]] = set()
    undone = 0
    for seed in range(12):
        game = Game(seats, seed)
        while not game.state.is_over():
            game.step()
        assert game.ledger.watches
        assert all(watch.status in (KEPT, BROKEN, VOID) for watch in game.ledger.watches)
        assert all(watch.promise.season in SEASONS for watch in game.ledger.watches)
        ends |= {(watch.promise.block, watch.status) for watch in game.ledger.watches}
        undone += game.undone
    assert undone > 20
    assert {status for _, status in ends} == {KEPT, BROKEN, VOID}


def test_rs3_1_taking_back_a_choice_takes_back_what_it_broke() -> None:
    """And the ledger then is what it would have been without it."""
    for seed in range(6):
        game, plain = Game(3, seed), Ledger()
        while not game.state.is_over():
            game.step()
        again = Match(RisingSun(), 3, {}, luck(seed, 3))
        given = {watch.promise: watch for watch in game.ledger.watches}
        assert replayed(game, again, plain) == {watch.promise: watch.status for watch in given.values()}


def replayed(game: Game, again: Match, plain: Ledger) -> dict[Promise, str]:
    """The statuses when only what was not taken back is played, and every promise given where it was given."""

    def hear(event: Event) -> None:
        assert isinstance(again.state, State)
        plain.hear(event, again.state.table)

    again.tell(hear)
    kept = effective([entry.text for entry in game.match.entries])
    given = sorted(promises_given(game.ledger), key=lambda one: one[0])
    for number, text in enumerate([entry.text for entry in game.match.entries], 1):
        for move, deal, promise in given:
            if move == number - 1:
                state = again.state
                assert isinstance(state, State)
                plain.add(deal, promise, state.table)
        if (number, text) in kept:
            again.replay(text)
    return {watch.promise: watch.status for watch in plain.watches}


def promises_given(ledger: Ledger) -> list[tuple[int, int, Promise]]:
    return [(watch.given, watch.deal, watch.promise) for watch in ledger.watches]


def effective(texts: list[str]) -> list[tuple[int, str]]:
    """The lines of a record without what was undone, and without the undoing."""
    found: list[tuple[int, str]] = []
    for number, text in enumerate(texts, 1):
        seat, tag = text.split()[:2]
        if tag != "undo":
            found.append((number, text))
            continue
        asides = ("give", "offer", "accept", "refuse", "retract", "withdraw")
        last = [one for one in found if one[1].split()[0] == seat and one[1].split()[1] not in asides][-1]
        found.remove(last)
    return found
