"""The odds of an attack."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gunbai.games.shogun.data.board import PROVINCES
from gunbai.games.shogun.game import Shogun
from gunbai.games.shogun.rules.odds import odds, odds_of_attack
from gunbai.games.shogun.rules.tower import MODELS
from gunbai.games.shogun.state import State
from gunbai.games.shogun.table import NEUTRAL, Table

GAME = Shogun()


def table(**more: object) -> Table:
    state = GAME.from_position(
        {
            "seats": 3,
            "provinces": {
                "kai": {"owner": 0, "armies": 9},
                "suruga": {"owner": 1, "armies": 3, "buildings": ["castle"], "markers": 1},
            },
            "phase": "actions",
            "secrets": {"plans": [{"castle": "kai"}]},
            **more,
        },
        seed=1,
    )
    assert isinstance(state, State)
    return state.table


def against(position: Table, name: str, armies: int) -> float:
    return odds_of_attack(position, 0, PROVINCES.index(name), armies).win


def test_odds_add_up_and_are_the_same_for_the_same_seed() -> None:
    first = odds_of_attack(table(), 0, PROVINCES.index("suruga"), 4, samples=500, seed=3)
    again = odds_of_attack(table(), 0, PROVINCES.index("suruga"), 4, samples=500, seed=3)
    assert (first.wins, first.draws, first.losses) == (again.wins, again.draws, again.losses)
    assert first.samples == 500
    assert first.win + first.draw + first.loss == pytest.approx(1)


def test_odds_of_a_certain_attack() -> None:
    """An empty tower of the web model, 40 against 1 farmer: never lost in 2,000 throws."""
    numbers = [0] * 12 + [40, 0, 0, 0, 0, 1]
    assert odds(1, numbers, 0, -1, True).wins == 2000


def test_more_armies_and_help_make_a_difference() -> None:
    plain = table()
    assert against(plain, "suruga", 3) < against(plain, "suruga", 5) < against(plain, "suruga", 8)
    walls = table(events={"round": "strong_walls_2"})
    assert against(walls, "suruga", 4) < against(plain, "suruga", 4)
    helped = table(players=[{"special": "attack1"}])
    assert against(helped, "suruga", 4) > against(plain, "suruga", 4)
    guarded = table(players=[{}, {"special": "defence1"}])
    assert against(guarded, "suruga", 4) < against(plain, "suruga", 4)


def test_farmers_defend_a_neutral_province_and_the_militia_is_two() -> None:
    assert against(table(), "izu", 3) > against(table(events={"round": "village_militia"}), "izu", 3)


def test_what_lies_in_tray_and_tower_counts() -> None:
    assert against(table(tray={"1": 4}), "suruga", 4) < against(table(), "suruga", 4)
    assert against(table(tower=[{"0": 20}]), "suruga", 4) > against(table(), "suruga", 4)


def test_odds_change_nothing_on_the_table() -> None:
    position = table(players=[{"special": "attack1"}])
    before = position.copy().parts()
    odds_of_attack(position, 0, PROVINCES.index("suruga"), 4, samples=10)
    assert position.parts() == before


def test_a_card_helps_no_more_than_the_supply_after_the_castle_has() -> None:
    """SG5.7: one army is left; the strong walls take it, so the special card throws in none."""
    held = {"suruga": {"owner": 1, "armies": 3, "buildings": ["castle"]}, "mino": {"owner": 1, "armies": 62 - 3 - 1}}
    provinces = {"kai": {"owner": 0, "armies": 9}, **held}
    walls = {"events": {"round": "strong_walls_2"}, "provinces": provinces}
    guarded = table(players=[{}, {"special": "defence1"}], **walls)
    assert guarded.supply[1] == 1
    assert against(guarded, "suruga", 4) == against(table(**walls), "suruga", 4)


@pytest.mark.parametrize("defender", [0, 1, 4])
def test_cubes_of_whoever_defends_fight(defender: int) -> None:
    """An empty tower of the web model: 1 against 40 never wins, whatever the colour of the 40."""
    thrown = [0] * 6
    thrown[2], thrown[defender] = 1, 40
    assert odds(1, [0] * 12 + thrown, 2, defender, False).wins == 0


@pytest.fixture
def open_tower() -> Iterator[int]:
    """One more model: nothing stays inside."""
    MODELS.append(lambda generator, numbers: [*numbers[12:], *([0] * 12)])
    yield len(MODELS) - 1
    MODELS.pop()


@pytest.mark.parametrize(("armies", "shares"), [(3, (1.0, 0.0, 0.0)), (2, (0.0, 1.0, 0.0)), (1, (0.0, 0.0, 1.0))])
def test_odds_count_wins_draws_losses_and_the_armies_left(
    open_tower: int, armies: int, shares: tuple[float, float, float]
) -> None:
    """Against two, through a tower that keeps nothing."""
    found = odds(open_tower, [0] * 12 + [armies, 2, 0, 0, 0, 0], 0, 1, farmers=False, samples=20)
    assert (found.win, found.draw, found.loss) == shares
    assert (found.samples, found.armies) == (20, 20 if armies == 3 else 0)


def test_an_attack_on_a_neutral_province_that_does_not_win_is_lost(open_tower: int) -> None:
    found = odds(open_tower, [0] * 12 + [1, 0, 0, 0, 0, 1], 0, NEUTRAL, farmers=True, samples=20)
    assert (found.win, found.draw, found.loss) == (0.0, 0.0, 1.0)
