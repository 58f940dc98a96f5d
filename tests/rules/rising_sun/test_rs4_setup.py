"""RS4: setting up the game, with the options that belong to it."""

import pytest

from gunbai.games.rising_sun.data.board import PROVINCES
from gunbai.games.rising_sun.data.words import CLAN, KAMI_NAMES, SETS
from gunbai.games.rising_sun.state import State
from gunbai.kernel.errors import BadInput
from tests.rules.rising_sun.scenario import FIVE, GAME, clan_of, finish, hand, honor, new_game, pieces, vp

HOMES = {"koi": "edo", "lotus": "nagato", "turtle": "kyoto", "dragonfly": "hokkaido", "bonsai": "kyushu"}
SEEDS = range(40)


def kami(state: State) -> list[str]:
    return [KAMI_NAMES[tile] for tile in state.table.shrines]


def clans(state: State) -> list[str]:
    return [clan_of(state, seat) for seat in range(state.table.seats)]


def test_rs4_1_seats_run_in_the_order_of_starting_honor() -> None:
    assert clans(new_game(5)) == ["koi", "lotus", "turtle", "dragonfly", "bonsai"]


@pytest.mark.parametrize("value", GAME.options[-1].values[1:])
def test_rs4_1_option_clans(value: str) -> None:
    chosen = value.split("+")
    state = new_game(len(chosen), clans=value)
    assert clans(state) == chosen == [clan for clan in FIVE if clan in chosen]
    assert honor(state) == chosen


def test_rs4_1_option_clans_random_draws_any_of_them_in_seat_order() -> None:
    drawn = {tuple(clans(new_game(3, seed))) for seed in SEEDS}
    assert len(drawn) > 5
    assert all(list(row) == [clan for clan in CLAN.words if clan in row] for row in drawn)
    assert {clan for row in drawn for clan in row} == set(CLAN.words)


def test_rs4_1_the_number_of_clans_must_fit_the_seats() -> None:
    with pytest.raises(BadInput) as refusal:
        new_game(4, clans="koi+lotus+turtle")
    assert refusal.value.field == "options.clans"


def test_rs4_1_seating_never_changes() -> None:
    state = new_game(3, clans="lotus+turtle+bonsai")
    assert clans(finish(state)) == ["lotus", "turtle", "bonsai"]
    assert state.is_over()


def test_rs4_2_points_at_zero_and_honor_without_gaps() -> None:
    state = new_game(3, clans="koi+turtle+bonsai")
    assert honor(state) == ["koi", "turtle", "bonsai"]
    assert [vp(state, clan) for clan in clans(state)] == [0, 0, 0]


def test_rs4_3_daimyo_bushi_and_stronghold_at_home() -> None:
    state = new_game(5)
    for clan, home in HOMES.items():
        for province in PROVINCES:
            wanted = {"daimyo": 1, "bushi": 1, "strongholds": 1} if province == home else {}
            assert pieces(state, clan, province) == wanted
        assert pieces(state, clan, "reserve") == {"bushi": 5, "shinto": 3, "strongholds": 3}


def test_rs4_4_four_of_the_seven_shrines_at_random() -> None:
    drawn = [kami(new_game(3, seed)) for seed in SEEDS]
    assert all(len(set(row)) == 4 for row in drawn)
    assert {name for row in drawn for name in row} == set(KAMI_NAMES)
    assert len({tuple(row) for row in drawn}) > 20
    assert {row[0] for row in drawn} == set(KAMI_NAMES), "each may lie on the left"


def test_rs4_4_option_shrines_first_game() -> None:
    for seed in range(3):
        assert kami(new_game(3, seed, shrines="first_game")) == ["amaterasu", "fujin", "hachiman", "tsukuyomi"]


def test_rs4_4_shrines_stay_for_the_whole_game() -> None:
    state = new_game(3, 5)
    before = kami(state)
    assert kami(finish(state)) == before


@pytest.mark.parametrize("value", ["archway", "teapot", "horseman"])
def test_rs4_5_option_set(value: str) -> None:
    assert SETS[new_game(3, set=value).table.card_set] == value


def test_rs4_5_the_first_games_set_is_the_default_and_random_draws_any() -> None:
    assert SETS[new_game(3).table.card_set] == "archway"
    assert {SETS[new_game(3, seed, set="random").table.card_set] for seed in SEEDS} == {"archway", "teapot", "horseman"}


def test_rs4_6_war_tokens_are_shuffled() -> None:
    drawn = [tuple(new_game(3, seed).table.wars) for seed in SEEDS]
    assert len(set(drawn)) > 30
    assert {row[0] for row in drawn} == set(range(8))


def test_rs4_6_mandates_are_shuffled() -> None:
    hands = {tuple(hand(finish(new_game(3, seed), until="mandate"))) for seed in SEEDS}
    assert len(hands) > 10


def test_rs4_6_each_season_has_its_own_draw() -> None:
    state = new_game(3, 2)
    spring = list(state.table.wars)
    finish(state, until="mandate")
    finish(state, until="tea")
    assert state.table.season == 1
    assert sorted(spring) != sorted(state.table.wars) or spring != state.table.wars


@pytest.mark.parametrize(
    ("name", "value"), [("set", "dynasty"), ("shrines", "first"), ("clans", "koi+moon+fox"), ("set", "core")]
)
def test_rs4_5_unknown_values_are_refused(name: str, value: str) -> None:
    with pytest.raises(BadInput) as refusal:
        new_game(3, 1, **{name: value})
    assert refusal.value.field == f"options.{name}"
