"""One game between bots: repeatable, and no bot can spoil it."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence

import pytest

import gunbai
from gunbai.arena.driver import Driver, play_game
from gunbai.bots.random_bot import RandomBot
from gunbai.bots.registry import make
from gunbai.kernel.actions import Action, Aside, AsideForm
from gunbai.kernel.errors import BadInput
from gunbai.kernel.state import View
from gunbai.session.turns import MOST_ASIDES


class Raising(RandomBot):
    def choose(self, view: View, choices: Sequence[Action], rng: random.Random, budget_ms: int) -> Action:
        raise ZeroDivisionError("no idea")


class Cheating(RandomBot):
    """Answers for the seat beside it."""

    def choose(self, view: View, choices: Sequence[Action], rng: random.Random, budget_ms: int) -> Action:
        other = (choices[0].seat + 1) % 3
        return gunbai.game("rising-sun").actions.of(other, choices[0].id)


class Robbing(RandomBot):
    """Tries to give itself the coins of another seat."""

    def aside(self, view: View, forms: Sequence[AsideForm], rng: random.Random) -> Aside | None:
        assert view.seat is not None
        return Aside((view.seat + 1) % 3, "give", (view.seat, 1, 0))


class Wavering(RandomBot):
    """Bids nothing and takes even that back, for ever."""

    def __init__(self) -> None:
        self.withdrawn = 0

    def choose(self, view: View, choices: Sequence[Action], rng: random.Random, budget_ms: int) -> Action:
        return choices[0]

    def aside(self, view: View, forms: Sequence[AsideForm], rng: random.Random) -> Aside | None:
        assert view.seat is not None
        if not any(form.tag == "withdraw" for form in forms):
            return None
        self.withdrawn += 1
        return Aside(view.seat, "withdraw", ())


def test_outcome_tells_result_and_cost() -> None:
    game = gunbai.game("rising-sun")
    outcome = play_game(game, 3, [make("steady", game), RandomBot(), RandomBot()], seed=5)
    assert len(outcome.result.scores) == 3
    assert outcome.decisions == sum(outcome.chosen) > 100
    assert 0 < sum(outcome.thinking) <= outcome.cpu_seconds
    assert outcome.faults == [0, 0, 0]


def test_same_seed_same_game_other_seed_another() -> None:
    game = gunbai.game("rising-sun")
    first, again, other = (play_game(game, 4, [RandomBot()] * 4, seed) for seed in (1, 1, 2))
    assert first.result.document() == again.result.document()
    assert first.result.document() != other.result.document()


def test_every_seat_has_luck_of_its_own() -> None:
    """A bot that draws more often does not change what the others draw."""

    class Restless(RandomBot):
        seen: list[float]

        def choose(self, view: View, choices: Sequence[Action], rng: random.Random, budget_ms: int) -> Action:
            self.seen.append(rng.random())
            return choices[0]

    game = gunbai.game("rising-sun")
    draws = []
    for _ in range(2):
        bots = [Restless() for _ in range(3)]
        for bot in bots:
            bot.seen = []
        play_game(game, 3, bots, seed=9)
        draws.append([bot.seen for bot in bots])
    assert draws[0] == draws[1]
    assert draws[0][0][:5] != draws[0][1][:5]


@pytest.mark.parametrize(("bad", "word"), [(Raising(), "ZeroDivisionError"), (Cheating(), "one of the choices")])
def test_a_failing_bot_is_replaced_for_the_decision_and_counted(bad: RandomBot, word: str) -> None:
    outcome = play_game(gunbai.game("rising-sun"), 3, [RandomBot(), bad, RandomBot()], seed=5)
    assert outcome.faults == [0, outcome.chosen[1], 0]
    assert outcome.first_fault.startswith("seat 1: ")
    assert word in outcome.first_fault
    assert outcome.result.winners == [1], "steady stands in, and beats random"


def test_an_aside_of_another_seat_is_refused() -> None:
    outcome = play_game(gunbai.game("rising-sun"), 3, [Robbing(), RandomBot(), RandomBot()], seed=5)
    plain = play_game(gunbai.game("rising-sun"), 3, [RandomBot(), RandomBot(), RandomBot()], seed=5)
    assert outcome.faults[0] > 10
    assert outcome.result.document() == plain.result.document()


def test_a_bot_that_withdraws_for_ever_does_not_hold_up_the_game() -> None:
    game = gunbai.game("rising-sun")
    waverer = Wavering()
    bots = [waverer, make("steady", game), make("steady", game)]
    outcome = play_game(game, 3, bots, seed=5)
    assert outcome.faults == [0, 0, 0]
    assert 1 <= waverer.withdrawn < 20, "once a battle, not for ever"


class Pestering(RandomBot):
    """Makes an offer whenever it is asked, and writes down when that was."""

    def __init__(self, seat: int, asked: list[tuple[int, str]]) -> None:
        self.seat = seat
        self.asked = asked

    def choose(self, view: View, choices: Sequence[Action], rng: random.Random, budget_ms: int) -> Action:
        self.asked.append((self.seat, "choose"))
        return super().choose(view, choices, rng, budget_ms)

    def aside(self, view: View, forms: Sequence[AsideForm], rng: random.Random) -> Aside | None:
        self.asked.append((self.seat, "aside"))
        if any(form.tag == "accept" for form in forms):
            giver = next(form for form in forms if form.tag == "accept").fields[0].low
            return Aside(self.seat, "refuse", (giver,))
        other = (self.seat + 1) % 3
        return Aside(self.seat, "offer", (other, 1, 0, 0, 0, 0)) if any(f.tag == "offer" for f in forms) else None


def test_asides_are_asked_for_once_a_decision_and_offers_answered_at_once() -> None:
    asked: list[tuple[int, str]] = []
    outcome = play_game(gunbai.game("rising-sun"), 3, [Pestering(seat, asked) for seat in range(3)], seed=2)
    assert outcome.faults == [0, 0, 0], outcome.reports
    assert asked[:3] == [(0, "aside"), (1, "aside"), (0, "choose")], "the one offered to answers before the choice"
    since: set[int] = set()
    for seat, what in asked:
        if what == "choose":
            since = set()
        else:
            assert seat not in since, "twice in one decision"
            since.add(seat)
    asides = [seat for seat, what in asked if what == "aside"]
    assert len(asides) <= 3 * MOST_ASIDES
    assert len(asides) < len(asked) / 2, "not at every decision of a turn"


class Slow(RandomBot):
    """Burns more CPU time than it may."""

    def choose(self, view: View, choices: Sequence[Action], rng: random.Random, budget_ms: int) -> Action:
        end = time.process_time() + budget_ms * 1.3 / 1000 + 0.03
        while time.process_time() < end:
            pass
        return super().choose(view, choices, rng, budget_ms)


def test_an_overrun_is_logged_and_replaced(caplog: pytest.LogCaptureFixture) -> None:
    game = gunbai.game("rising-sun")
    driver = Driver(game, game.new(3, seed=5), [Slow(), RandomBot(), RandomBot()], 5, budget_ms=10)
    while not driver.outcome.chosen[0]:
        driver.step(driver.state.actors()[0])
    assert driver.outcome.overruns == [1, 0, 0]
    assert driver.outcome.faults == [0, 0, 0]
    assert "budget 10 ms" in driver.outcome.first_fault
    assert "TimeoutError" in caplog.text
    assert driver.outcome.slowest[0] > 12


def test_a_budget_that_is_kept_is_not_an_overrun() -> None:
    """A budget that a collection of garbage fits into."""
    outcome = play_game(gunbai.game("rising-sun"), 3, [RandomBot()] * 3, seed=5, budget_ms=1000)
    assert outcome.overruns == [0, 0, 0]


def test_every_game_of_shogun_notes_equally_many_seasons() -> None:
    game = gunbai.game("shogun")
    noted = {len(play_game(game, 3, [RandomBot()] * 3, seed, seasons=True).seasons) for seed in range(12)}
    assert noted == {8}


def test_scores_are_noted_by_season() -> None:
    game = gunbai.game("rising-sun")
    outcome = play_game(game, 3, [make("steady", game) for _ in range(3)], seed=5, seasons=True)
    assert len(outcome.seasons) == 3
    assert outcome.seasons[0] == [0, 0, 0]
    assert sum(outcome.seasons[2]) > sum(outcome.seasons[1])
    assert len(set(outcome.clans)) == 3


def test_one_bot_a_seat() -> None:
    with pytest.raises(BadInput, match="3 bots"):
        play_game(gunbai.game("rising-sun"), 3, [RandomBot()], seed=1)
