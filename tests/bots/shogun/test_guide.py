"""Shogun's side of master: worlds, plans, play-outs, evaluation, and the choices made with them."""

from __future__ import annotations

import json
import random

import pytest

from gunbai.bots.bot import Bot
from gunbai.bots.search.budget import Budget, Timer
from gunbai.bots.shogun.guide.belief import Belief
from gunbai.bots.shogun.guide.notebook import Notebook, rows_of
from gunbai.bots.shogun.guide.plans import Planner, changed, fitted, ids_of_plan
from gunbai.bots.shogun.guide.playout import lay, play_round
from gunbai.bots.shogun.guide.race import Runner
from gunbai.bots.shogun.guide.search import ShogunGuide
from gunbai.bots.shogun.guide.strategy import PlanSearch, mixed
from gunbai.bots.shogun.master import ShogunMaster, shuffled
from gunbai.bots.shogun.steady import Steady
from gunbai.games.shogun.actions import BLIND
from gunbai.games.shogun.data.words import BID, EMPTY, FACE_DOWN, SPACE_COUNT
from gunbai.games.shogun.peek import plan_of, table_of
from gunbai.games.shogun.state import State as ShogunState
from gunbai.games.shogun.steps.march import HowMany
from gunbai.games.shogun.table import NOTHING, Secrets
from gunbai.games.shogun.view import View
from gunbai.kernel.actions import Action
from gunbai.kernel.documents.codec import Doc
from gunbai.kernel.luck.generator import seeded
from gunbai.kernel.state import State
from tests.bots.shogun.tables import GAME, SHORT, TABLES, decisions


def quartet() -> list[Bot]:
    return [Steady() for _ in range(4)]


def seen(state: State, seat: int) -> View:
    view = state.view(seat)
    assert isinstance(view, View)
    return view


def acting_states(seed: int, every: int) -> list[State]:
    """Some points of a game at which a seat acts openly."""
    found = []
    for number, (state, _) in enumerate(decisions(quartet(), seed, TABLES)):
        if number % every == 0 and state.actors() and not state.is_together():
            found.append(state.copy())
    return found


def planning(seats: int = 4, seed: int = 3) -> State:
    return GAME.new(seats, seed=seed, options=TABLES)


def searched(state: State, seat: int, seed: int, playouts: int) -> PlanSearch:
    view = seen(state, seat)
    timer = Timer(Budget(iterations=playouts))
    search = PlanSearch(GAME, view, seat, Belief(view.table, seat), seeded(seed), timer)
    search.run()
    return search


# --- plans --------------------------------------------------------------------------------------------------------


def test_every_plan_can_be_laid() -> None:
    generator = seeded(1)
    for seed in range(4):
        state = planning(seed=seed)
        table = table_of(state)
        planner = Planner(table, 0)
        plans = [planner.plan(planner.likely_bid(generator)).cards]
        plans += [planner.varied(bid, generator) for bid in planner.bids()]
        plans += [changed(table, 0, plans[number % len(plans)], 0, generator) for number in range(60)]
        for cards in plans:
            world = state.copy()
            for id in ids_of_plan(cards, 0):
                assert id in world.choice_ids(0)
                world.play(0, id)
            assert table_of(world).ready[0]


def test_a_plan_is_fitted_to_what_is_laid() -> None:
    state = planning()
    planner = Planner(table_of(state), 0)
    generator = seeded(2)
    laid, other = planner.varied(planner.bids()[1], generator), planner.varied(planner.bids()[0], generator)
    for links in range(SPACE_COUNT + 1):
        world = state.copy()
        for id in ids_of_plan(laid, 0)[:links]:
            world.play(0, id)
        for id in ids_of_plan(fitted(other, laid, links), links):
            assert id in world.choice_ids(0)
            world.play(0, id)


def test_changes_keep_the_links_that_are_laid() -> None:
    table = table_of(planning())
    cards = Planner(table, 0).plan(EMPTY - 5).cards
    generator = seeded(3)
    for _ in range(200):
        twin = changed(table, 0, cards, 5, generator)
        assert (twin[BID], twin[:4]) == (cards[BID], cards[:4])


def test_regret_matching_mixes_what_is_even_and_drops_what_is_worse() -> None:
    runners = [Runner([number], []) for number in range(3)]
    for number in range(200):
        runners[0].values.append(float(number % 2))
        runners[1].values.append(float(1 - number % 2))
        runners[2].values.append(0.1)
    shares = mixed(runners)
    assert sum(shares) == pytest.approx(1)
    assert 0.25 < shares[0] < 0.75
    assert shares[2] == 0


