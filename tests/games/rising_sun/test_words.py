"""Numbers that stand for words stand for the right ones; what the map gives and joins, province by province."""

from __future__ import annotations

import pytest

from gunbai.games.rising_sun.data import board, figures, words

NAMED = {
    words.MANDATES: (words.RECRUIT, words.MARSHAL, words.TRAIN, words.HARVEST, words.BETRAY),
    words.KAMI_NAMES: (
        *(words.AMATERASU, words.FUJIN, words.HACHIMAN, words.RAIJIN, words.RYUJIN),
        *(words.SUSANOO, words.TSUKUYOMI),
    ),
    words.ADVANTAGES: (words.SEPPUKU, words.HOSTAGE, words.RONIN, words.POETS),
    words.PHASES: (words.SETUP, words.TEA, words.POLITICS, words.WAR, words.CLEANUP, words.SCORING),
    words.SEASONS: (words.SPRING, words.SUMMER, words.AUTUMN, words.WINTER),
    words.SETS: (words.CORE, words.ARCHWAY, words.TEAPOT, words.HORSEMAN),
    words.SOURCES: (
        *(words.FROM_HARVEST, words.FROM_KAMI, words.FROM_SEPPUKU, words.FROM_HOSTAGES, words.FROM_POETS),
        *(words.FROM_CARDS, words.STOLEN, words.FROM_TOKENS, words.FROM_PROVINCES, words.FROM_WINTER_CARDS),
    ),
    board.PROVINCES: (
        *(board.HOKKAIDO, board.OSHU, board.EDO, board.KYOTO, board.KANSAI, board.NAGATO),
        *(board.KYUSHU, board.SHIKOKU),
    ),
    figures.MOVER_NAMES: (
        *(figures.DAIMYO, figures.BUSHI, figures.SHINTO, figures.KOMAINU, figures.ONI_OF_SKULLS, figures.YUREI),
        *(figures.RIVER_DRAGON, figures.ONI_OF_BLOOD, figures.ONI_OF_SOULS, figures.ONI_OF_HATE),
        *(figures.ONI_OF_SPITE, figures.STRONGHOLD),
    ),
}


@pytest.mark.parametrize("names", NAMED, ids=lambda names: names[0])
def test_every_word_has_the_number_that_is_named_for_it(names: tuple[str, ...]) -> None:
    assert NAMED[names] == tuple(range(len(names)))


def test_rs6_1_the_track() -> None:
    assert "".join("K" if kami else "m" for kami in words.TRACK) == "mmmKmmKmmK"
    assert words.TRACK.count(False) == words.MANDATE_TURNS == 7


def test_rs1_10_two_tiles_of_each_mandate_and_four_in_hand() -> None:
    assert (words.TILES_OF_EACH, words.HAND) == (2, 4)


def test_rs4_4_the_kami_of_the_first_game() -> None:
    named = [words.KAMI_NAMES[kami] for kami in words.FIRST_GAME_KAMI]
    assert named == ["amaterasu", "fujin", "hachiman", "tsukuyomi"]


REWARDS = {
    "hokkaido": (0, 0, 2),
    "oshu": (0, 3, 0),
    "edo": (2, 2, 0),
    "kyoto": (4, 0, 0),
    "kansai": (3, 0, 0),
    "nagato": (1, 1, 1),
    "kyushu": (1, 1, 1),
    "shikoku": (0, 3, 0),
}


@pytest.mark.parametrize("name", REWARDS)
def test_rs6_11_the_reward_of_a_province_and_its_other_reading(name: str) -> None:
    province, (points, coins, ronin) = board.PROVINCES.index(name), REWARDS[name]
    assert board.reward(province, shikoku_ronin=False, without_point=False) == (points, coins, ronin)
    in_ronin = (0, 0, 3) if name == "shikoku" else (points, coins, ronin)
    assert board.reward(province, shikoku_ronin=True, without_point=False) == in_ronin
    no_point = (0, coins, ronin) if name in ("nagato", "kyushu") else (points, coins, ronin)
    assert board.reward(province, shikoku_ronin=False, without_point=True) == no_point


ROUTES = {"hokkaido oshu", "hokkaido kansai", "hokkaido kyushu", "kansai kyushu", "kansai shikoku", "shikoku kyushu"}
LAND = {"oshu edo", "oshu kyoto", "edo kyoto", "kyoto kansai", "kansai nagato"}


def pairs(names: set[str]) -> set[frozenset[str]]:
    return {frozenset(name.split()) for name in names}


def test_rs1_2_every_sea_route_has_a_number_of_its_own_either_way() -> None:
    found: dict[int, set[frozenset[str]]] = {}
    for a, one in enumerate(board.PROVINCES):
        for b, other in enumerate(board.PROVINCES):
            assert board.ROUTES[a * 8 + b] == board.ROUTES[b * 8 + a]
            if board.ROUTES[a * 8 + b] >= 0:
                found.setdefault(board.ROUTES[a * 8 + b], set()).add(frozenset((one, other)))
    assert sorted(found) == list(range(6))
    assert set().union(*found.values()) == pairs(ROUTES)
    assert all(len(joined) == 1 for joined in found.values())


@pytest.mark.parametrize(("reading", "land"), [(0, LAND), (1, LAND - {"edo kyoto"})])
def test_rs1_2_provinces_are_neighbours_by_land_and_by_sea(reading: int, land: set[str]) -> None:
    joined = {
        frozenset((board.PROVINCES[a], board.PROVINCES[b])) for a in range(8) for b in board.NEIGHBOURS[reading][a]
    }
    assert joined == pairs(land | ROUTES)
