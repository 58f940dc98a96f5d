"""The tower models against the reference figures of the rules page ("The tower model", SG6.11)."""

from __future__ import annotations

import math

import pytest

from gunbai.games.shogun.data.tower import COLOURS, FARMER, INSIDE, SPAN, release_row
from gunbai.games.shogun.rules.feasibility import survivors
from gunbai.games.shogun.rules.tower import MODELS, by_web, checked, through_shelves
from gunbai.kernel.errors import BadRecord
from gunbai.kernel.luck.generator import Generator, seeded

RUNS = 4000
REFERENCE_RUNS = 30_000


def tolerance(share: float) -> float:
    """Four standard errors of the difference of two shares, ours of RUNS and the reference's of at least 30,000,
    and half of its last printed digit. A right model misses one such bound in about 16,000 tests, and never in
    ours, as the seeds are fixed; a wrong one (stick 0.12 instead of 0.15, for one) misses most of them."""
    return 4 * math.sqrt(share * (1 - share) * (1 / RUNS + 1 / REFERENCE_RUNS)) + 0.0005


def seeded_tower(generator: Generator, seats: int) -> list[int]:
    """SG2.7: what stays inside of 7 armies a player and 10 farmers."""
    thrown = [7 if colour < seats else 0 for colour in range(COLOURS)]
    thrown[FARMER] = 10
    return through_shelves(generator, [0] * INSIDE + thrown)[COLOURS:]


@pytest.mark.parametrize(("seats", "stay"), [(3, 6.3), (4, 7.2), (5, 8.0)])
def test_sg2_7_so_many_cubes_stay_after_seeding(seats: int, stay: float) -> None:
    """The number that stays has a standard deviation below 2.5: four errors of the mean, and half a digit."""
    generator = seeded(seats)
    mean = sum(sum(seeded_tower(generator, seats)) for _ in range(RUNS)) / RUNS
    assert mean == pytest.approx(stay, abs=4 * 2.5 / math.sqrt(RUNS) + 0.05)


def test_sg6_11_the_tower_fills_up_and_keeps_a_memory() -> None:
    """12.0 inside (sd 3.2) after 25 throws of 3 to 10 cubes. Ours: 600 runs, so four errors are 0.55."""
    generator = seeded(11)
    counts = []
    for _ in range(600):
        inside = seeded_tower(generator, 5)
        for _ in range(25):
            thrown = [0] * COLOURS
            for _ in range(3 + generator.below(8)):
                thrown[generator.below(COLOURS)] += 1
            inside = through_shelves(generator, inside + thrown)[COLOURS:]
        counts.append(sum(inside))
    mean = sum(counts) / 600
    deviation = math.sqrt(sum((count - mean) ** 2 for count in counts) / 600)
    assert mean == pytest.approx(12.0, abs=4 * 3.3 / math.sqrt(600) + 0.05)
    assert deviation == pytest.approx(3.2, abs=4 * 3.2 / math.sqrt(2 * 600) + 0.05)


@pytest.mark.parametrize(("armies", "wins"), [(1, 0.215), (2, 0.602), (3, 0.825), (4, 0.925), (5, 0.971)])
def test_sg6_3_odds_of_attacking_a_neutral_province(armies: int, wins: float) -> None:
    generator = seeded(20 + armies)
    won = 0
    for _ in range(RUNS):
        tray = through_shelves(generator, [*seeded_tower(generator, 5), armies, 0, 0, 0, 0, 1])
        won += tray[0] > tray[FARMER]
    assert won / RUNS == pytest.approx(wins, abs=tolerance(wins))


@pytest.mark.parametrize(("farmers", "figures"), [(False, (0.579, 0.256, 0.166)), (True, (0.504, 0.264, 0.232))])
def test_sg6_6_odds_of_four_against_three(farmers: bool, figures: tuple[float, float, float]) -> None:
    generator = seeded(30 + farmers)
    counts = [0, 0, 0]
    for _ in range(RUNS):
        tray = through_shelves(generator, [*seeded_tower(generator, 5), 4, 3, 0, 0, 0, 0])
        left = survivors(tray[0], tray[1], tray[FARMER] if farmers else 0)
        counts[0 if left > 0 else 1 if left == 0 else 2] += 1
    for count, figure in zip(counts, figures, strict=True):
        assert count / RUNS == pytest.approx(figure, abs=tolerance(figure))


def test_sg6_11_spielbyweb_lets_out_two_thirds_and_one_third() -> None:
    generator = seeded(40)
    thrown = inside = 0
    for _ in range(RUNS):
        tray = by_web(generator, [0, 3, 0, 0, 0, 0] + [0] * 6 + [3, 0, 0, 0, 0, 0])
        thrown += tray[0]
        inside += tray[1]
    error = 4 * math.sqrt(2 / 9 / (3 * RUNS))
    assert thrown / (3 * RUNS) == pytest.approx(2 / 3, abs=error)
    assert inside / (3 * RUNS) == pytest.approx(1 / 3, abs=error)


def test_the_draw_of_how_many_are_freed_is_the_binomial_distribution() -> None:
    for lying in (1, 2, 7, 40):
        row = release_row(lying)
        shares = [b - a for a, b in zip([0, *row], row, strict=False)]
        for freed, share in enumerate(shares):
            exact = math.comb(lying, freed) * 0.025**freed * 0.975 ** (lying - freed)
            assert share / SPAN == pytest.approx(exact, abs=1e-9)
        assert row[-1] == SPAN


def test_no_colour_is_freed_more_often_than_another() -> None:
    """Ten cubes of colour 0 and ten of colour 4 lie inside; the same number of each comes out, within 4 errors."""
    generator = seeded(50)
    out = [0, 0]
    for _ in range(RUNS):
        tray = through_shelves(generator, [5, 0, 0, 0, 5, 0, 5, 0, 0, 0, 5, 0, 0, 8, 0, 0, 0, 0])
        out[0] += tray[0]
        out[1] += tray[4]
    assert abs(out[0] - out[1]) < 4 * math.sqrt(sum(out))


@pytest.mark.parametrize("model", [0, 1])
def test_sg1_8_a_throw_loses_no_cube_and_equal_seeds_throw_alike(model: int) -> None:
    numbers = [3, 0, 2, 0, 0, 4, 1, 1, 0, 0, 0, 2, 9, 5, 0, 0, 0, 3]
    outcomes = [MODELS[model](seeded(seed), numbers) for seed in (1, 1, 2)]
    for outcome in outcomes:
        assert checked(numbers, outcome) == outcome
    assert outcomes[0] == outcomes[1] != outcomes[2]


def test_a_great_heap_does_not_break_the_tower() -> None:
    """More cubes on a shelf than any table of rows holds at the start."""
    outcome = through_shelves(seeded(1), [60, 60, 60, 0, 0, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 62, 62, 0])
    assert sum(outcome) == 324


FROM_NOWHERE = [[0] * place + [1] + [0] * (17 - place) for place in range(18)]


@pytest.mark.parametrize(
    "outcome", [[], [1] * 18, [-1, 1, *([0] * 16)], [-1, 0, 0, 0, 0, 0, 1, *([0] * 11)], *FROM_NOWHERE]
)
def test_a_recorded_throw_that_does_not_add_up_is_refused(outcome: list[int]) -> None:
    with pytest.raises(BadRecord):
        checked([0] * 18, outcome)