def test_plans_are_mixed_and_the_same_seed_makes_the_same_plan() -> None:
    state = planning()
    plans = [tuple(searched(state, 0, seed, 150).champion.cards) for seed in range(5)]
    assert len(set(plans)) > 1
    assert tuple(searched(state, 0, 2, 150).champion.cards) == plans[2]


def test_a_plan_search_stops_at_its_budget() -> None:
    search = searched(planning(), 0, 1, 100)
    assert 100 <= search.track.trials <= 110
    assert sum(search.shares) == pytest.approx(1)


# --- worlds and play-outs -----------------------------------------------------------------------------------------


def test_imagined_worlds_look_the_same_to_the_seat() -> None:
    for state in acting_states(1, 9):
        seat = state.actors()[0]
        view = seen(state, seat)
        belief = Belief(view.table, seat)
        world = belief.acting_world(GAME, view, seeded(4))
        assert world.view(seat) == view
        for other in range(4):
            covered = view.table.spaces[other * SPACE_COUNT : (other + 1) * SPACE_COUNT]
            cards = plan_of(world, other)
            for space in range(SPACE_COUNT):
                if covered[space] == FACE_DOWN:
                    assert 0 <= cards[space] < EMPTY


def test_in_planning_all_others_have_laid_something() -> None:
    state = planning()
    lay(state, 0, ids_of_plan(Planner(table_of(state), 0).plan(EMPTY - 5).cards, 0))
    view = seen(state, 1)
    world = Belief(view.table, 1).planning_world(GAME, view, seeded(4))
    assert world.actors() == [1]


def test_a_play_out_ends_at_the_next_planning_or_the_end() -> None:
    for number, state in enumerate(acting_states(2, 17)):
        play_round(state, seeded(number))
        table = table_of(state)
        assert not table.stack or (table.is_planning() and not any(table.ready))


def test_the_guide_serves_the_generic_search() -> None:
    for state in acting_states(3, 23):
        guide = ShogunGuide(1, Notebook())
        seat = state.actors()[0]
        world = guide.imagined(GAME, state.view(seat), seat, random.Random(1))
        assert world.view(seat) == state.view(seat)
        ids = world.choice_ids(seat)
        assert len(guide.weights(world, seat, ids)) == len(ids)
        assert 0 < guide.effort(world, seat, ids) <= 1
        guide.play_on(world, seeded(1))
        assert sum(guide.evaluate([world], seat)[0]) == pytest.approx(1)


def test_numbers_of_a_march_are_few_below_the_root() -> None:
    counts = 0
    for state in acting_states(5, 1):
        if isinstance(table_of(state).top(), HowMany):
            seat = state.actors()[0]
            ids = state.choice_ids(seat)
            kept = ShogunGuide(1, Notebook()).candidates(state, seat, ids, -1)
            assert set(kept) <= set(ids)
            assert 1 <= len(kept) <= 2
            counts += len(ids) > 2
    assert counts > 0


# --- choices ------------------------------------------------------------------------------------------------------


def master(iterations: int) -> ShogunMaster:
    return ShogunMaster(GAME, Steady(), iterations)


def game_of(bot: Bot, seed: int, options: dict[str, str]) -> list[str]:
    """All that was done in a game of a master against steady; an illegal choice would be refused."""
    bots: list[Bot] = [bot, Steady(), Steady()]
    return [str(action) for _, action in decisions(bots, seed, options)]


def test_a_game_is_legal_and_the_same_for_the_same_seed() -> None:
    first = game_of(master(5), 7, SHORT)
    assert first == game_of(master(5), 7, SHORT)


def test_a_plan_is_drawn_by_its_share() -> None:
    rng = random.Random(1)
    first = [shuffled([[1], [2], [3]], [0.75, 0.25, 0.0], rng)[0][0] for _ in range(400)]
    assert first.count(3) == 0
    assert 60 < first.count(2) < 140
    assert sorted(shuffled([[1], [2], [3]], [0.0, 1.0, 0.0], rng)) == [[1], [2], [3]]


def test_the_second_card_decides_nothing_but_the_best() -> None:
    """The mix is drawn with the first card; afterwards one plan stands."""
    state, bot = planning(), master(60)
    state.apply(bot.choose(state.view(0), state.choices(0), random.Random(1), 0))
    found = bot.study(state.view(0), state.choices(0), random.Random(2), Budget(iterations=60))
    assert sorted(one["share"] for one in found)[-2:] == [0, 1]


def test_it_thinks_about_the_draft() -> None:
    """Most of what steady would take, but not all."""
    state = GAME.new(3, seed=1, options={"setup": "draft"})
    bot, rng = master(100), random.Random(1)
    agreed = []
    while not table_of(state).is_planning():
        seat = state.actors()[0]
        view, choices = state.view(seat), state.choices(seat)
        usual = Steady().choose(view, choices, rng, 0)
        chosen = bot.choose(view, choices, rng, 0) if seat == 0 else usual
        agreed += [chosen is usual] if seat == 0 else []
        state.apply(chosen)
    assert len(agreed) / 2 < sum(agreed) < len(agreed)
    assert bot.searched > 0
    assert bot.failures == 0


def test_it_places_armies_for_a_card_taken_blind() -> None:
    state = GAME.new(3, seed=1, options={"setup": "draft"})
    bot, rng, placed = master(20), random.Random(1), 0
    while not table_of(state).is_planning():
        seat = state.actors()[0]
        choices = state.choices(seat)
        blind = next((action for action in choices if action.id == BLIND), None)
        placed += seen(state, seat).blind != NOTHING
        state.apply(blind or bot.choose(state.view(seat), choices, rng, 0))
    assert placed > 3
    assert bot.failures == 0


def test_a_stranger_may_take_over_in_the_middle_of_a_plan() -> None:
    """Another process knows neither the plan nor the table of the planning: it thinks anew, legally."""
    state, rng = planning(), random.Random(1)
    for _ in range(SPACE_COUNT):
        action: Action = master(10).choose(state.view(0), state.choices(0), rng, 0)
        state.apply(action)
    assert table_of(state).ready[0]


def test_another_process_goes_on_with_the_notes() -> None:
    """Notes survive JSON, and a plan is finished as it was begun, for less thought a card."""
    state, rng = planning(), random.Random(1)
    notes: Doc = {}
    for link in range(SPACE_COUNT):
        bot = master(60)
        bot.remember(json.loads(json.dumps(notes)))
        assert bot.notes() == notes
        state.apply(bot.choose(state.view(0), state.choices(0), rng, 0))
        notes = bot.notes()
        assert bot.failures == 0
        assert bot.searched <= (60 if link == 0 else 30)
    assert table_of(state).ready[0]
    assert plan_of(state, 0) in rows_of(notes["plans"])


def test_notes_of_another_round_are_forgotten() -> None:
    state, other = planning(), planning(seed=8)
    bot, fresh = master(30), master(30)
    bot.choose(state.view(0), state.choices(0), random.Random(1), 0)
    fresh.remember(bot.notes())
    table_of(other).season = 1
    fresh.notebook.believed(seen(other, 0).table, 0)
    assert fresh.notebook.plans == []


def test_its_thoughts_are_data() -> None:
    state = planning()
    choices = state.choices(0)
    found = master(60).study(state.view(0), choices, random.Random(1), Budget(iterations=60))
    assert json.loads(json.dumps(found)) == found
    assert [one["action"] for one in found] == [str(action) for action in choices]
    assert sum(one["share"] for one in found) == pytest.approx(1)
    for acting in acting_states(4, 60):
        seat = acting.actors()[0]
        choices = acting.choices(seat)
        if len(choices) > 1:
            found = master(20).study(acting.view(seat), choices, random.Random(1), Budget(iterations=20))
            assert json.loads(json.dumps(found)) == found
            assert [one["share"] for one in found].count(1) == 1
            assert 0 < sum(one["visits"] for one in found) <= 20
            assert all(0 <= one["win"] <= 1 for one in found)


class Poison(list[int]):
    """A secret that must not be touched."""

    def __getitem__(self, key: object) -> int:  # type: ignore[override]
        raise AssertionError("a bot read a secret")

    def __iter__(self) -> object:  # type: ignore[override]
        raise AssertionError("a bot read a secret")


def test_only_the_view_is_read() -> None:
    """All secrets are poisoned while it thinks; its view was made before."""
    state = planning()
    assert isinstance(state, ShogunState)
    bot, steady, rng = master(3), Steady(), random.Random(5)
    for _ in range(110):
        seat = state.actors()[0]
        view, choices = state.view(seat), state.choices(seat)
        hidden = state.secrets
        state.secrets = Secrets(Poison(), Poison(), 0)
        action = (bot if seat == 2 else steady).choose(view, choices, rng, 0)
        state.secrets = hidden
        state.apply(action)
    assert bot.searched > 0
    assert bot.failures == 0


def test_it_chooses_the_same_in_every_world_it_cannot_tell_apart() -> None:
    for state in acting_states(6, 70):
        seat = state.actors()[0]
        choices = state.choices(seat)
        chosen = master(20).choose(state.view(seat), choices, random.Random(2), 0)
        world = GAME.sampled(state.view(seat), random.Random(8))
        again = master(20).choose(world.view(seat), choices, random.Random(2), 0)
        assert again is chosen
